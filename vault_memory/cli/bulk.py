"""Options and output that `import` and `index rebuild` share when they use workers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from vault_memory.cli.common import console, print_json, say
from vault_memory.text.display import count_noun

if TYPE_CHECKING:
    from vault_memory.api.bulk import UserResult


def worker_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add ``--workers`` and ``--scheduler`` to a verb."""
    with_workers = click.option(
        "--workers",
        type=click.IntRange(min=0),
        default=None,
        metavar="N",
        help="Processes to use; 0: one for each processor.",
    )(command)
    return click.option(
        "--scheduler", metavar="URL", default="", help="Use the workers of this Dask scheduler (tcp://HOST:PORT)."
    )(with_workers)


def print_users(results: Iterable[UserResult], *, as_json: bool) -> None:
    """Print a line for each user as it is done. Raises Exit with 1 where something went wrong."""
    failed, rows = 0, []
    for result in results:
        errors = [result.error] if result.error else result.report.errors if result.report is not None else []
        failed += bool(errors)
        if as_json:
            report = asdict(result.report) if result.report is not None else dict(result.index)
            rows.append({"user": result.user, **report, "errors": errors})
            continue
        if not result.error:
            say(f"{result.user}: {_describe(result)}")
        warnings = result.report.warnings if result.report is not None else []
        for lines, style in ((errors, "red"), (warnings, "yellow")):
            for line in lines:
                console(stderr=True).print(f"{result.user}: {line}", style=style, markup=False)
    if as_json:
        print_json({"users": rows})
    if failed:
        raise click.exceptions.Exit(1)


def describe_index(index: Mapping[str, object]) -> str:
    """Return how many files and entries an index has: ``12 files, 1,204 entries``."""
    files, entries = index["files"], index["entries"]
    assert isinstance(files, int) and isinstance(entries, int)
    return f"{count_noun(files, 'file')}, {count_noun(entries, 'entry', 'entries')}"


def _describe(result: UserResult) -> str:
    if result.report is None:
        return describe_index(result.index)
    done = result.report
    if not done.new and not done.archived:
        return f"{count_noun(done.known, 'conversation')} known already"
    kept = f", {count_noun(done.statements, 'statement')} kept" if done.archived else ""
    return f"{count_noun(done.new, 'conversation')} with {count_noun(done.messages, 'new message')}{kept}"
