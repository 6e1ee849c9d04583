"""Test that wrong arguments of the Python API change nothing and are refused with the mend."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from vault_memory import Memory
from vault_memory.errors import InputError
from vault_memory.models import Conversation, Message
from vault_memory.vault.runs import records

SAID = "The crane on quay four lifts twelve tons, so we send the turbine there."


@pytest.fixture
def empty(tmp_path: Path) -> Memory:
    return Memory(tmp_path / "home", config={"embedder.name": "none"})


@pytest.mark.parametrize("role", ["boss", "User", "", "user -->"])
def test_a_message_of_an_unknown_role_leaves_the_conversation_readable(empty: Memory, role: Any) -> None:
    empty.add_message("s1", "user", SAID)
    with pytest.raises(InputError, match="role must be one of user, assistant, system, tool, not"):
        empty.add_message("s1", role, "Something else.")
    with pytest.raises(InputError, match="role must be one of"):
        empty.archive(Conversation((Message(role, SAID),), id="s2"))
    empty.add_message("s1", "assistant", "Noted.")
    assert [message.content for message in empty.recent_messages("s1")] == [SAID, "Noted."]
    assert not (empty.root / "conversations/s2.md").exists()


@pytest.mark.parametrize("role", ["boss", "a person", "x\n-->"])
def test_a_statement_of_an_unknown_speaker_is_refused(empty: Memory, role: str) -> None:
    with pytest.raises(InputError, match="role must be one of person, user, assistant, system, tool, not"):
        empty.remember(SAID, topic="Quay", role=role)
    assert empty.remember(SAID, topic="Quay", role="assistant").count("added") == 1


@pytest.mark.parametrize(
    ("clock", "stored"),
    [
        (lambda: datetime(2026, 3, 1, 12, 0), "2026-03-01T12:00:00Z"),
        (lambda: datetime(2026, 3, 1, 12, 0, tzinfo=timezone(timedelta(hours=9))), "2026-03-01T03:00:00Z"),
    ],
)
def test_a_clock_of_any_zone_gives_times_in_utc(
    tmp_path: Path, clock: Callable[[], datetime], stored: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "America/New_York")
    time.tzset()
    try:
        with Memory(tmp_path, config={"embedder.name": "none"}, clock=clock) as memory:
            memory.remember(SAID, topic="Quay")
            memory.add_message("s1", "user", "The ferry to Kobe leaves from pier nine at seven.")
            memory.finalize("s1")
            assert f"updated: {stored}" in (memory.root / "topics/Quay.md").read_text()
            assert {run.status for run in records.runs(memory.store)} == {"applied"}
        with Memory(tmp_path, config={"embedder.name": "none"}) as later:  # an interrupted run would fail here
            assert later.archive([{"role": "user", "content": "The dry dock is closed in August."}]).new_messages == 1
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_message_time_without_a_zone_is_utc(empty: Memory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    try:
        said = Message("user", SAID, time=datetime(2026, 3, 1, 0, 30))
        empty.archive(Conversation((said,), id="s1"))
        assert empty.recent_messages("s1")[0].time == datetime(2026, 3, 1, 0, 30, tzinfo=UTC)
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.parametrize("target", ["vm-k3f9a2q8d1", ("cell",), ("cell", "vm-k3f9a2q8d1", "x"), ("cell", None), 5])
def test_a_target_that_is_no_pair_is_refused(empty: Memory, target: Any) -> None:
    empty.init()
    with pytest.raises(InputError, match=r"a target is a pair such as \('cell', 'vm-"):
        empty.forget(target)


@pytest.mark.parametrize(
    ("given", "mend"),
    [
        ({"id": "c1", "messages": [{"role": "user", "content": SAID}]}, "give its list of messages"),
        ({"role": "user", "content": SAID}, "give its list of messages"),
        (b"User: hello", "archive_file reads the content of a file"),
    ],
)
def test_what_is_no_conversation_is_refused(empty: Memory, given: Any, mend: str) -> None:
    with pytest.raises(InputError, match=mend):
        empty.archive(given)
    assert not empty.exists()


WRONG: list[tuple[Callable[[Memory, Any], Any], tuple[Any, ...], str]] = [
    (lambda memory, value: memory.archive(value), (None, 5), "a conversation is a Conversation, a list of"),
    (lambda memory, value: memory.archive(value), ("\x00", "\ud83d", "x" * 300), "conversation cannot be a path: "),
    (lambda memory, value: list(memory.archive_file(value)), ("\x00", "x" * 300), "source cannot be a path: "),
    (lambda memory, value: memory.import_from(value), ("", "  "), "path is empty; give the path of a file or folder"),
    (lambda memory, value: memory.import_from(value), ("a\x00", "y" * 300), "path cannot be a path: "),
    (lambda memory, value: memory.preview_import(value), ("", "a\x00"), "path "),
    (lambda memory, value: memory.profile.set("languages", value), ("Go",), "values must be a list of texts"),
    (lambda memory, value: memory.review.accept(value), (None, 5), "a proposal is its id or one of review.list"),
]


@pytest.mark.parametrize(("call", "values", "said"), WRONG)
def test_what_would_do_harm_is_refused_with_the_name_of_the_argument(
    empty: Memory, call: Callable[[Memory, Any], Any], values: tuple[Any, ...], said: str
) -> None:
    for value in values:
        with pytest.raises(InputError) as caught:
            call(empty, value)
        assert said in str(caught.value) and "\n" not in str(caught.value) and len(str(caught.value)) < 200
    assert not empty.exists()


@pytest.mark.parametrize(
    "day", [date(2026, 3, 1), datetime(2026, 3, 1, 20), datetime(2026, 3, 1, 20, tzinfo=UTC), "2026-03-01", "2026-03"]
)
def test_a_day_is_a_date_a_time_or_text(tmp_path: Path, day: date | str) -> None:
    clock = iter(datetime(2026, 3, 1, 12, tzinfo=UTC) + timedelta(days=5 * number) for number in range(1000))
    with Memory(tmp_path, config={"embedder.name": "none"}, clock=lambda: next(clock)) as memory:
        memory.remember(SAID, topic="Quay")
        assert memory.search("crane quay", as_of=day).hits or memory.search("crane quay", as_of=day).notes
        assert memory.topics.get_as_of("Quay", day)
        assert memory.diff(since=day) is not None if not isinstance(day, str) or len(day) > 7 else True
