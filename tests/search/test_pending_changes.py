"""Check that a waiting change is shown once: with the statement it would replace and a matching summary."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from vault_memory.memory import Memory
from vault_memory.models import Add, Attributes, CellRef, Hit, Supersede
from vault_memory.search.pending_changes import attach_pending_changes, list_pending_changes
from vault_memory.vault import review
from vault_memory.vault.storage.store import Store

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
OLD = "Schema migrations run with golang-migrate from CI"
NEW = "Schema migrations run with goose now"


def test_a_summary_shows_the_change_that_fits_it(tmp_path: Path) -> None:
    store = Store.open(tmp_path, "default", create=True)
    path = store.root / "topics/Dispatch.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text(
        "# Dispatch\n\n## Summary\n\nThe relay connects to 5432.\n\n"
        f"## Facts\n\n- {OLD} ^vm-a\n- the broker is River ^vm-b\n"
    )
    memory = Memory(tmp_path, clock=lambda: NOW)
    new = Add("vm-c", NEW, "fact", "Facts", Attributes(created=NOW))
    review.propose(store, "topics/Dispatch.md", Supersede(CellRef("vm-a"), NOW, new), "run")
    found = memory.search("golang-migrate broker relay River", touch=False).hits
    summary = next(hit for hit in found if hit.entry.tier == "summary")
    cells = [hit for hit in found if hit.entry.tier == "cell"]
    line = f"said on 2026-10-20, waits for review: {NEW}"

    def shown(query: str, *hits: Hit) -> list[tuple[str, ...]]:
        return [hit.waiting for hit in attach_pending_changes(hits, list_pending_changes(store), query)]

    assert shown("which broker", summary) == [()]  # it says nothing of it, and nobody asks
    assert shown("which schema migrations", summary) == [(line,)]
    old = next(hit for hit in cells if hit.entry.text == OLD)
    assert shown("which schema migrations", summary, old) == [(), (line,)]
    stale = replace(summary, entry=replace(summary.entry, text=f"The relay connects to 5432. {OLD}."))
    assert shown("which broker", stale) == [(line,)]
    path.unlink()  # the index does not know yet
    assert shown("which broker", summary) == [()]
