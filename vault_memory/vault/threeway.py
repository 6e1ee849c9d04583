"""Two versions of a text that grew from one, line by line, made one again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from vault_memory.vault.lines import split


def merged(base: str, ours: str, theirs: str) -> str | None:
    """``base`` with the changes of both; None where they change the same lines in different ways.

    What both put in at one place stands there twice, ours first.
    """
    mark, lines = split(base)
    (our_mark, our_lines), (their_mark, their_lines) = split(ours), split(theirs)
    made: list[str] = []
    for old, one, other in _parts(lines, our_lines, their_lines):
        if one in (other, old):
            made += other
        elif other == old:
            made += one
        elif not old:
            made += [*_ended(one, other), *other]
        else:
            return None
    return (our_mark if our_mark != mark else their_mark) + "".join(made)


def _ended(lines: Sequence[str], before: Sequence[str]) -> list[str]:
    """Lines that others come after: the last needs an end."""
    whole = list(lines)
    if whole and before and not whole[-1].endswith(("\n", "\r")):
        whole[-1] += "\n"
    return whole


def _parts(base: list[str], ours: list[str], theirs: list[str]) -> Iterator[tuple[list[str], list[str], list[str]]]:
    """The texts in step: stretches that all three share, and what stands between those."""
    at = [0, 0, 0]
    for old, one, other, size in _shared(base, ours, theirs):
        yield base[at[0] : old], ours[at[1] : one], theirs[at[2] : other]
        yield (base[old : old + size],) * 3
        at = [old + size, one + size, other + size]


def _shared(base: list[str], ours: list[str], theirs: list[str]) -> Iterator[tuple[int, int, int, int]]:
    """Places and lengths of the stretches that are in all three; at the end one of length 0."""
    one = SequenceMatcher(None, base, ours, autojunk=False).get_matching_blocks()
    other = SequenceMatcher(None, base, theirs, autojunk=False).get_matching_blocks()
    i = j = 0
    while i < len(one) and j < len(other):
        first, second = one[i], other[j]
        start, end = max(first.a, second.a), min(first.a + first.size, second.a + second.size)
        if start < end:
            yield start, first.b + start - first.a, second.b + start - second.a, end - start
        if first.a + first.size < second.a + second.size:
            i += 1
        else:
            j += 1
    yield len(base), len(ours), len(theirs), 0
