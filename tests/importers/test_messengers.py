"""Test exports of Telegram Desktop and of Slack: what is imported of each, by month, and again."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from importers import messengers

from vault_memory import Memory
from vault_memory.errors import FormatError
from vault_memory.importers import detect_format, load, open_source, read_conversations
from vault_memory.models import Conversation

TELEGRAM = [
    ("2", "Pia", "I sold the old bike to Hamid"),
    ("3", "Rolf", "get this one (https://bike.example/9), the number is `frame-58`!"),
    ("5", "Rolf", "great"),
    ("6", "Rolf", "> Pia: I sold the old bike to Hamid\n\nfor how much?"),
    ("7", "Pia", "[forwarded from Bike Shop Süd]\n\n> Recall of brake cable X2,\n> all of 2024."),
    ("8", "Pia", "Which colour? (green, red)"),
]


def said(conversation: Conversation) -> list[tuple[str, str, str]]:
    return [(message.id, message.name, message.content) for message in conversation.messages]


def write(path: Path, value: object) -> Path:
    path.write_text(json.dumps(value, indent=1, ensure_ascii=False), encoding="utf-8")
    return path


def test_a_chat_of_telegram(tmp_path: Path) -> None:
    path = write(tmp_path / "result.json", messengers.telegram_chat())
    assert detect_format(open_source(path)) == "telegram"
    march, april = load(path)
    assert (march.id, march.title, march.source) == ("telegram-77-2025-03", "Pia, March 2025", "telegram")
    assert said(march) == TELEGRAM
    assert march.messages[0].time == datetime(2025, 3, 30, 9, tzinfo=UTC) and march.messages[0].role == "user"
    assert (april.id, said(april)) == ("telegram-77-2025-04", [("10", "Pia", "```sh\nmake\n```")])


def test_an_account_of_telegram(tmp_path: Path) -> None:
    path = write(tmp_path / "result.json", messengers.telegram_account())
    assert detect_format(open_source(path)) == "telegram"
    found = load(path)
    assert [each.title for each in found] == [
        "Pia, March 2025",
        "Pia, April 2025",
        "Bike gang, March 2025",
        "Rolf, March 2025",
        "Old club, March 2025",
        "Old club, April 2025",
    ]
    assert said(found[0]) == TELEGRAM
    small = json.dumps(messengers.telegram_account(), separators=(",", ":")).encode()
    assert [each.id for each in load(small)] == [each.id for each in found]


def test_what_is_wrong_in_an_account_is_named_and_the_rest_is_read(tmp_path: Path) -> None:
    account = messengers.telegram_account()
    account["chats"]["list"] = [{"name": "Odd", "type": "personal_chat", "messages": 3}, messengers.telegram_chat()]
    account["left_chats"]["list"][0]["messages"][1]["date_unixtime"] = "soon"
    path = write(tmp_path / "result.json", account)
    found = list(read_conversations(open_source(path)))
    errors = [str(each) for each in found if isinstance(each, FormatError)]
    assert len(found) - len(errors) == 2
    assert ["chat 1 ('Odd'): has no list of 'messages'" in errors[0], "chat 3 ('Old club')" in errors[1]] == [True] * 2
    path = write(path, messengers.telegram_account())
    path.write_text(path.read_text()[: path.read_text().index('"left_chats"') - 200])
    with pytest.raises(FormatError, match=r"ends in the middle of its JSON behind conversation \d"):
        load(path)


def test_messages_with_an_id_and_a_type_of_something_else_are_no_telegram() -> None:
    data = b'{"id": "c1", "type": "chat", "messages": [{"role": "user", "content": "We use River."}]}'
    assert detect_format(open_source(data)) == "openai"
    assert load(data)[0].messages[0].content == "We use River."


def test_slack(tmp_path: Path) -> None:
    path = messengers.slack(tmp_path / "Acme Slack export Feb 2025.zip")
    assert detect_format(open_source(path)) == "slack"
    direct, february, march = load(path)
    assert (direct.id, direct.title) == ("slack-D9-2025-02", "Ines Duarte, Tobi, February 2025")
    assert (february.id, february.title) == ("slack-C1-2025-02", "#deploys, February 2025")
    assert [(name, text) for _, name, text in said(february)] == [
        ("Ines Duarte", "@Tobi we freeze on Fridays, see the page (https://wiki.example/f)"),
        ("Tobi", "R&D too? ask in #data @here"),
        ("Guest Gil", "from another workspace"),
    ]
    assert february.messages[0].time == datetime(2025, 2, 27, 10, 1, 0, 200, UTC)
    assert said(march) == [("1740823200.000100", "Tobi", "v41 is out")]


def test_a_day_of_slack_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = messengers.slack(tmp_path / "export.zip", **{"2025_02_28": [3], "2025_04_01": [{"type": "message"}]})  # type: ignore[list-item]
    found = list(read_conversations(open_source(path)))
    errors = [str(each) for each in found if isinstance(each, FormatError)]
    assert len(errors) == 1 and "'deploys/2025-02-28.json': a message is not an object" in errors[0]
    assert len(found) == 4
    with pytest.raises(FormatError, match=r"no export of Slack: .* zip it again"):
        load(b'[{"type": "message", "ts": "1740650460.000200", "user": "U1", "text": "one day of a channel"}]')


def test_later_exports_add_what_is_new(tmp_path: Path) -> None:
    chat = messengers.telegram_chat()
    path = tmp_path / "result.json"
    with Memory(home=tmp_path / "home") as memory:
        write(path, chat | {"messages": chat["messages"][:4]})
        assert memory.import_from(path).messages == 2
        write(path, chat)
        assert memory.import_from(path).messages == 5
        write(path, messengers.telegram_account())  # the same chat, and others
        assert (memory.import_from(path).known, memory.import_from(path).new) == (2, 0)
        export = messengers.slack(tmp_path / "export.zip")
        assert memory.import_from(export).messages == 5
        later = [{"type": "message", "ts": "1740909600.000100", "user": "U1", "text": "v42 moves the queue to River"}]
        assert memory.import_from(messengers.slack(export, **{"2025_03_02": later})).messages == 1
        assert memory.search("River queue").hits
        found = memory.search("brake cable recall", limit=9).hits
        assert {hit.entry.tier for hit in found if "Recall" in hit.entry.text} == {"message"}  # nobody said it
