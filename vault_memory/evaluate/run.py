"""Ask labelled questions of vaults, under one configuration or several, and touch nothing by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from vault_memory.evaluate import labelled
from vault_memory.evaluate.conversations import Sample
from vault_memory.evaluate.labelled import LabelledSet
from vault_memory.evaluate.metrics import DEPTH, MEASURES, mean
from vault_memory.evaluate.opened import opened
from vault_memory.models import Entry, Filter

Progress = Callable[[int, int], None]
Config = Mapping[str, object]  # settings: search.alpha → 0.5
SESSION = "session@5"


@dataclass(frozen=True, slots=True)
class Subject:
    """A vault on disk and the questions about it."""

    home: Path
    user: str
    labelled: LabelledSet


@dataclass(frozen=True, slots=True)
class Outcome:
    """One question: its figures by measure."""

    subject: str
    category: str
    figures: Mapping[str, float]


def build(samples: Iterable[Sample], home: Path, *, cells: bool = False) -> list[Subject]:
    """A vault below ``home`` for each conversation. ``cells``: archived; otherwise its transcript alone."""
    from vault_memory.vault.conversations.transcripts import store_conversation
    from vault_memory.vault.runs.run import start_run

    subjects = []
    for sample in samples:
        with opened(home, sample.conversation.id, new=True) as vault:
            if cells:
                list(vault.archivist().archive([sample.conversation]))
            else:
                with start_run(vault.store, "evaluate", now=datetime.now(UTC)):
                    store_conversation(vault.store, sample.conversation)
        subjects.append(Subject(home, sample.conversation.id, sample.labelled))
    return subjects


def ask(subject: Subject, config: Config) -> list[Outcome]:
    """The figures of every question, in order. Raises InputError for a setting that does not exist."""
    from vault_memory.search.tiers import search

    asked_at = subject.labelled.now or datetime.now(UTC)
    outcomes = []
    with opened(subject.home, subject.user, config) as vault:
        vault.index.catch_up()
        questions = vault.embedders.questions(vault.index.serving)
        for query in subject.labelled.queries:
            result = search(
                vault.index,
                query.text,
                embedder=questions,
                settings=vault.settings.search,
                now=asked_at,
                limit=min(DEPTH, vault.settings.search.max_limit),
                source_type=query.source_type,
            )
            entries = [hit.entry for hit in result.hits]
            judged = labelled.judge(entries, query.relevant)
            figures = {name: measure(judged) for name, measure in MEASURES.items()}
            if subject.labelled.sessions:
                figures[SESSION] = float(_session_found(entries, query.relevant, subject.labelled.sessions))
            outcomes.append(Outcome(subject.labelled.name, query.category, figures))
    return outcomes


def _session_found(entries: Sequence[Entry], relevant: Iterable[str], sessions: Mapping[str, str]) -> bool:
    """Is a session that holds evidence among the first five sessions of the ranking?"""
    wanted = {sessions[label] for label in relevant if label in sessions}
    said = (message for entry in entries for message in (entry.id, *entry.sources) if message in sessions)
    return not wanted.isdisjoint(list(dict.fromkeys(sessions[message] for message in said))[:5])


def compare(
    subjects: Sequence[Subject], configs: Sequence[Config], progress: Progress | None = None
) -> list[list[Outcome]]:
    """The outcomes of every configuration, in their order. ``progress``: vaults done and in all."""
    outcomes: list[list[Outcome]] = []
    for number, config in enumerate(configs):
        outcomes.append([])
        for done, subject in enumerate(subjects, 1):
            outcomes[-1] += ask(subject, config)
            if progress is not None:
                progress(number * len(subjects) + done, len(configs) * len(subjects))
    return outcomes


def figures(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Means over the questions, by measure."""
    names = dict.fromkeys(name for outcome in outcomes for name in outcome.figures)
    return {name: mean([o.figures[name] for o in outcomes if name in o.figures]) for name in names}


def by_category(outcomes: Sequence[Outcome]) -> dict[str, list[Outcome]]:
    """Sorted by name."""
    groups: dict[str, list[Outcome]] = {}
    for outcome in sorted(outcomes, key=lambda outcome: outcome.category):
        groups.setdefault(outcome.category, []).append(outcome)
    return groups


def unknown_labels(subject: Subject) -> list[str]:
    """Labels of the set that match nothing in the vault."""
    with opened(subject.home, subject.user) as vault:
        vault.index.sync()
        everything = vault.index.newest(max(1, len(vault.index)), Filter())
        entries = list(vault.index.entries(everything).values())
    return labelled.unknown(subject.labelled.queries, entries)
