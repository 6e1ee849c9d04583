"""Find what was needed or looked for and is there now: "We found a plumber" of "We need a plumber"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from vault_memory.archive.extraction.rules.done_reports import NOT_YET
from vault_memory.archive.extraction.rules.language_cues import (
    compile_all,
    compile_filled,
    cues_of,
    join_filled,
    load,
)
from vault_memory.archive.extraction.rules.language_files import LANGUAGES
from vault_memory.archive.extraction.rules.lexicon import FUNCTION
from vault_memory.archive.extraction.rules.statement_reading import NOT_ANCHORS, QUOTED, SPEAKER
from vault_memory.archive.extraction.rules.word_shapes import content, words
from vault_memory.text.languages import function_words

_CLAUSES = re.compile(r"[,;:.!?](?:\s|$)")
_NOT = compile_all("not", table="endings")
_I = frozenset(("i", "ich", "je", "j", "yo", "io", "eu", "ik"))
_MOST_WORDS = 4  # of what is needed, with its article
_RARE = 3  # most known statements that may name it
_SURE = 1.2


class Thing(NamedTuple):
    """What somebody needs or has: ``who``, if named; the stems of its words in order; "" as language is English."""

    who: str
    stems: tuple[str, ...]
    language: str

    @property
    def noun(self) -> str:
        return self.stems[-1 if self.language in ("", "german", "dutch") else 0]


def meets_need(new: str, old: str, rarity: Mapping[str, int]) -> float:
    """Return how surely ``new`` says that what is needed by ``old`` is there: 0 for not."""
    got = find_got(new)
    for each in got:
        language = _name_language(old) or each.language
        needed = _find_thing("lacks", old, language=language)
        if needed is None or compile_filled("recurs", table="done", language=language or "english").search(old):
            continue
        rare = max(rarity.get(stem, 0) for stem in needed.stems) <= _RARE
        if rare and each.noun == needed.noun and ("" in (each.who, needed.who) or each.who == needed.who):
            return _SURE
    return 0.0


@lru_cache(maxsize=4_096)
def find_got(text: str) -> tuple[Thing, ...]:
    """Return what a statement says that somebody has, found or bought, without "not", "if" and "yet"."""
    if "?" in text:
        return ()
    named = QUOTED.match(text) or SPEAKER.match(text)
    parts = _CLAUSES.split(text[named.end() :] if named is not None else text)
    plain = [part for part in parts if not (NOT_YET.search(part) or _NOT.search(part))]
    own = _name_language(text)
    languages = (own,) if own else ("", *LANGUAGES)  # few words do not tell the language
    found = (_find_thing("got", text, part[:1].upper() + part[1:], each) for each in languages for part in plain)
    return tuple(filter(None, found))


def _name_language(text: str) -> str:
    """Return the language of a statement that has lists, "" for English and all others."""
    cues = cues_of(SPEAKER.sub("", text))
    return cues.language if cues is not None and cues.listed else ""


@lru_cache(maxsize=4_096)
def _find_thing(kind: str, text: str, part: str = "", language: str = "") -> Thing | None:
    """Return what a statement says that somebody needs or has, in one of its clauses or anywhere."""
    quoted, speaker = QUOTED.match(text), SPEAKER.match(text)
    body = text[quoted.end() :] if quoted is not None else text[speaker.end() :] if speaker is not None else text
    says, stops = _compile(kind, language or "english")
    match = says.search(part or body)
    if match is None:
        return None
    stopped = stops.search(match["what"])
    named = words(match["what"][: stopped.start()] if stopped is not None else match["what"])
    common = load(language).common if language else FUNCTION
    stems = tuple(
        stem for word in named if word.lower() not in common for stem in content(word) if stem not in NOT_ANCHORS
    )
    if not stems or len(named) > _MOST_WORDS:
        return None
    who = _name_person(match["who"] or "", speaker[1] if speaker is not None else "I", common)
    return Thing(who, stems, language)


@cache
def _compile(kind: str, language: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return the pattern of what somebody needs or has in a language, and that of what ends its name."""
    verb, adverbs = (join_filled(each, table="done", language=language) for each in (kind, "adverbs"))
    says = rf"(?:^|\b(?P<who>[^\W\d_][\w-]{{0,30}})(?:['’]\w{{1,2}})?[ '’])(?:(?:{adverbs}) )?(?:{verb})"
    stops = compile_filled("stops", table="done", language=language)
    return re.compile(rf"{says}(?P<what>[ '’][^,;:.!?\d]{{2,60}})", re.IGNORECASE), stops


def _name_person(word: str, speaker: str, common: frozenset[str]) -> str:
    """Return whom a word before a verb names: the speaker by "I", nobody in particular by "we" or "she"."""
    if word.lower() in _I:
        return speaker.lower()
    named = word[:1].isupper() and word.lower() not in common | function_words("english")
    return word.lower() if named else ""
