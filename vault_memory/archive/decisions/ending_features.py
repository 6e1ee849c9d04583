"""Compute the features of a pair of statements that decide whether the later one ends the earlier one.

Both are compared clause by clause: by shared words, of which rarer ones count more, and by vectors. Then comes what the
later one says: that something has ceased, was replaced, put off or done, another value or name of the same kind, the
opposite of the same doing. The coefficients are in ``ending_coefficients.json`` (`bench/fit_endings.py`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache

from vault_memory.archive.decisions.ending_clauses import CLAUSE, Rarity, align_parts, compare_clauses, find_names
from vault_memory.archive.decisions.ending_turns import JUST, combine_turns, compare_parts, compare_turns, is_soon
from vault_memory.archive.extraction.rules.ending_cues import CUES, EVENT, PLAN, STATE
from vault_memory.archive.extraction.rules.statement_reading import (
    NOT_ANCHORS,
    QUOTED,
    SPEAKER,
    Reading,
    Values,
    numeral,
    read,
)
from vault_memory.archive.extraction.rules.word_shapes import content, words
from vault_memory.models import CellType

_KINDS = ("date", "weekday", "hour", "money", "share", "amount", "count", "nth", "every")
_CHANGED = ("now", "ceased", "instead", "actual", "shift", "level", "new")
_LIKENESS = "clause_cosine", "cosine_x_"  # features that grow with it
_LATER = timedelta(hours=12)


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a statement: its words, what it is about, its values and names."""

    text: str
    anchors: frozenset[str]
    head: frozenset[str]  # the first of its anchors
    names: frozenset[str]
    values: Values
    negated: bool


@dataclass(frozen=True, slots=True)
class StatementSide:
    """One of the two statements: its text, type, when it was said, and, of the later one, the talk before it."""

    text: str
    type: CellType
    created: datetime | None
    preceding: str = ""


@dataclass(frozen=True, slots=True)
class PairEvidence:
    """What scores a pair besides its texts.

    ``cosine``: of the whole statements; ``clause_cosine``: of the most similar clauses; ``best``: 1 for the
    earlier statement nearest to the later one, 1/2 for the next …; ``closing`` and ``change``: what the rules give.
    """

    cosine: float
    clause_cosine: float
    best: float
    closing: float
    change: float


@lru_cache(maxsize=2_048)
def split_clauses(text: str) -> tuple[Clause, ...]:
    """Return the clauses of a statement, the first with the question that it answers."""
    quoted = QUOTED.match(text)
    asked = (quoted[1] or quoted[2] or "") if quoted is not None else ""
    body = text[quoted.end() :] if quoted is not None else SPEAKER.sub("", text)
    joined: list[str] = []
    for part in (part for part in CLAUSE.split(body) if part.strip()):
        if joined and (len(joined[-1]) < 12 or len(part) < 6):
            joined[-1] = f"{joined[-1]}, {part}"
        else:
            joined.append(part)
    joined = joined or [body]
    joined[0] = f"{asked} {joined[0]}".strip()
    return tuple(_clause(each) for each in joined)


def _clause(text: str) -> Clause:
    reading = read(text)
    stems = [stem for stem in content(text) if stem not in NOT_ANCHORS and not stem.isdigit()]
    return Clause(
        text, reading.anchors, frozenset(stems[:3]), find_names(text), reading.values, bool(CUES["not"].search(text))
    )


def weigh(stems: frozenset[str], rarity: Rarity) -> float:
    """Return the weight of shared words: 1 for each that one known statement has, less for common ones."""
    return float(sum(max(1, rarity.get(stem, 1)) ** -0.5 for stem in stems))


def add_clauses(new: str, old: str, rarity: Rarity, found: Mapping[str, float]) -> dict[str, float]:
    """Return the features of a pair with those of its clauses, which take longer to compute."""
    mine, theirs = align_parts(new, old, rarity)
    compared = compare_clauses(new, old, rarity, found)
    turned = compare_parts(new, old, mine, theirs, {**found, **compared})
    return {**found, **{name: float(value) for name, value in (compared | turned).items()}}


def compare_statements(
    new: StatementSide, old: StatementSide, rarity: Rarity, evidence: PairEvidence
) -> dict[str, float]:
    """Return the features of the whole statements of a pair."""
    after, before = read(new.text), read(old.text)
    mine, theirs = align(new.text, old.text, rarity)
    window = _window(new.text, mine)
    found = _compare_subjects(new.text, old.text, rarity)
    cues = dict(zip(CUES, _find_cues(window), strict=True))
    found |= _compare_values(after, before, mine, theirs)
    found |= _compare_tenses(after, before, mine, theirs, rarity)
    later = bool(new.created and old.created and new.created - old.created >= _LATER)
    lower, old_lower = _lower(new.text), _lower(old.text)
    new_name = bool(find_names(window) - old_lower)
    found |= {
        "new_name": new_name, "name_swap": new_name and bool(theirs.names - lower),
        "opposite": mine.negated != theirs.negated and bool(mine.anchors & theirs.anchors),
        "task": old.type == "task", "plan": bool(PLAN.search(old.text)), "passed": _has_passed(old, new),
        "unsure": after.unsure, "aims_new": after.aims, "aims_old": before.aims,
        "same_speaker": after.speaker == before.speaker, "both_own": after.own and before.own,
        "other_speaker": after.speaker != before.speaker and bool(before.speaker), "later": later,
        "long_new": len(after.anchors) / 10, "long_old": len(before.anchors) / 10,
        "cosine": evidence.cosine, "clause_cosine": evidence.clause_cosine,
        "best": evidence.best, "rules_closing": min(evidence.closing, 2.0), "rules_change": min(evidence.change, 2.0),
    }  # fmt: skip
    found |= _combine(found, cues, mine, theirs, rarity)
    found |= compare_turns(new.text, old.text, after, before)
    found |= _compare_talk(new, after, before, rarity)
    found |= {"soon": is_soon(new.created, old.created), "just_before": is_soon(new.created, old.created, JUST)}
    found |= combine_turns(found)
    return {name: float(value) for name, value in found.items()}


def scale_likeness(features: dict[str, float], likeness: float) -> dict[str, float]:
    """Return features computed for a clause cosine of 1, scaled by the real cosine."""
    return features | {name: features[name] * likeness for name in features if name.startswith(_LIKENESS)}


@lru_cache(maxsize=2_000)
def _find_cues(text: str) -> tuple[bool, ...]:
    """Return for each class of cues whether the text has one."""
    return tuple(bool(cue.search(text)) for cue in CUES.values())


def _compare_subjects(new: str, old: str, rarity: Rarity) -> dict[str, float]:
    """Return features of the words and names that both share, the question that is answered included."""
    after, before = read(new), read(old)
    shared = after.anchors & before.anchors
    names = [frozenset().union(*(each.names for each in split_clauses(text))) for text in (new, old)]
    quoted = QUOTED.match(new)
    asked = frozenset(content(quoted[1] or quoted[2] or "")) if quoted is not None else frozenset()
    return {
        "shared": min(len(shared), 4), "shared_rare": min(weigh(shared, rarity), 3.0),
        "shared_part": len(shared) / max(1, min(len(after.anchors), len(before.anchors))),
        "shared_name": bool((names[0] & _lower(old)) | (names[1] & _lower(new))),
        "unique": any(rarity.get(stem, 1) <= 1 for stem in shared), "question_shared": bool(asked & before.anchors),
    }  # fmt: skip


def _compare_talk(new: StatementSide, after: Reading, before: Reading, rarity: Rarity) -> dict[str, float]:
    """Return features of the words that the earlier statement shares with the talk before the later one."""
    shared = read(new.preceding).anchors & before.anchors if new.preceding else frozenset[str]()
    own = after.anchors & before.anchors
    return {
        "talk_rare": min(weigh(shared, rarity), 3.0), "talk_part": len(shared) / max(1, len(before.anchors)),
        "talk_further": min(weigh(shared - own, rarity), 3.0), "talk_alone": bool(shared) and not own,
    }  # fmt: skip


def _compare_values(after: Reading, before: Reading, mine: Clause, theirs: Clause) -> dict[str, float]:
    """Return features of the values of the same kind that both give."""
    found: dict[str, float] = {f"other_{kind}": _differ(after.values, before.values, kind) for kind in _KINDS}
    same = any(after.values.get(kind, frozenset()) & known for kind, known in before.values.items())
    anew = (before.values.get(kind) for kind, values in after.set_anew.items())
    return found | {
        "same_value": same, "other_value_near": any(_differ(mine.values, theirs.values, kind) for kind in _KINDS),
        "other_value_anew": any(
            known is not None and values.isdisjoint(known)
            for known, values in zip(anew, after.set_anew.values(), strict=True)
        ),
        "same_day": _same_day(after, before) and not same,
    }  # fmt: skip


def _compare_tenses(after: Reading, before: Reading, mine: Clause, theirs: Clause, rarity: Rarity) -> dict[str, float]:
    """Return features of what happened once, which nothing ends, and of shared words that are no names."""
    past, new_past = bool(EVENT.search(theirs.text)), bool(EVENT.search(mine.text))
    common = (mine.anchors & theirs.anchors) - _name_stems(theirs)
    return {
        "event": past and not STATE.search(theirs.text), "old_past": past, "new_past": new_past,
        "old_dated_past": past and bool(before.values.keys() & {"date", "nth"}) and not PLAN.search(theirs.text),
        "both_dated_past": past and new_past and "date" in after.values and "date" in before.values,
        "common": min(len(common), 3), "rare_common": min(weigh(common, rarity), 2.0),
    }  # fmt: skip


def _name_stems(clause: Clause) -> frozenset[str]:
    return frozenset(stem for name in clause.names for stem in content(name))


def _combine(
    found: Mapping[str, float], cues: Mapping[str, bool], mine: Clause, theirs: Clause, rarity: Rarity
) -> dict[str, float]:
    """Return products of these features: how much two clauses share, and the marks of change near it.

    ``cues``: classes of marks that the clause has, or one beside it.
    """
    rare = weigh(mine.anchors & theirs.anchors, rarity)
    head = bool(mine.anchors & theirs.head) and bool(mine.head & theirs.anchors)
    changed = any(cues[name] for name in _CHANGED)
    over = cues["failed"] or cues["ceased"]
    shared = len(mine.anchors & theirs.anchors)
    part_old, part_new = shared / max(1, len(theirs.anchors)), shared / max(1, len(mine.anchors))
    part, alike = max(part_old, part_new), _are_alike(mine.values, theirs.values)
    other, similar = found["other_value_near"], found["clause_cosine"]
    return {
        "shared_head": head, "rare_x_changed": rare * changed, "rare_x_failed": rare * over,
        "rare_x_value": rare * other,
        "rare_x_done_plan": rare * cues["done"] * bool(found["task"] or found["plan"]),
        "rare_x_swap": rare * found["name_swap"], "rare_x_later": rare * found["later"],
        "cosine_x_changed": similar * changed, "cosine_x_failed": similar * over,
        "cosine_x_value": similar * other, "cosine_x_anew": similar * found["other_value_anew"],
        "head_x_changed": rare * head * changed, "head_x_value": rare * head * other,
        "head_x_failed": rare * head * over, "head_x_not": rare * head * cues["not"],
        "same_x_ceased": found["same_value"] * (over or cues["not"]),
        "later_x_changed": found["later"] * changed,
        "common_x_changed": found["rare_common"] * changed, "common_x_value": found["rare_common"] * other,
        "common_x_over": found["rare_common"] * over, "past_x_other": found["old_past"] * other,
        "part_old": part_old, "part_new": part_new, "part_x_value": part * other, "part_x_changed": part * changed,
        "part_x_over": part * over, "part_x_alike": part * alike, "alike": alike, "part_x_later": part * found["later"],
        "part_x_done": part * cues["done"],
    }  # fmt: skip


@lru_cache(maxsize=4_096)
def _lower(text: str) -> frozenset[str]:
    return frozenset(word.lower().removesuffix("'s") for word in words(text))


def align(new: str, old: str, rarity: Rarity) -> tuple[Clause, Clause]:
    """Return the clauses of both that have most in common."""
    best = -1.0, split_clauses(new)[0], split_clauses(old)[0]
    for mine in split_clauses(new):
        for theirs in split_clauses(old):
            weight = weigh(mine.anchors & theirs.anchors, rarity)
            weight += 0.3 * any(_differ(mine.values, theirs.values, kind) for kind in _KINDS)
            if weight > best[0]:
                best = weight, mine, theirs
    return best[1], best[2]


def _window(text: str, clause: Clause) -> str:
    """Return a clause with the one before and after it."""
    every = split_clauses(text)
    at = every.index(clause)
    return ", ".join(each.text for each in every[max(0, at - 1) : at + 2])


def _differ(mine: Values, theirs: Values, kind: str) -> bool:
    """Return whether both give values of a kind (of a unit), and none is the same."""
    if kind != "amount":
        one, two = mine.get(kind), theirs.get(kind)
        return bool(one) and bool(two) and one.isdisjoint(two)  # type: ignore[union-attr, arg-type]
    return any(name in theirs and mine[name].isdisjoint(theirs[name]) for name in mine if name.startswith("amount"))


def _are_alike(mine: Values, theirs: Values) -> bool:
    """Return whether a bare number of one clause may be of what the other gives with a unit ("70" of "74 %")."""
    for one, two in ((mine, theirs), (theirs, mine)):
        bare = {float(number) for each in one.get("count", ()) if (number := numeral("count", each)).isdigit()}
        for kind, values in two.items():
            if kind not in {"money", "share"} and not kind.startswith("amount"):
                continue
            known = {float(found[0]) for each in values if (found := re.findall(r"\d+(?:\.\d+)?", each))}
            if any(new != old and min(new, old) * 3 >= max(new, old) for new in bare for old in known):
                return True
    return False


def list_days(reading: Reading) -> set[str]:
    """Return the days of the month that a statement names, alone or in a date ("15" of "15 June")."""
    return {each[3:].lstrip("0") for each in reading.values.get("date", ())} | {*reading.values.get("nth", ())}


def _same_day(after: Reading, before: Reading) -> bool:
    """Return whether one names the day of the other's date alone ("the 15th" of "15 June")."""
    return not list_days(before).isdisjoint(after.values.get("nth", ()))


def _has_passed(old: StatementSide, new: StatementSide) -> bool:
    """Return whether every day that the earlier statement names was over when the later one was made."""
    days = read(old.text).values.get("date", frozenset())
    if not days or new.created is None or old.created is None:
        return False
    return new.created.year > old.created.year or max(days) < f"{new.created.month:02}-{new.created.day:02}"
