"""What surrounds a message: short turns mean little without the talk around them and what was made of them.

Kinds of evidence. ``nearby``, from 0 to 1: other turns of the session that match, fading with distance. ``session``,
from 0 to 1: how many of the query's words, the rare ones more, were said anywhere in the session. ``novelty``: how far
the message lies from what was said before it in the session; a greeting, an echo and a word of thanks add nothing.
``rarity``, from 0 to 1: how rare its words are among the candidates. ``told``: what the best cell made of the message
is worth. A long message speaks for itself: ``nearby`` counts less for it, by ``own_length``. A cell stands where the
messages stand that it cites. All of it is taken from the candidates and the turns before them, so that it costs no
further query.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import Entry
from vault_memory.search.candidates import Candidate, Finder
from vault_memory.text.chunks import MAX_TOKENS
from vault_memory.text.words import words

STRONGEST = 100  # messages that lend evidence to those around them
READ = 2_000  # characters of a message by whose words it and its session are judged

Session = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Surroundings:
    nearby: float = 0.0
    session: float = 0.0
    novelty: float = 0.0
    rarity: float = 0.0
    told: float = 0.0
    dependence: float = 1.0  # 1: a short turn, towards 0: a very long message


def surroundings(
    finder: Finder, candidates: Sequence[Candidate], content: Mapping[str, float]
) -> dict[str, Surroundings]:
    """By entry key, for messages and the cells that cite them. ``content`` is what each is worth by itself."""
    messages = [found for found in candidates if found.entry.tier == "message"]
    if not messages:
        return {}
    settings = finder.settings
    vocabularies = {found.entry.key: _vocabulary(found.entry.text) for found in messages}
    weights = _weights(vocabularies.values())
    novelty = _novelty(finder, messages)
    nearby = _nearby(messages, [content[found.entry.key] for found in messages], settings.reach)
    sessions = _sessions(finder.terms, messages, vocabularies, weights)
    cells = [found.entry for found in candidates if found.entry.tier == "cell"]
    told = _told(cells, content)
    around: dict[str, Surroundings] = {}
    by_id: dict[str, Surroundings] = {}
    for found, near in zip(messages, nearby, strict=True):
        entry = found.entry
        around[entry.key] = by_id[entry.id] = Surroundings(
            near,
            sessions.get(_session(entry), 0.0),
            novelty.get(found.label, 0.0),
            _rarity(vocabularies[entry.key], weights),
            told.get(entry.id, 0.0),
            min(1.0, settings.own_length / max(1, _length(entry))),
        )
    for cell in cells:
        cited = [by_id[source] for source in cell.sources if source in by_id]
        if cited:
            around[cell.key] = _lent(cited)
    return around


def _told(cells: Sequence[Entry], content: Mapping[str, float]) -> dict[str, float]:
    """What the best of the cells is worth that cite a message, by the message's id."""
    told: dict[str, float] = {}
    for cell in cells:
        for source in cell.sources:
            told[source] = max(told.get(source, 0.0), content[cell.key])
    return told


def _lent(cited: Sequence[Surroundings]) -> Surroundings:
    """What the messages that a cell cites lend it."""
    return Surroundings(
        max(own.nearby * own.dependence for own in cited),
        max(own.session for own in cited),
        max(own.novelty for own in cited),
        max(own.rarity for own in cited),
    )


@lru_cache(maxsize=4096)
def _vocabulary(text: str) -> frozenset[str]:
    return frozenset(words(text[:READ]))


def _weights(vocabularies: Collection[frozenset[str]]) -> dict[str, float]:
    """Word → its idf among the candidates, as a share of that of a word which one of them holds."""
    count = len(vocabularies)
    most = math.log1p((count - 0.5) / 1.5)
    known = Counter(word for vocabulary in vocabularies for word in vocabulary)
    return {word: math.log1p((count - held + 0.5) / (held + 0.5)) / most for word, held in known.items()}


def _rarity(vocabulary: frozenset[str], weights: Mapping[str, float]) -> float:
    return sum(weights[word] for word in vocabulary) / len(vocabulary) if vocabulary else 0.0


def _length(entry: Entry) -> int:
    """In words; a chunk belongs to a message longer than a chunk may be."""
    return MAX_TOKENS if entry.chunk is not None else len(entry.text.split())


def _session(entry: Entry) -> Session:
    return entry.conversation, entry.session


def _novelty(finder: Finder, messages: Sequence[Candidate]) -> dict[int, float]:
    """By label, 1 less the cosine with the sum of what came before in the session: candidates and turns before them."""
    if finder.vector is None or not finder.settings.novelty:
        return {}
    before = finder.index.around([found.label for found in messages])
    turns: dict[int, Session] = {}
    for found in sorted(messages, key=lambda found: (_session(found.entry), found.entry.position)):
        last = before.get(found.label, (None, None))[0]
        for label in (found.label,) if last is None else (last, found.label):
            turns.setdefault(label, _session(found.entry))
    labels = list(turns)
    vectors = finder.index.vectors(labels).astype(np.float64)
    sums = np.cumsum(vectors, axis=0) - vectors
    starts = [at for at, label in enumerate(labels) if not at or turns[labels[at - 1]] != turns[label]]
    sums -= np.repeat(sums[starts], np.diff([*starts, len(labels)]), axis=0)
    lengths = np.linalg.norm(sums, axis=1)
    lengths[lengths < 1e-6] = 1.0
    return dict(zip(labels, (1.0 - (vectors * sums).sum(axis=1) / lengths).tolist(), strict=True))


def _nearby(messages: Sequence[Candidate], content: Sequence[float], reach: float) -> list[float]:
    """Σ content² · exp(−distance/reach) over the other strong messages of the session; the best is 1."""
    worth = np.maximum(np.array(content, dtype=np.float64), 0.0) ** 2
    if len(worth) > STRONGEST:
        worth[worth < np.partition(worth, -STRONGEST)[-STRONGEST]] = 0.0
    sums: NDArray[np.float64] = np.zeros(len(messages))
    sessions: dict[Session, list[int]] = defaultdict(list)
    for at, found in enumerate(messages):
        sessions[_session(found.entry)].append(at)
    for members in sessions.values():
        positions = np.array([messages[at].entry.position for at in members], dtype=np.float64)
        fading = np.exp(-np.abs(positions[:, None] - positions[None, :]) / max(reach, 1e-6))
        np.fill_diagonal(fading, 0.0)
        sums[members] = fading @ worth[members]
    top = sums.max(initial=0.0)
    return (sums / top).tolist() if top > 0 else [0.0] * len(messages)


def _sessions(
    terms: Sequence[str],
    messages: Sequence[Candidate],
    vocabularies: Mapping[str, frozenset[str]],
    weights: Mapping[str, float],
) -> dict[Session, float]:
    """For each session the weights of the terms that its messages hold, summed; the best session is 1."""
    said: dict[Session, set[str]] = defaultdict(set)
    for found in messages:
        said[_session(found.entry)] |= vocabularies[found.entry.key].intersection(terms)
    sums = {session: sum(weights[term] for term in held) for session, held in said.items()}
    top = max(sums.values(), default=0.0)
    return {session: total / top for session, total in sums.items()} if top > 0 else {}
