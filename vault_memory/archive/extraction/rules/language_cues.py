"""Load the cues by which sentences in languages other than English are judged, from ``languages/*.toml``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from vault_memory.archive.extraction.rules.language_files import LANGUAGES, compile_list, join_lines, read_lists
from vault_memory.archive.extraction.rules.sentence_language import find_language
from vault_memory.text.languages import LANGUAGES as KNOWN
from vault_memory.text.languages import function_words

_KINDS = (
    "first", "second", "instruction", "decision", "reason", "preference", "task", "risk", "pattern", "core", "change",
    "ended", "asks", "unreal", "proposes",
)  # fmt: skip
_STARTS = ("reaction", "assent", "retract")
_OTHERS = ("first", "second", "secret", "reaction", "rumour", "private")  # of languages without a file of their own
_NEVER = re.compile(r"(?!)")
_NAMED_LIST = re.compile(r"\{([a-z_]+)\}")


@dataclass(frozen=True, slots=True)
class Cues:
    """The patterns of one language by kind, and its words that carry no subject.

    ``listed``: it has a file of its own; else only kinds of ``others`` ever match. ``unspaced``: it writes no spaces.
    """

    language: str
    patterns: dict[str, re.Pattern[str]]
    common: frozenset[str]
    listed: bool = True
    unspaced: bool = False

    def has(self, kind: str, text: str) -> bool:
        return self.patterns[kind].search(text) is not None


@cache
def load(language: str) -> Cues:
    """Load the cues of a language that has a file or a table of ``others``."""
    if language not in LANGUAGES:
        return _load_other(language)
    lists = read_lists(language)
    patterns = {kind: compile_list(lists[kind]) for kind in _KINDS}
    patterns |= {kind: compile_list(lists[kind], start=True) for kind in _STARTS}
    patterns["ceased"] = compile_list(lists["endings"]["ceased"])
    return Cues(language, patterns, function_words(language) | frozenset(lists["filler"].split()))


def _load_other(language: str) -> Cues:
    lists = read_lists("others")[language]
    unspaced = bool(lists.get("unspaced"))
    patterns = dict.fromkeys((*_KINDS, *_STARTS, *_OTHERS, "ceased"), _NEVER)
    for kind in _OTHERS:
        if kind in lists:
            patterns[kind] = compile_list(lists[kind], start=kind == "reaction", inside=unspaced)
    common = function_words(language) if language in KNOWN else frozenset[str]()
    return Cues(language, patterns, common, listed=False, unspaced=unspaced)


@cache
def compile_all(kind: str, *, start: bool = False, table: str = "") -> re.Pattern[str]:
    """Compile the lists of a kind in all languages, English included, into one pattern."""
    found = [each.strip() for each in list_all(kind, table)]
    return compile_list("|".join(each for each in found if each), start=start, mixed=True)


@cache
def list_all(kind: str, table: str = "") -> tuple[str, ...]:
    """Return the lists of a kind as written, of all languages that have one, English first."""
    lists = [read_lists(language) for language in ("english", *LANGUAGES)]
    for part in table.split(".") if table else ():
        lists = [each.get(part, {}) for each in lists]
    return tuple(each.get(kind, "") for each in lists)


@cache
def join_filled(kind: str, *, table: str, language: str = "") -> str:
    """Return the lists of a kind joined, each with the lists of its table in place of their names in braces.

    ``language``: of this language alone.
    """
    found = []
    for each in (language,) if language else ("english", *LANGUAGES):
        lists = read_lists(each).get(table, {})
        found.append(_fill_names(join_lines(lists.get(kind, "")), lists))
    return "|".join(each for each in found if each)


@cache
def compile_filled(kind: str, *, table: str, language: str = "") -> re.Pattern[str]:
    """Compile what `join_filled` returns into a pattern of whole words in any case."""
    return compile_list(join_filled(kind, table=table, language=language) or r"(?!)", mixed=not language)


def find_or(text: str) -> re.Pattern[str]:
    """Return the pattern of what joins choices ("or") in the language of a text, as far as that is known.

    Words of other languages count too, unless English or that language has them for something else, as Dutch "of".
    """
    return _compile_or(find_language(text))


@cache
def _compile_or(language: str) -> re.Pattern[str]:
    lists = dict(zip(("english", *LANGUAGES), list_all("or", "clauses"), strict=True))
    own = [*lists["english"].split("|"), *lists.get(language, "").split("|")]
    common = function_words("english") | (function_words(language) if language in KNOWN else frozenset())
    others = [word for each in lists.values() for word in each.split("|") if word not in common]
    return compile_list("|".join(sorted({*own, *others} - {""})))


@cache
def list_numbers() -> dict[str, str]:
    """Return the figures of number words of all languages."""
    found: dict[str, str] = {}
    for language in (*LANGUAGES, "english"):
        found |= read_lists(language).get("numbers", {})
    return found


def cues_of(text: str) -> Cues | None:
    """Return the cues of the language that a text is in, or None for English and for languages without any."""
    language = find_language(text)
    return load(language) if language else None


def name_conversation(text: str, day: str) -> str:
    """Return the title of a conversation of a day, in the language of a text if that has a title of its own."""
    language = find_language(text)
    lists = read_lists(language) if language in LANGUAGES else read_lists("others").get(language, {})
    return str(lists.get("title", "Conversation of {day}")).format(day=day)


def _fill_names(text: str, lists: Mapping[str, str]) -> str:
    return _NAMED_LIST.sub(lambda match: join_lines(lists.get(match[1], "")) or "(?!)", text)


class LanguagePattern:
    """A list of English, and for a text in another language the same list of that language too.

    Unlike with `compile_all`, an English text is searched for English only.
    """

    def __init__(self, kind: str, table: str) -> None:
        texts = {each: join_filled(kind, table=table, language=each) for each in ("english", *LANGUAGES)}
        self._patterns = {language: compile_list(text) for language, text in texts.items() if text.strip()}
        self._english = self._patterns.pop("english", _NEVER)

    def search(self, text: str, start: int = 0) -> re.Match[str] | None:
        """Return the first match of the English list, else of the list of the text's language."""
        return self._english.search(text, start) or self._find(text).search(text, start)

    def match(self, text: str, start: int = 0) -> re.Match[str] | None:
        """Return the match at ``start``, as `search`."""
        return self._english.match(text, start) or self._find(text).match(text, start)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """Return the match of the whole text, as `search`."""
        return self._english.fullmatch(text) or self._find(text).fullmatch(text)

    def _find(self, text: str) -> re.Pattern[str]:
        return self._patterns.get(find_language(text), _NEVER) if self._patterns else _NEVER
