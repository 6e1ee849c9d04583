"""``vault-memory hooks``: give an agent a memory by hooks in its settings."""

from __future__ import annotations

from pathlib import Path

import click

from vault_memory.cli.command_groups import Subverbs
from vault_memory.cli.common import GlobalOptions, confirm, json_option, pass_context, print_json, say
from vault_memory.hooks import install as settings

_agent = click.argument("agent", type=click.Choice(["claude-code"]))
_scope = click.option(
    "--scope",
    type=click.Choice(settings.SCOPES),
    default="user",
    help="user: all your projects; project: this one, for everybody; local: this one, for you. [user]",
)
_yes = click.option("--yes", "-y", is_flag=True, help="Do not ask.")


@click.group(name="hooks", cls=Subverbs)
def command() -> None:
    """Install hooks in an agent's settings: each session receives memories at its start and is archived at its end.

    \b
    vault-memory hooks install claude-code
    vault-memory hooks remove claude-code
    """


@command.command(name="install", short_help="add the hooks to an agent's settings")
@_agent
@_scope
@_yes
@json_option
@pass_context
def install(context: GlobalOptions, agent: str, scope: str, yes: bool, as_json: bool) -> None:
    """Add the hooks to the settings of AGENT: shows the change, asks, and leaves everything else as it is.

    Each session then receives relevant memories, and is archived before a compaction and at its end.

    \b
    vault-memory hooks install claude-code
    vault-memory --home ~/notes hooks install claude-code --scope local --yes
    """
    path = settings.settings_file(scope, Path.cwd())
    shared = scope == "project"
    line = settings.command(context.home, context.user, shared=shared)
    if shared and (context.home or context.user):
        say("this file is shared: --home and --user are left out of it; --scope local keeps them", err=True)
    _apply_plan(settings.plan_install(path, line), keep=True, yes=yes, as_json=as_json, done="installed")


@command.command(name="remove", short_help="remove the hooks from an agent's settings")
@_agent
@_scope
@_yes
@json_option
def remove(agent: str, scope: str, yes: bool, as_json: bool) -> None:
    """Remove the hooks from the settings of AGENT. A file that was not changed since is restored byte for byte.

    \b
    vault-memory hooks remove claude-code --scope project
    """
    plan = settings.plan_uninstall(settings.settings_file(scope, Path.cwd()))
    _apply_plan(plan, keep=False, yes=yes, as_json=as_json, done="uninstalled")


@command.command(name="run", short_help="answer one call of an agent (agents do this themselves)")
@_agent
@pass_context
def run(context: GlobalOptions, agent: str) -> None:
    """Answer one hook call of AGENT: reads its JSON from standard input, and prints the text for its model.

    `vault-memory hooks install claude-code` adds these calls to the agent's settings. Always exits 0; errors are logged
    in .state/hooks.log of the vault.

    \b
    echo '{"hook_event_name": "UserPromptSubmit", "prompt": "why argon2id?"}' | vault-memory hooks run claude-code
    """
    from vault_memory.hooks.dispatch import main

    options = [word for name in ("home", "user") if (value := getattr(context, name)) for word in (f"--{name}", value)]
    main([agent, *options])


def _apply_plan(plan: settings.Plan, *, keep: bool, yes: bool, as_json: bool, done: str) -> None:
    """Show the change, ask, and write it. Raises UsageError if nobody can be asked."""
    if not plan.changes:
        _say(plan, as_json, "nothing to change")
        return
    if not as_json:
        click.echo(plan.diff, nl=False)
    if not confirm(f"Change {plan.path}?", yes=yes, to="change it", as_json=as_json):
        say("nothing was changed")
        raise click.exceptions.Exit(1)
    settings.apply_plan(plan, keep=keep)
    _say(plan, as_json, done)


def _say(plan: settings.Plan, as_json: bool, done: str) -> None:
    if as_json:
        print_json({"path": str(plan.path), "changed": plan.changes, "diff": plan.diff})
    else:
        say(f"{done}: {plan.path}")
