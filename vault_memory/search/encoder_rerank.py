"""Rerank the best candidates with the packaged encoder, which reads the question and a text together.

Words and vectors compare a question with each text separately; the encoder reads both together
(``llm.encoder.judge_answer``). It reads messages, statements and notes, not files, and English only. Each rank keeps
its score, so that measures relative to the best score do not change. Of a table it reads one row, as a phrase, because
it was taught sentences. A statement stays above the messages it cites,
unless, in a small vault, one answers much better than what was made of it: then it says more, and is shown instead.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.llm.encoder import judge_answer, load_reader
from vault_memory.search.retrieve import get_executor
from vault_memory.search.snippets import write_out_row
from vault_memory.text.words import words

if TYPE_CHECKING:
    from vault_memory.models import Entry
    from vault_memory.search.ranking import Ranking

READ = 15  # best candidates that the encoder reads
READ_SMALL = 30  # … in a small vault, but for the floor: words and vectors rank worse there; chosen on the same two
WEIGHT = 0.2  # weight of the encoder's log odds in the score; set on the questions of two folders of stories
ANSWERS = -1.0  # log odds from which on a text that the cut-offs leave out is an answer
FULLER = 1.0  # log odds by which a message must answer better than a statement made of it to stand above it
OUTPUT = 0.5  # taken off the score of what a tool printed: it has the question's words, and is read for its words alone
ASKS = 0.5  # … and off the score of a message that only asks: it has the words of the question and no answer
_UNREAD = frozenset({"file", "summary", "recap"})  # tiers that are not read
_ONLY_ASKS = re.compile(r"[^.!?？\n]{1,200}[?？]+\s*")  # one sentence, a question


def only_asks(text: str) -> bool:
    """Return whether a message is one question and nothing else."""
    return _ONLY_ASKS.fullmatch(text) is not None


def read_best(asked: str, ranking: Ranking, most: int = READ) -> Ranking:
    """Return the ranking with the candidates that the encoder read ordered by score plus weighted log odds.

    ``most``: how many candidates are read.
    """
    entries, odds = judge_best(asked, ranking, most)
    if not entries:
        return ranking
    places = list(entries)
    printed = np.array([each.role == "tool" for each in entries.values()])
    asking = np.array([each.tier == "message" and only_asks(each.text) for each in entries.values()])
    together = ranking.scores[places] + WEIGHT * np.array(odds) - OUTPUT * printed - ASKS * asking
    fuller = FULLER if ranking.is_small else math.inf
    for at, place in enumerate(places):  # a statement stays above its messages; the sort is stable
        cited = [
            other
            for other in range(at + 1, len(places))
            if entries[places[other]].id in entries[place].sources and odds[other] < odds[at] + fuller
        ]
        together[at] = max(together[[at, *cited]])
    return ranking.exchange(places, [places[at] for at in np.argsort(-together, kind="stable")])


def add_answers(asked: str, kept: Ranking, whole: Ranking, most: int = READ) -> Ranking:
    """Return the kept hits with those of the next best that the encoder takes for answers.

    ``whole``: the ranking from which the kept hits were chosen. A list of fewer than ``most`` hits leaves room for the
    encoder to read others: an answer in other words than the question's is often among them.
    """
    among = whole.mask_in(kept)
    entries, odds = judge_best(asked, whole.filter(~among), most - len(kept))
    found = [place for place, each in zip(entries, odds, strict=True) if each >= ANSWERS]
    among[np.flatnonzero(~among)[found]] = True
    return whole.filter(among)


def judge_best(asked: str, ranking: Ranking, most: int = READ) -> tuple[dict[int, Entry], list[float]]:
    """Return the first ``most`` candidates that are read, by place, and the log odds that each answers the question.

    Nothing if the number is not positive.
    """
    first = ranking[: max(0, most)]
    entries = {place: hit.entry for place, hit in enumerate(first) if hit.entry.tier not in _UNREAD}
    if not entries:
        return {}, []

    terms = words(asked)

    def judge(entry: Entry) -> float:
        return judge_answer(asked, write_out_row(entry.text, terms) or entry.text, entry.name)

    load_reader()  # here, because threads would each load it
    return entries, list(get_executor().map(judge, entries.values()))
