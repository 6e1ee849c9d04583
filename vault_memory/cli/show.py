"""``vault-memory show``: show a topic."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from vault_memory.cli import completion
from vault_memory.cli.common import GlobalOptions, console, json_option, pager, pass_context, print_json
from vault_memory.errors import NotFoundError
from vault_memory.models.topic import is_superseded_heading
from vault_memory.text.display import count_noun, format_day

if TYPE_CHECKING:
    from vault_memory.api.topics import TopicSnapshot
    from vault_memory.memory import Memory
    from vault_memory.models import Cell


@click.command(name="show")
@click.argument("topic", nargs=-1, required=True, shell_complete=completion.topics)
@click.option("--raw", is_flag=True, help="Print the file as it is.")
@click.option("--as-of", "day", metavar="DATE", default="", help="Show the topic as it was at the end of that day.")
@json_option
@pass_context
def command(context: GlobalOptions, topic: tuple[str, ...], raw: bool, day: str, as_json: bool) -> None:
    """Show a topic document, by name, alias or path; or a result of the last search, by its number, its id or its path
    and line, whatever it is: a statement, a message, a file. A pipe gets a topic's file as it is.

    With --as-of, the document is reconstructed from the dates of its statements: those superseded later are current,
    and later ones are missing. The output says how far back this is possible.

    \b
    vault-memory show Authentication
    vault-memory show topics/Authentication.md --raw
    vault-memory show Authentication --as-of 2026-05-01
    vault-memory show 2
    vault-memory show '2026-03-12-outbox#m1'
    vault-memory show ~/Notes/Garden.md:12
    """
    if raw and day:
        raise click.UsageError("--raw and --as-of exclude each other")
    topics, name = context.memory().topics, " ".join(topic)
    if day:
        _show_then(*topics.get_as_of(name, day), day, as_json)
        return
    try:
        found = topics.get(name)
    except NotFoundError as unknown:
        _show_hit(context.memory(), name, unknown, as_json)
        return
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

        from vault_memory.api.topics import body_for_reading

        with pager() as out:
            out.print(Markdown(body_for_reading(found)))


def _show_hit(memory: Memory, name: str, unknown: NotFoundError, as_json: bool) -> None:
    """Show a hit that is not a topic. Raises ``unknown`` if nothing has that name."""
    from vault_memory.api.output import hit_to_json, label, place
    from vault_memory.models import Hit

    try:
        shown = memory.show(name)
    except NotFoundError as error:
        raise (error if name.isdigit() else unknown) from None
    entry = shown.entry
    if as_json:
        whole = {"tier": "conversation" if shown.path.startswith("conversations/") else "file"}
        row = hit_to_json(Hit(entry, 0.0)) if entry is not None else whole
        row.pop("score", None)
        print_json({"title": shown.title, **row, "path": shown.path, "line": shown.line, "text": shown.text})
        return
    with pager() as out:
        head = f"--- {label(entry, memory.clock())} ---" if entry is not None else f"--- {shown.title} ---"
        out.print(head, markup=False, style="bold cyan")
        out.print(shown.text, markup=False)
        out.print(f"  {place(entry) if entry is not None else shown.path}", markup=False, style="dim")
        sources = entry.sources if entry is not None and entry.tier in ("cell", "past") else ()
        titles = memory.conversations.titles(sources)
        for source in sources:
            title = titles.get(source.partition("#")[0])
            out.print(f"  from {f'{title} · ' if title else ''}{source}", markup=False, style="dim")


def _show_then(then: TopicSnapshot, note: str, day: str, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "topic": then.name,
                "path": then.path,
                "as_of": day,
                "summary": then.summary,
                "cells": [_cell_fields(cell) for cell in then.cells],
                "later": then.later,
                "note": note,
            }
        )
        return
    out = console()
    out.print(f"{then.name} as of {day}: {count_noun(len(then.cells), 'statement')}", markup=False, style="bold")
    for part in filter(None, (then.summary, *then.prose)):
        out.print(f"\n{part}", markup=False)
    section = None
    for cell in then.cells:
        row = _cell_fields(cell)
        if row["section"] != section:
            section = row["section"]
            out.print(f"\n{section}" if section else "", markup=False, style="bold")
        ended = f"  (superseded {row['superseded']})" if row["superseded"] else ""
        out.print(f"- [{cell.type}] {cell.text}{ended}", markup=False)
    out.print(f"\n{note}" + (f"; {count_noun(then.later, 'statement')} made since" if then.later else ""), style="dim")


def _cell_fields(cell: Cell) -> dict[str, object]:
    known = cell.attributes
    since = known.superseded if known is not None else None
    section = cell.headings[-1] if cell.headings else ""
    return {
        "id": cell.id,
        "type": cell.type,
        "text": cell.text,
        "section": "" if is_superseded_heading(section) else section,
        "created": format_day(known.created) or None if known is not None else None,
        "superseded": format_day(since) or None,
        "sources": list(known.sources) if known is not None else [],
    }
