"""Test a reranking model behind an API: real litellm, real HTTP, a scripted server with Cohere's protocol."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from llm_server import Request, Scripted, ScriptedServer, status

from vault_memory import Memory
from vault_memory.errors import InputError

NOTES = [
    "the kettle is red",
    "the kettle takes two litres",
    "the kettle was a present of Ned",
    "a kettle lives in the shed",
]


def by_length(request: Request) -> Scripted:
    """Score the longest document best, in the order of the documents."""
    rows = [{"index": at, "relevance_score": len(text)} for at, text in enumerate(request.body["documents"])]
    return Scripted(json.dumps({"id": "r", "results": rows, "meta": {}}).encode())


def memory(tmp_path: Path, server: ScriptedServer, **more: object) -> Memory:
    config = {"search.reranker": "cohere/rerank-x", "search.reranker_api_base": server.url}
    made = Memory(home=tmp_path, config={**config, "search.reranker_api_key": "k", **more})
    made.init()
    (made.root / "topics").mkdir(exist_ok=True)
    (made.root / "topics" / "Kitchen.md").write_text("\n".join(f"- {note}" for note in NOTES))
    return made


def test_the_best_are_ordered_anew(tmp_path: Path) -> None:
    with ScriptedServer([by_length]) as server:
        found = memory(tmp_path, server).search("kettle", limit=2)
        (request,) = server.requests
    assert [hit.entry.text for hit in found.hits] == sorted(NOTES, key=len, reverse=True)[:2]
    assert found.notes == ()
    assert request.body["query"] == "kettle" and len(request.body["documents"]) == len(NOTES)


def test_where_it_fails_the_order_stays_and_is_said(tmp_path: Path) -> None:
    with ScriptedServer([status(401)]) as server:
        reranked = memory(tmp_path, server).search("kettle")
        own = memory(tmp_path, server, **{"search.reranker": ""}).search("kettle")
    assert [hit.entry.key for hit in reranked.hits] == [hit.entry.key for hit in own.hits]
    assert reranked.notes[-1].startswith("not reranked: cohere/rerank-x")


def test_no_vault_chooses_who_gets_the_texts(tmp_path: Path) -> None:
    with ScriptedServer([by_length]) as server:
        made = memory(tmp_path, server)
        (made.root / "config.yaml").write_text("search:\n  reranker: cohere/evil\n")
        with pytest.raises(InputError):
            made.search("kettle")
