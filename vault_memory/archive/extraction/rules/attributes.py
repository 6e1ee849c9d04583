"""Read attributes that have one value at a time: where one lives or works, what a thing is or costs, when it is.

"Our budget is 400" and, later, "the budget is 500" name the same attribute; the later value holds.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from vault_memory.archive.extraction.rules.lexicon import KIN
from vault_memory.archive.extraction.rules.statement_reading import NOT_ANCHORS, SPEAKER, read
from vault_memory.archive.extraction.rules.word_shapes import content, words

_NAME = r"(?-i:[A-Z][\w'’.&-]*(?: (?:[A-Z0-9][\w'’.&-]*|&|of|and))*)"
_I = r"(?:i|we)(?:'m|'re|'ve| am| are| have| just| now| also| currently| finally| recently)*"
_OTHER = (  # somebody of whom there is one; a first name may be anything that moves
    r"(?P<other>my (?:wife|husband|partner|mother|mom|mum|father|dad|sister|brother|son|daughter)|(?-i:[A-Z][a-z]+))"
    r"(?:'s| is| has| just| now| also| currently| finally| recently)*"
)
_PLACES = re.compile(
    rf"\b(?:{_I}|{_OTHER}) (?:lives?|living|based|moved|relocated|settled)(?: [a-z]+){{0,2}}? (?:in|to)(?: the)?"
    rf" (?P<value>{_NAME})(?![\w'’.&-]| from (?-i:[A-Z]))",  # not "moved to Neovim from Emacs"
    re.I,
)
_WORKS = re.compile(
    rf"\b(?:{_I} (?:work|working|started(?: work(?:ing)?)?|(?:got|took|found) an?(?: new)? job)(?: [a-z]+){{0,3}}?"
    rf" (?:at|for)|{_OTHER} (?:works|working|started)(?: [a-z]+){{0,3}}? at)(?: the)? (?P<value>{_NAME})",
    re.I,
)
_COPULA = r"(?:is|are|'s|will be|becomes|=|:)"
_IS = re.compile(
    rf"(?:^|[.!?;,:] |\b(?:and|so|but|that) )(?:(?P<whose>my|our|the|his|her|their|(?-i:[A-Z])\w+['’]s) )?"
    rf"(?P<what>(?:(?!is\b|are\b)[a-z][\w-]+ ){{0,2}}(?!is\b|are\b|it\b|that\b|this\b|there\b|he\b|she\b|who\b|what\b)"
    rf"[a-z][\w-]+)"
    rf"(?P<scope> (?:for|at|of|in|on) (?:the |our |my )?[\w-]+)? ?{_COPULA}(?: now| currently| still)? "
    rf"(?P<rest>[^.;!?]{{1,60}})",
    re.I,
)
_BARE = re.compile(
    r"(?:^|[.!?] )(?:(?:and|so|but|oh|ok|then|the|our|my) )*(?P<what>[a-z][\w-]+(?: [a-z][\w-]+)?)"
    r"(?: of [^ ]+)?(?: then| now)? (?:on|by|at|until|till|from|due)\b(?P<rest>[^.;,!?]{1,40})",
    re.I,
)  # "Deposit of £1,200 by 20 February", "Standup at 10"
_VERBAL = re.compile(
    r"(?:ed|ing|s)$|^(?:went|got|met|back|up|out|off|down|done|here|there|see|meet|be|not|only|come|go)$", re.I
)
_NAMED = re.compile(rf"^(?:now |our |my |the |\"|“)*(?P<value>{_NAME})")
_UNIQUE = frozenset(
    """
    man maid boss manager lead owner contact doctor dentist therapist physio gp landlord vet coach trainer caterer
    photographer band dj venue florist electrician plumber supplier vendor provider host database broker queue framework
    editor airline hotel address employer headmaster principal treasurer chairman chair captain director ceo cto
    deadline name password capital favourite favorite major language
    """.split()  # noqa: SIM905
)
_TITLES = frozenset({"dr", "mr", "mrs", "ms", "prof", "the"})
_MANY = re.compile(r"\b(?:one of|another|second|other|also|too|as well)\b", re.I)
_WAS = re.compile(r"\b(?:was|were|used to|would|could|might|if|maybe|perhaps)\b|\?", re.I)


@dataclass(frozen=True, slots=True)
class Attribute:
    """``owner``: whose attribute it is; ``slot``: the stems of its name; ``kind``: the kind of its values."""

    owner: str
    slot: frozenset[str]
    kind: str
    values: frozenset[str]


@lru_cache(maxsize=8_192)
def attributes(text: str) -> tuple[Attribute, ...]:
    """Return the attributes for which a statement gives a current value."""
    reading = read(text)
    body = SPEAKER.sub("", text)
    if _WAS.search(body) or _MANY.search(body):
        return ()
    found = []
    for slot, pattern in (("residence", _PLACES), ("work", _WORKS)):
        if (match := pattern.search(body)) is not None:
            owner = (match["other"] or reading.speaker).casefold()
            found.append(Attribute(owner, frozenset({f"@{slot}"}), "name", _names(match["value"])))
    for match in _IS.finditer(body):
        found += _parse_attributes(match, reading.speaker)
    for match in _BARE.finditer(body):
        found += _bare(match)
    return tuple(found)


def _bare(match: re.Match[str]) -> list[Attribute]:
    what = words(match["what"])
    slot = frozenset(stem for stem in content(match["what"]) if stem not in NOT_ANCHORS)
    if len(slot) != len(what) or any(_VERBAL.search(word) for word in what):
        return []
    values = read(match["rest"]).values
    return [Attribute("", slot, kind, found) for kind, found in values.items() if len(found) == 1 and kind != "count"]


def _parse_attributes(match: re.Match[str], speaker: str) -> list[Attribute]:
    what = {word.lower() for word in words(match["what"])}
    scope = match["scope"] or ""
    slot = frozenset(stem for stem in content(f"{match['what']} {scope}") if stem not in NOT_ANCHORS)
    whose = (match["whose"] or "").lower()
    if not slot or what & KIN:
        return []
    owner = (
        speaker if whose == "my" else whose.removesuffix("'s").removesuffix("’s") if whose[-2:] in {"'s", "’s"} else ""
    )
    found = [
        Attribute(owner, slot, kind, values)
        for kind, values in read(match["rest"]).values.items()
        if len(values) == 1 and (whose or len(slot) > 1 or what & _UNIQUE)
    ]
    named = _NAMED.match(match["rest"])
    if named is not None and what & _UNIQUE:
        found.append(Attribute(owner, slot, "name", _names(named["value"])))
    return found


def _names(value: str) -> frozenset[str]:
    return frozenset(word.lower().rstrip(".") for word in words(value)) - _TITLES


def resets(new: str, old: str) -> float:
    """Return how surely ``new`` gives another value for an attribute that ``old`` states; 0 if it does not."""
    stated = attributes(new)
    for before in attributes(old) if stated else ():
        for after in stated:
            same = after.slot == before.slot and after.kind == before.kind and after.owner == before.owner
            if same and after.values.isdisjoint(before.values):
                return 1.2
    return 0.0
