"""``vault-memory maintain decay``: move statements that have faded to ``archive/``."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from vault_memory.cli import completion
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json

if TYPE_CHECKING:
    from vault_memory.api.results import DecayReport


@click.command(name="decay", short_help="archive statements that have faded")
@click.option("--dry-run", is_flag=True, help="Show what would be done; write nothing.")
@json_option
@pass_context
def command(context: GlobalOptions, dry_run: bool, as_json: bool) -> None:
    """Move statements that have faded from their topics to archive/, where no search looks.

    A statement that the program wrote and no search returned for 30 days loses 5 % of its confidence a day. Below 0.1
    and after 90 days without use, tasks and context move to archive/; other types are listed, and you decide. What you
    wrote, edited or pinned (pinned: true in the frontmatter, a tag #pinned) never fades. All numbers are settings
    (decay.*). If .state is missing, the clocks start now.

    Exit code 1 if a document could not be changed.

    \b
    vault-memory maintain decay --dry-run
    vault-memory maintain decay
    """
    report = context.memory().decay(dry_run=dry_run)
    moved = f"{'would move' if dry_run else 'moved'} to archive/, of {report.cells} that can fade"
    _print(report, f"{len(report.moved)} {moved}", as_json)


@click.command(name="restore", short_help="restore faded statements")
@click.argument("what", metavar="ID|TOPIC", nargs=-1, required=True, shell_complete=completion.topics)
@json_option
@pass_context
def restore(context: GlobalOptions, what: tuple[str, ...], as_json: bool) -> None:
    """Restore a statement, or all of a topic, from archive/.

    \b
    vault-memory maintain restore vm-k3f9a2q8d1
    vault-memory maintain restore 'Dispatch service'
    """
    wanted = " ".join(what)
    if not wanted.strip():
        raise click.UsageError("give the id of a statement, or a topic")
    report = context.memory().decay(restore=wanted)
    _print(report, f"{len(report.moved)} brought back", as_json)


def _print(report: DecayReport, head: str, as_json: bool) -> None:
    """Print the report. Exit code 1 when a document could not be changed."""
    if as_json:
        print_json(asdict(report))
    else:
        out = console()
        out.print(head)
        for each in report.moved:
            out.print(f"  {each.topic}  [{each.type}] {each.text}  ^{each.id}", markup=False)
        if report.faded:
            out.print(f"{len(report.faded)} faded and left for you:")
        for each in report.faded:
            out.print(f"  {each.topic}  [{each.type}] {each.text}  ({each.why})", markup=False, style="dim")
        for error in report.errors:
            out.print(f"problem: {error}", style="yellow", markup=False)
        if report.run:
            out.print(f"run {report.run}", style="dim")
    if report.errors:
        raise click.exceptions.Exit(1)
