"""``vault-memory rebuild``: make the index anew."""

from __future__ import annotations

import click

from vault_memory.cli.common import GlobalOptions, json_option, pass_context, print_json, say
from vault_memory.cli.progress import progress


@click.command(name="rebuild", short_help="make the index anew from the files")
@json_option
@pass_context
def command(context: GlobalOptions, as_json: bool) -> None:
    """Delete the index and make it anew from the files. Knowledge is never touched.

    \b
    vault-memory rebuild
    """
    memory = context.memory()
    with progress("Indexing", quiet=as_json) as update:
        status = memory.rebuild(progress=update)
    if as_json:
        print_json(status)
    else:
        say(f"Indexed {status['files']} files, {status['entries']} entries.")
