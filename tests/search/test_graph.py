"""Test the answers of the graph, from notes written by people and by the program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from vault_memory.cli import cli
from vault_memory.errors import InputError, NotFoundError
from vault_memory.models import TopicName
from vault_memory.search.graph import Graph, export
from vault_memory.vault.entities import read

USER = """---
entity: User
type: person
---

# User

- likes [[Postgres]], [[River|the River]]
- uses [[River]] ^vm-aaaaaaaaaa
- has brother [[Ned]]
- a line about nothing
- works on [[topics/Dispatch]]

## Superseded

- ~~uses [[RabbitMQ]]~~ ^vm-bbbbbbbbbb

<!-- memory v1
vm-aaaaaaaaaa confidence=0.75 created=2026-03-01T00:00:00Z source=conv-1#m1 by=offline text=x
vm-bbbbbbbbbb created=2026-01-01T00:00:00Z superseded=2026-03-01T00:00:00Z by=offline text=x
-->
"""
NOTES = {
    "User": USER,
    "Postgres": "---\ntype: tool\naliases: [PostgreSQL]\n---\n# Postgres\n\n- appears in [[Dispatch]]\n",
    "River": "---\ntype: tool\n---\n# River\n",
    "RabbitMQ": "---\ntype: tool\n---\n# RabbitMQ\n",
    "Ned": "---\ntype: person\n---\n# Ned\n\n- lives in [[Leeds]]\n- likes [[Postgres]]\n",
    'Zoë "Z"': '---\ntype: person\n---\n# Zoë "Z"\n',
}


@pytest.fixture
def graph() -> Graph:
    notes = [read(text.encode(), f"entities/{name}.md") for name, text in NOTES.items()]
    return Graph(notes, [TopicName("topics/Dispatch.md", "Dispatch", ("dsp",))], "User")


def told(graph: Graph, question: str) -> list[str]:
    return [f"{graph.name(e.subject)} {e.relation} {graph.name(e.target)}" for e in graph.ask(question)]


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        ("what tools do I like?", ["User likes Postgres", "User likes River"]),
        ("which tools do I use", ["User uses River"]),
        ("what does Ned like?", ["Ned likes Postgres"]),
        ("who likes PostgreSQL?", ["Ned likes Postgres", "User likes Postgres"]),
        ("where does Ned live?", ["Ned lives in Leeds"]),
        ("who is my brother?", ["User has brother Ned"]),
        ("who is Ned?", ["User has brother Ned", "Ned likes Postgres", "Ned lives in Leeds"]),
        ("what do you know about Leeds?", ["Ned lives in Leeds"]),
        ("what do I work on?", ["User works on Dispatch"]),
        ("do I hate anything?", []),
        ("what places did Ned visit", []),
    ],
)
def test_questions(graph: Graph, question: str, answers: list[str]) -> None:
    assert told(graph, question) == answers


def test_a_question_about_nothing_says_what_can_be_asked(graph: Graph) -> None:
    with pytest.raises(InputError, match="what tools do I like"):
        graph.ask("frobnicate the whatsit")


def test_a_link_is_the_file_of_that_name_before_it_is_an_alias() -> None:
    notes = [
        read(b"---\naliases: [Dispatch]\n---\n# Harebell\n", "entities/Harebell.md"),
        read(b"# Ann\n\n- appears in [[Dispatch]]\n- knows [[dsp]]\n", "entities/Ann.md"),
    ]
    graph = Graph(notes, [TopicName("topics/Dispatch.md", "Dispatch", ("dsp",))], "User")
    assert {edge.target for edge in graph.edges} == {"topics/Dispatch"}
    assert graph.find("Dispatch") == "entities/Harebell"


def test_neighbours_and_what_no_longer_holds(graph: Graph) -> None:
    relations = {(e.relation, graph.name(e.target)) for e in graph.neighbours("user")}
    assert ("uses", "River") in relations and ("uses", "RabbitMQ") not in relations
    ended = [e for e in graph.neighbours("me", everything=True) if not e.valid]
    assert [(graph.name(e.target), f"{e.until:%Y-%m-%d}") for e in ended] == [("RabbitMQ", "2026-03-01")]
    incoming = graph.neighbours("PostgreSQL")
    assert {graph.name(e.subject) for e in incoming} == {"Postgres", "User", "Ned"}


def test_names_are_found_without_case_or_accents_and_slips_get_a_hint(graph: Graph) -> None:
    assert graph.name(graph.find("zoe z")) == 'Zoë "Z"'
    assert graph.name(graph.find("DSP")) == "Dispatch"
    with pytest.raises(NotFoundError, match="did you mean 'Postgres'"):
        graph.find("Postgras")


def test_names_that_differ_in_their_symbols_are_different_nodes() -> None:
    names = ("C", "C#", "C++", "🚀", "🌱")
    ann = read("# Ann\n\n- uses [[C++]]\n- likes [[🌱]]\n- dislikes [[F++]]\n".encode(), "entities/Ann.md")
    letter = read(b"# F\n", "entities/F.md")
    graph = Graph([ann, letter], [TopicName(f"topics/{name}.md", name, ()) for name in names], "User")
    for name in names:
        assert graph.find(name) == graph.find(name.casefold()) == f"topics/{name}"
    assert [edge.target for edge in graph.edges] == ["topics/C++", "topics/🌱", "F++"]
    assert told(graph, "who uses C++?") == ["Ann uses C++"]
    assert told(graph, "who uses C#?") == told(graph, "who uses C?") == []
    with pytest.raises(NotFoundError):
        graph.find("🪐")


def test_the_exact_name_is_found_before_one_that_differs_in_its_marks() -> None:
    topics = [TopicName("topics/Node.js.md", "Node.js", ()), TopicName("topics/nodejs.md", "nodejs", ())]
    graph = Graph([], topics, "User")
    assert graph.find("Nodejs") == "topics/nodejs"
    assert graph.find("node.js") == graph.find("node-js") == "topics/Node.js"


def test_paths_go_either_way_and_only_over_what_holds(graph: Graph) -> None:
    (way,) = graph.paths("Leeds", "Dispatch")[:1]
    assert graph.name(way[0].subject) == "Ned" and len(way) == 3
    assert graph.paths("RabbitMQ", "Ned") == []


def test_lists_by_type_and_relation(graph: Graph) -> None:
    assert [node.name for node in graph.list_nodes(type="tool")[0]] == ["Postgres", "RabbitMQ", "River"]
    found = graph.list_nodes(type="tool", relation="likes", of="I")[1]
    assert [graph.name(edge.target) for edge in found] == ["Postgres", "River"]


def test_exports_survive_any_name(graph: Graph) -> None:
    dot = export(graph, "dot")
    assert dot.startswith("digraph memory {") and '[label="likes"]' in dot and "RabbitMQ" not in dot
    mermaid = export(graph, "mermaid", graph.neighbours("Ned"))
    assert mermaid.split("\n")[0] == "graph LR" and '-->|"lives in"|' in mermaid
    with pytest.raises(InputError):
        export(graph, "svg")


# --------------------------------------------------------------------------------------------------


def run(home: Path, *words: str, code: int = 0) -> str:
    result = CliRunner().invoke(cli, ["--home", str(home), "graph", *words])
    assert result.exit_code == code, (result.output, result.exception)
    return result.output


def test_the_verbs_as_a_person_uses_them(home: Path) -> None:
    assert "no entities yet" in str(CliRunner().invoke(cli, ["--home", str(home), "graph", "show", "Jonas"]).exception)
    assert "entities" in run(home, "update")
    assert run(home, "update") == "nothing has changed since the last update\n"
    assert run(home, "show", "jonas").startswith("Jonas (person)\n")
    assert "User has brother Ned" in run(home, "who", "is", "my", "brother?")
    assert "has brother" in run(home, "path", "Ned", "User")
    assert "Jonas (person)" in run(home, "list", "--type", "person")
    rows = json.loads(run(home, "list", "--relation", "likes", "--json"))
    assert {"subject": "User", "relation": "likes", "target": "Python"}.items() <= rows[0].items()
    assert json.loads(run(home, "export", "--format", "json"))["nodes"]
    assert "graph LR" in run(home, "export", "--format", "mermaid", "--around", "Ned")


def test_switched_off_it_changes_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAULT_MEMORY_GRAPH_ENABLED", "false")
    result = CliRunner().invoke(cli, ["--home", str(home), "graph", "update"])
    assert "switched off" in str(result.exception)
    assert not (home / "default" / "entities").exists()


def test_entities_are_indexed_in_a_tier_of_their_own(home: Path) -> None:
    run(home, "update")
    status = json.loads(CliRunner().invoke(cli, ["--home", str(home), "status", "--json"]).output)
    assert status["index"]["by_tier"]["entity"] > 5
    found = CliRunner().invoke(cli, ["--home", str(home), "topics", "--json"]).output
    assert "entities/" not in found
