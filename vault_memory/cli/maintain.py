"""``vault-memory maintain``: do the maintenance of a vault that `serve` does by itself."""

from __future__ import annotations

import click

from vault_memory.cli import consolidate, decay, summarize
from vault_memory.cli.command_groups import Subverbs


@click.group(name="maintain", cls=Subverbs, flags={"--restore": "restore"})
def command() -> None:
    """Renew summaries, and archive faded statements. A running `serve` does this automatically.

    \b
    vault-memory maintain consolidate
    vault-memory maintain summarize conv-456
    vault-memory maintain decay --dry-run
    vault-memory maintain restore 'Dispatch service'
    """


for _verb in (consolidate.command, summarize.command, decay.command, decay.restore):
    command.add_command(_verb)
