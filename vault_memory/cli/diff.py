"""``vault-memory diff``: show what runs and people changed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, json_option, pager, pass_context, print_json, say
from vault_memory.errors import InputError, NotFoundError

if TYPE_CHECKING:
    from rich.console import Console

_BLOCK = re.compile(  # a line of the memory block, of either version
    r"[ +-](?:<!-- memory v.*|-->|#\d+ .*|vm-[0-9a-z]{10}(?: (?:\d+(?:#| |$)|[+-]\d|[\w.]+=).*)?)"
)
_NAME = re.compile(r"(?<![ \t])[ \t]+\^vm-[0-9a-z]{10}$")  # the id of a statement
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_STYLES = {"+": "green", "-": "red", "@": "cyan"}


@click.command(name="diff")
@click.argument("run", metavar="[RUN]", default="")
@click.option(
    "--since", metavar="DATE", default="", help="Show what changed since then; in a git vault also what people changed."
)
@json_option
@pass_context
def command(context: GlobalOptions, run: str, since: str, as_json: bool) -> None:
    """Show what RUN changed (default: the last run), or what changed since DATE, as unified diffs.

    \b
    vault-memory diff
    vault-memory diff 20260118T100012-7f3k
    vault-memory diff --since 2026-01-01
    """
    memory = context.memory()
    if since and run:
        raise click.UsageError("RUN and --since exclude each other")
    try:
        found = memory.diff(run, since=since)
    except NotFoundError as error:
        if not _DAY.fullmatch(run):
            raise NotFoundError(f"{error}; vault-memory log lists the runs") from error
        raise NotFoundError(f"{error}; for what changed since that day: vault-memory diff --since {run}") from error
    except InputError as error:
        if not since:
            raise
        raise click.UsageError(f"--since: {error}") from error
    if as_json:
        print_json([asdict(difference) for difference in found])
        return
    if not found:
        say(
            "no differences"
            if run or since or memory.runs.last()
            else "no run changed a document, except runs that were undone"
        )
        return
    with pager() as out:
        for difference in found:
            show_diff(out, difference.lines)


def show_diff(out: Console, lines: Sequence[str]) -> None:
    """Print a unified diff without the memory block, which only the program uses; coloured if the output allows it."""
    from rich.text import Text

    for line in list_readable(lines):
        style = "bold" if line[:3] in {"---", "+++"} else _STYLES.get(line[:1], "")
        out.print(Text(line, style=style))


def list_readable(lines: Sequence[str]) -> list[str]:
    """Return the lines of a unified diff that matter to a person."""
    return list(_iterate_readable(lines))


def _iterate_readable(lines: Sequence[str]) -> Iterator[str]:
    """Yield the lines except those of the memory block and hunks that change nothing else."""
    starts = [number for number, line in enumerate(lines) if line.startswith("@@")]
    changed = False
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        hunk = [_NAME.sub("", line) for line in lines[start + 1 : end] if not _BLOCK.fullmatch(line)]
        if any(line[:1] in "+-" and line[1:].strip() for line in hunk):
            yield from () if changed else lines[: starts[0]]
            yield from (lines[start], *hunk)
            changed = True
    if not changed and lines:
        yield from lines[: starts[0] if starts else None]
        yield " (only what the program keeps about the statements has changed: dates, weights, sources)"
