"""Test the MCP server as agents run it: a process, over standard input and output and over HTTP."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from coroutines import run
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client
from waiting import until

from vault_memory.memory import Memory

PROGRAM = [sys.executable, "-c", "from vault_memory.cli import main; main()"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Nothing of the person who runs the tests."""
    found = {key: value for key, value in os.environ.items() if not key.startswith(("VAULT_MEMORY", "RAG_"))}
    return found | {"HOME": str(tmp_path), "COLUMNS": "100"}


def stdio(home: Path, environment: dict[str, str]) -> StdioServerParameters:
    return StdioServerParameters(command=PROGRAM[0], args=[*PROGRAM[1:], "--home", str(home), "mcp"], env=environment)


async def found(client: Client, query: str) -> list[dict[str, Any]]:
    result = await client.call_tool("memory_search", {"query": query})
    assert not result.is_error, result.content
    rows: list[dict[str, Any]] = result.structured_content["results"]
    return rows


@dataclass
class Served:
    url: str
    token: str
    process: subprocess.Popen[str]

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.process.send_signal(how)
        self.process.wait(timeout=20)
        assert self.process.stderr is not None
        self.process.stderr.close()

    @asynccontextmanager
    async def client(self, mode: str = "auto") -> AsyncIterator[Client]:
        async with (
            create_mcp_http_client({"Authorization": f"Bearer {self.token}"}) as http,
            Client(streamable_http_client(self.url, http_client=http), mode=mode) as client,  # type: ignore[arg-type]
        ):
            yield client


def start(home: Path, environment: dict[str, str]) -> Served:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [*PROGRAM, "--home", str(home), "mcp", "--http", "--port", str(port)],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=environment,
    )  # fmt: skip
    assert process.stderr is not None
    said = process.stderr.readline()
    match = re.match(r"(http://127\.0\.0\.1:\d+/mcp)  \(bearer token in (.*)\)", said)
    assert match is not None, said + process.stderr.read()
    until(lambda: _answers(port))
    return Served(match[1], Path(match[2]).read_text().strip(), process)


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture
def served(home: Path, environment: dict[str, str]) -> Iterator[Served]:
    running = start(home, environment)
    yield running
    running.stop()


@pytest.mark.parametrize("mode", ["auto", pytest.param("legacy", marks=pytest.mark.slow)])
def test_a_session_over_standard_input_and_output(home: Path, environment: dict[str, str], mode: str) -> None:
    """With a client of the newest protocol, and one that shakes hands as agents of today do."""

    async def session() -> None:
        async with Client(stdio(home, environment), mode=mode) as client:  # type: ignore[arg-type]
            assert len((await client.list_tools()).tools) >= 6
            assert any("#^vm-" in row["citation"] for row in await found(client, "outbox"))
            refused = await client.call_tool("memory_search", {"query": "x", "top_k": 3})
            assert refused.is_error
            kept = await client.call_tool("memory_remember", {"text": "Tea is served at four", "topic": "Tea"})
            assert kept.structured_content["outcome"] == "added"
            assert (await found(client, "when is tea served"))[0]["text"] == "Tea is served at four"
            path = home / "default/topics/Tea.md"
            path.write_text(path.read_text().replace("at four", "at five"))
            assert (await found(client, "when is tea served"))[0]["text"] == "Tea is served at five"
            path.unlink()
            assert not any("Tea" in row["citation"] for row in await found(client, "when is tea served"))

    run(session())


@pytest.mark.slow
@pytest.mark.parametrize("transport", ["stdio", "http"])
def test_forgetting_over_a_transport(home: Path, environment: dict[str, str], transport: str) -> None:
    """Shown first, done when confirmed, and gone from every file for whoever asks next."""

    async def session(client: Client) -> None:
        kept = await client.call_tool("memory_remember", {"text": "The alarm code is 4711-osprey", "topic": "House"})
        citation = kept.structured_content["citation"]
        shown = await client.call_tool("memory_forget", {"kind": "cell", "what": citation})
        assert shown.structured_content["preview"] is True
        (statement,) = shown.structured_content["statements"]
        assert statement.startswith("The alarm code is 4711-osprey (topics/")
        assert (await found(client, "alarm code"))[0]["text"] == "The alarm code is 4711-osprey"
        gone = await client.call_tool("memory_forget", {"kind": "cell", "what": citation, "confirm": True})
        assert (gone.is_error, gone.structured_content["preview"]) == (False, False)
        assert not any("osprey" in row["text"] for row in await found(client, "alarm code"))
        again = await client.call_tool("memory_forget", {"kind": "cell", "what": citation, "confirm": True})
        assert again.is_error

    async def over_stdio() -> None:
        async with Client(stdio(home, environment)) as client:
            await session(client)

    async def over_http(running: Served) -> None:
        async with running.client() as client:
            await session(client)

    if transport == "stdio":
        run(over_stdio())
    else:
        running = start(home, environment)
        try:
            run(over_http(running))
        finally:
            running.stop(signal.SIGTERM)
    left = [path for path in home.rglob("*") if path.is_file() and b"osprey" in path.read_bytes()]
    assert left == []


@pytest.mark.slow
def test_a_hundred_calls_at_once_and_edits_between_them(home: Path, environment: dict[str, str]) -> None:
    async def session() -> None:
        async with Client(stdio(home, environment)) as client:
            calls = [
                client.call_tool("memory_search", {"query": f"outbox {number}"})
                if number % 4
                else client.call_tool(
                    "memory_remember", {"text": f"Shelf {number} holds jar {number}", "topic": "Jars"}
                )
                for number in range(100)
            ]
            note = home / "default/topics/Note.md"
            note.write_text("# Note\n\n- typed by hand while calls run\n")
            answers = await asyncio.gather(*calls)
            assert not any(answer.is_error for answer in answers)
            assert any("typed by hand" in row["text"] for row in await found(client, "typed by hand while calls run"))

    run(session())
    jars = Memory(home=home).topics.get("Jars")
    assert sorted(cell.text for cell in jars.cells) == sorted(f"Shelf {n} holds jar {n}" for n in range(0, 100, 4))
    assert len({cell.id for cell in jars.cells}) == 25


@pytest.mark.slow
def test_two_clients_at_once_one_of_them_killed(home: Path, environment: dict[str, str]) -> None:
    """Each has a server process of its own; one that dies in the middle of writing leaves nothing behind."""

    async def session() -> None:
        async with Client(stdio(home, environment)) as one:
            program = [*PROGRAM, "--home", str(home), "mcp"]
            other = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, bufsize=0)
            assert other.stdin is not None and other.stdout is not None
            hello = (
                b'{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",'
                b'"capabilities":{},"clientInfo":{"name":"t","version":"1"}}}\n'
                b'{"jsonrpc":"2.0","method":"notifications/initialized"}\n'
            )
            other.stdin.write(hello)
            other.stdout.readline()
            for number in range(1, 20):
                other.stdin.write(
                    b'{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"memory_remember",'
                    b'"arguments":{"text":"Line %d of the other client","topic":"Other"}}}\n' % (number, number)
                )
            other.stdout.readline()
            other.send_signal(signal.SIGKILL)
            other.communicate()
            for number in range(5):
                result = await one.call_tool(
                    "memory_remember", {"text": f"Line {number} of the first", "topic": "First"}
                )
                assert not result.is_error, result.content
            assert len(await found(one, "line of the first")) >= 5
        async with Client(stdio(home, environment)) as again:
            assert any("other client" in row["text"] for row in await found(again, "line of the other client"))

    run(session())
    topics = {topic.name: topic for topic in Memory(home=home).topics.list()}
    assert not any(topic.malformed for topic in topics.values())
    assert len(topics["First"].cells) == 5


@pytest.mark.slow
def test_a_session_over_http_and_a_restart(served: Served, home: Path, environment: dict[str, str]) -> None:
    assert (home / "default/.state/server-token").stat().st_mode & 0o777 == 0o600

    async def session(running: Served) -> None:
        async with running.client() as one, running.client("legacy") as two:
            rows = await asyncio.gather(*(found(client, "outbox") for client in (one, two) for _ in range(10)))
            assert all(row == rows[0] for row in rows) and rows[0]
            kept = await one.call_tool("memory_remember", {"text": "Tea is served at four", "topic": "Tea"})
            assert not kept.is_error
            assert (await found(two, "when is tea served"))[0]["text"] == "Tea is served at four"

    run(session(served))
    served.stop()
    again = start(home, environment)
    try:
        assert again.token == served.token
        run(session(again))
    finally:
        again.stop(signal.SIGTERM)


def test_http_lets_in_who_has_the_token_and_comes_from_here(served: Served) -> None:
    hello = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    accept = {"Accept": "application/json, text/event-stream"}
    token = {"Authorization": f"Bearer {served.token}"}

    async def status(**headers: str) -> int:
        async with create_mcp_http_client(accept | headers) as http:
            return int((await http.post(served.url, json=hello)).status_code)

    async def tries() -> list[int]:
        return [
            await status(),
            await status(Authorization="Bearer wrong"),
            await status(**token, Host="evil.example"),
            await status(**token, Origin="https://evil.example"),
        ]

    assert run(tries()) == [401, 401, 421, 403]
    client = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
    begin = hello | {"method": "initialize", "params": client}

    async def long(size: int, *, announced: bool) -> tuple[int, str]:
        body = json.dumps(begin | {"id": "y" * size}).encode()

        async def parts() -> AsyncIterator[bytes]:
            for start in range(0, len(body), 65_536):
                yield body[start : start + 65_536]

        async with create_mcp_http_client(accept | token | {"Content-Type": "application/json"}) as http:
            answer = await http.post(served.url, content=body if announced else parts())
            return int(answer.status_code), str(answer.text)

    for announced in (True, False):
        assert run(long(4_000_000, announced=announced))[0] == 200
        status_code, text = run(long(4_200_000, announced=announced))
        assert status_code == 413 and "at most 4,194,304 bytes" in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--user", "nobody", "mcp"], "no memory of user 'nobody'"),
        (["mcp", "--http", "--host", "0.0.0.0"], "name one address of this machine"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(
    home: Path, environment: dict[str, str], arguments: list[str], message: str
) -> None:
    done = subprocess.run(
        [*PROGRAM, "--home", str(home), *arguments],
        capture_output=True,
        text=True,
        env=environment,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 2
    assert message in done.stderr and len(done.stderr.strip().splitlines()) == 1


@pytest.mark.slow
def test_a_port_that_is_taken(home: Path, environment: dict[str, str], served: Served) -> None:
    port = served.url.split(":")[2].split("/")[0]
    done = subprocess.run(
        [*PROGRAM, "--home", str(home), "mcp", "--http", "--port", port],
        capture_output=True,
        text=True,
        env=environment,
    )
    assert done.returncode == 2
    assert f"127.0.0.1:{port} cannot be served" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.slow
def test_a_vault_that_is_not_there_yet(tmp_path: Path, environment: dict[str, str]) -> None:
    async def session() -> None:
        async with Client(stdio(tmp_path / "new", environment)) as client:
            result = await client.call_tool("memory_search", {"query": "tea"})
            assert not result.is_error and result.structured_content["results"] == []
            kept = await client.call_tool("memory_remember", {"text": "Tea is served at four", "topic": "Tea"})
            assert kept.structured_content["outcome"] == "added"
            assert len(await found(client, "tea")) == 1
            shutil.rmtree(tmp_path / "new/default")
            gone = await client.call_tool("memory_search", {"query": "tea"})
            assert gone.structured_content is None or gone.structured_content["results"] == []

    run(session())
