"""Read the history of a vault: its runs, the changes of each, and the events of one topic or cell.

The sources are the run records and the copies kept for undo and, in a versioned vault, the commits, which show what
people changed by hand. Events without a record are read from the memory block.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from vault_memory.errors import InputError, NotFoundError
from vault_memory.models import Add, Cell, Reinforce, Remove, Rewrite, SetSummary, Supersede, Topic, Update
from vault_memory.vault.git import commit_log, commits
from vault_memory.vault.runs import records
from vault_memory.vault.runs.records import Change, RunRecord
from vault_memory.vault.runs.reverse_files import diff_lines
from vault_memory.vault.state import undo_journal
from vault_memory.vault.storage.store import Store

_BULLET = re.compile(r"^\s*[-*+] (?:\[[^\]]{0,40}\] )?")
_BEGINNING = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class RunSummary:
    """One run. ``undoable``: it can be undone."""

    id: str
    time: datetime
    trigger: str
    status: str
    conversation: str = ""
    documents: tuple[str, ...] = ()
    counts: tuple[tuple[str, int], ...] = ()  # added, superseded …
    undoes: str = ""
    undoable: bool = False
    commit: str = ""
    summary: str = ""  # what the run did, in a few words
    person: str = ""  # who made the change, in a vault that several people share

    def __str__(self) -> str:
        return f"{self.time:%Y-%m-%d %H:%M}  {self.id}  {self.summary or self.trigger}"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened to a statement or a topic.

    ``what``: added, superseded, updated, said again, removed, summary, rewritten, reworded, commit (a person's, or ours
    with its run), or the trigger of a run that changed the file as a whole. ``author``: the commit's author, or the
    person who made the change in a shared vault.
    """

    time: datetime
    what: str
    path: str
    cell: str = ""
    before: str = ""
    after: str = ""
    reason: str = ""
    conversation: str = ""
    run: str = ""
    undone: bool = False
    commit: str = ""
    author: str = ""

    def __str__(self) -> str:
        return f"{self.time:%Y-%m-%d %H:%M}  {self.what}  {self.after or self.before or self.reason or self.path}"


@dataclass(frozen=True, slots=True)
class Difference:
    """The changes to one document: a unified diff without line ends."""

    path: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join(self.lines)


def _map_commits(log: Sequence[commit_log.Commit]) -> dict[str, str]:
    """Return the commit of each run: its first one, else the first that contains changes of it."""
    shared = {run: commit.id for commit in log for run in commit.runs[1:]}
    return shared | {commit.runs[0]: commit.id for commit in log if commit.runs}


def list_runs(store: Store, limit: int = 0) -> list[RunSummary]:
    """Return the runs, newest first; the parts of a run count as the run itself. Raises VaultError."""
    committed = _map_commits(commit_log.log(store))
    kept = set(undo_journal.runs_with_copies(store))
    found = reversed(records.in_order(records.readable(store)))
    parts: dict[str, list[RunRecord]] = {}
    for run in found:
        parts.setdefault(run.parent, []).append(run)
    rows = []
    for run in parts.get("", [])[: limit or None]:
        changes = [change for each in (run, *parts.get(run.id, ())) for change in each.changes if _is_effective(change)]
        rows.append(
            RunSummary(
                run.id,
                run.time,
                run.trigger,
                run.status,
                run.conversation,
                documents=tuple(sorted({change.path for change in changes} or _list_written_paths(store, run, kept))),
                counts=tuple(_counts(changes)),
                undoes=run.undoes,
                undoable=run.id in kept and run.status != "undone",
                commit=committed.get(run.id, ""),
                summary=run.summary or _describe_run(run, changes),
                person=run.person,
            )
        )
    return rows


def _describe_run(run: RunRecord, changes: Sequence[Change]) -> str:
    """Describe a run without a summary: one of version 0.1.0, or one whose texts were forgotten."""
    if run.plan:
        return run.plan
    if run.undoes:
        return f"undid run {run.undoes}"
    if done := ", ".join(f"{count} {what}" for what, count in _counts(changes)):
        return f"{run.trigger} {run.conversation}".strip() + f": {done}"
    return f"{run.trigger} {run.conversation}".strip()


def list_cell_events(store: Store, cell_id: str) -> list[Event]:
    """Return the history of a statement, oldest first; an event of superseding names the other statement, too.

    Raises NotFoundError.
    """
    place = next(((topic, cell) for topic in store.topics() if (cell := topic.cell(cell_id)) is not None), None)
    runs = records.in_order(records.readable(store))
    events = [event for run in runs for event in _events(run) if event.cell == cell_id]
    if place is None and not events:
        raise NotFoundError(f"no statement '{cell_id}'; `vault-memory show TOPIC --json` gives ids")
    if place is not None:
        topic, cell = place
        reworded = _list_rewordings(store, topic.path, cell_id)
        first = replace(cell, text=reworded[0].before) if reworded else cell
        events += [*reworded, *_list_memory_block_events(topic, first, {event.what for event in events})]
    path = place[0].path if place else events[-1].path
    known = {event.run for event in events}
    for commit in commit_log.log(store, path, touching=f"^{cell_id}"):
        if known.isdisjoint(commit.runs):
            events.append(_commit_event(commit, path))
    return sorted(events, key=lambda event: event.time)


def _list_rewordings(store: Store, path: str, cell_id: str) -> list[Event]:
    """Return how a statement was reworded by runs that changed the whole document (a person's edits), oldest first."""
    found = []
    kept = set(undo_journal.runs_with_copies(store))
    for run in records.in_order(records.readable(store)):
        if run.changes or run.undoes or run.id not in kept:
            continue
        for snapshot in undo_journal.snapshots(store, run.id):
            before, after = (_find_statement(text, cell_id) for text in (snapshot.before, snapshot.after))
            if snapshot.path == path and before and after and before != after:
                undone = run.status == "undone"
                said = Event(run.time, "reworded", path, cell_id, before, after, run=run.id, undone=undone)
                found.append(replace(said, author=run.person))
    return sorted(found, key=lambda event: event.time)


def _find_statement(text: str | None, cell_id: str) -> str:
    """Return the text of the statement with that id; '' if there is none."""
    line = next((line for line in (text or "").splitlines() if line.rstrip().endswith(f" ^{cell_id}")), "")
    return _BULLET.sub("", line).removesuffix(f"^{cell_id}").strip()


def list_topic_events(store: Store, topic: Topic) -> list[Event]:
    """Return what runs and, in a versioned vault, people did to a document, oldest first. Raises VaultError.

    For a statement without a record, the events come from its line in the memory block.
    """
    events: list[Event] = []
    for run in records.in_order(records.readable(store)):
        own = [event for event in _events(run) if event.path == topic.path]
        events += own or _list_file_events(store, run, topic.path)
    for cell in topic.cells:
        if cell.attributes is not None:
            events += _list_memory_block_events(topic, cell, {event.what for event in events if event.cell == cell.id})
    if not events and topic.sources:
        came = ", ".join(topic.sources)
        events.append(Event(topic.created or _BEGINNING, "added", topic.path, conversation=came))
    known = {event.run for event in events}
    others = (commit for commit in commit_log.log(store, topic.path) if known.isdisjoint(commit.runs))
    events += [_commit_event(commit, topic.path) for commit in others]
    return sorted(events, key=lambda event: event.time)


def _list_file_events(store: Store, run: RunRecord, path: str) -> Iterator[Event]:
    """Yield an event for a run that changed the document without listing edits: a rename, an edit by hand, an undo …"""
    if run.changes:
        return
    for snapshot in undo_journal.copies_of(store, run.id) or ():
        if path in (snapshot.path, snapshot.moved_from):
            undone = run.status == "undone"
            done = Event(run.time, run.trigger, path, reason=run.summary or run.plan, run=run.id, undone=undone)
            yield replace(done, author=run.person)
            return


def diff_run(store: Store, wanted: str) -> list[Difference]:
    """Return the changes of a run by document. Raises NotFoundError, or InputError if no copies of it are kept."""
    run = records.load(store, wanted)
    ends: dict[str, tuple[str, str | None, str | None]] = {}
    for snapshot in undo_journal.snapshots(store, run.parent or run.id):
        old = snapshot.moved_from or snapshot.path
        _, before, _ = ends.get(snapshot.path, (old, snapshot.before, None))
        ends[snapshot.path] = old, before, snapshot.after
    if not ends:
        raise InputError(f"run '{wanted}' changed no document, or is older than what is kept (undo.days)")
    return _differences({path: (before, after) for path, (_, before, after) in ends.items()})


def diff_since(store: Store, moment: datetime) -> list[Difference]:
    """Return the changes since ``moment``: all of them if a commit from before it exists, else those of documents that
    runs have written.
    """
    pairs: dict[str, tuple[str | None, str | None]] = {}
    if commits.is_versioned(store) and (commit := commit_log.commit_before(store, moment)):
        for path in commit_log.list_changed_since(store, commit):
            if path.endswith(".md") and not path.startswith("conversations/"):
                pairs[path] = _text(commit_log.content(store, commit, path)), _read_text(store, path)
        return _differences(pairs)
    for run in records.in_order(run for run in records.readable(store) if run.time >= moment):
        for snapshot in undo_journal.snapshots(store, run.id):
            first = snapshot.moved_from or snapshot.path
            for path, before in ((first, snapshot.before), (snapshot.path, None)):
                if path not in pairs:
                    pairs[path] = before, _read_text(store, path)
    return _differences(pairs)


def _differences(pairs: dict[str, tuple[str | None, str | None]]) -> list[Difference]:
    found = (Difference(path, tuple(diff_lines(path, *texts))) for path, texts in sorted(pairs.items()))
    return [difference for difference in found if difference.lines]


def _read_text(store: Store, path: str) -> str | None:
    try:
        return _text(store.read(path))
    except NotFoundError:
        return None


def _text(data: bytes | None) -> str | None:
    return None if data is None else data.decode("utf-8", "replace")


def _list_written_paths(store: Store, run: RunRecord, kept: set[str]) -> set[str]:
    return {snapshot.path for snapshot in undo_journal.snapshots(store, run.id)} if run.id in kept else set()


def _counts(changes: Sequence[Change]) -> Iterator[tuple[str, int]]:
    names = {
        Add: "added",
        Supersede: "superseded",
        Update: "updated",
        Reinforce: "said again",
        Remove: "removed",
        SetSummary: "summary",
        Rewrite: "rewritten",
    }
    for kind, name in names.items():
        if count := sum(isinstance(change.edit, kind) for change in changes):
            yield name, count


def _events(run: RunRecord) -> Iterator[Event]:
    for change in filter(_is_effective, run.changes):
        for what, cell in _events_of_edit(change):
            yield Event(
                run.time,
                what,
                change.path,
                cell,
                change.before,
                change.after,
                change.reason,
                _source(change) or run.conversation,
                run.id,
                undone=run.status == "undone",
                author=run.person,
            )


def _is_effective(change: Change) -> bool:
    """Return whether the change was applied. (Proposals wait for a person; known statements are not added again.)"""
    return isinstance(change.edit, Reinforce | SetSummary) or bool(change.before or change.after)


def _events_of_edit(change: Change) -> Iterator[tuple[str, str]]:
    match change.edit:
        case Add(id=made):
            yield "added", made
        case Supersede(target=target, by=by):
            yield "superseded", target.id
            if by is not None:
                yield "added", by.id
        case Update(target=target):
            yield "updated", target.id
        case Reinforce(target=target):
            yield "said again", target.id
        case Remove(target=target):
            yield "removed", target.id
        case SetSummary():
            yield "summary", ""
        case Rewrite():
            yield "rewritten", ""


def _commit_event(commit: commit_log.Commit, path: str) -> Event:
    return Event(
        commit.time,
        "commit",
        path,
        reason=commit.subject,
        run=next(iter(commit.runs), ""),
        commit=commit.id,
        author=commit.author,
    )


def _source(change: Change) -> str:
    match change.edit:
        case Add(attributes=known) | Supersede(by=Add(attributes=known)) | Update(attributes=known):
            return ", ".join(known.sources)
        case Reinforce(sources=sources) | Rewrite(sources=sources):
            return ", ".join(sources)
        case _:
            return ""


def _list_memory_block_events(topic: Topic, cell: Cell, already: set[str]) -> Iterator[Event]:
    """Yield the events that the memory block has and that no record has (``already``)."""
    known = cell.attributes
    if known is None:
        when = topic.updated or topic.created or _BEGINNING
        yield Event(when, "added", topic.path, cell.id, after=cell.text, reason="typed by a person")
        return
    said = ", ".join(known.sources)
    if "added" not in already:
        yield Event(known.created or _BEGINNING, "added", topic.path, cell.id, after=cell.text, conversation=said)
    if known.superseded is not None and "superseded" not in already:
        after = f"^{known.successor}" if known.successor else ""
        yield Event(known.superseded, "superseded", topic.path, cell.id, before=cell.text, after=after)
