"""What surrounds a message: short turns mean little without the talk around them and what was made of them.

Kinds of evidence, as arrays over the candidates. ``nearby``, from 0 to 1: other turns of the session that match, fading
with distance. ``session``, from 0 to 1: how many of the query's words, the rare ones more, were said anywhere in the
session. ``novelty``: how far the message lies from what was said before it in the session; a greeting, an echo and a
word of thanks add nothing. ``rarity``, from 0 to 1: how rare its words are among the candidates. ``told``: what the
best cell made of the message is worth. A long message speaks for itself: ``nearby`` counts less for it, by
``own_length``. A cell stands where the messages stand that it cites. All of it is taken from the candidates and the
turns before them, so that it costs no further query.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import Entry, Hit
from vault_memory.search.candidates import Candidate, Finder
from vault_memory.text.chunks import MAX_TOKENS
from vault_memory.text.words import words

STRONGEST = 100  # messages that lend evidence to those around them
LENDING = 30  # of the best lend to what stands beside them
ANSWERED = 25  # of what the user said is looked at with its answer
BEHIND = 0.99  # of the score of what it answers: an answer stands right behind it
MACHINES = frozenset({"assistant", "tool"})
READ = 2_000  # characters of a message by whose words it and its session are judged
KINDS = ("nearby", "session", "novelty", "rarity", "told")

Answers = Callable[[Sequence[int]], Mapping[int, Entry]]
Values = NDArray[np.float64]


class Places:
    """Where in the talk candidates stand: messages, and cells by the messages among the candidates they cite."""

    def __init__(self, candidates: Sequence[Candidate]) -> None:
        sessions: dict[tuple[str, int], int] = {}
        said: dict[str, int] = {}
        self.messages: list[int] = []  # which candidates are messages
        count = len(candidates)
        self.session = np.full(count, -1)  # a number for each; -1: no place
        self.position = np.zeros(count)
        self.cited: dict[int, list[int]] = {}  # cell → messages, both by their place among the candidates
        for at, found in enumerate(candidates):
            entry = found.entry
            if entry.tier == "message":
                said[entry.id] = at
                self.messages.append(at)
                self.session[at] = sessions.setdefault((entry.conversation, entry.session), len(sessions))
                self.position[at] = entry.position
        for at, found in enumerate(candidates):
            if found.entry.tier == "cell":
                cited = [said[source] for source in found.entry.sources if source in said]
                if cited:
                    self.cited[at] = cited
                    self.session[at], self.position[at] = self.session[cited[0]], self.position[cited[0]]

    def closeness(self, lenders: NDArray[np.intp], reach: float) -> Values:
        """Of every candidate to each of the lenders, fading with distance; 0 in other sessions and to its own place."""
        apart = np.abs(self.position[:, None] - self.position[lenders][None, :])
        together = (self.session[:, None] == self.session[lenders][None, :]) & (apart > 0)
        together &= (self.session >= 0)[:, None]
        return np.asarray(np.where(together, np.exp(-apart / max(reach, 1e-6)), 0.0))


def surroundings(
    finder: Finder, candidates: Sequence[Candidate], places: Places, content: Values
) -> dict[str, Values] | None:
    """Each kind of evidence; None where no candidate is a message. ``content``: what each is worth by itself."""
    if not places.messages:
        return None
    settings = finder.settings
    at = np.array(places.messages)
    entries = [candidates[i].entry for i in places.messages]
    found = {kind: np.zeros(len(candidates)) for kind in KINDS}
    dependence = np.array([min(1.0, settings.own_length / max(1, _length(entry))) for entry in entries])
    found["nearby"][at] = _nearby(places, content, settings.reach)[at] * dependence
    found["novelty"][at] = _novelty(finder, [candidates[i] for i in places.messages], places.session[at])
    found["rarity"][at], found["session"][at] = _words(finder.terms, entries, places.session[at])
    for cell, cited in places.cited.items():
        found["told"][cited] = np.maximum(found["told"][cited], content[cell])
    for cell, cited in places.cited.items():
        for kind in KINDS[:-1]:
            found[kind][cell] = found[kind][cited].max()
    return found


def _length(entry: Entry) -> int:
    """In words; a chunk belongs to a message longer than a chunk may be."""
    return MAX_TOKENS if entry.chunk is not None else len(entry.text.split())


def _nearby(places: Places, content: Values, reach: float) -> Values:
    """Σ content² · exp(−distance/reach) over the other strong messages of the session; the best is 1."""
    messages = np.array(places.messages)
    worth = np.maximum(content[messages], 0.0) ** 2
    if len(worth) > STRONGEST:
        strong = worth >= np.partition(worth, -STRONGEST)[-STRONGEST]
        messages, worth = messages[strong], worth[strong]
    sums = places.closeness(messages, reach) @ worth
    top = sums[places.messages].max(initial=0.0)
    return np.asarray(sums / top if top > 0 else np.zeros(len(content)))


def _novelty(finder: Finder, messages: Sequence[Candidate], session: NDArray[np.int_]) -> Values:
    """1 less the cosine with the sum of what came before in the session: candidates and turns before them."""
    if finder.vector is None or not finder.settings.novelty:
        return np.zeros(len(messages))
    before = finder.index.around([found.label for found in messages])
    turns: dict[int, int] = {}
    for at in np.lexsort((np.array([found.entry.position for found in messages]), session)).tolist():
        label = messages[at].label
        last = before.get(label, (None, None))[0]
        for turn in (label,) if last is None else (last, label):
            turns.setdefault(turn, int(session[at]))
    labels = list(turns)
    vectors = finder.index.vectors(labels).astype(np.float64)
    sums = np.cumsum(vectors, axis=0) - vectors
    starts = [at for at, label in enumerate(labels) if not at or turns[labels[at - 1]] != turns[label]]
    sums -= np.repeat(sums[starts], np.diff([*starts, len(labels)]), axis=0)
    lengths = np.linalg.norm(sums, axis=1)
    lengths[lengths < 1e-6] = 1.0
    novelty = dict(zip(labels, (1.0 - np.einsum("ij,ij->i", vectors, sums) / lengths).tolist(), strict=True))
    return np.array([novelty[found.label] for found in messages])


def _words(terms: Sequence[str], entries: Sequence[Entry], session: NDArray[np.int_]) -> tuple[Values, Values]:
    """Of each message how rare its words are among all, and what its session says of the query.

    A word's weight is its idf among the messages, as a share of that of a word which one of them holds. Rarity is their
    mean; a session has the sum of those of the query's terms that its messages hold, and the best session 1.
    """
    vocabularies = [_vocabulary(entry.text) for entry in entries]
    numbers: dict[str, int] = {}
    flat = np.array([numbers.setdefault(word, len(numbers)) for held in vocabularies for word in held], dtype=np.intp)
    sizes = np.array([len(held) for held in vocabularies])
    owner = np.repeat(np.arange(len(entries)), sizes)
    count = len(entries)
    known = np.bincount(flat, minlength=max(len(numbers), 1))
    weights = np.log1p((count - known + 0.5) / (known + 0.5)) / math.log1p((count - 0.5) / 1.5)
    rarity = np.bincount(owner, weights=weights[flat], minlength=count) / np.maximum(sizes, 1)
    asked = np.zeros(len(weights), dtype=bool)
    asked[[numbers[term] for term in terms if term in numbers]] = True
    said = np.unique(np.stack([session[owner[asked[flat]]], flat[asked[flat]]]), axis=1)
    sums = np.bincount(said[0], weights=weights[said[1]], minlength=int(session.max()) + 1)
    top = sums.max(initial=0.0)
    return rarity, np.asarray(sums[session] / top if top > 0 else np.zeros(count))


@lru_cache(maxsize=20_000)
def _vocabulary(text: str) -> frozenset[str]:
    return frozenset(words(text[:READ]))


def beside(places: Places, worth: Values, reach: float) -> Values:
    """How close each stands to one of the best, from 0 to 1, where ``worth`` is what each is found to be worth so far.

    What was asked about is often told in turns that stand together. Only the very best lend (their share of the best
    to the eighth power), and over half the distance of ``nearby``.
    """
    placed = np.flatnonzero(places.session >= 0)
    lenders = placed[np.argsort(-worth[placed], kind="stable")][:LENDING]
    if not len(lenders) or worth[lenders[0]] <= 0:
        return np.zeros(len(worth))
    shares = np.maximum(worth[lenders] / worth[lenders[0]], 0.0) ** 8
    return np.asarray((places.closeness(lenders, reach / 2) * shares).max(axis=1))


def with_answers(hits: Sequence[Hit], labels: Mapping[str, int], answers: Answers) -> list[Hit]:
    """For a question about the whole: behind what the user said, what the assistant answered.

    A summary is made of exchanges, and an answer rarely repeats the words of its question. ``labels``: of the messages
    among ``hits``, by key. ``answers`` in the explanation is what the answer gains.
    """
    said = {hit.entry.id: hit for hit in hits if hit.entry.tier == "message"}
    asked = [hit for hit in said.values() if hit.entry.role not in MACHINES][:ANSWERED]
    following = answers([labels[hit.entry.key] for hit in asked])
    ranked = {hit.entry.key: hit for hit in hits}
    for hit in asked:
        answer = following.get(labels[hit.entry.key])
        if answer is None or answer.role not in MACHINES:
            continue
        known = said.get(answer.id) or Hit(answer, 0.0, {"weight": 1.0})
        score = round(hit.score * BEHIND, 6)
        if score > known.score:
            explain = dict(known.explain) | {"answers": round(score - known.score, 4)}
            ranked[known.entry.key] = Hit(known.entry, score, explain)
    return sorted(ranked.values(), key=lambda hit: (-hit.score, hit.entry.key))
