"""``vault-memory init``: make a vault."""

from __future__ import annotations

import click

from vault_memory.cli.common import Context, json_option, pass_context, print_json
from vault_memory.memory import Memory


@click.command(name="init", short_help="make a vault")
@json_option
@pass_context
def command(context: Context, as_json: bool) -> None:
    """Make the vault of --user below --home. An existing one is left as it is.

    \b
    vault-memory init
    vault-memory --user work init
    """
    memory = Memory(home=context.home, user=context.user)
    created = memory.init()
    if as_json:
        print_json({"vault": str(memory.root), "created": created})
    else:
        click.echo(f"{'Made a vault at' if created else 'There is a vault already at'} {memory.root}")
