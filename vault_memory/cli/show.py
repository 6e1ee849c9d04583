"""``vault-memory show``: show a topic."""

from __future__ import annotations

import sys

import click

from vault_memory.cli.common import Context, json_option, paged, pass_context, print_json
from vault_memory.cli.completion import topics


@click.command(name="show", short_help="show a topic")
@click.argument("topic", nargs=-1, required=True, shell_complete=topics)
@click.option("--raw", is_flag=True, help="The file as it is.")
@json_option
@pass_context
def command(context: Context, topic: tuple[str, ...], raw: bool, as_json: bool) -> None:
    """Show a topic document, by name, alias or path. A pipe gets the file as it is.

    \b
    vault-memory show Authentication
    vault-memory show topics/Authentication.md --raw
    """
    found = context.memory().topic(" ".join(topic))
    if as_json:
        print_json(
            {
                "topic": found.name,
                "path": found.path,
                "aliases": list(found.aliases),
                "tags": list(found.tags),
                "summary": found.summary,
                "sources": list(found.sources),
                "cells": [
                    {
                        "id": cell.id,
                        "type": cell.type,
                        "text": cell.text,
                        "line": cell.first_line,
                        "section": cell.headings[-1] if cell.headings else "",
                        "salience": cell.salience,
                        "confidence": cell.confidence,
                        "superseded": cell.superseded,
                        "by_person": cell.by_person,
                        "sources": list(cell.attributes.sources) if cell.attributes else [],
                    }
                    for cell in found.cells
                ],
                "problems": [str(problem) for problem in found.problems],
            }
        )
    elif raw or not sys.stdout.isatty():
        click.echo(found.text, nl=False)
    else:
        from rich.markdown import Markdown

        from vault_memory.vault.document import body_for_reading

        with paged() as out:
            out.print(Markdown(body_for_reading(found)))
