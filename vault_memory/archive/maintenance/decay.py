"""Move faded statements from their topic to ``archive/``, where no search looks; `restore` moves them back (A10).

Only statements that the program wrote, of transient types, are moved automatically; other faded statements are reported
to a person. A move is two edits of a run: the statement is added to the archive before it is removed from its topic. So
a crash between the two duplicates it but never loses it, and the next run finishes the move.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import PurePosixPath

from vault_memory.archive.commit_message import format_run_message
from vault_memory.archive.write import drop_if_empty
from vault_memory.errors import NotFoundError, VaultError
from vault_memory.events import emit
from vault_memory.models import Add, Attributes, Cell, CellRef, Edit, EditResult, Remove, Topic
from vault_memory.settings import DecaySettings
from vault_memory.text.display import count_noun
from vault_memory.vault.document import links, topic_text
from vault_memory.vault.document.edits import apply
from vault_memory.vault.document.names import fold_name
from vault_memory.vault.runs import records
from vault_memory.vault.runs.run import Run, resume_run, start_run
from vault_memory.vault.state import confidence as fading
from vault_memory.vault.state.usage import Usage
from vault_memory.vault.storage.store import Store

FOLDER, TRIGGER = "archive", "decay"
_FROM = "from"  # the topic's document, on the line of a cell that was moved


@dataclass(frozen=True, slots=True)
class FadedStatement:
    """A statement whose confidence has faded from ``confidence`` to ``effective``; ``why`` it stays in its topic."""

    path: str
    topic: str
    id: str
    type: str
    text: str
    confidence: float
    effective: float
    idle_days: float
    why: str = ""


@dataclass(frozen=True, slots=True)
class DecayReport:
    """``moved``: statements moved to the archive (or, in a dry run, to be moved); ``faded``: those left to a person."""

    run: str = ""
    dry_run: bool = False
    cells: int = 0  # that can fade
    moved: tuple[FadedStatement, ...] = ()
    faded: tuple[FadedStatement, ...] = ()
    errors: tuple[str, ...] = ()

    def __str__(self) -> str:
        verb = "would move" if self.dry_run else "moved"
        return f"{verb} {count_noun(len(self.moved), 'statement')} to the archive, {len(self.faded)} more have faded"


def decay(store: Store, usage: Usage, settings: DecaySettings, now: datetime, *, dry_run: bool = False) -> DecayReport:
    """Move faded statements that were long unused to the archive; first finish interrupted moves. Raises VaultError."""
    if not dry_run:
        finish(store, now)
        usage.begin(now)
    count, moving, staying = 0, dict[str, list[Cell]](), list[FadedStatement]()
    reported: dict[str, FadedStatement] = {}
    for topic in store.topics():
        cells = [cell for cell in topic.cells if _fades(topic, cell)]
        count += len(cells)
        for cell, faded in _find_faded(topic, cells, usage, settings, now):
            why = _stays(cell, faded, settings)
            if why:
                staying.append(replace(faded, why=why))
            else:
                reported[cell.id] = faded
                moving.setdefault(topic.path, []).append(cell)
    if dry_run or not moving:
        return DecayReport("", dry_run, count, tuple(reported.values()), tuple(staying))
    with store.lock(), start_run(store, TRIGGER, now=now, salt=f"decay {sorted(reported)}", resumable=True) as run:
        run.plan([change for path, cells in moving.items() for change in _moves(store, path, cells)])
        done, errors = _move_cells(run, now)
    moved = tuple(reported[name] for name in reported if name in done)
    emit("archival", operation="decay", stage="complete", user=store.root.name, moved=len(moved), faded=len(staying))
    return DecayReport(run.id, False, count, moved, tuple(staying), errors)


def restore(store: Store, usage: Usage, wanted: str, now: datetime) -> DecayReport:
    """Move one statement (by id) or all of a topic back from the archive; its confidence has not faded then.

    Raises NotFoundError, VaultError.
    """
    finish(store, now)
    changes: list[records.Change] = []
    reported: dict[str, FadedStatement] = {}
    for topic in load_archived(store):
        whole = fold_name(wanted) in {fold_name(topic.name), fold_name(topic.path)}
        for cell in topic.cells:
            if cell.id and (whole or cell.id == wanted):
                target = find_home(store, topic, cell)
                name = topic.name if not store.resolve(target).exists() else ""
                changes += [
                    records.Change(target, _add(cell, "brought back", ()), name=name),
                    records.Change(topic.path, Remove(CellRef(cell.id), "brought back")),
                ]
                reported[cell.id] = _describe_faded(replace(topic, path=target), cell, cell.confidence, 0.0)
    if not changes:
        raise NotFoundError(f"nothing in {FOLDER}/ matches '{wanted}'; give the id of a statement, or a topic's name")
    with store.lock(), start_run(store, TRIGGER, now=now, salt=f"restore {sorted(reported)}", resumable=True) as run:
        run.plan(changes)
        done, errors = _move_cells(run, now)
    usage.mark_restored(done, now)
    return DecayReport(run.id, False, 0, tuple(reported[name] for name in reported if name in done), (), errors)


def list_faded(store: Store, run: str) -> list[str]:
    """Return the ids of what a run moved from topics to the archive. Raises NotFoundError, VaultError."""
    changes = records.load(store, run).changes
    return [_id(c.edit) for c in changes if isinstance(c.edit, Remove) and not c.path.startswith(f"{FOLDER}/")]


def finish(store: Store, now: datetime) -> int:
    """Finish the runs whose moves were interrupted, and return how many. Raises VaultError."""
    pending = [record for record in records.pending(store) if record.trigger == TRIGGER]
    for record in pending:
        with store.lock(), resume_run(store, record) as run:
            _move_cells(run, now)
    return len(pending)


def load_archived(store: Store) -> Iterator[Topic]:
    """Load the documents of the archive."""
    folder = store.root / FOLDER
    for file in sorted(file for file in folder.glob("*.md") if file.is_file()):  # no lock of an editor
        yield topic_text.decode(store.read(f"{FOLDER}/{file.name}"), f"{FOLDER}/{file.name}")


# --------------------------------------------------------------------------------------------------


def _fades(topic: Topic, cell: Cell) -> bool:
    current = not (topic.malformed or topic.merge_pending or cell.superseded)
    return current and cell.id.startswith("vm-") and not cell.by_person and not fading.is_pinned(topic, cell)


def _find_faded(
    topic: Topic, cells: Sequence[Cell], usage: Usage, settings: DecaySettings, now: datetime
) -> Iterator[tuple[Cell, FadedStatement]]:
    clocks = usage.clocks((cell.id, _get_last_said(topic, cell)) for cell in cells)
    for cell in cells:
        clock = clocks[cell.id]
        idle = fading.idle_days(clock.since or now, now)
        left = fading.effective(cell.confidence, clock.kept, idle, settings)
        if left < settings.floor:
            yield cell, _describe_faded(topic, cell, left, idle)


def _stays(cell: Cell, faded: FadedStatement, settings: DecaySettings) -> str:
    if cell.type not in settings.types:
        return f"a {cell.type} stays until you decide"
    if cell.detail:
        return "something stands below it"
    if faded.idle_days < settings.archive_after:
        return f"untouched for {faded.idle_days:.0f} of {settings.archive_after} days"
    return ""


def _get_last_said(topic: Topic, cell: Cell) -> datetime | None:
    known = cell.attributes
    return (known.updated or known.created if known else None) or topic.created


def _describe_faded(topic: Topic, cell: Cell, left: float, idle: float) -> FadedStatement:
    return FadedStatement(
        topic.path, topic.name, cell.id, cell.type, cell.text, cell.confidence, round(left, 4), round(idle, 1)
    )


def _moves(store: Store, path: str, cells: Sequence[Cell]) -> Iterator[records.Change]:
    """Yield the moves: into the archive first, then out of the topic."""
    topic = topic_text.decode(store.read(path), path)
    target = f"{FOLDER}/{PurePosixPath(path).name}"
    for cell in cells:
        yield records.Change(target, _add(cell, "faded", ((_FROM, path),)), name=topic.name)
        yield records.Change(path, Remove(CellRef(cell.id), "faded"))


def _add(cell: Cell, reason: str, extra: tuple[tuple[str, str], ...]) -> Add:
    """Return an edit that adds the cell unchanged elsewhere."""
    known = cell.attributes or Attributes()
    kept = tuple(pair for pair in known.extra if pair[0] != _FROM)
    section = cell.headings[-1] if cell.headings else ""
    known, linked = replace(known, extra=kept + extra), any(links.find(cell.text))
    return Add(cell.id, cell.text, cell.type, section, known, reason, linked, cell.box)


def find_home(store: Store, topic: Topic, cell: Cell) -> str:
    """Return the path of the document that a cell of the archived ``topic`` came from.

    If that document is gone, this is the path of the topic of its name, existing or new.
    """
    known = dict(cell.attributes.extra) if cell.attributes else {}
    path = known.get(_FROM, "")
    if path and store.resolve(path).exists():
        return path
    try:
        return store.topic(topic.name).path
    except NotFoundError:
        return f"topics/{PurePosixPath(topic.path).name}"


def _move_cells(run: Run, now: datetime) -> tuple[list[str], tuple[str, ...]]:
    """Make a run's moves: add all statements, then remove those that were added. Return the moved ids and errors."""
    done: list[str] = []
    errors: list[str] = []
    arrived: set[str] = set()
    changes = run.record.changes
    for arrivals in (True, False):
        by_path: dict[str, list[records.Change]] = defaultdict(list)
        for change in changes:
            if isinstance(change.edit, Add) is arrivals:
                by_path[change.path].append(change)
        for path, some in sorted(by_path.items()):
            edits = [c.edit for c in some if arrivals or _id(c.edit) in arrived]
            try:
                results = _apply(run.store, path, edits, some[0].name, now) if edits else ()
            except (VaultError, NotFoundError) as error:
                errors.append(str(error))
                continue
            for result in results:
                if result.outcome in {"added", "updated", "noop"}:
                    (arrived.add if arrivals else done.append)(_id(result.edit))
                else:
                    errors.append(f"{path}: {result.reason}")
    back = any(not change.path.startswith(f"{FOLDER}/") for change in changes[:1])
    run.summary = f"{'brought back' if back else 'put away'} {len(done)} of what had faded"
    run.message = format_run_message(f"{'Bring back' if back else 'Put away'} {len(done)} of what had faded", run.id)
    return done, tuple(errors)


def _id(edit: Edit) -> str:
    match edit:
        case Add(id=name) | Remove(target=CellRef(id=name)):
            return name
        case _:
            return ""


def _apply(store: Store, path: str, edits: Sequence[Edit], name: str, now: datetime) -> tuple[EditResult, ...]:
    results: tuple[EditResult, ...] = ()

    def change(topic: Topic) -> Topic:
        nonlocal results
        after, results = apply(topic, edits, now=topic.updated or now)
        return after

    store.update_topic(path, change, (lambda: topic_text.create_topic(name, path, created=now)) if name else None)
    if any(isinstance(edit, Remove) for edit in edits):
        drop_if_empty(store, path)
    return results
