"""Ask a person at a terminal to decide on each proposal: accept, reject, edit, skip or quit."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import say
from vault_memory.text.display import shorten
from vault_memory.text.words import content_words

if TYPE_CHECKING:
    from rich.console import Console

_STYLES = {"+": "green", "-": "red", "@": "cyan"}
_SENTENCE = re.compile(r"(?<=[.!?])\s+")
_LONGEST_QUOTE = 280  # characters
_CHOICES = "a accept · r reject · e edit · s skip · q quit"


def refuse_both(yes: bool, reject_all: bool) -> None:
    """Raise UsageError if both options are given."""
    if yes and reject_all:
        raise click.UsageError("--yes and --reject-all exclude each other")


def show_diff(out: Console, diff: Iterable[str]) -> None:
    from rich.text import Text

    for line in diff:
        out.print(Text(f"  {line}", style=_STYLES.get(line[:1], "")))


def show_change(out: Console, was: str, becomes: str, *, dropped: str = "no longer so; it stays readable") -> None:
    """Print the old and the new text of a statement, with differing words in colour."""
    from rich.text import Text

    old, new = _split_words(was), _split_words(becomes)
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    lines = Text("  was     ", style="dim"), Text("  becomes " if was else "  new     ", style="dim")
    for kind, first, end, begin, last in matcher.get_opcodes():
        lines[0].append("".join(old[first:end]), style="not dim" if kind == "equal" else "not dim red")
        lines[1].append("".join(new[begin:last]), style="not dim" if kind == "equal" else "not dim green")
    for line, words in zip(lines, (old, new), strict=True):
        if words:
            out.print(line)
    if not becomes and dropped:
        out.print(Text("  becomes ", style="dim").append(dropped))


def _split_words(text: str) -> list[str]:
    return re.findall(r"\S+\s*", text)


def quote_source(text: str, statement: str) -> str:
    """Return the sentence of a message from which a statement comes, with as many sentences around it as fit."""
    wanted = set(content_words(statement))
    parts = [part for part in _SENTENCE.split(" ".join(text.split())) if part]
    if not parts:
        return ""
    shares = [len(wanted & set(content_words(part))) for part in parts]
    first = last = max(range(len(parts)), key=lambda at: shares[at])
    while True:
        before, after = parts[max(first - 1, 0) : last + 1], parts[first : last + 2]
        if last + 1 < len(parts) and len(" ".join(after)) <= _LONGEST_QUOTE:
            last += 1
        elif first > 0 and len(" ".join(before)) <= _LONGEST_QUOTE:
            first -= 1
        else:
            break
    found = shorten(" ".join(parts[first : last + 1]), _LONGEST_QUOTE)
    return f"{'… ' if first else ''}{found}{' …' if last + 1 < len(parts) else ''}"


def ask_decision(accept: Callable[[str | None], str], reject: Callable[[], object], text: str | None) -> str:
    """Ask what to do with a proposal; return the result of ``accept``, or ``rejected``, ``waiting`` or ``quit``.

    ``accept`` gets the person's new wording of ``text``, or None. Without a ``text`` there is nothing to reword.
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
