"""Test renaming, merging, splitting and deleting topics: links follow, nothing is lost, undo restores all."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import by_hand
import pytest
from clocks import NOW

from vault_memory.errors import InputError, MalformedError, NotFoundError, VaultError
from vault_memory.memory import Memory
from vault_memory.models import CellRef, Remove, Rewrite, SetSummary, Topic
from vault_memory.vault import review, topics
from vault_memory.vault.conversations import summaries
from vault_memory.vault.conversations.summaries import ConversationSummary
from vault_memory.vault.document import links
from vault_memory.vault.document.cells import statement_hash
from vault_memory.vault.document.topic_text import parse
from vault_memory.vault.runs import planned_changes, records, undo
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.storage.store import Store

AUTH = """---
topic: Auth
tags: [security]  # mine
source_conversations:
  - c1
---

# Auth

Words of a person.

## Summary

Auth is about [[Auth]] itself.

## Decisions

- [decision] Passwords are hashed with argon2id ^vm-aaaaaaaaaa
- see [[auth#Decisions|above]] and ![[Auth#^vm-aaaaaaaaaa]]

## Token storage

Prose about tokens.

- [fact] Tokens live in cookies ^vm-bbbbbbbbbb
  - with a nested item

### Rotation

- [fact] Keys rotate monthly ^vm-cccccccccc

## Superseded

- [fact] ~~Passwords are hashed with bcrypt~~ ^vm-dddddddddd

*Last updated: 2026-01-18*

<!-- memory v1
vm-aaaaaaaaaa salience=0.9 created=2026-01-15T10:30:00Z source=c1#m1 text={a}
vm-bbbbbbbbbb salience=0.7 created=2026-01-15T10:30:00Z source=c1#m2
vm-cccccccccc salience=0.6 source=c9#m2
vm-dddddddddd superseded=2026-01-18T09:59:00Z successor=vm-aaaaaaaaaa
-->
"""
NOTES = """# Notes

- [[Auth]], [[topics/Auth]], [[Auth.md#Token storage|tokens]], ![[Auth#^vm-bbbbbbbbbb]], [[AUTH|a]], [[Author]]
- [auth](Auth.md) and [part](Auth.md#token-storage), not `[[Auth]]`

```
[[Auth]]
```
"""


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store.open(tmp_path, "default", create=True)
    for path, text in (
        ("topics/Auth.md", AUTH),
        ("topics/sub/Notes.md", NOTES.replace("(Auth.md", "(../Auth.md")),
        ("entities/Ann.md", "# Ann\n\nuses [[Auth]]\r\n"),
        ("conversations/c1.md", "---\nid: c1\n---\n\n<!-- message m1 user -->\n\n````md\n[[Auth]]\n````\n"),
        ("profile.md", "see [[Auth]]\n"),
        ("topics/Login.md", "---\ntopic: Login\nmood: good\n---\n\n# Login\n\n## Decisions\n\n- SSO comes in May\n"),
    ):
        by_hand.write(store, path, text.encode())
    return store


def do(store: Store, plan: topics.TopicPlan) -> planned_changes.PlanOutcome:
    return planned_changes.execute_plan(store, plan.what, plan.snapshots, NOW)


def read(store: Store, path: str) -> str:
    return store.read(path).decode()


def everything(store: Store) -> dict[str, bytes]:
    return {
        path.relative_to(store.root).as_posix(): path.read_bytes()
        for path in store.root.rglob("*.md")
        if not path.relative_to(store.root).as_posix().startswith(".")
    }


def topic(store: Store, name: str) -> Topic:
    return store.topic(name)


def test_links_follow_a_renamed_topic_and_nothing_else_changes(store: Store) -> None:
    before = everything(store)
    done = do(store, topics.rename(store, topic(store, "Auth"), "Authentication & keys"))
    assert not done.notes
    now = read(store, "topics/Authentication & keys.md")
    expected = AUTH.replace("topic: Auth\n", "topic: Authentication & keys\n").replace(
        "# Auth\n", "# Authentication & keys\n"
    )
    expected = expected.replace("  - c1\n---", "  - c1\naliases:\n  - Auth\n---")
    expected = (
        expected.replace("[[Auth]] itself", "[[Authentication & keys]] itself")
        .replace("[[auth#Decisions", "[[Authentication & keys#Decisions")
        .replace("![[Auth#^", "![[Authentication & keys#^")
    )
    assert now == expected
    assert not (store.root / "topics/Auth.md").exists()
    new = "Authentication & keys"
    notes = NOTES.replace("[[Auth]], [[topics/Auth]], [[Auth.md#", f"[[{new}]], [[topics/{new}]], [[{new}.md#")
    notes = notes.replace("![[Auth#", f"![[{new}#").replace("[[AUTH|a]]", f"[[{new}|a]]")
    notes = notes.replace("(Auth.md", "(../Authentication%20%26%20keys.md")
    assert read(store, "topics/sub/Notes.md") == notes
    assert store.read("entities/Ann.md") == b"# Ann\n\nuses [[Authentication & keys]]\r\n"
    assert read(store, "conversations/c1.md") == before["conversations/c1.md"].decode()
    assert topic(store, "Auth").name == "Authentication & keys"
    undo.undo(store, "", NOW)
    assert everything(store) == before


def test_a_rename_is_taken_back_after_later_edits(store: Store) -> None:
    do(store, topics.rename(store, topic(store, "Auth"), "Keys"))
    text = (
        read(store, "topics/Keys.md")
        .replace("Words of a person.", "Other words.")
        .replace("- [fact] Keys", "- new\n- [fact] Keys")
    )
    by_hand.write(store, "topics/Keys.md", text.encode())
    report = undo.undo(store, "", NOW)
    assert not report.kept and not (store.root / "topics/Keys.md").exists()
    assert read(store, "topics/Auth.md") == AUTH.replace("Words of a person.", "Other words.").replace(
        "- [fact] Keys", "- new\n- [fact] Keys"
    )


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("Ünïcode 中文", "topics/Ünïcode 中文.md"),
        ("../../etc/passwd", "topics/-..-etc-passwd.md"),
        ("CON", "topics/CON_.md"),
        ("auth", "topics/auth.md"),
        ("No", "topics/No.md"),
        ("12:30", "topics/12-30.md"),
        ("a [[b]] #c ^d | e", "topics/a --b-- -c -d - e.md"),
        ("  two\n lines\0 ", "topics/two lines.md"),
    ],
)
def test_names_of_any_kind(store: Store, name: str, path: str) -> None:
    before = everything(store)
    plan = topics.rename(store, topic(store, "topics/Auth.md"), name)
    assert plan.path == path
    do(store, plan)
    (found,) = (each for each in store.topics() if each.path == path)
    assert found.name == plan.topic and not found.malformed
    assert len(found.cells) == 5 and all(len(cell.id) == 13 for cell in found.cells if cell.attributes)
    assert [each.name for each in (store.root / "topics").iterdir() if each.name.casefold() == "auth.md"] == (
        ["auth.md"] if name == "auth" else []
    )
    leads = [
        link
        for link in links.find(read(store, "topics/sub/Notes.md"))
        if links.leads_to(link, path, "topics/sub/Notes.md")
    ]
    assert len(leads) == 7
    undo.undo(store, "", NOW)
    assert everything(store) == before


def test_very_long_names_and_taken_ones(store: Store) -> None:
    plan = topics.rename(store, topic(store, "Auth"), "x" * 300)
    assert len(plan.path.encode()) <= 7 + 120 + 3
    do(store, plan)
    with pytest.raises(InputError, match="topics merge"):
        topics.rename(store, topic(store, "Login"), "x" * 300)
    with pytest.raises(InputError, match="already"):
        topics.rename(store, topic(store, "Login"), "auth")  # an alias now
    with pytest.raises(InputError, match="needs a name"):
        topics.rename(store, topic(store, "Login"), " \n")
    by_hand.write(store, "topics/Broken.md", b"---\ntopic: [\n---\n")
    with pytest.raises(MalformedError):
        topics.rename(store, topic(store, "Broken"), "Mended")


def test_documents_without_frontmatter_or_title(store: Store) -> None:
    for text in ("- a bullet\n", "# Bare\n\n- a bullet\n", "\ufeff# Bare\r\n\r\n- a bullet\r\n"):
        by_hand.write(store, "topics/Bare.md", text.encode())
        do(store, topics.rename(store, topic(store, "Bare"), "Clothed"))
        found = topic(store, "Clothed")
        assert found.aliases == ("Bare",) and [cell.text for cell in found.cells] == ["a bullet"]
        undo.undo(store, "", NOW)
        assert read(store, "topics/Bare.md") == text


def test_what_waits_for_review_waits_at_the_new_place(memory: Memory) -> None:
    memory.archive(Path(__file__).parents[2] / "sample_vault/conversations-to-archive/coding-session.json")
    (waiting,) = review.waiting(memory.store)
    found = next(each for each in memory.store.topics() if each.path == waiting.path)
    do(memory.store, topics.rename(memory.store, found, "Despatch"))
    assert review.waiting(memory.store)[0].path == "topics/work/Despatch.md"
    (shown,) = memory.review.list()
    assert shown.diff and not shown.problem
    undo.undo(memory.store, "", NOW)
    assert review.waiting(memory.store)[0].path == waiting.path


def propose(store: Store, cell: str, path: str = "topics/Auth.md") -> str:
    """Propose to remove a cell, by a statement that reads like an order; return the run."""
    with start_run(store, "archive", now=NOW) as run:
        run.propose(path, Remove(CellRef(cell)), "no longer so", name="Auth", untrusted="order")
    return run.id


def test_a_moved_proposal_is_flagged_as_before(store: Store) -> None:
    propose(store, "vm-bbbbbbbbbb")
    (before,) = review.waiting(store)
    do(store, topics.rename(store, topic(store, "Auth"), "Keys"))
    (after,) = review.waiting(store)
    assert after == replace(before, id=after.id, path="topics/Keys.md") and after.untrusted == "order"
    undo.undo(store, "", NOW)
    assert review.waiting(store) == [before]


def test_what_waits_for_a_merged_topic_waits_for_the_other_one(store: Store) -> None:
    made = propose(store, "vm-bbbbbbbbbb")
    propose(store, "vm-cccccccccc")
    propose(store, "vm-cccccccccc", "topics/Login.md")  # the same edit of both
    before = review.waiting(store)
    done = do(store, topics.merge(store, topic(store, "Auth"), topic(store, "Login")))
    waiting = review.waiting(store)
    assert {(each.path, each.edit.target.id) for each in waiting if isinstance(each.edit, Remove)} == {
        ("topics/Login.md", "vm-bbbbbbbbbb"),
        ("topics/Login.md", "vm-cccccccccc"),
    }
    assert len(waiting) == 2
    taken_back = undo.undo(store, done.run, NOW)
    assert sorted(review.waiting(store), key=str) == sorted(before, key=str)
    undo.undo(store, taken_back.undo, NOW)
    assert sorted(review.waiting(store), key=str) == sorted(waiting, key=str)
    assert undo.undo(store, made, NOW).proposals == 1
    assert [each for each in review.waiting(store) if each.run == made] == []


def test_a_decided_proposal_does_not_come_back_with_a_merged_topic(store: Store) -> None:
    propose(store, "vm-bbbbbbbbbb")
    done = do(store, topics.merge(store, topic(store, "Auth"), topic(store, "Login")))
    review.close(store, review.waiting(store)[0])
    undo.undo(store, done.run, NOW)
    assert review.waiting(store) == []


def test_proposals_of_a_move_that_was_interrupted_move_too(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for plan, path in (
        (lambda: topics.rename(store, topic(store, "Auth"), "Keys"), "topics/Keys.md"),
        (lambda: topics.merge(store, topic(store, "Keys"), topic(store, "Login")), "topics/Login.md"),
    ):
        if path == "topics/Keys.md":
            propose(store, "vm-bbbbbbbbbb")

        def fails(*_: object) -> None:
            raise VaultError("disk", "gone")

        with monkeypatch.context() as patch, pytest.raises(VaultError):
            patch.setattr(planned_changes.review, "move_proposals", fails)
            do(store, plan())
        planned_changes.finish(store)
        assert [each.path for each in review.waiting(store)] == [path]


def test_one_topic_is_put_into_another(store: Store) -> None:
    before = everything(store)
    plan = topics.merge(store, topic(store, "Auth"), topic(store, "Login"))
    do(store, plan)
    assert not (store.root / "topics/Auth.md").exists()
    login = topic(store, "Login")
    assert topic(store, "Auth").path == login.path and login.tags == ("security",) and login.sources == ("c1",)
    assert {cell.id for cell in login.cells if cell.id} == {f"vm-{letter * 10}" for letter in "abcd"}
    assert all(cell.attributes is not None for cell in login.cells if cell.id)
    assert [cell.text for cell in login.cells if cell.headings == ("Decisions",)] == [
        "SSO comes in May",
        "Passwords are hashed with argon2id",
        "see [[Login#Decisions|above]] and ![[Login#^vm-aaaaaaaaaa]]",
    ]  # fmt: skip
    assert next(cell for cell in login.cells if cell.id == "vm-dddddddddd").superseded
    assert next(cell for cell in login.cells if cell.id == "vm-bbbbbbbbbb").detail == "- with a nested item"
    assert "## Auth\n\nWords of a person.\n" in login.text and "mood: good\n" in login.text
    assert "[[Login#^vm-bbbbbbbbbb]]" in read(store, "topics/sub/Notes.md")
    undo.undo(store, "", NOW)
    assert everything(store) == before


def test_a_section_becomes_a_topic(store: Store) -> None:
    before = everything(store)
    with pytest.raises(NotFoundError, match="did you mean 'Token storage'"):
        topics.split_out(store, topic(store, "Auth"), "Token storag")
    do(store, topics.split_out(store, topic(store, "Auth"), "token storage"))
    made = topic(store, "Token storage")
    assert made.text == (
        "---\ntopic: Token storage\nsource_conversations:\n  - c1\n  - c9\n---\n\n# Token storage\n\n"
        "Prose about tokens.\n\n- [fact] Tokens live in cookies ^vm-bbbbbbbbbb\n  - with a nested item\n\n"
        "### Rotation\n\n- [fact] Keys rotate monthly ^vm-cccccccccc\n\n<!-- memory v2 s=.7 c= r= by=\n"
        "#1 c1 20260115T103000Z\n#2 c9 s=.6\n"
        "vm-bbbbbbbbbb 1#m2\nvm-cccccccccc 2#m2\n-->\n"
    )
    left = topic(store, "Auth")
    assert {cell.id for cell in left.cells if cell.id} == {"vm-aaaaaaaaaa", "vm-dddddddddd"} and not left.orphans
    assert "## Token storage" not in left.text and "Rotation" not in left.text
    notes = read(store, "topics/sub/Notes.md")
    assert "[[Token storage.md#Token storage|tokens]]" in notes and "![[Token storage#^vm-bbbbbbbbbb]]" in notes
    assert "- [[Auth]], [[topics/Auth]]" in notes
    undo.undo(store, "", NOW)
    assert everything(store) == before


def test_a_deleted_topic_comes_back(store: Store) -> None:
    before = everything(store)
    plan = topics.delete(store, topic(store, "Auth"))
    assert plan.links == 9
    do(store, plan)
    assert not (store.root / "topics/Auth.md").exists()
    undo.undo(store, "", NOW)
    assert everything(store) == before


@pytest.mark.parametrize("verb", ["rename", "merge", "split", "delete"])
@pytest.mark.parametrize("stop_at", range(1, 6))
def test_what_is_interrupted_is_finished_and_can_be_taken_back(
    store: Store, verb: str, stop_at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = everything(store)
    plan = {
        "rename": lambda: topics.rename(store, topic(store, "Auth"), "Keys"),
        "merge": lambda: topics.merge(store, topic(store, "Auth"), topic(store, "Login")),
        "split": lambda: topics.split_out(store, topic(store, "Auth"), "Token storage"),
        "delete": lambda: topics.delete(store, topic(store, "Auth")),
    }[verb]()
    after = {s.path: s.after for s in plan.snapshots}
    calls = 0
    real = planned_changes._carry_out_one

    def one(*arguments: object) -> list[str]:
        nonlocal calls
        calls += 1
        if calls == stop_at:
            raise VaultError("disk", "gone")
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(planned_changes, "_carry_out_one", one)
    try:
        do(store, plan)
    except VaultError:
        assert [run.trigger for run in records.pending(store)] == ["topics"]
    monkeypatch.undo()
    Memory(home=store.root.parent, clock=lambda: NOW + timedelta(minutes=1)).archive(
        [{"role": "user", "content": "hi"}]
    )
    assert not records.pending(store)
    for path, text in after.items():
        assert (text is None) == (not (store.root / path).exists())
        assert text is None or read(store, path) == text
    undo.undo(store, "", NOW)
    now = everything(store)
    assert {path: now.get(path) for path in before} == before


def test_an_edit_made_meanwhile_is_kept(store: Store) -> None:
    plan = topics.rename(store, topic(store, "Auth"), "Keys")
    by_hand.write(store, "topics/Auth.md", AUTH.replace("Words of a person.", "Other words.").encode())
    by_hand.write(store, "topics/sub/Notes.md", (NOTES + "\nmore [[Auth]]\n").encode())
    do(store, plan)
    assert "Other words." in read(store, "topics/Keys.md") and "topic: Keys" in read(store, "topics/Keys.md")
    assert read(store, "topics/sub/Notes.md").endswith("more [[Auth]]\n")


def test_what_the_machine_wrote_stays_the_machines(store: Store) -> None:
    said = "Tokens, see [[Auth]], are short"
    text = AUTH.replace("Passwords are hashed with argon2id", said).replace("{a}", statement_hash(said))
    text = text.replace("<!-- memory v1", f"<!-- memory v1 summary={statement_hash('Auth is about [[Auth]] itself.')}")
    by_hand.write(store, "topics/Auth.md", text.encode())
    assert not topic(store, "Auth").cells[0].by_person and topic(store, "Auth").summary_ours
    do(store, topics.rename(store, topic(store, "Auth"), "Keys"))
    found = topic(store, "Keys")
    assert "[[Keys]]" in found.cells[0].text and not found.cells[0].by_person and found.summary_ours


@pytest.mark.parametrize("folder", ["entities", "archive"])
def test_what_the_machine_wrote_outside_the_topics_stays_the_machines(store: Store, folder: str) -> None:
    said = "uses argon2id in [[Auth]]"
    note = f"# Ann\n\n- {said} ^vm-eeeeeeeeee\n\n<!-- memory v1\nvm-eeeeeeeeee text={statement_hash(said)}\n-->\n"
    by_hand.write(store, f"{folder}/Ann.md", note.encode())
    do(store, topics.rename(store, topic(store, "Auth"), "Keys"))
    (cell,) = parse(read(store, f"{folder}/Ann.md"), f"{folder}/Ann.md").cells
    assert cell.text == "uses argon2id in [[Keys]]" and not cell.by_person
    undo.undo(store, "", NOW)
    assert read(store, f"{folder}/Ann.md") == note


@pytest.mark.parametrize(
    ("text", "targets"),
    [
        ("[[A]] ![[A#^b|c]] [[a/B.md]]", ["A", "A", "a/B.md"]),
        ("`[[A]]` ``[[A]] ` [[B]]`` \\[[A]] [[A]]", ["A"]),
        ("```\n[[A]]\n```\n\n    [[A]]\n\n<!-- [[A]] -->\n", []),
        (
            "---\nup: '[[A]]'\n---\n[x](A.md) [y](http://a/b.md) [[]] [[|x]] [[#h]]",
            ["A", "A.md", "http://a/b.md", "", "", ""],
        ),
        ("| [[A\\|x]] |\n", ["A"]),
    ],
)
def test_links_are_found_where_they_work(text: str, targets: list[str]) -> None:
    assert [link.target for link in links.find(text)] == targets
    parse(text, "t.md")


def test_relative_wikilinks_follow(store: Store) -> None:
    def rewrite(link: links.Link) -> str | None:
        led = links.leads_to(link, "topics/Old.md", "topics/sub/C.md")
        return links.rename_target(link, "topics/Old.md", "topics/New.md", "topics/sub/C.md") if led else None

    text = "[[../Old]] [[../Old.md|x]] [[./Old]] [[../../Old]]"
    assert links.rewrite_links(text, rewrite) == ("[[../New]] [[../New.md|x]] [[./Old]] [[../../Old]]", 2)


def test_links_in_tables_in_angle_brackets_and_with_titles_follow(store: Store) -> None:
    text = '| a | [[Old|x]] | [[Old\\|the old]] | [[Old#Part\\|k]] |\n[b](<Old.md#Part>) [c](Old.md "its title")\n'

    def rewrite(link: links.Link) -> str | None:
        led = links.leads_to(link, "topics/Old.md", "topics/C.md")
        return links.rename_target(link, "topics/Old.md", "topics/New one.md", "topics/C.md") if led else None

    assert links.rewrite_links(text, rewrite) == (
        "| a | [[New one|x]] | [[New one\\|the old]] | [[New one#Part\\|k]] |\n"
        '[b](<New one.md#Part>) [c](New%20one.md "its title")\n',
        5,
    )


def test_an_underlined_heading_is_renamed_too(memory: Memory) -> None:
    by_hand.write(memory.store, "topics/Old name.md", b"Old name\n========\n\n- The valve is blue\n")
    by_hand.write(memory.store, "topics/Links.md", b"# Links\n\n- see [[Old name]]\n")
    memory.topics.rename("Old name", "A much longer name")
    text = (memory.root / "topics/A much longer name.md").read_text()
    assert "A much longer name\n===" in text and "Old name\n" not in text.split("---\n")[-1]
    assert "[[A much longer name]]" in (memory.root / "topics/Links.md").read_text()


def test_what_waits_for_a_statement_that_is_split_off_waits_there(store: Store) -> None:
    prose = Rewrite("Prose about tokens.", "Prose about keys.", ("Auth", "Token storage"))
    for edit in (Remove(CellRef("vm-aaaaaaaaaa")), Remove(CellRef("vm-bbbbbbbbbb")), prose, SetSummary("Short.")):
        with start_run(store, "archive", now=NOW) as run:
            run.propose("topics/Auth.md", edit, "no longer so", name="Auth")
    before = review.waiting(store)
    done = do(store, topics.split_out(store, topic(store, "Auth"), "Token storage"))
    moved = [each.edit for each in review.waiting(store) if each.path == "topics/Token storage.md"]
    assert sorted(moved, key=str) == sorted((before_edit(before, "vm-bbbbbbbbbb"), prose), key=str)
    assert len(review.waiting(store)) == len(before)
    undo.undo(store, done.run, NOW)
    assert sorted(review.waiting(store), key=str) == sorted(before, key=str)


def before_edit(waiting: list[review.QueuedProposal], cell: str) -> object:
    return next(each.edit for each in waiting if isinstance(each.edit, Remove) and each.edit.target.id == cell)


def test_nothing_waits_for_a_topic_that_is_deleted(store: Store) -> None:
    propose(store, "vm-bbbbbbbbbb")
    propose(store, "vm-zzzzzzzzzz", "topics/Login.md")
    before = review.waiting(store)
    done = do(store, topics.delete(store, topic(store, "Auth")))
    assert [each.path for each in review.waiting(store)] == ["topics/Login.md"]
    assert undo.undo(store, done.run, NOW).reopened == 1
    assert review.waiting(store) == before


def test_a_summary_of_a_conversation_stays_ours_when_its_links_follow(store: Store) -> None:
    ours = ConversationSummary("c1", "m1", "# Talk\n\n- hashed as [auth](../topics/Auth.md) says")
    path = summaries.path("c1")
    by_hand.write(store, path, summaries.write("", ours).encode())
    assert summaries.load(store, "c1").ours
    do(store, topics.rename(store, topic(store, "Auth"), "Keys"))
    found = summaries.load(store, "c1")
    assert "[auth](../topics/Keys.md)" in found.body and found.ours and found.upto == "m1"
    by_hand.write(store, path, read(store, path).replace("hashed", "stored").encode())
    do(store, topics.rename(store, topic(store, "Keys"), "Auth"))
    assert not summaries.load(store, "c1").ours
