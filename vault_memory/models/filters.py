"""Define the filters of searches: one table, from which query syntax, records, masks and BM25 fields are derived.

Times are timezone-aware UTC ``datetime``; ``None`` means unknown, never "now".
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from vault_memory.models.cell_types import CELL_TYPES
from vault_memory.models.conversation import ROLES
from vault_memory.models.search import TIERS, Entry, Tier


@dataclass(frozen=True, slots=True)
class Filter:
    """The conditions that results must meet. Empty: all entries."""

    tiers: tuple[Tier, ...] = ()
    topics: tuple[str, ...] = ()  # names, compared without case
    types: tuple[str, ...] = ()
    conversation: str = ""
    project: str = ""  # of a message or file, or of a conversation that the entry cites
    path: str = ""
    after: datetime | None = None  # `Entry.display_date` is at or after this
    before: datetime | None = None  # `Entry.display_date` is before this; with ``stood`` created before
    roles: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()  # compared without case
    excluded: tuple[tuple[str, ...], ...] = ()  # sequences of words, which `text.words` extracted
    origin: Literal["", "talk", "topic", "said", "person"] = ""
    """From a transcript; not from one; messages and statements made from them; by a person or from a file, not said."""
    trusted: bool = False  # exclude entries that read like an order to an agent
    parts: bool = True  # include the parts of longer texts
    stood: datetime | None = None  # entries that held just before then, whenever they were created

    @property
    def visible(self) -> tuple[str, ...]:
        """The tiers that pass; empty: all, ``("",)``: none. A recap passes only if its conversation is searched (A12).

        The index applies this, so that no search can forget it.
        """
        if self.conversation:
            return self.tiers
        return tuple(tier for tier in self.tiers or TIERS if tier != "recap") or ("",)


@dataclass(frozen=True, slots=True)
class FilterField:
    """One field of `Filter` that holds text.

    ``column``: the attribute of `Entry` that the index stores as a hash in its records; "" if it is stored otherwise.
    ``exact``: an entry passes if and only if its value is one of the filter's; Tantivy can apply such a filter, too.
    """

    name: str  # as typed in a query (``topic:Tea``); "" for one that cannot be typed
    attribute: str  # of `Filter`
    column: str = ""
    folded: bool = False  # compared without case
    exact: bool = True
    values: Collection[str] = ()  # the allowed values; empty: any
    widened: Collection[str] = ()  # values that also match other values (`models.columns`)

    def value(self, entry: Entry) -> str:
        """Return the value of an entry in the form in which values are compared."""
        value: str = getattr(entry, self.column)
        return value.casefold() if self.folded else value

    def get_values(self, where: Filter) -> tuple[str, ...]:
        """Return the values of a filter, as typed."""
        given: str | tuple[str, ...] = getattr(where, self.attribute)
        return ((given,) if given else ()) if isinstance(given, str) else given

    def get_exact_values(self, where: Filter) -> list[str]:
        """Return the values of a filter as they are compared; [] if a value also matches other values (``widened``)."""
        given = self.get_values(where)
        if any(value in self.widened for value in given):
            return []
        return [value.casefold() if self.folded else value for value in given]

    def set_to(self, values: Collection[str]) -> str | tuple[str, ...]:
        """Return the value for the attribute of `Filter`: all values, or the last if the attribute holds only one."""
        return tuple(values) if isinstance(getattr(_EMPTY, self.attribute), tuple) else [*values][-1]


_EMPTY = Filter()
_OTHER_TYPES = ("code", "message", "summary")  # of entries that are no cells
FILTER_FIELDS = (
    FilterField("topic", "topics", "topic", folded=True),
    FilterField("type", "types", "type", values=frozenset({*CELL_TYPES, *_OTHER_TYPES}), widened=("code",)),
    FilterField("role", "roles", values=frozenset({*ROLES, "person", "file"})),
    FilterField("tag", "tags", folded=True),
    FilterField("conversation", "conversation", "conversation"),
    FilterField("project", "project", "project", folded=True, exact=False),
    FilterField("", "path", "path"),
)
HASHED_FIELDS = tuple(field for field in FILTER_FIELDS if field.column)
EXACT_FIELDS = tuple(field for field in HASHED_FIELDS if field.exact)
