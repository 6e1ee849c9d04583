"""Better weights from labelled questions, judged on questions they were not chosen on.

A search by coordinates: a grid over α, β and γ first, then each further weight in turn, on the mean over groups of
questions (conversations, where there are several). Left out once each, every group is also scored with the weights
that the others choose; that mean, not the one the weights were chosen for, is what a winner has to raise, so that a
grid of hundreds of tries cannot win by luck. Scores are remembered, since most ways through the grid are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace

from vault_memory.errors import InputError
from vault_memory.evaluate.metrics import MEASURES, mean
from vault_memory.evaluate.run import Subject, ask
from vault_memory.settings import SearchSettings

Progress = Callable[[int], None]
Weights = Mapping[str, float]
Score = Callable[[Weights, int], float]  # weights, number of the group

ALPHA = (0.2, 0.4, 0.6, 0.8)  # shares of α among α + β, at each γ
GAMMA = (0.0, 0.1, 0.2)
FACTORS = (0.0, 0.5, 1.5, 2.0)  # of a further weight's value
FUSION = ("alpha", "beta", "gamma")
FIXED = ("patience", "reach", "recency_rate", "recency_floor")  # no weights: times and distances
FURTHER = tuple(f.name for f in fields(SearchSettings) if isinstance(f.default, float) and f.name not in FUSION + FIXED)
FOLDS = 5  # of a single vault's questions
NEAR = 1e-9


@dataclass(frozen=True, slots=True)
class Tuned:
    """``chosen`` differs from ``before`` where it is better on groups it was not chosen on."""

    measure: str
    before: Weights
    chosen: Weights
    score_before: float  # mean over the groups
    score_chosen: float
    held_out: float  # mean over the groups, each with the weights that the others choose
    groups: int

    @property
    def better(self) -> bool:
        return self.held_out > self.score_before + NEAR


def tune(
    subjects: Sequence[Subject], current: SearchSettings, measure: str = "ndcg@5", progress: Progress | None = None
) -> Tuned:
    """Weights for these questions. ``progress``: rounds of all questions asked so far. Raises InputError."""
    groups = folds(subjects)
    if len(groups) < 2:
        raise InputError("weights are judged on questions they were not chosen on: label at least two questions")
    score = _Remembered(groups, measure, progress)
    before = weights(current)
    everything = range(len(groups))
    chosen = climb(before, everything, score)
    held_out = mean([score(climb(before, [g for g in everything if g != out], score), out) for out in everything])
    scores = [mean([score(tried, group) for group in everything]) for tried in (before, chosen)]
    return Tuned(measure, before, chosen, scores[0], scores[1], held_out, len(groups))


def weights(settings: SearchSettings) -> Weights:
    return {name: getattr(settings, name) for name in (*FUSION, *FURTHER)}


def folds(subjects: Sequence[Subject]) -> list[Subject]:
    """A group for each conversation; the questions of a single vault are dealt out, category by category."""
    if len(subjects) > 1:
        return list(subjects)
    (subject,) = subjects
    queries = sorted(subject.labelled.queries, key=lambda query: query.category)
    parts = [tuple(queries[start::FOLDS]) for start in range(min(FOLDS, len(queries)))]
    return [replace(subject, labelled=replace(subject.labelled, queries=part)) for part in parts]


def climb(start: Weights, groups: Sequence[int], score: Score) -> Weights:
    """The best weights found for these groups; of equals the earlier, so that nothing changes for nothing."""
    best = start
    for step in (_fusion, *(_factor(name) for name in FURTHER)):
        tried = [best, *step(best)]
        best = max(tried, key=lambda candidate: mean([score(candidate, group) for group in groups]))
    return best


def _fusion(around: Weights) -> Iterator[Weights]:
    """α, β, γ with the sum they have, which sets how much the further weights count."""
    total = around["alpha"] + around["beta"] + around["gamma"]
    for gamma in GAMMA:
        for alpha in ALPHA:
            shares = {"alpha": alpha * (1 - gamma), "beta": (1 - alpha) * (1 - gamma), "gamma": gamma}
            yield {**around, **{name: round(total * share, 4) for name, share in shares.items()}}


def _factor(name: str) -> Callable[[Weights], Iterator[Weights]]:
    return lambda around: ({**around, name: round(around[name] * factor, 4)} for factor in FACTORS)


class _Remembered:
    """Scores by weights and group, each asked for once."""

    def __init__(self, groups: Sequence[Subject], measure: str, progress: Progress | None) -> None:
        assert measure in MEASURES
        self._groups, self._measure, self._progress = groups, measure, progress
        self._known: dict[tuple[tuple[tuple[str, float], ...], int], float] = {}

    def __call__(self, tried: Weights, group: int) -> float:
        key = (tuple(sorted(tried.items())), group)
        if key not in self._known:
            outcomes = ask(self._groups[group], {f"search.{name}": value for name, value in tried.items()})
            self._known[key] = mean([outcome.figures[self._measure] for outcome in outcomes])
            if self._progress is not None:
                self._progress(len(self._known) // len(self._groups))
        return self._known[key]
