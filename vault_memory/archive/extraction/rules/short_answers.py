"""Decide whether a short answer settles its question ("How many guests?" – "140"), so that both make a statement."""

from __future__ import annotations

import re

from vault_memory.archive.extraction.rules import salience, weak_sentences
from vault_memory.archive.extraction.rules.core_subjects import has_day
from vault_memory.archive.extraction.rules.hearsay_and_jokes import is_unreal
from vault_memory.archive.extraction.rules.language_cues import compile_all, find_or, list_numbers
from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON, FUNCTION, SECOND_PERSON
from vault_memory.archive.extraction.rules.word_shapes import IDENTIFIER, NUMBER, carrying, content, words

_MOST = 7  # words of a short answer
_PLAIN = 5  # words of a question that is about something even in plain words: "How many people are coming?"
_LONG = re.compile(r"\d{3}")  # figures that say something even after a plain question: "What's the build number?"
_BESIDE = 4  # words before and after "or" that name what is to choose
_LONGEST_QUESTION = 120  # characters
_COUNTS, _WANTS = (compile_all(kind, table="answers") for kind in ("counts", "wants"))
_VAGUE, _NOTHING = (compile_all(kind, table="answers", start=True) for kind in ("vague", "nothing"))
_BOTH = compile_all("both", table="replies", start=True)
_NEITHER = re.compile(r"(?:neither|none of|all of|all three|weder|keins|aucun|ninguno)\b", re.IGNORECASE)


def is_empty(answer: str) -> bool:
    """Return whether an answer says nothing ("no idea", "skip", "n/a")."""
    bare = answer.strip(" .!-–—")
    return not bare or _NOTHING.fullmatch(bare) is not None or not re.search(r"\w", bare)


def asks_figure(question: str) -> bool:
    """Return whether a question asks for a figure ("How many files are there?")."""
    return _COUNTS.search(question) is not None


def asks_nothing_lasting(question: str) -> bool:
    """Return whether a question asks for a mood or an opinion of the moment."""
    return _VAGUE.match(question) is not None or weak_sentences.ASKS_FEELING.search(question) is not None


def _is_option(question: str, answer: str) -> bool:
    """Return whether an answer repeats one of the two things that a question names ("left" of "left or right?")."""
    joins = list(find_or(question).finditer(question))
    bare = [word.lower() for word in words(answer)]
    if len(joins) != 1 or not bare or not SECOND_PERSON.union(FIRST_PERSON).isdisjoint(bare):
        return False
    sides = words(question[: joins[0].start()])[-_BESIDE:], words(question[joins[0].end() :])[:_BESIDE]
    return sum({word.lower() for word in side}.issuperset(bare) for side in sides) == 1 and any(
        word not in FUNCTION for word in bare
    )


def settles(question: str, answer: str, people: salience.People, *, person: bool) -> bool:
    """Return whether a short answer gives what a question asks for: a figure, a name, a thing, one of two.

    ``person``: a person asks, not an assistant.
    """
    tokens = words(answer)
    if not 0 < len(tokens) <= _MOST or answer.rstrip().endswith("?") or len(question) > _LONGEST_QUESTION:
        return False
    long = len(tokens) == 1 and _LONG.search(answer) is not None and _WANTS.search(question) is not None
    plain = long or (asks_figure(question) and len(words(question)) >= _PLAIN)
    option = _is_option(question, answer)
    if not (content(question) or plain or (option and len(words(question)) >= _PLAIN)) or asks_nothing_lasting(
        question
    ):
        return False
    if option or (content(question) and find_or(question).search(question) and _NEITHER.match(answer)):
        return True
    if len(tokens) > 1 and (not salience.is_fragment(answer) or salience.leans(answer)):
        return False  # a sentence of its own
    low = {token.lower() for token in tokens}
    if low & SECOND_PERSON or _NOTHING.match(answer) or weak_sentences.weigh_momentary(answer, 0) >= 1:
        return False
    if is_unreal(answer):
        return False
    figures = bool(NUMBER.search(answer)) or not low.isdisjoint(list_numbers())
    if asks_figure(question):
        return figures
    stems = carrying(tokens, people.speakers)
    if find_or(question).search(question) and not _WANTS.search(question):
        chosen = set(content(answer)) & set(content(question))
        return bool(chosen) or bool(_BOTH.match(answer) or _NEITHER.match(answer))
    asks_value = bool(_WANTS.search(question)) or (not person and len(words(question)) <= 3)
    return asks_value and (figures or bool(stems) or has_day(tokens) or bool(IDENTIFIER.search(answer)))
