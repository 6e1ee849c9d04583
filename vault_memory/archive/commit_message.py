"""What a commit of a run says: what was added and superseded, topic by topic, for whoever reads the log."""

from __future__ import annotations

from collections.abc import Iterable

from vault_memory.models import ConsolidationReport, DocumentReport, Report, TopicReport

_MOST = 50  # topics a message names


def of_archive(report: Report, title: str = "") -> str:
    """The message of a run that archived one conversation."""
    touched = [document for document in report.documents if not document.error]
    counts = _counted(
        (sum(d.added for d in touched), "added"),
        (sum(d.updated for d in touched), "said again"),
        (sum(d.superseded for d in touched), "superseded"),
        (sum(d.removed for d in touched), "taken out"),
    )
    what = f"Archive {_one_line(title or report.conversation)}" if report.conversation else "Remember"
    about = f"Conversation: {report.conversation}" if report.conversation else ""
    return _message(f"{what}: {counts or 'nothing kept'}", (_document(d) for d in touched), about, report.run)


def of_consolidation(report: ConsolidationReport) -> str:
    """The message of a consolidation."""
    touched = [topic for topic in report.topics if topic.changed]
    subject = subject_of_consolidation(report)
    return _message(subject[:1].upper() + subject[1:], (_topic(t) for t in touched), "", report.run)


def subject_of_consolidation(report: ConsolidationReport) -> str:
    """Return in a few words what a consolidation did."""
    touched = [topic for topic in report.topics if topic.changed]
    counts = _counted(
        (sum(t.summary for t in touched), "summaries" if sum(t.summary for t in touched) != 1 else "summary"),
        (sum(t.merged for t in touched), "merged"),
        (sum(t.superseded for t in touched), "superseded"),
        (sum(t.removed for t in touched), "pruned"),
    )
    return f"consolidate: {counts or 'nothing changed'}"


def of_run(subject: str, run: str, lines: Iterable[str] = ()) -> str:
    """The message of any other run."""
    return _message(_one_line(subject), lines, "", run)


def _message(subject: str, lines: Iterable[str], about: str, run: str) -> str:
    named = list(lines)
    if len(named) > _MOST:
        named = [*named[:_MOST], f"and {len(named) - _MOST} more"]
    foot = "\n".join(line for line in (about, f"Run: {run}") if line)
    return "\n\n".join(part for part in (subject, "\n".join(named), foot) if part) + "\n"


def _document(document: DocumentReport) -> str:
    counts = _counted(
        (document.added, "added"),
        (document.updated, "said again"),
        (document.superseded, "superseded"),
        (document.removed, "taken out"),
    )
    return f"{document.topic}: {counts or 'unchanged'}{' (new)' if document.created else ''}"


def _topic(topic: TopicReport) -> str:
    done = _counted((topic.merged, "merged"), (topic.superseded, "superseded"), (topic.removed, "pruned"))
    return f"{topic.topic}: " + (", ".join(filter(None, ["new summary" if topic.summary else "", done])) or "proposed")


def _counted(*counts: tuple[int, str]) -> str:
    return ", ".join(f"{count} {word}" for count, word in counts if count)


def _one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else f"{line[:59]}…"
