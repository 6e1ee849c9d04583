"""Load the cues by which sentences in languages other than English are judged, from ``languages/*.toml``."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from vault_memory.text.languages import detect_language, function_words

_KINDS = (
    "first", "second", "instruction", "decision", "reason", "preference", "task", "risk", "pattern", "core", "change",
    "ended", "asks", "unreal", "proposes",
)  # fmt: skip
_STARTS = ("reaction", "assent", "retract")
LANGUAGES = ("german", "french", "spanish")


@dataclass(frozen=True, slots=True)
class Cues:
    """The patterns of one language by kind, and its words that carry no subject."""

    language: str
    patterns: dict[str, re.Pattern[str]]
    common: frozenset[str]

    def has(self, kind: str, text: str) -> bool:
        return self.patterns[kind].search(text) is not None


@cache
def load(language: str) -> Cues:
    """Load the cues of a language of `LANGUAGES`."""
    lists = read_lists(language)
    patterns = {kind: compile_list(lists[kind]) for kind in _KINDS}
    patterns |= {kind: compile_list(lists[kind], start=True) for kind in _STARTS}
    return Cues(language, patterns, function_words(language) | frozenset(lists["filler"].split()))


@cache
def read_lists(language: str) -> dict[str, Any]:
    """Return the lists of a language as they stand in its file."""
    file = resources.files("vault_memory.archive.extraction.rules") / "languages" / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def compile_all(kind: str, *, start: bool = False, table: str = "") -> re.Pattern[str]:
    """Compile the lists of a kind in all languages, English included, into one pattern."""
    found = [each.strip() for each in list_all(kind, table)]
    return compile_list("|".join(each for each in found if each), start=start)


@cache
def list_all(kind: str, table: str = "") -> tuple[str, ...]:
    """Return the lists of a kind as written, of all languages that have one, English first."""
    lists = [read_lists(language) for language in ("english", *LANGUAGES)]
    for part in table.split(".") if table else ():
        lists = [each.get(part, {}) for each in lists]
    return tuple(each.get(kind, "") for each in lists)


@cache
def list_numbers() -> dict[str, str]:
    """Return the figures of number words of all languages."""
    found: dict[str, str] = {}
    for language in (*LANGUAGES, "english"):
        found |= read_lists(language).get("numbers", {})
    return found


@lru_cache(maxsize=4096)
def cues_of(text: str) -> Cues | None:
    """Return the cues of the language that a text is in, or None for English and for languages without any."""
    language = detect_language(text)
    return load(language) if language in LANGUAGES else None


def common_words(text: str) -> frozenset[str]:
    """Return the words that carry no subject in the language of a text; none for English, which has its own."""
    cues = cues_of(text)
    return cues.common if cues is not None else frozenset()


def compile_list(alternatives: str, *, start: bool = False) -> re.Pattern[str]:
    """Compile a list of a language's file into a pattern of whole words in any case."""
    joined = "".join(line.strip("\n") for line in alternatives.strip().splitlines())
    return re.compile(("^" if start else r"(?<![\w'’])") + f"(?:{joined})" + r"(?!\w)", re.IGNORECASE)
