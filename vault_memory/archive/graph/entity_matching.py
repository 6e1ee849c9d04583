"""Which names are one entity, and how a note of it is linked to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import PurePosixPath

from vault_memory.archive.graph.proper_names import Named, fold
from vault_memory.models import Topic
from vault_memory.vault.entities import Entity

_STEM = 4  # letters that two spellings of one name share at the beginning: "Postgres", "PostgreSQL"


class Same:
    """Which spellings are one entity: those that share their letters, the aliases of a note, and those of a topic
    where one spelling begins the other. (A topic's other aliases say what else belongs there, not what it is.)
    """

    def __init__(self, topics: Sequence[Topic], known: Sequence[Entity]) -> None:
        self._above: dict[str, str] = {}
        for entity in known:
            for alias in entity.aliases:
                self._join(fold(alias), fold(entity.name))
        for topic in topics:
            for alias in topic.aliases:
                if _begins(fold(alias), fold(topic.name)):
                    self._join(fold(alias), fold(topic.name))

    def __call__(self, name: str) -> str:
        return self.key(fold(name))

    def key(self, folded: str) -> str:
        """The first, in order, of all that are the same."""
        while folded in self._above:
            folded = self._above[folded]
        return folded

    def _join(self, one: str, other: str) -> None:
        first, last = sorted((self.key(one), self.key(other)))
        if first != last:
            self._above[last] = first


def _begins(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    return len(short) >= _STEM and long.startswith(short)


def heads(known: Sequence[Entity]) -> Callable[[Entity], tuple[bool, str]]:
    """Last comes, of several notes of one entity, the one that a person made so by an alias; else the first by path."""
    names = {fold(entity.name) for entity in known}

    def order(entity: Entity) -> tuple[bool, str]:
        others = {fold(alias) for alias in entity.aliases} - {fold(entity.name)}
        return bool(others & names), "".join(chr(0x10FFFF - ord(c)) for c in entity.path)

    return order


def first_names(found: Mapping[str, Named]) -> dict[str, str]:
    """Key of a first name → key of the one person of that first name whose whole name is known."""
    whole: dict[str, list[str]] = defaultdict(list)
    for key, named in found.items():
        if " " in named.name and named.type == "person":
            whole[fold(named.name.partition(" ")[0])].append(key)
    return {first: keys[0] for first, keys in whole.items() if len(keys) == 1 and first in found}


class Links:
    """Link targets: file names, with the folder where two notes of the vault share one."""

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
