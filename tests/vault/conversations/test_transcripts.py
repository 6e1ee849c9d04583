from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.errors import InputError, MalformedError
from vault_memory.models import Conversation, Message
from vault_memory.vault.conversations.archive_marks import mark_archived
from vault_memory.vault.conversations.store_conversation import store_conversation
from vault_memory.vault.conversations.transcripts import find, transcripts
from vault_memory.vault.storage.store import Store

pytestmark = pytest.mark.usefixtures("unrecorded")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path, "ann", create=True)


def chat(*contents: str, id: str = "c") -> Conversation:
    return Conversation(tuple(Message("user", content) for content in contents), id=id)


def names(store: Store) -> list[str]:
    return [file.path for file in store.scan().files]


def contents(messages: tuple[Message, ...]) -> list[str]:
    return [message.content for message in messages]


def test_the_same_conversation_again_adds_nothing(store: Store) -> None:
    kept, pending = store_conversation(store, chat("a", "b"))
    assert contents(pending) == ["a", "b"]
    mark_archived(store, kept.path, pending, "offline", "r1")
    before = store.read(kept.path)
    for version in (chat("a", "b"), chat("a"), chat("a\r\n", " b ")):
        again, pending = store_conversation(store, version)
        assert (again.path, pending) == (kept.path, ())
    assert store.read(kept.path) == before
    assert mark_archived(store, kept.path, again.messages, "offline", "r2").text.encode() == before


def test_a_longer_version_appends_what_is_new(store: Store) -> None:
    kept, pending = store_conversation(store, chat("a", "b"))
    mark_archived(store, kept.path, pending, "offline", "r1")
    before = store.read(kept.path)
    longer, pending = store_conversation(store, chat("a", "b", "c", "d"))
    assert contents(longer.messages) == ["a", "b", "c", "d"]
    assert [(message.id, message.content) for message in pending] == [("m3", "c"), ("m4", "d")]
    assert store.read(kept.path).startswith(before)
    assert names(store) == ["conversations/c.md"]


def test_what_an_interrupted_run_left_is_pending_again(store: Store) -> None:
    kept, pending = store_conversation(store, chat("a", "b"))
    mark_archived(store, kept.path, pending[:1], "offline", "r1")
    assert contents(store_conversation(store, chat("a", "b"))[1]) == ["b"]
    assert contents(store_conversation(store, chat("a", "b", "c"))[1]) == ["b", "c"]


def test_a_regenerated_history_is_a_branch_of_which_only_the_new_is_archived(store: Store) -> None:
    kept, pending = store_conversation(store, chat("a", "b", "c"))
    mark_archived(store, kept.path, pending, "offline", "r1")
    before = store.read(kept.path)
    branch, pending = store_conversation(store, chat("a", "B", "c", "d"))
    assert (branch.id, branch.path) == ("c~2", "conversations/c~2.md")
    assert contents(branch.messages) == ["a", "B", "c", "d"]
    assert contents(pending) == ["B", "d"]
    assert branch.shared == {"m1", "m3"}
    assert store.read(kept.path) == before
    for version in (chat("a", "B", "c", "d"), chat("a", "B")):
        assert store_conversation(store, version)[0] == branch
    assert contents(store_conversation(store, chat("a", "B", "c", "d", "e"))[1]) == ["B", "d", "e"]
    third, pending = store_conversation(store, chat("x"))
    assert (third.id, contents(pending)) == ("c~3", ["x"])
    assert find(store, "c~3") == third


def test_a_changed_system_prompt_makes_no_branch(store: Store) -> None:
    said = Message("user", "a")
    store_conversation(store, Conversation((Message("system", "today is Monday"), said), id="c"))
    version = Conversation((Message("system", "today is Tuesday"), said, Message("user", "b")), id="c")
    kept, pending = store_conversation(store, version)
    assert contents(kept.messages) == ["today is Monday", "a", "today is Tuesday", "b"]
    assert contents(pending) == ["a", "b"]
    assert store_conversation(store, version)[0] == kept
    assert names(store) == ["conversations/c.md"]


def test_ids_that_make_the_same_file_name_stay_apart(store: Store) -> None:
    ids = ["a/b", "a:b", "A-B", "x" * 300, "x" * 300 + "y", "../../etc/passwd", "(2)"]
    kept = {id: store_conversation(store, chat(id, id=id))[0] for id in ids}
    assert len(names(store)) == len(ids)
    assert len({path.casefold() for path in names(store)}) == len(ids)
    for id in ids:
        assert store_conversation(store, chat(id, id=id))[0] == kept[id]
        assert find(store, id) == kept[id]
    assert find(store, "other") is None
    assert len(list(transcripts(store))) == len(ids)


def test_a_conversation_without_id_is_known_again(store: Store) -> None:
    kept, _ = store_conversation(store, chat("hello", "b", id=""))
    longer, _ = store_conversation(store, chat("hello", "b", "c", id=""))
    assert (kept.id, kept.path) == (longer.id, longer.path)


def test_ids_of_messages_are_kept_and_do_not_clash_with_counted_ones(store: Store) -> None:
    first = chat("a", "b")
    store_conversation(store, first)
    later = replace(first, messages=(*first.messages, Message("user", "c", "m1"), Message("user", "d")))
    kept, _ = store_conversation(store, later)
    assert [message.id for message in kept.messages] == ["m1", "m2", "m1-2", "m4"]
    assert store_conversation(store, later)[0] == kept


def test_markers_cover_runs_and_reach_over_system_messages(store: Store) -> None:
    messages = tuple(
        Message(role, content)
        for role, content in [("user", "a"), ("system", "s"), ("user", "b"), ("user", "c"), ("user", "d")]
    )
    kept, pending = store_conversation(store, Conversation(messages, id="c"))
    marked = mark_archived(store, kept.path, [pending[0], pending[1], pending[3]], "offline", "r1")
    assert marked.text[len(kept.text) :] == (
        "\n<!-- archived m1..m3 by=offline run=r1 -->\n\n<!-- archived m5..m5 by=offline run=r1 -->\n"
    )
    assert contents(marked.pending) == ["c"]


def test_an_empty_conversation_is_refused(store: Store) -> None:
    with pytest.raises(InputError):
        store_conversation(store, Conversation(()))
    assert names(store) == []


def test_a_malformed_transcript_is_never_added_to(store: Store) -> None:
    store.write("conversations/c.md", b"<!-- message m1 user -->\n\n````md\nopen")
    with pytest.raises(MalformedError, match="still open"):
        store_conversation(store, chat("a"))
    assert store.read("conversations/c.md").endswith(b"open")


def test_a_note_typed_into_a_transcript_stays(store: Store) -> None:
    kept, _ = store_conversation(store, chat("a"))
    store.write(kept.path, kept.text.encode() + b"\nmy note")
    longer, pending = store_conversation(store, chat("a", "b"))
    assert longer.text.startswith(kept.text + "\nmy note\n\n<!-- message m2 user -->")
    assert contents(pending) == ["a", "b"]


histories = st.lists(st.lists(st.sampled_from("abc"), min_size=1, max_size=4), min_size=1, max_size=6)


@given(histories)
@examples(40)
def test_whatever_comes_in_is_kept_once(tmp_path_factory: pytest.TempPathFactory, versions: list[list[str]]) -> None:
    store = Store.open(tmp_path_factory.mktemp("home"), "ann", create=True)
    for version in versions:
        kept, pending = store_conversation(store, chat(*version))
        assert contents(kept.messages)[: len(version)] == version
        mark_archived(store, kept.path, pending, "offline", "r")
        before = store.read(kept.path)
        again, pending = store_conversation(store, chat(*version))
        assert (again.path, pending, store.read(again.path)) == (kept.path, (), before)
    for version in versions:
        store_conversation(store, chat(*version))
    assert all(not kept.pending for kept in transcripts(store))
