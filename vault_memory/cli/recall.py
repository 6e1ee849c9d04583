"""``vault-memory recall``: what one message brings to mind."""

from __future__ import annotations

import click

from vault_memory.cli.common import GlobalOptions, json_option, pass_context, print_json
from vault_memory.cli.search import print_result


@click.command(name="recall", short_help="what one message brings to mind")
@click.argument("message", nargs=-1, required=True)
@click.option("--explain", is_flag=True, help="Show how each score came to be; counts as no use.")
@json_option
@pass_context
def command(context: GlobalOptions, message: tuple[str, ...], explain: bool, as_json: bool) -> None:
    """Print the few statements near MESSAGE in meaning, those used lately and held for sure first.

    MESSAGE is text as somebody wrote it, not a query: nothing in it is syntax.

    \b
    vault-memory recall shall we take RabbitMQ for the new service
    """
    from vault_memory.api.output import to_json

    memory = context.memory()
    result = memory.recall(" ".join(message), touch=not explain)
    if as_json:
        print_json(to_json(result, explain=explain))
        return
    print_result(memory, result, explain=explain)
