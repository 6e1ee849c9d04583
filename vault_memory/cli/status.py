"""``vault-memory status``: count what is in the vault, and check its index."""

from __future__ import annotations

from collections.abc import Iterator

import click

from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json
from vault_memory.cli.progress import progress
from vault_memory.text.display import count_noun

_OUTCOMES = {
    "added": "statements added",
    "failed": "could not be written",
    "noop": "known already",
    "pending": "sent to your review",
    "rejected": "not worth keeping",
    "superseded": "replaced an older statement",
    "updated": "reworded one",
}
_NAMES = {"cells": "statements", "files": "files of folders"}  # as printed


@click.command(name="status")
@json_option
@pass_context
def command(context: GlobalOptions, as_json: bool) -> None:
    """Count topics, statements and conversations, check the index, and list files that cannot be used.

    Exit code 1 if there are such files.

    \b
    vault-memory status
    """
    with progress("Reading", quiet=as_json) as update:
        status = context.memory().status(update)
    problems = status["problems"]
    assert isinstance(problems, list)
    if as_json:
        print_json(status)
    else:
        from vault_memory.cli.table_layout import pairs

        out = console()
        pairs(out, (*_rows(status), *_index_rows(status["index"]), *_archiving_rows(status["archiving"])))
        for problem in problems:
            out.print(f"problem: {problem}", style="yellow", markup=False)
    if problems:
        raise click.exceptions.Exit(1)


def _rows(status: dict[str, object]) -> Iterator[tuple[str, str]]:
    for key, value in status.items():
        if key not in {"problems", "index", "archiving"}:
            name = _NAMES.get(key, key.replace("_", " "))
            yield name, f"{value:,}" if isinstance(value, int) else str(value)


def _index_rows(index: object) -> Iterator[tuple[str, str]]:
    assert isinstance(index, dict)
    tiers = ", ".join(f"{count:,} {tier}" for tier, count in index["by_tier"].items())
    yield "index", f"{index['entries']:,} entries of {index['files']:,} files ({tiers or 'empty'})"
    yield "embedder", f"{index['embedder']}, {index['vectors']:,} vectors"
    if index["building"]:
        yield "being built", str(index["building"])
    yield "index size", f"{index['bytes'] / 1_000_000:.1f} MB in {index['folder']}"


def _archiving_rows(counted: object) -> Iterator[tuple[str, str]]:
    """Yield rows on past archiving, where there was any."""
    assert isinstance(counted, dict)
    if not counted["runs"]:
        return
    items = ", ".join(f"{count:,} {_OUTCOMES.get(outcome, outcome)}" for outcome, count in counted["items"].items())
    yield "archived", f"in {count_noun(counted['runs'], 'run')}, of what was said: {items or 'nothing worth keeping'}"
    rates = [f"{stage} {rate:.0%}" for stage, rate in counted["success"].items()]
    yield "success", ", ".join(rates) + f"; {counted['duplicates'] or 0:.0%} known already"
    if counted["tokens_in"]:
        cost = f", ${counted['cost']:.4f}" if counted["cost"] else ""
        yield "tokens", f"{counted['tokens_in']:,} in, {counted['tokens_out']:,} out{cost}"
