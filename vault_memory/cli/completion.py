"""``vault-memory completion``: the script that makes a shell complete verbs, options and topics."""

from __future__ import annotations

import os
import re
from pathlib import Path

import click
from click.shell_completion import CompletionItem, get_completion_class

from vault_memory.cli.common import json_option, print_json

VARIABLE = "_VAULT_MEMORY_COMPLETE"
_SHELLS = ("bash", "zsh", "fish")
_SPECIAL = re.compile(r"([^\w\s./@+:%,=-])")


@click.command(name="completion", short_help="complete verbs, options and topics in your shell")
@click.argument("shell", type=click.Choice(_SHELLS), required=False)
@json_option
@click.pass_context
def command(ctx: click.Context, shell: str | None, as_json: bool) -> None:
    """Print the completion script for SHELL (the one you use, where none is named).

    \b
    eval "$(vault-memory completion bash)"                  # in ~/.bashrc
    eval "$(vault-memory completion zsh)"                   # in ~/.zshrc, behind compinit
    vault-memory completion fish > ~/.config/fish/completions/vault-memory.fish
    """
    shell = shell or Path(os.environ.get("SHELL", "")).name
    if shell not in _SHELLS:
        raise click.UsageError(f"name a shell: {', '.join(_SHELLS)}")
    made = get_completion_class(shell)
    assert made is not None
    root = ctx.find_root().command
    script = made(root, {}, "vault-memory", VARIABLE).source()
    if as_json:
        print_json({"shell": shell, "script": script})
    else:
        click.echo(script)


def topics(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Names of topics as the index knows them, going on from the words that stand already.

    Never raises and never writes: a shell waits for it.
    """
    from vault_memory.errors import VaultMemoryError
    from vault_memory.index.sync import Index
    from vault_memory.memory import Memory

    options = ctx.find_root().params
    try:
        memory = Memory(home=options.get("home"), user=options.get("user"))
        found = sorted({topic.name for topic in Index(memory.root, None).topic_names()}, key=str.casefold)
    except VaultMemoryError:
        return []
    given = ctx.params.get(param.name or "") if param.nargs == -1 else None
    before = "".join(f"{word} " for word in given or ())
    wanted = f"{before}{incomplete}".casefold()
    return [_item(name[len(before) :]) for name in found if name.casefold().startswith(wanted)]


def _item(value: str) -> CompletionItem:
    """As it has to be typed. Bash puts it on the line as it is, and its own script takes one level of escapes away."""
    if os.environ.get(VARIABLE, "").startswith("bash"):
        value = _SPECIAL.sub(r"\\\\\1", value)
    return CompletionItem(value)
