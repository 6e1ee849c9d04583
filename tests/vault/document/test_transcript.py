from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone

import pytest
from examples import examples
from hypothesis import example, given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from vault_memory.models import Conversation, Message
from vault_memory.vault.document import transcript
from vault_memory.vault.document import transcript_writer as writer

NOON = datetime(2026, 1, 18, 12, tzinfo=UTC)

SWITCH = "Switch to argon2id, bcrypt is too slow: #include <argon2.h> [[0,1]]"
GOLDEN = """\
---
id: conv-456
title: Password hashing
started: 2026-01-18T09:58:00Z
source: claude-code
---

<!-- message m1 user 2026-01-18T09:58:00Z -->

````md
Switch to argon2id, bcrypt is too slow: #include <argon2.h> [[0,1]]
````

<!-- message D1:3 assistant name=Zo%C3%AB%20K. -->

`````md
````md
done
````

`````

<!-- archived m1..D1:3 by=offline run=20260118T100012-7f3k -->
"""

structure = st.text("`~\r\n -<>!ma#^[]|\x0b\u2028", max_size=40)
texts = st.text(st.characters(exclude_categories=("Cs",)), max_size=200) | structure
times = st.none() | st.datetimes(timezones=st.just(UTC), min_value=datetime(1000, 1, 2))
messages = st.builds(Message, st.sampled_from(["user", "assistant", "system", "tool"]), texts, texts, times, texts)


def conversation(*contents: str) -> Conversation:
    return Conversation(tuple(Message("user", content) for content in contents), id="c")


def read(text: str) -> transcript.Transcript:
    found = transcript.parse(text, "conversations/c.md")
    assert found.problems == ()
    return found


def test_a_file_is_written_and_read_as_the_format_says() -> None:
    chat = Conversation(
        (
            Message("user", SWITCH, time=datetime(2026, 1, 18, 9, 58, tzinfo=UTC)),
            Message("assistant", "````md\ndone\n````\n", "D1:3", name="Zoë K."),
        ),
        id="conv-456",
        title="Password hashing",
        source="claude-code",
    )
    text = writer.mark_archived(writer.render(chat), "m1", "D1:3", "offline", "20260118T100012-7f3k")
    assert text == GOLDEN
    found = read(text)
    assert found.messages == writer.prepare(chat).messages
    assert (found.id, found.title, found.source) == ("conv-456", "Password hashing", "claude-code")
    assert found.started == datetime(2026, 1, 18, 9, 58, tzinfo=UTC)
    assert found.archived == {"m1", "D1:3"}
    assert [text.split("\n")[line - 1] for line in found.lines] == [chat.messages[0].content, "````md"]


@given(st.lists(messages, min_size=1, max_size=5), texts, texts)
@example([Message("user", "hello")], "", "[[[")
@examples(300)
def test_any_conversation_round_trips(said: list[Message], conversation_id: str, title: str) -> None:
    chat = writer.prepare(Conversation(tuple(said), id=conversation_id, title=title, source="openai"))
    assert writer.prepare(chat) == chat
    found = read(writer.render(chat))
    assert found.messages == chat.messages
    assert (found.id, found.title, found.source, found.started) == (chat.id, chat.title, chat.source, chat.started)
    assert [message.content for message in found.messages] == [message.content for message in said]
    assert len({message.id for message in found.messages}) == len(said)


@given(st.lists(messages, min_size=1, max_size=3), st.lists(messages, max_size=3))
@examples(100)
def test_appending_and_marking_leave_every_earlier_byte(first: list[Message], later: list[Message]) -> None:
    chat = writer.prepare(Conversation(tuple(first)))
    start = writer.render(chat)
    stored = writer.prepare(Conversation(tuple(later))).messages
    added = writer.number(stored, {message.id for message in chat.messages}, len(first) + 1)
    longer = writer.append(start, added)
    marked = writer.mark_archived(longer, chat.messages[0].id, chat.messages[-1].id, "offline", "r")
    assert longer.startswith(start)
    assert marked.startswith(longer)
    assert read(marked).messages == (*chat.messages, *added)
    assert read(marked).archived == {message.id for message in chat.messages}


def test_what_was_archived_is_not_what_was_said() -> None:
    chat = writer.prepare(Conversation((Message("user", "hello", "m1"), Message("user", "again", "m2"))))
    text = writer.render(chat)
    said = writer.strip_markers(text.encode())
    marked = writer.mark_archived(text, "m1", "m2", "offline", "r1")
    undone = writer.mark_undone(marked, "m1", "m2", "r1", "r2")
    assert writer.strip_markers(marked.encode()) == writer.strip_markers(undone.encode()) == said
    assert writer.strip_markers(undone.replace("\n", "\r\n").encode()) == text.replace("\n", "\r\n").encode().rstrip()
    for other in (
        writer.mark_shared(text, "m1", "m1", "branch"),  # is searched elsewhere
        writer.append(marked, writer.number([Message("user", "more")], {"m1", "m2"}, 3)),
        marked.replace("archived m1", "archived"),  # is a problem
        f"{marked}\nA note.\n",
        text.replace("again", "<!-- archived m1..m2 by=offline run=r -->"),
    ):
        assert writer.strip_markers(other.encode()) == other.encode().rstrip()


@given(st.text(max_size=300) | st.text("-\n` <!>archivedmsg.=", max_size=80))
def test_any_text_can_be_read(text: str) -> None:
    transcript.parse(text, "conversations/x.md")


@given(st.binary(max_size=200))
def test_any_bytes_can_be_read(data: bytes) -> None:
    transcript.decode(data, "conversations/x.md")


@pytest.mark.parametrize(
    "content",
    [
        "<!-- message m1 user 2026-01-18T09:59:00Z -->\n\n````md\nnot mine\n````\n",
        "<!-- archived m1..m1 by=x run=y -->",
        "---\nid: other\n---",
        "#tag [[x]] ![[y]] ^id\n- [fact] a cell ^vm-aaaaaaaaaa",
        "~~~\n````\n`````md\n```",
        "a lone \r return, \r\n and \x0b and \u2028 and \x00",
        "",
        "\n",
        "trailing \n\n",
    ],
)
def test_a_message_makes_nothing_of_the_vaults_own(content: str) -> None:
    chat = Conversation((Message("user", content), Message("user", "after")), id="c")
    text = writer.render(chat)
    assert [message.content for message in read(text).messages] == [content, "after"]
    assert read(text).archived == frozenset()
    tokens = MarkdownIt("commonmark").parse(text.split("---\n", 2)[2])
    assert [token.type for token in tokens] == ["html_block", "fence"] * 2  # all of it inside its fence
    assert all(re.fullmatch(r"<!-- message m\d user -->\n", token.content) for token in tokens[::2])


def test_names_and_titles_make_no_structure() -> None:
    said = Message("user", "x", id="--> #tag [[l]] a..b", name="--> \n[[Eve]] #x")
    chat = Conversation((said,), id="c", title="a\n---\n# H [[x]]: 'q'")
    text = writer.render(chat)
    assert "[[" not in text
    assert re.search(r"(?:^|\s)#\w", text.partition("\n---\n")[2]) is None
    found = read(text)
    assert found.messages == chat.messages
    assert found.title == "a --- # H [ [x]]: 'q'"
    marked = writer.mark_archived(text, "--> #tag [[l]] a..b", "--> #tag [[l]] a..b", "a b", "r")
    assert read(marked).archived == {"--> #tag [[l]] a..b"}


def test_lone_surrogates_become_the_replacement_character() -> None:
    (message,) = read(writer.render(conversation("a\ud800b"))).messages
    assert message.content == "a\ufffdb"


def test_ids_are_kept_counted_and_never_clash() -> None:
    said = [Message("user", "", id) for id in ["", "m1", "a", "a", "a-2", ""]]
    assert [message.id for message in writer.number(said)] == ["m1-2", "m1", "a", "a-3", "a-2", "m6"]
    assert [message.id for message in writer.number(said[:1], {"m4"}, 4)] == ["m4-2"]


def test_a_conversation_without_id_gets_one_from_its_first_message_and_time() -> None:
    said = (Message("system", "today is Monday"), Message("user", "hello", time=NOON))
    derived = writer.conversation_id(Conversation(said))
    assert re.fullmatch(r"20260118-[0-9a-f]{8}", derived)
    assert derived == writer.conversation_id(Conversation((said[1], Message("assistant", "hi"))))
    assert derived != writer.conversation_id(Conversation((Message("user", "hello", time=NOON + timedelta(1)),)))
    assert writer.conversation_id(Conversation((Message("user", "hello"),))).startswith("undated-")


def test_times_are_written_in_utc() -> None:
    here = datetime(2026, 1, 18, 1, 30, 0, 250_000, tzinfo=timezone(timedelta(hours=2)))
    text = writer.render(Conversation((Message("user", "x", time=here),)))
    assert "2026-01-17T23:30:00Z" in text
    assert read(text).messages[0].time == here.replace(microsecond=0)
    assert read(text).id.startswith("20260117-")


def test_system_messages_are_kept_and_never_pending() -> None:
    chat = Conversation((Message("system", "be brief"), Message("user", "hello")), id="c")
    found = read(writer.render(chat))
    assert [message.role for message in found.messages] == ["system", "user"]
    assert [message.id for message in found.pending] == ["m2"]


def test_a_persons_notes_between_messages_are_no_messages() -> None:
    text = writer.render(conversation("one", "two"))
    note = "\nmy note\n\n```sh\n<!-- message m9 user -->\n```\n\n~~~\n<!-- archived m1..m2 by=x run=y -->\n~~~\n"
    found = read(text.replace("\n<!-- message m2", note + "\n<!-- message m2"))
    assert [message.content for message in found.messages] == ["one", "two"]
    assert found.archived == frozenset()


def test_line_ends_changed_by_git_are_read() -> None:
    text = writer.mark_archived(writer.render(conversation("one\ntwo", "")), "m1", "m2", "offline", "r")
    found = read(text.replace("\n", "\r\n"))
    assert [message.content for message in found.messages] == ["one\ntwo", ""]
    assert found.archived == {"m1", "m2"}


def test_our_keys_are_strings_whatever_yaml_makes_of_them() -> None:
    text = writer.render(conversation("x")).replace("id: c", "id: 12:30\ntitle: No\nsource: [a, b]")
    found = read(text)
    assert (found.id, found.title, found.source) == ("12:30", "No", "")


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("---\nid: [a\n---\n", 3, "YAML"),
        ("<!-- message m1 user -->\n\n````md\nopen", 3, "still open"),
        ("<!-- message m1 robot -->\n\n````md\nx\n````\n", 1, "cannot be understood"),
        ("<!-- message a user -->\n````md\nx\n````\n<!-- message a user -->\n````md\ny\n````\n", 7, "second message"),
        ("just a note\n", 0, "no messages"),
        ("", 0, "no messages"),
    ],
)
def test_what_is_wrong_is_named_by_line(text: str, line: int, problem: str) -> None:
    found = transcript.parse(text, "conversations/x.md")
    assert (found.problems[0].line, found.text) == (line, text)
    assert problem in found.problems[0].message


def test_not_utf8_is_named_by_line() -> None:
    found = transcript.decode(writer.render(conversation("one\nfoo")).encode().replace(b"foo", b"\xff"), "c.md")
    assert found.problems[0].message == "not UTF-8"
    assert found.text.split("\n")[found.problems[0].line - 1] == "\ufffd"


def test_a_long_transcript_is_read_fast() -> None:
    chat = conversation(*("word " * 200 + "\n" for _ in range(5_000)))
    assert len(read(writer.render(chat)).messages) == 5_000
