"""Find secrets that only the question before them announces ("What's the gate code?" – "4471#")."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from vault_memory.archive.extraction.rules.language_cues import compile_all, compile_filled, list_all
from vault_memory.archive.extraction.rules.language_files import compile_list
from vault_memory.archive.extraction.rules.lexicon import COMMON, word_set
from vault_memory.archive.extraction.rules.message_sentences import Sentence
from vault_memory.archive.redaction_marks import PLACEHOLDER
from vault_memory.text.languages import function_words

Asked = Literal["", "code", "value"]  # what gives the answer away: nothing, figures, or any words

_NOUNS, _BARE = compile_filled("nouns", table="secrets"), compile_all("bare", table="secrets")
_VALUE, _NO = compile_all("value", table="secrets"), compile_all("no", table="secrets")
_PUT_OFF, _MATTERS = compile_all("put_off", table="secrets"), compile_all("matters", table="secrets")
_HELD = compile_all("held", table="secrets", start=True)  # where it is kept: "in 1Password, vault Team42"
_GIVES = re.compile(r"[:=(–—]|\b(?:it|is|was)\b|['’]s\b", re.IGNORECASE)
_LEADS = compile_list("|".join(each.strip() for each in list_all("leads", "secrets")), start=True)
_TAIL = 600  # characters at the end of a message in which a question is looked for
_LONGEST_QUESTION = 160  # characters
_LABEL = 6  # words of a question without a verb: "And the alarm code?"
_SHORT = 6  # most words of an answer that is nothing but the secret
_WHOLE = 14  # most words of an answer that says in words what the secret is
_LATE = 3  # most words of an answer that comes after others
_LEAST = 3  # characters of a code
_SPLIT = re.compile(r"(?<=[.?!…:])\s+|\n+")
_QUOTED = re.compile(r"[\"“”`'‘]([^\"“”`\n]{3,60})[\"“”`'’]")
_TOKEN = re.compile(
    r"(?<![\w$€£/.,:])[A-Za-z0-9#*!?@%&+=_^~-]{0,40}\d[A-Za-z0-9#*!@%&+=_^~-]{0,40}(?:[.:,]\d{1,9}){0,4}(?![\w€$£])"
)
_SPACED = re.compile(r"(?<![\w.,:])(?:\d(?:[ -]\d){2,7}|\d{2,4}(?: \d{2,4}){1,5})(?![\w.,:])")
_ORDINARY = re.compile(  # a year, a time, a day, an ordinal, an amount
    r"(?:19|20)\d\d|\d{1,2}[:.]\d\d|\d{1,2}(?:st|nd|rd|th|am|pm|h)?"
    r"|\d[\d.,]*(?:%|kg|km|k|m|cm|mm|gb|mb|ghz)|\d+[.,]\d+|\d+x",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"\s?(?:euros?|pounds?|dollars?|%|kg|km|miles?|members?|people|pieces|times|characters|chars|digits|letters|bits"
    r"|words|days|weeks|months|minutes|hours|zeichen|stellen|tage|caract\w+)\b",
    re.IGNORECASE,
)
_YES_NO = word_set(
    "is are was were do does did have has had can could will would shall should may any hast habt haben ist sind war"
    " kennst weißt kannst as-tu avez-vous est-ce tienes sabes es está"
    " hai avete sai sapete tens tem têm sabe você heb hebt heeft weet weten kun"
)
_SMALL = COMMON.union(*(function_words(each) for each in ("german", "french", "spanish")))


def asks_for_secret(text: str) -> Asked:
    """Return whether a sentence asks for a password, a PIN or the code of a lock, and what an answer may look like."""
    if len(text) > _LONGEST_QUESTION or (noun := _NOUNS.search(text) or _BARE.search(text)) is None:
        return ""
    named, other = _VALUE.search(text), _NO.search(text)
    wants = named is not None and named.start() <= noun.start()
    if not (wants or text.rstrip().endswith("?")) or _MATTERS.search(text):
        return ""
    if other is not None and (not wants or named is None or other.start() <= max(named.start(), noun.end())):
        return ""  # "Who has the gate code?", "Which password manager do you use?"
    if noun.re is _BARE:
        return "code"
    return "value" if wants or (len(text.split()) <= _LABEL and not _is_closed(text)) else "code"


def _is_closed(text: str) -> bool:
    """Return whether a question can be answered by yes or no."""
    return text.split()[0].lower().strip(",.") in _YES_NO


def find_secret_question(message: str) -> Asked:
    """Return what a message asks for at its end, if that is a secret."""
    tail = message[-_TAIL:]
    if _NOUNS.search(tail) is None and _BARE.search(tail) is None:
        return ""
    found: Asked = ""
    for sentence in _SPLIT.split(tail)[-4:]:
        asked = asks_for_secret(sentence.strip().lstrip("-*•0123456789.) "))
        found = "value" if "value" in (asked, found) else asked or found
    return found


def find_told_secrets(asked: Asked, answer: str) -> list[str]:
    """Return the secrets in the answer to a question for one, as they are written."""
    if not asked or not answer.strip() or PLACEHOLDER.search(answer) or _is_held(answer.strip()):
        return []
    first, *more = [each.strip() for each in _SPLIT.split(answer.strip()) if each.strip()][:3]
    codes = [code for each in (first, *more[:1]) for code in _list_codes(each, asked)]
    if codes or asked == "code" or first.endswith("?"):
        return codes
    if (quoted := _QUOTED.search(first)) is not None:
        return [quoted[1].strip()]
    rest = _read_rest(first)
    plain = not any(word.lower().strip(",;") in _SMALL for word in rest.split())
    return [rest] if rest and plain and len(rest.split()) <= _SHORT and not _PUT_OFF.search(rest) else []


def puts_off(answer: str) -> bool:
    """Return whether a short answer promises or refuses what was asked for ("ask her", "I'll send it")."""
    return len(answer.split()) <= _WHOLE and _PUT_OFF.search(answer) is not None


def gives_late(answer: str) -> bool:
    """Return whether a message is nothing but a late answer ("it's 5518 she says")."""
    rest = _read_rest(answer.strip())
    most = _LATE if rest != answer.strip(" \t,.:;!…\"'`") else 1
    return len(rest.split()) <= most


def _is_held(text: str) -> bool:
    """Return whether an answer only says in which program a secret is kept."""
    held = _HELD.match(text)
    return held is not None and _GIVES.search(text, held.end()) is None


def _read_rest(text: str) -> str:
    """Return an answer without its opening ("it's …") and its stop."""
    lead = _LEADS.match(text)
    return text[lead.end() if lead is not None else 0 :].strip(" \t,.:;!…\"'`")


def _list_codes(text: str, asked: Asked) -> list[str]:
    """Return the words with figures that may open something: no day, time, year or amount in a sentence."""
    few = len(_read_rest(text).split()) <= 2
    spaced = [found[0] for found in _SPACED.finditer(text)]
    found = [each for each in _TOKEN.finditer(text) if not any(each[0] in one for one in spaced)]
    return spaced + [
        each[0].rstrip(",.:;!?")
        for each in found
        if _HELD.fullmatch(each[0]) is None
        and len(each[0]) >= (_LEAST if asked == "value" else _LEAST + 1)
        and _COUNTED.match(text, each.end()) is None
        and ((few and not re.fullmatch(r"\d{1,2}:\d\d", each[0])) or _ORDINARY.fullmatch(each[0]) is None)
    ]


def drop_told(spoken: Sequence[Sentence], asked: Asked) -> tuple[list[Sentence], list[Sentence]]:
    """Return the sentences of an answer that may be kept, and those that give the secret or say what it is."""
    kept, secret = list[Sentence](), list[Sentence]()
    for index, sentence in enumerate(spoken):
        if index < 3 and asked and _tells(sentence.text, asked, first=index == 0):
            secret.append(sentence)
            continue
        kept.append(sentence)
        asked = asks_for_secret(sentence.text) or asked  # "The gate code? 4471#."
    return kept, secret


def _tells(text: str, asked: Asked, *, first: bool) -> bool:
    if _is_held(text):
        return False
    if PLACEHOLDER.search(text) or _list_codes(text, asked):
        return True
    if asked != "value" or not first or text.endswith("?"):
        return False
    return _PUT_OFF.search(text) is None and len(text.split()) <= _WHOLE
