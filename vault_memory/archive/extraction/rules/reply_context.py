"""Find what a message refers to in those before it: the question it answers, the proposal it accepts, what "it" is."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from vault_memory.archive.extraction.rules import language_cues
from vault_memory.archive.extraction.rules.lexicon import COMMON, MACHINES, word_set
from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.archive.extraction.rules.word_shapes import phrases, words
from vault_memory.models import Message

_LONGEST = 120  # characters; a longer question is no context but a text of its own
_WIDEST = 170  # characters of a question with the sentence that says what it is about
_OPEN_QUESTION = re.compile(
    r"(?:^|[:,;] )(?:and |so |ok |but )?(?:what|which|where|when|who|whose|how (?:many|much|old|long|often))\b",
    re.IGNORECASE,
)
_OPEN_ABROAD = re.compile(
    r"(?:^|[:,;] )(?:und |et |y |e |en )?(?:wann|wie ?viele?|wie (?:hoch|alt|lange?|oft|groß|weit|teuer|spät)"
    r"|welche\w*|wo|wer|was|quand"
    r"|combien|o[ùu]|qui"
    r"|quando|dove|chi|quant[oaie]|quale|quali|onde|quem|qua(?:l|is)|wanneer|waar|hoe|hoeveel|wie|welke?|wat"
    r"|quel\w*|comment|cuándo|cuánt\w+|dónde|quién|cuál\w*|qué)\b",
    re.IGNORECASE,
)
_ASKING = re.compile(
    r"^(?:and |so |but |ok(?:ay)? |well )?(?:what|what's|which|where|when|who|who's|whose|how|how's|is|are|do|does|did"
    r"|have|has|will|would|can|could|should|shall|any)\b",
    re.IGNORECASE,
)
_POINTING = word_set("it its it's he she they him her them that this those these he's she's they're one")
_YES = r"(?:(?:oh|ok|okay|well|good|great|fine|perfect|sure|yes+|yeah|yep|alright)[,.!]* )*"
_ASSENT = phrases(
    rf"""
    {_YES}(?:let's (?:do|go with|use|take) (?:that|it|this|both)|let's do it|go for it|agreed)
    {_YES}(?:do (?:it|that)(?! (?:yoursel|oursel|later|again|some|another|with))|deal(?! with))
    {_YES}sounds (?:good|great|perfect|fine)(?: to me)?(?! (?:in theory|on paper|otherwise|except))
    {_YES}(?:works for (?:me|us)|fine (?:with|by) (?:me|us)|that works)
    {_YES}(?:that's (?:fine|good|perfect|settled|agreed)|we'll (?:do|take) (?:that|it)|good idea|i agree)
    (?:yes|yes please|yep|yeah|yup|sure|ok|okay|deal|agreed|perfect)(?:[,.!]|$|(?= (?:but|if|as long as) ))
    (?:absolutely|definitely|exactly|done|fine|great|good)(?:[,.!]|$)
    """,
    start=True,
)
_PROPOSES = phrases(r"""
    let's|shall we|should we|how about|what about|why don't we
    (?:i|we)(?:'d| would) (?:suggest|propose|recommend|go (?:with|for)|take|use|say)
    i (?:suggest|propose|recommend)|(?:my|the) (?:suggestion|proposal|recommendation)|we (?:could|can|should|might)
    can we|could we
    (?:is|are|would) [^.?!]{1,60} (?:ok|okay|fine|alright|work|enough)|(?:then|so) [\w ]{1,60}(?=\?)|you do the
    i'll (?:book|take|do|get|bring)
    """)
_AGREES, _REFUSES = (language_cues.compile_all(kind, table="replies", start=True) for kind in ("assent", "refusal"))
_ACTS = re.compile(
    rf"{language_cues.compile_all('offers', table='replies').pattern}"
    r"(?! (?:help|suggest|explain|show|give|share|tell|walk"
    r"|recommend|offer|provide|ask|draft|write|look|check|think|see)\b)"
    rf".{{1,60}}?{language_cues.compile_all('acts', table='replies').pattern}",
    re.IGNORECASE,
)  # an offer to do something: "Shall I book …?"
_OFFERS = phrases(
    r"(?:shall i|should i|do you want|would you like|want me|may i|can i|need (?:any )?help|do you need)\w*",
    start=True,
)
_DOES_TO_IT = re.compile(
    r"^(?:(?:ok(?:ay)?|yes|so|then|i|we|i've|we've|just|please|already|let's|have|to)[, ]+)*"
    r"(?P<verb>raise|lower|increase|reduce|set|put|bump|change|move|push|postpone|reschedule|drop|cancel|sold|sell"
    r"|remove|delete|replace|rename|switch|keep|kept|scrap|extend)(?:p?p?ed|l?led|d)?\s+"
    r"(?P<it>it|that|them|this)\b(?! \w+ing\b)",
    re.IGNORECASE,
)
_CALLED = re.compile(r"@?([^\W\d_]{2,20})\s*[,:]")
_THING = r"(?:the|your|our|my|that|this) (?P<thing>(?:[\w`/.-]+ ){0,3}?[\w`/.-]+)"
_HAS_VALUE = re.compile(rf"\b{_THING} (?:of|is|at|to|from|=|on) [$€£]?\d", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class ReplyContext:
    """The context from the message before: its question, its proposal, and its sentences."""

    question: str = ""
    proposal: str = ""
    asked: str = ""  # its last question of any kind, which a "no, it's 41 now" needs
    previous: tuple[str, ...] = ()  # its sentences
    prompted: bool = False  # a question came before that is not quoted: one's own, or one of something else
    own: str = ""  # the speaker's own question, which the message before has answered


NO_CONTEXT = ReplyContext()


def context_of(message: Message, before: Sequence[Message]) -> ReplyContext:
    """Return what ``message`` answers; ``before`` are the one or two messages before it."""
    if not before or _speaker(before[-1]) == _speaker(message):
        return NO_CONTEXT
    previous = [s.text for s in sentences(before[-1].content)]
    person = before[-1].role == "user" or _is_named(before[-1])
    question = _question(previous, person)
    asked = next((text for text in reversed(previous) if text.endswith("?") and len(text) <= _LONGEST), "")
    mine = len(before) > 1 and _speaker(before[-2]) == _speaker(message)
    own = (
        _question([s.text for s in sentences(before[-2].content)], True) if mine and not question and not person else ""
    )
    return ReplyContext(question, _proposal(previous, person), asked, tuple(previous), bool(own), own)


def name_antecedent(text: str, previous: Sequence[str]) -> str:
    """Replace the "it" of a sentence ("raised it to 120") by what it stands for, if the message before names it."""
    match = _DOES_TO_IT.match(text)
    if match is None:
        return text
    same = re.compile(
        rf"\b{re.escape(match['verb'])}\w* {_THING}(?=[,.;:!?]| (?:when|if|and|or|to|by|from|in|on|for)\b|$)", re.I
    )
    for sentence in reversed(previous[-6:]):
        named = same.search(sentence) or (_HAS_VALUE.search(sentence) if re.search(r"\d", text) else None)
        if named is not None and named["thing"].lower() not in _POINTING:
            return f"{text[: match.start('it')]}the {named['thing']}{text[match.end('it') :]}"
    return text


def is_assent(text: str) -> bool:
    """Return whether a sentence says yes to what was proposed."""
    if text.rstrip().endswith("?") or is_refusal(text):
        return False
    cues = language_cues.cues_of(text)
    return (cues is not None and cues.has("assent", text)) or bool(_ASSENT.match(text) or _AGREES.match(text))


def is_refusal(text: str) -> bool:
    """Return whether a sentence turns down what was proposed, or a part of it."""
    return _REFUSES.match(text) is not None and not text.rstrip().endswith("?")


def calls_other(message: Message, asker: Message, speakers: Collection[str]) -> bool:
    """Return whether a message begins with the name of somebody in the talk who has not asked ("Cleo, go ahead …")."""
    called = _CALLED.match(message.content)
    low = called[1].casefold() if called is not None else ""
    others = {name.casefold() for name in speakers} - {asker.name.casefold(), message.name.casefold()}
    return bool(asker.name) and low in others


def _speaker(message: Message) -> tuple[str, str]:
    return message.role, message.name


def _is_named(message: Message) -> bool:
    return bool(message.name.strip()) and message.name.strip().lower() not in MACHINES


def _question(spoken: Sequence[str], person: bool) -> str:
    """Return the question at the end of a message; an assistant's only where it asks for something.

    What only points ("how is she") is given with the sentence before it.
    """
    asked = [
        n
        for n, text in enumerate(spoken)
        if text.endswith("?") or (person and n >= len(spoken) - 1 and is_question(text))
    ]
    if not asked:
        return ""
    number = asked[-1]
    text = spoken[number]
    if len(text) > _LONGEST:
        return ""
    if not person:
        asks = _OPEN_QUESTION.search(text) if language_cues.cues_of(text) is None else _OPEN_ABROAD.search(text)
        return text if asks and len(words(text)) >= 3 else ""
    if _only_points(text) and number:
        wider = f"{spoken[number - 1]} {text}"
        return wider if len(wider) <= _WIDEST else text
    return text if len(words(text)) >= 3 or number else ""


def is_question(text: str) -> bool:
    """Return whether a sentence of a person asks, with or without the mark."""
    return text.rstrip().endswith("?") or (bool(_ASKING.match(text)) and len(words(text)) <= 14)


def _only_points(text: str) -> bool:
    low = [word.lower() for word in words(text)]
    return bool(_POINTING.intersection(low)) and sum(word not in COMMON for word in low) < 2


def _says_what(text: str) -> bool:
    """Return whether a proposal names something: a name, a figure, code; "let's make a difference" does not."""
    tokens = words(text)
    named = any(word[:1].isupper() and word.lower() not in COMMON for word in tokens[1:])
    return named or any(re.search(r"[\d`]", word) for word in tokens) or "?" in text


def _proposal(spoken: Sequence[str], person: bool) -> str:
    """Return the last sentence of a message that proposes something, where it says what."""
    for text in reversed(spoken[-3:]):
        if len(text) > _WIDEST or len(words(text)) < 3 or not _says_what(text):
            continue
        if _ACTS.search(text) and _says_what(text.rstrip("?")):
            return text
        if _OFFERS.match(text):
            continue
        cues = language_cues.cues_of(text)
        proposes = bool(_PROPOSES.search(text)) or (cues is not None and cues.has("proposes", text))
        if proposes and (person or not text.endswith("?") or _says_what(text.rstrip("?"))):
            return text
        if person and text.endswith("?") and len(words(text)) <= 8 and any(word[:1].isdigit() for word in words(text)):
            return text  # "standup daily at 9:15?"
    return ""
