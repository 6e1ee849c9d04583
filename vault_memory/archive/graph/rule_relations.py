"""Find relationships between known names by rules: likes, uses, has, lives in.

A verb counts only with its subject right before and its object right after it, and no word between them that could
negate it (not, would, if, used to). Precision comes first, because readers believe a wrong edge in a graph.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise

from vault_memory.archive.extraction.rules.lexicon import FUNCTION
from vault_memory.archive.extraction.rules.word_shapes import lemma
from vault_memory.archive.graph.graph_statements import USER, GraphStatement
from vault_memory.archive.graph.proper_names import KIN, NameToken, find_appositions, fold_entity_name, tokenize

_MAX_NAME_WORDS = 5  # of a name

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
    r"(?:(?:really|also|now|still|have|has|'ve|currently|just|always|mostly|both|all|usually|often|never again) ){0,6}"
)
_BETWEEN = (
    r"(?: (?:using|to use|working with|working on|doing|going|playing|my|our|their|his|her|the|a|an|new|some|all)){0,6}"
    r"[\s`*\"'“]*$"
)
_LONGEST = 1_000  # characters; what is longer states nothing plainly
_SUBJECT = re.compile(r"(?:^|[^\w'])(?P<first>I|We|we)(?:'m|'ve|'re|’m|’ve|’re)? ?$")
_PATTERNS = tuple(
    (relation, re.compile(rf"(?<![\w'’-]){_ADVERBS}(?<!\w){verb}{_BETWEEN}")) for relation, verb in _VERBS
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
_CONTINUES = re.compile(r"['’]?s? (?!(?:{})\b)[a-z]".format("|".join(sorted(FUNCTION - {"'cause"}))))


@dataclass(frozen=True, slots=True)
class FoundRelation:
    """A relationship found in a statement. ``subject`` and ``target`` are keys of names, `USER`, or of topics."""

    subject: str
    relation: str
    target: str
    statement: GraphStatement
    ended: datetime | None = None  # when it ended; None: it still holds


class NameIndex:
    """Finds known names in text: entities by their spellings, topics in any inflection."""

    def __init__(self, entities: Mapping[str, Sequence[str]], topics: Mapping[str, Sequence[str]]) -> None:
        self._names: dict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
        self._topics: dict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
        for key, spellings in entities.items():
            for spelling in spellings:
                self._add(self._names, tuple(fold_entity_name(each.text) for each in tokenize(spelling)), key)
        for key, spellings in topics.items():
            for spelling in spellings:
                self._add(self._topics, tuple(lemma(each.text) for each in tokenize(spelling)), key)

    @staticmethod
    def _add(book: dict[str, list[tuple[tuple[str, ...], str]]], parts: tuple[str, ...], key: str) -> None:
        if 0 < len(parts) <= _MAX_NAME_WORDS and all(parts):
            book[parts[0]].append((parts, key))

    def find_entities(self, text: str) -> list[tuple[int, int, str]]:
        """Return start, end and key of every entity in the text, the longest where they overlap."""
        return [(start, end, key) for start, end, key, topic in self._find_all(text) if not topic]

    def find_all(self, text: str) -> list[tuple[int, int, str]]:
        """Return start, end and key of every entity and topic in the text."""
        return [(start, end, key) for start, end, key, _ in self._find_all(text)]

    def _find_all(self, text: str) -> list[tuple[int, int, str, bool]]:
        found, words, at = list[tuple[int, int, str, bool]](), tokenize(text), 0
        while at < len(words):
            best = self._find_longest(words, at, text)
            if best is None:
                at += 1
                continue
            length, key, topic = best
            found.append((words[at].start, words[at + length - 1].end, key, topic))
            at += length
        return found

    def _find_longest(self, words: Sequence[NameToken], at: int, text: str) -> tuple[int, str, bool] | None:
        best: tuple[int, str, bool] | None = None
        for book, form, topic in ((self._names, fold_entity_name, False), (self._topics, lemma, True)):
            if not topic and not (words[at].text[:1].isupper() or words[at].text[:1] == "`"):
                continue
            for parts, key in book.get(form(words[at].text.strip("`")), ()):
                here = tuple(form(word.text.strip("`")) for word in words[at : at + len(parts)])
                if here == parts and (best is None or len(parts) > best[0]):
                    best = len(parts), key, topic
        return best


def find_relations(statement: GraphStatement, book: NameIndex, speakers: frozenset[str]) -> Iterator[FoundRelation]:
    """Yield the relationships in a statement, each once; none of an overlong one."""
    if len(statement.text) > _LONGEST:
        return
    seen: set[tuple[str, str, str]] = set()
    found = [
        *_find_switched(statement, book, speakers),
        *_find_stated(statement, book, speakers),
        *_find_kinship(statement, book, speakers),
    ]
    for subject, relation, target, ended in found:
        if subject and target and subject != target and (subject, relation, target) not in seen:
            seen.add((subject, relation, target))
            yield FoundRelation(
                subject, relation, target, statement, ended if statement.ended is None else statement.ended
            )


RelationTuple = tuple[str, str, str, datetime | None]


def _find_stated(statement: GraphStatement, book: NameIndex, speakers: frozenset[str]) -> Iterator[RelationTuple]:
    if statement.text.endswith("?"):
        return
    entities = {end: key for _, end, key in book.find_entities(statement.text)}
    for start, end, target in book.find_all(statement.text):
        before = statement.text[:start]
        clause = max((found.end() for found in _CLAUSE.finditer(before)), default=0)
        if _CONTINUES.match(statement.text[end:]) or _DOUBT.search(before[clause:]):
            continue  # "an LGBTQ centre" is no LGBTQ
        for relation, pattern in _PATTERNS:
            found = pattern.search(before, clause)
            if found is None:
                continue
            if subject := _resolve_subject(before[clause : found.start()], clause, entities, statement, speakers):
                yield subject, relation, target, None
                break


def _find_switched(statement: GraphStatement, book: NameIndex, speakers: frozenset[str]) -> Iterator[RelationTuple]:
    """Yield the relationships in "we moved from X to Y": Y is used, and X no longer."""
    places = book.find_entities(statement.text)
    for (start, end, old), (then, _, new) in pairwise(places):
        if _SWITCH.search(statement.text[:start]) and statement.text[end:then] == " to ":
            yield _resolve_speaker(statement, speakers), "uses", new, None
            if statement.created is not None:
                yield _resolve_speaker(statement, speakers), "uses", old, statement.created


def _resolve_subject(
    left: str, offset: int, entities: Mapping[int, str], statement: GraphStatement, speakers: frozenset[str]
) -> str:
    """Return the key of the subject right before the verb, or ''."""
    if _SUBJECT.search(left):
        return _resolve_speaker(statement, speakers)
    return entities.get(offset + len(left.rstrip()), "") if left.strip() else ""


def _resolve_speaker(statement: GraphStatement, speakers: frozenset[str]) -> str:
    if statement.speaker == USER:
        return USER
    return fold_entity_name(statement.speaker) if statement.speaker in speakers else ""


def _find_kinship(statement: GraphStatement, book: NameIndex, speakers: frozenset[str]) -> Iterator[RelationTuple]:
    """Yield the relationships in appositions: in "my brother Ned" the speaker has a brother, Ned."""
    known = {key for _, _, key in book.find_entities(statement.text)}
    for name, role, owner in find_appositions(statement.text):
        key = fold_entity_name(name)
        if key not in known:
            continue
        relation = f"has {role}" if role in KIN else "has pet"
        if owner.casefold() in ("my", "our", ""):
            yield _resolve_speaker(statement, speakers), relation, key, None
        elif (other := fold_entity_name(owner)) in known:
            yield other, relation, key, None
