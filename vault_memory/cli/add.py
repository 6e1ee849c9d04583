"""``vault-memory add``: keep one statement."""

from __future__ import annotations

import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from vault_memory.cli import completion
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json
from vault_memory.models import CELL_TYPES, Outcome
from vault_memory.text.display import count_noun

if TYPE_CHECKING:
    from vault_memory.models import Report

_SAID: dict[Outcome, str] = {
    "added": "kept in",
    "updated": "an older statement was reworded to say this in",
    "superseded": "kept in",
    "noop": "known already in",
    "pending": "waits for your review:",
    "rejected": "not kept in",
    "failed": "could not be kept in",
}


@click.command(name="add")
@click.argument("text", metavar="TEXT|-", nargs=-1, required=True)
@click.option(
    "--topic",
    default="",
    metavar="NAME",
    help="Topic of the statement; determined from the text if not given.",
    shell_complete=completion.topic,
)
@click.option(
    "--type",
    "kind",
    default="",
    metavar="TYPE",
    help=f"One of {', '.join(CELL_TYPES)}.",
    shell_complete=completion.kind,
)
@json_option
@pass_context
def command(context: GlobalOptions, text: tuple[str, ...], topic: str, kind: str, as_json: bool) -> None:
    """Add TEXT as one statement to a topic document; - reads it from standard input.

    A statement that is already known is not added again. One that contradicts what a person wrote waits for review.

    \b
    vault-memory add 'The staging database is reset every Monday'
    vault-memory add --topic Authentication --type decision 'Sessions end after 12 hours'
    """
    said = sys.stdin.read() if text == ("-",) else " ".join(text)
    memory = context.memory(new=True)
    memory.runs.record_edits()
    report = memory.remember(said, topic=topic, type=kind)
    if as_json:
        print_json(asdict(report))
    else:
        print_remembered(report)
    if report.errors:
        raise click.exceptions.Exit(1)


def print_remembered(report: Report) -> None:
    """Print the outcome and the place of the statement."""
    from rich.text import Text

    out, (item,) = console(), report.items
    place = item.path + (f"#^{item.cell}" if item.cell and item.outcome != "pending" else "")
    line = Text(f"[{item.type}] {item.text}", style="bold")
    out.print(line)
    out.print(Text(f"  {_SAID[item.outcome]} {item.topic}  {place}", style="dim"))
    if item.outcome in {"pending", "rejected", "failed"} and item.reason:
        out.print(Text(f"  {item.reason}", style="yellow"))
    if item.outcome == "superseded":
        out.print(Text("  the statement that it replaces is superseded", style="dim"))
    if report.redacted:
        out.print(
            Text(f"  ! {count_noun(report.redacted, 'secret')} redacted before anything was stored", style="yellow")
        )
    for note in report.notes:
        out.print(Text(f"  ! {note}", style="yellow"))
    for error in report.errors:
        out.print(Text(f"  ! {error}", style="red"))
