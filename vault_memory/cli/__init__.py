"""The command line: one verb per file, loaded when it is called.

Exit codes: 0 done, 1 ran and found problems, 2 the input cannot be used (nothing was changed).
"""

from __future__ import annotations

import importlib
import sys
from keyword import iskeyword

import click
from click.shell_completion import CompletionItem

from vault_memory.cli.common import Context
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


class Verbs(click.Group):
    """Verbs are modules of this package with a ``command``; ``--help`` needs none of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in VERBS and cmd_name not in HIDDEN:
            return None
        name = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name.replace("-", "_")
        module = importlib.import_module(f"vault_memory.cli.{name}")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        import difflib

        if args and args[0] not in VERBS and args[0] not in HIDDEN:
            near = difflib.get_close_matches(args[0], VERBS, 1)
            hint = f"; did you mean '{near[0]}'?" if near else f"; verbs: {', '.join(VERBS)}"
            raise click.UsageError(f"no verb '{args[0]}'{hint}")
        return super().resolve_command(ctx, args)

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
    ctx.obj = Context(home=home, user=user)


def main() -> None:
    """Entry point of the console script: no traceback reaches a user."""
    try:
        code = cli.main(prog_name="vault-memory", standalone_mode=False)
    except click.exceptions.Abort:
        click.echo("stopped", err=True)
        code = 130
    except click.UsageError as error:
        verb = error.ctx.command_path if error.ctx is not None else "vault-memory"
        message = error.format_message().rstrip(".")
        click.echo(f"error: {message}" + ("" if message.endswith("?") else f"; see '{verb} --help'"), err=True)
        code = error.exit_code
    except click.ClickException as error:
        error.show()
        code = error.exit_code
    except VaultMemoryError as error:
        click.echo(f"error: {error}", err=True)
        code = 2
    except BrokenPipeError:
        sys.stderr.close()
        code = 0
    sys.exit(code if isinstance(code, int) else 0)
