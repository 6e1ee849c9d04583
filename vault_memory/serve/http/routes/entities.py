"""Serve ``entities``: the people and things that the topics mention, and their relationships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any

from fastapi import APIRouter, Query

from vault_memory.api.graph import TOPIC, Edge, Graph, edge_row, natural, node_row
from vault_memory.memory import Memory
from vault_memory.serve.http.responses import Limit, Offset, page_of

DRAWN = 300  # nodes at most: more is a ball of wool, and slow

Name = Annotated[str, Query(min_length=1, max_length=500)]


def router(memory: Memory) -> APIRouter:
    api = APIRouter(tags=["entities"])

    @api.get("/entities")
    def list_entities(
        q: Annotated[str, Query(max_length=500, description="Part of a name or alias.")] = "",
        type: Annotated[str, Query(max_length=100, description="person, tool, project, place …")] = "",
        offset: Offset = 0,
        limit: Limit = 100,
    ) -> dict[str, Any]:
        """List the entities by name, and count them by type."""
        known = memory.graph.load()
        degrees = _degrees(known.edges)
        keys = [key for key, node in known.nodes.items() if node.path and node.type != TOPIC]
        types = Counter(known.nodes[key].type for key in keys)
        wanted = q.casefold()
        found = [
            key
            for key in keys
            if type in {"", known.nodes[key].type}
            and any(wanted in name.casefold() for name in (known.nodes[key].name, *known.nodes[key].aliases))
        ]
        found.sort(key=lambda key: natural(known.nodes[key].name))
        return page_of(found, offset, limit, lambda key: _node(known, key, degrees)) | {
            "types": dict(sorted(types.items()))
        }

    @api.get("/entities/graph")
    def draw_graph(
        around: Annotated[str, Query(max_length=500, description="Only this entity and what it is related to.")] = "",
        topics: Annotated[bool, Query(description="Include topics, not only entities.")] = False,
        limit: Annotated[
            int,
            Query(ge=1, le=DRAWN, description="Largest number of nodes; those with the most relationships are kept."),
        ] = DRAWN,
    ) -> dict[str, Any]:
        """Return the graph to draw: nodes, and the current relationships between them."""
        known = memory.graph.load()
        edges = known.neighbours(around) if around else known.edges
        edges = [edge for edge in edges if edge.valid and (topics or around or edge.target_type != TOPIC)]
        degrees = _degrees(edges)
        keys = {key for key, node in known.nodes.items() if node.path and node.type != TOPIC} if not around else set()
        keys |= set(degrees) | ({known.find(around)} if around else set())
        shown = sorted(keys, key=lambda key: (-degrees[key], known.nodes[key].name))[:limit]
        within = set(shown)
        return {
            "nodes": [_node(known, key, degrees) for key in shown],
            "edges": [_edge(edge) for edge in edges if edge.subject in within and edge.target in within],
            "total": len(keys),
        }

    @api.get("/entities/paths")
    def paths(one: Name, other: Name) -> dict[str, Any]:
        """Return the shortest paths between two entities; none if they are not connected."""
        known = memory.graph.load()
        return {"paths": [[_edge(edge) for edge in way] for way in known.paths(one, other)]}

    @api.get("/entities/ask")
    def ask(q: Name) -> dict[str, Any]:
        """Answer a question such as: what tools do I like?"""
        known = memory.graph.load()
        found = known.ask(q)
        return {"items": [_edge(edge) for edge in found], "titles": _titles(memory, found)}

    @api.get("/entities/{name:path}")
    def entity(name: str) -> dict[str, Any]:
        """Return one entity by name, alias or path: its current and ended relationships, and its topics."""
        known = memory.graph.load()
        key = known.find(name)
        edges = _list_edges(known, key)
        rows = [_edge(edge) for edge in edges]
        return _node(known, key, _degrees(known.edges)) | {
            "relationships": [row for row in rows if row["target_type"] != TOPIC and row["valid"]],
            "ended": [row for row in rows if not row["valid"]],
            "topics": [
                {"topic": known.name(edge.target), "path": known.nodes[edge.target].path}
                for edge in edges
                if edge.target_type == TOPIC and edge.valid and edge.target != key
            ],
            "titles": _titles(memory, edges),
        }

    return api


def _titles(memory: Memory, edges: Iterable[Edge]) -> dict[str, str]:
    return memory.conversations.titles(source for edge in edges for source in edge.sources)


def _list_edges(graph: Graph, key: str) -> list[Edge]:
    """Return the relationships from and to an entity, its own first."""
    found = [edge for edge in graph.edges if key in (edge.subject, edge.target)]
    return sorted(found, key=lambda edge: (edge.subject != key, edge.relation, graph.name(edge.target).casefold()))


def _degrees(edges: Iterable[Edge]) -> Counter[str]:
    return Counter(key for edge in edges if edge.valid for key in (edge.subject, edge.target))


def _node(graph: Graph, key: str, degrees: Counter[str]) -> dict[str, Any]:
    return {"id": key, **node_row(graph.nodes[key]), "relations": degrees[key]}


def _edge(edge: Edge) -> dict[str, Any]:
    return {"source": edge.subject, "goal": edge.target, **edge_row(edge)}
