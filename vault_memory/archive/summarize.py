"""Summaries of conversations (A12): ``summaries/<id> summary.md``, bullet points of what later messages need.

::

    # Password hashing

    - the rolling summary, folded from the parts before

    ## Up to m10

    - what the messages since then came to

    <!-- summary v1 conversation=conv-456 upto=m10 by=gpt-5-mini text=77ab0137aa10 -->

The comment names the last message that is in it; ``text`` is the hash of what we wrote: once a person has edited the
file, parts are still appended, and nothing is folded.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from vault_memory.archive.windows import segments, windows
from vault_memory.errors import NotFoundError
from vault_memory.models import Conversation, Extractor, Message
from vault_memory.text.tokens import count
from vault_memory.vault import names
from vault_memory.vault.cells import neutralise, statement_hash
from vault_memory.vault.store import Store
from vault_memory.vault.transcript import Transcript

if TYPE_CHECKING:
    from vault_memory.llm.client import Client

FOLDER = "summaries"
TOKENS = 200  # of a summary, at most
_INSTRUCTIONS = 700  # tokens of the prompt that are not messages
_SLACK = 0.8
_MARK = re.compile(r"<!-- summary v1((?: [a-z]+=\S*)*) -->")
_PART = re.compile(r"^## Up to (.+)$", re.MULTILINE)

Points = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """A conversation's summary as it stands on disk. ``upto``: id of the last message in it, '' for none."""

    conversation: str
    upto: str = ""
    body: str = ""  # without the comment
    ours: bool = True  # nobody has edited it
    by: str = ""

    @property
    def parts(self) -> int:
        return len(_PART.findall(self.body))

    @property
    def text(self) -> str:
        """What a model reads: points without headings."""
        return "\n".join(line for line in self.body.splitlines() if line.startswith("- "))


def path(conversation: str) -> str:
    return f"{FOLDER}/{names.file_name(f'{conversation} summary')}.md"


def load(store: Store, conversation: str) -> Summary:
    """The summary there is; an empty one where there is none. Raises VaultError."""
    try:
        text = store.read(path(conversation)).decode(errors="replace")
    except NotFoundError:
        return Summary(conversation)
    marks = _MARK.findall(text)
    values = dict(word.split("=", 1) for word in marks[-1].split()) if marks else {}
    body = _MARK.sub("", text).strip()
    known = names.decode(values.get("text", ""))
    upto, by = names.decode(values.get("upto", "")), names.decode(values.get("by", ""))
    return Summary(conversation, upto, body, ours=known == statement_hash(body), by=by)


def since(transcript: Transcript, summary: Summary) -> list[Message]:
    """User and assistant messages that are not in the summary."""
    ids = [message.id for message in transcript.messages]
    first = ids.index(summary.upto) + 1 if summary.upto in ids else 0
    return [message for message in transcript.messages[first:] if message.role in {"user", "assistant"}]


def due(transcript: Transcript, summary: Summary, every: int) -> bool:
    """Whether ``every`` assistant messages (0: never) have come since."""
    return every > 0 and sum(message.role == "assistant" for message in since(transcript, summary)) >= every


class Summarizer:
    """Writes summaries with ``client``, or without one from what ``offline`` finds worth keeping."""

    def __init__(self, store: Store, client: Client | None, offline: Extractor) -> None:
        self._store, self._client, self._offline = store, client, offline

    def __call__(self, transcript: Transcript, *, fold: bool = False) -> Summary:
        """The summary with all messages in it. ``fold``: as one list of points, where nobody has edited it.

        Raises LlmError, VaultError.
        """
        summary, fresh = load(self._store, transcript.id), since(transcript, load(self._store, transcript.id))
        if fresh:
            last, by = fresh[-1].id, self._client.model if self._client is not None else "offline"
            found = self._points(transcript, fresh)
            if found:
                body = _appended(summary, transcript, last, found)
                summary = replace(summary, body=body)
            summary = replace(summary, upto=last, by=by)
            self._save(summary)
        if fold and summary.ours and summary.parts and (self._client is None or summary.parts > 1):
            summary = self._folded(summary)
            self._save(summary)
        return summary

    def _points(self, transcript: Transcript, fresh: Sequence[Message]) -> Points:
        if self._client is None:
            return _extracted(self._offline, transcript.conversation, fresh)
        from vault_memory.llm.prompts import summarize as asking
        from vault_memory.llm.prompts.base import Turn

        room = max(256, int((self._client.room - _INSTRUCTIONS) * _SLACK))
        parts = segments(transcript.messages, {message.id for message in fresh})
        points: list[str] = []
        for window in windows(parts, tokens=room, overlap=0):
            turns = [Turn(number, part.shown) for number, part in enumerate(window, 1)]
            points += self._client.ask(asking.prompt(turns, max_tokens=TOKENS), asking.Summary).value.points
        return fitting(points)

    def _folded(self, summary: Summary) -> Summary:
        title, rolling, recent = _split(summary.body)
        points: Sequence[str] = [line for part in (rolling, *recent) for line in part.splitlines()]
        if self._client is not None:
            from vault_memory.llm.prompts import summarize as asking

            points = self._client.ask(asking.fold(rolling, recent, max_tokens=TOKENS), asking.Summary).value.points
        kept = fitting([point.removeprefix("- ") for point in points])
        return replace(summary, body=f"{title}\n\n{_listed(kept)}") if kept else summary

    def _save(self, summary: Summary) -> None:
        values = {"conversation": summary.conversation, "upto": summary.upto, "by": summary.by}
        if summary.ours:
            values["text"] = statement_hash(summary.body)
        words = " ".join(f"{key}={names.encode(value)}" for key, value in values.items())
        text = f"{summary.body}\n\n<!-- summary v1 {words} -->\n".lstrip("\n")
        self._store.update(path(summary.conversation), lambda _: text.encode())


def fitting(points: Sequence[str]) -> Points:
    """Distinct points on one line each, as many as `TOKENS` allow."""
    kept: list[str] = []
    room = TOKENS
    for point in dict.fromkeys(neutralise(point) for point in points):
        size = count(f"- {point}\n")
        if point and size <= room:
            kept.append(point)
            room -= size
    return tuple(kept)


def _extracted(extractor: Extractor, conversation: Conversation, fresh: Sequence[Message]) -> Points:
    """The weightiest statements in the order they were said."""
    items = extractor.extract(conversation, fresh, ()).items
    kept = set(fitting([item.text for item in sorted(items, key=lambda item: -item.salience * item.confidence)]))
    return tuple(text for item in items if (text := neutralise(item.text)) in kept)


def _appended(summary: Summary, transcript: Transcript, last: str, points: Points) -> str:
    title = neutralise(transcript.title or f"Conversation {transcript.id}")
    body = summary.body or f"# {title}"
    return f"{body}\n\n## Up to {neutralise(last)}\n\n{_listed(points)}"


def _split(body: str) -> tuple[str, str, list[str]]:
    """Title, rolling summary, parts."""
    head, *rest = _PART.split(body)
    title, _, rolling = head.partition("\n")
    return title, rolling.strip(), [part.strip() for part in rest[1::2]]


def _listed(points: Sequence[str]) -> str:
    return "\n".join(f"- {point}" for point in points)
