"""``vault-memory watch``: keep the index in step with the files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, json_option, pass_context, say

if TYPE_CHECKING:
    from vault_memory.api.results import Synced


@click.command(name="watch", short_help="keep the index in step with the files")
@json_option
@pass_context
def command(context: GlobalOptions, as_json: bool) -> None:
    """Take edits into the index within a second of being saved, until Ctrl-C.

    Searches find every edit without it; with it they need not look first. A line is printed for each change.

    \b
    vault-memory watch
    vault-memory watch --json
    """
    import json
    import signal
    from dataclasses import asdict

    memory = context.memory()

    def print_sync(synced: Synced) -> None:
        click.echo(json.dumps(asdict(synced)) if as_json else format_sync(memory.clock().astimezone(), synced))

    watcher = memory.watcher(print_sync)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: watcher.stop())
    say(f"watching {memory.root} until Ctrl-C", err=True)
    watcher.run()


def format_sync(now: object, synced: Synced) -> str:
    """``14:03:07  2 files changed, 1 gone: 5 entries new, 3 out``."""
    files = [f"{count:,} {word}" for count, word in ((synced.changed, "changed"), (synced.gone, "gone")) if count]
    entries = [f"{count:,} {word}" for count, word in ((synced.added, "new"), (synced.removed, "out")) if count]
    return f"{now:%H:%M:%S}  files: {', '.join(files) or 'none'}; entries: {', '.join(entries) or 'none'}"
