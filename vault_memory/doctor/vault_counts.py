"""Count what is in a vault."""

from __future__ import annotations

from collections.abc import Sequence

from vault_memory.archive.maintenance.counters import counters
from vault_memory.index.sync import Index
from vault_memory.models import Topic
from vault_memory.vault import review
from vault_memory.vault.conversations.summaries import summaries
from vault_memory.vault.conversations.transcripts import transcripts
from vault_memory.vault.runs import records
from vault_memory.vault.sources.folders import PREFIX
from vault_memory.vault.storage.store import Store


def collect_status(store: Store, index: Index, topics: Sequence[Topic]) -> dict[str, object]:
    """Return counts of what is in the vault, the state of the index, and files that cannot be used."""
    synced = index.sync()
    cells = [cell for topic in topics for cell in topic.cells]
    scan = index.searched.scan()
    problems = [*scan.problems, *(problem for topic in topics for problem in topic.problems)]
    conversations = messages = 0
    for transcript in transcripts(store):
        conversations, messages = conversations + 1, messages + len(transcript.messages)
        problems += transcript.problems
    problems += [problem for summary in summaries(store) for problem in summary.problems]
    return {
        "vault": str(store.root),
        "topics": len(topics),
        "cells": sum(not cell.superseded for cell in cells),
        "superseded": sum(cell.superseded for cell in cells),
        "conversations": conversations,
        "messages": messages,
        "files": sum(file.path.startswith(PREFIX) for file in scan.files),
        "waiting_for_review": len(review.waiting(store)),
        "unfinished_runs": len(records.pending(store)),
        "archiving": counters(store),
        "index": index.status() | {"stale": synced.stale},
        "problems": [str(problem) for problem in problems],
    }
