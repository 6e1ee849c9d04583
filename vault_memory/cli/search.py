"""``vault-memory search``: search the vault."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import (
    CONTROLS,
    GlobalOptions,
    QueryCommand,
    console,
    is_plain,
    json_option,
    pass_context,
    print_json,
)

if TYPE_CHECKING:
    from vault_memory.memory import Memory
    from vault_memory.models import SearchResult

_STYLES = {"label": "bold cyan", "place": "dim", "explain": "dim", "note": "italic"}


@click.command(name="search", cls=QueryCommand)
@click.argument("query", nargs=-1, required=True)
@click.option("--limit", type=int, help="Number of results (100 at most). [10]")
@click.option(
    "--detail-level", type=click.Choice(["full", "summary"]), default="full", help="summary: topic summaries only."
)
@click.option(
    "--source-type",
    type=click.Choice(["all", "conversation", "file"]),
    default="all",
    help="all: everything in one list; conversation: what was said; file: text written by hand.",
)
@click.option("--as-of", metavar="DATE", default="", help="Search the vault as it was at the end of that day.")
@click.option("--like", is_flag=True, help="QUERY is a message; find the statements related to it.")
@click.option("--full", is_flag=True, help="Print each text completely, not only the part around the words.")
@click.option("--explain", is_flag=True, help="Show how each score is composed; this does not count as use.")
@json_option
@pass_context
def command(
    context: GlobalOptions,
    query: tuple[str, ...],
    limit: int | None,
    detail_level: str,
    source_type: str,
    as_of: str,
    like: bool,
    full: bool,
    explain: bool,
    as_json: bool,
) -> None:
    """Search by words, "phrases", -exclusions and fields (topic: type: tag: project: conversation: role:
    after: before:).

    \b
    vault-memory search why argon2id
    vault-memory search 'type:decision "refresh token" -mobile'
    vault-memory search --as-of 2026-05-01 which broker do we use
    vault-memory search --like shall we take RabbitMQ for the new service
    vault-memory search --source-type conversation what did Ana say about the tomatoes
    vault-memory show 2                  # the second result as a whole
    """
    from vault_memory.api.output import to_json

    memory, text = context.memory(), " ".join(query)
    if like and (limit or as_of or source_type != "all" or detail_level != "full"):
        raise click.UsageError("--like takes a message alone: no --limit, --as-of, --source-type or --detail-level")
    result = (
        memory.recall(text, touch=not explain)
        if like
        else memory.search(
            text,
            limit=limit,
            detail_level=detail_level,
            source_type=source_type,
            touch=not explain,
            as_of=as_of,
        )
    )
    if as_json:
        memory.keep_results(result.hits)
        print_json(to_json(result, explain=explain))
        return
    print_result(memory, result, explain=explain, full=full)


def print_result(memory: Memory, result: SearchResult, *, explain: bool = False, full: bool = False) -> None:
    """Print results for people: on a terminal labels are coloured, the query's words bold and places links."""
    from vault_memory.api.output import find_matches, sort_for_print, to_lines

    memory.keep_results(sort_for_print(result.hits))
    lines = list(to_lines(result, explain=explain, full=full))
    if is_plain(sys.stdout):
        sys.stdout.writelines(f"{line.text.translate(CONTROLS)}\n" for line in lines)
        return
    from rich.text import Text

    out = console()
    for line in lines:
        text = Text(line.text, style=_STYLES.get(line.kind, ""))
        if line.kind == "text" and out.is_terminal:
            for begin, end in find_matches(line.text, result.query):
                text.stylize("bold", begin, end)
        elif line.entry is not None and out.is_terminal:
            text.stylize(f"link {(memory.root / (line.entry.file or line.entry.path)).as_uri()}", 2)
        out.print(text)
