"""List the names that the topic of a statement could have, in one conversation.

They are topics that exist, the conversation's title, terms that are said in it, topics that most people have
(`common_topics`), and the people who speak in a talk of friends.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from vault_memory.archive.extraction.rules.common_topics import INSTRUCTIONS, UNDERTAKING, list_common_topics
from vault_memory.archive.extraction.rules.coverage import key, subjects
from vault_memory.archive.extraction.rules.embedded_words import embed_words
from vault_memory.archive.extraction.rules.lexicon import COMMON, FUNCTION, HOW_OFTEN, TIME_WORDS, WENT_ON, word_set
from vault_memory.archive.extraction.rules.message_result import Statement
from vault_memory.archive.extraction.rules.speakers import name_of
from vault_memory.archive.extraction.rules.topic_terms import Term, candidates
from vault_memory.archive.extraction.rules.word_shapes import content, lemma, words

TERM, TITLE, EXISTING, COMMON_TOPIC, SPEAKER = range(5)  # kinds of names
_LONG, _MOST, _MOST_SHORT = 60, 64, 26  # statements of a long conversation; most terms of it, and of another
_MANY = 40  # statements from which on a term must be used twice
_LEAST_SCORE = 0.5  # of a term that may be a title
_AKIN = 0.6  # cosine of an existing topic's name and a statement from which on the topic takes part
_MOST_AKIN = 30  # topics that take part by that
_LONGEST_TITLE = 6  # words of a conversation's title that may name a topic
_TITLE_PART = re.compile(r"[,:;|()–—↔]| [-/] ")
_MAIL_MARKS = re.compile(r"^(?:(?:re|fwd?|aw|wg|tr|rv|antw)(?:\[\d+\])? ?: ?)+", re.IGNORECASE)
_BEGIN, _FIRST_MESSAGES = 80, 3  # characters and messages at the start of a talk that say what it is about
_CALLED = re.compile(
    r"\b(?:services?|apps?|projects?|tools?|librar(?:y|ies)|(?:web)?sites?|products?|platforms?|packages?|repos?|bots?"
    r"|games?|start-?ups?|compan(?:y|ies)|business|plugins?|extensions?|novel|book|podcast|blog|newsletter|caf[eé]|shop"
    r"|club|band)"
    r"(?:(?: \w+){0,3},? (?:called|named)|[^.!?\n]{0,60}? (?:it's|its|which is|that's) (?:called|named)) "
    r"(?:[\"“'`](?P<quoted>[^\"”'`\n]{2,40})[\"”'`]"
    r"|(?P<name>[A-Z][\w&'’-]*(?: [A-Z][\w&'’-]*){0,3}|[a-z][\w-]{2,30}))"
)
_PERSONAL = frozenset({"Family", "Health", "Pets"})  # common topics that a session about a project may touch
_HOMES = frozenset({"home", "users", "root", "c:"})
_FOLDERS = word_set(  # that say nothing of what is in them
    """
    src code work app apps repo repos projects project dev git workspace workspaces tmp temp main home documents desktop
    backend frontend server client web api packages lib test tests
    """
)
_CHANNEL = re.compile(r"^#(?=[\w-]+$)")


@dataclass(frozen=True, slots=True)
class Talk:
    """The parts of a conversation that assigning needs: ``texts``, the prose of each message by position; ``names``,
    lemmas of the speakers' names; its title; and the name of the project whose files an agent works on in it.
    """

    texts: Sequence[str]
    names: frozenset[str]
    title: str = ""
    project: str = ""


@dataclass(frozen=True, slots=True)
class TopicName:
    """A name a topic could have. ``score``, ``count``, ``proper``: of the term that it is, 0 for other names.

    ``frames``: the conversation as a whole is about it.
    """

    name: str
    kind: int = TERM
    exists: bool = False
    frames: bool = False
    score: float = 0.0
    count: int = 0
    proper: bool = False


def list_names(statements: Sequence[Statement], talk: Talk, known: Iterable[str]) -> list[TopicName]:
    """Return the possible names, each once, whatever its case. ``known``: topics that exist."""
    known = list(known)
    existing = _list_existing(known, statements, talk)
    have = {name.casefold() for name in known}
    common = [
        TopicName(name, COMMON_TOPIC, exists=name.casefold() in have)
        for name in list_common_topics(each.said for each in statements)
    ]
    terms = {each.name.casefold(): each for each in _list_terms(statements, talk)}
    title = [] if any(each.frames for each in existing) else _list_title(talk) or _list_called(talk)
    if talk.project:
        existing, title = _frame_by_project(talk.project, existing, title)
        common = [each for each in common if each.name in _PERSONAL]
    elif not talk.title and any(each.frames for each in (*existing, *title)):
        common = [each for each in common if each.name != UNDERTAKING]  # the talk says what the undertaking is called
    people = [TopicName(name, SPEAKER) for each in statements if (name := name_of(each.message))]
    found: dict[str, TopicName] = {}
    for each in (*common, *existing, *title, *people, *terms.values()):
        folded = each.name.casefold()
        term = terms.get(folded, each)
        if folded not in found:
            found[folded] = TopicName(
                each.name, each.kind, each.exists, each.frames, term.score, term.count, term.proper
            )
    return list(found.values())


def name_project(folder: str) -> str:
    """Return the name of the project in a folder: its last part that is no general name, or ''."""
    parts = [part for part in re.split(r"[/\\\\]", folder) if part]
    own = parts[2:] if len(parts) > 1 and parts[0].lower() in _HOMES else parts  # /home/nora/src/dispatch
    return next((part for part in reversed(own) if part.lower() not in _FOLDERS and not part.startswith(".")), "")


def _frame_by_project(
    project: str, existing: Sequence[TopicName], title: Sequence[TopicName]
) -> tuple[list[TopicName], list[TopicName]]:
    """Return the existing topics and the titles of a session in which its project frames all: sessions are many."""
    own = [each for each in existing if each.name.casefold() == project.casefold()]
    others = [replace(each, frames=False) for each in existing if each not in own]
    titles = [replace(each, frames=False) for each in title]
    frame = replace(own[0], frames=True) if own else TopicName(project, TITLE, frames=True)
    return ([frame, *others], titles) if own else (others, [frame, *titles])


def _list_existing(known: Iterable[str], statements: Sequence[Statement], talk: Talk) -> list[TopicName]:
    """Return existing topics that the talk names or is near; one frames it where its title names it."""
    names = sorted({" ".join(name.split()) for name in known} - {"", INSTRUCTIONS})
    if not names:
        return []
    said = {stem for text in (*talk.texts, talk.title, *(s.said for s in statements)) for stem in subjects(text)}
    unlike_speakers = [name for name in names if not _names_speakers(name, talk)]
    continued = _find_continued(unlike_speakers, talk.title) if talk.title else _find_taken_up(unlike_speakers, talk)
    meant = np.array([embed_words(each.said) for each in statements])
    near = [float((meant @ embed_words(name)).max()) for name in names]
    akin = {at for at in np.argsort(-np.array(near), kind="stable")[:_MOST_AKIN].tolist() if near[at] >= _AKIN}
    speakers = {name_of(each.message) for each in statements}
    return [
        TopicName(name, SPEAKER if name in speakers else EXISTING, exists=True, frames=name == continued)
        for at, name in enumerate(names)
        if at in akin or name == continued or key(name) <= said or name in speakers
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


def _find_taken_up(names: Sequence[str], talk: Talk) -> str:
    """Return the existing topic, other than a common one, that an untitled talk begins with: "Back on hookrelay"."""
    begin = next((text for text in talk.texts if text.strip()), "")[:_BEGIN]
    common = {name.casefold() for name in list_common_topics(())}
    said = f" {' '.join(words(begin)).casefold()} "
    own = [name for name in names if name.casefold() not in common and f" {name.casefold()} " in said]
    return max(own, key=lambda name: (len(name), name), default="")


def _list_called(talk: Talk) -> list[TopicName]:
    """Return the name of the undertaking that an untitled talk introduces: "a new service called hookrelay"."""
    found = next(filter(None, (_CALLED.search(text) for text in talk.texts[:_FIRST_MESSAGES])), None)
    name = " ".join((found["quoted"] or found["name"]).split()) if found is not None else ""
    return [TopicName(name, TITLE, frames=True)] if name and not _names_speakers(name, talk) else []


def read_title(title: str) -> str:
    """Return a title up to its first comma or colon; '' if that only says when or what kind of talk it is.

    "Re:", quotation marks, the "#" of a channel, and "again" or "update" at its end are left out.
    """
    name = _drop_end(_split_title(title))
    return f"{name[:1].upper()}{name[1:]}" if _list_title_words(name) else ""


def _split_title(title: str) -> str:
    whole, channel = _CHANNEL.subn("", _MAIL_MARKS.sub("", " ".join(title.split())))
    if channel:
        whole = re.sub(r"[-_]+", " ", whole)
    return _TITLE_PART.split(re.sub('["“”„«»]', "", whole))[0].strip(" .!'")


def _drop_end(title: str) -> str:
    """Return a title without what says at its end that a talk goes on: "Boiler again", "Choir update"."""
    parts = title.split()
    while len(parts) > 1 and parts[-1].strip("!.?").lower() in WENT_ON:
        parts.pop()
    says = any(word.lower() not in HOW_OFTEN | FUNCTION | TIME_WORDS for word in parts)
    return " ".join(parts) if says else title


def _list_title_words(title: str) -> list[str]:
    return [lemma(word) for word in words(title) if word.lower() not in FUNCTION | TIME_WORDS]


def _list_title(talk: Talk) -> list[TopicName]:
    """Return the part of the conversation's title that can be a topic's name: the speakers' names are none."""
    name = read_title(talk.title)
    fit = (
        1 <= len(name.split()) <= _LONGEST_TITLE
        and not name.endswith("?")
        and content(name)
        and not _names_speakers(name, talk)
    )
    return [TopicName(name, TITLE, frames=True)] if fit else []


def _names_speakers(name: str, talk: Talk) -> bool:
    named = {lemma(word) for word in words(name) if word.lower() not in COMMON | TIME_WORDS}
    return bool(named) and named <= talk.names


def _list_terms(statements: Sequence[Statement], talk: Talk) -> list[TopicName]:
    """Return the terms that could be a title and that statements use, best first."""
    terms = candidates(talk.texts, talk.names)
    used: Counter[tuple[str, ...]] = Counter()
    for statement in statements:
        said = [lemma(word) for word in words(statement.said)]
        grams = {tuple(said[i:j]) for i in range(len(said)) for j in range(i + 1, min(i + 3, len(said)) + 1)}
        used.update(gram for gram in grams if gram in terms)
    often = 2 if len(statements) >= _MANY else 1

    def rank(term: Term) -> tuple[float, tuple[str, ...]]:
        return -max(term.score, 0.3) * math.log1p(used[term.key] + 0.3 * term.count), term.key

    fit = (t for t in terms.values() if used[t.key] >= often and t.score >= _LEAST_SCORE and len(t.name) > 2)
    best = sorted(fit, key=rank)[: _MOST if len(statements) > _LONG else _MOST_SHORT]
    return [TopicName(t.name, score=t.score, count=t.count, proper=t.proper) for t in best]
