"""Tell full stops that end a sentence from those of ordinals, dates and abbreviations; lists: ``full_stops.toml``."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources

from vault_memory.text.languages import function_words

_NEAR = 48  # characters before a full stop that are read
_LAST = re.compile(
    r"(?<![\w.])(?P<word>\d{1,4}(?:\.\d{1,4}){0,2}|(?:[^\W\d_]{1,2}\.\s?){0,3}[^\W\d_]{1,12})\.[\s)\]\"'”’]*$"
)
_BEFORE = re.compile(r"([^\W\d_]+|\d+)(?:\.?,)?\s+$")
_FIRST = re.compile(r"\s*[(\[\"'“‘„]*(?P<word>[^\W_]+)")
_DOTTED = re.compile(r"(?:^|[\s(\[\"'“`])[a-z_][a-z0-9_]*(?:\.\w+)*\.$", re.ASCII)  # "fmt." of "fmt.Errorf"
_MEMBER = re.compile(r"[A-Z]\w*|<", re.ASCII)
_SHORTEST = 2  # words of a sentence that ends in a date


@dataclass(frozen=True, slots=True)
class _Lists:
    """The words before full stops of all languages: see ``full_stops.toml``."""

    titles: frozenset[str]
    openers: frozenset[str]
    numbered: frozenset[str]
    shortened: frozenset[str]
    streets: frozenset[str]
    before_ordinals: frozenset[str]
    dated: frozenset[str]
    after_ordinals: frozenset[str]
    starters: frozenset[str]
    grammar: frozenset[str]  # words that begin sentences and are no names


@cache
def _load() -> _Lists:
    text = (resources.files("vault_memory.text") / "full_stops.toml").read_text(encoding="utf-8")
    languages = tomllib.loads(text)

    def collect(kind: str) -> frozenset[str]:
        return frozenset(word for lists in languages.values() for word in lists.get(kind, "").split())

    return _Lists(
        titles=collect("titles"),
        openers=collect("openers"),
        numbered=collect("numbered"),
        shortened=collect("shortened"),
        streets=collect("streets"),
        before_ordinals=collect("before_ordinals"),
        dated=collect("dated"),
        after_ordinals=collect("after_ordinals"),
        starters=collect("starters"),
        grammar=frozenset().union(*(function_words(language) for language in languages)),
    )


def join_unended(pieces: Iterable[str]) -> Iterator[str]:
    """Yield pieces of a text, with those joined again that were cut after a full stop which ends no sentence."""
    held = ""
    for piece in pieces:
        if held and ends_sentence(held, piece):
            yield held
            held = ""
        held += piece
    if held:
        yield held


def ends_sentence(before: str, after: str) -> bool:
    """Return whether a text ends a sentence where another follows: "approx.", "am 3." and "Dr." may not."""
    near = before[-_NEAR:]
    if _DOTTED.search(near) and (member := _MEMBER.match(after)) and member[0].lower() not in _load().grammar:
        return False  # a name in code: "wrap with fmt.Errorf", "job names are stripe.<event>"
    if "." not in near[-8:] or "\n" in near[len(near.rstrip()) :]:
        return True
    stop, first = _LAST.search(near), _FIRST.match(after[:_NEAR])
    if stop is None or first is None:
        return True
    word, follower = re.sub(r"\s", "", stop["word"]), first["word"]
    previous = _BEFORE.search(near, 0, stop.start())
    said = previous[1] if previous is not None else ""
    if word[:1].isdigit():
        if "." not in word:
            return not _is_ordinal(said, word, follower)
        dated = said.lower() in _load().dated | _load().before_ordinals
        return not (dated and (follower[:1].islower() or len(near.split()) <= _SHORTEST))
    return not _is_abbreviated(word if word in _load().openers else word.rpartition(".")[2], said, word, follower)


def _is_ordinal(said: str, word: str, follower: str) -> bool:
    """Return whether a number with a full stop counts what follows: "im 2. Stock", "the 3. floor", "am 3. Mai"."""
    lists = _load()
    if len(word) > 2 and said.lower() not in lists.before_ordinals:
        return False
    if follower in lists.after_ordinals:
        return True
    low, counted = said.lower(), follower.lower() not in lists.grammar
    if low in lists.before_ordinals:
        return counted and not follower[:1].isdigit()
    return low in lists.dated and counted and follower[:1].islower()


def _is_abbreviated(part: str, said: str, word: str, follower: str) -> bool:
    """Return whether a word with a full stop is shortened and goes on with what follows."""
    lists = _load()
    measured = said[:1].isdigit()  # "5 min. Then" ends
    small, named = follower[:1].islower(), follower[:1].isupper() and follower.lower() not in lists.grammar
    if part in lists.titles:
        after_name = said[:1].isupper() and said not in lists.titles and said.lower() not in lists.grammar
        return (small or named) and not (after_name and part == "St")  # "in Quay St. We"
    starts = follower in lists.starters if small else follower[:1].isupper() and not named
    if small and not starts and not lists.shortened.isdisjoint((word, part)):
        return True
    if word.lower() in lists.openers or part.lower() in lists.openers:
        return not starts and not measured
    numbered = part in lists.numbered or part.lower().endswith(tuple(lists.streets))
    return numbered and follower[:1].isdigit() and not measured
