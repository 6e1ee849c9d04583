"""Test consolidation edits, new topic names and waiting corrections: litellm and a scripted server."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from llm_server import Request, Script, Scripted, ScriptedServer, ok
from scripted_brain import answer, brain
from talking import talk

from vault_memory.api.output import to_json, to_text
from vault_memory.archive.extraction.windows import segments
from vault_memory.archive.review import list_sources
from vault_memory.memory import Memory
from vault_memory.models import Attributes, CellRef, Message, Remove, Update
from vault_memory.vault.runs.run import start_run

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
POSTGRES = "Billing: The billing service stores invoices in Postgres 16."
PORT = "Billing: The billing service listens on port 8443."
COCKROACH = "Billing: The billing service stores invoices now in CockroachDB 24.1."
Start = Callable[..., Memory]


@pytest.fixture
def start(tmp_path: Path, scripted: Callable[..., ScriptedServer]) -> Start:
    def make(*script: Script) -> Memory:
        server = scripted(*script)
        return Memory(tmp_path / "home", config=server.settings | {"llm.timeout": 2.0}, clock=lambda: NOW)

    return make


def consolidating(**reply: object) -> Callable[[Request], Scripted]:
    said = {"summary": "Invoices are in Postgres 16."} | reply
    return lambda request: ok(said) if "consolidation engine" in request.text else brain(request)


def files(memory: Memory) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (memory.root / "topics").rglob("*.md")}


def test_one_of_two_statements_that_say_the_same_stays_with_both_sources(start: Start) -> None:
    memory = start()
    memory.archive(talk(POSTGRES, PORT))
    memory.archive(talk("Billing: Invoices of the billing service live in Postgres 16, on port 5432.", id="c2", day=9))
    cells = memory.topics.get("Billing").cells
    numbers = {word: n for n, cell in enumerate(cells, 1) for word in ("8443", "stores", "5432") if word in cell.text}
    before = files(memory)
    again = {"duplicates": [{"cell": numbers["stores"], "of": numbers["5432"]}, {"cell": 1, "of": 99}]}
    (report,) = start(consolidating(**again)).consolidate("Billing").topics
    (old,) = [cell for cell in memory.topics.get("Billing").cells if cell.superseded]
    assert "stores" in old.text and report.superseded == 1 and old.attributes is not None
    kept = memory.topics.get("Billing").cell(old.attributes.successor)
    assert kept is not None and kept.attributes is not None
    assert {source.partition("#")[0] for source in kept.attributes.sources} == {"c1", "c2"}
    memory.undo()
    assert files(memory) == before


def test_what_a_person_typed_without_a_date_is_proposed_to_end_and_never_moved(start: Start) -> None:
    memory = start()
    memory.archive(talk(POSTGRES))
    path = memory.root / memory.topics.get("Billing").path
    typed = "- The billing service stores invoices in Postgres 15\n\n<!-- memory"
    path.write_text(path.read_text(encoding="utf-8").replace("<!-- memory", typed), encoding="utf-8")
    numbers = {cell.text[-3:]: n for n, cell in enumerate(memory.topics.get("Billing").cells, 1)}
    old, new = numbers[" 15"], next(n for end, n in numbers.items() if end != " 15")
    reply = {"superseded": [{"cell": old, "by": new}], "moves": [{"cell": old, "section": "Storage"}]}
    (report,) = start(consolidating(**reply)).consolidate("Billing").topics
    assert (report.pending, report.superseded) == (1, 0)
    assert any("stays where a person wrote it" in note for note in report.notes)
    assert typed in path.read_text(encoding="utf-8")


def test_consolidation_gives_older_statements_search_words(start: Start) -> None:
    memory = start()
    memory.archive(talk(POSTGRES))
    before, asked = files(memory), list[str]()
    found = [{"cell": 1, "words": ["where are bills kept", "invoices"]}, {"cell": 9, "words": ["x"]}]

    def model(request: Request) -> Scripted:
        asked.append(request.text)
        return consolidating(search=found)(request)

    start(model).consolidate("Billing")
    (cell,) = memory.topics.get("Billing").cells
    assert cell.attributes is not None
    assert (cell.attributes.asked, cell.attributes.updated) == ("kept", None)
    start(model).consolidate("Billing")
    assert ['Return "search"' in text for text in asked] == [True, False]
    memory.undo()
    assert files(memory) == before


def test_nothing_is_called_a_repetition_that_says_more(start: Start) -> None:
    memory = start()
    memory.archive(talk(POSTGRES, PORT))
    start(consolidating(duplicates=[{"cell": 1, "of": 2}, {"cell": 2, "of": 1}])).consolidate("Billing")
    assert not any(cell.superseded for cell in memory.topics.get("Billing").cells)


CALLED = "Billing: Everybody says Invoicing to it since May."


def test_topics_are_linked_split_and_renamed_in_one_run(start: Start) -> None:
    memory = start()
    memory.archive(talk(POSTGRES, PORT, "Sourdough: The starter is fed every 12 hours."))
    memory.archive(
        talk(*[f"Billing: Rule number {n} says that kind {n}00 is paid." for n in range(1, 5)], CALLED, id="c2", day=9)
    )
    moves = [{"cell": n, "section": "Payment rules"} for n in range(3, 7)]
    start(consolidating(moves=moves)).consolidate("Billing")
    before = files(memory)
    reply = {
        "links": [{"to": "sourdough", "relation": "pays for"}, {"to": "Nowhere", "relation": "x"}],
        "splits": [{"section": "Payment rules", "name": "Rules of payment"}],
        "rename": "Invoicing",
    }
    (report,) = start(consolidating(**reply)).consolidate("Billing").topics
    assert len(report.notes) == 2, report.notes
    assert {topic.name for topic in memory.topics.list()} == {"Invoicing", "Rules of payment", "Sourdough"}
    topic = memory.topics.get("Billing")
    assert topic.name == "Invoicing" and topic.aliases == ("Billing",) and "pays for [[Sourdough]]" in topic.text
    assert len(memory.topics.get("Rules of payment").cells) == 4
    memory.undo()
    assert files(memory) == before


@pytest.mark.parametrize(
    ("name", "notes"), [("Post", ("not renamed to Post: no statement says that name",)), ("The Billing", ())]
)
def test_a_topic_gets_no_name_that_is_none(start: Start, name: str, notes: tuple[str, ...]) -> None:
    start().archive(talk(POSTGRES, PORT))
    (report,) = start(consolidating(rename=name)).consolidate("Billing").topics
    assert report.notes == notes
    assert [topic.name for topic in start().topics.list()] == ["Billing"]


@pytest.mark.parametrize("section", ["Superseded", "summary", ""])
def test_nothing_moves_to_a_section_without_current_statements(start: Start, section: str) -> None:
    start().archive(talk(POSTGRES, PORT))
    start(consolidating(moves=[{"cell": 1, "section": section}])).consolidate("Billing")
    assert [cell.headings for cell in start().topics.get("Billing").cells] == [("Facts",), ("Facts",)]


def test_a_section_by_type_is_no_topic(start: Start) -> None:
    start().archive(talk(*[f"Billing: Rule number {n} says that kind {n}00 is paid." for n in range(1, 6)], PORT))
    moves = [{"cell": 6, "section": "Network"}]
    reply = {"moves": moves, "splits": [{"section": "Facts", "name": ""}, {"section": "Facts", "name": "Risks"}]}
    (report,) = start(consolidating(**reply)).consolidate("Billing").topics
    assert sum(note.endswith("not split, that names no subject") for note in report.notes) == 2, report.notes
    assert [topic.name for topic in start().topics.list()] == ["Billing"]


def test_what_waits_for_a_topic_waits_for_it_under_its_new_name(start: Start) -> None:
    memory = start()
    memory.archive(talk(POSTGRES, PORT, CALLED))
    cell = next(cell for cell in memory.topics.get("Billing").cells if "8443" in cell.text)
    with start_run(memory.store, "archive", now=NOW) as run:
        run.propose("topics/Billing.md", Remove(CellRef(cell.id)), "it moved")
    start(consolidating(rename="Invoicing")).consolidate("Billing")
    (waits,) = memory.review.list()
    assert (waits.proposal.path, waits.problem, waits.was) == ("topics/Invoicing.md", "", cell.text)
    memory.undo()
    assert [waits.proposal.path for waits in memory.review.list()] == ["topics/Billing.md"]


def test_a_proposed_update_is_shown_with_the_text_before_and_its_sources(start: Start) -> None:
    memory = start()
    memory.archive(talk(PORT))
    (cell,) = memory.topics.get("Billing").cells
    update = Update(CellRef(cell.id), f"{cell.text[:-1]} and 9443.", Attributes(sources=("c2#m1",)), NOW)
    with start_run(memory.store, "archive", now=NOW) as run:
        run.propose("topics/Billing.md", update, "it has a second port")
    (waits,) = memory.review.list()
    assert (waits.was, list_sources(waits.proposal.edit)) == (cell.text, ("c2#m1",))


def test_where_a_person_wrote_a_topic_keeps_its_name_and_sections(start: Start) -> None:
    memory = start()
    memory.archive(
        talk(*[f"Billing: Rule number {n} says that kind {n}00 is paid." for n in range(1, 6)], PORT, CALLED)
    )
    path = memory.root / "topics/Billing.md"
    section = memory.topics.get("Billing").cells[0].headings[-1]
    path.write_text(path.read_text().replace("- [fact] Rule", "- typed by hand\n- [fact] Rule", 1))
    reply = {"splits": [{"section": section, "name": "Rules"}], "rename": "Invoicing"}
    start(consolidating(**reply)).consolidate("Billing")
    topic = memory.topics.get("Billing")
    assert topic.path == "topics/Billing.md" and topic.name == "Billing" and topic.aliases == ("Invoicing",)
    assert "- typed by hand" in topic.text and {each.name for each in memory.topics.list()} == {"Billing"}


def test_a_new_name_that_is_said_becomes_an_alias(start: Start) -> None:
    memory = start()
    memory.archive(talk(POSTGRES))
    item = {"message": 1, "topic": "Billing", "knowledge": "Billing is called Harebell Returns now.", "type": "fact"}
    sure = {"salience": 0.9, "confidence": 0.9}
    reply = {"knowledge": [item | sure | {"called": "Harebell Returns"}, item | sure | {"called": "Never said"}]}
    asked = start(lambda request: ok(reply) if "memory extraction engine" in request.text else brain(request))
    asked.archive(talk("The billing service is called Harebell Returns now.", id="c2", day=9))
    assert memory.topics.get("Harebell Returns").aliases == ("Harebell Returns",)
    assert len(memory.topics.list()) == 1


def test_what_waits_stands_with_what_it_would_replace(start: Start) -> None:
    memory = start()
    memory.archive(talk(POSTGRES, PORT))
    path = memory.root / "topics/Billing.md"
    path.write_text(path.read_text().replace("in Postgres 16", "in Postgres 16, my choice"))
    assert memory.archive(talk(COCKROACH, id="c2", day=9)).count("pending") == 1
    line = f"said on 2026-10-09, waits for review: {COCKROACH.partition(': ')[2]}"
    found = memory.search("where are invoices stored: Postgres", touch=False)
    (hit,) = [hit for hit in found.hits if "my choice" in hit.entry.text and hit.entry.tier == "cell"]
    assert hit.waiting == (line,)
    assert not any(hit.waiting for hit in found.hits if "8443" in hit.entry.text and hit.entry.tier == "cell")
    assert line in to_text(found, NOW) and any(row.get("waiting") == [line] for row in to_json(found)["results"])
    assert f"({line})" in memory.context("where are invoices stored", touch=False).text
    recalled = memory.recall("where does the billing service store invoices in Postgres", touch=False)
    assert any(line in hit.waiting for hit in recalled.hits)
    (waiting,) = memory.review.list()
    memory.review.reject(waiting.proposal)
    assert not any(hit.waiting for hit in memory.search("invoices Postgres", touch=False).hits)


def test_prompts_hold_what_waits(start: Start) -> None:
    memory = start()
    memory.archive(talk(POSTGRES, PORT))
    path = memory.root / "topics/Billing.md"
    path.write_text(path.read_text().replace("in Postgres 16", "in Postgres 16, my choice"))
    memory.archive(talk(COCKROACH, id="c2", day=9))
    asked: list[str] = []

    def listening(request: Request) -> Scripted:
        asked.append(str(request.messages[-1]["content"]))
        return brain(request)

    start(listening).consolidate("Billing")
    assert any("would replace “The billing service stores invoices in Postgres 16, my choice" in text for text in asked)


def test_long_code_of_agents_and_tools_is_shown_by_its_beginning() -> None:
    code = "```go\n" + "\n".join(f"line {n}" for n in range(40)) + "\n```"
    roles = ("user", "assistant", "tool")
    parts = segments([Message(role, f"Look:\n{code}", id=role) for role in roles], set(roles))
    shown = {part.message.id: part.as_message.content for part in parts if "line 3" in part.text}
    assert "line 39" in shown["user"]
    assert "line 5" in shown["assistant"] and "line 9" not in shown["assistant"] and "more lines" in shown["assistant"]
    assert "line 39" not in shown["tool"]


GUESTS = """\
# Guests

| Who  | Eats  |
| ---- | ----- |
| Kofi | vegan |
| Ama  | all   |

The list is Hannah's.
"""


def proposing(request: Request) -> Scripted:
    """Answer as the scripted model, and propose a change of a table's row where one is shown."""
    found = re.search(r"^\[(\d+)\] A · table$", request.text, re.MULTILINE)
    if "You keep one document" not in request.text or found is None:
        return brain(request)
    assert "    | Kofi | vegan |\n" in request.text and "waits for a person" not in request.text
    row = {"item": 1, "action": "propose", "cell": int(found[1]), "was": "| Kofi | vegan |",
           "text": "| Kofi | fish  |", "reason": "he eats fish again"}  # fmt: skip
    return ok({"edits": [*answer(request)["edits"], row]})


def test_a_change_of_a_table_waits_is_shown_and_made_byte_for_byte(start: Start) -> None:
    memory = start(proposing)
    memory.init()
    path = memory.root / "topics/Guests.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(GUESTS, encoding="utf-8")
    report = memory.archive(talk("Guests: Kofi has eaten fish again since Easter."))
    (item,) = report.items
    assert item.outcome == "added" and item.judged is not None
    assert item.judged.edits[1].startswith("propose “| Kofi | vegan |” → “")
    assert item.judged.changed == ("propose 1: waits for a person, whose text it is",)
    (waits,) = memory.review.list()
    assert (waits.was, waits.problem) == ("| Kofi | vegan |", "")
    assert [line for line in waits.diff if line[:1] in "+-"] == ["-| Kofi | vegan |", "+| Kofi | fish  |"]
    line = "said on 2026-10-01, waits for review: | Kofi | fish |"
    assert [line in hit.waiting for hit in memory.search("Kofi vegan").hits if "Ama" in hit.entry.text] == [True]
    assert line in memory.context("Kofi vegan").text

    before = path.read_text(encoding="utf-8")
    assert memory.review.accept(waits).done
    after = path.read_text(encoding="utf-8")
    assert after == before.replace("| Kofi | vegan |", "| Kofi | fish  |") and not memory.review.list()
    (event,) = [event for event in memory.runs.topic_events("Guests") if event.what == "rewritten"]
    assert (event.before, event.after) == ("| Kofi | vegan |", "| Kofi | fish  |")
    memory.undo()
    assert path.read_text(encoding="utf-8") == before and len(memory.review.list()) == 1

    path.write_text(before.replace("vegan |", "vegan, no soy |"), encoding="utf-8")
    (waits,) = memory.review.list()
    assert waits.problem == "its text was changed meanwhile"
    assert memory.review.accept(waits).outcome == "rejected" and "no soy" in path.read_text(encoding="utf-8")
