"""Define the result of reading a message: its statements, and the sentences left out, with the reasons."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON
from vault_memory.archive.extraction.rules.reply_context import is_question
from vault_memory.archive.extraction.rules.speakers import name_of
from vault_memory.archive.extraction.rules.word_shapes import words
from vault_memory.models import LeftOutSentence, Message

LITTLE, A_FRAGMENT, LEANING = "little to keep", "a fragment", "leans on what was said before"
ASKED = "a question or a greeting"
OFF_RECORD = "asked not to be kept"
_TAKEN_BACK = LITTLE, A_FRAGMENT, LEANING, ASKED  # a sentence left out for one of these may be joined to a later one
_LONGEST = 260  # characters of a statement to which a sentence is joined
_BUT = re.compile(r"\b(?:but|except|unless|only|aber|nur|mais|pero)\b", re.IGNORECASE)  # a yes on a condition
TOO_SHORT = 22  # characters; the gate wants more of a statement that stands alone


@dataclass(frozen=True, slots=True)
class Statement:
    """``said`` is what was said; ``text`` the cell: with the speaker's name and the question it answers."""

    text: str
    said: str
    message: Message
    position: int  # of its message in the conversation
    heading: str = ""
    box: str = ""
    score: float = 0.0
    context: str = ""  # the question or proposal of somebody else that it answers
    agreed: bool = False  # it says yes to ``context``
    own: bool = False  # the speaker asked ``context``


@dataclass(slots=True)
class MessageResult:
    """What reading a message gives. ``last`` is the index of the sentence that the last statement ends with."""

    message: Message
    statements: list[Statement] = field(default_factory=list)
    left_out: list[LeftOutSentence] = field(default_factory=list)
    tentative: list[Statement] = field(default_factory=list)  # left out, but they may end what is known
    held: list[str] = field(default_factory=list)  # fragments that wait for the sentence they belong to
    last: int = -2
    scores: dict[str, float] = field(default_factory=dict)  # of its sentences
    laughed_at: bool = False  # the next message laughs at it
    denial: str = ""  # the "no" that the message began with, until a statement takes it

    def leave(self, text: str, reason: str) -> None:
        self.left_out.append(LeftOutSentence(text, reason, self.message.id))

    def join_earlier(self, new: Statement, earlier: str, index: int, *, merge: bool) -> bool:
        """Add a statement with a sentence of the same message before it, and return whether that was possible.

        If the sentence is part of a statement, the new one becomes part of it too, but only with ``merge``.
        """
        for place, each in enumerate(self.statements):
            if earlier in each.said:
                if not merge:
                    return False
                said = f"{stop_sentence(each.said)} {new.said}"
                if len(said) > _LONGEST:
                    return False
                self.statements[place] = replace(each, said=said, score=max(each.score, new.score))
                self.last = index
                return True
        if any(earlier == each.text and not each.reason.startswith(_TAKEN_BACK) for each in self.left_out):
            return False
        self.left_out = [each for each in self.left_out if each.text != earlier]
        self.held = [each for each in self.held if each != earlier]
        self.tentative = [each for each in self.tentative if each.said != earlier]
        self.add(replace(new, said=f"{stop_sentence(earlier)} {new.said}"), index)
        return True

    def join_short(self) -> None:
        """Join a statement that is too short to stand alone with the one beside it."""
        joined: list[Statement] = []
        for each in self.statements:
            short = [one for one in (joined[-1:] or [each]) if len(one.said) <= TOO_SHORT and not one.context]
            if joined and (short or (len(each.said) <= TOO_SHORT and not each.context)):
                last = joined[-1]
                score = max(last.score, each.score)
                joined[-1] = replace(
                    last, said=f"{stop_sentence(last.said)} {each.said}", score=score, box=last.box or each.box
                )
            else:
                joined.append(each)
        self.statements = joined

    def add(self, statement: Statement, index: int) -> None:
        if self.held:
            statement = replace(statement, said=" ".join((*map(stop_sentence, self.held), statement.said)))
            self.held = []
        self.statements.append(statement)
        self.last = index


def add_speaker(statement: Statement, message: Message, person: bool) -> str:
    """Return the statement with its speaker's name: "I" must be somebody. The user of a vault needs none."""
    said, name = statement.said, name_of(message)
    if statement.agreed:
        more = (
            f" {stop_sentence(said)}"
            if len(words(said)) > 6 or any(char.isdigit() for char in said) or _BUT.search(said)
            else ""
        )
        return f'{f"{name} agreed" if name else "Agreed"} to "{statement.context}"{"." if not more else ":"}{more}'
    if statement.context:
        link = "asked" if is_question(statement.context) and not statement.own else "on"
        who = name or ("I" if person else "Assistant")
        return stop_sentence(f'{who}, {link} "{statement.context}": {said}')
    if name:
        return stop_sentence(f"{name}: {said}")
    if not person and {word.lower() for word in words(said)} & FIRST_PERSON:
        return stop_sentence(f"Assistant: {said}")
    return stop_sentence(said)


def stop_sentence(text: str) -> str:
    """Return the text with a full stop, unless it ends with a mark."""
    return text if text.rstrip("\"'”’)`*")[-1:] in ".!?…。！？" else f"{text}."
