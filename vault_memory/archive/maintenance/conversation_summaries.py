"""Summarise conversations (A12): bullet points that later messages need, written part by part, then folded into one.

`vault.conversations.summaries` defines their format on disk. The file is not locked while a model is asked: what others
write meanwhile stays, and a new part is appended to it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from vault_memory.archive.extraction.rules import cues
from vault_memory.archive.extraction.values import values
from vault_memory.archive.extraction.windows import segments, windows
from vault_memory.errors import MalformedError, NotFoundError
from vault_memory.models import Conversation, Extractor, Message
from vault_memory.text.tokens import count
from vault_memory.vault.conversations import summaries
from vault_memory.vault.conversations.summaries import ConversationSummary, load, path
from vault_memory.vault.document.cells import neutralise
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.llm.client import Client
    from vault_memory.llm.prompts.base import Prompt

TOKENS = 200  # most tokens of the summary of `ANSWERS` answers
ANSWERS = 5
LONGEST = 600  # tokens of a whole summary
_INSTRUCTIONS = 700  # tokens of the prompt that are not messages
_SLACK = 0.8

_SHOWN = 280  # most characters of a message that are shown
_TOOL_CALL = re.compile(r"^\[tool call: .*\]$", re.MULTILINE)
_CODE = re.compile(r"^ {0,3}(`{3,}|~{3,})[^\n]*\n.*?(?:^ {0,3}\1[`~]*[ \t]*$|\Z)", re.MULTILINE | re.DOTALL)

Points = tuple[str, ...]


def select_unsummarised(transcript: Transcript, summary: ConversationSummary) -> list[Message]:
    """Return user and assistant messages that are not in the summary."""
    ids = [message.id for message in transcript.messages]
    first = ids.index(summary.upto) + 1 if summary.upto in ids else 0
    return [message for message in transcript.messages[first:] if message.role in {"user", "assistant"}]


def due(transcript: Transcript, summary: ConversationSummary, every: int) -> bool:
    """Return whether ``every`` assistant messages (0: never) are not in the summary yet; False for a malformed file."""
    return (
        every > 0
        and not summary.problems
        and sum(message.role == "assistant" for message in select_unsummarised(transcript, summary)) >= every
    )


class Summarizer:
    """Writes summaries with ``client``, or without one from what ``offline`` finds worth keeping.

    ``notes`` say which points of a model were left out for want of room.
    """

    def __init__(self, store: Store, client: Client | None, offline: Extractor) -> None:
        self._store, self._client, self._offline = store, client, offline
        self.notes: list[str] = []

    def __call__(self, transcript: Transcript, *, fold: bool = False) -> ConversationSummary:
        """Return the summary with all messages in it. ``fold``: as one list of points, where nobody has edited it.

        Raises LlmError, VaultError; MalformedError for a file that is not in order.
        """
        summary = load(self._store, transcript.id)
        if summary.problems:
            problem = summary.problems[0]
            raise MalformedError(problem.path, problem.line, problem.message)
        fresh = select_unsummarised(transcript, summary)
        if fresh:
            summary = self._add(transcript, summary, fresh[-1].id, self._points(transcript, fresh))
        if fold and summary.ours and summary.parts and (self._client is None or summary.parts > 1):
            summary = self._fold(summary)
        return summary

    def _points(self, transcript: Transcript, fresh: Sequence[Message]) -> Points:
        if self._client is None:
            return _extract_points(self._offline, transcript.conversation, fresh)
        from vault_memory.llm.prompts import summarize as asking

        asked = prompts(fresh, self._client)
        points = [point for each in asked for point in self._client.ask(each, asking.Summary).value.points]
        return self._fit(points, room_for(fresh))

    def _fit(self, points: Sequence[str], tokens: int) -> Points:
        """Return the points that fit, and add a note about the others."""
        kept = fitting(points, tokens)
        gone = [point for point in dict.fromkeys(map(neutralise, points)) if point and point not in kept]
        if gone:
            shown = "; ".join(f"“{point}”" for point in gone)
            total = len(kept) + len(gone)
            self.notes.append(
                f"summary: {len(gone)} of {total} points left out, there is room for {tokens} tokens: {shown}"
            )
        return kept

    def _add(
        self, transcript: Transcript, before: ConversationSummary, last: str, points: Points
    ) -> ConversationSummary:
        """Append a part to the stored summary, unless another process has added it."""
        title = neutralise(transcript.title or f"Conversation {transcript.id}")
        by = self._client.model if self._client is not None else "offline"

        def change(data: bytes | None) -> bytes:
            now = self._load_summary(data, transcript.id)
            if data is not None and now.upto != before.upto:
                return data
            text, new = (data or b"").decode(), replace(now, upto=last, by=by)
            section = f"## Up to {neutralise(last)}\n\n{_format_points(points)}"
            if points and not now.body:
                section = f"# {title}\n\n{section}"
            return summaries.append(text, section if points else "", new).encode()

        return self._save(transcript.id, change)

    def _fold(self, before: ConversationSummary) -> ConversationSummary:
        """Fold the parts into one list of points; do nothing if a person edits them in the meantime."""
        title, rolling, recent = summaries.split(before.body)
        points: Sequence[str] = [line for part in (rolling, *recent) for line in part.splitlines()]
        if self._client is not None:
            from vault_memory.llm.prompts import summarize as asking

            points = self._client.ask(asking.fold(rolling, recent, max_tokens=LONGEST), asking.Summary).value.points
        kept = self._fit([point.removeprefix("- ") for point in points], LONGEST)

        def change(data: bytes | None) -> bytes:
            now = self._load_summary(data, before.conversation)
            if data is None:
                raise NotFoundError(f"{path(before.conversation)}: was deleted meanwhile")
            if not kept or not now.ours or now.body != before.body:
                return data
            return summaries.write(data.decode(), replace(now, body=f"{title}\n\n{_format_points(kept)}")).encode()

        return self._save(before.conversation, change)

    def _load_summary(self, data: bytes | None, conversation: str) -> ConversationSummary:
        """Load the summary as it is at the moment of writing. Raises MalformedError."""
        if data is None:
            return ConversationSummary(conversation)
        now = summaries.parse(data, path(conversation))
        if now.problems:
            raise MalformedError(now.problems[0].path, now.problems[0].line, now.problems[0].message)
        return now

    def _save(self, conversation: str, change: Callable[[bytes | None], bytes]) -> ConversationSummary:
        place = path(conversation)
        try:
            return summaries.parse(self._store.update(place, change), place)
        except NotFoundError:
            return ConversationSummary(conversation)


def room_for(fresh: Sequence[Message]) -> int:
    """Return the token limit of the summary of these messages: `TOKENS` for each started block of `ANSWERS` answers.

    Where people talk with one another, every second message is an answer.
    """
    answers = max(sum(message.role == "assistant" for message in fresh), len(fresh) // 2)
    return min(LONGEST, TOKENS * max(1, -(-answers // ANSWERS)))


def prompts(fresh: Sequence[Message], client: Client) -> Iterator[Prompt]:
    """Yield prompts that summarise messages; tool output is left out before they are cut into windows."""
    from vault_memory.llm.prompts import summarize as asking
    from vault_memory.llm.prompts.base import Turn

    room = max(256, int((client.room - _INSTRUCTIONS) * _SLACK))
    said = [message for message in fresh if message.role in {"user", "assistant"}]
    parts = [part for part in segments(said, {message.id for message in said}) if part.role != "tool"]
    for window in windows(parts, tokens=room, overlap=0):
        turns = [
            Turn(number, replace(part.as_message, content=_brief(part.text))) for number, part in enumerate(window, 1)
        ]
        yield asking.prompt(turns, max_tokens=room_for([part.message for part in window]))


def _brief(text: str) -> str:
    """Return a message without code and, if it is long, without its middle: a summary needs neither."""
    bare = _TOOL_CALL.sub("", _CODE.sub("[code]", text)).strip()
    return bare if len(bare) <= _SHOWN else f"{bare[: _SHOWN * 2 // 3]} … {bare[-_SHOWN // 3 :]}"


def fitting(points: Sequence[str], tokens: int = TOKENS) -> Points:
    """Return distinct points in order, each on one line; beyond ``tokens``, drop the least important."""
    distinct = [point for point in dict.fromkeys(neutralise(point) for point in points) if point]
    sizes = {point: count(f"- {point}\n") for point in distinct}
    kept, room = set[str](), tokens
    for point in sorted(distinct, key=_importance, reverse=True):
        if sizes[point] <= room:
            kept.add(point)
            room -= sizes[point]
    return tuple(point for point in distinct if point in kept)


def _importance(point: str) -> tuple[float, int]:
    """Return a point's importance: by its type of statement, then by how specific it is."""
    return cues.classify(point)[1], len(values(point))


def _extract_points(extractor: Extractor, conversation: Conversation, fresh: Sequence[Message]) -> Points:
    """Return the most important statements in the order of the messages."""
    items = extractor.extract(conversation, fresh, ()).items
    kept = set(fitting([item.text for item in sorted(items, key=lambda item: -item.salience * item.confidence)]))
    return tuple(text for item in items if (text := neutralise(item.text)) in kept)


def _format_points(points: Sequence[str]) -> str:
    return "\n".join(f"- {point}" for point in points)
