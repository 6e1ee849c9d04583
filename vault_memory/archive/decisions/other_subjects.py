"""Tell where a later statement shares words with an earlier one but speaks of something else, or only adds to it.

"The fern is gone. We water on Sundays, 20 litres." ends nothing about a tank of 60 litres: what is gone is the fern.
"Ada broke up with Tom's sister" ends nothing about Tom's brother, and "we open on Mondays, too" no hours.
"""

from __future__ import annotations

import re

from vault_memory.archive.decisions.ending_clauses import find_names
from vault_memory.archive.extraction.rules.closings import find_closed_subjects
from vault_memory.archive.extraction.rules.ending_cues import CUES
from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.archive.extraction.rules.statement_reading import QUOTED, SPEAKER, read
from vault_memory.archive.extraction.rules.word_shapes import content
from vault_memory.text.sentences import split_sentences

_ADDS = re.compile(r"\b(?:too|as well)(?=[.,;!)]| *$| (?:from|on|in|at|since|starting|now|this|next)\b)", re.IGNORECASE)
_TURNS = "ceased", "instead", "failed", "not"  # marks of a statement that does more than add


def adds_only(new: str, old: str) -> bool:
    """Return whether ``new`` says that something holds besides ("on Mondays, too"), and ``old`` denies nothing."""
    rest = _ADDS.sub("", new)
    if rest == new or CUES["not"].search(old) is not None:
        return False
    return not any(CUES[kind].search(rest) for kind in _TURNS)


def ends_on_other_days(new: str, old: str) -> bool:
    """Return whether ``new`` says that something is no longer so on days of the week of which ``old`` names none."""
    days, known = (read(text).values.get("weekday", frozenset()) for text in (new, old))
    if not days or not known or not days.isdisjoint(known):
        return False
    return CUES["ceased"].search(new) is not None and not any(CUES[kind].search(new) for kind in ("now", "instead"))


def leave_out_others(new: str, old: str) -> str:
    """Return ``new`` without the sentences that say that something is over which ``old`` does not name.

    Such a sentence may share a name with ``old`` that only tells the thing apart: "the Bristol storage unit".
    """
    if QUOTED.match(new) is not None:
        return new
    sentences = [each.strip() for each in split_sentences(SPEAKER.sub("", new)) if each.strip()]
    known = read(old).anchors
    shared = [read(each).anchors & known for each in sentences]
    if not any(shared):
        return new
    rest = [
        each for each, mine in zip(sentences, shared, strict=True)
        if not _ends_another(each, old, mine)
    ]  # fmt: skip
    return new if len(rest) == len(sentences) else " ".join(rest)


def _ends_another(sentence: str, old: str, shared: frozenset[str]) -> bool:
    """Return whether a sentence says that things are over, ``old`` has none, and what both share only names them."""
    gone = [*find_closed_subjects(sentence), frozenset(content(find_replaced(sentence)))]
    gone = [stems for stems in gone if stems]
    names = frozenset(stem for name in find_names(sentence) for stem in content(name))
    words_of_old = frozenset(content(old))
    if not gone or not all((stems - names or stems).isdisjoint(words_of_old) for stems in gone):
        return False
    return shared <= frozenset().union(*gone)
