"""What WhatsApp itself writes into the text of messages, from ``whatsapp_phrases.toml``, and what of a text is a
person's.
"""

from __future__ import annotations

import re
import tomllib
from importlib import resources

MARKS = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"
"""Invisible characters, for the direction of writing."""
_MARK = re.compile(f"[{MARKS}]")
GENERATED = "\u200e"
"""The mark before what an iPhone writes itself."""
_PHRASES = tomllib.loads((resources.files(__package__) / "whatsapp_phrases.toml").read_text(encoding="utf-8"))


def drop_marks(text: str) -> str:
    """Return the text without invisible marks."""
    return _MARK.sub("", text)


def _fold(text: str) -> str:
    return drop_marks(text).strip(" \u00a0\u202f<>.").casefold()


def _read(name: str) -> frozenset[str]:
    return frozenset(_fold(phrase) for line in _PHRASES[name].split("\n") for phrase in line.split("|") if phrase)


BEFORE_NOON, AFTER_NOON = _read("before_noon"), _read("after_noon")
_OMITTED, _UNSEEN, _EDITED, _ATTACHED = (_read(name) for name in ("omitted", "unseen", "edited", "attached"))
_TITLES = sorted(_read("titles"), key=len, reverse=True)
_MEDIA_NAME = re.compile(r"[A-Z]{3}-\d{8}-WA\d{4}\.\w{2,5} \([^()\n]{3,40}\)")
_FILE_NAME = re.compile(r"[^\n]{1,200}\.\w{1,5} \(([^()\n]{3,40})\)")
_BRACKETS = re.compile(r"<[^<>\n]{1,80}>")  # of an omitted file, in any language
_ENCLOSED = re.compile(r"<[^<>:\n]{2,30}: ?[^<>\n]{1,200}\.\w{1,5}>")  # <attached: 00000012-PHOTO.jpg>
_COPY = re.compile(r" ?\(\d{1,3}\)$")  # of a file that was downloaded again


def extract_said(text: str, *, iphone: bool) -> str:
    """Return what a person wrote of the text of a message, '' where that is nothing.

    Left out: placeholders of media and the names of attached files (what is written below a picture stays), messages
    that were deleted or cannot be seen, calls, and the remark that a message was edited.
    """
    text = _cut_edited(text.strip())
    if iphone:
        return _clean(_cut_generated(text))
    first, _, rest = text.partition("\n")
    if _is_placeholder(first):
        return _clean(rest)
    return "" if _fold(text) in _UNSEEN else _clean(text)


def find_title(stem: str) -> str:
    """Return the name of the other person, or of the group, that the name of an exported file has; else ''."""
    plain = drop_marks(stem).replace("_", " ").strip()
    known = next((title for title in _TITLES if plain.casefold().startswith(title)), "")
    return _COPY.sub("", plain[len(known) :].strip()) if known else ""


def _cut_edited(text: str) -> str:
    before, bracket, last = text.rpartition("<")
    return (
        before.rstrip(f" {GENERATED}") if bracket and last.rstrip().endswith(">") and _fold(last) in _EDITED else text
    )


def _cut_generated(text: str) -> str:
    """Return the text without what an iPhone has put behind a mark: the file at its end, or all of it."""
    if text.startswith(GENERATED):
        enclosed = _ENCLOSED.match(text, 1)
        return text[enclosed.end() :] if enclosed else ""
    before, mark, last = text.rpartition(GENERATED)
    if mark and (_ENCLOSED.fullmatch(last.strip()) or _fold(last) in _OMITTED):
        return before if GENERATED not in before else ""  # a document has its number of pages behind another mark
    return "" if _fold(text) in _UNSEEN | _OMITTED else text


def _is_placeholder(line: str) -> bool:
    line = drop_marks(line).strip()
    if _BRACKETS.fullmatch(line) or _fold(line) in _OMITTED or _MEDIA_NAME.fullmatch(line):
        return True
    named = _FILE_NAME.fullmatch(line)
    return named is not None and _fold(named[1]) in _ATTACHED


def _clean(text: str) -> str:
    return drop_marks(text).strip()
