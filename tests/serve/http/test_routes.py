"""Test the HTTP API as a program uses it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from serve_constants import API, HOST, TOKEN
from waiting import until

from vault_memory import Memory
from vault_memory.serve.http.app import create_app
from vault_memory.serve.http.auth import Access
from vault_memory.serve.jobs.scheduler import Jobs

CODING = Path(__file__).parents[3] / "sample_vault/conversations-to-archive/coding-session.json"


def get(client: TestClient, path: str, **query: object) -> Any:
    answer = client.get(f"{API}/{path}", params={name: str(value) for name, value in query.items()})
    assert answer.status_code == 200, answer.text
    return answer.json()


def finished(client: TestClient, answer: Any) -> dict[str, Any]:
    assert answer.status_code == 202, answer.text
    until(lambda: get(client, f"tasks/{answer.json()['id']}")["state"] in {"done", "failed"})
    task: dict[str, Any] = get(client, f"tasks/{answer.json()['id']}")
    return task


def test_search_says_what_the_command_line_says(client: TestClient, memory: Memory) -> None:
    found = get(client, "search", q="dispatch service River", limit=3)
    assert [row["text"] for row in found["results"]] == [
        hit.entry.text for hit in memory.search("dispatch service River", limit=3, touch=False).hits
    ]
    assert get(client, "search", q="lock_timeout", explain=True)["results"][0]["explain"]


def test_bad_questions_are_problems(client: TestClient) -> None:
    for path in ("search?q=x&limit=101", "search?q=x&source_type=nonsense", "search", "search?q=x&as_of=yesterday"):
        answer = client.get(f"{API}/{path}")
        assert answer.status_code == 422, path
        assert answer.json()["detail"]


def test_names_that_no_address_knows_are_refused(client: TestClient) -> None:
    answer = client.get(f"{API}/search", params={"q": "River", "limt": "3"})
    assert (answer.status_code, answer.json()["detail"]) == (422, "no query parameter 'limt'; did you mean 'limit'?")
    answer = client.get(f"{API}/search", params={"q": "River", "xyz": "3"})
    assert answer.json()["detail"].startswith("no query parameter 'xyz'; parameters: q, limit, ")
    answer = client.post(
        f"{API}/forget/preview", json={"targets": [{"kind": "topic", "name": "River"}], "keep_cels": True}
    )
    assert answer.status_code == 422
    assert "keep_cels" in answer.json()["detail"]


def test_context_keeps_its_budget(client: TestClient) -> None:
    packed = get(client, "context", q="postgres", budget=150)
    assert 0 < packed["tokens"] <= 150


def test_topics_by_page(client: TestClient, memory: Memory) -> None:
    for number in (10, 9):
        (memory.root / f"topics/{number} things.md").write_text(f"# {number} things\n")
    first = get(client, "topics", limit=5)
    assert [row["topic"] for row in first["items"]][:2] == ["9 things", "10 things"]
    second = get(client, "topics", limit=5, offset=5)
    assert first["total"] == 14 and len(first["items"]) == 5
    assert not {row["path"] for row in first["items"]} & {row["path"] for row in second["items"]}
    assert [row["topic"] for row in get(client, "topics", q="postg")["items"]] == ["Postgres"]


def test_a_topic_is_read_and_corrected(client: TestClient, memory: Memory) -> None:
    answer = client.get(f"{API}/topics/Running")
    topic, etag = answer.json(), answer.headers["ETag"]
    cell = next(cell for cell in topic["cells"] if cell["id"])
    change = {"action": "reword", "id": cell["id"], "text": "I run on Tuesdays and Saturdays now"}
    assert client.patch(f"{API}/topics/Running", json=change).status_code == 428
    done = client.patch(f"{API}/topics/Running", json=change, headers={"If-Match": etag})
    assert done.status_code == 200
    after = next(each for each in done.json()["cells"] if each["id"] == cell["id"])
    assert after["text"] == change["text"] and after["by_person"]
    stale = client.patch(f"{API}/topics/Running", json=change, headers={"If-Match": etag})
    assert stale.status_code == 412
    assert stale.headers["ETag"] == done.headers["ETag"]
    assert get(client, "search", q="Tuesdays Saturdays", limit=1)["results"][0]["text"] == change["text"]


def test_a_statement_is_added(client: TestClient, memory: Memory) -> None:
    """To a section of a topic, known already, to a new topic, and back; without If-Match, since nothing is replaced."""
    given = {"topic": "topics/Running.md", "section": "Injury", "text": "Hannah wants to see me again on 4 January"}
    added = client.post(f"{API}/topics", json=given).json()
    assert (added["outcome"], added["path"], added["created"]) == ("added", "topics/Running.md", False)
    cells = client.get(f"{API}/topics/Running").json()["cells"]
    (cell,) = (each for each in cells if each["id"] == added["statement"])
    assert (cell["text"], cell["section"], cell["by_person"]) == (given["text"], "Injury", True)
    assert client.post(f"{API}/topics", json=given).json()["outcome"] == "noop"
    assert client.post(f"{API}/history/{added['run']}/undo").status_code == 200
    assert memory.topics.get("Running").cell(added["statement"]) is None
    made = client.post(f"{API}/topics", json={"topic": "Pottery", "text": "The kiln is fired on Thursdays"}).json()
    assert (made["created"], made["path"], made["topic"]) == (True, "topics/Pottery.md", "Pottery")
    for wrong in ({"text": " "}, {"text": "x " * 1500}, {"text": "a", "topic": "../b"}, {"text": "a", "sektion": "b"}):
        refused = client.post(f"{API}/topics", json=wrong)
        assert refused.status_code == 422 and refused.json()["detail"]


def test_a_retired_statement_stays_readable(client: TestClient) -> None:
    answer = client.get(f"{API}/topics/Running")
    cell = next(cell for cell in answer.json()["cells"] if cell["id"] and not cell["superseded"])
    change = {"action": "retire", "id": cell["id"]}
    done = client.patch(f"{API}/topics/Running", json=change, headers={"If-Match": answer.headers["ETag"]})
    after = next(each for each in done.json()["cells"] if each["id"] == cell["id"])
    assert after["superseded"] and after["text"] == cell["text"]
    run = get(client, "history")["items"][0]
    assert (run["trigger"], run["documents"], run["counts"]) == ("page", [done.json()["path"]], [["superseded", 1]])
    assert run["undoable"] and client.post(f"{API}/history/{run['id']}/undo").status_code == 200
    assert client.get(f"{API}/topics/Running").json()["text"] == answer.json()["text"]


def test_a_document_is_written_by_a_person(client: TestClient, memory: Memory) -> None:
    answer = client.get(f"{API}/topics/Reading list")
    text = answer.json()["text"] + "- The Overstory\n"
    path = memory.root / answer.json()["path"]
    path.write_text(path.read_text() + "- typed meanwhile\n")
    lost = client.put(f"{API}/topics/Reading list", json={"text": text}, headers={"If-Match": answer.headers["ETag"]})
    assert lost.status_code == 412
    assert "typed meanwhile" in path.read_text()
    fresh = client.get(f"{API}/topics/Reading list")
    done = client.put(f"{API}/topics/Reading list", json={"text": text}, headers={"If-Match": fresh.headers["ETag"]})
    assert done.status_code == 200
    assert path.read_text() == text


def test_markdown_runs_nothing(client: TestClient, memory: Memory) -> None:
    (memory.root / "topics/Hostile.md").write_text(
        "# Hostile\n\n<script>alert(1)</script> <img src=x onerror=alert(1)>\n\n[x](javascript:alert(1)) "
        "![](http://evil.example/x.png) [[Running|<b>run</b>]] [ok](https://example.org)\n"
    )
    html = get(client, "topics/Hostile")["html"]
    assert "<script" not in html and "<img" not in html and 'href="javascript' not in html and "<b>" not in html
    assert 'href="/topics?name=Running"' in html
    assert 'rel="noopener noreferrer nofollow"' in html


def test_conversations_with_what_was_learned(client: TestClient) -> None:
    rows = get(client, "conversations")["items"]
    assert len(rows) == 6 and rows[0]["last"] >= rows[-1]["last"]
    whole = get(client, "conversations/2026-07-21-achilles")
    assert whole["messages"]["total"] == 10
    assert {entry["topic"] for entry in whole["learned"]} == {"Running"}
    assert client.get(f"{API}/conversations/none").status_code == 404
    assert client.post(f"{API}/conversations/2026-07-21-achilles/vote", json={"helpful": True}).status_code == 200
    assert get(client, "conversations/2026-07-21-achilles")["summary"]["vote"] is True
    assert get(client, "metrics")["summary_votes"] == {"helpful": 1, "not_helpful": 0}


def test_archiving_is_followed_by_events(client: TestClient) -> None:
    body = {
        "id": "by-http",
        "messages": [
            {
                "role": "user",
                "content": "We decided to keep lock_timeout at 2 s for dispatch_api, 5 s blocked bookings.",
            }
        ],
    }
    begun = client.post(f"{API}/archive", json=body)
    task = finished(client, begun)
    assert task["state"] == "done"
    assert task["result"][0]["conversation"] == "by-http"
    assert [each["id"] for each in get(client, "tasks", limit=1)["items"]] == [task["id"]]
    assert get(client, "tasks", offset=1)["items"] == [] and get(client, "tasks")["total"] == 1
    events = client.get(f"{API}/tasks/{task['id']}/events").text
    assert "event: done" in events
    data = [line.removeprefix("data: ") for line in events.splitlines() if line.startswith("data: ")]
    assert json.loads(data[-1])["state"] == "done"
    assert get(client, "messages", conversation="by-http")["items"][0]["role"] == "user"
    assert client.post(f"{API}/archive", content=b"{", headers={"Content-Type": "application/json"}).status_code == 422
    refused = client.post(f"{API}/archive", params={"name": "notes.txt"}, content=b"nobody speaks here")
    assert (refused.status_code, refused.json()["detail"].partition(": ")[0]) == (422, "notes.txt")


def test_messages_of_a_host(client: TestClient) -> None:
    said = {"conversation": "live", "role": "user", "content": "hello there"}
    assert client.post(f"{API}/messages", json=said).status_code == 201
    assert [m["content"] for m in get(client, "messages", conversation="live")["items"]] == ["hello there"]


def test_a_change_of_a_persons_text_by_http(client: TestClient, memory: Memory) -> None:
    from vault_memory.models import Rewrite
    from vault_memory.vault import review

    topic = memory.topics.get("Dispatch service")
    was, text = "| Callum | product, deadlines, biscuits |", "| Callum | product, deadlines |"
    review.propose(memory.store, topic.path, Rewrite(was, text, ("Dispatch service", "People")), "")
    (row,) = get(client, "review")["items"]
    assert (row["kind"], row["was"], row["text"], row["section"]) == ("rewrite", was, text, "People")
    assert "biscuits" not in get(client, f"review/{row['id']}")["html"]
    assert client.post(f"{API}/review/{row['id']}", json={"decision": "accept"}).json()["outcome"] == "updated"
    before, after = (
        [line for line in re.split("\n# |<!-- memory", whole)[1].splitlines() if "Last updated" not in line]
        for whole in (topic.text.replace(was, text), memory.topics.get("Dispatch service").text)
    )
    assert before == after


def test_review_by_http(client: TestClient, memory: Memory) -> None:
    finished(client, client.post(f"{API}/archive", content=CODING.read_bytes()))
    (row,) = get(client, "review")["items"]
    assert any(line.startswith("+") for line in row["diff"])
    path = memory.root / row["path"]
    before = path.read_text()
    answer = client.post(f"{API}/review/{row['id']}", json={"decision": "accept"})
    assert answer.json()["outcome"] == "superseded"
    assert path.read_text() != before
    assert get(client, "review")["total"] == 0
    assert client.post(f"{API}/review/{row['id']}", json={"decision": "reject"}).status_code == 404


def test_a_run_is_taken_back(client: TestClient, memory: Memory) -> None:
    before = (memory.root / "topics/work/Dispatch service.md").read_text()
    finished(client, client.post(f"{API}/archive", content=CODING.read_bytes()))
    (run,) = get(client, "history")["items"]
    assert run["undoable"] and run["trigger"] == "archive"
    assert get(client, f"history/{run['id']}")["documents"]
    assert client.post(f"{API}/history/{run['id']}/undo").status_code == 200
    assert (memory.root / "topics/work/Dispatch service.md").read_text() == before
    assert client.post(f"{API}/history/{run['id']}/undo").status_code == 422
    assert client.get(f"{API}/history/none").status_code == 404


def test_settings_act_at_once(client: TestClient, memory: Memory, monkeypatch: Any) -> None:
    assert get(client, "settings")["search.limit"]["value"] == 10
    assert client.patch(f"{API}/settings", json={"search.limit": 2}).status_code == 200
    assert len(get(client, "search", q="dispatch")["results"]) <= 2
    assert client.patch(f"{API}/settings", json={"search.limit": "many"}).status_code == 422
    assert client.patch(f"{API}/settings", json={"llm.model": "x"}).status_code == 422
    assert client.patch(f"{API}/settings", json={"no.such": 1}).status_code == 422
    monkeypatch.setenv("RAG_HYBRID", "false")
    assert get(client, "settings")["search.hybrid"] == {
        "value": False, "origin": "environment (RAG_HYBRID)", "locked": "RAG_HYBRID",
    }  # fmt: skip
    assert client.patch(f"{API}/settings", json={"search.hybrid": True}).status_code == 422


def test_debugging_leaves_no_trace(client: TestClient) -> None:
    found = get(client, "debug/retrieval", q="achilles", conversationId="2026-07-21-achilles")
    assert found["results"] and all(row["conversation"] == "2026-07-21-achilles" for row in found["results"])
    assert found["flags"]["hybrid"] is True
    assert get(client, "metrics")["queries"] == 0
    stats = get(client, "debug/stats")
    assert stats["conversations"] == 6 and stats["messages"] == 52
    assert stats["chunks"] > stats["messages"] and stats["summaries"] > 0 and stats["consent"] is False
    measured = found["metrics"]
    assert (
        measured["hits"] == len(found["results"]) == measured["mix"]["message"] and 0 < measured["top_similarity"] <= 1
    )


def test_jobs_are_run_and_remembered(client: TestClient, jobs: Jobs) -> None:
    assert jobs.run_once("index") is not None
    row = next(row for row in get(client, "jobs")["items"] if row["name"] == "index")
    assert row["last"]["outcome"] == "done"
    assert client.post(f"{API}/jobs/none/run").status_code == 404


def test_mcp_is_served_beside_the_api(memory: Memory, jobs: Jobs) -> None:
    from vault_memory.serve.mcp.streamable_http import PATH, create_mount

    mcp, speaking = create_mount(memory)
    app = create_app(memory, Access(TOKEN), hosts=[HOST], background=jobs, running=[speaking], mounts=[(PATH, mcp)])
    hello = {
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}},
    }  # fmt: skip
    headers = {"Accept": "application/json, text/event-stream"}
    with TestClient(app, base_url=f"http://{HOST}", headers=headers) as client:
        assert client.post(PATH, json=hello).status_code == 401
        answer = client.post(PATH, json=hello, headers={"Authorization": f"Bearer {TOKEN}"})
        assert answer.status_code == 200 and '"serverInfo"' in answer.text


def test_the_graph_is_a_job(client: TestClient, jobs: Jobs, memory: Memory) -> None:
    jobs.run_once("graph")
    row = next(row for row in get(client, "jobs")["items"] if row["name"] == "graph")
    assert "notes made" in json.dumps(row) and (memory.root / "entities" / "Jonas.md").exists()
    jobs.run_once("graph")
    assert "nothing has changed" in json.dumps(get(client, "jobs"))


def test_the_profile_is_the_owners_and_nobody_elses_without_consent(client: TestClient, memory: Memory) -> None:
    answer = client.get(f"{API}/profile")
    found, etag = answer.json(), {"If-Match": answer.headers["ETag"]}
    assert found["consent"] is False and "Go" in found["fields"]["languages"]
    path = memory.root / "profile.md"
    before = path.read_text()
    change = {"fields": {"languages": [*found["fields"]["languages"], "Rust"]}}
    assert client.put(f"{API}/profile", json=change).status_code == 428
    done = client.put(f"{API}/profile", json=change, headers=etag)
    assert done.json()["fields"]["languages"][-1] == "Rust"
    assert path.read_text() == before.replace("a little TypeScript]", "a little TypeScript, Rust]") != before
    assert client.put(f"{API}/profile", json=change, headers=etag).status_code == 412
    assert client.put(f"{API}/profile", json={"fields": {"shoes": ["x"]}}, headers={"If-Match": "*"}).status_code == 422
    assert "TypeScript" not in get(client, "context", q="which languages do I write", budget=800)["text"]
    assert get(client, "consent")["audit"]["total"] == 0


def test_consent_is_granted_used_logged_and_revoked(client: TestClient, memory: Memory) -> None:
    assert client.put(f"{API}/consent", json={"granted": True}).json()["granted"] is True
    assert "a little TypeScript" in get(client, "context", q="which languages do I write", budget=800)["text"]
    events = [row["event"] for row in get(client, "consent")["audit"]["items"]]
    assert events[-1] == "grant" and "read" in events
    kept = client.put(f"{API}/consent", json={"granted": False, "keep_file": True}).json()
    assert kept["granted"] is False and (memory.root / "profile.md").exists()
    client.put(f"{API}/consent", json={"granted": True})
    assert client.put(f"{API}/consent", json={"granted": False}).json()["audit"]["items"][0]["event"] == "revoke"
    assert not (memory.root / "profile.md").exists()
    assert get(client, "profile")["exists"] is False


def test_the_text_of_a_profile_is_written_below_its_fields(client: TestClient, memory: Memory) -> None:
    answer = client.get(f"{API}/profile")
    front = (memory.root / "profile.md").read_text().removesuffix(answer.json()["text"])
    written = {"text": "# Profile\n\nI like short answers.\n"}
    client.put(f"{API}/profile", json=written, headers={"If-Match": answer.headers["ETag"]})
    assert (memory.root / "profile.md").read_text() == front + written["text"]


def test_settings_that_were_changed_meanwhile_are_a_conflict(client: TestClient, memory: Memory) -> None:
    seen = {"If-Match": client.get(f"{API}/settings").headers["ETag"]}
    assert client.patch(f"{API}/settings", json={"search.limit": 4}, headers=seen).status_code == 200
    lost = client.patch(f"{API}/settings", json={"search.limit": 7}, headers=seen)
    assert lost.status_code == 412 and memory.settings.search.limit == 4
    assert client.patch(f"{API}/settings", json={"search.limit": 7}).status_code == 200


def test_the_graph_is_listed_drawn_and_asked(client: TestClient, memory: Memory) -> None:
    from vault_memory.archive.graph.update import update

    assert get(client, "entities")["total"] == 0
    assert get(client, "entities/graph")["nodes"] == []
    update(memory.store, memory.clock(), user=memory.settings.graph.user)
    listed = get(client, "entities", type="person")
    assert listed["total"] == listed["types"]["person"] > 3
    drawn = get(client, "entities/graph", topics=True)
    ids = {node["id"] for node in drawn["nodes"]}
    assert drawn["edges"] and all({edge["source"], edge["goal"]} <= ids for edge in drawn["edges"])
    assert all(node["type"] != "topic" for node in get(client, "entities/graph")["nodes"])
    assert len(get(client, "entities/graph", topics=True, limit=3)["nodes"]) == 3
    one = get(client, "entities/Ned")
    assert one["path"] == "entities/Ned.md" and one["topics"]
    assert get(client, "entities/entities/Ned")["id"] == one["id"]
    around = get(client, "entities/graph", around="Ned")
    assert one["id"] in {node["id"] for node in around["nodes"]} and len(around["nodes"]) < len(drawn["nodes"])
    assert get(client, "entities/paths", one="Ned", other=one["topics"][0]["topic"])["paths"]
    assert get(client, "entities/ask", q="what tools do I like")["items"]
    assert client.get(f"{API}/entities/Nobody at all").status_code == 404
    assert client.get(f"{API}/entities/ask?q=zzz").status_code == 422


def test_a_conversation_is_forgotten_after_a_look(client: TestClient, memory: Memory) -> None:
    wanted = {"targets": [{"kind": "conversation", "name": "2026-07-21-achilles"}]}
    preview = client.post(f"{API}/forget/preview", json=wanted).json()
    assert preview["dry_run"] and preview["cells"] and preview["cells"][0]["text"]
    assert (memory.root / "conversations/2026-07-21-achilles.md").exists()
    before = finished(client, client.post(f"{API}/archive", content=CODING.read_bytes()))["id"]
    task = finished(client, client.post(f"{API}/forget", json=wanted))
    assert task["state"] == "done" and task["result"]["dry_run"] is False
    assert not (memory.root / "conversations/2026-07-21-achilles.md").exists()
    assert client.get(f"{API}/tasks/{before}").status_code == 404
    assert client.post(f"{API}/forget", json=wanted).status_code == 404
    assert client.post(f"{API}/forget", json={"targets": []}).status_code == 422


def test_topics_are_renamed_merged_split_and_deleted(client: TestClient, memory: Memory) -> None:
    def tag(name: str) -> dict[str, str]:
        return {"If-Match": client.get(f"{API}/topics/{name}").headers["ETag"]}

    assert client.post(f"{API}/topics/Running", json={"verb": "rename", "name": "Jogging"}).status_code == 428
    done = client.post(
        f"{API}/topics/Running", json={"verb": "rename", "name": "Jogging"}, headers=tag("Running")
    ).json()
    assert done["path"] == "topics/Jogging.md" and done["run"]
    secret = "ghp_" + "16C7e42F292c6912E77" + "10c838347Ae178B4a"
    for wanted in ({"verb": "rename", "name": secret}, {"verb": "split", "section": "Injury", "name": secret}):
        assert client.post(f"{API}/topics/Jogging", json=wanted, headers=tag("Jogging")).status_code == 422
    part = {"verb": "split", "section": "Injury", "name": "Heel"}
    assert client.post(f"{API}/topics/Jogging", json=part, headers=tag("Jogging")).json()["path"] == "topics/Heel.md"
    merged = client.post(f"{API}/topics/Heel", json={"verb": "merge", "name": "Jogging"}, headers=tag("Heel")).json()
    assert merged["path"] == "topics/Jogging.md" and not (memory.root / "topics/Heel.md").exists()
    gone = client.delete(f"{API}/topics/Jogging", headers=tag("Jogging")).json()
    assert not (memory.root / "topics/Jogging.md").exists()
    assert client.post(f"{API}/history/{gone['run']}/undo").status_code == 200
    assert (memory.root / "topics/Jogging.md").exists()


def test_doctor_and_folders_are_told(client: TestClient, memory: Memory, tmp_path: Path) -> None:
    (memory.root / "topics/Broken.md").write_text("---\ntopic: [\n---\n# Broken\n")
    task = finished(client, client.post(f"{API}/doctor"))
    assert any(each["path"] == "topics/Broken.md" for each in task["result"]["findings"])
    assert task["result"]["healthy"] is False
    assert get(client, "folders")["items"] == []


def test_a_folder_is_given_up_but_never_added(client: TestClient, memory: Memory, tmp_path: Path) -> None:
    notes = tmp_path / "Notes"
    notes.mkdir()
    (notes / "tea.md").write_text("# Tea\n\nLapsang souchong tastes of smoke.\n")
    memory.folders.add(notes)
    assert get(client, "search", q="lapsang")["results"][0]["tier"] == "file"
    listed = get(client, "folders")
    assert listed["total"] == 1 and listed["items"][0]["name"] == "Notes"
    for method in ("POST", "PUT"):
        assert client.request(method, f"{API}/folders", json={"root": "/etc"}).status_code == 405
    assert client.delete(f"{API}/folders/None").status_code == 404
    assert client.delete(f"{API}/folders/{notes}").status_code == 404
    assert finished(client, client.delete(f"{API}/folders/Notes"))["result"]["name"] == "Notes"
    assert get(client, "folders")["total"] == 0 and (notes / "tea.md").exists()
    assert not any(row["tier"] == "file" for row in get(client, "search", q="lapsang")["results"])


def test_what_a_model_proposes_for_the_profile_is_decided(client: TestClient, memory: Memory) -> None:
    from vault_memory.vault import profile_proposals
    from vault_memory.vault.review import FieldChange

    client.put(f"{API}/consent", json={"granted": True})
    said = [FieldChange("languages", name, quote=f"I write {name}", source="c#m1") for name in ("Zig", "Ada")]
    profile_proposals.propose(memory.store, said, {})
    rows = get(client, "profile/proposals")["items"]
    assert [row["value"] for row in rows] == ["Zig", "Ada"] and any("Zig" in line for line in rows[0]["diff"])
    assert client.post(f"{API}/profile/proposals/{rows[0]['id']}", json={"decision": "accept"}).status_code == 200
    assert client.post(f"{API}/profile/proposals/{rows[1]['id']}", json={"decision": "reject"}).status_code == 200
    assert get(client, "profile")["fields"]["languages"][-1] == "Zig"
    assert get(client, "profile/proposals")["total"] == 0
    assert client.post(f"{API}/profile/proposals/{rows[1]['id']}", json={"decision": "accept"}).status_code == 404
