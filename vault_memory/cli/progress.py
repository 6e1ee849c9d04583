"""Show the progress of long work on a terminal, on standard error: amount done, rate and remaining time."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

from vault_memory.cli.common import console

if TYPE_CHECKING:
    from rich.progress import Progress, Task, TaskID

_SHOWN_AFTER = 1.0  # seconds before a bar is shown


class Steps:
    """A progress line: ``with Steps() as step: step("Reading", done, total)``. A new name restarts the line.

    ``total`` 0: the total is unknown. The line is removed from the screen at the end.
    """

    def __init__(self, *, quiet: bool = False) -> None:
        self._due = monotonic() + _SHOWN_AFTER if not quiet and sys.stderr.isatty() else float("inf")
        self._progress: Progress | None = None
        self._what, self._task = "", 0

    def __enter__(self) -> Steps:
        return self

    def __exit__(self, *_: object) -> None:
        self.hide()

    def __call__(self, what: str, done: float, total: float) -> None:
        if monotonic() < self._due:
            return
        if self._progress is None:
            self._progress = _make_progress()
        if what != self._what:
            if self._what:
                self._progress.remove_task(self._id)
            self._what, self._task = what, self._progress.add_task(what)
        self._progress.update(self._id, completed=done, total=total or None)
        if done < total or not total:
            self._progress.start()

    @property
    def _id(self) -> TaskID:
        from rich.progress import TaskID

        return TaskID(self._task)

    def hide(self) -> None:
        """Hide the bar while something is printed; the next call shows it again."""
        if self._progress is not None:
            self._progress.stop()


class Bar:
    """A progress bar with a fixed name."""

    def __init__(self, what: str, steps: Steps) -> None:
        self._what, self._steps = what, steps

    def __call__(self, done: float, total: float) -> None:
        self._steps(self._what, done, total)

    def hide(self) -> None:
        self._steps.hide()


@contextmanager
def progress(what: str, *, quiet: bool = False) -> Iterator[Bar]:
    """Show progress: ``with progress("Indexing") as update: update(done, total)``."""
    with Steps(quiet=quiet) as steps:
        yield Bar(what, steps)


def _make_progress() -> Progress:
    from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
    from rich.text import Text

    class Much(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(format_amount(task.completed, task.total), style="progress.percentage")

    class Fast(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(fast(task.finished_speed or task.speed), style="dim")

    columns = (TextColumn("{task.description}"), BarColumn(None), Much(), Fast(), TimeRemainingColumn(compact=True))
    out = console(stderr=True)
    out.width -= len("^C")  # the terminal prints it after the bar; if it wrapped, the bar could not be erased
    # other output must stay on standard output: rich would redirect it to standard error, like the bar
    return Progress(*columns, console=out, transient=True, redirect_stdout=False)


def format_amount(done: float, total: float | None) -> str:
    """Format ``120/3,232``, or ``1.5/20.0`` for parts; only the count where the total is unknown."""
    form = ",.0f" if float(done).is_integer() and float(total or 0).is_integer() else ",.1f"
    return f"{done:{form}}/{total:{form}}" if total else f"{done:{form}}"


def fast(rate: float | None) -> str:
    """Format ``12/s``, ``1.5/s``, ``20/min``."""
    if not rate:
        return ""
    return f"{rate:,.0f}/s" if rate >= 10 else f"{rate:.1f}/s" if rate >= 1 else f"{rate * 60:.0f}/min"
