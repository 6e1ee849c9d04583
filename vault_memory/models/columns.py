"""Hold all entries of one generation as numeric columns, in the order of labels, for filters and ranking.

A search decodes only the few entries that it returns; for the others it reads these columns. 100,000 entries take
30 MB.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from vault_memory.errors import IndexDamaged
from vault_memory.models import Filter, entry_record
from vault_memory.models.entry_record import RECORD, code, codes, role_code, tier_code
from vault_memory.models.filters import EXACT_FIELDS

_SLOTS = 1 << 18  # number of counters for words
_HAS_VECDOT = hasattr(np, "vecdot")

Places = NDArray[np.intp]
Labels = NDArray[np.int64]
Mask = NDArray[np.bool_]
T = TypeVar("T", bound=np.generic)

_ORIGINS = {  # Filter.origin → flags: at least one of the first must be set, none of the second may be
    "": (0, 0),
    "talk": (entry_record.TALK, 0),
    "topic": (0, entry_record.TALK),
    "said": (entry_record.TALK | entry_record.HEARD, 0),
    "person": (entry_record.PERSON | entry_record.FILED, entry_record.TALK),
}


def distinct(values: NDArray[T]) -> NDArray[T]:
    """Return the sorted distinct values, as ``np.unique`` does, which loads masked arrays (10 ms per command)."""
    found = np.sort(values)
    first = np.ones(len(found), dtype=bool)
    first[1:] = found[1:] != found[:-1]
    return np.asarray(found[first])


def mask_members(values: NDArray[T], known: NDArray[T]) -> Mask:
    """Return which values are among ``known``. Both arrays are ascending, so no sort is needed as in ``np.isin``."""
    if not len(known):
        return np.zeros(len(values), dtype=bool)
    at = np.minimum(known.searchsorted(values), len(known) - 1)
    return np.asarray(known[at] == values)


def take_largest(values: NDArray[np.float64], count: int) -> Places:
    """Return the positions of the largest values, the largest first; equal values keep their order."""
    few = np.arange(len(values))
    if 0 < count < len(values):
        few = np.flatnonzero(values >= np.partition(values, len(values) - count)[len(values) - count])
    return few[np.argsort(-values[few], kind="stable")][:count]


def dot_rows(matrix: NDArray[np.float32], vector: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return the dot product of each row with the vector.

    This avoids a matrix product: the threads of BLAS cost more than they save here (5 ms for 0.1 ms of work if other
    threads are busy), and its sums depend on neighbouring rows. `vecdot` takes a quarter of the time of `einsum`, which
    is used with numpy before 2.0.
    """
    return np.asarray(np.vecdot(matrix, vector) if _HAS_VECDOT else np.einsum("ij,j->i", matrix, vector))


class Columns:
    """The records of all entries, in the order of labels, with the lists of each.

    ``lists``: one array of numbers, in which the lists of a record begin at its position in ``starts``.
    """

    def __init__(
        self,
        records: NDArray[np.void],
        lists: NDArray[np.uint32] | Sequence[NDArray[np.uint32]],
        starts: Places | None = None,
        held_by: tuple[NDArray[np.integer[Any]], int] | None = None,
    ) -> None:
        """Create columns. ``starts`` None: the lists are in the order of records, without gaps.

        ``held_by``: the value of the property, if it is already known.
        """
        self.records, self._known_held_by = records, held_by
        self._parts = [lists] if isinstance(lists, np.ndarray) else list(lists)
        self._starts = _begins(_sizes(records)) if starts is None else starts

    def __len__(self) -> int:
        return len(self.records)

    @property
    def size(self) -> int:
        """The total length of the lists, gaps included."""
        return sum(map(len, self._parts))

    @property
    def _lists(self) -> NDArray[np.uint32]:
        """The lists of all entries as one array, joined on first use; archiving never uses it."""
        if len(self._parts) > 1:
            self._parts = [np.concatenate(self._parts)]
        return self._parts[0]

    @property
    def compact_lists(self) -> NDArray[np.uint32]:
        """The lists in the order of records, without gaps."""
        return self._lists[_runs(self._starts, _sizes(self.records))]

    @cached_property
    def labels(self) -> Labels:
        return np.ascontiguousarray(self.records["label"])

    def places(self, labels: Labels) -> Places:
        """Return the positions of the labels; -1 for an unknown label."""
        starts, ends, shifts = self._label_runs
        run = starts.searchsorted(labels, side="right") - 1
        return np.where(labels < ends[run], labels + shifts[run], -1)

    @cached_property
    def _label_runs(self) -> tuple[Labels, Labels, Labels]:
        """The runs of consecutive labels: the first label of each, its last label plus one, and position minus label.

        There are few runs, so a lookup takes a third of the time.
        """
        labels = self.labels
        begins = np.flatnonzero(np.diff(labels, prepend=-2) != 1)
        nowhere = [np.iinfo(np.int64).min]  # sorts before every label
        starts = np.concatenate([nowhere, labels[begins]])
        ends = np.concatenate([nowhere, labels[np.diff(labels, append=-2) != 1] + 1])
        return starts, ends, np.concatenate([[0], begins - labels[begins]])

    def lists(self, kind: str, at: Places) -> tuple[NDArray[np.uint32], Places]:
        """Return the ``words``, ``names``, ``sources`` or ``tags`` of the entries as one array, and all owners.

        The owner of a number is an index into ``at``. A source is four numbers (two in `numbers`: the source and its
        conversation), a tag two.
        """
        begins, sizes = (values[at] for values in self._places_of(kind))
        return self._lists[_runs(begins, sizes)], np.repeat(np.arange(len(at)), sizes)

    def _places_of(self, kind: str) -> tuple[Places, Places]:
        """Return, for every entry, the start and the length of its list of the given kind."""
        found = self._kinds.get(kind)
        if found is None:
            begins = self._starts
            for name, width in _WIDTHS.items():
                sizes = self.column(name).astype(np.intp) * width
                if name == kind:
                    break
                begins = begins + sizes
            found = self._kinds[kind] = begins, sizes
        return found

    @cached_property
    def _kinds(self) -> dict[str, tuple[Places, Places]]:
        return {}

    def numbers(self, kind: str, at: Places) -> tuple[NDArray[np.int64], Places]:
        """Return ``sources`` (two numbers each: source, conversation) or ``tags`` as 64 bits, and the owners."""
        values, owners = self.lists(kind, at)
        return values.view(np.int64), owners[::2]

    def join(self, keep: Places, newer: Columns) -> Columns:
        """Join the entries at ``keep`` with the newer ones.

        The lists of replaced entries stay until they take up more than half of the array.
        """
        records = np.concatenate([self.records[keep], newer.records])
        starts = np.concatenate([self._starts[keep], newer._starts + self.size])
        lists = [*self._parts, *newer._parts]
        sizes = _sizes(records)
        if self.size + newer.size > 2 * sizes.sum():
            lists, starts = [np.concatenate(lists)[_runs(starts, sizes)]], _begins(sizes)
        labels = records["label"]
        if (labels[1:] <= labels[:-1]).any():  # an entry with an existing label was changed
            order = np.argsort(labels)
            records, starts = records[order], starts[order]
        return Columns(records, lists, starts, self._count_joined(keep, newer))

    def _count_joined(self, keep: Places, newer: Columns) -> tuple[NDArray[np.integer[Any]], int] | None:
        """Return `held_by` of the joined entries; None if it was not counted yet or over half of the entries change."""
        counted = self.__dict__.get("held_by", self._known_held_by)
        dropped = np.ones(len(self), dtype=bool)
        dropped[keep] = False
        if counted is None or 2 * (np.count_nonzero(dropped) + len(newer)) > len(self):
            return None
        times = counted[0].astype(np.int64)
        added, gone = newer._count_words(np.arange(len(newer))), self._count_words(np.flatnonzero(dropped))
        return times + added[0] - gone[0], counted[1] + added[1] - gone[1]

    # -- filters ---------------------------------------------------------------------------------

    def mask(self, where: Filter) -> Mask:
        """Return which entries pass the filter."""
        kept = np.ones(len(self.records), dtype=bool)
        if where.visible:
            kept &= _match_any(self.column("tier"), [tier_code(tier) for tier in where.visible])
        if where.roles:
            kept &= _match_any(self.column("role"), [role_code(role) for role in where.roles])
        for field in EXACT_FIELDS:
            if wanted := field.get_exact_values(where):
                kept &= np.isin(self.column(field.column), codes(wanted))
        flags = self.column("flags")
        if "code" in where.types:
            kept &= np.isin(self.column("type"), codes(where.types)) | ((flags & entry_record.CODE) != 0)
        wanted_flags, refused = _ORIGINS[where.origin]
        refused |= (entry_record.SUSPECT if where.trusted else 0) | (0 if where.parts else entry_record.CHUNK)
        if refused:
            kept &= (flags & refused) == 0
        if wanted_flags:
            kept &= (flags & wanted_flags) != 0
        if where.project:
            kept &= self._match_project(code(where.project.casefold()))
        if where.tags:
            kept &= self._match_tags(codes(tag.casefold() for tag in where.tags))
        return kept & self._match_time(where)

    def _match_time(self, where: Filter) -> Mask:
        kept = np.ones(len(self.records), dtype=bool)
        if where.after is None and where.before is None and where.stood is None:
            return kept
        created, updated = self.column("created"), self.column("updated")
        dated = created if where.stood is not None else np.where(np.isnan(updated), created, updated)
        if where.after is not None:
            kept &= dated >= where.after.timestamp()
        if where.before is not None:
            kept &= dated < where.before.timestamp()
        if where.stood is not None:
            end, superseded = where.stood.timestamp(), self.column("superseded")
            undated = _match_any(self.column("tier"), [tier_code("summary"), tier_code("passage")])
            kept &= np.where(undated, self.column("updated") < end, np.isnan(superseded) | (superseded >= end))
        return kept

    def _match_project(self, wanted: int) -> Mask:
        """Return which entries belong to the project or cite one of its conversations."""
        own: Mask = self.column("project") == wanted
        talks = distinct(self.column("conversation")[own])
        made = np.flatnonzero(self.column("sources"))
        sources, owners = self.numbers("sources", made)
        own[made[owners[np.isin(sources, talks[talks != 0])]]] = True
        return own

    def _match_tags(self, wanted: NDArray[np.int64]) -> Mask:
        kept = np.zeros(len(self.records), dtype=bool)
        tagged = np.flatnonzero(self.column("tags"))
        tags, owners = self.numbers("tags", tagged)
        kept[tagged[owners[np.isin(tags, wanted)]]] = True
        return kept

    def column(self, name: str) -> NDArray[Any]:
        """Return one field of all records as a cached array; a scan of the records would read every byte of them."""
        found = self._columns.get(name)
        if found is None:
            found = self._columns[name] = np.ascontiguousarray(self.records[name])
        return found

    @cached_property
    def _columns(self) -> dict[str, NDArray[Any]]:
        return {}

    # -- words -----------------------------------------------------------------------------------

    @cached_property
    def names(self) -> frozenset[int]:
        """The codes (`entry_record.word_code`) of the words in the names of speakers."""
        said = (self.column("tier") == tier_code("message")) & (self.column("names") > 0)
        return frozenset(self.lists("names", np.flatnonzero(said))[0].tolist())

    def idf(self, codes: NDArray[np.uint32]) -> NDArray[np.float64]:
        """Return the rarity of words (`entry_record.word_codes`) among all texts.

        This is the idf of BM25 as a share of the idf of a word that a single text holds.
        """
        times, texts = self.held_by
        count, found = max(texts, 1), times[_slots(codes)].astype(np.intp)
        return np.asarray(np.log1p((count - found + 0.5) / (found + 0.5)) / math.log1p((count - 0.5) / 1.5))

    @cached_property
    def held_by(self) -> tuple[NDArray[np.integer[Any]], int]:
        """The number of whole texts that hold each word, by `_slots`, and the number of whole texts."""
        return self._known_held_by or self._count_words(np.arange(len(self)))

    def _count_words(self, at: Places) -> tuple[NDArray[np.intp], int]:
        """Count whole texts among the entries: how many hold each word, by slot, and how many there are."""
        whole = at[self.records["flags"][at] & entry_record.CHUNK == 0]
        return np.bincount(_slots(self.lists("words", whole)[0]), minlength=_SLOTS), len(whole)

    # -- files -----------------------------------------------------------------------------------

    def leads(self, at: Places) -> Places:
        """Return, for each section of a file, the position of the file's first section; its own position if unknown."""
        paths, places = self._leads
        if not len(paths):
            return at
        wanted = self.column("path")[at]
        near = np.minimum(paths.searchsorted(wanted), len(paths) - 1)
        return np.where(paths[near] == wanted, places[near], at)

    @cached_property
    def _leads(self) -> tuple[NDArray[np.int64], Places]:
        """The paths of files as numbers, ascending, and the position of the first section of each."""
        first = (self.column("tier") == tier_code("file")) & (self.column("position") == 0)
        places = np.flatnonzero(first & (self.column("flags") & entry_record.CHUNK == 0))
        paths, which = np.unique(self.column("path")[places], return_index=True)
        return paths, places[which]

    # -- conversations ---------------------------------------------------------------------------

    def neighbours(self, at: Places) -> tuple[Places, Places]:
        """Return the positions of the messages before and after each one in its session.

        The position is -1 if there is no such message or the entry is not a whole message.
        """
        before, after = self._neighbours
        return before[at], after[at]

    @cached_property
    def _neighbours(self) -> tuple[Places, Places]:
        whole = (self.column("tier") == tier_code("message")) & (self.column("flags") & entry_record.CHUNK == 0)
        said = np.flatnonzero(whole)
        fields = [self.column(name)[said] for name in ("position", "path", "conversation")]
        said = said[np.lexsort(fields)]
        same = np.ones(max(len(said) - 1, 0), dtype=bool)
        for name in ("conversation", "session"):
            values = self.column(name)[said]
            same &= values[1:] == values[:-1]
        before, after = np.full(len(self.records), -1), np.full(len(self.records), -1)
        before[said[1:][same]] = said[:-1][same]
        after[said[:-1][same]] = said[1:][same]
        return before, after


_WIDTHS = {"sources": 4, "tags": 2, "words": 1, "names": 1}  # 32-bit numbers per item, in storage order


def _slots(codes: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Return the slots in which words are counted; the few words that share a slot are counted as one."""
    return np.asarray((codes ^ (codes >> 18)) & np.uint32(_SLOTS - 1))


def _sizes(records: NDArray[np.void]) -> Places:
    return np.asarray(sum(records[name].astype(np.intp) * width for name, width in _WIDTHS.items()))


def _begins(sizes: Places) -> Places:
    return np.asarray(np.cumsum(sizes) - sizes)


def _runs(begins: Places, sizes: Places) -> Places:
    """Return the positions in all runs; each run has a start in ``begins`` and a length in ``sizes``."""
    ends = np.cumsum(sizes)
    return np.asarray(np.arange(ends[-1] if len(ends) else 0) + np.repeat(begins - (ends - sizes), sizes))


def _match_any(values: NDArray[Any], wanted: Sequence[int]) -> Mask:
    """Return which values, all below 256, are among ``wanted``."""
    table = np.zeros(256, dtype=bool)
    table[list(wanted)] = True
    return np.asarray(table[values])


def decode_rows(rows: Sequence[tuple[bytes, bytes]]) -> Columns:
    """Decode records with their lists, in the order of labels (`index.record_encoder`). Raises IndexDamaged."""
    try:
        records = np.frombuffer(b"".join([record for record, _ in rows]), dtype=RECORD)
        columns = Columns(records, np.frombuffer(b"".join([lists for _, lists in rows]), dtype=np.uint32))
    except ValueError as error:
        raise IndexDamaged(f"the index's manifest is damaged ({error})") from error
    if len(records) != len(rows) or _sizes(records).sum() != columns.size:
        raise IndexDamaged("the index's manifest is damaged")
    return columns
