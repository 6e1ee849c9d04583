"""``vault-memory install``: memory for an agent, by hooks in its settings."""

from __future__ import annotations

from pathlib import Path

import click

from vault_memory.cli.common import GlobalOptions, confirm, json_option, pass_context, print_json, say
from vault_memory.hooks import install as settings

agent_argument = click.argument("agent", type=click.Choice(["claude-code"]))
scope_option = click.option(
    "--scope",
    type=click.Choice(settings.SCOPES),
    default="user",
    help="user: all your projects; project: this one, for everybody; local: this one, for you. [user]",
)
yes_option = click.option("--yes", "-y", is_flag=True, help="Do not ask.")


@click.command(name="install", short_help="memory for an agent, by hooks in its settings")
@agent_argument
@scope_option
@yes_option
@json_option
@pass_context
def command(context: GlobalOptions, agent: str, scope: str, yes: bool, as_json: bool) -> None:
    """Put our hooks into the settings of AGENT: shows the change, asks, and leaves everything else as it is.

    From then on each session is told what memory knows, and is archived before a compaction and at its end.

    \b
    vault-memory install claude-code
    vault-memory --home ~/notes install claude-code --scope local --yes
    """
    path = settings.settings_file(scope, Path.cwd())
    shared = scope == "project"
    line = settings.command(context.home, context.user, shared=shared)
    if shared and (context.home or context.user):
        say("everybody has this file: --home and --user are left out of it; --scope local keeps them", err=True)
    apply_plan(settings.plan_install(path, line), keep=True, yes=yes, as_json=as_json, done="installed")


def apply_plan(plan: settings.Plan, *, keep: bool, yes: bool, as_json: bool, done: str) -> None:
    """Show, ask, write. Raises UsageError where nobody can be asked."""
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
