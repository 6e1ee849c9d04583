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
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vault_memory.search.candidates import Candidates, Finder
from vault_memory.text.features import tier_code, word_codes

STRONGEST = 100  # messages that lend evidence to those around them
LENDING = 30  # of the best lend to what stands beside them
ANSWERED = 25  # of what the user said is looked at with its answer
BEHIND = 0.99  # of the score of what it answers: an answer stands right behind it
_TABLE = 1 << 16
KINDS = ("nearby", "session", "novelty", "rarity", "told")
_MESSAGE, _CELL = map(tier_code, ("message", "cell"))
_ODD = 0x9E3779B97F4A7C15 - (1 << 64)  # spreads the numbers of sessions, so that with their conversations' they differ

Values = NDArray[np.float64]
Numbers = NDArray[np.intp]


class Places:
    """Where in the talk candidates stand: messages, and cells by the messages among the candidates they cite."""

    def __init__(self, candidates: Candidates) -> None:
        records = candidates.records
        said = records["tier"] == _MESSAGE
        self.messages = np.flatnonzero(said)  # which candidates are messages
        self.session = np.full(len(records), -1)  # a number for each; -1: no place
        talk = records["conversation"][said] + records["session"][said] * np.int64(_ODD)
        self.session[said] = np.unique(talk, return_inverse=True)[1]
        self.position = np.where(said, records["position"], 0).astype(np.float64)
        self.cells, self.cited = self._cited(candidates)  # pairs of a cell and a message, by their number
        first = np.unique(self.cells, return_index=True)[1]
        at, by = self.cells[first], self.cited[first]
        self.session[at], self.position[at] = self.session[by], self.position[by]

    def _cited(self, candidates: Candidates) -> tuple[Numbers, Numbers]:
        records = candidates.records
        cells = np.flatnonzero((records["tier"] == _CELL) & (records["sources"] > 0))
        if not len(cells) or not len(self.messages):
            return np.zeros(0, dtype=np.intp), np.zeros(0, dtype=np.intp)
        numbers, owners = candidates.columns.numbers("sources", candidates.at[cells])
        sources, owners = numbers[::2], owners[::2]  # whole; the others name the conversation
        ids = records["id"][self.messages]
        order = np.argsort(ids)
        near = np.minimum(np.searchsorted(ids, sources, sorter=order), len(ids) - 1)
        known = ids[order[near]] == sources
        return cells[owners[known]], self.messages[order[near[known]]]

    def closeness(self, lenders: Numbers, reach: float) -> tuple[Numbers, Numbers, Values]:
        """Of every candidate to each of the lenders that stands in its session, elsewhere: pairs of their numbers (the
        lender's among the lenders) and how close they stand, fading with distance. Lenders have a place.
        """
        together = np.flatnonzero(self.session[:, None] == self.session[lenders])  # in one row: several times as fast
        at, by = np.divmod(together, max(len(lenders), 1))
        apart = np.abs(self.position[at] - self.position[lenders[by]])
        elsewhere = apart > 0
        return at[elsewhere], by[elsewhere], np.exp(-apart[elsewhere] / max(reach, 1e-6))


def surroundings(finder: Finder, candidates: Candidates, places: Places, content: Values) -> dict[str, Values] | None:
    """Each kind of evidence; None where no candidate is a message. ``content``: what each is worth by itself."""
    at, settings = places.messages, finder.settings
    if not len(at):
        return None
    found = {kind: np.zeros(len(candidates)) for kind in KINDS}
    dependence = np.minimum(1.0, settings.own_length / np.maximum(1, candidates.records["length"][at]))
    found["nearby"][at] = _nearby(places, content, settings.reach)[at] * dependence
    found["novelty"][at] = _novelty(finder, candidates, places)
    found["rarity"][at], found["session"][at] = _words(finder.terms, candidates, places)
    np.maximum.at(found["told"], places.cited, content[places.cells])
    for kind in KINDS[:-1]:
        np.maximum.at(found[kind], places.cells, found[kind][places.cited])
    return found


def _nearby(places: Places, content: Values, reach: float) -> Values:
    """Σ content² · exp(−distance/reach) over the other strong messages of the session; the best is 1."""
    messages = places.messages
    worth = np.maximum(content[messages], 0.0) ** 2
    if len(worth) > STRONGEST:
        strong = worth >= np.partition(worth, -STRONGEST)[-STRONGEST]
        messages, worth = messages[strong], worth[strong]
    at, by, close = places.closeness(messages, reach)
    sums = np.bincount(at, weights=close * worth[by], minlength=len(content))
    top = sums[places.messages].max(initial=0.0)
    return np.asarray(sums / top if top > 0 else np.zeros(len(content)))


def _novelty(finder: Finder, candidates: Candidates, places: Places) -> Values:
    """1 less the cosine with the sum of what came before in the session: candidates and turns before them."""
    messages = places.messages
    if finder.vector is None or not finder.settings.novelty:
        return np.zeros(len(messages))
    session = places.session[messages]
    order = np.lexsort((places.position[messages], session))
    said = candidates.whole[messages[order]]
    before = candidates.columns.around(said)[0]
    turns = np.stack([before, said], axis=1).ravel()
    there = turns >= 0
    turns, sessions = turns[there], np.repeat(session[order], 2)[there]
    kept = np.sort(np.unique(turns, return_index=True)[1])  # each once, where it comes first
    turns, sessions = turns[kept], sessions[kept]
    vectors = finder.index.vectors(candidates.columns.labels[turns])
    novelty = 1.0 - _likeness(vectors, np.flatnonzero(np.diff(sessions, prepend=-1)))
    sorter = np.argsort(turns)
    return np.asarray(novelty[sorter[np.searchsorted(turns, candidates.whole[messages], sorter=sorter)]])


def _likeness(vectors: NDArray[np.float32], begins: Numbers) -> Values:
    """The cosine of each with the sum of those before it in its run; ``begins``: where the runs begin.

    All runs side by side, turn by turn: sums over all the vectors at once would cost several times as much.
    """
    lengths = np.diff(begins, append=len(vectors))
    order = np.argsort(-lengths, kind="stable")  # the longest first: those that go on are always the first of all
    begins, lengths = begins[order], lengths[order]
    going = np.searchsorted(-lengths, -np.arange(1, lengths.max(initial=0)))  # after each turn but the last
    like, sums = np.zeros(len(vectors)), vectors[begins[: going[0]]] if len(going) else vectors[:0]
    for turn, count in enumerate(going.tolist(), 1):
        at, before = begins[:count] + turn, sums[:count]
        said = vectors[at]
        size = np.sqrt(np.einsum("ij,ij->i", before, before))
        like[at] = np.einsum("ij,ij->i", before, said) / np.where(size < 1e-6, 1.0, size)
        before += said
    return like


def _words(terms: Sequence[str], candidates: Candidates, places: Places) -> tuple[Values, Values]:
    """Of each message how rare its words are among all, and what its session says of the query.

    A word's weight is its idf among the messages, as a share of that of a word which one of them holds. Rarity is their
    mean; a session has the sum of those of the query's terms that its messages hold, and the best session 1.
    """
    messages, session = places.messages, places.session[places.messages]
    held, owner = candidates.columns.lists("words", candidates.at[messages])
    flat = _numbered(held)
    count = len(messages)
    known = np.bincount(flat)
    times = np.arange(known.max(initial=0) + 1)
    weights = (np.log1p((count - times + 0.5) / (times + 0.5)) / math.log1p((count - 0.5) / 1.5))[known]
    sizes = candidates.records["words"][messages]
    rarity = np.bincount(owner, weights=weights[flat], minlength=count) / np.maximum(sizes, 1)
    sums = np.zeros(int(session.max()) + 1)
    for code in word_codes(terms):
        at = np.flatnonzero(held == code)
        sums[np.unique(session[owner[at]])] += weights[flat[at[0]]] if len(at) else 0.0
    top = sums.max(initial=0.0)
    return rarity, np.asarray(sums[session] / top if top > 0 else np.zeros(count))


def _numbered(held: NDArray[np.uint32]) -> Numbers:
    """A number for each, the same for equals: by a table of what came last where its low bits say, which costs a tenth
    of sorting; those that another one has driven out are sorted.
    """
    last, place = np.empty(_TABLE, dtype=np.int32), (held ^ (held >> 16)) & np.uint32(_TABLE - 1)
    last[place] = np.arange(len(held), dtype=np.int32)
    number: Numbers = last[place].astype(np.intp)
    driven = np.flatnonzero(held[number] != held)
    number[driven] = len(held) + np.unique(held[driven], return_inverse=True)[1]
    return number


def beside(places: Places, worth: Values, reach: float) -> Values:
    """How close each stands to one of the best, from 0 to 1, where ``worth`` is what each is found to be worth so far.

    What was asked about is often told in turns that stand together. Only the very best lend (their share of the best
    to the eighth power), and over half the distance of ``nearby``.
    """
    placed = np.flatnonzero(places.session >= 0)
    lenders = placed[np.argsort(-worth[placed], kind="stable")][:LENDING]
    lent = np.zeros(len(worth))
    if len(lenders) and worth[lenders[0]] > 0:
        shares = np.maximum(worth[lenders] / worth[lenders[0]], 0.0) ** 8
        at, by, close = places.closeness(lenders, reach / 2)
        np.maximum.at(lent, at, close * shares[by])
    return lent
