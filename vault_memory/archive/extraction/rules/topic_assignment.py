"""Choose the topics of a conversation, and assign each statement to one of them.

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
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from vault_memory.archive.extraction.rules.coverage import (
    USES,
    Embed,
    Matrix,
    key,
    likeness,
    measure_use,
    subjects,
)
from vault_memory.archive.extraction.rules.cues import is_decision, is_instruction
from vault_memory.archive.extraction.rules.lexicon import COMMON, FUNCTION, TIME_WORDS
from vault_memory.archive.extraction.rules.message_result import Statement
from vault_memory.archive.extraction.rules.shelves import INSTRUCTIONS, find_shelves
from vault_memory.archive.extraction.rules.speakers import name_of
from vault_memory.archive.extraction.rules.topic_members import (
    GENERAL,
    NAMED,
    Membership,
    StatementFeatures,
    find_members,
)
from vault_memory.archive.extraction.rules.topic_terms import Term, candidates
from vault_memory.archive.extraction.rules.word_shapes import content, lemma, words

_COST = 2.0  # coverage that a further topic must add in a long talk; less in a short one
_AKIN = 0.6  # weight of a name beside one that it contains, or that contains it
_WIDE = 0.8  # coverage from which on a statement counts for the breadth of a name
_FEW, _SHARE = 8, 0.06  # statements, or share of all; a name that covers more is broad, and its coverage is reduced
_FRAME, _SHORT = 0.3, 25  # least coverage by the topic of the whole talk, in a talk of up to so many statements
_KNOWN = 0.9  # coverage of one statement, or likeness, from which on an existing topic takes part
_HINTED, _LIKENS = 0.5, 0.4  # weights of a use below `NAMED` and of likeness when names are chosen
_EARLY = 1.3  # factor for a topic that a talk names in its first tenth
_FIT = 0.6  # the least score of a term that may be a title
_MOST_TERMS = 600
_SMALL = 6  # statements up to which a topic named by one word goes into the common topic that has this word
_LONGEST_TITLE = 6  # words of a conversation's title that may name a topic
_TITLE_PART = re.compile(r"[,:;|()–—↔]| [-/] ")
_MAIL_MARKS = re.compile(r"^(?:(?:re|fwd?|aw|wg|tr|rv|antw)(?:\[\d+\])? ?: ?)+", re.IGNORECASE)
_CHANNEL = re.compile(r"^#(?=[\w-]+$)")


@dataclass(frozen=True, slots=True)
class Talk:
    """The parts of a conversation that assigning needs: ``texts``, the prose of each message by position; ``names``,
    lemmas of the speakers' names; and its title.
    """

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


@dataclass(frozen=True, slots=True)
class TopicChoice:
    """The topic of a statement. ``also``: another name of it, under which the statement would have stood."""

    name: str
    also: str = ""


def assign(statements: Sequence[Statement], talk: Talk, known: Iterable[str], embed: Embed | None) -> list[TopicChoice]:
    """Assign a topic to each statement; its name is '' where nothing names it. ``known``: topics that exist."""
    if not statements:
        return []
    existing = _existing(known, statements, talk, embed)
    title = _subject(talk) if not any(label.frames for label in existing) else []
    labels = [*existing, *title, *_terms(statements, talk)]
    labels = list({label.name.casefold(): label for label in reversed(labels)}.values())[::-1]
    named = measure_use([label.name for label in labels], statements, talk.texts)
    cover = np.where(named >= NAMED, named, _HINTED * named)
    if embed is not None and labels:
        cover += _LIKENS * likeness([label.name for label in labels], statements, embed)
    cover *= np.array([[label.weight] for label in labels]).reshape(-1, 1)
    breadth = (cover >= _WIDE).sum(axis=1, keepdims=True)
    cover *= np.minimum(1.0, np.sqrt(max(_FEW, _SHARE * len(statements)) / np.maximum(breadth, 1)))
    frame = _FRAME * min(1.0, _SHORT / len(statements))
    cover = np.maximum(cover, np.array([[frame if label.frames else 0.0] for label in labels]).reshape(-1, 1))
    chosen = _choose(cover, labels)
    return _place(statements, talk, [labels[row] for row in chosen], named[chosen], embed)


def _place(
    statements: Sequence[Statement], talk: Talk, labels: Sequence[_Label], named: Matrix, embed: Embed | None
) -> list[TopicChoice]:
    """Return each statement's topic: one of the chosen, one that most people have, or what the talk is about."""
    names = [label.name for label in labels]
    stems = [frozenset(subjects(f"{each.context} {each.said}")) - talk.names for each in statements]
    vectors = None if embed is None else embed([each.said for each in statements]).astype(np.float64)
    features = StatementFeatures(stems, vectors, embed(names).astype(np.float64) if embed and names else None)
    subject = next((label.name for label in labels if label.frames), "")
    fewest = _count_fewest(len(statements), titled=bool(subject))
    found = find_members(named, features, fewest, [label.exists for label in labels])
    titles = [names[row] if row != GENERAL else "" for row in found.rows]
    known = {label.name for label in labels if label.exists}
    _file_instructions(titles, statements, known)
    if not subject:
        _shelve(titles, statements, known, fewest)
    if not subject and not talk.names:
        subject = _find_subject(titles, talk, embed, None if vectors is None else vectors.mean(axis=0))
    also = _list_merged(found, named, names)
    return [
        TopicChoice(title or subject or name_of(each.message), also[column] if title else "")
        for column, (title, each) in enumerate(zip(titles, statements, strict=True))
    ]


def _list_merged(found: Membership, named: Matrix, names: Sequence[str]) -> list[str]:
    """Return for each statement the name that it uses of a topic merged into its own; '' if there is none."""
    also = [""] * len(found.rows)
    for gone, kept in found.merged.items():
        for column, row in enumerate(found.rows):
            if row == kept and named[gone, column] >= NAMED and not also[column]:
                also[column] = names[gone]
    return also


def _count_fewest(statements: int, *, titled: bool) -> int:
    """Return how many statements a new topic needs to be a note of its own, one more beside the topic of the title."""
    return (3 if statements >= 30 else 2 if statements >= 6 else 1) + titled


def _shelve(titles: list[str], statements: Sequence[Statement], known: Collection[str], fewest: int) -> None:
    """Give statements without a topic one that most people have, where enough of them, or an existing one, has it."""
    members = Counter(titles)
    alone = {title for title in members if members[title] == 1 and title not in known}  # named after its one statement
    options = {
        column: found
        for column, title in enumerate(titles)
        if (not title or title in alone) and (found := find_shelves(statements[column].said))
    }
    sizes = Counter(name for names in options.values() for name in names)
    for column, names in options.items():
        titles[column] = next((name for name in names if name in known or sizes[name] >= fewest), titles[column])
    placed = Counter(titles[column] for column in options)
    for column, names in options.items():
        if titles[column] in names and placed[titles[column]] < fewest and titles[column] not in known:
            titles[column] = ""
    used = {name for column, names in options.items() for name in names if titles[column] == name}
    for column, title in enumerate(titles):
        if title not in used and title not in known and members[title] <= _SMALL and len(title.split()) == 1:
            titles[column] = next((name for name in find_shelves(title) if name in used), title)  # "Cat" beside "Pets"


def _file_instructions(titles: list[str], statements: Sequence[Statement], known: Collection[str]) -> None:
    """File what a user wants done from now on under one topic, where it is said more than once or was before."""
    sizes = Counter(titles)
    columns = [
        column
        for column, (title, each) in enumerate(zip(titles, statements, strict=True))
        if (not title or (sizes[title] == 1 and title not in known))
        and each.message.role == "user"
        and not name_of(each.message)
        and is_instruction(each.said)
        and not is_decision(each.said)
    ]
    if len(columns) > 1 or INSTRUCTIONS in known or len(statements) == len(columns):
        for column in columns:
            titles[column] = INSTRUCTIONS


def _find_subject(titles: Sequence[str], talk: Talk, embed: Embed | None, middle: Matrix | None) -> str:
    """Return the topic that the talk as a whole is about: near to all of it, named often, and early."""
    spoken = [said for text in talk.texts if (said := frozenset(subjects(text)))]
    names = list(dict.fromkeys(title for title in titles if title))
    near = embed(names) @ middle if names and embed is not None and middle is not None else np.ones(len(names))
    best, found = 0.0, ""
    for name, nearness in zip(names, near, strict=True):
        uses = [number for number, said in enumerate(spoken) if key(name) <= said]
        if uses and titles.count(name) > 2:
            value = float(nearness) * (len(uses) / len(spoken)) ** 0.25
            value *= _EARLY if uses[0] <= 0.1 * len(spoken) else 1
            best, found = max((best, found), (value, name))
    return found


def _existing(known: Iterable[str], statements: Sequence[Statement], talk: Talk, embed: Embed | None) -> list[_Label]:
    """Return existing topics that the talk names or is near; one frames it where its title names it."""
    names = sorted({" ".join(name.split()) for name in known} - {""})
    names = [name for name in names if not _names_speakers(name, talk)]
    if not names:
        return []
    said = {stem for text in (*talk.texts, talk.title) for stem in subjects(text)}
    continued = _find_continued(names, talk.title)
    alike = likeness(names, statements, embed).max(axis=1) if embed is not None else np.zeros(len(names))
    return [
        _Label(name, exists=True, frames=name == continued)
        for name, like in zip(names, alike, strict=True)
        if key(name) <= said or like >= _KNOWN or name == continued
    ]


def _find_continued(names: Sequence[str], title: str) -> str:
    """Return the existing topic that shares the earliest word with the title, up to its first comma or colon.

    "Moving, July" goes on with "Moving to Utrecht", "Wedding: Millbrook flooded" with "Wedding planning". A title of
    small words only, "Our first year, week six", goes on with one that begins so, "Our first year at home".
    """
    for word in _list_title_words(read_title(title)):
        having = [name for name in names if word in _list_title_words(name)]
        if having:
            return min(having, key=lambda name: (len(name), name))
    begin = f"{_split_title(title).casefold()} "
    return min((name for name in names if name.casefold().startswith(begin) and " " in begin.strip()), default="")


def read_title(title: str) -> str:
    """Return a title up to its first comma or colon; '' if that only says when or what kind of talk it is.

    "Re:", quotation marks and the "#" of a channel are left out.
    """
    name = _split_title(title)
    return f"{name[:1].upper()}{name[1:]}" if _list_title_words(name) else ""


def _split_title(title: str) -> str:
    whole, channel = _CHANNEL.subn("", _MAIL_MARKS.sub("", " ".join(title.split())))
    if channel:
        whole = re.sub(r"[-_]+", " ", whole)
    return _TITLE_PART.split(re.sub('["“”„«»]', "", whole))[0].strip(" .!'")


def _list_title_words(title: str) -> list[str]:
    return [lemma(word) for word in words(title) if word.lower() not in FUNCTION | TIME_WORDS]


def _subject(talk: Talk) -> list[_Label]:
    """Return the part of the conversation's title that can be a topic's name: the speakers' names are none."""
    name = read_title(talk.title)
    fit = (
        1 <= len(name.split()) <= _LONGEST_TITLE
        and not name.endswith("?")
        and content(name)
        and not _names_speakers(name, talk)
    )
    return [_Label(name, frames=True)] if fit else []


def _names_speakers(name: str, talk: Talk) -> bool:
    named = {lemma(word) for word in words(name) if word.lower() not in COMMON | TIME_WORDS}
    return bool(named) and named <= talk.names


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
