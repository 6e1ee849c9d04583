"""Check that a replacement of text that is no statement changes whole lines, byte for byte, and no others."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from vault_memory.models import Rewrite, Topic
from vault_memory.vault.document.edits import apply
from vault_memory.vault.document.text_blocks import CHANGED, REPEATED, list_text_blocks, make_rewrite
from vault_memory.vault.document.topic_text import parse

NOW = datetime(2026, 8, 30, 12, tzinfo=UTC)
NOTE = """---
tags: [party]
---

# Party

Kofi brings the *wine*,
and Ama the bread.

## Food

| Who  | Eats    |
| ---- | ------- |
| Kofi | vegan   |
| Ama  | all     |

- The hall opens at 18:00 ^vm-aaaaaaaaaa
  - ask Gill for the key
  - the key is under the mat

## Code

```sh
play --volume 7
play --loop
```

> [!note] Gill
> has a dog

<!-- memory v2
vm-aaaaaaaaaa s=.9
-->
"""


def note(text: str = NOTE) -> Topic:
    return parse(text, "topics/Party.md")


def rewrite(quoted: str, text: str, topic: Topic | None = None) -> Rewrite:
    made = [edit for block in list_text_blocks(topic or note()) if (edit := make_rewrite(block, quoted, text))]
    assert len(made) == 1
    return made[0]


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize(
    ("quoted", "text", "was", "becomes"),
    [
        ("| Kofi | vegan |", "| Kofi | eats fish |", "| Kofi | vegan   |", "| Kofi | eats fish |"),
        ("| Ama | all |", "", "| Ama  | all     |\n", ""),
        ("--volume 7", "--volume 5", "--volume 7", "--volume 5"),
        ("play --loop", "play --once\nplay --stop", "play --loop", "play --once\nplay --stop"),
        ("the key is under the mat", "Gill has the key", "the key is under the mat", "Gill has the key"),
        ("- the key is under the mat", "", "  - the key is under the mat\n", ""),
        ("the *wine*, and Ama the bread", "juice", "the *wine*,\nand Ama the bread", "juice"),
        ("has a dog", "has two dogs", "has a dog", "has two dogs"),
    ],
)
def test_a_part_of_a_persons_text_is_replaced_and_nothing_else(
    quoted: str, text: str, was: str, becomes: str, newline: str
) -> None:
    whole = NOTE.replace("\n", newline)
    before = note(whole)
    edit = rewrite(quoted, text, before)
    _, (waits,) = apply(before, [edit], now=NOW)
    assert waits.outcome == "pending"
    after, (done,) = apply(before, [edit], now=NOW, reviewed=True)
    assert done.outcome == "updated"
    body = after.text.partition(f"# Party{newline}")[2]
    wanted = whole.replace(was.replace("\n", newline), becomes.replace("\n", newline), 1)
    assert body == wanted.partition(f"# Party{newline}")[2]
    assert apply(after, [edit], now=NOW, reviewed=True)[0].text == after.text  # again: changed or there already


@pytest.mark.parametrize(
    "text",
    [
        "| Kofi | fish |\n\n- [fact] a statement of its own",
        "| Kofi | fish |\n## Heading",
        "<!-- | Kofi |",
        "```",
        "---\ntopic: Other\n---",
        "<!-- memory v2\nvm-aaaaaaaaaa s=.1\n-->",
    ],
)
def test_what_would_change_more_than_its_lines_is_refused(text: str) -> None:
    before = note()
    after, (result,) = apply(before, [rewrite("| Kofi | vegan |", text)], now=NOW, reviewed=True)
    assert (result.outcome, after.text) == ("rejected", before.text)


def test_a_text_that_was_changed_meanwhile_or_stands_twice_is_left() -> None:
    edit = rewrite("| Kofi | vegan |", "| Kofi | eats fish |")
    for later, why in (
        (NOTE.replace("vegan  ", "all    "), CHANGED),
        (NOTE.replace("| Ama  | all     |", "| Kofi | vegan   |"), REPEATED),
    ):
        before = note(later)
        after, (result,) = apply(before, [edit], now=NOW, reviewed=True)
        assert (result.outcome, result.reason, after.text) == ("rejected", why, later)


@pytest.mark.parametrize("quoted", ["", "Nobody", "a"])
def test_what_does_not_stand_there_exactly_once_makes_no_change(quoted: str) -> None:
    assert not any(make_rewrite(block, quoted, "x") for block in list_text_blocks(note()) if block.kind != "code")
