"""Find the earlier sentence that a statement needs to be understood, by boosted trees over pairs of sentences."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from vault_memory.archive.extraction.rules import cues, salience
from vault_memory.archive.extraction.rules.embedded_words import embed_words
from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON, SECOND_PERSON, word_set
from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.archive.extraction.rules.reply_context import is_question
from vault_memory.archive.extraction.rules.speakers import is_person
from vault_memory.archive.extraction.rules.statement_reading import has_value
from vault_memory.archive.extraction.rules.word_shapes import NUMBER, content, lemma, words
from vault_memory.models import Message
from vault_memory.models.boosted_trees import sum_trees

_IT = word_set("it it's its it'll it'd")
_PERSON = word_set("he she him her his hers he's she's he'll she'll he'd she'd")
_THEY = word_set("they them their theirs they're they've they'll they'd")
_POINTING = word_set("this that these those that's this one ones there there's both each either neither none")
_PRONOUNS = _IT | _PERSON | _THEY | _POINTING
_MORE = word_set("same other another others too also instead then either still again anymore else rest only just")
_AUXILIARY = word_set(
    """
    am is are was were be been being do does did have has had will would can could shall should may might must
    i'm i've i'll i'd we're we've we'll we'd you're it's he's she's they're that's there's isn't aren't wasn't weren't
    don't doesn't didn't haven't hasn't hadn't won't wouldn't can't couldn't shouldn't
    """
)
_ANSWERS = re.compile(r"(?:yes|no|yeah|yep|nope|ok(?:ay)?|agreed?|deal|done|right|fine|sure|good|noted|same)\b", re.I)
_OPEN = re.compile(
    r"\b(?:what|which|where|when|who|whose|why|how|wie|was|wann|wer|wo|welche\w*|quand|qui|quel\w*)\b", re.I
)
_DEFINITE = re.compile(r"\bthe (?:[\w'’-]+ )?(?P<noun>[\w'’-]{3,})", re.I)
_INTRODUCES = re.compile(
    r"\b(?:an?|my|our|your|his|her|their|some|new|two|three) (?:[\w'’-]+ ){0,2}(?P<noun>[\w'’-]{3,})", re.I
)
_KIN = re.compile(
    r"\b(?:mum|mom|mother|dad|father|sister|brother|wife|husband|partner|son|daughter|boss|uncle|aunt|friend|neighbou?r"
    r"|doctor|vet|nurse|teacher|coach|cousin|grandm\w+|grandp\w+|gran|grandad|landlord|guy|man|woman|girl|boy|dog|cat)s?\b",
    re.I,
)  # fmt: skip
MOST_OF_OWN, _MOST_OF_OTHERS = 3, 4  # sentences that are looked at of a statement's message before it, and of others
_LONG = 30  # words from which on a sentence counts as long as any


@dataclass(frozen=True, slots=True)
class Earlier:
    """A sentence that was said before a statement.

    ``message``: 0 for the statement's own message, 1 for the one before it, 2 for the one before that. ``back``: its
    place from the end of what was said in that message, from 1. ``same_speaker``: the statement's speaker said it.
    """

    text: str
    message: int
    back: int
    same_speaker: bool
    assistant: bool

    @property
    def asks(self) -> bool:
        return is_question(self.text)


@cache
def _load() -> Mapping[str, Sequence[Any]]:
    file = resources.files("vault_memory.archive.extraction.rules").joinpath("context_coefficients.json")
    found: Mapping[str, Sequence[Any]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def list_earlier(message: Message, before: Sequence[Message], own: Sequence[str]) -> list[Earlier]:
    """Return the sentences that may say what a statement is about, in the order in which they were said.

    ``before``: the messages before its message; ``own``: the sentences before it in its message.
    """
    found = list[Earlier]()
    for distance in range(min(2, len(before)), 0, -1):
        said = before[-distance]
        texts = [sentence.text for sentence in sentences(said.content)][-_MOST_OF_OTHERS:]
        found += _list_sentences(texts, distance, _speaker(said) == _speaker(message), not is_person(said))
    return found + _list_sentences(own[-MOST_OF_OWN:], 0, True, not is_person(message))


def _list_sentences(texts: Sequence[str], distance: int, same_speaker: bool, assistant: bool) -> list[Earlier]:
    return [Earlier(text, distance, len(texts) - place, same_speaker, assistant) for place, text in enumerate(texts)]


def _speaker(message: Message) -> str:
    return message.name or message.role


def rate_alone(text: str) -> float:
    """Return the log odds that a reader would keep a sentence as a statement of its own and understand it."""
    return sum_trees(_load()["alone"], describe_alone(text))


def rank_needed(text: str, earlier: Sequence[Earlier]) -> list[tuple[float, Earlier]]:
    """Return the earlier sentences with the log odds that ``text`` needs them, the most likely one first.

    ``earlier``: in the order in which they were said.
    """
    trees, alone = _load()["needed"], describe_alone(text)
    found = [
        (sum_trees(trees, [*alone, *describe_pair(text, each, earlier[:place], earlier[place + 1 :])]), each)
        for place, each in enumerate(earlier)
    ]
    return sorted(found, key=lambda each: -each[0])


def describe_alone(text: str) -> list[float]:
    """Return the features of a statement by itself."""
    tokens = [token.lower() for token in words(text)]
    first = tokens[:1]
    pointing = [n for n, token in enumerate(tokens) if token in _PRONOUNS]
    return [
        float(salience.leans(text)),
        float(salience.refers_back(text)),
        float(salience.dangles(text)),
        float(salience.is_fragment(text)),
        float(min(len(tokens), _LONG)),
        float(min(len(content(text)), _LONG)),
        float(sum(token in _IT for token in tokens)),
        float(sum(token in _PERSON for token in tokens)),
        float(sum(token in _THEY for token in tokens)),
        float(sum(token in _POINTING for token in tokens)),
        float(pointing[0] if pointing else _LONG),
        float(sum(token in _MORE for token in tokens)),
        float(any(token in FIRST_PERSON for token in tokens)),
        float(any(token in SECOND_PERSON for token in tokens)),
        float(bool(first and first[0] in FIRST_PERSON)),
        float(salience.count_names(text, frozenset())),
        float(salience.count_all_names(text, frozenset())),
        float(len(NUMBER.findall(text))),
        float(bool(first and first[0][:1].isdigit())),
        float(any(token in _AUXILIARY for token in tokens)),
        float(bool(_ANSWERS.match(text))),
        float(len(_DEFINITE.findall(text))),
        float(cues.is_instruction(text)),
        float(bool(_KIN.search(text))),
        float(has_value(text)),
        float(text.count(",")),
        float(bool(first and first[0].endswith(("ed", "ing")))),
    ]


def describe_pair(text: str, earlier: Earlier, before: Sequence[Earlier], after: Sequence[Earlier]) -> list[float]:
    """Return the features of an earlier sentence, of both together, and of what was said before and after it."""
    said, other = earlier.text[:300], [token.lower() for token in words(earlier.text[:300])]
    mine, theirs = set(content(text)), content(said)
    tokens = {token.lower() for token in words(text)}
    shared = mine.intersection(theirs)
    nouns = {lemma(match["noun"]) for match in _DEFINITE.finditer(text)}
    introduced = {lemma(match["noun"]) for match in _INTRODUCES.finditer(said)}
    names = salience.count_names(said, frozenset())
    asks = earlier.asks
    own = sum(each.message == 0 for each in (*before, earlier, *after))
    asked_later = any(each.asks and each.message and not each.same_speaker for each in after)
    people = bool(_KIN.search(said)) or names > 0
    return [
        float(earlier.message),
        float(earlier.back),
        float(earlier.same_speaker),
        float(earlier.assistant),
        float(asks),
        float(asks and bool(_OPEN.search(said))),
        float(min(len(other), _LONG)),
        float(min(len(theirs), _LONG)),
        float(names),
        float(len(NUMBER.findall(said))),
        float(sum(token in _PRONOUNS for token in other)),
        float(salience.leans(said)),
        float(any(token in SECOND_PERSON for token in other)),
        float(any(token in FIRST_PERSON for token in other)),
        float(len(shared)),
        len(shared) / max(len(mine), 1),
        float(embed_words(text) @ embed_words(said)),
        float(bool(tokens & _PERSON) and people),
        float(len(nouns & {lemma(token) for token in other})),
        float(len(nouns & introduced)),
        float(len(introduced)),
        float(bool(_ANSWERS.match(said))),
        float(said.rstrip().endswith("!")),
        float(said.rstrip().endswith((":", "…"))),
        float(len(after)),
        float(own),
        float(any(each.asks and each.message == 1 for each in (*before, earlier, *after))),
        float(asks and not asked_later and not earlier.same_speaker),
        float(asked_later),
    ]
