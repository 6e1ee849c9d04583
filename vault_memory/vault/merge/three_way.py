"""Merge two changed versions of a common base sequence, region by region (three-way merge).

Git merges only lines. Documents are merged as cells, headings and lines (`vault.merge.documents`), and `undo` merges
without git, so this module merges sequences of any comparable values.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Region(Generic[T]):
    """An equal run of the three sequences, or the part between two such runs.

    ``merged`` is the result if at most one side changed the base, or both made the same change; else None.
    """

    base: tuple[T, ...]
    ours: tuple[T, ...]
    theirs: tuple[T, ...]
    merged: tuple[T, ...] | None


def regions(base: Sequence[T], ours: Sequence[T], theirs: Sequence[T]) -> Iterator[Region[T]]:
    """Split the three sequences into regions, in order."""
    at = (0, 0, 0)
    for start, length, in_ours, in_theirs in _common(base, ours, theirs):
        parts = tuple(base[at[0] : start]), tuple(ours[at[1] : in_ours]), tuple(theirs[at[2] : in_theirs])
        if any(parts):
            yield Region(*parts, pick_changed(*parts))
        if length:
            same = tuple(base[start : start + length])
            yield Region(same, same, same, same)
        at = (start + length, in_ours + length, in_theirs + length)


def pick_changed(base: T, ours: T, theirs: T) -> T | None:
    """Return the result if at most one side changed the base, or both made the same change; else None."""
    if ours == theirs or theirs == base:
        return ours
    return theirs if ours == base else None


def merge_lines(
    base: Sequence[str], ours: Sequence[str], theirs: Sequence[str], marks: int | None
) -> tuple[list[str], int]:
    """Merge lines and count the conflicts. ``marks``: length of the conflict markers; None: keep our side instead."""
    out: list[str] = []
    conflicts = 0
    for region in regions(base, ours, theirs):
        if region.merged is None:
            conflicts += 1
            out += mark_conflict(region.ours, region.theirs, marks)
        else:
            out += region.merged
    return out, conflicts


def mark_conflict(ours: Sequence[str], theirs: Sequence[str], marks: int | None) -> list[str]:
    """Return both sides between git's conflict markers, each on lines of its own."""
    if marks is None:
        return list(ours)
    sides = [_end_lines(ours), _end_lines(theirs)]
    return [f"{'<' * marks} ours\n", *sides[0], f"{'=' * marks}\n", *sides[1], f"{'>' * marks} theirs\n"]


def _end_lines(lines: Sequence[str]) -> list[str]:
    return [line if line.endswith(("\n", "\r")) else f"{line}\n" for line in lines]


def _common(base: Sequence[T], ours: Sequence[T], theirs: Sequence[T]) -> Iterator[tuple[int, int, int, int]]:
    """Yield runs common to all three: place in base, length, places in ours and theirs; last the ends, of length 0."""
    one, two = _matches(base, ours), _matches(base, theirs)
    first = second = 0
    while first < len(one) and second < len(two):
        (in_base, in_ours, length), (other_base, in_theirs, other_length) = one[first], two[second]
        start, end = max(in_base, other_base), min(in_base + length, other_base + other_length)
        if start < end:
            yield start, end - start, in_ours + start - in_base, in_theirs + start - other_base
        if in_base + length < other_base + other_length:
            first += 1
        else:
            second += 1
    yield len(base), 0, len(ours), len(theirs)


def _matches(base: Sequence[T], side: Sequence[T]) -> list[tuple[int, int, int]]:
    """Return matching runs; the common beginning and end are not compared at length."""
    shorter = min(len(base), len(side))
    head = next((n for n in range(shorter) if base[n] != side[n]), shorter)
    tail = next((n for n in range(shorter - head) if base[-1 - n] != side[-1 - n]), shorter - head)
    inner = SequenceMatcher(None, base[head : len(base) - tail], side[head : len(side) - tail], autojunk=False)
    found = [(0, 0, head)] if head else []
    found += [(block.a + head, block.b + head, block.size) for block in inner.get_matching_blocks() if block.size]
    return [*found, (len(base) - tail, len(side) - tail, tail)] if tail else found
