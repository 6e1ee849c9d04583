"""Find the question that an answer needs because it has no subject of its own ("6,500 for hardware, 80 hours for me").

English only: elsewhere the ends of verbs would have to be known.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache, lru_cache

from vault_memory.archive.extraction.rules import cues, weak_sentences
from vault_memory.archive.extraction.rules.language_cues import cues_of
from vault_memory.archive.extraction.rules.language_files import read_lists
from vault_memory.archive.extraction.rules.message_result import MessageResult
from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.archive.extraction.rules.salience import VERBAL
from vault_memory.archive.extraction.rules.word_shapes import content, words
from vault_memory.models import Message

_LAST = 3  # sentences at the end of a message in which its question is looked for
_LONGEST = 120  # characters of a question that is quoted
_MOST = 9  # words of a clause that may have no verb: where a longer one has none that is known, it has another
_CLAUSE_END = re.compile(r"[,;:.!?(→>=]\s|\s[–—>=+→-]+\s|\s(?=(?:because|since|but|so|and|if|then)\b)|[.!]$", re.I)
_PAST_FIRST = re.compile(
    r"(?:already |just |not |only |all )?(?:did|done|sent|got|had|paid|made|bought|sold|found|lost|met|told|went|came"
    r"|kept|left|took|chose|wrote|gave|spoke|rang|\w{2,}(?<!e)ed)\b",
    re.IGNORECASE,
)  # "Sent on the 20th"
_OFFERS = re.compile(r"(?:would you like|do you want me|want me|shall i|should i|can i|may i)\b", re.IGNORECASE)
_POINTING = re.compile(r"(?:more|less|same|none|both|neither|another|either|fewer|not)\b", re.IGNORECASE)


@cache
def _list_verbs() -> frozenset[str]:
    """Return the verbs of the English list, with the forms that end in "s" and "ed"."""
    known = read_lists("english")["clauses"]["verbs"].split()
    return frozenset(
        each + end for each in known for end in ("", "s", "es", "ed", "d") if not (end == "es" and each.endswith("e"))
    )


@lru_cache(maxsize=1024)
def lacks_subject(text: str) -> bool:
    """Return whether the first clause of a sentence names nobody and nothing that is or does something."""
    end = _CLAUSE_END.search(text)
    first = text[: end.start()] if end is not None else text
    tokens = [word.lower() for word in words(first)]
    if not tokens or cues_of(text) is not None:
        return False
    if _PAST_FIRST.match(first) or _POINTING.match(first):
        return True
    if len(tokens) > _MOST or not VERBAL.isdisjoint(tokens) or any("'" in token for token in tokens):
        return False
    return _list_verbs().isdisjoint(tokens[1:])


def quote_question(found: MessageResult, opening: str, before: Message) -> None:
    """Give the first statement the question that ends the message before, where it answers that without a subject.

    ``opening``: the first sentence of the message that says something.
    """
    first = found.statements[0] if found.statements else None
    if first is None or first.context or first.agreed or not opening or not first.said.startswith(opening):
        return
    if (before.role, before.name) == (found.message.role, found.message.name) or cues.is_standing(first.said):
        return
    if question := find_question(opening, before):
        found.statements[0] = replace(first, context=question)


def find_question(text: str, before: Message) -> str:
    """Return the question of the message before that a sentence without a subject answers, or ''."""
    if "?" not in before.content or not lacks_subject(text):
        return ""
    spoken = [sentence.text for sentence in sentences(before.content)][-_LAST:]
    asked = [each for each in spoken if each.endswith("?")]
    if len(asked) != 1 or spoken[-1] != asked[0]:
        return ""
    question = asked[0]
    if len(question) > _LONGEST or not content(question) or weak_sentences.ASKS_FEELING.search(question):
        return ""
    return "" if _OFFERS.match(question) else question.replace('"', "'")
