"""Test which requests are allowed, and the headers of every response."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from serve_constants import API, HOST
from serve_constants import TOKEN as TOKEN_GIVEN

from vault_memory import Memory
from vault_memory.serve.http.app import create_app
from vault_memory.serve.http.auth import ENDED, TOKEN, Access, load_token
from vault_memory.serve.jobs.scheduler import Jobs


def test_nothing_without_a_token(stranger: TestClient) -> None:
    for path in ("search?q=x", "topics", "settings", "review", "debug/stats", "openapi.json"):
        answer = stranger.get(f"{API}/{path}")
        assert answer.status_code == 401, path
        assert answer.headers["content-type"] == "application/problem+json"
        assert "results" not in answer.text


@pytest.mark.parametrize("given", ["Bearer wrong", "Basic a-token-of-the-tests", "Bearer", "", "Bearer \xe9"])
def test_a_wrong_token_is_no_token(stranger: TestClient, given: str) -> None:
    answer = stranger.get(f"{API}/topics", headers={"Authorization": given.encode("latin-1")})
    assert answer.status_code == 401


def test_wrong_tokens_are_counted(stranger: TestClient) -> None:
    codes = [stranger.get(f"{API}/topics", headers={"Authorization": f"Bearer {n}"}).status_code for n in range(12)]
    assert codes[:10] == [401] * 10
    assert codes[-1] == 429


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8765.evil.example", ""])
def test_other_names_of_this_server_are_refused(client: TestClient, host: str) -> None:
    assert client.get(f"{API}/topics", headers={"Host": host}).status_code == 421


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:8765", "http://127.0.0.1:8766"])
def test_other_sites_are_refused_even_with_the_token(client: TestClient, origin: str) -> None:
    assert client.get(f"{API}/topics", headers={"Origin": origin}).status_code == 403


def test_its_own_page_is_let_in(client: TestClient) -> None:
    assert client.get(f"{API}/topics", headers={"Origin": "http://127.0.0.1:8765"}).status_code == 200


def test_a_browsers_request_from_elsewhere_is_refused(client: TestClient) -> None:
    assert client.get(f"{API}/topics", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403


def test_a_session_needs_its_key_for_everything(stranger: TestClient) -> None:
    opened = stranger.post(f"{API}/session", json={"token": TOKEN_GIVEN})
    assert opened.status_code == 200
    cookie = opened.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie
    for header in ({}, {"X-CSRF-Token": "no"}, {"X-CSRF-Token": ""}):
        assert stranger.get(f"{API}/topics", headers=header).status_code == 401
        assert stranger.patch(f"{API}/settings", json={"search.limit": 5}, headers=header).status_code == 401
        assert stranger.get(f"{API}/session", headers=header).json() == {"user": "", "authenticated": False}
    key = {"X-CSRF-Token": opened.json()["key"]}
    assert stranger.get(f"{API}/topics", headers=key).status_code == 200
    assert stranger.patch(f"{API}/settings", json={"search.limit": 5}, headers=key).status_code == 200
    assert stranger.get(f"{API}/session", headers=key).json()["user"] == "default"


def test_the_key_of_one_session_is_not_that_of_another(stranger: TestClient) -> None:
    first = stranger.post(f"{API}/session", json={"token": TOKEN_GIVEN}).json()["key"]
    second = stranger.post(f"{API}/session", json={"token": TOKEN_GIVEN}).json()["key"]
    assert first != second
    assert stranger.get(f"{API}/topics", headers={"X-CSRF-Token": first}).status_code == 401


def test_a_session_that_was_ended_is_over_for_whoever_copied_it(stranger: TestClient) -> None:
    opened = stranger.post(f"{API}/session", json={"token": TOKEN_GIVEN})
    copied, key = dict(stranger.cookies), {"X-CSRF-Token": opened.json()["key"]}
    stranger.delete(f"{API}/session", headers=key)
    stranger.cookies.update(copied)
    assert stranger.get(f"{API}/topics", headers=key).status_code == 401


def test_a_forged_cookie_opens_nothing(stranger: TestClient) -> None:
    for forged in ("ImZvcmdlZCI.aQ.AAAA", "", "..", "\xff", "a" * 4000):
        cookie = f"vault_memory_session_0={forged}".encode("latin-1")
        answer = stranger.get(f"{API}/topics", headers={"Cookie": cookie, "X-CSRF-Token": "x"})
        assert answer.status_code == 401


def test_every_answer_is_strict(client: TestClient) -> None:
    for path in ("/", f"{API}/topics", f"{API}/nothing", "/static/vendor/uplot.css"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy and "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in headers


def test_long_bodies_are_refused_while_they_arrive(client: TestClient) -> None:
    def endless() -> object:
        for _ in range(40):
            yield b'{"text": "' + b"x" * 65_536

    assert client.put(f"{API}/topics/Running", content=endless()).status_code == 413
    announced = client.put(f"{API}/topics/Running", content=b"{}", headers={"Content-Length": "99999999999"})
    assert announced.status_code == 413


@pytest.mark.parametrize(
    "path",
    [
        "../../etc/passwd",
        "..%2f..%2fetc%2fpasswd",
        "%2e%2e/%2e%2e/config.yaml",
        "topics/../config.yaml",
        "/etc/passwd",
        "..\\..\\config.yaml",
        "topics/%00",
        "config.yaml",
        ".state/server-token",
        "conversations/2026-07-21-achilles.md",
    ],
)
def test_no_path_leaves_the_topics(client: TestClient, path: str) -> None:
    for answer in (
        client.get(f"{API}/topics/{path}"),
        client.put(f"{API}/topics/{path}", json={"text": "mine"}, headers={"If-Match": "*"}),
        client.get(f"/static/{path}"),
        client.get(f"/static/swagger/{path}"),
    ):
        assert answer.status_code in {404, 405, 422}, (answer.request.url, answer.status_code)
        assert "root:" not in answer.text and "a-token" not in answer.text


def test_the_token_is_the_owners_alone(memory: Memory) -> None:
    made, new = load_token(memory)
    assert new and len(made) >= 40
    assert load_token(memory) == (made, False)
    assert memory.state.path(TOKEN).stat().st_mode & 0o777 == 0o600


def test_a_client_gets_so_many_requests_a_second(memory: Memory, jobs: Jobs) -> None:
    memory = Memory(memory.home, memory.user, config={"serve.requests_per_second": 5})
    with TestClient(
        create_app(memory, Access("t"), hosts=[HOST], background=jobs), base_url=f"http://{HOST}"
    ) as client:
        answers = [client.get("/static/icon.svg") for _ in range(60)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused and refused[0].headers["retry-after"] == "1"
    assert answers[0].status_code == 200


def test_a_session_that_was_ended_is_over_for_the_next_server_too(memory: Memory) -> None:
    access = Access(TOKEN_GIVEN, 1, memory)
    (first, cookie), (second, other) = access.open(), access.open()
    access.end(first)
    assert memory.state.path(ENDED).stat().st_mode & 0o777 == 0o600
    again = Access(TOKEN_GIVEN, 1, memory)
    assert again.session(cookie, first.key) is None
    assert again.session(other, second.key) == second
