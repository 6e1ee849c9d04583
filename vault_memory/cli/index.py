"""``vault-memory index``: rebuild the search index, or keep it in step with the files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from vault_memory.cli.bulk import describe_index, print_users, worker_options
from vault_memory.cli.command_groups import Subverbs
from vault_memory.cli.common import GlobalOptions, json_option, pass_context, print_json, say
from vault_memory.cli.progress import Steps, progress

if TYPE_CHECKING:
    from vault_memory.api.results import SyncReport


@click.group(name="index", cls=Subverbs)
def command() -> None:
    """Rebuild the search index, or keep it up to date. It is a cache; every search reads changed files first.

    \b
    vault-memory index rebuild
    vault-memory index watch
    """


@command.command(name="rebuild", short_help="rebuild the index from the files")
@click.option("--all-users", is_flag=True, help="Rebuild the indexes of all vaults of the home, each in one worker.")
@worker_options
@json_option
@pass_context
def rebuild(context: GlobalOptions, all_users: bool, workers: int | None, scheduler: str, as_json: bool) -> None:
    """Delete the index and rebuild it from the files. Topic documents are not changed.

    \b
    vault-memory index rebuild
    vault-memory index rebuild --all-users --workers 8
    """
    if all_users:
        _rebuild_users(context, workers, scheduler, as_json)
        return
    memory = context.memory()
    with progress("Indexing", quiet=as_json) as update:
        status = memory.rebuild(progress=update, workers=workers, scheduler=scheduler)
    if as_json:
        print_json(status)
    else:
        say(f"Indexed {describe_index(status)}.")


def _rebuild_users(context: GlobalOptions, workers: int | None, scheduler: str, as_json: bool) -> None:
    from vault_memory.api.bulk import rebuild_users
    from vault_memory.memory import Memory

    with Steps(quiet=as_json) as step:
        done = rebuild_users(Memory(context.home).home, count=workers or 0, scheduler=scheduler, step=step)
        print_users(done, as_json=as_json)


@command.command(name="watch", short_help="index edits as they are saved, until Ctrl-C")
@json_option
@pass_context
def watch(context: GlobalOptions, as_json: bool) -> None:
    """Index edits within a second after they are saved, until Ctrl-C.

    Searches find every edit without it; with it, they need not look for changed files. Each change is printed.

    \b
    vault-memory index watch
    vault-memory index watch --json
    """
    import json
    import signal
    from dataclasses import asdict

    memory = context.memory()

    def print_sync(synced: SyncReport) -> None:
        click.echo(json.dumps(asdict(synced)) if as_json else format_sync(memory.clock().astimezone(), synced))

    watcher = memory.watcher(print_sync)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: watcher.stop())
    say(f"watching {memory.root} until Ctrl-C", err=True)
    watcher.run()


def format_sync(now: object, synced: SyncReport) -> str:
    """Format ``14:03:07  2 files changed, 1 gone: 5 entries new, 3 out``."""
    files = [f"{count:,} {word}" for count, word in ((synced.changed, "changed"), (synced.gone, "gone")) if count]
    entries = [f"{count:,} {word}" for count, word in ((synced.added, "new"), (synced.removed, "out")) if count]
    return f"{now:%H:%M:%S}  files: {', '.join(files) or 'none'}; entries: {', '.join(entries) or 'none'}"
