"""The ranking: both arms, the conversation around a message and who speaks, fused into one score with its reasons.

``score = (α·dense + β·bm25 + γ·code + speaker) · weight`` for what was written down, with the weight
``salience · confidence · max(0.8, exp(−0.01·age in days))``. Among messages count besides: the talk around one,
whose words it is, whether it says something (in rare words, unlike what came before) and whether it was said in a
month or year the query names. BM25 is divided by the query's best; cosines are used as they are. Weights are settings.
Their defaults come from a regularised linear fit on two kinds of conversation at once, each kind with equal weight;
the procedure was checked with every conversation left out in turn. They are rounded, and ``nearby``, ``own_words`` and
``date`` were moved once more by ``bench/retrieval.py`` on all of them. Nothing depends on which kind it is.

A query that is nothing but names of code asks where they stand: then nothing of the talk around counts.

Three came later, each for what the others cannot see: ``standing``, how the user wants things done, where advice is
asked for; ``beside``, by a second look, what stands close to the best answers; and answers behind what they answer,
where a summary is asked for. Each was kept because it raised one kind and lowered none.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import overload

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import Filter, Hit
from vault_memory.search.candidates import ARMS, Candidates, Finder
from vault_memory.search.surroundings import ANSWERED, BEHIND, Places, Values, beside, surroundings
from vault_memory.settings import SearchSettings
from vault_memory.text.features import MACHINE, OWN, PERSON, PINNED, WISH, tier_code, word_codes

_DAY = 86_400.0  # seconds
_READ = 12  # hits read at a time
_PLAIN = 0.5  # salience of a plain statement
NONE = math.nan  # a factor that does not apply
_MESSAGE, _CELL, _FILE = map(tier_code, ("message", "cell", "file"))

Parts = dict[str, Values]


def rank(
    finder: Finder,
    where: Filter,
    limit: int,
    now: datetime,
    *,
    spoken: bool | None = None,
    along: Filter | None = None,
) -> Ranking:
    """All candidates that the filter lets through, best first, equals by key. The caller cuts.

    ``along``: those of another kind that stand in the same documents are ranked with them (`Finder.find`).
    ``spoken``: scores that stand beside those of messages, as they do where messages are among the tiers.
    """
    candidates = finder.find(where, limit, along)
    if not len(candidates):
        return Ranking(finder, candidates, np.zeros(0), np.zeros(0, dtype=np.intp), {}, {})
    spoken = "message" in where.tiers if spoken is None else spoken
    parts = _written(candidates, finder)
    factors = _factors(candidates, finder, now, spoken)
    if spoken and not finder.query.named:
        places = Places(candidates)
        content = sum((parts[name] for name in ARMS if name in parts), np.zeros(len(candidates)))
        parts |= _spoken(candidates, surroundings(finder, candidates, places, content), finder)
        if finder.settings.beside:
            parts["beside"] = finder.settings.beside * beside(places, _score(parts, factors), finder.settings.reach)
    scores = np.round(_score(parts, factors), 6)  # the order of rows shows in a cosine's last bits
    ranking = Ranking(finder, candidates, scores, np.arange(len(scores)), parts, factors)
    return ranking.with_answers(where) if spoken and finder.query.overview else ranking.sorted()


class Ranking(Sequence[Hit]):
    """Hits, best first. The text of one is read when it is looked at: most are not."""

    def __init__(
        self, finder: Finder, candidates: Candidates, scores: Values, order: NDArray[np.intp], parts: Parts,
        factors: Parts,
    ) -> None:  # fmt: skip
        """``scores`` of the candidates; ``order``: which of them are in it, one after the other."""
        self._finder, self._candidates, self._order = finder, candidates, order
        self._all, self._parts, self._factors = scores, parts, factors

    def __len__(self) -> int:
        return len(self._order)

    @overload
    def __getitem__(self, at: int) -> Hit: ...

    @overload
    def __getitem__(self, at: slice) -> list[Hit]: ...

    def __getitem__(self, at: int | slice) -> Hit | list[Hit]:
        if isinstance(at, slice):
            begin, end, step = at.indices(len(self))
            return self._hits(self._first(end)[begin::step])
        return self._hits(self._first(at + 1)[-1:])[0]

    def _first(self, count: int) -> NDArray[np.intp]:
        """The first of the order, equals by key. Which come first of equals that nobody looks at is left open."""
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
    def surest(self) -> float:
        """The score that the first would have if it were certain."""
        at = self._order[0]
        return float(self._all[at] / max(self._factors["confidence"][at], 0.01))

    def leaders(self, count: int) -> list[int]:
        """The document of each of the first, as a number (`text.features.code`)."""
        found: list[int] = self._candidates.records["path"][self._first(min(count, len(self)))].tolist()
        return found

    @property
    def paths(self) -> NDArray[np.int64]:
        """The same of all; equals in any order, as in ``scores``."""
        return np.asarray(self._candidates.records["path"][self._order])

    def where(self, keep: NDArray[np.bool_]) -> Ranking:
        """Those alone, in the same order."""
        return Ranking(self._finder, self._candidates, self._all, self._order[keep], self._parts, self._factors)

    def of_tier(self, tier: str) -> NDArray[np.bool_]:
        """Which are of that tier."""
        return np.asarray(self._candidates.records["tier"][self._order] == tier_code(tier))

    def related(self, floor: float) -> NDArray[np.bool_]:
        """Which share a word or an identifier with the query, or are as near to it as ``floor``."""
        if not len(self):
            return np.zeros(0, dtype=bool)
        found = np.zeros(len(self), dtype=bool)
        for name, values in self._candidates.scores.items():
            found |= (np.round(values, 4) >= floor if name == "dense" else values > 0)[self._order]
        return found

    def sorted(self) -> Ranking:
        order = self._order[np.argsort(-self._all[self._order], kind="stable")]
        return Ranking(self._finder, self._candidates, self._all, order, self._parts, self._factors)

    def with_answers(self, where: Filter) -> Ranking:
        """For a question about the whole: behind what the user said, what the assistant answered.

        A summary is made of exchanges, and an answer rarely repeats the words of its question. ``answers`` in the
        explanation is what the answer gains.
        """
        ranked, found = self.sorted()._first(len(self)), self._candidates
        records = found.records
        said = records["tier"] == _MESSAGE
        by_user = (said & ((records["flags"] & MACHINE) == 0))[ranked]
        asked = ranked[by_user][:ANSWERED]
        following = self._finder.answers(found.whole[asked], where)
        machine = (found.columns.records["flags"][following] & MACHINE) != 0
        asked, following = asked[(following >= 0) & machine], following[(following >= 0) & machine]
        known = {number: at for at, number in enumerate(records["id"].tolist()) if said[at]}
        at = np.array([known.get(number, -1) for number in found.columns.records["id"][following].tolist()], dtype=int)
        new = at < 0
        at[new] = len(found) + np.arange(new.sum())
        further = int(new.sum())
        parts = {name: np.append(values, np.zeros(further)) for name, values in self._parts.items()}
        factors = {name: np.append(values, np.full(further, NONE)) for name, values in self._factors.items()}
        factors["weight"][len(found) :] = 1.0
        scores = np.append(self._all, np.zeros(further))
        behind = np.round(self._all[asked] * BEHIND, 6)
        better = behind > scores[at]
        gained = np.zeros(len(scores))
        gained[at[better]] = behind[better] - scores[at[better]]
        scores[at[better]] = behind[better]
        shown = np.concatenate([np.arange(len(found)), at[new & better]])
        every = found.extended(following[new])
        return Ranking(self._finder, every, scores, shown, parts | {"answers": gained}, factors).sorted()

    def _hits(self, chosen: NDArray[np.intp]) -> list[Hit]:
        labels = self._candidates.columns.labels[self._candidates.at[chosen]].tolist()
        entries = self._finder.index.entries(labels)
        return [
            Hit(entries[label], float(self._all[at]), _Why(self._candidates, at, self._parts, self._factors))
            for label, at in zip(labels, chosen.tolist(), strict=True)
            if label in entries
        ]


def _score(parts: Parts, factors: Parts) -> Values:
    return np.asarray(sum(parts.values(), np.zeros(len(factors["weight"]))) * factors["weight"])


def _written(candidates: Candidates, finder: Finder) -> Parts:
    """What the text of each adds, and whom it names."""
    settings = finder.settings
    alpha = settings.alpha if settings.alpha or settings.hybrid else 1.0  # the only arm there is cannot count nothing
    weights = zip(ARMS, (alpha, settings.beta, settings.gamma), strict=True)
    scores = candidates.scores
    parts = {name: weight * known(scores[name]) for name, weight in weights if name in scores}
    if finder.speakers:
        parts["speaker"] = settings.speaker * _named(candidates, finder.speakers)
    if finder.query.advice:
        parts["standing"] = settings.standing * ((candidates.records["flags"] & WISH) != 0)
    return parts


def known(values: Values) -> Values:
    """With 0 for what is not known."""
    return np.asarray(np.where(np.isnan(values), 0.0, values))


def _named(candidates: Candidates, speakers: frozenset[str]) -> Values:
    """1 for what was said by somebody the query names; of what was written down: is about them."""
    wanted, named = word_codes(speakers), np.zeros(len(candidates))
    message = candidates.records["tier"] == _MESSAGE
    for kind, chosen in (("names", np.flatnonzero(message)), ("words", np.flatnonzero(~message))):
        held, owners = candidates.columns.lists(kind, candidates.at[chosen])
        named[chosen[owners[np.isin(held, wanted)]]] = 1.0
    return named


def _spoken(candidates: Candidates, around: Parts | None, finder: Finder) -> Parts:
    """What adds to each among messages: who said it and when, that it says something, and the talk around it."""
    settings = finder.settings
    parts = {"own_words": settings.own_words * ((candidates.records["flags"] & OWN) != 0)}
    if finder.query.dates:
        parts["date"] = settings.date * _dated(candidates.records["created"], finder.query.dates)
    return parts | {kind: getattr(settings, kind) * values for kind, values in (around or {}).items()}


def _dated(created: Values, dates: Sequence[tuple[int, int]]) -> NDArray[np.bool_]:
    """Which were made in a month or year that the query names (0: any)."""
    known = ~np.isnan(created)
    months = np.floor(np.where(known, created, 0.0)).astype("datetime64[s]").astype("datetime64[M]").astype(int)
    year, month = 1970 + months // 12, months % 12 + 1
    named = np.zeros(len(created), dtype=bool)
    for in_year, in_month in dates:
        named |= ((year == in_year) | (in_year == 0)) & ((month == in_month) | (in_month == 0))
    return named & known


def _factors(candidates: Candidates, finder: Finder, now: datetime, spoken: bool) -> Parts:
    """The weight of what was written down, and what it is made of; of a message 1.

    Beside messages the weight is taken against that of a plain statement without age (0.5) and its square root is
    used: a weighty cell then stands above what it was made of and a slight one below, and neither kind crowds out
    the other.
    """
    records, settings = candidates.records, finder.settings
    said = np.where(np.isnan(records["updated"]), records["created"], records["updated"])
    factors = {
        "salience": records["salience"].copy(),
        "confidence": _left(records, said, finder),
        "recency": _recency(said, now, settings),
    }
    elsewhere = records["tier"] == _FILE
    if elsewhere.any():
        factors["files"] = np.where(elsewhere, settings.files, 1.0)
    written = records["tier"] != _MESSAGE
    weight = np.ones(len(records))
    for values in factors.values():
        weight *= values
        values[~written] = NONE
    if elsewhere.any():
        factors["files"][~elsewhere] = NONE
    return factors | {"weight": np.where(written, np.sqrt(weight / _PLAIN) if spoken else weight, 1.0)}


def _left(records: NDArray[np.void], said: Values, finder: Finder) -> Values:
    """The confidence that is left of each: what a person wrote or pinned does not fade."""
    confidence = records["confidence"].copy()
    if finder.fading is not None:
        fades = (records["tier"] == _CELL) & ((records["flags"] & (PERSON | PINNED)) == 0)
        if fades.any():
            confidence[fades] = finder.fading(records["clock"][fades], said[fades], confidence[fades])
    return np.asarray(confidence)


def _recency(said: Values, now: datetime, settings: SearchSettings) -> Values:
    """A bounded prior: an old truth keeps at least ``recency_floor``. No date: no age."""
    seconds = np.where(np.isnan(said), 0.0, now.timestamp() - said)
    decayed = np.exp(-settings.recency_rate * np.maximum(seconds, 0.0) / _DAY)
    return np.asarray(np.maximum(settings.recency_floor, decayed))


class _Why(Mapping[str, float]):
    """Parts of the sum, the weight it is multiplied by and its factors, the cosine, and the rank in each arm.

    Most candidates are never looked at again: nothing is worked out before it is asked for.
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
        arm, _, rank = name.rpartition("_")
        if rank != "rank" or not self._has(arm):
            raise KeyError(name)
        return float(self._found.rank(arm, self._at))

    def _has(self, arm: str) -> bool:
        return arm in self._found.scores and not math.isnan(self._found.scores[arm][self._at])

    def __iter__(self) -> Iterator[str]:
        yield from (name for name, values in self._parts.items() if values[self._at])
        yield from (name for name, values in self._factors.items() if not math.isnan(values[self._at]))
        yield from ("cosine",) if self._has("dense") else ()
        yield from (f"{name}_rank" for name in ARMS if self._has(name))

    def __len__(self) -> int:
        return sum(1 for _ in self)
