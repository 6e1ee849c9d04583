"""What surrounds a message: short turns mean little without the talk around them and what was made of them.

Kinds of evidence. ``window``: the cosine of the message together with its neighbours on both sides, above or below
the mean of the candidates. ``nearby``, from 0 to 1: other turns of the session that match, fading with distance.
``session``, from 0 to 1: how many of the query's words, weighted by BM25, were said anywhere in the session.
``told``: what the best cell made of the message is worth. A long message speaks for itself: the first two count less
for it, by ``own_length``. A cell stands where the messages stand that it cites.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import Entry, Filter
from vault_memory.search.candidates import Candidate, Finder
from vault_memory.text.chunks import MAX_TOKENS

STRONGEST = 100  # messages that lend evidence to those around them
TERMS = 16  # terms of a query that are looked up one by one

Session = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Surroundings:
    window: float
    nearby: float
    session: float
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
    windows = _windows(finder, messages)
    nearby = _nearby(messages, [content[found.entry.key] for found in messages], settings.reach)
    sessions = _sessions(finder, messages)
    cells = [found.entry for found in candidates if found.entry.tier == "cell"]
    told = _told(cells, content)
    around: dict[str, Surroundings] = {}
    by_id: dict[str, Surroundings] = {}
    for found, near in zip(messages, nearby, strict=True):
        entry = found.entry
        dependence = min(1.0, settings.own_length / max(1, _length(entry)))
        own = Surroundings(
            windows.get(found.label, 0.0), near, sessions.get(_session(entry), 0.0), told.get(entry.id, 0.0), dependence
        )
        around[entry.key] = by_id[entry.id] = own
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
    window, nearby = (max(getattr(own, kind) * own.dependence for own in cited) for kind in ("window", "nearby"))
    return Surroundings(window, nearby, max(own.session for own in cited))


def _length(entry: Entry) -> int:
    """In words; a chunk belongs to a message longer than a chunk may be."""
    return MAX_TOKENS if entry.chunk is not None else len(entry.text.split())


def _session(entry: Entry) -> Session:
    return entry.conversation, entry.session


def _windows(finder: Finder, messages: Sequence[Candidate]) -> dict[int, float]:
    """Cosine of each message together with the turns before and after it, less their mean."""
    if finder.vector is None or not finder.settings.window:
        return {}
    around = finder.index.around([found.label for found in messages])
    labels = list(around)
    wanted = list(dict.fromkeys([*labels, *(near for pair in around.values() for near in pair if near is not None)]))
    row = {label: at for at, label in enumerate(wanted)}
    vectors = np.vstack([finder.index.vectors(wanted), np.zeros(len(finder.vector), dtype=np.float32)])
    summed = vectors[[row[label] for label in labels]]
    for side in (0, 1):
        summed += vectors[[-1 if (near := around[label][side]) is None else row[near] for label in labels]]
    lengths = np.linalg.norm(summed, axis=1)
    cosines = summed @ finder.vector / np.where(lengths > 0, lengths, 1.0)
    return dict(zip(labels, (cosines - cosines.mean()).tolist(), strict=True)) if labels else {}


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


def _sessions(finder: Finder, messages: Sequence[Candidate]) -> dict[Session, float]:
    """For each session the sum, over terms, of the best BM25 that one of its messages has; the best session is 1."""
    if not finder.settings.session or not finder.settings.hybrid:
        return {}
    where = Filter(tiers=("message",), conversation=finder.query.where.conversation)
    place = {found.label: _session(found.entry) for found in messages}
    sums: dict[Session, float] = defaultdict(float)
    for term in finder.terms[:TERMS]:
        best: dict[Session, float] = {}
        for label, score in finder.index.lexical([term], {"text": 1.0}, finder.settings.candidates, where):
            if label in place:
                best[place[label]] = max(best.get(place[label], 0.0), score)
        for session, score in best.items():
            sums[session] += score
    top = max(sums.values(), default=0.0)
    return {session: total / top for session, total in sums.items()} if top > 0 else {}
