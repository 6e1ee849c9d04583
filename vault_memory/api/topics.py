"""``memory.topics``: list, read, correct and reshape topic documents."""

from __future__ import annotations

from datetime import datetime
from typing import TypeAlias

from vault_memory.api.namespace import AsyncVerbs, Check, Namespace, Progress, awaitable
from vault_memory.api.topic_edits import change_topic, retire_statement, reword_statement, write_topic
from vault_memory.api.topic_links import Backlink, TopicLinks, links_of
from vault_memory.api.topic_map import TopicPlace, map_topics
from vault_memory.archive.secrets import refuse_secret
from vault_memory.errors import NotFoundError
from vault_memory.index.sync import Index
from vault_memory.models import Cell, CellRef, Entry, Topic, TopicChange, TopicEdit, TopicName, TopicRow
from vault_memory.models.entry_record import PINNED, tier_code
from vault_memory.search.temporal import end_of
from vault_memory.search.topic_snapshot import TopicSnapshot, note, take_snapshot
from vault_memory.vault import topics as plans
from vault_memory.vault.document.file_names import natural
from vault_memory.vault.document.topic_text import body_for_reading, body_on_its_lines

__all__ = [
    "AsyncTopicVerbs",
    "Backlink",
    "TopicLinks",
    "TopicPlace",
    "TopicSnapshot",
    "TopicVerbs",
    "body_for_reading",
    "body_on_its_lines",
    "natural",
]

TopicList: TypeAlias = list[Topic]
RowList: TypeAlias = list[TopicRow]
NameList: TypeAlias = list[TopicName]
PastList: TypeAlias = list[TopicSnapshot]
DateList: TypeAlias = list[datetime | None]
PlaceList: TypeAlias = list[TopicPlace]
EntryList: TypeAlias = list[Entry]


class TopicVerbs(Namespace):
    """Topic documents. A ``name`` is a topic's name, an alias, or its path."""

    def list(self, progress: Progress | None = None) -> TopicList:
        """Return every topic document, malformed ones among them, by path."""
        store = self._vault.store
        total = sum(file.path.startswith("topics/") for file in store.scan().files)
        found = []
        for topic in store.topics():
            found.append(topic)
            if progress is not None:
                progress(len(found), max(total, len(found)))
        return found

    def rows(self) -> RowList:
        """Return one row for each topic from the index, by name, without reading the documents."""
        self._vault.sync()
        return self._vault.index.topic_rows()

    def newest(self) -> NameList:
        """Return the names of the topics, the document that was changed last first."""
        self._vault.sync()
        names = {topic.path: topic for topic in self._vault.index.topic_names()}
        files = [file for file in self._vault.store.scan().files if file.path in names]
        return [names[file.path] for file in sorted(files, key=lambda file: -file.modified)]

    def list_known_names(self) -> NameList:
        """Return the names that the index on disk holds, without looking at the documents."""
        return Index(self._vault.root, None).topic_names()

    def get(self, name: str) -> Topic:
        """Return a topic document. Raises NotFoundError with the nearest names."""
        self._vault.sync()
        return self._vault.store.topic(name, self._vault.index.topic_names())

    def dates(self, topic: Topic) -> DateList:
        """Return for each of its cells when it was last said, typed or changed; None where nobody knows."""
        entries = self._vault.index.list_file_entries(topic.path)
        return [_get_date(cell, entries.get(f"{topic.path}#{cell.key}")) for cell in topic.cells]

    def get_as_of(self, name: str, day: str) -> tuple[TopicSnapshot, str]:
        """Return a topic as it stood at the end of a day, and how far back that can see. Raises InputError."""
        end = end_of(day)
        topic = self.get(name)
        then = take_snapshot(topic, end, self._vault.index.list_file_entries(topic.path))
        return then, note([then], end)

    def list_as_of(self, day: str, progress: Progress | None = None) -> tuple[PastList, str]:
        """Return the topics that there were at the end of a day, and how far back that can see. Raises InputError."""
        end = end_of(day)
        topics = sorted(self.list(progress), key=lambda topic: (natural(topic.name), topic.path))
        seen = [take_snapshot(topic, end, self._vault.index.list_file_entries(topic.path)) for topic in topics]
        return [then for then in seen if then.exists], note(seen, end)

    def source(self, path: str) -> bytes:
        """Return the file of a topic document, by its exact path. Raises NotFoundError."""
        known = {file.path for file in self._vault.store.scan().files} if path.startswith("topics/") else set()
        if path not in known:
            raise NotFoundError(f"no topic document {path}")
        return self._vault.store.read(path)

    def cell_key(self, name: str, text: str) -> str:
        """Return the key by which `Memory.forget` takes the one statement with these words. Raises InputError."""
        from vault_memory.api.forgetting import find_cell

        return find_cell(self.get(name), text)

    def links(self, name: str) -> TopicLinks:
        """Return the topics that a document links to, and those that link to it. Raises NotFoundError."""
        return links_of(self._vault, self.get(name))

    def list_pinned(self, limit: int = 10) -> EntryList:
        """Return statements that are pinned, at most ``limit``."""
        self._vault.sync()
        columns = self._vault.index.snapshot().columns()
        wanted = (columns.column("flags") & PINNED != 0) & (columns.column("tier") == tier_code("cell"))
        labels = [int(label) for label in columns.labels[wanted][:limit]]
        return [*self._vault.index.snapshot().entries(labels).values()]

    def map(self, limit: int = 300) -> PlaceList:
        """Return places on a plane for the largest topics, those that are alike close together."""
        self._vault.sync()
        return map_topics(self._vault, limit)

    # -- changing them ---------------------------------------------------------------------------

    def rename(self, old: str, new: str, *, check: Check | None = None) -> TopicChange:
        """Rename a topic, its file and the links to it; the old name stays as an alias.

        ``check`` gets the document's bytes first and may raise. Raises NotFoundError, InputError, MalformedError.
        """
        return change_topic(
            self._vault, old, lambda topic: plans.rename(self._vault.store, topic, refuse_secret(new)), check
        )

    def merge(self, source: str, into: str, *, check: Check | None = None) -> TopicChange:
        """Move all that ``source`` says into the topic ``into``; its name becomes an alias. Raises as `rename`."""
        return change_topic(
            self._vault, source, lambda topic: plans.merge(self._vault.store, topic, self.get(into)), check
        )

    def split(self, name: str, section: str, new: str = "", *, check: Check | None = None) -> TopicChange:
        """Make a topic of one section, named after it unless ``new`` says otherwise. Raises as `rename`."""
        return change_topic(
            self._vault,
            name,
            lambda topic: plans.split_out(self._vault.store, topic, section, refuse_secret(new)),
            check,
        )

    def delete(self, name: str, *, dry_run: bool = False, check: Check | None = None) -> TopicChange:
        """Delete a topic document; `Memory.undo` brings it back. Links to it stay as they are and are counted."""
        return change_topic(
            self._vault, name, lambda topic: plans.delete(self._vault.store, topic), check, dry_run=dry_run
        )

    def write(self, name: str, text: str, *, check: Check | None = None) -> TopicEdit:
        """Replace a document's markdown by a person's; return it and the run. Raises NotFoundError, VaultError."""
        return write_topic(self._vault, self.get(name).path, text, check)

    def reword(self, cell: str | CellRef, text: str, *, topic: str = "", check: Check | None = None) -> TopicEdit:
        """Say one statement in other words, in its place; return its document and the run.

        ``cell`` is its id, or a CellRef of the document ``topic``. Raises NotFoundError, InputError, VaultError.
        """
        return reword_statement(self._vault, cell, text, topic and self.get(topic).path, check)

    def retire(self, cell: str | CellRef, *, topic: str = "", check: Check | None = None) -> TopicEdit:
        """Supersede one statement: it stays readable and is no longer current. Raises as `reword`."""
        return retire_statement(self._vault, cell, topic and self.get(topic).path, check)


def _get_date(cell: Cell, entry: Entry | None) -> datetime | None:
    """Return the date of a statement: as the memory block has it, else as the index has what a person typed."""
    known = cell.attributes
    if known is not None and known.created:
        return known.updated or known.created
    return entry.display_date if entry is not None else None


class AsyncTopicVerbs(AsyncVerbs):
    """`TopicVerbs`, awaited."""

    list = awaitable(TopicVerbs.list)
    rows = awaitable(TopicVerbs.rows)
    newest = awaitable(TopicVerbs.newest)
    list_known_names = awaitable(TopicVerbs.list_known_names)
    get = awaitable(TopicVerbs.get)
    dates = awaitable(TopicVerbs.dates)
    get_as_of = awaitable(TopicVerbs.get_as_of)
    list_as_of = awaitable(TopicVerbs.list_as_of)
    source = awaitable(TopicVerbs.source)
    cell_key = awaitable(TopicVerbs.cell_key)
    links = awaitable(TopicVerbs.links)
    list_pinned = awaitable(TopicVerbs.list_pinned)
    map = awaitable(TopicVerbs.map)
    rename = awaitable(TopicVerbs.rename)
    merge = awaitable(TopicVerbs.merge)
    split = awaitable(TopicVerbs.split)
    delete = awaitable(TopicVerbs.delete)
    write = awaitable(TopicVerbs.write)
    reword = awaitable(TopicVerbs.reword)
    retire = awaitable(TopicVerbs.retire)
