"""Query the entity graph: which entities are related, and along which paths (A11).

The graph is read from the notes for every query, so that an edit in any editor counts at once.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from pathlib import PurePosixPath

from vault_memory.errors import InputError, NotFoundError
from vault_memory.models import TopicName
from vault_memory.vault.document.names import fold_name
from vault_memory.vault.entities import APPEARS, Entity, Relation

TOPIC = "topic"
PATHS = 5  # most shortest paths that are shown


@dataclass(frozen=True, slots=True)
class Node:
    """An entity, or a topic (``type`` ``topic``); ``path`` is '' for the target of a link without a note."""

    name: str
    type: str = "other"
    path: str = ""
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Edge:
    """A relationship from an entity note. ``until``: when it ended; ``valid``: whether it still holds."""

    subject: str  # key of a node, as is ``target``
    relation: str
    target: str
    subject_name: str
    target_name: str
    target_type: str
    valid: bool = True
    since: datetime | None = None
    until: datetime | None = None
    confidence: float = 1.0
    sources: tuple[str, ...] = ()
    by_person: bool = True
    path: str = ""
    line: int = 0


class Graph:
    """The graph of entity ``notes`` and topics. ``user``: the name of the vault's owner in it."""

    def __init__(self, notes: Iterable[Entity], topics: Iterable[TopicName], user: str) -> None:
        self._user, self.nodes, self.edges = user, dict[str, Node](), list[Edge]()
        self._by_path: dict[str, str] = {}
        self._by_stem: dict[str, str] = {}
        self._by_name: dict[str, str] = {}
        self._by_letters: dict[str, str] = {}
        known = list(notes)
        for entity in known:
            self._add(Node(entity.name, entity.type or "other", entity.path, entity.aliases))
        for topic in topics:
            self._add(Node(topic.name, TOPIC, topic.path, topic.aliases))
        for entity in known:
            subject = self._by_path[entity.path]
            self.edges += [self._edge(subject, relation, entity.path) for relation in entity.relations]

    def _add(self, node: Node) -> None:
        key = node.path.removesuffix(".md") if node.path else node.name
        self.nodes[key] = node
        self._by_path[node.path] = key
        stem = PurePosixPath(key).name
        self._by_stem.setdefault(fold_name(stem), key)
        for name in (node.name, stem, *node.aliases):
            self._by_name.setdefault(fold_name(name), key)
            if letters := _fold_letters(name):
                self._by_letters.setdefault(letters, key)

    def _edge(self, subject: str, relation: Relation, path: str) -> Edge:
        target = self._resolve(relation.target)
        cell, known = relation.cell, relation.cell.attributes
        return Edge(
            subject, relation.relation, target, self.name(subject), self.name(target), self.nodes[target].type,
            relation.valid,
            known.created if known else None, known.superseded if known else None, cell.confidence,
            known.sources if known else (), cell.by_person, path, cell.first_line,
        )  # fmt: skip

    def _resolve(self, link: str) -> str:
        """Return the node of a link as Obsidian does: by path, else by file name, else by name; add it if unknown."""
        if link in self.nodes:
            return link
        name = PurePosixPath(link).name
        key = self._by_stem.get(fold_name(name)) or self._find_by_name(name)
        if key is None:
            self._add(Node(link))
            key = link
        return key

    # -- looking up ------------------------------------------------------------------------------

    def find(self, name: str) -> str:
        """Return the key of the node with this name, alias or path. Raises NotFoundError with similar names."""
        if fold_name(name) in ("i", "me", "user") and (own := self._find_by_name(self._user)):
            return own
        path = name.removesuffix(".md")
        key = path if path in self.nodes else self._find_by_name(name)
        if key is None:
            names = [n for node in self.nodes.values() for n in (node.name, *node.aliases)]
            near = difflib.get_close_matches(name, dict.fromkeys(names), 3)
            hint = "; did you mean " + " or ".join(f"'{each}'" for each in near) + "?" if near else ""
            raise NotFoundError(f"the graph has nobody and nothing called '{name}'{hint}")
        return key

    def _find_by_name(self, name: str) -> str | None:
        """Return the node with exactly this name but for its case, else one with the same letters and symbols."""
        return self._by_name.get(fold_name(name)) or self._by_letters.get(_fold_letters(name))

    def name(self, key: str) -> str:
        return self.nodes[key].name

    def neighbours(self, name: str, *, everything: bool = False) -> list[Edge]:
        """Return the relationships from and to a node; ``everything``: include ended ones."""
        key = self.find(name)
        found = [edge for edge in self.edges if key in (edge.subject, edge.target) and (edge.valid or everything)]
        return sorted(found, key=lambda edge: (edge.subject != key, *self._order(edge)))

    def list_nodes(
        self, *, type: str = "", relation: str = "", of: str = "", everything: bool = False
    ) -> tuple[list[Node], list[Edge]]:
        """Return nodes of a type; with ``relation`` (or ``of`` somebody) the relationships to such nodes."""
        subject = self.find(of) if of else ""
        if not relation and not subject:
            nodes = [node for node in self.nodes.values() if node.path and node.type == (type or node.type)]
            return sorted((n for n in nodes if type or n.type != TOPIC), key=lambda n: (n.type, n.name.casefold())), []
        wanted = _fold_letters(relation)
        found = [
            edge
            for edge in self.edges
            if (edge.valid or everything)
            and (not wanted or _fold_letters(edge.relation) == wanted)
            and (not subject or edge.subject == subject)
            and (not type or edge.target_type == type)
        ]
        return [], sorted(found, key=self._order)

    def _order(self, edge: Edge) -> tuple[bool, str, str, str]:
        return edge.relation == APPEARS, edge.relation, self.name(edge.subject), self.name(edge.target)

    def paths(self, one: str, other: str) -> list[list[Edge]]:
        """Return the shortest paths between two nodes, ignoring the direction of relationships; [] if there is none."""
        first, last = self.find(one), self.find(other)
        neighbours = self._neighbours()
        distances = _distances(neighbours, last)
        ways = [[first]] if first in distances else []
        while ways and ways[0][-1] != last:  # all paths have the same length: extend each to the nodes one step nearer
            ways = [
                [*way, onward]
                for way in ways
                for onward in sorted(neighbours[way[-1]])
                if distances[onward] == distances[way[-1]] - 1
            ][:PATHS]  # each of them can be extended to the last node
        return [[self._find_edge(a, b) for a, b in pairwise(way)] for way in ways]

    def _neighbours(self) -> dict[str, set[str]]:
        """Return the nodes next to each node, by current relationships."""
        found: dict[str, set[str]] = {key: set() for key in self.nodes}
        for edge in self.edges:
            if edge.valid:
                found[edge.subject].add(edge.target)
                found[edge.target].add(edge.subject)
        return found

    def _find_edge(self, one: str, other: str) -> Edge:
        """Return the most specific current relationship between two nodes."""
        known = [edge for edge in self.edges if edge.valid and {edge.subject, edge.target} == {one, other}]
        return min(known, key=lambda edge: (edge.relation == APPEARS, edge.relation))

    # -- questions -------------------------------------------------------------------------------

    def ask(self, question: str) -> list[Edge]:
        """Answer "what tools do I like?", "who uses Postgres?", "where does Ned live?", "who is Anneke?", "Anneke".

        Raises InputError where neither a relation nor a name is understood.
        """
        words = re.findall(r"[\w'’+#.-]+", question.casefold())
        relations = {_VERBS[word] for word in words if word in _VERBS}
        relations |= {f"has {_singular(word)}" for word in words if _singular(word) in _KIN}
        if "about" in words:
            relations.discard("knows")  # "what do you know about Anneke" asks for everything
        type_ = next((_TYPES[word] for word in words if word in _TYPES), "")
        names = self._find_named(question)
        mine = not {"i", "we", "me", "my", "our", "us"}.isdisjoint(words)
        if not relations and not names and not type_ and not mine:
            raise InputError(
                f"'{question}' names no person, thing or relation; ask, for example: what tools do I like?"
            )
        if mine and not names and (own := self._find_by_name(self._user)):
            names = {own}
        who = words[0] == "who" if words else False
        found = [
            edge
            for edge in self.edges
            if edge.valid
            and (not relations or edge.relation in relations)
            and (not type_ or edge.target_type == type_ or (who and self.nodes[edge.subject].type == type_))
            and (
                not names
                or (edge.target in names if who and relations and not mine else {edge.subject, edge.target} & names)
            )
        ]
        if relations and not who:
            found = [edge for edge in found if not names or edge.subject in names] or found
        return sorted(found, key=self._order)

    def _find_named(self, question: str) -> set[str]:
        """Return nodes that the question names, the longest names first."""
        left, found = f" {_split_words(question)} ", set[str]()
        for name, key in sorted(self._names_by_words.items(), key=lambda each: -len(each[0])):
            if f" {name} " in left:
                found.add(key)
                left = left.replace(f" {name} ", " ")
        return found

    @property
    def _names_by_words(self) -> dict[str, str]:
        names = {_split_words(n): key for key, node in self.nodes.items() for n in (node.name, *node.aliases)}
        return {name: key for name, key in names.items() if name and name not in _TYPES and name not in _VERBS}


def _distances(neighbours: Mapping[str, Collection[str]], start: str) -> dict[str, int]:
    """Return how many steps each node that can be reached is away from ``start`` (breadth-first search)."""
    distances = {start: 0}
    waiting = deque([start])
    while waiting:
        at = waiting.popleft()
        for onward in neighbours[at]:
            if onward not in distances:
                distances[onward] = distances[at] + 1
                waiting.append(onward)
    return distances


_TYPES = {
    **dict.fromkeys(("tool", "tools", "software", "technologies"), "tool"),
    **dict.fromkeys(("person", "people", "persons", "friends"), "person"),
    **dict.fromkeys(("project", "projects"), "project"),
    **dict.fromkeys(("place", "places", "cities", "towns"), "place"),
    **dict.fromkeys(("concept", "concepts"), "concept"),
    **dict.fromkeys(("topic", "topics"), TOPIC),
}
_VERBS = {
    **dict.fromkeys(("like", "likes", "liked", "love", "loves", "enjoy", "enjoys", "prefer", "prefers"), "likes"),
    **dict.fromkeys(("favourite", "favorite"), "likes"),
    **dict.fromkeys(("dislike", "dislikes", "hate", "hates"), "dislikes"),
    **dict.fromkeys(("use", "uses", "using"), "uses"),
    **dict.fromkeys(("work", "works", "working"), "works on"),
    **dict.fromkeys(("live", "lives", "living"), "lives in"),
    **dict.fromkeys(("visit", "visits", "visited"), "visited"),
    **dict.fromkeys(("own", "owns", "bought"), "owns"),
    **dict.fromkeys(("play", "plays"), "plays"),
    **dict.fromkeys(("know", "knows", "met"), "knows"),
    **dict.fromkeys(("join", "joined"), "joined"),
    **dict.fromkeys(("pet", "pets"), "has pet"),
}
_KIN = frozenset(
    (
        *("mother", "father", "sister", "brother", "son", "daughter", "wife", "husband", "partner", "friend"),
        *("colleague", "boss", "neighbour", "neighbor", "cousin", "aunt", "uncle", "physio", "doctor", "teacher"),
        "mentor",
    )
)


def _singular(word: str) -> str:
    return re.sub(r"['’]s$|s$", "", word)


def _fold_letters(name: str) -> str:
    """Return the letters, digits and symbols of a name, without case and accents: ``C#`` and ``C++`` are not ``C``."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    return "".join(c for c in bare if c.isalnum() or c == "#" or unicodedata.category(c)[0] == "S")


def _split_words(text: str) -> str:
    """Return the words of a text as `Graph` compares them, joined by spaces."""
    bare = unicodedata.normalize("NFKD", re.sub(r"['’]s\b", "", text.casefold()))
    return " ".join(re.findall(r"[^\W_]+[+#]*", "".join(c for c in bare if not unicodedata.combining(c))))


# --------------------------------------------------------------------------------------------------
# For other programs

FORMATS = ("dot", "mermaid", "json")


def export(graph: Graph, form: str, edges: Sequence[Edge] | None = None) -> str:
    """Export the graph, or these edges of it, for Graphviz or Mermaid. Raises InputError."""
    chosen = [edge for edge in (graph.edges if edges is None else edges) if edge.valid]
    keys = sorted({key for edge in chosen for key in (edge.subject, edge.target)})
    ids = {key: f"n{number}" for number, key in enumerate(keys)}
    match form:
        case "dot":
            return "\n".join(["digraph memory {", *_dot(graph, chosen, ids), "}"])
        case "mermaid":
            return "\n".join(["graph LR", *_mermaid(graph, chosen, ids)])
    raise InputError(f"format must be one of {', '.join(FORMATS)}, not '{form}'")


def _dot(graph: Graph, edges: Sequence[Edge], ids: dict[str, str]) -> Iterator[str]:
    for key, node in ids.items():
        shape = "box" if graph.nodes[key].type == TOPIC else "ellipse"
        yield f'  {node} [label="{_escape(graph.name(key))}", shape={shape}];'
    for edge in edges:
        yield f'  {ids[edge.subject]} -> {ids[edge.target]} [label="{_escape(edge.relation)}"];'


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _mermaid(graph: Graph, edges: Sequence[Edge], ids: dict[str, str]) -> Iterator[str]:
    for key, node in ids.items():
        left, right = ("[", "]") if graph.nodes[key].type == TOPIC else ("([", "])")
        yield f'  {node}{left}"{_entity(graph.name(key))}"{right}'
    for edge in edges:
        yield f'  {ids[edge.subject]} -->|"{_entity(edge.relation)}"| {ids[edge.target]}'


def _entity(text: str) -> str:
    """Escape a name: Mermaid reads its own marks even in quotes."""
    return text.replace("&", "&amp;").replace('"', "#quot;").replace("<", "&lt;").replace(">", "&gt;")
