"""Keep the clauses of an ended statement that the new statement is not about, if they can stand alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from vault_memory.archive.decisions.ended_items import leave_out_item
from vault_memory.archive.decisions.ended_values import leave_out_value
from vault_memory.archive.decisions.ending_clauses import list_parts
from vault_memory.archive.decisions.ending_features import align, list_days
from vault_memory.archive.decisions.independent_clauses import StandingPart, split_standing
from vault_memory.archive.extraction.rules.core_subjects import concerns_health
from vault_memory.archive.extraction.rules.person_facts import tells_of_person
from vault_memory.archive.extraction.rules.salience import KEEP, People, is_fragment, leans, score
from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.archive.extraction.rules.statement_reading import QUOTED, SPEAKER, Reading, Values, read
from vault_memory.archive.extraction.rules.word_shapes import content, words
from vault_memory.models import CELL_SECTIONS, Add, Cell
from vault_memory.vault.document.cells import cell_id, statement_hash

_SHORTEST = 22  # least characters of whole sentences that are kept
_TRAILS_OFF = re.compile(r"(?:\.\.\.|…) ?(?:h+m+|er|uh|um)?[.,]?$")  # what is dropped as it is said
_RENEWED = frozenset(("weekday", "date", "hour"))
_NOBODY = People(frozenset())


def find_rest(new: str, old: str) -> str:
    """Return the part of ``old`` that ``new`` does not end, with its speaker, or ''."""
    quoted, named = QUOTED.match(old), SPEAKER.match(old)
    if quoted is not None and quoted[2]:
        return ""  # an agreement is not split
    body = old[quoted.end() :] if quoted is not None else old[named.end() :] if named is not None else old
    parts = split_standing(body)
    if len(parts) < 2:
        return ""
    first = 1 if quoted is not None else 0  # the first sentence stands only with the question it answers
    rest = [part for part in leave_out_ended(new, old, parts) if part.sentence >= first]
    if not rest or leans(rest[0].text):
        return ""
    whole = {part.sentence for part in parts} - {part.sentence for part in parts if part not in rest}
    while len(rest) > 1 and rest[0].sentence in whole and is_fragment(rest[0].text) and not leans(rest[1].text):
        del rest[0]  # "Good grief."
    text = _join(rest, body, parts)
    if rest[0].sentence in whole and (
        len(text) < _SHORTEST or is_fragment(rest[0].text) or score(text, _NOBODY) < KEEP
    ):
        return ""
    speaker = named[1] if named is not None and named[1] != "I" else ""
    return f"{speaker}: {text}" if speaker else text


def leave_out_ended(new: str, old: str, parts: Sequence[StandingPart]) -> list[StandingPart]:
    """Return the parts that the new statement is not about, and that share no value or day with those it is about."""
    _, ended = align(new, old, {})
    struck = _list_naming(find_replaced(new), parts) or _find_struck(ended.text, parts)
    near = {part.sentence for part in struck}
    taken = struck + [
        part for part in parts
        if part not in struck and (_takes_up(new, part) if part.sentence in near else _shares_any(new, part))
    ]  # fmt: skip
    taken = [part for part in taken if not _stays_true(new, part)] or taken
    taken += [part for part in parts if part not in taken and part.sentence in near and _renews(new, part, struck)]
    gone = [read(part.text) for part in taken]
    rest: list[StandingPart] = []
    for at, part in enumerate(parts):
        if part in taken or _TRAILS_OFF.search(part.text) or any(_depends(part, each) for each in gone):
            continue
        leans = part.leans and parts[at - 1] not in rest
        belongs = part.belongs and any(each.sentence == part.sentence for each in taken)
        if not (leans or belongs):
            rest.append(part)
    return rest


def _list_naming(replaced: str, parts: Sequence[StandingPart]) -> list[StandingPart]:
    """Return the parts that name what a statement says is no longer so."""
    stems = frozenset(content(replaced))
    return [part for part in parts if stems and stems <= frozenset(content(part.text))]


def _find_struck(ended: str, parts: Sequence[StandingPart]) -> list[StandingPart]:
    """Return the parts of which the ended clause is one, or which it holds; else the one with most of its words."""
    struck = [part for part in parts if ended in part.text or part.text in ended]
    if struck or not parts:
        return struck
    said = {word.lower() for word in words(ended)}
    return [max(parts, key=lambda part: (len(said & {word.lower() for word in words(part.text)}), -part.start))]


def _stays_true(new: str, part: StandingPart) -> bool:
    """Return whether a part is about somebody's health or diet, and the statement is not and shares at most a name."""
    if not concerns_health(part.text) or concerns_health(new) or not tells_of_person(part.text):
        return False
    return len(read(new).anchors & read(part.text).anchors) < 2


def _renews(new: str, part: StandingPart, struck: Sequence[StandingPart]) -> bool:
    """Return whether a statement gives another day or time than a part, of a kind that no ended part has.

    If the part has no subject of its own ("she charges 18"), any figure counts.
    """
    after, before = read(new).values, read(part.text).values
    if part.leans and after and before:
        return True
    told = {kind for each in struck for kind in read(each.text).values}
    return any(not after[kind] <= before[kind] for kind in _RENEWED & after.keys() & before.keys() - told)


def _shares_any(new: str, part: StandingPart) -> bool:
    after, before = read(new), read(part.text)
    return bool(after.anchors & before.anchors) or _share_values(after.values, before.values)


def _takes_up(new: str, part: StandingPart) -> bool:
    """Return whether a statement has the subject of a part that has not ended, a value of it, or two of its words.

    "Anouk no longer cooks" is not about the first part of "Marek cooks on Mondays and Anouk on Thursdays".
    """
    after, before = read(new), read(part.text)
    first = {each.first for each in list_parts(part.text)[:1]} & after.anchors
    subjects = {each.first for each in list_parts(new)} & before.anchors
    shared = len(after.anchors & before.anchors) > 1
    return bool(first or subjects) or shared or _share_values(after.values, before.values)


def _depends(part: StandingPart, ended: Reading) -> bool:
    """Return whether a part is about what an ended one names ("the hall costs 45"), or gives its value or day."""
    mine, first = read(part.text), list_parts(part.text)[:1]
    if first and first[0].first in ended.anchors and not first[0].text.lstrip()[:1].isupper():
        return True
    return _share_values(mine.values, ended.values) or not list_days(mine).isdisjoint(list_days(ended))


def _share_values(mine: Values, theirs: Values) -> bool:
    return any(found & theirs.get(kind, frozenset()) for kind, found in mine.items())


def _join(rest: Sequence[StandingPart], body: str, parts: Sequence[StandingPart]) -> str:
    """Return the parts word for word: those that follow each other as they stood, others as sentences."""
    follows = set(pairwise(parts))
    runs = [[rest[0]]]
    for before, part in pairwise(rest):
        if (before, part) in follows:
            runs[-1].append(part)
        else:
            runs.append([part])
    texts = [_capitalise(body[run[0].start : run[-1].end].strip()) for run in runs]
    return " ".join([*map(_close, texts[:-1]), texts[-1]])


def _capitalise(text: str) -> str:
    return text[:1].upper() + text[1:] if text.split(" ", 1)[0].isalpha() else text


def _close(text: str) -> str:
    return text if text.endswith((".", "!", "…")) else f"{text}."


def find_left(new: str, old: str) -> str:
    """Return what ``new`` leaves valid of a statement: items of a list, clauses, or ''."""
    return leave_out_item(new, old) or find_rest(new, old) or leave_out_value(new, old)


def build_rest(new: str, cell: Cell) -> Add | None:
    """Return a statement of what ``new`` leaves valid in a cell; None if nothing is left or a person wrote the cell."""
    known = cell.attributes
    by_person = known is None or cell.by_person
    text = "" if by_person else find_left(new, cell.text)
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
