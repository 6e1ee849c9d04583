"""Detect reversals: a statement says that something is now (not) done, and an earlier one says the opposite.

"From now on we do want the old one back" turns "we don't want the old one back", and "egg is fine now" "he can't eat
egg".
"""

from __future__ import annotations

import re
from functools import lru_cache

from vault_memory.archive.extraction.rules.ended_subjects import same_owner
from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON, word_set
from vault_memory.archive.extraction.rules.statement_reading import NOT_ANCHORS, SPEAKER, read
from vault_memory.archive.extraction.rules.word_shapes import content, words

LEAST_DOING = 3  # words of a doing that the opposite shares
_CLAUSES = re.compile(r"[,;.!?](?!\d)")
_SENTENCES = re.compile(r"(?<=[.!?;]) |, (?=(?:and|but|so) )")
_NEGATED = re.compile(
    r"\b(?:not|no|never|without|cannot|kein\w*|nicht|nie|ne|pas|sans|jamais|sin|nunca|allergic|intolerant)\b|n['’]t\b",
    re.IGNORECASE,
)
_FLIPPED = re.compile(
    r"\b(?:now|from now on|any ?more|after all|again|in the end|these days|no longer|jetzt|ab jetzt|nicht mehr"
    r"|wieder|doch"
    r"|désormais|finalement|maintenant|ne \w{1,20} plus|ahora|ya no)\b",
    re.IGNORECASE,
)
_FINE = re.compile(
    r"(?:^|[,;:] |\b(?:and|but|so|oh) )(?:the |my |his |her |our )?(?P<what>[\w-]{1,30})(?:'s|’s| is| are) "
    r"(?:(?:fine|ok|okay|allowed|possible|back on|welcome|no problem) (?:now|again|after all)|(?:now|again)"
    r" (?:fine|ok|okay"
    r"|allowed|possible|welcome))\b",
    re.IGNORECASE,
)
_SMALL = FIRST_PERSON | word_set(
    """
    do does did don doesn didn to the a an it they he she you of in on at for and but so is are was be from now again
    any more after all please that this
    """
)


def flips(new: str, old: str) -> float:
    """Return how surely ``new`` says of the same doing that it is now (not) so, where ``old`` says the opposite.

    "From now on we do want the old one back" of "we don't want the old one back"; "egg is fine now" of "he can't eat
    egg"; 0 if it does not.
    """
    said = read_flips(new)
    if not said:
        return 0.0
    after, before = read(new), read(old)
    if after.unsure or before.aims or not same_owner(after, before):
        return 0.0
    for fine, flipped in said:
        if fine and any(negated and fine <= stems for negated, stems in _read_denials(old)):
            return 1.0
        if flipped is not None and any(_is_opposite(flipped, doing) for doing in _read_doings(old)):
            return 1.0
    return 0.0


_Doing = tuple[bool, frozenset[str]]  # whether it is denied, and its words or stems


def _is_opposite(one: _Doing, other: _Doing) -> bool:
    """Return whether one denies and one affirms the same action: they share most words of the other, at least three."""
    shared = len(one[1] & other[1])
    return one[0] != other[0] and shared >= LEAST_DOING and shared >= 0.7 * len(other[1])


@lru_cache(maxsize=1_024)
def read_flips(new: str) -> tuple[tuple[frozenset[str], _Doing | None], ...]:
    """Return, for each sentence that may state a reversal, the stems of what is fine now and the action done now."""
    if not (_FLIPPED.search(new) or _FINE.search(new)):
        return ()
    found = []
    for sentence in _SENTENCES.split(SPEAKER.sub("", new)):
        fine = _FINE.search(sentence)
        stems = frozenset(content(fine["what"])) - NOT_ANCHORS if fine is not None else frozenset[str]()
        flipped = (bool(_NEGATED.search(sentence)), _doing(sentence)) if _FLIPPED.search(sentence) else None
        if stems or flipped is not None:
            found.append((stems, flipped))
    return tuple(found)


@lru_cache(maxsize=8_192)
def _read_denials(old: str) -> tuple[_Doing, ...]:
    """Return the stems of each clause of a statement, and whether it is denied."""
    return tuple((bool(_NEGATED.search(part)), frozenset(content(part))) for part in _CLAUSES.split(old))


@lru_cache(maxsize=8_192)
def _read_doings(old: str) -> tuple[_Doing, ...]:
    """Return what is done in each clause of a statement, and whether it is denied."""
    clauses = _CLAUSES.split(SPEAKER.sub("", old))
    return tuple((bool(_NEGATED.search(part)), _doing(part)) for part in clauses)


def list_denial_stems(old: str) -> frozenset[str]:
    """Return the stems of all clauses of a statement, by which `flips` may find what is fine now."""
    return frozenset().union(*(stems for _, stems in _read_denials(old)))


def list_doing_words(old: str) -> frozenset[str]:
    """Return the words of all that a statement says is done or not, by which `flips` may find the opposite."""
    return frozenset().union(*(doing for _, doing in _read_doings(old)))


def _doing(text: str) -> frozenset[str]:
    """Return the words of a clause without negations, pronouns and marks of change."""
    return frozenset(word for word in map(str.lower, words(_NEGATED.sub(" ", text))) if word not in _SMALL)


def denies(text: str, word: str) -> bool:
    """Return whether a statement says no to the word right before it."""
    return (
        re.search(
            rf"\b(?:no|not|without|never|kein\w*|ohne|nicht|pas de|sans|sin)\s+{re.escape(word)}\b", text, re.IGNORECASE
        )
        is not None
    )
