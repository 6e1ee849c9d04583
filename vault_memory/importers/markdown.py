"""Read markdown or plain text with speaker lines, and our own transcripts.

Speaker lines are ``User: …``, ``**User:** …``, ``## User`` or ``[2026-01-18 09:58] Alice: …``; the first one of a
file sets the style, and others in it are text. A word before a colon is a speaker where it is a role (``User``,
``Assistant`` …) or, in a file without both sides of those, one of the first two names or one that comes again.
Nothing inside a code fence is a speaker line. Text before the first speaker becomes a system message;
its first heading becomes the title.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, time

from vault_memory.errors import FormatError
from vault_memory.importers.export_dates import read_time
from vault_memory.importers.source import ImportFile, Unreadable
from vault_memory.models import Conversation, Message, Role
from vault_memory.vault.document import transcript

_ROLES: dict[str, Role] = {
    **dict.fromkeys(("user", "human", "me", "you", "you said"), "user"),
    **dict.fromkeys(("assistant", "ai", "bot", "model", "chatgpt", "chatgpt said", "gpt", "claude"), "assistant"),
    **dict.fromkeys(("gemini", "copilot"), "assistant"),
    **dict.fromkeys(("system", "developer"), "system"),
    **dict.fromkeys(("tool", "function"), "tool"),
}
# fmt: off
_NO_NAMES = frozenset((
    "answer", "background", "caution", "context", "date", "edit", "error", "example", "fact", "goal", "hint",
    "idea", "important", "info", "note", "notes", "option", "output", "problem", "question", "reason",
    "reminder", "result", "solution", "step", "summary", "task", "tip", "title", "todo", "topic", "update",
    "warning",
))
# fmt: on
_TIME = r"\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?|\d\d?:\d\d(?::\d\d)?"
_BEFORE = rf"(?:\[(?P<before>{_TIME})\]\s*)?"
_NAME = r"(?P<name>[^\W\d_][\w.'’-]{0,30}(?: [\w.'’-]{1,30}){0,2})"
_AFTER = rf"(?: ?[\[(](?P<after>{_TIME})[\])])?"
_STYLES = {
    "heading": re.compile(rf" {{0,3}}#{{1,6}} +{_BEFORE}(?:\*\*)?{_NAME}(?P<colon>:?)(?:\*\*)?{_AFTER}:?\s*"),
    "bold": re.compile(rf" {{0,3}}{_BEFORE}(\*\*|__){_NAME}(?P<colon>:?)\2{_AFTER}(?P<late>:?)(?:\s+(?P<rest>.*))?"),
    "plain": re.compile(rf" {{0,3}}{_BEFORE}{_NAME}{_AFTER}(?P<colon>:)(?:\s+(?P<rest>.*))?"),
}
_FENCE = re.compile(r" {0,3}(?:(`{3,}+)[^`]*|(~{3,}+).*)")
_TITLE = re.compile(r"# ++(.+)")
_FIRST_MESSAGE = re.compile(r"^<!-- message \S{1,999} (?:user|assistant|system|tool)[^\n]{0,999} -->\n\n````", re.M)
_FIELD = re.compile(r"(?:id|title|started|source|project|branch): .+")
_RULE = re.compile(r" {0,3}(?:-{3,}|\*{3,}|_{3,})[ \t]*")


@dataclass(frozen=True, slots=True)
class _SpeakerLine:
    """A line that may name a speaker. Without a ``colon`` only a role (``User``) names one."""

    line: int  # from 0
    style: str
    name: str
    colon: bool
    time: str
    rest: str

    @property
    def role(self) -> Role | None:
        return _ROLES.get(self.name.casefold())

    @property
    def possible(self) -> bool:
        return self.role is not None or (self.colon and self.name.split()[0].casefold() not in _NO_NAMES)


def read_conversations(source: ImportFile) -> list[Conversation]:
    """Return the one conversation of the file. Raises FormatError."""
    fields, end, problems = transcript.read_fields(source.text, source.name)
    if problems:
        raise source.error(f"{problems[0].message}; fix it or remove it", problems[0].line)
    if source.text[end:].lstrip().startswith("<!-- message "):
        return [_read_transcript(source)]
    if start := _find_torn_start(source.text):
        return [_read_torn_transcript(source, start)]
    skipped = source.text.count("\n", 0, end)
    lines = source.text.split("\n")
    lines[:skipped] = [""] * skipped
    speakers = _select_speakers(_find_speaker_lines(source, lines))
    if not speakers:
        raise source.error(
            "is no conversation: no line begins with a speaker, such as 'User: …' or '## User'; for notes use"
            " vault-memory import FOLDER --as notes"
        )
    return [_build_conversation(source, fields, lines, speakers)]


def is_conversation(source: ImportFile) -> bool:
    """Return whether the file is plainly a conversation: our transcript, both a user and an assistant, or names with
    times. A note that says "Ana: …" is none. Raises FormatError for what is no text.
    """
    _, end, problems = transcript.read_fields(source.text, source.name)
    if problems or not source.text[end:].strip():
        return False
    if source.text[end:].lstrip().startswith("<!-- message ") or _find_torn_start(source.text):
        return True
    try:
        speakers = _select_speakers(_find_speaker_lines(source, source.text[end:].split("\n")))
    except FormatError:  # a fence that is open
        return False
    roles = {speaker.role for speaker in speakers}
    return {"user", "assistant"} <= roles or sum(bool(speaker.time) for speaker in speakers) > 1


def _read_transcript(source: ImportFile) -> Conversation:
    found = transcript.parse(source.text, source.name)
    if found.problems:
        raise source.error(found.problems[0].message, found.problems[0].line)
    return found.conversation


def _find_torn_start(text: str) -> int:
    """Return where the messages of a transcript begin whose first line is damaged; 0 for any other text."""
    message = _FIRST_MESSAGE.search(text)
    if message is None:
        return 0
    head = [line for line in text[: message.start()].split("\n")[1:] if line]
    return message.start() if all(line == "---" or _FIELD.fullmatch(line) for line in head) else 0


def _read_torn_transcript(source: ImportFile, start: int) -> Conversation:
    """Return a transcript without its first line, which is damaged: its other fields, and its messages."""
    fields = "".join(f"{line}\n" for line in source.text[:start].split("\n") if _FIELD.fullmatch(line))
    found = transcript.parse(f"---\n{fields}---\n{source.text[start:]}", source.name)
    if found.problems:
        raise source.error(found.problems[0].message)
    return replace(found.conversation, problems=(f"{source.name}:1: its first line is damaged; the rest is read",))


def _find_speaker_lines(source: ImportFile, lines: Sequence[str]) -> list[_SpeakerLine]:
    found: list[_SpeakerLine] = []
    fence, opened = "", 0
    for number, line in enumerate(lines):
        if fence:
            if re.fullmatch(rf" {{0,3}}{fence}{fence[0]}*[ \t]*", line):
                fence = ""
            continue
        speaker = _parse_speaker_line(number, line)
        if speaker is not None:
            found.append(speaker)
        if opening := _FENCE.fullmatch(speaker.rest if speaker else line):
            fence, opened = opening[1] or opening[2], number
    if fence:
        raise source.error("a code fence is still open at the end of the file; close it", opened + 1)
    return found


def _parse_speaker_line(number: int, line: str) -> _SpeakerLine | None:
    for style, pattern in _STYLES.items():
        if match := pattern.fullmatch(line):
            parts = match.groupdict()
            rest = parts.get("rest") or ""
            colon = bool(parts["colon"] or parts.get("late"))
            if colon or not rest:
                return _SpeakerLine(number, style, match["name"], colon, match["before"] or match["after"] or "", rest)
    return None


def _select_speakers(candidates: Sequence[_SpeakerLine]) -> list[_SpeakerLine]:
    """Return the candidates that are speakers: of one style, by role or by name."""
    possible = [candidate for candidate in candidates if candidate.possible]
    first = next((candidate for candidate in possible if candidate.role), possible[0] if possible else None)
    if first is None:
        return []
    possible = [candidate for candidate in possible if candidate.style == first.style]
    counts = Counter(candidate.name.casefold() for candidate in possible)  # in the order of first appearance
    known = {name for name in counts if name in _ROLES}
    if not {"user", "assistant"} <= {_ROLES[name] for name in known}:
        known |= set(list(counts)[:2]) | {name for name, count in counts.items() if count > 1}
    return [candidate for candidate in possible if candidate.name.casefold() in known]


def _build_conversation(
    source: ImportFile, fields: dict[str, str], lines: list[str], speakers: Sequence[_SpeakerLine]
) -> Conversation:
    started = _parse_start(source, fields)
    before = lines[: speakers[0].line]
    title, preamble = _split_title(before)
    messages = [Message("system", preamble)] if preamble else []
    day = started
    for speaker, end in zip(speakers, [*(later.line for later in speakers[1:]), len(lines)], strict=True):
        content = _trim_content([speaker.rest, *lines[speaker.line + 1 : end]])
        moment = _parse_turn_time(source, speaker, day)
        day = moment or day
        name = "" if speaker.role else speaker.name
        messages.append(Message(speaker.role or "user", content, time=moment, name=name))
    return Conversation(
        tuple(messages),
        id=fields.get("id", ""),
        title=fields.get("title") or title,
        source=fields.get("source") or "markdown",
        started=started,
        project=fields.get("project", ""),
    )


def _parse_start(source: ImportFile, fields: dict[str, str]) -> datetime | None:
    for key in ("started", "date", "created"):
        if fields.get(key):
            try:
                return read_time(fields[key])
            except Unreadable:
                raise source.error(f"its '{key}' is no date; write it as 2026-01-18", 1) from None
    return None


def _parse_turn_time(source: ImportFile, speaker: _SpeakerLine, day: datetime | None) -> datetime | None:
    """Return the time on a speaker line; a time without a date belongs to the last date that was given."""
    try:
        if "-" in speaker.time:
            return read_time(speaker.time)
        if speaker.time and day is not None:
            return datetime.combine(
                day, time.fromisoformat(speaker.time.zfill(5 + 3 * (speaker.time.count(":") > 1))), UTC
            )
    except ValueError:
        raise source.error(f"'{speaker.time}' is no time", speaker.line + 1) from None
    return None


def _split_title(before: Sequence[str]) -> tuple[str, str]:
    """Return the first heading before the first speaker, and the rest of the text there."""
    at = next((number for number, line in enumerate(before) if _TITLE.fullmatch(line)), None)
    if at is None:
        return "", _trim_content(before)
    found = _TITLE.fullmatch(before[at])
    return found[1].rstrip(" #") if found else "", _trim_content([*before[:at], *before[at + 1 :]])


def _trim_content(lines: Sequence[str]) -> str:
    """Join the lines without the empty lines and rules around them that separate turns."""
    first, last = 0, len(lines)
    while first < last and not lines[first].strip():
        first += 1
    while last > first and (not lines[last - 1].strip() or _RULE.fullmatch(lines[last - 1])):
        last -= 1
    return "\n".join(lines[first:last])
