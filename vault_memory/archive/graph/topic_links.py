"""Derive the links, tags and sources in the frontmatter of topic documents from their statements.

``related`` names the topics that speak of the same entities, ``tags`` the kinds of statements, ``sources`` the
conversations, so that the graph and the lists of Obsidian show them. They are derived anew and written only where they
differ. What a person added stays, and what a person took out is not put back: the state knows hashes of what was made.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import PurePosixPath

from vault_memory.archive.graph.entity_matching import LinkTargets
from vault_memory.archive.graph.graph_state import hash_key
from vault_memory.models import Topic
from vault_memory.vault.document import file_names, frontmatter, frontmatter_edits
from vault_memory.vault.document.lines import split
from vault_memory.vault.document.topic_text import parse
from vault_memory.vault.storage.store import Store

RELATED, TAGS, LINKED_SOURCES = "related", "tags", frontmatter.LINKED_SOURCES
MOST_RELATED = 4
MOST_LINKED = 20  # conversations that are linked; ``source_conversations`` names all
COMMON_FROM = 6  # topics: in a vault with as many, an entity that stands in half of them links none
_TAG = "memory"  # tags of ours are below this one
_PLAIN_TYPES = frozenset({"fact", "context"})

Wanted = dict[str, tuple[str, ...]]  # property → values


def derive_links(
    topics: Sequence[Topic], places: Mapping[str, Collection[str]], links: LinkTargets, conversations: Collection[str]
) -> dict[str, Wanted]:
    """Return the links for the frontmatter of each topic. ``places``: by entity, the paths of its topics."""
    near = find_related(places, len(topics))
    found: dict[str, Wanted] = {}
    for topic in topics:
        if topic.malformed:
            continue
        kinds = {cell.type for cell in topic.cells if not cell.superseded} - _PLAIN_TYPES
        stems = [file_names.file_name(source) for source in topic.sources[-MOST_LINKED:]]
        found[topic.path] = {
            RELATED: tuple(f"[[{links(path)}]]" for path in near.get(topic.path, ())),
            TAGS: tuple(f"{_TAG}/{kind}" for kind in sorted(kinds)),
            LINKED_SOURCES: tuple(f"[[conversations/{stem}|{stem}]]" for stem in stems if stem in conversations),
        }
    return found


def find_related(places: Mapping[str, Collection[str]], count: int) -> dict[str, list[str]]:
    """Return, by path, the topics that share most and the rarest entities with it. ``count``: number of topics."""
    shared: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for paths in places.values():
        if len(paths) < 2 or (count >= COMMON_FROM and 2 * len(paths) > count):
            continue
        for path in paths:
            for other in paths:
                if other != path:
                    shared[path][other] += 1 / len(paths)
    return {
        path: sorted(others, key=lambda other: (-others[other], other))[:MOST_RELATED]
        for path, others in shared.items()
    }


def write_links(store: Store, topics: Iterable[Topic], wanted: Mapping[str, Wanted], made: set[str]) -> list[str]:
    """Write the links that differ, within the current run; return the changed paths. Raises VaultError."""
    changed = []
    for topic in topics:
        if topic.path in wanted and _apply_links(topic, wanted[topic.path], set(made)).text != topic.text:
            after = store.update_topic(topic.path, lambda there: _apply_links(there, wanted[there.path], made))
            if after.text != topic.text:
                changed.append(topic.path)
        elif topic.path in wanted:
            _apply_links(topic, wanted[topic.path], made)
    return changed


def _apply_links(topic: Topic, wanted: Wanted, made: set[str]) -> Topic:
    """Return the topic with the wanted links; ``made`` records which of them the program made."""
    bom, lines = split(topic.text)
    end = frontmatter.read(lines).end
    if topic.malformed or not end:
        return topic
    front = lines[:end]
    for key, values in wanted.items():
        there = frontmatter.read(front).list(key)
        kept = tuple(each for each in there if each in values or _compute_link_key(topic, key, each) not in made)
        new = tuple(each for each in values if each not in there and _compute_link_key(topic, key, each) not in made)
        made.difference_update(_compute_link_key(topic, key, each) for each in there if each not in kept)
        made.update(_compute_link_key(topic, key, each) for each in new)
        if (*kept, *new) != there:
            front = frontmatter_edits.assign(front, key, (*kept, *new))
    text = bom + "".join([*front, *lines[end:]])
    return parse(text, topic.path) if text != topic.text else topic


def _compute_link_key(topic: Topic, key: str, value: str) -> str:
    return hash_key(f"{PurePosixPath(topic.path).stem}\0{key}\0{value}")
