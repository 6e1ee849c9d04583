"""Implement `Memory.evaluate`, `Memory.tune` and `Memory.measure_thresholds`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from vault_memory.api.open_vault import OpenVault, Progress
from vault_memory.config import find_user_config, list_environment_settings, load_settings
from vault_memory.errors import InputError
from vault_memory.evaluate import conversations, figures, labelled, questions_run, thresholds
from vault_memory.evaluate.metrics import MEASURES
from vault_memory.evaluate.questions_run import LabelledVault, QuestionOutcome
from vault_memory.evaluate.tune import FURTHER, FUSION, TuningResult, tune_weights
from vault_memory.llm.embedders.registry import choose_embedders
from vault_memory.vault import config_file

__all__ = ["Evaluation", "ThresholdReport", "TuneReport", "TuningResult", "evaluate", "measure_thresholds", "tune"]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The outcomes of every question under each configuration, and the labels that match nothing."""

    configs: tuple[Mapping[str, object], ...]
    outcomes: tuple[Sequence[QuestionOutcome], ...]
    unknown_labels: tuple[str, ...] = ()

    def to_json(self) -> Any:
        """Return the figures as JSON."""
        return figures.to_json(self.configs, self.outcomes, self.unknown_labels)

    def tables(self) -> Sequence[Sequence[Sequence[str]]]:
        """Return the figures as tables of text; the first row of each table holds the headings."""
        return list(figures.build_tables(self.configs, self.outcomes))

    def __str__(self) -> str:
        first = next(iter(self.tables()), ())
        return "\n".join("  ".join(row) for row in first)


@dataclass(frozen=True, slots=True)
class TuneReport:
    """The result of tuning, the weights that differ from the settings, and whether they were written."""

    tuned: TuningResult
    changes: Mapping[str, float]
    written: bool
    unknown_labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ThresholdReport:
    """The distribution of an embedder's similarities. ``written``: the file with its new thresholds, or None."""

    embedder: str
    table: Sequence[Sequence[str]]
    json: Mapping[str, Any]
    written: Path | None = None


def evaluate(
    vault: OpenVault,
    queries: Path | None,
    configs: Sequence[Mapping[str, object]],
    locomo: Path | None,
    beam: Path | None,
    cells: bool,
    progress: Progress | None,
) -> Evaluation:
    """Ask the questions with the current settings, then with each of ``configs``."""
    everything = ({}, *configs)
    with _subjects(vault, queries, locomo, beam, cells) as (found, own):
        outcomes = questions_run.compare_configs(found, everything, progress)
        unknown = [label for subject in found for label in questions_run.list_unknown_labels(subject)] if own else []
    return Evaluation(everything, tuple(outcomes), tuple(unknown))


def tune(
    vault: OpenVault,
    queries: Path | None,
    locomo: Path | None,
    beam: Path | None,
    measure: str,
    dry_run: bool,
    progress: Callable[[int], None] | None,
) -> TuneReport:
    """Try other weights; write them if they are better on questions that did not choose them."""
    if measure not in MEASURES:
        raise InputError(f"measure must be one of {', '.join(MEASURES)}, not '{measure}'")
    if not dry_run:
        refuse_locked()
    with _subjects(vault, queries, locomo, beam, False) as (found, own):
        unknown = [label for subject in found for label in questions_run.list_unknown_labels(subject)] if own else []
        tuned = tune_weights(found, vault.settings.search, measure, progress)
    changes = {name: value for name, value in tuned.chosen.items() if value != tuned.before[name]}
    written = tuned.better and bool(changes) and not dry_run
    if written:
        config_file.save(vault.store, {f"search.{name}": value for name, value in changes.items()}, vault.clock())
    return TuneReport(tuned, changes, written, tuple(unknown))


def refuse_locked() -> None:
    """Raise InputError if the environment sets a weight, because it would override the written value."""
    by_environment = list_environment_settings()
    for setting in (f"search.{name}" for name in (*FUSION, *FURTHER)):
        if variable := by_environment.get(setting):
            raise InputError(f"{variable} in the environment overrides {setting}: unset it, or use --dry-run")


def measure_thresholds(name: str, locomo: Path | None, save: bool) -> ThresholdReport:
    """Measure the distribution of an embedder's similarities on labelled pairs."""
    if save and name != "api":
        raise InputError("only models behind an API can have thresholds set; the packaged models include theirs")
    settings = replace(load_settings().embedder, name=name)
    embedder, _ = choose_embedders(settings)
    if embedder is None:
        raise InputError("'none' has no similarities" if name == "none" else f"{settings.model} cannot be reached")
    spreads = thresholds.measure_spreads(embedder, locomo)
    if save:
        from vault_memory.llm.embedders.litellm_api import format_thresholds

        values = format_thresholds(thresholds.suggest_thresholds(spreads, embedder), settings.model)
        config_file.save_own(find_user_config(), {"embedder.thresholds": values})
    return ThresholdReport(
        embedder.name,
        thresholds.build_table(spreads, embedder),
        thresholds.to_json(spreads, embedder),
        find_user_config() if save else None,
    )


@contextmanager
def _subjects(
    vault: OpenVault, queries: Path | None, locomo: Path | None, beam: Path | None, cells: bool
) -> Iterator[tuple[list[LabelledVault], bool]]:
    """Yield the vaults to ask and whether it is this vault; conversations get vaults in a temporary folder."""
    if locomo is None and beam is None:
        asked = labelled.load_labelled_set(queries or vault.root / labelled.FILE)
        yield [LabelledVault(vault.home, vault.user, asked)], True
        return
    if queries is not None:
        raise InputError("labelled queries are about this vault; they exclude --locomo and --beam")
    samples = [*(conversations.read_locomo(locomo) if locomo else ()), *(conversations.read_beam(beam) if beam else ())]
    with TemporaryDirectory() as folder:
        yield questions_run.build_vaults(samples, Path(folder), cells=cells), False
