"""Check that a hand-written statement has the date at which the index, git or the file first had it."""

from __future__ import annotations

import os
import shutil
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from vault_memory import Memory
from vault_memory.index import typed_dates
from vault_memory.search.temporal import end_of

OLD = "---\ntopic: Garden\ncreated: 2025-03-01\nupdated: 2026-03-01T10:00:00Z\n---\n\n- tomatoes in the greenhouse\n"


def today() -> str:
    return f"{datetime.now(UTC):%Y-%m-%d}"


@pytest.fixture
def memory(tmp_path: Path) -> Memory:
    memory = Memory(home=tmp_path, user="nora")
    memory.init()
    (memory.root / "topics").mkdir(exist_ok=True)
    return memory


def write(memory: Memory, name: str, text: str, at: datetime | None = None) -> Path:
    path = memory.root / "topics" / f"{name}.md"
    path.write_text(text, encoding="utf-8")
    if at is not None:
        os.utime(path, (at.timestamp(), at.timestamp()))
    return path


def dates(memory: Memory, query: str) -> dict[str, datetime | None]:
    return {hit.entry.text: hit.entry.display_date for hit in memory.search(query).hits}


def test_a_line_typed_today_is_of_today_and_its_neighbours_keep_their_date(memory: Memory) -> None:
    path = write(memory, "Garden", OLD, datetime(2026, 3, 1, 11, tzinfo=UTC))
    assert dates(memory, "tomatoes") == {"tomatoes in the greenhouse": datetime(2025, 3, 1, tzinfo=UTC)}
    with path.open("a") as file:
        file.write("- the seed swap is on Sunday\n")
    assert list(dates(memory, f"after:{today()}")) == ["the seed swap is on Sunday"]
    assert list(dates(memory, f"before:{today()}")) == ["tomatoes in the greenhouse"]
    then, _ = memory.topics.get_as_of("Garden", "2026-05-01")
    assert [cell.text for cell in then.cells] == ["tomatoes in the greenhouse"]
    assert end_of(today()) > memory.topics.dates(memory.topics.get("Garden"))[1] >= end_of(today()) - timedelta(days=1)  # type: ignore[operator]


def test_dates_survive_a_rename_and_an_index_made_anew(memory: Memory) -> None:
    then = datetime(2026, 5, 1, 9, tzinfo=UTC)
    write(memory, "Tea", "- Assam, three minutes\n", then)
    assert dates(memory, "Assam") == {"Assam, three minutes": then}
    memory.topics.rename("Tea", "Hot drinks")
    assert dates(memory, "Assam") == {"Assam, three minutes": then}
    memory.rebuild()
    assert dates(memory, "Assam") == {"Assam, three minutes": then}
    assert not memory.doctor().findings


def test_a_day_in_the_name_of_a_document_dates_it(memory: Memory) -> None:
    day = datetime(2025, 11, 3, tzinfo=UTC)
    write(memory, "2025-11-03 Council", "The bridge was closed.\n\n- the fair moves to the meadow\n")
    write(memory, "Minutes 2025-11-10", "---\ncreated: 2025-11-12\n---\n\n- the bridge is open\n")
    assert dates(memory, "after:2025-11 before:2025-11-10") == {
        "The bridge was closed.": day,
        "the fair moves to the meadow": day,
    }
    assert dates(memory, "bridge")["the bridge is open"] == datetime(2025, 11, 12, tzinfo=UTC)  # as its author says
    with (memory.root / "topics/2025-11-03 Council.md").open("a") as file:
        file.write("- the ferry is late\n")
    assert list(dates(memory, f"after:{today()}")) == ["the ferry is late"]


def test_a_text_of_which_no_date_was_known_gets_the_day_in_the_name(memory: Memory) -> None:
    for number in range(typed_dates.COPIED):
        write(memory, f"Copy {number}", f"- errand {number}\n")
    assert dates(memory, "errand 3")["errand 3"] is None
    (memory.root / "topics/Copy 3.md").rename(memory.root / "topics/2025-11-03.md")
    assert dates(memory, "errand 3")["errand 3"] == datetime(2025, 11, 3, tzinfo=UTC)


def test_git_knows_when_a_line_came(memory: Memory) -> None:
    write(memory, "Tea", "- Assam, three minutes\n")
    environment = {
        **os.environ,
        "GIT_AUTHOR_DATE": "2026-02-03T10:00:00Z",
        "GIT_COMMITTER_DATE": "2026-02-03T10:00:00Z",
    }
    for arguments in (["init", "-q"], ["add", "topics"], ["commit", "-qm", "x"]):
        identity = ["-c", "user.name=n", "-c", "user.email=n@localhost"]
        subprocess.run(["git", *identity, *arguments], cwd=memory.root, env=environment, check=True)
    write(memory, "Tea", "- Assam, three minutes\n- Sencha, one minute\n")
    found = dates(memory, "minutes")
    assert found["Assam, three minutes"] == datetime(2026, 2, 3, 10, tzinfo=UTC)
    assert f"{found['Sencha, one minute']:%Y-%m-%d}" == today()


def test_files_copied_together_say_nothing_of_when_they_were_typed(memory: Memory, tmp_path: Path) -> None:
    for number in range(12):
        write(memory, f"Note {number}", f"- assam number {number}\n")
    assert set(dates(memory, "assam").values()) == {None}
    other = Memory(home=tmp_path, user="other")
    other.init()
    (other.root / "topics").mkdir(exist_ok=True)
    shutil.copy(memory.root / "topics" / "Note 1.md", other.root / "topics")
    assert list(dates(other, f"after:{today()}")) == ["assam number 1"]
