"""Format figures for people (tables) and programs (JSON)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from vault_memory.evaluate.questions_run import QuestionOutcome, SettingOverrides, average_figures, group_by_category

Rows = list[tuple[str, ...]]


def format_config(config: SettingOverrides) -> str:
    """Return ``search.alpha=0.5 search.beta=0.4``; "as set" where no setting is changed."""
    return " ".join(f"{name}={value}" for name, value in config.items()) or "as set"


def to_json(
    configs: Sequence[SettingOverrides], outcomes: Sequence[Sequence[QuestionOutcome]], problems: Sequence[str]
) -> Any:
    """Return the figures for JSON.

    ``{"questions", "configurations": [{"settings", "figures", "categories", "vaults"}], "unknown_labels"}``.
    """
    return {
        "questions": len(outcomes[0]),
        "configurations": [
            {
                "settings": dict(config),
                "figures": _round_values(average_figures(found)),
                "categories": _average_groups(group_by_category(found)),
                "vaults": _average_groups(_group_by_vault(found)),
            }
            for config, found in zip(configs, outcomes, strict=True)
        ],
        "unknown_labels": list(problems),
    }


def build_tables(configs: Sequence[SettingOverrides], outcomes: Sequence[Sequence[QuestionOutcome]]) -> Iterable[Rows]:
    """Yield tables: measures by configuration, then of each by category (and by vault, where there are several).

    A table is rows of text; the first row holds the headings.
    """
    yield _build_table(
        f"{len(outcomes[0])} questions", zip(map(format_config, configs), map(average_figures, outcomes), strict=True)
    )
    for title, grouped in (("by category", group_by_category), ("by vault", _group_by_vault)):
        for config, found in zip(configs, outcomes, strict=True):
            groups = grouped(found)
            if len(groups) > 1:
                rows = ((f"{name or 'none'} ({len(part)})", average_figures(part)) for name, part in groups.items())
                yield _build_table(f"{title}, {format_config(config)}" if len(configs) > 1 else title, rows)


def _build_table(title: str, rows: Iterable[tuple[str, Mapping[str, float]]]) -> Rows:
    found = list(rows)
    measures = list(found[0][1])
    values = [(name, *(f"{of[m]:.3f}" if m in of else "" for m in measures)) for name, of in found]
    return [(title, *measures), *values]


def _group_by_vault(outcomes: Sequence[QuestionOutcome]) -> dict[str, list[QuestionOutcome]]:
    groups: dict[str, list[QuestionOutcome]] = {}
    for outcome in outcomes:
        groups.setdefault(outcome.subject, []).append(outcome)
    return groups


def _average_groups(groups: Mapping[str, Sequence[QuestionOutcome]]) -> dict[str, dict[str, float]]:
    return {name: {"questions": len(part)} | _round_values(average_figures(part)) for name, part in groups.items()}


def _round_values(values: Mapping[str, float]) -> dict[str, float]:
    return {name: round(value, 4) for name, value in values.items()}
