"""Exports of Telegram Desktop and of Slack, as they come."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any


def telegram_message(number: int, minute: int, sender: str, text: object, **more: Any) -> dict[str, Any]:
    return {
        "id": number,
        "type": "message",
        "date": f"2025-03-30T11:{minute:02}:00",
        "date_unixtime": str(1743325200 + 60 * minute),  # 2025-03-30T09:00:00Z
        "from": sender,
        "from_id": f"user{len(sender)}",
        "text": text,
        "text_entities": [],
    } | more


def telegram_chat(**more: Any) -> dict[str, Any]:
    link = {"type": "text_link", "text": "this one", "href": "https://bike.example/9"}
    code = {"type": "code", "text": "frame-58"}
    service = {"id": 1, "type": "service", "date": "2025-03-30T11:00:00", "actor": "Pia", "action": "phone_call"}
    picture = {"file": "(File not included. Change data exporting settings to download.)", "media_type": "sticker"}
    poll = {"question": "Which colour?", "answers": [{"text": "green", "voters": 1}, {"text": "red", "voters": 0}]}
    return {
        "name": "Pia",
        "type": "personal_chat",
        "id": 77,
        "messages": [
            service | {"text": ""},
            telegram_message(2, 0, "Pia", "I sold the old bike to Hamid"),
            telegram_message(3, 1, "Rolf", ["get ", link, ", the number is ", code, {"type": "bold", "text": "!"}]),
            telegram_message(4, 2, "Pia", "", photo="(File not included.)", **picture),
            telegram_message(5, 3, "Rolf", "great", reply_to_message_id=3),
            telegram_message(6, 4, "Rolf", "for how much?", reply_to_message_id=2, edited="2025-03-30T11:05:00"),
            telegram_message(7, 5, "Pia", "Recall of brake cable X2,\nall of 2024.", forwarded_from="Bike Shop Süd"),
            telegram_message(8, 6, "Pia", "", poll=poll),
            telegram_message(9, 7, "Rolf", "", forwarded_from=None),
            telegram_message(10, 60 * 24 * 3, "Pia", [{"type": "pre", "language": "sh", "text": "make"}], date="x"),
        ],
    } | more


def telegram_account() -> dict[str, Any]:
    friends = telegram_chat(name="Bike gang", type="private_supergroup", id=88, messages=[
        telegram_message(1, 0, "Pia", 'the "chats": {"list": [1]} thing is about: "tours" in May'),
    ])  # fmt: skip
    own = {"type": "saved_messages", "id": 5, "messages": [telegram_message(1, 0, "Rolf", "Frame number is 4711-X")]}
    news = telegram_chat(name="News", type="public_channel", id=99)
    about = 'Here is the data you requested. "Quoted".'
    return {
        "about": about,
        "personal_information": {"user_id": 5, "first_name": "Rolf"},
        "contacts": {"about": about, "list": [{"first_name": "Pia"}]},
        "chats": {"about": about, "list": [telegram_chat(), friends, own, news]},
        "left_chats": {"about": about, "list": [telegram_chat(name="Old club", type="private_group", id=66)]},
    }


def slack(path: Path, **days: list[dict[str, Any]]) -> Path:
    """Write an export with a channel, a direct message and what is in no conversation."""

    def message(ts: str, user: str, text: str, **more: Any) -> dict[str, Any]:
        return {"type": "message", "ts": ts, "user": user, "text": text} | more

    members = {
        "users.json": [
            {"id": "U1", "name": "ines", "profile": {"real_name": "Ines Duarte"}},
            {"id": "U2", "name": "tobi", "real_name": "Tobi"},
        ],
        "channels.json": [{"id": "C1", "name": "deploys", "members": ["U1", "U2"]}],
        "dms.json": [{"id": "D9", "members": ["U1", "U2"]}],
        "deploys/2025-02-27.json": [
            message("1740650400.000100", "U1", "<@U1> has joined the channel", subtype="channel_join"),
            message("1740650460.000200", "U1", "<@U2> we freeze on Fridays, see <https://wiki.example/f|the page>"),
            message("1740650520.000300", "U2", "R&amp;D too? ask in <#C2|data> <!here>", thread_ts="1740650460.000200"),
            message("1740650521.000300", "U2", "", files=[{"name": "plan.png"}]),
            message("1740650580.000400", "U3", "from another workspace", user_profile={"real_name": "Guest Gil"}),
            {"type": "message", "ts": "1740650600.000500", "subtype": "bot_message", "bot_id": "B1", "text": "green"},
        ],
        "deploys/2025-03-01.json": [message("1740823200.000100", "U2", "v41 is out")],
        "D9/2025-02-28.json": [message("1740736800.000100", "U1", "lunch at <tel:123|noon>?")],
        "canvas_in_the_conversation/readme.json": [],
    } | {f"deploys/{name.replace('_', '-')}.json": value for name, value in days.items()}
    with zipfile.ZipFile(path, "w") as archive:
        for name, value in members.items():
            archive.writestr(name, json.dumps(value))
    return path
