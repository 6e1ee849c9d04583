from __future__ import annotations

import json
import re
import stat
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.errors import NotFoundError, VaultError
from vault_memory.models import Add, Attributes, CellRef, Edit, Reinforce, Report, SetSummary, Supersede
from vault_memory.vault import review
from vault_memory.vault.runs import records
from vault_memory.vault.state import damaged
from vault_memory.vault.storage.json_values import decode_json, to_json
from vault_memory.vault.storage.store import Store

NOON = datetime(2026, 1, 18, 12, tzinfo=UTC)
ADD = Add("vm-1", "argon2id now", "decision", "Decisions", Attributes(salience=0.9, sources=("c#m1",), created=NOON))
EDITS: list[Edit] = [
    ADD,
    Supersede(CellRef(id="vm-0"), NOON, by=ADD, reason="newer"),
    Supersede(CellRef(hash="ab12", ordinal=1), NOON),
    Reinforce(CellRef(id="vm-0"), ("c#m2", "c#m3"), NOON),
    SetSummary("All is well."),
]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path, "ann", create=True)


def run(store: Store, number: int) -> records.Run:
    changes = tuple(records.Change("topics/A.md", edit, "- old", "- new", "why") for edit in EDITS)
    return records.RunRecord(records.run_id(NOON, str(number)), records.machine(store), NOON, "archive", "c", changes)


texts = st.text(max_size=8)
times = st.none() | st.datetimes(timezones=st.just(UTC))
attributes = st.builds(
    Attributes,
    salience=st.none() | st.floats(0, 1) | st.integers(0, 1),
    created=times,
    sources=st.lists(texts).map(tuple),
    context=texts,
    pinned=st.booleans(),
    extra=st.lists(st.tuples(texts, texts)).map(tuple),
)
adds = st.builds(Add, texts, texts, st.just("risk"), texts, attributes, texts)
refs = st.builds(CellRef, texts, texts, st.integers(0, 9))
edits = adds | st.builds(Supersede, refs, times.filter(bool), st.none() | adds, texts) | st.builds(SetSummary, texts)


@given(edits)
def test_any_edit_survives_json(edit: Edit) -> None:
    assert decode_json(Edit, json.loads(json.dumps(to_json(edit)))) == edit  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "value",
    [
        None,
        1,
        [],
        {},
        {"kind": "Other"},
        {"kind": "SetSummary"},
        {"kind": "SetSummary", "text": 1},
        {"kind": "Reinforce", "target": {}, "sources": "c", "at": "2026-01-18"},
        {"kind": "Reinforce", "target": {}, "sources": [], "at": "noon"},
        {"kind": "Add", "id": "", "text": "", "type": "rumour", "section": "", "attributes": {}},
    ],
)
def test_json_that_is_no_edit_is_refused(value: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        decode_json(Edit, value)  # type: ignore[arg-type]


def test_a_field_of_a_newer_version_is_ignored() -> None:
    assert decode_json(CellRef, {"kind": "CellRef", "id": "vm-1", "colour": "blue"}) == CellRef(id="vm-1")


def test_run_ids_sort_by_time() -> None:
    assert re.fullmatch(r"20260118T120000-[0-9a-z]{4}", records.run_id(NOON, "salt"))
    assert records.run_id(NOON, "a") != records.run_id(NOON, "b")
    assert records.run_id(NOON, "a") == records.run_id(NOON, "a")


def test_a_run_is_pending_until_it_is_finished(store: Store) -> None:
    first, second = run(store, 1), run(store, 2)
    assert records.pending(store) == []
    first = records.begin(store, first)
    second = records.begin(store, second)
    assert {one.id for one in records.pending(store)} == {first.id, second.id}
    done = records.finish(store, first, {"report": Report(first.id, "c")})
    assert done.status == "applied"
    assert json.loads(done.report)["report"]["conversation"] == "c"
    assert [one.id for one in records.pending(store)] == [second.id]
    assert records.load(store, first.id) == done
    assert records.load(store, second.id) == second
    place = store.root / ".state/runs" / f"{first.id}.json"
    assert stat.S_IMODE(place.stat().st_mode) == 0o600


def test_a_run_of_another_machine_is_never_finished_here(store: Store) -> None:
    records.begin(store, replace(run(store, 1), machine="other"))
    assert records.pending(store) == []
    assert len(list(records.runs(store))) == 1
    assert records.machine(store) == records.machine(Store(store.root))


def test_a_run_that_is_not_there_or_cannot_be_read(store: Store) -> None:
    with pytest.raises(NotFoundError):
        records.load(store, "20260118T120000-aaaa")
    store.write(".state/runs/broken.json", b"{")
    with pytest.raises(VaultError, match="not a run record"):
        list(records.runs(store))
    records.begin(store, run(store, 1))
    assert [one.id for one in records.pending(store)] == [run(store, 1).id]


def test_a_proposal_waits_once(store: Store) -> None:
    assert review.waiting(store) == []
    for path, edit in [("topics/B.md", EDITS[0]), ("topics/A.md", EDITS[1]), ("topics/A.md", EDITS[1])]:
        review.propose(store, path, edit, "r1", "a person wrote it")
    again = replace(EDITS[1], reason="said otherwise")
    review.propose(store, "topics/A.md", again, "r2")
    found = review.waiting(store)
    assert [(one.path, one.edit, one.run) for one in found] == [
        ("topics/A.md", EDITS[1], "r1"), ("topics/B.md", EDITS[0], "r1"),
    ]  # fmt: skip
    store.write(f".state/review/{found[0].id}.json", b"[]")
    assert [one.path for one in review.waiting(store)] == ["topics/B.md"]  # one that is damaged stops no other
    assert damaged.names(store) == [f"review/{found[0].id}.json"]


def test_what_has_ended_is_read_once_and_what_has_not_is_found_again(tmp_path: Path) -> None:
    store = Store.open(tmp_path, "default", create=True)
    begun = records.RunRecord(
        "20260118T100012-aaaa", records.machine(store), datetime(2026, 1, 18, tzinfo=UTC), "archive"
    )
    records.begin(store, begun)
    records.begin(
        store, replace(begun, id="20260118T100013-bbbb", conversation='"status": "applied"\n "status": "undone"')
    )
    records.finish(store, replace(begun, id="20260118T100014-cccc"))
    assert [run.id[-4:] for run in records.pending(store)] == ["aaaa", "bbbb"]
    assert store.ended == {"20260118T100014-cccc"}
    records.finish(store, begun)
    assert [run.id[-4:] for run in records.pending(store)] == ["bbbb"]
