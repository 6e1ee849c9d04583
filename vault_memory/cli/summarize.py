"""``vault-memory maintain summarize``: bring a conversation's summary up to date and show it."""

from __future__ import annotations

import click

from vault_memory.cli.common import GlobalOptions, json_option, pass_context, print_json, say


@click.command(name="summarize", short_help="summarise a conversation")
@click.argument("conversation")
@json_option
@pass_context
def command(context: GlobalOptions, conversation: str, as_json: bool) -> None:
    """Summarise the stored CONVERSATION (its id) as bullet points, in `summaries/`, and print them.

    With a language model, the model writes them; without one, they are the most important statements, word for word.

    \b
    vault-memory maintain summarize conv-456
    """
    summary = context.memory().conversations.summarize(conversation)
    if as_json:
        print_json({"conversation": conversation, "summary": summary})
    else:
        say(summary or "nothing to summarise")
