"""Test the metrics stored for each query, their summary, and that neither delays a search."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from vault_memory.errors import InputError
from vault_memory.memory import Memory
from vault_memory.search.metrics import SOURCES, STAGES, Metrics, QueryRecord
from vault_memory.search.metrics_report import Day, report, to_json

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
DAY = timedelta(days=1)


def record(time: datetime = NOW, **values: object) -> QueryRecord:
    known: dict[str, object] = {"verb": "search", "query": "q", "latency": {"total": 2.0}}
    return QueryRecord(time, **(known | values))  # type: ignore[arg-type]


# -- one query -------------------------------------------------------------------------------------


def test_a_search_leaves_a_record(memory: Memory) -> None:
    result = memory.search("postgres upgrade work_mem")
    (kept,) = memory.query_records()
    assert (kept.verb, kept.query, kept.budget) == ("search", "postgres upgrade work_mem", None)
    assert set(kept.latency) == set(STAGES) and kept.latency["total"] == result.took_ms
    assert 0 < sum(kept.latency[stage] for stage in STAGES[:-1]) <= result.took_ms
    assert kept.sources["global_dense"] > 0 and kept.sources["lexical"] > 0
    assert sum(kept.mix.values()) == len(result.hits) and kept.mix["summary"] == kept.sources["summaries"]
    cosines = sorted((hit.explain["cosine"] for hit in result.hits), reverse=True)
    assert kept.similarities == tuple(cosines[:3])
    assert kept.flags["hybrid"] is True and kept.flags["token_budget"] == 1000


def test_a_context_records_its_budget_and_conversation(memory: Memory) -> None:
    packed = memory.context("postgres upgrade", conversation="2026-05-19-postgres-17", budget=200)
    (kept,) = memory.query_records()
    assert (kept.budget, kept.used, kept.overflow) == (200, packed.tokens, packed.overflow)
    assert kept.conversation == "2026-05-19-postgres-17"
    assert kept.sources["conversation_dense"] > 0


def test_records_are_kept_for_thirty_days(home: Path) -> None:
    present = [NOW - 31 * DAY]
    memory = Memory(home=home, clock=lambda: present[0])
    memory.search("first")
    present[0] = NOW - 2 * DAY
    memory.search("second")
    present[0] = NOW
    memory.search("third")
    assert [kept.query for kept in memory.query_records(days=100)] == ["second", "third"]
    assert [kept.query for kept in memory.query_records(days=1)] == ["third"]


def test_switched_off_nothing_is_kept_but_uses(home: Path) -> None:
    memory = Memory(home=home, config={"metrics.enabled": False})
    memory.search("postgres upgrade")
    assert memory.query_records() == []
    assert not (memory.root / ".state/metrics.db").exists()
    assert memory.usage.first_use(None) is not None


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: state.write_text("no folder"),
        lambda state: (state / "metrics.db").mkdir(parents=True),
        lambda state: (state.mkdir(), (state / "metrics.db").write_bytes(b"no database" * 500)),
    ],
)
def test_a_search_answers_whatever_befalls_the_metrics(memory: Memory, spoil: Callable[[Path], object]) -> None:
    spoil(memory.root / ".state")
    assert memory.search("postgres upgrade").hits
    assert memory.context("postgres upgrade").text
    assert isinstance(memory.metrics().queries, int)


# -- many ------------------------------------------------------------------------------------------


def test_nothing_kept_is_a_report_of_nothing() -> None:
    assert report([], NOW).queries == 0
    json.dumps(to_json(report([], NOW)))


def test_aggregates() -> None:
    found = report(
        [
            record(NOW - 2 * DAY, mix={"cell": 3, "summary": 1}, similarities=(0.8, 0.2), flags={"hybrid": True}),
            record(NOW - 2 * DAY, mix={}, latency={"total": 4.0}, flags={"hybrid": False}),
            record(NOW, mix={"cell": 1}, similarities=(0.6,), verb="context", budget=1000, used=400, overflow=0),
            record(NOW, mix={"message": 3}, verb="context", budget=1000, used=900, overflow=50, sources={"lexical": 8}),
        ],
        NOW - 30 * DAY,
    )
    assert (found.queries, found.verbs) == (4, {"search": 2, "context": 2})
    assert found.hit_rate == 0.75 and found.mean_top_similarity == 0.7
    assert found.mix == {"cell": 0.5, "message": 0.375, "summary": 0.125}
    assert found.summary_frequency == 0.25
    assert found.latency["total"] == {"p50": 2.0, "p95": 3.7, "p99": 3.94}
    assert found.budget == {"contexts": 2, "median": 650.0, "p95": 875.0, "limit": 1000.0, "overflow": 0.5}
    assert found.flags == {"hybrid": 0.5}
    assert set(found.sources) == set(SOURCES) and found.sources["lexical"] == 2.0
    assert found.days == (
        Day("2026-10-18", 2, 0.5, 3.9),
        Day("2026-10-19", 0, 0.0, 0.0),
        Day("2026-10-20", 2, 1.0, 2.0),
    )
    assert json.loads(json.dumps(to_json(found)))["days"][1]["queries"] == 0


def test_records_come_back_as_they_were(tmp_path: Path) -> None:
    kept = record(mix={"cell": 1}, similarities=(0.5, 0.4), flags={"hybrid": True, "rerank_alpha": 0.6}, budget=10)
    metrics = Metrics(tmp_path)
    metrics.add(lambda: kept, NOW, 30)
    assert Metrics(tmp_path).list_since(NOW) == [kept]


def test_what_earlier_versions_kept_with_secrets_is_cleaned_once(home: Path) -> None:
    password = "hunter2" + "xyz9"
    memory = Memory(home=home, clock=lambda: NOW)
    old = [f"is the password: {password}", "tea", f"who has {password}"]
    metrics = Metrics(memory.root)
    for query in old:
        metrics.add(lambda query=query: record(query=query, conversation="c1", mix={"cell": 1}), NOW, 30)  # type: ignore[misc]
    metrics.close()
    memory.archive([{"role": "user", "content": "hi"}])
    kept = memory.query_records()
    assert [each.query for each in kept] == [text.replace(password, "[redacted: password]") for text in old]
    assert {(each.conversation, each.mix["cell"], each.hit) for each in kept} == {("c1", 1, True)}
    for name in ("metrics.db", "metrics.db-wal"):
        place = memory.root / ".state" / name
        assert not place.exists() or password.encode() not in place.read_bytes()
    looked: list[object] = []
    assert Metrics(memory.root).clean(lambda texts: looked.extend(texts) or list(texts)) == 0 and not looked


def test_serves_daily_job_cleans_them_too(home: Path) -> None:
    memory = Memory(home=home, clock=lambda: NOW)
    metrics = Metrics(memory.root)
    metrics.add(lambda: record(query="password: hunter2" + "xyz9"), NOW, 30)
    metrics.close()
    assert memory.prune_metrics() == 0
    assert [each.query for each in memory.query_records()] == ["password: [redacted: password]"]


def test_days_beyond_any_date_are_refused_and_as_many_as_are_kept_at_most_are_not(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, config={"metrics.days": 365_000})
    memory.init()
    memory.search("tea")
    assert memory.metrics().queries == len(memory.query_records()) == 1
    for days in (-1, 365_001, 10**12):
        with pytest.raises(InputError, match="days must be from 0 to 365000"):
            memory.metrics(days)


def test_growth_counts_the_current_statements(tmp_path: Path) -> None:
    memory = Memory(tmp_path, clock=lambda: NOW)
    memory.remember("Invoices go out on Mondays", topic="Billing")
    memory.remember("Reminders go out on Fridays", topic="Billing")
    grown = memory.growth()
    memory.undo()
    assert (grown[-1][1], memory.growth()[-1][1]) == (2, 1)
