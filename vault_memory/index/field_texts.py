"""List the searchable text of an entry by field: the words that `text.words` extracts, joined by spaces."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from vault_memory.index.record_encoder import title
from vault_memory.models import Entry
from vault_memory.text.words import identifiers, list_index_words


def list_field_texts(entry: Entry) -> Iterator[tuple[str, str]]:
    """Yield each field that the entry has, and its words joined by spaces."""
    language = entry.language
    if entry.tier == "file":  # as one text: the few words of a heading by themselves would outweigh all others
        yield "text", _join_words(f"{title(entry)}\n{entry.text}", language)
    else:
        yield "text", _join_words(entry.text, language)
        if entry.heading:
            yield "heading", _join_words(entry.heading, language)
    if entry.before or entry.after:
        yield "around", f"{_join_words(entry.before, language)} {_join_words(entry.after, language)}"
    if entry.asked:
        yield "asked", _join_words(entry.asked, language)
    code = identifiers(entry.text)
    if code:
        yield "code", " ".join(code)


@lru_cache(maxsize=256)
def _join_words(text: str, language: str) -> str:
    """Return the compounds of a text, cached: a message is the neighbour of two others."""
    return " ".join(list_index_words(text, language))
