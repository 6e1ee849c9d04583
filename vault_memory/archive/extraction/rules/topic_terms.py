"""Find words and phrases that could be the title of a note, from the way the conversation uses them.

No tagger: a noun shows itself by its company ("the adoption process", "with the kids") and by not following "I",
"to" or "really". Counts are over everything people said, so a word's use in chatter counts too.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources

from vault_memory.archive.extraction.rules.language_cues import Cues, cues_of
from vault_memory.archive.extraction.rules.lexicon import (
    BARE_ADJECTIVES,
    BEFORE_VERBS,
    COMMON,
    DETERMINERS,
    FILLER,
    FINITE,
    FUNCTION,
    KIN,
    PREPOSITIONS,
    UNITS,
    word_set,
)
from vault_memory.archive.extraction.rules.word_shapes import lemma, words

_NOUNISH = (
    "tion",
    "sion",
    "ment",
    "ness",
    "ship",
    "ism",
    "ology",
    "graphy",
    "ware",
    "base",
    "ance",
    "ence",
    "ture",
    "hood",
)
_NOT_NOUNISH = ("ly", "ful", "ous", "ive", "able", "ible", "ish", "est", "ised", "ized")
_OF_NOTHING = word_set("free friendly based related ready available new old main own only big small good best final")
_NOUNS_IN_LY = word_set("family supply reply assembly anomaly jelly belly butterfly monopoly ally")
_MOST_WORDS = 3
_NOUN = 0.2  # lowest noun score of a single word
_VERB = -0.4  # noun score below which the first word of a phrase counts as a verb
_READ = 500  # characters of a message by which its language is recognised
_HEADED = 0.4  # of a word's uses: as the end of one longer term, that one is the name


@dataclass(slots=True)
class Term:
    """A candidate title. ``key``: its lemmas. ``score``: how well it would do as a title, about 0 to 2."""

    key: tuple[str, ...]
    count: int = 0  # messages that use it
    uses: int = 0
    closed: int = 0  # uses after which no further word of a phrase follows ("gun" of "gun violence" has none)
    forms: Counter[str] = field(default_factory=Counter)
    score: float = 0.0
    proper: bool = False  # its last word mostly has a capital

    @property
    def name(self) -> str:
        """The commonest way it was written, with a capital unless it begins with an identifier (``lock_timeout``)."""
        form = max(self.forms.items(), key=lambda pair: (pair[1], pair[0]))[0]
        return form if "_" in form.partition(" ")[0] else form[:1].upper() + form[1:]


def tokenize(text: str) -> list[str]:
    """Split text into words and the marks that end a phrase."""
    marked = text.replace("\n", " . ").replace("(", " ( ").replace(")", " ) ").replace("' ", " ")
    for mark in '.,;:!?()"“”…—–':
        marked = marked.replace(f"{mark} ", " | ").replace(f" {mark}", " | ")
    found: list[str] = []
    for part in marked.rstrip('.,;:!?)"”…').split("|"):
        found += words(part)
        found.append("|")
    return found


def proper_names(texts: Sequence[str]) -> frozenset[str]:
    """Return lemmas of words that are written with a capital inside sentences, and never without one."""
    capital: set[str] = set()
    small: set[str] = set()
    for text in texts:
        tokens = words(text)
        small.update(lemma(token) for token in tokens if token[:1].islower())
        capital.update(lemma(token) for token in tokens[1:] if token[:1].isupper() and token.lower() not in COMMON)
    return frozenset(capital - small)


def candidates(texts: Sequence[str], names: frozenset[str]) -> dict[tuple[str, ...], Term]:
    """Return scored terms of a talk (one text a message). ``names``: lemmas of the speakers' names, no subjects."""
    tokenized = [tokenize(text) for text in texts]
    foreign = [cues_of(text[:_READ]) for text in texts]
    noun = _noun_scores(tokenized)
    proper = _proper(tokenized)
    terms: dict[tuple[str, ...], Term] = {}
    for tokens, language in zip(tokenized, foreign, strict=True):
        seen: set[tuple[str, ...]] = set()
        for run in _runs(tokens, names, language.common if language is not None else frozenset()):
            for start in range(len(run)):
                for end in range(start + 1, min(start + _MOST_WORDS, len(run)) + 1):
                    phrase = run[start:end]
                    if language is not None and not _may_name(phrase, language):
                        continue
                    key = tuple(map(lemma, phrase))
                    term = terms.setdefault(key, Term(key))
                    term.uses += 1
                    term.closed += end == len(run)
                    term.forms[_write_phrase(phrase, proper).removesuffix("'s").rstrip("'")] += 1
                    if key not in seen:
                        seen.add(key)
                        term.count += 1
    for term in terms.values():
        term.score = _title_score(term, noun, proper)
        term.proper = term.key[-1] in proper
    return _drop_fragments(terms)


def _may_name(phrase: Sequence[str], language: Cues) -> bool:
    """Return whether words in a language whose grammar is not known may be a title: a name, or a word of a known list.

    "Birreria entro" is no phrase, and of languages without a file even a word may be a verb.
    """
    if all(word[:1].isupper() for word in phrase):
        return True
    return len(phrase) == 1 and language.listed


_BREAKS = COMMON | UNITS


def _runs(tokens: Iterable[str], names: frozenset[str], common: frozenset[str]) -> Iterable[list[str]]:
    """Yield stretches of words that carry a subject. ``common``: words of the text's language that carry none."""
    run: list[str] = []
    for token in tokens:
        if (
            token == "|"
            or token.lower() in _BREAKS
            or token.lower() in common
            or "#" in token[1:-1]
            or _calls(token, names)
            or len(token) < 2
            or token.startswith("`")
            or token[0].isdigit()
        ):
            if run:
                yield run
            run = []
        else:
            run.append(token)
    if run:
        yield run


def _calls(token: str, names: frozenset[str]) -> bool:
    """Return whether the word is a speaker's name or the short form of one ("Mel" for Melanie)."""
    low = lemma(token)
    return low in names or (
        token[:1].isupper()
        and len(low) >= 3
        and any(name.startswith(low[:-1] if low[-1] == low[-2] else low) for name in names)
    )


def _noun_scores(tokenized: Sequence[Sequence[str]]) -> dict[str, float]:
    """Return a score per lemma from -1 (verb, adjective) to 1 (noun), from the words around it."""
    evidence: defaultdict[str, float] = defaultdict(float)
    seen: Counter[str] = Counter()
    for tokens in tokenized:
        for index, token in enumerate(tokens):
            low = token.lower()
            if low in COMMON or low == "|":
                continue
            before = tokens[index - 1].lower() if index else "|"
            after = tokens[index + 1].lower() if index + 1 < len(tokens) else "|"
            ends = after == "|" or after in FUNCTION
            key = lemma(low)
            seen[key] += 1
            if after in DETERMINERS and low.endswith(("ing", "ed", "s")):
                evidence[key] -= 1.0
            elif before in DETERMINERS or before in PREPOSITIONS or before.endswith("'s"):
                evidence[key] += 1.0 if ends else 0.0
            elif before in BEFORE_VERBS:
                evidence[key] -= 1.0
            elif before in FILLER or (before not in FUNCTION and before != "|"):
                evidence[key] += 0.6 if ends else 0.0
    return {key: evidence[key] / (count + 1) for key, count in seen.items()}


def _proper(tokenized: Sequence[Sequence[str]]) -> set[str]:
    """Return lemmas that mostly have a capital inside sentences."""
    capital: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for tokens in tokenized:
        for index, token in enumerate(tokens):
            if index and tokens[index - 1] != "|":
                total[lemma(token)] += 1
                capital[lemma(token)] += token[:1].isupper()
    return {key for key, count in capital.items() if count * 2 > total[key]}


def _write_phrase(phrase: Sequence[str], proper: set[str]) -> str:
    return " ".join(word if lemma(word) in proper or word[1:] != word[1:].lower() else word.lower() for word in phrase)


def _title_score(term: Term, noun: Mapping[str, float], proper: set[str]) -> float:
    head = term.key[-1]
    closed = term.closed / term.uses
    if closed < 0.25:
        return 0.0
    score = 0.4 + noun.get(head, 0.0) + 0.2 * closed
    if head.endswith(_NOUNISH):
        score += 0.3
    if head.endswith(_NOT_NOUNISH) and head not in proper and head not in _NOUNS_IN_LY:
        score -= 1.0 if head.endswith("ly") else 0.4
    if head.endswith("ed") and head not in proper:
        score -= 0.5
    if len(term.key) > 1 and term.count == 1:
        score -= 0.2
    if term.count < 3 and any(form.count("'s ") for form in term.forms):
        score -= 0.2  # "Derek's plants"; "Heron's formula" is said again
    if len(term.key) == 1 and head not in proper and not head.endswith(_NOUNISH) and noun.get(head, 0.0) < _NOUN:
        score -= 0.4  # a verb or an adjective as often as a noun
    if head in proper and len(term.key) == 1:
        score -= 0.2  # as often as not a person
    if len(term.key) == 1 and head in load_vague_titles():
        score -= 1.0
    if any(part.endswith("ing") and noun.get(part, 0.0) <= 0.2 for part in term.key[1:]):
        score -= 0.5
    if len(term.key) == 1 and _names_nothing(term, head, proper):
        return 0.0
    if len(term.key) > 1 and not FINITE.isdisjoint(term.forms.most_common(1)[0][0].lower().split()[1:]):
        return 0.0  # "DPD sends"
    if len(term.key) > 1 and head in _OF_NOTHING:
        return 0.0  # "gluten free"
    if len(term.key) > 1 and (head in KIN or head == "friend") and all("'s " in form for form in term.forms):
        return 0.0  # "Kofi's friend"
    if len(term.key) > 1 and term.key[0] in KIN and term.key[1] in proper:
        return 0.0  # "friend Tamara": the name alone will do
    if len(term.key) > 1:
        if noun.get(term.key[0], 0.0) < _VERB and term.key[0] not in proper:
            return 0.0  # "prove triangle congruence"
        worst = min(noun.get(part, 0.0) for part in term.key[:-1])
        score += 0.25 + min(worst, 0.0)
    return score


@cache
def load_vague_titles() -> frozenset[str]:
    """Return the words that alone say too little as the title of a note ("Ride"): names only where nothing narrower
    covers what is said.
    """
    file = resources.files("vault_memory.archive.extraction.rules") / "languages" / "vague_titles.txt"
    return frozenset(map(lemma, file.read_text(encoding="utf-8").split()))


def _names_nothing(term: Term, head: str, proper: set[str]) -> bool:
    """Return whether a word alone is a finite verb, a bare adjective or a word of time ("Fridays")."""
    form = term.forms.most_common(1)[0][0].lower()
    if head in proper and form not in FINITE:
        return head in COMMON
    return form in FINITE or form in BARE_ADJECTIVES or head in COMMON


def _drop_fragments(terms: dict[tuple[str, ...], Term]) -> dict[tuple[str, ...], Term]:
    """Drop terms used mostly inside one longer term: "gun" of "gun violence", "studio" of "dance studio"."""
    within: Counter[tuple[str, ...]] = Counter()
    ending: Counter[tuple[str, ...]] = Counter()
    for key, term in terms.items():
        if term.score < 0.6:
            continue
        for i in range(len(key)):
            for j in range(i + 1, len(key) + 1):
                if j - i < len(key):
                    within[key[i:j]] = max(within[key[i:j]], term.count)
        for i in range(1, len(key)):
            ending[key[i:]] = max(ending[key[i:]], term.count)
    return {
        key: term
        for key, term in terms.items()
        if term.count == 1 or (within[key] < 0.75 * term.count and ending[key] < _HEADED * term.count)
    }
