"""Find text that reads like an instruction to an agent rather than like knowledge (memory poisoning).

A memory is read back into prompts for months, so an attacker may try to plant sentences that order an agent about: in a
page that a tool fetches, in a document that somebody pastes, in an answer that a model is tricked into. The rules of
``injection.toml`` find such sentences. They decide nothing finally: a sentence that they find waits for a person.

Some rules apply to every speaker: nobody states as knowledge that instructions are void, that secrets are to be sent
away, or that the user must not be informed. Other rules apply only to speakers other than the user: a user who says
"always run the tests first" states a preference, a web page that says so does not.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

_TRUSTED = frozenset({"person", "user", ""})
_MUTE = frozenset({"tool", "system"})
_LONGEST = 20_000  # characters that are looked at, from either end
_UNSEEN = re.compile(
    "[\U000e0020-\U000e007f]{2,}|[\u202a-\u202e\u2066-\u2069].{0,80}[A-Za-z]|(?:[\u200b\u2060\u2062\u2063]\\W*){4,}"
)
_INVISIBLE = re.compile(
    "[\u0334-\u0338\u20d0-\u20f0\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]"
)
# Cyrillic and Greek letters that look like Latin ones, and those (Unicode TR 39, confusables.txt): in a word that also
# has Latin letters they are a disguise.
_LOOK_ALIKES = str.maketrans(
    "аеорсухіјѕԁһӏԛԝвмткнАВЕКМНОРСТУХІЈЅοαρυνιτκΑΒΕΖΗΙΚΜΝΟΡΤΥΧϲ",
    "aeopcyxijsdhlqwbmtkhABEKMHOPCTYXIJSoapuvitkABEZHIKMNOPTYXc",
)
_MARKS = re.compile(r"[*_~]{1,3}(?=\w)|(?<=\w)[*_~]{1,3}(?!\w)|`")  # of markdown, in the middle of a sentence
_WRAP = re.compile(r"(?<=[\w,;])[ \t]*\n[ \t>]*(?=[\w'\"(])")  # a sentence goes on with the next line
_LETTERS_I = str.maketrans("ıİ", "ii")  # which patterns that ignore case take for an i
_LEET = str.maketrans("013457@$", "oieastas")  # digits in the place of letters: 1gn0re
_LEET_WORD = re.compile(r"\b(?=[a-zA-Z]{0,40}[013457@$])(?=[013457@$]{0,40}[a-zA-Z])[a-zA-Z013457@$]{3,40}\b")
_BACKWARDS = ("snoitcurtsni", "stpmorp", "tpmorp metsys", "erongi", "sdrowssap")
_MIXED_WORD = re.compile(r"\b(?=\w{0,40}[a-zA-Z])(?=\w{0,40}[\u0370-\u052f])\w{1,80}\b")


@dataclass(frozen=True, slots=True)
class _Rule:
    name: str
    source: str  # anybody, others, things
    needles: tuple[tuple[str, ...], ...]  # one of each
    expression: str
    begins: tuple[str, ...] = ()  # what it finds begins with one of these; none: with anything

    @property
    def pattern(self) -> re.Pattern[str]:
        """The expression, compiled when a text first has what it needs: all together take 40 ms."""
        return _compile(self.expression)

    def may_find(self, folded: str) -> bool:
        """Return whether a text in lower case has what the rule needs."""
        for group in self.needles:
            for needle in group:
                if needle in folded:
                    break
            else:
                return False
        return True

    def finds(self, text: str, folded: str) -> bool:
        if not self.may_find(folded):
            return False
        if not self.begins or len(folded) != len(text):  # a letter that is two in lower case: places differ
            return self.pattern.search(text) is not None
        if "\n" in self.begins and self.pattern.match(text):
            return True
        return any(self._is_at(text, folded, begin) for begin in self.begins if begin in folded)

    def _is_at(self, text: str, folded: str, begin: str) -> bool:
        """Return whether the pattern matches where ``begin`` stands. A search would try it at every letter."""
        match, behind = self.pattern.match, begin == "\n"
        at = folded.find(begin)
        while at >= 0:
            if match(text, at + behind):
                return True
            at = folded.find(begin, at + 1)
        return False


@lru_cache(maxsize=1024)
def instruction(text: str, role: str = "") -> str:
    """Return the rule by which ``text`` of ``role`` (user, person, assistant, tool, file) reads as an order, or ''."""
    return _find_rule(text, _applying(role))


def instructions(texts: Sequence[str], role: str) -> list[str]:
    """Return `instruction` of each text, in less time: few rules have their needles in any of them."""
    rules = _applying(role)
    joined = "\n\n".join(map(_shorten, texts))  # no sentence goes on behind an empty line
    if joined.isascii():
        forms = [form.casefold() for form in _list_forms(joined)]
        rules = tuple(rule for rule in rules if any(rule.may_find(form) for form in forms))
    return [_find_rule(text, rules) if rules else "" for text in texts]


def _find_rule(text: str, rules: Sequence[_Rule]) -> str:
    """Return the name of the first of the rules that finds something in the text, or ''."""
    shown = _shorten(text)
    if not shown.isascii() and _UNSEEN.search(shown):
        return "is not seen by a reader"
    for form in _list_forms(_normalise_letters(shown)):
        folded = form.casefold() if form.isascii() else form.translate(_LETTERS_I).casefold()
        if found := next((rule.name for rule in rules if rule.finds(form, folded)), ""):
            return found
    return ""


def _shorten(text: str) -> str:
    return text if len(text) <= 2 * _LONGEST else f"{text[:_LONGEST]}\n{text[-_LONGEST:]}"


def _list_forms(text: str) -> list[str]:
    """Return the forms of a text in which rules look for orders."""
    return list(dict.fromkeys((text, _join_sentences(text), *_undisguise(text))))


def _join_sentences(text: str) -> str:
    """Return the text with each sentence on one line and without its markdown marks."""
    if any(mark in text for mark in "*_~`"):
        text = _MARKS.sub("", text)
    return _WRAP.sub(" ", text) if "\n" in text else text


def _undisguise(text: str) -> Iterator[str]:
    """Yield the text with digits replaced by the letters they stand for, and reversed if it is written backwards."""
    if _LEET_WORD.search(text):
        yield _LEET_WORD.sub(lambda word: word[0].translate(_LEET), text)
    folded = text.casefold()
    if any(word in folded for word in _BACKWARDS):
        yield text[::-1]


def _normalise_letters(text: str) -> str:
    """Return the text as a reader sees it: no invisible characters, one form of each letter, look-alikes as Latin."""
    if text.isascii():
        return text
    plain = unicodedata.normalize("NFKC", _INVISIBLE.sub("", text))
    return _MIXED_WORD.sub(lambda word: word[0].translate(_LOOK_ALIKES), plain)


def ordering(text: str, role: str = "") -> list[tuple[int, str, str]]:
    """Return the lines of ``text`` that read as orders: number from 0, the line, the rule."""
    if not instruction(text, role):
        return []
    rows = ((number, row.strip()) for number, row in enumerate(text.splitlines()))
    return [(number, row, rule) for number, row in rows if row and (rule := instruction(row, role))]


@lru_cache(maxsize=16)
def _applying(role: str) -> tuple[_Rule, ...]:
    sources = {"anybody"}
    if role not in _TRUSTED:
        sources.add("others")
    if role in _MUTE:
        sources.add("things")
    return tuple(rule for rule in _rules() if rule.source in sources)


@cache
def _rules() -> tuple[_Rule, ...]:
    loaded = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return tuple(
        _Rule(each["name"], each["from"], _needles(each), each["pattern"], tuple(each.get("begins", ())))
        for each in loaded["rule"]
    )


def _needles(rule: dict[str, list[str]]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(rule[key]) for key in ("needles", "and_needles") if key in rule)


@cache
def _compile(pattern: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\s*\n\s*", "", pattern.strip()), re.IGNORECASE | re.MULTILINE)
