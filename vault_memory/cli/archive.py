"""``vault-memory archive``: take conversations into the vault."""

from __future__ import annotations

import shlex
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from vault_memory.api.imports import FORMATS
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json
from vault_memory.cli.progress import progress
from vault_memory.text.display import count_noun

if TYPE_CHECKING:
    from vault_memory.memory import Memory
    from vault_memory.models import ItemReport, Preview, Report

_LISTED = "to list them:"
_OUTCOMES = {"superseded": "supersedes", "noop": "known"}  # as printed; the text of a superseded item is its successor


@click.command(name="archive")
@click.argument("file", metavar="FILE|-", nargs=-1, required=True, callback=lambda *given: _choose_only(given[-1]))
@click.option(
    "--format",
    "format_",
    type=click.Choice(["auto", *FORMATS]),
    default="auto",
    metavar="FORMAT",
    help=f"Format of FILE, if it is not recognised: {', '.join(FORMATS)}.",
)
@click.option("--dry-run", is_flag=True, help="Show what would be done or what it would cost; write nothing.")
@click.option("--redo", is_flag=True, help="Archive again, with the model, what was archived without one.")
@click.option("--verbose", is_flag=True, help="Show what became of each statement, and why sentences were left out.")
@click.option("--review", "then_review", is_flag=True, help="Review the proposed edits afterwards.")
@json_option
@pass_context
def command(
    context: GlobalOptions,
    file: str,
    format_: str,
    dry_run: bool,
    redo: bool,
    verbose: bool,
    then_review: bool,
    as_json: bool,
) -> None:
    """Archive the conversations of FILE: extract what is worth keeping into topic documents.

    FILE is OpenAI-style message JSON or JSONL, markdown or text with speaker lines ("User: …"), or one of the exports
    that `vault-memory import` reads; - reads standard input. For several files, or a folder, use `vault-memory import`.
    Archiving the same conversation again adds nothing. With --redo, FILE may be the id of a stored conversation: the
    statements of the offline rules are replaced by those of the model.

    \b
    vault-memory archive session.json
    pbpaste | vault-memory archive -
    vault-memory archive export.json --dry-run
    vault-memory archive conv-456 --redo
    """
    source = sys.stdin.buffer.read() if file == "-" else file
    stored = redo and isinstance(source, str) and not Path(source).exists()
    if dry_run:
        with _memory_to_look_at(context) as memory:
            previews = (
                [memory.preview_redo(file)] if stored else list(memory.preview_file(source, format=format_, redo=redo))
            )
        if as_json:
            print_json([asdict(preview) for preview in previews])
        else:
            print_previews(previews, verbose=verbose, of="message" if redo else "new message")
        return
    memory = context.memory(new=True)
    memory.runs.record_edits()
    reports: list[Report] = []
    with progress("Archiving", quiet=as_json) as update:
        found = iter([memory.redo(file)]) if stored else memory.archive_file(
            source, format=format_, redo=redo, progress=update
        )  # fmt: skip
        for report in found:
            reports.append(report)
            if not as_json:
                update.hide()
                listed = _say_how_to_list(report.conversation if stored or file == "-" else file, format_)
                print_report(report, of="message" if redo else "new message", verbose=verbose, left_out=listed)
    if as_json:
        print_json([asdict(report) for report in reports] if len(reports) != 1 else asdict(reports[0]))
    if then_review and not as_json:
        from vault_memory.cli.review import review

        review(memory)
    if any(report.errors for report in reports):
        raise click.exceptions.Exit(1)


def _choose_only(files: Sequence[str]) -> str:
    """Return the one file. Raises UsageError for several: which is older decides what is superseded."""
    if len(files) > 1:
        raise click.UsageError(
            f"archive reads one file, not {len(files)}; several at once, oldest conversation first: put them into a "
            "folder, and 'vault-memory import FOLDER'"
        )
    return files[0]


def _say_how_to_list(file: str, format_: str) -> str:
    """Return how to list the sentences that made no statement, now that the messages of ``file`` are archived.

    ``file`` may be the id of the stored conversation.
    """
    options = ["--redo", "--dry-run", "--verbose", *(["--format", format_] if format_ != "auto" else [])]
    return f"{_LISTED} {shlex.join(['archive', *options, file])}"


@contextmanager
def _memory_to_look_at(context: GlobalOptions) -> Iterator[Memory]:
    """Yield the vault; if there is none yet, a temporary empty one."""
    from vault_memory.memory import Memory

    with tempfile.TemporaryDirectory(prefix="vault-memory-") as folder:
        known = context.user is not None or Memory(home=context.home).exists()
        memory = context.memory() if known else Memory(home=folder)
        memory.init()
        yield memory
        memory.close()


def print_previews(previews: Sequence[Preview], *, verbose: bool, of: str = "new message") -> None:
    """Print what archiving would do; with a model, the number and cost of its requests. ``of``: as in print_report."""
    from rich.text import Text

    out = console()
    for preview in previews:
        if preview.report is not None:
            print_report(preview.report, of=of, verbose=verbose, left_out=f"{_LISTED} --verbose")
    asked = [preview for preview in previews if preview.report is None]
    if asked:
        new, calls = (sum(getattr(each, name) for each in asked) for name in ("new_messages", "calls"))
        given, made = (sum(getattr(each, name) for each in asked) for name in ("tokens_in", "tokens_out"))
        costs = [each.cost for each in asked]
        price = "no known price" if None in costs else f"about ${sum(cost or 0 for cost in costs):.4f}"
        out.print(Text(f"{count_noun(len(asked), 'conversation')}, {count_noun(new, of)}", style="bold"))
        out.print(
            f"  about {count_noun(calls, 'call')}, {given:,} tokens in, {made:,} out; {price} ({asked[0].model})",
            markup=False,
        )
    out.print(Text("  nothing was written: a dry run", style="dim"))


def print_report(report: Report, *, of: str = "new message", verbose: bool = False, left_out: str = "") -> None:
    """Print what one run did: a line a document, what was left out and why.

    ``of``: what its messages are; ``verbose``: also what became of each statement, what a model wanted of it, and which
    sentences made none; ``left_out``: else what to say of these.
    """
    from rich.text import Text

    out = console()
    if unchanged := _explain_unchanged(report):
        out.print(f"{report.conversation}: {unchanged}", markup=False)
        return
    kept = report.count("added") + report.count("superseded") + report.count("updated")
    head = f"{report.conversation}: {count_noun(report.new_messages, of)}, {count_noun(kept, 'statement')} kept"
    out.print(Text(head, style="bold"))
    _print_documents(report)
    changed = sum(bool(item.judged and item.judged.changed) for item in report.items)
    if verbose:
        for item in report.items:
            _print_item(item)
        if report.count("superseded") and report.run:
            out.print(Text(f"  superseded statements: vault-memory diff {report.run}", style="dim"))
    elif changed:
        note = (
            f"{count_noun(changed, 'statement')} not taken just as the model said (archiving with --verbose shows how)"
        )
        out.print(Text(f"  - {note}", style="dim"))
    _print_left_out(report, verbose, left_out)
    _print_problems(report)
    out.print(Text(f"  {_describe_extractor(report)}", style="dim"))


def _explain_unchanged(report: Report) -> str:
    """Return why a run archived nothing; "" if it archived something."""
    if report.excluded:
        return f"left out by memory.exclude ({report.excluded})"
    if report.forgotten:
        return "was forgotten, so it is not archived again"
    if report.new_messages:
        return ""
    back = f"; {report.undone:,} of them undone since, --redo archives them again" if report.undone else ""
    return f"nothing new ({count_noun(report.messages, 'message')} archived before{back})"


def _print_documents(report: Report) -> None:
    """Print for each document, new ones first, how many statements were added, changed, removed or wait."""
    from rich.text import Text

    again = "updated or said again" if report.count("updated") else "said again"
    for document in sorted(report.documents, key=lambda d: (not d.created, d.topic.casefold())):
        counts = [
            f"{count} {word}"
            for count, word in (
                (document.added, "added"),
                (document.updated, again),
                (document.superseded, "superseded"),
                (document.removed, "taken out"),
                (document.pending, "waiting for you"),
            )
            if count
        ]
        if not counts and not document.error:  # everything that was said of it is known already
            continue
        mark, style = ("+", "green") if document.created else ("~", "cyan")
        line = Text(f"  {mark} ", style=style)
        line.append(document.topic, style="")
        line.append(f"  {document.error or ', '.join(counts)}", style="red" if document.error else "dim")
        console().print(line)


def _print_left_out(report: Report, verbose: bool, left_out: str) -> None:
    """Print what was left out and why; the sentences themselves only with ``verbose``, else the note ``left_out``."""
    from rich.text import Text

    out = console()
    rejected = Counter(item.reason for item in report.items if item.outcome == "rejected")
    for reason, count in rejected.most_common():
        out.print(Text(f"  - {count} left out: {reason}", style="dim"))
    if report.left_out:
        more = f" ({left_out})" if left_out and not verbose else ""
        out.print(Text(f"  - {count_noun(len(report.left_out), 'sentence')} made no statement{more}", style="dim"))
    for sentence in report.left_out if verbose else ():
        line = Text(f"    {sentence.message or '-'}  ", style="dim")
        line.append(sentence.text)
        line.append(f"  ({sentence.reason})", style="dim")
        out.print(line)


def _print_problems(report: Report) -> None:
    """Print redacted secrets, errors, messages that could not be read, and notes."""
    from rich.text import Text

    unread = f"{count_noun(report.unread, 'message')} could not be read; the next run tries again"
    redacted = f"{count_noun(report.redacted, 'secret')} redacted before anything was stored"
    lines = [
        *([(redacted, "yellow")] if report.redacted else []),
        *((error, "red") for error in report.errors),
        *([(unread, "yellow")] if report.unread else []),
        *((note, "yellow") for note in report.notes),
    ]
    for line, style in lines:
        console().print(Text(f"  ! {line}", style=style))


def _describe_extractor(report: Report) -> str:
    """Return what extracted the statements and its cost, with the id and the commit of the run."""
    by = "without a model (offline rules)" if report.extractor == "offline" else f"by {report.extractor}"
    if report.tokens_in:
        by += f" · {report.tokens_in:,} tokens in, {report.tokens_out:,} out"
    if report.cost:
        by += f" · ${report.cost:.4f}"
    return by + (f" · run {report.run}" if report.run else "") + _commit(report)


def _print_item(item: ItemReport) -> None:
    """Print what the model wanted of a statement, what it was asked again, what was changed and why."""
    from rich.text import Text

    out = console()
    outcome = _OUTCOMES.get(item.outcome, item.outcome)
    out.print(Text(f"  {outcome:<10} {item.topic}: {item.text}"))
    rows: list[tuple[str, tuple[str, ...]]] = [("reason", (item.reason,) if item.reason else ())]
    if item.judged is not None:
        rows += [("wanted", item.judged.edits), ("asked", item.judged.asked), ("changed", item.judged.changed)]
    for name, texts in rows:
        for text in texts:
            out.print(Text(f"             {name}: {text}", style="yellow" if name == "changed" else "dim"))


def _commit(report: Report) -> str:
    return f" · commit {report.commit[:10]}" if report.commit else ""
