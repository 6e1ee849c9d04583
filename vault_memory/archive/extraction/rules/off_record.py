"""Find requests not to keep something ("off the record", "forget what I said about Ida"), and what they cover.

A request covers its own sentence, what follows in the message, and what was said of the same before: in the message,
in the conversation, and, where it says what it is about in more than a name, in earlier conversations.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from vault_memory.archive.extraction.rules import salience
from vault_memory.archive.extraction.rules.language_cues import compile_all, cues_of
from vault_memory.archive.extraction.rules.language_files import LANGUAGES, compile_list, read_lists
from vault_memory.archive.extraction.rules.lexicon import COMMON, FIRST_PERSON
from vault_memory.archive.extraction.rules.message_sentences import Sentence, sentences
from vault_memory.archive.extraction.rules.statement_reading import has_value
from vault_memory.archive.extraction.rules.word_shapes import IDENTIFIER, content, lemma, words
from vault_memory.models import Message, Withdrawal
from vault_memory.text.languages import function_words

_CLAUSE_END = re.compile(r"[,;.!?](?!\d)")
_POINTING = frozenset("it that this these those them he she his her him they".split())  # noqa: SIM905
_TAKES_BACK = re.compile(r"(?:forget|disregard|scratch)\b.*\bsaid\b", re.IGNORECASE)  # what was said before
_MUCH = 4  # words of a sentence's own besides the request: it tells by itself what is not to be kept
_SHORT = 5  # words of a phrase that only says what the next sentence is about


@dataclass(frozen=True, slots=True)
class _Topic:
    """What a request is about: stems of names, stems of other words, kinds of matters."""

    names: frozenset[str]
    things: frozenset[str]
    kinds: frozenset[str]


def _build_asks() -> dict[str, re.Pattern[str]]:
    found = {}
    for language in ("english", *LANGUAGES):
        lists = read_lists(language)["private"]
        asks = lists["asks"].replace("{not}", lists["not"].strip()).replace("{keep}", lists["keep"])
        found[language] = compile_list(asks.replace("\n", ""))
    return found


def _read_generic() -> frozenset[str]:
    """Return the words that do not describe the subject of a request, as written and as stems."""
    found = [read_lists(language)["private"]["generic"] for language in ("english", *LANGUAGES)]
    small = {word for language in LANGUAGES for word in function_words(language)}
    return frozenset(small.union(*((*content(word), word.lower()) for text in found for word in text.split())))


def _build_kinds() -> dict[str, re.Pattern[str]]:
    names = read_lists("english")["private"]["kinds"]
    return {name: compile_all(name, table="private.kinds") for name in names}


_ASKS, _GENERIC, _KINDS = _build_asks(), _read_generic(), _build_kinds()


def find_request(text: str) -> re.Match[str] | None:
    """Return the match of a request not to keep something; None for a sentence with code, which is about a program."""
    match = _ASKS["english"].search(text)
    if match is None and (language := cues_of(text)) is not None:
        match = (_ASKS.get(language.language) or language.patterns["private"]).search(text)
    return match if match is not None and IDENTIFIER.search(text) is None else None


def corrects(text: str, match: re.Match[str]) -> bool:
    """Return whether "forget what I said" only leads to something else that holds: "…, it's Wednesday at 5"."""
    end = _CLAUSE_END.search(text, match.end())
    return match[0].lower().startswith(("forget", "disregard", "scratch", "vergiss", "oublie", "olv")) and (
        end is not None and has_value(text[end.end() :])
    )


def drop_off_record(spoken: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
    """Return the sentences that may be kept, and those that somebody asked not to keep."""
    for number, sentence in enumerate(spoken):
        match = find_request(sentence.text)
        if match is None or corrects(sentence.text, match):
            continue
        topic, first = _read_topic(sentence.text, match), number
        if _points_back(sentence.text, match):
            first = _find_start(spoken, number)
        private = [each for each in spoken[:first] if covers(topic, each.text, here=True)]
        kept = [each for each in spoken[:first] if each not in private]
        if _TAKES_BACK.match(match[0]) and first == number:  # what follows is no longer part of it
            after, more = drop_off_record(spoken[number + 1 :])
            return [*kept, *after], [*private, sentence, *more]
        return kept, [*private, *spoken[first:]]
    return list(spoken), []


def _find_start(spoken: Sequence[Sentence], number: int) -> int:
    """Return the number of the first sentence that "don't keep that" refers to: the one before, or what it leans on."""
    first = max(0, number - 1)
    while first and first < number:
        text = spoken[first].text
        if not _is_pointing(text) and len(words(spoken[first - 1].text)) > _SHORT:
            break
        first -= 1
    return first


def _is_pointing(text: str) -> bool:
    return salience.leans(text) or not _POINTING.isdisjoint(word.lower() for word in words(text))


def _points_back(text: str, match: re.Match[str]) -> bool:
    """Return whether a request does not name its own subject: "he'd hate that, so don't keep it"."""
    topic = _read_topic(text, match)
    if _about(text, match) != text:
        return False
    return not (topic.names or topic.things) or (_clause(text, match) != text and len(topic.things) < _MUCH)


def _shares(topic: _Topic, text: str) -> bool:
    return len(topic.names | topic.things) < 2 or not (topic.names | topic.things).isdisjoint(content(text))


@lru_cache(maxsize=2)
def list_withdrawals(conversation: str, messages: tuple[Message, ...]) -> tuple[Withdrawal, ...]:
    """Return the requests of a conversation not to keep something, each with the messages that it refers to."""
    found, before = list[Withdrawal](), list[Message]()
    for message in messages:
        if message.role != "user" and not (message.role == "assistant" and message.name):
            continue
        spoken = sentences(message.content)
        for number, sentence in enumerate(spoken):
            match = find_request(sentence.text)
            if match is None or corrects(sentence.text, match):
                continue
            about = _about(sentence.text, match)
            pointed: tuple[str, ...] = ()
            if _points_back(sentence.text, match):
                mine = [each for each in before if (each.role, each.name) == (message.role, message.name)]
                after = spoken[number + 1].text if number + 1 < len(spoken) else ""
                if after and len(words(after)) <= _SHORT and find_request(after) is None:
                    about = after  # "leave something out of your memory? Tom's redundancy."
                elif number:
                    first = _find_start(spoken, number)
                    about = " ".join(each.text for each in spoken[first:number])
                    if first == 0 and salience.leans(spoken[0].text) and find_request(spoken[0].text) is None:
                        pointed = tuple(each.id for each in mine[-1:] if each.id)
                elif mine and _shares(read_topic(about), mine[-1].content):
                    pointed = tuple(each.id for each in mine[-1:] if each.id)
            found.append(Withdrawal(about, conversation, message.id, pointed, message.time))
        before.append(message)
    return tuple(found)


def withdraws(asked: Withdrawal, text: str, source: str) -> bool:
    """Return whether a request covers a statement; ``source``: its ``conversation#message``.

    For a statement of another conversation, a shared name alone is not enough.
    """
    conversation, _, message = source.partition("#")
    here = conversation == asked.conversation
    if here and message and message in asked.pointed:
        return True
    return covers(read_topic(asked.about), text, here=here)


def is_withdrawn(asked: Iterable[Withdrawal], text: str, conversation: str, message: str) -> bool:
    """Return whether one of the requests is about a statement that was made of a message."""
    return any(withdraws(each, text, f"{conversation}#{message}") for each in asked)


def covers(topic: _Topic, text: str, *, here: bool) -> bool:
    """Return whether a text says something of the topic; a name alone is enough only ``here``."""
    stems = frozenset(content(text))
    kinds = any(_KINDS[kind].search(text) for kind in topic.kinds)
    named, shared = topic.names & stems, topic.things & stems
    if topic.names and not topic.things:
        return here and bool(named)
    if topic.names:
        return bool(named and (kinds or 2 * len(shared) >= len(topic.things))) or (
            here and len(shared) == len(topic.things) > 1
        )
    if topic.things and 2 * len(shared) > len(topic.things):
        return True
    return here and kinds and bool({word.lower() for word in words(text)} & FIRST_PERSON)


@lru_cache(maxsize=256)
def read_topic(text: str) -> _Topic:
    """Return what a text is about."""
    small = COMMON | _GENERIC
    tokens = [token for token in words(text) if token.lower() not in small and lemma(token) not in small]
    german = (language := cues_of(text)) is not None and language.language == "german"  # every noun has a capital
    proper = (
        []
        if german
        else [token for token in tokens if token[:1].isupper() and (token.endswith("'s") or not text.startswith(token))]
    )
    names = frozenset(stem for token in proper for stem in content(token))
    things = frozenset(stem for token in tokens for stem in content(token)) - names - _GENERIC
    kinds = frozenset(name for name, pattern in _KINDS.items() if pattern.search(text))
    return _Topic(names, things, kinds)


def _read_topic(text: str, match: re.Match[str]) -> _Topic:
    return read_topic(_about(text, match))


def _about(text: str, match: re.Match[str]) -> str:
    """Return the clause of the request that says what it is about, else the whole sentence."""
    clause = _clause(text, match)
    topic = read_topic(clause)
    return clause if topic.names or topic.things else text


def _clause(text: str, match: re.Match[str]) -> str:
    begin = max((end.end() for end in _CLAUSE_END.finditer(text, 0, match.start())), default=0)
    end = _CLAUSE_END.search(text, match.end())
    return text[begin : end.start() if end is not None else len(text)].strip()
