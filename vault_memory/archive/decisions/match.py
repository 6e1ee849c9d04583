"""Find the topic that an item belongs to (A4).

These are tried in order: a topic with the same name, file name, slug or alias; a new name, if it was chosen with all
topics in view; the topic most similar to the hint; the topic most similar to the statement; the topic of the most
similar cells; a new topic named by the hint. Similarities are on the embedder's own scale.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import PurePosixPath
from typing import Protocol

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Item, Thresholds, TopicMatch, TopicName
from vault_memory.vault.document import file_names
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.storage.store import Store


class FindSimilar(Protocol):
    """The searches of the index that archiving needs; ``memory`` supplies them. They return [] if nothing is found."""

    def topic_names(self) -> list[TopicName]: ...

    def similar_topics(self, text: str, limit: int) -> list[TopicMatch]: ...

    def similar_cells(self, text: str, limit: int, path: str = "") -> list[TopicMatch]: ...


@dataclass(frozen=True, slots=True)
class MatchedTopic:
    """A document an item goes to. ``path`` is empty for a topic that is still to be made."""

    name: str
    path: str = ""
    similarity: float = 1.0


@lru_cache(maxsize=65_536)
def slug(name: str) -> str:
    """Return a key for a name: case, accents, punctuation and a plural s do not count."""
    folded = unicodedata.normalize("NFKD", name.casefold())
    words = "".join(c if c.isalnum() or c in "+#" else " " for c in folded if not unicodedata.combining(c)).split()
    return " ".join(
        word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word for word in words
    )


def find_existing_path(store: Store, name: str) -> str:
    """Return the path of an existing document for a new topic of that name; "" if there is none.

    Another process may have made it since the index was updated.
    """
    path = f"topics/{file_names.file_name(name)}.md"
    try:
        topic = decode(store.read(path), path)
    except (NotFoundError, VaultError):
        return ""
    return path if not topic.malformed and slug(topic.name) == slug(name) else ""


class Matcher:
    """Matches items one after the other, so that later items can match a topic that was made for an earlier one."""

    def __init__(self, similar: FindSimilar, thresholds: Thresholds | None, limit: int = 3) -> None:
        self._similar, self._thresholds, self._limit = similar, thresholds, limit
        self._by_slug: dict[str, MatchedTopic] = {}
        self._by_path: dict[str, MatchedTopic] = {}
        for topic in similar.topic_names():
            target = MatchedTopic(topic.name, topic.path)
            self._by_path[topic.path] = target
            for name in (topic.name, PurePosixPath(topic.path).stem):
                self._by_slug.setdefault(slug(name), target)
        for topic in similar.topic_names():  # a topic's name takes precedence over another topic's alias
            for name in topic.aliases:
                self._by_slug.setdefault(slug(name), self._by_path[topic.path])

    def __call__(self, item: Item) -> MatchedTopic:
        known = self._by_slug.get(slug(item.topic)) or (
            None if item.chosen and item.topic.strip() else self._match_similar(item)
        )
        if known is None:
            known = MatchedTopic(item.topic.strip())
            self._by_slug[slug(item.topic)] = known
        return known

    def match_name(self, name: str) -> MatchedTopic:
        """Return the topic that somebody named, by name, alias or path, else a new one. Nothing is guessed."""
        if name.strip().endswith(".md"):
            match = next((each for each in self._by_slug.values() if each.path == name.strip()), None)
            if match is not None:
                return match
            name = PurePosixPath(name.strip()).stem
        return self._by_slug.get(slug(name)) or MatchedTopic(name.strip())

    def _match_similar(self, item: Item) -> MatchedTopic | None:
        if self._thresholds is None:
            return None
        return (
            self._find_best(item.topic, self._thresholds.topic)
            or self._find_best(item.text, self._thresholds.text)
            or self._match_cells(item.text, self._thresholds)
        )

    def _match_cells(self, text: str, thresholds: Thresholds) -> MatchedTopic | None:
        """Return the topic of the nearest cell if it is clearly near, or if the second nearest has the same topic.

        The vector of a name says little in a static model, and a topic written by hand has no summary; its cells say
        more.
        """
        near = [match for match in self._similar.similar_cells(text, 2) if match.path in self._by_path]
        if not near:
            return None
        agreed = len(near) == 2 and near[0].path == near[1].path and near[0].similarity >= thresholds.similar
        if agreed or near[0].similarity >= thresholds.topic:
            return MatchedTopic(self._by_path[near[0].path].name, near[0].path, near[0].similarity)
        return None

    def _find_best(self, text: str, threshold: float) -> MatchedTopic | None:
        """Return the nearest topic that may be written, or None below the threshold."""
        for match in self._similar.similar_topics(text, self._limit):
            target = self._by_path.get(match.path)
            if target is not None and match.similarity >= threshold:
                return MatchedTopic(target.name, target.path, match.similarity)
        return None
