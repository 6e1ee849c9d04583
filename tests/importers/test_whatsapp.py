"""Test chats that WhatsApp exports: every shape of line, what is left out, months, and repeated imports."""

from __future__ import annotations

import json
import zipfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from importers import whatsapp_chats as chats
from importers.whatsapp_chats import LRM, NARROW

from vault_memory import Memory
from vault_memory.cli import cli
from vault_memory.errors import FormatError
from vault_memory.importers import detect_format, load, open_source
from vault_memory.importers.folder_contents import look_at_folder
from vault_memory.importers.whatsapp_phrases import find_title
from vault_memory.importers.whatsapp_times import parse_stamp
from vault_memory.models import Conversation

LATER = "29.12.25, 10:00 - Ole: Ich bringe das Raclette mit, es steht noch im Keller\n"


def said(found: list[Conversation]) -> list[tuple[str, str, str]]:
    return [(f"{m.time:%Y-%m-%d %H:%M:%S}", m.name, m.content) for each in found for m in each.messages]


@pytest.mark.parametrize(
    ("chat", "expected"),
    [
        (
            chats.GERMAN_ANDROID,
            [
                ("2025-11-03 18:02:00", "Jette Brandt", "Moin, der Hausmeister kommt am 14. wegen der Therme"),
                ("2025-11-03 18:05:00", "Ole", "ok"),
                (
                    "2025-11-03 18:06:00",
                    "Ole",
                    "Ich bin da aber in Lübeck.\nKannst du aufmachen?\n\nSchlüssel liegt bei Frau Petersen",
                ),
                ("2025-11-03 18:41:00", "Jette Brandt", "so sieht das Display aus"),
                ("2025-11-04 07:16:00", "Ole", "Fehler F28, steht auf Seite 3: kein Gas"),
                ("2025-12-28 09:00:00", "Jette Brandt", "Wir feiern Silvester bei Momo in der Werft"),
            ],
        ),
        (
            chats.GERMAN_IPHONE,
            [
                ("2025-11-03 18:02:40", "Jette", "Moin"),
                ("2025-11-03 18:04:00", "Ole", "Die Therme ist von 2009"),
                ("2025-11-03 18:07:00", "Jette", "das Typenschild"),
                ("2025-11-25 08:00:00", "Jette", "Frag Ole mal"),
            ],
        ),
        (
            chats.US_ANDROID,
            [
                ("2025-07-04 21:59:00", "Priscilla", "ok so who is bringing the canoe"),
                ("2025-07-04 22:01:00", "+1 (503) 555-0142", "me. it's on the trailer already"),
                ("2025-07-05 00:06:00", "Uncle Ray 🛶", "I have the keys, code for the gate is in the mail"),
                ("2025-07-13 12:30:00", "Priscilla", "we are renting it again next summer"),
            ],
        ),
        (
            chats.UK_IPHONE,
            [
                (
                    "2024-01-19 07:12:55",
                    "Dad",
                    "Mum's knee op is on the 2nd of February, half past eight, at the Royal",
                ),
                ("2024-01-19 07:15:02", "Tamsin", "I'll drive. Do you need anything from the big Tesco"),
                ("2024-01-19 21:40:31", "Dad", "Note to self: she's allergic to codeine"),
            ],
        ),
        (
            chats.FRENCH_ANDROID,
            [
                ("2024-03-14 20:15:00", "Maëlle", "on part à Quimper le 30, j'ai pris le train de 7 h 12"),
                ("2024-03-14 20:18:00", "Yann LB", "parfait. je garde le chat"),
            ],
        ),
        (
            chats.FRENCH_OLD,
            [
                ("2024-03-14 20:15:00", "Maëlle", "coucou"),
                ("2024-03-14 20:16:00", "Yann LB", "salut, la clé est chez Soizic"),
            ],
        ),
        (
            chats.SPANISH_ANDROID,
            [
                ("2024-02-03 20:15:00", "Lucía", "el lunes empiezo en la panadería de Sants"),
                ("2024-02-15 09:03:00", "Teo", "enhorabuena!!"),
            ],
        ),
        (
            chats.FINNISH_IPHONE,
            [("2024-02-01 09:05:07", "Aino", "huomenta"), ("2024-02-13 21:15:00", "Veikko", "mökki on myyty")],
        ),
        (
            chats.SWEDISH_ANDROID,
            [("2024-03-01 08:10:00", "Sixten", "hej"), ("2024-03-02 22:05:00", "Tyra", "stugan är såld")],
        ),
        (
            chats.SWEDISH_IPHONE,
            [("2024-03-01 08:10:22", "Sixten", "hej"), ("2024-03-02 22:05:00", "Tyra", "stugan är såld")],
        ),
        (
            chats.ARABIC_ANDROID,
            [("2024-03-14 20:15:00", "ليلى", "وصلت"), ("2024-03-14 09:05:00", "سامي", "تمام")],
        ),
        (
            chats.CHINESE_ANDROID,
            [("2024-03-01 08:10:00", "小雨", "早"), ("2024-03-01 20:15:00", "阿明", "我下周搬到成都")],
        ),
    ],
)
def test_the_messages_of_people_and_nothing_else(chat: str, expected: list[tuple[str, str, str]]) -> None:
    for data in (chat.encode(), b"\xef\xbb\xbf" + chat.replace("\n", "\r\n").encode()):
        assert detect_format(open_source(data)) == "whatsapp"
        found = load(data)
        assert said(found) == expected
        assert {m.role for each in found for m in each.messages} == {"user"}
        assert all(each.source == "whatsapp" and not each.problems for each in found)


def test_a_conversation_is_a_month_with_a_title_of_the_file_or_of_the_people(tmp_path: Path) -> None:
    named = tmp_path / "WhatsApp-Chat mit Skatrunde Altona (1).txt"
    named.write_text(chats.GERMAN_ANDROID)
    assert [each.title for each in load(named)] == [
        "Skatrunde Altona, November 2025",
        "Skatrunde Altona, December 2025",
    ]
    other = tmp_path / "chat.txt"
    other.write_text(chats.GERMAN_ANDROID)
    first, second = load(other)
    assert (first.title, second.title) == ("Jette Brandt and Ole, November 2025", "Jette Brandt, December 2025")
    assert [each.id for each in load(named)] == [first.id, second.id]
    assert load(chats.US_ANDROID.encode())[0].title == "Priscilla, +1 (503) 555-0142 and 1 other, July 2025"


@pytest.mark.parametrize("member", ["_chat.txt", "WhatsApp Chat with Dad.txt", "WhatsApp Chat - Dad/_chat.txt"])
def test_the_zip_with_media(tmp_path: Path, member: str) -> None:
    path = tmp_path / "WhatsApp Chat - Dad.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("00000003-PHOTO-2024-01-19.jpg", b"\xff\xd8")
        archive.writestr("00000004-my WhatsApp notes.txt", "milk, eggs")
        archive.writestr(member, chats.UK_IPHONE)
    assert detect_format(open_source(path)) == "whatsapp"
    [found] = load(path)
    assert found.title == "Dad, January 2024" and len(found.messages) == 3
    assert found.id == load(chats.UK_IPHONE.encode())[0].id
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("photos/1.jpg", b"")
    with pytest.raises(FormatError, match="no export of ChatGPT, Claude, Slack or WhatsApp"):
        load(path)


@pytest.mark.parametrize(
    ("dates", "month_first", "sure"),
    [
        (("3/4/25", "13/4/25"), False, True),
        (("3/4/25", "4/13/25"), True, True),
        (("1/2/25", "1/3/25", "1/4/25", "2/1/25"), True, True),  # day/month would go back from April to January
        (("1/2/25", "2/2/25", "3/2/25", "1/3/25"), False, True),
        (("3/4/25", "3/4/25"), False, False),
        (("3.4.25", "3.4.25"), False, True),  # full stops: nobody writes the month first
        (("4/4/25", "4/4/25"), False, True),  # it makes no difference
    ],
)
def test_day_and_month_are_told_apart_by_the_whole_file(dates: tuple[str, ...], month_first: bool, sure: bool) -> None:
    chat = "".join(f"{date}, 18:0{n} - Ann: line {n}\n" for n, date in enumerate(dates))
    found = load(chat.encode())
    assert found[0].messages[0].time is not None
    numbers = [int(number) for number in dates[0].replace(".", "/").split("/")[:2]]
    assert found[0].messages[0].time.month == numbers[0 if month_first else 1]
    problems = [problem for each in found for problem in each.problems]
    assert bool(problems) is not sure
    assert all("may be day/month or month/day; they were read as day/month" in problem for problem in problems)


def test_an_american_clock_decides_where_nothing_else_does() -> None:
    [found] = load(f"3/4/25, 6:02{NARROW}PM - Ann: hello\n3/4/25, 6:03{NARROW}PM - Ben: hi\n".encode())
    assert found.started is None and found.messages[0].time == datetime(2025, 3, 4, 18, 2, tzinfo=UTC)
    assert "they were read as month/day" in found.problems[0]


def test_a_line_that_only_looks_like_a_message_stays_in_the_one_before() -> None:
    chat = (
        "14/03/24, 20:15 - Ann: look what he wrote\n[13/03/24, 09:00:11] Ben: i quit\n99/99/24, 20:16 - Ben: no\n"
        "14/03/24, 20:17 - Ben: oh\n"
    )
    assert said(load(chat.encode())) == [
        (
            "2024-03-14 20:15:00",
            "Ann",
            "look what he wrote\n[13/03/24, 09:00:11] Ben: i quit\n99/99/24, 20:16 - Ben: no",
        ),
        ("2024-03-14 20:17:00", "Ben", "oh"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "User: hello\nAssistant: hi",
        "[2026-01-18 09:58] Alice: one\n[2026-01-18 09:59] Bob: two",
        "# 14/03/24\n\n14/03/24, 20:15 - Ann: a\n14/03/24, 20:16 - Ben: b",
        "14/03/24, 20:15 - one line",
        "12/03/2024, 10:00 - meeting with the bank\n12/03/2024, 11:00 - dentist",
        "1. 2. 3, 4:05 - note: x",
    ],
)
def test_other_texts_are_no_chats(text: str) -> None:
    assert detect_format(open_source(text.encode())) == "markdown"


def test_a_chat_that_is_none_is_said_with_the_line() -> None:
    with pytest.raises(FormatError, match="is no chat of WhatsApp") as caught:
        load(b"User: hello", format="whatsapp")
    assert caught.value.line == 1


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("WhatsApp Chat with Ann", "Ann"),
        ("WhatsApp_Chat_with_Ann", "Ann"),
        ("WhatsApp Chat - Lake house 2025 (2)", "Lake house 2025"),
        ("Discussion WhatsApp avec Maëlle", "Maëlle"),
        ("Chat de WhatsApp con Lucía", "Lucía"),
        ("_chat", ""),
        ("holiday", ""),
    ],
)
def test_the_title_in_the_name_of_a_file(name: str, title: str) -> None:
    assert find_title(name) == title


def test_a_longer_export_adds_only_what_is_new(tmp_path: Path) -> None:
    lines = chats.GERMAN_ANDROID.splitlines(keepends=True)
    path = tmp_path / "WhatsApp Chat mit Jette.txt"
    path.write_text("".join(lines[:7]))
    with Memory(home=tmp_path / "home") as memory:
        assert memory.import_from(path).messages == 3
        path.write_text("".join(lines))
        again = memory.import_from(path)
        assert (again.new, again.messages) == (2, 3)  # what the month goes on with, and the next month
        other = tmp_path / "_chat.txt"  # downloaded again, and Ole is called otherwise in the other phone's contacts
        other.write_text(chats.GERMAN_ANDROID.replace("- Ole:", "- Ole Hansen:"))
        assert memory.import_from(other).messages == 0
        other.write_text(chats.GERMAN_ANDROID.replace("- Ole: ok", "- Ole: Diese Nachricht wurde gelöscht.") + LATER)
        assert memory.import_from(other).messages == 1
        other.write_text("".join(lines[4:]) + LATER)  # the phone no longer has the beginning
        assert memory.import_from(other).statements == 0
        assert [len(list(memory.search(word).hits)) > 0 for word in ("Therme", "Silvester")] == [True, True]


def test_preview_import_and_search_on_the_command_line(tmp_path: Path) -> None:
    folder, home = tmp_path / "chats", ["--home", str(tmp_path / "home")]
    folder.mkdir()
    (folder / "WhatsApp Chat with Dad.txt").write_text(chats.UK_IPHONE)
    (folder / "ambiguous.txt").write_text(chats.AMBIGUOUS)
    with zipfile.ZipFile(folder / "WhatsApp Chat - Lake.zip", "w") as archive:
        archive.writestr("_chat.txt", chats.US_ANDROID)
    assert str(look_at_folder(folder)) == "WhatsApp chats: 1, text files with speaker lines: 2"

    def run(*arguments: str) -> str:
        done = CliRunner().invoke(cli, [*home, *arguments])
        assert done.exit_code == 0, done.output
        return done.stdout

    preview = json.loads(run("import", str(folder), "--dry-run", "--json"))
    assert (preview["conversations"], preview["messages"], preview["first"]) == (3, 9, "2024-01-19")
    printed = run("import", str(folder), "--yes")
    assert "3 conversations with 9 new messages" in printed and "may be day/month or month/day" in printed
    assert "allergic to codeine" in run("search", "codeine")
    assert "canoe" in run("search", "--source-type", "conversation", "canoe trailer")


names = st.sampled_from(["Ann", "Ben Okafor", "Zoë 🎸", "+49 170 5550142", "아라"])
lines = st.text(st.sampled_from("abzÄö 😀.,:;!?'()-/[]0123456789"), min_size=1, max_size=40).filter(
    lambda text: text == text.strip()
)


@given(
    st.lists(st.tuples(st.integers(0, 90_000), names, st.lists(lines, min_size=1, max_size=3)), min_size=2, max_size=9),
    st.sampled_from([
        "%d/%m/%Y, %H:%M - ",
        "%m/%d/%y, %I:%M\u202f%p - ",
        "[%d.%m.%y, %H:%M:%S] ",
        f"{LRM}[%d/%m/%Y, %I:%M:%S %p] ",
        "%Y-%m-%d %H:%M - ",
    ]),
)  # fmt: skip
def test_what_is_written_is_read(steps: list[tuple[int, str, list[str]]], shape: str) -> None:
    time, written, expected = datetime(2024, 1, 13, 9, tzinfo=UTC), "", []  # a day that is no month
    for minutes, name, text in steps:
        time += timedelta(minutes=minutes)
        written += f"{time.strftime(shape)}{name}: {chr(10).join(text)}\n"
        expected.append((time, name, "\n".join(text)))
    found = load(written.encode(), format="whatsapp")
    assert [(m.time, m.name, m.content) for each in found for m in each.messages] == expected


@given(st.text(st.sampled_from("0123456789/.-:, \u202fAPMapm[]年"), max_size=24))
def test_any_stamp_is_a_time_or_none(text: str) -> None:
    stamp = parse_stamp(text)
    assert stamp is None or all(time is None or time.tzinfo is UTC for time in map(stamp.read, (False, True)))
