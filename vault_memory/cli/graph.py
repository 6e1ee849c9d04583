"""``vault-memory graph``: who and what the topics speak of, and how they are related."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import Context, console, json_option, many, pass_context, print_json, say
from vault_memory.errors import InputError, NotFoundError

if TYPE_CHECKING:
    from vault_memory.search.graph import Edge, Graph

_everything = click.option("--all", "everything", is_flag=True, help="What no longer holds, too.")


class _Questions(click.Group):
    """Anything that is no verb of its own is a question: ``graph what tools do I like``."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            return "ask", self.commands["ask"], args
        return super().resolve_command(ctx, args)


@click.group(name="graph", cls=_Questions, short_help="who and what is known, and how they are related")
def command() -> None:
    """The people, tools, projects and places that the topics speak of, as notes in entities/ and as a graph.

    \b
    vault-memory graph update
    vault-memory graph show Anneke
    vault-memory graph path Ned Postgres
    vault-memory graph list --type tool --relation likes
    vault-memory graph what tools do I like
    vault-memory graph export --format mermaid
    """


@command.command(name="update", short_help="bring the entity notes up to the topics")
@click.option("--force", is_flag=True, help="Look at everything, although nothing has changed.")
@json_option
@pass_context
def update_command(context: Context, force: bool, as_json: bool) -> None:
    """Bring the entity notes up to the topics. Again without changes does nothing.

    \b
    vault-memory graph update
    """
    from vault_memory.archive.graph.update import update
    from vault_memory.vault.storage.json_values import to_json

    memory = context.memory()
    settings = memory.settings.graph
    if not settings.enabled:
        raise InputError("the graph is switched off (graph.enabled: false)")
    report = update(memory.store, memory.clock(), user=settings.user, force=force)
    if as_json:
        print_json(to_json(report))
    elif report.unchanged:
        say("nothing has changed since the last update")
    else:
        say(f"{many(report.entities, 'entity', 'entities')}, {many(report.relations, 'relationship')}")
        notes = (("new", report.created), ("changed", report.changed), ("dropped", report.dropped))
        say("  notes: " + (", ".join(f"{len(paths):,} {what}" for what, paths in notes if paths) or "as they were"))
        lines = (("added", report.added), ("no longer so", report.invalidated), ("taken out", report.removed))
        if any(count for _, count in lines):
            say("  lines: " + ", ".join(f"{count:,} {what}" for what, count in lines if count))
        for problem in report.problems:
            say(f"  problem: {problem}")
    if report.problems:
        raise click.exceptions.Exit(1)


@command.command(name="show", short_help="what somebody or something is related to")
@click.argument("name", nargs=-1, required=True)
@_everything
@json_option
@pass_context
def show(context: Context, name: tuple[str, ...], everything: bool, as_json: bool) -> None:
    """What somebody or something is related to.

    \b
    vault-memory graph show Anneke
    vault-memory graph show I --all
    """
    graph = _graph(context)
    wanted = " ".join(name)
    node = graph.nodes[graph.find(wanted)]
    edges = graph.neighbours(wanted, everything=everything)
    if as_json:
        print_json({"node": _node(graph, graph.find(wanted)), "relationships": [_edge(graph, edge) for edge in edges]})
        return
    aliases = f", also {', '.join(node.aliases)}" if node.aliases else ""
    console().print(f"{node.name} ({node.type}{aliases})", style="bold", markup=False)
    _print(graph, edges)


@command.command(name="path", short_help="the shortest ways from one to another")
@click.argument("one")
@click.argument("other")
@json_option
@pass_context
def path(context: Context, one: str, other: str, as_json: bool) -> None:
    """The shortest ways from one to another; exit code 1 where there is none.

    \b
    vault-memory graph path Ned Postgres
    """
    graph = _graph(context)
    ways = graph.paths(one, other)
    if as_json:
        print_json([[_edge(graph, edge) for edge in way] for way in ways])
    for way in ways if not as_json else ():
        steps, at = [graph.name(graph.find(one))], graph.find(one)
        for edge in way:
            onward = edge.subject == at
            at = edge.target if onward else edge.subject
            steps.append(f"—{edge.relation}→ {graph.name(at)}" if onward else f"←{edge.relation}— {graph.name(at)}")
        console().print(" ".join(steps), markup=False)
    if not ways:
        if not as_json:
            say("they are not connected")
        raise click.exceptions.Exit(1)


@command.command(name="list", short_help="entities by type, relationships by kind")
@click.option("--type", "type_", metavar="TYPE", default="", help="person, tool, project, place … or topic.")
@click.option("--relation", metavar="RELATION", default="", help="likes, uses, 'works on' …")
@click.option("--of", metavar="NAME", default="", help="Whose relationships; I for your own.")
@_everything
@json_option
@pass_context
def list_(context: Context, type_: str, relation: str, of: str, everything: bool, as_json: bool) -> None:
    """Entities by type, or relationships by what they are.

    \b
    vault-memory graph list --type tool
    vault-memory graph list --relation likes --of I
    """
    graph = _graph(context)
    nodes, edges = graph.listed(type=type_, relation=relation, of=of, everything=everything)
    if as_json:
        keys = {node.path: key for key, node in graph.nodes.items()}
        print_json([_edge(graph, edge) for edge in edges] if edges else [_node(graph, keys[n.path]) for n in nodes])
        return
    for node in nodes:
        console().print(f"{node.name} ({node.type})", markup=False)
    _print(graph, edges)
    if not nodes and not edges:
        say("nothing found")


@command.command(name="ask", short_help="answer a question")
@click.argument("question", nargs=-1, required=True)
@json_option
@pass_context
def ask(context: Context, question: tuple[str, ...], as_json: bool) -> None:
    """Answer a question such as: what tools do I like?

    \b
    vault-memory graph ask what tools do I like
    vault-memory graph who is my brother
    """
    graph = _graph(context)
    edges = graph.ask(" ".join(question))
    if as_json:
        print_json([_edge(graph, edge) for edge in edges])
        return
    _print(graph, edges)
    if not edges:
        say("nothing is known of that")


@command.command(name="export", short_help="the graph for other programs")
@click.option("--format", "form", type=click.Choice(["dot", "mermaid", "json"]), default="dot", help="Which language.")
@click.option("--around", metavar="NAME", default="", help="Only what this is related to.")
@pass_context
def export_command(context: Context, form: str, around: str) -> None:
    """The graph for Graphviz (dot -Tsvg), Mermaid or other programs.

    \b
    vault-memory graph export --format mermaid --around Anneke
    vault-memory graph export | dot -Tsvg > graph.svg
    """
    from vault_memory.search.graph import export

    graph = _graph(context)
    edges = graph.neighbours(around) if around else graph.edges
    if form == "json":
        keys = sorted({key for edge in edges for key in (edge.subject, edge.target)} if around else graph.nodes)
        print_json({"nodes": [_node(graph, key) for key in keys], "edges": [_edge(graph, edge) for edge in edges]})
        return
    click.echo(export(graph, form, edges))


# --------------------------------------------------------------------------------------------------


def _graph(context: Context) -> Graph:
    from vault_memory.search.graph import Graph
    from vault_memory.vault.entities import entities

    memory = context.memory()
    memory.index.sync()
    notes = list(entities(memory.store))
    if not notes:
        raise NotFoundError("no entities yet; have them found with: vault-memory graph update")
    return Graph(notes, memory.index.topic_names(), memory.settings.graph.user)


def _node(graph: Graph, key: str) -> dict[str, object]:
    node = graph.nodes[key]
    return {"name": node.name, "type": node.type, "path": node.path, "aliases": list(node.aliases)}


def _edge(graph: Graph, edge: Edge) -> dict[str, object]:
    return {
        "subject": graph.name(edge.subject),
        "relation": edge.relation,
        "target": graph.name(edge.target),
        "target_type": edge.target_type,
        "valid": edge.valid,
        "since": edge.since.isoformat() if edge.since else None,
        "until": edge.until.isoformat() if edge.until else None,
        "confidence": edge.confidence,
        "sources": list(edge.sources),
        "by_person": edge.by_person,
        "path": edge.path,
        "line": edge.line,
    }


def _print(graph: Graph, edges: Sequence[Edge]) -> None:
    from rich.text import Text

    out = console()
    for edge in edges:
        ended = f" (until {edge.until:%Y-%m-%d})" if edge.until else "" if edge.valid else " (no longer)"
        line = Text(f"  {graph.name(edge.subject)} {edge.relation} {graph.name(edge.target)}{ended}")
        line.append(f"  {edge.path}:{edge.line}", style="dim")
        out.print(line)
