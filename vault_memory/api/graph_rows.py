"""Results of `memory.graph`, as values and as JSON: paths, entities, relationships."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vault_memory.search.graph import Edge, Graph, Node
from vault_memory.text.display import format_moment


@dataclass(frozen=True, slots=True)
class Way:
    """A path from one node to another: the ``names`` of its nodes and the relationships between them."""

    names: tuple[str, ...]
    edges: tuple[Edge, ...]

    def __str__(self) -> str:
        said = self.names[0]
        for here, edge, next_name in zip(self.names, self.edges, self.names[1:], strict=False):
            onward = (edge.subject_name, edge.target_name) == (here, next_name)
            said += f" —{edge.relation}→ {next_name}" if onward else f" ←{edge.relation}— {next_name}"
        return said


def way_of(graph: Graph, start: str, edges: Sequence[Edge]) -> Way:
    """Return the path that starts at the node ``start`` and follows ``edges``."""
    keys = [start]
    for edge in edges:
        keys.append(edge.target if edge.subject == keys[-1] else edge.subject)
    return Way(tuple(map(graph.name, keys)), tuple(edges))


def node_row(node: Node) -> dict[str, Any]:
    """Return an entity or topic as JSON."""
    return {"name": node.name, "type": node.type, "path": node.path, "aliases": list(node.aliases)}


def edge_row(edge: Edge) -> dict[str, Any]:
    """Return a relationship as JSON."""
    return {
        "subject": edge.subject_name,
        "relation": edge.relation,
        "target": edge.target_name,
        "target_type": edge.target_type,
        "valid": edge.valid,
        "since": format_moment(edge.since),
        "until": format_moment(edge.until),
        "confidence": edge.confidence,
        "sources": list(edge.sources),
        "by_person": edge.by_person,
        "path": edge.path,
        "line": edge.line,
    }
