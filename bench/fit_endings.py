"""Fit the regression by which archiving without a model decides what a new statement ends.

    python bench/fit_endings.py PAIRS.jsonl … [--write] [--threshold 0.1] [--errors]

Each line is a pair of statements that somebody has read: ``story``, ``label`` (1: the new one ends the old one, 0: it
does not), ``new`` and ``old`` (``text``, ``type``, ``created``), and what was known in their vault: ``rarity`` (in how
many statements a word of the new one stands), ``cosine``, ``best`` (1 for the nearest known statement, 1/2 for the next
…), ``closing`` and ``change`` (what the rules give). Printed is the recall at several precisions, on stories that the
weights have not seen (eight folds of whole stories); ``--write`` fits on all and replaces the packaged coefficients.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import numpy as np
from learned_score import fit
from numpy.typing import NDArray

from vault_memory.archive.decisions.ending_clauses import compare_clauses
from vault_memory.archive.decisions.ending_features import PairEvidence, StatementSide, compute
from vault_memory.archive.decisions.learned_endings import EndingScorer
from vault_memory.archive.decisions.vector_cache import CachedEmbed
from vault_memory.llm.embedders.registry import get_packaged_embedder

Vector = NDArray[np.float64]
OUT = Path(__file__).resolve().parent.parent / "vault_memory/archive/decisions/ending_coefficients.json"
_FOLDS, _RIDGE = 8, 50.0
_FIRST = -2.0  # from which on a pair is compared by clauses; loses none of those that the whole finds


def read_pairs(files: Sequence[Path]) -> list[dict[str, Any]]:
    """Return the labelled pairs of all files."""
    return [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines() if line]


def _side(stated: dict[str, Any]) -> StatementSide:
    created = datetime.fromisoformat(stated["created"]) if stated["created"] else None
    return StatementSide(stated["text"], stated["type"], created)


def compute_rows(pairs: Sequence[dict[str, Any]]) -> Iterator[dict[str, float]]:
    """Yield the features of each pair."""
    scorer = EndingScorer(CachedEmbed(get_packaged_embedder().embed))
    for pair in pairs:
        new, old = _side(pair["new"]), _side(pair["old"])
        likeness = scorer.compare_clauses(new.text, old.text)
        evidence = PairEvidence(pair["cosine"], likeness, pair["best"], pair["closing"], pair["change"])
        yield compute(new, old, pair["rarity"], evidence)


def standardise(rows: Vector) -> tuple[Vector, Vector]:
    """Return mean and spread of each feature, 1 for the spread of one that never changes."""
    spread = rows.std(axis=0)
    return rows.mean(axis=0), np.where(spread < 1e-6, 1.0, spread)


def cross_validate(rows: Vector, labels: Vector, stories: Sequence[str]) -> Vector:
    """Return the score of each pair by weights fitted on the stories of other folds."""
    fold = {name: number % _FOLDS for number, name in enumerate(sorted(set(stories)))}
    group, scores = np.array([fold[name] for name in stories]), np.zeros(len(labels))
    for number in range(_FOLDS):
        train, test = group != number, group == number
        middle, spread = standardise(rows[train])
        weights = fit((rows[train] - middle) / spread, labels[train], _RIDGE)
        scores[test] = ((rows[test] - middle) / spread) @ weights[:-1] + weights[-1]
    return scores


def build_coefficients(rows: Vector, labels: Vector, names: Sequence[str], threshold: float) -> dict[str, Any]:
    """Return weights fitted on all pairs, for features as they are computed."""
    middle, spread = standardise(rows)
    weights = fit((rows - middle) / spread, labels, _RIDGE)
    scaled = weights[:-1] / spread
    kept = {name: round(float(value), 3) for name, value in zip(names, scaled, strict=True)}
    return {"threshold": threshold, "constant": round(float(weights[-1] - scaled @ middle), 3), "weights": kept}


def show(name: str, scores: Vector, labels: Vector) -> None:
    """Print the recall at several precisions, with the threshold of each."""
    order = np.argsort(-scores, kind="stable")
    right = np.cumsum(labels[order])
    precision, recall = right / np.arange(1, len(labels) + 1), right / labels.sum()
    parts = []
    for least in (0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95):
        enough = np.flatnonzero(precision >= least)
        if len(enough):
            parts.append(f"P {least:.2f}: R {recall[enough[-1]]:.2f} at {scores[order][enough[-1]]:.1f}")
    print(f"{name:14}" + "   ".join(parts))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pairs", nargs="+", type=Path, metavar="PAIRS")
    parser.add_argument("--write", action="store_true", help="replace the packaged coefficients")
    parser.add_argument("--threshold", type=float, default=0.1, help="from which on a statement ends another")
    parser.add_argument("--errors", action="store_true", help="show the pairs that are wrong at the threshold")
    arguments = parser.parse_args()
    pairs = read_pairs(arguments.pairs)
    found = list(compute_rows(pairs))
    names = sorted(found[0])
    rows = np.array([[row[name] for name in names] for row in found])
    labels = np.array([pair["label"] for pair in pairs], dtype=np.float64)
    rules = np.array([pair["closing"] > 0 or pair["change"] > 0 for pair in pairs])
    print(f"{len(pairs)} pairs, {int(labels.sum())} ended; rules alone: precision {labels[rules].mean():.2f}, "
          f"recall {labels[rules].sum() / labels.sum():.2f}")  # fmt: skip
    scores = cross_validate(rows, labels, [pair["story"] for pair in pairs])
    show("left out", scores, labels)
    for number in np.argsort(-scores) if arguments.errors else ():
        if not labels[number] and scores[number] >= arguments.threshold:
            print(f"{scores[number]:.1f} {pairs[number]['new']['text']}\n     {pairs[number]['old']['text']}")
    clauses = compare_clauses(pairs[0]["new"]["text"], pairs[0]["old"]["text"], {}, found[0]).keys()
    whole = [number for number, name in enumerate(names) if name not in clauses]
    show("whole only", cross_validate(rows[:, whole], labels, [pair["story"] for pair in pairs]), labels)
    if arguments.write:
        values = {
            "first": build_coefficients(rows[:, whole], labels, [names[each] for each in whole], _FIRST),
            "final": build_coefficients(rows, labels, names, arguments.threshold),
        }
        OUT.write_text(json.dumps(values, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
