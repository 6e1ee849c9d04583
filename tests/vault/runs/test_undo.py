"""Test undo, history and diff as a user runs them: with and without git, after later edits and runs."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import by_hand
import pytest
from clocks import NOW
from real_git import git

from vault_memory.errors import InputError, NotFoundError, VaultError
from vault_memory.memory import Memory
from vault_memory.models import Add, Attributes, Cell, CellRef, Conversation, Message, Supersede, Update
from vault_memory.vault import review
from vault_memory.vault.conversations.transcripts import find
from vault_memory.vault.git.setup import set_up
from vault_memory.vault.runs import history, records, two_moments, undo
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.state import undo_journal
from vault_memory.vault.storage.store import Store


def archive(memory: Memory, name: str, *said: str) -> str:
    return memory.archive(Conversation(tuple(Message("user", text) for text in said), name)).run


def knowledge(store: Store) -> dict[str, bytes]:
    return {file.path: store.read(file.path) for file in store.scan().files if file.path.startswith("topics/")}


def cells(store: Store) -> list[Cell]:
    return [cell for topic in store.topics() for cell in topic.cells]


def text(store: Store, path: str) -> str:
    return store.read(path).decode()


def write_below_title(store: Store, path: str, words: str) -> None:
    title = f"# {store.topic(path).name}\n"
    by_hand.write(store, path, text(store, path).replace(title, f"{title}\n{words}\n", 1).encode())


FIRST = "Billing: Invoices are stored in Postgres 16."
MOVED = "Billing: We moved the invoices from Postgres 16 to CockroachDB 24.1."
OTHER = "Billing: Invoices are sent by e-mail at 6:00 every morning."


@pytest.fixture(params=["git", "plain"])
def fresh(tmp_path: Path, request: pytest.FixtureRequest) -> Memory:
    clock = iter(NOW + timedelta(minutes=n) for n in range(10_000))
    memory = Memory(home=tmp_path / "home", clock=lambda: next(clock))
    memory.init()
    if request.param == "git":
        set_up(memory.store)
    return memory


def test_the_last_run_is_taken_back_to_the_byte_and_comes_again_when_asked(fresh: Memory) -> None:
    store = fresh.store
    archive(fresh, "one", FIRST)
    before = knowledge(store)
    run = archive(fresh, "two", MOVED, OTHER)
    after = knowledge(store)
    assert before != after
    seen = undo.preview(store)
    assert seen.run == run and knowledge(store) == after
    assert any(line.startswith("-- [fact]") or line.startswith("+- [fact]") for d in seen.documents for line in d.diff)
    report = undo.undo(store, "", fresh.clock())
    assert (report.run, report.messages, report.kept) == (run, 2, 0)
    assert knowledge(store) == before
    assert records.load(store, run).status == "undone"
    transcript = find(store, "two")
    assert transcript is not None and transcript.undone == {"m1", "m2"} and not transcript.pending
    # what was undone does not come back by itself
    assert not fresh.consolidate().conversations
    assert archive(fresh, "two", MOVED, OTHER) == "" and knowledge(store) == before
    again = fresh.redo("two")
    assert again.count("added") + again.count("superseded") == 2
    assert knowledge(store).keys() == after.keys()
    assert not (find(store, "two") or transcript).undone
    if (store.root / ".git").is_dir():
        subjects = git(store.root, "log", "--format=%s").splitlines()
        assert subjects[1].startswith("Undo archive") and git(store.root, "status", "--porcelain") == ""


def test_an_earlier_run_goes_and_what_came_later_stays(fresh: Memory) -> None:
    store = fresh.store
    archive(fresh, "one", FIRST)
    run = archive(fresh, "two", MOVED)
    archive(fresh, "three", OTHER)
    (path,) = knowledge(store)
    write_below_title(store, path, "Typed by hand.")
    report = undo.undo(store, run, fresh.clock())
    now = text(store, path)
    assert report.kept == 0
    assert "Typed by hand." in now and "6:00" in now and "CockroachDB" not in now
    assert "~~" not in now and "Superseded" not in now and now.count("Postgres 16") == 1
    assert len(cells(store)) == 2 and not any(cell.superseded or cell.by_person for cell in cells(store))


def test_what_a_person_changed_since_is_kept_and_told(fresh: Memory) -> None:
    store = fresh.store
    archive(fresh, "one", FIRST)
    run = archive(fresh, "two", OTHER, "Billing: Invoices are retried 500 times by the queue.")
    (path,) = knowledge(store)
    edited = text(store, path).replace("at 6:00", "at 7:30, since May")
    by_hand.write(store, path, edited.encode())
    report = undo.undo(store, run, fresh.clock())
    assert [kept for document in report.documents for kept in document.kept] == [
        "Billing: Invoices are sent by e-mail at 7:30, since May every morning."
    ]
    now = text(store, path)
    assert "7:30" in now and "500 times" not in now and "Postgres" in now
    (cell,) = (cell for cell in cells(store) if "7:30" in cell.text)
    assert cell.attributes is not None


def test_a_document_that_the_run_made_goes_unless_somebody_wrote_in_it(fresh: Memory) -> None:
    store = fresh.store
    run = archive(fresh, "one", FIRST)
    report = undo.undo(store, run, fresh.clock())
    assert [document.what for document in report.documents] == ["removed"] and not knowledge(store)
    run = fresh.redo("one").run
    (path,) = knowledge(store)
    write_below_title(store, path, "Mine.")
    undo.undo(store, run, fresh.clock())
    assert "Mine." in text(store, path) and "Postgres 16" not in text(store, path)
    assert not store.topic(path).malformed


def test_nothing_to_undo_twice_and_no_such_run(fresh: Memory) -> None:
    store = fresh.store
    with pytest.raises(NotFoundError, match="no run to undo"):
        undo.undo(store, "", fresh.clock())
    with pytest.raises(NotFoundError, match="no run 'nope'"):
        undo.undo(store, "nope", fresh.clock())
    run = archive(fresh, "one", FIRST)
    report = undo.undo(store, "", fresh.clock())
    with pytest.raises(InputError, match="undone before"):
        undo.undo(store, run, fresh.clock())
    assert undo.undo(store, report.undo, fresh.clock()).run == report.undo  # made again
    kept = archive(fresh, "two", OTHER)
    undo_journal.prune(store, fresh.clock() + timedelta(days=1))
    with pytest.raises(InputError, match="older than what is kept"):
        undo.undo(store, kept, fresh.clock())


@pytest.mark.parametrize("stop_at", range(1, 5))
def test_an_interrupted_undo_is_finished_by_the_next_run(
    fresh: Memory, stop_at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = fresh.store
    archive(fresh, "one", FIRST)
    before = knowledge(store)
    run = archive(fresh, "two", MOVED, "Garden: The tomatoes stand next to the shed since May.")
    calls = 0
    real = Store.update

    def update(self: Store, *arguments: object, **named: object) -> bytes:
        nonlocal calls
        calls += 1
        if calls == stop_at:
            raise VaultError("disk", "gone")
        return real(self, *arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "update", update)
    try:
        undo.undo(store, run, fresh.clock())
    except VaultError:
        assert len(records.pending(store)) == 1
    monkeypatch.undo()
    archive(fresh, "three", "ok")  # says nothing worth keeping, but finishes what is open
    assert knowledge(store) == before
    assert records.load(store, run).status == "undone" and not records.pending(store)
    transcript = find(store, "two")
    assert transcript is not None and transcript.undone == {"m1", "m2"}


def test_proposals_of_the_run_wait_no_longer(memory: Memory) -> None:
    path = Path(__file__).parents[3] / "sample_vault/conversations-to-archive/coding-session.json"
    before = knowledge(memory.store)
    report = memory.archive(path)
    assert review.waiting(memory.store)
    done = undo.undo(memory.store, report.run, memory.clock())
    assert done.proposals == 1 and not review.waiting(memory.store)
    assert knowledge(memory.store) == before


def test_history_tells_how_a_statement_came_to_be(fresh: Memory) -> None:
    store = fresh.store
    one = archive(fresh, "one", FIRST)
    two = archive(fresh, "two", MOVED)
    old, new = sorted(cells(store), key=lambda cell: not cell.superseded)
    events = history.list_cell_events(store, old.id)
    assert [(event.what, event.run) for event in events if event.what != "commit"] == [
        ("added", one),
        ("superseded", two),
    ]
    assert events[0].conversation == "one#m1" and "Postgres 16" in events[0].after
    assert "Postgres 16" in events[1].before and "CockroachDB" in events[1].after
    assert history.list_cell_events(store, new.id)[0].conversation == "two#m1"
    (path,) = knowledge(store)
    assert {event.run for event in history.list_topic_events(store, store.topic(path)) if event.run} == {one, two}
    undo.undo(store, two, fresh.clock())
    assert [event.undone for event in history.list_cell_events(store, old.id) if event.run == two] == [True]
    rows = [row for row in history.list_runs(store) if row.trigger != "init"]
    assert [(row.trigger, row.status) for row in rows] == [
        ("undo", "applied"),
        ("archive", "undone"),
        ("archive", "applied"),
    ]
    if (store.root / ".git").is_dir():
        assert all(row.commit for row in rows)
    with pytest.raises(NotFoundError):
        history.list_cell_events(store, "vm-0000000000")


def test_a_statement_without_records_is_told_by_its_line(memory: Memory) -> None:
    cell = next(c for t in memory.store.topics() for c in t.cells if c.attributes is not None and c.superseded)
    events = history.list_cell_events(memory.store, cell.id)
    assert events[0].what == "added" and events[0].conversation


def test_diffs_of_a_run_and_since_a_day(fresh: Memory) -> None:
    store = fresh.store
    archive(fresh, "one", FIRST)
    run = archive(fresh, "two", OTHER)
    (difference,) = history.diff_run(store, run)
    assert difference.lines[0] == f"--- {difference.path}"
    assert any(line.startswith("+- [") and "6:00" in line for line in difference.lines)
    path = difference.path
    by_hand.write(store, path, text(store, path).replace("at 6:00", "at 7:30").encode())
    (all_of_it,) = (d for d in history.diff_since(store, NOW - timedelta(days=1)) if d.path == path)
    assert any("7:30" in line for line in all_of_it.lines)


def test_several_runs_of_one_second_are_compared_in_the_order_they_were_made(tmp_path: Path) -> None:
    store, path = Store.open(tmp_path, "default", create=True), "topics/Tea.md"
    by_hand.write(store, path, b"number 0\n")
    made = []
    for number in range(1, 7):
        with start_run(store, "page", now=NOW, salt=f"{number}") as run:
            run.write(path, f"number {number}\n".encode())
        made.append(run.id)
    assert sorted(made) != made
    since, between = history.diff_since(store, NOW), two_moments.compare(store, NOW, NOW + timedelta(1), NOW)
    for (difference,) in (since, between):
        assert [line for line in difference.lines if "number" in line] == ["-number 0", "+number 6"]
    topic = store.topic("Tea")
    assert [event.run for event in history.list_topic_events(store, topic)] == made
    assert [run.id for run in history.list_runs(store)][:6] == made[::-1]


def test_half_a_line_that_a_crash_left_is_cut_off_by_the_next_write(fresh: Memory) -> None:
    store = fresh.store
    first, second = (undo_journal.FileVersions(f"topics/{name}.md", None, "ä\n") for name in ("One", "Two"))
    undo_journal.append(store, "run", first)
    place = store.resolve(f"{undo_journal.FOLDER}/run.jsonl")
    whole = place.read_bytes()
    for half in (whole[:-1], whole + whole[: len(whole) // 2], whole[:9]):
        place.write_bytes(half)
        undo_journal.append(store, "run", second)
        found = undo_journal.snapshots(store, "run")
        assert found == ([first, second] if len(half) > len(whole) else [second])


def test_what_a_person_accepted_waits_again_when_it_is_taken_back(fresh: Memory) -> None:
    archive(fresh, "one", FIRST)
    (cell,) = cells(fresh.store)
    (path,) = knowledge(fresh.store)
    before = knowledge(fresh.store)
    wanted = Supersede(
        CellRef(cell.id), NOW, Add("vm-aaaaaaaaaa", "Invoices are stored in MariaDB", "fact", "Facts", Attributes())
    )
    review.propose(fresh.store, path, wanted, "20260101T000000-aaaa", "a reason")
    (waiting,) = review.waiting(fresh.store)
    assert fresh.review.accept(waiting).outcome == "superseded" and review.waiting(fresh.store) == []
    report = undo.undo(fresh.store, "", fresh.clock())
    assert (report.trigger, report.reopened) == ("review", 1)
    assert (knowledge(fresh.store), review.waiting(fresh.store)) == (before, [waiting])
    assert fresh.review.accept(waiting).outcome == "superseded"


def test_a_document_of_which_nothing_is_ours_any_more_keeps_every_byte(fresh: Memory) -> None:
    archive(fresh, "one", FIRST)
    ((path, data),) = knowledge(fresh.store).items()
    edited = data.replace(b"Postgres 16", b"Postgres 17")
    by_hand.write(fresh.store, path, edited)
    report = undo.undo(fresh.store, "", fresh.clock())
    assert report.kept == 1 and fresh.store.read(path) == edited


def update(memory: Memory, path: str, cell: Cell) -> str:
    """Give a statement a detail, another section and another source in a run; return the run."""
    more = Attributes(sources=("two#m1",), role="user", by="a model")
    edit = Update(CellRef(cell.id), "Invoices are stored in Postgres 16 on db2", more, NOW, "a detail", "Decisions")
    with start_run(memory.store, "consolidate", now=memory.clock()) as run:
        (result,) = run.edit(path, [edit])
    assert result.outcome == "updated"
    return run.id


def test_an_updated_statement_gets_its_text_section_and_sources_back(fresh: Memory) -> None:
    archive(fresh, "one", FIRST)
    before = knowledge(fresh.store)
    (path,), (cell,) = before, cells(fresh.store)
    run = update(fresh, path, cell)
    (changed,) = cells(fresh.store)
    assert (changed.id, changed.text) == (cell.id, "Invoices are stored in Postgres 16 on db2")
    assert changed.headings[-1] == "Decisions" and not changed.superseded and not changed.by_person
    assert changed.attributes and changed.attributes.sources == ("one#m1", "two#m1")
    assert ("updated", run) in [(event.what, event.run) for event in history.list_cell_events(fresh.store, cell.id)]
    undo.undo(fresh.store, run, fresh.clock())
    assert knowledge(fresh.store) == before


def test_an_update_is_taken_back_beside_what_was_added_and_written_since(fresh: Memory) -> None:
    archive(fresh, "one", FIRST)
    ((path, _),), (cell,) = knowledge(fresh.store).items(), cells(fresh.store)
    run = update(fresh, path, cell)
    archive(fresh, "three", OTHER)
    write_below_title(fresh.store, path, "Typed by hand.")
    report = undo.undo(fresh.store, run, fresh.clock())
    found = {each.id: each for each in cells(fresh.store)}
    assert report.kept == 0 and len(found) == 2
    assert (found[cell.id].text, found[cell.id].headings) == (cell.text, cell.headings)
    assert found[cell.id].attributes == cell.attributes
    assert "Typed by hand." in text(fresh.store, path) and "6:00" in text(fresh.store, path)
