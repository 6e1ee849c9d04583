"""``archive --dry-run``: what would be done, or with a model what it would take. Nothing is written or sent."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from vault_memory.archive import job as jobs
from vault_memory.archive import pipeline
from vault_memory.archive.job import Job, Parts
from vault_memory.archive.write import report, revise
from vault_memory.models import Conversation, DocumentReport, Edit, Preview, Report, Topic
from vault_memory.vault import document
from vault_memory.vault.conversations import preview

if TYPE_CHECKING:
    from vault_memory.archive.extract import LlmExtractor
    from vault_memory.llm.client import Client

MERGES = 3  # documents that the items of a window usually touch
_MERGE = (2500, 400)  # tokens in and out of a usual merge


def dry_run(conversation: Conversation, parts: Parts, *, redo: bool = False) -> Preview:
    """Raises InputError, VaultError, ConsolidationError as archiving would before it writes anything."""
    job = pipeline.redact(Job(conversation, ""), parts)
    transcript, new = preview(parts.store, job.conversation)
    if redo:
        new = tuple(m for m in transcript.messages if m.role != "system" and m.id not in transcript.shared)
    job = replace(job, transcript=transcript, new=new)
    if parts.client is not None:
        return _estimate(job, parts, parts.client)
    for stage in (pipeline.extract, pipeline.gate, pipeline.match, pipeline.merge):
        job = stage(job, parts)
    return Preview(transcript.id, len(new), _report(job, parts))


def _estimate(job: Job, parts: Parts, client: Client) -> Preview:
    assert job.transcript is not None
    extractor: LlmExtractor = parts.extractor  # type: ignore[assignment]  # with a client it is this one
    whole = replace(job.conversation, id=job.transcript.id, messages=job.transcript.messages)
    names = [topic.name for topic in parts.similar.topic_names()]
    estimates = [client.estimate(prompt) for prompt in extractor.prompts(whole, job.new, names)]
    merges = MERGES * len(estimates)
    given = sum(estimate.tokens_in for estimate in estimates)
    made = sum(estimate.tokens_out for estimate in estimates)
    costs = [estimate.cost for estimate in estimates if estimate.cost is not None]
    share = 1 + merges * (_MERGE[0] + _MERGE[1]) / max(given + made, 1)
    return Preview(
        job.transcript.id,
        len(job.new),
        model=client.model,
        calls=len(estimates) + merges,
        tokens_in=given + merges * _MERGE[0],
        tokens_out=made + merges * _MERGE[1],
        cost=round(sum(costs) * share, 6) if costs or not estimates else None,
    )


def _report(job: Job, parts: Parts) -> Report:
    """The edits applied to the documents in memory."""
    assert job.transcript is not None
    by_path: dict[str, list[tuple[int, Edit]]] = defaultdict(list)
    for number, placed in enumerate(job.items):
        if placed.decision is not None:
            by_path[placed.decision.path] += [(number, edit) for edit in placed.decision.edits]
    items, documents = list(job.items), list[DocumentReport]()
    for path, numbered in sorted(by_path.items()):
        topic = _topic(path, job, parts)
        after, results = revise(
            topic,
            [edit for _, edit in numbered],
            source=job.transcript.id,
            consolidate_after=parts.settings.archive.consolidate_after,
            now=parts.now,
        )
        done = report(path, after.name, path in job.fresh, results, len(after.text))
        documents.append(done)
        for (number, _), result in zip(numbered, results, strict=True):
            if items[number].outcome is None:
                items[number] = pipeline.settled(items[number], done, result)
    return jobs.report(replace(job, items=tuple(items), documents=tuple(documents)), parts)


def _topic(path: str, job: Job, parts: Parts) -> Topic:
    if path in job.fresh:
        return document.new(job.fresh[path], path, created=parts.now)
    return document.decode(parts.store.read(path), path)
