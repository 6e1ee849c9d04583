"""Fit the regression by which archiving without a model decides what a new statement ends.

    python bench/fit_endings.py [PAIRS.jsonl …] [--write] [--threshold 0.25] [--errors]

Each line is a pair of statements that somebody has read: ``story``, ``label`` (1: the new one ends the old one, 0: it
does not), ``new`` and ``old`` (``text``, ``type``, ``created``), and what was known in their vault: ``rarity`` (in how
many statements a word of the new one stands), ``cosine``, ``best`` (1 for the nearest known statement, 1/2 for the next
…), ``closing`` and ``change`` (what the rules give). ``bench/endings.jsonl`` holds those of today. The stories of
earlier fits are lost, so the fit is drawn towards their coefficients, ``bench/endings_prior.json``. Printed is the
recall at several precisions, on stories that the weights have not seen (eight folds of whole stories); ``--write`` fits
on all and replaces the packaged coefficients.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vault_memory.archive.decisions.ending_features import PairEvidence, StatementSide, compare_statements, compute
from vault_memory.archive.decisions.learned_endings import EndingScorer
from vault_memory.archive.decisions.vector_cache import CachedEmbed
from vault_memory.llm.embedders.registry import get_packaged_embedder

Vector = NDArray[np.float64]
OUT = Path(__file__).resolve().parent.parent / "vault_memory/archive/decisions/ending_coefficients.json"
PAIRS, PRIOR = (Path(__file__).resolve().parent / name for name in ("endings.jsonl", "endings_prior.json"))
_FOLDS, _STEPS = 8, 30
_KNOWN, _NEW, _CONSTANT = 300.0, 15.0, 5.0  # how strongly a weight is drawn to the earlier one, or to 0 if it is new
_FIRST = -3.0  # from which on a pair is compared by clauses; loses none of those that the whole finds


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


def fit_towards(rows: Vector, labels: Vector, prior: Vector, pull: Vector) -> Vector:
    """Return the weights of a logistic regression drawn towards ``prior``, by Newton's method; the last one is the
    intercept."""
    design = np.hstack([rows, np.ones((len(rows), 1))])
    weights = prior.copy()
    for _ in range(_STEPS):
        chance = 1 / (1 + np.exp(-np.clip(design @ weights, -30, 30)))
        slope = design.T @ (labels - chance) - pull * (weights - prior)
        curve = (design * (chance * (1 - chance))[:, None]).T @ design + np.diag(pull)
        weights += np.linalg.solve(curve, slope)
    return weights


def fit_weights(rows: Vector, labels: Vector, names: Sequence[str], stage: str) -> tuple[Vector, float]:
    """Return the weights of features as they are computed, and the constant."""
    known = json.loads(PRIOR.read_text(encoding="utf-8"))[stage]
    middle, spread = standardise(rows)
    before = np.array([known["weights"].get(name, 0.0) for name in names])
    pull = np.array([_KNOWN if name in known["weights"] else _NEW for name in names])
    prior = np.append(before * spread, known["constant"] + before @ middle)
    weights = fit_towards((rows - middle) / spread, labels, prior, np.append(pull, _CONSTANT))
    scaled = weights[:-1] / spread
    return scaled, float(weights[-1] - scaled @ middle)


def cross_validate(rows: Vector, labels: Vector, stories: Sequence[str], names: Sequence[str], stage: str) -> Vector:
    """Return the score of each pair by weights fitted on the stories of other folds."""
    fold = {name: number % _FOLDS for number, name in enumerate(sorted(set(stories)))}
    group, scores = np.array([fold[name] for name in stories]), np.zeros(len(labels))
    for number in range(_FOLDS):
        train, test = group != number, group == number
        weights, constant = fit_weights(rows[train], labels[train], names, stage)
        scores[test] = rows[test] @ weights + constant
    return scores


def build_coefficients(
    rows: Vector, labels: Vector, names: Sequence[str], threshold: float, stage: str
) -> dict[str, Any]:
    """Return weights fitted on all pairs, for features as they are computed."""
    weights, constant = fit_weights(rows, labels, names, stage)
    kept = {name: round(float(value), 3) for name, value in zip(names, weights, strict=True)}
    return {"threshold": threshold, "constant": round(constant, 3), "weights": kept}


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
    parser.add_argument("pairs", nargs="*", type=Path, metavar="PAIRS", default=[PAIRS])
    parser.add_argument("--without", nargs="*", default=[], metavar="STORY", help="leave these out, to judge them")
    parser.add_argument("--out", type=Path, default=OUT, help="where --write puts the coefficients")
    parser.add_argument("--write", action="store_true", help="replace the packaged coefficients")
    parser.add_argument("--threshold", type=float, default=0.25, help="from which on a statement ends another")
    parser.add_argument("--errors", action="store_true", help="show the pairs that are wrong at the threshold")
    arguments = parser.parse_args()
    pairs = [pair for pair in read_pairs(arguments.pairs) if pair["story"] not in arguments.without]
    found = list(compute_rows(pairs))
    names = sorted(found[0])
    rows = np.array([[row[name] for name in names] for row in found])
    labels = np.array([pair["label"] for pair in pairs], dtype=np.float64)
    rules = np.array([pair["closing"] > 0 or pair["change"] > 0 for pair in pairs])
    print(f"{len(pairs)} pairs, {int(labels.sum())} ended; rules alone: precision {labels[rules].mean():.2f}, "
          f"recall {labels[rules].sum() / labels.sum():.2f}")  # fmt: skip
    stories = [pair["story"] for pair in pairs]
    scores = cross_validate(rows, labels, stories, names, "final")
    show("left out", scores, labels)
    for number in np.argsort(-scores) if arguments.errors else ():
        if not labels[number] and scores[number] >= arguments.threshold:
            print(f"{scores[number]:.1f} {pairs[number]['new']['text']}\n     {pairs[number]['old']['text']}")
    new, old = _side(pairs[0]["new"]), _side(pairs[0]["old"])
    whole_names = compare_statements(new, old, {}, PairEvidence(0.0, 0.0, 1.0, 0.0, 0.0)).keys()
    whole = [number for number, name in enumerate(names) if name in whole_names]
    whole_found = cross_validate(rows[:, whole], labels, stories, [names[each] for each in whole], "first")
    show("whole only", whole_found, labels)
    print(f"at {_FIRST:g} the first step keeps {np.mean(whole_found >= _FIRST):.2f} of all pairs and "
          f"{np.mean(whole_found[labels > 0] >= _FIRST):.2f} of those that end")  # fmt: skip
    if arguments.write:
        values = {
            "first": build_coefficients(rows[:, whole], labels, [names[each] for each in whole], _FIRST, "first"),
            "final": build_coefficients(rows, labels, names, arguments.threshold, "final"),
        }
        arguments.out.write_text(json.dumps(values, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
