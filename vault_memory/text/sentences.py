"""Split text into sentences, by the rules of sentencex and of `full_stops`, in time proportional to its length."""

from __future__ import annotations

import re
from collections.abc import Iterator

from vault_memory.text.full_stops import join_unended

_LONGEST = 4_000  # characters given to sentencex at once; its time grows with the square of a run of quotes or brackets
_PARTS = re.compile(rf"(?s).{{1,{_LONGEST - 1}}}(?:\s|\Z)|.{{1,{_LONGEST}}}")


def split_sentences(text: str) -> Iterator[str]:
    """Yield the sentences of ``text`` with the white space between them; together they are the text.

    What is longer than `_LONGEST` is cut at white space first, where there is some.
    """
    from sentencex import segment

    for part in [text] if len(text) <= _LONGEST else _PARTS.findall(text):
        yield from join_unended(segment("en", part))
