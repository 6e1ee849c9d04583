"""``vault-memory eval tune``: find better weights for search, from labelled questions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json
from vault_memory.cli.eval_run import beam_option, locomo_option
from vault_memory.cli.progress import progress

if TYPE_CHECKING:
    from vault_memory.api.evaluation import TuningResult


@click.command(name="tune", short_help="fit the weights of search to labelled questions")
@click.argument("queries", type=click.Path(exists=True, dir_okay=False, path_type=Path), required=False)
@locomo_option
@beam_option
@click.option(
    "--measure", default="ndcg@5", help="Measure to improve: recall@5, recall@10, mrr, ndcg@5, ndcg@10. [ndcg@5]"
)
@click.option("--dry-run", is_flag=True, help="Write nothing.")
@json_option
@pass_context
def command(
    context: GlobalOptions,
    queries: Path | None,
    locomo: Path | None,
    beam: Path | None,
    measure: str,
    dry_run: bool,
    as_json: bool,
) -> None:
    """Try other weights on the labelled QUERIES of this vault (its queries.yaml) and write the winner to config.yaml.

    Weights are chosen on some of the questions and judged on the others (conversation by conversation, if there are
    several); only weights that are better there are written. "config unset search.alpha" restores a default. "eval run
    --help" shows how questions are labelled. Exit code 1 if labels match nothing in the vault.

    \b
    vault-memory eval tune --dry-run
    """
    memory = context.memory()
    with progress("Weights tried", quiet=as_json) as update:
        report = memory.tune(
            queries, locomo=locomo, beam=beam, measure=measure, dry_run=dry_run, progress=lambda done: update(done, 0)
        )
    tuned = report.tuned
    if as_json:
        print_json(
            {
                "measure": measure,
                "groups": tuned.groups,
                "before": tuned.score_before,
                "chosen": tuned.score_chosen,
                "held_out": tuned.held_out,
                "changes": {f"search.{name}": value for name, value in report.changes.items()},
                "written": report.written,
                "unknown_labels": list(report.unknown_labels),
            }
        )
    else:
        _print(tuned, report.changes, report.written)
        for label in report.unknown_labels:
            console().print(f"label matches nothing: {label}", style="yellow", markup=False)
    if report.unknown_labels:
        raise click.exceptions.Exit(1)


def _print(tuned: TuningResult, changes: Mapping[str, float], written: bool) -> None:
    out = console()
    out.print(f"{tuned.measure}, mean of {tuned.groups} groups of questions")
    out.print(f"  as set              {tuned.score_before:.3f}")
    out.print(f"  chosen on all       {tuned.score_chosen:.3f}")
    out.print(f"  on groups left out  {tuned.held_out:.3f}")
    for name, value in changes.items():
        out.print(f"  search.{name}: {tuned.before[name]:g} → {value:g}")
    if not tuned.better:
        out.print("Nothing is written: these weights are no better on questions that did not choose them.")
    elif written:
        out.print("Written to config.yaml.")
