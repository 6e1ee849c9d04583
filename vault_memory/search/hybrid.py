"""The ranking: both arms, the conversation around a message and who speaks, fused into one score with its reasons.

``score = (α·dense + β·bm25 + γ·code + speaker) · weight`` for what was written down, with the weight
``salience · confidence · max(0.8, exp(−0.01·age in days))``. Among messages count besides: the talk around one,
whose words it is, whether it says something (in rare words, unlike what came before) and whether it was said in a
month or year the query names. BM25 is divided by the query's best; cosines are used as they are. Weights are settings.
Their defaults come from a regularised linear fit on two kinds of conversation at once, each kind with equal weight;
the procedure was checked with every conversation left out in turn. They are rounded, and ``nearby``, ``own_words`` and
``date`` were moved once more by ``bench/retrieval.py`` on all of them. Nothing depends on which kind it is.

Three came later, each for what the others cannot see: ``standing``, how the user wants things done, where advice is
asked for; ``beside``, by a second look, what stands close to the best answers; and answers behind what they answer,
where a summary is asked for. Each was kept because it raised one kind and lowered none.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime

import numpy as np

from vault_memory.models import Entry, Hit, Tier
from vault_memory.search.asking import standing
from vault_memory.search.candidates import Candidate, Finder
from vault_memory.search.surroundings import MACHINES, Places, Values, beside, surroundings, with_answers
from vault_memory.settings import SearchSettings
from vault_memory.text.words import words

_DAY = 86_400.0  # seconds
_PLAIN = 0.5  # salience of a plain statement
ARMS = ("dense", "bm25", "code")
NONE = math.nan  # a factor that does not apply

Parts = dict[str, Values]


def rank(
    finder: Finder,
    tiers: tuple[Tier, ...],
    limit: int,
    now: datetime,
    keep: Callable[[Entry], bool] | None = None,
    *,
    spoken: bool | None = None,
) -> list[Hit]:
    """All candidates of those tiers, best first, equals by key. The caller cuts.

    ``spoken``: scores that stand beside those of messages, as they do where messages are among the tiers.
    """
    candidates = finder.find(tiers, limit, keep)
    if not candidates:
        return []
    spoken = "message" in tiers if spoken is None else spoken
    parts = _written(candidates, finder)
    left = finder.fading([found.entry for found in candidates])
    factors = _factors(candidates, left, now, finder.settings, spoken)
    if spoken:
        places = Places(candidates)
        content = sum((parts[name] for name in ARMS), np.zeros(len(candidates)))
        parts |= _spoken(candidates, surroundings(finder, candidates, places, content), finder)
        if finder.settings.beside:
            parts["beside"] = finder.settings.beside * beside(places, _score(parts, factors), finder.settings.reach)
    scores = np.round(_score(parts, factors), 6)  # the order of rows shows in a cosine's last bits
    order = np.argsort(-scores, kind="stable").tolist()  # candidates come in the order of keys
    values = scores.tolist()
    hits = [Hit(candidates[at].entry, values[at], _Why(candidates[at], at, parts, factors)) for at in order]
    if not (spoken and finder.query.overview):
        return hits
    labels = {found.entry.key: found.label for found in candidates}
    return with_answers(hits, labels, lambda asked: finder.answers(asked, keep))


def _score(parts: Parts, factors: Parts) -> Values:
    return np.asarray(sum(parts.values(), np.zeros(len(factors["weight"]))) * factors["weight"])


def _written(candidates: Sequence[Candidate], finder: Finder) -> Parts:
    """What the text of each adds, and whom it names."""
    settings, query = finder.settings, finder.query
    alpha = settings.alpha if settings.alpha or settings.hybrid else 1.0  # the only arm there is cannot count nothing
    weights = zip(ARMS, (alpha, settings.beta, settings.gamma), strict=True)
    parts = {name: weight * _values(found.scores.get(name, 0.0) for found in candidates) for name, weight in weights}
    if finder.speakers:
        parts["speaker"] = settings.speaker * _values(_named(found.entry, finder.speakers) for found in candidates)
    if query.advice:
        parts["standing"] = settings.standing * _values(_wish(found.entry) for found in candidates)
    return parts


def _values(found: Iterable[float]) -> Values:
    return np.fromiter(found, dtype=np.float64)


def _wish(entry: Entry) -> bool:
    """Does it say how the user, or another person, wants things done?"""
    return entry.type == "preference" or (entry.role not in MACHINES and standing(entry.text))


def _spoken(candidates: Sequence[Candidate], around: Parts | None, finder: Finder) -> Parts:
    """What adds to each among messages: who said it and when, that it says something, and the talk around it."""
    settings = finder.settings
    entries = [found.entry for found in candidates]
    own = _values(entry.role not in MACHINES or bool(entry.name) for entry in entries)
    parts = {"own_words": settings.own_words * own}
    if finder.query.dates:
        parts["date"] = settings.date * _values(finder.query.dated(entry.created) for entry in entries)
    return parts | {kind: getattr(settings, kind) * values for kind, values in (around or {}).items()}


def _named(entry: Entry, speakers: frozenset[str]) -> bool:
    """Said by somebody the query names; of what was written down: about them."""
    return not speakers.isdisjoint(words(entry.name if entry.tier == "message" else f"{entry.heading} {entry.text}"))


def _factors(
    candidates: Sequence[Candidate], left: Mapping[str, float], now: datetime, settings: SearchSettings, spoken: bool
) -> Parts:
    """The weight of what was written down, and what it is made of; of a message 1. ``left``: confidence, of what fades.

    Beside messages the weight is taken against that of a plain statement without age (0.5) and its square root is
    used: a weighty cell then stands above what it was made of and a slight one below, and neither kind crowds out
    the other.
    """
    written = np.array([found.entry.tier != "message" for found in candidates])
    factors = {
        "salience": _values(found.entry.salience for found in candidates),
        "confidence": _values(left.get(found.entry.key, found.entry.confidence) for found in candidates),
        "recency": _recency(candidates, now, settings),
    }
    elsewhere = np.array([found.entry.tier == "file" for found in candidates])
    if elsewhere.any():
        factors["files"] = np.where(elsewhere, settings.files, 1.0)
    for values in factors.values():
        values[~written] = NONE
    weight = np.prod(list(factors.values()), axis=0)
    if elsewhere.any():
        factors["files"][~elsewhere] = NONE
    return factors | {"weight": np.where(written, np.sqrt(weight / _PLAIN) if spoken else weight, 1.0)}


def _recency(candidates: Sequence[Candidate], now: datetime, settings: SearchSettings) -> Values:
    """A bounded prior: an old truth keeps at least ``recency_floor``. No date: no age."""
    present = now.timestamp()
    moments = (found.entry.updated or found.entry.created for found in candidates)
    seconds = _values(0.0 if moment is None else present - moment.timestamp() for moment in moments)
    decayed = np.exp(-settings.recency_rate * np.maximum(seconds, 0.0) / _DAY)
    return np.asarray(np.maximum(settings.recency_floor, decayed))


class _Why(Mapping[str, float]):
    """Parts of the sum, the weight it is multiplied by and its factors, the cosine, and the rank in each arm.

    Most candidates are never looked at again: nothing is worked out before it is asked for.
    """

    __slots__ = ("_at", "_factors", "_found", "_parts")

    def __init__(self, found: Candidate, at: int, parts: Parts, factors: Parts) -> None:
        self._found, self._at, self._parts, self._factors = found, at, parts, factors

    def __getitem__(self, name: str) -> float:
        if name in self._parts and (part := float(self._parts[name][self._at])):
            return round(part, 4)
        if name in self._factors and not math.isnan(factor := float(self._factors[name][self._at])):
            return factor
        if name == "cosine":
            return round(self._found.scores["dense"], 4)
        arm, _, rank = name.rpartition("_")
        if rank != "rank":
            raise KeyError(name)
        return float(self._found.ranks[arm])

    def __iter__(self) -> Iterator[str]:
        yield from (name for name, values in self._parts.items() if values[self._at])
        yield from (name for name, values in self._factors.items() if not math.isnan(values[self._at]))
        yield from ("cosine",) if "dense" in self._found.scores else ()
        yield from (f"{name}_rank" for name in self._found.scores)

    def __len__(self) -> int:
        return sum(1 for _ in self)
