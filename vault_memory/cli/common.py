"""What the verbs share: the vault that was named, JSON or text, colours, progress."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from rich.console import Console

    from vault_memory.memory import Memory

F = TypeVar("F", bound=Callable[..., Any])

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")


@dataclass(frozen=True, slots=True)
class Context:
    """The global options, as given."""

    home: str | None
    user: str | None

    def memory(self, *, new: bool = False) -> Memory:
        """The named vault. Raises NotFoundError with the mend where there is none.

        ``new``: a vault may be made; but a user that was named and is not among those of this home is more likely
        a slip than a wish.
        """
        from vault_memory.memory import Memory

        memory = Memory(home=self.home, user=self.user)
        others = memory.home.is_dir() and any(memory.home.iterdir())
        if not memory.exists() and not (new and (self.user is None or not others)):
            memory.store  # noqa: B018 - raises with the mend
        return memory


pass_context = click.make_pass_decorator(Context)


def console(*, stderr: bool = False) -> Console:
    """Colours on a terminal only (rich also honours NO_COLOR); no wrapping in pipes."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    return Console(stderr=stderr, highlight=False, soft_wrap=not stream.isatty())


def print_json(value: object) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


@contextmanager
def progress(what: str, *, quiet: bool = False) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr that appears for work of over a second, on a terminal only. Yields ``update(done, total)``."""
    from time import monotonic

    if quiet or not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console(stderr=True), transient=True)
    task = bar.add_task(what, total=None)
    begun, shown = monotonic(), False

    def update(done: int, total: int) -> None:
        nonlocal shown
        if not shown and monotonic() - begun > 1 and done < total:
            bar.start()
            shown = True
        bar.update(task, completed=done, total=total)

    try:
        yield update
    finally:
        if shown:
            bar.stop()
