"""Changes of mind: the same attribute with a new value ("the launch is pushed back to 10 October").

Precision first, as in ``archive.similar``: a statement ends another only where it says that something changed, both
name the same thing, and a value of the same kind (date, time, weekday, money, share, quantity, count) is another.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from vault_memory.archive.extraction.rules.closings import same_owner
from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON
from vault_memory.archive.extraction.rules.readings import NOT_ANCHORS, SPEAKER, Reading, numeral, read
from vault_memory.archive.extraction.rules.word_shapes import content, phrases, words

_LEAVES = phrases(r"""
    (?:has |have )?(?:left|quit|resigned|retired)|is on \w+ leave|is (?:ill|sick|out|gone)
    (?:can't|cannot) (?:do it|make it)
    ist krank|fällt aus|hat gekündigt|hat abgesagt
    """)
_ROLE = phrases(r"""
    responsible|in charge|looks? after|takes? care|contact|boss|head of|manager|best man|maid of honou?r|owner|on call
    does|do|doing|handles?|signs? off|works?|installateur|ansprechpartner\w*|zuständig|verantwortlich|kümmert|macht
    responsable|s['’]occupe|encargad\w+|runs?|leads?|teaches|coach\w*
    """)
_CANCELS = phrases(r"cancel(?:led|ling)?|called off|storniert|abgesagt|annulé\w*|cancelad\w+")
_CEASES = phrases(
    r"any ?more|any longer|no longer|(?:have |has |'ve |'s )?(?:stopped|quit|given up|gave up)|nicht mehr|ya no|plus"
)
_AFTER_ALL = phrases("after all|doch noch|finalement|al final|now (?:also |do |does )?")
_ORDINALS = {
    word: number
    for number, word in enumerate(
        "first second third fourth fifth sixth seventh eighth ninth tenth".split(),  # noqa: SIM905
        start=1,
    )
}
_RARE = 4  # statements that may name what ends, where nothing else says that they speak of the same
_MOST_NEW = 9  # anchors of a statement; one with more says several things


def revises(new: str, old: str, rarity: Mapping[str, int], cells: int) -> float:
    """Return how surely ``new`` gives another value for what ``old`` states: 0 for not, else about 0.5 to 2.

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
    """Return how surely ``new``, which names a value that is no longer so, means the one in ``old``: 0 for not."""
    after, before = read(new), read(old)
    if not after.undone or after.unsure or before.aims or not same_owner(after, before):
        return 0.0
    stated = {numeral(kind, value) for kind, values in before.values.items() for value in values} - before.undone
    bare = {value.lstrip("$").removesuffix("000") for value in stated}
    shared = after.anchors & before.anchors
    specific = len(shared) > 1 or any(rarity.get(anchor, 0) <= _RARE for anchor in shared)
    for value in after.undone:
        if value in stated and (specific or (value.lstrip("$").isdigit() and rarity.get(f"#{value}", 0) <= 3)):
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
        known = before.values.get(kind, frozenset())
        most = 1 if kind == "count" else 2
        if known and len(values) <= 2 and len(known) <= most and values.isdisjoint(known):
            left = after.values[kind] - values  # "from 4.5 to 4.8": what was so must be what the other says
            near = before.beside.get(kind) or before.anchors
            if (not left or left & known) and near & after.anchors:
                return True
    return False


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


def ends(new: str, replaced: str, old: str, kinds: tuple[str, str], rarity: Mapping[str, int]) -> float:
    """Return how surely ``new``, which says that ``replaced`` is no longer so, ends ``old``: 0 for not.

    ``kinds``: the types of both statements.
    """
    after, before = read(new), read(old)
    ended = frozenset(content(replaced)) - NOT_ANCHORS
    if (day := _ORDINALS.get(replaced.lower())) is not None or (day := _day(replaced)):
        return _same_day(after, before, day)
    if not ended or not ended <= before.anchors | frozenset(content(old)) or _denies(old, replaced) or before.aims:
        return 0.0
    others, about = after.anchors - ended, before.anchors - ended
    shared = others & about
    if before.own and before.speaker != after.speaker:
        return 0.0
    if _LEAVES.search(new):
        return 1.5 * bool(_ROLE.search(old))
    named = replaced[:1].isupper() or any(char.isdigit() for char in replaced)
    if shared and (named or len(shared) > 1 or not about - shared):
        return 1.0 + 0.3 * len(shared)
    if shared and {word.casefold() for word in _capitalised(new)} & {word.casefold() for word in words(old)}:
        return 1.0
    seldom = max(rarity.get(stem, 0) for stem in ended) <= _RARE
    if named and seldom and _CANCELS.search(new):
        return 1.0
    if kinds == ("decision", "decision") and named and seldom:
        return 1.0
    saying = next((part for part in re.split(r"(?<=[.!?])\s", new) if replaced in part), new)
    names = {word for word in _capitalised(saying) if word.casefold() not in replaced.casefold()}
    ceases = _CEASES.search(new) is not None and not names and after.own and before.own
    return 0.8 if ceases and len(about) <= 3 else 0.0


def reverses(new: str, old: str) -> float:
    """Return how surely ``new`` says yes after all to what ``old`` said no to: 0 for not."""
    if not _AFTER_ALL.search(new):
        return 0.0
    shared = read(new).anchors & read(old).anchors
    return 1.0 if any(_denies(old, word) for word in words(new) if frozenset(content(word)) & shared) else 0.0


def _same_day(after: Reading, before: Reading, day: int) -> float:
    """A correction of nothing but a day: of the same month, by the same speaker."""
    new, old = after.values.get("date", frozenset()), before.values.get("date", frozenset())
    month = next(iter(new), "")[:2]
    return float(len(new) == 1 and after.speaker == before.speaker and f"{month}-{day:02}" in old)


def _day(text: str) -> int:
    match = re.fullmatch(r"(\d{1,2})(?:st|nd|rd|th)", text)
    return int(match[1]) if match is not None else 0


def _denies(text: str, word: str) -> bool:
    """Return whether a statement says no to the word right before it."""
    return (
        re.search(
            rf"\b(?:no|not|without|never|kein\w*|ohne|nicht|pas de|sans|sin)\s+{re.escape(word)}\b", text, re.IGNORECASE
        )
        is not None
    )


def _capitalised(text: str) -> list[str]:
    bare = SPEAKER.sub("", text)
    return [word for word in words(bare)[1:] if word[:1].isupper() and word.lower() not in FIRST_PERSON]


def anchor_counts(texts: Sequence[str]) -> Counter[str]:
    """Count in how many statements each anchor stands, and each value (with "#" before it)."""
    counts = Counter(anchor for text in texts for anchor in read(text).anchors)
    for text in texts:
        values = read(text).values.items()
        counts.update({f"#{numeral(kind, value)}" for kind, found in values for value in found})
    return counts
