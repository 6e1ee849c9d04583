"""``vault-memory graph``: show the entities that the topics mention, and their relationships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from vault_memory.cli.command_groups import Subverbs
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json, say
from vault_memory.text.display import count_noun

if TYPE_CHECKING:
    from vault_memory.api.graph import Edge

_everything = click.option("--all", "everything", is_flag=True, help="Include relationships that no longer hold.")


@click.group(name="graph", cls=Subverbs, words="ask")
def command() -> None:
    """Show the people, tools, projects and places of the topics, as notes in entities/ and as a graph.

    \b
    vault-memory graph update
    vault-memory graph show Anneke
    vault-memory graph path Ned Postgres
    vault-memory graph list --type tool --relation likes
    vault-memory graph what tools do I like
    vault-memory graph export --format mermaid
    """


@command.command(name="update", short_help="update the entity notes")
@click.option("--force", is_flag=True, help="Read all topics, even if nothing has changed.")
@json_option
@pass_context
def update_command(context: GlobalOptions, force: bool, as_json: bool) -> None:
    """Update the entity notes from the topics that have changed.

    \b
    vault-memory graph update
    """
    from vault_memory.api.json_output import to_json

    report = context.memory().graph.update(force=force)
    if as_json:
        print_json(to_json(report))
    elif report.unchanged:
        say("nothing has changed since the last update")
    else:
        say(f"{count_noun(report.entities, 'entity', 'entities')}, {count_noun(report.relations, 'relationship')}")
        notes = (("new", report.created), ("changed", report.changed), ("dropped", report.dropped))
        say("  notes: " + (", ".join(f"{len(paths):,} {what}" for what, paths in notes if paths) or "as they were"))
        lines = (("added", report.added), ("no longer so", report.invalidated), ("taken out", report.removed))
        if any(count for _, count in lines):
            say("  lines: " + ", ".join(f"{count:,} {what}" for what, count in lines if count))
        for problem in report.problems:
            say(f"  problem: {problem}")
    if report.problems:
        raise click.exceptions.Exit(1)


@command.command(name="show", short_help="show the relationships of an entity")
@click.argument("name", nargs=-1, required=True)
@_everything
@json_option
@pass_context
def show(context: GlobalOptions, name: tuple[str, ...], everything: bool, as_json: bool) -> None:
    """Show what a person, tool, project or place is related to.

    \b
    vault-memory graph show Anneke
    vault-memory graph show I --all
    """
    from vault_memory.api.graph import edge_row, node_row

    node, edges = context.memory().graph.show(" ".join(name), everything=everything)
    if as_json:
        print_json({"node": node_row(node), "relationships": list(map(edge_row, edges))})
        return
    aliases = f", also {', '.join(node.aliases)}" if node.aliases else ""
    console().print(f"{node.name} ({node.type}{aliases})", style="bold", markup=False)
    _print(edges)


@command.command(name="path", short_help="show the shortest paths between two entities")
@click.argument("one")
@click.argument("other")
@json_option
@pass_context
def path(context: GlobalOptions, one: str, other: str, as_json: bool) -> None:
    """Show the shortest paths between two entities; exit code 1 if there is none.

    \b
    vault-memory graph path Ned Postgres
    """
    from vault_memory.api.graph import edge_row

    ways = context.memory().graph.path(one, other)
    if as_json:
        print_json([list(map(edge_row, way.edges)) for way in ways])
    for way in ways if not as_json else ():
        console().print(str(way), markup=False)
    if not ways:
        if not as_json:
            say("they are not connected")
        raise click.exceptions.Exit(1)


@command.command(name="list", short_help="list entities by type, or relationships by kind")
@click.option("--type", "type_", metavar="TYPE", default="", help="person, tool, project, place … or topic.")
@click.option("--relation", metavar="RELATION", default="", help="likes, uses, 'works on' …")
@click.option("--of", metavar="NAME", default="", help="Entity whose relationships are listed; I for your own.")
@_everything
@json_option
@pass_context
def list_(context: GlobalOptions, type_: str, relation: str, of: str, everything: bool, as_json: bool) -> None:
    """List entities by type, or relationships by kind.

    \b
    vault-memory graph list --type tool
    vault-memory graph list --relation likes --of I
    """
    from vault_memory.api.graph import edge_row, node_row

    nodes, edges = context.memory().graph.list(type=type_, relation=relation, of=of, everything=everything)
    if as_json:
        print_json(list(map(edge_row, edges)) if edges else list(map(node_row, nodes)))
        return
    for node in nodes:
        console().print(f"{node.name} ({node.type})", markup=False)
    _print(edges)
    if not nodes and not edges:
        say("nothing found")


@command.command(name="ask", short_help="answer a question")
@click.argument("question", nargs=-1, required=True)
@json_option
@pass_context
def ask(context: GlobalOptions, question: tuple[str, ...], as_json: bool) -> None:
    """Answer a question such as: what tools do I like?

    \b
    vault-memory graph ask what tools do I like
    vault-memory graph who is my brother
    """
    from vault_memory.api.graph import edge_row

    edges = context.memory().graph.ask(" ".join(question))
    if as_json:
        print_json(list(map(edge_row, edges)))
        return
    _print(edges)
    if not edges:
        say("nothing is known about that")


@command.command(name="export", short_help="export the graph for other programs")
@click.option(
    "--format", "form", type=click.Choice(["dot", "mermaid", "json"]), default="dot", help="Format of the export."
)
@click.option("--around", metavar="NAME", default="", help="Export only this entity and what it is related to.")
@json_option
@pass_context
def export_command(context: GlobalOptions, form: str, around: str, as_json: bool) -> None:
    """Export the graph for Graphviz (dot -Tsvg), Mermaid or other programs.

    \b
    vault-memory graph export --format mermaid --around Anneke
    vault-memory graph export | dot -Tsvg > graph.svg
    """
    text = context.memory().graph.export("json" if as_json else form, around=around)
    click.echo(text.encode("utf-8", "replace").decode())


# --------------------------------------------------------------------------------------------------


def _print(edges: Sequence[Edge]) -> None:
    from rich.text import Text

    out = console()
    for edge in edges:
        ended = f" (until {edge.until:%Y-%m-%d})" if edge.until else "" if edge.valid else " (no longer)"
        line = Text(f"  {edge.subject_name} {edge.relation} {edge.target_name}{ended}")
        line.append(f"  {edge.path}:{edge.line}", style="dim")
        out.print(line)
