"""Hold the candidates of a query in ranked order, and read the texts and explanations of hits on access."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import overload

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import Hit
from vault_memory.models.entry_record import SUSPECT, tier_code
from vault_memory.search.candidates import Candidates
from vault_memory.search.retrieve import RETRIEVERS, Finder

Values = NDArray[np.float64]
Parts = dict[str, Values]

_READ = 12  # number of hits read at a time
NAMED = 0.5  # share of the best score by identifiers from which on a text holds the whole name, not only a part


class Ranking(Sequence[Hit]):
    """Hits, best first. The text of a hit is read on access, because most are never read."""

    def __init__(
        self, finder: Finder, candidates: Candidates, scores: Values, order: NDArray[np.intp], parts: Parts,
        factors: Parts,
    ) -> None:  # fmt: skip
        """Create a ranking. ``scores``: of all candidates; ``order``: the numbers of its candidates, in order."""
        self._finder, self._candidates, self._order = finder, candidates, order
        self._all, self._parts, self._factors = scores, parts, factors
        self.evidence = math.inf  # score for "the best hits answer the question" (`search.relevance_floor`)
        self.likeness: Values | None = None  # the feature of this name of all candidates, if there are vectors

    def __len__(self) -> int:
        return len(self._order)

    @overload
    def __getitem__(self, at: int) -> Hit: ...

    @overload
    def __getitem__(self, at: slice) -> list[Hit]: ...

    def __getitem__(self, at: int | slice) -> Hit | list[Hit]:
        if isinstance(at, slice):
            begin, end, step = at.indices(len(self))
            return self._hits(self._take_first(end)[begin::step])
        return self._hits(self._take_first(at + 1)[-1:])[0]

    def _take_first(self, count: int) -> NDArray[np.intp]:
        """Return the first candidates in order, ties by key; ties beyond them stay unsorted."""
        scores = self.scores
        end = count
        while 0 < end < len(scores) and scores[end] == scores[end - 1]:
            end += 1
        order, scores = self._order[:end], scores[:end]
        again = scores[1:] == scores[:-1]
        if again.any():
            labels = self._candidates.columns.labels[self._candidates.at[order]]
            equal = np.append(again, False) | np.insert(again, 0, False)
            keys = self._finder.index.keys(labels[equal].tolist())
            names = [keys.get(label, "") for label in labels.tolist()]
            order = order[sorted(range(end), key=lambda at: (-scores[at], names[at]))]
        return order[:count]

    def __iter__(self) -> Iterator[Hit]:
        for begin in range(0, len(self), _READ):
            yield from self[begin : begin + _READ]

    @property
    def scores(self) -> Values:
        return self._all[self._order]

    @property
    def best_possible(self) -> float:
        """The score that the first hit would have with full confidence."""
        at = self._order[0]
        return float(self._all[at] / max(self._factors["confidence"][at], 0.01))

    def leaders(self, count: int) -> list[int]:
        """Return the documents of the first hits as numbers (`models.entry_record.code`)."""
        found: list[int] = self._candidates.records["path"][self._take_first(min(count, len(self)))].tolist()
        return found

    @property
    def paths(self) -> NDArray[np.int64]:
        """The documents of all candidates, as numbers; equals in any order, as in ``scores``."""
        return np.asarray(self._candidates.records["path"][self._order])

    def mask_in(self, other: Ranking) -> NDArray[np.bool_]:
        """Return which hits are also in another ranking of the same candidates."""
        return np.isin(self._order, other._order)

    def filter(self, keep: NDArray[np.bool_]) -> Ranking:
        """Return only those, in the same order."""
        return self._copy(self._order[keep])

    def read(self, whole: Ranking | None = None) -> Ranking:
        """Return the ranking with the best candidates reordered by the encoder if the query is a question in prose.

        ``whole``: the ranking from which the candidates were chosen; what answers the question comes back from it.
        """
        if not len(self) or not self._finder.is_prose or self._finder.settings.reranker:
            return self
        # This import loads the encoder, which a search for one word does not need.
        from vault_memory.search.encoder_rerank import READ, READ_SMALL, add_answers, read_best

        asked = self._finder.query.question
        if whole is None:
            return read_best(asked, self, READ)
        most = READ_SMALL if self._finder.is_small else READ
        return read_best(asked, add_answers(asked, self, whole, most), most)

    def judge_best(self) -> list[float]:
        """Return the log odds that each of the best hits answers the question, by `search.encoder_rerank`.

        Empty for a question that is not in English prose, and if a file, which is not read, is among the hits.
        """
        if not self._finder.is_prose:
            return []
        # This import loads the encoder, which a search for one word does not need.
        from vault_memory.search.encoder_rerank import READ, judge_best

        if any(hit.entry.tier == "file" for hit in self[:READ]):
            return []
        return judge_best(self._finder.query.question, self)[1]

    def exchange(self, places: Sequence[int], order: Sequence[int]) -> Ranking:
        """Return the ranking with the hits at ``places`` put in ``order``, each with the score of its new place."""
        first = self._take_first(max(places, default=-1) + 1).copy()  # a view of the order otherwise
        moved, wanted = first[list(places)], first[list(order)]
        scores, turn, added = self._all.copy(), self._order.copy(), np.zeros(len(self._all))
        scores[wanted] = self._all[moved]
        added[wanted] = self._all[moved] - self._all[wanted]
        first[list(places)] = wanted
        turn[: len(first)] = first
        return self._copy(turn, scores, {"answers": added})

    def mask_tier(self, tier: str) -> NDArray[np.bool_]:
        """Return which hits belong to the tier."""
        return np.asarray(self._candidates.records["tier"][self._order] == tier_code(tier))

    @property
    def is_small(self) -> bool:
        """Whether the vault is small (`Question.is_small`)."""
        return self._finder.is_small

    @property
    def named(self) -> NDArray[np.bool_]:
        """Which hits hold the name of code that the query consists of, in any spelling; none for other queries."""
        if not self._finder.query.named or "code" not in self._candidates.scores:
            return np.zeros(len(self), dtype=bool)
        return np.asarray((self._candidates.scores["code"] >= NAMED)[self._order])

    @property
    def suspect(self) -> NDArray[np.bool_]:
        """Which hits read like an order to an agent."""
        return np.asarray((self._candidates.records["flags"][self._order] & SUSPECT) != 0)

    def mask_related(self, floor: float, *, adjoining: bool) -> NDArray[np.bool_]:
        """Return which hits share a word or an identifier with the query or have at least the similarity ``floor``.

        ``adjoining``: include hits directly after such a message, as an answer rarely repeats its question's words.
        """
        if not len(self):
            return np.zeros(0, dtype=bool)
        scores = self._candidates.scores
        near = self.likeness if self.likeness is not None else scores.get("dense")
        found = np.zeros(len(self._all), dtype=bool) if near is None else np.round(near, 4) >= floor
        for name in scores.keys() - {"dense"}:
            found |= scores[name] > 0
        if "speaker" in self._parts and (self._finder.speakers.issuperset(self._finder.terms) or not found.any()):
            found |= self._parts["speaker"] > 0  # the query has only names, or nothing else matches
        if adjoining and "previous" in self._parts:
            columns, whole, places = self._candidates.columns, self._candidates.whole, self._candidates.places
            holding = np.zeros(len(columns) + 1, dtype=bool)  # the last item means no neighbour
            holding[whole[found]] = True
            behind = holding[columns.neighbours(whole)[0]]
            behind[places.cells] |= behind[places.cited]
            found |= behind
        return found[self._order]

    def _copy(
        self, order: NDArray[np.intp], scores: Values | None = None, parts: Mapping[str, Values] | None = None
    ) -> Ranking:
        """Return the ranking with another order, other scores if given, and further parts of them."""
        scores = self._all if scores is None else scores
        chosen = Ranking(self._finder, self._candidates, scores, order, {**self._parts, **(parts or {})}, self._factors)
        chosen.evidence, chosen.likeness = self.evidence, self.likeness
        return chosen

    def _hits(self, chosen: NDArray[np.intp]) -> list[Hit]:
        labels = self._candidates.columns.labels[self._candidates.at[chosen]].tolist()
        entries = self._finder.index.entries(labels)
        return [
            Hit(entries[label], float(self._all[at]), _ScoreParts(self._candidates, at, self._parts, self._factors))
            for label, at in zip(labels, chosen.tolist(), strict=True)
            if label in entries
        ]


class _ScoreParts(Mapping[str, float]):
    """The parts of a score: the terms of the sum, the weight and its factors, the cosine, and the rank per retriever.

    Values are computed on access, because those of most candidates are never read.
    """

    __slots__ = ("_at", "_factors", "_found", "_parts")

    def __init__(self, found: Candidates, at: int, parts: Parts, factors: Parts) -> None:
        self._found, self._at, self._parts, self._factors = found, at, parts, factors

    def __getitem__(self, name: str) -> float:
        if name in self._parts and (part := float(self._parts[name][self._at])):
            return round(part, 4)
        if name in self._factors and not math.isnan(factor := float(self._factors[name][self._at])):
            return factor
        if name == "cosine" and self._has("dense"):
            return round(float(self._found.scores["dense"][self._at]), 4)
        retriever, _, rank = name.rpartition("_")
        if rank != "rank" or not self._has(retriever):
            raise KeyError(name)
        return float(self._found.rank(retriever, self._at))

    def _has(self, retriever: str) -> bool:
        scores = self._found.scores.get(retriever)
        return scores is not None and not math.isnan(scores[self._at])

    def __iter__(self) -> Iterator[str]:
        yield from (name for name, values in self._parts.items() if values[self._at])
        yield from (name for name, values in self._factors.items() if not math.isnan(values[self._at]))
        yield from ("cosine",) if self._has("dense") else ()
        yield from (f"{name}_rank" for name in RETRIEVERS if self._has(name))

    def __len__(self) -> int:
        return sum(1 for _ in self)
