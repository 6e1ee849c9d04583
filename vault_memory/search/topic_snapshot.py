"""Reconstruct a topic as of a past day from the dates of its statements, for `search --as-of` (FEATURES A8).

A statement holds from the time it was made until it was superseded. A statement that a person struck through has no
end date, and one without any date has no beginning: both are left out and counted. Summary and prose have no history;
they are included only if the document has not changed since.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from types import MappingProxyType

from vault_memory.models import Cell, Entry, Topic

LOST = "what was pruned, deleted, put away or reworded by hand since"


@dataclass(frozen=True, slots=True)
class TopicSnapshot:
    """A topic as of a past moment. ``cells``: the statements that held then.

    ``undated`` and ``struck``: numbers of statements left out because a date is missing. ``first``: the earliest date
    in the document; ``updated``: the last date before the moment.
    """

    path: str
    name: str
    cells: tuple[Cell, ...] = ()
    summary: str = ""
    prose: tuple[str, ...] = ()
    first: datetime | None = None
    updated: datetime | None = None
    undated: int = 0
    struck: int = 0
    later: int = 0  # number of statements made since

    @property
    def exists(self) -> bool:
        """Whether the topic existed."""
        return bool(self.cells or self.summary or self.prose)


def take_snapshot(topic: Topic, end: datetime, entries: Mapping[str, Entry] = MappingProxyType({})) -> TopicSnapshot:
    """Return the topic as of just before ``end``. ``entries``: the topic's entries in the index, by key."""
    placed = [(cell, get_made_time(topic, cell, entries)) for cell in topic.cells if cell.text]
    unknown = [cell for cell, _ in placed if cell.superseded and get_end_time(cell) is None]
    dated = [(cell, moment) for cell, moment in placed if cell not in unknown and moment is not None]
    unchanged = not topic.malformed and topic.updated is not None and topic.updated < end
    dates = [moment for _, moment in dated] + [
        moment for cell, _ in dated if (moment := get_end_time(cell)) is not None
    ]
    before = [moment for moment in dates if moment < end]
    return TopicSnapshot(
        topic.path,
        topic.name,
        cells=tuple(cell for cell, moment in dated if moment < end and _was_current(cell, end)),
        summary=topic.summary if unchanged else "",
        prose=tuple(passage.text for passage in topic.passages) if unchanged else (),
        first=min([*dates, *([topic.created] if topic.created else [])], default=None),
        updated=max(before, default=None),
        undated=sum(moment is None and cell not in unknown for cell, moment in placed),
        struck=len(unknown),
        later=sum(moment >= end for _, moment in dated),
    )


def get_made_time(topic: Topic, cell: Cell, entries: Mapping[str, Entry]) -> datetime | None:
    """Return when the statement was made: by the memory block, else by the index, else the topic's own date."""
    known = cell.attributes
    if known is not None and known.created:
        return known.created
    entry = entries.get(f"{topic.path}#{cell.key}")  # the index records when it first saw text that a person typed
    return entry.created if entry is not None else topic.created


def get_end_time(cell: Cell) -> datetime | None:
    """Return when the statement was superseded; None if it was not, or the date is unknown."""
    return cell.attributes.superseded if cell.attributes is not None else None


def _was_current(cell: Cell, end: datetime) -> bool:
    moment = get_end_time(cell)
    return moment is None or moment >= end


def note(then: Iterable[TopicSnapshot], end: datetime) -> str:
    """Return a note that says how far back the snapshots reach and what they lack."""
    seen = list(then)
    first = min((each.first for each in seen if each.first is not None), default=None)
    if first is None:
        return "nothing here has a date"
    if end <= first:
        return f"nothing here is older than {first:%Y-%m-%d}"
    gaps = [LOST]
    struck, undated = sum(each.struck for each in seen), sum(each.undated for each in seen)
    if struck:
        gaps.append(f"{struck} struck through by hand without a date")
    if undated:
        gaps.append(f"{undated} without any date")
    return f"sees back to {first:%Y-%m-%d}; without {', '.join(gaps)}"
