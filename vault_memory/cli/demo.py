"""``vault-memory demo``: show what the program does, on a copy of the sample vault."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import console

if TYPE_CHECKING:
    from rich.console import Console

    from vault_memory.models import Topic

CONVERSATION = "conversations-to-archive/coding-session.json"
QUERIES = ("why River instead of RabbitMQ", "when can onions grow in bed 5 again?", "lock_timeout dispatch_api")


def sample_vault() -> Path:
    """Return the sample vault: packaged in the wheel, beside the package in a checkout."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "sample_vault", package.parent / "sample_vault"):
        if folder.is_dir():
            return folder
    raise click.ClickException("the sample vault is missing from this installation")


@click.command(name="demo")
def command() -> None:
    """Copy the sample vault to a temporary folder, archive a conversation, show what changed, and search.

    Each step fits on a screen; on a terminal, Enter continues. None of your files is read or changed, and the network
    is not used.

    \b
    vault-memory demo
    """
    from vault_memory.cli.archive import print_report
    from vault_memory.cli.search import print_result
    from vault_memory.memory import Memory

    out = console()
    home = Path(tempfile.mkdtemp(prefix="vault-memory-demo-"))
    shutil.copytree(sample_vault(), home / "default")
    memory = Memory(home=home)
    before = {topic.path: topic.text for topic in memory.topics.list()}
    _heading(out, "1", f"A vault of plain markdown: {home / 'default'}")
    for topic in sorted(memory.topics.list(), key=lambda topic: topic.name.casefold()):
        out.print(f"  {topic.name} [dim]({len(topic.cells)} statements, {topic.path})[/dim]")
    _go_on()
    _heading(out, "2", f"vault-memory archive {CONVERSATION}")
    for report in memory.archive_file(home / "default" / CONVERSATION):
        print_report(report)
    _go_on()
    _heading(out, "3", "Newer statements replace older ones; of one document (vault-memory diff shows all):")
    changed = [topic for topic in memory.topics.list() if before.get(topic.path, topic.text) != topic.text]
    for topic in sorted(changed, key=lambda topic: -len(topic.cells))[:1]:
        _show_superseded(out, topic)
    for number, query in enumerate(QUERIES, 4):
        _go_on()
        _heading(out, str(number), f'vault-memory search "{query}"')
        print_result(memory, memory.search(query, limit=2))
    _go_on()
    _heading(out, "→", "Where to look next")
    out.print(f"  Open {home / 'default'} in Obsidian or any editor, change a line, and search again:")
    out.print(f"  [cyan]{_command()} --home {home} search …[/cyan]")
    out.print(f"  [cyan]{_command()} --home {home} undo[/cyan]   undoes the archiving")
    out.print("  Your own vault starts with [cyan]vault-memory init[/cyan]; the README has the five-minute tour.")


def _go_on() -> None:
    """Wait for Enter on a terminal."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        click.prompt("\n(Enter goes on)", default="", show_default=False, prompt_suffix="")


def _show_superseded(out: Console, topic: Topic) -> None:
    """Print the statements of the topic that newer ones replaced."""
    by_id = {cell.id: cell for cell in topic.cells}
    out.print(f"  [bold]{topic.name}[/bold] [dim]{topic.path}[/dim]")
    for cell in topic.cells:
        newer = by_id.get(cell.attributes.successor) if cell.attributes and cell.attributes.successor else None
        if newer is not None:
            out.print(f"  - {cell.text}", style="red", markup=False)
            out.print(f"  + {newer.text}", style="green", markup=False)


def _heading(out: Console, number: str, text: str) -> None:
    out.print()
    out.print(f"[bold magenta]{number}[/bold magenta]  [bold]{text}[/bold]")


def _command() -> str:
    """Return the command that runs this program in the person's shell."""
    program = Path(sys.argv[0])
    return "vault-memory" if shutil.which("vault-memory") else str(program)
