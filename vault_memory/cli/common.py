"""What the verbs share: the vault that was named, JSON or text, colours, progress."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from vault_memory.cli.layout import Paper
    from vault_memory.memory import Memory

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
        if memory.exists() and sys.stderr.isatty():
            with progress("Indexing") as update:  # seldom long: after a first start or a large checkout
                memory.index.sync(update)
        return memory


pass_context = click.make_pass_decorator(Context)


def console(*, stderr: bool = False) -> Paper:
    """Colours and folded lines on a terminal only (NO_COLOR is honoured); in a pipe a line is a line."""
    from vault_memory.cli.layout import Paper

    stream = sys.stderr if stderr else sys.stdout
    width, height = (None, None)
    if os.environ.get("TERM") in ("dumb", "unknown"):  # of which rich believes that they are 80 columns wide
        width, height = shutil.get_terminal_size()
    return Paper(stderr=stderr, highlight=False, emoji=False, soft_wrap=not stream.isatty(), width=width, height=height)


def say(text: str, *, err: bool = False) -> None:
    """A sentence for a person."""
    if (sys.stderr if err else sys.stdout).isatty():
        console(stderr=err).print(text, markup=False)
    else:
        click.echo(text, err=err)


def agreed(question: str, *, yes: bool, to: str, as_json: bool) -> bool:
    """Does the person at the terminal agree? Raises UsageError where nobody can be asked; ``to`` says to what."""
    if yes:
        return True
    if as_json or not sys.stdin.isatty():
        raise click.UsageError(f"to {to} without being asked, add --yes")
    return click.confirm(question, default=False)


@contextmanager
def paged() -> Iterator[Paper]:
    """A console for what may be long: through the pager ($PAGER, less) where a terminal cannot hold it."""
    out = console()
    if not (sys.stdout.isatty() and sys.stdin.isatty()):
        yield out
        return
    with out.capture() as captured:
        yield out
    text = captured.get()
    if text.count("\n") < out.size.height:
        click.echo(text, nl=False, color=out.color_system is not None)
        return
    os.environ.setdefault("LESS", "-FRX")
    click.echo_via_pager(text, color=out.color_system is not None)


def print_json(value: object) -> None:
    text = json.dumps(value, ensure_ascii=False, indent=2)
    click.echo(text.encode("utf-8", "replace").decode())  # an argument may hold bytes that are no text


class Bar:
    """A progress bar on stderr, on a terminal only, that appears once work has taken over a second."""

    def __init__(self, what: str, *, quiet: bool) -> None:
        from time import monotonic

        self._what = what
        self._due = monotonic() + 1 if not quiet and sys.stderr.isatty() else float("inf")
        self._progress: Progress | None = None

    def __call__(self, done: int, total: int) -> None:
        from time import monotonic

        if monotonic() < self._due:
            return
        if self._progress is None:
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self._progress = Progress(*columns, console=console(stderr=True), transient=True)
            self._task = self._progress.add_task(self._what)
        self._progress.update(self._task, completed=done, total=total)
        if done < total:
            self._progress.start()

    def hide(self) -> None:
        """Out of the way of what is printed; the next call brings it back."""
        if self._progress is not None:
            self._progress.stop()


@contextmanager
def progress(what: str, *, quiet: bool = False) -> Iterator[Bar]:
    """``with progress("Indexing") as update: update(done, total)``."""
    bar = Bar(what, quiet=quiet)
    try:
        yield bar
    finally:
        bar.hide()


def many(count: int, noun: str) -> str:
    """``1 topic``, ``1,204 topics``."""
    return f"{count:,} {noun}" + ("" if count == 1 else "s")


class Steps:
    """Progress of long work in steps, on a terminal only: how much of it, how fast, how long it will take.

    ``with Steps() as step: step("Reading", done, total)``; a new name begins a new line.
    """

    def __init__(self, *, quiet: bool = False) -> None:
        self._on = not quiet and sys.stderr.isatty()
        self._progress: Progress | None = None
        self._tasks: dict[str, TaskID] = {}

    def __enter__(self) -> Steps:
        return self

    def __exit__(self, *_: object) -> None:
        if self._progress is not None:
            self._progress.stop()

    def __call__(self, what: str, done: float, total: float) -> None:
        if not self._on:
            return
        if self._progress is None:
            from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

            speed = TaskProgressColumn(show_speed=True)
            columns = (
                TextColumn("{task.description}"),
                BarColumn(None),
                TaskProgressColumn(),
                speed,
                TimeRemainingColumn(),
            )
            self._progress = Progress(*columns, console=console(stderr=True), transient=True)
            self._progress.start()
        if what not in self._tasks:
            self._tasks[what] = self._progress.add_task(what, total=total)
        self._progress.update(self._tasks[what], completed=done, total=total)
