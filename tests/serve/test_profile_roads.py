"""Check that MCP and the HTTP API do not leak the profile; tests/test_profile.py covers the other ways."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from coroutines import run
from fastapi.testclient import TestClient
from mcp import Client, MCPError
from serve_constants import API

from vault_memory.memory import Memory
from vault_memory.serve.mcp import server
from vault_memory.vault import profile_proposals
from vault_memory.vault.review import FieldChange as Change
from vault_memory.vault.state import consent

SECRET = "Quagga9"
PROFILE = f"""---
languages: [Go, {SECRET}lang]
domain: delivery slots for {SECRET}
---

# Profile

Keep answers short, and never mention {SECRET} to anybody.
"""
QUERIES = ("which languages do I write", "delivery slots", "what must never be mentioned")
PLACES = ("profile.md", "/profile.md", "../profile.md", "topics/../profile.md", "Profile", ".state/audit.jsonl")
HOW = ("never granted", "revoked", *(pytest.param(how, marks=pytest.mark.slow) for how in ("state deleted", "damaged")))
OWNERS = ("/profile", "/profile/proposals")  # the owner's own page, behind the token


@pytest.fixture
def memory(memory: Memory) -> Memory:
    (memory.root / "profile.md").write_text(PROFILE)
    return memory


def without_consent(memory: Memory, how: str) -> None:
    if how == "never granted":
        return
    consent.grant(memory.store, memory.clock(), "test")
    if how == "revoked":
        profile_proposals.propose(
            memory.store, [Change("languages", f"{SECRET}script", quote=f"I write {SECRET}script")], {}
        )
        memory.consent.revoke(keep_file=True)
        assert not (memory.root / consent.PROPOSALS).exists()
    elif how == "damaged":
        (memory.root / consent.PATH).write_text('{"granted": "yes"')
    elif how == "state deleted":
        (memory.root / consent.PATH).unlink()


def files_with(root: Path) -> list[str]:
    found = (file for file in root.rglob("*") if file.is_file() and SECRET.lower() in _text(file))
    return sorted(file.relative_to(root).as_posix() for file in found)


def _text(file: Path) -> str:
    return file.read_bytes().decode("utf-8", "replace").lower()


# --------------------------------------------------------------------------------------------------
# MCP


def calls() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every tool that reads, asked for what the profile says."""
    for query in QUERIES:
        yield "memory_search", {"query": query}
        yield "memory_search", {"query": query, "limit": 25, "detail_level": "summary"}
        yield "memory_search", {"query": query, "source_type": "file"}
        yield "memory_search", {"query": query, "as_of": "2026-10-19"}
        yield "memory_context", {"query": query, "budget": 800}
    for place in PLACES:
        yield "memory_show", {"topic": place}
        yield "memory_forget", {"kind": "topic", "name": place}
    yield "memory_topics", {}
    yield "memory_remember", {"text": "The seed swap is on 22 February in the scout hut."}
    yield "memory_archive", {"messages": [{"role": "user", "content": "We chose delivery slots of one hour."}]}


def over_mcp(memory: Memory) -> str:
    async def session() -> str:
        said = []
        async with Client(server(memory)) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {name for name, _ in calls()}, "a new tool is a new road: ask it too"
            for name, arguments in calls():
                answer = await client.call_tool(name, arguments)
                said.append(answer.model_dump_json())
            said.append((await client.list_resources()).model_dump_json())
            for place in PLACES:
                try:
                    said.append((await client.read_resource(f"vault-memory://{place}")).model_dump_json())
                except MCPError as error:
                    said.append(str(error))
            for prompt in (await client.list_prompts()).prompts:
                given = {each.name: QUERIES[0] for each in prompt.arguments or []}
                said.append((await client.get_prompt(prompt.name, given)).model_dump_json())
        return "\n".join(said)

    return run(session())


@pytest.mark.parametrize("how", HOW)
def test_no_mcp_client_hears_of_it(memory: Memory, how: str) -> None:
    without_consent(memory, how)
    assert SECRET.lower() not in over_mcp(memory).lower()
    assert files_with(memory.root) == ["profile.md"]


def test_with_consent_an_mcp_client_does(memory: Memory) -> None:
    consent.grant(memory.store, memory.clock(), "test")
    assert f"{SECRET}lang" in over_mcp(memory)
    assert {"search", "context"} <= {use.verb for use in consent.uses(memory.store) if use.event == "read"}


# --------------------------------------------------------------------------------------------------
# HTTP


def over_http(client: TestClient) -> str:
    """Every route of the API that reads, with every parameter filled in; the owner's own page is left out."""
    said = []
    described = client.get("/openapi.json")
    described = described if described.status_code == 200 else client.get(f"{API}/openapi.json")
    paths = described.json()["paths"]
    asked = {path.removeprefix(API) for path in paths}
    assert {"/search", "/context", "/recall", "/profile"} <= asked
    for path, verbs in paths.items():
        if "get" not in verbs or path.removeprefix(API) in OWNERS or path.endswith("/events"):
            continue
        named = [each for each in verbs["get"].get("parameters", []) if each["in"] == "query"]
        words = [
            each["name"] for each in named if each["schema"].get("type") == "string" and "enum" not in each["schema"]
        ]
        for query in QUERIES:
            for place in PLACES if "{" in path else ("",):
                answer = client.get(re.sub(r"\{[^}]+\}", place, path), params=dict.fromkeys(words, query))
                said.append(answer.text + repr(answer.headers))
    said += [client.get(page).text for page in ("/", "/profile", "/settings", "/docs")]
    return "\n".join(said)


@pytest.mark.parametrize("how", HOW)
def test_no_route_but_the_owners_own_tells_it(client: TestClient, memory: Memory, how: str) -> None:
    without_consent(memory, how)
    assert SECRET.lower() not in over_http(client).lower()
    assert files_with(memory.root) == ["profile.md"]
    assert SECRET in client.get(f"{API}/profile").text, "its owner sees it"


def test_with_consent_search_and_context_do(client: TestClient, memory: Memory) -> None:
    consent.grant(memory.store, memory.clock(), "test")
    assert f"{SECRET}lang" in over_http(client)


def test_without_the_token_not_even_the_owners_page_tells(stranger: TestClient, memory: Memory) -> None:
    consent.grant(memory.store, memory.clock(), "test")
    for path in OWNERS:
        answer = stranger.get(f"{API}{path}")
        assert answer.status_code == 401 and SECRET not in answer.text
