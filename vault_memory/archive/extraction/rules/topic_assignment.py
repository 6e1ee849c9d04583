"""Which topics a talk has, and which statement belongs to which.

Topics are chosen by their names: from the terms that could be a title, the few are taken that together cover the
statements best (greedy facility location). So a name always stands in statements it heads, there is neither one topic
a message nor one for all, and names that exist already are met again because they cost nothing.

Turned down, compared on the same talks: clustering statements by their vectors and naming the clusters (the best
name stood in 4 of a cluster's 28 statements; a third of the clusters held one or two), and the keyphrases of YAKE
and RAKE as names (speakers' names, "great", "sounds like", "kinda stressed" come first).
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from vault_memory.archive.extraction.rules.coverage import USES, Embed, Matrix, coverage, key, likeness, subjects
from vault_memory.archive.extraction.rules.statements import Statement
from vault_memory.archive.extraction.rules.topic_terms import Term, candidates
from vault_memory.archive.extraction.rules.word_shapes import content, lemma, words

_COST = 2.0  # coverage that a further topic must add in a long talk; less in a short one
_AKIN = 0.6  # what a name is worth beside one that it contains, or that contains it
_WIDE = 0.8  # a statement covered so far counts for a name's breadth
_FEW, _SHARE = 8, 0.06  # statements, or part of all: a name that covers more is wide, and says less about each
_FRAME, _SHORT = 0.5, 25  # what the whole talk is about covers any statement so far, in a talk of up to 25 of them
_KNOWN = 0.9  # covered so far by one statement, or likened so much, an existing topic takes part
_SURE = 0.35  # covered less, a statement goes with its neighbours
_FIT = 0.6  # the least score of a term that may be a title
_MOST_TERMS = 600
_USED, _NEARER = 0.7, 0.06  # covered so far a statement stays; another topic must be nearer by so much


@dataclass(frozen=True, slots=True)
class Talk:
    """What assigning needs of a conversation: the prose of each message by position, lemmas of the speakers' names."""

    texts: Sequence[str]
    names: frozenset[str]
    title: str = ""


@dataclass(frozen=True, slots=True)
class _Label:
    """A name a topic could have. ``weight``: how good a title it is, 0 to 1."""

    name: str
    weight: float = 1.0
    exists: bool = False
    frames: bool = False  # the talk as a whole is about it

    @property
    def stems(self) -> frozenset[str]:
        return key(self.name)


def assign(statements: Sequence[Statement], talk: Talk, known: Iterable[str], embed: Embed | None) -> list[str]:
    """Assign a topic name to each statement; '' where nothing names it. ``known``: topics that exist."""
    if not statements:
        return []
    labels = [*_existing(known, statements, talk, embed), *_subject(talk.title), *_terms(statements, talk)]
    labels = list({label.name.casefold(): label for label in reversed(labels)}.values())[::-1]
    if not labels:
        return [""] * len(statements)
    cover = coverage([label.name for label in labels], statements, talk.texts, embed)
    cover *= np.array([[label.weight] for label in labels])
    breadth = (cover >= _WIDE).sum(axis=1, keepdims=True)
    cover *= np.minimum(1.0, np.sqrt(max(_FEW, _SHARE * len(statements)) / np.maximum(breadth, 1)))
    frame = _FRAME * min(1.0, _SHORT / len(statements))
    cover = np.maximum(cover, [[frame if label.frames else 0.0] for label in labels])
    chosen = _choose(cover, labels)
    if not chosen:  # there are existing topics alone, and none is about any of it
        return [""] * len(statements)
    rows = _settle(cover, chosen, labels, [statement.position for statement in statements])
    if embed is not None:
        rows = _move_to_nearest(rows, cover, embed([statement.said for statement in statements]).astype(np.float64))
    return [labels[row].name for row in rows]


def _move_to_nearest(rows: Sequence[int], cover: Matrix, vectors: Matrix) -> list[int]:
    """Move a statement that does not use the name of its topic to the topic whose other statements are nearest."""
    found, topics = list(rows), sorted(set(rows))
    if len(topics) < 2:
        return found
    members = np.array([[row == topic for row in rows] for topic in topics], dtype=np.float64)
    sums, sizes = members @ vectors, members.sum(axis=1)
    for column, row in enumerate(rows):
        if cover[row, column] >= _USED:
            continue
        own = members[:, column]
        middle = (sums - own[:, None] * vectors[column]) / np.maximum(sizes - own, 1)[:, None]
        near = middle @ vectors[column] / np.maximum(np.linalg.norm(middle, axis=1), 1e-9)
        best, now = int(np.argmax(near)), topics.index(row)
        if (
            near[best] > near[now] + _NEARER
            and sizes[best] > 1
            and cover[topics[best], column] >= cover[row, column] - 0.3
        ):
            found[column] = topics[best]
    return found


def _existing(known: Iterable[str], statements: Sequence[Statement], talk: Talk, embed: Embed | None) -> list[_Label]:
    """Return existing topics that the talk names or is near; they frame it where its title or first words name them."""
    names = sorted({" ".join(name.split()) for name in known} - {""})
    if not names:
        return []
    said = {stem for text in (*talk.texts, talk.title) for stem in subjects(text)}
    opening = set(subjects(talk.title)) | set(subjects(next((text for text in talk.texts if text), "")[:200]))
    alike = likeness(names, statements, embed).max(axis=1) if embed is not None else np.zeros(len(names))
    return [
        _Label(name, exists=True, frames=key(name) <= opening)
        for name, like in zip(names, alike, strict=True)
        if key(name) <= said or like >= _KNOWN
    ]


def _subject(title: str) -> list[_Label]:
    """Return the part of the conversation's title that can be a topic's name."""
    name = re.split(r"[,:;|()–—]| - ", " ".join(title.split()))[0].strip(" .!\"'")
    fit = 1 <= len(name.split()) <= 4 and not name.endswith("?") and content(name)
    return [_Label(name[:1].upper() + name[1:], frames=True)] if fit else []


def _terms(statements: Sequence[Statement], talk: Talk) -> list[_Label]:
    """Return terms fit for a title that statements use, best first."""
    terms = candidates(talk.texts, talk.names)
    used: Counter[tuple[str, ...]] = Counter()
    for statement in statements:
        said = [lemma(word) for word in words(statement.said)]
        grams = {tuple(said[i:j]) for i in range(len(said)) for j in range(i + 1, min(i + 3, len(said)) + 1)}
        used.update(gram for gram in grams if gram in terms)
    often = 2 if len(statements) >= 40 else 1

    def fit(term: Term) -> bool:
        again = len(term.key) > 1 or term.count >= often
        return used[term.key] >= often and again and term.score >= _FIT and len(term.name) > 2

    def rank(term: Term) -> tuple[float, tuple[str, ...]]:
        return -term.score * math.log1p(used[term.key] + 0.3 * term.count), term.key

    best = sorted(filter(fit, terms.values()), key=rank)[:_MOST_TERMS]
    return [_Label(term.name, min(1.0, 0.2 + 0.6 * term.score)) for term in best]


def _choose(cover: Matrix, labels: Sequence[_Label]) -> list[int]:
    """Choose the rows that cover best together: existing or framing topics are free, a further one has a cost."""
    chosen = [
        row
        for row, label in enumerate(labels)
        if label.frames or (label.exists and (cover[row] >= _KNOWN * USES).any())
    ]
    best = cover[chosen].max(axis=0, initial=0.0)
    left = [row for row, label in enumerate(labels) if not (label.exists or label.frames)]
    cost = min(_COST, 0.8 + 0.008 * cover.shape[1])
    while left:
        taken = [labels[row].stems for row in chosen]
        akin = [any(labels[row].stems <= other or other <= labels[row].stems for other in taken) for row in left]
        gains = np.maximum(cover[left] - best, 0).sum(axis=1) * np.where(akin, _AKIN, 1.0)
        pick = int(np.argmax(gains))
        if chosen and gains[pick] < cost:
            break
        chosen.append(left.pop(pick))
        best = np.maximum(best, cover[chosen[-1]])
    return chosen


def _settle(cover: Matrix, chosen: Sequence[int], labels: Sequence[_Label], positions: Sequence[int]) -> list[int]:
    """Return each statement's row: its best one, or where none covers it, that of its neighbours in the talk.

    A new topic with too few statements to be a note of its own is given up, the smallest first.
    """
    rows = list(chosen)
    fewest = 3 if len(positions) >= 30 else 2 if len(positions) >= 6 else 1
    while True:
        best = [rows[index] for index in np.argmax(cover[rows], axis=0)]
        sizes = Counter(best)
        small = [row for row in rows if not labels[row].exists and sizes[row] < fewest]
        if not small or len(rows) == 1:
            break
        rows.remove(min(small, key=lambda row: (sizes[row], row)))
    sure = [column for column, row in enumerate(best) if cover[row, column] >= _SURE]
    for column, row in enumerate(best):
        if sure and cover[row, column] < _SURE:
            nearest = min(sure, key=lambda other: (abs(positions[other] - positions[column]), other))
            best[column] = best[nearest]
    return best
