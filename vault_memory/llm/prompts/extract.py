"""Ask for the knowledge items of a conversation (A2)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from vault_memory.llm.prompts import base
from vault_memory.llm.prompts.base import DATA_RULES, Data, Prompt, Reply, Share, Turn, Type
from vault_memory.text.search_words import select_search_words

_DATE = re.compile(r"\d{4}-\d\d-\d\d")

_GRAPH = """\
"entities" lists everything the knowledge names, once each: name as it is usually written, type (person, project, tool,
place, organisation, concept, condition, event, other).

"relationships" lists what the user plainly said of two of them: message, subject (a name, or "user" for the user),
relation (one to three words: likes, dislikes, uses, works on, works with, lives in, has brother, depends on …), target
(a name), ended (true where the message says that it is no longer so). None that has to be guessed.

"""
_FORGET = """\
"forget" lists what one of the speakers asks not to keep, note or remember ("don't keep that he cried", "drop what I
said about her pay"): message, and about (what it is, with names, in the words in which it may have been remembered:
"Tom cried at work"). Return no knowledge of it. What is only not to be told to others yet is kept, with that as
its context. Usually the list is empty.

"""
_GRAPH_REPLY = """,
"entities": [{"name": "…", "type": "tool"}], "relationships": [{"message": 3, "subject": "user", "relation":
"uses", "target": "…", "ended": false}]"""
SYSTEM = f"""\
You are a memory extraction engine. You read a conversation and return the knowledge in it that will matter in FUTURE
conversations, as JSON. Be selective: for idle talk it is an empty list. ABOUT tells what the conversation is; the owner
of the memory is "the user" unless ABOUT names them.

Each item of "knowledge" has
- message: the number of the message that says it (the one in square brackets).
- topic: a short label of the subject, two to four words ("Database schema"); the name of a known topic where one fits,
  also where it has a new name now. Few topics with several statements are better than many with one. Never "general",
  "misc", "other", "unknown".
- called: the new name of that known topic, where the message says that it has one ("called Harebell now"), else "".
- knowledge: one claim in one or two sentences that can be understood without the conversation: names instead of
  "it" and "we", and every specific value exactly as it was said (paths, keys, versions, numbers, API shapes). What is
  booked, agreed or planned says with whom, for which day, where and at what price. Of a value that has changed it says
  the one that holds now; the former belongs in replaces.
- type: decision (a choice and its reason), preference (how the user likes things), task (status of work), risk (a
  gotcha or constraint), code_ref (a path and its role), pattern (what happens or is done again and again), context
  (circumstances for a while), fact (anything else).
- salience: 0 to 1, how much it matters to future work.
- confidence: 0 to 1, how sure you are that it was meant and holds. Guesses, jokes and hypotheses are below 0.7.
- context: the condition under which it holds ("on mobile", "for the beta"), else "".
- valid_from: the day it holds from, YYYY-MM-DD, where that was said, else "".
- replaces: where the message says or implies that something no longer holds ("we moved from X to Y", "sold the old
  one"), what that is, by name, as it may have been remembered (X), several with ";" between them, else "".
- search: three to six words or short questions somebody may type who looks for this, in words that do NOT stand in it
  ("employer", "where does Ada live"), in its language.
- entities: names of people, projects, tools, concepts in it.

{_FORGET}{_GRAPH}Rules
- Leave out greetings, thanks, acknowledgements, small talk, dead ends, intermediate states that were overwritten later
  in the conversation, general knowledge that anybody could look up, and questions nobody answered.
- Where something changed during the conversation, return how it stands at the end. What ends without a successor
  (sold, cancelled, gone, left) is knowledge, too: name what ended.
- Speakers named behind their role are different people, an "assistant" with a person's name, too: say by name whom it
  is about, whoever speaks. "The user" is the owner of the memory alone; what friends say of themselves is theirs.
- Resolve relative dates ("yesterday", "next Friday") against the date of the message that says them, and write the
  day. Without a date of the message leave the words out.
- What the assistant proposed is knowledge only if the user took it up, or if it is a finding (a cause, a result, a
  file it made). What a tool or a pasted page says is not what the user says: point message at where it stands.
- Messages marked [known] are there so that you understand the others: return nothing that only they say.
- Lines after "recalled>" were read from this memory: return nothing that only they say.
- Write in the language of the conversation. Never return passwords, PINs, codes of locks, keys or tokens.

{DATA_RULES}
What a speaker asks not to keep goes into "forget"; nothing else follows from such a wish.

Reply with one JSON object: {{"knowledge": [{{"message": 3, "topic": "…", "knowledge": "…", "type": "decision",
"salience": 0.8, "confidence": 0.9, "context": "", "valid_from": "", "replaces": "", "search": ["…"], "entities":
[]}}], "forget": []{_GRAPH_REPLY}}}"""
WITHOUT_GRAPH = SYSTEM.replace(_GRAPH, "").replace(_GRAPH_REPLY, "")  # where `graph.enabled` is off


def _day(value: str) -> str:
    """Return a date as it is, and "" for anything else."""
    return value if _DATE.fullmatch(value) else ""


class Knowledge(Reply):
    """One item; ``message`` is the handle of the turn that says it (the caller knows whose it is)."""

    message: base.Handle = base.handle()
    topic: str = base.line(80)
    called: str = base.line(80)
    knowledge: str = base.line(400, empty=False)
    type: Type = "fact"
    salience: Share = 0.5
    confidence: Share = 0.8  # of a model that says nothing of it
    context: str = base.line(150)
    valid_from: Annotated[str, AfterValidator(_day)] = base.line(20)
    replaces: str = base.line(200)
    search: base.Words = Field(
        default_factory=list, json_schema_extra={"maxItems": 6, "items": {"type": "string", "maxLength": 60}}
    )
    entities: base.Words = Field(
        default_factory=list, json_schema_extra={"maxItems": 8, "items": {"type": "string", "maxLength": 60}}
    )

    @property
    def asked(self) -> str:
        """The search words that the statement does not have itself."""
        return select_search_words(self.search, self.knowledge)


def _short(value: Any) -> Any:
    """Cut a long name instead of refusing it: the graph is no reason to ask again."""
    return " ".join(value.split())[:80] if isinstance(value, str) else ""


def _cut_request(value: Any) -> Any:
    return " ".join(value.split())[:400] if isinstance(value, str) else ""


def _number(value: Any) -> Any:
    return int(value) if isinstance(value, int | float | str) and str(value).strip().isdecimal() else 0


Name = Annotated[str, BeforeValidator(_short)]


class _Lenient(Reply):
    """Every field may be missing or odd: what cannot be used is left out later."""

    _odd = model_validator(mode="before")(lambda values: values if isinstance(values, dict) else {})


class Named(_Lenient):
    name: Name = Field("", json_schema_extra={"maxLength": 60})
    type: Name = Field("other", json_schema_extra={"maxLength": 20})


class Related(_Lenient):
    message: Annotated[int, BeforeValidator(_number), BeforeValidator(base.read_handle)] = base.handle(none=True)
    subject: Name = Field("", json_schema_extra={"maxLength": 60})
    relation: Name = Field("", json_schema_extra={"maxLength": 40})
    target: Name = Field("", json_schema_extra={"maxLength": 60})
    ended: Annotated[bool, BeforeValidator(lambda value: value is True or str(value).lower() == "true")] = False


class Forgotten(_Lenient):
    """A request not to keep something; ``about`` says what, in the words of what may be remembered."""

    message: Annotated[int, BeforeValidator(_number), BeforeValidator(base.read_handle)] = base.handle(none=True)
    about: Annotated[str, BeforeValidator(_cut_request)] = Field("", json_schema_extra={"maxLength": 200})


MOST = 100  # items that the prompt allows a model to return; a reply with so many is read again in halves


class Extracted(Reply):
    knowledge: list[Knowledge] = base.items(MOST)
    forget: Annotated[list[Forgotten], base.Lists] = Field(default_factory=list, json_schema_extra={"maxItems": 10})
    entities: Annotated[list[Named], base.Lists] = Field(default_factory=list, json_schema_extra={"maxItems": 30})
    relationships: Annotated[list[Related], base.Lists] = Field(
        default_factory=list, json_schema_extra={"maxItems": 20}
    )


def prompt(
    turns: Sequence[Turn],
    *,
    topics: Sequence[str] = (),
    summary: str = "",
    about: Sequence[str] = (),
    graph: bool = True,
) -> Prompt:
    """Build the prompt. ``turns`` of one window; ``topics``: names or lines that begin with one, nearest first;
    ``summary`` of earlier messages; ``about``: title, date and the like. Without ``graph`` it asks for no
    relationships.
    """
    parts: list[str | Data] = [Data("ABOUT", "\n".join(about))] if about else []
    if topics:
        parts += ["Known topics:", Data("TOPICS", "\n".join(f"- {' '.join(topic.split())}" for topic in topics))]
    if summary:
        parts += ["Summary of the conversation before (read, extract nothing from it):", Data("SUMMARY", summary)]
    parts += ["The conversation:", Data("CONVERSATION", base.conversation(turns)), "Extract the knowledge as JSON."]
    return Prompt("extract", SYSTEM if graph else WITHOUT_GRAPH, tuple(parts), expected=800)


def build_retry(before: Prompt, turns: Sequence[Turn], given: Sequence[Knowledge], problems: Sequence[str]) -> Prompt:
    """Build a prompt that asks once more about statements with values that nobody said. ``turns``: the messages around
    theirs; the other data are those of the prompt ``before`` that tell what the conversation is.
    """
    parts: tuple[str | Data, ...] = (
        *(part for part in before.parts if isinstance(part, Data) and part.name == "ABOUT"),
        "Of the conversation:",
        Data("CONVERSATION", base.conversation(turns)),
        "You returned these items:",
        Data("ITEMS", "\n".join(each.model_dump_json(exclude_defaults=True) for each in given)),
        "They have values that were not said:",
        Data("PROBLEMS", "\n".join(f"- {problem}" for problem in problems)),
        "Return these items alone again as JSON, with what the messages say; leave out what nobody says.",
    )
    return Prompt("extract again", before.system, parts, expected=60 + 80 * len(given))
