"""``memory.topics``: list, read, correct and reshape topic documents."""

from __future__ import annotations

from datetime import date, datetime
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
from vault_memory.vault.document import lines
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
    "statement_source",
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
        """Return all topic documents, including malformed ones, by path."""
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
        """Return the names of the topics, most recently changed document first."""
        self._vault.sync()
        names = {topic.path: topic for topic in self._vault.index.topic_names()}
        files = [file for file in self._vault.store.scan().files if file.path in names]
        return [names[file.path] for file in sorted(files, key=lambda file: -file.modified)]

    def list_known_names(self) -> NameList:
        """Return the topic names in the index on disk, without reading the documents."""
        return Index(self._vault.root, None).topic_names()

    def get(self, name: str) -> Topic:
        """Return a topic document. Raises NotFoundError with the nearest names."""
        self._vault.sync()
        return self._vault.store.topic(name, self._vault.index.topic_names())

    def dates(self, topic: Topic) -> DateList:
        """Return for each cell of a topic when it was last said, typed or changed; None if that is unknown."""
        entries = self._vault.index.list_file_entries(topic.path)
        return [_get_date(cell, entries.get(f"{topic.path}#{cell.key}")) for cell in topic.cells]

    def get_as_of(self, name: str, day: str | date) -> tuple[TopicSnapshot, str]:
        """Return a topic as of the end of a day, and a note on how far back its history reaches. Raises InputError."""
        end = end_of(day)
        topic = self.get(name)
        then = take_snapshot(topic, end, self._vault.index.list_file_entries(topic.path))
        return then, note([then], end)

    def list_as_of(self, day: str | date, progress: Progress | None = None) -> tuple[PastList, str]:
        """Return the topics as of the end of a day, and a note on how far back history goes. Raises InputError."""
        end = end_of(day)
        topics = sorted(self.list(progress), key=lambda topic: (natural(topic.name), topic.path))
        seen = [take_snapshot(topic, end, self._vault.index.list_file_entries(topic.path)) for topic in topics]
        return [then for then in seen if then.exists], note(seen, end)

    def source(self, path: str) -> bytes:
        """Return the bytes of a topic document, by its exact path. Raises NotFoundError."""
        known = {file.path for file in self._vault.store.scan().files} if path.startswith("topics/") else set()
        if path not in known:
            raise NotFoundError(f"no topic document {path}")
        return self._vault.store.read(path)

    def cell_key(self, name: str, text: str) -> str:
        """Return the key, for `Memory.forget`, of the only statement with these words. Raises InputError."""
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
        """Return coordinates on a plane for the ``limit`` largest topics; similar topics lie close together."""
        self._vault.sync()
        return map_topics(self._vault, limit)

    # -- changing topics ---------------------------------------------------------------------------

    def rename(self, old: str, new: str, *, check: Check | None = None) -> TopicChange:
        """Rename a topic, its file and the links to it; the old name stays as an alias.

        ``check`` gets the document's bytes first and may raise. Raises NotFoundError, InputError, MalformedError.
        """
        return change_topic(
            self._vault, old, lambda topic: plans.rename(self._vault.store, topic, refuse_secret(new)), check
        )

    def merge(self, source: str, into: str, *, check: Check | None = None) -> TopicChange:
        """Move the content of ``source`` into the topic ``into``; its name becomes an alias. Raises as `rename`."""
        return change_topic(
            self._vault, source, lambda topic: plans.merge(self._vault.store, topic, self.get(into)), check
        )

    def split(self, name: str, section: str, new: str = "", *, check: Check | None = None) -> TopicChange:
        """Move one section into a topic of its own, named ``new`` or after the section. Raises as `rename`."""
        return change_topic(
            self._vault,
            name,
            lambda topic: plans.split_out(self._vault.store, topic, section, refuse_secret(new)),
            check,
        )

    def delete(self, name: str, *, dry_run: bool = False, check: Check | None = None) -> TopicChange:
        """Delete a topic document; `Memory.undo` restores it. Links to it are not changed, only counted."""
        return change_topic(
            self._vault, name, lambda topic: plans.delete(self._vault.store, topic), check, dry_run=dry_run
        )

    def write(self, name: str, text: str, *, check: Check | None = None) -> TopicEdit:
        """Replace a document's markdown; return the document and the run. Raises NotFoundError, VaultError."""
        return write_topic(self._vault, self.get(name).path, text, check)

    def reword(self, cell: str | CellRef, text: str, *, topic: str = "", check: Check | None = None) -> TopicEdit:
        """Replace the wording of one statement in place; return its document and the run.

        ``cell`` is its id, or a CellRef of the document ``topic``. Raises NotFoundError, InputError, VaultError.
        """
        return reword_statement(self._vault, cell, text, topic and self.get(topic).path, check)

    def retire(self, cell: str | CellRef, *, topic: str = "", check: Check | None = None) -> TopicEdit:
        """Supersede one statement: it stays readable and is no longer current. Raises as `reword`."""
        return retire_statement(self._vault, cell, topic and self.get(topic).path, check)


def statement_source(topic: Topic, cell: Cell) -> str:
    """Return the lines of a statement as they stand in its document."""
    return "".join(lines.split(topic.text)[1][cell.first_line - 1 : cell.last_line]).rstrip("\r\n")


def _get_date(cell: Cell, entry: Entry | None) -> datetime | None:
    """Return a statement's date from the memory block, else from the index, which dates text typed by a person."""
    known = cell.attributes
    if known is not None and known.created:
        return known.updated or known.created
    return entry.display_date if entry is not None else None


class AsyncTopicVerbs(AsyncVerbs):
    """The asynchronous `TopicVerbs`."""

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
