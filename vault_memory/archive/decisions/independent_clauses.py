"""Split a statement into the parts that can stand by themselves: a clause with what depends on it.

A new part begins only where a subject and its verb follow a sentence end, comma, semicolon, dash, "and" or "but". It
leans on the part before it if its subject is a pronoun ("it costs 5") or it does not say what it counts. All else that
needs what was said before stays with that: lists, "so we …".
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from vault_memory.archive.extraction.rules.language_cues import cues_of, list_numbers
from vault_memory.archive.extraction.rules.language_files import LANGUAGES, compile_list, join_lines, read_lists
from vault_memory.archive.extraction.rules.lexicon import FINITE, FUNCTION
from vault_memory.archive.extraction.rules.salience import is_fragment, refers_back
from vault_memory.archive.extraction.rules.word_shapes import words
from vault_memory.text.languages import function_words
from vault_memory.text.sentences import split_sentences

_TEXTS = re.compile(
    r"\([^()]*\)|\"[^\"]*\"|“[^“”]*”|`[^`]*`|:\s.*", re.DOTALL
)  # nothing is split in them, nor after a colon
_WITHIN = 7  # words of a clause within which its verb comes
_FEWEST = 3  # words of a clause


@dataclass(frozen=True, slots=True)
class StandingPart:
    """A part of a statement and where it stands; ``sentence``: its number; ``leans``: it needs the part before
    it; ``belongs``: it is about something that belongs to what its sentence is about ("the contract ends in May").
    """

    text: str
    start: int
    end: int
    sentence: int
    leans: bool = False
    belongs: bool = False


@dataclass(frozen=True, slots=True)
class Grammar:
    """What tells the clauses of one language apart."""

    boundary: re.Pattern[str]
    leaning: re.Pattern[str]
    third: re.Pattern[str]
    ellipsis: re.Pattern[str]
    reports: re.Pattern[str]
    subordinates: re.Pattern[str]
    belongs: re.Pattern[str]  # what something else has, behind an article
    pronouns: re.Pattern[str]  # stand for a person or a thing of the part before
    subjects: frozenset[str]
    joins: frozenset[str]
    articles: frozenset[str]
    function: frozenset[str]
    auxiliaries: frozenset[str]
    verbs: frozenset[str]
    plain: frozenset[str]  # verbs that follow a plural only ("the tickets cost 15")

    @classmethod
    def of(cls, language: str) -> Grammar:
        """Return the grammar of a language that has a file."""
        lists = read_lists(language)["clauses"]
        joins = lists["joins"].strip()
        plain = frozenset(lists["verbs"].split()) if language == "english" else frozenset()
        verbs = FINITE | {_inflect(verb) for verb in plain} if plain else frozenset(lists["verbs"].split())
        return cls(
            boundary=re.compile(
                rf"(?:[;,]\s+|\s[–—-]{{1,2}}\s+)(?:(?:{joins})\s+)?|(?<=\S)\s(?:{joins})\s+", re.IGNORECASE
            ),
            leaning=compile_list(lists["leaning"]),
            third=compile_list(lists["third"]),
            ellipsis=re.compile(rf"(?<![\w'’.,£€$])(?:{join_lines(lists['ellipsis'])})[.!]*$", re.IGNORECASE),
            reports=compile_list(lists["reports"]),
            subordinates=compile_list(lists["subordinates"]),
            belongs=re.compile(rf"(?:(?:{join_lines(lists['articles'])}) )?(?:{join_lines(lists['belongs'])})\b", re.I),
            pronouns=compile_list(f"{lists['takes_up']}|{lists['third']}"),
            subjects=_split(lists["subjects"]),
            joins=_split(joins),
            articles=_split(lists["articles"]),
            function=FUNCTION if language == "english" else function_words(language),
            auxiliaries=_split(lists["auxiliaries"]),
            verbs=verbs,
            plain=plain,
        )


def _split(alternatives: str) -> frozenset[str]:
    return frozenset(join_lines(alternatives).split("|"))


def _inflect(verb: str) -> str:
    """Return the third person of an English verb."""
    if verb.endswith(("s", "x", "z", "ch", "sh", "go", "do")):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if verb.endswith("y") and verb[-2] not in "aeou" else f"{verb}s"


@cache
def _load_grammar(language: str) -> Grammar:
    return Grammar.of(language)


def load_grammar_of(text: str) -> Grammar:
    """Return the grammar of a text's language, of English if that has no file."""
    cues = cues_of(text)
    return _load_grammar(cues.language if cues is not None and cues.language in LANGUAGES else "english")


def split_standing(text: str) -> list[StandingPart]:
    """Return the parts of a text that can stand by themselves, in order; the first may not."""
    grammar = load_grammar_of(text)
    spans: list[tuple[int, int, int, bool]] = []
    clause = reported = governed = False  # of the last part: is a clause, holds what others say, "when", "because" …
    place = 0
    for number, sentence in enumerate(split_sentences(text)):
        for start, end, bare in _cut(sentence, grammar):
            piece = sentence[start:end]
            if not piece.strip():
                continue
            leans = False
            if not spans:
                begins = True
            elif start == 0:
                begins = _opens_sentence(piece, grammar)
            else:
                may = clause and not reported and not (bare and governed)
                begins = may and _is_clause(piece, grammar)
                leans = may and not begins and _takes_up(piece, grammar)
            if begins or leans or start == 0:
                clause = reported = governed = False
            clause = clause or _is_clause(piece, grammar, loose=True)
            reported = reported or grammar.reports.search(piece) is not None
            governed = governed or grammar.subordinates.search(piece) is not None
            if begins or leans:
                spans.append((place + start, place + end, number, leans))
            else:
                spans[-1] = (spans[-1][0], place + end, *spans[-1][2:])
        place += len(sentence)
    return [
        StandingPart(text[start:end], start, end, number, leans, grammar.belongs.match(text, start) is not None)
        for start, end, number, leans in spans
    ]


def _cut(sentence: str, grammar: Grammar) -> list[tuple[int, int, bool]]:
    """Return where the pieces of a sentence between its joints are, and whether only a word joins one to the last."""
    whole = iter(match.span() for match in _TEXTS.finditer(sentence))
    begin, close = next(whole, (len(sentence) + 1, len(sentence) + 1))
    cuts: list[tuple[int, int, bool]] = []
    start, bare = 0, False
    for match in grammar.boundary.finditer(sentence):
        while close <= match.start() < len(sentence):
            begin, close = next(whole, (len(sentence) + 1, len(sentence) + 1))
        if begin <= match.start() < close:
            continue
        cuts.append((start, match.start(), bare))
        start, bare = match.end(), not re.search(r"[;,–—-]", match[0])
    return [*cuts, (start, len(sentence.rstrip()), bare)]


def _opens_sentence(sentence: str, grammar: Grammar) -> bool:
    """Return whether a sentence says by itself whom or what it is about; a phrase ("34 at first.") does not."""
    tokens = words(sentence)
    if not tokens or tokens[0].lower() in grammar.joins or _is_phrase(sentence, tokens, grammar):
        return False
    head = " ".join(tokens[:2])
    return not (grammar.leaning.match(head) or grammar.third.match(head) or refers_back(sentence.strip()))


def _is_phrase(sentence: str, tokens: list[str], grammar: Grammar) -> bool:
    """Return whether a sentence has no verb that we know, and no subject such as "I" ("In his bed, with a toy.")."""
    low = [token.lower() for token in tokens]
    if _is_clause(sentence.strip(), grammar, loose=True):
        return False
    if is_fragment(sentence.strip()):
        return True
    opens = low[0] in grammar.function and low[0] not in grammar.articles | grammar.subjects | grammar.auxiliaries
    known = not grammar.subjects.isdisjoint(low) or any(_is_verb(tokens, at, grammar) for at in range(1, len(tokens)))
    return opens and not known


def _is_clause(piece: str, grammar: Grammar, *, loose: bool = False) -> bool:
    """Return whether a piece has its own subject and verb; ``loose``: it may take up what was said before."""
    tokens = words(piece)
    low = [token.lower() for token in tokens]
    if len(tokens) < _FEWEST or piece.rstrip().endswith("?"):
        return False
    if not loose and (grammar.leaning.search(piece) or _is_elliptic(piece, tokens, grammar)):
        return False
    personal = low[0] in grammar.subjects
    if not loose and (grammar.third.search(piece) if personal else grammar.third.match(low[0])):
        return False
    if personal:
        return True
    if low[0] in grammar.function and not (low[0] in grammar.articles or (loose and grammar.pronouns.match(low[0]))):
        return False
    place = next((at for at in range(1, min(len(tokens), _WITHIN)) if _is_verb(tokens, at, grammar)), 0)
    subject = low[:place]
    return bool(place) and not grammar.subordinates.search(" ".join(subject)) and not _is_verb(tokens, 0, grammar)


def _takes_up(piece: str, grammar: Grammar) -> bool:
    """Return whether a clause says more of what the part before is about: "she charges 18", "students pay 25"."""
    if not _is_clause(piece, grammar, loose=True):
        return False
    tokens = words(piece)
    return grammar.pronouns.match(tokens[0]) is not None or _is_elliptic(piece, tokens, grammar)


def _is_elliptic(piece: str, tokens: list[str], grammar: Grammar) -> bool:
    """Return whether the end leaves out what it counts: "has none", "takes 10", but not "runs on Postgres 13"."""
    match = grammar.ellipsis.search(piece.rstrip())
    if match is None:
        return False
    numeral = tokens[-1][:1].isdigit() or tokens[-1].lower() in list_numbers()
    return not numeral or _is_verb(tokens, len(tokens) - 2, grammar)


def _is_verb(tokens: list[str], at: int, grammar: Grammar) -> bool:
    """Return whether a word is the verb of the subject before it; a last word may be a noun ("running costs")."""
    word = tokens[at]
    before = tokens[at - 1].lower() if at else ""
    if word in grammar.auxiliaries:
        return True
    if at == len(tokens) - 1 or before in grammar.articles or (at and not word[:1].islower()):
        return False
    if word.lower() in grammar.verbs:
        return True
    if not grammar.plain or not at:
        return False
    if word in grammar.plain:
        return (before.endswith("s") and not before.endswith(("ss", "'s"))) or before in _PLURALS
    known = word.endswith("ed") and any(word[:-cut] in grammar.plain for cut in (1, 2, 3))
    return known and tokens[at - 1][:1].isupper() and len(tokens[:at]) <= 2


_PLURALS = frozenset(("people", "kids", "children", "men", "women"))
