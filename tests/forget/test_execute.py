"""Test forgetting: no file contains the data, it is not learned again, and other knowledge stays."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import by_hand
import pytest
from command_line import run
from hypothesis import given
from hypothesis import strategies as st
from llm_server import ScriptedServer
from processes import die
from scripted_brain import brain

from vault_memory.archive.graph.graph_state import STATE, hash_key
from vault_memory.archive.graph.proper_names import fold_entity_name
from vault_memory.archive.graph.update import GraphReport, update
from vault_memory.archive.maintenance.decay import load_archived
from vault_memory.errors import InputError, NotFoundError, VaultError
from vault_memory.forget import execute
from vault_memory.forget.documents import key
from vault_memory.forget.matching import StatementWords
from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message, SetSummary
from vault_memory.vault import review, topics
from vault_memory.vault.document import frontmatter_edits
from vault_memory.vault.document.topic_text import parse
from vault_memory.vault.entities import entities
from vault_memory.vault.git import setup
from vault_memory.vault.runs import planned_changes, records
from vault_memory.vault.state.tombstones import MARK, Tombstones, redact, segments

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
SECRET = "Zanzibar77"  # what must be nowhere afterwards
TOLD = f"Billing: The billing service stores its invoices in the bucket {SECRET}."
OTHER = "Billing: Refunds take fourteen days to arrive at the customer."
ECHO = f"Noted: the billing service stores its invoices in the bucket {SECRET}. Anything else?"


def talk(*texts: str, id: str = "c1", day: int = 1) -> Conversation:
    time = datetime(2026, 10, day, 8, tzinfo=UTC)
    roles = ("user", "assistant")
    said = (Message(roles[n % 2], text, f"m{n + 1}", time) for n, text in enumerate(texts))  # type: ignore[arg-type]
    return Conversation(tuple(said), id=id, title=f"About {id}")


@pytest.fixture(scope="module")
def model() -> Iterator[dict[str, object]]:
    """Settings of a model that answers by a few rules; its replies are cached."""
    with ScriptedServer([brain]) as server:
        yield {"llm.model": "openai/scripted", "llm.api_base": server.url, "llm.api_key": "x", "llm.retries": 0}


def remember(home: Path, config: dict[str, object]) -> Memory:
    return Memory(home=home, config=config, clock=lambda: NOW)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory, model: dict[str, object]) -> Path:
    """A home and a cache in which the secret stands wherever something can stand."""
    folder = tmp_path_factory.mktemp("made")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        memory = remember(folder / "home", model)
        memory.archive(talk(TOLD, ECHO, OTHER, "Sure, fourteen days it is then.", id="c1"))
        memory.conversations.summarize("c1")
        memory.consolidate("Billing")
        memory.archive(talk("Billing: The deploy key of billing rotates now every ninety days.", id="c2", day=3))
        topic = memory.topics.get("Billing")
        proposal = SetSummary(f"It is all in {SECRET}.", cells=9)
        review.propose(memory.store, topic.path, proposal, records.names(memory.store)[0])
        for query in (f"where is {SECRET}", "bucket of invoices"):
            memory.search(query)
            memory.recall(query)
        by_hand.write(
            memory.store, "archive/Billing.md", f"# Billing\n\n- {SECRET} was a bucket ^vm-0000000000\n".encode()
        )
        (memory.root / "topics/.vault-memory.tmp").write_text(SECRET)
        undo = memory.root / ".state/undo"  # whole documents, as undo keeps them
        undo.mkdir(exist_ok=True)
        (undo / "20261020T090000-aaaa.jsonl").write_text(json.dumps([topic.path, topic.text, topic.text, ""]) + "\n")
        memory.index.sync()
        memory.usage.close()  # what is written behind an answer is on disk before anybody copies it
        assert memory.query_records()
    return folder


@pytest.fixture
def cache(tmp_path: Path, made: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(made / "cache", tmp_path / "cache")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def full(tmp_path: Path, made: Path, cache: Path, model: dict[str, object]) -> Memory:
    shutil.copytree(made / "home", tmp_path / "home")
    return remember(tmp_path / "home", model)


def traces(*places: Path, text: str = SECRET) -> list[str]:
    """Files that hold the bytes, git's own left out."""
    found = (file for place in places for file in place.rglob("*") if file.is_file() and ".git" not in file.parts)
    return sorted(str(file) for file in found if text.lower().encode() in file.read_bytes().lower())


def secret_cell(memory: Memory) -> str:
    return next(cell.id for cell in memory.topics.get("Billing").cells if SECRET in cell.text)


def test_the_fixture_has_it_everywhere(full: Memory, cache: Path) -> None:
    places = {Path(place).relative_to(full.home.parent).parts[2] for place in traces(full.root)}
    assert places >= {"topics", "archive", "conversations", "summaries", ".index", ".state"}
    assert traces(cache)


@pytest.mark.parametrize("git", [False, True], ids=["plain", "git"])
@pytest.mark.parametrize("kind", ["conversation", "message", "cell", "topic", "entity"])
def test_no_byte_of_it_is_left(full: Memory, cache: Path, kind: str, git: bool) -> None:
    if git:
        commit(full.root)
    if kind not in {"topic", "entity"}:  # these take what faded with them
        (full.root / "archive/Billing.md").unlink()
    cell = secret_cell(full)
    name = {"conversation": "c1", "message": "c1#m1", "cell": cell, "topic": "Billing", "entity": SECRET}[kind]
    targets = [(kind, name), ("message", "c1#m2")] if kind == "message" else [(kind, name)]
    done = full.forget(*targets)
    assert not traces(full.root, cache)
    assert not full.search(SECRET, touch=False).hits or kind == "entity"
    assert (done.git != "") is git and ("filter-repo" in done.git) is git
    assert not git or kind == "topic" or "conversations/c1.md" in done.git
    assert not (full.root / ".state/forgetting.json").exists()
    assert full.status()["problems"] == []


def commit(root: Path) -> None:
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null"}
    for words in (["init", "-q"], ["add", "-A"], ["-c", "user.name=x", "-c", "user.email=x", "commit", "-qm", "all"]):
        subprocess.run(["git", *words], cwd=root, check=True, env=environment)


def test_the_line_that_purges_git_s_history_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The statement stood under another name once; notes link to what goes; other files and commits stay."""
    pytest.importorskip("git_filter_repo")
    program = tmp_path / "bin/git-filter-repo"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m git_filter_repo "$@"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "x")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "x@example.org")
    memory = remember(tmp_path / "home", {})
    memory.init()
    said = f"- the invoices are in the bucket {SECRET}\n- refunds take fourteen days\n"
    by_hand.write(memory.store, "topics/Old name.md", f"# Old name\n\n{said}".encode())
    by_hand.write(memory.store, "topics/Bees.md", b"# Bees\n\n- the queen is marked green\n")
    by_hand.write(memory.store, f"entities/{SECRET}.md", f"# {SECRET}\n".encode())
    by_hand.write(memory.store, "entities/Ned.md", f"# Ned\n\n- uses [[{SECRET}]]\n- likes [[Bees]]\n".encode())
    setup.set_up(memory.store)
    planned_changes.execute_plan(
        memory.store, "x", topics.rename(memory.store, memory.topics.get("Old name"), "Money").snapshots, NOW
    )
    done = memory.forget(("entity", SECRET))
    assert holding(memory.root), "in the history, before"
    subprocess.run(["sh", "-c", done.git], check=True, capture_output=True)
    assert not holding(memory.root)
    assert sorted(file.name for file in memory.root.glob("*/*.md")) == ["Bees.md", "Money.md", "Ned.md"]
    assert "- likes [[Bees]]\n" in (memory.root / "entities/Ned.md").read_text()
    assert "refunds take fourteen days" in (memory.root / "topics/Money.md").read_text()
    assert b"Bees.md" in git(memory.root, "log", "--name-only")
    assert git(memory.root, "status", "--porcelain") == b""


@pytest.mark.parametrize("versioned", [True, False])
def test_a_note_that_was_renamed_is_forgotten_under_each_of_its_names(tmp_path: Path, versioned: bool) -> None:
    memory = remember(tmp_path / "home", {})
    memory.init()
    by_hand.write(memory.store, f"topics/{SECRET} notes.md", f"# {SECRET} notes\n\nProse about it.\n".encode())
    if versioned:
        setup.set_up(memory.store)
    for old, new in ((f"{SECRET} notes", "Middle"), ("Middle", "Last")):
        planned_changes.execute_plan(memory.store, f"Rename topic {old} to {new}",
                          topics.rename(memory.store, memory.topics.get(old), new).snapshots, NOW)  # fmt: skip
    done = memory.forget(("topic", "Last"))
    assert (f"{SECRET} notes.md" in done.git) is versioned
    kept = [file for file in memory.root.rglob("*") if file.is_file() and ".git" not in file.parts]
    assert not [file for file in kept if SECRET.encode() in file.read_bytes()]


HARBOUR = f"the summer house stands by the harbour of {SECRET}"


@pytest.mark.parametrize("since", ["renamed", "renamed by hand", "merged", "split", "moved by hand"])
def test_no_copy_of_a_statement_typed_by_hand_is_left(tmp_path: Path, since: str) -> None:
    """Undo keeps whole documents, under the names that they had; a statement without an id is known by its words."""
    memory = remember(tmp_path / "home", {})
    memory.init()
    by_hand.write(
        memory.store,
        "topics/Notes.md",
        f"# Notes\n\n## Places\n\n- {HARBOUR}\n- a line\n\n## Rest\n\n- more\n".encode(),
    )
    by_hand.write(memory.store, "topics/Into.md", b"# Into\n\n- something else\n")
    memory.remember("The invoices are stored in Postgres 16", topic="Notes")
    notes, into = memory.root / "topics/Notes.md", memory.root / "topics/Into.md"
    plans = {
        "renamed": lambda: topics.rename(memory.store, memory.topics.get("Notes"), "Other"),
        "merged": lambda: topics.merge(memory.store, memory.topics.get("Notes"), memory.topics.get("Into")),
        "split": lambda: topics.split_out(memory.store, memory.topics.get("Notes"), "Places"),
    }
    if since in plans:
        planned_changes.execute_plan(memory.store, since, plans[since]().snapshots, NOW)
    elif since == "moved by hand":
        notes.write_text(notes.read_text().replace(f"- {HARBOUR}\n", ""))
        into.write_text(into.read_text() + f"- {HARBOUR}\n")
    else:
        notes.rename(notes.with_name("By hand.md"))
    assert traces(memory.root / ".state/undo")
    topic, cell = next((topic, cell) for topic in memory.topics.list() for cell in topic.cells if cell.text == HARBOUR)
    assert not memory.forget(("cell", key(topic.path, cell))).remains
    assert not traces(memory.root)


@pytest.mark.parametrize("kind", ["conversation", "message"])
@pytest.mark.parametrize("before", ["its document was deleted", "its line was taken out"])
def test_no_copy_of_what_went_before_is_left(tmp_path: Path, kind: str, before: str) -> None:
    memory = remember(tmp_path / "home", {})
    said = f"We decided to hash the passwords with argon2id because {SECRET} is too slow."
    memory.archive(replace(talk(said, id="c1"), title="Passwords"))
    memory.archive(replace(talk("The invoices are stored in Postgres 16 in the cellar.", id="c2"), title="Invoices"))
    (topic,) = (topic for topic in memory.topics.list() if SECRET in topic.text)
    if before.endswith("deleted"):
        plan = topics.delete(memory.store, topic)
        planned_changes.execute_plan(memory.store, plan.what, plan.snapshots, NOW)
    else:
        file = memory.root / topic.path
        file.write_text("".join(line for line in topic.text.splitlines(True) if SECRET not in line))
    kept = len(list((memory.root / ".state/undo").iterdir()))
    assert traces(memory.root / ".state/undo")
    memory.forget((kind, "c1" if kind == "conversation" else "c1#m1"))
    assert not traces(memory.root)
    left = len(list((memory.root / ".state/undo").iterdir()))
    assert 0 < left < kept, "of what has nothing to do with it a copy stays"


def test_no_copy_of_a_note_that_led_to_it_is_left(tmp_path: Path) -> None:
    memory = remember(tmp_path / "home", {})
    memory.init()
    by_hand.write(memory.store, f"topics/{SECRET} trip.md", b"# The trip\n\n- fly in May\n")
    by_hand.write(memory.store, "topics/Links.md", f"# Links\n\n- see [[{SECRET} trip|this]]\n".encode())
    memory.remember("Something else stands here", topic="Links")
    assert traces(memory.root / ".state/undo")
    (remains,) = memory.forget(("topic", f"topics/{SECRET} trip.md")).remains
    assert remains.startswith("topics/Links.md: links to")
    links = memory.root / "topics/Links.md"
    links.write_text(links.read_text().replace(f"- see [[{SECRET} trip|this]]\n", ""))
    memory.search("links")
    assert not traces(memory.root / ".state")


def git(root: Path, *words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True).stdout


def holding(root: Path) -> list[bytes]:
    """Blobs of the repository, reachable or not, with the secret in them."""
    every = git(root, "cat-file", "--batch-all-objects", "--batch-check=%(objectname) %(objecttype)").splitlines()
    blobs = [row.split()[0].decode() for row in every if row.endswith(b"blob")]
    return [name.encode() for name in blobs if SECRET.encode() in git(root, "cat-file", "blob", name)]


def test_the_index_answers_as_one_made_anew(full: Memory) -> None:
    full.forget(("cell", secret_cell(full)))
    before = [(hit.entry.key, hit.score) for hit in full.search("refunds of the billing service", touch=False).hits]
    full.rebuild()
    after = [(hit.entry.key, hit.score) for hit in full.search("refunds of the billing service", touch=False).hits]
    assert before == after and before


def test_a_cell_takes_the_words_that_say_it_out_of_its_conversation_and_no_others(full: Memory) -> None:
    full.forget(("cell", secret_cell(full)))
    first, second, third, fourth = full.recent_messages("c1")
    assert (first.content, second.content) == (MARK, f"{MARK} Anything else?")
    assert third.content == OTHER and fourth.content.startswith("Sure")
    assert [cell.text for cell in full.topics.get("Billing").cells if "Refunds" in cell.text]
    assert "Refunds" in full.topics.get("Billing").summary


def test_transcripts_can_be_kept(full: Memory) -> None:
    full.forget(("cell", secret_cell(full)), keep_messages=True)
    assert full.recent_messages("c1")[0].content == TOLD
    assert all(SECRET not in cell.text for cell in full.topics.get("Billing").cells)


@pytest.mark.parametrize("kind", ["conversation", "cell"])
def test_it_is_not_learned_again_from_the_same_conversation(full: Memory, kind: str) -> None:
    full.forget((kind, "c1" if kind == "conversation" else secret_cell(full)))
    same = talk(TOLD, ECHO, OTHER, "Sure, fourteen days it is then.")
    longer = talk(TOLD, ECHO, OTHER, "Sure, fourteen days it is then.", "Billing: Invoices are numbered per country.")
    full.archive(same)
    full.archive(longer)
    full.archive(longer)
    if kind == "cell":
        full.redo("c1")
    full.consolidate("Billing")
    full.conversations.summarize("c1")
    assert not traces(full.root / "topics", full.root / "conversations", full.root / ".state", full.root / ".index")
    assert any("per country" in cell.text for cell in full.topics.get("Billing").cells)
    assert [message.content for message in full.recent_messages("c1")].count(
        "Billing: Invoices are numbered per country."
    ) == 1
    assert full.status()["conversations"] == 2


def test_archiving_a_forgotten_conversation_says_so(full: Memory) -> None:
    full.forget(("conversation", "c1"))
    report = full.archive(talk(TOLD, ECHO))
    assert report.forgotten and not report.items and not report.new_messages


def test_said_anew_elsewhere_it_is_learned(full: Memory) -> None:
    full.forget(("conversation", "c1"))
    full.archive(talk(TOLD, id="c9", day=9))
    assert full.search(SECRET, touch=False).hits


def test_a_session_that_was_resumed_under_another_name_is_the_same_source(full: Memory) -> None:
    ids = [f"0000000{n}-0000-4000-8000-000000000000" for n in range(4)]
    said = (TOLD.replace("Billing:", "Storage:"), "All right.", "Storage: Backups are kept for five weeks.", "Good.")
    messages = [replace(m, id=i) for m, i in zip(talk(*said).messages, ids, strict=True)]
    full.archive(Conversation(tuple(messages[:2]), id="session-1"))
    full.forget(("conversation", "session-1"))
    full.archive(Conversation(tuple(messages), id="session-2"))
    assert [cell.text for cell in full.topics.get("Storage").cells] == ["Backups are kept for five weeks."]
    assert [message.id for message in full.recent_messages("session-2")] == ids[2:]


def test_with_another_source_a_statement_stays_and_loses_the_forgotten_one(full: Memory) -> None:
    full.archive(talk(OTHER, id="c5", day=5))
    preview = full.forget(("conversation", "c1"), dry_run=True)
    assert [said.text for said in preview.kept] == [OTHER.partition(": ")[2]]
    assert traces(full.root), "a preview changes nothing"
    full.forget(("conversation", "c1"))
    topic = full.topics.get("Billing")
    (cell,) = [cell for cell in topic.cells if "Refunds" in cell.text]
    assert cell.attributes is not None and cell.attributes.sources == ("c5#m1",)
    assert "c1" not in topic.sources and {"c2", "c5"} <= set(topic.sources)


def test_what_a_person_reworded_stays_theirs(full: Memory) -> None:
    path = full.root / full.topics.get("Billing").path
    path.write_text(path.read_text().replace("Refunds take fourteen days", "Refunds take ten days"))
    preview = full.forget(("conversation", "c1"), dry_run=True)
    assert [(said.by_person, "ten days" in said.text) for said in preview.kept] == [(True, True)]
    full.forget(("conversation", "c1"))
    assert "ten days" in path.read_text() and "c1" not in path.read_text()


def test_a_conversation_can_go_and_what_was_learned_stay(full: Memory) -> None:
    before = full.topics.get("Billing").text
    full.forget(("conversation", "c1"), keep_cells=True)
    assert full.topics.get("Billing").text == before
    assert not (full.root / "conversations/c1.md").exists() and not list((full.root / "summaries").glob("*"))
    assert not full.recent_messages("c1")


def test_a_person_s_own_summary_is_only_named(full: Memory) -> None:
    topic = full.topics.get("Billing")
    path = full.root / topic.path
    path.write_text(path.read_text().replace(topic.summary, f"My words: {SECRET} holds it all."))
    done = full.forget(("cell", secret_cell(full)))
    assert any("summary is yours" in line for line in done.remains)
    assert "My words" in full.topics.get("Billing").summary


def test_a_hand_written_statement_without_id_goes_by_its_place(full: Memory) -> None:
    path = full.root / full.topics.get("Billing").path
    text = path.read_text()
    path.write_text(text.replace("## Facts\n", "## Facts\n\n- by hand: Quagga9 is ours\n", 1))
    (cell,) = [cell for cell in full.topics.get("Billing").cells if "Quagga9" in cell.text]
    full.forget(("cell", f"topics/Billing.md#{cell.hash}.{cell.ordinal}"))
    assert not traces(full.root, text="Quagga9")


def test_what_cannot_be_named_changes_nothing(full: Memory) -> None:
    before = {file: file.read_bytes() for file in full.root.rglob("*.md")}
    for target in (
        ("cell", "vm-zzzzzzzzzz"),
        ("conversation", "c"),
        ("topic", "Bill"),
        ("message", "c1#m99"),
        ("entity", "Nobody"),
    ):
        with pytest.raises(NotFoundError):
            full.forget(target)
    with pytest.raises(InputError):
        full.forget(("thought", "c1"))
    assert before == {file: file.read_bytes() for file in full.root.rglob("*.md")}


# --------------------------------------------------------------------------------------------------
# Interrupted

STEPS = ("_transcripts", "_documents", "remove_links", "_caches")


@pytest.mark.parametrize("step", STEPS)
def test_an_interrupted_forgetting_is_finished_by_the_next_use(
    full: Memory, cache: Path, model: dict[str, object], step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(execute, step, die)
        with pytest.raises(KeyboardInterrupt):
            full.forget(("conversation", "c1"))
    journal = (full.root / ".state/forgetting.json").read_text()
    assert SECRET not in journal and "invoices" not in journal
    (full.root / "archive/Billing.md").unlink()
    again = remember(full.home, model)
    assert not again.search(SECRET, touch=False).hits
    assert not traces(full.root, cache)
    assert not (full.root / ".state/forgetting.json").exists()


def test_what_cannot_be_finished_now_does_not_close_the_vault(
    full: Memory, cache: Path, model: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise VaultError("metrics.db", "is in use by another process")

    (full.root / "archive/Billing.md").unlink()
    with monkeypatch.context() as patch:
        patch.setattr(execute, "_caches", fail)
        with pytest.raises(VaultError):
            full.forget(("conversation", "c1"))
        assert not remember(full.home, model).search(SECRET, touch=False).hits
        assert (full.root / ".state/forgetting.json").exists()
    remember(full.home, model).search("refunds", touch=False)
    assert not traces(full.root, cache)


@pytest.mark.parametrize("after", [3, 9, 14])
def test_killed_at_any_write_it_is_finished_by_the_next_use(full: Memory, cache: Path, after: int) -> None:
    (full.root / "archive/Billing.md").unlink()
    die(full.home, 'memory.forget(("conversation", "c1"))', after)
    again = Memory(home=full.home, clock=lambda: NOW)
    again.search("refunds", touch=False)
    again.archive(talk(TOLD, ECHO))
    assert not traces(full.root, cache)
    assert [cell.text for cell in again.topics.get("Billing").cells if not cell.superseded] == [
        "The deploy key of billing rotates now every ninety days."
    ]


def test_killed_before_an_emptied_document_is_taken_away_the_next_use_does_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> None:
        raise KeyboardInterrupt

    memory = Memory(home=tmp_path, config={"embedder.name": "none"}, clock=lambda: NOW)
    said = Message("user", "Ovens: We decided to run the oven of the bakery at 300 degrees.", time=NOW)
    (document,) = memory.archive(Conversation((said,), id="c9")).documents
    with monkeypatch.context() as patch:
        patch.setattr(execute, "drop_if_empty", die)
        with pytest.raises(KeyboardInterrupt):
            memory.forget(("conversation", "c9"))
    assert (memory.root / document.path).exists() and "300" not in (memory.root / document.path).read_text()
    Memory(home=tmp_path, config={"embedder.name": "none"}, clock=lambda: NOW).search("refunds", touch=False)
    assert not (memory.root / document.path).exists()


# --------------------------------------------------------------------------------------------------
# As people call it


def test_on_the_command_line(home: Path, cache: Path) -> None:
    dry = json.loads(run(home, "forget", "search", "Jonas", "--limit", "8", "--dry-run", "--json"))
    assert dry["dry_run"] and dry["cells"] and all(each["text"] for each in dry["cells"])
    chosen = next(each for each in dry["cells"] if each["path"] != "topics/Frostline.md")  # its summary is a person's
    shown = run(home, "forget", "cell", chosen["cell"], code=2)
    assert chosen["text"] in shown and "add --yes" in shown
    run(home, "forget", "search", "qqqzzz", "--yes", code=2)  # vectors find something for any word
    assert all("Jonas" in each["text"] for each in dry["cells"])
    told = run(home, "forget", "cell", chosen["cell"], "--yes")
    assert "forgotten: 1 statement" in told
    assert "no cell" in run(home, "forget", "cell", chosen["cell"], "--yes", code=2)
    run(home, "forget", "cell", "--topic", "Reading list", "no such statement", code=2)
    done = json.loads(run(home, "forget", "topic", "Reading list", "--yes", "--json"))
    assert done["documents"] == ["topics/Reading list.md"] and not any("text" in each for each in done["cells"])
    assert "Reading list" not in run(home, "topics")


# --------------------------------------------------------------------------------------------------
# The graph

SERVICE = f"""# Dispatch

- my brother Ned wrote the first version of {SECRET}
- I use {SECRET} with PgBouncer in front
- we upgraded {SECRET} last week, PgBouncer stayed
- I love Postgres, and Ned reviews Postgres
- the cluster of Postgres belongs to Ned
"""
GRAPH_TALK = talk(
    f"Storage: We use the tool {SECRET} for the invoices, and Ned works on {SECRET} with Anneke.",
    "Noted.",
    "Storage: Anneke uses Postgres for the ledger, and Ned likes Postgres a lot.",
    "Noted as well.",
    id="graph",
)


@pytest.fixture
def graphed(tmp_path: Path, model: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> Memory:
    """A vault whose entity notes the job has made, from topics of a person's and of the machine's."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    memory = remember(tmp_path / "graph", model)
    memory.archive(GRAPH_TALK)
    by_hand.write(memory.store, "topics/Dispatch.md", SERVICE.encode())
    update_graph(memory)
    note = memory.root / f"entities/{SECRET}.md"
    hand = memory.root / "entities/Ned.md"
    hand.write_text(hand.read_text().replace("# Ned\n", f"# Ned\n\n- mistrusts [[{SECRET}]]\n"))
    update_graph(memory)
    memory.search(f"who works on {SECRET}")
    linked = [Path(place).name for place in traces(memory.root / "entities", text=f"[[{SECRET}]]")]
    assert note.exists() and linked == ["Ned.md", "User.md"]
    return memory


def update_graph(memory: Memory) -> GraphReport:
    done = update(memory.store, memory.clock(), user=memory.settings.graph.user)
    assert done.problems == ()
    memory.index.sync()
    return done


def test_a_forgotten_entity_leaves_the_graph_and_is_not_made_again(graphed: Memory, tmp_path: Path) -> None:
    done = graphed.forget(("entity", SECRET))
    assert f"entities/{SECRET}.md" in done.documents and not done.remains
    assert not traces(graphed.root, tmp_path / "cache")
    assert "[[Postgres]]" in (graphed.root / "entities/Ned.md").read_text(), "what else is known of others stays"
    assert graphed.status()["problems"] == []
    for again in (lambda: None, lambda: graphed.archive(GRAPH_TALK), lambda: graphed.consolidate()):
        again()
        update_graph(graphed)
        graphed.rebuild()
        assert not traces(graphed.root, tmp_path / "cache")
        assert sorted(entity.name for entity in entities(graphed.store) if SECRET in entity.path) == []
    assert hash_key(fold_entity_name(SECRET)) not in (graphed.root / STATE).read_text()


def test_an_alias_names_the_entity_and_all_its_spellings_go(graphed: Memory, tmp_path: Path) -> None:
    note = graphed.root / f"entities/{SECRET}.md"
    note.write_text(note.read_text().replace("---\n", "---\naliases: [the old bucket]\n", 1))
    dispatch = graphed.root / "topics/Dispatch.md"
    dispatch.write_text(dispatch.read_text() + "- the old bucket is slow\n")
    update_graph(graphed)
    graphed.forget(("entity", "The Old Bucket"))
    update_graph(graphed)
    assert not traces(graphed.root, tmp_path / "cache")
    assert not traces(graphed.root, tmp_path / "cache", text="the old bucket")


# --------------------------------------------------------------------------------------------------
# The parts

TEXT = "One is here. Two is there!\nThree、四です。五 and v1.2 of six? Seven"


def test_sentences_are_taken_out_and_the_rest_stays_to_the_letter() -> None:
    assert (
        redact(TEXT, lambda part: "Two" in part or "四" in part)
        == f"One is here. {MARK}\n{MARK}五 and v1.2 of six? Seven"
    )


@given(st.text(alphabet="ab .!?\n。…[]", max_size=60), st.sets(st.integers(0, 9)), st.sets(st.integers(0, 9)))
def test_taking_out_in_two_steps_is_taking_out_at_once(text: str, first: set[int], second: set[int]) -> None:
    parts = [part.strip() for part in segments(text)]
    one, other = ({parts[n] for n in some if n < len(parts)} - {MARK} for some in (first, second))
    stepwise = redact(redact(text, lambda part: part.strip() in one), lambda part: part.strip() in other)
    assert stepwise == redact(text, lambda part: part.strip() in one | other)
    assert redact(stepwise, lambda part: part.strip() in one | other) == stepwise


def test_digests_are_of_the_vault_and_tell_nothing() -> None:
    one, other = Tombstones("00" * 16), Tombstones("11" * 16)
    assert one.hash_statement("c1#m1", "It is so.") == one.hash_statement("c1~2#m7", " it  is so.")
    assert one.hash_statement("c1#m1", "It is so.") != other.hash_statement("c1#m1", "It is so.")
    assert one.hash_statement("c1#m1", "It is so.") != one.hash_statement("c2#m1", "It is so.")


def test_of_a_long_message_only_the_sentence_that_tells_it_goes() -> None:
    message = f"Morning! {TOLD} We also moved the office. The coffee is cold."
    assert StatementWords(TOLD.partition(": ")[2]).list_parts_telling(message) == [TOLD]
    assert (
        StatementWords("The office relocated to another street in spring").list_parts_telling("Somebody spoke.") is None
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("source_conversations:\n  - a  # why\n  - b\nx: 1\n", "source_conversations:\n  - b\nx: 1\n"),
        ("source_conversations:\n  - a\nx: 1\n", "source_conversations: []\nx: 1\n"),
        ("source_conversations: [b, a, 'c d']\n", "source_conversations: [b, 'c d']\n"),
        ("source_conversations: a\n", "source_conversations: []\n"),
        ("source_conversations: &x [a]\ny: *x\n", "source_conversations: &x [a]\ny: *x\n"),
    ],
)
def test_a_source_leaves_the_frontmatter(before: str, after: str) -> None:
    lines = [f"{line}\n" for line in f"---\n{before}---".split("\n")]
    assert "".join(frontmatter_edits.remove_sources(lines, {"a"})) == f"---\n{after}---\n"


def test_sections_that_a_person_made_stay() -> None:
    from vault_memory.models import CellRef
    from vault_memory.vault import redaction

    text = "# T\n\n## Mine\n\n- one ^vm-1111111111\n\n## Facts\n\n- two ^vm-2222222222\n\n## Risks\n\nprose\n"
    topic = parse(text, "topics/T.md")
    refs = [CellRef("vm-1111111111"), CellRef("vm-2222222222")]
    after, stuck = redaction.remove_cells(topic, refs, lambda source: False, NOW, {"Facts", "Risks"})
    assert not stuck and "## Mine" in after.text and "## Facts" not in after.text and "## Risks\n\nprose" in after.text


def test_prose_that_still_names_a_forgotten_entity_is_told(graphed: Memory) -> None:
    note = graphed.root / "topics/Prose.md"
    note.write_text(f"# Prose\n\nThe starter is called {SECRET}.\n\n- {SECRET.upper()} is fed on Fridays\n")
    done = graphed.forget(("entity", SECRET))
    assert [line for line in done.remains if line.startswith("topics/Prose.md:")]
    assert SECRET in note.read_text() and SECRET.upper() not in note.read_text()


def test_forgetting_takes_no_lock_off_a_database_that_is_in_use(full: Memory) -> None:
    """Where a thread of the same process writes into one, others are kept out all the while."""
    place = full.root / "mine.db"
    mine = sqlite3.connect(place, isolation_level=None)
    mine.executescript("CREATE TABLE t (x); BEGIN IMMEDIATE; INSERT INTO t VALUES (1)")
    full.forget(("cell", secret_cell(full)))
    other = f"import sqlite3; sqlite3.connect({str(place)!r}, timeout=0).execute('BEGIN IMMEDIATE')"
    done = subprocess.run([sys.executable, "-c", other], capture_output=True, text=True, check=False)
    mine.close()
    assert "database is locked" in done.stderr


@pytest.mark.parametrize("name", ["", " ", "*"])
def test_no_name_at_all_names_nothing(full: Memory, name: str) -> None:
    with pytest.raises(InputError, match="is no name"):
        full.forget(("entity", name), dry_run=True)


def test_a_topic_takes_what_faded_from_it_and_leaves_what_faded_from_others(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, clock=lambda: NOW)
    memory.init()
    for path, name in (("topics/home/Notes.md", "Home"), ("topics/work/Notes.md", "Work"), ("topics/Old.md", "Old")):
        by_hand.write(memory.store, path, f"---\ntopic: {name}\n---\n\n# {name}\n\n- stays\n".encode())
    lines = [("vm-1111111111", "topics/home/Notes.md"), ("vm-2222222222", "topics/work/Notes.md")]
    cells = "".join(f"- faded from {path} ^{name}\n" for name, path in lines)
    block = "".join(f"{name} source=c1#m1 from={path}\n" for name, path in lines)
    archived = f"---\ntopic: Home\n---\n\n# Home\n\n{cells}\n<!-- memory v1\n{block}-->\n"
    by_hand.write(memory.store, "archive/Notes.md", archived.encode())
    by_hand.write(memory.store, "archive/Old.md", b"---\ntopic: Old\n---\n\n# Old\n\n- faded long ago ^vm-3333333333\n")
    memory.forget(("topic", "Work"))
    kept = (memory.root / "archive/Notes.md").read_text()
    assert "faded from topics/home/Notes.md" in kept and "faded from topics/work/Notes.md" not in kept
    memory.topics.rename("Old", "New")
    memory.forget(("topic", "New"))
    assert not (memory.root / "archive/Old.md").exists()
    memory.forget(("topic", "Home"))
    assert not (memory.root / "archive/Notes.md").exists()


def test_where_no_file_held_it_no_history_is_to_be_purged(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, clock=lambda: NOW)
    memory.init()
    setup.set_up(memory.store, NOW)
    memory.archive(talk(OTHER))
    memory.search(SECRET)
    assert memory.forget(("words", SECRET)).git == ""


def test_the_lock_of_an_editor_is_no_note(full: Memory) -> None:
    for folder in ("topics", "entities", "archive"):
        (full.root / folder).mkdir(exist_ok=True)
        (full.root / folder / ".#Billing.md").symlink_to("ada@host.123:456")
    assert full.forget(("topic", "Billing"), dry_run=True).cells
    assert full.forget(("entity", SECRET)).cells
    assert list(load_archived(full.store)) == []
