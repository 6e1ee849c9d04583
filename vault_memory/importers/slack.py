"""Read the .zip that Slack exports: ``users.json``, lists of channels, and a folder of days for each channel.

    general/2024-03-14.json

Messages of people are imported, in channels, groups and direct messages; bots and notices ("joined the channel") are
left out. Marks are resolved: ``<@U012>`` is a name, ``<https://…|text>`` a link. Everybody is a user with a name. A
conversation is a month of a channel.
"""

from __future__ import annotations

import html
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

from vault_memory.errors import FormatError
from vault_memory.importers.chat_months import split_by_month
from vault_memory.importers.export_dates import read_time
from vault_memory.importers.source import ImportFile, Unreadable
from vault_memory.models import Conversation, Message

DAYS = re.compile(r"\A(?:[^/]{1,99}/)?([^/]{1,99})/(\d{4}-\d\d-\d\d)\.json")
_USERS = re.compile(r"\A(?:[^/]{1,99}/)?(?:org_)?users\.json")
_CHANNELS = re.compile(r"\A(?:[^/]{1,99}/)?(?:channels|groups|mpims|dms)\.json")
_MARK = re.compile(r"<([^<>|\n]{1,2000})(?:\|([^<>\n]{0,2000}))?>")
_OF_PEOPLE = frozenset((None, "thread_broadcast", "me_message", "file_share"))  # subtypes


def is_export(source: ImportFile) -> bool:
    """Return whether a .zip is Slack's: it has users and days of channels."""
    return bool(source.is_zip and source.members(_USERS) and source.members(DAYS))


def is_message(value: object) -> bool:
    """Return whether the value is a message of Slack, as they stand in the file of a day."""
    return isinstance(value, Mapping) and value.get("type") == "message" and "ts" in value


def read_conversations(source: ImportFile) -> Iterator[Conversation | FormatError]:
    """Yield a conversation for each month of each channel, and an error for each file that cannot be read.

    Raises FormatError where the file is no export of Slack.
    """
    if not is_export(source):
        raise source.error(
            "is no export of Slack: that is the .zip, with users.json and a folder for each channel; if it is unpacked,"
            " zip it again"
        )
    users = {key: name for each in source.items(_USERS) if (key := _get(each, "id")) and (name := _name_user(each))}
    channels = {folder: each for each in source.items(_CHANNELS) for folder in _list_folders(each)}
    months: dict[tuple[str, str], list[str]] = defaultdict(list)
    for member in source.members(DAYS):
        if found := DAYS.fullmatch(member):
            months[found[1], found[2][:7]].append(member)
    for (folder, _), members in months.items():
        messages: list[Message] = []
        for member in members:
            try:
                values = source.items(re.compile(re.escape(member)))
                messages += filter(None, (_parse_message(value, users) for value in values))
            except (FormatError, Unreadable) as error:
                yield error if isinstance(error, FormatError) else source.error(f"'{member}': {error}")
        channel = channels.get(folder)
        key = _get(channel, "id") or folder
        messages.sort(key=lambda message: (message.time is None, message.time))
        whole = Conversation(tuple(messages), title=_name_channel(channel, folder, users), source="slack")
        yield from split_by_month(whole, lambda month, _, key=key: f"slack-{key}-{month}")  # type: ignore[misc]


def _list_folders(channel: object) -> Iterator[str]:
    """Yield what the folder of a channel may be called: its name, or the id of a direct message."""
    yield from filter(None, (_get(channel, "name"), _get(channel, "id")))


def _name_user(user: object) -> str:
    profile = user.get("profile") if isinstance(user, Mapping) else None
    return " ".join((_get(profile, "real_name") or _get(user, "real_name") or _get(user, "name")).split())


def _name_channel(channel: object, folder: str, users: Mapping[str, str]) -> str:
    members = channel.get("members") if isinstance(channel, Mapping) else None
    if _get(channel, "name") and not folder.startswith("mpdm-"):
        return f"#{_get(channel, 'name')}"
    names = (
        [users.get(member, "") for member in members if isinstance(member, str)] if isinstance(members, list) else []
    )
    return ", ".join(filter(None, names)) or folder


def _parse_message(value: object, users: Mapping[str, str]) -> Message | None:
    if not isinstance(value, Mapping):
        raise Unreadable("a message is not an object")
    user = _get(value, "user")
    if value.get("type") != "message" or value.get("subtype") not in _OF_PEOPLE or not user:
        return None
    text = _resolve_marks(_get(value, "text"), users).strip()
    if not text or "bot_id" in value:
        return None
    name = users.get(user) or _name_user({"profile": value.get("user_profile")}) or user
    return Message("user", text, _get(value, "ts"), read_time(value.get("ts")), name)


def _resolve_marks(text: str, users: Mapping[str, str]) -> str:
    def resolve(mark: re.Match[str]) -> str:
        target, label = mark[1], mark[2] or ""
        if target.startswith("@"):
            return f"@{users.get(target[1:]) or label or target[1:]}"
        if target[0] in "#!":
            name = label or target.partition("^")[0][1:]
            return name if name.startswith(("@", "#")) else f"{'#' if target[0] == '#' else '@'}{name}"
        return f"{label} ({target})" if label and label not in target else target

    return html.unescape(_MARK.sub(resolve, text))


def _get(value: object, key: str) -> str:
    found = value.get(key) if isinstance(value, Mapping) else None
    return found if isinstance(found, str) else ""
