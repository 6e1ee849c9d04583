from __future__ import annotations

from datetime import UTC, datetime

import pytest

from vault_memory.importers import load
from vault_memory.models import Conversation, Message
from vault_memory.vault.document import transcript_writer


def read(text: str) -> Conversation:
    (conversation,) = load(text.encode())
    return conversation


def turns(text: str) -> list[tuple[str, str, str]]:
    return [(message.role, message.name, message.content) for message in read(text).messages]


@pytest.mark.parametrize(
    "text",
    [
        "User: hello\nthere\n\nAssistant: hi\n",
        "**User:** hello\nthere\n\n**Assistant:** hi",
        "**User**: hello\nthere\n**Assistant**: hi",
        "## User\n\nhello\nthere\n\n---\n\n## Assistant\n\nhi\n",
        "### User:\nhello\nthere\n### ChatGPT (2026-01-18 09:58)\nhi",
        "**Human**\nhello\nthere\n\n**Claude**\n\nhi",
        "You said:\nhello\nthere\nChatGPT said:\nhi",
        "[2026-01-18 09:58] User: hello\nthere\n[09:59] Assistant: hi",
        "\ufeffUser: hello\r\nthere\r\n\r\nAI: hi\r\n",
        "   USER:\n\nhello\nthere\nassistant:\thi",
    ],
)
def test_the_styles_of_speaker_lines(text: str) -> None:
    assert turns(text) == [("user", "", "hello\nthere"), ("assistant", "", "hi")]


def test_people_by_name() -> None:
    text = "Alice: hi Bob\nDr. O'Neil: hello\nNote: this is text\nAlice: see https://x.y\nhttp: no\nBob: late\nBob: me"
    assert turns(text) == [
        ("user", "Alice", "hi Bob"),
        ("user", "Dr. O'Neil", "hello\nNote: this is text"),
        ("user", "Alice", "see https://x.y\nhttp: no"),
        ("user", "Bob", "late"),
        ("user", "Bob", "me"),
    ]


def test_a_person_and_an_assistant() -> None:
    assert turns("Ann: hi\nAssistant: hello\nPros: a\nAnn: bye") == [
        ("user", "Ann", "hi"),
        ("assistant", "", "hello\nPros: a"),
        ("user", "Ann", "bye"),
    ]


def test_between_user_and_assistant_other_words_are_text() -> None:
    text = "User: compare\nAssistant:\nPros: fast\nCons: new\nPros: small\nCons: none\n## User\n**User:** x\nUser: ok"
    assert [content for _, _, content in turns(text)] == [
        "compare", "Pros: fast\nCons: new\nPros: small\nCons: none\n## User\n**User:** x", "ok",
    ]  # fmt: skip


def test_headings_and_bold_text_inside_a_message_are_text() -> None:
    text = "## User\nhow?\n## Assistant\n## Setup\n**Summary**\nUser: is a word here\n### Run:\ndone"
    assert [content for _, _, content in turns(text)] == [
        "how?", "## Setup\n**Summary**\nUser: is a word here\n### Run:\ndone",
    ]  # fmt: skip


def test_nothing_in_a_fence_is_a_speaker() -> None:
    answer = "like so\n````md\n```\nUser: x\n````\n~~~\nAssistant: y\n~~~"
    text = f"User: ```yaml\nUser: root\n```\nAssistant: {answer}\nUser: ok"
    assert [content for _, _, content in turns(text)] == [
        "```yaml\nUser: root\n```", answer, "ok",
    ]  # fmt: skip


def test_frontmatter_title_and_times() -> None:
    conversation = read(
        "---\nid: conv-9\ndate: 2026-01-18\n---\n# Password hashing #\n\nExported by hand.\n\n"
        "User [9:58]: a\n[2026-01-19T10:00:00+01:00] Assistant: b\n[10:02:30] User: c\nUser: d\n"
    )
    assert (conversation.id, conversation.title, conversation.source) == ("conv-9", "Password hashing", "markdown")
    assert conversation.started == datetime(2026, 1, 18, tzinfo=UTC)
    assert conversation.messages == (
        Message("system", "Exported by hand."),
        Message("user", "a", time=datetime(2026, 1, 18, 9, 58, tzinfo=UTC)),
        Message("assistant", "b", time=datetime(2026, 1, 19, 9, tzinfo=UTC)),
        Message("user", "c", time=datetime(2026, 1, 19, 10, 2, 30, tzinfo=UTC)),
        Message("user", "d"),
    )


def test_code_keeps_its_indentation() -> None:
    assert turns("User:\n\n    indented\n\n  code  \n\nAssistant: ok")[0][2] == "    indented\n\n  code  "


def test_our_own_transcripts_read_back() -> None:
    said = (Message("user", "User: x\n```\nopen", "D1:3", name="Jo"), Message("assistant", "ok"))
    chat = transcript_writer.prepare(Conversation(said, "c", "T", "openai"))
    text = transcript_writer.mark_archived(transcript_writer.render(chat), "D1:3", "m2", "offline", "r")
    assert read(text) == chat
