"""What the page asks of the API beyond reading and writing: notes, provenance, home, links, days, a map, work that is
cancelled; and how its files are served.
"""

from __future__ import annotations

import gzip
import json
import re
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fastapi.testclient import TestClient
from real_git import git

from vault_memory import Memory
from vault_memory.api.topic_map import layout
from vault_memory.serve.http.markdown_html import document_to_html, markdown_to_html
from vault_memory.serve.http.static import WEB
from vault_memory.serve.http.tasks import Progress, Tasks
from vault_memory.vault.document.topic_text import parse

API = "/api/memory"


def test_a_note_names_its_statements_and_hides_the_machinery(client: TestClient) -> None:
    found = client.get(f"{API}/topics/Running").json()
    html = found["html"]
    for cell in found["cells"]:
        assert f'data-statement="{cell["key"]}"' in html
    assert "[fact]" not in html and "^vm-" not in html and "<h1>" not in html
    assert '<li data-statement="5a6cd55d80f8.0" data-box=" ">book the next' in html
    assert found["titles"] == {"2026-07-21-achilles": "Achilles, and what I may still run"}


def test_marks_inside_a_strike_are_hidden_too() -> None:
    topic = parse("# A\n\n- ~~[fact] gone~~ ^x1\n- [x] [task] done\n- [note](https://a.example) stays\n", "topics/A.md")
    html = document_to_html(topic)
    assert "<s>gone</s>" in html and "done" in html and "[task]" not in html
    assert ">note</a> stays" in html


def test_tables_need_no_inline_style_and_footnotes_are_drawn() -> None:
    html = markdown_to_html("a[^1] [^no]\n\n| x |\n|--:|\n| 1 |\n\n[^1]: see *this*\n   and that\n", "m1")
    assert "style=" not in html and '<td class="align-right">1</td>' in html
    assert 'href="#note-m1-1"' in html and "see <em>this</em> and that" in html and "[^no]" in html
    assert "<script" not in markdown_to_html("[^1]\n\n[^1]: <script>alert(1)</script>\n")
    html = markdown_to_html("see[^1]\n\n[^1]: note\n", 'm"><a href="https://evil.example">click</a>')
    assert 'href="https://evil.example"' not in html and html.count("<a ") == 2


def test_callouts_are_drawn_and_plain_quotes_stay(client: TestClient) -> None:
    html = markdown_to_html("> [!warning] Mind *the* step\n> It is high.\n\n> [!tip]\n> Just so.\n\n> [ ] a quote\n")
    assert '<blockquote class="callout callout-warning">\n<p><strong>Mind the step</strong>\nIt is high.</p>' in html
    assert "<strong>Tip</strong>" in html and "[!" not in html and "<blockquote>\n<p>[ ] a quote" in html


def test_the_output_of_a_tool_is_shown_line_by_line(client: TestClient, memory: Memory) -> None:
    """It is no markdown; nor does the count of the messages that were said know the system's."""
    said = [
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": "We decided to keep three hens behind the shed."},
        {"role": "tool", "content": "# main.go\nfunc main() {\n\tprint(`hens`)\n}"},
    ]
    list(memory.archive_file(json.dumps({"id": "hens", "messages": said}).encode()))
    (conversation,) = client.get(f"{API}/conversations?q=hens").json()["items"]
    found = client.get(f"{API}/conversations/{conversation['id']}?html=true").json()
    html = found["messages"]["items"][-1]["html"]
    assert html == "<pre><code># main.go\nfunc main() {\n\tprint(`hens`)\n}\n</code></pre>\n"
    assert found["spoken"] == conversation["messages"] == found["messages"]["total"] - 1


def test_a_conversation_opens_around_a_message(client: TestClient) -> None:
    path = f"{API}/conversations/2026-07-21-achilles"
    whole = client.get(path).json()
    assert "html" not in whole["messages"]["items"][0]
    part = client.get(f"{path}?at=m7&limit=3&html=true").json()["messages"]
    assert [message["id"] for message in part["items"]] == ["m6", "m7", "m8"] and part["offset"] == 5
    assert part["items"][1]["html"].startswith("<p>Update.")
    assert client.get(f"{path}?at=nothing").json()["messages"]["offset"] == 0
    goal = next(cell for cell in whole["learned"] if "Percy Pud" in cell["text"])
    assert goal["messages"] == ["m7"]


def test_home_tells_what_is_new(client: TestClient, memory: Memory) -> None:
    before = client.get(f"{API}/home").json()
    assert before["new"]["runs"] == 0 and before["topics"] > 5
    assert sum(day["count"] for day in before["days"]) > 50
    list(memory.archive_file(b'[{"role": "user", "content": "We decided to keep three hens behind the shed."}]'))
    after = client.get(f"{API}/home").json()
    assert after["new"]["counts"] == {"added": 1} and len(after["motion"]) == 1
    (path,) = after["new"]["documents"]
    assert after["new"]["names"] == {path: after["motion"][0]["topic"]}
    assert client.get(f"{API}/history").json()["items"][0]["names"] == after["new"]["names"]


def test_links_lead_both_ways(client: TestClient) -> None:
    found = client.get(f"{API}/links", params={"path": "topics/Frostline.md"}).json()
    assert [row["topic"] for row in found["out"]] == ["Allotment"]
    assert {row["topic"] for row in found["back"]} == {"Allotment", "On-call runbook"}
    assert all("[[Frostline]]" in row["text"] for row in found["back"])
    assert client.get(f"{API}/links", params={"path": "nowhere"}).status_code == 404


def test_a_link_is_quoted_below_any_character_that_some_take_for_a_line_end(client: TestClient, memory: Memory) -> None:
    (memory.root / "topics/Shed.md").write_text("# Shed\n\nOne\u2028two\x0cthree\u0085four.\n\n- by [[Frostline]]\n")
    (row,) = [
        row for row in client.get(f"{API}/links?path=topics/Frostline.md").json()["back"] if row["topic"] == "Shed"
    ]
    assert (row["line"], row["text"]) == (5, "- by [[Frostline]]")


def test_two_days_are_compared(client: TestClient, memory: Memory) -> None:
    list(memory.archive_file(b'[{"role": "user", "content": "We decided to keep three hens behind the shed."}]'))
    asked = {"since": "2026-10-19", "until": "2026-10-20"}
    (document,) = client.get(f"{API}/history/days", params=asked).json()["documents"]
    assert any("three hens" in line for line in document["lines"]) and document["name"] in document["path"]
    asked = {"since": "2026-10-20", "until": "2026-10-21"}
    assert client.get(f"{API}/history/days", params=asked).json()["documents"] == []


def test_two_days_are_compared_by_their_commits(
    client: TestClient, memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also a change that was taken back since; up to today the files count as they are."""
    file = memory.root / "topics/Hens.md"
    git(memory.root, "init", "-q")
    for day, said in ((15, "one hen"), (17, "two hens"), (19, "one hen")):
        file.write_text(f"# Hens\n\n- {said}\n")
        monkeypatch.setenv("GIT_COMMITTER_DATE", f"2026-10-{day}T12:00:00Z")
        git(memory.root, "add", "-A")
        git(memory.root, "commit", "-qm", said)

    def lines(since: str, until: str) -> list[str]:
        documents = client.get(f"{API}/history/days", params={"since": since, "until": until}).json()["documents"]
        return [line for document in documents for line in document["lines"] if line[:3] in {"+- ", "-- "}]

    assert lines("2026-10-15", "2026-10-17") == ["-- one hen", "+- two hens"]
    assert lines("2026-10-15", "2026-10-19") == []
    file.write_text("# Hens\n\n- nine hens\n")
    assert lines("2026-10-19", "2026-10-20") == ["-- one hen", "+- nine hens"]


def test_a_correction_names_its_run_and_is_undone_and_redone(client: TestClient) -> None:
    path = f"{API}/topics/Running"
    read = client.get(path)
    cell = read.json()["cells"][0]
    change = {
        "action": "reword",
        "hash": cell["hash"],
        "ordinal": cell["ordinal"],
        "id": cell["id"],
        "text": "on grass",
    }
    done = client.patch(path, json=change, headers={"If-Match": read.headers["ETag"]})
    assert done.json()["run"] and "on grass" in done.json()["text"]
    row = client.get(f"{API}/history").json()["items"][0]
    assert (row["id"], row["summary"], row["undoable"]) == (done.json()["run"], "reworded a statement of Running", True)
    undone = client.post(f"{API}/history/{row['id']}/undo").json()
    assert client.get(path).json()["text"] == read.json()["text"]
    assert client.get(f"{API}/history").json()["items"][0]["undoable"]
    client.post(f"{API}/history/{undone['undo']}/undo")
    again = client.get(path)
    assert "on grass" in again.json()["text"]
    saved = client.put(path, json={"text": read.json()["text"]}, headers={"If-Match": again.headers["ETag"]})
    assert client.get(f"{API}/history").json()["items"][0]["id"] == saved.json()["run"]
    same = client.put(path, json={"text": read.json()["text"]}, headers={"If-Match": saved.headers["ETag"]})
    assert same.json()["run"] == ""


def test_topics_are_mapped(client: TestClient) -> None:
    items = client.get(f"{API}/map").json()["items"]
    assert {item["topic"] for item in items} >= {"Running", "Postgres", "Sourdough"}
    assert all(0 <= item[axis] <= 1 for item in items for axis in "xy")


def test_what_is_alike_lies_closer() -> None:
    generator = np.random.default_rng(1)
    centres = np.eye(3, 32) * 4
    vectors = np.concatenate([centre + generator.normal(0, 0.3, (20, 32)) for centre in centres]).astype(np.float32)
    places = layout(vectors / np.linalg.norm(vectors, axis=1, keepdims=True))
    group = np.repeat([0, 1, 2], 20)
    far = np.linalg.norm(places[:, None] - places[None], axis=-1)
    same = group[:, None] == group[None]
    assert far[same].mean() < 0.5 * far[~same].mean()


def test_a_proposal_says_what_was_and_quotes_what_was_said(client: TestClient, memory: Memory) -> None:
    sample = Path(__file__).parents[2] / "sample_vault/conversations-to-archive/allotment-and-kitchen.md"
    list(memory.archive_file(sample.read_bytes()))
    rows = client.get(f"{API}/review").json()["items"]
    row = next(row for row in rows if row["kind"] == "supersede" and row["text"])
    assert row["was"] and row["text"] and row["said"][0]["text"] and row["said"][0]["title"]
    seen = client.get(f"{API}/review/{row['id']}").json()
    assert row["text"][:20] in seen["html"] and "memory v1" not in seen["html"]
    assert client.get(f"{API}/review/none").status_code == 404


def test_work_that_is_not_wanted_any_more_stops(memory: Memory) -> None:
    tasks, begun, on = Tasks(memory.clock, 3600), threading.Event(), threading.Event()

    def work(progress: Progress) -> Any:
        for step in range(5):
            begun.set()
            on.wait(10)
            progress(step + 1, 5)

    running, waiting = tasks.begin("a", work, "file.json"), tasks.begin("b", lambda _: 1)
    assert begun.wait(10)
    tasks.cancel(running.id)
    tasks.cancel(waiting.id)
    on.set()
    tasks.close()
    first, second = tasks.get(running.id), tasks.get(waiting.id)
    assert first is not None and (first.state, first.done, first.title) == ("cancelled", 1, "file.json")
    assert second is not None and second.state != "done"


def test_files_of_the_page_are_compressed_and_kept(stranger: TestClient) -> None:
    html = stranger.get("/topics").text
    address = html.split('src="')[2].split('"')[0]
    assert address.startswith("/static/") and address.endswith("/app.js")
    with stranger.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as answer:
        assert "immutable" in answer.headers["cache-control"] and answer.headers["content-encoding"] == "gzip"
        assert b"import" in gzip.decompress(b"".join(answer.iter_raw()))
    assert "immutable" not in stranger.get("/static/app.js").headers["cache-control"]
    nowhere = stranger.get("/nowhere/at/all")
    assert nowhere.status_code == 404 and nowhere.text == html
    assert stranger.get("/static/none.js").status_code == 404


def test_what_the_first_page_needs_is_fetched_at_once() -> None:
    """A module that is found only inside another costs one more round before anything is drawn."""
    needed: set[str] = set()

    def follow(name: str) -> None:
        source = (WEB / name).read_text()
        for found in re.findall(r'^(?:import|export)[^;]*? from "(\.[^"]+)";', source, re.MULTILINE):
            other = (WEB / name).parent.joinpath(found).resolve().relative_to(WEB.resolve()).as_posix()
            if other not in needed:
                needed.add(other)
                follow(other)

    follow("app.js")
    assert set(re.findall(r'modulepreload" href="/static/([^"]+)"', (WEB / "index.html").read_text())) == needed
