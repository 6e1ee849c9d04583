"""``vault-memory search``: find what the vault knows."""

from __future__ import annotations

import click

from vault_memory.cli.common import Context, console, json_option, pass_context, print_json


@click.command(name="search")
@click.argument("query", nargs=-1, required=True)
@click.option("--limit", type=int, help="At most this many results (100 at most). [10]")
@click.option("--detail-level", type=click.Choice(["full", "summary"]), default="full", help="summary: topics only.")
@click.option(
    "--source-type",
    type=click.Choice(["all", "conversation", "file"]),
    default="all",
    help="all: everything in one list; conversation: what was said; file: written by hand.",
)
@click.option("--as-of", metavar="DATE", default="", help="As the vault stood at the end of that day.")
@click.option("--like", is_flag=True, help="QUERY is a message, not a query: what it brings to mind.")
@click.option("--full", is_flag=True, help="All of each text, not only the part around the words.")
@click.option("--explain", is_flag=True, help="Show how each score came to be; counts as no use.")
@json_option
@pass_context
def command(
    context: Context,
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
    """Search by words, "phrases", -exclusions and fields (topic: type: conversation: role: after: before:).

    \b
    vault-memory search why argon2id
    vault-memory search 'type:decision "refresh token" -mobile'
    vault-memory search --as-of 2026-05-01 which broker do we use
    vault-memory search --like shall we take RabbitMQ for the new service
    vault-memory search --source-type conversation what did Ana say about the tomatoes
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
        print_json(to_json(result, explain=explain))
        return
    print_result(result, explain=explain, full=full)


def print_result(result: object, *, explain: bool = False, full: bool = False) -> None:
    """Print results for people: on a terminal labels are coloured and the query's words bold."""
    from rich.text import Text

    from vault_memory.api.output import find_matches, to_text
    from vault_memory.models import SearchResult

    assert isinstance(result, SearchResult)
    out = console()
    for line in to_text(result, explain=explain, full=full).split("\n"):
        label = line.startswith("--- ")
        text = Text(line, style="bold cyan" if label else "")
        if not label and not line.startswith("  "):
            for begin, end in find_matches(line, result.query):
                text.stylize("bold", begin, end)
        out.print(text)
