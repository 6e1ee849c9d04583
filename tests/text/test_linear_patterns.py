"""No regular expression of the program costs more than its text is long, at 10,000 and at 40,000 characters.

Each is tried on texts made from its own repeats (`regex_attack`) and on pieces that have been expensive before.
Processor time is compared within one run, so that a busy machine does not decide.
"""

from __future__ import annotations

import os
import re
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from regex_attack import END, Found, all_patterns, texts

import vault_memory
from vault_memory.archive.extraction.rules import OfflineExtractor
from vault_memory.archive.extraction.rules.language_cues import LANGUAGES, load
from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.models import Conversation, Message

SHARES = 16  # of the patterns, for as many workers
SHORT, LONG = 10_000, 40_000
CHECKED = 2_000  # characters that every text is tried with first; twice as many may take three times as long
NOTHING = 0.002  # seconds: steps that grow with the square of the text take longer at this length
MOST_TEXTS = 10_000  # of each pattern
PIECES = (
    " ", "\n", "a", "A", "1", ".", ",", ":", "-", "_", "/", "`", '"', "'", "(", "[", "{", "<", "=", "*", "#", "$", "\\",
    "a ", "A ", "1 ", "a.", "a-", "a/", "a_", "A_", "a1", "1.", "1,", "1:", "1/", "- ", "a, ", "a: ", ". ", "`a", "\\[",
    "\\(", "$$", "[ ", "(a", "I ", "I have ", "I've just ", "my ", "my a ", "we ", "and ", "but I ", "not ", "no ",
    "never ", "please ", "to ", "from ", "instead of ", "is ", "if I ", "the ", "it ", "so so ", "ha", "i've also ",
    "when ", "ignore all ", "you are now ", "<system", "system: ", "note: ", "a@a", "a.a", "http://a", "ich ", "nicht ",
    "Herr ", "ne plus ", "ya no ", "1 may ", "at 1:1 ", "10 mg ", "\u200b", "\u00e9", "- a\n", "> ", "| a ", "    ",
)  # fmt: skip


def patterns() -> Iterator[Found]:
    """Yield every pattern of a module, of the languages and of the tables of ``text``."""
    yield from all_patterns()
    for language in LANGUAGES:
        for kind, pattern in load(language).patterns.items():
            yield Found(f"{language}.{kind}", pattern)
    for file in (Path(vault_memory.__file__).parent / "text").glob("*.toml"):
        for rule in tomllib.loads(file.read_text(encoding="utf-8")).get("rule", ()):
            source = re.sub(r"\s*\n\s*", "", rule["pattern"].strip())
            yield Found(f"{file.name}: {rule['name']}", re.compile(source, re.IGNORECASE | re.MULTILINE))


def grows(found: Found, before: str, piece: str) -> str:
    """Return how a pattern grows with the square of its text, or "" where it does not."""

    def seconds(length: int, tries: int = 1) -> float:
        text = before + (piece * (length // len(piece) + 1))[:length] + END
        return min(found.seconds(text) for _ in range(tries))

    if (once := seconds(CHECKED)) < NOTHING or seconds(2 * CHECKED, 2) < 3 * min(once, seconds(CHECKED, 2)):
        return ""
    short, long = seconds(SHORT, 2), seconds(LONG)
    return (
        "" if long < 8 * short + 0.02 else f"{before!r} + {piece!r}…: {short:.3f} s, {long:.3f} s for four times that"
    )


@pytest.mark.skipif("SOAK" not in os.environ, reason="takes ten minutes: make soak")
@pytest.mark.parametrize("share", range(SHARES))
def test_every_pattern_costs_as_much_as_its_text_is_long(share: int) -> None:
    tried, slow = 0, []
    for found in list(patterns())[share::SHARES]:
        made = texts(found.pattern)
        made = made[:: len(made) // MOST_TEXTS + 1]
        for before, piece in (*made, *(("", piece) for piece in PIECES)):
            tried += 1
            if piece and (said := grows(found, before, piece)):
                slow.append(f"{found.name}: {said}")
                break
    assert tried > 1_000
    assert slow == []


@pytest.mark.parametrize("piece", ["- a\n", "`", "[", "\\[ ", "a ", "> ", "*a ", "| a ", "I decided. ", "    a\n"])
def test_a_message_is_read_in_bounded_time(piece: str) -> None:
    def cost(length: int) -> float:
        sentences.cache_clear()
        message = Message("user", (piece * (length // len(piece) + 1))[:length], "m1")
        begin = time.process_time()
        OfflineExtractor().extract(Conversation((message,), "c1"), [message], ())
        return time.process_time() - begin

    assert cost(400_000) < 8 * cost(40_000) + 0.5
