"""``vault-memory config check``: check that the language model answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json

if TYPE_CHECKING:
    from vault_memory.api.results import ModelCheck


@click.command(name="check", short_help="check the language model")
@json_option
@pass_context
def check(context: GlobalOptions, as_json: bool) -> None:
    """Ask the configured model two small questions. Report whether it can be reached, accepts the key and answers in
    the requested form, how long it takes, and how far its edits can be trusted.

    Exit code 1 if it does not work, 2 if no model is configured.

    \b
    vault-memory config check
    """
    from vault_memory.memory import Memory

    memory = Memory(home=context.home, user=context.user)
    steps = []
    for step in memory.check_model():
        steps.append(step)
        if not as_json:
            _print(step)
    if as_json:
        rows = [{"step": step.name, "ok": step.ok, "detail": step.detail} for step in steps]
        print_json({"ok": all(step.ok for step in steps), "model": memory.model_settings.model, "steps": rows})
    if not all(step.ok for step in steps):
        raise click.exceptions.Exit(1)


def _print(step: ModelCheck) -> None:
    from rich.text import Text

    mark, style = ("ok  ", "green") if step.ok else ("FAIL", "red")
    console().print(Text.assemble((mark, style), f"  {step.name}: {step.detail}"))
