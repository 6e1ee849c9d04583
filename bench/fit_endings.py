"""Fit the regression by which archiving without a model decides what a new statement ends.

    python bench/fit_endings.py [WORLDS.txt …] [--write] [--threshold -0.5] [--errors]

A file holds worlds: ``# name``, then a statement a line, in the order in which they were made,

    number | time | type | text | numbers of the earlier statements that it ends

`bench/endings.txt` has those of today: invented lists written for it, lists of earlier fits, and what was extracted of
labelled stories. Each statement is held against those that `Pool.list_candidates` gives of the ones before it, which
gives some ten pairs each; what has ended by its label leaves the pool. Printed is the recall at several precisions, on
worlds that the weights have not seen (eight folds of whole worlds), of all endings, also of those that are no
candidate; ``--write`` fits on all and replaces the packaged coefficients.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from vault_memory.archive.decisions.ending_clauses import split_question
from vault_memory.archive.decisions.ending_features import PairEvidence, StatementSide, compare_statements, compute
from vault_memory.archive.decisions.learned_endings import EndingScorer, ask_more, can_end
from vault_memory.archive.decisions.pool import Pool
from vault_memory.archive.decisions.rule_judge import score_rules
from vault_memory.archive.decisions.vector_cache import CachedEmbed
from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Cell, CellType, Item
from vault_memory.models.topic import Attributes
from vault_memory.vault.document.cells import statement_hash

Vector = NDArray[np.float64]
OUT = Path(__file__).resolve().parent.parent / "vault_memory/archive/decisions/ending_coefficients.json"
WORLDS = Path(__file__).resolve().parent / "endings.txt"
_FOLDS, _STEPS = 8, 12
_PULL, _CONSTANT = 100.0, 0.01  # how strongly a weight is drawn to 0
_FIRST = -3.5  # from which on a pair is compared by clauses; loses few of those that the whole finds
_PATH = "world.md"


@dataclass(frozen=True, slots=True)
class Stated:
    """A statement of a world, and the numbers of those that it ends."""

    number: int
    side: StatementSide
    ends: frozenset[int]


@dataclass(frozen=True, slots=True)
class Pair:
    """A statement with an earlier one; ``allowed``: no guard forbids that the one ends the other;
    ``more``: what guards ask beyond the threshold."""

    world: str
    new: str
    old: str
    label: bool
    features: dict[str, float]
    allowed: bool
    more: float


def read_worlds(files: Sequence[Path]) -> dict[str, list[Stated]]:
    """Return the statements of all worlds by name."""
    worlds: dict[str, list[Stated]] = {}
    for line in (line for file in files for line in file.read_text(encoding="utf-8").splitlines()):
        if line.startswith("# "):
            name = line[2:]
            worlds[name] = []
        elif line.strip():
            worlds[name].append(_parse(line))
    return worlds


def _parse(line: str) -> Stated:
    number, time, kind, text, ends = line.split(" |", 4)
    made = datetime.fromisoformat(time.strip()).replace(tzinfo=UTC)
    (known,) = [each for each in get_args(CellType) if each == kind.strip()]
    numbers = frozenset(int(each) for each in ends.split(",") if each.strip())
    return Stated(int(number), StatementSide(text.strip(), known, made), numbers)


def list_pairs(name: str, world: Sequence[Stated], scorer: EndingScorer, pool: Pool) -> Iterator[Pair]:
    """Yield the pairs that the judge would look at, were every ending so far decided by its label."""
    known = {each.number: each for each in world}
    last = {number: each.number for each in world for number in each.ends}
    for stated in world:
        new = stated.side
        item = Item(new.text, type=new.type, created=new.created, replaces=find_replaced(split_question(new.text)[1]))
        near = pool.drop_newer(item, pool.rank_near(item.text)) if pool.cells else None
        chosen = pool.list_candidates(item, near) if near is not None else []
        for place, each in enumerate(chosen):
            cell = pool.cells[each.number][1]
            old = known[int(cell.id)]
            likeness = scorer.compare_clauses(new.text, cell.text)
            cosine = float(near.cosines[each.number]) if near is not None else 0.0
            given = score_rules(item, cell, pool)
            found = PairEvidence(cosine, likeness, 1 / (1 + place), *given, each.lead, each.word_lead)
            features = compute(new, old.side, pool.rarity, found)
            label = old.number in stated.ends
            yield Pair(name, new.text, cell.text, label, features, can_end(features), ask_more(features))
        for number in stated.ends:
            if last[number] == stated.number:
                pool.remove(_PATH, _make_cell(known[number]))
        pool.add(_PATH, [_make_cell(stated)])


def _make_cell(stated: Stated) -> Cell:
    side = stated.side
    return Cell(
        side.text, side.type, str(stated.number), statement_hash(side.text), 0, (), 0, 0,
        attributes=Attributes(created=side.created),
    )  # fmt: skip


def standardise(rows: Vector) -> tuple[Vector, Vector]:
    """Return mean and spread of each feature, 1 for the spread of one that never changes."""
    spread = rows.std(axis=0)
    return rows.mean(axis=0), np.where(spread < 1e-6, 1.0, spread)


def fit_weights(rows: Vector, labels: Vector) -> tuple[Vector, float]:
    """Return the weights of a ridge logistic regression, of features as they are computed, and the constant."""
    middle, spread = standardise(rows)
    design = np.hstack([(rows - middle) / spread, np.ones((len(rows), 1))])
    pull = np.append(np.full(rows.shape[1], _PULL), _CONSTANT)
    weights = np.zeros(len(pull))
    for _ in range(_STEPS):  # Newton's method
        chance = 1 / (1 + np.exp(-np.clip(design @ weights, -30, 30)))
        slope = design.T @ (labels - chance) - pull * weights
        curve = (design * (chance * (1 - chance))[:, None]).T @ design + np.diag(pull)
        weights += np.linalg.solve(curve, slope)
    scaled = weights[:-1] / spread
    return scaled, float(weights[-1] - scaled @ middle)


def cross_validate(rows: Vector, labels: Vector, worlds: Sequence[str]) -> Vector:
    """Return the score of each pair by weights fitted on the worlds of other folds."""
    fold = {name: number % _FOLDS for number, name in enumerate(sorted(set(worlds)))}
    group, scores = np.array([fold[name] for name in worlds]), np.zeros(len(labels))
    for number in range(_FOLDS):
        train, test = group != number, group == number
        weights, constant = fit_weights(rows[train], labels[train])
        scores[test] = rows[test] @ weights + constant
    return scores


def build_coefficients(rows: Vector, labels: Vector, names: Sequence[str], threshold: float) -> dict[str, Any]:
    """Return weights fitted on all pairs, for features as they are computed."""
    weights, constant = fit_weights(rows, labels)
    kept = {name: round(float(value), 3) for name, value in zip(names, weights, strict=True)}
    return {"threshold": threshold, "constant": round(constant, 3), "weights": kept}


def show(name: str, scores: Vector, labels: Vector, endings: int) -> None:
    """Print the recall of so many endings at several precisions, with the threshold of each."""
    order = np.argsort(-scores, kind="stable")
    right = np.cumsum(labels[order])
    precision, recall = right / np.arange(1, len(labels) + 1), right / endings
    parts = []
    for least in (0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95):
        enough = np.flatnonzero(precision >= least)
        if len(enough):
            parts.append(f"P {least:.2f}: R {recall[enough[-1]]:.2f} at {scores[order][enough[-1]]:.1f}")
    print(f"{name:14}" + "   ".join(parts))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("worlds", nargs="*", type=Path, metavar="WORLDS", default=[WORLDS])
    parser.add_argument("--without", default="-", metavar="START", help="leave out worlds whose names begin so")
    parser.add_argument("--out", type=Path, default=OUT, help="where --write puts the coefficients")
    parser.add_argument("--write", action="store_true", help="replace the packaged coefficients")
    parser.add_argument("--threshold", type=float, default=-0.5, help="from which on a statement ends another")
    parser.add_argument("--errors", action="store_true", help="show the pairs that are wrong at the threshold")
    arguments = parser.parse_args()
    found = {k: v for k, v in read_worlds(arguments.worlds).items() if not k.startswith(arguments.without)}
    embed = CachedEmbed(get_packaged_embedder().embed)
    scorer = EndingScorer(embed)
    pairs = [pair for name, world in found.items() for pair in list_pairs(name, world, scorer, Pool(embed))]
    names = sorted(pairs[0].features)
    rows = np.array([[pair.features[name] for name in names] for pair in pairs])
    labels = np.array([pair.label for pair in pairs], dtype=np.float64)
    worlds = [pair.world for pair in pairs]
    endings = sum(len(stated.ends) for world in found.values() for stated in world)
    print(
        f"{len(found)} worlds, {len(pairs)} pairs, {endings} endings, {labels.sum() / endings:.2f} of them candidates"
    )
    scores = cross_validate(rows, labels, worlds)
    show("left out", scores, labels, endings)
    scores -= [pair.more if pair.allowed else 99.0 for pair in pairs]
    show("with guards", scores, labels, endings)
    for kind in ("earlier: ", "story: ", ""):
        chosen = np.array([name.startswith(kind) if kind else ": " not in name for name in worlds])
        meant = sum(
            len(stated.ends) for name, world in found.items() for stated in world
            if (name.startswith(kind) if kind else ": " not in name)
        )  # fmt: skip
        show(kind or "written", scores[chosen], labels[chosen], meant)
    for number in np.argsort(-scores) if arguments.errors else ():
        if not labels[number] and scores[number] >= arguments.threshold:
            print(f"{scores[number]:.1f} {pairs[number].new}\n     {pairs[number].old}")
    side = StatementSide(pairs[0].new, "fact", None)
    whole_names = compare_statements(side, side, {}, PairEvidence(0.0, 0.0, 1.0, 0.0, 0.0)).keys()
    whole = [number for number, name in enumerate(names) if name in whole_names]
    first = cross_validate(rows[:, whole], labels, worlds)
    ended = (labels > 0) & (scores >= arguments.threshold)
    print(f"at {_FIRST:g} the first step keeps {np.mean(first >= _FIRST):.2f} of all pairs and "
          f"{np.mean(first[ended] >= _FIRST):.2f} of those that the second finds")  # fmt: skip
    if arguments.write:
        values = {
            "first": build_coefficients(rows[:, whole], labels, [names[each] for each in whole], _FIRST),
            "final": build_coefficients(rows, labels, names, arguments.threshold),
        }
        arguments.out.write_text(json.dumps(values, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
