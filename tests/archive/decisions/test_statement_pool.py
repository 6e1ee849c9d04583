"""Check that finding candidates by words gives the same statements as comparing with every statement."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from vault_memory.archive.decisions import statement_block as block_module
from vault_memory.archive.decisions.decision import new_cell
from vault_memory.archive.decisions.ending_features import list_days, weigh
from vault_memory.archive.decisions.rule_judge import decide, find_ended
from vault_memory.archive.decisions.statement_pool import Pool
from vault_memory.archive.extraction.rules.statement_reading import read
from vault_memory.archive.extraction.similarity import is_newer, is_same_statement
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Attributes, Cell, Item
from vault_memory.vault.document.cells import statement_hash

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
WHO = ("Mara", "The billing service", "Joe's band", "The cellar", "Our flat", "Invoice 17")
WHAT = (
    "runs on port 8443", "moved to Berlin on 3 May", "rehearses every Tuesday", "costs 80 euros a month",
    "needs a new lock", "is paid by the 15th", "was sold in March", "has 12 guests", "no longer uses Stripe",
)  # fmt: skip
NEW = (
    "Mara moved to Lisbon on 7 June", "The cellar needs a new lock.", "Joe's band rehearses every Thursday now",
    "Our flat costs 90 euros a month now", "The invoice was paid on the 15th", "The billing service runs on port 8443",
)  # fmt: skip


def _cell(text: str, number: int) -> Cell:
    said = None if number % 7 == 0 else NOW + timedelta(days=number % 5 - 3)
    known = Attributes(created=said, role="user", text=statement_hash(text)[:5]) if said is not None else None
    return Cell(text, "fact", f"vm-{number}", statement_hash(text), 0, ("Facts",), number, number, attributes=known)


@pytest.fixture(scope="module")
def cells() -> list[Cell]:
    texts = [f"{who} {what}." if n % 2 else f"{who} {what}" for n, who in enumerate(WHO) for what in WHAT]
    return [_cell(text, number) for number, text in enumerate([*texts, "word " * 500, texts[3], texts[4]])]


@pytest.fixture
def pool(cells: list[Cell]) -> Iterator[Pool]:
    made = Pool(get_packaged_embedder().embed)
    made.add("topics/A.md", cells[:30])
    made.rank_near("anything")
    made.add("topics/B.md", cells[20:])
    made.remove("topics/A.md", cells[2])
    yield made


@pytest.mark.parametrize("text", NEW)
def test_what_is_found_by_words_is_what_a_look_at_each_finds(pool: Pool, text: str) -> None:
    item = Item(text=text, topic="Billing", confidence=0.75, source="conv-1#m1", created=NOW)
    near = pool.rank_near(text)
    assert len(near.numbers) == len(pool.cells) - 1
    assert [*near.cosines[near.numbers]] == sorted(near.cosines[near.numbers], reverse=True)
    older = pool.drop_newer(item, near)
    known = [(n, pool.cells[n][1]) for n in near.numbers.tolist()]
    assert older.numbers.tolist() == [
        n for n, cell in known if not is_newer(cell, item) and cell.hash != statement_hash(text)
    ]
    after, found = read(text), list[tuple[float, int]]()
    for n in older.numbers.tolist():
        before = read(pool.cells[n][1].text)
        shared = after.anchors & before.anchors
        days = list_days(before) & after.values.get("nth", frozenset())
        if shared or after.values.keys() & before.values.keys() or days:
            found.append((weigh(shared, pool.rarity) + float(near.cosines[n]), n))
    found.sort(key=lambda each: -each[0])
    assert pool.list_candidates(item, older)[:5] == [n for _, n in found[:5]]
    same = (n for n, cell in known if is_same_statement(text, cell.text, float(near.cosines[n])))
    assert pool.find_same(text, near) == next(same, None)


def test_a_long_text_is_the_same_only_as_it_stands(pool: Pool) -> None:
    long = "word " * 500
    found = pool.find_same(long, pool.rank_near(long))
    assert found is not None
    assert pool.cells[found][1].text == long
    assert pool.find_same(long + "more", pool.rank_near(long)) is None


def test_each_known_statement_is_read_once_for_all_that_is_held_against_it(
    cells: list[Cell], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    block_module._read_keys.cache_clear()
    monkeypatch.setattr(block_module, "read", lambda text: (calls.append(text), read(text))[1])
    pool = Pool(get_packaged_embedder().embed)
    many = [replace(_cell(f"{cells[n % 50].text} {n}", n)) for n in range(200)]
    pool.add("topics/A.md", many)
    for number, text in enumerate(NEW):
        item = Item(text=text, topic="A", confidence=0.75, source=f"conv-1#m{number}", created=NOW)
        decide(item, "topics/A.md", pool, conversation="conv-1", by="offline", now=NOW)
        find_ended(item, "topics/T.md", pool, pool.rank_near(text))
    assert len(calls) <= len(many) + 4 * len(NEW)


def test_a_pool_without_an_embedder_keeps_the_order_of_documents(cells: list[Cell]) -> None:
    pool = Pool(None)
    pool.add("topics/A.md", cells[:4])
    pool.remove("topics/A.md", cells[1])
    item = Item(text="Mara moved to Lisbon", topic="A", confidence=0.75, source="conv-1#m1", created=NOW)
    pool.add("topics/A.md", [_cell(new_cell(item, "conv-1", "offline").text, 99)])
    assert pool.rank_near("anything").numbers.tolist() == [0, 2, 3, 4]


def test_a_short_correction_is_held_against_what_was_said_just_before() -> None:
    pool = Pool(get_packaged_embedder().embed)
    said = [("We need an architect.", 180), ("The hall gets two coats of white.", 8), ("I order twelve litres.", 4)]
    for number, (text, minutes) in enumerate(said):
        stated = Attributes(created=NOW - timedelta(minutes=minutes), role="user", text=statement_hash(text)[:5])
        pool.add("topics/A.md", [replace(_cell(text, number), attributes=stated)])
    correction = Item(text="Make it fifteen.", created=NOW, source="conv-1#m9")
    other = Item(text="People live in this street, too.", created=NOW, source="conv-1#m9")
    found = [pool.list_candidates(each, pool.rank_near(each.text)) for each in (correction, other)]
    assert found == [[2, 1], []]


def test_what_shares_words_with_the_talk_before_follows_what_shares_words_with_the_statement() -> None:
    pool = Pool(get_packaged_embedder().embed)
    pool.add("topics/A.md", [_cell(text, n) for n, text in enumerate((
        "The deposit for the boat is 400.", "Mirko paints the boat.", "The hall gets two coats of white.",
    ))])  # fmt: skip
    item = Item(text="Two coats are not enough.", created=NOW, source="conv-1#m9", preceding="Ana: and Mirko's boat?")
    assert pool.list_candidates(item, pool.rank_near(item.text)) == [2, 1, 0]
    alone = replace(item, preceding="")
    assert pool.list_candidates(alone, pool.rank_near(item.text)) == [2]


@pytest.mark.parametrize(
    ("text", "about", "aside"),
    [
        ("I saw the nurse. Because of his kidneys the apixaban is down to 2.5 mg.", {"apixaban"}, set()),
        ("And because of that I sneaked the crowd back up to 40.", {"crowd"}, set()),
        ("The workshop is in Leeds, because Ana is away. The stalls are painted.", {"workshop", "stall"}, {"ana"}),
    ],
)
def test_only_a_reason_at_the_end_of_a_sentence_is_left_out(text: str, about: set[str], aside: set[str]) -> None:
    anchors = read(text).anchors
    assert about <= anchors and not aside & anchors
