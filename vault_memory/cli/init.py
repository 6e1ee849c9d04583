"""``vault-memory init``: create a vault."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, json_option, pass_context, print_json, say
from vault_memory.memory import Memory

if TYPE_CHECKING:
    from vault_memory.api.results import Setup


@click.command(name="init")
@click.option("--git", is_flag=True, help="Use git: a commit for each run, and a merge driver.")
@json_option
@pass_context
def command(context: GlobalOptions, git: bool, as_json: bool) -> None:
    """Create the vault of --user below --home. An existing vault is not changed, except for what --git adds.

    \b
    vault-memory init
    vault-memory --user work init
    vault-memory init --git
    """
    memory = Memory(home=context.home, user=context.user)
    created = memory.init()
    setup = memory.setup_git() if git else None
    if as_json:
        print_json({"vault": str(memory.root), "created": created} | ({"git": asdict(setup)} if setup else {}))
        return
    say(f"{'Created a vault at' if created else 'There is already a vault at'} {memory.root}")
    if setup is not None:
        _print_outcome(setup)


def _print_outcome(setup: Setup) -> None:
    if setup.outer:
        say(f"It is inside the repository {setup.repository}: only the vault's files are committed there")
    else:
        say(f"{'Made a' if setup.created else 'It has a'} git repository: each run gets a commit")
    if setup.committed.commit:
        say(f"First commit {setup.committed.commit[:10]}")
    for note in setup.committed.notes:
        say(note)
