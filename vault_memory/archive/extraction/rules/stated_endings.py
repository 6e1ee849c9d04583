"""Find what a statement itself says is no longer so."""

from __future__ import annotations

import re

from vault_memory.archive.extraction.rules import language_cues

_STOP = r"(?:to|because|since|and|but|so|when|as|who|that|which)"
_OLD = rf"(?P<old>(?:(?!\b{_STOP}\b)(?:[^,.;:!?()]|[.:](?=\w))){{2,60}}?)"
_AFTER = (
    r"(?:because|since|and|but|so|as|when|for|in|on|at|with|due|last|this|after|from|yesterday|now|btw|by the way|tbh)"
)
_END = rf"(?=\s*(?:[,.;:!?()—–]|$| - |\b{_AFTER}\b))"
_VERB = r"(?:[a-z]+ (?:(?:in|at|for|on|with|to|by|from) )?)?"
_PATTERNS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"\b(?:moved|migrated|switched|upgraded|downgraded|transitioned|converted|changed|ported)\b"
        rf"[^.;!?]{{0,40}}? from {_OLD} to \S",
        rf"\breplaced {_OLD} (?:with|by) \S",
        rf"\b(?:dropped|dropping|ditched|abandoned|got rid of|stopped (?:using|doing)|stopped|moved away from|moved off"
        r"|(?<!a )(?<!the )retired|quit|quitting|gave up(?: on)?|given up(?: on)?|called off"
        r"|(?:(?<=let's )|(?<=to ))cancel|cancell?(?:ed|ing))"
        rf" {_OLD}{_END}",
        rf"\b(?:rather|sooner|prefer to|better)\b[^,.;:!?]{{1,50}}? than {_OLD}{_END}",
        rf"\bit's [^,.;:!?]{{1,40}}?,? not (?:the )?{_OLD}{_END}",
        rf"\b(?:say|said) no to {_OLD}{_END}",
        r"\b(?P<old>(?-i:[A-Z]\w{2,30})) (?:has left|left the (?:company|team)|has quit|resigned|is on \w+ leave)\b",
        r"\b(?P<old>(?-i:[A-Z]\w{2,30}))['’]s last (?:day|shift) (?:is|was)\b",
        r"\b(?:took|taken|taking|takes) over [^,.;:!?]{1,40}? from (?P<old>(?-i:[A-Z]\w{2,30}))\b",
        r"\bnot (?:the )?(?P<old>\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)"
        r"\b",
        rf"\bno longer {_VERB}{_OLD}{_END}",
        r"\b(?:don't|doesn't|do not|does not|not|isn't|aren't|can't|cannot|won't)"
        rf" {_VERB}{_OLD} (?:any ?more|any longer|after all|in the end)\b",
        rf"\b(?:at|in|on|with|by|from|to|via) [^,.;:!?]{{2,40}}, not (?:at |in |on |with |by |from |to "
        rf"|via ){_OLD}{_END}",
        rf"\b(?:moved out of|moved away from|(?:have|has|'ve|'s) left|no longer lives? in) {_OLD}{_END}",
        r"\b(?:now|we use|i use|we'll use|i'll use|we will use|going with|went with|chose|decided)\b"
        rf"[^.;!?]{{0,60}}? instead of {_OLD}{_END}",
        rf"\binstead of {_OLD},? (?:we|i|it|they) (?:now|have|are)\b",
        rf"\bused to (?:use|run|have|live in|work at|work for|keep|store|deploy to|be on|be) {_OLD}{_END}",
    )
)
_MAY_END = re.compile(  # a word that each of them has
    r"\b(?:from|replaced|dropp|ditched|abandoned|got rid|stopped|moved|retired|quit|gave up|given up|cancel|called off"
    r"|than|it's|no to|left|resigned|leave|last|not|no longer|any ?more|any longer|instead|used to)",
    re.IGNORECASE,
)
_UNSURE = re.compile(r"\?|\b(?:if|whether|should|could|might|maybe|never)\b|\b(?:would|i'd) (?!rather)", re.IGNORECASE)
_ARTICLE = re.compile(
    r"^(?:the|a|an|our|my|using|old|any|being|in|at|on|to|der|die|das|den|dem|le|la|les|el|il|lo|gli|un|una|o|os|as|de|het)\s+",
    re.IGNORECASE,
)
_POINTING = frozenset({"it", "them", "that", "this", "those", "these", "one", "there", "here", "him", "her"})
_MOST_WORDS = 6


def find_replaced(text: str) -> str:
    """Return what is no longer so ("we moved from X to Y": X), or ''. Questions and conditions say nothing of it."""
    if _UNSURE.search(text):
        return ""
    language = language_cues.cues_of(text)
    if language is not None and (found := language.patterns["ended"].search(text)) is not None:
        return _ARTICLE.sub("", next(filter(None, found.groups()), "").strip(" `\"'"))
    for pattern in _PATTERNS if _MAY_END.search(text) is not None else ():
        match = pattern.search(text)
        if match is None:
            continue
        old = _ARTICLE.sub("", match["old"].strip(" `\"'"))
        if old.lower() not in _POINTING and len(old.split()) <= _MOST_WORDS and re.search(r"\w{2}", old):
            return old
    return ""
