"""Test two servers of one home: no write is lost, both apply the same permissions, vaults stay separate."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from clocks import NOW
from serve_process import Served, serve

from vault_memory.api.ended_sessions import EndedSessions
from vault_memory.api.grants import Grants
from vault_memory.errors import VaultError
from vault_memory.serve.team.access import TeamAccess
from vault_memory.settings import TeamSettings

API = "/api/memory"
SECRET = b"heliotrope"


def test_a_log_out_in_one_process_is_known_to_all(tmp_path: Path) -> None:
    grant, _ = Grants(tmp_path).issue("anna", "anna", "reader", NOW)
    one, other = (TeamAccess(Grants(tmp_path), TeamSettings()) for _ in range(2))
    session, cookie = one.open(grant)
    assert one.cookie == other.cookie and other.session(cookie, session.key) == (session, grant.id)
    other.end(session)
    assert one.session(cookie, session.key) is None and other.session(cookie, session.key) is None
    again, cookie = one.open(grant)
    assert other.session(cookie, again.key) is not None


def test_where_it_cannot_be_known_whether_a_session_has_ended_nobody_is_let_in(tmp_path: Path) -> None:
    ended = EndedSessions(tmp_path, 30)
    ended.add("a session")
    assert "a session" in ended and "another" not in ended
    shutil.rmtree(tmp_path / ".server/ended")
    (tmp_path / ".server/ended").write_text("no folder")
    with pytest.raises(VaultError):
        assert "a session" in ended
    with pytest.raises(VaultError):
        ended.add("another")


@dataclass
class Pair:
    """Two servers and a client of each."""

    home: Path
    servers: list[Served]
    clients: list[httpx.Client]
    tokens: dict[str, str]

    def of(self, person: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[person]}"}


@pytest.fixture(scope="module")
def pair(team_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    home = tmp_path_factory.mktemp("pair") / "home"
    shutil.copytree(team_home, home)
    grants, now = Grants(home), datetime.now(UTC)
    people = {"anna": "anna", "ben": "crew", "eve": "crew", "mia": "mia"}
    tokens = {person: grants.issue(person, vault, "writer", now)[1] for person, vault in people.items()}
    servers = [serve(home, "team", VAULT_MEMORY_TEAM_REQUESTS_PER_SECOND="0") for _ in range(2)]
    clients = [httpx.Client(base_url=each.url, timeout=60) for each in servers]
    yield Pair(home, servers, clients, tokens)
    for client in clients:
        client.close()
    assert [each.stop() for each in servers] == [0, 0]


@pytest.mark.slow
def test_two_servers_lose_nothing_and_a_shared_vault_names_each_writer(pair: Pair) -> None:
    def add(number: int) -> int:
        message = {"conversation": f"c{number % 3}", "role": "user", "content": f"Note number {number}."}
        person = "ben" if number % 4 < 2 else "eve"
        return pair.clients[number % 2].post(f"{API}/messages", json=message, headers=pair.of(person)).status_code

    with ThreadPoolExecutor(6) as pool:
        assert set(pool.map(add, range(40))) == {201}
    kept = "".join(path.read_text() for path in (pair.home / "crew/conversations").glob("c*.md"))
    assert all(kept.count(f"Note number {number}.") == 1 for number in range(40))
    runs = pair.clients[0].get(f"{API}/history", params={"limit": 100}, headers=pair.of("ben")).json()["items"]
    assert [run["person"] for run in runs].count("ben") == 20 == [run["person"] for run in runs].count("eve")


@pytest.mark.slow
def test_a_session_holds_in_both_processes_and_ends_in_both(pair: Pair) -> None:
    one, other = pair.clients
    key = {"X-CSRF-Token": one.post(f"{API}/session", json={"token": pair.tokens["mia"]}).json()["key"]}
    cookies = dict(one.cookies)
    other.cookies.update(cookies)
    found = other.get(f"{API}/session", headers=key)
    assert found.json().get("person") == "mia", (found.text, found.request.headers)
    assert other.delete(f"{API}/session", headers=key).status_code == 204
    for client in pair.clients:
        client.cookies.update(cookies)
        assert client.get(f"{API}/topics", headers=key).status_code == 401
        client.cookies.clear()
    Grants(pair.home).revoke("mia")
    assert {client.get(f"{API}/topics", headers=pair.of("mia")).status_code for client in pair.clients} == {401}


TARGETS = (
    "/api/memory/topics/Ledger",
    "/api/memory/../../anna/topics/Ledger.md",
    "/api/memory/%2e%2e/%2e%2e/anna/topics/Ledger.md",
    "/api/memory/topics/..%2f..%2f..%2fanna%2ftopics%2fLedger.md",
    "/api/memory/topics/..%5c..%5canna%5ctopics%5cLedger.md",
    "/api/memory/topics/%00/../Ledger",
    "/api/memory/topics/file:%2f%2f%2f{home}%2fanna%2ftopics%2fLedger.md",
    "//anna/api/memory/topics/Ledger",
    "/anna/api/memory/topics/Ledger",
    "/api/memory/search?q=heliotrope&user=anna&vault=anna&home=/",
    "/api/memory/search?q=heliotrope%20ledger&user=../anna",
    "/api/memory/search?q=ledger&source_type=file&as_of=2026-10-20",
    "/api/memory/search?q=heliotrope%20ledger",
    "/api/memory/search?q=ledger&source_type=file",
    "/api/memory/search?q=safe%20topic:../../anna/topics/Ledger",
    "/api/memory/history?what=../../anna/topics/Ledger.md",
    "/api/memory/conversations/..%2f..%2fanna%2fconversations%2fx",
    "/api/memory;user=anna/topics/Ledger",
    "http://anna/api/memory/topics/Ledger",
    "/static/../../anna/topics/Ledger.md",
    "/static/%2e%2e/%2e%2e/%2e%2e{home}/anna/topics/Ledger.md",
    "/api/memory/context?message=heliotrope%20ledger%20blue%20safe&user=anna",
    "/api/memory/context?q=heliotrope%20ledger",
    "/mcp?user=anna",
)
HEADERS: tuple[tuple[str, ...], ...] = (
    (),
    ("X-Vault-Memory-Vault: anna",),
    ("X-Forwarded-User: anna", "X-Forwarded-For: 127.0.0.1"),
    ("Authorization: Bearer anna",),
    ("X-Original-URL: /anna/api/memory/topics/Ledger", "X-Rewrite-URL: /anna"),
    ("X-HTTP-Method-Override: PUT", "Forwarded: for=127.0.0.1;host=anna"),
    ("Cookie: vault_memory_session_team=anna; user=anna", "X-CSRF-Token: anna"),
    ("Transfer-Encoding: chunked", "Content-Length: 4"),
)


def say(served: Served, lines: list[str]) -> bytes:
    """Return everything that the server answers to a request as it is written."""
    with closing(socket.create_connection(("127.0.0.1", served.port), 10)) as made:
        made.settimeout(20)
        made.sendall("\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1"))
        found = b""
        with suppress(TimeoutError, ConnectionResetError):
            while more := made.recv(65_536):
                found += more
        return found


@pytest.mark.slow
def test_no_raw_request_to_either_process_reaches_another_vault(pair: Pair) -> None:
    own = f"Authorization: Bearer {pair.tokens['ben']}"

    def attack(number: int) -> bytes:
        served = pair.servers[number // 3 % 2]  # each target and each header reaches both
        target = TARGETS[number % len(TARGETS)].replace("{home}", str(pair.home))
        headers = HEADERS[number // len(TARGETS)]
        lines = [f"GET {target} HTTP/1.1", f"Host: 127.0.0.1:{served.port}", own, *headers]
        answer = say(served, lines)
        assert b"blue safe" not in answer and b"Ledger.md#" not in answer, lines
        return answer

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(attack, range(len(TARGETS) * len(HEADERS))))
    assert len(answers) == 192 and sum(b" 200 " in answer[:20] for answer in answers) > 15, (
        "none of them was understood"
    )
    found = pair.clients[1].get(f"{API}/search", params={"q": "ledger"}, headers=pair.of("anna"))
    assert SECRET in found.content


@pytest.mark.slow
@pytest.mark.parametrize("where", [0, 1])
def test_what_one_process_holds_for_a_person_the_other_gives_to_nobody(pair: Pair, where: int) -> None:
    def mcp(client: httpx.Client, person: str, body: dict[str, Any], **headers: str) -> httpx.Response:
        accept = {"Accept": "application/json, text/event-stream"}
        return client.post("/mcp", json={"jsonrpc": "2.0", **body}, headers=pair.of(person) | accept | headers)

    here, there = pair.clients[where], pair.clients[1 - where]
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    opened = mcp(here, "anna", {"id": 1, "method": "initialize", "params": hello}).headers["mcp-session-id"]
    calls: list[Callable[[httpx.Client], httpx.Response]] = [
        lambda client: mcp(client, "ben", {"id": 2, "method": "tools/list"}, **{"Mcp-Session-Id": opened}),
        lambda client: client.get(f"{API}/tasks/{task}", headers=pair.of("ben")),
        lambda client: client.delete(f"{API}/tasks/{task}", headers=pair.of("eve")),
    ]
    body = {"id": f"t{where}", "messages": [{"role": "user", "content": "The blue safe was moved to the cellar."}]}
    task = here.post(f"{API}/archive", json=body, headers=pair.of("anna")).json()["id"]
    for call in calls:
        assert [call(client).status_code for client in (here, there)] == [404, 404]


def test_behind_a_proxy_as_the_guide_configures_it_people_log_in(team_home: Path, tmp_path: Path) -> None:
    shutil.copytree(team_home, tmp_path / "home")
    _, token = Grants(tmp_path / "home").issue("anna", "anna", "writer", datetime.now(UTC))
    own = {"VAULT_MEMORY_TEAM_NAMES": "memory.example.org", "VAULT_MEMORY_TEAM_PROXY": "127.0.0.1"}
    server = serve(tmp_path / "home", "team", **own)
    try:
        headers = {
            "Host": "memory.example.org",
            "Origin": "https://memory.example.org",
            "X-Forwarded-For": "203.0.113.7",
            "X-Forwarded-Proto": "https",
        }
        answer = httpx.post(f"{server.url}{API}/session", json={"token": token}, headers=headers, timeout=60)
        assert answer.status_code == 200 and "secure" in answer.headers["set-cookie"].lower()
    finally:
        server.stop()
