"""Split and rename topics as a consolidation proposes, within its run.

Only what the machine alone has written is moved. Where a person's words stand, a topic keeps its name and sections:
its new name becomes an alias, and the report says what was wanted, which a person does with ``vault-memory topics``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from vault_memory.errors import InputError, MalformedError, NotFoundError, VaultError
from vault_memory.models import CELL_SECTIONS, Topic
from vault_memory.models.topic import RELATED_HEADING
from vault_memory.text.words import content_words, words
from vault_memory.vault import topics
from vault_memory.vault.document import frontmatter, frontmatter_edits
from vault_memory.vault.document.lines import split
from vault_memory.vault.document.names import fold_name
from vault_memory.vault.document.section_moves import find
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.runs.planned_changes import carry_out
from vault_memory.vault.runs.run import Run
from vault_memory.vault.state.undo_journal import encode_snapshot

if TYPE_CHECKING:
    from vault_memory.llm.prompts.consolidate import Split

_NO_SUBJECTS = frozenset(section.casefold() for section in (*CELL_SECTIONS.values(), RELATED_HEADING, "Notes"))
LEAST = 4  # statements of a section that becomes a topic


def reorganise(run: Run, path: str, splits: Sequence[Split], name: str) -> list[str]:
    """Split sections out of a document and rename it; return what was done and what is left to a person."""
    messages: list[str] = []
    for each in splits:
        try:
            messages += _split(run, _read(run, path), each)
        except (InputError, NotFoundError, MalformedError) as error:
            messages.append(f"not split: {error}")
    try:
        return [*messages, *(_rename(run, _read(run, path), name) if name.strip() else ())]
    except (InputError, NotFoundError, MalformedError) as error:
        return [*messages, f"not renamed: {error}"]


def add_alias(run: Run, path: str, name: str) -> bool:
    """Add an alias to the topic; return whether it is new. Raises NotFoundError, VaultError."""
    topic = _read(run, path)
    if topic.malformed or fold_name(name) in {fold_name(each) for each in (topic.name, *topic.aliases)}:
        return False
    _, lines = split(topic.text)
    end = frontmatter.read(lines).end
    if not end:
        return False
    bom = topic.text[: len(topic.text) - len("".join(lines))]
    text = bom + "".join([*frontmatter_edits.add_items(lines[:end], "aliases", [name]), *lines[end:]])
    _write(run, path, topic.text, text)
    return True


def _split(run: Run, topic: Topic, wanted: Split) -> Iterator[str]:
    part = find(topic, wanted.section)
    inside = range(part.first + 1, part.end + 1)
    cells = [cell for cell in topic.cells if cell.first_line in inside]
    others = [cell for cell in topic.cells if cell.first_line not in inside and not cell.superseded]
    typed = any(cell.by_person for cell in cells) or any(each.first_line in inside for each in topic.passages)
    if len(cells) < LEAST or not others:
        return
    what = f"section {part.heading} as topic {wanted.name or part.heading}"
    if (wanted.name or part.heading).casefold() in _NO_SUBJECTS:
        yield f"{what}: not split, that names no subject"
        return
    if typed:
        yield f"{what}: not split, a person's words stand there"
        return
    notes = carry_out(run, topics.split_out(run.store, topic, wanted.section, wanted.name).snapshots)
    yield from (f"split: {what}", *notes)


def _rename(run: Run, topic: Topic, name: str) -> Iterator[str]:
    if fold_name(name) == fold_name(topic.name) or [*content_words(name)] == [*content_words(topic.name)]:
        return
    wanted = f" {' '.join(words(name))} "
    if not any(wanted in f" {' '.join(words(cell.text))} " for cell in topic.cells if not cell.superseded):
        yield f"not renamed to {name}: no statement says that name"
        return
    plan = topics.rename(run.store, topic, name)
    if plan.links or topic.passages or any(cell.by_person for cell in topic.cells):
        if add_alias(run, topic.path, name):
            yield f"called {name}, too: not renamed, as a person's words stand there or lead there"
        return
    yield from (f"renamed: {topic.name} is {name}", *carry_out(run, plan.snapshots))


def _write(run: Run, path: str, before: str | None, after: str) -> None:
    def change(data: bytes | None) -> bytes:
        if data != (None if before is None else encode_snapshot(before)):
            raise VaultError(path, "was edited meanwhile")
        return encode_snapshot(after)

    run.change(path, change)


def _read(run: Run, path: str) -> Topic:
    return decode(run.store.read(path), path)
