from __future__ import annotations

import json
import os
import threading
from datetime import UTC, datetime
from pathlib import Path

import pytest
from examples import examples
from hypothesis import example, given
from hypothesis import strategies as st

from vault_memory.errors import FormatError, InputError
from vault_memory.importers import FORMATS, load
from vault_memory.models import Conversation, Message

DATA = Path(__file__).parents[2].parent / "shared/data"


def dump(value: object) -> bytes:
    return json.dumps(value).encode()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "role",
                    "content",
                    "messages",
                    "conversation",
                    "session_1",
                    "text",
                    "id",
                    "time",
                    "session_1_date_time",
                ]
            ),
            inner | st.sampled_from(["user", "assistant", "text"]),
            max_size=4,
        )
    ),
    max_leaves=12,
)
chatty = st.text(st.sampled_from('User:Alice \n#*`~[]-0123456789{}"<!>\t\r\u2028\ufeff'), max_size=80)


@given(
    st.binary(max_size=60)
    | chatty.map(str.encode)
    | json_values.map(dump)
    | st.lists(json_values).map(lambda values: b"\n".join(map(dump, values))),
    st.sampled_from(["auto", *FORMATS]),
)
@example(b"[" * 100_000, "auto")
@example(b'{"messages": [{"role": "user", "content": ""}], "id": ' + b"9" * 5000 + b"}", "auto")
@example(b'[{"role": "user", "content": "x", "time": 1e400}]', "auto")
@example(b'[{"role": "user", "content": "x", "time": ' + b"9" * 400 + b"}]", "auto")
@example(b'[{"role": "user", "content": "x", "time": "9999-12-31T23:59:59-12:00"}]', "auto")
@example(b"---\n? [a]\n: b\n---\nUser: x", "auto")
@example(b"[0000-00-00] Ann: x", "auto")
@example(b"[2026-01-01] Ann: x\n[99:99] Ann: y", "auto")
@example(b"User: x\n[2026-01-01T10:00+9999] User: y", "auto")
@examples(400)
def test_any_bytes_give_conversations_or_one_clear_line(data: bytes, format: str) -> None:
    try:
        found = load(data, format=format)
    except FormatError as error:
        assert str(error).startswith("<stdin>")
        assert "\n" not in str(error)
    else:
        assert found
        assert all(isinstance(one, Conversation) and one.messages for one in found)
        assert all(message.time is None or message.time.tzinfo is UTC for one in found for message in one.messages)


@pytest.mark.parametrize(
    ("data", "line", "problem"),
    [
        (b"", None, "is empty"),
        (b" \n\t\n", None, "is empty"),
        (b"PK\x03\x04\n\x00\x00", None, "damaged .zip"),
        (b"GIF8\n\x00\x00", 2, "binary"),
        ("User: hi".encode("utf-16"), None, "UTF-16"),
        (b"User: hi\ncaf\xe9", 2, "not UTF-8"),
        (b'[{"role": "user",\n "content": "cut o', 2, "cut off"),
        (b'{"messages": [', 1, "cut off"),
        (b'[{"role": "user",\n content: "x"}]', 2, "not valid JSON"),
        (b'{"role": "user", "content": "x"}\n{"role": "us', 2, "not valid JSON on this line"),
        (b'{"role": "user", "content": "x"}\n\n{"role": "boss", "content": "x"}', 3, "its role must be one of"),
        (b'{"role": "user", "content": "x"}\n[1]', 2, "not an object"),
        (b'[{"messages": [{"role": "user", "content": "x"}]}, {"messages": 1}]', None, "conversation 2"),
        (b'[{"role": "user"}]', None, "message 1: it has no 'content'"),
        (b'[{"role": "user", "content": 3}]', None, "its content must be text or a list of parts, not 3"),
        (b'[{"role": "user", "content": "x", "time": "yesterday"}]', None, "its 'time' is no date: 'yesterday'"),
        (b"[]", None, "no messages"),
        (b"{}", None, "role"),
        (b'{"messages": []}', None, "no messages"),
        (b"just some notes\nwithout a speaker", None, "no line begins with a speaker"),
        (b"User: look\n```py\nx = 1\n", 2, "fence is still open"),
        (b"---\nid: [a\n---\nUser: hi", 3, "not valid YAML"),
        (b"[2026-13-01] Ann: x", 1, "no time"),
        (b'[{"conversation": {"session_1": [{"dia_id": "D1:1"}]}}]', None, "session 1: turn 1 has no text"),
        (b'[{"conversation": {"session_1": [], "session_1_date_time": "once"}}]', None, "date cannot be read"),
        (b'[{"conversation": {}}, 3]', None, "sample 2"),
        (b"---\nid: c\n---\n<!-- message m1 user -->\n````md\nopen", 5, "still open"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_file_line_and_mend(
    tmp_path: Path, data: bytes, line: int | None, problem: str
) -> None:
    path = tmp_path / "chat.txt"
    path.write_bytes(data)
    with pytest.raises(FormatError) as caught:
        load(path)
    assert (caught.value.path, caught.value.line) == (str(path), line)
    assert problem in str(caught.value)


def test_a_file_that_cannot_be_opened_and_a_format_that_is_not_known(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.json"):
        with pytest.raises(InputError, match="cannot be read"):
            load(path)
    with pytest.raises(InputError, match=r"no format 'csv'; there are .*locomo, .*openai, .*whatsapp and auto"):
        load(b"x", format="csv")


def test_a_format_that_is_named_is_not_guessed() -> None:
    data = b'[{"role": "user", "content": "x"}]'
    with pytest.raises(FormatError):
        load(data, format="locomo")
    with pytest.raises(FormatError):
        load(data, format="markdown")


# -- OpenAI ----------------------------------------------------------------------------------------

ONE = {"role": "user", "content": "one"}
TWO = {"role": "assistant", "content": "two"}


@pytest.mark.parametrize(
    "data",
    [
        dump([ONE, TWO]),
        dump({"messages": [ONE, TWO]}),
        dump([{"messages": [ONE, TWO]}]),
        dump([[ONE, TWO]]),
        dump(ONE) + b"\n" + dump(TWO) + b"\n",
        b"\xef\xbb\xbf" + dump({"messages": [ONE, TWO]}) + b"\r\n\r\n",
        json.dumps([ONE, TWO], indent=2).replace("\n", "\r\n").encode(),
    ],
)
def test_the_shapes_of_one_conversation(data: bytes) -> None:
    (conversation,) = load(data)
    assert conversation.messages == (Message("user", "one"), Message("assistant", "two"))
    assert conversation.source == "openai"


@pytest.mark.parametrize("join", [dump, lambda many: b"\n".join(map(dump, many))])
def test_several_conversations(join: object) -> None:
    many = [{"id": "a", "messages": [ONE]}, {"conversation_id": 7, "title": "T", "messages": [TWO]}, {"messages": []}]
    found = load(join(many))  # type: ignore[operator]
    assert [(one.id, one.title, len(one.messages)) for one in found] == [("a", "", 1), ("7", "T", 1)]


def test_everything_a_message_comes_with_is_kept() -> None:
    call, picture = {"name": "run", "arguments": '{"a":1}'}, {"type": "image_url", "image_url": {}}
    (conversation,) = load(
        dump(
            {
                "id": "c",
                "title": "Tools",
                "created_at": "2026-01-18T09:58:00+01:00",
                "messages": [
                    {"role": "developer", "content": "be brief"},
                    {"role": "User", "content": "hi", "id": 12, "name": "Ann", "timestamp": 1768730340},
                    {"role": "assistant", "content": None, "tool_calls": [{"function": call}]},
                    {"role": "function", "content": "done", "created_at": 1768730340123},
                    {"role": "user", "content": [{"type": "input_text", "text": "see"}, picture, "and"]},
                ],
            }
        )
    )  # fmt: skip
    noon = datetime(2026, 1, 18, 9, 59, tzinfo=UTC)
    assert conversation.started == datetime(2026, 1, 18, 8, 58, tzinfo=UTC)
    assert conversation.messages == (
        Message("system", "be brief"),
        Message("user", "hi", "12", noon, "Ann"),
        Message("assistant", '[tool call: run({"a":1})]'),
        Message("tool", "done", "", noon.replace(microsecond=123000)),
        Message("user", "see\n[image]\nand"),
    )


@pytest.mark.parametrize(
    ("time", "expected"),
    [
        (1768730340, datetime(2026, 1, 18, 9, 59, tzinfo=UTC)),
        (1768730340.5, datetime(2026, 1, 18, 9, 59, 0, 500000, tzinfo=UTC)),
        (1768730340000000, datetime(2026, 1, 18, 9, 59, tzinfo=UTC)),
        ("1768730340", datetime(2026, 1, 18, 9, 59, tzinfo=UTC)),
        ("2026-01-18", datetime(2026, 1, 18, tzinfo=UTC)),
        ("2026-01-18 10:59:00+01:00", datetime(2026, 1, 18, 9, 59, tzinfo=UTC)),
        ("January 18, 2026", datetime(2026, 1, 18, tzinfo=UTC)),
        ("Sun, 18 Jan 2026 10:59:00 +0100", datetime(2026, 1, 18, 9, 59, tzinfo=UTC)),
    ],
)
def test_times_in_any_usual_form(time: object, expected: datetime) -> None:
    assert load(dump([{**ONE, "time": time}]))[0].messages[0].time == expected


def test_an_anchor_holds_for_the_messages_that_follow() -> None:
    said = [ONE, {**ONE, "time_anchor": "March-15-2024"}, ONE, {**ONE, "time_anchor": "April-05-2024"}, ONE]
    times = [message.time for message in load(dump(said))[0].messages]
    march, april = datetime(2024, 3, 15, tzinfo=UTC), datetime(2024, 4, 5, tzinfo=UTC)
    assert times == [None, march, march, april, april]


# -- LoCoMo ----------------------------------------------------------------------------------------


def test_a_locomo_sample() -> None:
    turn = {"speaker": "Jo", "dia_id": "D1:1", "text": "look"}
    sample = {
        "sample_id": "conv-1",
        "conversation": {
            "speaker_a": "Jo",
            "speaker_b": "Zoë",
            "session_10": [{"speaker": "Zoë", "dia_id": "D10:1", "text": "late"}],
            "session_2": [{"speaker": "Zoë", "dia_id": "D2:1", "text": "nice", "blip_caption": "a dog"}],
            "session_2_date_time": "1:56 pm on 8 May, 2023",
            "session_1": [turn],
            "session_1_date_time": "12:09 am on 1 May, 2023",
            "session_3_date_time": "1:00 pm on 9 May, 2023",
        },
        "qa": [],
    }
    for data in (dump([sample]), dump(sample), dump(sample) + b"\n" + dump(sample)):
        conversation = load(data)[0]
        assert (conversation.id, conversation.title, conversation.source) == ("conv-1", "Jo and Zoë", "locomo")
        assert conversation.messages == (
            Message("user", "look", "D1:1", datetime(2023, 5, 1, 0, 9, tzinfo=UTC), "Jo"),
            Message("user", "nice\n[image: a dog]", "D2:1", datetime(2023, 5, 8, 13, 56, tzinfo=UTC), "Zoë"),
            Message("user", "late", "D10:1", None, "Zoë"),
        )


@pytest.mark.skipif(not (DATA / "locomo").is_dir(), reason=f"needs {DATA}/locomo")
def test_the_real_samples() -> None:
    found = load(DATA / "locomo/locomo5.json")
    assert [(one.id, len(one.messages)) for one in found] == [
        ("conv-26", 419), ("conv-30", 369), ("conv-41", 663), ("conv-42", 629), ("conv-43", 680),
    ]  # fmt: skip


@pytest.mark.skipif(not (DATA / "beam").is_dir(), reason=f"needs {DATA}/beam")
def test_the_real_chats() -> None:
    (conversation,) = load(DATA / "beam/beam-1.json")
    assert (conversation.id, len(conversation.messages)) == ("beam-1", 188)
    assert conversation.messages[-1].time == datetime(2024, 4, 25, tzinfo=UTC)


def test_fifty_megabytes_are_read() -> None:
    said = [{"role": "user", "content": "x" * 10_000}] * 5_000
    assert len(load(dump(said))[0].messages) == 5_000


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_is_read_once(tmp_path: Path) -> None:
    pipe = tmp_path / "talk"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=(json.dumps([ONE, TWO]),))
    writer.start()
    (found,) = load(pipe)
    writer.join()
    assert len(found.messages) == 2
