"""Tune search weights on labelled questions, with leave-one-out cross-validation.

Coordinate search: a grid over α, β and γ first, then each further weight in turn, on the mean over groups of questions
(conversations, where there are several). Each group is also scored with the weights that the other groups choose. The
chosen weights are better only if that held-out mean rises, so that a grid of hundreds of tries cannot win by chance.
Scores are cached, because most paths through the grid repeat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace

from vault_memory.errors import InputError
from vault_memory.evaluate.metrics import MEASURES, mean
from vault_memory.evaluate.questions_run import LabelledVault, ask_questions
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
EPSILON = 1e-9


@dataclass(frozen=True, slots=True)
class TuningResult:
    """Weights before and after tuning, with their scores. ``better``: the held-out mean rose."""

    measure: str
    before: Weights
    chosen: Weights
    score_before: float  # mean over the groups
    score_chosen: float
    held_out: float  # mean over the groups, each with the weights that the others choose
    groups: int

    @property
    def better(self) -> bool:
        return self.held_out > self.score_before + EPSILON


def tune_weights(
    subjects: Sequence[LabelledVault],
    current: SearchSettings,
    measure: str = "ndcg@5",
    progress: Progress | None = None,
) -> TuningResult:
    """Choose weights for these questions. ``progress`` gets the rounds of all questions so far. Raises InputError."""
    groups = split_folds(subjects)
    if len(groups) < 2:
        raise InputError("weights are judged on questions that did not choose them: label at least two questions")
    score = _ScoreCache(groups, measure, progress)
    before = read_weights(current)
    everything = range(len(groups))
    chosen = search_coordinates(before, everything, score)
    held_out = mean(
        [score(search_coordinates(before, [g for g in everything if g != out], score), out) for out in everything]
    )
    scores = [mean([score(tried, group) for group in everything]) for tried in (before, chosen)]
    return TuningResult(measure, before, chosen, scores[0], scores[1], held_out, len(groups))


def read_weights(settings: SearchSettings) -> Weights:
    """Return the weights that the settings hold."""
    return {name: getattr(settings, name) for name in (*FUSION, *FURTHER)}


def split_folds(subjects: Sequence[LabelledVault]) -> list[LabelledVault]:
    """Return a group for each vault; the questions of a single vault are dealt into groups, category by category."""
    if len(subjects) > 1:
        return list(subjects)
    (subject,) = subjects
    queries = sorted(subject.labelled.queries, key=lambda query: query.category)
    parts = [tuple(queries[start::FOLDS]) for start in range(min(FOLDS, len(queries)))]
    return [replace(subject, labelled=replace(subject.labelled, queries=part)) for part in parts]


def search_coordinates(start: Weights, groups: Sequence[int], score: Score) -> Weights:
    """Return the best weights found for these groups; of equal ones the earlier."""
    best = start
    for step in (_vary_fusion, *(_vary_weight(name) for name in FURTHER)):
        tried = [best, *step(best)]
        best = max(tried, key=lambda candidate: mean([score(candidate, group) for group in groups]))
    return best


def _vary_fusion(around: Weights) -> Iterator[Weights]:
    """Yield other α, β, γ with the same sum, because the sum sets how much the further weights count."""
    total = around["alpha"] + around["beta"] + around["gamma"]
    for gamma in GAMMA:
        for alpha in ALPHA:
            shares = {"alpha": alpha * (1 - gamma), "beta": (1 - alpha) * (1 - gamma), "gamma": gamma}
            yield {**around, **{name: round(total * share, 4) for name, share in shares.items()}}


def _vary_weight(name: str) -> Callable[[Weights], Iterator[Weights]]:
    return lambda around: ({**around, name: round(around[name] * factor, 4)} for factor in FACTORS)


class _ScoreCache:
    """Scores by weights and group, each computed once."""

    def __init__(self, groups: Sequence[LabelledVault], measure: str, progress: Progress | None) -> None:
        assert measure in MEASURES
        self._groups, self._measure, self._progress = groups, measure, progress
        self._known: dict[tuple[tuple[tuple[str, float], ...], int], float] = {}

    def __call__(self, tried: Weights, group: int) -> float:
        key = (tuple(sorted(tried.items())), group)
        if key not in self._known:
            outcomes = ask_questions(self._groups[group], {f"search.{name}": value for name, value in tried.items()})
            self._known[key] = mean([outcome.figures[self._measure] for outcome in outcomes])
            if self._progress is not None:
                self._progress(len(self._known) // len(self._groups))
        return self._known[key]
