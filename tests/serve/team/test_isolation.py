"""Check that no user reaches another vault in any way, or does more than their role allows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from served_team import HOST, Team, ask_agent, list_tools

from vault_memory import Memory
from vault_memory.serve.http.tasks import Tasks
from vault_memory.serve.team.roles import get_required_role
from vault_memory.vault import profile_proposals
from vault_memory.vault.review import FieldChange

SECRET = "heliotrope"


def routes(team: Team) -> list[tuple[str, str]]:
    """Every method and path of the API of one vault."""
    from vault_memory.serve.http.app import vault_app
    from vault_memory.serve.jobs.scheduler import Jobs

    memory = Memory(team.home, "crew")
    app = vault_app(memory, background=Jobs(memory, []), work_queue=Tasks(memory.clock, 3600))
    return [(method.upper(), path) for path, methods in app.openapi()["paths"].items() for method in methods]


def test_a_token_opens_its_own_vault(team: Team) -> None:
    assert SECRET in team.ask("anna", "GET", "/search", params={"q": "ledger"}).text
    for person in ("ben", "cleo"):
        answer = team.ask(person, "GET", "/search", params={"q": "heliotrope ledger blue safe"})
        assert answer.status_code == 200 and "locked in" not in answer.text


def test_no_route_of_another_vault_shows_a_word_of_this_one(team: Team) -> None:
    run = team.ask("anna", "GET", "/history").json()["items"][0]["id"]
    tried = 0
    for method, path in routes(team):
        if method != "GET" or path.endswith("/events"):
            continue
        for name in (
            "Ledger",
            "topics/Ledger.md",
            "../anna/topics/Ledger.md",
            "..%2F..%2Fanna%2Ftopics%2FLedger.md",
            run,
        ):
            filled = path.removeprefix("/api/memory")
            for part in ("path", "conversation_id", "name", "run", "task_id", "proposal_id"):
                filled = filled.replace(f"{{{part}}}", name)
            asked = {"q": SECRET, "message": SECRET, "name": name, "id": name, "user": "anna", "vault": "anna"}
            headers = {"X-Vault-Memory-Vault": "anna", "X-Forwarded-User": "anna"}
            answer = team.ask("ben", "GET", filled, params=asked, headers=headers)
            assert "blue safe" not in answer.text, (path, name)
            tried += 1
    assert tried > 100


@pytest.mark.parametrize("token", ["", "x", "0" * 12 + ".x", "null", "\u0000"])
def test_without_a_token_nothing_is_served_but_the_page(team: Team, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}".encode()} if token else {}
    for path in (
        "/api/memory/search?q=ledger",
        "/mcp",
        "/api/memory/openapi.json",
        "/api/memory/topics",
        "//api/memory",
    ):
        answer = team.client.get(path, headers=headers)
        assert answer.status_code in (401, 404) and SECRET not in answer.text, path
    assert team.client.get("/").status_code == 200


def test_a_reader_changes_nothing_and_a_writer_administers_nothing(team: Team) -> None:
    asked = 0
    for method, path in routes(team):
        wanted = get_required_role(method, path)
        filled = path.removeprefix("/api/memory").replace("{", "").replace("}", "")
        if wanted != "reader":
            assert team.ask("cleo", method, filled, json={}).status_code == 403, (method, path)
            asked += 1
        if wanted == "admin":
            assert team.ask("ben", method, filled, json={}).status_code == 403, (method, path)
    assert asked > 15
    assert {
        get_required_role(method, path) for method, path in routes(team) if method in {"PUT", "PATCH", "DELETE"}
    } == {
        "writer",
        "admin",
    }


def test_the_profile_is_for_admins(team: Team) -> None:
    with Memory(team.home, "crew") as memory:
        memory.profile.set("goals", ["become an astronaut"])
        memory.consent.grant()
        change = FieldChange("goals", "see the aurora", "", "I want to see the aurora", "c1#m1")
        profile_proposals.propose(memory.store, [change], {})
        run = memory.runs.list()[0].id
    team.add("dora", "crew", "admin")
    asked = (
        ("GET", "/profile"),
        ("GET", "/profile/proposals"),
        ("GET", "/review"),
        ("GET", f"/history/{run}"),
    )
    for method, path in asked:
        assert re.search("astronaut|aurora", team.ask("dora", method, path).text), path
        for person in ("ben", "cleo"):
            assert not re.search("astronaut|aurora", team.ask(person, method, path).text), path
    proposal = team.ask("dora", "GET", "/profile/proposals").json()["items"][0]["id"]
    assert team.ask("ben", "PUT", "/profile", json={"text": "x"}, headers={"If-Match": "*"}).status_code == 403
    assert team.ask("ben", "POST", f"/profile/proposals/{proposal}", json={"decision": "accept"}).status_code == 403
    assert team.ask("ben", "POST", f"/review/{proposal}", json={"decision": "accept"}).status_code == 404
    assert team.ask("ben", "POST", f"/history/{run}/undo").status_code == 403
    waiting = {person: team.ask(person, "GET", "/home").json()["waiting"] for person in ("ben", "dora")}
    assert waiting["dora"] == waiting["ben"] + 1
    assert team.ask("dora", "POST", f"/history/{run}/undo").status_code == 200


def test_a_revoked_grant_ends_at_once_with_its_sessions(team: Team) -> None:
    session = team.client.post(
        "/api/memory/session", json={"token": team.tokens["ben"]}, headers={"Origin": f"http://{HOST}"}
    )
    key = {"X-CSRF-Token": session.json()["key"]}
    assert team.client.get("/api/memory/topics", headers=key).status_code == 200
    assert team.client.get("/api/memory/session", headers=key).json()["person"] == "ben"
    assert team.client.get("/api/memory/topics").status_code == 401, "a cookie alone opens nothing"
    team.grants.revoke("ben")
    assert team.client.get("/api/memory/topics", headers=key).status_code == 401
    assert team.ask("ben", "GET", "/topics").status_code == 401


def test_a_session_that_was_logged_out_is_over(team: Team) -> None:
    key = {"X-CSRF-Token": team.client.post("/api/memory/session", json={"token": team.tokens["anna"]}).json()["key"]}
    cookies = dict(team.client.cookies)
    assert team.client.delete("/api/memory/session", headers=key).status_code == 204
    team.client.cookies.update(cookies)
    assert team.client.get("/api/memory/topics", headers=key).status_code == 401


def test_tasks_of_one_person_are_unknown_to_another(team: Team) -> None:
    body = json.dumps({"id": "t", "messages": [{"role": "user", "content": "We moved the standup to 9:30 for good."}]})
    begun = team.ask("ben", "POST", "/archive", content=body).json()["id"]
    assert team.ask("anna", "GET", f"/tasks/{begun}").status_code == 404
    assert team.ask("cleo", "GET", f"/tasks/{begun}").status_code == 404
    assert team.ask("anna", "DELETE", f"/tasks/{begun}").status_code == 404


def test_an_agent_gets_the_tools_of_its_role_and_the_vault_of_its_token(team: Team) -> None:
    assert "memory_remember" in list_tools(team, "ben") and "memory_remember" not in list_tools(team, "cleo")
    found = ask_agent(team, "cleo", "tools/call", name="memory_search", arguments={"query": "heliotrope ledger"})
    assert "blue safe" not in json.dumps(found)
    kept = {"name": "memory_remember", "arguments": {"text": "We ship on Fridays"}}
    assert "no tool" in json.dumps(ask_agent(team, "cleo", "tools/call", **kept))


def test_a_session_of_an_agent_is_no_good_with_another_token(team: Team, start: Callable[..., Team]) -> None:
    headers = {"Authorization": f"Bearer {team.tokens['ben']}", "Accept": "application/json, text/event-stream"}
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    body = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}
    session = team.client.post("/mcp", json=body, headers=headers).headers["mcp-session-id"]
    stolen = headers | {"Authorization": f"Bearer {team.tokens['anna']}", "Mcp-Session-Id": session}
    answer = team.client.post("/mcp", json={"jsonrpc": "2.0", "id": 2, "method": "tools/list"}, headers=stolen)
    assert answer.status_code == 404
