from datetime import UTC, datetime
from pathlib import Path

import pytest

from vault_memory.errors import InputError
from vault_memory.evaluate.labelled import (
    LabelledQuery,
    find_unknown_labels,
    judge_ranking,
    load_labelled_set,
    matches_label,
)
from vault_memory.models import Entry


def entry(key: str, tier: str, path: str, text: str, **values: object) -> Entry:
    return Entry(key, tier, path, 1, text, **values)  # type: ignore[arg-type]


HOUSE = "topics/home/House.md"
SUMMARY = entry("s", "summary", HOUSE, "A house.")
CELL = entry("c", "cell", HOUSE, "Code F.22  means\nlow water", id="vm-1", sources=("talk#m3", "talk#m4"))
MESSAGE = entry("m", "message", "conversations/talk.md", "The boiler says F.22", id="talk#m3")


def test_what_a_label_matches() -> None:
    assert matches_label("vm-1", CELL) and matches_label("talk#m3", CELL) and matches_label("talk#m3", MESSAGE)
    assert matches_label(HOUSE, SUMMARY) and not matches_label(HOUSE, CELL)
    assert matches_label(f"{HOUSE}: code f.22 means low", CELL)
    assert not matches_label(f"{HOUSE}: code f.23", CELL)
    assert not matches_label("topics/Other.md: code f.22 means low", CELL)


def test_a_label_is_credited_once() -> None:
    judged = judge_ranking([CELL, MESSAGE, SUMMARY], {"talk#m3": 3, "talk#m4": 2, HOUSE: 1, "vm-9": 3})
    assert judged.credits == ((3, 2), (), (1,))
    assert judged.grades == (3, 2, 1, 3)


def test_labels_of_nothing_are_told() -> None:
    queries = [LabelledQuery("a", {"vm-1": 3, "vm-2": 1, f"{HOUSE}: low  water": 1}), LabelledQuery("b", {"vm-2": 1})]
    assert find_unknown_labels(queries, [SUMMARY, CELL, MESSAGE]) == ["vm-2"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("queries: [", "not valid YAML"),
        ("[]", "must hold 'queries:'"),
        ("queries: []", "must hold 'queries:'"),
        ("queries: [{relevant: {a: 1}}]", "query 1: must have a 'query:'"),
        ("queries: [{query: a}]", "query 1: must have 'relevant:'"),
        ("queries: [{query: a, relevant: {b: 4}}]", "the grade of 'b' must be 1, 2 or 3, not 4"),
        ("queries: [{query: a, relevant: {b: yes}}]", "not True"),
        ("queries: [{query: a, relevant: {b: 1}, categorie: x}]", "query 1: no key 'categorie'"),
        ("queries: [{query: a, relevant: {b: 1}, source_type: mail}]", "source_type must be one of"),
        ("now: 2026-02-30\nqueries: [{query: a, relevant: {b: 1}}]", "day is out of range"),
        ("now: soon\nqueries: [{query: a, relevant: {b: 1}}]", "now must be a time"),
        ("now: 0001-01-01T00:00:00+14:00\nqueries: [{query: a, relevant: {b: 1}}]", "now must be a time"),
    ],
)
def test_a_bad_file_is_named(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "q.yaml"
    path.write_text(text)
    with pytest.raises(InputError, match=r"q\.yaml") as raised:
        load_labelled_set(path)
    assert problem in str(raised.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no such file"):
        load_labelled_set(tmp_path / "q.yaml")


def test_now_may_be_a_day(tmp_path: Path) -> None:
    path = tmp_path / "q.yaml"
    path.write_text("now: 2026-10-20\nqueries: [{query: a, relevant: {b: 1}}]")
    assert load_labelled_set(path).now == datetime(2026, 10, 20, tzinfo=UTC)
