"""Choose the topics of a conversation, and assign each statement to one of them.

Fitted trees say how likely each statement belongs under each name that its topic could have (`topic_names`), and how
good a title each name is; a filing encoder, which reads the statement in its talk and the name, says the same, and a
regression weighs both. From the names, the few are chosen that together are the best home of all statements (greedy
facility location): there is neither one topic a message nor one for all, and topics that exist are met again because
they cost nothing. What fits none of the chosen goes to a common topic that is likely enough, else to the subject of the
conversation, or to the one who speaks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.archive.extraction.rules.common_topics import INSTRUCTIONS, UNDERTAKING
from vault_memory.archive.extraction.rules.coverage import Matrix, key
from vault_memory.archive.extraction.rules.cues import is_answer_direction, is_decision, is_instruction
from vault_memory.archive.extraction.rules.language_cues import cues_of
from vault_memory.archive.extraction.rules.message_result import Statement
from vault_memory.archive.extraction.rules.speakers import name_of
from vault_memory.archive.extraction.rules.statement_type import settles_rule
from vault_memory.archive.extraction.rules.topic_coefficients import load_coefficients
from vault_memory.archive.extraction.rules.topic_features import TopicFeatures, describe, describe_filled_names
from vault_memory.archive.extraction.rules.topic_names import COMMON_TOPIC, SPEAKER, TERM, Talk, TopicName, list_names

if TYPE_CHECKING:
    from numpy.typing import NDArray

_COMMON = 0.6  # how good a title a common topic is
_SUBJECT = 0.65  # part of the goodness of the title that counts, so that what is narrower comes first
_FEW, _SHARE = 12, 0.12  # statements, or share of all, from which on a common topic is broad, and less of a title
_FEW_TITLED = 6  # the same number where the conversation has a title, which a broad topic would only repeat
_GENERAL = 0.25  # how good a title `UNDERTAKING` is then: it says less
_TITLE = 0.6  # part of a statement's value under a name that depends on how good a title the name is
_COST, _COST_EACH, _MOST_COST = 0.15, 0.0025, 0.5  # value that a further topic must add, and more of it per statement
_ENOUGH = 0.5  # likelihood from which on an existing topic takes part
_FRAME, _SHORT = 0.45, 25  # least value under the subject of a conversation, in one of up to so many statements
_AKIN = 0.4  # worth of a name beside one that contains it or is part of it
_SMALL = 6  # statements up to which one is enough for a topic, if no title names what they are about
_ALONE, _ONCE = 2, 0.8  # up to so many statements, a term is worth less: nothing shows that it is their subject
_LITTLE, _SURE = 3, 0.6  # a new topic of so few statements needs them to be so likely in the mean
_FITS, _FITS_FEW = 0.2, 0.45  # least likelihood of a statement under its topic; the same where one is enough
_COMMON_FITS = 0.5  # … of what fits no chosen topic under a common one that was not chosen
_OWN_FITS, _LESS_FITS = 0.5, 0.3  # … of what no topic of a talk without a title fits, under any name; a common one
_EARLIER = 0.8  # weight of a statement for the subject of such a talk, in parts of the one before


@dataclass(frozen=True, slots=True)
class TopicChoice:
    """The topic of a statement. ``also``: another name that means the same, which the statement uses."""

    name: str
    also: str = ""


def assign(statements: Sequence[Statement], talk: Talk, known: Iterable[str]) -> list[TopicChoice]:
    """Assign a topic to each statement; its name is '' where nothing names it. ``known``: topics that exist."""
    if not statements:
        return []
    known = frozenset(known)
    names = list_names(statements, talk, known)
    found = describe(names, statements, talk)
    likely = rate_members(found)
    value = likely * (1 - _TITLE + _TITLE * _rate_titles(names, found, likely))[:, None]
    if len(statements) <= _ALONE:
        value *= np.array([[_ONCE if each.kind == TERM else 1.0] for each in names])
    frames = np.array([[_FRAME if each.frames else 0.0] for each in names])
    value = np.maximum(value, frames * min(1.0, _SHORT / len(statements)))
    fewest = _count_fewest(len(statements), titled=any(each.frames for each in names))
    least = _FITS if fewest > 1 else _FITS_FEW
    chosen = _choose(names, likely, value, found.alike, fewest, least)
    best = _file_leftovers(names, likely, _find_best(likely, value, chosen, least))
    subject = next((each.name for each in names if each.frames), "")
    titles = [
        names[row].name if row >= 0 else subject or name_of(each.message)
        for row, each in zip(best, statements, strict=True)
    ]
    if "" in titles and not talk.title:
        nearest = _find_nearest(names, likely, value, best)
        titles = [
            title or (names[row].name if row >= 0 and cues_of(each.said) is None else "")  # only English is rated
            for title, row, each in zip(titles, nearest, statements, strict=True)
        ]
    _file_instructions(titles, statements, known, in_project=bool(talk.project))
    also = _list_aliases(names, found, chosen, best)
    return [TopicChoice(title, other) for title, other in zip(titles, also, strict=True)]


def rate_members(found: TopicFeatures) -> Matrix:
    """Return how likely each statement belongs under each name, from 0 to 1, shape (names, statements)."""
    rows, known = found.pairs.reshape(-1, found.pairs.shape[-1]), load_coefficients()
    odds = known.members.sum_rows(rows).reshape(found.pairs.shape[:2])
    return blend_members(known.member_blend, odds, found.read)


def blend_members(blend: Sequence[float], odds: Matrix, read: Matrix) -> Matrix:
    """Return the likelihoods by the log odds of the trees and by `TopicFeatures.read`, where that is known."""
    of_trees, of_read, constant = blend
    return logistic(np.where(np.isnan(read), odds, of_trees * odds + of_read * read + constant))


def logistic(odds: Matrix) -> Matrix:
    """Return the probabilities of log odds."""
    likely: Matrix = 1 / (1 + np.exp(-odds))
    return likely


def _rate_titles(names: Sequence[TopicName], found: TopicFeatures, likely: Matrix) -> NDArray[np.float64]:
    """Return how good a title each name is, from 0 (none) to 1."""
    known = load_coefficients()
    of_trees, of_read, constant = known.title_blend
    own = np.clip(known.names.sum_rows(describe_filled_names(found, likely)), 0, 1)
    good = np.clip(of_trees * own + of_read * logistic(found.titles) + constant, 0, 1)
    breadth = (likely >= _ENOUGH).sum(axis=1)
    framed = any(each.frames for each in names)
    few = _FEW_TITLED if framed else _FEW
    narrow = np.minimum(1.0, np.sqrt(max(few, _SHARE * likely.shape[1]) / np.maximum(breadth, 1)))
    for row, each in enumerate(names):
        if each.kind == COMMON_TOPIC:
            good[row] = _GENERAL if framed and each.name == UNDERTAKING else _COMMON * narrow[row]
        elif each.frames:
            good[row] *= _SUBJECT
    return good


def _count_fewest(statements: int, *, titled: bool) -> int:
    """Return how many statements a new topic needs to be a note of its own."""
    return 3 if statements >= 30 else 2 if statements > _SMALL or titled else 1


def _choose(
    names: Sequence[TopicName],
    likely: Matrix,
    value: Matrix,
    alike: NDArray[np.bool_],
    fewest: int,
    least: float,
) -> list[int]:
    """Choose the rows that are worth most together: existing topics are free, a further one has a cost.

    A name that means the same as a chosen one is never added; one that contains it or is part of it is worth less. A
    speaker's name is no choice, but where nothing else fits.
    """
    stems = [key(each.name) for each in names]
    akin = np.array([[one <= other or other <= one for other in stems] for one in stems])
    chosen = [row for row, each in enumerate(names) if _takes_part(each, likely[row])]
    best = value[chosen].max(axis=0, initial=0.0)
    left = [row for row, each in enumerate(names) if row not in chosen and each.kind != SPEAKER]
    cost = min(_MOST_COST, _COST + _COST_EACH * value.shape[1])
    while left:
        gains = np.maximum(value[left] - best, 0).sum(axis=1)
        gains *= np.where(akin[np.ix_(left, chosen)].any(axis=1), _AKIN, 1.0)
        gains[alike[np.ix_(left, chosen)].any(axis=1)] = 0
        pick = int(np.argmax(gains))
        if gains[pick] < cost:
            break
        chosen.append(left.pop(pick))
        best = np.maximum(best, value[chosen[-1]])
    while chosen:
        filed = np.array(_find_best(likely, value, chosen, least))
        sizes = Counter(filed.tolist())
        sure = {row: float(likely[row, filed == row].mean()) for row in sizes}
        small = [
            row
            for row in chosen
            if not names[row].exists
            and (sizes[row] < fewest or (fewest > 1 and sizes[row] <= _LITTLE and sure[row] < _SURE))
        ]
        if not small:
            break
        chosen.remove(min(small, key=lambda row: (sizes[row], float(value[row].sum()))))
    return chosen


def _takes_part(name: TopicName, likely: NDArray[np.float64]) -> bool:
    return name.exists and name.kind != SPEAKER and bool((likely >= _ENOUGH).any())


def _find_best(likely: Matrix, value: Matrix, chosen: Sequence[int], least: float) -> list[int]:
    """Return the chosen row under which each statement is worth most, -1 where it fits none."""
    if not chosen:
        return [-1] * value.shape[1]
    best = np.array(chosen)[value[list(chosen)].argmax(axis=0)]
    fits = likely[best, np.arange(value.shape[1])] >= least
    found: list[int] = np.where(fits, best, -1).tolist()
    return found


def _file_leftovers(names: Sequence[TopicName], likely: Matrix, best: Sequence[int]) -> list[int]:
    """Return the rows with those of what fits no chosen topic replaced by the likeliest common one, if it is likely."""
    common = [row for row, each in enumerate(names) if each.kind == COMMON_TOPIC]
    if not common:
        return list(best)
    nearest = np.array(common)[likely[common].argmax(axis=0)]
    fits = likely[nearest, np.arange(likely.shape[1])] >= _COMMON_FITS
    found: list[int] = np.where((np.array(best) < 0) & fits, nearest, best).tolist()
    return found


def _find_nearest(names: Sequence[TopicName], likely: Matrix, value: Matrix, best: Sequence[int]) -> list[int]:
    """Return the row of each statement of a conversation without a title that fits no topic, -1 where there is none.

    It is the one that is worth most of all that are likely enough, else a common topic, else the topic of the
    conversation's beginning.
    """
    subjects = [row for row, each in enumerate(names) if each.kind != SPEAKER]
    common = [row for row, each in enumerate(names) if each.kind == COMMON_TOPIC]
    early = value[subjects] @ _EARLIER ** np.arange(value.shape[1])
    subject = subjects[int(early.argmax())] if subjects else -1
    found = []
    for column in range(value.shape[1]):
        own = max(subjects, key=lambda row: value[row, column], default=-1)
        shared = max(common, key=lambda row: likely[row, column], default=-1)
        if own >= 0 and likely[own, column] >= _OWN_FITS:
            found.append(own)
        elif shared >= 0 and likely[shared, column] >= _LESS_FITS:
            found.append(shared)
        else:
            found.append(subject)
    return found


def _list_aliases(
    names: Sequence[TopicName], found: TopicFeatures, chosen: Sequence[int], best: Sequence[int]
) -> list[str]:
    """Return for each statement a term that it uses and that means the same as its topic; '' if there is none."""
    terms = [row for row, each in enumerate(names) if each.kind == TERM and row not in chosen]
    return [
        next(
            (names[term].name for term in terms if row >= 0 and found.named[term, column] and found.alike[term, row]),
            "",
        )
        for column, row in enumerate(best)
    ]


def _file_instructions(
    titles: list[str], statements: Sequence[Statement], known: Collection[str], *, in_project: bool = False
) -> None:
    """File how a user wants to be answered under one topic, and what is to be done from now on with it if that is
    said more than once or was before.

    ``in_project``: only how to answer; that pnpm is used holds of the project.
    """
    columns = [
        column
        for column, each in enumerate(statements)
        if each.message.role == "user"
        and not name_of(each.message)
        and (is_answer_direction(each.said) or (not in_project and is_instruction(each.said)))
        and not is_decision(each.said)
        and not settles_rule(each.said)
    ]
    together = len(columns) > 1 or INSTRUCTIONS in known or len(statements) == len(columns)
    for column in columns:
        if together or is_answer_direction(statements[column].said):
            titles[column] = INSTRUCTIONS
