"""Compute the features of candidates: one array per feature, from which `search.rank` computes the score.

Every candidate has: ``dense`` (cosine), ``bm25`` (share of the best BM25 in its tier), ``code`` (the same for
identifiers), ``coverage`` (share of the question's words that it holds, weighted by rarity), ``related`` (the same for
words of the question in whose place it holds a related word, `text.thesaurus`), ``meaning`` (cosine of word vectors,
`text.word_vectors`), ``likeness`` (cosine to the content words as typed, with equal weights), ``feedback`` (cosine to
the weighted mean of the best few), ``wish`` (says how somebody wants things done), ``speaker`` (by or about somebody
the question names), ``figure`` (holds a figure, if the question asks for a date or a number; not for files), ``name``
(holds a name within a sentence, if the question asks for a person, a place or what something is called; not for files).
Messages and the statements made from them also have: ``nearby`` (matching turns of the session, fading with distance),
``session`` (weight of the question's words that occur in the session, the rare ones more), ``previous`` (score of the
turn before), ``novelty`` (distance in meaning from the turn before), ``own_words`` (said by a person), ``beside``
(close to one of the best candidates, computed after the other scores), ``substance`` (how much the message states,
`text.substance`, relative to a common value). Only messages have ``told`` (score of the best statement made from it),
``date`` (said in a month or year that the question names) and ``asks`` (lower if it ends with a question).
Sections of files have ``lead`` and ``lead_likeness``: coverage and likeness of the file's first section, which says
what the file is about. All features are computed from the candidates and from data about them that does not depend on
the question, so they need no further query.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from vault_memory.models.columns import Columns, Places, distinct, dot_rows, take_largest
from vault_memory.models.entry_record import ASKS, FIGURE, NAME, OWN, WISH, tier_code, word_codes
from vault_memory.search.candidates import Candidates, TalkPlaces
from vault_memory.search.question import Question
from vault_memory.text.word_vectors import look_up

if TYPE_CHECKING:
    from vault_memory.search.periods import Period

STRONGEST = 100  # number of best messages that count as evidence for the messages near them
FEEDBACK = 5  # number of best candidates whose weighted mean vector stands for the meaning of the question
COMPARED = 200  # number of best candidates that are compared by word vectors
LENDING = 30  # number of best candidates that raise the score of those beside them
TALK = ("nearby", "previous", "novelty", "own_words")
GATED = {"coverage_cell": ("coverage", "is_cell")}
"""Features that count more in one kind of text: each is the product of two others."""
LEARNED = (
    "coverage", "related", "meaning", "likeness", "feedback", "wish", "nearby", "session", "previous", "novelty",
    "told", "own_words", "date", "speaker", "beside", "lead", "lead_likeness", "substance", "asks", "figure", "name",
    *GATED,
)  # fmt: skip
"""The features whose coefficients are fitted (``coefficients.json``); those of the retrievers are settings."""
CONSTANTS = {"is_cell": "cell", "is_passage": "passage", "is_file": "file", "is_summary": "summary"}
"""The tiers that have a constant of their own; a message has none."""
PLAIN_SUBSTANCE = 0.5  # substance of a message that states as much as most messages do
_LOW_BITS = 0xFFFF
_MESSAGE, _FILE, _SUMMARY = map(tier_code, ("message", "file", "summary"))

Values = NDArray[np.float64]
Features = dict[str, Values]


def features(question: Question, candidates: Candidates, places: TalkPlaces, content: Values) -> Features:
    """Return all features except those of the retrievers and ``beside``; features that do not apply are left out.

    ``content``: the weighted sum of the retrievers' scores of each candidate.
    """
    held, weights = _find_held_terms(candidates.columns, candidates.at, question.terms)
    total = max(float(weights.sum()), 1e-9)
    found = {"coverage": held @ weights / total, "matched": held.sum(axis=1)}
    if any(map(len, question.related)):
        found["related"] = (_find_related(candidates, question.related) * ~held) @ weights / total
    found |= _compare_meaning(question, candidates, content)
    message = candidates.records["tier"] == _MESSAGE
    flags = candidates.records["flags"]
    found["wish"] = (flags & WISH) != 0
    found["substance"] = (candidates.records["salience"] - PLAIN_SUBSTANCE) * message
    if len(places.cells):
        found["substance"][places.cells] = -PLAIN_SUBSTANCE
        np.maximum.at(found["substance"], places.cells, found["substance"][places.cited])
    found["asks"] = -1.0 * (((flags & ASKS) != 0) & message)
    if question.query.measures:
        found["figure"] = ((flags & FIGURE) != 0) & (candidates.records["tier"] != _FILE)
    if question.query.asks_name:
        found["name"] = ((flags & NAME) != 0) & (candidates.records["tier"] != _FILE)
    if candidates.vectors is not None:
        found["feedback"] = _feedback(candidates.vectors, content)
        found["likeness"] = dot_rows(candidates.vectors, question.content_vector)
    filed = np.flatnonzero(candidates.records["tier"] == _FILE)
    if len(filed):
        found |= _match_leads(question, candidates, filed)
    if question.speakers:
        found["speaker"] = _match_speakers(candidates, question.speakers)
    if question.query.dates:
        found["date"] = _match_dates(candidates.records["created"], question.query.dates) & message
    elif question.query.period is not None and question.query.period.relative:
        found["date"] = _match_period(candidates.records, question.query.period)
    if len(places.messages) and not question.query.named:
        found |= _talk(question, candidates, places, content)
        sessions = _weigh_sessions(places, held[places.messages], weights, len(candidates))
        found["session"] = sessions * question.vault_size_factor
    return {name: np.asarray(values, dtype=np.float64) for name, values in found.items()}


def _feedback(vectors: NDArray[np.float32], content: Values) -> Values:
    """Return the cosine of each candidate to the weighted mean of the best few."""
    best = take_largest(content, FEEDBACK)
    centre = np.einsum("ij,i->j", vectors[best], np.maximum(content[best], 0.0).astype(np.float32))
    length = float(np.linalg.norm(centre))
    return dot_rows(vectors, centre / length).astype(np.float64) if length > 0 else np.zeros(len(content))


def _find_held_terms(columns: Columns, at: Places, terms: Sequence[str]) -> tuple[NDArray[np.bool_], Values]:
    """Return which terms the words of each entry hold, shape (entries, terms), and the idf of the terms."""
    codes = distinct(word_codes(terms))
    values, owners = columns.lists("words", at)
    held = np.zeros((len(at), len(codes)), dtype=bool)
    for number, code in enumerate(codes):  # few codes: looking up each word among them takes five times as long
        held[owners[np.flatnonzero(values == code)], number] = True
    return held, columns.idf(codes)


def _find_related(candidates: Candidates, related: Sequence[NDArray[np.uint32]]) -> Values:
    """Return, per entry and term, the rarity of the rarest related word that the entry holds, shape (entries, terms).

    ``related``: word codes by term. Rarity is as in `Columns.idf`: 1 for a word that one text holds; 0 if none is held.
    """
    values, owners = candidates.columns.lists("words", candidates.at)
    codes, term = np.concatenate(related), np.repeat(np.arange(len(related)), [len(each) for each in related])
    order = np.argsort(codes, kind="stable")
    codes, term = codes[order], term[order]
    rarity = candidates.columns.idf(codes)
    found = np.zeros((len(candidates), len(related)))
    likely = np.zeros(_LOW_BITS + 1, dtype=bool)  # most words share no low bits with any: no exact comparison
    likely[codes & _LOW_BITS] = True
    near = np.flatnonzero(likely[values & _LOW_BITS])
    values, owners = values[near], owners[near]
    first, last = np.searchsorted(codes, values, "left"), np.searchsorted(codes, values, "right")
    while (at := np.flatnonzero(first < last)).size:  # a word may be related to several terms
        np.maximum.at(found, (owners[at], term[first[at]]), rarity[first[at]])
        first[at] += 1
    return found


def _compare_meaning(question: Question, candidates: Candidates, content: Values) -> Features:
    """Return the cosine between the question's words and those of each of the best, by `text.word_vectors`."""
    known, asked = look_up(word_codes(question.terms))
    direction = asked.sum(axis=0)
    length = float(np.linalg.norm(direction))
    if not len(known) or not length:
        return {}
    best = np.sort(take_largest(content, COMPARED))
    values, owners = candidates.columns.lists("words", candidates.at[best])
    known, rows = look_up(values)
    owners = owners[known]
    meant = np.zeros(len(candidates))
    if len(owners):
        starts = np.flatnonzero(np.append(True, owners[1:] != owners[:-1]))
        sums = np.add.reduceat(rows, starts, axis=0)
        meant[best[owners[starts]]] = sums @ (direction / length) / np.maximum(np.linalg.norm(sums, axis=1), 1e-9)
    return {"meaning": np.maximum(meant, 0.0)}


def _match_leads(question: Question, candidates: Candidates, filed: Places) -> Features:
    """Return coverage and likeness of the first section of each candidate's file."""
    columns = candidates.columns
    leads, owner = np.unique(columns.leads(candidates.whole[filed]), return_inverse=True)
    held, weights = _find_held_terms(columns, leads, question.terms)
    matched = {"lead": held @ weights / max(float(weights.sum()), 1e-9)}
    if candidates.vectors is not None:
        vectors = question.index.vectors(columns.labels[leads])
        matched["lead_likeness"] = dot_rows(vectors, question.content_vector).astype(np.float64)
    found = {name: np.zeros(len(candidates)) for name in matched}
    for name, values in matched.items():
        found[name][filed] = values[owner]
    return found


def _talk(question: Question, candidates: Candidates, places: TalkPlaces, content: Values) -> Features:
    """Return the features from the surrounding conversation; a cell has the highest values of the messages it cites."""
    at, settings, records = places.messages, question.settings, candidates.records
    found = {name: np.zeros(len(candidates)) for name in TALK}
    dependence = np.minimum(1.0, settings.own_length / np.maximum(1, records["length"][at]))
    found["previous"][at] = _previous(candidates, places, content)
    found["nearby"][at] = _sum_nearby(places, content, settings.reach)[at] * dependence * question.vault_size_factor
    found["own_words"][at] = (records["flags"][at] & OWN) != 0
    if question.vector is not None:
        found["novelty"][at] = question.index.novelty(candidates.columns.labels[candidates.whole[at]])
    for values in found.values():
        np.maximum.at(values, places.cells, values[places.cited])
    found["told"] = np.zeros(len(candidates))
    np.maximum.at(found["told"], places.cited, content[places.cells])
    return found


def _weigh_sessions(places: TalkPlaces, held: NDArray[np.bool_], weights: Values, count: int) -> Values:
    """Return, per candidate, the weight of the terms that its session's messages hold, as a share of the best session.

    ``held``: which terms each message holds, shape (messages, terms).
    """
    session = places.session[places.messages]
    said = np.zeros((int(session.max()) + 1, held.shape[1]), dtype=bool)
    at, term = np.nonzero(held)
    said[session[at], term] = True
    sums = said @ weights
    top = sums.max(initial=0.0)
    shares = np.zeros(count)
    shares[places.session >= 0] = sums[places.session[places.session >= 0]] / top if top > 0 else 0.0
    return shares


def _previous(candidates: Candidates, places: TalkPlaces, content: Values) -> Values:
    """Return, per message, the score of the message right before it in its session; 0 if that is no candidate."""
    at = candidates.whole[places.messages]
    before = candidates.columns.neighbours(at)[0]
    order = np.argsort(at)
    near = order[np.minimum(np.searchsorted(at, before, sorter=order), len(at) - 1)]
    return np.where(at[near] == before, np.maximum(content[places.messages][near], 0.0), 0.0)


def _match_speakers(candidates: Candidates, speakers: frozenset[str]) -> Values:
    """Return 1 for a message by somebody the query names, and for any other text that mentions them; else 0."""
    wanted, named = word_codes(speakers), np.zeros(len(candidates))
    message = candidates.records["tier"] == _MESSAGE
    for kind, chosen in (("names", np.flatnonzero(message)), ("words", np.flatnonzero(~message))):
        held, owners = candidates.columns.lists(kind, candidates.at[chosen])
        named[chosen[owners[np.isin(held, wanted)]]] = 1.0
    return named


def _match_dates(created: Values, dates: Sequence[tuple[int, int]]) -> NDArray[np.bool_]:
    """Return which were created in a year and month that the query names (0: any)."""
    known = ~np.isnan(created)
    months = np.floor(np.where(known, created, 0.0)).astype("datetime64[s]").astype("datetime64[M]").astype(int)
    year, month = 1970 + months // 12, months % 12 + 1
    named = np.zeros(len(created), dtype=bool)
    for in_year, in_month in dates:
        named |= ((year == in_year) | (in_year == 0)) & ((month == in_month) | (in_month == 0))
    return named & known


def _match_period(records: NDArray[np.void], period: Period) -> NDArray[np.bool_]:
    """Return which messages and statements are of the period."""
    created, tiers = records["created"], records["tier"]
    inside = (created >= period.begin.timestamp()) & (created < period.end.timestamp())  # False if unknown
    return np.asarray(inside & (tiers != _FILE) & (tiers != _SUMMARY))


def _sum_nearby(places: TalkPlaces, content: Values, reach: float) -> Values:
    """Return Σ content² · exp(−distance/reach) over other strong messages of the session, as a share of the best."""
    messages = places.messages
    scores = np.maximum(content[messages], 0.0) ** 2
    if len(scores) > STRONGEST:
        strong = scores >= np.partition(scores, -STRONGEST)[-STRONGEST]
        messages, scores = messages[strong], scores[strong]
    at, by, close = places.closeness(messages, reach)
    sums = np.bincount(at, weights=close * scores[by], minlength=len(content))
    top = sums[places.messages].max(initial=0.0)
    return np.asarray(sums / top if top > 0 else np.zeros(len(content)))


def score_closeness(places: TalkPlaces, scores: Values, reach: float) -> Values:
    """Return how close each candidate is to one of the best in its session, from 0 to 1. ``scores``: the scores so far.

    The answer to a question is often spread over adjacent turns. The influence of a candidate is its share of the best
    score to the eighth power, so only the very best count; it fades over half the distance of ``nearby``.
    """
    placed = places.placed
    lenders = placed[take_largest(scores[placed], LENDING)]
    shared = np.zeros(len(scores))
    if len(lenders) and scores[lenders[0]] > 0:
        shares = np.maximum(scores[lenders] / scores[lenders[0]], 0.0) ** 8
        at, by, close = places.closeness(lenders, reach / 2)
        np.maximum.at(shared, at, close * shares[by])
    return shared
