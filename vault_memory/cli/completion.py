"""``vault-memory config completion``: print the script that lets a shell complete verbs, options and topics."""

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
    """Print the completion script for SHELL (default: the shell you use).

    \b
    eval "$(vault-memory config completion bash)"                  # in ~/.bashrc
    eval "$(vault-memory config completion zsh)"                   # in ~/.zshrc, behind compinit
    vault-memory config completion fish > ~/.config/fish/completions/vault-memory.fish
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
    """Return topic names that continue the words already typed, for verbs that join all words into one name.

    It never raises or writes, because a shell waits for it.
    """
    before = "".join(f"{word} " for word in ctx.params.get(param.name or "") or ())
    return [_item(name[len(before) :]) for name in _names(ctx, f"{before}{incomplete}")]


def topic(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Return topic names, each escaped as one word of the shell."""
    return [_item(name, word=True) for name in _names(ctx, incomplete)]


def kind(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Return the types of statements."""
    from vault_memory.models import CELL_TYPES

    return [CompletionItem(each) for each in CELL_TYPES if each.startswith(incomplete)]


def _names(ctx: click.Context, wanted: str) -> list[str]:
    """Return the names from the index; [] where there is none."""
    from vault_memory.errors import VaultMemoryError
    from vault_memory.memory import Memory

    options = ctx.find_root().params
    try:
        memory = Memory(home=options.get("home"), user=options.get("user"))
        found = sorted({topic.name for topic in memory.topics.list_known_names()}, key=str.casefold)
    except VaultMemoryError:
        return []
    return [name for name in found if name.casefold().startswith(wanted.casefold())]


def _item(value: str, *, word: bool = False) -> CompletionItem:
    """Escape a word for the shell. Bash inserts it as it is, and its own script removes one level of escapes."""
    if os.environ.get(VARIABLE, "").startswith("bash"):
        line = os.environ.get("COMP_WORDS", "")
        value = _SPECIAL.sub(r"\\\\\1", value)
        if word and not (line.count('"') % 2 or line.count("'") % 2):  # otherwise the space is inside quotes
            value = value.replace(" ", r"\\ ")
    return CompletionItem(value)
