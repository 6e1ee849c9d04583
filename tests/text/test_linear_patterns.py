"""No regular expression of the program costs more than its text is long.

Each is tried on texts made from its own repeats (`regex_attack`) and on pieces that have been expensive before: on
some of them always, on all with ``SOAK=1``. Processor time is compared within one run, so that a busy machine does not
decide.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from growth import grows_linearly
from regex_attack import END, Found, all_patterns, texts

import vault_memory
from vault_memory.archive.extraction.rules import person_facts
from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.archive.extraction.rules.language_cues import compile_filled, load
from vault_memory.archive.extraction.rules.language_files import LANGUAGES, compile_list, read_lists
from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.models import Conversation, Message
from vault_memory.search.periods import compile_times

EVERY = "SOAK" in os.environ
SHARES = 4  # of the patterns, for as many workers
LENGTH = 300  # characters that every text is tried with first
NOTHING = 0.0003  # seconds: steps that grow with the square of the text take longer at this length
SOME = 10  # texts of each pattern, and every so many pieces, where not all are tried
# Characters that the callers of a pattern hand it at most.
BOUNDED = {"vault_memory.text.words._PROSE": 500, "vault_memory.text.full_stops._BEFORE": 48}
FILLED = {
    "people": ("only", "about_speaker", "related", "dated", "passing", "hedged", "fiction"),
    "directions": ("directs", "this_time"),
    "duties": ("takes", "others"),
    "secrets": ("announces", "numbered"),
    "done": ("reported", "needs", "recurs", "nouns_after"),
    "cues": (
        "instruction",
        "standing",
        "decision",
        "reason",
        "risk",
        "task",
        "finished",
        "preference",
        "prefers",
        "pattern",
        "role",
        "identity",
        "happened",
        "plan",
        "decided",
        "repaired",
        "never",
        "at_it",
        "state",
        "fears",
        "settles",
        "intends",
    ),
    "salience": (
        "leans",
        "points",
        "dangles",
        "reaction",
        "advice",
        "turns",
        "small_talk",
        "deed",
        "deed_told_short",
        "abstract",
        "judges",
    ),
    "weak_sentences": (
        "time",
        "value",
        "asks_feeling",
        "subordinate",
        "seeks",
        "tries",
        "at_work",
        "besides",
        "resolves",
        "opines",
        "cheers",
        "guesses",
        "felt",
        "points_at",
    ),
    "assistant": ("done", "did", "result", "offer", "confirmed", "explicit", "verbs", "requests", "closes"),
    "types": ("settled", "open", "progress", "wanted", "lasting_rule", "orders", "subject", "cheers", "praise"),
}
"""Lists of the language files that are compiled when a sentence first needs them."""
PLAIN = frozenset(("marks", "title", "filler", "generic", "determiners"))  # lists of words, and not of patterns
AT_START = frozenset((
    "leads", "assent", "refusal", "takes_it", "lead", "tail", "vague", "nothing", "former", "latter", "last", "both",
    "rule", "passes",
))  # fmt: skip
"""Lists of the language files that are only tried at the start of a text."""
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
    for language in ("english", *LANGUAGES):
        yield from listed(language, read_lists(language), read_lists(language).get("private", {}))
    for language in (*LANGUAGES, *read_lists("others")):
        for kind, pattern in load(language).patterns.items():
            yield Found(f"{language}.{kind}", pattern)
    yield Found("person_facts.subjects", person_facts.read_subjects())
    for language in ("english", *LANGUAGES):
        if (times := compile_times(language)) is not None:
            yield Found(f"periods.{language}", times)
    for table, kinds in FILLED.items():
        for kind in kinds:
            yield Found(f"{table}.{kind}", compile_filled(kind, table=table))
    for file in (Path(vault_memory.__file__).parent / "text").glob("*.toml"):
        for rule in tomllib.loads(file.read_text(encoding="utf-8")).get("rule", ()):
            source = re.sub(r"\s*\n\s*", "", rule["pattern"].strip())
            yield Found(f"{file.name}: {rule['name']}", re.compile(source, re.IGNORECASE | re.MULTILINE))


def listed(name: str, lists: Mapping[str, Any], private: Mapping[str, Any]) -> Iterator[Found]:
    """Yield the patterns of a language's file, those of its tables too."""
    for kind, text in lists.items():
        if isinstance(text, Mapping):
            yield from listed(f"{name}.{kind}", text, private) if kind != "numbers" and kind not in FILLED else ()
        elif kind not in PLAIN:
            full = text.replace("{not}", private.get("not", "").strip()).replace("{keep}", private.get("keep", ""))
            yield Found(f"{name}.{kind}", compile_list(full, start=kind in AT_START))


def grows(found: Found, before: str, piece: str) -> str:
    """Return how a pattern grows with the square of its text, or "" where it does not."""

    def seconds(length: int, tries: int = 2) -> float:
        text = before + (piece * (length // len(piece) + 1))[:length] + END
        return min(found.seconds(text) for _ in range(tries))

    if seconds(LENGTH, 1) < NOTHING or seconds(2 * LENGTH) < 3 * seconds(LENGTH):
        return ""
    short, long = seconds(2 * LENGTH, 6), seconds(8 * LENGTH, 6)  # on a busy machine two are not enough
    return "" if long < 10 * short else f"{before!r} + {piece!r}…: {short:.4f} s, {long:.4f} s for four times that"


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_every_pattern_costs_as_much_as_its_text_is_long(share: int) -> None:
    tried, slow = 0, []
    for found in list(patterns())[share::SHARES]:
        if BOUNDED.get(found.name, 8 * LENGTH) < 8 * LENGTH:
            continue
        made = texts(found.pattern)
        some = made if EVERY else made[:: len(made) // SOME + 1]
        for before, piece in (*some, *(("", piece) for piece in PIECES[:: 1 if EVERY else SOME])):
            tried += 1
            if piece and (said := grows(found, before, piece)):
                slow.append(f"{found.name}: {said}")
                break
    assert tried > 1_000
    assert slow == []


@pytest.mark.parametrize("piece", ["- a\n", "`", "[", "\\[ ", "a ", "> ", "*a ", "| a ", "I decided. ", "    a\n"])
def test_a_message_is_read_in_bounded_time(piece: str) -> None:
    def extract(text: str) -> None:
        sentences.cache_clear()
        message = Message("user", text, "m1")
        OfflineExtractor().extract(Conversation((message,), "c1"), [message], ())

    assert grows_linearly(extract, piece, 40_000)
