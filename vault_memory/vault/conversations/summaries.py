"""Read and write the summaries of conversations, ``summaries/<id> summary.md``, which people may edit (A12).

::

    # Password hashing

    - the rolling summary, folded from the parts before

    ## Up to m10

    - what the messages since then came to

    <!-- summary v1 conversation=conv-456 upto=m10 by=gpt-5-mini text=77ab0137aa10 -->

The comment names the conversation and the last message that the summary covers; ``text`` is the hash of what we wrote.
After a person has edited the file, parts are still appended, but nothing else in it changes. A file that does not
clearly belong to one conversation is reported and neither used nor written.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Problem
from vault_memory.text.spans import remove_spans
from vault_memory.vault.document import file_names, frontmatter, lines, structure
from vault_memory.vault.document.cells import statement_hash
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.storage.store import Store

FOLDER = "summaries"
VERSION = "1"

_MARK = re.compile(r"(?<![ \t])[ \t]*<!-- summary v(\d+)((?: [a-z]+=\S*)*) -->[ \t]*(?:\r\n|\n|\r)?")
_COMMENT = re.compile("<!--")
_PART = re.compile(r"^## Up to (.+)$", re.MULTILINE)
_ENDING = " summary"
_LONGEST = 80  # characters of an id that are used in the file's name


@dataclass(frozen=True, slots=True)
class SummarySection:
    """The text under one heading; ``line`` counts from 1."""

    heading: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class ConversationSummary:
    """A conversation's summary on disk. ``upto``: id of the last message that it covers, '' for none."""

    conversation: str
    upto: str = ""
    body: str = ""  # without the comment
    ours: bool = True  # nobody has edited it
    by: str = ""
    sections: tuple[SummarySection, ...] = ()
    problems: tuple[Problem, ...] = ()  # not empty: malformed, never written

    @property
    def parts(self) -> int:
        return len(_PART.findall(self.body))

    @property
    def title(self) -> str:
        return next((row.removeprefix("# ").strip() for row in self.body.splitlines() if row.startswith("# ")), "")

    @property
    def text(self) -> str:
        """The text for a model: the list items, without headings; "" for a malformed file."""
        rows = self.body.splitlines() if not self.problems else ()
        return "\n".join(row for row in rows if row.startswith("- "))


def path(conversation: str) -> str:
    """Return the path of the conversation's summary. No two conversations share one."""
    safe = file_names.file_name(conversation)
    if safe != conversation or len(safe) > _LONGEST:
        digest = hashlib.sha256(conversation.encode("utf-8", "replace")).hexdigest()[:8]
        safe = f"{safe[: _LONGEST // 2]}-{digest}"
    return f"{FOLDER}/{file_names.file_name(f'{safe}{_ENDING}')}.md"


def load(store: Store, conversation: str) -> ConversationSummary:
    """Return the stored summary, an empty one if there is none, or one with a problem if it is unreadable."""
    place = path(conversation)
    try:
        found = parse(store.read(place), place)
    except NotFoundError:
        return ConversationSummary(conversation)
    except VaultError as error:
        return ConversationSummary(conversation, problems=(Problem(place, 0, error.problem),))
    if found.conversation == conversation or found.problems:
        return found
    return ConversationSummary(conversation, problems=(Problem(place, 0, f"is the summary of '{found.conversation}'"),))


def summaries(store: Store) -> Iterator[ConversationSummary]:
    """Yield every file in ``summaries/``, by path, including malformed ones."""
    for file in store.scan().files:
        if file.path.startswith(f"{FOLDER}/"):
            try:
                yield parse(store.read(file.path), file.path)
            except NotFoundError:
                continue  # deleted since it was listed
            except VaultError as error:
                yield ConversationSummary("", problems=(Problem(file.path, 0, error.problem),))


def parse(data: bytes, place: str) -> ConversationSummary:
    """Return the summary in a file's bytes. The comment names the conversation; without one, the file's name does."""
    topic = decode(data, place)
    marks = list(_MARK.finditer(topic.text))
    values = dict(word.split("=", 1) for word in marks[-1][2].split()) if marks else {}
    stem = place.removeprefix(f"{FOLDER}/").removesuffix(".md").removesuffix(_ENDING)
    conversation = file_names.decode(values.get("conversation", "")) or stem
    problems = [*topic.problems, *_problems(conversation, place, marks, topic.text)]
    if problems:
        mine = conversation if path(conversation) == place else ""
        shown = (
            tuple(SummarySection("", passage.text, passage.first_line) for passage in topic.passages) if mine else ()
        )
        return ConversationSummary(mine, sections=shown, problems=tuple(problems))
    body = _MARK.sub("", topic.text).removeprefix(lines.BOM).strip()
    return ConversationSummary(
        conversation,
        upto=file_names.decode(values.get("upto", "")),
        body=body,
        ours=file_names.decode(values.get("text", "")) == statement_hash(body),
        by=file_names.decode(values.get("by", "")),
        sections=tuple(_sections(topic.text)),
    )


def write(text: str, summary: ConversationSummary) -> str:
    """Return the text of a summary of ours: ``summary.body`` and the comment, with the line ends of ``text``."""
    _, rows = lines.split(text)
    end = lines.ending(rows) if rows else "\n"
    return f"{summary.body}\n\n{_mark(summary, summary.body)}\n".replace("\n", end)


def append(text: str, section: str, summary: ConversationSummary) -> str:
    """Return ``text`` with ``section`` appended and a new comment at the end; nothing else changes."""
    _, rows = lines.split(text)
    end = lines.ending(rows) if rows else "\n"
    kept = _MARK.sub("", text).rstrip("\r\n")
    whole = f"{end}{end}".join(part for part in (kept, section.replace("\n", end)) if part.strip(lines.BOM))
    mark = _mark(summary, whole.removeprefix(lines.BOM).strip())
    return f"{whole}{end}{end}{mark}{end}" if whole else f"{kept}{mark}{end}"


def renew_hash(before: str, after: str, place: str) -> str:
    """Return ``after``, the text with other links, marked as ours if ``before`` was."""
    summary = parse(before.encode(), place)
    return append(after, "", summary) if summary.ours and not summary.problems else after


def split(body: str) -> tuple[str, str, list[str]]:
    """Split one of our summaries into title, rolling summary and parts."""
    head, *rest = _PART.split(body)
    title, _, rolling = head.partition("\n")
    return title.strip(), rolling.strip(), [part.strip() for part in rest[1::2]]


# --------------------------------------------------------------------------------------------------


def _mark(summary: ConversationSummary, body: str) -> str:
    values = {"conversation": summary.conversation, "upto": summary.upto, "by": summary.by}
    if summary.ours:
        values["text"] = statement_hash(body)
    return (
        f"<!-- summary v{VERSION} {' '.join(f'{key}={file_names.encode(value)}' for key, value in values.items())} -->"
    )


def _problems(conversation: str, place: str, marks: Sequence[re.Match[str]], text: str) -> Iterator[Problem]:
    def line(mark: re.Match[str]) -> int:
        return len(lines.split(text[: mark.start()] + "x")[1])

    if len(marks) > 1:
        yield Problem(
            place, line(marks[-1]), "a second comment '<!-- summary'; keep the one that names the last message"
        )
    if marks and marks[-1][1] != VERSION:
        yield Problem(place, line(marks[-1]), f"a summary of version {marks[-1][1]}: written by a newer vault-memory")
    if path(conversation) != place:
        yield Problem(place, 0, f"the summary of '{conversation}' must be {path(conversation)}; rename or delete it")


def _sections(text: str) -> Iterator[SummarySection]:
    """Yield the text between headings, without comments, and the text before the first heading."""
    _, rows = lines.split(text)
    front = frontmatter.read(rows).end
    headings = structure.scan(rows, front).headings
    spans = [("", front, headings[0].first if headings else len(rows))]
    for number, heading in enumerate(headings):
        last = headings[number + 1].first if number + 1 < len(headings) else len(rows)
        spans.append(("" if heading.title else heading.text, heading.end, last))
    for name, first, last in spans:
        found = remove_spans("".join(rows[first:last]), _COMMENT, lambda _: "-->").strip()
        while first < last and lines.blank(rows[first]):
            first += 1
        if found:
            yield SummarySection(name, found, first + 1)
