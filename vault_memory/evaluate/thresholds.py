"""Measure an embedder's similarities, to translate the thresholds of the reference scale to its own scale.

``pairs.tsv`` holds, written for this purpose, a topic, a hint at it, a statement of it, the statement in other words
and another statement of that topic. LoCoMo's observations, where its file is given, measure the same on real
conversations. The suggested thresholds decide as 0.8 / 0.7 / 0.6 decide on the reference scale, and make wrong joins
rare, because a wrong join puts knowledge into a document where nobody looks for it, while a missed one only makes a
second document.
"""

from __future__ import annotations

import csv
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from vault_memory.evaluate.conversations import expect_form, load_json
from vault_memory.models import Embedder, Thresholds

if TYPE_CHECKING:
    from numpy.typing import NDArray

_STEP = 0.05  # thresholds are set in these steps


@dataclass(frozen=True, slots=True)
class SimilaritySpread:
    """Similarities of pairs of one kind that belong together, and of pairs that do not."""

    pairs: str
    threshold: str  # a field of Thresholds
    wrong: float  # share of pairs that do not belong together which may reach the threshold
    same: NDArray[np.float32]
    different: NDArray[np.float32]

    def shares_above(self, value: float) -> tuple[float, float]:
        """Return the shares of same and of different pairs whose similarity is ``value`` or more."""
        return float(np.mean(self.same >= value)), float(np.mean(self.different >= value))

    @property
    def suggestion(self) -> float:
        """The lowest step that no more than the share ``wrong`` of the different pairs reaches."""
        return min(0.95, math.ceil(float(np.quantile(self.different, 1 - self.wrong)) / _STEP + 1e-9) * _STEP)


def measure_spreads(embedder: Embedder, locomo: Path | None = None) -> list[SimilaritySpread]:
    """Measure a spread for each kind of pair."""
    found = list(_measure_pairs(embedder))
    return [*found, *_measure_observations(embedder, locomo)] if locomo is not None else found


def suggest_thresholds(spreads: Sequence[SimilaritySpread], embedder: Embedder) -> Thresholds:
    """Return the highest suggestion for each threshold; a threshold that no pair measures stays as it is set.

    ``recall`` is measured by LoCoMo alone; without LoCoMo it gets the value of ``similar``.
    """
    found: dict[str, float] = {}
    for spread in spreads:
        found[spread.threshold] = round(max(spread.suggestion, found.get(spread.threshold, 0.0)), 2)
    found.setdefault("recall", found.get("similar", embedder.thresholds.recall))
    return replace(embedder.thresholds, **found)


def build_table(spreads: Sequence[SimilaritySpread], embedder: Embedder) -> list[tuple[str, ...]]:
    """Return rows of text; the first row holds the headings."""
    shown: list[tuple[str, ...]] = [
        ("threshold", "pairs", "same: 5 %, median, 95 %", "different: median, 99.9 %", "as set", "suggested")
    ]
    for spread in spreads:
        low, high = np.quantile(spread.same, (0.05, 0.5, 0.95)), np.quantile(spread.different, (0.5, 0.999))
        cells = [
            _format_shares(spread, value)
            for value in (getattr(embedder.thresholds, spread.threshold), spread.suggestion)
        ]
        shown.append((spread.threshold, spread.pairs, _format_numbers(low), _format_numbers(high), cells[0], cells[1]))
    return shown


def to_json(spreads: Sequence[SimilaritySpread], embedder: Embedder) -> dict[str, Any]:
    """Return the spreads and the suggested thresholds for JSON."""
    rows = [
        {
            "threshold": spread.threshold,
            "pairs": spread.pairs,
            "as_set": (value := getattr(embedder.thresholds, spread.threshold)),
            "same_reached": round(spread.shares_above(value)[0], 4),
            "different_reached": round(spread.shares_above(value)[1], 6),
            "suggested": round(spread.suggestion, 2),
        }
        for spread in spreads
    ]
    found = suggest_thresholds(spreads, embedder)
    together = {f.name: getattr(found, f.name) for f in fields(found)}
    return {"embedder": embedder.name, "spreads": rows, "suggested": together}


def _format_shares(spread: SimilaritySpread, value: float) -> str:
    same, different = spread.shares_above(value)
    return f"{value:.2f}: {same:.0%} / {different:.2%}"


def _format_numbers(values: NDArray[Any]) -> str:
    return " ".join(f"{value:.2f}" for value in values)


def _measure_pairs(embedder: Embedder) -> Iterator[SimilaritySpread]:
    text = resources.files("vault_memory.evaluate").joinpath("pairs.tsv").read_text(encoding="utf-8")
    rows = list(csv.reader(text.splitlines(), delimiter="\t"))
    columns = zip(*rows, strict=True)
    topics, hints, statements, paraphrases, others = (embedder.embed(list(column)) for column in columns)
    names = np.array([row[0] for row in rows])
    different, own = names[:, None] != names[None, :], np.eye(len(rows), dtype=bool)
    for pairs, threshold, wrong, left, right in (
        ("hint ~ its topic", "topic", 1e-3, hints, topics),
        ("statement ~ its topic's name", "text", 5e-4, statements, topics),
        ("statement ~ another of its topic", "similar", 5e-4, statements, others),
    ):
        likeness = left @ right.T
        yield SimilaritySpread(pairs, threshold, wrong, likeness[own], likeness[different])
    alike = (statements * paraphrases).sum(axis=1)
    yield SimilaritySpread(
        "statement ~ paraphrase, another topic", "similar", 5e-4, alike, (statements @ others.T)[different]
    )
    yield SimilaritySpread("statement ~ paraphrase, same topic", "duplicate", 0.0, alike, (statements @ others.T)[own])
    numbers = [re.sub(r"\d+", lambda found: str(2 * int(found[0]) + 1), row[2]) for row in rows]
    changed = np.array([number != row[2] for number, row in zip(numbers, rows, strict=True)])
    updated = (statements * embedder.embed(numbers)).sum(axis=1)[changed]
    yield SimilaritySpread("statement ~ paraphrase, other numbers", "duplicate", 0.5, alike, updated)


def _measure_observations(embedder: Embedder, path: Path) -> Iterator[SimilaritySpread]:
    """Yield spreads of LoCoMo: observations of one person in one session, and questions with their answers."""
    samples = load_json(path)
    with expect_form(path, "LoCoMo with observations and questions"):
        noted = [
            (number, f"{session}/{speaker}", text, frozenset(re.findall(r"D\d+:\d+", str(evidence))))
            for number, sample in enumerate(samples)
            for session, speakers in sample["observation"].items()
            for speaker, found in speakers.items()
            for text, *evidence in found
        ]
        asked = [
            (number, item["question"], set(re.findall(r"D\d+:\d+", str(item["evidence"]))))
            for number, sample in enumerate(samples)
            for item in sample["qa"]
            if item["category"] != 5
        ]
    vectors = embedder.embed([text for *_, text, _ in noted])
    owner, group = np.array([row[0] for row in noted]), np.array([f"{row[0]}/{row[1]}" for row in noted])
    likeness, different = vectors @ vectors.T, owner[:, None] != owner[None, :]
    together = (group[:, None] == group[None, :]) & ~np.eye(len(noted), dtype=bool)
    yield SimilaritySpread(
        "observations of a person in a session", "similar", 1e-3, likeness[together], likeness[different]
    )
    yield SimilaritySpread("the same, as duplicates", "duplicate", 1e-5, likeness[together], likeness[different])
    questions = embedder.embed([question for _, question, _ in asked]) @ vectors.T
    answers = []
    for row, (number, _, evidence) in enumerate(asked):
        cited = [at for at, (owned, _, _, turns) in enumerate(noted) if owned == number and turns & evidence]
        answers += [questions[row, cited].max()] if cited else []
    other = np.array([number for number, *_ in asked])[:, None] != owner[None, :]
    yield SimilaritySpread(
        "question ~ observation that answers it", "recall", 1e-3, np.array(answers), questions[other]
    )
