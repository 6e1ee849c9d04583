"""Forget what a person names (FEATURES R14): remove it from every file that the program keeps.

First a journal (`.state/forgetting.json`) is written: hashes of what must not be learned again, and the ids and paths
of what must be erased. Then each part is erased. Every step can be repeated, so the next process that opens the vault
can finish a run that was killed. The index, the caches and the queries come last, because they are derived from the
rest. What cannot be erased here is reported: git's history, and notes that a person wrote.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from vault_memory.archive.graph import graph_state as graph
from vault_memory.archive.graph.update import update
from vault_memory.archive.maintenance.topic_summary import extractive, is_extractive
from vault_memory.archive.write import drop_if_empty
from vault_memory.config import load_settings
from vault_memory.errors import BusyError, InputError, NotFoundError, VaultError, VaultMemoryError
from vault_memory.events import emit
from vault_memory.forget.documents import documents
from vault_memory.forget.git_history import describe_purge, list_committed_paths
from vault_memory.forget.links import compile_link, list_linking_documents, remove_links
from vault_memory.forget.plan import ForgottenStatement, Planner, Target
from vault_memory.forget.remains import Find, find_alike, find_copies, find_naming_notes
from vault_memory.models import CELL_SECTIONS, CellRef, SetSummary, Topic
from vault_memory.models.topic import SUPERSEDED_HEADING
from vault_memory.text.display import count_noun
from vault_memory.vault import redaction, state_erasure, state_traces
from vault_memory.vault.conversations import summaries
from vault_memory.vault.conversations.transcripts import versions
from vault_memory.vault.document import file_names, transcript
from vault_memory.vault.document.edits import apply
from vault_memory.vault.document.topic_text import parse
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.runs.hand_edits import skip_hand_edits
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.state import damaged, tombstones, undo_journal
from vault_memory.vault.state.tombstones import Tombstones, base
from vault_memory.vault.state_erasure import ErasurePlan
from vault_memory.vault.state_traces import Trace
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.json_values import decode_json, to_json
from vault_memory.vault.storage.store import Store

if TYPE_CHECKING:
    from vault_memory.index.sync import Index

JOURNAL = ".state/forgetting.json"
_OURS = frozenset((*CELL_SECTIONS.values(), SUPERSEDED_HEADING))  # headings that the program writes

__all__ = ["Forgotten", "ForgottenStatement", "Target", "finish", "forget"]


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What was forgotten, or would be in a preview. Only previews include texts.

    ``kept``: statements that stay and lose a source; ``redacted``: conversations that lose parts of messages;
    ``documents``: whole files; ``remains``: what a person must remove; ``git``: the command that purges the history, if
    there is one.
    """

    dry_run: bool
    cells: tuple[ForgottenStatement, ...] = ()
    kept: tuple[ForgottenStatement, ...] = ()
    conversations: tuple[str, ...] = ()
    redacted: tuple[str, ...] = ()
    documents: tuple[str, ...] = ()
    remains: tuple[str, ...] = ()
    git: str = ""
    traces: tuple[Trace, ...] = ()  # what only the state held: copies for undo, run records, proposals

    def __str__(self) -> str:
        parts = (
            count_noun(len(self.cells), "statement"),
            count_noun(len(self.conversations), "conversation"),
            count_noun(len(self.documents), "document"),
        )
        return f"{'would forget' if self.dry_run else 'forgot'} {', '.join(parts)}"


def forget(
    store: Store,
    index: Index,
    targets: Sequence[Target],
    now: datetime,
    *,
    find: Find,
    dry_run: bool = False,
    keep_cells: bool = False,
    keep_messages: bool = False,
) -> Forgotten:
    """Forget the targets; with ``dry_run``, only return what would be removed.

    ``find`` searches for other texts that say the same. ``keep_cells``: of a conversation, remove only the transcript
    and the summary. ``keep_messages``: do not change transcripts when a cell, topic or entity is forgotten. Raises
    NotFoundError, InputError, VaultError; after a VaultError the next use of the vault continues the work.
    """
    if not targets:
        raise InputError("name what to forget")
    planner = Planner(store, keep_cells=keep_cells, keep_messages=keep_messages)
    if dry_run:
        plan = planner.plan(targets)
        return _report(plan, planner, describe_purge(store, list_committed_paths(store, plan, planner)), dry_run=True)
    with store.lock():
        plan = planner.plan(targets)
        held = list_committed_paths(store, plan, planner)
        atomic_files.replace(store.state / Path(JOURNAL).name, _journal(plan), JOURNAL, mode=0o600)
    remains = _erase_all(store, index, plan, now)
    report = _report(plan, planner, describe_purge(store, held), dry_run=False)
    rest = (
        *find_copies(store, planner.gone),
        *find_naming_notes(store, planner.spoken),
        *find_alike(find, planner.gone),
    )
    rest += tuple(f"{path}: is called so and says other things, too; rename it" for path in planner.called)
    return replace(report, remains=(*remains, *rest))


def finish(store: Store, index: Index, now: datetime) -> bool:
    """Finish an interrupted run; return whether that succeeded. If another process is doing it, do nothing.

    An error does not keep the vault from opening: the next use of the vault tries again.
    """
    if not (store.root / JOURNAL).exists():
        return False
    try:
        with store.lock(timeout=0):
            plan = decode_json(ErasurePlan, json.loads(store.read(JOURNAL)))
    except (BusyError, NotFoundError):
        return False
    except (ValueError, TypeError, AttributeError, KeyError):
        damaged.set_aside(store, JOURNAL)  # `doctor` reports that it must be forgotten again
        return False
    try:
        _erase_all(store, index, plan, now)
    except VaultMemoryError as error:
        emit("forgetting", user=store.root.name, stage="unfinished", error=type(error).__name__)
        return False
    return True


# --------------------------------------------------------------------------------------------------


def _erase_all(store: Store, index: Index, plan: ErasurePlan, now: datetime) -> list[str]:
    """Erase every part, even if an earlier run erased some; return what a person must remove."""
    with store.lock(), start_run(store, "forget", now=now, copies=False, resumable=True) as run:
        tombstones.add(store, plan.salt, plan.digests)
        transcripts = _transcripts(store, plan)
        linking = [path for path, _ in list_linking_documents(store, plan) if not path.startswith("topics/")]
        remains = _documents(store, plan, now)
        remains += remove_links(store, plan)
        graph.forget_keys(store, plan.made)
        if (store.root / "entities").is_dir():  # removes names and relationships that only forgotten text mentioned
            update(store, now, user=load_settings(store.root).graph.user)
        once = set[str]().union(*(undo_journal.former_paths(store, path) for path in plan.documents))
        renamed = replace(plan, documents=tuple(sorted({*plan.documents, *once})))
        state_erasure.erase_from_state(store, renamed)
        state_traces.erase(store, plan.traces)
        called = {*plan.names, *(PurePosixPath(path).stem for path in once)}
        state_erasure.drop_copies(store, renamed, transcripts, partial(_holds, plan, called))
        for leftover in store.root.rglob(atomic_files.TEMPORARY):
            leftover.unlink(missing_ok=True)
        damaged.drop(store)
        _caches(store, index, plan)
        skip_hand_edits(store)
        atomic_files.delete(store.root / JOURNAL, JOURNAL)
        changed = [*transcripts, *plan.documents, *(path for path, _ in plan.cells), *linking]
        run.paths |= dict.fromkeys(changed)  # including files that a killed run changed before
        run.summary = "forgot something for good: what it was is kept nowhere"
        run.message = f"Forget\n\nWhat was forgotten is not named here.\n\nRun: {run.id}\n"
    emit(
        "forgetting",
        user=store.root.name,
        cells=len(plan.cells),
        documents=len(plan.documents),
        conversations=len(plan.conversations),
        redacted=len(plan.heard),
    )
    return remains


def _transcripts(store: Store, plan: ErasurePlan) -> list[str]:
    """Remove forgotten conversations, parts of others, and the summaries of both, which may repeat the text.

    Return the paths of these transcripts and summaries.
    """
    forgotten_digests, paths = tombstones.load(store), list[str]()
    for conversation in (*plan.conversations, *plan.heard):
        for found in versions(store, conversation)[::-1]:  # a branch is found through those before it
            paths += [found.path, summaries.path(found.id)]
            _delete(store, summaries.path(found.id))
            if conversation in plan.conversations:
                _delete(store, found.path)
            elif (cleaned := redaction.redact_transcript(found, forgotten_digests)).text != found.text:
                _replace(store, found, cleaned)
        if conversation in plan.conversations:
            paths.append(summaries.path(conversation))
            _delete(store, summaries.path(conversation))
    return paths


def _documents(store: Store, plan: ErasurePlan, now: datetime) -> list[str]:
    remains: list[str] = []
    emptied = {path for path, _ in plan.cells}  # perhaps by a run that was killed before it deleted the file
    for path in plan.documents:
        _delete(store, path)
    for topic in list(documents(store)):
        named = [ref for path, ref in plan.cells if path == topic.path or ref.id.startswith("vm-")]
        refs = [ref for ref in named if topic.find(ref) is not None]
        try:
            remains += _document(store, topic, refs, plan, now)
            if topic.path in emptied:
                drop_if_empty(store, topic.path)
        except (VaultError, NotFoundError) as error:
            if refs:
                remains.append(f"{error}; take it out by hand")
    return remains


def _document(store: Store, topic: Topic, refs: Sequence[CellRef], plan: ErasurePlan, now: datetime) -> Iterator[str]:
    """Remove what is forgotten from one document; return what is left for the person to change."""
    lost = plan.source
    known = [source for cell in topic.cells for source in (cell.attributes.sources if cell.attributes else ())]
    known += [source for _, orphan in topic.orphans for source in orphan.sources] + list(topic.sources)
    if not refs and not any(map(lost, known)):
        return
    stuck: tuple[CellRef, ...] = ()

    def change(found: Topic) -> Topic:
        nonlocal stuck
        after, stuck = redaction.remove_cells(found, refs, lost, now, _OURS)
        return _summarise(after, now) if refs else after

    after = store.update_topic(topic.path, change)
    if stuck:
        yield f"{topic.path}: {len(stuck)} statements stand where nothing can be taken out safely; do it by hand"
    if refs and after.summary and not after.summary_ours:
        yield f"{topic.path}: the summary is yours and was left as it is"


def _summarise(topic: Topic, now: datetime) -> Topic:
    """Return the document with a new summary of the remaining statements, or without one if none remain."""
    if not topic.summary or not topic.summary_ours or is_extractive(topic.summary, topic.cells):
        return topic
    summary = extractive([cell for cell in topic.cells if not cell.superseded])
    if not summary:
        return redaction.remove_summary(topic, now)
    return apply(topic, [SetSummary(summary, reason="forgotten")], now=topic.updated or now)[0]


def _holds(plan: ErasurePlan, called: Collection[str], path: str, text: str) -> bool:
    """Return whether a document has a forgotten statement, or a link to a forgotten document by any of its names."""
    if any(compile_link(name).search(text.encode("utf-8", "replace")) for name in called):
        return True
    conversations = {base(source.partition("#")[0]) for source in (*plan.lost_conversations, *plan.messages)}
    if not plan.texts and not any(file_names.encode(conversation) in text for conversation in conversations):
        return False
    digests = Tombstones(plan.salt)
    for cell in parse(text, path).cells:
        sources = cell.attributes.sources if cell.attributes is not None else ()
        if (sources and all(map(plan.source, sources))) or digests.hash_text(cell.text) in plan.texts:
            return True
    return False


def _caches(store: Store, index: Index, plan: ErasurePlan) -> None:
    """Delete everything derived from the files, and the recorded queries. Raises VaultError."""
    from vault_memory.llm import cache
    from vault_memory.search.metrics import Metrics
    from vault_memory.vault.state.summary_votes import Votes
    from vault_memory.vault.state.usage import Usage

    try:
        cache.clear_cache()
    except OSError as error:
        raise VaultError(str(cache.find_cache_folder()), f"cannot be deleted ({error.strerror})") from error
    Metrics(store.root).forget_queries()
    Usage(store.root).forget((ref.id for _, ref in plan.cells if ref.id), plan.documents)
    Votes(store.root).forget(plan.conversations)
    index.purge()


def _delete(store: Store, path: str) -> None:
    """Delete the file, even if its content changes meanwhile."""
    with suppress(NotFoundError):
        while not store.delete(path, only=store.read(path)):
            continue


def _replace(store: Store, before: Transcript, after: Transcript) -> None:
    def change(data: bytes | None) -> bytes:
        if data is None:
            raise NotFoundError(f"{before.path}: was deleted meanwhile")
        found = transcript.decode(data, before.path)
        return redaction.redact_transcript(found, tombstones.load(store)).text.encode()

    store.update(before.path, change)


def _journal(plan: ErasurePlan) -> bytes:
    return (json.dumps(to_json(plan), ensure_ascii=False, indent=1) + "\n").encode("utf-8", "replace")


def _report(plan: ErasurePlan, planner: Planner, git: str, *, dry_run: bool) -> Forgotten:
    def hide_texts(said: Sequence[ForgottenStatement]) -> tuple[ForgottenStatement, ...]:
        return tuple(said if dry_run else (replace(each, text="") for each in said))

    return Forgotten(
        dry_run,
        cells=hide_texts(planner.gone),
        kept=hide_texts(planner.kept),
        conversations=plan.conversations,
        redacted=plan.heard,
        documents=plan.documents,
        git=git,
        traces=tuple(planner.traces if dry_run else (replace(each, text="") for each in planner.traces)),
    )
