"""The ranking: both arms, the conversation around a message and who speaks, fused into one score with its reasons.

``score = (α·dense + β·bm25 + γ·code + speaker) · weight`` for what was written down, with the weight
``salience · confidence · max(0.8, exp(−0.01·age in days))``. Among messages count besides: the talk around one,
whose words it is, whether it says something (in rare words, unlike what came before) and whether it was said in a
month or year the query names. BM25 is divided by the query's best; cosines are used as they are. Weights are settings.
Their defaults come from a regularised linear fit on two kinds of conversation at once, each kind with equal weight;
the procedure was checked with every conversation left out in turn. They are rounded, and ``nearby``, ``own_words`` and
``date`` were moved once more by ``bench/retrieval.py`` on all of them. Nothing depends on which kind it is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from datetime import datetime

from vault_memory.config import SearchSettings
from vault_memory.models import Entry, Hit, Tier
from vault_memory.search.candidates import Candidate, Finder
from vault_memory.search.surroundings import Surroundings, surroundings
from vault_memory.text.words import words

_DAY = 86_400.0  # seconds
_PLAIN = 0.5  # salience of a plain statement
_MACHINES = frozenset({"assistant", "tool"})


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
    content = {found.entry.key: sum(_content(found.scores, finder.settings).values()) for found in candidates}
    around = surroundings(finder, candidates, content)
    spoken = "message" in tiers if spoken is None else spoken
    hits = []
    for found in candidates:
        entry = found.entry
        parts = _written(found, finder)
        if spoken:
            parts |= _spoken(entry, around.get(entry.key), finder)
        factors = _factors(entry, now, finder.settings, spoken)
        score = round(sum(parts.values()) * factors["weight"], 6)  # the order of rows shows in a cosine's last bits
        hits.append(Hit(entry, score, _explained(found, parts, factors)))
    return sorted(hits, key=lambda hit: (-hit.score, hit.entry.key))


def _content(scores: Mapping[str, float], settings: SearchSettings) -> dict[str, float]:
    """What an entry is worth by its own text."""
    alpha = settings.alpha if settings.alpha or settings.hybrid else 1.0  # the only arm there is cannot count nothing
    return {
        "dense": alpha * scores.get("dense", 0.0),
        "bm25": settings.beta * scores.get("bm25", 0.0),
        "code": settings.gamma * scores.get("code", 0.0),
    }


def _written(found: Candidate, finder: Finder) -> dict[str, float]:
    """What its own text adds, and whom it names."""
    settings = finder.settings
    named = settings.speaker * _named(found.entry, finder.speakers)
    return _content(found.scores, settings) | {"speaker": named}


def _spoken(entry: Entry, around: Surroundings | None, finder: Finder) -> dict[str, float]:
    """What adds to it among messages: who said it and when, that it says something, and the talk around it."""
    settings = finder.settings
    parts = {
        "own_words": settings.own_words * (entry.role not in _MACHINES or bool(entry.name)),
        "date": settings.date * finder.query.dated(entry.created),
    }
    if around is not None:
        parts["nearby"] = settings.nearby * around.nearby * around.dependence
        parts["session"] = settings.session * around.session
        parts["novelty"] = settings.novelty * around.novelty
        parts["rarity"] = settings.rarity * around.rarity
        parts["told"] = settings.told * around.told
    return parts


def _named(entry: Entry, speakers: frozenset[str]) -> bool:
    """Said by somebody the query names; of what was written down: about them."""
    if not speakers:
        return False
    return not speakers.isdisjoint(words(entry.name if entry.tier == "message" else f"{entry.heading} {entry.text}"))


def _factors(entry: Entry, now: datetime, settings: SearchSettings, spoken: bool) -> dict[str, float]:
    """The weight of what was written down, and what it is made of; of a message 1.

    Beside messages the weight is taken against that of a plain statement without age (0.5) and its square root is
    used: a weighty cell then stands above what it was made of and a slight one below, and neither kind crowds out
    the other.
    """
    if entry.tier == "message":
        return {"weight": 1.0}
    factors = {"salience": entry.salience, "confidence": entry.confidence, "recency": _recency(entry, now, settings)}
    if entry.tier == "file":
        factors["files"] = settings.files
    weight = math.prod(factors.values())
    return factors | {"weight": math.sqrt(weight / _PLAIN) if spoken else weight}


def _recency(entry: Entry, now: datetime, settings: SearchSettings) -> float:
    """A bounded prior: an old truth keeps at least ``recency_floor``. No date: no age."""
    said = entry.updated or entry.created
    days = max(0.0, (now - said).total_seconds() / _DAY) if said is not None else 0.0
    return max(settings.recency_floor, math.exp(-settings.recency_rate * days))


def _explained(found: Candidate, parts: Mapping[str, float], factors: Mapping[str, float]) -> dict[str, float]:
    """Parts of the sum, the weight it is multiplied by and its factors, the cosine, and the rank in each arm."""
    explained = {name: round(value, 4) for name, value in parts.items() if value} | dict(factors)
    if "dense" in found.scores:
        explained["cosine"] = round(found.scores["dense"], 4)
    return explained | {f"{name}_rank": float(rank) for name, rank in found.ranks.items()}
