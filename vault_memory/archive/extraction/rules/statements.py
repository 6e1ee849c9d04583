"""Extract self-contained statements worth keeping from messages, and say what was left out, and why."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from vault_memory.archive.extraction.rules import (
    agreements,
    antecedents,
    core,
    cues,
    findings,
    language_cues,
    laughter,
    noise,
    off_record,
    project_rules,
    reply_context,
    reply_statements,
    retractions,
    salience,
    secret_sentences,
    sentence_features,
    subjectless_answers,
)
from vault_memory.archive.extraction.rules.always_kept import is_kept_anyway
from vault_memory.archive.extraction.rules.assistant import is_concrete, may_be_concrete, repeats, takes_down
from vault_memory.archive.extraction.rules.closings import find_denied
from vault_memory.archive.extraction.rules.fitted_score import correct_score, score_alone
from vault_memory.archive.extraction.rules.message_limit import limit_statements
from vault_memory.archive.extraction.rules.message_lists import LONGEST
from vault_memory.archive.extraction.rules.message_result import (
    A_FRAGMENT,
    ASKED,
    LITTLE,
    TOO_SHORT,
    MessageResult,
    Statement,
    add_speaker,
    stop_sentence,
)
from vault_memory.archive.extraction.rules.message_sentences import Sentence, list_tables, sentences
from vault_memory.archive.extraction.rules.speakers import is_between_people, is_person, list_others, speakers
from vault_memory.archive.extraction.rules.statement_completer import (
    CHATTY,
    JOINED,
    UNREAD,
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
from vault_memory.text.display import count_noun

OFF_RECORD = "asked not to be kept"
_RECENT = 6  # statements of the messages before that a sentence is read with
_ANSWERING = 0.6  # how far the score of an answer may be below that required of a statement
_LISTED = 0.8  # taken off the score of a list item
_CHANGES = 0.0  # log odds by the encoder from which on a sentence that says little may end something


def statements(
    conversation: Conversation, new: Sequence[Message]
) -> tuple[list[Statement], tuple[LeftOutSentence, ...], list[Statement]]:
    """Return the statements of the new messages, in order, the sentences of people that were left out, and of these
    what may end something.
    """
    names = speakers(conversation)
    spoken = [m for m in conversation.messages if m.role in {"user", "assistant"}]
    people = _people(names, spoken)
    completer, works = StatementCompleter(names, people.speakers), project_rules.is_agent_session(conversation.messages)
    reader = _MessageReader(names, people, completer, is_between_people(conversation), works)
    fresh = {message.id or id(message) for message in new}
    kept, weak, left = list[Statement](), list[Statement](), list[LeftOutSentence]()
    before: list[Message] = []
    around = sentence_features.Conversation(conversation.messages, conversation.title)
    for position, message in enumerate(conversation.messages):
        if message.role not in {"user", "assistant"}:
            continue
        if (message.id or id(message)) in fresh:
            laughed_at = laughter.is_laughed_at(conversation.messages, position)
            looked = findings.find_request(conversation.messages, position) if message.role == "assistant" else None
            found = reader.read(message, position, before, laughed_at, around, kept, looked)
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


def _people(names: Mapping[str, str], spoken: Sequence[Message]) -> salience.People:
    lemmas = frozenset(lemma(part) for name in names.values() for part in name.split())
    return salience.People(lemmas, proper_names([s.text for m in spoken if is_person(m) for s in sentences(m.content)]))


@dataclass(frozen=True, slots=True)
class _MessageReader:
    """Reads one message; ``names`` are of the speakers of the conversation. ``works``: an agent has tools."""

    names: Mapping[str, str]
    people: salience.People
    completer: StatementCompleter
    between_people: bool = False
    works: bool = False

    def read(
        self,
        message: Message,
        position: int,
        before: Sequence[Message],
        laughed_at: bool = False,
        talk: sentence_features.Conversation | None = None,
        kept: Sequence[Statement] = (),
        looked: str | None = None,
    ) -> MessageResult:
        """Return the message's statements, and the sentences that went into none.

        ``kept``: the statements of the messages before. ``looked``: what its speaker was asked,
        if tools showed something since.
        """
        found, person = MessageResult(message, laughed_at=laughed_at), is_person(message)
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
        spoken = project_rules.join_short_rules(spoken) if person and self.works else spoken
        elsewhere = bool(before) and reply_context.calls_other(message, before[-1], self.people.speakers)
        answers = person and not elsewhere
        asked = reply_context.context_of(message, before[-2:]) if answers else reply_context.NO_CONTEXT
        if secret:
            asked = replace(asked, question="", asked="", proposal="")  # what is asked for is part of the secret
        spoken = antecedents.name_persons(spoken, message, before) if person else spoken
        said = SaidMessage(
            spoken, position, person, before, asked, talk.surround(position) if talk is not None else None, talk,
            "\n".join(each.said for each in kept[-_RECENT:]),
        )  # fmt: skip
        person_text = "" if person or not before else "\n".join(m.content for m in before if is_person(m))
        found_out = findings.list_findings(spoken) if looked is not None and not person else frozenset[Sentence]()
        taken = list[Sentence]()
        if answers and before and not (private or secret):
            taken = reply_statements.take_replies(found, spoken, position, before)
        for index, sentence in enumerate(spoken):
            if sentence in taken or findings.says_nothing_new(
                sentence.text, looked, before, works=self.works and not person
            ):
                continue
            if person or found.statements or sentence in found_out or may_be_concrete(sentence.text):
                self._take(found, sentence, index, said, request=looked if sentence in found_out else None)
            if not person and index < 2:
                self._take_down(found, sentence, index, said, person_text)
        for fragment in found.held:
            found.leave(fragment, A_FRAGMENT)
        if answers and before and not (private or secret or taken):
            reply_statements.settle_question(found, spoken, position, before[-1], self.people)
            agreements.confirm_figure(found, spoken, position, before[-1])
        found.join_short()
        if answers and before and not taken:
            subjectless_answers.quote_question(found, self._find_opening(spoken, message), before[-1])
        most = limit_statements(message, person)
        best = sorted(found.statements, key=lambda s: (not cues.is_standing(s.said), -s.score))[:most]
        for each in found.statements:
            if each not in best:
                found.leave(each.said, f"more than {most} statements in one message")
        found.statements = [
            replace(s, text=add_speaker(s, message, person)) for s in found.statements if s in best
        ]  # in the order they were said
        return found

    def _find_opening(self, spoken: Sequence[Sentence], message: Message) -> str:
        """Return the first sentence that says something, as a statement would have it."""
        others = list_others(self.names, message)
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
        asked, person, around = said.asked, said.person, said.around
        text = trim_sentence(sentence.text, list_others(self.names, found.message))
        if person and not self.between_people and cues.is_answer_direction(sentence.text):
            text = sentence.text  # "…, just tell me which line": no request for now
        if person and index < 3 and asked.previous:
            text = reply_context.name_antecedent(text, asked.previous)
        if person and index == 0 and find_denied(asked.question or asked.asked, text or sentence.text):
            found.denial = text or sentence.text
            found.leave(sentence.text, "a no that is kept with the reason")
            return
        if person and index == 0:
            agreed = agreements.find_agreement(sentence.text, text, said, found.message, self.people.speakers)
            agreed = agreed or agreements.find_volunteer(text, found.message, said.position, said.before)
            if agreed is not None:
                found.add(agreed, index)
                return
        if not text or len(text) > LONGEST:
            if person:
                found.leave(sentence.text, ASKED if not text else "too long for a sentence")
            return
        value, changes = self._salience(text, sentence, person), -math.inf
        if person and not sentence.box and around is None:
            value = score_alone(text, value, found.message.content, said.before[-1].content if said.before else "")
        elif person and not sentence.box:
            value, changes = correct_score(text, value, index, len(said.sentences), bool(self.people.speakers), around)
        if request is not None or (
            person
            and value < salience.KEEP
            and is_kept_anyway(text, around, between_people=self.between_people, works=self.works)
        ):
            value = max(value, salience.KEEP)
        if person and self.works and value >= salience.KEEP - project_rules.LOWER:
            value = max(value, salience.KEEP)
        value -= laughter.weigh_joke(text, self.people) if found.laughed_at and person else 0.0
        found.scores[text] = value
        new = Statement("", text, found.message, said.position, sentence.heading, sentence.box, value)
        ruled = person and self.works and project_rules.is_project_rule(text)
        leans, fragment = (
            salience.leans(text) and not ruled,
            len(found.message.content) <= CHATTY and salience.is_fragment(text),
        )
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
        elif (
            person
            and index < 2
            and not found.statements
            and (asked.question or asked.prompted or (asked.asked and has_value(text)))
            and (salience.count_names(text, self.people.speakers) or not ASKS_FEELING.search(asked.question))
            and (around is None or value >= salience.KEEP - _ANSWERING)
            and salience.answers(text, value, self.people)
        ):
            own = asked.own if salience.is_fragment(text) or salience.dangles(text) else ""
            context = asked.question or (asked.asked if not asked.prompted else own)
            found.add(replace(new, context=context, own=bool(own and context == own), score=salience.KEEP), index)
        elif person and fragment and self._may_name(sentence.text, text, asked):
            found.held.append(text)
        elif person:
            self._leave_weak(found, text, value)
            if may_end_something(text) or (changes >= _CHANGES and len(text) >= TOO_SHORT // 2):
                found.tentative.append(replace(new, text=add_speaker(new, found.message, person)))

    def _keep(self, found: MessageResult, new: Statement, index: int, said: SaidMessage) -> None:
        """Add a sentence with a sufficient score, together with what it needs to be understood."""
        if found.denial:
            told = f"{stop_sentence(found.denial)} {new.said}"
            found.denial = ""
            found.add(replace(new, said=told, context=said.asked.question or said.asked.asked), index)
        elif said.person and language_cues.cues_of(new.said) is None:
            self.completer.place(found, new, index, said)
        elif not self.completer.attach(found, new, index):
            fragment = said.person and (salience.is_fragment(new.said) or salience.dangles(new.said))
            found.add(replace(new, context=said.asked.question if fragment and index < 2 else ""), index)

    def _may_name(self, raw: str, text: str, asked: reply_context.ReplyContext) -> bool:
        """Return whether a phrase names something: one word in small letters ("gulp.") is a cry, or an answer."""
        if raw[:1].islower() and len(words(raw)) < 2 and not (asked.question or asked.asked):
            return False
        return bool(salience.count_all_names(text, self.people.speakers))

    def _take_down(
        self, found: MessageResult, sentence: Sentence, index: int, said: SaidMessage, person_text: str
    ) -> None:
        """Keep an assistant's short repetition of what the user has just settled, if no statement says it already."""
        text = trim_sentence(sentence.text, list_others(self.names, found.message))
        if (
            found.statements
            or not text
            or sentence.listed
            or not takes_down(text, fragment=salience.is_fragment(text), asked=person_text)
            or repeats(text, said.known)
        ):
            return
        found.add(Statement("", text, found.message, said.position, sentence.heading, score=salience.KEEP), index)

    def _leave_weak(self, found: MessageResult, text: str, value: float) -> None:
        unreal = core.unreality(text, salience.count_names(text, self.people.speakers)) >= 1
        reason = "a joke or a supposition" if unreal else f"{LITTLE} (score {value:.1f} of {salience.KEEP:g})"
        found.leave(text, reason)

    def _salience(self, text: str, sentence: Sentence, person: bool) -> float:
        if not person:
            return salience.KEEP if is_concrete(text) else 0.0
        value = salience.score(text, self.people)
        return max(value, salience.KEEP) if sentence.box else value - _LISTED * sentence.listed

    def _join(self, found: MessageResult, text: str, value: float, index: int, leans: bool, fragment: bool) -> bool:
        """Add a sentence that leans on the last statement ("It was …") to it, where that adds something."""
        if not found.statements or found.last != index - 1 or not (leans or fragment):
            return False
        before = found.statements[-1]
        bonus = 1.5 if before.context else 1.0  # leaning is no fault here, and the subject has been told
        bonus += 1.0 * (salience.count_all_names(text, self.people.speakers) > 0)
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
        if new.score + 0.6 < salience.KEEP or (feels and not salience.count_names(new.said, self.people.speakers)):
            self._leave_weak(found, new.said, new.score)
        elif found.held:
            found.add(replace(new, context=asked.question if index < 2 else ""), index)
        else:
            self.completer.place(found, new, index, said)
