"""Test queries as people type them: typos, topic aliases, names in another style, subject words."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from string import ascii_lowercase

import pytest

from vault_memory import Memory
from vault_memory.errors import InputError
from vault_memory.search import resolve
from vault_memory.search.query import parse
from vault_memory.search.temporal import end_of

WEB = """---
topic: Web
aliases: [Frontend]
---

- The primary button uses class btn-primary-lg on every page
- The card has btnDangerSm for its delete action, and max_retry_count is five
- The flight to Lisbon leaves at nine
- The sidebar moved to the archive page
- درست في جامعة القاهرة
"""


@pytest.fixture
def memory(tmp_path: Path) -> Memory:
    memory = Memory(home=tmp_path)
    memory.init()
    (memory.root / "topics").mkdir(exist_ok=True)
    (memory.root / "topics" / "Web.md").write_text(WEB, encoding="utf-8")
    return memory


@pytest.mark.parametrize(
    ("query", "begins"),
    [
        ("btnPrimaryLg", "The primary"),
        ("btn-danger-sm", "The card"),
        ("maxRetryCount", "The card"),
        ("max-retry-count", "The card"),
        ("lisbom", "The flight"),
        ("libson", "The flight"),
        ("topic:frontend flight", "The flight"),
        ("القاهره", "درست"),
    ],
)
def test_it_is_found_however_it_is_typed(memory: Memory, query: str, begins: str) -> None:
    assert memory.search(query).hits[0].entry.text.startswith(begins)


def test_a_slip_is_said_and_only_where_nothing_else_is_found(memory: Memory) -> None:
    assert "no memory has 'lisbom' (searched for 'lisbon')" in memory.search("lisbom").notes
    assert not any("lisbom" in note for note in memory.search("lisbom flight").notes)
    assert memory.search("lisbom tulips").notes == ("nothing here is near enough to the question to answer it",)
    assert "no memory has 'movers' (searched for 'moves')" in memory.search("movers").notes  # and not for 'moveds'
    assert not memory.search("fright").hits  # a word, and no slip of "flight"
    assert not memory.search("wombat breeding licence").hits
    assert not memory.search("zzzz qqqq").hits


@pytest.mark.parametrize(
    ("query", "note"),
    [
        ("sidebar archve", "did you mean: sidebar archive?"),
        ("when is the fligth to Lisbon?", "did you mean: when is the flight to Lisbon?"),
        ("when is the flight to Lisbon?", ""),
        ("Lisbon wombat", ""),  # a word
        ("the flight of Wendell", ""),  # a name
        ('"flight to Lisbon" archve', ""),
        ("Wann geht der Flug nach Lisbon mit archve", ""),
    ],
)
def test_a_slip_beside_words_that_are_found_gets_a_hint(memory: Memory, query: str, note: str) -> None:
    assert [each for each in memory.search(query).notes if "did you mean" in each] == ([note] if note else [])


@pytest.mark.parametrize(
    ("query", "content"),
    [
        ("does IT answer the phone", ("IT", "answer", "phone")),
        ("What did The Who play", ("The", "Who", "play")),
        ("where is `which` used", ("which",)),
        ("What Is The Status", ("Status",)),
        ("WHAT IS IT", ("WHAT", "IS", "IT")),
        ("können Sie mir die Frist sagen", ("können", "mir", "Frist", "sagen")),
    ],
)
def test_function_words_may_be_the_subject(query: str, content: tuple[str, ...]) -> None:
    assert parse(query).content == content


def test_code_in_a_short_message_is_found_by_its_type(memory: Memory) -> None:
    said = "Use this for the kettle:\n```py\nprint('kettle')\n```"
    memory.archive([{"role": "user", "content": said}, {"role": "assistant", "content": "The kettle it is."}])
    assert [hit.entry.text for hit in memory.search("type:code kettle").hits] == [said]


def test_a_year_or_month_means_its_end() -> None:
    assert end_of("2026") == end_of("2026-12") == end_of("2026-12-31") == datetime(2027, 1, 1, tzinfo=UTC)
    assert end_of("2026-02") == datetime(2026, 3, 1, tzinfo=UTC)
    with pytest.raises(InputError):
        end_of("2026-13")


SEALS = """---
topic: Seals
---

- QX-31
- Ivo orders QX-77 on Monday, when the workshop has counted what is left of the rings and the hoses

The big pump was taken apart in spring. Its gearbox takes oil of the cheap kind, the shaft was turned by the smith, and
the ring is a QX-77, like that of the spare pump in the shed. The rest of the parts came from the old mill, where nobody
keeps a list, and the bolts were bought by weight at the market.

## Stock

QX-77: two.
"""


def test_texts_with_the_whole_name_stand_above_those_with_a_part_of_it(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path)
    memory.init()
    (memory.root / "topics").mkdir(exist_ok=True)
    (memory.root / "topics/Seals.md").write_text(SEALS)
    found = memory.search("QX-77").hits
    assert ["QX-77" in hit.entry.text for hit in found] == [True, True, True, False]
    assert found[2].explain["whole_name"] > 0 and "whole_name" not in found[3].explain


def test_a_word_that_is_a_function_word_elsewhere_is_looked_for_in_a_short_query() -> None:
    assert parse("cellar door").terms == ("cellar", "door")
    assert parse("eye care").content == ("eye", "care")


def remember(home: Path, *statements: str) -> Memory:
    memory = Memory(home=home)
    memory.init()
    (memory.root / "topics").mkdir(exist_ok=True)
    (memory.root / "topics/Various.md").write_text("\n".join(f"- {statement}" for statement in statements) + "\n")
    return memory


def test_a_form_of_a_common_word_is_no_slip(tmp_path: Path) -> None:
    memory = remember(tmp_path, "The choir needs sopranos, and a cut of the takings", "Ships dock at pier four")
    assert memory.search("cups").notes == ("nothing here is near enough to the question to answer it",)  # no "cut"
    assert "no memory has 'sopranis' (searched for 'sopranos')" in memory.search("sopranis").notes


def test_a_slip_of_a_word_that_the_vault_has_in_other_words_is_corrected(tmp_path: Path) -> None:
    memory = remember(tmp_path, "Olek is allergic to walnuts", "The ferry leaves at six")
    found = memory.search("walnts alergy")
    assert found.hits[0].entry.text == "Olek is allergic to walnuts"
    assert "'alergy' (searched for 'allergy')" in found.notes[0]
    assert not memory.search("walnts tulips").hits  # nothing here has to do with tulips


@pytest.mark.parametrize("query", ["plowed field", "who is at the theatre on Monday", "moulds"])
def test_a_word_is_found_in_the_other_spelling_of_english(tmp_path: Path, query: str) -> None:
    memory = remember(
        tmp_path,
        "Greta ploughs the upper field with the mare",
        "Rehearsals at the theater begin on Monday",
        "Cast it in silicone molds",
        "The tiles of the stove are blue",
    )
    found = memory.search(query)
    assert "stove" not in found.hits[0].entry.text
    assert found.hits[0].explain["coverage"] > 0 and not found.notes


def test_a_spelling_that_the_vault_has_is_kept(tmp_path: Path) -> None:
    memory = remember(tmp_path, "We tire of waiting", "The tyre is flat")
    assert memory.search("tire").hits[0].entry.text == "We tire of waiting"


def test_a_text_of_unknown_words_is_not_corrected_word_by_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    monkeypatch.setattr(resolve, "_nearest", lambda word, index: tried.append(word))
    memory = remember(tmp_path, "The kiln is fired at night")
    memory.search(" ".join(f"vrolt{letter}mesk" for letter in ascii_lowercase))
    assert not tried
    memory.search("vrolting meskwater plizzard")
    assert len(tried) == 1  # what is still unknown makes the question foreign


def test_a_context_corrects_slips_as_a_search_does(tmp_path: Path) -> None:
    memory = remember(tmp_path, "Olek is allergic to walnuts", "The ferry leaves at six")
    found = memory.context("walnts alergy")
    assert "Olek is allergic to walnuts" in found.text and found.query == "walnts alergy"
    assert "'walnts' (searched for 'walnuts')" in found.notes[0]
    assert not memory.context("walnts tulips").text


def test_another_name_of_a_topic_finds_what_it_holds(memory: Memory) -> None:
    memory.remember("Sencha needs water at 70 degrees", topic="Tea")
    memory.topics.rename("Tea", "Brews")
    for query in ("tea", "water for the tea"):
        assert memory.search(query).hits[0].entry.text.startswith("Sencha"), query
    memory.remember("The tea cosy was knitted by Oda", topic="Kitchen")  # now the word itself says more
    assert memory.search("tea").hits[0].entry.text.startswith("The tea cosy")
