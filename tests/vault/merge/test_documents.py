"""Test merging two branches of a document cell by cell."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.models import Add, Attributes, CellRef, Edit, Reinforce, Remove, SetSummary, Supersede, Topic
from vault_memory.vault.document import topic_text, transcript
from vault_memory.vault.document.cells import cell_id
from vault_memory.vault.document.edits import apply
from vault_memory.vault.merge.documents import merge, merge_transcripts
from vault_memory.vault.merge.three_way import merge_lines

NOON = datetime(2026, 1, 18, 12, tzinfo=UTC)
SECTIONS = ("Decisions", "Notes", "Risks")


def add(text: str, section: str = "Notes", source: str = "c#m1", hours: int = 0) -> Add:
    at = NOON + timedelta(hours=hours)
    known = Attributes(salience=0.5, confidence=0.9, created=at, sources=(source,), role="user", by="offline")
    return Add(cell_id("c", "m", text), text, "fact", section, known)


def made(topic: Topic | str, *edits: Edit, hours: int = 0, source: str = "c") -> Topic:
    topic = topic_text.parse(topic, "topics/T.md") if isinstance(topic, str) else topic
    after, results = apply(topic, edits, now=NOON + timedelta(hours=hours), sources=(source,))
    assert all(result.outcome in {"added", "superseded", "updated"} for result in results), results
    return after


BASE = made(topic_text.create_topic("T", "topics/T.md", created=NOON), add("alpha is one"), add("beta is two"))


def test_cells_added_on_both_sides_are_all_there_and_dates_and_sources_go_together() -> None:
    ours = made(BASE, add("gamma is three"), add("delta came", "Risks"), hours=2, source="c-ours")
    theirs = made(BASE, add("epsilon is five"), add("zeta was chosen", "Decisions"), hours=1, source="c-theirs")
    merged = merge(BASE.text, ours.text, theirs.text)
    assert merged.conflicts == () and merged.kept == ()
    assert merged.text == (
        "---\ntopic: T\ncreated: 2026-01-18T12:00:00Z\nupdated: 2026-01-18T14:00:00Z\n"
        "source_conversations:\n  - c\n  - c-ours\n  - c-theirs\n---\n\n# T\n\n## Notes\n\n"
        + "".join(
            f"- [fact] {text} ^{cell_id('c', 'm', text)}\n"
            for text in ("alpha is one", "beta is two", "gamma is three", "epsilon is five")
        )
        + f"\n## Risks\n\n- [fact] delta came ^{cell_id('c', 'm', 'delta came')}\n"
        + f"\n## Decisions\n\n- [fact] zeta was chosen ^{cell_id('c', 'm', 'zeta was chosen')}\n\n"
        + merged.text[merged.text.index("<!-- memory") :]
    )
    topic = topic_text.parse(merged.text, "topics/T.md")
    assert len(topic.cells) == 6 and all(cell.attributes for cell in topic.cells) and not topic.orphans


def test_one_side_supersedes_what_the_other_leaves_and_both_supersede_the_same() -> None:
    old = BASE.cells[0]
    ours = made(BASE, Supersede(CellRef(old.id), NOON, add("alpha is ten")), hours=2)
    theirs = made(BASE, add("gamma is three"), hours=1)
    topic = topic_text.parse(merge(BASE.text, ours.text, theirs.text).text, "t.md")
    assert [(c.text, c.superseded) for c in topic.cells] == [
        ("alpha is ten", False), ("beta is two", False), ("gamma is three", False), ("alpha is one", True),
    ]  # fmt: skip
    both = made(BASE, Supersede(CellRef(old.id), NOON + timedelta(hours=3), add("alpha is eleven")), hours=3)
    merged = merge(BASE.text, ours.text, both.text)
    assert merged.conflicts == ()
    topic = topic_text.parse(merged.text, "t.md")
    assert sorted(c.text for c in topic.cells if not c.superseded) == ["alpha is eleven", "alpha is ten", "beta is two"]
    gone = topic.cell(old.id)
    assert gone is not None and gone.superseded and gone.attributes is not None and gone.attributes.superseded == NOON


def test_a_sentence_that_both_sides_reworded_is_an_ordinary_conflict() -> None:
    text = BASE.text.replace("# T\n", "# T\n\nIn my own words.\n\n- typed by hand\n", 1)
    for what in ("In my own words.", "typed by hand"):
        ours, theirs = text.replace(what, "Said here"), text.replace(what, "Said there")
        merged = merge(text, ours, theirs, marks=9)
        assert merged.conflicts == ("text that both sides changed",)
        assert "<<<<<<<<< ours\n" in merged.text and "\n=========\n" in merged.text
        assert ">>>>>>>>> theirs\n" in merged.text
        assert merged.text.count("alpha is one") == 1
        assert merge(text, ours, theirs, marks=None).text == ours
    line = next(line for line in text.splitlines() if "alpha" in line)
    cell = merge(text, text.replace(line, line.replace("one", "1")), text.replace(line, line.replace("one", "I")))
    assert cell.conflicts and cell.text.count("<<<<<<<") == 1


def test_a_cell_that_one_side_deleted_and_the_other_changed_stays() -> None:
    line = next(line for line in BASE.text.splitlines(keepends=True) if "alpha is one ^" in line)
    deleted, edited = BASE.text.replace(line, ""), BASE.text.replace("alpha is one", "alpha is 1, I think")
    for ours, theirs in ((deleted, edited), (edited, deleted)):
        merged = merge(BASE.text, ours, theirs)
        assert merged.kept == (BASE.cells[0].id,) and "I think" in merged.text and not merged.conflicts


def test_the_summary_of_a_person_wins_and_of_two_machines_one() -> None:
    base = made(BASE, SetSummary("Two things."))
    machine, other = made(base, SetSummary("Three things, says one.")), made(base, SetSummary("Three, says another."))
    person = base.text.replace("Two things.", "My own words.")
    for ours, theirs in ((machine.text, person), (person, machine.text)):
        topic = topic_text.parse(merge(base.text, ours, theirs).text, "t.md")
        assert topic.summary == "My own words." and not topic.summary_ours
    one = topic_text.parse(merge(base.text, machine.text, other.text).text, "t.md")
    two = topic_text.parse(merge(base.text, other.text, machine.text).text, "t.md")
    assert one.summary == two.summary and one.summary_ours and two.summary_ours


def test_properties_of_a_person_and_line_ends() -> None:
    text = BASE.text.replace("topic: T\n", "topic: T\naliases: [one]  # mine\nmood: fine\n")
    ours = text.replace("[one]", "[one, two]").replace("mood: fine", "mood: good")
    theirs = text.replace("[one]", "[one, three]").replace("\n", "\r\n")
    merged = merge(text, ours, theirs)
    assert not merged.conflicts and "\r" not in merged.text
    assert "aliases: [one, two, three]  # mine\nmood: good\n" in merged.text
    clash = merge(text, text.replace("fine", "good"), text.replace("fine", "bad"))
    assert clash.conflicts == ("the property 'mood'",) and topic_text.parse(clash.text, "t.md").malformed


def test_malformed_documents_are_merged_as_lines() -> None:
    base = "# T\n\n```\nopen\n"
    assert merge(base, "# T!\n\n```\nopen\n", base + "more\n").text == "# T!\n\n```\nopen\nmore\n"
    assert merge_lines(["a"], ["b"], ["c"], 7) == (["<<<<<<< ours\n", "b\n", "=======\n", "c\n", ">>>>>>> theirs\n"], 1)


def _said(number: int, text: str = "") -> str:
    return f"\n<!-- message m{number} user -->\n\n````md\n{text or f'hello {number}'}\n````\n"


HEAD = "---\nid: c\n---\n"
MARKS = [f"\n<!-- archived m1..m{n} by=offline run=r{n} -->\n" for n in (1, 2)]


def test_transcripts_take_the_longer_and_what_is_marked_in_either() -> None:
    merged = merge_transcripts("", HEAD + _said(1) + MARKS[0], HEAD + _said(1) + MARKS[0] + _said(2) + MARKS[1])
    assert merged.text == HEAD + _said(1) + MARKS[0] + _said(2) + MARKS[1] and not merged.conflicts
    longer = HEAD + _said(1) + _said(2)
    assert merge_transcripts(HEAD + _said(1), HEAD + _said(1) + MARKS[0], longer).text == longer + MARKS[0]


def test_a_conversation_that_went_on_in_both_branches_is_united() -> None:
    base = HEAD + _said(1)
    ours, theirs = base + _said(2, "on a laptop") + MARKS[1], base + _said(2, "at a desk") + _said(3) + MARKS[0]
    merged = merge_transcripts(base, ours, theirs)
    assert not merged.conflicts and merged == merge_transcripts(base, theirs, ours)
    read = transcript.parse(merged.text, "c.md")
    assert not read.problems
    assert sorted(message.content for message in read.messages) == ["at a desk", "hello 1", "hello 3", "on a laptop"]
    (laptop,) = (message.id for message in read.messages if message.content == "on a laptop")
    assert read.archived == {"m1", laptop}  # and what the other branch said is still to be archived


def test_a_branch_that_goes_on_after_it_was_united_is_united_again() -> None:
    base = HEAD + _said(1)
    ours, theirs = base + _said(2, "on a laptop"), base + _said(2, "at a desk")
    united = merge_transcripts(base, ours, theirs).text
    for branch in (ours, theirs):
        again = merge_transcripts(branch, united, branch + _said(3) + MARKS[1])
        read = transcript.parse(again.text, "c.md")
        assert not again.conflicts and not read.problems
        told = [message.content for message in read.messages]
        assert sorted(told) == ["at a desk", "hello 1", "hello 3", "on a laptop"]
        said = branch.rsplit("md\n", 1)[1].partition("\n")[0]
        assert {m.content for m in read.messages if m.id in read.archived} == {"hello 1", said}


def test_what_both_branches_have_under_other_ids_is_there_once() -> None:
    said = "\n<!-- message {} user 2026-01-18T10:00:0{}Z -->\n\n````md\n{}\n````\n".format
    base = HEAD + said("m1", 0, "hello")
    ours = base + said("m2", 1, "one") + said("m3", 2, "two")
    theirs = base + said("m2", 2, "two") + said("m3", 3, "three") + "\n<!-- archived m2..m2 by=offline run=r -->\n"
    for sides in ((ours, theirs), (theirs, ours)):
        read = transcript.parse(merge_transcripts(base, *sides).text, "c.md")
        assert sorted(message.content for message in read.messages) == ["hello", "one", "three", "two"]
        assert [m.content for m in read.messages if m.id in read.archived] == ["two"]


def test_what_was_said_before_and_both_changed_is_a_conflict() -> None:
    base = HEAD + _said(1)
    assert merge_transcripts(base, HEAD + _said(1, "one"), HEAD + _said(1, "another")).conflicts


def test_a_marker_that_somebody_quotes_marks_nothing() -> None:
    base, quoted = HEAD + _said(1), "<!-- archived m1..m3 by=x run=y -->"
    merged = merge_transcripts(base, base + _said(2, "ours"), base + _said(2, quoted) + _said(3))
    assert not transcript.parse(merged.text, "c.md").archived


# --------------------------------------------------------------------------------------------------

words = st.sampled_from(["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"])
statements = st.builds("{} is {}".format, words, st.integers(0, 6))
STEPS = st.lists(
    st.tuples(
        st.sampled_from(
            ["add", "add", "supersede", "reinforce", "remove", "summary", "type", "delete", "edit", "prose"]
        ),
        statements,
        st.sampled_from(SECTIONS),
        st.integers(0, 9),
    ),
    max_size=5,
)


def stepped(topic: Topic, steps: list[tuple[str, str, str, int]], who: str) -> Topic:
    """The document after edits of the machine's and of a person's."""
    for number, (what, text, section, which) in enumerate(steps):
        cells = [cell for cell in topic.cells if cell.id]
        cell = cells[which % len(cells)] if cells else None
        ref = CellRef(cell.id) if cell else CellRef("none")
        at = NOON + timedelta(hours=number + {"base": 0, "ours": 20, "theirs": 30}[who])
        lines = topic.text.split("\n")
        match what:
            case "add":
                topic, _ = apply(topic, [add(text, section, f"{who}#m{number}")], now=at, sources=(who,))
            case "supersede":
                topic, _ = apply(topic, [Supersede(ref, at, add(text, section))], now=at, sources=(who,))
            case "reinforce":
                topic, _ = apply(topic, [Reinforce(ref, (f"{who}#m{number}",), at)], now=at)
            case "remove":
                topic, _ = apply(topic, [Remove(ref)], now=at)
            case "summary":
                topic, _ = apply(topic, [SetSummary(f"{text} in short.", cells=which)], now=at)
            case "type":
                lines.insert(len(lines) - 1, f"- {text} (typed by {who} {number})")
                topic = topic_text.parse("\n".join(lines), topic.path)
            case "prose":
                lines[-1:-1] = ["", f"{who} wrote a paragraph {number}.", ""]
                topic = topic_text.parse("\n".join(lines), topic.path)
            case "delete" if cell is not None:
                del lines[cell.first_line - 1 : cell.last_line]
                topic = topic_text.parse("\n".join(lines), topic.path)
            case "edit" if cell is not None:
                old = lines[cell.first_line - 1]
                lines[cell.first_line - 1] = old.replace(" is ", " may be ", 1)
                topic = topic_text.parse("\n".join(lines), topic.path)
            case _:
                pass
        assert not topic.malformed
    return topic


def contents(topic: Topic) -> Counter[tuple[str, str, bool]]:
    return Counter((cell.id, cell.text, cell.superseded) for cell in topic.cells)


def test_sections_that_only_fit_into_the_other_text_are_put_there() -> None:
    """A section put behind a memory block that a person wrote on behind would take in what stands there."""
    base = stepped(BASE, [("remove", "alpha is 0", "Decisions", 0)], "base")
    first = ("add", "alpha is 0", "Decisions", 0)
    ours = stepped(base, [*[first] * 4, ("supersede", "alpha is 0", "Decisions", 0)], "ours")
    steps = [("type", "", 0), ("add", "Notes", 0), ("remove", "", 0), ("prose", "", 0), ("type", "", 0)]
    theirs = stepped(base, [(what, "alpha is 0", where, number) for what, where, number in steps], "theirs")
    merged, back = merge(base.text, ours.text, theirs.text), merge(base.text, theirs.text, ours.text)
    assert (merged.conflicts, back.conflicts) == ((), ())
    assert merged.text == back.text
    assert contents(topic_text.parse(merged.text, "T.md"))["vm-3vhs0h5tys", "beta is two", True] == 1


@examples(40)
@given(STEPS, STEPS, STEPS)
def test_no_cell_is_lost_the_result_parses_and_sides_may_change_places(
    start: list[tuple[str, str, str, int]],
    left: list[tuple[str, str, str, int]],
    right: list[tuple[str, str, str, int]],
) -> None:
    base = stepped(BASE, start, "base")
    ours, theirs = stepped(base, left, "ours"), stepped(base, right, "theirs")
    merged = merge(base.text, ours.text, theirs.text)
    back = merge(base.text, theirs.text, ours.text)
    assert bool(merged.conflicts) == bool(back.conflicts)
    for side, other in ((ours, theirs), (theirs, ours)):
        for cell in side.cells:
            was = base.cell(cell.id) if cell.id else None
            new = (was is None or was.text != cell.text) and cell.text not in {c.text for c in base.cells}
            if new:  # what a side said of its own is there, between markers at worst
                assert cell.text in merged.text, (cell, other.text)
    if merged.conflicts:
        return
    result, again = topic_text.parse(merged.text, "t.md"), topic_text.parse(back.text, "t.md")
    assert not result.malformed
    assert contents(result) == contents(again)
    known = [{cell.id: cell.attributes for cell in topic.cells if cell.id} for topic in (result, again)]
    assert known[0] == known[1]
    assert (result.updated, set(result.sources), result.summary) == (again.updated, set(again.sources), again.summary)
    assert result.updated == max(ours.updated or NOON, theirs.updated or NOON)
    assert set(ours.sources) | set(theirs.sources) == set(result.sources)
    ids = [cell.id for cell in result.cells if cell.id]
    assert len(ids) == len(set(ids))


@examples(20)
@given(STEPS, STEPS)
def test_what_only_one_side_changed_is_taken_as_it_is(
    start: list[tuple[str, str, str, int]], left: list[tuple[str, str, str, int]]
) -> None:
    base = stepped(BASE, start, "base")
    side = stepped(base, left, "ours")
    assert merge(base.text, side.text, base.text).text == side.text
    assert merge(base.text, base.text, side.text).text == side.text
    assert merge(base.text, side.text, side.text).text == side.text


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_a_document_without_a_last_line_end_and_with_a_mark(ending: str) -> None:
    base = "\ufeff" + replace(BASE).text.replace("\n", ending).rstrip()
    ours = base.replace("beta is two", "beta is 2")
    theirs = base.replace("# T" + ending, "# T" + ending * 2 + "Words." + ending)
    merged = merge(base, ours, theirs)
    assert not merged.conflicts and "Words." in merged.text and "beta is 2" in merged.text
    assert merged.text.startswith("\ufeff") and merged.text.count("\n") == merged.text.count(ending)
