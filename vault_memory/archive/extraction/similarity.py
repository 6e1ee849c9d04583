"""Decide by rules whether a statement repeats or updates another (FEATURES A18).

Precision first: a fact wrongly struck or swallowed is lost to every search; one kept twice costs a line. So every
difference that could be a different fact — a number, a name, a path, a negation, who it is about — keeps two
statements apart.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from vault_memory.archive.extraction.rules.lexicon import COMMON, ENGLISH_DAYS, ENGLISH_MONTHS, FIRST_PERSON, word_set
from vault_memory.archive.extraction.rules.statement_reading import is_of_another_time
from vault_memory.archive.extraction.rules.word_shapes import IDENTIFIER, content, phrases, stem, words
from vault_memory.models import Cell, Item

_SPEAKER = re.compile(r"^([^\W\d_][\w .'’-]{0,40}?)(?:, (?:asked|on) \"[^\"]*\")?: ")
_LABELS = word_set("decision decided note update todo fyi constraint constraints correction plan fact")
_PAST_FORM = re.compile(r"\b[a-z]{2,}ed\b")
_LONGEST = 2000  # characters; what is longer is a text, not a statement, and is only compared as it stands
LEAST_SHARED = 0.6  # of the stems of two statements that say the same
_FIGURE = re.compile(r"\d+(?:[.,:/-]\d+)*")
_NEGATION = phrases(r"""
    (?:not|no|never|none|without|cannot|neither|nor|stopped|unable|isnt|dont|doesnt|wont|cant)
    \w+n['’]t
    """)
_DISTINCTIONS = tuple(
    map(
        word_set,
        (
            "one two three four five six seven eight nine ten eleven twelve twenty hundred thousand half double",
            "first second third last",
            "he him his he's",
            "she her hers she's",
            "they them their they're they've",
            "you your you're you've",
            "i i'm i've my me mine we we're we've our us",
            "will would should could might may must can want wants plan plans planning need needs needed going gonna",
            "was were had used did",
            "before after until since",
            "on off up down in out",
            "more less most least fewer",
            "always sometimes often rarely usually",
            " ".join(ENGLISH_DAYS),
            " ".join(ENGLISH_MONTHS),
            "morning afternoon evening night",
            "good bad better worse best worst easy hard",
            "old new left right",
            "start started starting stop stopped stopping",
            "love loves like likes hate hates dislike dislikes prefer prefers",
        ),
    )
)
_CHANGE = frozenset(
    content(
        "moved migrated switched upgraded downgraded transitioned converted changed ported replaced dropped ditched "
        "abandoned retired longer anymore fully finally completely"
    )
)
_REASON = re.compile(r"[,;—–-]? ?\b(?:because|since|so that|as it|due to|after|when|which)\b[^\n]*", re.IGNORECASE)
_PAST = re.compile(
    r"\b(?:was|were|used to|previously|formerly|originally|had|considered|tried|compared?|versus|vs|instead of"
    r"|rather than|slower|faster|better|worse|than|over|if|whether|should|could|would|might|or)\b",
    re.IGNORECASE,
)
_CHANGED = re.compile(
    r"\b(?:moved|migrated|switched|upgraded|downgraded|transitioned|converted|changed|ported|replaced|dropped"
    r"|retired)\b",
    re.IGNORECASE,
)
_SCOPE = re.compile(r"\s{0,20}\b(?:for|in|on|at|of|inside|within|during|when|by|between)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Print:
    """The parts of a statement that must be equal before it can be the same as another."""

    speaker: str
    core: str
    exact: frozenset[str]  # figures, identifiers, quoted and capitalised names
    finer: tuple[frozenset[str], ...]  # words of each group of distinctions
    negated: bool
    past: frozenset[str]  # verbs in the past: "we roasted" is not "we roast"
    stems: tuple[str, ...]


def is_same_statement(a: str, b: str, cosine: float) -> bool:
    """Return whether two statements say the same in nearly the same words. ``cosine``: of the vectors, 0 if unknown."""
    if max(len(a), len(b)) > _LONGEST:
        return a == b
    one, other = _print(a), _print(b)
    if one.speaker != other.speaker:
        return False
    if one.core == other.core:
        return True
    if one.exact != other.exact or _qualities(one) != _qualities(other):
        return False
    left, right = set(one.stems), set(other.stems)
    if not left or not right or not _is_same_order(one.stems, other.stems):
        return False
    overlap = len(left & right) / len(left | right)
    first, second = Counter(one.stems), Counter(other.stems)
    if first <= second or second <= first:
        return overlap >= 0.75 or (overlap >= LEAST_SHARED and cosine >= 0.9)
    return overlap >= 0.75 and cosine >= 0.95


def contradicts(item: Item, cell: Cell) -> bool:
    """Return whether ``item`` says that ``cell`` no longer holds.

    The item must name what it replaces, the cell must state that as current and not be newer, and both must be
    about the same thing: whatever one of them limits itself to ("for the billing service") the other has to name.
    """
    if not item.replaces or max(len(item.text), len(cell.text)) > _LONGEST:
        return False
    old = set(_content(item.replaces))
    if not _holds(cell.text, item.replaces, old) or is_of_another_time(item.replaces, cell.text):
        return False
    if cell.superseded or is_newer(cell, item):
        return False
    before, after = _print(cell.text), _print(item.text)
    new = _successor(item.text, item.replaces)
    if before.speaker != after.speaker or before.negated or (new and new <= set(before.stems)):
        return False
    if not _current(cell.text, item.replaces):
        return False
    about_cell = set(before.stems) - old
    about_item = set(_content(_REASON.sub("", _bare(item.text)))) - old - new - _CHANGE
    if about_item and about_cell:
        small, large = sorted((about_item, about_cell), key=lambda stems: (len(stems), sorted(stems)))
        return bool(small & large) and all(_has_stem(stem_, large) for stem_ in small)
    return not about_item and _plainly_uses(cell.text, item.replaces)


def list_replaced_stems(replaces: str) -> frozenset[str]:
    """Return the stems that a statement must have for `contradicts` to be true."""
    return frozenset(_content(replaces))


@lru_cache(maxsize=8_192)
def split_core(text: str) -> tuple[str, frozenset[str]]:
    """Return the text of a statement without its speaker, and the stems in it, to compare statements.

    Where they say the same, the one is equal or the stems overlap by `LEAST_SHARED` at least.
    """
    if len(text) > _LONGEST:
        return text, _NONE
    core = _bare(text)
    return core.casefold().rstrip(".!"), frozenset(_content(core))


_NONE: frozenset[str] = frozenset()  # one for all: each takes 216 bytes


@lru_cache(maxsize=1_024)
def _print(text: str) -> _Print:
    speaker, core = _speaker(text), _bare(text)
    tokens = words(core)
    low = {token.lower() for token in tokens}
    names = {token.lower() for token in tokens[1:] if token[:1].isupper() and token.lower() not in FIRST_PERSON}
    exact = _figures(core) | names | {found.strip("`").lower() for found in IDENTIFIER.findall(core)}
    finer = tuple(_NONE if group.isdisjoint(low) else frozenset(low & group) for group in _DISTINCTIONS)
    return _Print(
        speaker,
        core.casefold().rstrip(".!"),
        frozenset(exact),
        finer,
        bool(_NEGATION.search(core)),
        frozenset(stem(word) for word in _PAST_FORM.findall(core.lower())),
        tuple(_content(core)),
    )


def _qualities(found: _Print) -> tuple[object, ...]:
    return found.negated, found.past, found.finer


def _speaker(text: str) -> str:
    match = _SPEAKER.match(text)
    return match[1].casefold() if match and match[1].casefold() not in _LABELS else ""


def _bare(text: str) -> str:
    return " ".join(_SPEAKER.sub("", text).split())


def _figures(text: str) -> set[str]:
    return set(_FIGURE.findall(text))


def _content(text: str) -> list[str]:
    return [part for part in content(text) if not part.isdigit()]


def _is_same_order(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Return whether shared words are in the same order: "A calls B" is not "B calls A"."""
    shared = set(one) & set(other)
    return list(dict.fromkeys(s for s in one if s in shared)) == list(dict.fromkeys(s for s in other if s in shared))


def _holds(text: str, old: str, stems: set[str]) -> bool:
    """Return whether a statement names what was replaced: every word and number; a bare number or date exactly."""
    if not stems:
        return bool(_figures(old)) and old.casefold() in text.casefold()
    return stems <= {*_content(_bare(text))} and _figures(old) <= _figures(text)


def is_newer(cell: Cell, item: Item) -> bool:
    """Return whether the cell was stated after the item was said."""
    known = cell.attributes
    stated = (known.updated or known.created) if known is not None else None
    return stated is not None and item.created is not None and stated > item.created


def _successor(text: str, old: str) -> set[str]:
    """Return stems of the successor of ``old``: "to Y", "with Y", "by Y" after it, "use Y instead of" before it."""
    named, article, one = rf"{re.escape(old)}", "(?:the |our |a )?", r"[\w`'./+#-]+"
    after = re.search(rf"{named}\W+(?:to|with|by)\s+((?:{one}\s*){{1,3}})", text, re.IGNORECASE)
    before = re.search(
        rf"\b(?:use|using|with|on|chose|to)\s+((?:{one}\s+){{1,3}}?)instead of {article}{named}", text, re.IGNORECASE
    )
    first = re.search(
        rf"instead of {article}{named},? \w+ (?:now )?(?:use|have|are|run)\s+((?:{one}\s*){{1,3}})", text, re.IGNORECASE
    )
    match = after or before or first
    if match is None:
        return set()
    new: list[str] = []
    for word in words(match[1]):
        if word.lower() in COMMON and new:
            break
        new += _content(word)
    return set(new)


def _current(text: str, old: str) -> bool:
    """Return whether the statement presents ``old`` as current, not as past, possible or compared with."""
    bare = _REASON.sub("", _bare(text))
    if _PAST.search(bare):
        return False
    return not _CHANGED.search(bare) or bool(
        re.search(rf"\bto (?:the |our |a )?{re.escape(old)}\b", bare, re.IGNORECASE)
    )


def _plainly_uses(text: str, old: str) -> bool:
    """Return whether the statement says that ``old`` is in use, without limiting it to a part of things."""
    uses = r"\b(?:uses?|using|runs? on|with|in|via|on|through|is|are|have|drive|own|at)\s+(?:the |our |my |an? )?"
    match = re.search(rf"{uses}[`\"']?{re.escape(old)}[`\"']?(?![\w/.-]*\w)", _bare(text), re.IGNORECASE)
    if match is None:
        return False
    rest = _REASON.sub("", _bare(text)[match.end() :]).strip(" .!")
    return not rest and not _SCOPE.match(_bare(text)[match.end() :])


def _has_stem(stem_: str, stems: set[str]) -> bool:
    """Return whether the set contains the stem, or one of the same root ("storag", "store")."""
    return stem_ in stems or (len(stem_) > 4 and any(other[:4] == stem_[:4] and len(other) > 3 for other in stems))
