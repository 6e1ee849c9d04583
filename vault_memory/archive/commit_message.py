"""Format commit messages of runs: what was added and superseded, topic by topic."""

from __future__ import annotations

from collections.abc import Iterable

from vault_memory.models import ConsolidationReport, DocumentReport, Report, TopicReport

_MAX_TOPICS = 50  # topics a message names


def format_archive_message(report: Report, title: str = "") -> str:
    """Return the message of a run that archived one conversation."""
    touched = [document for document in report.documents if not document.error]
    counts = _join_counts(
        (sum(d.added for d in touched), "added"),
        (sum(d.updated for d in touched), "said again"),
        (sum(d.superseded for d in touched), "superseded"),
        (sum(d.removed for d in touched), "taken out"),
    )
    what = f"Archive {_shorten(title or report.conversation)}" if report.conversation else "Remember"
    about = f"Conversation: {report.conversation}" if report.conversation else ""
    return _join_parts(
        f"{what}: {counts or 'nothing kept'}", (_describe_document(d) for d in touched), about, report.run
    )


def format_consolidation_message(report: ConsolidationReport) -> str:
    """Return the message of a consolidation."""
    touched = [topic for topic in report.topics if topic.changed]
    subject = summarize_consolidation(report)
    return _join_parts(subject[:1].upper() + subject[1:], (_describe_topic(t) for t in touched), "", report.run)


def summarize_consolidation(report: ConsolidationReport) -> str:
    """Return in a few words what a consolidation did."""
    touched = [topic for topic in report.topics if topic.changed]
    counts = _join_counts(
        (sum(t.summary for t in touched), "summaries" if sum(t.summary for t in touched) != 1 else "summary"),
        (sum(t.merged for t in touched), "merged"),
        (sum(t.superseded for t in touched), "superseded"),
        (sum(t.removed for t in touched), "pruned"),
    )
    return f"consolidate: {counts or 'nothing changed'}"


def format_run_message(subject: str, run: str, lines: Iterable[str] = ()) -> str:
    """Return the message of any other run."""
    return _join_parts(_shorten(subject), lines, "", run)


def _join_parts(subject: str, lines: Iterable[str], about: str, run: str) -> str:
    named = list(lines)
    if len(named) > _MAX_TOPICS:
        named = [*named[:_MAX_TOPICS], f"and {len(named) - _MAX_TOPICS} more"]
    foot = "\n".join(line for line in (about, f"Run: {run}") if line)
    return "\n\n".join(part for part in (subject, "\n".join(named), foot) if part) + "\n"


def _describe_document(document: DocumentReport) -> str:
    counts = _join_counts(
        (document.added, "added"),
        (document.updated, "said again"),
        (document.superseded, "superseded"),
        (document.removed, "taken out"),
    )
    return f"{document.topic}: {counts or 'unchanged'}{' (new)' if document.created else ''}"


def _describe_topic(topic: TopicReport) -> str:
    done = _join_counts((topic.merged, "merged"), (topic.superseded, "superseded"), (topic.removed, "pruned"))
    return f"{topic.topic}: " + (", ".join(filter(None, ["new summary" if topic.summary else "", done])) or "proposed")


def _join_counts(*counts: tuple[int, str]) -> str:
    return ", ".join(f"{count} {word}" for count, word in counts if count)


def _shorten(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else f"{line[:59]}…"
