"""Extract self-contained statements worth keeping from messages, and say what was left out, and why."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from vault_memory.archive.extraction.rules import (
    agreements,
    cues,
    findings,
    language_cues,
    laughter,
    off_record,
    project_rules,
    reply_context,
    reply_statements,
    salience,
    sentence_features,
    subjectless_answers,
)
from vault_memory.archive.extraction.rules.always_kept import is_kept_anyway
from vault_memory.archive.extraction.rules.assistant import confirms, is_concrete, is_repetition, may_be_concrete
from vault_memory.archive.extraction.rules.ended_subjects import find_denied
from vault_memory.archive.extraction.rules.fitted_score import correct_score, score_alone
from vault_memory.archive.extraction.rules.hearsay_and_jokes import weigh_unreality
from vault_memory.archive.extraction.rules.message_limit import keep_best
from vault_memory.archive.extraction.rules.message_lists import LONGEST
from vault_memory.archive.extraction.rules.message_result import (
    A_FRAGMENT,
    ASKED,
    LITTLE,
    OFF_RECORD,
    TOO_SHORT,
    MessageResult,
    Statement,
    add_speaker,
    stop_sentence,
)
from vault_memory.archive.extraction.rules.message_selection import select_sentences
from vault_memory.archive.extraction.rules.message_sentences import Sentence, sentences
from vault_memory.archive.extraction.rules.speakers import is_between_people, is_person, list_others, speakers
from vault_memory.archive.extraction.rules.statement_completer import (
    CHATTY,
    JOINED,
    SaidMessage,
    StatementCompleter,
    may_end_something,
)
from vault_memory.archive.extraction.rules.statement_reading import has_value
from vault_memory.archive.extraction.rules.topic_terms import proper_names
from vault_memory.archive.extraction.rules.trim_sentence import trim_sentence
from vault_memory.archive.extraction.rules.weak_sentences import ASKS_FEELING
from vault_memory.archive.extraction.rules.word_shapes import lemma, words
from vault_memory.models import Conversation, LeftOutSentence, Message

_RECENT = 6  # statements of the messages before that a sentence is read with
_ANSWERING = 0.6  # how far the score of an answer may be below that required of a statement
_LISTED = 0.8  # taken off the score of a list item
_CHANGES = 0.0  # log odds by the encoder from which on a sentence that says little may end something


def extract_statements(
    conversation: Conversation, new: Sequence[Message]
) -> tuple[list[Statement], tuple[LeftOutSentence, ...], list[Statement]]:
    """Return the statements of the new messages, in order, the sentences of people that were left out, and of these
    what may end something.
    """
    reader = _MessageReader(conversation)
    fresh = {message.id or id(message) for message in new}
    kept, weak, left = list[Statement](), list[Statement](), list[LeftOutSentence]()
    before: list[Message] = []
    for position, message in enumerate(conversation.messages):
        if message.role not in {"user", "assistant"}:
            continue
        if (message.id or id(message)) in fresh:
            found = reader.read(position, before, kept)
            kept += found.statements
            left += found.left_out
            weak += found.tentative
        before = [*before[-3:], message]
    asked = off_record.list_withdrawals(conversation.id, conversation.messages)
    if not asked:
        return kept, tuple(left), weak
    gone = [s for s in (*kept, *weak) if off_record.is_withdrawn(asked, s.text, conversation.id, s.message.id)]
    left += [LeftOutSentence(each.said, OFF_RECORD, each.message.id) for each in kept if each in gone]
    return [each for each in kept if each not in gone], tuple(left), [each for each in weak if each not in gone]


class _MessageReader:
    """Reads the messages of one conversation."""

    def __init__(self, conversation: Conversation) -> None:
        self._messages = conversation.messages
        self._names = speakers(conversation)
        self._people = _find_people(self._names, conversation.messages)
        self._completer = StatementCompleter(self._names, self._people.speakers)
        self._between_people = is_between_people(conversation)
        self._works = project_rules.is_agent_session(conversation.messages)
        self._talk = sentence_features.ConversationWords(conversation.messages, conversation.title)

    def read(self, position: int, before: Sequence[Message], kept: Sequence[Statement]) -> MessageResult:
        """Return the statements of the message at a position, and its sentences that went into none.

        ``before``: the spoken messages right before it; ``kept``: the statements of the messages before.
        """
        message = self._messages[position]
        found = MessageResult(message, laughed_at=laughter.is_laughed_at(self._messages, position))
        person = is_person(message)
        selected = select_sentences(found, before, works=self._works)
        elsewhere = bool(before) and reply_context.calls_other(message, before[-1], self._people.speakers)
        answers = person and bool(before) and not elsewhere
        asked = reply_context.context_of(message, before[-2:]) if answers else reply_context.NO_CONTEXT
        if selected.secret:
            asked = replace(asked, question="", asked="", proposal="")  # what is asked for is part of the secret
        said = SaidMessage(
            selected.spoken, position, person, before, asked, self._talk.surround(position), self._talk,
            "\n".join(each.said for each in kept[-_RECENT:]),
        )  # fmt: skip
        taken = list[Sentence]()
        if answers and not selected.withheld:
            taken = reply_statements.take_replies(found, said.sentences, position, before)
        self._take_sentences(found, said, taken)
        if answers and not (selected.withheld or taken):
            reply_statements.settle_question(found, said.sentences, position, before[-1], self._people)
            agreements.confirm_figure(found, said.sentences, position, before[-1])
        found.join_short()
        if answers and not taken:
            subjectless_answers.quote_question(found, self._find_opening(said.sentences, message), before[-1])
        keep_best(found, person)
        found.statements = [replace(s, text=add_speaker(s, message, person)) for s in found.statements]
        return found

    def _take_sentences(self, found: MessageResult, said: SaidMessage, taken: Sequence[Sentence]) -> None:
        """Keep each sentence that is worth it, or say why not; those in ``taken`` are in a statement already."""
        assistant = not said.person
        looked = findings.find_request(self._messages, said.position) if found.message.role == "assistant" else None
        found_out = findings.list_findings(said.sentences) if looked is not None and assistant else frozenset()
        person_text = "\n".join(m.content for m in said.before if is_person(m)) if assistant else ""
        for index, sentence in enumerate(said.sentences):
            text = sentence.text
            if sentence in taken or findings.says_nothing_new(
                text, looked, said.before, works=self._works and assistant
            ):
                continue
            if said.person or found.statements or sentence in found_out or may_be_concrete(text):
                self._take(found, sentence, index, said, request=looked if sentence in found_out else None)
            if assistant and index < 2:
                self._take_confirmation(found, sentence, index, said, person_text)
        for fragment in found.held:
            found.leave(fragment, A_FRAGMENT)

    def _find_opening(self, spoken: Sequence[Sentence], message: Message) -> str:
        """Return the first sentence that says something, as a statement would have it."""
        others = list_others(self._names, message)
        return next((text for sentence in spoken if (text := trim_sentence(sentence.text, others))), "")

    def _take(
        self,
        found: MessageResult,
        sentence: Sentence,
        index: int,
        said: SaidMessage,
        *,
        request: str | None = None,
    ) -> None:
        """Keep a sentence, or say why not. ``request``: what the user asked for, if it is a finding, which is kept."""
        person = said.person
        text = self._trim(found, sentence, index, said)
        if person and index == 0 and self._take_reply(found, sentence.text, text, said):
            return
        if not text or len(text) > LONGEST:
            if person:
                found.leave(sentence.text, ASKED if not text else "too long for a sentence")
            return
        value, changes = self._score(found, sentence, text, index, said)
        value = max(value, salience.KEEP) if request is not None else value
        value -= laughter.weigh_joke(text, self._people) if found.laughed_at and person else 0.0
        found.scores[text] = value
        new = Statement("", text, found.message, said.position, sentence.heading, sentence.box, value)
        ruled = person and self._works and project_rules.is_project_rule(text)
        leans = salience.leans(text) and not ruled
        fragment = len(found.message.content) <= CHATTY and salience.is_fragment(text)
        if self._join(found, text, value, index, leans, fragment):
            return
        if request is not None and findings.place_finding(found, new, request, index, leans=leans):
            return
        if ruled:
            found.add(new, index)
        elif leans:
            self._take_leaning(found, new, index, said)
        elif value >= salience.KEEP:
            self._keep(found, new, index, said)
        elif index < 2 and not found.statements and self._is_answer(new, said):
            self._add_answer(found, new, index, said.asked)
        elif person and fragment and self._may_name(sentence.text, text, said.asked):
            found.held.append(text)
        elif person:
            self._leave_weak(found, text, value)
            if may_end_something(text) or (changes >= _CHANGES and len(text) >= TOO_SHORT // 2):
                found.tentative.append(replace(new, text=add_speaker(new, found.message, person)))

    def _trim(self, found: MessageResult, sentence: Sentence, index: int, said: SaidMessage) -> str:
        """Return what a sentence states, with what its "it" stands for; empty where it only asks."""
        text = trim_sentence(sentence.text, list_others(self._names, found.message))
        if said.person and not self._between_people and cues.is_answer_direction(sentence.text):
            text = sentence.text  # "…, just tell me which line": no request for now
        if said.person and index < 3 and said.asked.previous:
            text = reply_context.name_antecedent(text, said.asked.previous)
        return text

    def _take_reply(self, found: MessageResult, raw: str, text: str, said: SaidMessage) -> bool:
        """Keep the first sentence as a "no", an agreement or an offer to do something; return whether it is one."""
        if find_denied(said.asked.question or said.asked.asked, text or raw):
            found.denial = text or raw
            found.leave(raw, "a no that is kept with the reason")
            return True
        agreed = agreements.find_agreement(raw, text, said, found.message, self._people.speakers)
        agreed = agreed or agreements.find_volunteer(text, found.message, said.position, said.before)
        if agreed is not None:
            found.add(agreed, 0)
        return agreed is not None

    def _score(
        self, found: MessageResult, sentence: Sentence, text: str, index: int, said: SaidMessage
    ) -> tuple[float, float]:
        """Return the score of a sentence, and by the encoder the log odds that it ends something."""
        around, changes = said.around, -math.inf
        if not said.person:
            return (salience.KEEP if is_concrete(text) else 0.0), changes
        value = salience.score(text, self._people)
        value = max(value, salience.KEEP) if sentence.box else value - _LISTED * sentence.listed
        if not sentence.box and around is None:
            value = score_alone(text, value, found.message.content, said.before[-1].content if said.before else "")
        elif not sentence.box:
            value, changes = correct_score(text, value, index, len(said.sentences), bool(self._people.speakers), around)
        if value < salience.KEEP and is_kept_anyway(
            text, around, between_people=self._between_people, works=self._works
        ):
            value = salience.KEEP
        if self._works and value >= salience.KEEP - project_rules.LOWER:
            value = max(value, salience.KEEP)
        return value, changes

    def _is_answer(self, new: Statement, said: SaidMessage) -> bool:
        """Return whether a sentence with too low a score answers what the message before asks for."""
        asked, text = said.asked, new.said
        return bool(
            said.person
            and (asked.question or asked.prompted or (asked.asked and has_value(text)))
            and (salience.count_names(text, self._people.speakers) or not ASKS_FEELING.search(asked.question))
            and (said.around is None or new.score >= salience.KEEP - _ANSWERING)
            and salience.answers(text, new.score, self._people)
        )

    def _add_answer(self, found: MessageResult, new: Statement, index: int, asked: reply_context.ReplyContext) -> None:
        """Add an answer together with the question."""
        own = asked.own if salience.is_fragment(new.said) or salience.dangles(new.said) else ""
        context = asked.question or (asked.asked if not asked.prompted else own)
        found.add(replace(new, context=context, own=bool(own and context == own), score=salience.KEEP), index)

    def _keep(self, found: MessageResult, new: Statement, index: int, said: SaidMessage) -> None:
        """Add a sentence with a sufficient score, together with what it needs to be understood."""
        if found.denial:
            told = f"{stop_sentence(found.denial)} {new.said}"
            found.denial = ""
            found.add(replace(new, said=told, context=said.asked.question or said.asked.asked), index)
        elif said.person and language_cues.cues_of(new.said) is None:
            self._completer.place(found, new, index, said)
        elif not self._completer.attach(found, new, index):
            fragment = said.person and (salience.is_fragment(new.said) or salience.dangles(new.said))
            found.add(replace(new, context=said.asked.question if fragment and index < 2 else ""), index)

    def _may_name(self, raw: str, text: str, asked: reply_context.ReplyContext) -> bool:
        """Return whether a phrase names something: one word in small letters ("gulp.") is a cry, or an answer."""
        if raw[:1].islower() and len(words(raw)) < 2 and not (asked.question or asked.asked):
            return False
        return bool(salience.count_all_names(text, self._people.speakers))

    def _take_confirmation(
        self, found: MessageResult, sentence: Sentence, index: int, said: SaidMessage, person_text: str
    ) -> None:
        """Keep an assistant's short repetition of what the user has just settled, if no statement says it already."""
        text = trim_sentence(sentence.text, list_others(self._names, found.message))
        if (
            found.statements
            or not text
            or sentence.listed
            or not confirms(text, fragment=salience.is_fragment(text), asked=person_text)
            or is_repetition(text, said.known)
        ):
            return
        found.add(Statement("", text, found.message, said.position, sentence.heading, score=salience.KEEP), index)

    def _leave_weak(self, found: MessageResult, text: str, value: float) -> None:
        unreal = weigh_unreality(text, salience.count_names(text, self._people.speakers)) >= 1
        reason = (
            "a joke or a supposition"
            if unreal
            else f"{LITTLE} (score {math.floor(10 * value) / 10:g} of {salience.KEEP:g})"
        )
        found.leave(text, reason)

    def _join(self, found: MessageResult, text: str, value: float, index: int, leans: bool, fragment: bool) -> bool:
        """Add a sentence that leans on the last statement ("It was …") to it, where that adds something."""
        if not found.statements or found.last != index - 1 or not (leans or fragment):
            return False
        before = found.statements[-1]
        bonus = 1.5 if before.context else 1.0  # leaning is no fault here, and the subject is known
        bonus += 1.0 * (salience.count_all_names(text, self._people.speakers) > 0)
        if value + bonus < salience.KEEP or len(before.said) + len(text) >= JOINED:
            return False
        found.statements[-1] = replace(before, said=f"{stop_sentence(before.said)} {text}")
        found.last = index
        return True

    def _take_leaning(self, found: MessageResult, new: Statement, index: int, said: SaidMessage) -> None:
        """Keep a sentence that begins with a pronoun only with what the pronoun stands for."""
        asked = said.asked
        if not said.person:
            return
        feels = index == 0 and ASKS_FEELING.search(asked.question)
        if new.score + 0.6 < salience.KEEP or (feels and not salience.count_names(new.said, self._people.speakers)):
            self._leave_weak(found, new.said, new.score)
        elif found.held:
            found.add(replace(new, context=asked.question if index < 2 else ""), index)
        else:
            self._completer.place(found, new, index, said)


def _find_people(names: Mapping[str, str], messages: Sequence[Message]) -> salience.People:
    """Return who speaks, and what people speak of by name."""
    lemmas = frozenset(lemma(part) for name in names.values() for part in name.split())
    people = [message for message in messages if is_person(message)]
    return salience.People(lemmas, proper_names([s.text for message in people for s in sentences(message.content)]))
