"""Define the background jobs of the server; each is also a verb of the command line."""

from __future__ import annotations

from vault_memory.memory import Memory
from vault_memory.serve.jobs.scheduler import Job


def define_jobs(memory: Memory) -> list[Job]:
    """Return the jobs, in the order in which the page lists them."""
    return [
        Job("summaries", "Summarise conversations", lambda s: s.summaries, lambda: _summaries(memory)),
        Job("pending", "Finish postponed merges and conversations", lambda s: s.pending, lambda: _pending(memory)),
        Job("graph", "Update the notes on entities", lambda s: s.graph, lambda: _graph(memory)),
        Job("decay", "Archive faded statements", lambda s: s.decay, lambda: _decay(memory)),
        Job("index", "Check the index, retry failed embeddings", lambda s: s.index, lambda: _index(memory)),
        Job("retention", "Delete old metrics", lambda s: s.retention, lambda: _retention(memory)),
    ]


def _summaries(memory: Memory) -> str:
    if not memory.settings.llm.model:
        return "no model is set; conversations are summarised when somebody asks"
    return _count(memory.conversations.summarize_due(), "summary renewed", "summaries renewed")


def _pending(memory: Memory) -> str:
    if not memory.settings.llm.model and not memory.runs.has_unfinished():
        return "no model is set; nothing waits"
    report = memory.consolidate()
    return "; ".join(
        [
            _count(len(report.topics), "topic", "topics"),
            _count(len(report.conversations), "conversation", "conversations"),
            *report.errors,
        ]
    )


def _graph(memory: Memory) -> str:
    if not memory.settings.graph.enabled:
        return "the graph is switched off"
    done = memory.graph.update()
    if done.unchanged:
        return "nothing has changed"
    made = (("made", done.created), ("changed", done.changed), ("dropped", done.dropped))
    return "; ".join(
        [*(f"{_count(len(paths), 'note', 'notes')} {what}" for what, paths in made if paths), *done.problems]
    )


def _decay(memory: Memory) -> str:
    done = memory.decay()
    moved = f"{_count(len(done.moved), 'statement', 'statements')} moved to archive/"
    left = [f"{len(done.faded)} faded and left for you"] if done.faded else []
    return "; ".join([moved, *left, *done.errors])


def _index(memory: Memory) -> str:
    done = memory.sync()
    if done.stale:
        return "not done: another process is indexing, or the index cannot be written"
    return f"{_count(done.changed, 'file', 'files')} changed, {done.embedded} embedded, {done.failed} failed"


def _retention(memory: Memory) -> str:
    return _count(memory.prune_metrics(), "record deleted", "records deleted")


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
