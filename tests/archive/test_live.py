"""Test live archiving by hosts that stream: exchanges, finalizing, summaries; a scripted server."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from llm_server import Request, Script, Scripted, ScriptedServer, ok, status
from scripted_brain import brain

from vault_memory.archive.maintenance import conversation_summaries
from vault_memory.errors import BusyError
from vault_memory.events import subscribe
from vault_memory.index.sync import SyncReport
from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message
from vault_memory.vault.conversations import summaries
from vault_memory.vault.conversations.transcripts import find
from vault_memory.vault.runs import records
from vault_memory.vault.runs.records import RunRecord

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
POSTGRES = "The billing service stores invoices in Postgres 16."
Start = Callable[..., Memory]


@pytest.fixture
def start(tmp_path: Path, scripted: Callable[..., ScriptedServer]) -> Start:
    def make(script: Script = brain, **config: object) -> Memory:
        server = scripted(script)
        memory = Memory(
            tmp_path / "home",
            config=server.settings | {"archive.exchanges": True, "archive.background": False} | config,
            clock=lambda: NOW,
        )
        memory.server = server  # type: ignore[attr-defined]
        return memory

    return make


def exchange(memory: Memory, said: str, session: str = "s1") -> None:
    memory.add_message(session, "user", said)
    memory.add_message(session, "assistant", "Noted.")


def texts(memory: Memory) -> list[str]:
    return [cell.text for topic in memory.topics.list() for cell in topic.cells if not cell.superseded]


def test_a_message_that_is_kept_is_no_error_where_its_record_is_not(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory, real = start(), records.finish

    def busy(*arguments: Any) -> RunRecord:
        monkeypatch.setattr(records, "finish", real)
        raise BusyError("the vault", "another process has been writing for 30 seconds")

    monkeypatch.setattr(records, "finish", busy)
    memory.add_message("s1", "user", POSTGRES)
    assert [message.content for message in memory.recent_messages("s1")] == [POSTGRES]


@pytest.mark.parametrize("background", [True, False])
def test_an_exchange_is_remembered_and_finalize_skips_it(start: Start, background: bool) -> None:
    memory = start(**{"archive.background": background})
    exchange(memory, f"Billing: {POSTGRES}")
    memory.finalize("s1")
    assert texts(memory) == [POSTGRES]
    transcript = find(memory.store, "s1")
    assert transcript is not None and transcript.pending == ()
    assert memory.finalize("s1").new_messages == 0  # type: ignore[union-attr]
    assert [message.content for message in memory.recent_messages("s1", 1)] == ["Noted."]
    assert memory.recent_messages("unknown") == []


@pytest.mark.parametrize("background", [True, False])
def test_a_session_that_is_called_like_a_secret_goes_on_under_another_name(start: Start, background: bool) -> None:
    session = "ghp_" + "16C7e42F292c6912E77" + "10c838347Ae178B4a"
    memory = start(**{"archive.background": background})
    exchange(memory, f"Billing: {POSTGRES}", session)
    assert len(memory.recent_messages(session)) == 2
    memory.context("invoices", conversation=session)
    report = memory.finalize(session)
    assert report is not None and report.conversation.startswith("redacted-github-pat-")
    assert texts(memory) == [POSTGRES] and len(list(memory.root.glob("conversations/*"))) == 1
    assert [record.conversation for record in memory.query_records()] == [report.conversation]
    assert not any(session.encode() in file.read_bytes() for file in memory.root.rglob("*") if file.is_file())
    assert not any(session in file.name for file in memory.root.rglob("*"))


def deciding(**decision: object) -> Callable[[Request], Scripted]:
    def reply(request: Request) -> Scripted:
        return ok(decision) if "You manage a memory" in request.text else brain(request)

    return reply


MOVED = "The billing service stores invoices in CockroachDB 24.1."


@pytest.mark.parametrize(
    ("decision", "expected"),
    [
        ({"action": "ADD"}, [POSTGRES, MOVED]),
        ({"action": "NOOP", "memory": 1}, [POSTGRES]),
        ({"action": "DELETE", "memory": 1, "text": ""}, [MOVED]),
        (
            {"action": "UPDATE", "memory": 1, "text": f"{POSTGRES[:-1]}, later in CockroachDB 24.1."},
            [f"{POSTGRES[:-1]}, later in CockroachDB 24.1."],
        ),
        ({"action": "UPDATE", "memory": 1, "text": "It stores invoices."}, [POSTGRES]),
        ({"action": "DELETE", "memory": 9}, [POSTGRES]),
        ({"action": "UPDATE", "memory": 0, "text": "x"}, [POSTGRES]),
    ],
)
def test_decisions(start: Start, decision: dict[str, object], expected: list[str]) -> None:
    exchange(start(), f"Billing: {POSTGRES}")
    memory = start(deciding(**decision))
    exchange(memory, f"Billing: {MOVED}", "s2")
    assert sorted(texts(memory)) == sorted(expected)


def test_an_exchange_that_no_model_reads_is_left_to_finalize(start: Start) -> None:
    memory = start(status(500))
    exchange(memory, f"Billing: {POSTGRES}")
    assert texts(memory) == []
    assert start().finalize("s1") is not None
    assert texts(memory) == [POSTGRES]


def test_finalize_never_raises_into_its_host(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = start()
    exchange(memory, f"Billing: {POSTGRES}")
    seen: list[dict[str, object]] = []
    monkeypatch.setattr("vault_memory.archive.live.find", lambda *_: 1 / 0)
    with subscribe(lambda name, values: seen.append(values)):
        assert memory.finalize("s1") is None
    assert [values["stage"] for values in seen if values.get("operation") == "finalize"] == ["failed"]


def test_without_a_model_finalize_archives_offline(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, clock=lambda: NOW)
    memory.add_message("s1", "user", "We decided to use Postgres 16 for billing because of its logical replication.")
    memory.add_message("s1", "assistant", "Noted.")
    report = memory.finalize("s1")
    assert report is not None and report.count("added") == 1
    off = Memory(home=tmp_path / "off", clock=lambda: NOW, config={"memory.enabled": False})
    off.add_message("s1", "user", "Nobody keeps this.")
    assert off.finalize("s1") is None
    assert off.recent_messages("s1") == []


def test_finalize_and_redo_leave_the_index_current(start: Start) -> None:
    plain = start(**{"llm.model": "", "archive.exchanges": False})
    plain.add_message("s1", "user", f"Billing: {POSTGRES}")
    plain.add_message("s1", "assistant", "Noted.")
    assert plain.finalize("s1") is not None
    assert plain.index.sync() == SyncReport()
    plain.close()
    memory = start()
    assert memory.redo("s1").extractor != "offline"
    assert memory.index.sync() == SyncReport()


def test_secrets_are_taken_out_of_a_message_before_it_is_kept(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, clock=lambda: NOW)
    memory.add_message("s1", "user", "My token is ghp_16C7e42F292c6912E7710c838347Ae178B4a")
    assert "ghp_16C7" not in memory.recent_messages("s1")[0].content


# --------------------------------------------------------------------------------------------------
# Summaries


def chat(turns: int, id: str = "c1") -> Conversation:
    said = [
        message
        for n in range(1, turns + 1)
        for message in (
            Message("user", f"Billing: Rule number {n} says that kind {n}00 is paid in {n} days.", f"u{n}", NOW),
            Message("assistant", f"I noted rule {n}.", f"a{n}", NOW),
        )
    ]
    return Conversation(tuple(said), id=id, title="Billing rules")


def test_every_five_answers_there_is_a_part_more(start: Start) -> None:
    memory = start()
    path = memory.home / "default" / summaries.path("c1")
    memory.archive(chat(4))
    assert not path.exists()
    memory.archive(chat(5))
    assert path.name == "c1 summary.md"
    first = path.read_text(encoding="utf-8")
    assert first.startswith("# Billing rules\n\n## Up to a5\n\n- ") and "upto=a5" in first
    memory.archive(chat(9))
    assert path.read_text(encoding="utf-8") == first
    memory.archive(chat(10))
    second = path.read_text(encoding="utf-8")
    assert "## Up to a5" in second and "## Up to a10" in second
    folded = memory.conversations.summarize("c1")
    assert "## Up to" not in folded and folded.startswith("# Billing rules\n\n- ")


def test_zero_turns_summaries_off(start: Start) -> None:
    memory = start(**{"archive.summary_frequency": 0})
    memory.archive(chat(6))
    assert not (memory.root / summaries.path("c1")).exists()


def test_a_summary_that_a_person_edited_is_only_added_to(start: Start) -> None:
    memory = start()
    memory.archive(chat(5))
    path = memory.root / summaries.path("c1")
    edited = path.read_text(encoding="utf-8").replace("- ", "- my own point\n- ", 1)
    path.write_text(edited, encoding="utf-8")
    memory.archive(chat(10))
    memory.conversations.summarize("c1")
    memory.consolidate()
    after = path.read_text(encoding="utf-8")
    assert "- my own point" in after and "## Up to a5" in after and "## Up to a10" in after


def test_a_longer_conversation_is_read_with_what_came_before(start: Start) -> None:
    memory = start()
    memory.archive(chat(5))
    memory.archive(chat(7))
    requests = [r.text for r in memory.server.requests if "read a conversation" in r.text]  # type: ignore[attr-defined]
    assert "Summary of the conversation before" not in requests[0]
    assert "Summary of the conversation before" in requests[1]


def test_summaries_on_demand_without_a_model(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, clock=lambda: NOW)
    said = ("We decided to use Postgres 16 for billing because of its logical replication.", "Thanks!")
    memory.archive(Conversation(tuple(Message("user", text, time=NOW) for text in said), id="c1"))
    summary = memory.conversations.summarize("c1")
    assert "- We decided to use Postgres 16" in summary and "Thanks" not in summary
    assert memory.conversations.summarize("c1") == summary


def test_points_for_which_there_is_no_room_are_named_in_the_report(start: Start) -> None:
    points = [f"Point {n} says that value {n} is {n * 7} " + "and so on " * 6 for n in range(46)]

    def model(request: Request) -> Scripted:
        return ok({"points": points}) if "You summarize part" in request.text else brain(request)

    (note,) = start(model).archive(chat(5)).notes
    assert note.startswith("summary: ") and "of 46 points left out, there is room for 200 tokens: “Point" in note


def test_points_fit_their_tokens() -> None:
    kept = conversation_summaries.fitting(
        [f"Point {n} " + "word " * 30 for n in range(40)] + ["## not a heading", "a\nb"]
    )
    assert 1 < len(kept) < 10
    assert all("\n" not in point and not point.startswith("#") for point in kept)


def test_a_transcript_that_a_checkout_takes_away_meanwhile_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vault_memory.vault.conversations import transcripts

    memory, change = Memory(home=tmp_path, config={"embedder.name": "none"}), transcripts.update_transcript
    memory.add_message("s", "user", "The first message.")
    seen: list[str] = []

    def taken_away(store: object, path: str, *given: object) -> object:
        seen.append(path)
        (memory.root / path).unlink()
        return change(store, path, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(transcripts, "update_transcript", taken_away)
    memory.add_message("s", "user", "The second message.")
    assert len(seen) == 1
    text = (memory.root / seen[0]).read_text()
    assert "The first message." in text and "The second message." in text


def test_a_message_is_added_to_what_a_checkout_has_put_there(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, config={"embedder.name": "none"})
    memory.add_message("s", "user", "The first message.")
    older = (memory.root / "conversations/s.md").read_text()
    memory.add_message("s", "user", "The second message.")
    (memory.root / "conversations/s.md").write_text(older)
    memory.add_message("s", "user", "The third message.")
    found = find(memory.store, "s")
    assert found is not None
    assert [(m.id, m.content) for m in found.messages] == [("m1", "The first message."), ("m2", "The third message.")]


@pytest.mark.parametrize("stage", ["journal", "relate"])
def test_a_run_whose_transcript_goes_away_is_finished_when_it_is_back(tmp_path: Path, stage: str) -> None:
    memory = Memory(home=tmp_path, config={"embedder.name": "none"}, clock=lambda: NOW)
    memory.init()
    said = Message("user", "The billing service listens on port 8443 behind the proxy.", time=NOW)
    place, away = memory.root / "conversations/c1.md", tmp_path / "away.md"

    def checkout(name: str, values: dict[str, object]) -> None:
        if values.get("stage") == stage and place.exists():
            place.rename(away)

    with subscribe(checkout):
        report = memory.archive(Conversation((said,), id="c1"))
    (error,) = report.errors
    assert error.startswith("conversations/c1.md: went away while it was archived")
    memory.archive([{"role": "user", "content": "Thanks!"}])
    assert [run.status for run in records.runs(memory.store) if run.conversation == "c1"] == ["applying"]
    away.rename(place)
    memory.archive([{"role": "user", "content": "Goodbye!"}])
    assert [run.status for run in records.runs(memory.store) if run.conversation == "c1"] == ["applied"]
    assert sum("8443" in cell.text for topic in memory.store.topics() for cell in topic.cells) == 1
    assert "<!-- archived m1..m1" in place.read_text()
    assert not memory.archive(Conversation((said,), id="c1")).new_messages
