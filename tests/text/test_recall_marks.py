"""Test which parts of a message are recognised as read from memory."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from vault_memory.models import Entry, Hit, SearchResult
from vault_memory.search.output import to_json, to_text
from vault_memory.text.recall_marks import split_recalled, strip_recalled

NOW = datetime(2026, 10, 20, tzinfo=UTC)
ENTRIES = [
    Entry("a", "summary", "topics/Auth.md", 9, "Auth uses JWT.\n\nTokens expire.", topic="Auth", updated=NOW),
    Entry("b", "cell", "topics/Auth.md", 12, "Tokens rotate.", topic="Auth", type="fact", created=NOW),
    Entry("c", "message", "conversations/c.md", 3, "Said\n\nonce.", id="c#m1", role="user", created=NOW),
]
RESULT = SearchResult("auth", 1.0, tuple(Hit(entry, 0.5) for entry in ENTRIES))


def test_what_search_prints_is_known_again() -> None:
    assert split_recalled(to_text(RESULT, NOW)) == [(to_text(RESULT, NOW), True)]
    assert split_recalled(json.dumps(to_json(RESULT), indent=1))[0][1]


def test_what_stands_around_it_is_new() -> None:
    text = f"I looked it up:\n{to_text(RESULT, NOW)}\n\nNo, tokens live for an hour now."
    assert strip_recalled(text) == "I looked it up:\nNo, tokens live for an hour now."


def test_the_block_for_system_prompts() -> None:
    text = (
        "Hello.\n\n## What you remember about this user:\n- likes tabs\n- uses vim\n\n"
        "## Relevant notes:\n(No specific memories yet)\n\nAnd now I use Helix."
    )
    assert strip_recalled(text) == "Hello.\n\nAnd now I use Helix."


def test_hosts_can_mark_it() -> None:
    assert strip_recalled("a\n<recalled-memory>\nb\n</recalled-memory>\nc") == "a\nc"
    assert strip_recalled("a\n<recalled-memory>b</recalled-memory>\nc") == "a\nc"


def test_a_statement_of_a_block_by_itself() -> None:
    lines = (
        "- [fact] We use RabbitMQ for the queue (Job queue, 2026-10-01)",
        "- [fact · Job queue] We use RabbitMQ for the queue",
        "- [decision] Tea at five (2026-10-01, topics/Tea.md#^vm-aaaaaaaaaa)",
    )
    for line in lines:
        assert split_recalled(f"Is this so?\n{line}\nI think not.") == [
            ("Is this so?", False), (line, True), ("I think not.", False)
        ]  # fmt: skip
    for line in ("- [fact] We use RabbitMQ", "- we met (the kickoff, 2026-10-01)", "- [x] tea bought (2026-10-01)"):
        assert split_recalled(line) == [(line, False)]


def test_ordinary_text_is_new() -> None:
    text = "--- a/file\n+++ b/file\n--- done ---\n\n## Notes\n- one\n\nFound 3 relevant files:"
    assert split_recalled(text) == [(text, False)]


@given(st.text())
def test_the_parts_are_the_text(text: str) -> None:
    assert "\n".join(part for part, _ in split_recalled(text)) == text
