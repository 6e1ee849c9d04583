"""Describe how each statement of a conversation stands to each name that its topic could have, for fitted models.

Statements that use a name, are said by a person of that name, or are likely of that common topic are its first
members: other statements are compared with what those say.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.archive.extraction.rules.common_topics import rate_common_topics
from vault_memory.archive.extraction.rules.coverage import Matrix, key, measure_use, subjects
from vault_memory.archive.extraction.rules.embedded_words import embed_words
from vault_memory.archive.extraction.rules.language_cues import cues_of
from vault_memory.archive.extraction.rules.message_result import Statement
from vault_memory.archive.extraction.rules.speakers import name_of
from vault_memory.archive.extraction.rules.topic_names import (
    COMMON_TOPIC,
    SPEAKER,
    Talk,
    TopicName,
)
from vault_memory.archive.extraction.rules.topic_terms import load_vague_titles
from vault_memory.archive.extraction.rules.word_shapes import content, lemma, words
from vault_memory.llm.encoder import FILING, embed_filed, embed_name

if TYPE_CHECKING:
    from numpy.typing import NDArray

NAMED = 0.85  # evidence from which a statement uses a name
_TITLED = 0.3  # part of each statement that counts as a member of the topic of the title
_ALIKE = 0.7  # cosine of word vectors from which on two names mean the same
_FILED_ALIKE = 0.85  # the same by the filing encoder
_LEAST_WORDS = 2.5  # least number of rare words assumed of a statement, so that one shared word is not all of them

PAIR_FEATURES = (
    "use", "whole", "whole asked", "own message", "beside", "name near", "name near asked", "members near",
    "members nearer", "shares", "rank", "spoken", "common odds", "common alike", "other use",
)  # fmt: skip
"""Features of a statement under a name; before them the trees see those of the name, after them of the statement."""
NAME_FEATURES = (
    "members", "member share", "score", "words", "term", "frames", "common", "speaker", "talk near",
    "members talk near", "statements", "framed", "mentions", "early", "proper", "count", "vague",
)  # fmt: skip
STATEMENT_FEATURES = "best common", "length", "asked"


@dataclass(frozen=True, slots=True)
class TopicFeatures:
    """``names``: shape (names, `NAME_FEATURES`). ``pairs``: shape (names, statements, all features of a pair).

    ``named``: which statements use a name, shape (names, statements). ``alike``: which two names mean the same.
    ``read``: what the filing encoder says of each statement under each name (log odds less a constant), NaN where the
    statement is not in English or has no words. ``titles``: its log odds that a name is a good title.
    """

    names: Matrix
    pairs: Matrix
    named: NDArray[np.bool_]
    alike: NDArray[np.bool_]
    read: Matrix
    titles: Matrix


def describe(names: Sequence[TopicName], statements: Sequence[Statement], talk: Talk) -> TopicFeatures:
    """Return the features of all statements under all names."""
    titles = [each.name for each in names]
    said = [each.said for each in statements]
    use = measure_use(titles, statements, talk.texts)
    rated = rate_common_topics(said)
    odds = 1 / (1 + np.exp(-np.array([rated[name] for name in rated])))
    vectors, of_names = np.array([embed_words(text) for text in said]), np.array([embed_words(t) for t in titles])
    asked = np.array([embed_words(f"{each.context} {each.said}") for each in statements])
    member = _find_members(names, statements, use, dict(zip(rated, odds, strict=True)))
    middle = member @ vectors + of_names
    near = _measure_nearness(member, middle, vectors)
    spoken = [frozenset(subjects(text)) for text in talk.texts]
    of_name = _describe_names(names, spoken, member, of_names, middle, vectors)
    uses = _measure_mentions(titles, statements, spoken)
    common = np.array([[each.kind == COMMON_TOPIC] for each in names])
    best_two = np.sort(np.where(common, 0.0, use), axis=0)[-2:]
    pairs = (
        use,
        *uses,
        of_names @ vectors.T,
        of_names @ asked.T,
        near,
        near - np.median(near, axis=0),
        _share(member, [frozenset(subjects(f"{s.context} {s.said}")) - talk.names for s in statements]),
        np.argsort(np.argsort(-near, axis=0, kind="stable"), axis=0, kind="stable") / len(names),
        _list_spoken(names, statements),
        np.array([odds[list(rated).index(n.name)] if n.kind == COMMON_TOPIC else np.zeros(len(said)) for n in names]),
        _compare_common(names, list(rated), odds),
        np.where(use >= best_two[-1] - 1e-9, best_two[0], best_two[-1]),
    )
    of_statement = (
        odds.max(axis=0),
        np.array([len(words(text)) for text in said]),
        np.array([bool(each.context) for each in statements]),
    )
    shape = len(names), len(said)
    stacked = np.concatenate(
        [
            np.broadcast_to(of_name[:, None, :], (*shape, len(NAME_FEATURES))),
            np.stack(pairs, axis=-1),
            np.broadcast_to(np.stack(of_statement, axis=-1)[None], (*shape, len(STATEMENT_FEATURES))),
        ],
        axis=-1,
    )
    read_names = [embed_name(title) for title in titles]
    vectors_read = np.array([each.vector for each in read_names], dtype=np.float64)
    alike = (of_names @ of_names.T >= _ALIKE) | (vectors_read @ vectors_read.T >= _FILED_ALIKE)
    read = vectors_read @ _read(statements, talk).T
    return TopicFeatures(of_name, stacked, use >= NAMED, alike, read, np.array([each.title for each in read_names]))


def _read(statements: Sequence[Statement], talk: Talk) -> Matrix:
    """Return the filing encoder's vectors of the statements, NaN for those that are not in English or have no words."""
    texts = ["", *talk.texts, ""]
    nothing = np.full(FILING, np.nan)
    return np.array(
        [
            embed_filed(s.said, *(texts[s.position + side] for side in (1, 0, 2)))
            if cues_of(s.said) is None and any(word.isalpha() for word in content(s.said))
            else nothing
            for s in statements
        ],
        dtype=np.float64,
    )


def describe_filled_names(found: TopicFeatures, member: Matrix) -> Matrix:
    """Return the features of names with what is likely to be filed under them; ``member``: odds from 0 to 1."""
    ranked = -np.sort(-member, axis=1)
    best = np.bincount(member.argmax(axis=0), minlength=len(member))
    uses = found.named.sum(axis=1)
    total = member.sum(axis=1)
    return np.column_stack(
        [
            found.names,
            total,
            (member > 0.5).sum(axis=1),
            ranked[:, :3].sum(axis=1) / 3,
            best,
            best / member.shape[1],
            (member * found.named).sum(axis=1) / np.maximum(uses, 1),
            uses,
            member.mean(axis=1),
        ]
    )


def _find_members(
    names: Sequence[TopicName], statements: Sequence[Statement], use: Matrix, common: Mapping[str, Matrix]
) -> Matrix:
    member = (use >= NAMED).astype(np.float64)
    for row, each in enumerate(names):
        if each.kind == COMMON_TOPIC:
            member[row] = np.maximum(member[row], common[each.name] > 0.5)
        elif each.kind == SPEAKER:
            member[row] = [name_of(statement.message) == each.name for statement in statements]
        elif each.frames:
            member[row] = np.maximum(member[row], _TITLED)
    return member


def _describe_names(
    names: Sequence[TopicName], spoken: Sequence[frozenset[str]], member: Matrix, of_names: Matrix, middle: Matrix,
    vectors: Matrix,
) -> Matrix:  # fmt: skip
    whole = vectors.mean(axis=0)
    whole = whole / max(float(np.linalg.norm(whole)), 1e-9)
    lengths = np.maximum(np.linalg.norm(middle, axis=1), 1e-9)
    framed = any(each.frames for each in names)
    vague = load_vague_titles()
    rows = []
    for row, each in enumerate(names):
        stems = key(each.name)
        places = [number for number, stem in enumerate(spoken) if stems <= stem]
        rows.append(
            [
                member[row].sum(), member[row].mean(), each.score, len(each.name.split()), each.count > 0,
                each.frames, each.kind == COMMON_TOPIC, each.kind == SPEAKER,
                of_names[row] @ whole, middle[row] @ whole / lengths[row], len(vectors), framed,
                len(places) / len(spoken), places[0] / len(spoken) if places else 1.0, each.proper, each.count,
                lemma(each.name) in vague,
            ]
        )  # fmt: skip
    return np.array(rows, dtype=np.float64)


def _measure_mentions(
    titles: Sequence[str], statements: Sequence[Statement], spoken: Sequence[frozenset[str]]
) -> tuple[Matrix, ...]:
    """Return whether a statement, it or its question, its message, or an adjacent one uses the whole name."""
    said = [frozenset(subjects(f"{each.heading} {each.said}")) for each in statements]
    asked = [frozenset(subjects(each.context)) | own for each, own in zip(statements, said, strict=True)]
    keys = [key(title) for title in titles]
    own, or_asked, mentioned = (
        np.array([[stems <= text for text in texts] for stems in keys], dtype=np.float64)
        for texts in (said, asked, spoken)
    )
    places = np.array([each.position for each in statements], dtype=np.intp)
    padded = np.pad(mentioned, ((0, 0), (1, 1)))
    return own, or_asked, mentioned[:, places], np.maximum(padded[:, places], padded[:, places + 2])


def _list_spoken(names: Sequence[TopicName], statements: Sequence[Statement]) -> Matrix:
    return np.array(
        [[each.kind == SPEAKER and name_of(s.message) == each.name for s in statements] for each in names], dtype=float
    )


def _compare_common(names: Sequence[TopicName], common: Sequence[str], odds: Matrix) -> Matrix:
    """Return how alike names and statements are as to the common topics that they could belong to (cosine)."""
    rated = rate_common_topics([each.name for each in names])
    of_names = 1 / (1 + np.exp(-np.array([rated.get(name, np.full(len(names), -6.0)) for name in common]))).T
    for row, each in enumerate(names):
        if each.kind == COMMON_TOPIC:
            of_names[row] = [name == each.name for name in common]
    one = of_names / np.maximum(np.linalg.norm(of_names, axis=1, keepdims=True), 1e-9)
    compared: Matrix = one @ (odds / np.maximum(np.linalg.norm(odds, axis=0), 1e-9))
    return compared


def _measure_nearness(member: Matrix, middle: Matrix, vectors: Matrix) -> Matrix:
    """Return the cosine of each statement with the sum of a topic's other members and its name."""
    along = middle @ vectors.T
    own = member * (vectors * vectors).sum(axis=1)
    squares = (middle * middle).sum(axis=1)[:, None] - 2 * member * along + member * own
    near: Matrix = (along - own) / np.sqrt(np.maximum(squares, 1e-9))
    return near


def _share(member: Matrix, stems: Sequence[frozenset[str]]) -> Matrix:
    """Return the part of each statement's words that a topic's other statements have and few others do, by rarity."""
    known = {stem: number for number, stem in enumerate(sorted(set().union(*stems)))}
    columns = np.array([column for column, of in enumerate(stems) for _ in of], dtype=np.intp)
    numbers = np.array([known[stem] for of in stems for stem in sorted(of)], dtype=np.intp)
    uses = np.bincount(numbers, minlength=len(known))
    rarity = np.log1p(len(stems) / np.maximum(uses, 1)) / math.log1p(len(stems))
    inside = np.array([np.bincount(numbers, weights=row[columns], minlength=len(known)) for row in member])
    others = inside[:, numbers] - member[:, columns]
    part = np.minimum(others, 1) * others / np.maximum(uses[numbers] - 1, 1) * rarity[numbers]
    shared = np.array([np.bincount(columns, weights=row, minlength=len(stems)) for row in part])
    whole = np.bincount(columns, weights=rarity[numbers], minlength=len(stems))
    part_of: Matrix = shared / np.maximum(whole, _LEAST_WORDS)
    return part_of
