"""The command line: one verb per file, loaded when it is called.

Exit codes: 0 done, 1 ran and found problems, 2 the input cannot be used (nothing was changed).
"""

from __future__ import annotations

import errno
import importlib
import os
import re
import shutil
import sys
from collections.abc import Iterable
from keyword import iskeyword
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from vault_memory.cli.common import GlobalOptions, say
from vault_memory.errors import VaultMemoryError

VERBS = {
    "init": "make a vault",
    "archive": "take a conversation into the vault",
    "import": "take in whole histories and folders of notes",
    "remember": "keep one statement",
    "ingest": "search folders elsewhere in place: notes, docs, code",
    "search": "find what the vault knows",
    "context": "what to put into a prompt, within a budget of tokens",
    "recall": "what one message brings to mind",
    "show": "show a topic",
    "topics": "list the topics",
    "rebuild": "make the index anew from the files",
    "status": "what is in the vault and its index",
    "graph": "who and what is known, and how they are related",
    "doctor": "what is wrong with the vault, and how to mend it",
    "consolidate": "renew summaries and finish what had to wait",
    "undo": "take back what a run changed",
    "history": "the runs, or how a topic or statement came to be",
    "diff": "what a run changed, or what was changed since a day",
    "review": "decide on the edits that wait for you",
    "summarize": "summarise a conversation",
    "decay": "put away what nobody asks for any more",
    "profile": "what the memory may know about you",
    "consent": "may the profile be used",
    "forget": "take something out of the memory for good",
    "metrics": "how searches did lately",
    "eval": "how good search is on labelled questions",
    "tune": "better weights for search, from labelled questions",
    "mcp": "memory for agents, by the Model Context Protocol",
    "install": "memory for an agent, by hooks in its settings",
    "uninstall": "our hooks out of an agent's settings",
    "hook": "what agents call at the turns of a session",
    "config": "every setting and where it comes from",
    "llm": "does the language model answer",
    "completion": "complete verbs, options and topics in your shell",
    "watch": "keep the index in step with the files",
    "serve": "the web page and the API, on this machine",
    "demo": "the main job on a sample vault, in a temporary folder",
}


_SECTIONS = {
    "Remember": ("init", "archive", "import", "remember", "ingest"),
    "Find": ("search", "context", "recall"),
    "Look": ("show", "topics", "status", "history", "diff", "graph", "profile", "metrics"),
    "Correct": ("review", "undo", "forget", "consent"),
    "Connect": ("mcp", "serve", "watch", "install", "uninstall", "hook", "completion"),
}
_REST = "Maintain"
HIDDEN = ("merge-driver",)  # for programs
_ALSO = {
    "add": "remember",
    "delete": "forget",
    "find": "search",
    "get": "show",
    "help": "--help",
    "index": "rebuild",
    "info": "status",
    "list": "topics",
    "log": "history",
    "ls": "topics",
    "new": "init",
    "query": "search",
    "reindex": "rebuild",
    "remove": "forget",
    "rm": "forget",
    "save": "remember",
    "settings": "config",
    "stats": "status",
    "summary": "summarize",
    "version": "--version",
}  # fmt: skip - what other programs call them


class Help(click.HelpFormatter):
    """Help that gives way to a narrow terminal, where click goes on over the edge."""

    def __init__(self, indent_increment: int = 2, width: int | None = None, max_width: int | None = None) -> None:
        columns = shutil.get_terminal_size().columns
        super().__init__(indent_increment, width or max(20, min(columns, max_width or 80) - 2), max_width)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        super().write_dl(rows, col_max if self.width >= 60 else self.width // 3 + 2, col_spacing)


class Page(click.Context):
    formatter_class = Help


class Verbs(click.Group):
    """Verbs are modules of this package with a ``command``; ``--help`` needs none of them."""

    context_class = Page

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in VERBS and cmd_name not in HIDDEN:
            return None
        name = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name.replace("-", "_")
        module = importlib.import_module(f"vault_memory.cli.{name}")
        command: click.Command = module.command
        for each in (command, *(command.commands.values() if isinstance(command, click.Group) else ())):
            each.context_class = Page
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        import difflib

        if args and args[0] not in VERBS and args[0] not in HIDDEN:
            word = args[0].casefold()
            near = [_ALSO[word]] if word in _ALSO else difflib.get_close_matches(word, VERBS, 1)
            hint = f"; did you mean '{near[0]}'?" if near else f"; verbs: {', '.join(VERBS)}"
            raise click.UsageError(f"no verb '{args[0]}'{hint}")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """A reader that goes away has seen enough: that is no failure, and click would make one of it."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()  # while what goes wrong can still be told
            return result
        except BrokenPipeError:
            raise click.exceptions.Exit(0) from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        width = max(map(len, VERBS))
        for section, verbs in sections().items():
            with formatter.section(section):
                formatter.write_dl([(verb.ljust(width), VERBS[verb]) for verb in verbs])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        formatter.write_text("'vault-memory VERB --help' explains a verb, with examples.")

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Verbs without loading them; options as ever."""
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        return [CompletionItem(verb, help=text) for verb, text in VERBS.items() if verb.startswith(incomplete)]


def sections() -> dict[str, list[str]]:
    """The verbs by what they are for; those that no section names are of the last one."""
    found = {name: [verb for verb in verbs if verb in VERBS] for name, verbs in _SECTIONS.items()}
    named = {verb for verbs in found.values() for verb in verbs}
    return found | {_REST: [verb for verb in VERBS if verb not in named]}


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option("--home", metavar="DIR", envvar="VAULT_MEMORY_HOME", help="Where the vaults are. [~/.memory]")
@click.option("--user", metavar="NAME", envvar="VAULT_MEMORY_USER", help="Whose vault. [default]")
@click.version_option(package_name="vault-memory", message="%(prog)s %(version)s")
@click.pass_context
def cli(ctx: click.Context, home: str | None, user: str | None) -> None:
    """Long-term memory for people and their LLM agents, kept as plain markdown that you own."""
    ctx.obj = GlobalOptions(home=home, user=user)


def main() -> None:
    """Entry point of the console script: no traceback reaches a user."""
    _open_streams()
    try:
        code = cli.main(prog_name="vault-memory", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message(), err=True)
        code = error.exit_code
    except click.exceptions.Abort:
        say("stopped", err=True)
        code = 130
    except click.UsageError as error:
        verb = error.ctx.command_path if error.ctx is not None else "vault-memory"
        message = _suggested(error)
        say(f"error: {message}" + ("" if message.endswith("?") else f"; see '{verb} --help'"), err=True)
        code = error.exit_code
    except click.ClickException as error:
        say(f"error: {error.format_message()}", err=True)
        code = error.exit_code
    except VaultMemoryError as error:
        say(f"error: {error}", err=True)
        code = 2
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EIO, errno.EDQUOT) or error.filename is not None:
            raise
        say(f"error: the output cannot be written ({error.strerror})", err=True)
        code = 1
    _drop_output()
    sys.exit(code if isinstance(code, int) else 0)


def _suggested(error: click.UsageError) -> str:
    """Return what is wrong, and for an unknown value the one that may have been meant."""
    import difflib

    message = error.format_message().rstrip(".")
    kind = error.param.type if isinstance(error, click.BadParameter) and error.param is not None else None
    given = re.search(r"'([^']*)' is not (?:one of )?'", message) if isinstance(kind, click.Choice) else None
    if given is None or not isinstance(kind, click.Choice):
        return message
    near = difflib.get_close_matches(given[1].casefold(), map(str, kind.choices), 1, 0.5)
    return f"{message}; did you mean '{near[0]}'?" if near else message


def _open_streams() -> None:
    """Open the standard streams that were closed by whoever started us: Python has None for them."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - until the end


def _drop_output() -> None:
    """Drop what could not be printed: Python would try again on its way out, and complain."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
