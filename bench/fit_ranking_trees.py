"""Fit the trees that correct the ranker's scores (`search.ranking_trees`), and show what they bring.

    python bench/fit_ranking_trees.py WORK [--write] [--again]

``WORK`` is that of ``bench/fit_ranker.py``, which makes its vaults and matrices first. Beside its questions there are
those that readers wrote for the stories (``bench/stories/questions.txt``). LambdaMART (LightGBM) starts from the linear
score. The trees are first fitted on four fifths of each set, five times, and measured on the rest: recall at 1, 3, 5
and 10 before and after, without the encoder. What is written is fitted on all. Needs ``pip install --group ranking``.
"""

from __future__ import annotations

import argparse
import itertools
import json
import pickle
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import fit_ranker
import lightgbm
import numpy as np
import reader_questions
from numpy.typing import NDArray
from story_marks import StoryMarks, read_marks

from vault_memory import Memory
from vault_memory.search import ranking_trees

OUT = Path(ranking_trees.__file__).with_name("ranking_trees.json")
FOLDS = 5
SETS = "locomo", "beam", "stories", "marked", "notes"  # those of `fit_ranker`, and the stories' marked questions
ROUNDS = 100
OPTIONS = {
    "objective": "lambdarank", "learning_rate": 0.05, "num_leaves": 8, "min_data_in_leaf": 200, "lambda_l2": 5,
    "feature_fraction": 0.5, "bagging_fraction": 0.7, "bagging_freq": 1, "lambdarank_truncation_level": 20,
    "verbose": -1, "seed": 1, "num_threads": 2, "deterministic": True,
}  # fmt: skip
FILE = fit_ranker.NAMES.index("is_file")

Questions = Sequence[fit_ranker.Question]


def read_marked(work: Path, again: bool) -> list[fit_ranker.Question]:
    """Return the marked questions of the stories whose vaults `fit_ranker` made, from the cache if it exists."""
    cache = work / "marked.pickle"
    if cache.exists() and not again:
        found: list[fit_ranker.Question] = pickle.loads(cache.read_bytes())
        return found
    folders = {folder.name for folder in fit_ranker.STORIES}
    found = []
    for (folder, story), marks in read_marks().items():
        if folder in folders:
            memory = Memory(home=work, user=f"{folder}-{story}")
            found += [q for asked in marks.questions if (q := _read_question(memory, asked, marks, story)) is not None]
            memory.index.close()
    cache.write_bytes(pickle.dumps(found))
    return found


def _read_question(
    memory: Memory, asked: tuple[str, Sequence[str]], marks: StoryMarks, story: str
) -> fit_ranker.Question | None:
    question, places = asked
    rows, entries = fit_ranker.read_candidates(memory, question, datetime.now(UTC))
    if not len(entries):
        return None
    gold = np.array([[reader_questions.answers(each, [p], marks, story) for p in places] for each in entries])
    return fit_ranker.keep_best("marked", rows, gold, entries, memory.settings.search)


class Described:
    """The best candidates of a question: their order, what the trees see, which answer, and their linear scores."""

    def __init__(self, question: fit_ranker.Question, weights: NDArray[np.float64]) -> None:
        linear = question.rows @ weights
        self.question, self.order = question, np.argsort(-linear, kind="stable")[: ranking_trees.CORRECTED]
        self.scores = linear[self.order]
        self.values = ranking_trees.describe(question.rows[self.order].astype(np.float64), self.scores)
        self.right = question.gold[self.order].any(axis=1)
        self.open = question.rows[self.order, FILE] == 0

    def measure(self, added: NDArray[np.float64]) -> list[float]:
        """Return recall at the counts of `fit_ranker`, with ``added`` to the scores of those that are no files."""
        scores = np.full((len(self.question.rows), 1), -1e9)
        scores[self.order, 0] = self.scores
        scores[self.order[self.open], 0] += added
        ordered = fit_ranker.Question("", scores, self.question.gold, self.question.units)
        return fit_ranker.recalls([ordered], np.array([1.0]))


def grow(sets: Sequence[Sequence[Described]]) -> lightgbm.Booster:
    """Return trees fitted on the questions, each set with equal weight."""
    used = [[q for q in each if q.right[q.open].any() and q.open.sum() > 1] for each in sets]
    chosen = [q for each in used for q in each]
    weights = [np.full(q.open.sum(), 1000 / len(each)) for each in used for q in each]
    data = lightgbm.Dataset(
        np.concatenate([q.values[q.open] for q in chosen]),
        np.concatenate([q.right[q.open] for q in chosen]).astype(int),
        group=[int(q.open.sum()) for q in chosen],
        init_score=np.concatenate([q.scores[q.open] for q in chosen]) * ranking_trees.SCALE,
        weight=np.concatenate(weights),
    )
    return lightgbm.train(OPTIONS, data, ROUNDS)


def add(trees: lightgbm.Booster, question: Described) -> NDArray[np.float64]:
    if not question.open.any():
        return np.zeros(0)
    return np.asarray(trees.predict(question.values[question.open])) / ranking_trees.SCALE


def split(questions: Sequence[Described]) -> Iterator[tuple[Sequence[Described], Sequence[Described]]]:
    """Yield the questions without each fifth of neighbours, and that fifth."""
    ends = [fold * len(questions) // FOLDS for fold in range(FOLDS + 1)]
    for begin, end in itertools.pairwise(ends):
        yield [*questions[:begin], *questions[end:]], questions[begin:end]


def report(described: Mapping[str, Sequence[Described]]) -> None:
    before: dict[str, list[list[float]]] = {name: [] for name in described}
    after: dict[str, list[list[float]]] = {name: [] for name in described}
    for parts in zip(*(split(each) for each in described.values()), strict=True):
        trees = grow([kept for kept, _ in parts])
        for name, (_, left_out) in zip(described, parts, strict=True):
            before[name] += [q.measure(np.zeros(q.open.sum())) for q in left_out]
            after[name] += [q.measure(add(trees, q)) for q in left_out]
    for name in described:
        line = "  ".join(f"{a:.3f} → {b:.3f}" for a, b in zip(_mean(before[name]), _mean(after[name]), strict=True))
        print(f"{name:8} {len(before[name]):5} questions  {line}", flush=True)


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [float(value) for value in np.mean(rows, axis=0)]


def export(trees: lightgbm.Booster) -> list[Any]:
    """Return the trees in the format of `boosted_trees.sum_trees`."""

    def branch(node: Mapping[str, Any]) -> Any:
        if "leaf_value" in node:
            return round(float(node["leaf_value"]), 4)
        low, high = branch(node["left_child"]), branch(node["right_child"])
        return [int(node["split_feature"]), round(float(node["threshold"]), 6), low, high]

    return [branch(each["tree_structure"]) for each in trees.dump_model()["tree_info"]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=Path)
    parser.add_argument("--write", action="store_true", help="replace the packaged trees")
    parser.add_argument("--again", action="store_true", help="make the matrices anew")
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    found = {**fit_ranker.questions(arguments.work, arguments.again)}
    found["marked"] = read_marked(arguments.work, arguments.again)
    weights = fit_ranker.vector(fit_ranker.read_shipped(Memory(home=arguments.work, user="sample").settings.search))
    described = {name: [Described(q, weights) for q in found[name] if q.gold.any()] for name in SETS if name in found}
    report(described)
    if arguments.write:
        trees = export(grow(list(described.values())))
        kept = {"fitted_by": "bench/fit_ranking_trees.py", "features": list(fit_ranker.NAMES), "trees": trees}
        OUT.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")
        print(f"{OUT}: {OUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
