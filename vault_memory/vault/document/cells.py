"""Parse and format a cell: the first paragraph of a list item.

The form is ``[box] [type] ~~statement~~ ^id``; everything but the statement is optional. The marks (box, type, id) may
be inside or outside the strike, since people strike whole lines. Machine-written text is neutralised first, so that it
is parsed as exactly this statement and never as a list, heading, link, tag, comment or fence.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from vault_memory.models import CELL_TYPES, CellType

_REMEMBERED = 8_192  # statements: a document is parsed again for each statement that is added to it
_PROVED = 8_192  # ids
HASH_LENGTH = 12  # hex digits: 48 bits, so that equal hashes in one document mean equal statements
_ID_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's base 32
_ID_LENGTH = 10

_BOX = re.compile(r"\[([^\[\]])\](?=\s|$)")
_TYPE = re.compile(rf"\[({'|'.join(CELL_TYPES)})\](?=\s|$)", re.IGNORECASE)
_ID = re.compile(r"(?:^|\s)\^([A-Za-z0-9-]+)$")
_LINK = r"(?:!?\[\[[^\[\]]*\]\]|!?\[[^\[\]]*\]\([^()\s]*(?:\s+\"[^\"]*\")?\)|<[a-zA-Z][\w+.-]*:[^<>\s]*>|https?://\S+)"
_ONLY_LINKS = re.compile(rf"(?>{_LINK})(?:[\s,;·|]*+(?>{_LINK}))*+")

_VISIBLE = {"Cc": " ", "Cs": "\ufffd"}  # control characters; lone surrogates, which no file can contain

# An escaped character or a code span, which is never a mark.
_INERT = r"\\[!-/:-@\[-`{-~]|(?<!`)(?P<ticks>`+)(?!`)(?:.*?[^`])(?P=ticks)(?!`)"
_QUIET = re.compile(_INERT)
_MARK = re.compile(
    rf"(?P<inert>{_INERT})"
    r"|\[(?=\[)|(?<=\[)\["  # a wikilink or an embed
    r"|<(?=!--)|(?<=--)>"
    r"|%(?=%)|(?<=%)%"
    r"|~(?=~)|(?<=~)~"
    r"|(?<!\S)#(?=[^\s#]*[^\W\d])(?!pin(?:ned)?(?![\w/-]))"  # a tag, but not "#12"; "#pinned" is kept
)
_LEADING = re.compile(
    r"[-+*](?=\s|$)|#(?=#{0,5}(?:\s|$))|>|=(?==*$)|~|\[(?![^\[\]]*\]\()|<(?=[a-zA-Z/!?<])"
    r"|`(?=``+[^`]*$)|([-*_])(?=(?:\s*\1){2,}$)"
)
_LEADING_NUMBER = re.compile(r"(\d{1,9})(?=[.)](?:\s|$))")
_TRAILING_ID = re.compile(r"(?:^|(?<=\s))\^(?=[A-Za-z0-9-]+$)")


@dataclass(frozen=True, slots=True)
class ParsedStatement:
    """The content of a list item's first paragraph. ``text`` is empty if it has no statement."""

    text: str
    type: CellType
    id: str = ""
    box: str = ""
    struck: bool = False
    typed: bool = False  # the type is written out

    @property
    def is_cell(self) -> bool:
        """Whether it is a statement: not empty and, unless it has a type or a box, more than links or embeds."""
        return bool(self.text) and (self.typed or bool(self.box) or not holds_only_links(self.text))


def fold(text: str) -> str:
    """Return the text on one line, each run of white space as one space."""
    return " ".join(text.split())


def clean(text: str) -> str:
    """Return the text as one line that any file can contain: no control characters, no lone surrogates."""
    return fold("".join(_VISIBLE.get(unicodedata.category(c), c) for c in text))


@lru_cache(_REMEMBERED)
def parse_statement(paragraph: str) -> ParsedStatement:
    """Parse a list item's first paragraph. Never raises."""
    rest = fold(paragraph)
    box = cell_type = cell_id = ""
    struck = False
    while True:
        if not cell_id and (found := _ID.search(rest)):
            cell_id, rest = found[1], rest[: found.start()].rstrip()
        elif not box and not cell_type and not struck and (found := _BOX.match(rest)):
            box, rest = found[1], rest[found.end() :].lstrip()
        elif not cell_type and (found := _TYPE.match(rest)):
            cell_type, rest = found[1].lower(), rest[found.end() :].lstrip()
        elif not struck and _is_struck(rest):
            struck, rest = True, rest[2:-2]
        else:
            break
    kind = cell_type or ("task" if box else "fact")
    return ParsedStatement(rest, cast(CellType, kind), cell_id, box, struck, bool(cell_type))


def format_statement(statement: ParsedStatement) -> str:
    """Return the first paragraph on one line."""
    words = [f"[{statement.box}]"] if statement.box else []
    if statement.typed:
        words.append(f"[{statement.type}]")
    words.append(f"~~{statement.text}~~" if statement.struck else statement.text)
    if statement.id:
        words.append(f"^{statement.id}")
    return " ".join(words)


@lru_cache(_REMEMBERED)
def statement_hash(text: str) -> str:
    """Return twelve hex digits that identify a statement (or a summary); white space does not matter."""
    return hashlib.sha256(fold(text).encode(errors="replace")).hexdigest()[:HASH_LENGTH]


def cell_id(conversation: str, source: str, text: str) -> str:
    """Return ``vm-`` and ten base-32 characters: the same conversation, source and text give the same id."""
    seed = "\0".join((conversation, source, fold(text))).encode(errors="replace")
    number = int.from_bytes(hashlib.sha256(seed).digest()[:8])
    return "vm-" + "".join(_ID_ALPHABET[number >> 5 * place & 31] for place in range(_ID_LENGTH))


@lru_cache(_PROVED)
def proves_statement(name: str, sources: tuple[str, ...], text: str) -> bool:
    """Return whether the id ``name`` was derived from this statement and one of these sources."""
    return any(cell_id(source.partition("#")[0], source, text) == name for source in sources)


def holds_only_links(text: str) -> bool:
    """Return whether the text contains nothing but links or embeds."""
    return _ONLY_LINKS.fullmatch(text) is not None


def neutralise(text: str) -> str:
    """Return ``text`` as one line that is parsed as this text and creates no structure; idempotent.

    Marks that would have an effect are escaped with a backslash, which markdown hides; code spans stay unchanged.
    """
    line = _MARK.sub(lambda found: found[0] if found["inert"] else "\\" + found[0], clean(text))
    if found := _LEADING_NUMBER.match(line):
        line = rf"{found[1]}\{line[found.end() :]}"
    elif _LEADING.match(line):
        line = "\\" + line
    line = _TRAILING_ID.sub(r"\\^", line)
    if line.endswith("~") and not _is_escaped(line, len(line) - 1):
        line = line[:-1] + r"\~"
    return line + "\\" if _is_escaped(line, len(line)) else line


def _is_escaped(line: str, position: int) -> bool:
    before = line[:position]
    return (len(before) - len(before.rstrip("\\"))) % 2 == 1


def _is_struck(text: str) -> bool:
    """Return whether the text is struck through as a whole: not ``~~a~~ but ~~b~~``."""
    if len(text) < 5 or not (text.startswith("~~") and text.endswith("~~")):
        return False
    inner = text[2:-2]
    clean = _QUIET.sub("x", inner)  # a "~" in an escape or a code span strikes nothing
    return inner == inner.strip() and not clean.startswith("~") and not re.search(r"~~|[~\\]$", clean)
