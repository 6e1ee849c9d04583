"""A line on standard input that is no valid message is repaired, or answered: no client waits in vain."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

PROGRAM = [sys.executable, "-c", "from vault_memory.cli import main; main()"]
CALL = '{"jsonrpc":"2.0","id":%s,"method":"tools/call","params":{"name":"memory_remember","arguments":{"text":%s}}}'
HELLO = (
    '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},'
    '"clientInfo":{"name":"t","version":"1"}}}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
)


class Client:
    """A client that writes whatever lines it is given."""

    def __init__(self, home: Path) -> None:
        environment = {key: value for key, value in os.environ.items() if not key.startswith("VAULT_MEMORY")}
        self.process = subprocess.Popen(
            [*PROGRAM, "--home", str(home), "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
        )
        self.send(*HELLO)
        assert self.read()["id"] == 0

    def send(self, *lines: str | bytes) -> None:
        assert self.process.stdin is not None
        for line in lines:
            self.process.stdin.write((line.encode() if isinstance(line, str) else line) + b"\n")
        self.process.stdin.flush()

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def answers(self, *lines: str | bytes) -> list[dict[str, Any]]:
        """Return what is answered until a ping behind the lines is, so that a missing answer is seen at once."""
        self.send(*lines, '{"jsonrpc":"2.0","id":"end","method":"ping"}')
        found: list[dict[str, Any]] = []
        while (answer := self.read())["id"] != "end":
            found.append(answer)
        return found


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    started = Client(tmp_path_factory.mktemp("home"))
    yield started
    started.process.kill()
    started.process.communicate()


def test_half_a_surrogate_pair_is_replaced(client: Client) -> None:
    client.send(CALL % (7, r'"The barge \ud83d leaves at half past nine"'))
    answer = client.read()
    assert answer["id"] == 7 and not answer["result"]["isError"]
    text = answer["result"]["structuredContent"]["text"]
    assert text.startswith("The barge ") and text.endswith(" leaves at half past nine")
    assert "\ud83d" not in text


@pytest.mark.parametrize(
    ("line", "known", "said"),
    [
        ("no JSON at all", None, "not valid JSON"),
        ('{"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":', 8, "not valid JSON"),
        ('{"jsonrpc":"2.0","id":"a-9","method":"tools/call","params":' + "[" * 5000 + "}", "a-9", "recursion limit"),
        (CALL % (10, "9" * 5000), 10, "number out of range"),
        (CALL % (11, "[" * 600 + "]" * 600), 11, "not valid"),
        ('{"jsonrpc":"2.0","id":12,"method":"tools/call","params":[1]}', 12, "its 'params' has the wrong type"),
        ('{"jsonrpc":"2.0","id":13,"method":5}', 13, "its 'method' has the wrong type"),
        ('{"jsonrpc":"2.0","id":14}', 14, "its 'method'"),
        ("[1, 2]", None, "not a JSON object"),
        (b"\x00\xff\xfe", None, "not valid JSON"),
        ('{"jsonrpc":"2.0","method":"tools/call","params":{"name":"x","arguments":{"id": 5', None, "not valid JSON"),
    ],
)
def test_what_is_no_message_is_answered_with_an_error(
    client: Client, line: str | bytes, known: int | str | None, said: str
) -> None:
    [answer] = client.answers(line)
    assert answer["id"] == known
    assert said in answer["error"]["message"] and "\n" not in answer["error"]["message"]


def test_what_nobody_waits_for_is_not_answered(client: Client) -> None:
    assert client.answers("", "  ", '{"jsonrpc":"2.0","method":"notifications/x","params":[1]}') == []
    assert client.answers('{"jsonrpc":"2.0","id":3,"result":[]}') == []
