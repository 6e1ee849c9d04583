"""Make statements of replies that need the question before them: numbered answers, picked options, short ones."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from vault_memory.archive.extraction.rules import salience
from vault_memory.archive.extraction.rules.message_result import MessageResult, Statement
from vault_memory.archive.extraction.rules.message_sentences import Sentence, sentences
from vault_memory.archive.extraction.rules.numbered_replies import pair_numbered
from vault_memory.archive.extraction.rules.picked_options import (
    Offered,
    find_lettered_pick,
    find_pick,
    name_choice,
    names_option,
    offers_some,
    read_options,
)
from vault_memory.archive.extraction.rules.secret_questions import asks_for_secret
from vault_memory.archive.extraction.rules.secret_sentences import drop_passwords
from vault_memory.archive.extraction.rules.short_answers import asks_figure, asks_nothing_lasting, is_empty, settles
from vault_memory.archive.extraction.rules.speakers import is_person
from vault_memory.archive.extraction.rules.word_shapes import content, words
from vault_memory.models import Message

_LONGEST_ASKED = 160  # characters of a person's message that is quoted for the options that answer it
_LONGEST_REPLY = 400  # characters of a message whose first sentence is looked at as a short answer
_FIGURES = re.compile(r"[~#+$€£ ]{0,3}\d[\d.,:/ –-]{0,20}[%€$£]?[.!]?")
_SIGNED = re.compile(r"\s*(\d)[.)]\s")
_WORD = re.compile(r"[^\W\d_]{2,}(?=[ ,;.!]|$)")  # a word that may have a capital, unlike an identifier
_TELLING = 3  # words: a longer question says what it is about ("How many are coming?")
_LAST = 4  # sentences at the end of a message in which its question is looked for


def take_replies(
    found: MessageResult, spoken: Sequence[Sentence], position: int, earlier: Sequence[Message]
) -> list[Sentence]:
    """Add the statements of a message that answers by numbers or picks options; return the sentences used for them."""
    message, before = found.message, earlier[-1]
    if (before.role, before.name) == (message.role, message.name) or found.laughed_at:
        return []
    if pairs := pair_numbered(before.content, message.content):
        for question, answer in pairs:
            if _may_keep(question, answer):
                found.add(_make_statement(found.message, position, question, answer), len(spoken) - 1)
        return list(spoken)
    if len(message.content) > _LONGEST_REPLY:
        return []
    first = spoken[0].text if spoken else message.content.strip()  # "140" alone is no sentence
    if (sign := _SIGNED.match(message.content)) is not None and not first.startswith(sign[1]):
        first = f"{sign[1]}. {first}"  # "2. and move the PDF out": markdown takes the sign for that of a list
    if "?" not in before.content and not offers_some(before.content):
        return _take_lettered(found, spoken, position, first, earlier)
    counted = _FIGURES.fullmatch(first) is not None and asks_figure(_find_question(before))
    offered = None if counted else read_options(before.content)
    if offered is not None and (picked := find_pick(first, offered)):
        found.add(_make_statement(message, position, _name_choice(offered, earlier), picked), 0)
        return list(spoken[:1])
    if offered is not None and names_option(first, offered) and not asks_nothing_lasting(name_choice(offered)):
        found.add(_make_statement(message, position, name_choice(offered), first), 0)
        return list(spoken[:1])
    return _take_lettered(found, spoken, position, first, earlier) if offered is None else []


def _name_choice(offered: Offered, earlier: Sequence[Message]) -> str:
    """Return the question to quote: that of the options, or if it says too little, what the person asked before."""
    question = name_choice(offered)
    if len(content(question)) > 1 or len(earlier) < 2 or not is_person(earlier[-2]):
        return question
    asked = sentences(earlier[-2].content)
    text = " ".join(sentence.text for sentence in asked)
    return text if 0 < len(text) <= _LONGEST_ASKED and not drop_passwords(asked)[1] else question


def _take_lettered(
    found: MessageResult, spoken: Sequence[Sentence], position: int, first: str, earlier: Sequence[Message]
) -> list[Sentence]:
    """Add the option that a reply picks by its letter from a message before the last one; return its sentence."""
    for each in reversed(earlier):
        mine = (each.role, each.name) == (found.message.role, found.message.name)
        if not mine and (known := find_lettered_pick(first, each.content)) is not None:
            found.add(_make_statement(found.message, position, name_choice(known[0]), known[1]), 0)
            return list(spoken[:1])
    return []


def settle_question(
    found: MessageResult, spoken: Sequence[Sentence], position: int, before: Message, people: salience.People
) -> None:
    """Add a short answer to the question that ends the message before, unless a statement says both already."""
    message = found.message
    if len(message.content) > _LONGEST_REPLY or found.laughed_at or "?" not in before.content:
        return
    if (before.role, before.name) == (message.role, message.name):
        return
    first = spoken[0].text if spoken else message.content.strip()  # "140" alone is no sentence
    question = _find_question(before)
    if not question or not (spoken or (_FIGURES.fullmatch(first) and not asks_for_secret(question))):
        return
    if not settles(question, first, people, person=is_person(before)):
        return
    bare = first.rstrip(" .!").casefold()
    for place, each in enumerate(found.statements):
        if bare in each.said.casefold() or each.context == question:
            if not each.context and each.said.casefold().startswith(bare):
                found.statements[place] = replace(each, context=question)
            return
    found.left_out = [each for each in found.left_out if each.text.rstrip(" .!").casefold() != bare]
    found.statements.insert(0, _make_statement(message, position, question, first))


def _make_statement(message: Message, position: int, question: str, answer: str) -> Statement:
    said = f"{answer[:1].upper()}{answer[1:]}" if _WORD.match(answer) else answer
    return Statement("", said, message, position, score=salience.KEEP, context=question)


def _may_keep(question: str, answer: str) -> bool:
    """Return whether a numbered answer is worth a statement, and no secret."""
    if asks_for_secret(question) or is_empty(answer) or not (content(question) or len(words(question)) > _TELLING):
        return False
    return not drop_passwords(sentences(answer))[1]


def _find_question(before: Message) -> str:
    """Return the last question of a message, where that ends it."""
    texts = [sentence.text for sentence in sentences(before.content)][-_LAST:]
    asked = [text for text in texts if text.endswith("?")]
    return asked[-1] if asked and (texts[-1] == asked[-1] or len(asked) == 1) and len(asked) <= 2 else ""
