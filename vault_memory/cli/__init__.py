"""The command line: one verb per file, loaded when it is called.

Exit codes: 0 done, 1 ran and found problems, 2 the input cannot be used (nothing was changed).
"""

from __future__ import annotations

import atexit
import errno
import gc
import importlib
import os
import re
import shutil
import sys
from collections.abc import Iterable
from io import TextIOWrapper
from keyword import iskeyword
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from vault_memory.cli.common import GlobalOptions, say
from vault_memory.errors import VaultMemoryError
from vault_memory.text.display import shorten

VERBS = {
    "demo": "try the program on a sample vault, in a temporary folder",
    "init": "create your vault",
    "archive": "archive a conversation",
    "add": "keep one statement",
    "search": "search the vault",
    "show": "show a topic, or a result of the last search",
    "topics": "list the topics; rename, merge, split, delete",
    "review": "accept or reject proposed edits",
    "undo": "undo a run",
    "serve": "serve the web page and the HTTP API on this machine",
    "import": "import chat histories, or a folder of notes",
    "folder": "search other folders in place: notes, docs, code",
    "context": "select memories for a prompt, within a token budget",
    "graph": "show people, tools and places, and how they are related",
    "profile": "show and change your profile, and consent to its use",
    "log": "list runs, or the history of a topic or statement",
    "diff": "show what a run changed, or what changed since a date",
    "forget": "remove something permanently",
    "status": "count what is in the vault and its index",
    "doctor": "check the vault, and repair it",
    "maintain": "renew summaries, archive faded statements",
    "index": "rebuild the index, or keep it up to date",
    "config": "show and change settings; check the model; shell completion",
    "eval": "measure and tune search",
    "mcp": "give agents access over MCP",
    "hooks": "install memory hooks in an agent's settings",
}
SECTIONS = {
    "Start here": ("demo", "init", "archive", "add", "search", "show", "topics", "review", "undo", "serve"),
    "Import and explore": ("import", "folder", "context", "graph", "profile"),
    "History and forgetting": ("log", "diff", "forget"),
    "Maintenance": ("status", "doctor", "maintain", "index"),
    "Adjust and measure": ("config", "eval"),
    "Connect agents": ("mcp", "hooks"),
}
HIDDEN = ("merge-driver",)  # commands for programs, not listed in the help
ALIASES = {
    "ask": "context",
    "blame": "log",
    "cat": "show",
    "check": "doctor",
    "completion": "config completion",
    "consent": "profile consent",
    "consolidate": "maintain consolidate",
    "decay": "maintain decay",
    "dashboard": "serve",
    "delete": "forget",
    "entities": "graph",
    "find": "search",
    "folders": "folder",
    "get": "show",
    "history": "log",
    "hook": "hooks run",
    "info": "status",
    "ingest": "folder",
    "install": "hooks install",
    "list": "topics",
    "llm": "config",
    "ls": "topics",
    "metrics": "eval metrics",
    "new": "init",
    "note": "add",
    "query": "search",
    "read": "show",
    "rebuild": "index rebuild",
    "recall": "search --like",
    "reindex": "index rebuild",
    "remember": "add",
    "remove": "forget",
    "revert": "undo",
    "rm": "forget",
    "runs": "log",
    "save": "add",
    "settings": "config",
    "stats": "status",
    "summarize": "maintain summarize",
    "summary": "maintain summarize",
    "topic": "topics",
    "tune": "eval tune",
    "ui": "serve",
    "uninstall": "hooks remove",
    "watch": "index watch",
    "web": "serve",
    "who": "log",
    "why": "log",
}  # fmt: skip - former names of the verbs, and names in other programs
_QUOTED = 200  # characters of an argument that an error quotes whole
_EDIT = "correct it in its file, with any editor: 'vault-memory search' and 'topics' name the files"
_HINTS = {
    "backup": "copy the folder that 'vault-memory status' names, or keep it in git: 'vault-memory init --git'",
    "change": _EDIT,
    "correct": _EDIT,
    "edit": _EDIT,
    "export": "the vault is markdown already: 'vault-memory status' says where it is",
    "fix": f"{_EDIT}; 'vault-memory doctor --fix' repairs a vault",
    "reword": _EDIT,
    "sync": "every search takes edits in by itself",
    "update": _EDIT,
}  # fmt: skip - words that are not verbs, and what to do instead


class Help(click.HelpFormatter):
    """Help text that fits a narrow terminal; click's own would be wider than the terminal."""

    def __init__(self, indent_increment: int = 2, width: int | None = None, max_width: int | None = None) -> None:
        columns = shutil.get_terminal_size().columns
        super().__init__(indent_increment, width or max(20, min(columns, max_width or 80) - 2), max_width)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        super().write_dl(rows, col_max if self.width >= 60 else self.width // 3 + 2, col_spacing)


class Page(click.Context):
    formatter_class = Help


def _show_as_page(command: click.Command) -> None:
    """Make the help of a verb, and of all its subcommands, fit the terminal."""
    command.context_class = Page
    for below in command.commands.values() if isinstance(command, click.Group) else ():
        _show_as_page(below)


class Verbs(click.Group):
    """A group of verbs, each a module of this package with a ``command``; ``--help`` loads none of them."""

    context_class = Page

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in VERBS and cmd_name not in HIDDEN:
            return None
        name = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name.replace("-", "_")
        module = importlib.import_module(f"vault_memory.cli.{name}")
        command: click.Command = module.command
        command.short_help = VERBS.get(cmd_name)
        _show_as_page(command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        import difflib

        word = args[0].casefold() if args else ""
        if word in ("help", "version") and len(args) == 1:
            option = next(param for param in self.get_params(ctx) if f"--{word}" in param.opts)
            assert option.callback is not None
            option.callback(ctx, option, True)  # prints and exits
        if word in VERBS:
            args = [word, *args[1:]]
        elif word == "help":
            return self.resolve_command(ctx, [*args[1:], "--help"])
        elif word in ALIASES:
            args = [*ALIASES[word].split(), *args[1:]]
        elif args and args[0] not in HIDDEN:
            if word in _HINTS:
                raise click.UsageError(f"no verb '{args[0]}': {_HINTS[word]}")
            near = difflib.get_close_matches(word, [*VERBS, *ALIASES], 1)
            hint = f"; did you mean '{near[0]}'?" if near else f"; verbs: {', '.join(VERBS)}"
            raise click.UsageError(f"no verb '{args[0]}'{hint}")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Invoke the command; exit with 0 if the reader closes the pipe, which click treats as a failure."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()  # flush here, where an error can still be reported
            return result
        except BrokenPipeError:
            raise click.exceptions.Exit(0) from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        width = max(map(len, VERBS))
        for section, verbs in SECTIONS.items():
            with formatter.section(section):
                formatter.write_dl([(verb.ljust(width), VERBS[verb]) for verb in verbs])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        formatter.write_text("'vault-memory VERB --help' explains a verb, with examples.")

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Complete verbs without loading them; options as usual."""
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        return [CompletionItem(verb, help=text) for verb, text in VERBS.items() if verb.startswith(incomplete)]


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option("--home", metavar="DIR", envvar="VAULT_MEMORY_HOME", help="Folder of the vaults. [~/.memory]")
@click.option("--user", metavar="NAME", envvar="VAULT_MEMORY_USER", help="User whose vault is used. [default]")
@click.version_option(package_name="vault-memory", message="%(prog)s %(version)s")
@click.pass_context
def cli(ctx: click.Context, home: str | None, user: str | None) -> None:
    """Long-term memory for people and their LLM agents, kept as plain markdown that you own."""
    ctx.obj = GlobalOptions(home=home, user=user)


def main() -> None:
    """Entry point of the console script: no traceback reaches a user."""
    gc.set_threshold(20_000, 20, 50)  # loaded objects stay alive: repeated collections would take 10 ms
    _open_streams()
    # Matrix products are small here: threads that share one waste a hundred times its processor time on waiting.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
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
        message = _suggest_value(error)
        complete = message.endswith("?") or "\n" in message  # it says what to type
        _complain(f"error: {message}" + ("" if complete else f"; see '{verb} --help'"))
        code = error.exit_code
    except click.ClickException as error:
        _complain(f"error: {error.format_message()}")
        code = error.exit_code
    except VaultMemoryError as error:
        _complain(f"error: {error}")
        code = 2
    except OSError as error:
        if error.filename is not None:
            _complain(f"error: {error.filename} cannot be used ({error.strerror})")
            code = 2
        elif error.errno in (errno.ENOSPC, errno.EIO, errno.EDQUOT):
            _complain(f"error: the output cannot be written ({error.strerror})")
            code = 1
        else:
            raise
    _drop_output()
    atexit.register(gc.freeze)  # avoid a last collection, which would visit every object on exit
    sys.exit(code if isinstance(code, int) else 0)


def _complain(message: str) -> None:
    """Print an error. Where it quotes a very long argument, only the beginning of that is quoted."""
    for given in sorted(sys.argv[1:], key=len, reverse=True):
        if len(given) > _QUOTED:
            message = message.replace(given, shorten(given))
    say(message, err=True)


def _suggest_value(error: click.UsageError) -> str:
    """Return the error message, with the most similar valid value if a value is unknown."""
    import difflib

    if isinstance(error, click.MissingParameter) and error.param is not None and error.param.name:
        choices = error.param.type.choices if isinstance(error.param.type, click.Choice) else ()
        said = f"{error.param.make_metavar(error.ctx)}" if error.ctx is not None else error.param.name
        return f"say which: {' or '.join(map(str, choices))}" if choices else f"{said} is missing"
    message = error.format_message().rstrip(".")
    kind = error.param.type if isinstance(error, click.BadParameter) and error.param is not None else None
    given = re.search(r"'([^']*)' is not (?:one of )?'", message) if isinstance(kind, click.Choice) else None
    if given is None or not isinstance(kind, click.Choice):
        return message
    near = difflib.get_close_matches(given[1].casefold(), map(str, kind.choices), 1, 0.5)
    return f"{message}; did you mean '{near[0]}'?" if near else message


def _open_streams() -> None:
    """Open the standard streams that the parent process closed, which Python sets to None.

    A character that the output's encoding lacks (a pipe on Windows, a file name that is not UTF-8) is printed as ``?``.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - until the end
    if isinstance(sys.stdout, TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="replace")


def _drop_output() -> None:
    """Discard output that could not be printed; otherwise Python tries again on exit and reports an error."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
