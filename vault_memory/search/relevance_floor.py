"""Judge whether the candidates answer the question at all (the floor of relevance).

A logistic regression over features of the best candidates decides. ``bench/fit_floor.py`` fits it on questions that a
vault answers and on questions that are foreign to it; the weights are in ``relevance_floor.json``. If there is evidence
other than words and similarity (`has_other_evidence`), nothing is judged.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from pathlib import Path

import numpy as np

from vault_memory.search.candidates import Candidates
from vault_memory.search.features import Features, Values
from vault_memory.search.question import Question
from vault_memory.text.languages import detect_language, is_english
from vault_memory.text.words import MARK, stems, words

PACKAGED_SIMILAR = 0.45  # the ``similar`` threshold of the packaged embedder, which sets the scale of the model
WORDS_ALONE = 0.2  # coverage that the best candidate must reach if there are no vectors
ALL_WORDS = 0.999  # coverage of a text that holds every word of the question
BEST = 5  # number of best candidates in the mean
MOST_WORDS = 4  # most words of the question counted in one text: further words add no evidence
FEW = 15  # entries of a vault that fits into a context; the second regression has not seen so small ones
SIZES = 2.3, 4.0  # range of the log10 of the vault size; in larger vaults more texts match by chance


class Verdict(Enum):
    """Whether the candidates answer the question. ``DOUBTFUL``: shown with a note. ``PACKED``: not shown by a
    search, but packed into the context of a small vault, since the model that reads it judges better."""

    NO, PACKED, DOUBTFUL, YES = range(4)


def score(question: Question, candidates: Candidates, found: Features) -> float:
    """Return a score for "the best candidates answer the question". ``found``: the features of all (`rank.matrix`).

    Infinity if there is other evidence, so that nothing is judged.
    """
    if has_other_evidence(question, candidates, found):
        return math.inf
    if "likeness" not in found or question.embedder is None:
        return math.inf if found["coverage"].max() >= WORDS_ALONE else -math.inf
    weights = load_weights()
    return sum(weights[name] * value for name, value in measure(question, found).items())


def judge(question: Question, evidence: float, read: Callable[[], Sequence[float]]) -> Verdict:
    """Judge whether the best candidates answer the question, by their `score` (``evidence``).

    In a small vault the words of a question say little, so its best candidates are read: ``read`` returns their log
    odds (`Ranking.judge_best`), and a second regression weighs them with the score. What a vault of a few entries packs
    is decided by the score alone: all that it knows fits into a context.
    """
    if not question.is_small:
        return _compare(evidence, "")
    odds = read() if math.isfinite(evidence) else ()
    if not odds:
        return _compare(evidence, "small_")
    weights = load_weights()
    verdict = _compare(sum(weights[name] * value for name, value in combine(evidence, odds).items()), "read_")
    if verdict is Verdict.NO and question.size < FEW and evidence >= weights["small_packed"]:
        return Verdict.PACKED
    return verdict


def _compare(evidence: float, prefix: str) -> Verdict:
    """Return the verdict by the thresholds with this prefix; only those of small vaults have one for `PACKED`."""
    weights = load_weights()
    if evidence >= weights[f"{prefix}sure"]:
        return Verdict.YES
    if evidence >= weights[f"{prefix}threshold"]:
        return Verdict.DOUBTFUL
    return Verdict.PACKED if evidence >= weights.get(f"{prefix}packed", math.inf) else Verdict.NO


def combine(evidence: float, odds: Sequence[float]) -> dict[str, float]:
    """Return the inputs of the second regression: the score, the best log odds, the mean of the best three, and the
    median, which shows whether the question is about the vault's subjects at all.
    """
    ordered = np.sort(odds)[::-1]
    return {
        "evidence": evidence,
        "best_odds": float(ordered[0]),
        "mean_odds": float(ordered[:3].mean()),
        "median_odds": float(np.median(ordered)),
    }


def measure(question: Question, found: Features) -> dict[str, float]:
    """Return the inputs of the model.

    ``best``: the highest sum of coverage and twice the likeness; ``joint``: the mean of the five highest sums.
    ``matched``: the most words of the question that one text holds, at most `MOST_WORDS`. ``related``, ``meaning``: the
    highest values of these features. ``lead``: the highest likeness of a file's first section. ``absence``: share of
    the words that no text holds, times `Question.vault_size_factor`. ``unsaid``: share of the words for which no text
    holds the word or a related one, in a small vault, too. ``size``: log10 of the number of entries, within `SIZES`.
    Likeness is on the scale of the packaged embedder.
    """
    scale, best = _scale(question), _join(question, found)[-BEST:]
    least, most = SIZES
    return {
        "best": float(best[-1]),
        "joint": float(best.mean()),
        "matched": float(min(found["matched"].max(), MOST_WORDS)),
        "related": float(found["related"].max()) if "related" in found else 0.0,
        "meaning": float(found["meaning"].max()) if "meaning" in found else 0.0,
        "lead": scale * float(found["lead_likeness"].max()) if "lead_likeness" in found else 0.0,
        "absence": question.absence,
        "unsaid": question.unsaid,
        "size": min(max(math.log10(max(question.size, 1)), least), most),
    }


def _scale(question: Question) -> float:
    assert question.embedder is not None
    return PACKAGED_SIMILAR / question.embedder.thresholds.similar


def _join(question: Question, found: Features) -> Values:
    """Return the sum of coverage and twice the likeness of each candidate, ascending."""
    return np.sort(found["coverage"] + 2.0 * _scale(question) * found["likeness"])


def has_other_evidence(question: Question, candidates: Candidates, found: Features) -> bool:
    """Return whether there is evidence other than words and similarity: a filter, an exclusion, a phrase, the name of
    a speaker in the vault, one text that holds all words, an identifier that occurs in the vault, another language, or
    a compound. In a small vault, the name of a speaker is evidence only where nothing else is asked: most questions
    name one, and what they ask may never have been said.
    """
    query = question.query
    if query.phrases or query.is_filtered or query.where.excluded:
        return True
    if question.speakers and not (question.is_small and question.is_prose and _asks_more(question)):
        return True
    if _is_in_another_language(question) or found["coverage"].max() >= ALL_WORDS:
        return True
    if "code" in found and found["code"].any() and (query.named or question.holds_name):
        return True
    if question.index.find_known_words([joined for joined in query.foreign if not joined.startswith(MARK)]):
        return True
    bm25 = found.get("bm25")
    return bm25 is not None and bool(bm25.any()) and not found["coverage"].any() and _is_compound(question, candidates)


def _asks_more(question: Question) -> bool:
    """Return whether the question has words beside the names of speakers."""
    return not question.speakers.issuperset(question.query.terms)


def _is_compound(question: Question, candidates: Candidates) -> bool:
    """Return whether the best text by words holds words of the question in compounds.

    In English, several words that are all parts of other words are a coincidence.
    """
    if len(question.terms) == 1 or question.query.named:
        return True
    best = candidates.at[int(np.nanargmax(candidates.scores["bm25"]))]
    label = int(candidates.columns.labels[best])
    return any(entry.language for entry in question.index.entries([label]).values())


def _is_in_another_language(question: Question) -> bool:
    """Return whether the question is in another language than English and may be answered nevertheless."""
    query, embedder = question.query, question.embedder
    if query.translated:
        return False
    text = " ".join(word for word in query.question.split() if len(word) > 1)  # a single letter indicates no language
    if not detect_language(text) and (text.isascii() or is_english(text)):
        return not is_english(text) and _is_held_in_another_form(question)
    return (embedder is not None and embedder.contextual) or bool(
        question.index.find_known_words((*question.terms, *query.foreign))
    )


def _is_held_in_another_form(question: Question) -> bool:
    """Return whether each word of the question occurs in some text, one of them only as a stem of its language."""
    forms = [(set(words(word)), set(stems(word))) for word in question.query.content]
    asked = {form for plain, marked in forms for form in plain | marked}
    held = question.index.find_known_words(sorted(asked))
    return all(held & (plain | marked) for plain, marked in forms) and not all(held & plain for plain, _ in forms)


@cache
def load_weights() -> Mapping[str, float]:
    """Return the weight of each part of `measure`, the ``threshold`` from which on candidates are shown, and the one
    from which on they are ``sure``; the values for small vaults have the prefix ``small``, those for questions whose
    best candidates were read there ``read``.
    """
    text = Path(__file__).with_name("relevance_floor.json").read_text(encoding="utf-8")
    return {name: float(value) for name, value in json.loads(text)["weights"].items()}
