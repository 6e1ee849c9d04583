"""Preview an archive run (``archive --dry-run``): its edits, or with a model its costs. Nothing is written or sent."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from vault_memory.archive import job as jobs
from vault_memory.archive import stages
from vault_memory.archive.decisions.decision import new_cell
from vault_memory.archive.job import ArchiveJob, Parts
from vault_memory.archive.maintenance import conversation_summaries
from vault_memory.archive.maintenance.consolidate import Consolidator
from vault_memory.archive.pipeline import PLANNING
from vault_memory.archive.write import report, revise
from vault_memory.models import Conversation, DocumentReport, Extractor, Item, Preview, Report, Topic
from vault_memory.vault.conversations import summaries
from vault_memory.vault.conversations.store_conversation import preview
from vault_memory.vault.document import topic_text
from vault_memory.vault.document.edits import apply

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vault_memory.archive.decisions.model_judge import LlmJudge
    from vault_memory.archive.extraction.by_model import LlmExtractor
    from vault_memory.llm.client import Client
    from vault_memory.llm.prompts.base import Prompt

_ITEM_TOKENS = 110  # tokens of an item in a reply
_FRAME_TOKENS = 40  # tokens of a reply around its items


def preview_archive(conversation: Conversation, parts: Parts, likely: Extractor, *, redo: bool = False) -> Preview:
    """Return the preview. The extractor ``likely`` stands in for a model, to estimate how many items it finds.

    Raises InputError, VaultError, ConsolidationError as archiving would before it writes anything.
    """
    job = stages.redact(ArchiveJob(conversation, "", redo=redo), parts)
    transcript, new = preview(parts.store, job.conversation)
    if redo and parts.client is None and transcript.undone:  # a redo takes in again what was taken back
        new = tuple(m for m in transcript.messages if m.id in transcript.undone or m in new)
    elif redo:
        new = tuple(m for m in transcript.messages if m.role != "system" and m.id not in transcript.shared)
    job = replace(job, transcript=transcript, new=new)
    if parts.client is not None:
        return _estimate_model_calls(job, parts, parts.client, likely)
    for stage in PLANNING:
        job = stage(job, parts)
    return Preview(transcript.id, len(new), _build_report(job, parts))


def _estimate_model_calls(job: ArchiveJob, parts: Parts, client: Client, likely: Extractor) -> Preview:
    """Estimate the calls for extraction, and for the later stages as if the model found what the rules find.

    A model finds other items and may have to be asked again, so the figures are approximate.
    """
    assert job.transcript is not None
    extractor: LlmExtractor = parts.extractor  # type: ignore[assignment]  # with a client it is this one
    whole = replace(job.conversation, id=job.transcript.id, messages=job.transcript.messages)
    reading = list(extractor.prompts(whole, job.new, [topic.name for topic in parts.similar.topic_names()]))
    found = stages.match(stages.gate(stages.extract(job, replace(parts, extractor=likely)), parts), parts)
    later = [*_list_merge_prompts(found, parts, client), *_list_summary_prompts(job, parts, client)]
    given = sum(client.estimate(prompt).tokens_in for prompt in [*reading, *later])
    made = _FRAME_TOKENS * len(reading) + _ITEM_TOKENS * len(found.items) + sum(prompt.expected for prompt in later)
    return Preview(
        job.transcript.id,
        len(job.new),
        model=client.model,
        calls=len(reading) + len(later),
        tokens_in=given,
        tokens_out=made,
        cost=client.price(given, made),
    )


def _list_merge_prompts(job: ArchiveJob, parts: Parts, client: Client) -> Iterator[Prompt]:
    """Yield the prompts that merge, and one for each document that is then due for a new summary."""
    judge: LlmJudge = parts.judge  # type: ignore[assignment]  # with a client it is this one
    work = Consolidator(parts.store, client, parts.settings.archive.consolidate_after)
    items: dict[str, list[Item]] = defaultdict(list)
    for placed in job.items:
        if placed.outcome is None:
            items[placed.path].append(placed.item)
    topics = {path: _load_topic(path, job, parts) for path in sorted(items)}
    yield from judge.prompts([(topics[path], some) for path, some in sorted(items.items())])
    for path, some in sorted(items.items()):
        topic = topics[path]
        assert job.transcript is not None
        adds = [new_cell(item, job.transcript.id, client.model) for item in some]
        after, _ = apply(topic, adds, now=parts.now)
        if work.due(after):
            yield work.prompt(after, client)


def _list_summary_prompts(job: ArchiveJob, parts: Parts, client: Client) -> Iterator[Prompt]:
    """Yield the prompts of the conversation's own summary, where it is due."""
    assert job.transcript is not None
    summary = summaries.load(parts.store, job.transcript.id)
    if conversation_summaries.due(job.transcript, summary, parts.settings.archive.summary_frequency):
        yield from conversation_summaries.prompts(
            conversation_summaries.select_unsummarised(job.transcript, summary), client
        )


def _build_report(job: ArchiveJob, parts: Parts) -> Report:
    """Apply the changes to the documents in memory, and report them."""
    assert job.transcript is not None
    source, documents = job.transcript.id, list[DocumentReport]()
    job = stages.plan_changes(job)
    for path, numbers in stages.list_by_path(job.changes):
        after, results = revise(
            _load_topic(path, job, parts),
            [job.changes[number].edit for number in numbers],
            source=source,
            consolidate_after=parts.settings.archive.consolidate_after,
            now=parts.now,
        )
        documents.append(report(path, after.name, path in job.fresh, results, len(after.text)))
        job = stages.record_outcomes(job, numbers, documents[-1], results)
    return jobs.report(replace(job, documents=tuple(documents)), parts)


def _load_topic(path: str, job: ArchiveJob, parts: Parts) -> Topic:
    if path in job.fresh:
        return topic_text.create_topic(job.fresh[path], path, created=parts.now)
    return topic_text.decode(parts.store.read(path), path)
