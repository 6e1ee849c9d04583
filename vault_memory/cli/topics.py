"""``vault-memory topics``: list the topics; the verbs below it change them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import click

from vault_memory.cli.command_groups import Subverbs
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json, say
from vault_memory.cli.progress import progress
from vault_memory.cli.topic_verbs import VERBS
from vault_memory.text.display import format_day, format_moment

if TYPE_CHECKING:
    from vault_memory.api.topics import TopicSnapshot


@click.group(name="topics", cls=Subverbs, default="list")
def command() -> None:
    """List, rename, merge, split or delete topics. Links in other documents are updated; `undo` reverses changes.

    \b
    vault-memory topics
    vault-memory topics rename Auth "Authentication"
    vault-memory topics merge "Login" "Authentication"
    vault-memory topics split "Authentication" "Token storage"
    """


for _verb in VERBS:
    command.add_command(_verb)


@command.command(name="list", short_help="list the topics")
@click.option("--as-of", "day", metavar="DATE", default="", help="List the topics that existed at the end of that day.")
@json_option
@pass_context
def list_(context: GlobalOptions, day: str, as_json: bool) -> None:
    """List the topics: how many current statements each holds, when it last changed, and its file.

    With --as-of, the counts are those of that day, by the dates of the statements; the output says how far back this is
    possible.

    \b
    vault-memory topics list
    vault-memory topics list --as-of 2026-05-01
    """
    _list(context, day, as_json)


def _list(context: GlobalOptions, day: str, as_json: bool) -> None:
    from vault_memory.api.topics import natural

    memory = context.memory()
    with progress("Reading", quiet=as_json) as update:
        if day:
            _print_then(*memory.topics.list_as_of(day, update), day, as_json)
            return
        topics = sorted(memory.topics.list(update), key=lambda topic: (natural(topic.name), topic.path))
    rows = [
        {
            "topic": topic.name,
            "path": topic.path,
            "cells": sum(not cell.superseded for cell in topic.cells),
            "superseded": sum(cell.superseded for cell in topic.cells),
            "updated": format_moment(topic.updated),
            "problems": [str(problem) for problem in topic.problems],
        }
        for topic in topics
    ]
    if as_json:
        print_json(rows)
        return
    if not rows:
        say("no topics yet; archive a conversation, or: vault-memory add 'something worth knowing'")
        return
    _print(
        (
            (
                topic.name,
                "malformed" if topic.malformed else f"{row['cells']:,}",
                format_day(topic.updated),
                topic.path,
            )
            for topic, row in zip(topics, rows, strict=True)
        )
    )


def _print(rows: Iterable[tuple[str, str, str, str]]) -> None:
    from vault_memory.cli.table_layout import Column, table

    columns = (
        Column("topic", gives="folds"),
        Column("statements", right=True),
        Column("updated"),
        Column("file", style="dim", gives="goes"),
    )
    table(console(), columns, rows)


def _print_then(snapshots: Sequence[TopicSnapshot], note: str, day: str, as_json: bool) -> None:
    if as_json:
        rows = [
            {
                "topic": then.name,
                "path": then.path,
                "cells": len(then.cells),
                "updated": format_moment(then.updated),
            }
            for then in snapshots
        ]
        print_json({"as_of": day, "topics": rows, "note": note})
        return
    if snapshots:
        _print((then.name, f"{len(then.cells):,}", format_day(then.updated), then.path) for then in snapshots)
    console(stderr=not sys.stdout.isatty()).print(note, style="dim", markup=False)
