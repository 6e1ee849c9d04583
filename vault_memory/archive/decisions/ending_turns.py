"""Compute features that tell a change of one subject from a statement about another subject.

The later statement may begin by correcting what was just said, name the old value as past, or repeat the same short
statement with another value. It may also be about another thing of the same kind: another room, another sister's
birthday, an exam in another subject.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import lru_cache
from itertools import pairwise

from vault_memory.archive.decisions.ending_clauses import Part, find_names, list_parts, read_values, split_question
from vault_memory.archive.extraction.rules.ending_cues import CUES
from vault_memory.archive.extraction.rules.language_cues import compile_all, list_all
from vault_memory.archive.extraction.rules.statement_reading import NOT_ANCHORS, Reading, Values, numeral, read
from vault_memory.archive.extraction.rules.word_shapes import content, words

SOON, JUST = timedelta(hours=2), timedelta(minutes=8)
_OPENS = compile_all("correcting", start=True, table="endings")
_DEPARTS = compile_all("departing", table="endings")
_RANGE = re.compile(r"\b(\d{1,4}) ?(?:to|-|–|bis|à|a) ?(\d{1,4})\b")
_NUMBERED = frozenset(" ".join(list_all("numbered", "manner")).split())
_DIRECTIONS = frozenset(("to", "from", "nach", "von"))
_OWNER = re.compile(r"\b([A-ZÄÖÜ][\w-]{1,30})['’]s (?=[a-z])")
_INNER_NAME = re.compile(r"(?<=[a-z0-9,] )([A-ZÄÖÜ][a-zäöüß]{2,30})")
_DOES = re.compile(
    r"\b[A-ZÄÖÜ]\w+ (?!is\b|has\b|was\b|does\b)[a-zäöüß]{3,}[st]\b"
    r"|\b(?:is|are|ist|with|by|mit|bei) (?:the |der |die )?[A-ZÄÖÜ]"
    r"|\b[A-ZÄÖÜ]\w+ (?:is|will|'ll|ist) (?:the|my|our|a|\w+ing|in charge|mein)\b|\b[A-ZÄÖÜ]\w+(?:'ll| will| wants)\b"
)
_TRAIT = re.compile(r"\b(?:is|are|ist|sind) (?:an? |very |sehr )?[a-zäöüß]+[.!]?$")
_LIMIT = compile_all("limiting", table="manner")
_SETS_LIMIT = compile_all("sets_limit", table="manner")
_REQUIRES = compile_all("requires", table="manner")
_PLACED = re.compile(
    r"\b(to|from|in|at|for|of|on|by|nach|von|für|bei) (?:the |der |die |dem )?((?-i:[A-ZÄÖÜ])[\w-]+)", re.IGNORECASE
)
_KIN = compile_all("kin", table="manner")
_NEAR = 4  # words from an old value within which a mark of change is about it
_TERSE = 3  # words that carry the subject of a terse statement
_TURNS = ("ceased", "failed", "instead", "shift", "level", "not")


def compare_turns(new: str, old: str, after: Reading, before: Reading) -> dict[str, float]:
    """Return the features of whole statements."""
    body = split_question(new)[1]
    stated = {numeral(kind, value) for kind, every in before.values.items() for value in every}
    shared, names = after.anchors & before.anchors, _stem_inner_names(old) | _stem_inner_names(new)
    return {
        "opens_correcting": bool(_OPENS.match(body)),
        "names_old_value": bool(after.undone & stated),
        "only_names": bool(shared) and shared <= names,
        "nothing_shared": not shared,
        "trait_old": bool(_TRAIT.search(split_question(old)[1])),
        "terse_old": len(before.anchors) <= _TERSE,
        "departs": bool(_DOES.search(old)) and _departs(body, before),
    }  # fmt: skip


def is_soon(new: datetime | None, old: datetime | None, within: timedelta = SOON) -> bool:
    """Return whether a statement was made shortly after another, in the same sitting."""
    return bool(new and old and timedelta(0) <= new - old <= within)


def may_correct(text: str) -> bool:
    """Return whether a statement begins as a correction, or gives a value in few words."""
    return bool(_OPENS.match(split_question(text)[1])) or (
        len(read(text).anchors) <= _TERSE and bool(read_values(text))
    )


def combine_turns(found: Mapping[str, float]) -> dict[str, float]:
    """Return products of how the later statement takes up the earlier one and of values or names that differ."""
    other, soon, opens = found["other_value_near"], found["soon"], found["opens_correcting"]
    return {
        "opens_x_value": opens * other,
        "soon_opens_bare": soon * opens * found["nothing_shared"], "soon_last": soon * found["just_before"],
        "soon_last_opens": soon * found["just_before"] * opens, "soon_last_value": soon * found["just_before"] * other,
        "soon_opens_value": soon * opens * max(other, found["alike"]),
        "opens_x_rare": opens * min(found["shared_rare"], 2),
        "later_x_alike": found["later"] * found["alike"] * min(found["rare_common"], 1),
        "later_x_departs": found["later"] * found["departs"],
    }  # fmt: skip


def compare_parts(new: str, old: str, mine: Part, theirs: Part, found: Mapping[str, float]) -> dict[str, float]:
    """Return the features of the two clauses with most in common."""
    differs, every, known = found["differs"], read_values(new), read_values(old)
    differing = sum(mine.values[kind].isdisjoint(theirs.values[kind]) for kind in mine.values if kind in theirs.values)
    sets, other = _set_apart(mine, theirs), bool(_RANGE.findall(mine.text)) and bool(_RANGE.findall(theirs.text))
    ranges = other and set(_RANGE.findall(mine.text)).isdisjoint(_RANGE.findall(theirs.text))
    later = found["later"]
    return {
        "by_old_value": _turns_beside(new, every, known), "differs_twice": differing > 1, "other_range": ranges,
        "set_apart": sets > 0, "set_apart_value": sets * differs, "numbered_apart": _differ_in_number(mine, theirs),
        "narrower_value": _is_narrower(mine, theirs) * differs,
        "terse_part": len(mine.known) <= 2 and len(theirs.known) <= 3,
        "terse_part_value": (len(mine.known) <= 2 and bool(mine.known & theirs.known)) * differs,
        **_compare_covered(new, old, every, known, bool(later)), **_compare_owners(new, old, found["shared"] > 0),
        "within_limit": _keeps_limit(new, theirs.text, bool(differs or found["alike"])),
        "placed_apart": _are_placed_apart(mine.text, theirs.text),
        "other_direction": _differ_in_direction(mine, theirs),
        "task_past": found["task"] * found["new_past"] * min(found["rare_common"], 1),
    }  # fmt: skip


def _keeps_limit(new: str, old: str, differs: bool) -> bool:
    """Return whether an old clause gives a limit, and the new statement only a value ("at 88" of "must be over 85").

    Not where it gives a limit or an aim itself, or says that something else counts instead.
    """
    if _LIMIT.search(old) is None or _LIMIT.search(new) is not None or _SETS_LIMIT.search(new) is not None:
        return False
    required = _REQUIRES.search(old) is not None and _REQUIRES.search(new) is None
    return differs or (required and bool(read(new).values))


def _compare_covered(new: str, old: str, every: Values, known: Values, later: bool) -> dict[str, float]:
    """Return whether a clause with another value adds no word to the earlier statement, or only one word or names."""
    stems = frozenset().union(*(part.known for part in list_parts(old)))
    plain, names = stems - _stem_names(old), _stem_names(new)
    covered = named = nearly = swapped = False
    for part in list_parts(new):
        shared = part.known & stems
        differs = any(kind in known and part.values[kind].isdisjoint(known[kind]) for kind in part.values)
        differs = differs or _are_alike(part.values, known)
        if not shared:
            continue
        whole, extra = bool(shared & plain - names), part.known - stems
        covered |= differs and not extra and whole
        named |= differs and not extra and not whole
        nearly |= differs and len(extra) == 1 and whole
        swapped |= not part.values and bool(extra) and extra <= names and whole
    return {
        "covered": covered, "covered_named": named, "nearly_covered": nearly, "covered_swap": swapped,
        "swap_later": swapped and later,
    }  # fmt: skip


def _are_alike(mine: Values, known: Values) -> bool:
    """Return whether a bare number may replace a value with a unit ("69.8" for "71.5 kg"), or a day that of a date."""
    if any(day not in {each[3:].lstrip("0") for each in known.get("date", ())} for day in mine.get("nth", ())):
        return "date" in known
    figures = [
        _read_figure(each)
        for kind, every in known.items()
        if kind == "money" or kind.startswith("amount")
        for each in every
    ]
    bare = [_read_figure(each) for each in mine.get("count", ())]
    return any(one and two and one != two and min(one, two) * 3 >= max(one, two) for one in bare for two in figures)


def _read_figure(value: str) -> float:
    found = re.search(r"\d+(?:\.\d+)?", value.replace(",", ""))
    return float(found[0]) if found is not None else 0.0


def _compare_owners(new: str, old: str, shared: bool) -> dict[str, float]:
    """Return whether one statement names an owner or relative that the other does not: Udo's holiday, my mother's."""
    one, two = _list_owners(new), _list_owners(old)
    lower = (new.lower(), old.lower())
    return {
        "other_owner": shared and any(each not in lower[1] for each in one),
        "owner_left_out": shared and any(each not in lower[0] for each in two),
    }  # fmt: skip


@lru_cache(maxsize=8_192)
def _list_owners(text: str) -> frozenset[str]:
    body = split_question(text)[1]
    return frozenset(match[1].lower() for match in _OWNER.finditer(body)) | frozenset(
        match[0].lower() for match in _KIN.finditer(body)
    )


def _are_placed_apart(mine: str, theirs: str) -> bool:
    """Return whether both name different places or parties after the same preposition: to Nice, to Lyon."""
    one, two = ({match[1].lower(): match[2] for match in _PLACED.finditer(text)} for text in (mine, theirs))
    return any(one[word] != two[word] for word in one.keys() & two.keys())


def _differ_in_direction(mine: Part, theirs: Part) -> bool:
    """Return whether a shared word stands with "to" in one clause and with "from" in the other."""
    one, two = _find_directions(mine), _find_directions(theirs)
    return any(one[stem] != two[stem] for stem in one.keys() & two.keys())


def _find_directions(part: Part) -> dict[str, str]:
    before = {place + 1: token.lower() for place, token in enumerate(part.tokens) if token.lower() in _DIRECTIONS}
    return {stem: before[place] for place, stem in part.stems if place in before}


def _stem_names(text: str) -> frozenset[str]:
    return frozenset(stem for name in find_names(split_question(text)[1]) for stem in content(name))


@lru_cache(maxsize=8_192)
def _stem_inner_names(text: str) -> frozenset[str]:
    """Return the stems of names that do not merely begin a clause, of relatives, and of owners ("Tim's")."""
    body = split_question(text)[1]
    inner = [match[1] for match in _INNER_NAME.finditer(body)]
    return frozenset(stem for name in (*inner, *_list_owners(text)) for stem in content(name)) - NOT_ANCHORS


def _departs(body: str, before: Reading) -> bool:
    """Return whether the later statement says that a person named in the earlier one has left."""
    for match in _DEPARTS.finditer(body):
        subject = words(body[: match.start()])[-4:]
        if any(word[:1].isupper() and frozenset(content(word)) & before.anchors for word in subject):
            return True
    return False


def _turns_beside(new: str, every: Values, known: Values) -> bool:
    """Return whether a mark of change stands near a value that the earlier statement gives, too."""
    both = ((kind, value) for kind in every if kind in known for value in every[kind] & known[kind])
    shared = {value for kind, value in both if kind != "count" or len(value) > 1}
    if not shared:
        return False
    for part in list_parts(new):
        for place, token in enumerate(part.tokens):
            bare = token.lower().lstrip("$€£")
            if any(value in bare or bare in value for value in shared if bare[:1].isdigit() or len(bare) > 3):
                near = " ".join(part.tokens[max(0, place - _NEAR) : place + _NEAR + 1])
                if any(CUES[kind].search(near) for kind in _TURNS):
                    return True
    return False


def _set_apart(mine: Part, theirs: Part) -> int:
    """Return how many shared words stand with another word before them: the red bike, the blue bike."""
    one, two = _find_modifiers(mine), _find_modifiers(theirs)
    shared = mine.known & theirs.known
    return min(2, sum(one[stem] != two[stem] for stem in shared if one.get(stem) and two.get(stem)))


def _is_narrower(mine: Part, theirs: Part) -> bool:
    """Return whether a shared word stands with another only in the later clause: the museum, the museum shop."""
    one, two = _find_modifiers(mine), _find_modifiers(theirs)
    shared = mine.known & theirs.known
    return any(
        (one.get(stem) and not two.get(stem) and one[stem] not in theirs.known)
        or any(before == stem and other not in theirs.known for other, before in one.items())
        for stem in shared
    )


def _find_modifiers(part: Part) -> dict[str, str]:
    """Return for each stem the one of the word before it, where that carries a meaning."""
    places = dict(part.stems)
    before = ((stem, places.get(place - 1, "")) for place, stem in part.stems)
    return {stem: other for stem, other in before if other and other not in NOT_ANCHORS}


def _differ_in_number(mine: Part, theirs: Part) -> bool:
    """Return whether both name a numbered thing with another number: room 4, room 5."""
    one, two = _list_numbered(mine), _list_numbered(theirs)
    return any(one[word] != two[word] for word in one.keys() & two.keys())


def _list_numbered(part: Part) -> dict[str, str]:
    tokens = [token.lower() for token in part.tokens]
    pairs = pairwise(tokens)
    return {word: number for word, number in pairs if word in _NUMBERED and number[:1].isdigit()}
