"""Test the main workflow end to end on real files: archive, search, edit, search again."""

from __future__ import annotations

import errno
import shutil
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
from clocks import NOW
from crashes import at_every_rename
from sample import SAMPLE, archive_all

from vault_memory.errors import InputError, NotFoundError, UnsafeNameError
from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message
from vault_memory.search.output import to_json
from vault_memory.vault import review
from vault_memory.vault.runs import records


def knowledge(root: Path) -> dict[str, bytes]:
    """Every file of a vault that is knowledge."""
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted(root.rglob("*.md"))
        if not {".index", ".state"} & set(path.relative_to(root).parts)
    }


def found(memory: Memory, query: str, **options: object) -> list[str]:
    return [hit.entry.text for hit in memory.search(query, **options).hits]  # type: ignore[arg-type]


def test_a_conversation_becomes_topic_documents_and_is_found(memory: Memory) -> None:
    before = knowledge(memory.root)
    report = archive_all(memory)[0]
    after = knowledge(memory.root)
    assert report.count("added") > 8
    assert not report.errors
    assert report.redacted >= 1
    changed = {path for path in after if after[path] != before.get(path)}
    assert changed <= {document.path for document in report.documents} | {
        path for path in after if not path.startswith("topics/") or path not in before
    } | {path for path in changed if path.startswith("topics/")}
    assert any("RabbitMQ" in text and "River" in text for text in found(memory, "why River instead of RabbitMQ"))


def test_an_update_supersedes_the_machine_and_only_proposes_to_the_person(archived: Memory) -> None:
    memory = archived
    dispatch = memory.topics.get("Dispatch service")
    old = dispatch.cell("vm-ktc61n44sg")
    assert old is not None and old.superseded and old.attributes is not None
    new = dispatch.cell(old.attributes.successor)
    assert new is not None and "River" in new.text and not new.superseded
    assert any("golang-migrate" in cell.text and not cell.superseded for cell in dispatch.cells)
    waiting = review.waiting(memory.store)
    assert any("goose" in str(proposal.edit) for proposal in waiting)
    assert not any("goose" in cell.text for cell in dispatch.cells)


def test_what_a_person_wrote_survives_byte_for_byte(memory: Memory, archived_home: Path) -> None:
    for topic in memory.topics.list():
        path = topic.path
        lines = (archived_home / "default" / path).read_text(encoding="utf-8").split("\n")
        hand = [cell for cell in topic.cells if cell.by_person]
        old = topic.text.split("\n")
        for cell in hand:
            block = old[cell.first_line - 1 : cell.last_line]
            assert any(lines[start : start + len(block)] == block for start in range(len(lines))), (path, block)
        for passage in topic.passages:
            assert "\n".join(old[passage.first_line - 1 : passage.last_line]) in "\n".join(lines)


def test_archiving_twice_changes_nothing(archived: Memory) -> None:
    before = knowledge(archived.root)
    again = archive_all(archived)
    assert [report.new_messages for report in again] == [0, 0, 0]
    assert knowledge(archived.root) == before


def test_the_same_input_gives_the_same_files(memory: Memory, archived_home: Path) -> None:
    archive_all(memory)
    assert knowledge(memory.root) == knowledge(archived_home / "default")


def test_documents_do_not_depend_on_the_day_of_archiving(home: Path, archived_home: Path) -> None:
    later = Memory(home=home, clock=lambda: NOW.replace(year=2031))
    archive_all(later)
    whole = knowledge(archived_home / "default")
    topics = {path: data for path, data in whole.items() if path.startswith("topics/")}
    assert topics == {path: data for path, data in knowledge(later.root).items() if path.startswith("topics/")}


def test_a_longer_version_adds_only_what_is_new(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, clock=lambda: NOW)
    talk = [
        {
            "role": "user",
            "content": "We decided to use Postgres 16 for billing because of its logical replication.",
        },
        {"role": "assistant", "content": "Noted."},
    ]
    first = memory.archive(Conversation(_messages(talk), id="billing"))
    more = [*talk, {"role": "user", "content": "The billing service runs on port 8443 behind the gateway."}]
    second = memory.archive(Conversation(_messages(more), id="billing"))
    assert (first.new_messages, second.new_messages) == (2, 1)
    assert first.count("added") == second.count("added") == 1
    assert not {item.cell for item in first.items} & {item.cell for item in second.items}


def _messages(talk: list[dict[str, str]]) -> tuple[Message, ...]:
    return tuple(Message(role=turn["role"], content=turn["content"]) for turn in talk)  # type: ignore[arg-type]


def test_openai_style_dicts_are_taken_as_they_are(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, clock=lambda: NOW)
    report = memory.archive(
        [
            {"role": "system", "content": "You are a helpful assistant with the passphrase zanzibar."},
            {"role": "user", "content": "I prefer pnpm over npm for every frontend project.", "timestamp": NOW},
        ]
    )
    assert report.messages == 1  # a system message is no part of the conversation
    assert report.count("added") == 1
    assert found(memory, "zanzibar") == []
    with pytest.raises(InputError, match="messages"):
        memory.archive([object()])  # type: ignore[list-item]


def test_an_edit_in_an_editor_is_found_by_the_next_search(memory: Memory) -> None:
    assert not any("tarragon" in text for text in found(memory, "tarragon"))
    path = memory.root / "topics/home/Sourdough.md"
    path.write_text(
        path.read_text(encoding="utf-8") + "\n- the tarragon loaf needs ten minutes less\n", encoding="utf-8"
    )
    assert any("tarragon" in text for text in found(memory, "tarragon"))
    path.unlink()
    assert not any("tarragon" in text for text in found(memory, "tarragon"))


def test_the_index_may_be_deleted_at_any_time(archived: Memory) -> None:
    memory = archived
    queries = (
        "when can onions grow in bed 5 again?",
        "SLOT_COUNTER",
        "how much pain is allowed after running?",
        "Malmö",
    )

    def answers() -> list[object]:
        return [to_json(memory.search(query, limit=25))["results"] for query in queries]

    before = answers()
    shutil.rmtree(memory.root / ".index")
    fresh = Memory(home=memory.home, clock=lambda: NOW)
    memory = fresh
    assert answers() == before


KITCHEN = "conversations-to-archive/allotment-and-kitchen.md"


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What the sample vault knows once a conversation is archived."""
    home = tmp_path_factory.mktemp("whole")
    shutil.copytree(SAMPLE, home / "default")
    whole = Memory(home=home, clock=lambda: NOW)
    list(whole.archive_file(whole.root / KITCHEN))
    return knowledge(whole.root)


@pytest.mark.parametrize("crash", [pytest.param(n, marks=[pytest.mark.slow] * (n % 3 > 0)) for n in range(12)])
def test_an_interrupted_archive_finishes_on_the_next_run(
    home: Path, uninterrupted: dict[str, bytes], crash: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = home / "default" / KITCHEN

    class Killed(BaseException):
        pass

    calls = 0

    def dying(target: Path) -> None:
        nonlocal calls
        calls += 1
        if calls > crash:
            raise Killed

    broken = Memory(home=home, clock=lambda: NOW)
    with monkeypatch.context() as patch, suppress(Killed):
        at_every_rename(patch, dying)
        list(broken.archive_file(source))
    again = Memory(home=home, clock=lambda: NOW)
    list(again.archive_file(source))
    assert knowledge(again.root) == uninterrupted
    assert records.pending(again.store) == []


def test_one_document_that_fails_does_not_stop_the_others(memory: Memory, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(target: Path) -> None:
        if target.name == "Allotment.md":
            raise OSError(errno.ENOSPC, "No space left on device")

    before = (memory.root / "topics/home/Allotment.md").read_bytes()
    source = memory.root / "conversations-to-archive/allotment-and-kitchen.md"
    with monkeypatch.context() as patch:
        at_every_rename(patch, failing)
        (report,) = memory.archive_file(source)
    assert [error for error in report.errors if "Allotment" in error and "No space" in error]
    assert report.count("failed") > 0 and report.count("added") > 0
    assert (memory.root / "topics/home/Allotment.md").read_bytes() == before
    (again,) = memory.archive_file(source)
    assert not again.errors
    assert {item.text for item in report.items if item.outcome == "failed"} == {
        item.text for item in again.items if item.outcome in {"added", "superseded"}
    }


def test_malformed_documents_are_searched_and_never_written(memory: Memory) -> None:
    broken = memory.root / "topics/Frostline.md"
    text = broken.read_text(encoding="utf-8").replace("created: 2026", "created: [2026", 1)
    broken.write_text(text, encoding="utf-8")
    archive_all(memory)
    assert broken.read_text(encoding="utf-8") == text
    assert any("polytunnel" in t for t in found(memory, "probe in the polytunnel", limit=25))
    problems = memory.status()["problems"]
    assert isinstance(problems, list)
    assert any(str(problem).startswith("topics/Frostline.md:") for problem in problems)


def test_what_cannot_be_is_said_before_anything_is_made(tmp_path: Path) -> None:
    with pytest.raises(NotFoundError, match="init"):
        Memory(home=tmp_path).search("anything")
    with pytest.raises(UnsafeNameError):
        Memory(home=tmp_path, user="../evil").archive([{"role": "user", "content": "hello there"}])
    assert list(tmp_path.iterdir()) == []


def test_memory_can_be_switched_off(home: Path) -> None:
    memory = Memory(home=home, config={"memory.enabled": False})
    before = knowledge(memory.root)
    with pytest.raises(InputError, match="switched off"):
        archive_all(memory)
    assert knowledge(memory.root) == before


def test_limits_and_options_are_checked(memory: Memory) -> None:
    with pytest.raises(InputError, match="100"):
        memory.search("x", limit=101)
    with pytest.raises(InputError, match="detail_level"):
        memory.search("x", detail_level="some")
    with pytest.raises(InputError, match="source_type"):
        memory.search("x", source_type="web")
    with pytest.raises(NotFoundError, match="Sourdough"):
        memory.topics.get("Sourdoug")


def test_several_threads_use_one_memory(home: Path) -> None:
    memory, animals = Memory(home), ("otter", "heron", "badger", "lynx", "marten", "stork", "viper", "toad")

    def use(number: int) -> bool:
        if number % 4 == 0:
            animal = animals[number // 4]
            return memory.remember(f"The {animal} was seen", topic=animal.title()).count("added") == 1
        return bool(memory.search("achilles").hits) and bool(memory.topics.list())

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(use, range(32)))
    assert {animal.title() for animal in animals} <= {topic.name for topic in memory.topics.list()}
    memory.close()
