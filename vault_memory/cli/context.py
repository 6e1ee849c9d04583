"""``vault-memory context``: print the memories to put into a prompt."""

from __future__ import annotations

from collections import Counter

import click

from vault_memory.cli.common import GlobalOptions, QueryCommand, json_option, pass_context, print_json, say


@click.command(name="context", cls=QueryCommand)
@click.argument("query", nargs=-1, required=True)
@click.option("--budget", type=click.IntRange(min=0), metavar="TOKENS", help="Largest number of tokens. [1000]")
@click.option("--conversation", default="", metavar="ID", help="The current conversation; its messages come first.")
@click.option("--prompt", is_flag=True, help="Print a block to append to a system prompt.")
@json_option
@pass_context
def command(
    context: GlobalOptions, query: tuple[str, ...], budget: int | None, conversation: str, prompt: bool, as_json: bool
) -> None:
    """Print the memories that are relevant to QUERY, as many as fit; none is cut.

    What did not fit is reported on standard error. If nothing is known, nothing is printed (with --prompt a
    placeholder).

    \b
    vault-memory context why argon2id
    vault-memory context --prompt --budget 500 --conversation conv-456 'which hash do we use?'
    """
    from vault_memory.api.output import STALE, context_to_json

    packed = context.memory().context(
        " ".join(query), conversation=conversation, budget=budget, form="prompt" if prompt else "plain"
    )
    if as_json:
        print_json(context_to_json(packed))
        return
    if packed.text:
        say(packed.text)
    for note in (*((STALE,) if packed.stale else ()), *packed.notes):
        say(note, err=True)
    for reason, count in Counter(left.reason for left in packed.left_out).items():
        say(f"left out, {reason}: {count}", err=True)
