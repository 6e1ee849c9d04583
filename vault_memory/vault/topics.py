"""Rename, merge, split and delete topics (V8). The plans of all file changes run in `runs.planned_changes`.

Cells keep their ids, and their lines of the memory block move with them; text that people wrote is moved and never
reworded; links to moved content are updated. Links in conversations stay, since these are records of what was said.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import PurePosixPath

from vault_memory.errors import InputError, MalformedError, NotFoundError
from vault_memory.models import CellRef, Supersede, Topic
from vault_memory.vault.conversations import summaries
from vault_memory.vault.document import (
    file_names,
    footnotes,
    frontmatter,
    frontmatter_edits,
    links,
    memory_block,
    rewording,
    section_moves,
    structure,
)
from vault_memory.vault.document.cells import clean, neutralise, statement_hash
from vault_memory.vault.document.lines import bare, ending, split
from vault_memory.vault.document.links import Link
from vault_memory.vault.document.names import fold_name
from vault_memory.vault.document.split_document import read_memory
from vault_memory.vault.document.topic_text import parse
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.state.undo_journal import FileVersions
from vault_memory.vault.storage.store import Store


@dataclass(frozen=True, slots=True)
class TopicPlan:
    """The planned changes. ``what``: a few words for the log; ``summary``: for `history`. ``links``: the number of
    links that are changed, or broken by a deletion.
    """

    what: str
    path: str  # path of the topic after the change
    topic: str
    snapshots: tuple[FileVersions, ...]
    links: int = 0
    notes: tuple[str, ...] = ()
    summary: str = ""


def rename(store: Store, topic: Topic, name: str) -> TopicPlan:
    """Plan to rename ``topic``; its old name becomes an alias. Raises InputError, MalformedError."""
    _writable(topic)
    new = _name(name)
    if new == topic.name:
        raise InputError(f"the topic is called '{new}' already")
    _free(store, new, but=topic.path, mend=f'vault-memory topics merge "{topic.name}" "{new}"')
    path = _path(store, topic.path, new)
    text = _rename_text(topic, new)
    here, own = _rewrite_links(text, topic.path, lambda link, at: _follow(link, topic.path, path, at))
    moved = FileVersions(path, topic.text, here, topic.path if path != topic.path else "")
    others, count = _list_link_changes(store, [topic.path], lambda link, at: _follow(link, topic.path, path, at))
    what, words = f"Rename topic {topic.name} to {new}", f"renamed {topic.name} → {new}"
    return TopicPlan(what, path, new, (moved, *others), own + count, summary=words)


def merge(store: Store, topic: Topic, into: Topic) -> TopicPlan:
    """Plan to merge ``topic`` into ``into``; its names become aliases there. Raises InputError, MalformedError.

    Footnote labels that ``into`` also has are renamed.
    """
    _writable(topic)
    _writable(into)
    if topic.path == into.path:
        raise InputError(f"'{topic.name}' and '{into.name}' are the same topic")
    noted, relabelled = footnotes.rename_clashing_labels(topic.text, into.text)
    text, notes = section_moves.merge_topics(into, parse(_refresh_hashes(topic, parse(noted, topic.path)), topic.path))
    if relabelled:
        called = ", ".join(f"[^{old}] is [^{new}]" for old, new in relabelled.items())
        notes += (f"footnotes that both have are called otherwise: of {topic.name}, {called}",)

    def follow(link: Link, at: str) -> str | None:
        return _follow(link, topic.path, into.path, at)

    text, own = _rewrite_links(text, into.path, follow)
    others, count = _list_link_changes(store, [topic.path, into.path], follow)
    gone = FileVersions(topic.path, topic.text, None, merged_into=into.path)
    whole = (FileVersions(into.path, into.text, text), *others, gone)
    what, words = f"Merge topic {topic.name} into {into.name}", f"merged {topic.name} into {into.name}"
    return TopicPlan(what, into.path, into.name, whole, own + count, notes, words)


def split_out(store: Store, topic: Topic, section: str, name: str = "") -> TopicPlan:
    """Plan to split one section off into a new topic, named after the section or ``name``.

    Raises NotFoundError with the existing sections, InputError, MalformedError.
    """
    _writable(topic)
    part = section_moves.find(topic, section)
    new = _name(name or part.heading)
    _free(store, new, but="", mend="give it another name")
    path = _path(store, topic.path, new, fresh=True)
    left, taken = section_moves.split_section(topic, part, new, path)
    ids = section_moves.block_ids(part)

    def follow(link: Link, at: str) -> str | None:
        inside = link.block in ids if link.block else _is_part(link, part.headings)
        return (
            links.rename_target(link, topic.path, path, at) if inside and links.leads_to(link, topic.path, at) else None
        )

    left, own = _rewrite_links(left, topic.path, follow)
    others, count = _list_link_changes(store, [topic.path], follow)
    whole = (FileVersions(path, None, taken), FileVersions(topic.path, topic.text, left), *others)
    what, words = f"Split {part.heading} of {topic.name} out as {new}", f"split {new} out of {topic.name}"
    return TopicPlan(what, path, new, whole, own + count, summary=words)


def delete(store: Store, topic: Topic) -> TopicPlan:
    """Plan to delete the document; ``undo`` restores it. Links to it stay unchanged."""
    count = sum(
        links.leads_to(link, topic.path, path)
        for path, text in _list_other_documents(store, [topic.path])
        for link in links.find(text)
    )
    gone = FileVersions(topic.path, topic.text, None)
    what, words = f"Delete topic {topic.name}", f"deleted {topic.name}"
    return TopicPlan(what, topic.path, topic.name, (gone,), count, summary=words)


def save(store: Store, path: str, change: Callable[[bytes], bytes], now: datetime) -> str:
    """Write a person's edit of a document; ``change`` gets the current bytes. Return the run, "" if nothing changed.

    Raises NotFoundError, VaultError.
    """

    def change_bytes(data: bytes | None) -> bytes:
        if data is None:
            raise NotFoundError(f"{path}: no such file")
        return change(data)

    with start_run(store, "page", now=now) as run:
        run.summary = f"edited {PurePosixPath(path).stem}"
        run.change(path, change_bytes)
    return run.id if run.paths else ""


def reword(
    store: Store,
    path: str,
    target: CellRef,
    text: str,
    now: datetime,
    seen: Callable[[bytes], None] = lambda data: None,
) -> str:
    """Change a statement to a person's words; ``seen`` gets the current document and may raise.

    Returns the run, "" if nothing changed. Raises NotFoundError, InputError, MalformedError, VaultError.
    """

    def change(topic: Topic) -> Topic:
        seen(topic.text.encode())
        return rewording.reword(topic, target, text)

    with start_run(store, "page", now=now) as run:
        store.update_topic(path, change)
        run.summary = f"reworded a statement of {PurePosixPath(path).stem}"
    return run.id if run.paths else ""


def retire(store: Store, path: str, target: CellRef, now: datetime) -> str:
    """Supersede a statement at a person's request and return the run.

    Raises InputError, NotFoundError, MalformedError, VaultError.
    """
    with start_run(store, "page", now=now) as run:
        (result,) = run.edit(path, [Supersede(target, at=now, reason="retired by a person")], reviewed=True)
        run.summary = f"retired a statement of {PurePosixPath(path).stem}"
        run.message = f"Retire a statement of {path}\n\n{result.reason}\n\nRun: {run.id}\n"
    if result.outcome != "superseded":
        raise InputError(result.reason)
    return run.id


# --------------------------------------------------------------------------------------------------
# Names


def _name(name: str) -> str:
    new = clean(name)
    if not new:
        raise InputError("a topic needs a name")
    return new


def _writable(topic: Topic) -> None:
    if topic.malformed:
        raise MalformedError(topic.path, topic.problems[0].line, topic.problems[0].message)


def _free(store: Store, name: str, *, but: str, mend: str) -> None:
    """Check that the name is free. Raises InputError if another topic has that name or alias."""
    wanted = fold_name(name)
    for other in store.topics(skip=[but]):
        if wanted in {fold_name(each) for each in (other.name, *other.aliases)}:
            raise InputError(f"there is a topic '{other.name}' at {other.path} already; {mend}")


def _path(store: Store, path: str, name: str, *, fresh: bool = False) -> str:
    """Return the path of a topic of that name: in the folder of ``path``, under an unused file name."""
    taken = [
        PurePosixPath(file.path).stem
        for file in store.scan().files
        if file.path.startswith("topics/") and (fresh or file.path != path)
    ]
    stem = file_names.unique(file_names.file_name(name), taken)
    return str(PurePosixPath(path).with_name(f"{stem}.md"))


def _rename_text(topic: Topic, new: str) -> str:
    """Return the text with title, ``topic:`` and aliases changed; the rest is unchanged."""
    bom, lines = split(topic.text)
    newline = ending(lines)
    front = frontmatter.read(lines)
    found = structure.scan(lines, front.end)
    title = next((heading for heading in found.headings if heading.title), None)
    if title is not None and title.text == topic.name and title.end <= title.first + 2:
        line = lines[title.first]
        at = line.rindex(title.text) if title.text in line else -1
        if at >= 0:
            lines[title.first] = line[:at] + neutralise(new) + line[at + len(title.text) :]
    head, body = lines[: front.end], lines[front.end :]
    alias = [topic.name] if fold_name(topic.name) != fold_name(new) else []
    named_by_file = not front.text("topic") and (title is None or title.text != topic.name)
    if not head and (alias or named_by_file):
        head = frontmatter.write({}, newline)
        body = body if not body or not bare(body[0]).strip() else [newline, *body]
    if front.text("topic") or named_by_file:
        head = frontmatter_edits.set_text(head, "topic", new)
    if alias:
        head = frontmatter_edits.add_items(head, "aliases", alias)
    text = bom + "".join([*head, *body])
    after = parse(text, topic.path)
    if after.malformed or after.name != new:
        raise InputError(f"{topic.path}: its frontmatter leaves no safe place for the new name; change it by hand")
    return text


# --------------------------------------------------------------------------------------------------
# Links


Follow = Callable[[Link, str], "str | None"]


def _follow(link: Link, old: str, new: str, at: str) -> str | None:
    return links.rename_target(link, old, new, at) if links.leads_to(link, old, at) else None


def _is_part(link: Link, headings: Collection[str]) -> bool:
    name = link.part.lstrip("#").rpartition("#")[2]
    return bool(name) and fold_name(name) in {fold_name(heading) for heading in headings}


def _rewrite_links(text: str, path: str, follow: Follow) -> tuple[str, int]:
    """Return the text with its links changed, and hashes updated so that machine-written statements stay such."""
    before = parse(text, path)
    after, count = links.rewrite_links(text, lambda link: follow(link, path))
    if not count or before.malformed:
        return after, count
    if path.startswith(f"{summaries.FOLDER}/"):
        return summaries.renew_hash(text, after, path), count
    return _refresh_hashes(before, parse(after, path)), count


def _refresh_hashes(before: Topic, after: Topic) -> str:
    changed = {
        new.id: replace(new.attributes, text=new.hash)
        for old, new in zip(before.cells, after.cells, strict=True)
        if new.attributes is not None and not old.by_person and old.hash != new.hash
    }
    ours = before.summary and before.summary_ours and before.summary != after.summary
    if not changed and not ours:
        return after.text
    bom, lines = split(after.text)
    found = structure.scan(lines, frontmatter.read(lines).end)
    block = memory_block.update(read_memory(lines, found), changed)
    if ours:
        block = memory_block.set_summary_hash(block, statement_hash(after.summary), block.summarised_cells)
    return bom + "".join(section_moves.replace_block(lines, found, block))


def _list_link_changes(store: Store, but: Collection[str], follow: Follow) -> tuple[list[FileVersions], int]:
    """Return the changes of links in the other documents, and the number of changed links."""
    found, total = [], 0
    for path, text in _list_other_documents(store, but):
        if path.startswith("topics/") and parse(text, path).malformed:
            continue
        after, count = _rewrite_links(text, path, follow)
        if count:
            found.append(FileVersions(path, text, after))
            total += count
    return found, total


def _list_other_documents(store: Store, but: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yield path and text of every other document that may contain links, except conversations."""
    for path in _markdown(store, ""):
        if path in but:
            continue
        try:
            data = store.read(path)
        except NotFoundError:
            continue
        if b"[[" in data or b"](" in data:
            try:
                yield path, data.decode()
            except UnicodeDecodeError:
                continue


def _markdown(store: Store, folder: str) -> Iterator[str]:
    root = store.root / folder
    with os.scandir(root) as entries:
        for entry in sorted(entries, key=lambda each: each.name):
            path = f"{folder}{entry.name}"
            if entry.name.startswith(".") or path == "conversations":
                continue
            if entry.is_dir(follow_symlinks=False):
                yield from _markdown(store, f"{path}/")
            elif entry.name.lower().endswith(".md") and entry.is_file(follow_symlinks=False):
                yield path
