"""``vault-memory import``: import whole histories of conversations."""

from __future__ import annotations

import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from vault_memory.api.imports import FORMATS
from vault_memory.cli.bulk import print_users, worker_options
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json, say
from vault_memory.cli.progress import Steps
from vault_memory.errors import InputError
from vault_memory.text.display import count_noun

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vault_memory.api.imports import CopyReport, ImportPreview, ImportReport, ImportSelection


@click.command(name="import")
@click.argument("path", type=click.Path(path_type=Path))
@click.option(
    "--as",
    "format_",
    type=click.Choice(["auto", "notes", "conversations", *FORMATS]),
    default="auto",
    metavar="WHAT",
    help=f"Read PATH as notes, conversations, or one of {', '.join(FORMATS)}.",
)
@click.option("--format", "old_format", type=click.Choice(["auto", *FORMATS, "notes"]), default="auto", hidden=True)
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.option("--since", metavar="DATE", help="Only conversations with messages of this day or later.")
@click.option("--limit", type=click.IntRange(min=1), help="Import at most this many new conversations.")
@click.option(
    "--project", metavar="PATTERN", default="", help="Only sessions of this project (a folder or its last part)."
)
@click.option("--dry-run", is_flag=True, help="Count, and with a model estimate the cost; write nothing.")
@click.option(
    "--store-only",
    is_flag=True,
    help="Store transcripts for search only; 'maintain consolidate' extracts statements later.",
)
@click.option("--attachments", is_flag=True, help="With notes: copy pictures and other files, too.")
@click.option("--per-user", is_flag=True, help="PATH holds a file or a folder for each user, under the user's name.")
@worker_options
@json_option
@pass_context
def command(
    context: GlobalOptions,
    path: Path,
    format_: str,
    old_format: str,
    yes: bool,
    since: str | None,
    limit: int | None,
    project: str,
    dry_run: bool,
    store_only: bool,
    attachments: bool,
    per_user: bool,
    workers: int | None,
    scheduler: str,
    as_json: bool,
) -> None:
    """Import the conversations at PATH: an export, or a folder of them.

    ChatGPT's and Claude's exports (the .zip as it comes), sessions of Claude Code and Codex, chats of WhatsApp,
    Telegram and Slack, OpenAI-style JSON, transcripts in markdown, memories of mem0 and of the MCP memory server. Dates
    are those of the conversations. Known conversations are skipped, so running an interrupted import again continues
    it. memory.exclude applies.

    For a folder, the program shows which format it has recognised, and asks. Notes (.md, .mdx, .txt) are copied as
    topics, byte for byte; nothing is overwritten. To search a folder in place, use 'folder add'.

    --workers reads ahead in other processes; with --per-user each process imports the data of one user at a time.

    \b
    vault-memory import ~/Downloads/chatgpt-export.zip --dry-run
    vault-memory import ~/.claude/projects --since 2026-01-01
    vault-memory import 'WhatsApp Chat with Ann.zip'
    vault-memory import ~/.codex/sessions --project dispatch
    vault-memory import ~/Notes
    vault-memory import ~/Notes --as notes --yes
    vault-memory import ~/Downloads/chatgpt-export.zip --workers 4
    vault-memory import /srv/exports --per-user --workers 8
    """

    from vault_memory.api.imports import ImportSelection

    path = path.expanduser()
    format_ = old_format if format_ == "auto" else format_
    if per_user:
        if format_ == "notes" or dry_run:
            raise click.UsageError("--per-user imports conversations; it cannot be combined with notes or --dry-run")
        wanted = ImportSelection(format_, _day(since), limit or 0, project, learn=not store_only)
        _import_users(context, path, wanted, workers, scheduler, as_json)
        return
    if (workers is not None or scheduler) and (dry_run or format_ == "notes"):
        raise click.UsageError(
            "--workers and --scheduler import conversations; they cannot be combined with notes or --dry-run"
        )
    if format_ == "auto" and path.is_dir():
        format_ = _agree_on(path, asking=not (yes or dry_run or as_json) and sys.stdin.isatty())
    if format_ == "notes":
        _notes(context, path, attachments, dry_run, as_json)
        return
    memory = context.memory(new=True)
    wanted = ImportSelection(format_, _day(since), limit or 0, project, learn=not store_only)
    try:
        with Steps(quiet=as_json) as step:
            if dry_run:
                preview = memory.preview_import(path, wanted, step)
            else:
                done = memory.import_from(path, wanted, step, workers=workers, scheduler=scheduler)
    except KeyboardInterrupt:
        say("stopped; the same command continues from here", err=True)
        raise click.exceptions.Exit(130) from None
    found = preview if dry_run else done
    if path.is_file() and len(found.errors) == 1 and not as_json and not _count_conversations(found):
        raise InputError(found.errors[0])
    if as_json:
        print_json(asdict(found))
    elif dry_run:
        print_preview(preview)
    else:
        print_imported(done, archived=not store_only)
    if found.errors:
        raise click.exceptions.Exit(1)


def _import_users(
    context: GlobalOptions, folder: Path, wanted: ImportSelection, workers: int | None, scheduler: str, as_json: bool
) -> None:
    from vault_memory.api.bulk import import_users
    from vault_memory.memory import Memory

    home = Memory(context.home).home
    with Steps(quiet=as_json) as step:
        done = import_users(home, folder, wanted, count=workers or 0, scheduler=scheduler, step=step)
        print_users(done, as_json=as_json)


def _agree_on(folder: Path, *, asking: bool) -> str:
    """Print what the folder seems to contain, and ask. Raises UsageError if that is unclear and nobody can be asked."""
    from vault_memory.api.imports import is_notes, look_at_folder

    found = look_at_folder(folder)
    kind = "notes" if is_notes(folder) else found.kind
    say(f"{folder}: {found}", err=True)
    if not (found.notes or found.transcripts or found.data):
        raise InputError(f"{folder}: holds no notes and no conversations (.md, .mdx, .txt, .json, .jsonl or .zip)")
    if not kind and not asking:
        raise click.UsageError(f"{folder} may be notes or conversations: add --as notes or --as conversations")
    if not kind:
        answer = click.prompt(
            "Take them for notes or for conversations?",
            type=click.Choice(["notes", "conversations", "neither"]),
            default="neither",
            err=True,
        )
        if answer == "neither":
            raise click.exceptions.Abort
        return str(answer)
    meant = "Copy the notes in as topics?" if kind == "notes" else "Take them in as conversations?"
    if asking and not click.confirm(meant, default=True, err=True):
        raise click.exceptions.Abort
    return kind if kind == "notes" else "auto"


def _count_conversations(found: ImportReport | ImportPreview) -> int:
    """Return how many conversations a file holds that can be read."""
    return found.conversations + found.known + found.not_wanted + found.excluded


def print_preview(found: ImportPreview) -> None:
    out = console()
    days = f", {found.first} to {found.last}" if found.first else ""
    new = found.conversations - found.known
    out.print(
        f"{count_noun(new, 'new conversation')} with {count_noun(found.messages, 'message')}{days}",
        style="bold",
        markup=False,
    )
    _print_passed_over(found)
    if found.model:
        price = "no known price" if found.cost is None else f"about ${found.cost:,.2f}"
        tokens = f"{found.tokens_in:,} tokens in, {found.tokens_out:,} out"
        out.print(f"  about {found.calls:,} calls, {tokens}; {price} ({found.model})", markup=False)
    out.print("  nothing was written: a dry run", style="dim")
    _errors(found.errors, found.warnings)


def print_imported(done: ImportReport, *, archived: bool) -> None:
    out = console()
    out.print(
        f"{count_noun(done.new, 'conversation')} with {count_noun(done.messages, 'new message')}",
        style="bold",
        markup=False,
    )
    _print_passed_over(done)
    if archived and done.archived:
        rest = [
            count_noun(done.topics, "new topic") if done.topics else "",
            f"{done.superseded:,} superseded" if done.superseded else "",
        ]
        more = "".join(f", {text}" for text in rest if text)
        out.print(
            f"  {count_noun(done.statements, 'statement')} kept of {count_noun(done.archived, 'conversation')}{more}",
            markup=False,
        )
    if done.waiting:
        out.print(
            f"  {count_noun(done.waiting, 'edit')} waiting for you: vault-memory review", style="yellow", markup=False
        )
    if done.redacted:
        out.print(
            f"  {count_noun(done.redacted, 'secret')} redacted before anything was stored", style="yellow", markup=False
        )
    if done.tokens_in:
        cost = f" · ${done.cost:.4f}" if done.cost else ""
        out.print(f"  {done.tokens_in:,} tokens in, {done.tokens_out:,} out{cost}", style="dim", markup=False)
    if not archived:
        out.print(
            "  only stored: 'vault-memory maintain consolidate' extracts statements from them",
            style="dim",
            markup=False,
        )
    _errors(done.errors, done.warnings)


def _print_passed_over(found: ImportReport | ImportPreview) -> None:
    parts = (
        (found.known, "known already"),
        (found.not_wanted, "left out by --since or --project"),
        (found.excluded, "left out by memory.exclude"),
        (found.passed_over, "skipped: no conversations (--as notes imports notes)"),
    )
    if text := ", ".join(f"{count:,} {why}" for count, why in parts if count):
        console().print(f"  {text}", style="dim", markup=False)


def _errors(errors: Sequence[str], warnings: Sequence[str] = ()) -> None:
    for lines, style in ((errors, "red"), (warnings, "yellow")):
        for line in lines:
            console().print(f"  ! {line}", style=style, markup=False)


def _notes(context: GlobalOptions, path: Path, attachments: bool, dry_run: bool, as_json: bool) -> None:
    memory = context.memory(new=True)
    with Steps(quiet=as_json) as step:
        done = memory.import_notes(
            path,
            attachments=attachments,
            dry_run=dry_run,
            progress=lambda n, total: step("Copying", n, total),
        )
    if as_json:
        print_json(asdict(done))
    else:
        print_copied(done, dry_run)
    if done.clashes or done.problems:
        raise click.exceptions.Exit(1)


def print_copied(done: CopyReport, dry_run: bool) -> None:
    out = console()
    out.print(f"{count_noun(len(done.notes), 'note')} copied in as topics", style="bold", markup=False)
    parts = (
        (len(done.attachments), "other file", "copied"),
        (done.known, "note", "there already"),
        (done.left_behind, "picture or other file", "not copied (--attachments copies them, too)"),
    )
    if text := ", ".join(
        f"{count_noun(count, noun, noun.replace(' or', 's or') + 's')} {what}" for count, noun, what in parts if count
    ):
        out.print(f"  {text}", style="dim", markup=False)
    if dry_run:
        out.print("  nothing was written: a dry run", style="dim")
    _errors((*done.clashes, *done.problems))


def _day(text: str | None) -> datetime | None:
    if text is None:
        return None
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise InputError(f"--since: '{text}' is not a date; write it as 2026-01-18") from None
