"""Reduce a sentence of a chat to what it states: remove openings, hedges, forms of address and requests.

Only whole phrases at the edges go; what stays is verbatim.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache

from vault_memory.archive.extraction.rules.language_cues import compile_all, cues_of, list_all
from vault_memory.archive.extraction.rules.word_shapes import phrases

_OPENING = re.compile(
    r"^(?:(?:"
    r"yeah,? no|no,? yeah|oh,? and"
    r"|hey|hi|hello|wow|whoa|woah|aw+|yeah|yep|yes|yup|nope|no(?!\. ?\d)|nah|oh|ooh|ah|aha|ha|haha|hmm*|mm+|yay|yum"
    r"|phew|ugh|whew|woo+|woo-?hoo+"
    r"|ok|okay|alright|well|so|and|but|oh,? and|anyways?|btw|by the way|actually|also|plus|like|you know"
    r"|meanwhile|in fact|however|oops"
    r"|sure(?: thing)?|of course|absolutely|definitely|totally|exactly|indeed|true|right|got it|makes sense|fair enough"
    r"|thanks(?: so much| a lot)?|thank you(?: so much)?|thx|cheers|cool|nice|great|awesome|good|sounds (?:good|great)"
    r"|lo+l|lmao|omg|haha(?:ha)*|tbh|fyi|fwiw|(?:one|another) (?:more )?thing|other news|bad news|important|news"
    r"|quick (?:question|update|follow-up|one)(?: \w+){0,3}"
    r"|honestly|basically|luckily|guess what|speaking of which|good question|as for me|first of all"
    r"|(?:what's |what is |the )?(?:great|good|big|some|exciting|bad) news(?: is)?|what's new"
    r"|long time no (?:see|talk|chat)"
    r")(?: (?:man|dude|there|again))?(?:\s*(?!-\w)[,!.;:…—–-]+\s*|\s+(?=i\b|i'|we\b|my\b)))+",
    re.IGNORECASE,
)
_HEDGE = re.compile(r"(?<=[\w,]) (?:kinda|sorta)(?= )|,? (?:you know|ya know|y'know|i mean)(?=[,.!?]|$)", re.IGNORECASE)
_LINK = (
    r"(?:(?:and|but|so|or|because|also|like|then|maybe|plus|since|now|considering|given|especially|therefore|well|just"
    r"|specifically|hey|yet|if so)(?: ?, ?| )){0,4}"
)
_DONE = (  # what goes on after "did that", where it tells something
    r"(?:, \w+| (?:yesterday|today|tonight|already|myself|ourselves|again|twice|last|this|on|at|in|with|before|after"
    r"|for|by|and))"
)
_ASKS = rf"""
    (?:can|could|would|will|should|shall|do|does|is|are|am|was|were) (?:you|i|we|it|this|that|there|they)
    did (?:you|i|we|there|they)
    did (?:it|this|that)(?!{_DONE}\b)
    (?:have|has|may|might) (?:you|i|we|it|this|that|there|they)
    (?:can|could|would|should|do|does|is|are|has) (?:someone|anyone|somebody|anybody)
    (?:can|could|would|should|does|is|are|has) (?:my|the|these|those)
    do(?! \w+ \w+(?:[,.;:!]|$| (?:first|then|now|and)\b)) (?:my|the|these|those)
    (?:how|what|which|where|when|why|who) (?:can|could|should|shall|do|does|did|would|is|are|if|might|about)
    (?:how|what|which|where|when|why|who) (?:else|kind|other|specific|steps|\w+ (?:should|can|do|would|are|is))
    (?:what's|how's|how to|tell me|help me|let me know|do you|don't you|what do|how about|i wonder)
    any (?:tips|advice|ideas|suggestions|thoughts|recommendations|insights|chance|other)
    got any
    have any
    please (?:help|show|review|explain|tell|provide|let|give|suggest|check)
    right(?=\?)
    you know(?=\?)
    i was (?:wondering|hoping)
    i'm (?:wondering|(?:not )?(?:really |entirely |quite |too )?sure|curious|unsure|asking)
    i(?:'d| would) (?:really )?(?:like|love|appreciate) (?:some|your|any|to (?:know|hear|see|get|understand))
    i want to (?:make sure|know|understand|ensure)
    i need (?:some |your |more )?(?:help|advice|tips|guidance|feedback|assistance|to know|to understand|to figure)
    here(?:'s| is| are) (?:my|the|what|a|an|some)
    maybe (?:you|we|i) (?:can|could)
    i(?:'m| am) looking for (?:advice|tips|help|guidance|suggestions)
    """
_ASKS_FIRST = re.compile(rf"^{_LINK}(?={phrases(_ASKS).pattern})", re.IGNORECASE)
_ASKS_LATER = re.compile(
    rf"(?:(?<![,;:.…]) ?[,;:.…]{{1,9}} ?| [-–—]{{1,3}} ?| (?=(?:and|but|so)\b))(?={_LINK}{phrases(_ASKS).pattern})",
    re.IGNORECASE,
)
_JOINS = "and|but|so|or|because"
_OPEN_END = re.compile(rf"(?: ?[,;:–—-] ?| (?:{_JOINS})){{1,6}}$", re.IGNORECASE)
_CUT_END = re.compile(
    rf"(?: ?[,;:–—-] ?| (?:{_JOINS}|like|then|since|now|especially|by|to|with)){{1,6}}$", re.IGNORECASE
)  # where a question was cut off: "I moved the sofa, so now" before "what do you think?"
_CODE = re.compile(r"`[^`]+`")
_ASKS_OF_NAME = re.compile(
    r"(?:(?:and|so|but) )?(?:[iI]s|[aA]re|[wW]as|[dD]oes|[dD]id|[hH]as|[cC]ould|[wW]ould)(?:n't)? [A-Z]\w+ (?!and\b)\w"
)  # "is Amara back": people leave the mark out
_AUXILIARY_FIRST = re.compile(
    r"(?:can|could|do|does|did|is|are|was|were|will|would|should|has|have) (?!been\b|be\b|to\b|not\b)\w", re.IGNORECASE
)  # "can two triangles with …, considering …?"
_INSTRUCTS = re.compile(
    r"^(?:(?:and|but|so|also|oh|please|hey)[, ]+)*(?:can|could|would|will) you (?:please )?"
    r"(?=(?:stop|not|never|always|only|avoid|call me|address me|from now on|keep (?:it|your|the)|no longer)\b)",
    re.IGNORECASE,
)  # "can you stop asking me that?" is no question
_TAG = re.compile(
    rf"(?: ?[,;–—-] ?(?:{compile_all('tags').pattern})| (?:ok|oke|oké|okay|né|hein)) ?\?+$", re.IGNORECASE
)  # "no gluten for me, ok?"
_FIRST, _MOST = 0xF0000, 200
_MASKED = re.compile("[\U000f0000-\U000f00c7]")
_SPELT = re.compile(r"[^\s@/]{0,60}(?:@|/\S{0,60}[-._\d]\w)")  # an address, a branch, a path: no capital letter
_RELATIVE = re.compile(r"(?:who|whom|whose|which|where|when|why|what)\b", re.IGNORECASE)
_EMOJI = re.compile("(?<!\\s)\\s*[\U0001f000-\U0001faff\u2600-\u27bf\ufe0f\u200d]+")
_GREETING = (
    r"(?:(?:hey|hi|hello|yo|thanks|thank you|thx|wow|yeah|yep|yes|no|sure|ok|okay|oh|aw+|congrats|cool|absolutely"
    r"|definitely|totally|agreed|good morning) ?(?:there|again|so much|a lot)?,?)"
)
_AFTER = r"\s*+(?:[,!—–]++\s*+|[,!.:-]++(?:\s++|$))++"  # "anouk.ferris@…" and "Marek-Anton" call nobody


def trim_sentence(sentence: str, names: Collection[str]) -> str:
    """Return the statement of a sentence, without openings and names called; empty where it only asks.

    ``names``: the speakers, lower case, who are called by name ("Thanks, Maria!") rather than spoken of.
    """
    code: list[str] = []
    text = _CODE.sub(lambda match: _mask(match, code), sentence)
    text = _HEDGE.sub("", strip_called(_EMOJI.sub("", text).strip(), names))
    for _ in range(3):
        shorter = strip_called(_OPENING.sub("", text), names)
        if shorter == text:
            break
        text = shorter
    text = _MASKED.sub(lambda match: "".join(code[ord(match[0]) - _FIRST :][:1]) or match[0], _drop_question(text))
    if not text[:1].islower() or text.startswith(("http", "`")) or _SPELT.match(text):
        return text
    return text[:1].upper() + text[1:]


def _mask(match: re.Match[str], code: list[str]) -> str:
    """Put a character of the private range for what stands in backticks: nothing in there is speech."""
    if len(code) == _MOST:
        return match[0]
    code.append(match[0])
    return chr(_FIRST + len(code) - 1)


def _opens_question(text: str) -> bool:
    """Return whether a text opens like a question ("puoi farlo, ok?", "vous avez le budget, d'accord ?")."""
    language = cues_of(text)
    if language is None:
        return _AUXILIARY_FIRST.match(text) is not None
    if language.patterns["second"].match(text) is not None and not language.has("instruction", text):
        return True
    return language.patterns["asks"].match(text) is not None and language.patterns["first"].match(text) is None


def _drop_question(text: str) -> str:
    """Return the part before a question or an announcement; nothing where that comes first."""
    if (instruction := _INSTRUCTS.match(text)) is not None:
        return f"Please {text[instruction.end() :].rstrip('?! ')}"
    if _ASKS_FIRST.match(text):
        return ""
    if _ASKS_OF_NAME.match(text):
        return ""
    if (tag := _TAG.search(text)) is not None and not _opens_question(text):
        text = text[: tag.start()]
    asked = text.endswith("?")
    if asked and _AUXILIARY_FIRST.match(text):
        return ""
    match = next((m for m in _ASKS_LATER.finditer(text) if asked or not _RELATIVE.match(text, m.end())), None)
    if match is not None:
        return _CUT_END.sub("", text[: match.start()])
    return "" if text.endswith(("?", ":")) else _OPEN_END.sub("", text)


def strip_called(text: str, names: Collection[str]) -> str:
    """Return the text without the name, or short form, of a speaker who is called at either end of it."""
    if not names:
        return text
    patterns = _compile_patterns(frozenset(names))
    head = patterns.head.match(text)
    if head is not None and not patterns.list_at_head.match(text, head.start("name")):
        text = text[head.end() :]
    end = patterns.end.search(text)
    if end is not None and not patterns.list_before.search(text, max(0, end.start() - 80), end.start()):
        text = text[: end.start()] + text[end.end() :]
    return text


class _Patterns:
    """The patterns that find the names of speakers at the ends of a sentence, and lists of names there."""

    def __init__(self, names: frozenset[str]) -> None:
        called = _join_names(names)
        name = rf"(?:(?-i:[A-ZÀ-Þ])[\w'’-]{{1,24}}|{called})"
        joins = "|".join((*list_all("and", "clauses"), *list_all("or", "clauses")))
        self.head = re.compile(rf"(?:{_GREETING} )?(?P<name>{called}){_AFTER}", re.IGNORECASE)
        self.end = re.compile(rf",\s*(?:{called})(?=\s*[.!?]*$)", re.IGNORECASE)
        # "Marek, Ana and Jo": of three names the first is mostly no call
        self.list_at_head = re.compile(rf"{name}(?:, {name}){{1,9}},? (?:{joins}|&) {name}(?![\w'’])", re.IGNORECASE)
        # "Priya, Marek" or "Team: Marek" before another name
        self.list_before = re.compile(rf"(?:(?<![\w'’]){name},|:) ?{name}$", re.IGNORECASE)


@cache
def _compile_patterns(names: frozenset[str]) -> _Patterns:
    return _Patterns(names)


def _join_names(names: frozenset[str]) -> str:
    """Return the names and the short forms friends make of them as alternatives: Mel, Mell, Mels for Melanie."""
    shorts = {name[:length] for name in names if name.isalpha() and len(name) > 4 for length in range(3, len(name))}
    endearing = {short + ending for short in shorts if len(short) <= 4 for ending in (short[-1], "s", "y", "ie")}
    every = names | shorts | endearing
    return "|".join(sorted(map(re.escape, every), key=lambda name: (-len(name), name)))
