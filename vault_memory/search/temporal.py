"""Search the vault as of a past day (FEATURES A8): include statements superseded since, exclude later ones.

The dates decide: when a statement was made, when it was superseded, when something was said. Text without a history
(summaries, prose) is used if its document has not changed since that day. So a search returns nothing that did not
hold on that day; entries whose state is unknown are left out, and the notes say so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from time import perf_counter

from vault_memory.errors import InputError
from vault_memory.models import Filter, Hit, SearchResult, Tier
from vault_memory.search.answer_notes import EMPTY, explain_empty
from vault_memory.search.query import Query
from vault_memory.search.question import SearchSetup
from vault_memory.search.rank import rank
from vault_memory.search.resolve import read_query
from vault_memory.search.retrieve import Finder
from vault_memory.search.tiers import LEADERS, check_limit, relevant
from vault_memory.search.topic_snapshot import LOST

_STATEMENTS: tuple[Tier, ...] = ("cell", "past", "passage")
_LOOKED_AT: tuple[Tier, ...] = ("summary", *_STATEMENTS, "message")
_FILES = Filter(tiers=("file",))
_PERIOD = re.compile(r"(?P<year>[1-9]\d{3})(?:-(?P<month>0[1-9]|1[0-2]))?")
_LAST = datetime(9999, 12, 31, tzinfo=UTC)


def end_of(day: str | date) -> datetime:
    """Return the moment after a day (``2026-05-01``), a month or a year, or a time itself; in UTC.

    ``day`` is text, a date or a datetime. Raises InputError.
    """
    if isinstance(day, date):  # a datetime is one, too
        day = day.isoformat()
    if not isinstance(day, str):
        raise InputError(f"a day is given as text like 2026-05-01 or as a date, not {day!r:.60}")
    if (match := _PERIOD.fullmatch(day.strip())) is not None:
        months = int(match["year"]) * 12 + int(match["month"] or 12)
        if months < (_LAST.year + 1) * 12:
            return datetime(months // 12, months % 12 + 1, 1, tzinfo=UTC)
    try:
        moment = datetime.fromisoformat(day)
        if moment.tzinfo is not None:
            moment = moment.astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise InputError(f"'{day}' is not a date like 2026-05-01") from error
    moment = moment.replace(tzinfo=UTC)
    if len(day.strip()) > len("2026-05-01"):
        return moment
    return moment + timedelta(days=1) if moment < _LAST else datetime.max.replace(tzinfo=UTC)


def search_as_of(setup: SearchSetup, query_text: str, *, limit: int | None = None) -> SearchResult:
    """Return what a search just before ``setup.now`` would have found.

    Statements that were superseded since show when.
    """
    begin, end = perf_counter(), setup.now
    wanted = check_limit(limit, setup.settings)
    query = read_query(query_text, setup.index, end - timedelta(microseconds=1))
    before = min(end, query.where.before or end)
    finder = Finder(setup, replace(query, where=replace(query.where, before=before)))
    hits: list[Hit] = []
    if not query.empty or query.is_filtered:
        summaries, statements, messages = (
            relevant(finder, rank(finder, Filter(tiers=tiers, trusted=True, stood=end), wanted))
            for tiers in (("summary",), _STATEMENTS, ("message",))
        )
        hits += _select_leading(summaries, statements or messages)[: setup.settings.summaries * wanted // 10]
        hits += [*statements, *messages][: wanted - len(hits)]
    shown = tuple(
        replace(hit, entry=replace(hit.entry, tier="cell")) if hit.entry.tier == "past" else hit for hit in hits
    )
    took = round((perf_counter() - begin) * 1000, 2)
    return SearchResult(query_text, took, shown, notes=(*_notes(finder, query, bool(hits), end),))


def _select_leading(summaries: Sequence[Hit], found: Sequence[Hit]) -> list[Hit]:
    """Return the summaries of the topics of the best hits in ``found``; all summaries if ``found`` is empty."""
    leading = {hit.entry.path for hit in found[:LEADERS]}
    return [hit for hit in summaries if not found or hit.entry.path in leading]


def _notes(finder: Finder, query: Query, found: bool, end: datetime) -> Iterator[str]:
    """Yield the notes of a search as of a day. ``query``: the query without the limit to that day."""
    index = finder.index
    yield from query.notes
    if not len(index):
        yield EMPTY
        return
    first = index.earliest()
    if not query.empty and finder.vector is None:
        yield f"lexical only: {finder.blind}"
    if not found and (first is None or end > first):
        yield from explain_empty(finder, query, Filter(tiers=_LOOKED_AT, trusted=True, stood=end))
    if index.count(_FILES):
        yield "files in folders are not looked at: what they said then is not known"
    if first is None:
        yield "nothing here has a date"
    elif end <= first:
        yield f"nothing here is older than {first:%Y-%m-%d}"
    else:
        yield (
            f"sees back to {first:%Y-%m-%d}; without {LOST}, and without summaries and prose of documents that "
            "changed since"
        )
