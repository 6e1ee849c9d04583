"""Test how a note is split into sections."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.text.sections import LONGEST, sections

NOTE = """---
title: x
---
# Docker

Intro, long enough to stand by itself. {filler}

## Volumes

List them with:

```bash
# not a heading
docker volume ls
```

- one {filler}

- two of a loose list

Setext heading
--------------

| a | b |
| - | - |
| 1 | 2 |
""".format(filler="word " * 40)


def test_what_belongs_together_stays_together_under_its_headings() -> None:
    intro, volumes, last = sections(NOTE, skip=3)
    assert (intro.headings, intro.line) == (("Docker",), 6)
    assert volumes.headings == ("Docker", "Volumes")
    assert volumes.text.startswith("List them with:") and volumes.text.endswith("- two of a loose list")
    assert "# not a heading" in volumes.text
    assert last.headings == ("Docker", "Setext heading") and "| 1 | 2 |" in last.text
    assert NOTE.split("\n")[last.line - 1] == "| a | b |"


def test_a_long_section_is_cut_between_blocks_and_never_in_a_fence() -> None:
    fence = "```\n" + "line\n" * 500 + "```"
    paragraphs = [f"Paragraph {number}. " + "more words " * 40 for number in range(12)]
    found = sections("# T\n\n" + "\n\n".join([*paragraphs[:6], fence, *paragraphs[6:]]))
    assert len(found) > 3
    assert all(len(one.text) <= LONGEST or "```" in one.text for one in found)
    assert sum(fence in one.text for one in found) == 1


def test_mdx_and_what_is_struck_are_left_out() -> None:
    text = "import Tabs from '@theme/Tabs'\n\n# T\n\n<Tabs>\n\n- stays\n- ~~gone~~\n\n</Tabs>\n"
    (only,) = sections(text, mdx=True)
    assert only.text == "- stays"
    assert "import" in "".join(one.text for one in sections(text))


@pytest.mark.parametrize("character", ["\u2028", "\x85", "\x0c", "\x0b", "\x1e"])
def test_lines_end_where_an_editor_ends_them(character: str) -> None:
    long = f"some{character}text" + " more words" * 40
    first, second = sections(f"# One\r\n\r\n{long}\r\n\n# Two\r\rmore\n")
    assert (first.text, first.line) == (long, 3)
    assert (second.text, second.line) == ("more", 7)


@given(st.text(alphabet="#`~-|:ab \n\t>*=1.", max_size=400))
def test_no_word_of_a_note_is_lost_but_headings(text: str) -> None:
    kept = "".join(one.text + " ".join(one.headings) for one in sections(text))
    for line in text.splitlines():
        word = line.strip("#`~-|: \t>*=1.[]")
        assert not word or "~~" in line or word.strip() in kept


@pytest.mark.parametrize("opening", ["- ~~~~", "1. ~~~~ a ~~", "* ~~~~python~~"])
def test_a_fence_of_many_tildes_in_a_list_is_not_taken_for_what_is_struck(opening: str) -> None:
    (only,) = sections(f"# T\n\n{opening}\n  code\n  ~~~~\n")
    assert only.text == f"{opening}\n  code\n  ~~~~"
