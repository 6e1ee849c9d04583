from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.models import (
    CELL_TYPES,
    Add,
    Attributes,
    CellRef,
    Edit,
    EditResult,
    Reinforce,
    Remove,
    SetSummary,
    Supersede,
    Topic,
)
from vault_memory.models.topic import CHECKSUM
from vault_memory.vault.document.cells import neutralise, statement_hash
from vault_memory.vault.document.edits import apply
from vault_memory.vault.document.lines import bare, blank, split
from vault_memory.vault.document.topic_text import create_topic, parse

NOW = datetime(2026, 1, 20, 15, 45, tzinfo=UTC)
KNOWN = Attributes(salience=0.7, confidence=0.9, created=NOW, sources=("conv-1#m1",), role="user", by="offline")


def _add(cell_id: str, text: str = "Something new", section: str = "Notes", kind: str = "fact") -> Add:
    return Add(cell_id, text, kind, section, KNOWN)  # type: ignore[arg-type]


def _supersede(cell_id: str, by: Add | None = None) -> Supersede:
    return Supersede(CellRef(cell_id), NOW, by)


def _memory(**statements: str) -> str:
    lines = [f"{cell_id.replace('_', '-')} salience=0.5 text={statement_hash(s)}" for cell_id, s in statements.items()]
    return "\n".join(["<!-- memory v1", *lines, "-->", ""])


def _apply(text: str, *edits: Edit) -> tuple[Topic, list[str]]:
    topic, results = apply(parse(text, "topics/T.md"), edits, now=NOW, sources=("conv-1",))
    return topic, [result.outcome for result in results]


def _body(topic: Topic) -> str:
    """Behind the frontmatter, before the memory block."""
    return topic.text.rpartition("---\n")[2].partition("<!-- memory")[0].strip("\n") + "\n"


def test_a_new_document_grows() -> None:
    topic = create_topic("Auth", "topics/Auth.md", created=NOW)
    topic, results = apply(
        topic, [_add("vm-a"), _add("vm-b", "Write docs", kind="task")], now=NOW, sources=["c2", "c1"]
    )
    assert [result.outcome for result in results] == ["added", "added"]
    assert _body(topic) == "# Auth\n\n## Notes\n\n- [fact] Something new ^vm-a\n- [ ] Write docs ^vm-b\n"
    assert topic.sources == ("c1", "c2")
    cell = topic.cell("vm-a")
    assert cell is not None
    assert not cell.by_person
    assert cell.attributes == replace(KNOWN, text=cell.hash[:CHECKSUM])
    assert topic.cells[1].type == "task"


@pytest.mark.parametrize("heading", ["The `fuse` *box*", "#5 circuit", "See [[Cellar|below]]", "a\\_b <c>"])
def test_a_heading_is_found_as_it_is_written(heading: str) -> None:
    """Markdown in it stays, while the name of a new section is made harmless."""
    text = f"# T\n\n## {heading}\n\n- one\n\n## Last\n\n- two\n"
    topic, _ = _apply(text, _add("vm-a", section=heading))
    assert _body(topic) == text.replace("- one\n", "- one\n- [fact] Something new ^vm-a\n")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("## Notes\n- a\n", "## Notes\n- a\n{}\n"),
        ("## NOTES\n\n* a\n\n* b\n", "## NOTES\n\n* a\n\n* b\n\n*{}\n"),
        ("#### notes ####\n\nprose\n\n## Next\n", "#### notes ####\n\nprose\n\n{}\n\n## Next\n"),
        ("## Notes\n- a\n\nprose\n", "## Notes\n- a\n{}\n\nprose\n"),
        ("## Notes\n1. a\n", "## Notes\n1. a\n\n{}\n"),
        ("## Notes\n- a\n  - nested\n\n  more\n## Next\n", "## Notes\n- a\n  - nested\n\n  more\n{}\n## Next\n"),
        ("## Other\n\n## Superseded\n", "## Other\n\n## Notes\n\n{}\n\n## Superseded\n"),
        ("## Other\n\n## Related\n\n- x [[Y]]\n", "## Other\n\n## Notes\n\n{}\n\n## Related\n\n- x [[Y]]\n"),
        (
            "## Other\n\n## Related\n\n- x\n\n## Superseded\n",
            "## Other\n\n## Notes\n\n{}\n\n## Related\n\n- x\n\n## Superseded\n",
        ),
        ("## Related\n\n- x\n\n## Other\n", "## Related\n\n- x\n\n## Other\n\n## Notes\n\n{}\n"),
        ("## Other\ntext\n", "## Other\ntext\n\n## Notes\n{}\n"),
        ("text\n\n---\n*Last updated: 2020-01-01*\n", "text\n\n## Notes\n\n{}\n\n---\n*Last updated: 2026-01-20*\n"),
        ("## Summary\n\nx\n\n### Notes\n", "## Summary\n\nx\n\n### Notes\n\n## Notes\n\n{}\n"),
        ("%%\n## Notes\n- hidden\n%%\n", "%%\n## Notes\n- hidden\n%%\n\n## Notes\n\n{}\n"),
    ],
)
def test_where_a_new_cell_goes(body: str, expected: str) -> None:
    topic, outcomes = _apply(body, _add("vm-a"))
    assert outcomes == ["added"]
    item = "- [fact] Something new ^vm-a"
    shown = topic.text.partition("---\n\n")[2].partition("\n<!-- memory")[0]
    assert shown == (expected.replace("*{}", "*" + item[1:]) if "*{}" in expected else expected.format(item))


@pytest.mark.parametrize("section", ["", "Summary", "superseded", "# \n"])
def test_a_section_that_cannot_hold_cells_is_not_used(section: str) -> None:
    topic, _ = _apply("# T\n", _add("vm-a", section=section))
    assert topic.cells[0].headings == ("Notes",)


def test_an_add_of_what_is_there_or_was_deleted() -> None:
    text = "- here ^vm-a\n\n> quoted ^vm-q\n\n" + _memory(vm_a="here", vm_gone="deleted")
    topic, outcomes = _apply(text, _add("vm-a"), _add("vm-q"), _add("vm-gone"), _add("vm-new", " \n"), _add("no id"))
    assert outcomes == ["noop", "noop", "rejected", "rejected", "rejected"]
    assert topic.text == text


def test_superseding_moves_the_struck_item_and_keeps_what_hangs_on_it() -> None:
    text = (
        "# T\n\nbefore\n1. [fact] Runs on Postgres 14 ^vm-a\n   - on `db-1`, see [[Hosts]]\n\n     deeper\n2. mine\n\n"
        "## Superseded\n\n* ~~older~~\n\n## After\n\n" + _memory(vm_a="Runs on Postgres 14")
    )
    topic, outcomes = _apply(text, _supersede("vm-a", _add("vm-b", "Runs on Postgres 16")))
    assert outcomes == ["superseded"]
    assert _body(topic) == (
        "# T\n\nbefore\n1. [fact] Runs on Postgres 16 ^vm-b\n2. mine\n\n## Superseded\n\n* ~~older~~\n"
        "* [fact] ~~Runs on Postgres 14~~ ^vm-a\n  - on `db-1`, see [[Hosts]]\n\n    deeper\n\n## After\n"
    )
    old = topic.cell("vm-a")
    assert old is not None
    assert old.superseded
    assert old.attributes is not None
    assert (old.attributes.superseded, old.attributes.successor) == (NOW, "vm-b")


def test_superseding_without_successor_leaves_no_double_blank_lines() -> None:
    text = "## A\n\n- one ^vm-a\n\n- two\n\n## B\n\n- three ^vm-b\n\n## C\n\n" + _memory(vm_a="one", vm_b="three")
    topic, _ = _apply(text, _supersede("vm-a"), _supersede("vm-b"))
    assert _body(topic) == ("## A\n\n- two\n\n## B\n\n## C\n\n## Superseded\n\n- ~~one~~ ^vm-a\n- ~~three~~ ^vm-b\n")


def test_what_is_not_superseded() -> None:
    text = (
        "- by hand ^mine\n- edited since ^vm-e\n- ~~done~~ ^vm-s\n- twice ^vm-t\n- twice ^vm-t\n- no id\n\n"
        + _memory(vm_e="as written", vm_s="done", vm_t="twice")
    )
    by_hash = Supersede(CellRef(hash=statement_hash("no id")), NOW)
    names = ["mine", "vm-e", "vm-s", "vm-t", "vm-gone"]
    topic, outcomes = _apply(text, *map(_supersede, names), by_hash)
    assert outcomes == ["pending", "pending", "noop", "pending", "rejected", "pending"]
    assert topic.text == text


def test_nothing_is_lost_when_the_target_was_superseded_already() -> None:
    edit = _supersede("vm-s", _add("vm-b"))
    topic, outcomes = _apply("- ~~done~~ ^vm-s\n", edit)
    assert outcomes == ["added"]
    assert _apply(topic.text, edit)[1] == ["noop"]


def test_reinforcing_changes_one_line_of_the_memory_block() -> None:
    text = "---\nupdated: 2020-01-01\n---\n- a ^vm-a\n- b ^mine\n\n" + _memory(vm_a="a", vm_b="b")
    edit = Reinforce(CellRef("vm-a"), ("conv-2#m1", "conv-3"), NOW)
    topic, outcomes = _apply(text.replace("vm-b", "vm-a2"), edit, Reinforce(CellRef("mine"), ("x",), NOW))
    assert outcomes == ["updated", "noop"]
    assert topic.cells[0].attributes is not None
    assert topic.cells[0].attributes.sources == ("conv-2#m1", "conv-3")
    assert topic.cells[0].attributes.updated == NOW
    assert _apply(topic.text, edit) == (topic, ["noop"])


def test_a_summary_is_renewed_while_it_is_ours() -> None:
    text = "# T\n\nA preamble.\n\n## Facts\n\n- a\n"
    topic, outcomes = _apply(text, SetSummary("Draft."), SetSummary("First line\nand second.\n\n# no heading\n"))
    assert outcomes == ["noop", "updated"]
    assert _body(topic) == (
        "# T\n\nA preamble.\n\n## Summary\n\nFirst line and second.\n\n\\# no heading\n\n## Facts\n\n- a\n"
    )
    assert topic.summary_ours
    topic, _ = _apply(topic.text, SetSummary("Shorter."))
    assert topic.summary == "Shorter."
    edited = topic.text.replace("Shorter.", "Shorter, says a person.")
    assert _apply(edited, SetSummary("Ours again")) == (parse(edited, "topics/T.md"), ["pending"])
    assert _apply("## Summary\n\nby hand\n", SetSummary("x"))[1] == ["pending"]
    assert _apply("# T\n", SetSummary(" \n "))[1] == ["noop"]


def test_edits_of_one_batch_may_build_on_one_another() -> None:
    topic, outcomes = _apply(
        "", _add("vm-a", "one"), _supersede("vm-a", _add("vm-b", "two")), _supersede("vm-b"), _add("vm-a", "one")
    )
    assert outcomes == ["added", "superseded", "superseded", "noop"]
    assert [(cell.id, cell.superseded) for cell in topic.cells] == [("vm-a", True), ("vm-b", True)]


def test_orphans_are_marked_and_go_after_thirty_days() -> None:
    text = "- a ^vm-a\n\n" + _memory(vm_gone="x") + "vm"
    topic, _ = _apply(text, _add("vm-b"))
    assert [(cell_id, known.orphaned) for cell_id, known in topic.orphans] == [("vm-gone", NOW)]
    back = topic.text.replace("- a ^vm-a", "- a ^vm-a\n- x ^vm-gone")
    assert "orphaned" not in _apply(back, _add("vm-c"))[0].text
    soon, _ = apply(topic, [_add("vm-c")], now=NOW + timedelta(days=29))
    late, _ = apply(topic, [_add("vm-c")], now=NOW + timedelta(days=31))
    assert "vm-gone" in soon.text
    assert "vm-gone" not in late.text


def test_malformed_documents_are_left_alone() -> None:
    text = "---\ntopic: [\n---\n- a ^vm-a\n"
    topic, results = apply(parse(text, "topics/T.md"), [_add("vm-b"), SetSummary("x")], now=NOW)
    assert topic.text == text
    assert [(result.outcome, "T.md:2" in result.reason or "T.md:3" in result.reason) for result in results] == [
        ("rejected", True)
    ] * 2


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("updated: 2020-01-01 # why\n", "updated: 2026-01-20 # why\n@:\n  - conv-1\n"),
        ("updated: 'x'\n@: []\n", "updated: '{}'\n@:\n  - conv-1\n"),
        ("@: a\nupdated:\n", "@:\n  - a\n  - conv-1\nupdated: {}\n"),
        ("@: [b, 'c d'] #x\nupdated: 1\n", "@: [b, 'c d', conv-1] #x\nupdated: {}\n"),
        ("@:\n- a\n# c\n- d\nupdated: 1\n", "@:\n- a\n# c\n- conv-1\n- d\nupdated: {}\n"),
        ("@:\n    - z # c\n    - a\nupdated: 1\n", "@:\n    - z # c\n    - a\n    - conv-1\nupdated: {}\n"),
        ("  a: 1\n  @: [conv-1]\n", "  a: 1\n  @: [conv-1]\n  updated: {}\n"),
        ("a: &t 2020\nupdated: *t\n@: &s [x]\n", "a: &t 2020\nupdated: *t\n@: &s [x]\n"),
        ("{updated: 2020-01-01, a: b}\n", "{updated: 2026-01-20, a: b}\n"),
        ("text: |\n  updated: no\n\nupdated: 1\n@: {a: b}\n", "text: |\n  updated: no\n\nupdated: {}\n@: {a: b}\n"),
        ("", "updated: {}\n@:\n  - conv-1\n"),
        ("# only a comment\n", "# only a comment\nupdated: {}\n@:\n  - conv-1\n"),
    ],
)
def test_frontmatter_is_edited_in_place(before: str, after: str) -> None:
    before, after = (text.replace("@", "source_conversations") for text in (before, after))
    for end in ("\n", "\r\n"):
        topic, outcomes = _apply(f"---\n{before}---\n# T\n".replace("\n", end), _add("vm-a"))
        assert outcomes == ["added"]
        front = topic.text.partition(f"---{end}")[2].partition(f"---{end}")[0]
        assert front == after.replace("{}", "2026-01-20T15:45:00Z").replace("\n", end)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("*Last updated: 2020-01-01*", "*Last updated: 2026-01-20*"),
        ("_Last updated: on 2020-01-01 10:00 by me_", "_Last updated: on 2026-01-20 15:45 by me_"),
        ("*Last updated: 2020-01-01T10:00:00Z*", "*Last updated: 2026-01-20T15:45:00Z*"),
        ("*Last updated: last spring*", "*Last updated: last spring*"),
    ],
)
def test_the_date_line_keeps_its_shape(line: str, expected: str) -> None:
    topic, _ = _apply(f"# T\n\n{line}\n\n## Notes\n\n- a\n", _add("vm-b"))
    assert f"# T\n\n{expected}\n\n## Notes\n" in topic.text


def test_an_edit_that_markdown_would_misread_is_refused() -> None:
    text = "- ^vm-x\n   - a ^vm-a\n-\n   - b ^vm-b\n"
    topic, outcomes = _apply(text, _add("vm-c"))
    assert outcomes == ["added"]
    assert [passage.text for passage in topic.passages] == [passage.text for passage in parse(text, "x").passages]


# --------------------------------------------------------------------------------------------------
# Any document, any edits

MACHINE = {f"vm-{n}": f"machine wrote {n}" for n in "abc"}
PARTS = ["```\n- in\n```", "~~~\n~~~", "    code", "- hand", "* b ^id", "1) x", "2. x", "---", "<!-- x -->"]
PARTS += ["> [!note] q\n> - y", "| a |\n|---|", "\t- t", "\x0b", "\x85", "\u2028", "[[x]]", "  - nested", "%%\n- h\n%%"]
PARTS += ["# T", "## Notes", "## Superseded", "### Deep", "## Summary", "===", "*Last updated: 2020-01-01*", "<div>"]
PARTS += ["[^1]: f", "- [ ] t", "text"]
PARTS += [f"- [fact] {text} ^{cell_id}" for cell_id, text in MACHINE.items()]
PARTS += [f"   1. {text} ^{cell_id}\n      - [[kept]]" for cell_id, text in MACHINE.items()]
FRONT = [
    "",
    "---\nupdated: 2020-01-01\nother: [a] # c\n---\n",
    "---\nsource_conversations: [a]\n---\n\n",
    "\ufeff---\n---\n",
]
MEMORY = (
    "<!-- memory v1\n"
    + "".join(f"{i} text={statement_hash(t)}\n" for i, t in MACHINE.items())
    + "somebody's words\n-->"
)

document = st.builds(
    lambda front, parts, gaps, end: (front + "".join(p + g for p, g in zip(parts, gaps, strict=False))).replace(
        "\n", end
    ),
    st.sampled_from(FRONT),
    st.lists(st.sampled_from([*PARTS, MEMORY, MEMORY]), max_size=14),
    st.lists(st.sampled_from(["\n", "\n\n", "\n\n\n"]), min_size=14, max_size=14),
    st.sampled_from(["\n", "\n", "\r\n", "\r"]),
)
statement = st.sampled_from(
    ["plain words", "- x", "~~s~~", "[[l]] #tag", "```", "a ^id", "<!-- x", "# h\n- i", "%%", "[x]"]
)
add = st.builds(
    Add,
    st.sampled_from(["vm-n1", "vm-n2", "vm-n3"]),
    statement,
    st.sampled_from(CELL_TYPES),
    st.sampled_from(["Notes", "deep", "Summary", "New #", ""]),
    st.just(KNOWN),
)
target = st.sampled_from([*MACHINE, "id", "vm-gone"]).map(CellRef)
edits = st.lists(
    st.one_of(
        add,
        st.builds(Supersede, target, st.just(NOW), st.none() | add),
        st.builds(Reinforce, target, st.just(("conv-9",)), st.just(NOW)),
        st.builds(SetSummary, statement),
    ),
    max_size=4,
)


def _kept(topic: Topic) -> list[str]:
    """Lines that no edit of these tests names: not the machine's cells and memory, not the dates and sources."""
    named = {n for cell in topic.cells if cell.id in MACHINE for n in range(cell.first_line, cell.last_line + 1)}
    ours = ("machine wrote", "vm-", "<!-- memory", "-->", "pdated:", "source_conversations", "conv-1", "somebody")
    lines = [bare(line) for number, line in enumerate(split(topic.text)[1], 1) if number not in named]
    return [line for line in lines if not blank(line) and not any(mark in line for mark in ours)]


def _in_order(part: Sequence[str], whole: Sequence[str]) -> bool:
    rest = iter(whole)
    return all(line in rest for line in part)


@given(document, edits)
@examples(200)
def test_what_no_edit_names_stays(text: str, made: list[Edit]) -> None:
    before = parse(text, "topics/T.md")
    after, results = apply(before, made, now=NOW, sources=("conv-1",))

    changed = {"added", "updated", "superseded"} & {result.outcome for result in results}
    assert bool(changed) == (after.text != text)
    assert parse(after.text, after.path) == after
    if before.malformed:
        assert not changed
        return
    assert not after.malformed
    if before.summary == after.summary:
        assert _in_order(_kept(before), [bare(line) for line in split(after.text)[1]])
    assert ("somebody's words" in text) <= ("somebody's words" in after.text)
    _check_cells(before, after, results)
    again, repeated = apply(after, made, now=NOW + timedelta(days=3), sources=("conv-2",))
    assert again.text == after.text
    assert not {result.outcome for result in repeated} & {"added", "updated", "superseded"}


removals = st.lists(st.one_of(st.builds(Remove, target), st.builds(Supersede, target, st.just(NOW), st.none() | add)))


@given(document, removals)
@examples(150)
def test_what_a_person_accepted_is_done_to_what_it_names_and_no_more(text: str, made: list[Edit]) -> None:
    before = parse(text, "topics/T.md")
    after, results = apply(before, made, now=NOW, reviewed=True)
    assert parse(after.text, after.path) == after
    if before.malformed:
        assert after.text == text
        return
    named = {edit.target.id for edit in made if isinstance(edit, Remove | Supersede)}
    assert not after.malformed
    if "id" not in named:
        assert _in_order(_kept(before), [bare(line) for line in split(after.text)[1]])
    kept = Counter((c.text, c.detail, c.struck, c.headings) for c in before.cells if c.id not in named)
    assert not kept - Counter((c.text, c.detail, c.struck, c.headings) for c in after.cells)
    counts = Counter(cell.id for cell in after.cells if cell.id)
    for result in results:
        edit = result.edit
        if isinstance(edit, Remove) and result.outcome == "updated":
            assert edit.target.id not in counts or any(isinstance(e, Supersede) and e.by for e in made)
        if isinstance(edit, Supersede) and result.outcome == "superseded":
            old = after.cell(edit.target.id)
            assert old is None or old.superseded
            successor = old.attributes.successor if old is not None and old.attributes is not None else ""
            assert edit.by is None or old is None or successor


def _check_cells(before: Topic, after: Topic, results: Sequence[EditResult]) -> None:
    counts = Counter(cell.id for cell in after.cells if cell.id)
    for result in results:
        edit = result.edit
        new_cell = edit if isinstance(edit, Add) else edit.by if isinstance(edit, Supersede) else None
        if new_cell is not None and result.outcome in {"added", "superseded"}:
            assert counts[new_cell.id] == 1 or result.reason == "already there"
            assert neutralise(new_cell.text) in {cell.text for cell in after.cells} or new_cell.id in counts
        if isinstance(edit, Supersede) and result.outcome == "superseded":
            old = after.cell(edit.target.id)
            assert old is not None
            assert old.superseded
    people = Counter((c.text, c.detail, c.box, c.struck, c.headings) for c in before.cells if c.by_person)
    assert not people - Counter((c.text, c.detail, c.box, c.struck, c.headings) for c in after.cells)


def test_a_new_section_and_a_statement_for_the_last_one_are_written_in_one_go() -> None:
    text = "# T\n\n## Deadlines\n\n- [fact] An old one ^vm-aaaaaaaaaa\n"
    topic, _ = _apply(text, _add("vm-bbbbbbbbbb", section="Other"), _add("vm-cccccccccc", section="Deadlines"))
    assert [cell.headings[-1] for cell in topic.cells if cell.id == "vm-cccccccccc"] == ["Deadlines"]
