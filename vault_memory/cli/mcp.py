"""``vault-memory mcp``: give agents a memory by the Model Context Protocol."""

from __future__ import annotations

import click

from vault_memory.cli.common import GlobalOptions, pass_context, say
from vault_memory.errors import VaultMemoryError


@click.command(name="mcp")
@click.option("--http", is_flag=True, help="Serve streamable HTTP instead of standard input and output.")
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="Address to listen on. [127.0.0.1]")
@click.option("--port", default=8631, type=click.IntRange(0, 65535), help="Port to listen on. [8631]")
@pass_context
def command(context: GlobalOptions, http: bool, host: str, port: int) -> None:
    """Give an agent access to memory, over standard input and output or HTTP.

    Agents start this themselves; see docs/agents.md for Claude Desktop, Claude Code, Cursor and Codex. Over HTTP the
    endpoint is http://127.0.0.1:8631/mcp; the bearer token is in .state/server-token of the vault.

    \b
    claude mcp add vault-memory -- vault-memory mcp
    vault-memory mcp --http --port 8631
    """
    try:
        import mcp  # noqa: F401
    except ImportError:
        raise VaultMemoryError("the MCP server needs: pip install 'vault-memory[mcp]'") from None
    memory = context.memory(new=True, served=True)
    if not http:
        from vault_memory.serve.mcp import run_stdio

        run_stdio(memory)
        return
    from vault_memory.serve.http.auth import TOKEN, load_token
    from vault_memory.serve.mcp import streamable_http as transport

    transport.check(host)
    memory.init()
    secret, _ = load_token(memory)
    say(f"http://{host}:{port}{transport.PATH}  (bearer token in {memory.state.path(TOKEN)})", err=True)
    if not transport.is_loopback(host):
        say("warning: other machines can reach this address, and the connection is not encrypted", err=True)
    transport.run(memory, secret, host=host, port=port)
