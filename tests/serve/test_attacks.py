"""Test attacks on a server: real sockets, from this machine and from pages of other sites."""

from __future__ import annotations

import json
import shutil
import socket
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest
from serve_process import Served, serve

from vault_memory.serve.http.auth import Access

pytestmark = pytest.mark.slow
SAMPLE = Path(__file__).parents[2] / "sample_vault"
API = "/api/memory"
HEADER_SECONDS, BODY_SECONDS = 2, 3
LIMITS = {
    "VAULT_MEMORY_SERVE_HEADER_SECONDS": str(HEADER_SECONDS),
    "VAULT_MEMORY_SERVE_BODY_SECONDS": str(BODY_SECONDS),
    "VAULT_MEMORY_SERVE_REQUESTS_PER_SECOND": "0",
}
SECRET = "the-passphrase-outside-of-the-vault"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    home = tmp_path_factory.mktemp("attacked")
    shutil.copytree(SAMPLE, home / "default")
    (home / "outside.md").write_text(f"# Outside\n\n- {SECRET}\n")
    (home / "default/topics/Linked.md").symlink_to(home / "outside.md")
    (home / "default/topics/away").symlink_to(home, target_is_directory=True)
    (home / "default/conversations/linked.md").symlink_to(home / "outside.md")
    found = serve(home, **LIMITS)
    yield found
    assert found.stop() == 0


@pytest.fixture
def client(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.url, headers={"Authorization": f"Bearer {served.token}"}, timeout=60) as made:
        yield made


def said(served: Served, *parts: bytes, seconds: float = 20) -> bytes:
    """Everything the server answers to these bytes until it closes or says nothing for a while."""
    with closing(socket.create_connection(("127.0.0.1", served.port), 10)) as made:
        made.settimeout(seconds)
        for part in parts:
            made.sendall(part)
        found = b""
        with suppress(TimeoutError, ConnectionResetError):
            while more := made.recv(65_536):
                found += more
        return found


def request(served: Served, line: str, *headers: str, host: str = "", body: bytes = b"") -> bytes:
    names = [f"Host: {host or f'127.0.0.1:{served.port}'}", *headers]
    return "\r\n".join([line, *names, "", ""]).encode("latin-1") + body


def statuses(answer: bytes) -> list[int]:
    return [int(part[1:4]) for part in answer.split(b"HTTP/1.1")[1:]]


def test_dns_rebinding(served: Served) -> None:
    auth = f"Authorization: Bearer {served.token}"
    for host in (
        "evil.example", f"evil.example:{served.port}", f"127.0.0.1.:{served.port}", f"0.0.0.0:{served.port}",
        "127.0.0.1:80", f"127.0.0.1:{served.port}@evil.example", f"2130706433:{served.port}",
        f"[::ffff:127.0.0.1]:{served.port}",
    ):  # fmt: skip
        answer = said(served, request(served, f"GET {API}/topics HTTP/1.1", auth, "Connection: close", host=host))
        assert statuses(answer)[0] in {400, 421}, host
    two = request(served, f"GET {API}/topics HTTP/1.1", "Host: evil.example", auth, "Connection: close")
    assert statuses(said(served, two))[0] in {400, 421}
    none = f"GET {API}/topics HTTP/1.0\r\n{auth}\r\n\r\n".encode()
    assert statuses(said(served, none))[0] == 421
    absolute = request(served, f"GET http://evil.example{API}/topics HTTP/1.1", auth, "Connection: close")
    assert statuses(said(served, absolute))[0] == 404


def test_what_other_sites_can_send_changes_and_tells_nothing(served: Served) -> None:
    opened = httpx.post(f"{served.url}{API}/session", json={"token": served.token})
    cookie = opened.headers["set-cookie"].split(";")[0]
    before = (served.vault / "config.yaml").read_bytes() if (served.vault / "config.yaml").exists() else b""
    for header in (
        {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"}, {"Origin": f"http://127.0.0.1:{served.port + 1}"}, {},
        {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "navigate"},
    ):  # fmt: skip
        for method, path in (("GET", "search?q=postgres"), ("PATCH", "settings"), ("POST", "messages")):
            body = (
                {"memory.enabled": False}
                if method == "PATCH"
                else {"conversation": "x", "role": "user", "content": "y"}
            )
            answer = httpx.request(
                method, f"{served.url}{API}/{path}", headers={"Cookie": cookie, **header},
                content=json.dumps(body) if method != "GET" else None,
            )  # fmt: skip
            assert answer.status_code in {401, 403}, (header, path)
            assert "ostgres" not in answer.text and "access-control-allow-origin" not in answer.headers
    preflight = httpx.options(
        f"{served.url}{API}/settings",
        headers={"Origin": "http://evil.example", "Access-Control-Request-Method": "PATCH"},
    )
    assert preflight.status_code == 403
    now = (served.vault / "config.yaml").read_bytes() if (served.vault / "config.yaml").exists() else b""
    assert now == before


def test_a_cookie_of_the_host_opens_nothing_at_this_port(served: Served) -> None:
    """What listens on another port of 127.0.0.1 gets our cookie, and can set one: neither is enough."""
    opened = httpx.post(f"{served.url}{API}/session", json={"token": served.token})
    name, _, value = opened.headers["set-cookie"].split(";")[0].partition("=")
    assert name.endswith(f"_{served.port}")
    assert httpx.get(f"{served.url}{API}/topics", headers={"Cookie": f"{name}={value}"}).status_code == 401
    fixed = httpx.post(
        f"{served.url}{API}/session", json={"token": served.token}, headers={"Cookie": f"{name}=chosen-by-an-attacker"}
    )
    assert "chosen-by-an-attacker" not in fixed.headers["set-cookie"]


@pytest.mark.parametrize(
    "path",
    [
        "../outside.md", "..%2foutside.md", "%2e%2e%2foutside.md", "%252e%252e%252foutside.md", "..%c0%afoutside.md",
        "..%5coutside.md", "..\\outside.md", "topics/../../outside.md", "topics%2f..%2f..%2foutside.md",
        "%2e%2e\\%2e%2e\\outside.md", "C:%5coutside.md", "C:/outside.md", "%5c%5chost%5cshare", "CON", "NUL.md",
        "topics/Running.md%00.png", "topics/Running.md::$DATA", "topics/Running.md.", "//etc/passwd", "/etc/passwd",
        "file:///etc/passwd", ".state/server-token", ".index/manifest.db", "topics/../.state/server-token",
        ".git/config", "config.yaml", "topics/Linked.md", "Linked", "topics/away/outside.md", "..;/outside.md",
        "．．/outside.md", "..%ef%bc%8foutside.md", "%00", "~/outside.md", "$HOME/outside.md",
    ],
)  # fmt: skip
def test_no_path_leads_out(served: Served, path: str) -> None:
    auth = f"Authorization: Bearer {served.token}"
    wire = path.encode().decode("latin-1")
    for line in (
        f"GET {API}/topics/{wire} HTTP/1.1", f"GET {API}/conversations/{wire} HTTP/1.1", f"GET /static/{wire} HTTP/1.1",
        f"GET /static/swagger/{wire} HTTP/1.1", f"GET /{wire} HTTP/1.1", f"GET {API}/history/{wire} HTTP/1.1",
    ):  # fmt: skip
        answer = said(served, request(served, line, auth, "Connection: close"))
        assert statuses(answer)[0] not in {500}, line
        for told in (SECRET.encode(), served.token.encode(), b"root:", b"SQLite format", b"[core]"):
            assert told not in answer, line


def test_conversations_that_are_links_are_not_followed(client: httpx.Client) -> None:
    found = client.get(f"{API}/search", params={"q": SECRET, "touch": False}).text
    assert SECRET not in found.replace(f'"query":"{SECRET}"', "").replace(f'"query": "{SECRET}"', "")
    assert client.get(f"{API}/conversations/linked").status_code in {404, 422}


def test_requests_are_not_smuggled(served: Served) -> None:
    hidden = request(served, f"GET {API}/topics HTTP/1.1", f"Authorization: Bearer {served.token}")
    chunked = b"0\r\n\r\n" + hidden
    for headers in (
        ("Content-Length: 4", f"Content-Length: {len(chunked)}"),
        ("Transfer-Encoding: chunked", "Transfer-Encoding: identity", f"Content-Length: {len(chunked)}"),
        ("Transfer-Encoding : chunked",),
        ("Transfer-Encoding: xchunked",),
        (" Transfer-Encoding: chunked",),
        ("Content-Length: +4",),
        ("Content-Length: 0x4",),
        ("Content-Length: -1",),
    ):
        first = request(served, f"POST {API}/session HTTP/1.1", *headers, "Content-Type: application/json")
        answer = said(served, first, chunked, seconds=3)
        assert 200 not in statuses(answer), headers
    both = request(
        served, f"POST {API}/session HTTP/1.1", "Transfer-Encoding: chunked", f"Content-Length: {len(chunked)}"
    )
    assert (
        len(statuses(said(served, both, chunked, seconds=3))) <= 2
    )  # no proxy stands before us that reads it otherwise


def test_headers_that_dribble_are_cut_off(served: Served) -> None:
    begun = monotonic()
    slow = [socket.create_connection(("127.0.0.1", served.port), 10) for _ in range(220)]
    try:
        for made in slow:
            made.sendall(b"GET / HTTP/1.1\r\nX-")
        slow[0].settimeout(HEADER_SECONDS + 15)
        with suppress(ConnectionResetError):
            assert slow[0].recv(100) == b""
        assert monotonic() - begun < HEADER_SECONDS + 12
        for _ in range(100):
            if httpx.get(f"{served.url}/static/icon.svg").status_code == 200:
                break
            sleep(0.1)
        assert httpx.get(f"{served.url}/static/icon.svg").status_code == 200
    finally:
        for made in slow:
            made.close()


def test_a_second_request_that_dribbles_is_cut_off_too(served: Served) -> None:
    with closing(socket.create_connection(("127.0.0.1", served.port), 10)) as made:
        made.settimeout(HEADER_SECONDS + 15)
        made.sendall(request(served, "GET /static/icon.svg HTTP/1.1"))
        answer = b""
        while b"</svg>" not in answer:
            answer += made.recv(65_536)
        sleep(0.5)
        begun = monotonic()
        made.sendall(b"GET /static")
        with suppress(ConnectionResetError):
            while made.recv(65_536):
                continue
        assert monotonic() - begun < HEADER_SECONDS + 10


def test_a_body_that_dribbles_ends_in_408(served: Served) -> None:
    line = request(served, f"POST {API}/session HTTP/1.1", "Content-Type: application/json", "Content-Length: 1000")
    begun = monotonic()
    answer = said(served, line, b'{"token', seconds=BODY_SECONDS + 15)
    assert statuses(answer) == [408]
    assert monotonic() - begun < BODY_SECONDS + 12


def test_large_headers_are_refused(served: Served) -> None:
    assert statuses(said(served, request(served, "GET / HTTP/1.1", "X-Big: " + "a" * 200_000), seconds=5))[:1] in (
        [400],
        [],
    )
    many = [f"X-{number}: a" for number in range(20_000)]
    assert statuses(said(served, request(served, "GET / HTTP/1.1", *many), seconds=5))[:1] in ([400], [])
    assert httpx.get(f"{served.url}/static/icon.svg").status_code == 200


def test_many_parameters_cost_little(client: httpx.Client) -> None:
    begun = monotonic()
    answer = client.get(f"{API}/search?q=postgres&" + "&".join(f"p{number}=x" for number in range(6_000)))
    assert answer.status_code in {200, 400, 422}
    long = client.get(f"{API}/search", params={"q": "word " * 1_900})
    assert long.status_code == 200
    assert client.get(f"{API}/search", params={"q": '("a" -b) ' * 800 + "topic:" * 200}).status_code == 200
    assert monotonic() - begun < 30


@pytest.mark.parametrize("path", ["archive", "messages", "consolidate"])
def test_nested_and_packed_bodies(client: httpx.Client, path: str) -> None:
    for body, headers in (
        (b"[" * 400_000, {"Content-Type": "application/json"}),
        (b'{"messages":' * 60_000, {"Content-Type": "application/json"}),
        (b"\x1f\x8b\x08" + b"\0" * 1000, {"Content-Type": "application/json", "Content-Encoding": "gzip"}),
        (b"PK\x03\x04" + b"\0" * 1000, {"Content-Type": "application/zip"}),
        (b'{"messages": [{"role": "user", "content": "\\ud800"}]}', {"Content-Type": "application/json"}),
        (b'{"token": 1e999999}', {"Content-Type": "application/json"}),
        (b"1" * 900_000, {"Content-Type": "application/json"}),
    ):
        answer = client.post(f"{API}/{path}", content=body, headers=headers)
        assert answer.status_code in {202, 400, 413, 422}, (path, body[:20], answer.text[:300])
        assert "Traceback" not in answer.text


def test_errors_tell_no_paths_of_this_machine(served: Served) -> None:
    for path in ("/", f"{API}/nothing", f"{API}/topics/x", "/static/none.js", "/mcp", f"{API}/session", "/docs"):
        for method in ("GET", "POST", "PUT", "DELETE", "TRACE"):
            answer = httpx.request(method, served.url + path)
            assert str(served.vault.parent) not in answer.text, (method, path)
            assert sys.prefix not in answer.text
            assert "server" not in answer.headers


def test_what_is_not_there_is_a_problem(client: httpx.Client) -> None:
    for path in ("/nothing", "/static/../../app.py"):
        page = client.get(path)
        assert page.status_code == 404 and page.headers["content-type"].startswith("text/html")
        assert "create_app" not in page.text
    for path in ("/static/none.js", f"{API}/nothing", "/static/pages"):
        answer = client.get(path)
        assert answer.status_code in {404, 405}, path
        assert answer.headers["content-type"] == "application/problem+json"
    assert httpx.get(str(client.base_url.join("/mcp"))).headers["content-type"] == "application/problem+json"


def test_streams_of_events_are_bounded(served: Served, client: httpx.Client) -> None:
    """Nobody is kept out by streams: those of work that is over end at once."""
    body = {"messages": [{"role": "user", "content": "We decided to keep lock_timeout at 2 s for dispatch_api."}]}
    task = client.post(f"{API}/archive", json=body).json()["id"]
    answers = [client.get(f"{API}/tasks/{task}/events").status_code for _ in range(60)]
    assert set(answers) == {200}
    assert client.get(f"{API}/tasks/none/events").status_code == 404


def test_wrong_tokens_keep_nobody_else_out(served: Served, client: httpx.Client) -> None:
    codes = [
        httpx.post(f"{served.url}{API}/session", json={"token": f"guess-{number}"}).status_code for number in range(30)
    ]
    assert 429 in codes
    assert client.get(f"{API}/topics").status_code == 200


def test_the_log_holds_no_secret(served: Served, client: httpx.Client) -> None:
    client.get(f"{API}/search", params={"q": "a question of mine"})
    client.get(f"{API}/topics/Running")
    log = served.vault / ".state/server.log"
    assert log.stat().st_mode & 0o777 == 0o600
    text = log.read_text()
    rows = [json.loads(line) for line in text.splitlines()]
    assert any(row.get("route") == "/search" or str(row.get("route", "")).endswith("/search") for row in rows)
    for secret in (served.token, "a question of mine", "Running", "lock_timeout"):
        assert secret not in text


HELLO = {
    "jsonrpc": "2.0", "id": 1, "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}},
}  # fmt: skip


def test_mcp_stands_behind_the_same_guard(served: Served, client: httpx.Client) -> None:
    accept = {"Accept": "application/json, text/event-stream"}
    access = Access(served.token, served.port)  # as the server's own, without a login that counts
    session, signed = access.open()
    cookie, key = {"Cookie": f"{access.cookie}={signed}"}, {"X-CSRF-Token": session.key}
    assert httpx.post(f"{served.url}/mcp", json=HELLO, headers=accept | cookie | key).status_code == 200
    assert client.post("/mcp", json=HELLO, headers=accept).status_code == 200
    for headers, status in (
        ({"Host": "evil.example"}, 421), ({"Origin": "http://evil.example"}, 403), ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
    ):  # fmt: skip
        assert client.post("/mcp", json=HELLO, headers=accept | headers).status_code == status, headers
    for alone in ({}, cookie, key):
        assert httpx.post(f"{served.url}/mcp", json=HELLO, headers=accept | alone).status_code == 401
    wrong = client.post("/mcp", json=HELLO, headers=accept | {"Authorization": "Bearer wrong"})
    assert wrong.status_code in {401, 429}  # 429 after the guesses of other tests
    large, larger = (json.dumps(HELLO | {"id": "y" * size}).encode() for size in (4_000_000, 4_200_000))
    typed = accept | {"Content-Type": "application/json"}
    assert client.post("/mcp", content=large, headers=typed).status_code == 200  # as `mcp --http` does
    for content in (larger, iter([larger])):
        refused = client.post("/mcp", content=content, headers=typed)
        assert refused.status_code == 413 and "at most 4,194,304 bytes" in refused.text
    deep = client.post("/mcp", content=b"[" * 100_000, headers=accept | {"Content-Type": "application/json"})
    assert deep.status_code == 400


def test_a_folder_of_the_disk_is_not_for_the_asking(served: Served, client: httpx.Client) -> None:
    """Whoever has the token gets the vault; no address, and no setting, makes the server read beside it."""
    for method in ("POST", "PUT", "PATCH"):
        for path in ("folders", "folders/x", "folders//etc"):
            answer = client.request(method, f"{API}/{path}", json={"root": "/etc", "path": "/etc", "name": "etc"})
            assert answer.status_code in {404, 405}, (method, path)
    assert client.get(f"{API}/folders").json()["items"] == []
