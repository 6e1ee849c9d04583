"""Summarise the current state of a topic by its own statements, without a model (FEATURES A7, A18)."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache

from vault_memory.archive.extraction.rules.changes import same_attribute
from vault_memory.archive.extraction.rules.salience import count_names
from vault_memory.archive.extraction.rules.word_shapes import content
from vault_memory.archive.maintenance.grounded_summary import MAX_WORDS
from vault_memory.models import Cell
from vault_memory.text.sentences import split_sentences

_MOST = 6  # statements; more reads as a list, not as a summary
_WORTH, _ENOUGH = 0.5, 3  # the most that names and figures add to a score, and how many of them add that much
_SPEAKER = re.compile(r"^[^\W\d_][\w .'-]{0,40}(?:, (?:asked|on) \"[^\"]{1,300}\")?: ")
_REPEATS = 0.5  # cosine from which on a statement repeats a newer one
_EARLIEST = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class _Statement:
    """The properties of a current statement that decide whether a summary includes it."""

    text: str
    hash: str
    salience: float
    confidence: float
    age: datetime


def extractive(cells: Sequence[Cell], *, limit_words: int = MAX_WORDS) -> str:
    """Return the most central and weighty current statements verbatim, newest first, in under ``limit_words`` words.

    Of statements that are alike, or that give different values for the same attribute, only the newest is included. The
    result is empty if no current statement is short enough.
    """
    current = tuple(
        _Statement(cell.text, cell.hash, cell.salience, cell.confidence, _age(cell))
        for cell in cells
        if not cell.superseded and cell.text.strip()
    )
    return _extract(current, limit_words)


@lru_cache(maxsize=4)  # before a document is written and after
def _extract(current: Sequence[_Statement], limit_words: int) -> str:
    vectors = _vectors([each.text for each in current])
    central = _centralities(vectors)
    scores = [round((central[n] + each.salience) * each.confidence, 9) for n, each in enumerate(current)]
    ranked = sorted(range(len(current)), key=lambda index: (-scores[index], current[index].hash, index))
    likely = {index: scores[index] + _WORTH * _measure_worth(current[index].text) for index in ranked[: 5 * _MOST]}
    ranked = sorted(likely, key=lambda index: (-round(likely[index], 9), current[index].hash, index))
    chosen: list[int] = []
    room = limit_words - 1
    for index in ranked:
        length = len(current[index].text.split())
        if len(chosen) == _MOST or length > room:
            continue
        twin = next((other for other in chosen if _repeats(index, other, current, vectors)), None)
        if twin is None:
            chosen.append(index)
            room -= length
        elif current[index].age > current[twin].age and length <= room + len(current[twin].text.split()):
            room += len(current[twin].text.split()) - length
            chosen[chosen.index(twin)] = index
    chosen.sort(key=lambda index: (current[index].age, index), reverse=True)
    return " ".join(_stop(" ".join(current[index].text.split())) for index in chosen)


def _measure_worth(text: str) -> float:
    """Return from 0 to 1 how many names and figures a statement has: a pleasantry has none."""
    said = _SPEAKER.sub("", " ".join(text.split()), count=1)
    return min(_ENOUGH, count_names(said, frozenset())) / _ENOUGH


def _repeats(index: int, other: int, cells: Sequence[_Statement], vectors: Sequence[dict[str, float]]) -> bool:
    likeness = _cosine(vectors[index], vectors[other])
    return likeness >= _REPEATS or same_attribute(cells[index].text, cells[other].text)


def is_extractive(summary: str, cells: Sequence[Cell]) -> bool:
    """Return whether ``summary`` is nothing but statements of ``cells``, as `extractive` makes it (or empty)."""
    rest = " ".join(summary.split())
    for text in sorted((" ".join(cell.text.split()) for cell in cells), key=len, reverse=True):
        rest = rest.replace(_stop(text), "")
    return not rest.strip()


def correct_summary(summary: str, outdated: str, statement: str) -> str:
    """Return ``summary`` without the sentences that contain ``outdated``, and with the new ``statement`` if it fits.

    It is for a summary that a model wrote and that no model can renew now; its other sentences still hold.
    """

    gone = re.compile(rf"(?<!\w){re.escape(outdated)}(?!\w)", re.IGNORECASE)
    kept = [sentence.strip() for sentence in split_sentences(summary) if not gone.search(sentence)]
    now = [_stop(statement)]
    return " ".join(kept + (now if sum(len(part.split()) for part in kept + now) < MAX_WORDS else []))


def _age(cell: Cell) -> datetime:
    known = cell.attributes
    return (known.updated or known.created or _EARLIEST) if known is not None else _EARLIEST


def _vectors(texts: Sequence[str]) -> list[dict[str, float]]:
    """Return unit TF-IDF vectors over the stems that carry a subject."""
    counts = [Counter(content(text)) for text in texts]
    documents = Counter(stem for count in counts for stem in count)
    vectors: list[dict[str, float]] = []
    for count in counts:
        raw = {stem: n * math.log(1 + len(texts) / documents[stem]) for stem, n in count.items()}
        length = math.sqrt(sum(value * value for value in raw.values())) or 1.0
        vectors.append({stem: value / length for stem, value in raw.items()})
    return vectors


def _cosine(one: dict[str, float], other: dict[str, float]) -> float:
    return sum(value * other.get(stem, 0.0) for stem, value in sorted(one.items()))


def _centralities(vectors: Sequence[dict[str, float]]) -> list[float]:
    """Return each statement's mean similarity to the others, scaled to a usual range of 0 to 0.5.

    The sum of its cosines is its cosine with the sum: documents of thousands of statements are no trouble.
    """
    if len(vectors) < 2:
        return [0.0] * len(vectors)
    together: dict[str, float] = {}
    for vector in vectors:
        for stem, value in vector.items():
            together[stem] = together.get(stem, 0.0) + value
    totals = (_cosine(vector, together) - _cosine(vector, vector) for vector in vectors)
    return [min(0.5, 3 * total / (len(vectors) - 1)) for total in totals]


def _stop(text: str) -> str:
    return text if text[-1:] in ".!?…。！？" else f"{text}."
