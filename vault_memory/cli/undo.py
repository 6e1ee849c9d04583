"""``vault-memory undo``: undo what a run changed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, json_option, pager, pass_context, print_json, say
from vault_memory.errors import NotFoundError
from vault_memory.text.display import count_noun

if TYPE_CHECKING:
    from rich.console import Console

    from vault_memory.api.runs import RunSummary, UndoReport
    from vault_memory.memory import Memory

_SCREEN = 24  # most lines of differences that are shown without --full
_DOCUMENTS = 16
_PASSED_OVER = ("undo", "init")  # what an undo does not reverse unless it is named
_SHOWN = {"restored": "~", "removed": "-", "kept": "=", "unchanged": "="}


@click.command(name="undo")
@click.argument("run", metavar="[RUN]", default="")
@click.option("--dry-run", is_flag=True, help="Show what would change; write nothing.")
@click.option("--full", is_flag=True, help="List every document; with --dry-run every line that would change.")
@json_option
@pass_context
def command(context: GlobalOptions, run: str, dry_run: bool, full: bool, as_json: bool) -> None:
    """Undo the changes of RUN (default: the last run); `vault-memory log` lists the runs.

    Later changes of the same lines are kept and shown. The conversation is kept; only `archive --redo` brings its
    messages back into topics. An edit in your editor is a run, too: if the last change is one, undo asks which run
    you mean. Git is not needed.

    \b
    vault-memory undo --dry-run
    vault-memory undo
    vault-memory undo 20260118T100012-7f3k
    """
    memory = context.memory()
    run = run or _choose_run(memory, ask=not as_json and sys.stdin.isatty() and sys.stdout.isatty())
    try:
        report = memory.undo(run, dry_run=dry_run)
    except NotFoundError as error:
        if not run:
            raise
        raise NotFoundError(f"{error}; vault-memory log lists the runs") from error
    if as_json:
        print_json(asdict(report) | {"dry_run": dry_run})
    else:
        with pager() as out:
            show(out, report, memory.runs.get(report.run).summary, dry_run=dry_run, full=full)


def _choose_run(memory: Memory, *, ask: bool) -> str:
    """Return the run to undo if a person edited documents since the last run; '': the last run.

    Raises UsageError where nobody can be asked, and if the last change cannot be undone: an older run is not meant.
    """
    edits: list[RunSummary] = []
    final = next(
        (row for row in memory.runs.list() if row.status == "applied" and row.trigger not in _PASSED_OVER), None
    )
    for row in memory.runs.list():
        if row.undoable and row.trigger == "edit":
            edits.append(row)
        elif row.undoable and row.trigger != "undo":
            break
    else:
        row = None
    if final is not None and not final.undoable:
        older = f"; the one before it:\n  vault-memory undo {row.id}   {row.summary}" if row is not None else ""
        raise click.UsageError(f"the last change cannot be undone ({final.summary}){older}")
    if not edits:
        return ""
    choices = [*edits, *([row] if row is not None else [])]
    if not ask:
        commands = "".join(f"\n  vault-memory undo {each.id}   {each.summary}" for each in choices)
        raise click.UsageError(f"the last change is an edit of yours; say which run to undo:{commands}")
    for number, each in enumerate(choices, 1):
        say(f"  {number}  {each.time:%Y-%m-%d %H:%M}  {each.summary}")
    answer = click.prompt("Take back which?", type=click.IntRange(1, len(choices)), default=1)
    return choices[answer - 1].id


def show(out: Console, report: UndoReport, summary: str, *, dry_run: bool, full: bool = False) -> None:
    """Print what an undo changed or would change; without ``full``, shortened to about one screen."""
    from rich.text import Text

    from vault_memory.cli.diff import list_readable, show_diff

    verb = "would undo" if dry_run else "undid"
    out.print(Text(f"{verb}: {summary}", style="bold").append(f"  {report.run}", style="not bold dim"))
    diffs = {document.path: list_readable(document.diff) for document in report.documents if dry_run}
    full = full or (len(report.documents) <= _DOCUMENTS and sum(map(len, diffs.values())) <= _SCREEN)
    shown = report.documents if full else report.documents[:_DOCUMENTS]
    for document in shown:
        line = Text(f"  {_SHOWN[document.what]} ", style="cyan").append(document.topic, style="")
        count = "" if full else _count_lines(diffs.get(document.path, []))
        out.print(line.append(f"  {document.what}{count}", style="dim"))
        for kept in document.kept:
            out.print(Text(f"    kept, because it was changed later: {kept}", style="yellow"))
        if dry_run and full:
            show_diff(out, document.diff)
    if len(shown) < len(report.documents):
        out.print(Text(f"  … and {count_noun(len(report.documents) - len(shown), 'document')}", style="dim"))
    if not report.documents:
        out.print("  nothing to undo")
    if report.messages:
        out.print(f"  {count_noun(report.messages, 'message')} marked as undone; archive --redo archives them again")
    if report.proposals:
        out.print(f"  {count_noun(report.proposals, 'proposed edit')} withdrawn")
    if report.reopened:
        waits = "waits" if report.reopened == 1 else "wait"
        out.print(f"  {count_noun(report.reopened, 'proposed edit')} {waits} again: vault-memory review")
    for note in report.notes:
        out.print(Text(f"  ! {note}", style="yellow"))
    commit = f" · commit {report.commit[:10]}" if report.commit else ""
    more = "" if full else "; --full shows each line"
    out.print(
        Text(f"  nothing was written: a dry run{more}" if dry_run else f"  run {report.undo}{commit}", style="dim")
    )


def _count_lines(diff: Sequence[str]) -> str:
    """Return the numbers of lines that would be added and removed."""
    parts = [
        f"{sign}{count}" for sign in "+-" if (count := sum(line[:1] == sign and line[:3] != sign * 3 for line in diff))
    ]
    return f"  {' '.join(parts)}" if parts else ""
