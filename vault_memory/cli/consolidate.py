"""``vault-memory maintain consolidate``: renew summaries, supersede what is outdated, finish postponed work."""

from __future__ import annotations

from dataclasses import asdict

import click

from vault_memory.cli import completion
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json


@click.command(name="consolidate", short_help="renew summaries and finish interrupted merges")
@click.argument("topics", metavar="[TOPIC]…", nargs=-1, shell_complete=completion.topic)
@click.option("--prune", is_flag=True, help="Remove what was superseded 90 days ago or more (archive.prune_after).")
@json_option
@pass_context
def command(context: GlobalOptions, topics: tuple[str, ...], prune: bool, as_json: bool) -> None:
    """Write a new summary of each TOPIC, or of every topic whose summary misses enough statements
    (archive.consolidate_after).

    Conversations that no model could read and documents that could not be merged are finished first. What a person
    wrote is never changed: such edits wait in `vault-memory review`.

    \b
    vault-memory maintain consolidate
    vault-memory maintain consolidate "Token storage"
    vault-memory maintain consolidate --prune
    """
    from rich.text import Text

    report = context.memory().consolidate(*topics, prune=prune)
    if as_json:
        print_json(asdict(report))
    else:
        out = console()
        for read in report.conversations:
            kept = read.count("added") + read.count("superseded")
            out.print(Text(f"{read.conversation}: read again, {kept} statements kept"))
        for topic in report.topics:
            done = [
                word
                for word in (
                    "new summary" if topic.summary else "",
                    f"{topic.merged} merged" if topic.merged else "",
                    f"{topic.superseded} superseded" if topic.superseded else "",
                    f"{topic.removed} pruned" if topic.removed else "",
                    f"{topic.pending} waiting for you: vault-memory review" if topic.pending else "",
                )
                if word
            ]
            line = Text("  ~ ", style="cyan").append(topic.topic, style="")
            out.print(line.append(f"  {topic.error or ', '.join(done)}", style="red" if topic.error else "dim"))
        if not report.topics and not report.conversations:
            out.print("nothing to do")
        for note in report.notes:
            out.print(Text(f"  ! {note}", style="yellow"))
        if report.tokens_in:
            used = f"{report.tokens_in:,} tokens in, {report.tokens_out:,} out"
            out.print(
                Text(f"  by {report.by} · {used}" + (f" · ${report.cost:.4f}" if report.cost else ""), style="dim")
            )
    if report.errors:
        raise click.exceptions.Exit(1)
