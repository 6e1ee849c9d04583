"""Add a sentence to the statements of its message together with the earlier sentence that it needs to be understood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from vault_memory.archive.extraction.rules import (
    cues,
    off_record,
    person_facts,
    reply_context,
    salience,
    secret_sentences,
    sentence_features,
)
from vault_memory.archive.extraction.rules.ended_subjects import may_end
from vault_memory.archive.extraction.rules.ending_cues import CUES
from vault_memory.archive.extraction.rules.fitted_score import is_allowed, is_vital
from vault_memory.archive.extraction.rules.fulfilled_needs import find_got
from vault_memory.archive.extraction.rules.message_result import (
    LEANING,
    TOO_SHORT,
    MessageResult,
    Statement,
    add_speaker,
    stop_sentence,
)
from vault_memory.archive.extraction.rules.message_sentences import Sentence, sentences
from vault_memory.archive.extraction.rules.needed_context import (
    MOST_OF_OWN,
    Earlier,
    list_earlier,
    rank_needed,
    rate_alone,
)
from vault_memory.archive.extraction.rules.repair_reports import list_fixed
from vault_memory.archive.extraction.rules.restated_values import list_valued_clauses
from vault_memory.archive.extraction.rules.speakers import list_others
from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.archive.extraction.rules.statement_reading import read
from vault_memory.archive.extraction.rules.trim_sentence import trim_sentence
from vault_memory.archive.extraction.rules.word_shapes import content, words
from vault_memory.models import Message

UNREAD = 1200  # characters; a sentence that is longer as written is not examined at all
JOINED = 260  # most characters of two sentences that are joined into one statement
CHATTY = 500  # most characters of a chat message, in which short sentences are joined with the ones before
_SHORT = 45  # most characters of a sentence that is joined with the one before it
_CASUAL = 150  # most characters of two sentences that are joined if the writer uses no capitals
_NEARLY = salience.KEEP - 0.5  # score from which on a sentence may stand beside another
_GOOD = salience.KEEP + 0.4  # score from which on a sentence is kept even if it says little alone
_ALONE, _NEEDY = 0.4, -0.25  # log odds that a sentence says enough alone: below, it gets another; is left out without
# Log odds that an earlier sentence is needed, from which on it is added: one of the same message or a question; one of
# another message; one of the same message that is kept anyway.
_NEEDED, _FURTHER, _MERGED = -1.6, -0.5, 0.0
_LABEL = 3  # most words of a label
_TELLING = 5  # words: a shorter sentence tells nothing that somebody could forbid
_IMAGE = "[image: "  # as importers write what an image shows
_ENDING_CUES = "ceased", "instead", "failed", "shift", "level"


@dataclass(frozen=True, slots=True)
class SaidMessage:
    """What is known of a message that is read: its sentences, its place, what was said before and around it."""

    sentences: Sequence[Sentence]
    position: int  # in the conversation
    person: bool
    before: Sequence[Message]
    asked: reply_context.ReplyContext
    around: sentence_features.Surroundings | None
    talk: sentence_features.ConversationWords
    known: str  # what the last statements say


@dataclass(frozen=True, slots=True)
class StatementCompleter:
    """Completes the statements of a conversation. ``names``: of its speakers; ``speakers``: as lemmas."""

    names: Mapping[str, str]
    speakers: frozenset[str]

    def place(self, found: MessageResult, new: Statement, index: int, said: SaidMessage) -> None:
        """Add an English sentence of a person with what it needs; leave it out where it needs what is not to be had."""
        if found.held:  # phrases right before it
            found.add(new, index)
            return
        alone = rate_alone(new.said)
        vital = said.around is None or is_vital(new.said) or cues.is_cued(new.said) or _tells_lasting(new.said)
        needy = alone < _NEEDY and new.score < _GOOD and not vital
        if alone < _ALONE and self._complete(found, new, index, said, needy=needy):
            return
        if self.attach(found, new, index) or self._add_to_label(found, new, index, said):
            return
        if needy or salience.leans(new.said):
            found.leave(new.said, LEANING)
            if may_end_something(new.said):
                found.tentative.append(replace(new, text=add_speaker(new, found.message, True)))
        else:
            found.add(new, index)

    def _add_to_label(self, found: MessageResult, new: Statement, index: int, said: SaidMessage) -> bool:
        """Add the first statement of a message that begins with what it is about ("December rota. Usual six weeks …").

        Return whether it does.
        """
        label = said.sentences[0].text if index and not found.statements else ""
        if not _is_label(label, said.around) or len(label) + len(new.said) >= JOINED:
            return False
        return found.join_earlier(
            new, trim_sentence(label, list_others(self.names, found.message)) or label, index, merge=True
        )

    def _complete(self, found: MessageResult, new: Statement, index: int, said: SaidMessage, *, needy: bool) -> bool:
        """Add a statement with the earlier sentence that it needs most, and return whether there is one.

        ``needy``: it is left out otherwise.
        """
        own = [sentence.text for sentence in said.sentences[max(0, index - MOST_OF_OWN) : index]]
        ranked = rank_needed(new.said, list_earlier(found.message, said.before, own))
        refers = index == 0 and salience.refers_back(new.said)  # a question right before it says to what
        return any(
            (odds >= (_FURTHER if earlier.message and not earlier.asks else _NEEDED) or (refers and _is_asked(earlier)))
            and self._add_with(
                found, new, index, said, earlier, again=needy or (odds >= _MERGED and not earlier.message)
            )
            for odds, earlier in ranked
        )

    def _add_with(
        self, found: MessageResult, new: Statement, index: int, said: SaidMessage, earlier: Earlier, *, again: bool
    ) -> bool:
        """Add a statement with an earlier sentence, and return whether that was possible.

        ``again``: even with one that is kept anyway.
        """
        text = trim_sentence(earlier.text, self.names) or (earlier.text if earlier.asks else "")
        if (
            not text
            or earlier.text.startswith(_IMAGE)
            or len(text) + len(new.said) >= JOINED
            or not self._may_stand(earlier, text, found, said)
            or (earlier.asks and earlier.message and _is_answered(earlier, found.message, said))
        ):
            return False
        if earlier.message and text in said.known and not again:
            return False
        if not earlier.message:
            return found.join_earlier(new, text, index, merge=again)
        if earlier.same_speaker:
            found.add(replace(new, said=f"{stop_sentence(text)} {new.said}"), index)
        else:
            found.add(replace(new, context=earlier.text.replace('"', "'")), index)
        return True

    def _may_stand(self, earlier: Earlier, text: str, found: MessageResult, said: SaidMessage) -> bool:
        """Return whether an earlier sentence may stand beside a statement: nobody forbids to keep it."""
        message = found.message
        if earlier.message:
            message = said.before[-earlier.message]
            spoken = [sentence for sentence in sentences(message.content) if len(sentence.text) <= UNREAD]
            spoken, _ = secret_sentences.drop_secrets(
                off_record.drop_off_record(spoken)[0], message, said.before[: -earlier.message]
            )
            if all(sentence.text != earlier.text for sentence in spoken):
                return False
        elif found.scores.get(text, 0.0) >= _NEARLY:
            return True
        if earlier.asks or len(words(earlier.text)) < _TELLING:
            return True
        return is_allowed(earlier.text, bool(self.speakers), said.talk.surround_message(message))

    def attach(self, found: MessageResult, new: Statement, index: int) -> bool:
        """Add a short sentence with little of its own to the statement right before it, in talk."""
        if not found.statements or found.last != index - 1 or len(new.message.content) > CHATTY or new.box:
            return False
        before = found.statements[-1]
        length = len(before.said) + len(new.said)
        weak, short = min(new.score, before.score) < salience.KEEP + 1.0, min(len(new.said), len(before.said)) <= _SHORT
        casual = new.message.content[:1].islower() and length <= _CASUAL
        points = (weak and short) or salience.refers_back(new.said)
        if not (casual or (points and length < JOINED - 60)):
            return False
        said = f"{stop_sentence(before.said)} {new.said}"
        found.statements[-1] = replace(before, said=said, score=max(new.score, before.score))
        found.last = index
        return True


def _is_answered(earlier: Earlier, message: Message, said: SaidMessage) -> bool:
    """Return whether somebody else than the speaker has answered an earlier question of another person."""
    if earlier.message <= 1 or earlier.same_speaker:
        return False
    between, asker = said.before[-1], said.before[-earlier.message]
    return all((between.role, between.name) != (each.role, each.name) for each in (message, asker))


def _is_asked(earlier: Earlier) -> bool:
    """Return whether an earlier sentence is a question of somebody else in the message right before."""
    return earlier.asks and earlier.message == 1 and not earlier.same_speaker


def _is_label(text: str, around: sentence_features.Surroundings | None) -> bool:
    """Return whether a sentence is one to three words that name something: a single word, what others speak of too."""
    stems, count = content(text), len(words(text))
    if not stems or not text.endswith(".") or count > _LABEL or not salience.is_fragment(text):
        return False
    return count > 1 or (around is not None and any(around.uses.get(stem, 0) > 1 for stem in stems))


def _tells_lasting(text: str) -> bool:
    """Return whether a sentence tells a lasting fact about somebody, or who takes on what."""
    return person_facts.tells_of_person(text) or cues.takes_on_task(text)


def may_end_something(text: str) -> bool:
    """Return whether a sentence that says little has a mark of change or an end, and names something."""
    reading = read(text)
    if reading.unsure or not reading.anchors or len(text) < TOO_SHORT // 2:
        return False
    marked = reading.changes or may_end(text) or any(CUES[name].search(text) for name in _ENDING_CUES)
    return marked or bool(find_replaced(text) or find_got(text) or list_fixed(text) or list_valued_clauses(text))
