"""``vault-memory decay``: put away what nobody asks for any more."""

from __future__ import annotations

from dataclasses import asdict

import click

from vault_memory.cli import completion
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json


@click.command(name="decay", short_help="put away what nobody asks for any more")
@click.option("--dry-run", is_flag=True, help="Only say what would be done.")
@click.option(
    "--restore",
    "wanted",
    metavar="ID|TOPIC",
    default=None,
    help="Bring back from archive/.",
    shell_complete=completion.topic,
)
@json_option
@pass_context
def command(context: GlobalOptions, dry_run: bool, wanted: str | None, as_json: bool) -> None:
    """Move statements that have faded from their topics to archive/, where no search looks.

    A statement of the machine's that was not brought up for 30 days loses 5 % of its confidence a day. Below 0.1 and
    untouched for 90 days, tasks and context move to archive/; other types are listed for you to decide on. What you
    wrote, edited or pinned (pinned: true in the frontmatter, a tag #pinned) never fades. All numbers are settings
    (decay.*). Where .state is missing the clocks start now.

    Exit code 1 when a document could not be changed.

    \b
    vault-memory decay --dry-run
    vault-memory decay
    vault-memory decay --restore vm-k3f9a2q8d1
    vault-memory decay --restore 'Dispatch service'
    """
    if wanted is not None and not wanted.strip():
        raise click.UsageError("--restore names nothing; give the id of a statement, or a topic's name")
    memory = context.memory()
    if wanted and dry_run:
        raise click.UsageError("--dry-run and --restore exclude each other")
    report = memory.decay(dry_run=dry_run, restore=wanted or "")
    if as_json:
        print_json(asdict(report))
    else:
        out = console()
        verb = "brought back" if wanted else "would move" if dry_run else "moved"
        place = "" if wanted else " to archive/"
        out.print(f"{len(report.moved)} {verb}{place}" + ("" if wanted else f", of {report.cells} that can fade"))
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
