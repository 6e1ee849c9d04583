"""Score the salience of a sentence: how much a person would want to keep it; chatter stays under a threshold.

Evidence for: somebody of the conversation as its subject, words that carry a subject, names, numbers, times, code, a
cue of `cues`, and the core of what a memory is for (`core_subjects`: health, family, dates, money, roles). Evidence
against: it speaks to the other ("you'll do great"), it judges ("that's so inspiring"), it leans on what was said
before ("it was great"), it asks or resolves for the moment ("I'm trying to understand …"), it says what anyone could
say ("family is everything"), it is a joke or a supposition ("if I ever win the lottery").

The weights were set by reading what they let through, on conversations of friends and of users with assistants.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache, partial

from vault_memory.archive.extraction.rules import cues, language_cues, weak_sentences
from vault_memory.archive.extraction.rules.core_subjects import has_named_subject, weigh_core
from vault_memory.archive.extraction.rules.ended_subjects import find_closed_subjects
from vault_memory.archive.extraction.rules.foreign_salience import score_foreign
from vault_memory.archive.extraction.rules.hearsay_and_jokes import weigh_unreality
from vault_memory.archive.extraction.rules.lexicon import FILLER, FIRST_PERSON, SECOND_PERSON, word_set
from vault_memory.archive.extraction.rules.stated_endings import find_replaced as stated_ending
from vault_memory.archive.extraction.rules.statement_reading import has_value, read
from vault_memory.archive.extraction.rules.word_shapes import (
    IDENTIFIER,
    NUMBER,
    QUOTED,
    carrying,
    content,
    lemma,
    words,
)

KEEP = 1.2
_VITAL = 0.9  # weight of what concerns health: "I'm left-handed."
_CHANGED = 0.9  # of saying that something is otherwise now


@dataclass(frozen=True, slots=True)
class People:
    """Who speaks and what is spoken of by name in a conversation, as lemmas."""

    speakers: frozenset[str]
    proper: frozenset[str] = frozenset()


_compile = partial(language_cues.compile_filled, table="salience", language="english")
_LEANS, _POINTS, _DANGLES, _REACTION, _ADVICE = map(_compile, ("leans", "points", "dangles", "reaction", "advice"))
_TURNS, _SMALL_TALK, _DEED, _DEED_TOLD_SHORT, _ABSTRACT, _JUDGES = map(
    _compile, ("turns", "small_talk", "deed", "deed_told_short", "abstract", "judges")
)
_DETERMINED = re.compile(r"\b(?:the|an?|my|our|your|his|her|their) \w", re.IGNORECASE)
_TIME = "week|month|year|morning|afternoon|evening|weekend|summer|winter|spring|fall|time|way"
_NO_NOUN = "i|we|he|she|they|you|it|the|my|our|is|was|will|would|has|had|can|could|are|were|much|many|a|an"
_REFERS = re.compile(
    rf"""\b(?:(?:it|them|him)(?=[ ,.;:!]|$)|(?:this|that|these|those)(?=[,.;:!]|$)
    |(?:this|these|(?:at|in|on|for|with|from|of|about|by|into|after|before|\w+(?<!th)ing)\ (?:that|those))
    \ (?!(?:{_TIME}|{_NO_NOUN})\b)[a-z])""",
    re.IGNORECASE | re.VERBOSE,
)
_BARE_ANSWER = re.compile(
    r"(?:yes|no|right|still|gone|not any ?more)\b|(?:about |only |around )?[$€£]?\d[\d.,:]*\w{0,3} (?:now|then"
    r"|yes|still|again|as)\b",
    re.IGNORECASE,
)  # "120 now, …": what it is of stands in the question
_AMOUNT_FIRST = re.compile(
    r"(?:about |only |around |~)?[$€£]?\d[\d.,:]*k?"
    r"(?: (?:each|per|an?|from|till|until|then|approved|out|it|is|and|at|of (?:them|it|those))\b|[.,](?= |$)|$)",
    re.IGNORECASE,
)  # "85 a night, and …": what it is of stands before
VERBAL = word_set(
    """
    i i'm i've i'd i'll we we're we've we'll is isn't are aren't was wasn't were has hasn't have haven't had do don't
    does doesn't did didn't can can't could will won't would should must let's it's that's he's she's they're
    there's who's gets got needs wants takes works lives might speak wear drive
    uses runs loves hates prefers keeps starts ends came went
    said told gave made took bought sold left met found lost won paid sent wrote died born knows says comes goes
    """
)
_VERB_ENDINGS = ("ed", "ing", "'s", "'re", "'ve", "'ll", "'m", "'d")


@lru_cache(maxsize=1024)
def leans(text: str) -> bool:
    """Return whether the sentence names its subject only together with the one before it."""
    return bool(_LEANS.match(text)) and language_cues.cues_of(text) is None


@lru_cache(maxsize=1024)
def is_fragment(text: str) -> bool:
    """Return whether the text is a phrase without a sentence around it ("Studio Hald.", "17 May")."""
    tokens, language = [token.lower() for token in words(text)], language_cues.cues_of(text)
    if language is not None and language.unspaced:
        return False
    if len(tokens) <= 9 and "," not in text and weak_sentences.SUBORDINATE.match(text):
        return not cues.is_instruction(text)
    if len(tokens) > (9 if language is None else 4) or not VERBAL.isdisjoint(tokens):
        return False
    if len(tokens) > 2 and any(token.endswith(_VERB_ENDINGS) for token in tokens):
        return False
    return not _says_change(text) and not cues.is_instruction(text)


def dangles(text: str) -> bool:
    """Return whether the statement needs the question before it ("I chose them because …", "Dr Okoye, Mill Street")."""
    tokens = words(text)
    if _BARE_ANSWER.match(text):
        return True
    fragment = len(tokens) <= 6 and not {token.lower() for token in tokens} & FIRST_PERSON
    return fragment or bool(_DANGLES.match(text))


@lru_cache(maxsize=1024)
def refers_back(text: str) -> bool:
    """Return whether a pronoun or "that app" has hardly a word before it in the sentence that it could stand for.

    An amount at the head refers back too: "85 a night" does not say for what.
    """
    if _AMOUNT_FIRST.match(text):
        return True
    match = _REFERS.search(text)
    if match is None or cues.is_instruction(text) or language_cues.cues_of(text) is not None:
        return False
    before = text[: match.start()]
    return not (_DETERMINED.search(before) or _capitals(before, 1, frozenset()) or len(content(before)) > 1)


def count_names(text: str, speakers: frozenset[str]) -> int:
    """Count names, numbers, titles and code in the statement (its first word's capital says nothing)."""
    return _capitals(text, 1, speakers) + _figures(text)


def count_all_names(text: str, speakers: frozenset[str]) -> int:
    """Count as `count_names`, the first word among them: of a text that is no sentence."""
    return _capitals(text, 0, speakers) + _figures(text)


def _capitals(text: str, first: int, speakers: frozenset[str]) -> int:
    return len(set(carrying([token for token in words(text)[first:] if token[:1].isupper()], speakers)))


@lru_cache(maxsize=1024)
def _figures(text: str) -> int:
    """Count numbers, code and titles in quotes."""
    titles = [quoted for quoted in QUOTED.findall(text) if any(char.isupper() or char.isdigit() for char in quoted)]
    return len(NUMBER.findall(text)) + len(IDENTIFIER.findall(text)) + len(titles)


def score(text: str, people: People) -> float:
    """Return the salience of ``text``; from `KEEP` on it is kept."""
    tokens = words(text)
    language = language_cues.cues_of(text)
    if (language is None or not language.unspaced) and (
        len(tokens) < 3 and not (len(tokens) == 2 and weigh_core(text) >= _VITAL)
    ):
        return 0.0
    if language is not None:
        return score_foreign(text, language, people.speakers, count_names(text, people.speakers))
    low = {token.lower() for token in tokens}
    subjects = {lemma(token) for token in carrying(tokens, people.speakers)}
    specifics = count_names(text, people.speakers)
    first, second, cue = bool(low & FIRST_PERSON), bool(low & SECOND_PERSON), cues.is_cued(text)
    decides = cue and cues.is_decision(text)
    third = not first and has_named_subject(tokens, people.proper)
    deed = bool(_DEED.search(text) or _DEED_TOLD_SHORT.match(text))
    essence, instructs = weigh_core(text), cue and cues.is_instruction(text)
    when, measure = bool(weak_sentences.TIME.search(text)), bool(weak_sentences.VALUE.search(text))
    plain = 0.8 if people.speakers else 0.5  # friends chat; who talks to an assistant says little without a purpose
    value = 0.4 * min(len(subjects), 6) + 0.55 * min(specifics, 4) + 0.7 * when + 0.4 * measure + essence
    value += _CHANGED * _says_change(text) + 0.6 * decides + 1.1 * instructs
    value += 0.5 * (first or third) + 0.45 * deed + 0.8 * cue - plain * (not (specifics or when or measure or essence))
    value -= second * (0.4 if (first and deed and specifics) or essence >= 1 else 1.0)
    value -= 0.35 * len(_ABSTRACT.findall(text)) + 0.08 * sum(token.lower() in FILLER for token in tokens)
    value -= (
        (3.2 if text[:8].lower() == "congratu" else 1.6) * bool(_REACTION.match(text))
        + 0.6 * leans(text)
        + 0.3 * bool(_POINTS.match(text))
    )
    value -= 0.8 * bool(_SMALL_TALK.search(text)) + weigh_unreality(text, specifics)
    value -= 0.7 * (bool(_JUDGES.search(text)) and not (low & {"i", "we"})) + 1.0 * (
        not instructs and bool(_ADVICE.match(text))
    )
    value -= weak_sentences.weigh_momentary(text, specifics) + weak_sentences.weigh_emptiness(text, specifics, low)
    if not (first or third or deed or cue or essence):
        value -= (0.3 if specifics > 1 else 0.6) if specifics else 2.0
    if not subjects or (len(subjects) < 2 and not specifics):
        value -= 1.0 if essence < 1 and not (decides or instructs) else 0.3
    return value


@lru_cache(maxsize=1024)
def _says_change(text: str) -> bool:
    """Return whether the sentence says that something is otherwise now: what was kept before may have ended."""
    if _TURNS.search(text):
        return True
    anew = has_value(text) and any(read(text).set_anew.values())
    return bool(anew or find_closed_subjects(text) or stated_ending(text))


def answers(text: str, value: float, people: People) -> bool:
    """Return whether a sentence that is no statement alone is one as an answer ("Luna and Oliver!", "5 years")."""
    tokens = words(text)
    leaning = leans(text)
    if (_REACTION.match(text) and not leaning) or {token.lower() for token in tokens} & SECOND_PERSON:
        return False
    if weak_sentences.weigh_momentary(text, 0) >= 1:
        return False
    subjects = carrying(tokens, people.speakers)
    abstract = len(_ABSTRACT.findall(text)) + bool(_JUDGES.search(text))
    if leaning:
        return value >= KEEP - 0.6 and 2 * abstract <= len(subjects)
    firm = bool(NUMBER.search(text)) or len(subjects) > 1 or any(token[:1].isupper() for token in subjects[1:])
    firm = firm or (len(tokens) <= 6 and bool(IDENTIFIER.search(text)))
    return firm and 2 * abstract < len(subjects) and not weigh_unreality(text, 0)
