"""Select the sentences of a message that may become statements; note why the others are left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vault_memory.archive.extraction.rules import (
    antecedents,
    noise,
    off_record,
    project_rules,
    retractions,
    secret_sentences,
)
from vault_memory.archive.extraction.rules.message_lists import LONGEST
from vault_memory.archive.extraction.rules.message_result import OFF_RECORD, MessageResult
from vault_memory.archive.extraction.rules.message_sentences import Sentence, list_tables, sentences
from vault_memory.archive.extraction.rules.speakers import is_person
from vault_memory.archive.extraction.rules.statement_completer import UNREAD
from vault_memory.models import Message
from vault_memory.text.display import count_noun


@dataclass(frozen=True, slots=True)
class SelectedSentences:
    """The sentences that may become statements, and whether others were left out as private or as a secret."""

    spoken: Sequence[Sentence]
    private: bool
    secret: bool

    @property
    def withheld(self) -> bool:
        return self.private or self.secret


def select_sentences(found: MessageResult, before: Sequence[Message], *, works: bool) -> SelectedSentences:
    """Return the sentences of the message of ``found`` without noise, secrets and what is private or taken back.

    What a person loses by it is added to ``found``, with the reason. ``works``: an assistant works with tools.
    """
    message, person = found.message, is_person(found.message)
    written = (*sentences(message.content), *(list_tables(message.content) if person else ()))
    spoken = [s for s in written if len(s.text) <= UNREAD and not noise.is_noise(s.text)]
    if person and (unread := [s.text for s in written if len(s.text) > UNREAD or noise.is_wordy_noise(s.text)]):
        more = f", and {count_noun(len(unread) - 1, 'more line')}" if len(unread) > 1 else ""
        found.leave(unread[0][:LONGEST], f"code, a log, a link or a formula{more}")
    spoken, private = off_record.drop_off_record(spoken) if person else (spoken, [])
    for sentence in private:
        found.leave(sentence.text, OFF_RECORD)
    spoken, secret = secret_sentences.drop_secrets(spoken, message, before)
    for sentence in secret:
        found.leave(sentence.text, "a password")
    spoken = retractions.drop_retracted(spoken)
    if person:
        spoken = project_rules.join_short_rules(spoken) if works else spoken
        spoken = antecedents.name_persons(spoken, message, before)
    return SelectedSentences(spoken, bool(private), bool(secret))
