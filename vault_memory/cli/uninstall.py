"""``vault-memory uninstall``: our hooks out of an agent's settings."""

from __future__ import annotations

from pathlib import Path

import click

from vault_memory.cli.common import json_option
from vault_memory.cli.install import agent_argument, apply_plan, scope_option, yes_option
from vault_memory.hooks import install as settings


@click.command(name="uninstall", short_help="our hooks out of an agent's settings")
@agent_argument
@scope_option
@yes_option
@json_option
def command(agent: str, scope: str, yes: bool, as_json: bool) -> None:
    """Take our hooks out of the settings of AGENT. What was not changed since is as it was, to the byte.

    \b
    vault-memory uninstall claude-code --scope project
    """
    plan = settings.plan_uninstall(settings.settings_file(scope, Path.cwd()))
    apply_plan(plan, keep=False, yes=yes, as_json=as_json, done="uninstalled")
