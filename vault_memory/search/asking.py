"""What a question asks for, beside what it is about: advice, or how something went on the whole.

Seen from its words, whatever it is asked of. Who asks for advice ("how should I …", "can you suggest …") is to be
answered as they said they want things done, in general, perhaps long ago and in words that have little to do with the
question: such standing wishes (`text.features`) count for more then. Who asks for a summary is asking for exchanges,
an assistant's answer together with what it answered. English only, like the words of asking; elsewhere these add
nothing.
"""

from __future__ import annotations

import re

_ADVICE = re.compile(
    r"\b(?:should (?:i|we|my|our)|(?:can|could|would|will) you (?!list|walk|sum|give me a (?:\w+ )?summary|provide)"
    r"|suggest|recommend|advice|advise|tips|what(?:'s| is| are) (?:some|the best|a good)|how (?:can|do|would) (?:i|we)"
    r"|help me|ideas? for)\b",
    re.IGNORECASE,
)
_PAST = re.compile(r"\b(?:did|didn't|have|has|had|was|were)\b(?! to\b)", re.IGNORECASE)
_OVERVIEW = re.compile(
    r"\b(?:summar(?:y|i[sz]e)\w*|overview|recap\w*|(?:has|have|had) (?:[\w,']+ ){0,20}?"
    r"(?:developed|evolved|progressed|changed|grown))\b",
    re.IGNORECASE,
)


def advice(question: str) -> bool:
    """Is the question what to do, and not what was?"""
    return _ADVICE.search(question) is not None and _PAST.search(question) is None


def overview(question: str) -> bool:
    """Is it how something went on the whole?"""
    return _OVERVIEW.search(question) is not None
