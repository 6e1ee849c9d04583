"""Store one statement that somebody asks to remember, by the stages of archiving but without a conversation.

The gate is left out, since somebody has judged what is worth keeping; the words stay as they were given. Everything
else holds: secrets are taken out, what is known already is not added again, and what another said is ended only
where the one who asks outranks or equals them. A model, where one is set, finds topic and type and judges the merge.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

from vault_memory.archive.decisions.match import Matcher, find_existing_path
from vault_memory.archive.decisions.suspect_statements import distrust
from vault_memory.archive.extraction.rules import one_statement
from vault_memory.archive.job import ArchiveJob, MatchedItem, Parts, measure_usage, report
from vault_memory.archive.pipeline import NO_TRANSCRIPT, add_commit, run_stages
from vault_memory.archive.secrets import make_stored_id, redact
from vault_memory.archive.stages import consolidate, journal, merge, write
from vault_memory.errors import InputError, UnsafeNameError
from vault_memory.models import (
    CELL_TYPES,
    ROLES,
    Add,
    CellRef,
    Conversation,
    Edit,
    Item,
    Message,
    Reinforce,
    Report,
    Supersede,
    Topic,
    Update,
)
from vault_memory.models.topic import qualifiers
from vault_memory.text.recall_marks import strip_recalled
from vault_memory.text.words import storable
from vault_memory.vault.document import file_names
from vault_memory.vault.document.cells import cell_id, neutralise, statement_hash
from vault_memory.vault.document.topic_text import decode
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.storage.store import Store

LONGEST = 2000  # characters; what is longer is a text, not a statement
SALIENCE = 0.7  # at least: somebody asked for it
_CONFIDENCE = {"person": 1.0, "user": 0.95}
_OTHERS = 0.8  # confidence in what an agent wants remembered
_OWN = {"person", "user"}
_SPEAKERS = ("person", *ROLES)


@dataclass(frozen=True, slots=True)
class RememberRequest:
    """A statement to store. Empty ``topic``, ``type`` and ``section`` are determined from the text.

    ``section`` is a heading of the topic, made if it is missing; ``source`` is the conversation it comes from, if any;
    ``role`` who says so (an agent is an ``assistant``, whose words never end what a user or a person said); ``by`` the
    program that asks.
    """

    text: str
    topic: str = ""
    type: str = ""
    source: str = ""
    role: str = "person"
    by: str = ""
    section: str = ""


def remember(request: RememberRequest, parts: Parts) -> Report:
    """Store one statement; the report has one item. A repetition adds nothing.

    Raises InputError for what is no statement, ConsolidationError where secrets cannot be looked for, VaultError.
    """
    given = (request.text, request.topic, request.section)
    (text, found), (topic, more), (section, others) = (redact(storable(" ".join(said.split()))) for said in given)
    request = replace(request, source=make_stored_id(request.source), section=section)
    _check(text, request.type, request.role)
    if ".." in re.split(r"[/\\]", topic) or topic.startswith(("/", "\\", "~/")):
        raise UnsafeNameError(f"'{topic}' leads out of the vault; name a topic, or its path below topics/")
    talk, commit = Conversation((), id=request.source), parts.settings.git.commit
    with start_run(parts.store, "remember", now=parts.now, source=request.source, commit=commit, resumable=True) as run:
        transcript = replace(NO_TRANSCRIPT, id=request.source)
        job = ArchiveJob(talk, run.id, trigger="remember", transcript=transcript, redacted=found + more + others)
        before = measure_usage(parts)
        item = _item(replace(request, text=text, topic=topic), parts)
        job = _sign(merge(_place(job, item, parts, exact=bool(topic)), parts), request, parts)
        job = distrust(job, parts)
        if job.items[0].outcome is not None:
            return report(job, parts, before)
        done = run_stages(job, parts, (journal, write, consolidate), before)
    return add_commit(done, run)


def _check(text: str, kind: str, role: str) -> None:
    if not text.strip():
        raise InputError("nothing was kept: the text is empty; give the statement, such as 'Tea: no milk'")
    if not strip_recalled(text).strip():
        raise InputError("nothing was kept: all of the text was recalled from memory and is already known")
    if len(text) > LONGEST:
        raise InputError(
            f"{len(text):,} characters are more than one statement ({LONGEST:,}); use `archive` for whole texts"
        )
    if not neutralise(text):
        raise InputError("nothing was kept: the text has no words")
    if kind and kind not in CELL_TYPES:
        raise InputError(f"type must be one of {', '.join(CELL_TYPES)}, not '{kind}'")
    if role not in _SPEAKERS:
        raise InputError(f"role must be one of {', '.join(_SPEAKERS)}, not '{role}'")


def _item(request: RememberRequest, parts: Parts) -> Item:
    names = [topic.name for topic in parts.similar.topic_names()]
    found = one_statement.read_statement(request.text, parts.now, names)
    if parts.client is not None and not (request.topic and request.type):
        found = _read_by_model(found, parts, names)
    kind = next((known for known in CELL_TYPES if known == request.type), found.type)
    return replace(
        found,
        topic=request.topic or found.topic,
        type=kind,  # type: ignore[arg-type]
        salience=max(found.salience, SALIENCE),
        confidence=_CONFIDENCE.get(request.role, _OTHERS),
        source=request.source or f"remember:{parts.now.date().isoformat()}",
        role=request.role,
    )


def _read_by_model(item: Item, parts: Parts, names: list[str]) -> Item:
    """Return topic, type and salience from a model; where it finds nothing, or fails, from the rules."""
    message = Message("user", item.text, id="m1", time=parts.now)
    read = parts.extractor.extract(Conversation((message,), id="remember"), [message], names)
    if not read.items:
        return item
    first = read.items[0]
    return replace(
        item,
        topic=first.topic.strip() or item.topic,
        type=first.type,
        salience=first.salience,
        **{name: value or getattr(item, name) for name, value in qualifiers(first).items()},
        entities=first.entities,
    )


def _place(job: ArchiveJob, item: Item, parts: Parts, *, exact: bool) -> ArchiveJob:
    """Find the document. ``exact``: the topic was named and is taken literally."""
    find = Matcher(parts.similar, parts.thresholds, parts.settings.archive.match_limit)
    target = find.match_name(item.topic) if exact else find(item)
    existing_path = target.path or find_existing_path(parts.store, target.name)
    given = _new_path(item.topic, parts.store) if exact else ""
    path = existing_path or given or parts.store.new_topic_paths()(target.name)
    made = {} if existing_path else {path: target.name}
    return replace(job, items=(MatchedItem(item, path=path, topic=target.name),), fresh=made)


def _new_path(topic: str, store: Store) -> str:
    """Return where a new document goes that was named by a path with folders (``topics/Work/Billing.md``), or ""."""
    named = PurePosixPath(topic.strip())
    if named.suffix != ".md" or len(named.parts) < 3 or named.parts[0] != "topics":
        return ""
    path = "/".join(("topics", *map(file_names.file_name, (*named.parts[1:-1], named.stem)))) + ".md"
    return "" if store.resolve(path).exists() else path


def _sign(job: ArchiveJob, request: RememberRequest, parts: Parts) -> ArchiveJob:
    """Let the decision's own cell be the requester's, with an id of its words alone; other edits point to that id."""
    (placed,) = job.items
    decision = placed.decision
    if decision is None or decision.edit is None:
        return job
    if isinstance(decision.edit, Reinforce) and request.role not in _OWN:
        known = "known already"  # an agent that repeats what the memory returned proves nothing
        return replace(job, items=(replace(placed, outcome="noop", reason=known),))
    topic = _document(decision.path, parts)
    if decision.path != placed.path:  # it replaces a statement of another document
        request = replace(request, section="")
    edit = _mark_own(decision.edit, placed.item, request, topic)
    before, after = _find_added(decision.edit), _find_added(edit)
    decision = replace(
        decision,
        edit=edit,
        more=tuple(_point_to(other, before, after) for other in decision.more),
        elsewhere=tuple((path, _point_to(other, before, after)) for path, other in decision.elsewhere),
        endings=tuple((path, _point_to(other, before, after)) for path, other in decision.endings),
    )
    return replace(job, items=(replace(placed, decision=decision),))


def _find_added(edit: Edit) -> str:
    """Return the id of the cell that an edit adds; "" if it adds none."""
    added = edit.by if isinstance(edit, Supersede) else edit
    return added.id if isinstance(added, Add) else ""


def _point_to(edit: Edit, before: str, after: str) -> Edit:
    """Return an edit whose successor is the cell with the id ``after``, if it was the one with the id ``before``."""
    if isinstance(edit, Supersede) and before and edit.successor == before:
        return replace(edit, successor=after)
    return edit


def _mark_own(edit: Edit, item: Item, request: RememberRequest, topic: Topic) -> Edit:
    match edit:
        case Add():
            return _cell(edit, neutralise(item.text), request, topic)
        case Supersede(by=Add() as by):  # what speaks for both may be in a model's words
            apart = edit.apart or _stands_elsewhere(edit.target, request.section, topic)
            return replace(edit, by=_cell(by, by.text, request, topic), apart=apart)
        case Update(attributes=known):
            return replace(edit, attributes=replace(known, role=request.role, by=request.by))
        case _:
            return edit


def _stands_elsewhere(target: CellRef, section: str, topic: Topic) -> bool:
    """Return whether a statement stands under another heading than the ``section`` that was asked for, if any was."""
    headings = next((cell.headings[-1:] for cell in topic.cells if target.names(cell)), ())
    return bool(section) and "".join(headings).casefold() != section.casefold()


def _cell(add: Add, text: str, request: RememberRequest, topic: Topic) -> Add:
    attributes = replace(add.attributes, role=request.role, by=request.by, text=statement_hash(text))
    section = request.section or add.section
    return replace(add, id=_id(text, request, topic), text=text, section=section, attributes=attributes)


def _id(text: str, request: RememberRequest, topic: Topic) -> str:
    """Derive the id from the words alone, so that a repetition is the same cell: the first id that no ended cell has.

    A superseded statement that is made again becomes current again. A statement that a person removed or reworded in
    the document stays so, unless a person asks for it again.
    """
    ended = {cell.id for cell in topic.cells if cell.superseded}
    if request.role in _OWN:
        ended |= {known for known, _ in topic.orphans}
        ended |= {cell.id for cell in topic.cells if statement_hash(cell.text) != statement_hash(text)}
    turn, found = 0, cell_id("remember", "", text)
    while found in ended:
        turn += 1
        found = cell_id("remember", str(turn), text)
    return found


def _document(path: str, parts: Parts) -> Topic:
    """Return the current document; an empty one if it does not exist yet."""
    return decode(parts.store.read(path) if parts.store.resolve(path).is_file() else b"", path)
