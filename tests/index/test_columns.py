"""Test entries as numeric columns: filters, and what is reused when entries are added."""

from __future__ import annotations

import math
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.errors import IndexDamaged
from vault_memory.index.record_encoder import encode_record
from vault_memory.models import Chunk, Entry, Filter
from vault_memory.models import columns as columns_module
from vault_memory.models.columns import Columns, decode_rows, dot_rows
from vault_memory.models.entry_record import code, word_codes
from vault_memory.text.words import words

DAY = datetime(2026, 3, 1, tzinfo=UTC)
SAID = Entry(
    "c#1", "message", "conversations/c.md", 1, "We deploy on Mondays", id="c#1", conversation="c", role="user",
    name="Ann", created=DAY, updated=DAY, project="Dispatch",
)  # fmt: skip
ENTRIES = (
    SAID,
    replace(SAID, key="c#2", id="c#2", text="Noted", role="assistant", name="", position=1, suspect=True),
    replace(SAID, key="c#2~0", id="c#2", text="Noted", role="assistant", position=1, chunk=Chunk(0, "prose", None, 1)),
    Entry(
        "t#vm-1", "cell", "topics/T.md", 3, "Deploys are on Mondays", topic="T", type="decision", id="vm-1",
        sources=("c#1",), tags=("Ops",), created=DAY + timedelta(days=1), superseded=DAY + timedelta(days=9),
    ),
    Entry("t#p", "passage", "topics/T.md", 9, "By hand", topic="T", by_person=True, updated=DAY),
    Entry("f#1", "cell", "topics/F.md", 1, "From a file", topic="F", sources=("file:a.md",)),
    Entry("s#1", "recap", "summaries/c.md", 1, "A recap", conversation="c"),
)  # fmt: skip


def columns(*entries: Entry, first: int = 10) -> Columns:
    return decode_rows([encode_record(label, entry) for label, entry in enumerate(entries, first)])


def through(where: Filter, found: Columns | None = None) -> set[str]:
    mask = (found or columns(*ENTRIES)).mask(where)
    return {entry.key for entry, kept in zip(ENTRIES, mask, strict=True) if kept}


@pytest.mark.parametrize(
    ("where", "seen"),
    [
        (Filter(), {"c#1", "c#2", "c#2~0", "t#vm-1", "t#p", "f#1"}),
        (Filter(conversation="c"), {"c#1", "c#2", "c#2~0", "s#1"}),
        (Filter(tiers=("recap",)), set()),
        (Filter(tiers=("cell", "passage"), origin="topic"), {"t#vm-1", "t#p", "f#1"}),
        (Filter(origin="said"), {"c#1", "c#2", "c#2~0", "t#vm-1"}),
        (Filter(origin="person"), {"t#p", "f#1"}),
        (Filter(origin="talk", trusted=True, parts=False), {"c#1"}),
        (Filter(roles=("assistant",)), {"c#2", "c#2~0"}),
        (Filter(tags=("oPS", "other")), {"t#vm-1"}),
        (Filter(topics=("t",), types=("decision",)), {"t#vm-1"}),
        (Filter(path="topics/F.md"), {"f#1"}),
        (Filter(project="dispatch"), {"c#1", "c#2", "c#2~0", "t#vm-1"}),
        (Filter(project="other"), set()),
        (Filter(after=DAY + timedelta(hours=1)), {"t#vm-1"}),
        (Filter(before=DAY + timedelta(hours=1)), {"c#1", "c#2", "c#2~0", "t#p"}),
        (Filter(tiers=("cell", "passage"), stood=DAY + timedelta(days=5)), {"t#vm-1", "t#p", "f#1"}),
        (Filter(tiers=("cell", "passage"), stood=DAY + timedelta(days=10)), {"t#p", "f#1"}),
        (Filter(tiers=("cell", "passage"), stood=DAY), {"t#vm-1", "f#1"}),
    ],
)
def test_what_a_filter_lets_through(where: Filter, seen: set[str]) -> None:
    assert through(where) == seen


def test_lists_are_of_whom_they_are_of() -> None:
    found = columns(*ENTRIES)
    held, owners = found.lists("words", np.array([3, 0]))
    assert set(held[owners == 0]) == set(word_codes(words(" Deploys are on Mondays")))
    assert set(held[owners == 1]) == set(word_codes(words("We deploy on Mondays")))
    assert found.lists("names", np.array([1, 0]))[0].tolist() == word_codes(["ann"]).tolist()
    sources, of = found.numbers("sources", np.array([5, 3]))
    assert sources.tolist() == [code("file:a.md"), code("file:a.md"), code("c#1"), code("c")]
    assert of.tolist() == [0, 0, 1, 1]


def test_what_is_new_comes_in_where_its_label_stands() -> None:
    old, new = columns(*ENTRIES), columns(replace(ENTRIES[3], text="Deploys are on Fridays"), first=13)
    kept = np.array([at for at in range(len(ENTRIES)) if at not in (1, 3)])
    joined = old.join(kept, new)
    assert joined.labels.tolist() == [10, 12, 13, 14, 15, 16]
    assert joined.places(np.array([13, 11, 99])).tolist() == [2, -1, -1]
    held, _ = joined.lists("words", joined.places(np.array([13])))
    assert set(held) == set(word_codes(words("Deploys are on Fridays")))
    whole = columns(ENTRIES[0], *ENTRIES[2:])
    for name in ("tier", "topic", "position", "created"):
        assert np.array_equal(joined.column(name), whole.column(name), equal_nan=True)


def test_messages_stand_beside_those_of_their_session() -> None:
    talk = [replace(SAID, key=f"c#{n}", position=n, session=n // 3) for n in range(5)]
    found = columns(*reversed(talk), ENTRIES[3])
    before, after = found.neighbours(np.arange(6))
    assert before.tolist() == [1, -1, 3, 4, -1, -1]
    assert after.tolist() == [-1, 0, -1, 2, 3, -1]


@given(st.sets(st.integers(0, 60), max_size=40), st.lists(st.integers(-3, 70), max_size=20))
def test_a_label_is_found_where_it_stands(labels: set[int], asked: list[int]) -> None:
    known = sorted(labels)
    found = decode_rows([encode_record(label, SAID) for label in known])
    places = [known.index(label) if label in labels else -1 for label in asked]
    assert found.places(np.array(asked, dtype=np.int64)).tolist() == places


def test_a_word_is_rare_by_how_many_whole_texts_hold_it() -> None:
    texts = ("deploy", "deploy", "deploy argon", "argon bcrypt")
    talk = [replace(SAID, key=f"c#{n}", text=text) for n, text in enumerate(texts)]
    part = replace(SAID, key="c#9~0", text="bcrypt", chunk=Chunk(0, "prose", None, 1))
    found = columns(*talk, part, ENTRIES[3])
    idf = [math.log1p((5 - held + 0.5) / (held + 0.5)) / math.log1p(4.5 / 1.5) for held in (4, 2, 1, 0)]
    assert found.idf(word_codes(words("deploy argon bcrypt unknown"))) == pytest.approx(idf)


def test_texts_that_join_parts_alone_are_counted_as_they_are() -> None:
    parts = [replace(SAID, key=f"c#9~{n}", chunk=Chunk(n, "prose", None, 1)) for n in range(4)]
    found = columns(*parts)
    assert found.idf(word_codes(["deploy"])).shape == (1,)
    joined = found.join(np.arange(4), columns(SAID, first=20))
    assert joined.held_by[1] == Columns(joined.records, joined.compact_lists).held_by[1] == 1


def test_records_that_are_cut_short_are_damage() -> None:
    record, lists = encode_record(1, ENTRIES[3])
    for rows in ([(record[:-1], lists)], [(record, lists[:-4])], [(record, lists[:-1])], [(b"", b"")]):
        with pytest.raises(IndexDamaged):
            decode_rows(rows)


def test_what_went_takes_no_room_for_long() -> None:
    found = columns(*ENTRIES)
    for label in range(20, 60):
        newer = columns(replace(ENTRIES[3], text=f"Deploys {label}"), first=label)
        found.idf(word_codes(["deploy"]))
        found = found.join(np.flatnonzero(found.labels != label - 1), newer)
    counted = Columns(found.records, found.compact_lists)
    assert np.array_equal(found.held_by[0], counted.held_by[0]) and found.held_by[1] == counted.held_by[1] == 7
    assert len(found) == len(ENTRIES) + 1
    everything = np.arange(len(found))
    needed = sum(len(found.lists(kind, everything)[0]) for kind in ("words", "names", "sources", "tags"))
    assert needed <= found.size <= 2 * needed
    held, _ = found.lists("words", found.places(np.array([59])))
    assert set(held) == set(word_codes(words("Deploys 59")))


def test_the_lead_of_a_section_is_the_first_one_of_its_file() -> None:
    note = Entry("file:n/a.md#s.1", "file", "file:n/a.md", 1, "What it is about", role="file")
    parts = (
        replace(note, key="file:n/b.md#s.1", path="file:n/b.md", position=1),
        replace(note, key="file:n/a.md#typed", position=-1),
        replace(note, key="file:n/a.md#s.2", position=1),
        note,
        replace(note, key="file:n/a.md#s.1~0", chunk=Chunk(0, "prose", None, 1)),
    )
    assert columns(*parts).leads(np.arange(5)).tolist() == [0, 3, 3, 3, 3]


def test_a_row_has_the_same_product_whatever_stands_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    random = np.random.default_rng(3)
    matrix = random.normal(size=(301, 256)).astype(np.float32)
    vector = random.normal(size=256).astype(np.float32)
    found = dot_rows(matrix, vector)
    for rows in (np.arange(1, 301), np.array([300, 7, 7]), np.array([12])):
        assert (dot_rows(matrix[rows], vector) == found[rows]).all()
    assert dot_rows(matrix[:0], vector).shape == (0,)
    monkeypatch.setattr(columns_module, "_HAS_VECDOT", False)
    assert np.allclose(dot_rows(matrix, vector), found, atol=1e-4)
