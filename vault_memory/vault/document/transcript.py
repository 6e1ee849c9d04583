"""Parse transcripts: conversations as append-only markdown.

A message is a comment with its id, role and time, followed by a fence with its text::

    <!-- message m12 user 2026-01-18T09:59:00Z name=Caroline -->

    ````md
    the text
    ````

The text is everything between the opening line and the newline before the closing fence. The fence is longer than any
run of backticks in the text. A text that ends in a newline has an empty line before the fence; an empty text is one
empty line. Lone surrogates, which no UTF-8 file can contain, become U+FFFD. Ids and names are percent-encoded. Anything
else in the file (a person's notes between messages) is ignored and kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from typing import cast

from vault_memory.models import ROLES, Conversation, Message, Problem, Role
from vault_memory.vault.document import file_names, frontmatter
from vault_memory.vault.document.lines import split
from vault_memory.vault.document.timestamps import parse_time

_FRONTMATTER = re.compile(r"\A\ufeff?---[ \t]*\r?\n(.*?)^---[ \t]*\r?(?:\n|\Z)", re.DOTALL | re.MULTILINE)
_MESSAGE = re.compile(rf"<!-- message (\S+) ({'|'.join(ROLES)})(?: (\d\S+))?(?: name=(\S+))? -->[ \t]*\r?")
_ARCHIVED = re.compile(r"<!-- archived (\S+?)\.\.(\S+?)((?: [a-z]+=\S+)*) -->[ \t]*\r?")
_UNDONE = re.compile(r"<!-- undone (\S+?)\.\.(\S+?)((?: [a-z]+=\S+)*) -->[ \t]*\r?")
_WAITING = re.compile(r"<!-- extract_pending (\S+?)\.\.(\S+?)((?: [a-z]+=\S+)*) -->[ \t]*\r?")
_COMMENT = re.compile(r"<!-- (message|archived|undone|extract_pending) ")
_FENCE = re.compile(r" {0,3}(?:(`{3,})[^`]*|(~{3,}).*)", re.DOTALL)
_LARGE = 512 * 1024  # bytes; longer files are not cached


@dataclass(frozen=True, slots=True)
class Marker:
    """A marker about the messages from ``first`` to ``last``: ``archived``, ``undone`` or ``extract_pending``."""

    what: str
    first: str
    last: str
    attributes: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Transcript:
    """One file of ``conversations/``. ``lines``: the line at which the text of each message begins.

    ``shared``: messages of a branch that another branch contains, too: they are archived and searched there.
    """

    path: str
    text: str
    id: str
    title: str = ""
    source: str = ""
    started: datetime | None = None
    project: str = ""
    branch: str = ""
    messages: tuple[Message, ...] = ()
    lines: tuple[int, ...] = ()
    archived: frozenset[str] = frozenset()
    shared: frozenset[str] = frozenset()
    waiting: frozenset[str] = frozenset()  # could not be extracted: they wait for the next archive run
    runs: tuple[tuple[str, frozenset[str]], ...] = ()  # by run: the messages that it archived and that were not undone
    markers: tuple[Marker, ...] = ()  # all markers, in order
    problems: tuple[Problem, ...] = ()  # not empty: malformed, searched as text, never written

    @property
    def conversation(self) -> Conversation:
        return Conversation(self.messages, self.id, self.title, self.source, self.started, self.project, self.branch)

    @property
    def undone(self) -> frozenset[str]:
        """The ids of messages whose archiving was undone; they are archived again only on request."""
        marked = frozenset[str]().union(*(ids for _, ids in self.runs))
        return self.archived - marked

    @property
    def pending(self) -> tuple[Message, ...]:
        """The messages that are still to be archived. System messages are never archived."""
        done = self.archived | self.shared
        return tuple(message for message in self.messages if message.role != "system" and message.id not in done)


def decode(data: bytes, path: str) -> Transcript:
    """Decode a file's bytes and `parse` them. Never raises.

    The last few results are cached: a transcript is read seven times while it is archived.
    """
    return _parse_cached(data, path) if len(data) <= _LARGE else _decode_transcript(data, path)


@lru_cache(8)
def _parse_cached(data: bytes, path: str) -> Transcript:
    return _decode_transcript(data, path)


def _decode_transcript(data: bytes, path: str) -> Transcript:
    try:
        return parse(data.decode(), path)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        read = parse(data.decode(errors="replace"), path)
        return replace(read, problems=(Problem(path, line, "not UTF-8"), *read.problems))


def parse(text: str, path: str) -> Transcript:
    """Parse a transcript. Never raises: problems are in ``problems``."""
    fields, end, found = read_fields(text, path)
    problems = list(found)
    reader = TranscriptParser(text, path, problems)
    reader.run(end)
    if not reader.messages and not problems:
        problems.append(
            Problem(path, 0, "contains no messages of a transcript; to archive it: vault-memory archive FILE")
        )
    stem = path.rpartition("/")[2].removesuffix(".md")
    return Transcript(
        path,
        text,
        id=fields.get("id") or stem,
        title=fields.get("title", ""),
        source=fields.get("source", ""),
        project=fields.get("project", ""),
        branch=fields.get("branch", ""),
        started=parse_time(fields.get("started", "")),
        messages=tuple(reader.messages),
        lines=tuple(reader.lines),
        archived=frozenset(reader.expand_ranges(reader.archived)),
        shared=frozenset(reader.expand_ranges(reader.shared)),
        waiting=frozenset(reader.expand_ranges(reader.waiting)) - frozenset(reader.expand_ranges(reader.archived)),
        runs=tuple(reader.list_archived()),
        markers=tuple(reader.markers),
        problems=tuple(problems),
    )


def read_fields(text: str, path: str) -> tuple[dict[str, str], int, tuple[Problem, ...]]:
    """Return the frontmatter's plain values, all as strings, where it ends, and problems."""
    front = _FRONTMATTER.match(text)
    if front is None:
        return {}, 0, ()
    found = frontmatter.read(split(front[0])[1])
    problems = (Problem(path, *found.problem),) if found.problem else ()
    return {key: value for key, value in found.values.items() if isinstance(value, str)}, front.end(), problems


class TranscriptParser:
    """Parses the lines outside fences; the content of a fence is never parsed."""

    def __init__(self, text: str, path: str, problems: list[Problem]) -> None:
        self.messages: list[Message] = []
        self.lines: list[int] = []
        self.spans: list[tuple[int, int]] = []  # spans of the messages' texts
        self.archived: list[tuple[str, str]] = []
        self.shared: list[tuple[str, str]] = []
        self.waiting: list[tuple[str, str]] = []
        self.markers: list[Marker] = []
        self._by_run: list[tuple[str, tuple[str, str]]] = []
        self._taken_back: list[tuple[str, tuple[str, str]]] = []
        self._text, self._path, self._problems = text, path, problems
        self._ids: set[str] = set()
        self._line, self._counted = 1, 0

    def run(self, position: int) -> None:
        header: re.Match[str] | None = None
        while position < len(self._text):
            end = self._end_of_line(position)
            line = self._text[position:end]
            if found := _FENCE.fullmatch(line.rstrip("\r")):
                close = self._closing(found[1] or found[2], end + 1)
                if close is None:
                    self._problem(position, "a fence that is still open at the end of the file")
                    return
                if header is not None:
                    self.spans.append((end + 1, max(end + 1, close.start() - 1)))
                    content = self._text[slice(*self.spans[-1])]
                    self._message(header, end + 1, _restore_newlines(content) if line.endswith("\r") else content)
                    header = None
                position = self._end_of_line(close.start()) + 1
                continue
            if line.startswith("<!-- "):
                header = self._comment(line, position) or header
            position = end + 1

    def expand_ranges(self, ranges: Sequence[tuple[str, str]]) -> Iterator[str]:
        """Yield the ids of all messages in the ranges, by position."""
        at = {message.id: position for position, message in enumerate(self.messages)}
        for first, last in ranges:
            if first in at and last in at:
                yield from (message.id for message in self.messages[at[first] : at[last] + 1])

    def list_archived(self) -> Iterator[tuple[str, frozenset[str]]]:
        """Yield each run with the messages that it archived, without those that were undone."""
        gone = {(run, name) for run, span in self._taken_back for name in self.expand_ranges([span])}
        for run in dict.fromkeys(run for run, _ in self._by_run):
            spans = [span for other, span in self._by_run if other == run]
            yield run, frozenset(name for name in self.expand_ranges(spans) if (run, name) not in gone)

    def _comment(self, line: str, position: int) -> re.Match[str] | None:
        if message := _MESSAGE.fullmatch(line):
            return message
        if archived := _ARCHIVED.fullmatch(line):
            attributes, span = self._marker("archived", archived)
            (self.shared if "in" in attributes else self.archived).append(span)
            if "in" not in attributes:
                self._by_run.append((attributes.get("run", ""), span))
        elif undone := _UNDONE.fullmatch(line):
            attributes, span = self._marker("undone", undone)
            self._taken_back.append((attributes.get("run", ""), span))
        elif waiting := _WAITING.fullmatch(line):
            self.waiting.append(self._marker("extract_pending", waiting)[1])
        elif comment := _COMMENT.match(line):
            self._problem(position, f"a '{comment[1]}' comment that cannot be understood")
        return None

    def _marker(self, what: str, found: re.Match[str]) -> tuple[dict[str, str], tuple[str, str]]:
        words = (word.split("=", 1) for word in found[3].split())
        attributes = {key: file_names.decode(value) for key, value in words}
        span = file_names.decode(found[1]), file_names.decode(found[2])
        self.markers.append(Marker(what, *span, tuple(attributes.items())))
        return attributes, span

    def _message(self, header: re.Match[str], position: int, content: str) -> None:
        message_id = file_names.decode(header[1])
        if message_id in self._ids:
            self._problem(position, f"a second message with the id '{message_id}'")
        self._ids.add(message_id)
        role, time, name = cast(Role, header[2]), parse_time(header[3] or ""), file_names.decode(header[4] or "")
        self.messages.append(Message(role, content, message_id, time, name))
        self.lines.append(self._line_of(position))

    def _closing(self, fence: str, position: int) -> re.Match[str] | None:
        return re.compile(rf"^ {{0,3}}{fence}{fence[0]}*[ \t]*\r?$", re.MULTILINE).search(self._text, position)

    def _end_of_line(self, position: int) -> int:
        end = self._text.find("\n", position)
        return len(self._text) if end < 0 else end

    def _problem(self, position: int, message: str) -> None:
        self._problems.append(Problem(self._path, self._line_of(position), message))

    def _line_of(self, position: int) -> int:
        self._line += self._text.count("\n", self._counted, position)
        self._counted = position
        return self._line


def _restore_newlines(content: str) -> str:
    """Return the text before git or an editor gave the file ``\\r\\n`` line ends (we write ``\\n``)."""
    return content.replace("\r\n", "\n").removesuffix("\r")
