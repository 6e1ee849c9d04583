"""``memory.graph``: the entities that the topics mention, and their relationships."""

from __future__ import annotations

import json
from typing import TypeAlias

from vault_memory.api.graph_rows import Way, edge_row, node_row, way_of
from vault_memory.api.namespace import AsyncVerbs, Namespace, awaitable
from vault_memory.archive.graph.update import GraphReport, update
from vault_memory.errors import InputError, NotFoundError
from vault_memory.search.graph import TOPIC, Edge, Graph, Node, export
from vault_memory.vault.document.file_names import natural
from vault_memory.vault.entities import entities

__all__ = [
    "TOPIC",
    "AsyncGraphVerbs",
    "Edge",
    "Graph",
    "GraphReport",
    "GraphVerbs",
    "Node",
    "Way",
    "edge_row",
    "natural",
    "node_row",
]

Found: TypeAlias = tuple[list[Node], list[Edge]]
EdgeList: TypeAlias = list[Edge]


WayList: TypeAlias = list[Way]


class GraphVerbs(Namespace):
    """Entities (people, tools, projects, places …), topics, and the relationships among them.

    A name is an entity's or topic's name, alias or path; ``I`` is the vault's owner.
    """

    def update(self, *, force: bool = False) -> GraphReport:
        """Update the entity notes from the topics; with ``force``, even if nothing has changed.

        Raises InputError where the graph is switched off.
        """
        settings = self._vault.settings.graph
        if not settings.enabled:
            raise InputError("the graph is switched off (graph.enabled: false)")
        return update(self._vault.store, self._vault.clock(), user=settings.user, force=force)

    def load(self) -> Graph:
        """Return the whole graph as it stands now; it is empty where there are no entities."""
        self._vault.sync()
        return Graph(entities(self._vault.store), self._vault.index.topic_names(), self._vault.settings.graph.user)

    def ask(self, question: str) -> EdgeList:
        """Return the relationships that answer a question such as: what tools do I like?

        Raises InputError where neither a relation nor a name is understood, NotFoundError without entities.
        """
        return self._load_graph().ask(question)

    def list(self, *, type: str = "", relation: str = "", of: str = "", everything: bool = False) -> Found:
        """Return entities by type; with ``relation`` or ``of``, return relationships instead.

        ``everything``: include relationships that have ended. Raises NotFoundError.
        """
        return self._load_graph().list_nodes(type=type, relation=relation, of=of, everything=everything)

    def show(self, name: str, *, everything: bool = False) -> tuple[Node, EdgeList]:
        """Return an entity or topic and its relationships, its own first. Raises NotFoundError."""
        graph = self._load_graph()
        return graph.nodes[graph.find(name)], graph.neighbours(name, everything=everything)

    def path(self, one: str, other: str) -> WayList:
        """Return the shortest paths between two nodes, an empty list if there is none. Raises NotFoundError."""
        graph = self._load_graph()
        return [way_of(graph, graph.find(one), way) for way in graph.paths(one, other)]

    def export(self, format: str = "dot", *, around: str = "") -> str:
        """Return the graph, or the part ``around`` a name, as ``dot``, ``mermaid`` or ``json``. Raises InputError."""
        graph = self._load_graph()
        edges = graph.neighbours(around) if around else graph.edges
        if format != "json":
            return export(graph, format, edges)
        keys = sorted({key for edge in edges for key in (edge.subject, edge.target)} if around else graph.nodes)
        rows = {"nodes": [node_row(graph.nodes[key]) for key in keys], "edges": [edge_row(edge) for edge in edges]}
        return json.dumps(rows, ensure_ascii=False, indent=2)

    def _load_graph(self) -> Graph:
        """Return the graph. Raises NotFoundError if it has no entities."""
        graph = self.load()
        if not any(node.path and node.type != TOPIC for node in graph.nodes.values()):
            raise NotFoundError("no entities yet; find them with: vault-memory graph update")
        return graph


class AsyncGraphVerbs(AsyncVerbs):
    """The asynchronous `GraphVerbs`."""

    update = awaitable(GraphVerbs.update)
    load = awaitable(GraphVerbs.load)
    ask = awaitable(GraphVerbs.ask)
    list = awaitable(GraphVerbs.list)
    show = awaitable(GraphVerbs.show)
    path = awaitable(GraphVerbs.path)
    export = awaitable(GraphVerbs.export)
