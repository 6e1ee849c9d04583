"""Find what an assistant says about this user's world: work it did, values it measured, decisions it confirms.

The rest of an assistant's words — advice, explanations, plans it offers — is general knowledge and stays in the
transcript.
"""

from __future__ import annotations

import re
from functools import partial

from vault_memory.archive.extraction.rules import language_cues
from vault_memory.archive.extraction.rules.word_shapes import IDENTIFIER, NUMBER, PATH, words

_compile = partial(language_cues.compile_filled, table="assistant", language="english")
_DONE, _DID, _RESULT, _OFFER = map(_compile, ("done", "did", "result", "offer"))
_CONFIRMED, _EXPLICIT, _VERBS, _REQUESTS, _CLOSES = map(
    _compile, ("confirmed", "explicit", "verbs", "requests", "closes")
)
_PLEASE = re.compile(r"\bplease\b", re.IGNORECASE)
_SHORT = 110  # characters of a confirmation
_MARKED = re.compile(r"[\d`/_(]|\.(?!$)|(?<!^)[A-Z]")


def may_be_concrete(text: str) -> bool:
    """Return whether a sentence or a part of it may pass `is_concrete`; this is faster than to try.

    It must have a character of a number, a path or an identifier.
    """
    return _MARKED.search(text) is not None


def is_concrete(text: str) -> bool:
    """Return whether an assistant's sentence states work done or a result in the user's own project."""
    if not (NUMBER.search(text) or IDENTIFIER.search(text) or PATH.search(text)) or _OFFER.search(text):
        return False  # the first three decide most, which take the least time
    return bool(_DONE.search(text) or _DID.match(text) or _RESULT.search(text))


def confirms(text: str, *, fragment: bool, asked: str) -> bool:
    """Return whether an assistant's sentence confirms in short what the user has just settled in ``asked``.

    "Budget £20,000, 92 guests as the ceiling." after a message that says so at length.
    """
    if len(text) > _SHORT or text.endswith("?"):
        return False
    if _REQUESTS.match(text) or _PLEASE.search(text):
        return False  # "Check the CRC errors, please."
    explicit = bool(_EXPLICIT.match(text))
    if not explicit and language_cues.cues_of(text) is not None:
        return False  # its verbs are not known here
    if not explicit and _OFFER.search(text):
        return False
    if not (fragment or explicit or _CLOSES.match(text) or _CONFIRMED.match(text) or not _VERBS.search(text)):
        return False
    marks, low = _list_marks(text), asked.casefold()
    return any(mark in low for mark in marks) and (explicit or len(marks) > 1)


def is_repetition(text: str, kept: str) -> bool:
    """Return whether ``kept``, the statements so far, has every figure and name of an assistant's sentence."""
    low = kept.casefold()
    return all(mark in low for mark in _list_marks(text))


def _list_marks(text: str) -> list[str]:
    """Return the figures and the names of a sentence, in small letters."""
    figures = [figure.strip("$€£.,%") for figure in NUMBER.findall(text)]
    return [*figures, *(word.casefold() for word in words(text)[1:] if word[:1].isupper())]
