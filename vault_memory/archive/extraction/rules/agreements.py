"""Make a statement of a yes or a no to what the message before proposes or suggests ("Go with that then").

Also of a reply that confirms a figure of it: "ok 850" after "850 mm is a sensible minimum".
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from vault_memory.archive.extraction.rules import reply_context, salience
from vault_memory.archive.extraction.rules.language_cues import compile_all
from vault_memory.archive.extraction.rules.message_result import MessageResult, Statement
from vault_memory.archive.extraction.rules.message_sentences import Sentence, sentences
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


def find_agreement(
    raw: str, text: str, said: SaidMessage, message: Message, speakers: Collection[str]
) -> Statement | None:
    """Return the statement that a yes or a no makes of the proposal in the message before, with what it adds."""
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
    """Return the last sentence of a short message that a reply takes up without a name ("Let's do that"), or ''."""
    if not _TAKES_IT.match(raw) or not 0 < len(previous) <= _MOST:
        return ""
    last = previous[-1]
    if "?" in " ".join(previous) or len(last) > _LONGEST or len(words(last)) < _FEWEST:
        return ""
    return last


def confirm_figure(found: MessageResult, spoken: Sequence[Sentence], position: int, before: Message) -> None:
    """Add a yes with a figure together with the question or the sentence before that the figure belongs to."""
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
