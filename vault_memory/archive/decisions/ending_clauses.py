"""Compute features of the two clauses, one of each statement of a pair, that have most in common.

They describe whether the subjects agree, which words are next to which values, and which marks of change are near the
shared words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from vault_memory.archive.extraction.rules.ending_cues import CUES, PLAN
from vault_memory.archive.extraction.rules.language_cues import compile_all, list_all, list_numbers
from vault_memory.archive.extraction.rules.language_files import group_alternatives
from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON
from vault_memory.archive.extraction.rules.statement_reading import (
    NOT_ANCHORS,
    QUOTED,
    SPEAKER,
    Values,
    find_months,
    has_value,
    list_values,
    read,
)
from vault_memory.archive.extraction.rules.word_shapes import content, words

Rarity = Mapping[str, int]
CLAUSE = re.compile(r"[.;!?,](?!\d)\s*| (?:and|but|so|und|aber|et|mais|y|pero) |: | – | - ")
_SENTENCE = re.compile(r"(?<=[.!?])\s+")
_DIGIT = re.compile(r"\d")
_SPELLED = re.compile(rf"\b(?:{group_alternatives('|'.join(list_numbers()))})\b", re.IGNORECASE)
_ONE = re.compile(
    r"\bone (?=\w+ (?:a|per|each|max|only)\b|(?:page|bed|meal|room|day|week|month|hour|glass|cup)\b)", re.I
)
_HALF_PAST = re.compile(r"\bhalf past (\w+)", re.IGNORECASE)
_DETERMINERS = frozenset(" ".join(list_all("determiners", "manner")).split())
_HEDGED, _RESTRICTED, _MOMENTARY, _FEELING, _ADDRESSING, _OWNING, _PRIVATE = (
    compile_all(kind, table="manner")
    for kind in ("hedged", "restricted", "momentary", "feeling", "addressing", "owning", "private")
)
_URGING = compile_all("urging", start=True, table="manner")
_NEAR = 4  # words from a shared one within which a mark of change counts as its own
_KINDS = ("date", "weekday", "hour", "money", "share", "count", "month")
_UNCOUNTED = frozenset(("date", "hour", "weekday", "nth", "every", "month", "version"))


@dataclass(frozen=True, slots=True)
class Part:
    """A clause: its words, their content stems with their places, its values, and whether it says no."""

    text: str
    tokens: tuple[str, ...]
    stems: tuple[tuple[int, str], ...]
    values: Values
    negated: bool

    @property
    def known(self) -> frozenset[str]:
        return frozenset(stem for _, stem in self.stems)

    @property
    def first(self) -> str:
        return self.stems[0][1] if self.stems else ""


@lru_cache(maxsize=8_192)
def list_parts(text: str) -> tuple[Part, ...]:
    """Return the clauses of a statement, the first with the question that it answers."""
    asked, body = split_question(text)
    parts = [part for part in CLAUSE.split(body) if part.strip()] or [body]
    if asked:
        parts[0] = f"{asked} {parts[0]}"
    return tuple(_parse_part(part) for part in parts)


def split_question(text: str) -> tuple[str, str]:
    """Return the question that a statement answers, or '', and what it says itself, without the speaker."""
    quoted = QUOTED.match(text)
    if quoted is None:
        return "", SPEAKER.sub("", text)
    return quoted[1] or quoted[2] or "", text[quoted.end() :]


def _parse_part(text: str) -> Part:
    tokens = tuple(words(text))
    stems = tuple(
        (place, stem)
        for place, token in enumerate(tokens)
        for stem in content(token)
        if stem not in NOT_ANCHORS and not stem.isdigit()
    )
    return Part(text, tokens, stems, read_values(text), CUES["not"].search(text) is not None)


@lru_cache(maxsize=8_192)
def find_names(text: str) -> frozenset[str]:
    """Return the capitalised words of a text that are no pronouns, values or words of grammar, in lower case."""
    return frozenset(
        word.lower().removesuffix("'s")
        for word in words(text)
        if word[:1].isupper() and word.lower() not in FIRST_PERSON and content(word) and not read(word).values
    )


@lru_cache(maxsize=8_192)
def read_values(text: str) -> Values:
    """Return the values of a text by kind, number words and months without a day included."""
    spelled = _HALF_PAST.sub(lambda match: f"{list_numbers().get(match[1].lower(), match[1])}:30", text)
    spelled = _SPELLED.sub(lambda match: list_numbers()[match[0].lower()], _ONE.sub("1 ", spelled))
    values = list_values(spelled)
    months = find_months(text) | {day[:2] for day in values.get("date", ())}
    return values | {"month": months} if months else values


@lru_cache(maxsize=8_192)
def list_bound(text: str) -> tuple[tuple[Values, frozenset[str]], ...]:
    """Return for each clause with values these and the stems beside them in the sentence."""
    asked, body = split_question(text)
    found = []
    for sentence in _SENTENCE.split(f"{asked.rstrip('?.! ')} {body}" if asked else body):
        before: list[str] = []
        for part in list_parts(sentence) if sentence.strip() else ():
            if part.values:
                bound: set[str] = set()
                for place in (number for number, token in enumerate(part.tokens) if _is_value(token)):
                    bound |= set([*before, *(stem for at, stem in part.stems if at < place)][-3:])
                    bound |= set([stem for at, stem in part.stems if at > place][:2])
                found.append((part.values, frozenset(bound)))
            before += [stem for _, stem in part.stems]
    return tuple(found)


def _is_value(token: str) -> bool:
    low = token.lower()
    return bool(_DIGIT.search(token)) or low in list_numbers() or has_value(low) or bool(find_months(low))


def find_differing(mine: Values, theirs: Values) -> list[str]:
    """Return the kinds of values that both have, without a value in common."""
    return [kind for kind in mine if kind in theirs and mine[kind].isdisjoint(theirs[kind])]


def _weigh(stem: str, rarity: Rarity) -> float:
    return float(max(1, rarity.get(stem, 1)) ** -0.5)


def _total(stems: frozenset[str], rarity: Rarity) -> float:
    return sum(_weigh(stem, rarity) for stem in stems)


def align_parts(new: str, old: str, rarity: Rarity) -> tuple[Part, Part]:
    """Return the clauses of both that share most, of rare words and of kinds of values that differ."""

    def agreement(pair: tuple[Part, Part]) -> float:
        differs = bool(find_differing(pair[0].values, pair[1].values))
        return _total(pair[0].known & pair[1].known, rarity) + 0.3 * differs

    return max(product(list_parts(new), list_parts(old)), key=agreement)


def compare_clauses(new: str, old: str, rarity: Rarity, known: Mapping[str, float]) -> dict[str, float]:
    """Return the features by name. ``known``: those of the whole statements (`ending_features`)."""
    mine, theirs = align_parts(new, old, rarity)
    found = _compare_words(new, old, mine, theirs, rarity) | _find_near_cues(mine, theirs)
    found |= _compare_values(new, old, mine, theirs) | _describe_manner(new, old)
    found["bound"] = _weigh_bound(new, old, rarity)
    found |= _find_determined(mine, theirs, rarity)
    return found | _combine(found, known, mine, theirs, rarity)


def _compare_words(new: str, old: str, mine: Part, theirs: Part, rarity: Rarity) -> dict[str, float]:
    """Return how much both clauses share, and whether what comes first in one is in the other."""
    shared, stems = mine.known & theirs.known, frozenset().union(*(part.known for part in list_parts(old)))
    return {
        "clause_rare": min(_total(shared, rarity), 3), "clause_shared": min(len(shared), 3),
        "first_new": mine.first in shared, "first_old": theirs.first in shared,
        "first_both": mine.first in shared and theirs.first in shared,
        "same_first": bool(mine.first) and mine.first == theirs.first,
        "first_any": any(part.first in stems and bool(part.first) for part in list_parts(new)),
        "opens_new": mine is list_parts(new)[0], "opens_old": theirs is list_parts(old)[0],
        "extra_new": min(len(mine.known - theirs.known), 5) / 5,
        "extra_old": min(len(theirs.known - mine.known), 5) / 5,
        "covers_old": len(shared) / max(1, len(theirs.known)), "covers_new": len(shared) / max(1, len(mine.known)),
        "rarest": max((_weigh(stem, rarity) for stem in shared), default=0.0),
        "unique_first": mine.first in shared and rarity.get(mine.first, 1) <= 1,
    }  # fmt: skip


def _find_near_cues(mine: Part, theirs: Part) -> dict[str, float]:
    """Return for each class of marks whether one stands near a word that both clauses share."""
    places = [place for place, stem in mine.stems if stem in theirs.known]
    if not places:
        return {f"by_{kind}": 0.0 for kind in CUES if kind != "not"}
    near = " ".join(mine.tokens[max(0, min(places) - _NEAR) : max(places) + _NEAR + 1])
    return {f"by_{kind}": bool(cue.search(near)) for kind, cue in CUES.items() if kind != "not"}


def _compare_values(new: str, old: str, mine: Part, theirs: Part) -> dict[str, float]:
    differ, every, known = find_differing(mine.values, theirs.values), read_values(new), read_values(old)
    anywhere = find_differing(every, known)
    single = bool(differ) and all(len(mine.values[kind]) == len(theirs.values[kind]) == 1 for kind in differ)
    found: dict[str, float] = {
        "differs": bool(differ), "differs_anywhere": bool(anywhere), "other_month": "month" in anywhere,
        "single": single,
        "differs_amount": any(kind.startswith("amount") for kind in differ),
        "equal_values": any(every[kind] & known[kind] for kind in every if kind in known),
    }  # fmt: skip
    return found | {f"differs_{kind}": kind in differ for kind in _KINDS}


def _weigh_bound(new: str, old: str, rarity: Rarity) -> float:
    """Return the weight of shared words near differing values of one kind; less if only bare numbers differ."""
    best = 0.0
    for (values, mine), (known, theirs) in product(list_bound(new), list_bound(old)):
        kinds, one, two = find_differing(values, known), _list_figures(values), _list_figures(known)
        if shared := mine & theirs if kinds or (one and two and one.isdisjoint(two)) else frozenset():
            best = max(best, min(_total(shared, rarity) * (1.0 if kinds else 0.6), 2.0))
    return best


def _list_figures(values: Values) -> frozenset[str]:
    counted = (value for kind, each in values.items() if kind not in _UNCOUNTED for value in each)
    found = (re.search(r"\d+(?:[.,]\d+)*", value) for value in counted)
    return frozenset(match[0].replace(",", "") for match in found if match is not None)


def _find_determined(mine: Part, theirs: Part, rarity: Rarity) -> dict[str, float]:
    """Return the weight of a shared word that has an article or is a name, in either clause."""
    shared = mine.known & theirs.known

    def weigh(part: Part) -> float:
        stems = (stem for place, stem in part.stems if stem in shared and _is_determined(part, place))
        return max((_weigh(stem, rarity) for stem in stems), default=0.0)

    one, two = weigh(mine), weigh(theirs)
    return {"determined_new": one, "determined_old": two, "determined_both": min(one, two)}


def _is_determined(part: Part, place: int) -> bool:
    before = [token.lower() for token in part.tokens[max(0, place - 2) : place]]
    return bool(place and part.tokens[place][:1].isupper()) or any(
        token in _DETERMINERS or token.endswith("'s") for token in before
    )


def _describe_manner(new: str, old: str) -> dict[str, float]:
    """Return how both statements are put: as a wish, a limit, a mood, an encouragement."""
    body, before = split_question(new)[1], split_question(old)[1]
    return {
        "hedged_old": bool(_HEDGED.search(before)), "restricted_old": bool(_RESTRICTED.search(before)),
        "momentary_new": bool(_MOMENTARY.search(body)), "momentary_old": bool(_MOMENTARY.search(before)),
        "feeling_new": bool(_FEELING.search(body)), "addresses": bool(_ADDRESSING.search(body)),
        "urges": bool(_URGING.match(body)), "exclaims": "!" in body, "owns_new": bool(_OWNING.search(body)),
        "owns_old": bool(_OWNING.search(before)), "private_old": bool(_PRIVATE.search(before)),
        "short_new": len(body) < 45, "plans_new": bool(PLAN.search(body)),
        "answers": QUOTED.match(new) is not None, "bare_new": not read_values(new) and not find_names(body),
    }  # fmt: skip


def _combine(
    found: Mapping[str, float], known: Mapping[str, float], mine: Part, theirs: Part, rarity: Rarity
) -> dict[str, float]:
    """Return products of what both clauses share, the marks of change near it, and how near the statements are."""
    over = max(found["by_ceased"], found["by_failed"])
    changed = max(found[f"by_{kind}"] for kind in ("instead", "shift", "level", "now", "new", "actual"))
    rare, bound = min(_total(mine.known & theirs.known, rarity), 2.0), found["bound"]
    done = bool(known["plan"] or known["task"]) * found["by_done"]
    determined, later, best = max(found["determined_new"], found["determined_old"]), known["later"], known["best"]
    same = found["covers_old"] > 0.79 and found["covers_new"] > 0.79
    return {
        "over_first_new": over * found["first_new"], "over_first_old": over * found["first_old"],
        "changed_first_new": changed * found["first_new"], "changed_first_old": changed * found["first_old"],
        "is_bound": bound > 0, "bound_first": bound * found["first_new"], "bound_changed": bound * changed,
        "bound_covers": bound * max(found["covers_old"], found["covers_new"]),
        "bound_extra": bound * found["extra_new"],
        "determined_changed": determined * changed, "determined_over": determined * over,
        "restricted_allowed": found["restricted_old"] * found["by_allowed"],
        "flipped": (mine.negated != theirs.negated) * rare, "plan_done": done,
        "plan_done_first": done * found["first_new"],
        "later_over": later * over * rare, "later_bound": later * bound, "later_near_change": later * changed * rare,
        "later_done": later * done, "nearest": best >= 1, "best_rare": best * rare, "best_over": best * over,
        "best_changed": best * changed, "best_bound": best * bound,
        "repeats": same and not found["differs"] and mine.negated == theirs.negated,
    }  # fmt: skip
