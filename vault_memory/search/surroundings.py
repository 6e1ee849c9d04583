"""What surrounds a message: short turns mean little without the talk around them and what was made of them.

Kinds of evidence, as arrays over the candidates. ``nearby``, from 0 to 1: other turns of the session that match, fading
with distance. ``session``, from 0 to 1: how many of the query's words, the rare ones more, were said anywhere in the
session. ``novelty``: how far the message lies from what was said right before it; an echo and a word of thanks add
nothing. ``rarity``, from 0 to 1: how rare its words are among all messages; nor does a greeting. ``told``: what the
best cell made of the message is worth. A long message speaks for itself: ``nearby`` counts less for it, by
``own_length``. A cell stands where the messages stand that it cites. All of it is taken from the candidates and what is
known of them whatever is asked, so that it costs no further query.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vault_memory.search.candidates import Candidates, Finder
from vault_memory.text.features import tier_code, word_codes

STRONGEST = 100  # messages that lend evidence to those around them
LENDING = 30  # of the best lend to what stands beside them
ANSWERED = 25  # of what the user said is looked at with its answer
BEHIND = 0.99  # of the score of what it answers: an answer stands right behind it
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
    found["session"][at] = _said(finder.terms, candidates, places)
    found["rarity"][at] = candidates.columns.rarity[candidates.whole[at]]
    if finder.vector is not None and settings.novelty:
        found["novelty"][at] = finder.index.novelty(candidates.columns.labels[candidates.whole[at]])
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


def _said(terms: Sequence[str], candidates: Candidates, places: Places) -> Values:
    """What the session of each message says of the query: the idf of those of its terms that messages of it hold, as a
    share of the best session's.
    """
    messages, session = places.messages, places.session[places.messages]
    held, owner = candidates.columns.lists("words", candidates.at[messages])
    sums, codes = np.zeros(int(session.max()) + 1), word_codes(terms)
    for code, weight in zip(codes, candidates.columns.idf(codes).tolist(), strict=True):
        sums[np.unique(session[owner[held == code]])] += weight
    top = sums.max(initial=0.0)
    return np.asarray(sums[session] / top if top > 0 else np.zeros(len(messages)))


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
