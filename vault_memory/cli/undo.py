"""``vault-memory undo``: take back what a run changed."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json
from vault_memory.text.display import count_noun

if TYPE_CHECKING:
    from vault_memory.api.runs import UndoReport

_SHOWN = {"restored": "~", "removed": "-", "kept": "=", "unchanged": "="}


@click.command(name="undo")
@click.argument("run", metavar="[RUN]", default="")
@click.option("--dry-run", is_flag=True, help="Show what would change; write nothing.")
@json_option
@pass_context
def command(context: GlobalOptions, run: str, dry_run: bool, as_json: bool) -> None:
    """Take back what RUN changed, the last run unless it is named; `vault-memory log` lists them.

    What was changed since stays as it is and is shown. The conversation is kept: its messages come back into the
    topics only with `archive --redo`. Git is not needed.

    \b
    vault-memory undo --dry-run
    vault-memory undo
    vault-memory undo 20260118T100012-7f3k
    """
    report = context.memory().undo(run, dry_run=dry_run)
    if as_json:
        print_json(asdict(report) | {"dry_run": dry_run})
    else:
        show(report, diffs=dry_run)


def show(report: UndoReport, *, diffs: bool) -> None:
    from rich.text import Text

    from vault_memory.cli.diff import show_diff

    out = console()
    about = f" of {report.conversation}" if report.conversation else ""
    out.print(Text(f"{report.trigger} {report.run}{about}", style="bold"))
    for document in report.documents:
        line = Text(f"  {_SHOWN[document.what]} ", style="cyan").append(document.topic, style="")
        out.print(line.append(f"  {document.what}", style="dim"))
        for kept in document.kept:
            out.print(Text(f"    kept, as it was changed since: {kept}", style="yellow"))
        if diffs:
            show_diff(out, document.diff)
    if not report.documents:
        out.print("  nothing to take back")
    if report.messages:
        out.print(f"  {count_noun(report.messages, 'message')} marked as undone; archive --redo takes them in again")
    if report.proposals:
        out.print(f"  {count_noun(report.proposals, 'proposed edit')} withdrawn")
    if report.reopened:
        waits = "waits" if report.reopened == 1 else "wait"
        out.print(f"  {count_noun(report.reopened, 'proposed edit')} {waits} again: vault-memory review")
    for note in report.notes:
        out.print(Text(f"  ! {note}", style="yellow"))
    commit = f" · commit {report.commit[:10]}" if report.commit else ""
    out.print(Text("  nothing was written: a dry run" if diffs else f"  run {report.undo}{commit}", style="dim"))
