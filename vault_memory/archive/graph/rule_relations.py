"""Relationships that statements state plainly, between names that are known: who likes, uses, has, lives where.

A verb counts only where its subject stands right before it and its object right behind, with nothing between them
that could turn it round (not, would, if, used to). What that misses stays missing: a wrong edge in a graph is believed.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise

from vault_memory.archive.extraction.rules.lexicon import FUNCTION
from vault_memory.archive.extraction.rules.words import lemma
from vault_memory.archive.graph.proper_names import KIN, Token, apposed, fold, tokens
from vault_memory.archive.graph.statements import USER, SourcedStatement

_MOST_WORDS = 5  # of a name

_VERBS = (
    (
        "likes",
        r"(?:(?:really )?(?:like|love|enjoy|adore|prefer)s?|loved|enjoyed|preferred"
        r"|(?:am|'m|is) (?:a (?:big )?fan of|into|fond of))",
    ),
    ("dislikes", r"(?:hates?|dislikes?|(?:can't|cannot) stand|hated|disliked)"),
    (
        "uses",
        r"(?:us(?:e|es|ing)|runs? on|(?:am|are|is|'m|'re) using|chose|picked|(?:decided|settled) on"
        r"|(?:going|went) with|deploys? (?:to|with|on)|builds? with|writes? in)",
    ),
    ("works on", r"(?:works?|working|worked) on"),
    ("works at", r"(?:works?|working|worked) (?:at|for)"),
    ("works with", r"(?:works?|working|worked) with"),
    ("lives in", r"(?:lives?|living) in"),
    ("visited", r"(?:visited|travel?led to|went to|flew to)"),
    ("owns", r"(?:owns?|bought|adopted)"),
    ("plays", r"(?:plays?|playing)"),
    ("learns", r"(?:learns?|learning|studies|studying)"),
    ("connects to", r"connects? to"),
    ("is written in", r"(?:is|are) written in"),
    ("replaced", r"replace[sd]"),
    ("knows", r"(?:knows?|met)"),
    ("joined", r"joined"),
)
_ADVERBS = (
    r"(?:(?:really|also|now|still|have|has|'ve|currently|just|always|mostly|both|all|usually|often|never again) )*"
)
_BETWEEN = (
    r"(?: (?:using|to use|working with|working on|doing|going|playing|my|our|their|his|her|the|a|an|new|some|all))*"
    r"[\s`*\"'“]*$"
)
_SUBJECT = re.compile(r"(?:^|[^\w'])(?P<first>I|We|we)(?:'m|'ve|'re|’m|’ve|’re)? ?$")
_PATTERNS = tuple(
    (relation, re.compile(rf"(?P<subject>.*?)(?<![\w'’-]){_ADVERBS}(?<!\w){verb}{_BETWEEN}", re.DOTALL))
    for relation, verb in _VERBS
)
_DOUBT = re.compile(
    r"\b(?:not|never|no longer|n't|stop(?:ped)?|would|could|should|might|may|if|whether|used to|unless|instead of"
    r"|rather than|want(?:s|ed)?|wish|hope|plan(?:s|ning)?|thinking)\b|n['’]t\b",
    re.IGNORECASE,
)
_CLAUSE = re.compile(r"[.;:!?—–]\s|,\s(?:and|but|so|because)\s|\s(?:because|but|although|while)\s|[()]")
_SWITCH = re.compile(
    r"(?:^|(?<=\W))(?:I|[Ww]e)(?:'ve|’ve| have)? (?:just |now |finally )?(?:moved|switched|migrated|changed)"
    r" (?:\w+ ){0,3}?from $"
)
_GOES_ON = re.compile(r"['’]?s? (?!(?:{})\b)[a-z]".format("|".join(sorted(FUNCTION - {"'cause"}))))


@dataclass(frozen=True, slots=True)
class Found:
    """A relationship that a statement states. ``subject`` and ``target`` are keys of names, `USER`, or of topics."""

    subject: str
    relation: str
    target: str
    said: SourcedStatement
    ended: datetime | None = None  # since when it is not so any more; None: it is


class Book:
    """The names there are: entities by their spellings, which are written as such, and topics in any inflection."""

    def __init__(self, entities: Mapping[str, Sequence[str]], topics: Mapping[str, Sequence[str]]) -> None:
        self._names: dict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
        self._topics: dict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
        for key, spellings in entities.items():
            for spelling in spellings:
                self._add(self._names, tuple(fold(each.text) for each in tokens(spelling)), key)
        for key, spellings in topics.items():
            for spelling in spellings:
                self._add(self._topics, tuple(lemma(each.text) for each in tokens(spelling)), key)

    @staticmethod
    def _add(book: dict[str, list[tuple[tuple[str, ...], str]]], parts: tuple[str, ...], key: str) -> None:
        if 0 < len(parts) <= _MOST_WORDS and all(parts):
            book[parts[0]].append((parts, key))

    def mentions(self, text: str) -> list[tuple[int, int, str]]:
        """Start, end and key of every entity named in the text, the longest where they overlap."""
        return [(start, end, key) for start, end, key, topic in self._all(text) if not topic]

    def places(self, text: str) -> list[tuple[int, int, str]]:
        """Of entities and topics."""
        return [(start, end, key) for start, end, key, _ in self._all(text)]

    def _all(self, text: str) -> list[tuple[int, int, str, bool]]:
        found, words, at = list[tuple[int, int, str, bool]](), tokens(text), 0
        while at < len(words):
            best = self._longest(words, at, text)
            if best is None:
                at += 1
                continue
            length, key, topic = best
            found.append((words[at].start, words[at + length - 1].end, key, topic))
            at += length
        return found

    def _longest(self, words: Sequence[Token], at: int, text: str) -> tuple[int, str, bool] | None:
        best: tuple[int, str, bool] | None = None
        for book, form, topic in ((self._names, fold, False), (self._topics, lemma, True)):
            if not topic and not (words[at].text[:1].isupper() or words[at].text[:1] == "`"):
                continue
            for parts, key in book.get(form(words[at].text.strip("`")), ()):
                here = tuple(form(word.text.strip("`")) for word in words[at : at + len(parts)])
                if here == parts and (best is None or len(parts) > best[0]):
                    best = len(parts), key, topic
        return best


def relations(said: SourcedStatement, book: Book, speakers: frozenset[str]) -> Iterator[Found]:
    """What the statement says plainly, each once."""
    seen: set[tuple[str, str, str]] = set()
    found = [*_switched(said, book, speakers), *_stated(said, book, speakers), *_apposed(said, book, speakers)]
    for subject, relation, target, ended in found:
        if subject and target and subject != target and (subject, relation, target) not in seen:
            seen.add((subject, relation, target))
            yield Found(subject, relation, target, said, ended if said.ended is None else said.ended)


Plain = tuple[str, str, str, datetime | None]


def _stated(said: SourcedStatement, book: Book, speakers: frozenset[str]) -> Iterator[Plain]:
    if said.text.endswith("?"):
        return
    entities = {end: key for _, end, key in book.mentions(said.text)}
    for start, end, target in book.places(said.text):
        before = said.text[:start]
        clause = max((found.end() for found in _CLAUSE.finditer(before)), default=0)
        if _GOES_ON.match(said.text[end:]) or _DOUBT.search(before[clause:]):
            continue  # "an LGBTQ centre" is no LGBTQ
        for relation, pattern in _PATTERNS:
            found = pattern.fullmatch(before[clause:])
            subject = _subject(found["subject"], clause, entities, said, speakers) if found is not None else ""
            if subject:
                yield subject, relation, target, None
                break


def _switched(said: SourcedStatement, book: Book, speakers: frozenset[str]) -> Iterator[Plain]:
    """We moved from X to Y: Y is used, and X no longer."""
    places = book.mentions(said.text)
    for (start, end, old), (then, _, new) in pairwise(places):
        if _SWITCH.search(said.text[:start]) and said.text[end:then] == " to ":
            yield _first(said, speakers), "uses", new, None
            if said.created is not None:
                yield _first(said, speakers), "uses", old, said.created


def _subject(
    left: str, offset: int, entities: Mapping[int, str], said: SourcedStatement, speakers: frozenset[str]
) -> str:
    """Who stands right before the verb."""
    if _SUBJECT.search(left):
        return _first(said, speakers)
    return entities.get(offset + len(left.rstrip()), "") if left.strip() else ""


def _first(said: SourcedStatement, speakers: frozenset[str]) -> str:
    if said.speaker == USER:
        return USER
    return fold(said.speaker) if said.speaker in speakers else ""


def _apposed(said: SourcedStatement, book: Book, speakers: frozenset[str]) -> Iterator[Plain]:
    """ "my brother Ned": I have a brother, Ned."""
    known = {key for _, _, key in book.mentions(said.text)}
    for name, role, owner in apposed(said.text):
        key = fold(name)
        if key not in known:
            continue
        relation = f"has {role}" if role in KIN else "has pet"
        if owner.casefold() in ("my", "our", ""):
            yield _first(said, speakers), relation, key, None
        elif (other := fold(owner)) in known:
            yield other, relation, key, None
