from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from growth import grows_linearly
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.models import CellRef, Supersede, Topic
from vault_memory.vault.document.cells import clean, statement_hash
from vault_memory.vault.document.edits import apply
from vault_memory.vault.document.lines import restore_line_ends
from vault_memory.vault.document.topic_text import MAX_BYTES, body_for_reading, create_topic, decode, parse

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("*/before.md"))
FRAGMENTS = [
    "```",
    "~~~",
    "-",
    "1)",
    "---",
    "<!--",
    "-->",
    "%%",
    ">",
    "|",
    "[[x]]",
    "^id",
    "===",
    "[",
    "{",
    "[^1]:n",
    "<div>",
    "topic:x",
    "vm-a",
    "text=b",
]
FRAGMENTS += ["    code", "- a", "\t", "\r", "\r\n", "\n", " ", "\x0b", "\x85", "\u2028", "\ufeff", "\x00"]
FRAGMENTS += ["## Summary", "## Superseded", "<!-- memory v1", "*Last updated: 2020-01-01*", "<<<<<<< a"]
markdown = st.one_of(st.lists(st.sampled_from(FRAGMENTS), max_size=20).map("".join), st.text())


@given(markdown)
def test_any_text_comes_back(text: str) -> None:
    topic = parse(text, "topics/Any.md")
    assert topic.text == text
    lines = text.count("\n") + text.count("\r") + 1
    for part in (*topic.cells, *topic.passages):
        assert 1 <= part.first_line <= part.last_line <= lines


@given(st.binary(max_size=200))
def test_any_bytes_are_a_topic(data: bytes) -> None:
    topic = decode(data, "topics/Any.md")
    assert topic.problems or topic.text.encode() == data


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.parent.name)
def test_real_notes_come_back(path: Path) -> None:
    assert decode(path.read_bytes(), "x.md").text.encode() == path.read_bytes()


def _topic(text: str) -> Topic:
    topic = parse(text, "topics/File name.md")
    assert not topic.problems
    return topic


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("---\ntopic: No\n---\n# Title\n", "No"),
        ("---\ntopic: 12:30\n---\n", "12:30"),
        ("---\ntopic: 2026-01-01\n---\n", "2026-01-01"),
        ("---\ntopic: [a]\n---\n# Title\n", "Title"),
        ("---\ntopic:\n---\nTitle\n=====\n", "Title"),
        ("\ufeff---\r\ntopic: Behind a BOM\r\n---\r\n", "Behind a BOM"),
        ("## Section\n", "File name"),
        ("", "File name"),
        ("---\n\njust a rule at the top\n", "File name"),
    ],
)
def test_the_name_of_a_topic(text: str, name: str) -> None:
    assert _topic(text).name == name


def test_frontmatter() -> None:
    topic = _topic(
        "---\naliases: auth\ntags: '#infra, work'\ncreated: 2026-01-15\nupdated: 2026-01-15T12:00:00+02:00\n"
        "source_conversations:\n- 007\n- b\nother: {a: [1]}\n---\ntext\n"
    )
    assert topic.aliases == ("auth",)
    assert topic.tags == ("infra", "work")
    assert topic.created == datetime(2026, 1, 15, tzinfo=UTC)
    assert topic.updated == datetime(2026, 1, 15, 10, tzinfo=UTC)
    assert topic.sources == ("007", "b")
    assert [passage.text for passage in topic.passages] == ["text"]


def test_cells_and_what_is_none() -> None:
    topic = _topic(
        "# Title\n\n- under the title\n\n## A\n\n1. numbered\n   - nested ^n\n\n   more\n2. [[only a link]]\n"
        "### B ^head\n* [-] cancelled\n\n> - quoted\n\n```\n- fenced\n```\n"
        "<!--\n- commented\n-->\n\n%%\n- hidden\n%%\n\n"
        "| - | b |\n|---|---|\n| - x | y |\n\n## superseded\n\n### 2024\n\n- old\n"
    )
    assert [(cell.text, cell.headings, cell.superseded) for cell in topic.cells] == [
        ("under the title", (), False),
        ("numbered", ("A",), False),
        ("cancelled", ("A", "B"), True),
        ("old", ("superseded", "2024"), True),
    ]
    numbered = topic.cells[1]
    assert numbered.detail == "- nested ^n\n\nmore"
    assert (numbered.first_line, numbered.last_line) == (7, 10)
    assert numbered.by_person
    assert (numbered.salience, numbered.confidence, numbered.type) == (0.5, 1.0, "fact")


def test_equal_statements_are_told_apart_by_ordinal() -> None:
    cells = _topic("- same\n- other\n- [ ] same ^x\n- ~~same~~\n").cells
    assert [cell.ordinal for cell in cells] == [0, 0, 1, 2]
    assert cells[0].hash == cells[2].hash == cells[3].hash


def test_the_memory_block_is_found_anywhere_outside_fences() -> None:
    block = f"<!-- memory v1\nvm-a salience=0.9 text={statement_hash('mine')}\n-->"
    indented = block.replace("\n", "\n   ")
    for text in (
        f"{block}\n- mine ^vm-a\n",
        f"- mine ^vm-a\n{block}\n",
        f"- mine ^vm-a\n  {block}\n- b\n",
        f"1. mine ^vm-a\n   {indented}\n",
    ):
        cell = _topic(text).cells[0]
        assert (cell.salience, cell.by_person, cell.detail) == (0.9, False, "")
    fenced = _topic(f"- mine ^vm-a\n\n```\n{block}\n```\n").cells[0]
    assert fenced.attributes is None
    edited = _topic(f"- mine, edited ^vm-a\n\n{block}\n").cells[0]
    assert edited.by_person


def test_orphans_are_lines_whose_id_is_nowhere() -> None:
    topic = _topic(
        "- a ^vm-a\n  - nested ^vm-b\n\n> quoted ^vm-c\n\n"
        "<!-- memory v1\nvm-a by=x\nvm-b by=x\nvm-c by=x\nvm-d by=x\n-->\n"
    )
    assert [cell_id for cell_id, _ in topic.orphans] == ["vm-d"]


def test_the_summary_section() -> None:
    text = "# T\n\n## Summary\n\n{}\n\n*Last updated: 2026-01-01*\n\n<!-- memory v1 summary={} -->\n"
    summary = "One.\n\n- two\n\n### Three\n\nFour."
    ours, theirs = _topic(text.format(summary, statement_hash(summary))), _topic(text.format(summary, "abc"))
    assert ours.summary == theirs.summary == summary
    assert ours.summary_ours
    assert not theirs.summary_ours
    assert not ours.cells
    assert not ours.passages
    assert _topic("# T\n").summary_ours
    assert _topic("# T\n\n## Summary\n\n## Next\n").summary_ours


def test_passages() -> None:
    topic = _topic(
        "# T\n\nProse\nover two lines. ^p\n\n## S\n\n| a |\n|---|\n| b |\n\n~~~py title\n- code\n~~~\n\n"
        "> [!tip] Quote\n> - x\n\n"
        "[^1]: Note.\n\n[[only link]]\n\n- [[link]]\n  with more\n- > odd\n\n"
        "<div>\n<b>html</b>\n</div>\n\n*Last updated: 2026-01-01*\n"
    )
    assert [(p.text, p.kind, p.language, p.headings, p.first_line) for p in topic.passages] == [
        ("Prose\nover two lines.", "prose", "", (), 3),
        ("| a |\n|---|\n| b |", "table", "", ("S",), 8),
        ("- code", "code", "py", ("S",), 12),
        ("[!tip] Quote\n- x", "prose", "", ("S",), 16),
        ("[^1]: Note.", "prose", "", ("S",), 19),
        ("> odd", "prose", "", ("S",), 25),
        ("html", "prose", "", ("S",), 27),
    ]
    assert [cell.text for cell in topic.cells] == ["[[link]] with more"]


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("---\ntopic: [a\nb: c\n---\nfind me\n", 3, "YAML"),
        ("---\na: 1\n  b: 2\n---\nfind me\n", 3, "YAML"),
        ("---\r\na: \x07\r\n---\r\nfind me\r\n", 2, "YAML"),
        ("---\n- a\n---\nfind me\n", 2, "key: value"),
        ("---\na: " + "[" * 5000 + "\n---\nfind me\n", 2, "nested"),
        ("---\ntopic: x\nfind me\n", 1, "closed"),
        ("ok\n\n```py\nfind me\n", 3, "fence"),
        ("- a\n\n  ~~~\n  find me\n", 3, "fence"),
        ("ok\n<!-- open\nfind me\n", 2, "<!--"),
        ("a\n<<<<<<< HEAD\nfind me\n=======\nb\n>>>>>>> x\n", 2, "conflict"),
        ("find me\n<!-- memory v1\n<<<<<<< a\nvm-a by=x\n=======\nvm-a by=y\n>>>>>>> b\n-->\n", 3, "conflict"),
        ("find me\n\n<!-- memory v3\n-->\n", 3, "newer"),
        ("find me\n\n<!-- memory v1\n--> text\n", 4, "line of its own"),
        ("- find me\n  <!-- memory v1\n", 2, "never closed"),
    ],
)
def test_malformed_documents_are_named_by_line_and_stay_searchable(text: str, line: int, word: str) -> None:
    topic = parse(text, "topics/Bad.md")
    assert topic.malformed
    assert topic.problems[0].line == line
    assert word in topic.problems[0].message
    assert any("find me" in passage.text for passage in topic.passages)
    assert not topic.cells
    assert topic.text == text


def test_what_only_looks_malformed() -> None:
    for text in (
        "```\n<<<<<<< a\n=======\n>>>>>>> b\n```\n",
        "Title\n=======\n",
        "- a\n  ```\n  code\n  ```\n",
        "> ```\n> quoted\n\nafter\n",
        "---\n---\n",
        "---\n# only a comment\n---\n",
        "%% open\n",
        "---\na: 1\na: 2\n---\n",
    ):
        assert not parse(text, "x.md").problems, text


def test_bytes_that_are_no_text() -> None:
    latin = decode("fine\n\ncaf\u00e9 au lait".encode("latin-1"), "x.md")
    assert [(p.line, "UTF-8" in p.message) for p in latin.problems] == [(3, True)]
    assert "au lait" in latin.passages[-1].text
    assert decode("find me".encode("utf-16"), "x.md").passages[0].text.endswith("find me")
    assert decode(b"\x00\x01binary", "x.md").problems
    assert not decode(b"\x00\x01binary", "x.md").passages


def test_of_a_huge_file_the_beginning_is_searched_and_the_rest_is_told_of() -> None:
    huge = decode(b"word\n" * (MAX_BYTES // 5 + 1000) + b"the end", "x.md")
    (problem,) = huge.problems
    said = "is larger than 4 MiB: only its first 838,860 lines (4 MiB) are searched; split it up"
    assert (problem.path, problem.line, problem.message) == ("x.md", 838_861, said)
    assert huge.malformed and huge.text.endswith("the end")
    assert sum(len(passage.text) for passage in huge.passages) <= MAX_BYTES
    assert decode(b"x" * (MAX_BYTES + 1), "x.md").passages[0].text == "x" * MAX_BYTES


def test_a_new_document() -> None:
    topic = create_topic('Auth: "why"', "topics/Auth.md", created=datetime(2026, 1, 15, 10, 30, tzinfo=UTC))
    assert topic.text == (
        '---\ntopic: "Auth: \\"why\\""\ncreated: 2026-01-15T10:30:00Z\nupdated: 2026-01-15T10:30:00Z\n'
        'source_conversations: []\n---\n\n# Auth: "why"\n'
    )
    assert (topic.name, topic.sources, topic.problems) == ('Auth: "why"', (), ())


@given(st.text())
def test_any_name_makes_a_document(name: str) -> None:
    topic = create_topic(name, "topics/Fallback.md", created=datetime(2026, 1, 15, tzinfo=UTC))
    assert not topic.problems
    assert topic.name == (clean(name) or "Fallback")


def test_reading_shows_neither_frontmatter_nor_memory() -> None:
    topic = parse("---\na: 1\n---\n# T\n\n- a ^vm-a\n\n<!-- memory v1\nvm-a by=x\n-->\n", "x.md")
    assert body_for_reading(topic) == "# T\n\n- a ^vm-a\n\n"


HOSTILE = (  # before, repeated, after
    ("", ">", ""),
    ("", "- ", ""),
    ("", "[", ""),
    ("- ", "`", ""),
    ("a", " ", "b"),
    ("", "<!--\n", ""),
    ("- ", "https://a,", " b"),
    ("", "%%\n", ""),
    ("", "## h\n\np\n\n", ""),
    ("---\n", "- ", "\n---\n"),
)


@pytest.mark.parametrize(("before", "piece", "after"), HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_text_costs_as_much_as_it_is_long(before: str, piece: str, after: str) -> None:
    assert grows_linearly(lambda text: parse(before + text + after, "x.md"), piece, 5_000)


@given(st.text(alphabet="ab\n\r", max_size=30), st.text(alphabet="ab\n", max_size=30))
def test_what_went_through_a_form_keeps_its_line_ends(old: str, new: str) -> None:
    seen = re.sub(r"\r\n?", "\n", old)
    assert restore_line_ends(old, seen) == old
    assert re.sub(r"\r\n?", "\n", restore_line_ends(old, new)) == new


def test_what_is_put_at_the_end_of_a_file_is_not_superseded() -> None:
    kept = "- [fact] ports are closed ^vm-aaaaaaaaaa\n"
    text = (
        f"# A\n\n## Facts\n\n{kept}\n## Superseded\n\n- ~~old~~\n- was so\n\n"
        "<!-- memory v1\nvm-aaaaaaaaaa salience=0.5\n-->\n- typed at the end\n\nA paragraph, too.\n"
    )
    found = parse(text, "A.md")
    assert [(cell.text, cell.superseded) for cell in found.cells] == [
        ("ports are closed", False), ("old", True), ("was so", True), ("typed at the end", False),
    ]  # fmt: skip
    assert found.passages[0].headings == ()
    ended = Supersede(CellRef("vm-aaaaaaaaaa"), datetime(2026, 1, 1, tzinfo=UTC))
    after, (result,) = apply(found, [ended], now=datetime(2026, 1, 1, tzinfo=UTC), reviewed=True)
    assert result.outcome == "superseded"
    assert [(cell.text, cell.superseded) for cell in after.cells][-1] == ("typed at the end", False)
    assert after.text.endswith("-->\n- typed at the end\n\nA paragraph, too.\n")
