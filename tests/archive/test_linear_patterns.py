"""No pattern of the extraction rules costs more than its text is long: repeated pieces at 10,000 and 40,000 characters.

Processor time is compared within one run, and the smallest of several is taken, so that a busy machine does not decide.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import vault_memory
from vault_memory.archive.extraction import rules
from vault_memory.archive.extraction.rules import OfflineExtractor
from vault_memory.archive.extraction.rules.language_cues import LANGUAGES, load
from vault_memory.archive.extraction.rules.sentences import sentences
from vault_memory.models import Conversation, Message

SHORT, LONG = 3_000, 12_000
END = "!\n\x00"  # no pattern goes on there
FIRST, NOTHING = 3_000, 0.003  # characters and seconds: steps that grow with the square take longer there
PIECES = (
    " ", "\n", "a", "A", "1", ".", ",", ":", "-", "_", "/", "`", '"', "'", "(", "[", "{", "<", "=", "*", "#", "$", "\\",
    "a ", "A ", "1 ", "a.", "a-", "a/", "a_", "A_", "a1", "1.", "1,", "1:", "1/", "- ", "a, ", "a: ", ". ", "`a", "\\[",
    "\\(", "$$", "[ ", "(a", "I ", "I have ", "I've just ", "my ", "my a ", "we ", "and ", "but I ", "not ", "no ",
    "never ", "please ", "to ", "from ", "instead of ", "is ", "if I ", "the ", "it ", "so so ", "ha", "i've also ",
    "when ", "ignore all ", "you are now ", "<system", "system: ", "note: ", "a@a", "a.a", "http://a", "ich ", "nicht ",
    "Herr ", "ne plus ", "ya no ", "1 may ", "at 1:1 ", "10 mg ", "\u200b", "\u00e9", "- a\n", "> ", "| a ", "    ",
)  # fmt: skip


def patterns() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Every pattern of the rules, of ``text`` and of the languages, by where it stands."""
    for found in pkgutil.iter_modules(rules.__path__):
        yield from _of_module(f"{rules.__name__}.{found.name}")
    for name in ("extraction.similarity", "decisions.match", "decisions.rule_judge", "maintenance.topic_summary"):
        yield from _of_module(f"vault_memory.archive.{name}")
    for language in LANGUAGES:
        for kind, pattern in load(language).patterns.items():
            yield f"{language}.{kind}", pattern
    for file in (Path(vault_memory.__file__).parent / "text").glob("*.toml"):
        for rule in tomllib.loads(file.read_text(encoding="utf-8")).get("rule", ()):
            source = re.sub(r"\s*\n\s*", "", rule["pattern"].strip())
            yield f"{file.name}: {rule['name']}", re.compile(source, re.IGNORECASE | re.MULTILINE)


def _of_module(name: str) -> Iterator[tuple[str, re.Pattern[str]]]:
    for attribute, value in vars(importlib.import_module(name)).items():
        values = value if isinstance(value, tuple | list) else (value,)
        for number, each in enumerate(values):
            if isinstance(each, re.Pattern):
                yield f"{name}.{attribute}[{number}]", each


def seconds(pattern: re.Pattern[str], text: str, tries: int) -> float:
    """The least processor time that all matches in a text take."""
    least = float("inf")
    for _ in range(tries):
        begin = time.process_time()
        for _ in pattern.finditer(text):
            pass
        least = min(least, time.process_time() - begin)
    return least


@pytest.mark.slow
@pytest.mark.parametrize(("name", "pattern"), [pytest.param(n, p, id=n) for n, p in patterns()])
def test_a_pattern_costs_as_much_as_its_text_is_long(name: str, pattern: re.Pattern[str]) -> None:
    for piece in PIECES:
        text = (piece * (LONG // len(piece) + 1))[:LONG]
        if seconds(pattern, text[:FIRST] + END, 1) < NOTHING:
            continue
        short, long = seconds(pattern, text[:SHORT] + END, 2), seconds(pattern, text + END, 1)
        assert long < 8 * short + 0.02, f"{name} on {piece!r}: {short:.3f} s, {long:.3f} s for four times the text"


@pytest.mark.parametrize("piece", ["- a\n", "`", "[", "\\[ ", "a ", "> ", "*a ", "| a ", "I decided. ", "    a\n"])
def test_a_message_is_read_in_bounded_time(piece: str) -> None:
    def cost(length: int) -> float:
        sentences.cache_clear()
        message = Message("user", (piece * (length // len(piece) + 1))[:length], "m1")
        begin = time.process_time()
        OfflineExtractor().extract(Conversation((message,), "c1"), [message], ())
        return time.process_time() - begin

    assert cost(400_000) < 8 * cost(40_000) + 0.5
