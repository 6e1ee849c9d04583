"""Find what a message says and at once takes back: "latin-1. no wait, it's UTF-8", "on Tuesday, no, Wednesday"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from vault_memory.archive.extraction.rules.message_sentences import Sentence
from vault_memory.archive.extraction.rules.statement_reading import find_months, find_values, has_value
from vault_memory.archive.extraction.rules.word_shapes import NUMBER, content, phrases, words

_RETRACTS = phrases(
    r"""
    (?:(?:oh|ah|er|uh|hm+|sorry|actually|or) )?(?:no,? wait|wait,? no|no no|scratch that|correction|i mean|my mistake)
    strike that|hang on|nope|no,? (?:it's|it is|not|sorry|actually)|actually,? no|nein,? doch nicht|nein,? moment
    well,? (?:realistically|more like|make (?:that|it))|make that|or rather
    non,? attends|no,? espera|perdón|moment,? nein|ach nein|halt,? nein
    """,
    start=True,
)
_OOPS = (
    r"(?:(?:no|sorry|wait|oops|ah|er|uh|hang on|hm|i mean|i meant|make that|make it|scratch that|correction|rather"
    r"|or rather|nein|moment|quatsch|ich meine|non|pardon|je veux dire|perdón|quiero decir|mejor dicho)\b"
    r"[,.:!]? ?){1,3}"
)
_BETWEEN = re.compile(  # two values of which the first is taken back
    rf"[ ,;.…–—-]{{1,4}}{_OOPS}(?:it's |it is |on |at |the |am |um |le |el ){{0,2}}", re.IGNORECASE
)
_MIDWAY = re.compile(  # a clause is taken back by a whole sentence
    rf"(?:\s?[–—-]{{1,2}}\s?|…\s?|\.\.\.\s?)(?=(?:no|sorry|wait|i mean|i meant|scratch|correction)\b){_OOPS}"
    rf"(?=(?:i|we|he|she|it|they|the|my|our|you|there)\b)",
    re.IGNORECASE,
)
_MEASURED = ("money", "share")
_CORRECTS = " (corrects: "
_APART = 40  # characters between two values of which the first is taken back
_LONGEST, _FIGURES = 240, 2  # characters of a correction with what it corrects; figures of a sentence with several
_LEAST = 12  # characters of what a clause is replaced by
_CLAUSE = 4  # words of a clause that stands before the one that is taken back
_BEGINS_WITH_VALUE = re.compile(r"[ ,.:!–—-]*(?:more like |about |only |just |at )?[€$£]?\d")


def drop_retracted(spoken: Sequence[Sentence]) -> list[Sentence]:
    """Return the sentences without what the same message takes back, in them or in the next one."""
    kept: list[Sentence] = []
    for sentence in spoken:
        match = _RETRACTS.match(sentence.text) if kept else None
        if match is not None and kept[-1].block == sentence.block and len(sentence.text) > match.end() + 3:
            before, said = kept[-1], sentence.text[match.end() :]
            if (corrected := _put_value(before.text, said)) is not None:
                kept[-1] = replace(before, text=corrected)
                continue
            if len(said) > 8:
                kept[-1] = _build_correction(before, sentence)
                continue
        kept.append(replace(sentence, text=cut_retracted(sentence.text)))
    return kept


def cut_retracted(text: str) -> str:
    """Return a sentence without the value or clause that it takes back itself."""
    midway = _MIDWAY.search(text)
    if midway is not None and len(text) - midway.end() >= _LEAST:
        text = _keep_clauses_before(text, midway)
    found = find_values(text)
    for (kind, _, start, end), (other, _, following, _) in reversed(list(pairwise(found))):
        alike = kind == other or (kind == "count" and other in _MEASURED)
        if alike and following - end <= _APART and _BETWEEN.fullmatch(text, end, following):
            text = text[:start] + text[following:]
    return text


def _keep_clauses_before(text: str, midway: re.Match[str]) -> str:
    """Return what follows a retraction, after the earlier clauses of its sentence if it takes up the last one only.

    "The desk goes by the window, Ada complained... no, she didn't complain, she only asked": the desk stays there.
    """
    said = text[midway.end() :]
    before, _, last = text[: midway.start()].rpartition(", ")
    taken_up = frozenset(content(said))
    if len(words(before)) >= _CLAUSE and taken_up & frozenset(content(last)) and taken_up.isdisjoint(content(before)):
        return f"{before}; {said}"
    return said[:1].upper() + said[1:]


def _put_value(before: str, said: str) -> str | None:
    """Return a sentence with the one value of a kind that the next one corrects; None where it says more or less."""
    new = find_values(said)
    if len(new) != 1 or len(words(said[: new[0][2]])) + len(words(said[new[0][3] :])) > 2:
        return None
    old = [each for each in find_values(before) if each[0] == new[0][0]]
    if len(old) != 1 or old[0][1] == new[0][1]:
        return None
    return before[: old[0][2]] + said[new[0][2] : new[0][3]] + before[old[0][3] :]


def _build_correction(old: Sentence, new: Sentence) -> Sentence:
    """Return the correction, with the old sentence in brackets where the new one does not say what it is about.

    The old one also stays where the new one gives only one of its values ("6 to 9 May in Delft, 240 each. No wait, 7 to
    10."), or begins with the value, and so before any word that says what it is of. Too long a pair is the correction
    alone.
    """
    rest = NUMBER.sub(" ", old.text)
    fuller = len(NUMBER.findall(old.text)) > _FIGURES and any(word[:1].isupper() for word in words(rest)[1:])
    valued = _gives_value(old.text) and bool(content(rest))
    bare = valued and _BEGINS_WITH_VALUE.match(_RETRACTS.sub("", new.text, count=1)) is not None
    if (
        (len(words(old.text)) < 4 and not bare)
        or (len(words(new.text)) > 6 and not (fuller or bare))
        or len(old.text) + len(new.text) > _LONGEST
    ):
        return new
    return replace(new, text=f"{new.text}{_CORRECTS}{old.text})")


def corrects_value(text: str) -> bool:
    """Return whether a sentence is a correction, with a value in it and in what it corrects ("I mean 450 …")."""
    said, marked, old = text.partition(_CORRECTS)
    return bool(marked) and _gives_value(said) and _gives_value(old)


def _gives_value(text: str) -> bool:
    return has_value(text) or bool(find_months(text))
