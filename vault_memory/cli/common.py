"""What the verbs share: the vault that was named, JSON or text, colours, progress."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TextIO

import click

if TYPE_CHECKING:
    from vault_memory.cli.table_layout import Paper
    from vault_memory.memory import Memory

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")


@dataclass(frozen=True, slots=True)
class GlobalOptions:
    """The global options, as given."""

    home: str | None
    user: str | None

    def memory(self, *, new: bool = False, served: bool = False) -> Memory:
        """Return the named vault. Raises NotFoundError with the mend where there is none.

        ``new``: a vault may be made; that is said where it is of another user of a home with vaults. ``served``: by
        a server, whose user is named once in a configuration: beside other vaults, an unknown one is a mistake.
        """
        from vault_memory.memory import Memory

        memory = Memory(home=self.home, user=self.user)
        others = memory.home.is_dir() and any(not each.name.startswith(".") for each in memory.home.iterdir())
        if not memory.exists():
            if not new or (served and self.user is not None and others):
                memory.root  # noqa: B018 - raises with the mend
            elif self.user is not None and others:
                say(f"there is no vault of user '{self.user}' yet: this makes one", err=True)
        if memory.exists() and sys.stderr.isatty():
            from vault_memory.cli.progress import progress

            with progress("Indexing") as update:  # seldom long: after a first start or a large checkout
                memory.sync(update)
        return memory


pass_context = click.make_pass_decorator(GlobalOptions)


CONTROLS = dict.fromkeys((7, 8, 11, 12, 13))  # characters that rich leaves out of what it prints


def is_plain(stream: TextIO) -> bool:
    """Return whether rich would print text as it stands: loading rich takes a tenth of a cold search."""
    return not stream.isatty() and not {"FORCE_COLOR", "TTY_COMPATIBLE"} & os.environ.keys()


def console(*, stderr: bool = False) -> Paper:
    """Return a console: colours and folded lines on a terminal only (NO_COLOR is honoured)."""
    from vault_memory.cli.table_layout import Paper

    stream = sys.stderr if stderr else sys.stdout
    width, height = (None, None)
    if os.environ.get("TERM") in ("dumb", "unknown"):  # of which rich believes that they are 80 columns wide
        width, height = shutil.get_terminal_size()
    return Paper(stderr=stderr, highlight=False, emoji=False, soft_wrap=not stream.isatty(), width=width, height=height)


def say(text: str, *, err: bool = False) -> None:
    """Print a sentence for a person."""
    if (sys.stderr if err else sys.stdout).isatty():
        console(stderr=err).print(text, markup=False)
    else:
        click.echo(text, err=err)


def confirm(question: str, *, yes: bool, to: str, as_json: bool) -> bool:
    """Ask the person at the terminal to agree. Raises UsageError where nobody can be asked; ``to`` says to what."""
    if yes:
        return True
    if as_json or not sys.stdin.isatty():
        raise click.UsageError(f"to {to} without being asked, add --yes")
    return click.confirm(question, default=False)


@contextmanager
def pager() -> Iterator[Paper]:
    """Give a console for what may be long: through the pager ($PAGER, less) where a terminal cannot hold it."""
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
