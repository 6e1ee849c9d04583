"""``vault-memory eval metrics``: show how recent searches did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json, say

if TYPE_CHECKING:
    from vault_memory.api.results import MetricsReport

_BARS = " ▁▂▃▄▅▆▇█"
_DAYS = 30  # with new statements, that are shown
_PERCENTILES = ("p50", "p95", "p99")


@click.command(name="metrics", short_help="show statistics of recent searches")
@click.option("--days", type=click.IntRange(min=1), help="Number of days to look back. [30]")
@json_option
@pass_context
def command(context: GlobalOptions, days: int | None, as_json: bool) -> None:
    """Show hit rate, similarities, latency, results, budgets and flags of the queries kept in .state.

    \b
    vault-memory eval metrics --days 7
    """
    from vault_memory.api.json_output import metrics_to_json

    memory = context.memory()
    found, growth = memory.metrics(days), memory.growth()
    if as_json:
        print_json(metrics_to_json(found) | {"growth": [{"date": day, "cells": cells} for day, cells in growth]})
        return
    if not found.queries:
        say("no queries yet; they are counted when you search")
        return
    from vault_memory.cli.table_layout import Column, pairs, table

    out = console()
    pairs(out, _rows(found))
    out.print("")
    columns = [Column("ms"), *(Column(name, right=True) for name in _PERCENTILES)]
    table(out, columns, ((stage, *(f"{of[p]:,.2f}" for p in _PERCENTILES)) for stage, of in found.latency.items()))
    out.print("")
    pairs(out, ((label, sparkline(values)) for label, values in _lines(found)))
    if growth:
        pairs(out, [("statements", sparkline([float(cells) for _, cells in growth[-_DAYS:]]))])


def _rows(found: MetricsReport) -> Iterator[tuple[str, str]]:
    verbs = ", ".join(f"{count:,} {verb}" for verb, count in found.verbs.items())
    yield "queries", f"{found.queries:,} ({verbs}) since {found.since:%Y-%m-%d}"
    yield "hit rate", f"{found.hit_rate:.0%}"
    if found.mean_top_similarity is not None:
        yield "top similarity", f"{found.mean_top_similarity:.2f} on average"
    yield "returned", ", ".join(f"{share:.0%} {tier}" for tier, share in found.mix.items()) or "nothing"
    yield "with a summary", f"{found.summary_frequency:.0%}"
    found_by = [f"{mean:g} {source.replace('_', ' ')}" for source, mean in found.sources.items() if mean]
    yield "found per query", ", ".join(found_by) or "nothing"
    if found.budget:
        used = f"{found.budget['median']:,.0f} of {found.budget['limit']:,.0f} tokens, p95 {found.budget['p95']:,.0f}"
        yield "budget", f"{used}; {found.budget['overflow']:.0%} of contexts had more than fits"
    yield "flags", ", ".join(f"{name} {value:g}" for name, value in found.flags.items())


def _lines(found: MetricsReport) -> Iterator[tuple[str, list[float]]]:
    yield "queries a day", [float(day.queries) for day in found.days]
    yield "hit rate", [day.hit_rate for day in found.days]
    yield "p95 ms", [day.p95_ms for day in found.days]


def sparkline(values: Sequence[float]) -> str:
    """Draw a bar for each value, scaled to the highest, and append the highest value."""
    top = max(values, default=0.0)
    bars = "".join(_BARS[round(value / top * (len(_BARS) - 1))] if top > 0 else _BARS[0] for value in values)
    return f"{bars} max {top:.3g}" if top < 100 else f"{bars} max {top:,.0f}"
