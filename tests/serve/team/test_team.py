"""Test the team server: authors in a shared vault, opening and closing of vaults, limits, ways to log in."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from weakref import WeakSet

import pytest
from click.testing import CliRunner
from served_team import HOST, Team, list_tools
from waiting import until

from vault_memory import Memory
from vault_memory.api.grants import Grants
from vault_memory.cli import cli
from vault_memory.errors import InputError, NotFoundError, UnsafeNameError, VaultError
from vault_memory.serve.team.access import TeamAccess
from vault_memory.settings import TeamSettings

NOW = datetime(2026, 11, 22, tzinfo=UTC)


def test_what_a_person_writes_names_them_in_the_log_and_the_commit(team: Team) -> None:
    vault = team.home / "crew"
    with Memory(team.home, "crew") as memory:
        memory.setup_git()
    assert team.ask(
        "ben", "POST", "/messages", json={"conversation": "s", "role": "user", "content": "Hello there."}
    ).is_success
    run = team.ask("ben", "GET", "/history").json()["items"][0]
    assert run["person"] == "ben"
    author = subprocess.run(["git", "-C", str(vault), "log", "-1", "--format=%an"], capture_output=True, text=True)
    assert author.stdout.strip() == "ben"


def test_the_story_of_a_statement_names_each_who_had_a_part_in_it(team_home: Path, tmp_path: Path) -> None:
    shutil.copytree(team_home / "crew", tmp_path / "crew")
    for person in ("ben", "cleo"):
        with Memory(tmp_path, "crew", person=person) as memory:
            (item,) = memory.remember("The lighthouse lamp is serviced in March", topic="Lighthouse").items
    with Memory(tmp_path, "crew") as memory:
        events = memory.runs.cell_events(item.cell)
    assert [(event.what, event.author) for event in events] == [("added", "ben"), ("said again", "cleo")]


def test_more_people_than_open_vaults_are_served_one_after_the_other(start: Callable[..., Team]) -> None:
    team = start(open_vaults=1)
    for _ in range(2):
        for person in ("anna", "ben", "cleo"):
            assert team.ask(person, "GET", "/topics").status_code == 200


def test_the_rate_of_one_person_does_not_slow_another(start: Callable[..., Team]) -> None:
    team = start(requests_per_second=3)
    answers = [team.ask("ben", "GET", "/nothing").status_code for _ in range(30)]
    assert 429 in answers
    assert team.ask("cleo", "GET", "/topics").status_code == 200


def test_a_vault_that_has_grown_to_its_quota_is_only_read(start: Callable[..., Team]) -> None:
    team = start(quota_mb=1)
    (team.home / "crew/large.bin").write_bytes(b"0" * 2_000_000)
    message = {"conversation": "s", "role": "user", "content": "Hello there."}
    assert team.ask("ben", "POST", "/messages", json=message).status_code == 507
    assert team.ask("ben", "GET", "/topics").status_code == 200
    assert team.ask("anna", "POST", "/messages", json=message).is_success


def test_a_vault_that_has_grown_to_its_quota_is_only_read_by_agents_too(start: Callable[..., Team]) -> None:
    team = start(quota_mb=1)
    assert "memory_remember" in list_tools(team, "ben")
    (team.home / "crew/large.bin").write_bytes(b"0" * 2_000_000)
    team = start(quota_mb=1)  # which has measured no size yet
    assert "memory_remember" not in list_tools(team, "ben") and "memory_search" in list_tools(team, "ben")
    assert "memory_remember" in list_tools(team, "anna")


def test_many_people_are_served_with_few_vaults_open(
    start: Callable[..., Team], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a vault that was closed neither files nor index stay open, so that people who are away take no memory."""
    opened = WeakSet[Memory]()

    def open_memory(*arguments: Any, **options: Any) -> Memory:
        opened.add(memory := Memory(*arguments, **options))
        return memory

    monkeypatch.setattr("vault_memory.serve.team.server.Memory", open_memory)
    team = start(open_vaults=3)
    for number in range(12):
        team.add(f"person{number}", f"vault{number}", "reader")
        assert team.ask(f"person{number}", "GET", "/topics").status_code == 200
    until(lambda: sum("index" in vars(memory) for memory in opened) <= 3)
    assert team.ask("person0", "GET", "/topics").status_code == 200


def test_a_vault_that_cannot_be_opened_says_so_and_hinders_nobody(team: Team) -> None:
    team.add("dan", "dan", "writer")
    (team.home / "dan").write_text("a file where a vault should be")
    answer = team.ask("dan", "GET", "/topics")
    assert answer.status_code == 500 and answer.headers["content-type"] == "application/problem+json"
    assert team.ask("anna", "GET", "/topics").status_code == 200


def test_an_admin_runs_a_job_of_the_vault(team: Team) -> None:
    assert team.ask("anna", "POST", "/jobs/retention/run").status_code == 202

    def outcome() -> str:
        rows = {job["name"]: job for job in team.ask("anna", "GET", "/jobs").json()["items"]}
        return str(rows["retention"]["last"]["outcome"])

    until(lambda: outcome() == "done")
    assert not (team.home / "crew/.state/jobs.json").exists()


# -- proxies and providers -------------------------------------------------------------------------


def test_the_header_of_the_proxy_is_believed_from_the_proxy_alone(start: Callable[..., Team]) -> None:
    team = start(proxy="10.0.0.9", proxy_header="X-Forwarded-User")
    found = team.client.get("/api/memory/search", params={"q": "ledger"}, headers={"X-Forwarded-User": "anna"})
    assert "heliotrope" in found.text
    twice = [("X-Forwarded-User", "ben"), ("X-Forwarded-User", "anna")]
    assert team.client.get("/api/memory/topics", headers=twice).status_code == 401
    assert team.client.get("/api/memory/topics", headers={"X-Forwarded-User": "nobody"}).status_code == 401
    other = start(proxy="10.0.0.1", proxy_header="X-Forwarded-User")
    assert other.client.get("/api/memory/topics", headers={"X-Forwarded-User": "anna"}).status_code == 401
    off = start()
    assert off.client.get("/api/memory/topics", headers={"X-Forwarded-User": "anna"}).status_code == 401


def test_the_headers_of_a_usual_proxy_are_applied(start: Callable[..., Team]) -> None:
    forwarded = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https", "Origin": f"https://{HOST}"}
    for settings in ({"proxy": "10.0.0.9"}, {"proxy": "10.0.0.9", "proxy_header": "X-Forwarded-User"}):
        team = start(**settings)
        login = team.client.post("/api/memory/session", json={"token": team.tokens["ben"]}, headers=forwarded)
        assert login.status_code == 200 and "secure" in login.headers["set-cookie"].lower()
    found = team.client.get("/api/memory/session", headers=forwarded | {"X-Forwarded-User": "anna"})
    assert found.json()["person"] == "anna"


def test_forged_headers_of_a_proxy_change_nothing(start: Callable[..., Team]) -> None:
    """The client's address is 10.0.0.9; it claims to be the proxy, and to have come by https."""
    forged = {"X-Forwarded-For": "10.0.0.1", "X-Forwarded-Proto": "https", "Origin": f"https://{HOST}"}
    for settings in ({"proxy": "10.0.0.1", "proxy_header": "X-Forwarded-User"}, {"proxy": "10.0.0.1"}, {}):
        team = start(**settings)
        login = team.client.post("/api/memory/session", json={"token": team.tokens["ben"]}, headers=forged)
        assert login.status_code == 403
        headers = forged | {"Origin": f"http://{HOST}", "X-Forwarded-User": "anna"}
        assert team.client.get("/api/memory/topics", headers=headers).status_code == 401


def test_logins_are_counted_by_the_address_behind_the_proxy(start: Callable[..., Team]) -> None:
    team = start(proxy="10.0.0.9")

    def log_in(address: str) -> int:
        return team.client.post(
            "/api/memory/session", json={"token": "wrong"}, headers={"X-Forwarded-For": address}
        ).status_code

    assert [log_in("203.0.113.7") for _ in range(11)] == [401] * 10 + [429]
    assert log_in("203.0.113.8") == 401


@pytest.fixture(scope="module")
def provider() -> Iterator[tuple[str, Any]]:
    """An OIDC provider's address, and its private key."""
    import jwt
    from cryptography.hazmat.primitives.asymmetric import rsa

    key = rsa.generate_private_key(65537, 2048)
    published = jwt.algorithms.RSAAlgorithm.to_jwk(key.public_key(), as_dict=True) | {"kid": "k1", "use": "sig"}

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            base = f"http://127.0.0.1:{self.server.server_address[1]}"
            body = {"jwks_uri": f"{base}/keys"} if "well-known" in self.path else {"keys": [published]}
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}", key
        server.shutdown()


def test_a_providers_token_opens_the_vaults_of_its_person_and_no_forged_one(
    start: Callable[..., Team], provider: tuple[str, Any]
) -> None:
    import jwt
    from cryptography.hazmat.primitives.asymmetric import rsa

    issuer, key = provider
    team = start(oidc_issuer=issuer, oidc_audience="vault-memory")
    team.grants.issue("anna@example.org", "anna", "reader", NOW, token=False)
    right = {
        "iss": issuer,
        "aud": "vault-memory",
        "email": "anna@example.org",
        "exp": datetime.now(UTC) + timedelta(minutes=5),
    }

    def answer(claims: dict[str, Any], by: Any = key, algorithm: str = "RS256", kid: str = "k1") -> int:
        token = jwt.encode(claims, by, algorithm, headers={"kid": kid})
        return int(team.client.get("/api/memory/topics", headers={"Authorization": f"Bearer {token}"}).status_code)

    assert answer(right) == 200
    assert answer(right, kid="k2") == 401
    assert answer(right, by=rsa.generate_private_key(65537, 2048)) == 401
    assert answer(right, by="x" * 40, algorithm="HS256") == 401
    assert answer(right, by="", algorithm="none") == 401
    for wrong in ({"aud": "another"}, {"iss": "https://elsewhere.example"}, {"email": "eve@example.org"}):
        assert answer(right | wrong) == 401, wrong
    team = start(oidc_issuer=issuer, oidc_audience="vault-memory")  # which has counted no wrong tokens yet
    for wrong in (
        {"exp": datetime.now(UTC) - timedelta(minutes=5)},
        {"email_verified": False},
        {"email": ["anna@example.org"]},
    ):
        assert answer(right | wrong) == 401, wrong
    assert answer({name: value for name, value in right.items() if name != "exp"}) == 401


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"oidc_issuer": "https://login.example.org"}, "oidc_audience"),
        ({"oidc_issuer": "http://login.example.org", "oidc_audience": "x"}, "https://"),
        ({"proxy_header": "X-User"}, "needs team.proxy"),
        ({"proxy": "our-proxy", "proxy_header": "X-User"}, "IP address"),
    ],
)
def test_settings_that_do_not_go_together_are_refused(tmp_path: Any, settings: dict[str, str], said: str) -> None:
    with pytest.raises(InputError, match=said):
        TeamAccess(Grants(tmp_path), TeamSettings(**settings))  # type: ignore[arg-type]


# -- grants ----------------------------------------------------------------------------------------


def test_of_a_token_only_its_hash_is_kept_readable_by_the_owner_alone(tmp_path: Any) -> None:
    grants = Grants(tmp_path)
    grant, token = grants.issue("anna", "anna", "writer", NOW)
    kept = tmp_path / ".server/grants.json"
    assert token.partition(".")[2] not in kept.read_text() and kept.stat().st_mode & 0o077 == 0
    assert Grants(tmp_path).find_by_token(token) == grant
    assert Grants(tmp_path).find_by_token("") is None and grants.find_by_token(token + "x") is None
    unnamed, none = grants.issue("ben", "ben", "reader", NOW, token=False)
    assert none == "" and grants.find_by_token("") is None and grants.find_by_person("ben") == unnamed


def test_who_has_several_grants_names_the_vault(tmp_path: Any) -> None:
    grants = Grants(tmp_path)
    for vault, role in (("crew", "reader"), ("crew", "admin"), ("ops", "writer")):
        grants.issue("ben", vault, role, NOW)  # type: ignore[arg-type]
    assert grants.find_by_person("ben") is None
    found = grants.find_by_person("ben", "crew")
    assert found is not None and found.role == "admin"
    assert grants.find_by_person("ben", "anna") is None
    assert len(grants.revoke("ben")) == 3 and grants.list() == ()
    with pytest.raises(NotFoundError, match="no grant or person 'ben'"):
        grants.revoke("ben")


@pytest.mark.parametrize("vault", ["../anna", "", ".server", "a/b"])
def test_a_grant_names_a_vault_of_the_home(tmp_path: Any, vault: str) -> None:
    with pytest.raises(UnsafeNameError):
        Grants(tmp_path).issue("anna", vault, "writer", NOW)


def test_damaged_grants_open_nothing_and_say_so(team: Team) -> None:
    (team.home / ".server/grants.json").write_text("{")
    with pytest.raises(VaultError, match="is damaged"):
        Grants(team.home).list()
    answer = team.ask("anna", "GET", "/topics")
    assert answer.status_code == 500 and "heliotrope" not in answer.text


def test_tokens_are_made_and_revoked_by_the_command_line(tmp_path: Path) -> None:
    def run(*words: str) -> str:
        done = CliRunner().invoke(cli, ["--home", str(tmp_path), "serve", "tokens", *words])
        assert done.exit_code == 0, done.output
        return done.stdout

    made = json.loads(run("add", "anna", "--vault", "crew", "--role", "reader", "--json"))
    found = Grants(tmp_path).find_by_token(made["token"])
    assert found is not None and (found.person, found.vault, found.role) == ("anna", "crew", "reader")
    assert made["id"] in run("list") and "anna · vault crew · reader · token" in run("list")
    assert made["token"] not in run("list") + run("list", "--json")
    assert "may no longer use the vault 'crew'" in run("revoke", "anna")
    assert Grants(tmp_path).find_by_token(made["token"]) is None
