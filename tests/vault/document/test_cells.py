from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from vault_memory.models import CELL_TYPES, Attributes
from vault_memory.vault.document import memory_block
from vault_memory.vault.document.cells import (
    ParsedStatement,
    cell_id,
    format_statement,
    neutralise,
    parse_statement,
    statement_hash,
)
from vault_memory.vault.document.memory_block import MemoryBlock, Opening
from vault_memory.vault.document.topic_text import parse

MARKS = [
    "```",
    "~~~",
    "~~",
    "-",
    "1.",
    "#",
    ">",
    "[x]",
    "[fact]",
    "[[",
    "]]",
    "![[",
    "<!--",
    "-->",
    "%%",
    "#tag",
    "^id",
    "\\",
    "`",
    "|",
    "---",
    "===",
    "***",
    "<div>",
    "word",
]
MARKS += [" ", " ", " ", "- ", "# ", " ^id", "\n", "\r", "\x0b", "\x85", "\u2028", "\t"]
text = st.one_of(
    st.lists(st.sampled_from(MARKS), max_size=8).map("".join), st.text(st.characters(exclude_categories=()))
)


@pytest.mark.parametrize(
    ("paragraph", "expected"),
    [
        ("plain", ParsedStatement("plain", "fact")),
        ("[decision] because ^vm-k3f9a2q8d1", ParsedStatement("because", "decision", "vm-k3f9a2q8d1", typed=True)),
        ("[Risk] capital letter", ParsedStatement("capital letter", "risk", typed=True)),
        ("[ ] open", ParsedStatement("open", "task", box=" ")),
        ("[x] [code_ref] both", ParsedStatement("both", "code_ref", box="x", typed=True)),
        ("[-] cancelled", ParsedStatement("cancelled", "task", box="-")),
        ("~~gone~~ ^q", ParsedStatement("gone", "fact", "q", struck=True)),
        ("~~[fact] all of it ^q~~", ParsedStatement("all of it", "fact", "q", struck=True, typed=True)),
        ("[fact] ~~gone~~", ParsedStatement("gone", "fact", struck=True, typed=True)),
        ("~~a~~ but ~~b~~", ParsedStatement("~~a~~ but ~~b~~", "fact")),
        (r"~~a\~~", ParsedStatement(r"~~a\~~", "fact")),
        ("~~with `~~` in code~~", ParsedStatement("with `~~` in code", "fact", struck=True)),
        ("[unknown] word", ParsedStatement("[unknown] word", "fact")),
        ("[link](to.md) and text", ParsedStatement("[link](to.md) and text", "fact")),
        ("over\n  two lines ^id", ParsedStatement("over two lines", "fact", "id")),
        ("x^2 and ^not-last here", ParsedStatement("x^2 and ^not-last here", "fact")),
        ("^only-an-id", ParsedStatement("", "fact", "only-an-id")),
    ],
)
def test_the_grammar_of_a_statement(paragraph: str, expected: ParsedStatement) -> None:
    assert parse_statement(paragraph) == expected


@pytest.mark.parametrize(
    "only", ["[[Note]]", "![[a.png|300]]", "[a](b)", "https://a.b/c", "<https://a.b>", "[[a]], [[b]]"]
)
def test_an_item_that_is_only_links_is_no_cell(only: str) -> None:
    assert not parse_statement(only).is_cell
    assert parse_statement(f"see {only}").is_cell
    assert parse_statement(f"[ ] {only}").is_cell


@given(text)
@example("```\n")
@example("``````")
@example("~~a~~ ~")
@example("`~~` \\")
def test_neutralised_text_is_one_cell_that_says_the_same(written: str) -> None:
    line = neutralise(written)
    assert neutralise(line) == line
    assert not re.search(r"[\r\n\x0b\x85\u2028]", line)
    for kind in CELL_TYPES if line else ():
        for struck in (False, True):
            statement = ParsedStatement(
                line, kind, "vm-0000000000", " " if kind == "task" else "", struck, kind != "task"
            )  # type: ignore[arg-type]
            assert parse_statement(format_statement(statement)) == statement


@given(text)
def test_neutralised_text_makes_no_structure_in_a_document(written: str) -> None:
    line = neutralise(written)
    if not line:
        return
    topic = parse(f"# T\n\n{line}\n\n- {line} ^vm-a\n- after\n", "t.md")
    assert not topic.problems
    assert [cell.headings for cell in topic.cells[-1:]] == [()]
    assert topic.cells[-1].text == "after"
    assert [cell.text for cell in topic.cells if cell.id == "vm-a"] in ([line], [])  # [] for a bare link
    assert len(topic.cells) <= 2


def test_code_and_plain_words_stay_readable() -> None:
    for kept in ("use `a[[0, 1]]` and `#include`", "issue #12 in C#", "**bold** 5 < 6", "Vec<String>", "C:\\Users\\me"):
        assert neutralise(kept) == kept


def test_ids_and_hashes_are_stable() -> None:
    assert re.fullmatch(r"vm-[0-9a-hjkmnp-tv-z]{10}", cell_id("conv", "conv#m1", "text"))
    assert cell_id("conv", "conv#m1", "some\n text") == cell_id("conv", "conv#m1", "some text")
    assert len({cell_id("c", "d", "e"), cell_id("cd", "", "e"), cell_id("c", "d", "f")}) == 3
    assert statement_hash("a  b\n") == statement_hash("a b") != statement_hash("a c")


# --------------------------------------------------------------------------------------------------
# The memory block

times = st.datetimes(datetime(1000, 1, 1), timezones=st.just(UTC)).map(lambda t: t.replace(microsecond=0))
numbers = st.integers(0, 1000).map(lambda n: n / 1000)
words = st.text(min_size=1)
attributes = st.builds(
    Attributes,
    salience=st.none() | numbers,
    confidence=st.none() | numbers,
    created=st.none() | times,
    updated=st.none() | times,
    sources=st.lists(words, max_size=3, unique=True).map(tuple),
    role=st.sampled_from(["", "user", "person"]),
    by=st.text(),
    text=st.sampled_from(["", "0c44e"]),
    context=st.text(),
    superseded=st.none() | times,
    successor=st.just("vm-a"),
    pinned=st.booleans(),
    extra=st.lists(st.tuples(st.sampled_from(["colour", "mood"]), words), max_size=2).map(tuple),
)


blocks = st.dictionaries(st.from_regex(r"vm-[0-9a-f]{10}|[A-Za-z][A-Za-z0-9-]{0,9}", fullmatch=True), attributes)


@given(blocks, blocks)
def test_what_is_known_comes_back(known: dict[str, Attributes], later: dict[str, Attributes]) -> None:
    rows = memory_block.write(memory_block.update(MemoryBlock(Opening("abc12", 3)), known))
    block = memory_block.read(["\n".join(rows)])
    assert block.attributes_by_id == known and (block.summary, block.summarised_cells) == ("abc12", 3)
    assert memory_block.write(block) == rows
    again = memory_block.read(["\n".join(memory_block.write(memory_block.update(block, later)))])
    assert again.attributes_by_id == known | later
    cited = {source.name for source in again.sources.values()}
    for label, source in block.sources.items():  # what a source says holds as long as it is cited
        assert source.name not in cited or again.sources[label] == source


def test_a_block_names_each_source_once() -> None:
    said = datetime(2026, 1, 18, 9, 58, tzinfo=UTC)
    many = {
        f"vm-00000000{number:02}": Attributes(
            0.5, 0.9, said + timedelta(minutes=number), sources=(f"conv-123#m{number}",), role="user", by="gpt-5",
            text="0c44e97b12aa",
        )
        for number in range(20)
    }  # fmt: skip
    rows = memory_block.write(memory_block.update(MemoryBlock(), many))
    assert rows[:4] == [
        "<!-- memory v2 c=.9 by=gpt-5",
        "#1 conv-123 20260118T095800Z",
        "vm-0000000000 1#m0 t=0c44e",
        "vm-0000000001 1#m1 +60 t=0c44e",
    ]
    assert max(map(len, rows[2:])) < 36


def test_what_is_not_understood_is_kept() -> None:
    line = "salience=high created=yesterday colour=blue role=user role=tool 1=2 s=0.3"
    first = memory_block.read([f"<!-- memory v1\nvm-a {line}\n-->"])
    extra = (
        ("salience", "high"),
        ("created", "yesterday"),
        ("colour", "blue"),
        ("role", "tool"),
        ("1", "2"),
        ("s", "0.3"),
    )
    assert first.attributes_by_id == {"vm-a": Attributes(role="user", extra=extra)}
    written = memory_block.write(first)
    assert written[1] == "vm-a r=user salience=high created=yesterday colour=blue role=tool 1=2 %73=0.3"
    assert memory_block.read(["\n".join(written)]).attributes_by_id == first.attributes_by_id


@pytest.mark.parametrize("line", ["vm-a 7#m1 t=0c44e", "vm-a", "vm-a some words", "#1", "#1 conv colour=red", "#x y"])
def test_a_line_that_cannot_be_read_is_kept(line: str) -> None:
    rows = ["<!-- memory v2", line, "vm-b r=user", "-->"]
    assert memory_block.write(memory_block.read(["\n".join(rows)])) == rows


def test_a_block_of_the_version_before_is_read() -> None:
    block = memory_block.read(
        [
            "<!-- memory v1 summary=3f9a2c11d0e4 cells=2\n"
            "vm-aaaaaaaaaa salience=0.9 confidence=0.95 created=2026-01-18T09:59:00Z source=c%20d#m12 source=c%20d#m13 "
            "role=user by=gpt-5 text=0c44e97b12aa superseded=2026-01-19T09:59:00Z successor=vm-bbbbbbbbbb\n"
            "vm-bbbbbbbbbb salience=0.5 confidence=0.75 created=2026-01-18T10:00:00Z source=c%20d role=user by=offline "
            "text=0c44e97b12ab context=in%20tests valid_from=2026-01-18\n-->\n"
        ]
    )
    assert memory_block.write(block) == [
        "<!-- memory v2 summary=3f9a2/2 s=.9 c=.95 by=gpt-5",
        "#1 c%20d 20260118T095900Z",
        "vm-aaaaaaaaaa 1#m12,m13 t=0c44e x=+86400 to=vm-bbbbbbbbbb",
        "vm-bbbbbbbbbb 1 +60 s=.5 c=.75 by=offline t=0c44e context=in%20tests from=2026-01-18",
        "-->",
    ]


def test_a_block_as_it_was_written_before_says_the_same() -> None:
    """Head words and ends that are left out today."""
    older = [
        "<!-- memory v2 summary=58494 cells=14",
        "#1 c 20260207T103216Z s=.9 c=.95 by=gpt-5",
        "vm-aaaaaaaaaa 1#m2 t=0c44e x=+60 to=vm-bbbbbbbbbb",
        "vm-bbbbbbbbbb 1#m3 +60 t=0c44e",
        "-->",
    ]
    block = memory_block.read(["\n".join(older)])
    assert (block.summary, block.summarised_cells) == ("58494", 14)
    newer = memory_block.write(block)
    assert newer[:3] == ["<!-- memory v2 summary=58494/14", older[1], "vm-aaaaaaaaaa 1#m2 t=0c44e to=vm-bbbbbbbbbb"]
    assert memory_block.read(["\n".join(newer)]) == block


@given(st.lists(st.text(st.characters(exclude_characters="\r\n")).filter(lambda s: s.strip() and "-->" not in s)))
def test_lines_of_nobody_are_kept(lines: list[str]) -> None:
    block = memory_block.read(["<!-- memory v1\n" + "\n".join(["vm-a role=user", *lines]) + "\n-->\n"])
    written = memory_block.write(memory_block.update(block, {"vm-z": Attributes(role="user")}))
    assert {"vm-a r=user", "vm-z r=user", *lines} <= set(written)


def test_several_blocks_are_read_as_one() -> None:
    block = memory_block.read(
        [
            "<!-- memory v1 summary=abc -->",
            "<!-- memory v1\nvm-a source=x\n-->",
            "<!-- memory v1\nvm-a source=y by=z -->",
        ]
    )
    assert block.summary == "abc"
    assert block.attributes_by_id == {"vm-a": Attributes(sources=("x", "y"), by="z")}


def test_a_word_of_nothing_but_a_sign_survives_in_the_memory_block() -> None:
    known = memory_block.read(["<!-- memory v1\nvm-a role=user = x=\n-->"])
    assert known.attributes_by_id == {"vm-a": Attributes(role="user", extra=(("", ""), ("x", "")))}
    assert memory_block.write(known)[1] == "vm-a r=user = %78="
