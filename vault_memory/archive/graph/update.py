"""Update entity notes from the statements of topics (A11).

The notes are derived from the statements alone and written only where they differ, so a second update changes nothing
and any order of archiving gives the same notes. A line of ours that no statement supports is removed; a line whose
statements are superseded is struck; what a person wrote, edited or deleted stays as it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import PurePosixPath

from vault_memory.archive.graph import proper_names as naming
from vault_memory.archive.graph.edges import LONG_AGO, SupportedEdge, SupportedEdges
from vault_memory.archive.graph.entity_matching import EntityResolver, LinkTargets, make_note_order, resolve_first_names
from vault_memory.archive.graph.graph_state import (
    fingerprint_documents,
    hash_key,
    keep_made,
    load_state,
    read_made_keys,
    save_state,
)
from vault_memory.archive.graph.graph_statements import USER, GraphStatement, find_owner_name, read_statements
from vault_memory.archive.graph.proper_names import OTHER, ProperName, fold_entity_name
from vault_memory.archive.graph.rule_relations import NameIndex, find_relations
from vault_memory.archive.graph.topic_links import derive_links, write_links
from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Add, Attributes, CellRef, Edit, Reinforce, Remove, Supersede, Topic
from vault_memory.text.display import count_noun
from vault_memory.vault import entities as notes
from vault_memory.vault.document import file_names as file_names
from vault_memory.vault.document.cells import cell_id, statement_hash
from vault_memory.vault.document.edits import apply
from vault_memory.vault.entities import APPEARS, RELATIONS, TOPICS, Entity
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.storage.store import Store

USER_NAME = "User"
SOURCES = 5  # of one relationship that are named
CONFIDENCE = 0.75


@dataclass(frozen=True, slots=True)
class GraphReport:
    """The changes of one update: notes created, changed and deleted, and lines added, struck and removed."""

    entities: int = 0
    relations: int = 0
    created: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    linked: tuple[str, ...] = ()  # topics whose links, tags or sources changed
    added: int = 0
    invalidated: int = 0
    removed: int = 0
    problems: tuple[str, ...] = ()
    unchanged: bool = False  # nothing had changed since the last update, so nothing was read

    def __str__(self) -> str:
        return f"{count_noun(self.entities, 'entity', 'entities')}, {count_noun(self.relations, 'relationship')}"


def update(store: Store, now: datetime, *, user: str = USER_NAME, force: bool = False) -> GraphReport:
    """Update the notes from the topics. ``user``: the name of the vault's owner. Raises VaultError."""
    with store.lock(), start_run(store, "graph", now=now) as run:
        state, seen = load_state(store), fingerprint_documents(store, user)
        if not force and state.get("seen") == seen:
            return GraphReport(unchanged=True)
        known, made = list(notes.entities(store)), frozenset(read_made_keys(state))
        work = _Work(store, list(store.topics()), known, user, made, now)
        report = work.run()
        if run.record.trigger == "graph":  # else it is a part of what is being archived
            run.summary = _describe_report(report)
        save_state(store, {"seen": fingerprint_documents(store, user), **keep_made(store, run.id, work.made, made)})
    return report


def _describe_report(report: GraphReport) -> str:
    """Describe what the run did, for `history`."""
    notes = (("made", report.created), ("changed", report.changed), ("dropped", report.dropped))
    done = [f"{len(paths)} {what}" for what, paths in notes if paths]
    return "entity notes: " + ", ".join([*done, *([f"{len(report.linked)} topics linked"] if report.linked else [])])


class _Work:
    def __init__(
        self, store: Store, topics: list[Topic], known: list[Entity], user: str, made: frozenset[str], now: datetime
    ) -> None:
        self._store, self._topics, self._known, self._now = store, topics, known, now
        self._said = list(read_statements(topics))
        self._by_source: dict[str, list[GraphStatement]] = defaultdict(list)
        for said in self._said:
            for source in said.sources:
                self._by_source[source].append(said)
        speakers = naming.find_speakers(self._said)
        name = find_owner_name(self._said, speakers, store.root.name) if user == USER_NAME else ""
        self._same = EntityResolver(topics, known, [user, *filter(None, (name,))])
        self._user = self._same(user)
        self._notes = {self._same(entity.name): entity for entity in sorted(known, key=make_note_order(known))}
        self._first: dict[str, str] = {}  # key of a first name → of the one person whose it is
        self._named = self._find(user)
        self._paths = self._places(made)
        self.made = set(made)
        self._links = LinkTargets(topics, self._paths)

    def run(self) -> GraphReport:
        wanted: dict[str, SupportedEdges] = defaultdict(dict)
        for edge, support in self._edges().items():
            if edge[0] in self._paths and (edge[2] in self._paths or edge[2] in self._links.topics):
                wanted[edge[0]][edge] = support
        done = _NoteChange()
        for key in sorted({*self._paths, *self._notes}):
            self._write(key, wanted.get(key, {}), done)
        for entity in self._known:  # another spelling of one that has a note of its own
            if self._notes[self._same(entity.name)] is not entity:
                self._write_note(entity.path, entity, {}, "", done)
        linked = self._link_topics(wanted, done)
        return GraphReport(
            linked=tuple(linked), entities=len(self._paths), relations=sum(len(edges) for edges in wanted.values()),
            created=tuple(done.created), changed=tuple(done.changed), dropped=tuple(done.dropped),
            added=done.added, invalidated=done.invalidated, removed=done.removed, problems=tuple(done.problems),
        )  # fmt: skip

    def _link_topics(self, wanted: Mapping[str, SupportedEdges], done: _NoteChange) -> list[str]:
        """Write links between topics, tags and sources; whatever cannot be written is reported as a problem."""
        places = {
            key: [edge[2] for edge, support in edges.items() if edge[1] == APPEARS and support.until is None]
            for key, edges in wanted.items()
            if key != self._user
        }
        known = {PurePosixPath(f.path).stem for f in self._store.scan().files if f.path.startswith("conversations/")}
        links = derive_links(self._topics, places, self._links, known)
        try:
            return write_links(self._store, self._topics, links, self.made)
        except (VaultError, NotFoundError) as error:
            done.problems.append(str(error))
            return []

    # -- what there is ---------------------------------------------------------------------------

    def _find(self, user: str) -> dict[str, ProperName]:
        """Return the names by key. Names that occur only as links to topics are not entities."""
        types = {self._same(note.name): note.type for note in self._known}
        topics = {self._same(name) for topic in self._topics for name in (topic.name, *topic.aliases)}
        found = naming.find_names(self._said, types, self._same)
        self._first = resolve_first_names(found)
        merged: dict[str, ProperName] = {}
        for key, named in found.items():
            own = self._first.get(key, key)
            if key in topics and named.uses < naming.MIN_USES and own not in self._notes:
                continue
            kept = merged.setdefault(own, ProperName())
            kept.spellings.update(named.spellings)
            kept.cues.update(named.cues)
            kept.uses += named.uses
        owner = merged.setdefault(self._user, ProperName())
        if user != USER_NAME or not owner.spellings:
            owner.spellings[user] += 1
        owner.cues["person"] += 100
        return merged

    def _places(self, made: frozenset[str]) -> dict[str, str]:
        """Return the path of each entity's note by key, existing or to be made; not of notes that a person deleted."""
        taken = [PurePosixPath(entity.path).stem for entity in self._known]
        paths = {key: entity.path for key, entity in self._notes.items()}
        for key in sorted(self._named):
            if key not in paths and hash_key(key) not in made:
                taken.append(file_names.unique(file_names.file_name(self._named[key].name), taken))
                paths[key] = f"{notes.FOLDER}/{taken[-1]}.md"
        return paths

    def _edges(self) -> SupportedEdges:
        spellings = {key: [n for n in named.spellings if n != USER_NAME] for key, named in self._named.items()}
        for key, entity in self._notes.items():
            spellings.setdefault(key, []).extend([entity.name, *entity.aliases])
        topics = {topic.path: (topic.name, *topic.aliases) for topic in self._topics if not topic.malformed}
        book, speakers, edges = NameIndex(spellings, topics), naming.find_speakers(self._said), SupportedEdges()
        for said in self._said:
            for found in find_relations(said, book, speakers) if said.trusted else ():
                subject = self._user if found.subject == USER else self._key(found.subject)
                target = self._key(found.target) if found.target not in topics else found.target
                edges.setdefault((subject, found.relation, target), SupportedEdge()).add_statement(
                    said, found.ended or said.ended
                )
            if said.ended is None:
                present = {key for _, _, key in book.find_entities(said.text)}
                present |= {fold_entity_name(said.speaker)} if said.speaker in speakers else set()
                for key in map(self._key, present):
                    edges.setdefault((key, APPEARS, said.path), SupportedEdge()).add_statement(said, None)
        return edges

    def _key(self, key: str) -> str:
        """Return the key of the entity for the key of a spelling, or of an unambiguous first name."""
        same = self._same.find_key(key)
        return self._first.get(same, same)

    # -- writing ---------------------------------------------------------------------------------

    def _write(self, key: str, wanted: SupportedEdges, done: _NoteChange) -> None:
        entity = self._notes.get(key)
        if entity is None and not wanted:
            return
        name = self._named[key].name if entity is None else entity.name
        self._write_note(self._paths[key], entity, wanted, name, done)
        if entity is None:
            self.made.add(hash_key(key))

    def _write_note(
        self, path: str, entity: Entity | None, wanted: SupportedEdges, name: str, done: _NoteChange
    ) -> None:
        try:
            if entity is not None:
                if not entity.note.malformed:
                    self._revise(path, entity, wanted, done)
                else:
                    done.problems.append(str(entity.note.problems[0]))
                return
            named = self._named[self._same(name)]
            dates = [said.created for edge in wanted.values() for said in edge.statements if said.created]
            kind = named.type if named.type else OTHER
            others = sorted(each for each in named.spellings if fold_entity_name(each) != fold_entity_name(name))
            note = notes.create_note(name, path, kind, created=min(dates, default=self._now), aliases=others)
            revised = self._edit_note(notes.read(note.text.encode(), path), wanted, done)
            self._store.update_topic(path, lambda there: there, lambda: revised)
            done.created.append(path)
        except (VaultError, NotFoundError) as error:
            done.problems.append(str(error))

    def _revise(self, path: str, entity: Entity, wanted: SupportedEdges, done: _NoteChange) -> None:
        """Apply the wanted lines to the note as it is now; delete a note of ours that is empty afterwards."""

        kind = self._better_type(entity)

        def change(note: Topic) -> Topic:
            return notes.set_type(self._edit_note(notes.entity_of(note), wanted, done), kind)

        if not kind and (wanted or entity.note.cells) and not any(True for _ in self._edits(entity, wanted)):
            return
        after = self._store.update_topic(path, change)
        if after.text != entity.note.text:
            done.changed.append(path)
        key = hash_key(self._same(entity.name))
        if not after.cells and not after.passages and not wanted and key in self.made:
            self._store.delete(path, only=after.text.encode())
            done.dropped.append(path)
            self.made.discard(key)

    def _better_type(self, entity: Entity) -> str:
        """Return the type now known of a note that the program made without a type, or ''."""
        key = self._same(entity.name)
        named = self._named.get(key)
        ours = entity.type == OTHER and hash_key(key) in self.made and not entity.note.malformed
        return named.type if ours and named is not None and named.type != OTHER else ""

    def _edit_note(self, entity: Entity, wanted: SupportedEdges, done: _NoteChange) -> Topic:
        note = entity.note
        edits = list(self._edits(entity, wanted))
        if not edits:
            return note
        at = max(
            [_get_edit_time(edit) for edit in edits if _get_edit_time(edit)] + ([note.updated] if note.updated else []),
            default=self._now,
        )
        revised, results = apply(note, edits, now=at)
        for result in results:
            done.added += isinstance(result.edit, Add) and result.outcome == "added"
            done.invalidated += isinstance(result.edit, Supersede) and result.outcome == "superseded"
            done.removed += isinstance(result.edit, Remove) and result.outcome == "updated"
        return revised

    def _edits(self, entity: Entity, wanted: SupportedEdges) -> Iterator[Edit]:
        lines = {self._text(edge): (edge, support) for edge, support in wanted.items()}
        existing = {relation.cell.text: relation for relation in sorted(entity.relations, key=lambda each: each.valid)}
        for text, relation in existing.items():
            known = relation.cell.attributes
            if not relation.valid or known is None or relation.cell.by_person or not known.by:
                continue
            if known.by != "offline":  # a model read it in messages: it holds while what was kept of them does
                if (since := self._find_end(known.sources)) is not None:
                    yield Supersede(relation.cell.ref, since, reason="no longer so")
                continue
            if text not in lines:
                yield Remove(relation.cell.ref, reason="nothing says so any more")
            elif (until := lines[text][1].until) is not None:
                yield Supersede(relation.cell.ref, until, reason="no longer so")
        for text, (edge, support) in sorted(lines.items(), key=lambda line: (line[1][0][1] == APPEARS, line[0])):
            known_line = existing.get(text)
            sources = tuple(dict.fromkeys(s for said in support.statements for s in said.sources))[:SOURCES]
            last = support.statements[-1].created or self._now
            if known_line is not None and known_line.valid:
                attributes = known_line.cell.attributes
                if attributes is not None and len(attributes.sources) < SOURCES and support.until is None:
                    yield Reinforce(known_line.cell.ref, sources, last)
            elif known_line is None or (support.until is None and _is_said_since(known_line, support)):
                yield from self._add(entity, edge, text, support, sources, again=known_line is not None)

    def _find_end(self, sources: Sequence[str]) -> datetime | None:
        """Return when the last statement from these messages ended; None if one still holds or none was kept."""
        kept = [said for source in sources for said in self._by_source[source]]
        dates = [said.ended for said in kept if said.ended is not None]
        return max(dates) if kept and len(dates) == len(kept) else None

    def _add(
        self, entity: Entity, edge: tuple[str, str, str], text: str, support: SupportedEdge, sources: tuple[str, ...],
        *, again: bool,
    ) -> Iterator[Edit]:  # fmt: skip
        created = next((said.created for said in support.statements if said.created), None)
        attributes = Attributes(
            confidence=CONFIDENCE, created=created, sources=sources, by="offline", text=statement_hash(text)
        )
        own = cell_id("graph", entity.path + (" again" if again else ""), text)
        section = TOPICS if edge[1] == APPEARS else RELATIONS
        yield Add(own, text, "fact", section, attributes, linked=True)
        if support.until is not None:
            yield Supersede(CellRef(own), support.until, reason="no longer so")

    def _text(self, edge: tuple[str, str, str]) -> str:
        return notes.line(edge[1], self._links(edge[2]))


@dataclass(slots=True)
class _NoteChange:
    created: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    added: int = 0
    invalidated: int = 0
    removed: int = 0


def _is_said_since(struck: notes.Relation, support: SupportedEdge) -> bool:
    """Return whether it was stated again after the program struck it. A line that a person struck stays struck."""
    known = struck.cell.attributes
    ended = known.superseded if known is not None else None
    return ended is not None and any(said.created is not None and said.created > ended for said in support.current)


def _get_edit_time(edit: Edit) -> datetime:
    match edit:
        case Add():
            return edit.attributes.created or LONG_AGO
        case Supersede() | Reinforce():
            return edit.at
        case _:
            return LONG_AGO
