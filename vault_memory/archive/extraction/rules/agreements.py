"""Make a statement of a short reply that says too little alone, together with what it replies to.

A yes or a no to what the message before proposes or suggests ("Go with that then"), an offer to do what somebody asked
for ("who brings the keys?" – "i'll do it"), and a reply that confirms a figure ("ok 850" after "850 mm is a sensible
minimum").
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import pairwise

from vault_memory.archive.extraction.rules import reply_context, salience
from vault_memory.archive.extraction.rules.hearsay_and_jokes import is_unreal
from vault_memory.archive.extraction.rules.language_cues import compile_all, compile_filled, cues_of
from vault_memory.archive.extraction.rules.message_result import MessageResult, Statement
from vault_memory.archive.extraction.rules.message_sentences import Sentence, sentences
from vault_memory.archive.extraction.rules.speakers import name_of
from vault_memory.archive.extraction.rules.statement_completer import SaidMessage
from vault_memory.archive.extraction.rules.word_shapes import content, words
from vault_memory.models import Message

_TAKES_IT = compile_all("takes_it", table="replies", start=True)
_LONGEST, _FEWEST, _MOST = 170, 4, 3  # characters and words of what is agreed to; sentences of its message
_CONFIRMS = re.compile(
    rf"(?:(?:{compile_all('yes', table='replies').pattern})[ ,.!:–—-]++){{1,3}}(?P<figure>[~$€£]?\d[\d.,:]*)"
    r"(?:[ -]?[^\W\d_]{1,12}\d?%?){0,2}%?[.!]?",
    re.IGNORECASE,
)  # "ok 850", "yes, 1 degree"

_IT_IS = re.compile(
    r"(?:[a-z]{2,5}[,.!]? )?(?P<figure>[\w.:€$£]{1,20}(?: [\w.:]{1,20})?) it is(?: then)?[.!]?", re.IGNORECASE
)
_BACK = 2  # messages in which the request is looked for
_LONGEST_REQUEST, _WIDEST = 120, 170  # characters of a request; of one with the sentence before it
_LONGEST_OFFER = 90
_POINTS = re.compile(r"\b(?:it|that|this|them|those)\b", re.IGNORECASE)


def find_agreement(
    raw: str, text: str, said: SaidMessage, message: Message, speakers: Collection[str]
) -> Statement | None:
    """Return the statement of a reply that accepts or refuses the proposal of the message before, else None."""
    names = frozenset(speakers)
    proposal = said.asked.proposal or _find_suggestion(raw, said.asked.previous)
    refused = bool(proposal) and reply_context.is_refusal(raw)
    if not proposal or not (refused or reply_context.is_assent(raw)):
        return None
    dated = any(char.isdigit() for char in proposal)  # "how about Thursday 9 July for the tour?"
    if len(content(proposal)) < 2 - dated or " or " in proposal:
        return None  # "how about you?", and which of the two
    if "?" not in proposal and not salience.count_names(proposal, names):
        return None  # "let's make a difference"
    if refused:
        said_no = f"{raw[:1].upper()}{raw[1:]}"
        return Statement("", said_no, message, said.position, score=salience.KEEP, context=proposal)
    return Statement("", text or raw, message, said.position, score=salience.KEEP + 1, context=proposal, agreed=True)


def _find_suggestion(raw: str, previous: Sequence[str]) -> str:
    """Return the sentence that a reply such as "Let's do that" refers to, the last of a short message; '' if none."""
    if not _TAKES_IT.match(raw) or not 0 < len(previous) <= _MOST:
        return ""
    last = previous[-1]
    if "?" in " ".join(previous) or len(last) > _LONGEST or len(words(last)) < _FEWEST:
        return ""
    return last


def confirm_figure(found: MessageResult, spoken: Sequence[Sentence], position: int, before: Message) -> None:
    """Add a reply that confirms a figure ("Yes, 40"), together with the question or sentence it belongs to."""
    message = found.message
    reply = message.content.strip()
    bare = reply.rstrip(".!").casefold()
    alone = not found.statements or (len(found.statements) == 1 and not found.statements[0].context)
    if not alone or found.laughed_at or (before.role, before.name) == (message.role, message.name):
        return
    match = _CONFIRMS.fullmatch(reply) or _IT_IS.fullmatch(reply)
    if match is None or any(each.said.rstrip(".!").casefold() not in bare for each in found.statements):
        return
    earlier = [sentence.text for sentence in sentences(before.content) if len(sentence.text) <= _LONGEST]
    figure = re.compile(rf"(?<![\w.,]){re.escape(match['figure'].strip('.,:'))}(?![\d])")
    context = next((text for text in reversed(earlier) if figure.search(text)), "")
    if not context and earlier and earlier[-1].endswith("?"):
        context = earlier[-1]
    if len(content(context)) < 1 or len(words(context)) < _FEWEST:
        return
    texts = {sentence.text for sentence in spoken}
    found.left_out = [each for each in found.left_out if each.text not in texts and each.text.lower() != reply.lower()]
    said = f"{reply[:1].upper()}{reply[1:]}"
    found.statements = [Statement("", said, message, position, score=salience.KEEP, context=context)]


def find_volunteer(text: str, message: Message, position: int, before: Sequence[Message]) -> Statement | None:
    """Return the statement of a sentence that offers to do what a recent message asks for; None if it does not."""
    offers, does_so = (
        compile_filled(kind, table="duties", language="english") for kind in ("volunteers", "accepts_request")
    )
    if len(text) > _LONGEST_OFFER or text.endswith("?") or cues_of(text) is not None or is_unreal(text):
        return None
    if offers.match(text) is None and does_so.match(text) is None:
        return None
    for each in reversed(before[-_BACK:]):
        if (each.role, each.name) == (message.role, message.name):
            return None  # what was asked before has been answered
        if request := _find_request(each, message, asked_of_all=offers.match(text) is not None):
            return Statement("", text, message, position, score=salience.KEEP, context=request.replace('"', "'"))
    return None


def _find_request(earlier: Message, message: Message, *, asked_of_all: bool) -> str:
    """Return the last sentence that asks the speaker, or anybody, to do something; '' if there is none."""
    anybody, you = (compile_filled(kind, table="duties", language="english") for kind in ("asks_who", "asks_you"))
    first_name = name_of(message).split()[:1]
    called = re.compile(rf"\b{re.escape(first_name[0])}\b", re.IGNORECASE) if first_name else None
    spoken = [sentence.text for sentence in sentences(earlier.content)]
    for before, text in reversed(list(pairwise(["", *spoken]))):
        asks = (asked_of_all and anybody.search(text)) or you.search(text)
        if not (asks or (called is not None and called.search(text))) or len(text) > _LONGEST_REQUEST:
            continue
        if _POINTS.search(text) and before and len(before) + len(text) < _WIDEST:
            text = f"{before} {text}"
        if len(content(text)) > 1:
            return text
    return ""
