"""``vault-memory serve``: the web page and the API."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, console, pass_context

if TYPE_CHECKING:
    from vault_memory.serve.server import Address


@click.command(name="serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="A loopback address.")
@click.option("--port", type=click.IntRange(0, 65535), help="0: any that is free. [8765]")
@click.option("--link", is_flag=True, help="Show the login link again.")
@pass_context
def command(context: GlobalOptions, host: str, port: int | None, link: bool) -> None:
    """Serve the vault on this machine: a web page, an HTTP API, and the background jobs.

    The login link is shown at the first start; the token behind it lies in .state/server-token.

    \b
    vault-memory serve
    vault-memory serve --port 9000 --link
    """
    from vault_memory.errors import InputError

    try:
        from vault_memory.serve.server import serve
    except ImportError as error:
        raise InputError(f"the server needs an extra: pip install 'vault-memory[serve]' ({error.name})") from error
    out = console()

    def ready(address: Address) -> None:
        if address.new or link:
            out.print(f"log in once: [bold]{address.link}[/bold]")
        out.print(f"serving [bold]{address.url}[/bold] until Ctrl-C", highlight=False)

    serve(context.memory(new=True, served=True), host=host, port=port, ready=ready)
