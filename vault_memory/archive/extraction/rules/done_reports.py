"""Find reports that something is done ("the chains are sorted", "permit: got it"), and which tasks they end."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from vault_memory.archive.extraction.rules.language_cues import compile_filled
from vault_memory.archive.extraction.rules.statement_reading import NOT_ANCHORS, SPEAKER, read
from vault_memory.archive.extraction.rules.word_shapes import content, phrases, words

SENTENCE = re.compile(r"(?<=[.!?])\s+|;\s+|,? (?:and|but|so) (?=(?:i|we|the|it|he|she|they|my|our)\b)", re.IGNORECASE)
_DONE = phrases(
    r"""
    (?:i|we|he|she|they|[a-z]+)(?:'ve| have| has)?(?: already| just| finally| also){0,3} (?:did|done|finished|completed)
    (?:i|we|he|she|they|[a-z]+)(?:'ve| have| has)?(?: already| just| finally| also){0,3} (?:sent|paid|booked|signed)
    (?:i|we)(?:'ve| have)?(?: already| just| finally| also){0,3} (?:fixed|sorted|ordered|called|handed in)
    (?:i|we)(?:'ve| have)?(?: already| just| finally| also){0,3} (?:submitted|delivered)
    (?:i|we)(?:'ve| have)?(?: already| just| finally| also){0,3} (?:merged|deployed|shipped)
    (?:i|we)(?:'ve| have)?(?: already| just| finally| also){0,3} (?:bought|picked up|returned)
    (?:i|we)(?:'ve| have)?(?: already| just| finally| also){0,3} (?:registered|renewed|cleaned)
    (?:is|are|was|were)(?: now| all| finally| already){0,3} (?:done|finished|completed?|submitted|sent|paid|fixed)
    (?:is|are|was|were)(?: now| all| finally| already){0,3} (?:merged|deployed|shipped|delivered|signed|ordered|sorted)
    went (?:through|live|out)|gone (?:through|live|out)|all set|off the list|ticked off|taken care of
    (?:passed|aced) (?:my|the|it)
    """
)
_REPORTED = compile_filled("reported", table="done")  # what follows the subject of a report
_NEEDS = compile_filled("needs", table="done")  # matched at the start of a statement
_RECURS = compile_filled("recurs", table="done")
_NOUNS_AFTER = compile_filled("nouns_after", table="done")  # where nouns have capitals, too: "einen Hausarzt"
_ARTICLES = compile_filled("articles", table="clauses")
_SPELLED = {"s": " is", "re": " are", "ve": " have"}
_SHORT = tuple((re.compile(rf"(?<=\w)['’]{end}\b"), verb) for end, verb in _SPELLED.items())
NOT_YET = re.compile(
    r"\b(?:not|n't|never|yet|almost|nearly|half|if|when|once|after|before|until|should|must|need(?:s|ed)? to|have to"
    r"|has to"
    r"|will|'ll|going to|want(?:s|ed)? to|trying|plan\w*|hope|hoping|by then)\b|\?",
    re.IGNORECASE,
)
_RARE = 5
_MOST_WORDS = 6  # of the subject of a report


def says_done(text: str) -> bool:
    """Return whether a statement has the words of a report that something is done."""
    return _DONE.search(text) is not None or _REPORTED.search(text) is not None


def completes(new: str, old: str, kinds: tuple[str, str], rarity: Mapping[str, int]) -> float:
    """Return how surely ``new`` says that the task ``old`` is done; 0 if it does not. ``kinds``: the types of both."""
    if kinds[0] == "task" or not (kinds[1] == "task" or is_needed(old)) or _DONE.search(old):
        return 0.0
    before = read(old)
    for done in list_done_anchors(new):
        shared = done & before.anchors
        rare = [stem for stem in shared if rarity.get(stem, 0) <= _RARE]
        if len(shared) >= 2 and rare and 2 * len(shared) >= len(before.anchors):
            return 1.0 + 0.2 * len(shared)
    for subject in list_reported_subjects(new):
        seldom = all(rarity.get(stem, 0) <= 1 for stem in subject)
        if seldom and subject <= before.anchors and not subject & _stem_names(old):
            return 1.0 + 0.2 * len(subject)
    return 0.0


@lru_cache(maxsize=4_096)
def is_needed(text: str) -> bool:
    """Return whether a statement says that something is needed or has to be done, once."""
    return _NEEDS.match(SPEAKER.sub("", text)) is not None and _RECURS.search(text) is None


@lru_cache(maxsize=1_024)
def list_done_anchors(new: str) -> tuple[frozenset[str], ...]:
    """Return the anchors of each sentence that says that something is done."""
    return tuple(read(each).anchors for each in _list_reports(new))


@lru_cache(maxsize=1_024)
def list_reported_subjects(new: str) -> tuple[frozenset[str], ...]:
    """Return the stems of each thing that is said to be done or here ("the runbook is written"), of no person."""
    found = []
    for sentence in _list_reports(new):
        report = _REPORTED.search(sentence)
        named = words(sentence[: report.start()]) if report is not None else []
        if not 0 < len(named) <= _MOST_WORDS or _list_proper(named):
            continue
        if any(articles.fullmatch(named[0]) for articles in (_ARTICLES, _NOUNS_AFTER)):
            named = named[1:]
        stems = frozenset(content(" ".join(named))) - NOT_ANCHORS
        if stems:
            found.append(stems)
    return tuple(found)


@lru_cache(maxsize=4_096)
def _stem_names(text: str) -> frozenset[str]:
    """Return the stems of names in a statement: words with a capital that do not begin it, no abbreviations."""
    proper = _list_proper(words(SPEAKER.sub("", text)))
    return frozenset(content(" ".join(word for word in proper if not word.isupper())))


def _list_proper(named: Sequence[str]) -> list[str]:
    """Return the words with a capital that begin no sentence and are no German noun after its article."""
    return [
        word for before, word in pairwise(named)
        if word[:1].isupper() and _NOUNS_AFTER.fullmatch(before) is None
    ]  # fmt: skip


def _list_reports(new: str) -> list[str]:
    body = SPEAKER.sub("", new)
    for short, verb in _SHORT:
        body = short.sub(verb, body)
    sentences = SENTENCE.split(body)
    return [each for each in sentences if says_done(each) and not NOT_YET.search(each)]
