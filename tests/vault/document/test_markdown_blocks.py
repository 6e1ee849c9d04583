"""Check that a document parsed piece by piece has the same structure as one parsed as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from vault_memory.vault.document import markdown_blocks

LINES = [
    "", "", "", "# A title", "## Part", "##", "#tag", "- one", "- two ^vm-a", "-  wide", "-     code in it", "- ", "-",
    "* star", "+ plus", "  - inside", "    more of it", "  text in it", "1. first", "2) second", "10. tenth", "text",
    "more text", "===", "---", "- - -", "***", "> quoted", "> - in a quote", "> ```", "```", "```python", "~~~", "````",
    "  ```", "- ```", "- <!-- open", "<!-- open", "-->", "closed -->", "<!-- both -->", "<div>", "</div>", "<pre>",
    "</pre>", "<?php", "?>", "<b>bold</b>",
    "a | b", "- | -", "--- | ---", "| a | b |", "|---|---|", "\ttabbed", "-\ttab",
    "    indented", "[ref]: https://example.com", "%%", "<!-- memory v1", "vm-a salience=0.5", "- \u2028odd", "\x0b",
]  # fmt: skip


def seen(
    tokens: list[markdown_blocks.Token] | tuple[markdown_blocks.Token, ...], bares: list[str]
) -> list[tuple[object, ...]]:
    """What is used of them: blank lines behind a block are nobody's."""
    found = []
    for token in tokens:
        first, end = token.map or (0, 0)
        while end > first + 1 and (end > len(bares) or not bares[end - 1].strip(" \t")):
            end -= 1
        found.append((token.type, first, end, token.level, token.nesting, token.content, token.markup, token.info))
    return found


@given(st.lists(st.sampled_from(LINES), max_size=40))
@example(["- a", "", "", "- b", "text", "- c", "* d"])
@example(["```", "- a", "# b", "```", "- c"])
@example(["<!--", "", "- a", "-->", "- b"])
@example(["a | b", "- | -", "- | -", "- x"])
@example(["- one", "- | -", "|---|---|"])
@example(["- ", "", "", "- one"])
@example(["# a", "```", "```"] * 12 + ["<!--", "- b", "# c"])
def test_in_pieces_is_as_in_one(bares: list[str]) -> None:
    assert seen(markdown_blocks.read(bares), bares) == seen(markdown_blocks.parse_uncached(bares), bares)
    assert seen(markdown_blocks.read(bares), bares) == seen(markdown_blocks.parse_uncached(bares), bares), (
        "what is remembered is not changed"
    )


@pytest.mark.parametrize("path", sorted((Path(__file__).parents[3]).glob("sample_vault/**/*.md")), ids=lambda p: p.stem)
def test_real_documents(path: Path) -> None:
    bares = path.read_text().split("\n")
    assert seen(markdown_blocks.read(bares), bares) == seen(markdown_blocks.parse_uncached(bares), bares)


def test_a_statement_more_is_all_that_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    bares = ["# Topic", "", "## Facts", *(f"- statement {number} of the relay" for number in range(200)), "", "end"]
    markdown_blocks.read(bares)
    read: list[int] = []
    monkeypatch.setattr(markdown_blocks, "parse_uncached", lambda lines: read.append(len(lines)) or ())
    markdown_blocks.read([*bares[:100], "- a statement that is new", *bares[100:]])
    assert read == [1]
