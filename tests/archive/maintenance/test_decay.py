"""Test fading: a pure function of the stored data and the time; faded statements can be restored."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from clocks import NOW, Clock
from command_line import run
from hypothesis import given
from hypothesis import strategies as st
from processes import die

from vault_memory.archive.maintenance import decay as decaying
from vault_memory.archive.maintenance.decay import decay, restore
from vault_memory.memory import Memory
from vault_memory.models import Add, Attributes, Cell, Topic
from vault_memory.settings import DecaySettings
from vault_memory.vault.document.cells import statement_hash
from vault_memory.vault.document.topic_text import parse
from vault_memory.vault.runs import records
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.state import confidence

DAY = timedelta(days=1)
RULES = DecaySettings()

TASK = "Order forty metres of netting for the brassica cage before spring"
NOTE = "Working from the Leeds office until the boiler there is mended"
FACT = "The brassica cage needs netting with a mesh of seven millimetres"
SAID = "created=2026-01-05T10:00:00Z source=c1#m1"
HAND = "Buy slug pellets, the blue ones"


def line(name: str, text: str, **more: str) -> str:
    words = " ".join(f"{key}={value}" for key, value in more.items())
    known = f"{name} salience=0.6 confidence=0.9 {SAID} role=user by=offline text={statement_hash(text)}"
    return f"{known} {words}".rstrip()


DOCUMENT = f"""---
topic: Garden
created: 2026-01-05T10:00:00Z
updated: 2026-01-05T10:00:00Z
---

# Garden

A person's own words.

## Tasks

- [x] {TASK} ^vm-1111111111
- [ ] {HAND}

## Context

- [context] {NOTE} ^vm-2222222222

## Facts

- [fact] {FACT} ^vm-3333333333

<!-- memory v1
{line("vm-1111111111", TASK, context="planning")}
{line("vm-2222222222", NOTE)}
{line("vm-3333333333", FACT)}
-->
"""


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def memory(tmp_path: Path, clock: Clock) -> Memory:
    made = Memory(home=tmp_path, clock=clock)
    made.init()
    (made.root / "topics").mkdir()
    (made.root / "topics/Garden.md").write_text(DOCUMENT)
    return made


def run_decay(memory: Memory, **options: bool) -> decaying.DecayReport:
    return decay(memory.store, memory.usage, memory.settings.decay, memory.clock(), **options)


# --------------------------------------------------------------------------------------------------
# The function

CONFIDENCE = st.floats(0.0, 1.0)
DAYS = st.floats(0.0, 2000.0)
SHARE = st.floats(0.0, 1.0)


@given(CONFIDENCE, SHARE, DAYS, DAYS)
def test_it_never_grows_with_time_nor_above_what_was_written(c: float, kept: float, one: float, other: float) -> None:
    early, late = sorted((one, other))
    before, after = (confidence.effective(c, kept, days, RULES) for days in (early, late))
    assert 0.0 <= after <= before <= c


@given(CONFIDENCE, DAYS)
def test_it_ends_a_day_s_loss_below_the_floor(c: float, days: float) -> None:
    left = confidence.effective(c, 1.0, days, RULES)
    assert left == c or left >= 0.095 - 1e-12
    if days <= 30:
        assert left == c


@given(st.lists(DAYS, max_size=6), DAYS)
def test_being_asked_for_gives_nothing_back_and_restarts_the_clock(idle: list[float], days: float) -> None:
    kept = 1.0
    for each in idle:
        before = confidence.effective(0.9, kept, each, RULES)
        kept *= confidence.loss(each, RULES)
        assert confidence.effective(0.9, kept, 0.0, RULES) == pytest.approx(before)
    assert confidence.effective(0.9, kept, min(days, 30.0), RULES) == confidence.effective(0.9, kept, 0.0, RULES)


def test_five_per_cent_a_day_after_thirty_days() -> None:
    assert confidence.effective(0.8, 1.0, 30, RULES) == 0.8
    assert confidence.effective(0.8, 1.0, 31, RULES) == pytest.approx(0.76)
    assert confidence.effective(0.8, 1.0, 40, RULES) == pytest.approx(0.8 * 0.95**10)
    assert confidence.effective(0.05, 1.0, 400, RULES) == 0.05


@pytest.mark.parametrize(
    "pinned",
    [
        lambda t, c: (t, replace(c, attributes=Attributes(pinned=True))),
        lambda t, c: (t, replace(c, text="keep this #pinned")),
        lambda t, c: (replace(t, tags=("Pin",)), c),
        lambda t, c: (replace(t, pinned=True), c),
    ],
)
def test_four_ways_to_pin(pinned: Callable[[Topic, Cell], tuple[Topic, Cell]]) -> None:
    topic, cell = Topic("topics/A.md", "", "A"), parse(DOCUMENT, "topics/A.md").cells[0]
    assert not confidence.is_pinned(topic, cell)
    assert confidence.is_pinned(*pinned(topic, cell))


# --------------------------------------------------------------------------------------------------
# In a vault


def left(memory: Memory, text: str = FACT) -> float:
    """What is left of a statement's confidence, as search weighs it; without a trace."""
    (hit,) = [hit for hit in memory.search(text, touch=False).hits if hit.entry.text == text]
    return hit.explain["confidence"]


def test_without_state_the_clocks_start_now(memory: Memory, clock: Clock) -> None:
    assert left(memory) == 0.9
    assert run_decay(memory) == decaying.DecayReport("", False, 3)
    clock.now += 30 * DAY
    assert left(memory) == 0.9
    clock.now += 10 * DAY
    assert left(memory) == pytest.approx(0.9 * 0.95**10)


def test_asking_stops_it_saying_again_undoes_it_and_pinned_never_fades(memory: Memory, clock: Clock) -> None:
    memory.usage.begin(NOW)
    clock.now += 50 * DAY
    lost = left(memory)
    assert lost == pytest.approx(0.9 * 0.95**20)
    memory.search(FACT)
    assert left(memory) == pytest.approx(lost)
    clock.now += 20 * DAY
    assert left(memory) == pytest.approx(lost)
    path = memory.root / "topics/Garden.md"
    again = f"updated={clock.now:%Y-%m-%dT%H:%M:%SZ} source=c2#m1"
    path.write_text(
        path.read_text().replace("created=2026-01-05T10:00:00Z source=c1#m1", f"created=2026-01-05T10:00:00Z {again}")
    )
    assert left(memory) == 0.9
    clock.now += 60 * DAY
    assert left(memory) < 0.9
    path.write_text(path.read_text().replace("topic: Garden", "topic: Garden\npinned: true"))
    assert left(memory) == 0.9
    assert run_decay(memory).cells == 0


def test_it_decides_which_comes_first(memory: Memory, clock: Clock) -> None:
    path = memory.root / "topics/Garden.md"
    twin = FACT.replace("seven", "eight")
    path.write_text(
        path.read_text()
        .replace(f"- [fact] {FACT}", f"- [fact] {twin} ^vm-4444444444\n- [fact] {FACT}")
        .replace("-->", f"{line('vm-4444444444', twin)}\n-->")
    )
    memory.usage.begin(NOW)
    asked = "brassica cage netting mesh millimetres"
    for _ in range(3):
        clock.now += 25 * DAY
        memory.usage.touch(
            [hit.entry for hit in memory.search(asked, touch=False).hits if hit.entry.text == FACT], clock.now
        )
    texts = [hit.entry.text for hit in memory.search(asked, touch=False).hits]
    assert texts.index(FACT) < texts.index(twin)
    packed = [hit.entry.text for hit in memory.context(asked, touch=False).included]
    assert packed and packed[0] == FACT
    recalled = memory.recall(FACT, touch=False).hits
    assert recalled[0].entry.text == FACT and recalled[0].explain["confidence"] == 0.9


def test_what_was_archived_just_now_is_not_old_however_long_ago_it_was_said(memory: Memory, clock: Clock) -> None:
    memory.usage.begin(NOW - 400 * DAY)
    said = {"role": "user", "content": "We decided to keep lock_timeout at 2 s, because 5 s blocked bookings.",
            "timestamp": "2025-01-05T10:00:00Z"}  # fmt: skip
    memory.archive([said])
    assert all(
        hit.explain["confidence"] > 0.7
        for hit in memory.search("lock_timeout", touch=False).hits
        if hit.entry.tier == "cell"
    )


def test_what_was_imported_just_now_does_not_fade_at_once(memory: Memory, clock: Clock, tmp_path: Path) -> None:
    memory.usage.begin(NOW - 400 * DAY)
    said = {"role": "user", "content": "Working from the Leeds office this month, until the boiler there is mended.",
            "timestamp": f"{NOW - 240 * DAY:%Y-%m-%dT%H:%M:%SZ}"}  # fmt: skip
    (tmp_path / "chat.json").write_text(json.dumps([said, {"role": "assistant", "content": "Noted."}]))
    memory.import_from(tmp_path / "chat.json")
    (made,) = [cell for topic in memory.topics.list() for cell in topic.cells if "this month" in cell.text]
    assert memory.usage.clocks([(made.id, NOW - 240 * DAY)])[made.id].since == clock.now
    assert made.id not in {each.id for each in run_decay(memory, dry_run=True).moved}


def test_what_a_person_accepted_just_now_does_not_fade_at_once(memory: Memory, clock: Clock) -> None:
    memory.usage.begin(NOW - 400 * DAY)
    known = Attributes(created=NOW - 240 * DAY, confidence=0.9, role="user", text=statement_hash(TASK[:30]))
    with start_run(memory.store, "archive", now=NOW) as proposing:
        proposing.propose("topics/Garden.md", Add("vm-9999999999", TASK[:30], "task", "Tasks", known))
    (waiting,) = memory.review.list()
    assert memory.review.accept(waiting).outcome == "added"
    assert "vm-9999999999" not in {each.id for each in run_decay(memory, dry_run=True).moved}


def faded(memory: Memory, clock: Clock) -> None:
    memory.usage.begin(NOW)
    clock.now += 95 * DAY


def test_transient_statements_move_and_others_are_listed(memory: Memory, clock: Clock) -> None:
    faded(memory, clock)
    before = (memory.root / "topics/Garden.md").read_text()
    dry = run_decay(memory, dry_run=True)
    assert (memory.root / "topics/Garden.md").read_text() == before and not (memory.root / "archive").exists()
    done = run_decay(memory)
    assert [each.text for each in done.moved] == [each.text for each in dry.moved] == [TASK, NOTE]
    assert [(each.text, each.why) for each in done.faded] == [(FACT, "a fact stays until you decide")]
    topic = parse((memory.root / "topics/Garden.md").read_text(), "topics/Garden.md")
    assert [cell.text for cell in topic.cells] == [HAND, FACT] and "A person's own words." in topic.text
    moved = parse((memory.root / "archive/Garden.md").read_text(), "archive/Garden.md")
    assert [(cell.text, cell.box, cell.type) for cell in moved.cells] == [(TASK, "x", "task"), (NOTE, "", "context")]
    known = moved.cells[0].attributes
    assert known is not None and (known.context, known.sources, known.by) == ("planning", ("c1#m1",), "offline")
    assert not any(hit.entry.text == TASK for hit in memory.search(TASK, touch=False).hits)
    assert records.load(memory.store, done.run).status == "applied"
    assert run_decay(memory).moved == ()


def test_what_moved_comes_back_as_it_was(memory: Memory, clock: Clock) -> None:
    faded(memory, clock)
    before = parse((memory.root / "topics/Garden.md").read_text(), "topics/Garden.md")
    run_decay(memory)
    assert [each.text for each in restore(memory.store, memory.usage, "vm-1111111111", clock.now).moved] == [TASK]
    assert left(memory, TASK) == 0.9
    restore(memory.store, memory.usage, "garden", clock.now)
    after = parse((memory.root / "topics/Garden.md").read_text(), "topics/Garden.md")
    key = sorted((c.id, c.text, c.type, c.box, c.headings, c.attributes) for c in before.cells if c.id)
    assert sorted((c.id, c.text, c.type, c.box, c.headings, c.attributes) for c in after.cells if c.id) == key
    assert not (memory.root / "archive/Garden.md").exists()
    assert run_decay(memory).moved == ()


@pytest.mark.parametrize("type", ["", "[context] "])
def test_links_of_a_statement_that_moved_still_lead_there(memory: Memory, clock: Clock, type: str) -> None:
    text = "Garden belongs with [[Allotment]]"
    path = memory.root / "topics/Garden.md"
    related = f"## Related\n\n- {type}{text} ^vm-4444444444\n\n<!-- memory v1\n{line('vm-4444444444', text)}"
    path.write_text(path.read_text().replace("<!-- memory v1", related))
    faded(memory, clock)
    settings = replace(memory.settings.decay, types=("fact", "context"))
    moved = decay(memory.store, memory.usage, settings, clock.now).moved
    assert text in {each.text for each in moved}
    assert f"- {type}{text} ^vm-4444444444\n" in (memory.root / "archive/Garden.md").read_text()
    restore(memory.store, memory.usage, "vm-4444444444", clock.now)
    assert f"- {type}{text} ^vm-4444444444\n" in path.read_text()


def test_what_stands_below_a_statement_keeps_it_in_its_place(memory: Memory, clock: Clock) -> None:
    path = memory.root / "topics/Garden.md"
    path.write_text(path.read_text().replace("^vm-2222222222", "^vm-2222222222\n  - a remark of mine"))
    faded(memory, clock)
    done = run_decay(memory)
    assert [each.text for each in done.moved] == [TASK]
    assert "something stands below it" in {each.why for each in done.faded}


_DECAY = """from vault_memory.archive.maintenance.decay import decay
decay(memory.store, memory.usage, memory.settings.decay, datetime.fromisoformat(sys.argv[3]))
"""


@pytest.mark.parametrize("after", [2, 4, 6, 7])
def test_a_move_that_was_killed_loses_and_doubles_nothing(memory: Memory, clock: Clock, after: int) -> None:
    faded(memory, clock)
    die(memory.home, _DECAY, after, clock.now.isoformat())
    again = Memory(home=memory.home, clock=clock)
    again.archive([{"role": "user", "content": "Nothing much."}])
    run_decay(again)
    texts = [(again.root / path).read_text() for path in ("topics/Garden.md", "archive/Garden.md")]
    assert [text.count(TASK) for text in texts] == [0, 1] and [text.count(NOTE) for text in texts] == [0, 1]
    assert not [run for run in records.pending(again.store) if run.trigger == "decay"]


# --------------------------------------------------------------------------------------------------
# As people call it


def test_on_the_command_line(memory: Memory) -> None:
    memory.usage.begin(datetime.now(UTC) - 95 * DAY)
    memory.usage.close()
    assert "2 would move to archive/, of 3 that can fade" in run(memory.home, "decay", "--dry-run")
    moved = json.loads(run(memory.home, "decay", "--json"))
    assert [each["id"] for each in moved["moved"]] == ["vm-1111111111", "vm-2222222222"]
    assert "2 brought back" in run(memory.home, "decay", "--restore", "Garden")
    assert TASK in (memory.root / "topics/Garden.md").read_text()


def test_undo_takes_a_move_back(memory: Memory, clock: Clock) -> None:
    from vault_memory.vault.runs.undo import undo

    faded(memory, clock)
    before = (memory.root / "topics/Garden.md").read_text()
    done = run_decay(memory)
    undo(memory.store, done.run, clock.now)
    assert (memory.root / "topics/Garden.md").read_text() == before
    assert not (memory.root / "archive/Garden.md").exists()


def test_what_an_undo_brings_back_does_not_fade_again_at_once(memory: Memory, clock: Clock) -> None:
    faded(memory, clock)
    done = run_decay(memory)
    assert done.moved
    memory.runs.undo(done.run)
    assert not run_decay(memory, dry_run=True).moved
    clock.now += 200 * DAY
    assert run_decay(memory, dry_run=True).moved
