"""Check topic documents and the references between them. Pure functions over parsed documents."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from urllib.parse import unquote

from vault_memory.doctor.finding import Finding
from vault_memory.models import Attributes, Cell, Problem, Topic
from vault_memory.vault.document import file_names, frontmatter, links, memory_block, structure
from vault_memory.vault.document.document_editor import ORPHANS_KEPT
from vault_memory.vault.document.lines import split
from vault_memory.vault.document.names import fold_name

_MAX_DUPLICATES = 50  # pairs that are listed in one report
_MEMORY_LINE = re.compile(r"^(vm-[0-9a-z]{10}) \S", re.MULTILINE)
_CONFLICT = "git conflict marker"


@dataclass(slots=True)
class DocumentSurvey:
    """The data that checks between documents need, collected one document at a time, without the texts."""

    files: set[str] = field(default_factory=set)  # files of every kind, because links may lead to any
    topics: list[tuple[str, str, tuple[str, ...], str]] = field(default_factory=list)  # path, name, aliases, pending
    ids: dict[str, list[tuple[str, int]]] = field(default_factory=lambda: defaultdict(list))  # of ours: path, line
    blocks: dict[str, frozenset[str]] = field(default_factory=dict)  # path → every block id in it
    successors: list[tuple[str, str]] = field(default_factory=list)  # path, id of the successor of a statement there
    links: list[tuple[str, links.Link]] = field(default_factory=list)
    orphans: list[tuple[str, str, datetime | None]] = field(default_factory=list)  # path, id, missing since


def convert_problem(problem: Problem) -> Finding:
    """Return the finding for a problem that the parser reported."""
    if "conflict copy" in problem.message:
        return Finding("copy", "warning", problem.path, 0, problem.message)
    mend = "repair it in an editor; until then it is searched as text and not changed"
    if problem.message.startswith(_CONFLICT):
        mend = (
            "resolve it in an editor and delete the marker lines; with the merge driver (vault-memory init --git)"
            " git stops only where both sides changed the same statement"
        )
    return Finding("document", "error", problem.path, problem.line, problem.message, mend)


def check_document(vault: DocumentSurvey, topic: Topic, text: str) -> Iterator[Finding]:
    """Add a document to the survey, and report what is wrong within it."""
    for each in topic.problems:
        yield convert_problem(each)
    vault.links += [(topic.path, link) for link in links.find(text)]
    if topic.malformed:
        return
    vault.topics.append((topic.path, topic.name, topic.aliases, topic.merge_pending))
    vault.blocks[topic.path] = find_block_ids(text)
    seen: set[str] = set()
    for cell in topic.cells:
        if cell.id in seen:
            message = f"^{cell.id} is used twice in this document"
            yield Finding("id", "error", topic.path, cell.first_line, message, "give one of them another id, or none")
        seen.add(cell.id) if cell.id else None
        if cell.id.startswith("vm-"):
            vault.ids[cell.id].append((topic.path, cell.first_line))
        if cell.attributes is not None and cell.attributes.successor:
            vault.successors.append((topic.path, cell.attributes.successor))
    for cell_id, known in topic.orphans:
        vault.orphans.append((topic.path, cell_id, known.orphaned))
    yield from _check_memory_block(topic)


def find_block_ids(text: str) -> frozenset[str]:
    """Return every block id in the text."""
    return frozenset(re.findall(r"(?<!\S)\^([A-Za-z0-9-]+)(?=\s|$)", text))


def _check_memory_block(topic: Topic) -> Iterator[Finding]:
    named = _MEMORY_LINE.findall(topic.text)
    if len(set(named)) == len(named) and topic.text.count("<!-- memory") < 2:
        return
    _, lines = split(topic.text)
    found = structure.scan(lines, frontmatter.read(lines).end)
    if len(found.memories) > 1:
        message = f"{len(found.memories)} memory blocks, which are read as one"
        yield Finding(
            "memory", "note", topic.path, found.memories[1][0] + 1, message, "the next write makes one of them"
        )
    seen: dict[str, Attributes] = {}
    for first, end in found.memories:
        for number, line in memory_block.read_lines("".join(lines[first:end])):
            if line.id not in seen:
                seen[line.id] = line.attributes
                continue
            same = seen[line.id] == line.attributes
            message = f"two lines of ^{line.id}" + (" that say the same" if same else " that say different things")
            mend = "keep one of them" if same else "keep the one that is right"
            yield Finding("memory", "warning", topic.path, first + number + 1, message, mend, fixable=same)


def check_references(vault: DocumentSurvey, now: datetime) -> Iterator[Finding]:
    """Report what is wrong between documents, once all are in the survey."""
    yield from _check_ids(vault)
    yield from _check_names(vault)
    yield from _check_links(vault)
    for path, cell_id in vault.successors:
        if cell_id not in vault.ids and not any(cell_id in ids for ids in vault.blocks.values()):
            message = f"^{cell_id}, which replaces a statement here, is in no document"
            yield Finding("memory", "note", path, 0, message, "nothing to do: it was deleted or pruned")
    for path, cell_id, since in vault.orphans:
        elsewhere = next((place for place, _ in vault.ids.get(cell_id, ()) if place != path), "")
        if elsewhere:
            message = f"the line of ^{cell_id} stayed behind when the statement moved to {elsewhere}"
            yield Finding("memory", "warning", path, 0, message, f"move the line to {elsewhere}", fixable=True)
        elif since is not None and now - since > ORPHANS_KEPT + timedelta(days=1):
            message = f"the line of ^{cell_id}, deleted {since:%Y-%m-%d}, is no longer needed"
            yield Finding("memory", "note", path, 0, message, "the next write removes it", fixable=True)


def _check_ids(vault: DocumentSurvey) -> Iterator[Finding]:
    for cell_id, places in sorted(vault.ids.items()):
        paths = {path for path, _ in places}
        if len(paths) > 1:
            first, *others = sorted(places)
            for path, line in others:
                message = f"^{cell_id} is also in {first[0]}:{first[1]}"
                yield Finding("id", "error", path, line, message, "delete one of the two, or take its id away")


def _check_names(vault: DocumentSurvey) -> Iterator[Finding]:
    known: dict[str, tuple[str, str]] = {}
    pending = []
    for path, name, aliases, waits in sorted(vault.topics):
        if waits:
            pending.append((path, waits))
        for each in (name, *aliases):
            other = known.setdefault(fold_name(each), (path, name))
            if other[0] != path:
                message = f"'{each}' names this topic and '{other[1]}' ({other[0]})"
                mend = f'vault-memory topics merge "{path}" "{other[0]}", or give one another name'
                yield Finding("twin", "warning", path, 0, message, mend)
    for path, waits in pending:
        exists = fold_name(waits) in known
        mend = (
            "vault-memory maintain consolidate"
            if exists
            else "rename a topic to that, or delete the line merge_pending"
        )
        message = f"waits to be merged into '{waits}'" + ("" if exists else ", which is no topic")
        yield Finding("review", "note" if exists else "warning", path, 1, message, mend)


def _check_links(vault: DocumentSurvey) -> Iterator[Finding]:
    stems: dict[str, list[str]] = defaultdict(list)
    for path in vault.files:
        name = path.rsplit("/", 1)[-1]
        stems[file_names.fold_file_name(name)].append(path)
        stems[file_names.fold_file_name(name.removesuffix(".md"))].append(path)
    names = {fold_name(each) for _, name, aliases, _ in vault.topics for each in (name, *aliases)}
    for at, link in vault.links:
        if not link.wiki and "://" in link.target:
            continue
        paths = [at] if not link.target.strip() else _resolve_link(link, at, stems)
        if not paths:
            if fold_name(link.target.strip()) in names:
                continue  # the link uses an alias, which our search resolves
            message = f"[[{link.target.strip()}]]" if link.wiki else f"({link.target})"
            yield Finding("link", "warning", at, link.line, f"{message}: no such file", "correct it, or write the note")
        elif link.block and not any(link.block in vault.blocks.get(path, (link.block,)) for path in paths):
            message = f"[[{link.target}{link.part}]]: no block ^{link.block} in {paths[0]}"
            yield Finding("link", "warning", at, link.line, message, "it was deleted or moved: correct the link")


def _resolve_link(link: links.Link, at: str, stems: Mapping[str, Sequence[str]]) -> list[str]:
    name = link.target.strip().rsplit("/", 1)[-1]
    near = stems.get(file_names.fold_file_name(name if link.wiki else unquote(name)), ())
    return [path for path in near if "/" not in link.target or links.leads_to(link, path, at) or not link.wiki]


def report_duplicates(cells: Sequence[tuple[str, Cell]], pairs: Sequence[tuple[int, int]]) -> Iterator[Finding]:
    """Report pairs of current statements that say nearly the same."""
    for one, other in pairs[:_MAX_DUPLICATES]:
        (path, cell), (elsewhere, twin) = cells[other], cells[one]
        message = f"says nearly the same as {elsewhere}:{twin.first_line}: {_shorten(cell.text)}"
        yield Finding("twin", "note", path, cell.first_line, message, "keep the better one")
    if len(pairs) > _MAX_DUPLICATES:
        more = len(pairs) - _MAX_DUPLICATES
        yield Finding(
            "twin", "note", "topics/", 0, f"{more:,} more {'pair says' if more == 1 else 'pairs say'} nearly the same"
        )


def _shorten(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:59]}…"
