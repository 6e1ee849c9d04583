"""Write the notes that accompany search results, mainly the reasons why a search found nothing.

The index is queried for these reasons only when a search found nothing.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from dataclasses import replace

from vault_memory.models import Filter
from vault_memory.models.filters import FILTER_FIELDS
from vault_memory.models.search import SEARCHED as SEARCHED_TIERS
from vault_memory.search.query import Query
from vault_memory.search.retrieve import Finder

EMPTY = "no memories yet"
DOUBTFUL = "these have little in common with the question; perhaps none of them answers it"
SEARCHED = Filter(tiers=SEARCHED_TIERS, trusted=True)


def notes(finder: Finder, found: bool) -> Iterator[str]:
    yield from finder.query.notes
    if not len(finder.columns):
        yield EMPTY
        return
    if finder.query.empty and found:
        period = finder.query.period
        yield f"of {period.label}, newest first" if period else "no words to search for; these pass the filter"
    elif not finder.query.empty and finder.vector is None:
        yield f"lexical only: {finder.blind}"
    if found and finder.doubtful:
        yield DOUBTFUL
    if not found:
        yield from explain_empty(finder, finder.query, SEARCHED)


def explain_empty(finder: Finder, query: Query, within: Filter) -> Iterator[str]:
    """Yield the reasons why nothing was found. ``within``: the filter for the entries that were searched."""
    if not query.is_filtered and query.empty:
        yield "only words to leave out: say what to look for, too" if query.where.excluded else "no words to search for"
        return
    if query.empty and query.period is not None:
        yield f"nothing has a date of {query.period.label}"
        return
    where = replace(query.where, tiers=within.tiers, trusted=within.trusted, stood=within.stood)
    if query.is_filtered:
        failing = [f"nothing has {said}" for said, part in _parts(query.where, within) if not finder.index.count(part)]
        if _contradictory(query.where):
            yield "after: is not earlier than before:, so that no day is left"
        elif failing or not finder.index.count(where):
            yield from failing or ["nothing passes all of the filters together"]
            yield from _suggest(finder, query.where.topics)
        elif not query.phrases:
            yield "memories pass the filters, but none of them says these words; try others, or fewer filters"
    elif not query.phrases:
        yield "nothing here is near enough to the question to answer it"
        if query.where.excluded:
            yield 'a word behind a minus leaves out what says it; "-x" in quotes searches for it'
    if any(not len(finder.phrase(phrase, 1, within)) for phrase in query.phrases):
        yield "no memory holds that phrase; without the quotes its words are searched one by one"
    elif query.phrases and not any(len(finder.phrase(phrase, 1, where)) for phrase in query.phrases):
        yield "that phrase is there, but not in what the filters and exclusions let through"


def _suggest(finder: Finder, topics: Sequence[str]) -> Iterator[str]:
    """Yield the topics whose names are similar to those of the query that do not exist."""
    names = {
        name.casefold(): topic.name for topic in finder.index.topic_names() for name in (topic.name, *topic.aliases)
    }
    for asked in topics:
        near = [] if asked.casefold() in names else difflib.get_close_matches(asked.casefold(), names, 3)
        found = dict.fromkeys(names[name] for name in near)
        typed = [f'topic:"{name}"' if " " in name else f"topic:{name}" for name in found]
        if typed:
            yield f"did you mean {' or '.join(typed)}?"


def _contradictory(where: Filter) -> bool:
    return where.after is not None and where.before is not None and where.after >= where.before


def _parts(where: Filter, within: Filter) -> Iterator[tuple[str, Filter]]:
    """Yield each filter of the query as it is typed, and as a filter of its own."""
    for field in FILTER_FIELDS:
        if field.name and (values := field.get_values(where)):
            part = replace(within, **{field.attribute: getattr(where, field.attribute)})
            yield " or ".join(f"{field.name}:{value}" for value in values), part
    if where.after is not None:
        yield f"after:{where.after:%Y-%m-%d}", replace(within, after=where.after)
    if where.before is not None:
        yield f"before:{where.before:%Y-%m-%d}", replace(within, before=where.before)
