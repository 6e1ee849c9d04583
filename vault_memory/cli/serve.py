"""``vault-memory serve``: serve the web page and the API, for one person or for many."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from vault_memory.cli.command_groups import Subverbs
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json, say

if TYPE_CHECKING:
    from vault_memory.api.grants import Grants, Role
    from vault_memory.serve.server import Address

_port = click.option("--port", type=click.IntRange(0, 65535), help="Port; 0: any free one. [8765]")


@click.group(name="serve", cls=Subverbs, default="start")
def command() -> None:
    """Serve the vault on this machine: a web page, an HTTP API, and the background jobs.

    The login link is shown at the first start; its token is in .state/server-token.

    \b
    vault-memory serve
    vault-memory serve --port 9000 --link
    vault-memory serve tokens add anna --vault anna
    vault-memory serve team
    """


@command.command(name="start", short_help="serve one vault on this machine (the default)")
@click.option("--host", default="127.0.0.1", show_default=True, help="A loopback address.")
@_port
@click.option("--link", is_flag=True, help="Show the login link again, also of a server that runs already.")
@pass_context
def start(context: GlobalOptions, host: str, port: int | None, link: bool) -> None:
    """Serve the vault on this machine until Ctrl-C.

    \b
    vault-memory serve start
    vault-memory serve start --port 9000 --link
    """
    from vault_memory.errors import InputError

    try:
        from vault_memory.serve.server import find_running, serve
    except ImportError as error:
        raise InputError(f"the server needs an extra: pip install 'vault-memory[serve]' ({error.name})") from error
    out = console()

    def ready(address: Address) -> None:
        if address.new or link:
            out.print(f"log in once: [bold]{address.link}[/bold]")
        out.print(f"serving [bold]{address.url}[/bold] until Ctrl-C", highlight=False)
        if not (address.new or link):
            out.print("the login link: vault-memory serve --link", style="dim", highlight=False)

    memory = context.memory(new=True, served=True)
    if link and (running := find_running(memory, host, port)) is not None:
        out.print(f"log in once: [bold]{running.link}[/bold]")
        out.print(f"[bold]{running.url}[/bold] is served already", highlight=False)
        return
    serve(memory, host=host, port=port, ready=ready)


@command.command(name="team", short_help="serve every vault of the home to those who have a token")
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="Address to listen on; if it is not a loopback address, team.names must be set.",
)
@_port
@pass_context
def team(context: GlobalOptions, host: str, port: int | None) -> None:
    """Serve many people: each request reaches the vault of its token, and no other.

    For access from other machines, put a reverse proxy with TLS in front of it.

    \b
    vault-memory serve tokens add anna --vault anna
    vault-memory serve team
    """
    from vault_memory.errors import InputError
    from vault_memory.memory import Memory

    try:
        from vault_memory.serve.team.server import serve_team
    except ImportError as error:
        raise InputError(f"the server needs an extra: pip install 'vault-memory[team]' ({error.name})") from error
    out = console()
    serve_team(
        Memory(context.home).home,
        host=host,
        port=port,
        ready=lambda address: out.print(f"serving [bold]{address.url}[/bold] until Ctrl-C", highlight=False),
    )


@command.group(name="tokens", cls=Subverbs, default="list", short_help="manage who may use `serve team`")
def tokens() -> None:
    """Manage who may use which vault of `serve team`, as a reader, a writer or an admin.

    \b
    vault-memory serve tokens add anna --vault anna --role admin
    vault-memory serve tokens add anna --vault platform-team --role writer
    vault-memory serve tokens list
    vault-memory serve tokens revoke anna
    """


@tokens.command(name="add", short_help="let a person use a vault, and print the token")
@click.argument("person")
@click.option("--vault", metavar="USER", default="", help="The vault, by its user. [PERSON]")
@click.option("--role", type=click.Choice(["reader", "writer", "admin"]), default="writer", show_default=True)
@click.option("--no-token", is_flag=True, help="The person logs in through a proxy or an OIDC provider.")
@json_option
@pass_context
def add(context: GlobalOptions, person: str, vault: str, role: Role, no_token: bool, as_json: bool) -> None:
    """Let PERSON use a vault, and print the token. Only its hash is kept.

    A vault that does not exist is created when it is first used. `log` and commits name the person who wrote.

    \b
    vault-memory serve tokens add anna
    vault-memory serve tokens add anna@example.org --vault platform-team --role reader --no-token
    """
    grant, token = _grants(context).issue(person, vault or person, role, datetime.now(UTC), token=not no_token)
    if as_json:
        print_json({"id": grant.id, "person": grant.person, "vault": grant.vault, "role": grant.role, "token": token})
        return
    say(f"{grant.person} may use the vault '{grant.vault}' as {grant.role} ({grant.id})")
    if token:
        say(f"token, shown only now: {token}")


@tokens.command(name="list", short_help="list the grants")
@json_option
@pass_context
def list_(context: GlobalOptions, as_json: bool) -> None:
    """List who may use which vault."""
    grants = _grants(context).list()
    if as_json:
        rows = [{"id": g.id, "person": g.person, "vault": g.vault, "role": g.role, "made": g.made} for g in grants]
        print_json({"grants": rows})
        return
    if not grants:
        say("nobody may use the server yet; begin with: vault-memory serve tokens add PERSON --vault NAME")
    for grant in grants:
        way = "token" if grant.digest else "proxy or OIDC"
        say(f"{grant.id}  {grant.person} · vault {grant.vault} · {grant.role} · {way} · since {grant.made[:10]}")


@tokens.command(name="revoke", short_help="withdraw a grant, or all of a person")
@click.argument("wanted", metavar="ID|PERSON")
@pass_context
def revoke(context: GlobalOptions, wanted: str) -> None:
    """Withdraw a grant by its id, or every grant of a person. It ends at once, with every session of it."""
    for grant in _grants(context).revoke(wanted):
        say(f"{grant.person} may no longer use the vault '{grant.vault}' as {grant.role} ({grant.id})")


def _grants(context: GlobalOptions) -> Grants:
    from vault_memory.api.grants import Grants
    from vault_memory.memory import Memory

    return Grants(Memory(context.home).home)
