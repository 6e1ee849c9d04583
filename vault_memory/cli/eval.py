"""``vault-memory eval``: measure how good search is, and improve it."""

from __future__ import annotations

import click

from vault_memory.cli import eval_run, metrics, tune
from vault_memory.cli.command_groups import Subverbs


@click.group(name="eval", cls=Subverbs, default="run", words="run", flags={"--thresholds": "thresholds"})
def command() -> None:
    """Measure search on labelled questions, or show statistics of recent searches.

    \b
    vault-memory eval run
    vault-memory eval tune --dry-run
    vault-memory eval metrics --days 7
    vault-memory eval thresholds api
    """


for _verb in (eval_run.run, tune.command, metrics.command, eval_run.thresholds):
    command.add_command(_verb)
