"""Read from a model's reply what somebody asks not to keep."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from vault_memory.archive.extraction.rules.speakers import is_person
from vault_memory.archive.extraction.windows import Segment
from vault_memory.models import Conversation, Withdrawal
from vault_memory.text.words import content_words

if TYPE_CHECKING:
    from vault_memory.llm.prompts.extract import Forgotten  # needs the extra llm

_BEFORE = 4  # messages, its own included, that a request may refer to


def list_withdrawals(
    found: Sequence[Forgotten], window: Sequence[Segment], conversation: Conversation
) -> Iterator[Withdrawal]:
    """Yield the requests of people in new messages; those of assistants, tools and pasted pages do not count, nor those
    that share no word with the message and the few before it.
    """
    for each in found:
        if not each.about or not 1 <= each.message <= len(window):
            continue
        part = window[each.message - 1]
        if part.known or part.recalled or part.role not in {"user", "assistant"} or not is_person(part.as_message):
            continue
        near = " ".join(other.text for other in window[max(0, each.message - _BEFORE) : each.message])
        if not {*content_words(each.about)} & {*content_words(near)}:
            continue
        at = part.message.time or conversation.started
        yield Withdrawal(each.about, conversation.id, part.message.id, at=at)
