"""Deciding on what waits, one by one, at a terminal: accept, reject, say it in other words, skip, quit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import say

if TYPE_CHECKING:
    from rich.console import Console

_STYLES = {"+": "green", "-": "red", "@": "cyan"}
_CHOICES = "a accept · r reject · e edit · s skip · q quit"


def refuse_both(yes: bool, reject_all: bool) -> None:
    """Refuse both options at once. Raises UsageError."""
    if yes and reject_all:
        raise click.UsageError("--yes and --reject-all exclude each other")


def show_diff(out: Console, diff: Iterable[str]) -> None:
    from rich.text import Text

    for line in diff:
        out.print(Text(f"  {line}", style=_STYLES.get(line[:1], "")))


def ask_decision(accept: Callable[[str | None], str], reject: Callable[[], object], text: str | None) -> str:
    """Ask what to do with a proposal; return what ``accept`` says, ``rejected``, ``waiting`` or ``quit``.

    ``accept`` gets other words for ``text``, or None; where there is no text, it cannot be said in others.
    """
    while True:
        match click.prompt(f"  {_CHOICES}", default="s", show_default=False).strip().lower()[:1]:
            case "a":
                return accept(None)
            case "e" if text:
                return accept(click.prompt("  in your words", default=text))
            case "r":
                reject()
                return "rejected"
            case "s":
                return "waiting"
            case "q":
                return "quit"
            case _:
                say("  please answer with one of the letters")
