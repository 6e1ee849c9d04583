"""Check that the lines a record quotes, found by the ids of edits, equal those found by a full scan."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from vault_memory.vault.runs.records import _find_lines

_EVERY = re.compile(r"^.*[ \t]\^([A-Za-z0-9-]+)[ \t]*\r?$", re.MULTILINE)
_IDS = ("vm-1", "vm-12", "vm", "a", "")
_LINES = st.builds(
    "".join,
    st.tuples(
        st.sampled_from(("- x", "", "- [fact] said ^vm-1 here", "\t")),
        st.sampled_from((" ", "", "\t")),
        st.sampled_from(tuple(f"^{each}" for each in _IDS)),
        st.sampled_from(("", " ", "\t\r", "\r", ".")),
    ),
)


@given(st.lists(_LINES, max_size=8), st.booleans())
def test_the_last_line_that_ends_in_an_id_is_found(lines: list[str], ended: bool) -> None:
    text = "\n".join(lines) + "\n" * ended
    every = {found[1]: found[0].strip() for found in _EVERY.finditer(text)}
    assert _find_lines(text, _IDS) == {name: line for name, line in every.items() if name in _IDS}


def test_no_text_has_no_lines() -> None:
    assert _find_lines(None, _IDS) == _find_lines("", _IDS) == {}
