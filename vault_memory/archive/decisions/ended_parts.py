"""Keep the part of an ended statement that still holds: its sentences that the new statement is not about."""

from __future__ import annotations

import re
from dataclasses import replace

from vault_memory.archive.decisions.ending_features import align
from vault_memory.archive.extraction.rules.readings import QUOTED, SPEAKER, read
from vault_memory.archive.extraction.rules.salience import KEEP, People, leans, score
from vault_memory.models import CELL_SECTIONS, Add, Cell
from vault_memory.vault.document.cells import cell_id, statement_hash

_SENTENCES = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_a-z])")
_SHORTEST = 22  # least characters of a part that is kept
_NOBODY = People(frozenset())


def find_rest(new: str, old: str) -> str:
    """Return what ``old`` says besides what ``new`` ends, with its speaker, or ''."""
    quoted, named = QUOTED.match(old), SPEAKER.match(old)
    if quoted is not None and quoted[2]:
        return ""  # an agreement is not split
    body = old[quoted.end() :] if quoted is not None else old[named.end() :] if named is not None else old
    sentences = _SENTENCES.split(body)
    if len(sentences) < 2:
        return ""
    after, (_, ended) = read(new), align(new, old, {})
    first = 1 if quoted is not None else 0  # the first sentence stands only with the question it answers
    rest = [
        each for each in sentences[first:]
        if not (ended.text in each or each in ended.text or after.anchors & read(each).anchors or _has_same(new, each))
    ]  # fmt: skip
    text = " ".join(rest)
    if not rest or leans(rest[0]) or len(text) < _SHORTEST or score(text, _NOBODY) < KEEP:
        return ""
    speaker = named[1] if named is not None and named[1] != "I" else ""
    return f"{speaker}: {text}" if speaker else text


def _has_same(new: str, sentence: str) -> bool:
    values = read(sentence).values
    return any(found & values.get(kind, frozenset()) for kind, found in read(new).values.items())


def build_rest(new: str, cell: Cell) -> Add | None:
    """Return a statement of what ``new`` leaves valid in a cell; None if nothing is left or a person wrote the cell."""
    known = cell.attributes
    text = find_rest(new, cell.text) if known is not None and not cell.by_person else ""
    if known is None or not text:
        return None
    source = known.sources[0] if known.sources else ""
    return Add(
        id=cell_id(source.partition("#")[0], source, text),
        text=text,
        type=cell.type,
        section=cell.headings[-1] if len(cell.headings) > 1 else CELL_SECTIONS[cell.type],
        attributes=replace(known, text=statement_hash(text)),
        reason="still holds of a statement that has ended in part",
    )
