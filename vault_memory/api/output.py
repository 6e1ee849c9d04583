"""Search results and contexts as JSON values and as text, as the command line and the servers print them."""

from vault_memory.search.output import (
    STALE,
    context_to_json,
    hit_to_json,
    label,
    place,
    sort_for_print,
    to_json,
    to_lines,
    to_text,
)
from vault_memory.search.query import parse
from vault_memory.search.snippets import matches

__all__ = [
    "STALE",
    "context_to_json",
    "find_matches",
    "hit_to_json",
    "label",
    "place",
    "sort_for_print",
    "to_json",
    "to_lines",
    "to_text",
]


def find_matches(line: str, query: str) -> list[tuple[int, int]]:
    """Return where a line holds words of the query: begin and end of each."""
    return list(matches(line, parse(query).terms))
