"""Test remembering one statement: with and without a model, by a person and by an agent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from clocks import NOW, Clock
from command_line import call
from llm_server import ScriptedServer, status
from scripted_brain import brain

from vault_memory.errors import InputError
from vault_memory.memory import Memory
from vault_memory.models import Cell, ItemReport
from vault_memory.vault import review
from vault_memory.vault.conversations.transcripts import find
from vault_memory.vault.runs import records
from vault_memory.vault.runs.undo import undo

KEY = "sk-proj-" + "abcdEFGH1234567890" * 2


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def memory(tmp_path: Path, clock: Clock) -> Memory:
    return Memory(home=tmp_path / "home", clock=clock)


@pytest.fixture
def server() -> Iterator[ScriptedServer]:
    with ScriptedServer([brain]) as running:
        yield running


def with_model(memory: Memory, server: ScriptedServer) -> Memory:
    return Memory(home=memory.home, config=server.settings | {"llm.timeout": 2.0}, clock=memory.clock)


def item(memory: Memory, text: str, **values: str) -> ItemReport:
    (found,) = memory.remember(text, **values).items
    return found


def cell(memory: Memory, report: ItemReport) -> Cell:
    found = memory.topics.get(report.path).cell(report.cell)
    assert found is not None
    return found


def test_a_statement_becomes_a_cell_of_the_person_who_said_it(memory: Memory) -> None:
    report = memory.remember("Sessions end after  12 hours", topic="Authentication", type="decision")
    (kept,) = report.items
    assert (kept.outcome, kept.topic, kept.path) == ("added", "Authentication", "topics/Authentication.md")
    found = cell(memory, kept)
    assert (found.text, found.type, found.by_person) == ("Sessions end after 12 hours", "decision", True)
    assert (found.salience, found.confidence) == (0.7, 1.0)
    known = found.attributes
    assert known is not None
    assert (known.role, known.by, known.created, known.sources) == ("person", "", NOW, ("remember:2026-10-20",))
    run = records.load(memory.store, report.run)
    assert (run.trigger, run.status, len(run.changes)) == ("remember", "applied", 1)
    assert [hit.entry.id for hit in memory.search("when do sessions end").hits] == [kept.cell]


def test_a_statement_goes_under_the_heading_that_was_named(memory: Memory) -> None:
    """Also one that replaces a statement under another heading; without a heading its type decides."""
    memory.init()
    file = memory.root / "topics/Boat.md"
    file.parent.mkdir()
    file.write_text("# Boat\n\n## Gear\n\n- two oars\n\n### Sails\n\n- a red jib\n\n## Berth\n")

    def headings(text: str, section: str) -> tuple[str, ...]:
        made = item(memory, text, topic="Boat", section=section, role="user")
        return cell(memory, made).headings

    assert headings("The mainsail was cut by Ilse", "sails") == ("Gear", "Sails")
    assert headings("Berth 14 belongs to us until 2030", "Berth") == ("Berth",)
    assert headings("The logbook runs on Postgres", "Chandlery") == ("Chandlery",)
    assert headings("The hull is of larch", "") == ("Facts",)
    moved = item(memory, "The logbook moved from Postgres to CockroachDB", topic="Boat", section="Gear", role="user")
    assert moved.outcome == "superseded" and cell(memory, moved).headings == ("Gear",)
    lines = [line.partition(" ^vm-")[0] for line in file.read_text().splitlines()]
    assert lines[lines.index("- two oars") + 1] == "- [fact] The logbook moved from Postgres to CockroachDB"


def test_what_the_gate_would_refuse_is_kept_when_asked_for(memory: Memory) -> None:
    assert item(memory, "I like tea").outcome == "added"
    assert item(memory, "tea: Assam", topic="general").path == "topics/general.md"


def test_the_same_again_adds_nothing_and_another_day_counts_as_a_source(memory: Memory, clock: Clock) -> None:
    first = item(memory, "We deploy with Kamal every Friday")
    before = (memory.root / first.path).read_bytes()
    again = item(memory, "We deploy with Kamal every Friday.")
    assert (again.outcome, again.cell) == ("noop", first.cell)
    assert (memory.root / first.path).read_bytes() == before
    clock.now += timedelta(days=3)
    assert item(memory, "We deploy with Kamal every Friday").outcome == "noop"
    known = cell(memory, first).attributes
    assert known is not None
    assert known.sources == ("remember:2026-10-20", "remember:2026-10-23")
    assert len(memory.topics.get(first.path).cells) == 1


def test_ids_follow_from_the_words(tmp_path: Path, memory: Memory, clock: Clock) -> None:
    one = item(memory, "The API allows 100 requests a minute")
    clock.now += timedelta(days=40)
    other = item(Memory(home=tmp_path / "elsewhere", clock=clock), "The API allows 100 requests a minute")
    assert one.cell == other.cell


def test_an_alias_or_a_known_topic_is_found_and_a_named_one_taken_at_its_word(memory: Memory) -> None:
    memory.init()
    path = memory.root / "topics/Authentication.md"
    path.parent.mkdir()
    path.write_text("---\naliases: [auth]\n---\n# Authentication\n\n- Tokens live in httpOnly cookies\n")
    assert item(memory, "Refresh tokens rotate", topic="auth").path == "topics/Authentication.md"
    assert item(memory, "Tokens live in the httpOnly cookies of the browser").path == "topics/Authentication.md"
    assert item(memory, "Authentication is reviewed in May", topic="Reviews").path == "topics/Reviews.md"


def test_what_was_superseded_and_holds_again_is_said_again(memory: Memory) -> None:
    first = item(memory, "The billing service runs on Postgres", role="user", source="c1#m1")
    ended = item(memory, "The billing service moved from Postgres to CockroachDB", role="user", source="c2#m1")
    assert ended.outcome == "superseded"
    assert cell(memory, first).superseded
    back = item(memory, "The billing service runs on Postgres", role="user", source="c3#m1")
    assert (back.outcome, back.cell != first.cell) == ("added", True)
    assert not cell(memory, back).superseded
    assert memory.topics.get(first.path).sources == ("c1#m1", "c2#m1", "c3#m1")


def test_what_contradicts_a_persons_words_waits_for_review(memory: Memory) -> None:
    first = item(memory, "The billing service runs on Postgres")
    change = item(memory, "The billing service moved from Postgres to CockroachDB")
    assert change.outcome == "pending"
    assert not cell(memory, first).superseded
    (proposal,) = review.waiting(memory.store)
    assert "CockroachDB" in str(proposal.edit)


def test_an_agent_never_ends_what_the_user_said(memory: Memory) -> None:
    first = item(memory, "The billing service runs on Postgres", role="user", source="c1#m1")
    agent = {"role": "assistant", "by": "claude-code"}
    change = item(memory, "The billing service moved from Postgres to CockroachDB", **agent)
    assert (change.outcome, change.reason) == ("pending", "the assistant said it, against what a user said")
    assert not cell(memory, first).superseded
    own = item(memory, "The deploy script is bin/deploy.sh", **agent)
    known = cell(memory, own).attributes
    assert known is not None
    assert (known.role, known.by, known.confidence) == ("assistant", "claude-code", 0.8)
    repeated = item(memory, "The billing service runs on Postgres", **agent)
    assert (repeated.outcome, repeated.cell) == ("noop", first.cell)
    known = cell(memory, first).attributes
    assert known is not None and known.sources == ("c1#m1",)


def test_an_agent_never_ends_what_the_user_said_in_another_document(memory: Memory) -> None:
    agent = {"role": "assistant", "by": "claude-code"}
    item(memory, "We use Postgres for billing", topic="Alpha", **agent)
    users = item(memory, "We use Postgres for billing of all shops", topic="Beta", role="user", source="c1#m1")
    change = item(memory, "We moved from Postgres to MySQL for billing", **agent)
    assert (change.outcome, change.reason) == ("pending", "the assistant said it, against what a user said")
    assert not cell(memory, users).superseded
    assert {each.path for each in review.waiting(memory.store)} == {"topics/Alpha.md", "topics/Beta.md"}


def test_what_still_holds_of_an_ended_statement_stays(memory: Memory) -> None:
    item(memory, "My wife's name is Anna and we live in Leeds", role="user", topic="Family")
    item(memory, "We moved from Leeds to York", role="user")
    found = {cell.text: cell.superseded for cell in memory.topics.get("Family").cells}
    assert found == {
        "We moved from Leeds to York": False,
        "My wife's name is Anna": False,
        "My wife's name is Anna and we live in Leeds": True,
    }


def test_all_that_a_statement_ends_names_it_as_its_successor(memory: Memory) -> None:
    for topic in ("Alpha", "Beta"):
        item(memory, f"We use Postgres for billing of {topic}", topic=topic, role="user")
    change = item(memory, "We moved from Postgres to MySQL for billing", role="user")
    ended = [cell for name in ("Alpha", "Beta") for cell in memory.topics.get(name).cells if cell.superseded]
    assert [cell.attributes and cell.attributes.successor for cell in ended] == [change.cell] * 2
    assert not memory.doctor().findings


def test_what_a_person_deleted_comes_back_for_a_person_only(memory: Memory) -> None:
    kept = item(memory, "The staging database is reset every Monday", topic="Staging")
    path = memory.root / kept.path
    path.write_text("".join(row for row in path.read_text().splitlines(True) if not row.startswith("- ")))
    agent = item(memory, "The staging database is reset every Monday", topic="Staging", role="assistant")
    assert (agent.outcome, agent.reason) == ("rejected", "deleted or reworded by a person")
    person = item(memory, "The staging database is reset every Monday", topic="Staging")
    assert person.outcome == "added"


def test_what_a_person_reworded_is_not_taken_for_what_is_to_be_remembered(memory: Memory) -> None:
    kept = item(memory, "Assam takes three minutes", topic="Tea")
    path = memory.root / kept.path
    path.write_text(path.read_text().replace("three", "four"))
    again = item(memory, "Assam takes three minutes", topic="Tea")
    assert (again.outcome, cell(memory, again).text) == ("added", "Assam takes three minutes")
    assert item(memory, "Assam takes three minutes", topic="Tea").outcome == "noop"
    assert "four minutes" in path.read_text()


def test_secrets_and_relative_dates(memory: Memory) -> None:
    report = memory.remember(f"Yesterday the API key became {KEY}")
    assert report.redacted == 1
    assert "(2026-10-19)" in report.items[0].text
    report = memory.remember("Deploys go through the blue cluster", topic=f"Deploys {KEY}", source=KEY)
    assert report.redacted == 1 and report.items[0].topic == "Deploys [redacted: sk-api-key]"
    assert not any(KEY.encode() in file.read_bytes() for file in memory.root.rglob("*") if file.is_file())
    assert not any(KEY in file.name for file in memory.root.rglob("*"))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("  ", "empty"),
        ("<recalled-memory>\n- We use argon2id\n</recalled-memory>", "recalled from memory"),
        ("word " * 500, "use `archive` for whole texts"),
    ],
)
def test_what_is_no_statement_is_refused(memory: Memory, text: str, why: str) -> None:
    with pytest.raises(InputError, match=why):
        memory.remember(text)
    assert memory.topics.list() == []


def test_markdown_in_a_statement_makes_no_structure(memory: Memory) -> None:
    kept = item(memory, "# Heading\n- [ ] item ^id <!-- x --> [[link]]", topic="T")
    assert len(memory.topics.get("T").cells) == 1
    assert "[[" not in cell(memory, kept).text.replace("\\[\\[", "").replace("\\[", "")


def test_a_run_that_was_interrupted_is_finished_by_the_next_archive(memory: Memory) -> None:
    report = memory.remember("The staging database is reset every Monday", topic="Staging")
    done = records.load(memory.store, report.run)
    (memory.root / "topics/Staging.md").unlink()
    records.begin(memory.store, replace(done, report=""))
    memory.archive([{"role": "user", "content": "ok"}])
    assert [found.text for found in memory.topics.get("Staging").cells] == [
        "The staging database is reset every Monday"
    ]
    assert records.load(memory.store, report.run).status == "applied"


@pytest.mark.parametrize("stored", [True, False])
def test_a_run_that_was_interrupted_leaves_the_conversation_it_names_alone(memory: Memory, stored: bool) -> None:
    said = "We decided to use Redis 7 for the cache because it is fast."
    if stored:
        memory.add_message("s1", "user", said)
    report = memory.remember("The staging database is reset every Monday", topic="Staging", source="s1")
    done = records.load(memory.store, report.run)
    whole = (memory.root / "topics/Staging.md").read_bytes()
    (memory.root / "topics/Staging.md").unlink()
    records.begin(memory.store, replace(done, report=""))
    memory.archive([{"role": "user", "content": "ok"}])
    assert (memory.root / "topics/Staging.md").read_bytes() == whole
    assert records.load(memory.store, report.run).status == "applied"
    transcript = find(memory.store, "s1")
    assert [message.content for message in (transcript.pending if transcript is not None else ())] == (
        [said] if stored else []
    )


def test_with_a_model_the_topic_is_found_and_the_words_stay(memory: Memory, server: ScriptedServer) -> None:
    asked = with_model(memory, server)
    report = asked.remember("Billing: The billing service listens on port 8443")
    (kept,) = report.items
    assert (kept.path, kept.outcome) == ("topics/Billing.md", "added")
    assert report.tokens_in > 0
    assert cell(asked, kept).text == "Billing: The billing service listens on port 8443"
    asked.remember("Billing: The billing service stores invoices in Postgres", role="user", source="c1")
    change = item(asked, "Billing: The billing service stores invoices now in CockroachDB", role="user", source="c2")
    assert change.outcome == "superseded"
    agent = item(asked, "Billing: The billing service stores invoices now in MySQL", role="assistant")
    assert agent.outcome == "pending"


def test_a_model_that_fails_costs_nothing_that_was_said(memory: Memory) -> None:
    memory.remember("The billing service listens on port 8443", topic="Billing", role="user", source="c1")
    with ScriptedServer([status(500)]) as broken:
        kept = item(with_model(memory, broken), "The billing service stores invoices in Postgres", topic="Billing")
    assert kept.outcome == "added"
    assert "Billing" in kept.path
    (waiting,) = [topic for topic in memory.topics.list() if topic.merge_pending]
    assert (waiting.merge_pending, waiting.cells[0].text) == (
        "Billing",
        "The billing service stores invoices in Postgres",
    )


def test_the_verb(tmp_path: Path) -> None:
    def run(*arguments: str, stdin: str = "", expect: int = 0) -> str:
        done = call(tmp_path / "h", *arguments, input=stdin)
        assert done.code == expect, done
        return done.err if expect == 2 else done.out

    printed = run("remember", "--topic", "Tea", "I", "like", "Assam")
    assert printed.splitlines()[0] == "[preference] I like Assam"
    assert "kept in Tea  topics/Tea.md#^vm-" in printed
    again = json.loads(run("remember", "--topic", "Tea", "-", "--json", stdin="I like Assam\n"))
    assert again["items"][0]["outcome"] == "noop"
    assert again["items"][0]["path"] == "topics/Tea.md"
    assert "type must be one of" in run("remember", "x", "--type", "nonsense", expect=2)


def test_what_was_remembered_can_be_undone(memory: Memory) -> None:
    memory.remember("The relay's dashboard is called Heron", topic="Relay")
    report = memory.remember("Helm charts are gone since May", topic="Relay")
    undo(memory.store, report.run, NOW)
    assert [found.text for found in memory.topics.get("Relay").cells] == ["The relay's dashboard is called Heron"]
