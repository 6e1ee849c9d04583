"""``vault-memory topics``: list the topics."""

from __future__ import annotations

import click

from vault_memory.cli.common import Context, console, json_option, pass_context, print_json, progress


@click.command(name="topics", short_help="list the topics")
@json_option
@pass_context
def command(context: Context, as_json: bool) -> None:
    """List the topics: how many current statements each holds, when it last changed, and its file.

    \b
    vault-memory topics
    """
    memory = context.memory()
    with progress("Reading", quiet=as_json) as update:
        topics = sorted(memory.topics(update), key=lambda topic: (topic.name.casefold(), topic.path))
    rows = [
        {
            "topic": topic.name,
            "path": topic.path,
            "cells": sum(not cell.superseded for cell in topic.cells),
            "superseded": sum(cell.superseded for cell in topic.cells),
            "updated": topic.updated.strftime("%Y-%m-%dT%H:%M:%SZ") if topic.updated else None,
            "problems": [str(problem) for problem in topic.problems],
        }
        for topic in topics
    ]
    if as_json:
        print_json(rows)
        return
    if not rows:
        click.echo("no topics yet")
        return
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column("topic", overflow="fold")
    table.add_column("cells", justify="right")
    table.add_column("updated")
    table.add_column("file", style="dim", overflow="fold")
    for topic, row in zip(topics, rows, strict=True):
        updated = topic.updated.strftime("%Y-%m-%d") if topic.updated else ""
        cells = "malformed" if topic.malformed else str(row["cells"])
        table.add_row(topic.name, cells, updated, topic.path)
    console().print(table)
