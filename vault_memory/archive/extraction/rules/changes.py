"""Detect changes: a statement gives a new value to something ("the launch is pushed back to 10 October").

Precision first, as in ``similarity``: a statement ends another only where it says that something changed, both
name the same thing, and a value of the same kind (date, time, weekday, money, share, quantity, count) is another.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from vault_memory.archive.extraction.rules.ended_subjects import HOLDS_ROLE, same_owner
from vault_memory.archive.extraction.rules.ending_cues import EVENT
from vault_memory.archive.extraction.rules.language_cues import compile_all, cues_of
from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON
from vault_memory.archive.extraction.rules.reversals import denies
from vault_memory.archive.extraction.rules.statement_reading import (
    NOT_ANCHORS,
    SPEAKER,
    Reading,
    find_months,
    is_of_another_time,
    numeral,
    read,
)
from vault_memory.archive.extraction.rules.word_shapes import content, phrases, words

_LEAVES = phrases(r"""
    (?:has |have )?(?:left|quit|resigned|retired)|is on \w+ leave|is (?:ill|sick|out|gone)
    (?:can't|cannot) (?:do it|make it)|last (?:day|shift) (?:is|was)
    ist krank|fällt aus|hat gekündigt|hat abgesagt
    """)
_CANCELS = phrases(r"cancel(?:led|ling)?|called off|storniert|abgesagt|annulé\w*|cancelad\w+")
_CEASES = phrases(
    r"any ?more|any longer|no longer|after all|(?:have |has |'ve |'s )?(?:stopped|quit|given up|gave up)"
    r"|nicht mehr|ya no|plus"
)
_ORDINALS = {
    word: number
    for number, word in enumerate(
        "first second third fourth fifth sixth seventh eighth ninth tenth".split(),  # noqa: SIM905
        start=1,
    )
}
_ALIKE = {"count": ("money",), "money": ("count",), "nth": ("date",), "date": ("nth",)}
_RARE = 4  # statements that may name what ends, where nothing else says that they speak of the same
_CLAUSES = re.compile(r"[,;.!?](?!\d)")
_PUT_OFF = re.compile(
    r"\b(?:(?:is|are|was|were|got|has been|have been|had to be|'s been)(?: \w+)? )?(?:postponed|put off|called off"
    r"|pushed back|delayed)\b",
    re.IGNORECASE,
)
_TO_MONTH = re.compile(
    r"\b(?:moves?|moved|is moving|slips?|slipped|shifts?|shifted|pushed|postponed) (?:back |out |forward )?"
    r"(?:to|into|till|until) (?P<month>[A-Z][a-z]{2,8})\b(?! \d)"
)
_CONTRASTS = re.compile(r", not (?:at|in|on|with|by|from|to|via) ", re.IGNORECASE)
_KIN = re.compile(
    rf"(?:(?:and|but|so|now|also) )?(?:my|our|his|her|their) (?P<who>{compile_all('kin', table='manner').pattern})",
    re.I,
)
_MOST_NEW = 9  # largest number of anchors; a statement with more says several things


def revises(new: str, old: str, rarity: Mapping[str, int], cells: int) -> float:
    """Return how surely ``new`` gives another value for what ``old`` states; 0 if it does not, else about 0.5 to 2.

    ``rarity``: the number of known statements that hold an anchor, of ``cells`` in all.
    """
    after, before = read(new), read(old)
    if not after.changes or after.unsure or after.aims != before.aims or not 0 < len(after.anchors) <= _MOST_NEW:
        return 0.0
    if not _other_value(after, before):
        return 0.0
    shared = after.focus & before.anchors
    if not shared or (before.own and after.own and before.speaker != after.speaker):
        return 0.0
    if before.own and before.speaker != after.speaker and len(shared) < 2:
        return 0.0
    common = max(3, cells // 6)
    rare = {anchor for anchor in shared if rarity.get(anchor, 0) <= common}
    if not rare:
        return 0.0
    part = len(shared) / min(len(after.focus), len(before.anchors))
    if part < 0.5 and len(shared) < 3:
        return 0.0
    if len(shared) == 1 and part < 0.6 and len(before.anchors) > 4:
        return 0.0
    return part + 0.3 * len(rare)


def corrects(new: str, old: str, rarity: Mapping[str, int]) -> float:
    """Return how surely ``new``, which says that a value no longer holds, means that of ``old``; 0 if it does not."""
    after, before = read(new), read(old)
    if not after.undone or after.unsure or before.aims or not same_owner(after, before):
        return 0.0
    stated = {numeral(kind, value) for kind, values in before.values.items() for value in values} - before.undone
    bare = {value.lstrip("$").removesuffix("000") for value in stated}
    shared = after.anchors & before.anchors
    specific = len(shared) > 1 or any(rarity.get(anchor, 0) <= _RARE for anchor in shared)
    for value in after.undone:
        alone = value.lstrip("$").isdigit() and rarity.get(f"#{value}", 0) <= 3
        alone = alone and re.search(rf"\babout (?:the )?{re.escape(value)}\b", new, re.IGNORECASE) is not None
        if value in stated and (specific or alone):
            return 1.0 + 0.3 * len(shared)
        if specific and value.lstrip("$").removesuffix("000") in bare:
            return 1.0 + 0.2 * len(shared)
    return 0.0


def same_attribute(one: str, other: str) -> bool:
    """Return whether two statements give different values for what seems to be the same."""
    first, second = read(one), read(other)
    shared = first.anchors & second.anchors
    least = min(len(first.anchors), len(second.anchors))
    if len(shared) < 2 or len(shared) < 0.6 * least or first.aims != second.aims:
        return False
    kinds = first.values.keys() & second.values.keys()
    return any(first.values[kind].isdisjoint(second.values[kind]) for kind in kinds)


def _other_value(after: Reading, before: Reading) -> bool:
    """Return whether both give few values of a kind, and no value is the same."""
    for kind, values in after.set_anew.items():
        if any(_comparable(after, before, kind, other) for other in _ALIKE.get(kind, ()) if other in before.values):
            return True
        known = before.values.get(kind, frozenset())
        most = 1 if kind == "count" else 2
        if kind == "count" and _are_years(known) and not _are_years(values):
            continue
        if known and len(values) <= 2 and len(known) <= most and values.isdisjoint(known):
            left = after.values[kind] - values  # "from 4.5 to 4.8": what was so must be what the other says
            near = before.beside.get(kind) or before.anchors
            if (not left or left & known) and near & after.anchors:
                return True
    return False


def _are_years(values: frozenset[str]) -> bool:
    return bool(values) and all(re.fullmatch(r"(?:1[89]|20)\d\d", value) for value in values)


def _comparable(after: Reading, before: Reading, kind: str, other: str) -> bool:
    """Return whether values of two kinds may be of the same thing ("38k" and "41 now", "6 May" and "the 25th")."""
    values, known = after.set_anew[kind], before.values[other]
    if len(values) != 1 or len(known) != 1:
        return False
    if not (before.beside.get(other) or before.anchors) & after.anchors:
        return False
    (one,), (two,) = values, known
    if "nth" in {kind, other}:
        return int(re.sub(r"^\d\d-", "", one)) != int(re.sub(r"^\d\d-", "", two))
    first, second = (float(numeral("count", each.lstrip("$€£¥")).replace(",", ".") or 0) for each in (one, two))
    return first != second and min(first, second) * 4 >= max(first, second)


def repeats_value(new: str, ended: str, other: str) -> bool:
    """Return whether ``other`` gives the value that ``new`` has changed in ``ended``, for what seems to be the same."""
    after, before, third = read(new), read(ended), read(other)
    shared = before.anchors & third.anchors
    if third.aims or 2 * len(shared) < min(len(before.anchors), len(third.anchors)):
        return False
    for kind, values in before.values.items():
        if (
            kind in after.set_anew
            and values & third.values.get(kind, frozenset())
            and not values & after.set_anew[kind]
        ):
            return len(values) <= 2 and after.set_anew[kind].isdisjoint(third.values[kind])
    return False


def tells_of_relative(new: str, old: str) -> bool:
    """Return whether only the first statement is about somebody's relative or colleague ("my brother is …")."""
    kin = _KIN.match(SPEAKER.sub("", new))
    return kin is not None and kin["who"].lower() not in old.lower()


def read_ended_day(replaced: str) -> int:
    """Return the day of the month that a statement says no longer holds ("not on the 20th"), or 0."""
    return _ORDINALS.get(replaced.lower()) or _day(replaced)


def ends(new: str, replaced: str, old: str, kinds: tuple[str, str], rarity: Mapping[str, int]) -> float:
    """Return how surely ``new``, which says that ``replaced`` is no longer so, ends ``old``; 0 if it does not.

    ``kinds``: the types of both statements.
    """
    after, before = read(new), read(old)
    ended = frozenset(content(replaced)) - NOT_ANCHORS
    if day := read_ended_day(replaced):
        return _same_day(after, before, day)
    if (
        not ended
        or not ended <= before.anchors | frozenset(content(old))
        or denies(old, replaced)
        or before.aims
        or is_of_another_time(replaced, old)
    ):
        return 0.0
    others, about = after.anchors - ended, before.anchors - ended
    shared = others & about
    if before.own and (before.speaker != after.speaker or tells_of_relative(new, old)):
        return 0.0
    if _LEAVES.search(new):
        return 1.5 * bool(HOLDS_ROLE.search(old))
    named = replaced[:1].isupper() or any(char.isdigit() for char in replaced)
    if shared and (named or len(shared) > 1 or not about - shared):
        return 1.0 + 0.3 * len(shared)
    if shared and {word.casefold() for word in _list_capitalised_words(new)} & {word.casefold() for word in words(old)}:
        return 1.0
    seldom = max(rarity.get(stem, 0) for stem in ended) <= _RARE
    if named and seldom and _CANCELS.search(new):
        return 1.0
    if kinds == ("decision", "decision") and named and seldom:
        return 1.0
    language = cues_of(new)
    parts = re.split(r"(?<=[.!?])\s", new) if language is None else _CLAUSES.split(new)
    saying = next((part for part in parts if replaced in part), new)
    names = {word for word in _list_capitalised_words(saying) if word.casefold() not in replaced.casefold()}
    ceases = _CEASES.search(new) is not None or (language is not None and language.has("ceased", new))
    ceases = ceases and not names and after.own and before.own
    clauses = [frozenset(content(part)) - NOT_ANCHORS for part in _CLAUSES.split(SPEAKER.sub("", old))]
    if cues_of(old) is not None:  # whose words of grammar are no anchors
        clauses = [part & before.anchors for part in clauses]
    fewest = min((len(part - ended) for part in clauses if ended <= part), default=len(about))
    contrasts = _CONTRASTS.search(new) is not None and same_owner(after, before)
    return 0.8 if (ceases and fewest <= 3) or (contrasts and fewest <= 2) else 0.0


@lru_cache(maxsize=1_024)
def says_put_off(text: str) -> bool:
    return _PUT_OFF.search(text) is not None


def postpones(new: str, old: str, rarity: Mapping[str, int]) -> float:
    """Return how surely ``new`` postpones without a new date what ``old`` gives a day for; 0 if it does not."""
    if not says_put_off(new):
        return 0.0
    after, before = read(new), read(old)
    if after.unsure or before.aims or "date" in after.values or not before.values.keys() & {"date", "weekday", "nth"}:
        return 0.0
    for part in _CLAUSES.split(SPEAKER.sub("", new)):
        put_off = _PUT_OFF.search(part)
        about = frozenset(content(part[: put_off.start()])) - NOT_ANCHORS if put_off is not None else frozenset()
        near = before.beside.get("date") or before.beside.get("weekday") or before.anchors
        if about and len(about) <= 3 and about <= near and min(rarity.get(stem, 0) for stem in about) <= _RARE:
            return 1.0 if same_owner(after, before) else 0.0
    return 0.0


def says_to_month(text: str) -> bool:
    """Return whether a statement moves something to a month."""
    match = _TO_MONTH.search(text)
    return match is not None and bool(find_months(match["month"]))


def moves_to_month(new: str, old: str, rarity: Mapping[str, int]) -> float:
    """Return how surely ``new`` moves to another month what ``old`` has a month for; 0 if it does not."""
    match, known = _TO_MONTH.search(new), find_months(old)
    months = find_months(match["month"]) if match is not None else frozenset[str]()
    if match is None or not months or not known or months & known:
        return 0.0
    after, before = read(new), read(old)
    if after.unsure or before.aims or EVENT.search(old) or not same_owner(after, before):
        return 0.0
    about = frozenset(content(_CLAUSES.split(SPEAKER.sub("", new[: match.start()]))[-1])) - NOT_ANCHORS
    named = 0 < len(about) <= 3 and about <= before.anchors
    return float(named and min(rarity.get(stem, 0) for stem in about) <= _RARE)


def _same_day(after: Reading, before: Reading, day: int) -> float:
    """Return whether the change corrects only a day: of the same month, by the same speaker."""
    new, old = after.values.get("date", frozenset()), before.values.get("date", frozenset())
    month = next(iter(new), "")[:2]
    if not new and after.speaker == before.speaker:  # "not on the 20th": of whatever month
        return float(len(old) == 1 and any(each.endswith(f"-{day:02}") for each in old))
    return float(len(new) == 1 and after.speaker == before.speaker and f"{month}-{day:02}" in old)


def _day(text: str) -> int:
    match = re.fullmatch(r"(\d{1,2})(?:st|nd|rd|th|\.)", text)
    return int(match[1]) if match is not None else 0


def _list_capitalised_words(text: str) -> list[str]:
    bare = SPEAKER.sub("", text)
    return [word for word in words(bare)[1:] if word[:1].isupper() and word.lower() not in FIRST_PERSON]


def list_numerals(reading: Reading) -> set[str]:
    """Return the values of a statement without their kinds, each with "#" before it."""
    return {f"#{numeral(kind, value)}" for kind, found in reading.values.items() for value in found}
