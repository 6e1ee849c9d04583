"""Check that merging two documents with equal footnote labels keeps each reference with its own note."""

from __future__ import annotations

from pathlib import Path

import by_hand
import pytest
from clocks import NOW

from vault_memory.vault import topics
from vault_memory.vault.document import footnotes
from vault_memory.vault.document.cells import statement_hash
from vault_memory.vault.runs import planned_changes, undo
from vault_memory.vault.storage.store import Store

INTO = "# Auth\n\nWords[^1] of a person[^Note].\n\n[^1]: See RFC 9106.\n[^note]: mine\n"
SAID = "SSO comes in May[^1]"
LOGIN = f"""---
topic: Login
note: "[^1]"
---

# Login

SSO[^1], `[^1]`, \\[^1], <!-- [^1] --> and[^x][^NOTE].

## Decisions

- [decision] {SAID} ^vm-aaaaaaaaaa
  - nested[^note]

| a[^1] | b |
|---|---|
| x[^1] | y |

```
[^1]
```

> [^1]: quoted

[^1]: Said by Ann,

    continued[^1].
[^x]: other
[^note]: theirs

<!-- memory v1
vm-aaaaaaaaaa salience=0.9 source=c1#m1 text={statement_hash(SAID)}
-->
"""


def test_labels_that_both_have_are_renamed_and_nothing_else() -> None:
    text, called = footnotes.rename_clashing_labels(LOGIN, INTO)
    assert called == {"1": "2", "note": "note-2"}
    wanted = LOGIN.replace("[^1]", "[^2]").replace("[^note]", "[^note-2]").replace("[^NOTE]", "[^note-2]")
    for dead in ('note: "[^2]"', "`[^2]`", "\\[^2]", "<!-- [^2] -->", "```\n[^2]\n```"):
        wanted = wanted.replace(dead, dead.replace("[^2]", "[^1]"))
    assert text == wanted


@pytest.mark.parametrize(
    ("text", "other", "after"),
    [
        ("a[^1]\n", "b[^2]\n\n[^2]: x\n", "a[^1]\n"),
        ("not [^a-z]\n", "nor [^a-z]\n", "not [^a-z]\n"),  # of a pattern: nobody says what the note is
        ("a[^1]\n", "b\n\n[^1]: x\n", "a[^2]\n"),  # leads nowhere, and must not lead to another's note
        ("a[^1]\r\n\r\n[^1]: x\r\n", "b[^1] c[^2]\n", "a[^3]\r\n\r\n[^3]: x\r\n"),
        ("a[^1] b[^2]\n\n[^1]: x\n[^2]: y\n", "b[^1]\n", "a[^3] b[^2]\n\n[^3]: x\n[^2]: y\n"),
        ("\ufeffa[^n]\n\n[^n]: x\n", "b[^N] c[^n-2]\n", "\ufeffa[^n-3]\n\n[^n-3]: x\n"),
    ],
)
def test_which_labels_are_renamed(text: str, other: str, after: str) -> None:
    assert footnotes.rename_clashing_labels(text, other)[0] == after


def test_a_merged_document_keeps_both_notes(tmp_path: Path) -> None:
    store = Store.open(tmp_path, "default", create=True)
    by_hand.write(store, "topics/Auth.md", INTO.encode())
    by_hand.write(store, "topics/Login.md", LOGIN.encode())
    plan = topics.merge(store, store.topic("Login"), store.topic("Auth"))
    assert plan.notes[-1] == (
        "footnotes that both have are called otherwise: of Login, [^1] is [^2], [^note] is [^note-2]"
    )
    planned_changes.execute_plan(store, plan.what, plan.snapshots, NOW)
    auth = store.topic("Auth")
    lines = auth.text.splitlines()
    for line in ("Words[^1] of a person[^Note].", "[^1]: See RFC 9106.", "[^2]: Said by Ann,", "[^note-2]: theirs"):
        assert lines.count(line) == 1
    (cell,) = auth.cells
    assert cell.text == "SSO comes in May[^2]" and cell.detail == "- nested[^note-2]" and not cell.by_person
    undo.undo(store, "", NOW)
    assert (store.read("topics/Auth.md"), store.read("topics/Login.md")) == (INTO.encode(), LOGIN.encode())
