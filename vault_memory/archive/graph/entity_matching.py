"""Resolve names to entities, and make link targets of their notes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import PurePosixPath

from vault_memory.archive.graph.proper_names import ProperName, fold_entity_name
from vault_memory.models import Topic
from vault_memory.vault.entities import Entity

_STEM = 4  # letters that two spellings of one name share at the beginning: "Postgres", "PostgreSQL"


class EntityResolver:
    """Resolves spellings to one entity: the same letters, aliases of a note, and aliases that begin a topic's name.

    A topic's other aliases name what else belongs there, so they are not spellings of it.
    """

    def __init__(self, topics: Sequence[Topic], known: Sequence[Entity], owner: Sequence[str] = ()) -> None:
        """Create a resolver. ``owner``: the names of the vault's owner."""
        self._above: dict[str, str] = {}
        for name in owner:
            self._merge(fold_entity_name(name), fold_entity_name(owner[0]))
        for entity in known:
            for alias in entity.aliases:
                self._merge(fold_entity_name(alias), fold_entity_name(entity.name))
        for topic in topics:
            for alias in topic.aliases:
                if _share_beginning(fold_entity_name(alias), fold_entity_name(topic.name)):
                    self._merge(fold_entity_name(alias), fold_entity_name(topic.name))

    def __call__(self, name: str) -> str:
        return self.find_key(fold_entity_name(name))

    def find_key(self, folded: str) -> str:
        """Return the key of the entity: the first, in order, of all its spellings."""
        while folded in self._above:
            folded = self._above[folded]
        return folded

    def _merge(self, one: str, other: str) -> None:
        first, last = sorted((self.find_key(one), self.find_key(other)))
        if first != last:
            self._above[last] = first


def _share_beginning(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    return len(short) >= _STEM and long.startswith(short)


def make_note_order(known: Sequence[Entity]) -> Callable[[Entity], tuple[bool, str]]:
    """Return a sort key for the notes of one entity: last a note whose alias a person added, else the first by path."""
    names = {fold_entity_name(entity.name) for entity in known}

    def order(entity: Entity) -> tuple[bool, str]:
        others = {fold_entity_name(alias) for alias in entity.aliases} - {fold_entity_name(entity.name)}
        return bool(others & names), "".join(chr(0x10FFFF - ord(c)) for c in entity.path)

    return order


def resolve_first_names(found: Mapping[str, ProperName]) -> dict[str, str]:
    """Return, for each first name, the key of the only person with that first name whose full name is known."""
    whole: dict[str, list[str]] = defaultdict(list)
    for key, named in found.items():
        if " " in named.name and named.type == "person":
            whole[fold_entity_name(named.name.partition(" ")[0])].append(key)
    return {first: keys[0] for first, keys in whole.items() if len(keys) == 1 and first in found}


class LinkTargets:
    """Makes link targets: file names, with the folder where two notes of the vault share a file name."""

    def __init__(self, topics: Sequence[Topic], entities: Mapping[str, str]) -> None:
        self.topics = {topic.path for topic in topics}
        self._entities = entities
        self._stems: dict[str, int] = defaultdict(int)
        for path in (*self.topics, *entities.values()):
            self._stems[PurePosixPath(path).stem.casefold()] += 1

    def __call__(self, target: str) -> str:
        path = self._entities.get(target, target)
        stem = PurePosixPath(path).stem
        return stem if self._stems[stem.casefold()] == 1 else path.removesuffix(".md")
