"""Define the tools of the MCP server: what each does with a memory, once its parameters are checked."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from datetime import datetime
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from vault_memory.api.conversations import Transcript
from vault_memory.api.imports import read_time
from vault_memory.errors import InputError, NotFoundError, UnsafeNameError
from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message
from vault_memory.serve.mcp import answers, results
from vault_memory.serve.mcp.parameters import (
    ArchiveParameters,
    ContextParameters,
    ForgetParameters,
    GivenMessage,
    Parameters,
    RememberParameters,
    SearchParameters,
    ShowParameters,
    TopicsParameters,
)
from vault_memory.text.display import count_noun


@dataclass(frozen=True, slots=True)
class ClientName:
    """The name that the client gave for itself."""

    client: str = ""


_CITATION_HINT = "for a result of memory_search give its citation, such as topics/Tea.md#^vm-k3f9a2q8d1 or conv-456#m12"

Answer = tuple[Any, str]
Work = Callable[[Memory, Any, ClientName], Answer]


@dataclass(frozen=True, slots=True)
class Tool:
    """One tool. ``work`` gets a memory, the parameters and the client; it returns the typed result and its text."""

    name: str
    title: str
    description: str
    takes: type[Parameters]
    gives: type
    work: Work
    writes: bool = False
    destructive: bool = False
    idempotent: bool = True

    @property
    def input_schema(self) -> dict[str, Any]:
        return self.takes.model_json_schema()

    @property
    def output_schema(self) -> dict[str, Any]:
        return _schema(self.gives)

    def parameters(self, arguments: Mapping[str, Any] | None) -> Parameters:
        """Parse the parameters. Raises InputError with one line: what is wrong and what would be right."""
        try:
            return self.takes.model_validate(dict(arguments or {}))
        except ValidationError as error:
            raise InputError(f"{self.name}: {_describe_error(error, self.takes)}") from None


@cache
def _schema(kind: type) -> dict[str, Any]:
    return TypeAdapter(kind).json_schema(mode="serialization")


def _describe_error(error: ValidationError, takes: type[Parameters]) -> str:
    """Describe the first error, unknown names first."""
    problems = sorted(error.errors(), key=lambda each: each["type"] != "extra_forbidden")
    first = problems[0]
    where = ".".join(str(part) for part in first["loc"])
    if first["type"] == "extra_forbidden":
        names = list(takes.model_fields)
        if len(first["loc"]) > 1:
            names = list(GivenMessage.model_fields)
        near = difflib.get_close_matches(str(first["loc"][-1]), names, 1, 0.5)
        hint = f"did you mean '{near[0]}'? " if near else ""
        return f"no parameter '{where}'; {hint}parameters: {', '.join(names)}"
    if first["type"] == "missing":
        return f"the parameter '{where}' is missing"
    return f"{where}: {first['msg'][:1].lower()}{first['msg'][1:]}, not {_shorten_value(first['input'])}"


def _shorten_value(value: object) -> str:
    said = repr(value)
    return said if len(said) <= 60 else f"{said[:59]}…"


# --------------------------------------------------------------------------------------------------


def search(memory: Memory, given: SearchParameters, who: ClientName) -> Answer:
    if not memory.exists():
        return answers.Search(given.query, notes=(results.NO_VAULT,)), f"{results.NO_VAULT.capitalize()}."
    found = memory.search(
        given.query,
        limit=given.limit,
        detail_level=given.detail_level,
        source_type=given.source_type,
        as_of=given.as_of,
    )
    return results.render_search(found, memory.settings.mcp.budget)


def context(memory: Memory, given: ContextParameters, who: ClientName) -> Answer:
    if not memory.exists():
        answer = answers.Packed(given.query, budget=given.budget, notes=(results.NO_VAULT,))
        return answer, f"{results.NO_VAULT.capitalize()}."
    packed = memory.context(given.query, conversation=given.conversation, budget=given.budget)
    return results.render_packed(packed, given.budget)


def remember(memory: Memory, given: RememberParameters, who: ClientName) -> Answer:
    report = memory.remember(
        given.text,
        topic=given.topic,
        type=given.type,
        source=given.conversation,
        role="assistant",
        by=who.client or "mcp",
    )
    return results.render_remembered(report)


def archive(memory: Memory, given: ArchiveParameters, who: ClientName) -> Answer:
    messages = tuple(Message(each.role, each.content, each.id, _time(each.time), each.name) for each in given.messages)
    talk = Conversation(messages, given.conversation, given.title, who.client or "mcp")
    return results.render_archived(memory.archive(talk))


def _time(given: str) -> datetime | None:
    try:
        return read_time(given) if given else None
    except ValueError as error:
        shown = _shorten_value(given)
        raise InputError(f"memory_archive: time: {error}: {shown}; give it as 2026-01-18T09:59:00Z") from None


def topics(memory: Memory, given: TopicsParameters, who: ClientName) -> Answer:
    if not memory.exists():
        return answers.Topics(notes=(results.NO_VAULT,)), f"{results.NO_VAULT.capitalize()}."
    wanted = given.contains.casefold()
    every = memory.topics.list()
    named = [topic for topic in every if any(wanted in name.casefold() for name in (topic.name, *topic.aliases))]
    return results.render_topics(named, given.limit)


def show(memory: Memory, given: ShowParameters, who: ClientName) -> Answer:
    if not memory.exists():
        raise NotFoundError(results.NO_VAULT)
    title, path, text = _read_document(memory, given.topic.strip())
    if given.first_line > (lines := text.count("\n") + 1):
        raise InputError(f"memory_show: first_line: {given.first_line} is behind the end: {count_noun(lines, 'line')}")
    return results.render_shown(title, path, text, given.first_line, memory.settings.mcp.budget)


def _read_document(memory: Memory, name: str) -> tuple[str, str, str]:
    """Return title, path and text of a conversation or topic, or of what a citation names. Raises NotFoundError."""
    from vault_memory.api.topics import body_for_reading, statement_source

    talk = memory.conversations.find(name)
    if talk is not None:
        return talk.title or talk.id, talk.path, _format_messages(talk, "")
    place, mark, key = name.rpartition("#^")
    try:
        topic = memory.topics.get(place if mark else name)
    except (NotFoundError, UnsafeNameError) as error:
        found = _read_citation(memory, name)
        if found is None and name.strip("[]").isdigit():  # the number of a result, which is not kept
            raise NotFoundError(f"{error}; {_CITATION_HINT}") from None
        if found is None:
            raise error from None
        return found
    if not mark:
        return topic.name, topic.path, body_for_reading(topic).strip("\n")
    cell = topic.cell(key)
    if cell is None:
        raise NotFoundError(f"{topic.path} has no statement ^{key}; show the whole topic with '{topic.path}'")
    return topic.name, topic.path, statement_source(topic, cell)


def _read_citation(memory: Memory, name: str) -> tuple[str, str, str] | None:
    """Return title, path and text of a message, of a statement's id, or of a line in any file that is searched."""
    for at in (at for at, sign in enumerate(name) if sign == "#"):
        talk = memory.conversations.find(name[:at])
        if talk is not None:
            return talk.title or talk.id, talk.path, _format_messages(talk, name[at + 1 :])
    if name.isdigit():  # `Memory.show` would take it for a result of the last search on the command line
        return None
    try:
        hit = memory.show(name)
    except NotFoundError:
        return None
    return hit.title, hit.path, hit.text


def forget(memory: Memory, given: ForgetParameters, who: ClientName) -> Answer:
    if not memory.exists():
        raise NotFoundError(results.NO_VAULT)
    what = given.what.rpartition("#^")[2] if given.kind == "cell" else given.what
    return results.render_forgotten(memory.forget((given.kind, what), dry_run=not given.confirm), given.what)


def _format_messages(talk: Transcript, wanted: str) -> str:
    """Format the messages of a conversation, or one with its neighbours."""
    places = [number for number, message in enumerate(talk.messages) if message.id == wanted]
    if wanted and not places:
        raise NotFoundError(f"{talk.id} has no message '{wanted}'; show all of it with '{talk.id}'")
    around = talk.messages[max(0, places[0] - 1) : places[0] + 2] if places else talk.messages
    return "\n\n".join(_message(message) for message in around if message.role != "system")


def _message(message: Message) -> str:
    day = f", {message.time:%Y-%m-%d}" if message.time else ""
    return f"{message.id}, {message.name or message.role}{day}:\n{message.content}"


TOOLS: tuple[Tool, ...] = (
    Tool(
        "memory_search",
        "Search memory",
        "Find what is known from earlier conversations and notes: decisions and their reasons, preferences, facts, "
        "tasks, pitfalls. Use it before answering about the user's projects or earlier conversations, and cite what "
        "you use.",
        SearchParameters,
        answers.Search,
        search,
    ),
    Tool(
        "memory_context",
        "Context for a prompt",
        "Select background for a message: the memories that are relevant to it, as one block within a budget of "
        "tokens. To look something up, use memory_search.",
        ContextParameters,
        answers.Packed,
        context,
    ),
    Tool(
        "memory_remember",
        "Remember a statement",
        "Store one statement permanently: something the user asked you to remember, decided, corrected or prefers. "
        "Do not use it for what matters only in this conversation. A repeated statement adds nothing; a statement that "
        "contradicts the user's own words waits for their review.",
        RememberParameters,
        answers.Kept,
        remember,
        writes=True,
    ),
    Tool(
        "memory_archive",
        "Archive a conversation",
        "Store a conversation: its transcript, and what is worth keeping as statements in topics. Archiving the same "
        "conversation again adds nothing.",
        ArchiveParameters,
        answers.Archived,
        archive,
        writes=True,
    ),
    Tool(
        "memory_topics",
        "List topics",
        "List the topics in memory, the most recently changed first.",
        TopicsParameters,
        answers.Topics,
        topics,
    ),
    Tool(
        "memory_show",
        "Show a topic",
        "Show a whole topic document or conversation, or the statement or message that a citation names.",
        ShowParameters,
        answers.Shown,
        show,
    ),
    Tool(
        "memory_forget",
        "Forget",
        "Remove something from memory permanently, only if the user explicitly asks for it. Without `confirm` nothing "
        "is removed: tell the user what would be removed, and ask. With `confirm: true` it is removed and cannot be "
        "restored.",
        ForgetParameters,
        answers.Gone,
        forget,
        writes=True,
        destructive=True,
    ),
)


def call(tool: Tool, memory: Memory, parameters: Parameters, who: ClientName) -> tuple[dict[str, Any], str]:
    """Return the typed result as JSON, and its text. Raises VaultMemoryError."""
    answer, text = tool.work(memory, parameters, who)
    return asdict(answer), text
