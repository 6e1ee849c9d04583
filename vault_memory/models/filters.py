"""Define what searches filter by: one table, from which query syntax, records, masks and BM25 fields derive.

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
    project: str = ""  # of a message or file; of what was made of such a conversation, too
    path: str = ""
    after: datetime | None = None  # dated (`Entry.display_date`) at or after
    before: datetime | None = None  # dated before; with ``stood`` created before
    roles: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()  # compared without case
    excluded: tuple[tuple[str, ...], ...] = ()  # words one after the other, as `text.words` makes them
    origin: Literal["", "talk", "topic", "said", "person"] = ""
    """Of a transcript; of none; said, or made of what was; written by a person or read from a file, and not said."""
    trusted: bool = False  # without what reads like an order to an agent
    parts: bool = True  # with the parts of longer texts
    stood: datetime | None = None  # what was so just before then, whenever it was created

    @property
    def visible(self) -> tuple[str, ...]:
        """The tiers that pass; empty: all, ``("",)``: none. A recap passes only in its own conversation (A12).

        The index applies this, so that every search does.
        """
        if self.conversation:
            return self.tiers
        return tuple(tier for tier in self.tiers or TIERS if tier != "recap") or ("",)


@dataclass(frozen=True, slots=True)
class FilterField:
    """One field of `Filter` that holds text.

    ``column``: the attribute of `Entry` that the index keeps as a hash in its records; "" where it keeps it otherwise.
    ``exact``: an entry passes where its own value is among those of the filter, by which Tantivy filters, too.
    """

    name: str  # as typed in a query (``topic:Tea``); "" for one that cannot be typed
    attribute: str  # of `Filter`
    column: str = ""
    folded: bool = False  # compared without case
    exact: bool = True
    values: Collection[str] = ()  # those that there are; empty: any
    widened: Collection[str] = ()  # of them those that let others through, too (`models.columns`)

    def value(self, entry: Entry) -> str:
        """Return the value of an entry, as it is compared."""
        value: str = getattr(entry, self.column)
        return value.casefold() if self.folded else value

    def get_values(self, where: Filter) -> tuple[str, ...]:
        """Return the values of a filter, as typed."""
        given: str | tuple[str, ...] = getattr(where, self.attribute)
        return ((given,) if given else ()) if isinstance(given, str) else given

    def get_exact_values(self, where: Filter) -> list[str]:
        """Return the values of a filter as they are compared; none where others pass, too."""
        given = self.get_values(where)
        if any(value in self.widened for value in given):
            return []
        return [value.casefold() if self.folded else value for value in given]

    def set_to(self, values: Collection[str]) -> str | tuple[str, ...]:
        """Return values as the attribute of `Filter` holds them: all, or the last where it holds one."""
        return tuple(values) if isinstance(getattr(_EMPTY, self.attribute), tuple) else [*values][-1]


_EMPTY = Filter()
_OTHER_TYPES = ("code", "message", "summary")  # of entries that are no cells
FILTER_FIELDS = (
    FilterField("topic", "topics", "topic", folded=True),
    FilterField(
        "type", "types", "type", values=frozenset({*CELL_TYPES, "code", "message", "summary"}), widened=("code",)
    ),
    FilterField("role", "roles", values=frozenset({*ROLES, "person", "file"})),
    FilterField("tag", "tags", folded=True),
    FilterField("conversation", "conversation", "conversation"),
    FilterField("project", "project", "project", folded=True, exact=False),
    FilterField("", "path", "path"),
)
HASHED_FIELDS = tuple(field for field in FILTER_FIELDS if field.column)
EXACT_FIELDS = tuple(field for field in HASHED_FIELDS if field.exact)
