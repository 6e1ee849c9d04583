"""Check that every way into the vault and to a model redacts secrets, and no report names them (I8)."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner
from llm_server import ScriptedServer
from scripted_brain import brain

from vault_memory.archive.redaction_marks import find_redactions
from vault_memory.cli import cli
from vault_memory.doctor.examine import examine
from vault_memory.events import subscribe
from vault_memory.memory import Memory
from vault_memory.models import CellRef, Reinforce
from vault_memory.vault import review

KEY = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"
SAID = f"Billing: The billing deploy token is {KEY} and the service listens on port 8443."
Road = Callable[[Memory, Path], object]


def run(memory: Memory, *words: str) -> None:
    done = CliRunner().invoke(cli, ["--home", str(memory.home), *words])
    assert done.exit_code in {0, 1}, done.output
    assert KEY not in done.output


def talk(folder: Path) -> Path:
    place = folder / "talk.json"
    message = {"role": "user", "content": SAID, "timestamp": "2026-01-18T10:00:00Z"}
    place.write_text(json.dumps({"id": "c1", "title": f"About {KEY}", "messages": [message]}))
    return place


def live(memory: Memory, folder: Path) -> None:
    memory.add_message("live", "user", SAID)
    memory.add_message("live", "assistant", f"I used {KEY}.")
    memory.finalize("live")


def ingest(memory: Memory, folder: Path) -> None:
    (folder / "notes").mkdir()
    (folder / "notes/Deploy.md").write_text(f"# Deploy\n\n- {SAID}\n")
    run(memory, "ingest", str(folder / "notes"), "--extract")


def edited(memory: Memory, folder: Path) -> None:
    memory.init()
    memory.archive([{"role": "user", "content": "Billing: The billing service listens on port 8443 by now."}])
    (topic,) = memory.topics.list()
    cell = topic.cells[0]
    from vault_memory.archive.decisions.decision import new_cell
    from vault_memory.models import Item

    edit = new_cell(Item("Billing: invoices go out on Monday at nine.", created=None), "c2", "offline")
    proposal = review.propose(memory.store, topic.path, edit, "")
    memory.review.accept(proposal, f"invoices go out with {KEY}")
    assert cell and Reinforce(CellRef(cell.id), (), topic.updated or memory.clock())


ROADS: dict[str, Road] = {
    "archive": lambda memory, folder: memory.archive(talk(folder)),
    "archive FILE": lambda memory, folder: run(memory, "archive", str(talk(folder))),
    "add_message": live,
    "remember": lambda memory, folder: run(memory, "remember", SAID),
    "import": lambda memory, folder: run(memory, "import", str(talk(folder))),
    "ingest --extract": ingest,
    "edits in review": edited,
    "profile": lambda memory, folder: run(memory, "profile", "set", "goals", SAID),
}


@pytest.mark.parametrize("model", [False, True], ids=["offline", "model"])
@pytest.mark.parametrize("road", ROADS)
def test_no_road_lets_a_secret_in(
    road: str, model: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG, "vault_memory")
    told: list[str] = []
    with ScriptedServer([brain]) as server, subscribe(lambda name, values: told.append(f"{name} {values}")):
        if model:
            for key, value in (("MODEL", "openai/scripted"), ("API_BASE", server.url), ("API_KEY", "x")):
                monkeypatch.setenv(f"VAULT_MEMORY_LLM_{key}", value)
            monkeypatch.setenv("VAULT_MEMORY_LLM_CACHE", "false")
        memory = Memory(home=tmp_path / "home", config={"embedder.name": "none"})
        memory.init()
        ROADS[road](memory, tmp_path)
        sent = "".join(request.text for request in server.requests)
    inside = [path for path in (tmp_path / "home").rglob("*") if path.is_file() and KEY.encode() in path.read_bytes()]
    if road == "ingest --extract":  # the index of what is searched in place shows what stands in the file
        inside = [path for path in inside if ".index" not in path.parts]
    assert inside == []
    assert KEY not in sent and KEY not in "".join(told) and KEY not in caplog.text
    if road == "profile":
        assert "redacted: github-pat" in (memory.root / "profile.md").read_text()
        return
    files = [file.path for file in memory.store.scan().files]
    found = [each for path in files for each in find_redactions(path, memory.store.read(path))]
    assert found and {each.rule for each in found} == {"github-pat"}
    for each in found:
        line = (memory.root / each.path).read_text().split("\n")[each.line - 1]
        assert "redacted: github-pat" in line


def test_a_secret_that_a_person_typed_into_a_note_stays_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with ScriptedServer([brain]) as server:
        for key, value in (("MODEL", "openai/scripted"), ("API_BASE", server.url), ("API_KEY", "x")):
            monkeypatch.setenv(f"VAULT_MEMORY_LLM_{key}", value)
        memory = Memory(home=tmp_path / "home", config={"embedder.name": "none", "llm.cache": False})
        memory.init()
        (memory.root / "topics").mkdir()
        note = f"---\ntopic: Billing\n---\n\n# Billing\n\n- {SAID}\n"
        (memory.root / "topics/Billing.md").write_text(note)
        told = [memory.context("billing deploy token").text]
        told += [hit.entry.text for hit in memory.search("billing deploy token").hits]
        memory.archive([{"role": "user", "content": "Billing: The billing service now listens on port 9000."}])
        memory.consolidate("Billing")
        told += [request.text for request in server.requests]
    assert (
        len(told) > 3 and "redacted: github-pat" in told[0] and any("redacted: github-pat" in each for each in told[1:])
    )
    assert not [each for each in told if KEY in each]
    assert KEY in (memory.root / "topics/Billing.md").read_text()
    assert not [
        file for file in (memory.root / ".index").rglob("*") if file.is_file() and KEY.encode() in file.read_bytes()
    ]
    memory.index.sync()
    examined = examine(memory.store, memory.index, memory.clock())
    assert not [finding for finding in examined.findings if finding.kind == "index"]


def test_a_question_is_kept_without_its_secret(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path / "home", config={"embedder.name": "none"})
    memory.archive([{"role": "user", "content": "Billing: The billing service listens on port 8443 by now."}])
    for ask in (memory.search, memory.recall, memory.context):
        ask(f"which port, and what is {KEY} for")
    memory.search("which port")
    kept = [record.query for record in memory.query_records()]
    assert len(kept) == 4 and kept[-1] == "which port"
    assert all(query.startswith("which port") and "redacted: github-pat" in query for query in kept[:3])
    memory.usage.close()
    assert not [path for path in memory.root.rglob("*") if path.is_file() and KEY.encode() in path.read_bytes()]


def test_an_error_names_no_secret(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path)
    memory.init()
    broken = tmp_path / "broken.json"
    broken.write_text('{"messages": [{"role": "user", "content": "' + KEY + '"')
    done = CliRunner().invoke(cli, ["--home", str(tmp_path), "archive", str(broken)])
    assert KEY not in done.output and KEY not in str(done.exception)
