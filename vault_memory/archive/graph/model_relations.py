"""Write relationships that a model found while it extracted a conversation into entity notes (A11).

The model returns names as they occur in the text; they are matched to existing notes by name, spelling or alias, or
get new notes. A relationship that ended is struck with its date. The update job maintains the lines afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import PurePosixPath

from vault_memory.archive.graph.entity_matching import EntityResolver, LinkTargets
from vault_memory.archive.graph.graph_state import hash_key, load_state, read_made_keys, save_state
from vault_memory.archive.graph.graph_statements import USER
from vault_memory.archive.graph.proper_names import OTHER, fold_entity_name
from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Add, Attributes, CellRef, Edit, Reinforce, Relationship, Supersede, Topic
from vault_memory.vault import entities as notes
from vault_memory.vault.document import file_names as file_names
from vault_memory.vault.document.cells import cell_id, clean, statement_hash
from vault_memory.vault.document.edits import apply
from vault_memory.vault.entities import RELATIONS, Entity
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.storage.store import Store

CONFIDENCE = 0.85  # above what the rules claim, below what a person says
TYPES = frozenset(("person", "project", "tool", "place", "organisation", "concept", "condition", "event", "pet"))
_PHRASES = {
    **dict.fromkeys(("like", "love", "loves", "enjoys", "prefers", "prefer", "is fond of", "favours"), "likes"),
    **dict.fromkeys(("dislike", "hates", "hate", "avoids"), "dislikes"),
    **dict.fromkeys(("use", "using", "is using", "switched to", "moved to", "runs on"), "uses"),
    **dict.fromkeys(("works for", "employed by", "employed at"), "works at"),
    **dict.fromkeys(("working on", "develops", "builds"), "works on"),
    **dict.fromkeys(("living in", "resides in"), "lives in"),
}
_LONGEST = 40


def record(store: Store, found: Iterable[Relationship], *, by: str, user: str, now: datetime) -> tuple[str, ...]:
    """Write relationships; return the problems. What a person deleted is not written again. Raises nothing."""
    problems: list[str] = []
    try:
        with store.lock(), start_run(store, "graph", now=now):
            work = _EntityNotes(store, by, user)
            for relationship in found:
                try:
                    work.write(relationship)
                except (VaultError, NotFoundError) as error:
                    problems.append(str(error))
            work.close()
    except VaultError as error:
        problems.append(str(error))
    return tuple(dict.fromkeys(problems))


class _EntityNotes:
    def __init__(self, store: Store, by: str, user: str) -> None:
        self._store, self._by, self._user = store, by, user
        self._topics = list(store.topics())
        known = list(notes.entities(store))
        self._same = EntityResolver(self._topics, known)
        self._paths = {self._same(name): e.path for e in reversed(known) for name in (e.name, *e.aliases)}
        self._state = load_state(store)
        self._made = set(read_made_keys(self._state))
        self._stems = [PurePosixPath(entity.path).stem for entity in known]
        self._by_name = {
            fold_entity_name(name): topic.path
            for topic in reversed(self._topics)
            for name in (topic.name, *topic.aliases)
        }

    def close(self) -> None:
        save_state(self._store, {**self._state, "made": sorted(self._made), "seen": ""})

    def write(self, found: Relationship) -> None:
        relation = _phrase(found.relation)
        subject = self._user if found.subject == USER else clean(found.subject)
        kind = "person" if found.subject == USER else found.subject_type
        if (
            not relation
            or not fold_entity_name(subject)
            or not fold_entity_name(found.target)
            or fold_entity_name(subject) == fold_entity_name(found.target)
        ):
            return
        target = self._place(found.target, found.target_type, found.created, topics=True)
        path = self._place(subject, kind, found.created)
        if not target or not path or target == path:
            return
        links = LinkTargets(self._topics, self._paths)
        text = notes.line(relation, links(target))

        def change(note: Topic) -> Topic:
            edits = list(self._edits(notes.entity_of(note), text, found))
            at = max(filter(None, (found.created, note.updated)), default=_get_time(found))
            return apply(note, edits, now=at)[0] if edits else note

        self._store.update_topic(path, change)

    def _edits(self, entity: Entity, text: str, found: Relationship) -> Iterator[Edit]:
        sources = (found.source,) if found.source else ()
        same = [relation for relation in entity.relations if relation.cell.text == text]
        current = next((relation.cell for relation in same if relation.valid), None)
        if current is not None:
            ref = current.ref
            if found.ended and not current.by_person:
                yield Supersede(ref, _get_time(found), reason="said to be no longer so")
            elif not found.ended:
                yield Reinforce(ref, sources, _get_time(found))
            return
        if same and not _is_said_since(same[-1], found):
            return
        attributes = Attributes(
            confidence=CONFIDENCE, created=found.created, sources=sources, role="user", by=self._by,
            text=statement_hash(text),
        )  # fmt: skip
        own = cell_id("graph", f"{entity.path} {found.source if same else ''}", text)
        yield Add(own, text, "fact", RELATIONS, attributes, linked=True)
        if found.ended:
            yield Supersede(CellRef(own), _get_time(found), reason="said to be no longer so")

    def _place(self, name: str, kind: str, created: datetime | None, *, topics: bool = False) -> str:
        """Return the path of the note, which is created if missing; '' for one that a person deleted."""
        key = self._same(name)
        if key in self._paths:
            return self._paths[key]
        if topics and kind not in TYPES and fold_entity_name(name) in self._by_name:
            return self._by_name[fold_entity_name(name)]
        if hash_key(key) in self._made:
            return ""
        stem = file_names.unique(file_names.file_name(clean(name)), self._stems)
        path = f"{notes.FOLDER}/{stem}.md"
        note = notes.create_note(clean(name), path, kind if kind in TYPES else OTHER, created=created)
        self._store.update_topic(path, lambda there: there, lambda: note)
        self._stems.append(stem)
        self._made.add(hash_key(key))
        self._paths[key] = path
        return path


def _phrase(relation: str) -> str:
    said = " ".join(clean(relation).replace("_", " ").split()).casefold()
    said = "".join(c for c in said if c.isalnum() or c in " '-")[:_LONGEST].strip()
    return _PHRASES.get(said, said)


def _is_said_since(struck: notes.Relation, found: Relationship) -> bool:
    """Return whether it was stated again after the program struck it. A line that a person struck stays struck."""
    known = struck.cell.attributes
    ended = known.superseded if known is not None else None
    return ended is not None and found.created is not None and found.created > ended and not found.ended


def _get_time(found: Relationship) -> datetime:
    return found.created or datetime(1970, 1, 1, tzinfo=UTC)
