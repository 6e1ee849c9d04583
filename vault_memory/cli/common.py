"""Functions shared by the commands: opening the vault, JSON or text output, colours, questions, paging, and verbs that
take a query.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TextIO

import click

from vault_memory.errors import NotFoundError

if TYPE_CHECKING:
    from vault_memory.cli.table_layout import Paper
    from vault_memory.memory import Memory

_EXCLUSION = re.compile(r"-(?:[^\W\d_][\w\s]|[^\W_a-zA-Z]|\")")  # a Latin letter alone is a mistyped option
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")


@dataclass(frozen=True, slots=True)
class GlobalOptions:
    """The global options of a command line."""

    home: str | None
    user: str | None

    def memory(self, *, new: bool = False, served: bool = False) -> Memory:
        """Return the vault of the options. Raises NotFoundError, which says what to do, if there is none.

        ``new``: the vault may be created; a message says so if a user is named and the home has other vaults.
        ``served``: the caller is a server, whose user is set once in a configuration: with other vaults in the home, an
        unknown user is a mistake.
        """
        from vault_memory.memory import Memory

        memory = Memory(home=self.home, user=self.user)
        others = memory.home.is_dir() and any(not each.name.startswith(".") for each in memory.home.iterdir())
        if not memory.exists():
            if not new or (served and self.user is not None and others):
                try:
                    memory.root  # noqa: B018 - raises with the mend
                except NotFoundError:
                    raise NotFoundError(self._describe_missing(memory)) from None
            elif self.user is not None and others:
                say(f"the user '{self.user}' has no vault yet; it is created now", err=True)
        if memory.exists() and sys.stderr.isatty():
            from vault_memory.cli.progress import progress

            with progress("Indexing") as update:  # rarely slow: after the first start or a large checkout
                memory.sync(update)
        return memory

    def _describe_missing(self, memory: Memory) -> str:
        """Describe a vault that does not exist, and how to create it with the options that were typed."""
        missing = f"no memory of user '{memory.user}' in {memory.home}"
        if memory.home.exists() and not memory.home.is_dir():
            return f"{missing}: it is a file; name a folder with --home"
        typed = [] if self.home in (None, os.environ.get("VAULT_MEMORY_HOME")) else ["--home", str(self.home)]
        typed += [] if self.user in (None, os.environ.get("VAULT_MEMORY_USER")) else ["--user", str(self.user)]
        return f"{missing}; start one with: {shlex.join(['vault-memory', *typed, 'init'])}"


pass_context = click.make_pass_decorator(GlobalOptions)


CONTROLS = dict.fromkeys((7, 8, 11, 12, 13))  # characters that rich leaves out of what it prints


def is_plain(stream: TextIO) -> bool:
    """Return whether rich would print text unchanged; skipping rich saves a tenth of the time of a cold search."""
    return not stream.isatty() and not {"FORCE_COLOR", "TTY_COMPATIBLE"} & os.environ.keys()


def console(*, stderr: bool = False) -> Paper:
    """Return a console: colours and folded lines on a terminal only (NO_COLOR is honoured)."""
    from vault_memory.cli.table_layout import Paper

    stream = sys.stderr if stderr else sys.stdout
    width, height = (None, None)
    if os.environ.get("TERM") in ("dumb", "unknown"):  # rich assumes 80 columns for these
        width, height = shutil.get_terminal_size()
    return Paper(stderr=stderr, highlight=False, emoji=False, soft_wrap=not stream.isatty(), width=width, height=height)


def say(text: str, *, err: bool = False) -> None:
    """Print a sentence for a person."""
    if (sys.stderr if err else sys.stdout).isatty():
        console(stderr=err).print(text, markup=False)
    else:
        click.echo(text, err=err)


def confirm(question: str, *, yes: bool, to: str, as_json: bool) -> bool:
    """Ask the person at the terminal to agree to ``to``. Raises UsageError if nobody can be asked."""
    if yes:
        return True
    if as_json or not sys.stdin.isatty():
        raise click.UsageError(f"to {to} without being asked, add --yes")
    return click.confirm(question, default=False)


@contextmanager
def pager() -> Iterator[Paper]:
    """Yield a console for long output, which is shown in the pager ($PAGER, less) if it does not fit the terminal."""
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
    text = json.dumps(value, ensure_ascii=not _can_print_all(), indent=2)
    click.echo(text.encode("utf-8", "replace").decode())  # an argument may contain bytes that are not valid text


def _can_print_all() -> bool:
    """Return whether the output's encoding has every character; JSON for another one is written with escapes."""
    return (sys.stdout.encoding or "utf-8").lower().replace("-", "") in ("utf8", "utf16", "utf32")


class QueryCommand(click.Command):
    """A verb that takes a query: ``-word`` in it leaves a word out and is no option. Its options are long but -h."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args if ctx.resilient_parsing else self._put_exclusions_last(ctx, args))

    def _put_exclusions_last(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Return the arguments with the exclusions after a ``--``. Raises UsageError for ``-limit``."""
        end = args.index("--") if "--" in args else len(args)
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        names = {name for option in options for name in option.opts}
        valued = {name for option in options if not (option.is_flag or option.count) for name in option.opts}
        kept, excluded, others = list[str](), list[str](), args[end + 1 :]
        for before, word in zip(["", *args], args[:end], strict=False):
            if f"-{word.partition('=')[0]}" in names:
                raise click.UsageError(f"no option '{word}'; did you mean '-{word}'?", ctx)
            if _EXCLUSION.match(word) and before not in valued:
                excluded.append(word)
                continue
            kept.append(word)
            if not word.startswith("-") and before not in valued:
                others.append(word)
        if not excluded:
            return args
        if others or len(excluded) > 1:  # else the one argument is the whole query: '-mobile refresh token'
            excluded = [_restore_quotes(word) for word in excluded]
        return [*kept, "--", *excluded, *args[end + 1 :]]


def _restore_quotes(word: str) -> str:
    """Return an exclusion of several words as a phrase: the shell removes the quotes of ``-"old app"``."""
    return f'-"{word[1:]}"' if re.search(r"\s", word) and '"' not in word else word
