"""Keep the other items of a list of which a new statement ends one ("Kevin quit" of "Amira, Joost and Kevin")."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from vault_memory.archive.extraction.rules.ended_subjects import find_closed_subjects
from vault_memory.archive.extraction.rules.ending_cues import CUES
from vault_memory.archive.extraction.rules.language_cues import cues_of, list_all, list_numbers
from vault_memory.archive.extraction.rules.lexicon import FUNCTION, WEEKDAYS
from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.archive.extraction.rules.statement_reading import SPEAKER, has_value
from vault_memory.archive.extraction.rules.word_shapes import content, words

_AND = "|".join(sorted(set(filter(None, "|".join(list_all("and", "clauses")).split("|")))))
_NAME = r"[A-ZÀ-Þ][\w'’-]{1,30}"
_TAIL = rf"(?: (?!(?:{_AND})\b)(?:[a-zà-ÿ0-9][\w'’-]{{0,30}}|(?i:{WEEKDAYS})s?\b)){{0,4}}"
_LIST = re.compile(rf"\b{_NAME}{_TAIL}(?:, (?!(?:{_AND})\b){_NAME}{_TAIL}){{0,12}},? (?P<and>{_AND}) {_NAME}{_TAIL}")
_ITEM = re.compile(rf"(?P<name>{_NAME})(?P<tail>{_TAIL})")
_CLAUSES = re.compile(r"[,;:.!?](?:\s|$)")
_LONGEST = 400  # characters that are read
_WITHIN = 5  # words before a list that may count its items
_TELLS = "ceased", "failed"  # kinds of cues by which the item has gone


class _Listed(NamedTuple):
    """A list of names in a statement: where it stands, its items, and what follows all of them."""

    start: int
    end: int
    items: Sequence[str]
    joined: str  # its "and"
    after: str


def leave_out_item(new: str, old: str) -> str:
    """Return ``old`` without the items of its list that ``new`` says have gone, if others stay; else ''.

    Nothing where the statement counts its items ("two cats, Miso and Ponzu"), or what follows speaks of several.
    """
    listed, gone = _find_gone(new, old)
    if listed is None or not gone or _is_counted(old, listed):
        return ""
    left = [item for item in listed.items if item not in gone]
    if not left or (len(left) == 1 and listed.after.strip()):
        return ""
    joined = left[0] if len(left) == 1 else f"{', '.join(left[:-1])} {listed.joined} {left[-1]}"
    return f"{old[: listed.start]}{joined}{listed.after}{old[listed.end :]}"


def leaves_others(new: str, old: str) -> bool:
    """Return whether ``new`` ends one of several things that ``old`` counts and names, so that the rest still holds."""
    listed, gone = _find_gone(new, old)
    return listed is not None and bool(gone) and _is_counted(old, listed)


def _is_counted(text: str, listed: _Listed) -> bool:
    """Return whether the words before a list say how many items it has ("our three hens, …")."""
    before = [word.lower() for word in words(text[: listed.start])[-_WITHIN:]]
    return str(len(listed.items)) in {list_numbers().get(word, word) for word in before}


def _find_gone(new: str, old: str) -> tuple[_Listed | None, frozenset[str]]:
    """Return the first list of a statement, and the items that the new one says have gone, if some are left."""
    speaker = SPEAKER.match(old)
    listed = _find_list(old, speaker.end() if speaker is not None else 0)
    if listed is None:
        return None, frozenset()
    gone = frozenset(item for item in listed.items if _tells_gone(new, words(item)[0]))
    together = _find_list(new, 0)  # "Ada, Bo and Cleo have left"
    named = {words(item)[0] for item in together.items} if together is not None else set[str]()
    if named & {words(item)[0] for item in gone}:
        gone |= {item for item in listed.items if words(item)[0] in named}
    return listed, gone if len(gone) < len(listed.items) else frozenset()


@lru_cache(maxsize=4_096)
def _find_list(text: str, start: int) -> _Listed | None:
    """Return the first list of names at or after ``start``; none in German, where all nouns look like names."""
    language = cues_of(text)
    if language is not None and language.language == "german":
        return None
    for found in _LIST.finditer(text, start, start + _LONGEST):
        items = list(_ITEM.finditer(text, found.start(), found.end()))
        while len(items) > 2 and (_is_no_name(items[0]) or (items[0]["tail"] and not items[1]["tail"])):
            del items[0]  # "We have two cats, Miso and Ponzu"
        if len(items) > 1 and not any(map(_is_no_name, items)):
            bare = not any(item["tail"] for item in items[:-1])  # what follows the last name is said of all
            names = tuple(item["name"] if bare else item[0] for item in items)
            return _Listed(items[0].start(), found.end(), names, found["and"], items[-1]["tail"] if bare else "")
    return None


def _is_no_name(item: re.Match[str]) -> bool:
    return item["name"].lower() in FUNCTION or has_value(item["name"])


def _tells_gone(new: str, name: str) -> bool:
    """Return whether a statement says that the thing or person of a name has gone: as its subject, or as replaced."""
    stems = frozenset(content(name))
    if any(stems <= each for each in find_closed_subjects(new)) or stems & frozenset(content(find_replaced(new))):
        return True
    clauses = (part.strip() for part in _CLAUSES.split(SPEAKER.sub("", new)))
    return any(
        clause.startswith(name) and any(CUES[kind].search(clause[len(name) :]) for kind in _TELLS) for clause in clauses
    )
