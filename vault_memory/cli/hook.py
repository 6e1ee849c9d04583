"""``vault-memory hook``: what agents call at the turns of a session."""

from __future__ import annotations

import click

from vault_memory.cli.common import GlobalOptions, pass_context


@click.command(name="hook", short_help="what agents call at the turns of a session")
@click.argument("agent", type=click.Choice(["claude-code"]))
@pass_context
def command(context: GlobalOptions, agent: str) -> None:
    """Answer one hook of AGENT: its JSON on standard input, what its model is told on standard output.

    `vault-memory install claude-code` puts the calls into the agent's settings. Always exits 0; what goes wrong
    stands in .state/hooks.log of the vault.

    \b
    echo '{"hook_event_name": "UserPromptSubmit", "prompt": "why argon2id?"}' | vault-memory hook claude-code
    """
    from vault_memory.hooks.run import main

    options = [word for name in ("home", "user") if (value := getattr(context, name)) for word in (f"--{name}", value)]
    main([agent, *options])
