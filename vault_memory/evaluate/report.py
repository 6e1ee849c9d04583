"""Figures for people (tables) and programs (JSON)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from vault_memory.evaluate.run import Config, Outcome, by_category, figures

Rows = list[tuple[str, ...]]


def label(config: Config) -> str:
    """``search.alpha=0.5 search.beta=0.4``; what is changed by nothing is "as set"."""
    return " ".join(f"{name}={value}" for name, value in config.items()) or "as set"


def to_json(configs: Sequence[Config], outcomes: Sequence[Sequence[Outcome]], problems: Sequence[str]) -> Any:
    """``{"questions", "configurations": [{"settings", "figures", "categories", "vaults"}], "unknown_labels"}``."""
    return {
        "questions": len(outcomes[0]),
        "configurations": [
            {
                "settings": dict(config),
                "figures": _rounded(figures(found)),
                "categories": _groups(by_category(found)),
                "vaults": _groups(_by_subject(found)),
            }
            for config, found in zip(configs, outcomes, strict=True)
        ],
        "unknown_labels": list(problems),
    }


def tables(configs: Sequence[Config], outcomes: Sequence[Sequence[Outcome]]) -> Iterable[Rows]:
    """Measures by configuration, then of each by category (and by vault, where there are several): rows of text, the
    first of which holds the headings.
    """
    yield _table(f"{len(outcomes[0])} questions", zip(map(label, configs), map(figures, outcomes), strict=True))
    for title, grouped in (("by category", by_category), ("by vault", _by_subject)):
        for config, found in zip(configs, outcomes, strict=True):
            groups = grouped(found)
            if len(groups) > 1:
                rows = ((f"{name or 'none'} ({len(part)})", figures(part)) for name, part in groups.items())
                yield _table(f"{title}, {label(config)}" if len(configs) > 1 else title, rows)


def _table(title: str, rows: Iterable[tuple[str, Mapping[str, float]]]) -> Rows:
    found = list(rows)
    measures = list(found[0][1])
    values = [(name, *(f"{of[m]:.3f}" if m in of else "" for m in measures)) for name, of in found]
    return [(title, *measures), *values]


def _by_subject(outcomes: Sequence[Outcome]) -> dict[str, list[Outcome]]:
    groups: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        groups.setdefault(outcome.subject, []).append(outcome)
    return groups


def _groups(groups: Mapping[str, Sequence[Outcome]]) -> dict[str, dict[str, float]]:
    return {name: {"questions": len(part)} | _rounded(figures(part)) for name, part in groups.items()}


def _rounded(values: Mapping[str, float]) -> dict[str, float]:
    return {name: round(value, 4) for name, value in values.items()}
