"""Ask labelled questions of vaults under one or several configurations, without counting anything as used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from vault_memory.evaluate import labelled
from vault_memory.evaluate.conversations import LabelledConversation
from vault_memory.evaluate.evaluation_vault import open_vault
from vault_memory.evaluate.labelled import LabelledSet
from vault_memory.evaluate.metrics import DEPTH, MEASURES, mean
from vault_memory.models import Entry, Filter

Progress = Callable[[int, int], None]
SettingOverrides = Mapping[str, object]  # settings: search.alpha → 0.5
SESSION = "session@5"


@dataclass(frozen=True, slots=True)
class LabelledVault:
    """A vault on disk and the questions about it."""

    home: Path
    user: str
    labelled: LabelledSet


@dataclass(frozen=True, slots=True)
class QuestionOutcome:
    """The figures of one question, by measure."""

    subject: str
    category: str
    figures: Mapping[str, float]


def build_vaults(samples: Iterable[LabelledConversation], home: Path, *, cells: bool = False) -> list[LabelledVault]:
    """Make a vault below ``home`` for each conversation. ``cells``: archive it; else only store its transcript."""
    from vault_memory.vault.conversations.store_conversation import store_conversation
    from vault_memory.vault.runs.run import start_run

    subjects = []
    for sample in samples:
        with open_vault(home, sample.conversation.id, new=True) as vault:
            if cells:
                list(vault.archivist().archive([sample.conversation]))
            else:
                with start_run(vault.store, "evaluate", now=datetime.now(UTC)):
                    store_conversation(vault.store, sample.conversation)
        subjects.append(LabelledVault(home, sample.conversation.id, sample.labelled))
    return subjects


def ask_questions(subject: LabelledVault, config: SettingOverrides) -> list[QuestionOutcome]:
    """Return the figures of every question, in order. Raises InputError for a setting that does not exist."""
    from vault_memory.search.question import SearchSetup
    from vault_memory.search.tiers import search

    asked_at = subject.labelled.now or datetime.now(UTC)
    outcomes = []
    with open_vault(subject.home, subject.user, config) as vault:
        vault.index.catch_up()
        embedder = vault.embedders.questions(vault.index.serving)
        setup = SearchSetup(vault.index.snapshot(), embedder, vault.settings.search, asked_at)
        for query in subject.labelled.queries:
            result = search(
                setup,
                query.text,
                limit=min(DEPTH, vault.settings.search.max_limit),
                source_type=query.source_type,
            )
            entries = [hit.entry for hit in result.hits]
            judged = labelled.judge_ranking(entries, query.relevant)
            average_figures = {name: measure(judged) for name, measure in MEASURES.items()}
            if subject.labelled.sessions:
                average_figures[SESSION] = float(_is_session_found(entries, query.relevant, subject.labelled.sessions))
            outcomes.append(QuestionOutcome(subject.labelled.name, query.category, average_figures))
    return outcomes


def _is_session_found(entries: Sequence[Entry], relevant: Iterable[str], sessions: Mapping[str, str]) -> bool:
    """Return whether one of the first five sessions of the ranking holds evidence."""
    wanted = {sessions[label] for label in relevant if label in sessions}
    said = (message for entry in entries for message in (entry.id, *entry.sources) if message in sessions)
    return not wanted.isdisjoint(list(dict.fromkeys(sessions[message] for message in said))[:5])


def compare_configs(
    subjects: Sequence[LabelledVault], configs: Sequence[SettingOverrides], progress: Progress | None = None
) -> list[list[QuestionOutcome]]:
    """Return the outcomes of every configuration, in order. ``progress`` gets the vaults done and their number."""
    outcomes: list[list[QuestionOutcome]] = []
    for number, config in enumerate(configs):
        outcomes.append([])
        for done, subject in enumerate(subjects, 1):
            outcomes[-1] += ask_questions(subject, config)
            if progress is not None:
                progress(number * len(subjects) + done, len(configs) * len(subjects))
    return outcomes


def average_figures(outcomes: Sequence[QuestionOutcome]) -> dict[str, float]:
    """Return the means over the questions, by measure."""
    names = dict.fromkeys(name for outcome in outcomes for name in outcome.figures)
    return {name: mean([o.figures[name] for o in outcomes if name in o.figures]) for name in names}


def group_by_category(outcomes: Sequence[QuestionOutcome]) -> dict[str, list[QuestionOutcome]]:
    """Group outcomes by the category of their question, sorted by name."""
    groups: dict[str, list[QuestionOutcome]] = {}
    for outcome in sorted(outcomes, key=lambda outcome: outcome.category):
        groups.setdefault(outcome.category, []).append(outcome)
    return groups


def list_unknown_labels(subject: LabelledVault) -> list[str]:
    """Return labels of the set that match nothing in the vault."""
    with open_vault(subject.home, subject.user) as vault:
        vault.index.sync()
        everything = vault.index.snapshot().newest(max(1, len(vault.index)), Filter())
        entries = list(vault.index.snapshot().entries(everything).values())
    return labelled.find_unknown_labels(subject.labelled.queries, entries)
