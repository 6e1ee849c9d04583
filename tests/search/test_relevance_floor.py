"""Test the relevance floor: a foreign question finds nothing, a doubtful answer is marked as doubtful."""

from collections.abc import Callable
from pathlib import Path

import pytest

from vault_memory import Memory
from vault_memory.search import encoder_rerank, question, relevance_floor
from vault_memory.search.answer_notes import DOUBTFUL

NOTES = {
    "library": "# Library\n\nThe books about gardening are on the second shelf, novels on the third.\n",
    "football": "# Football\n\nOur goalkeeper has moved into a lighthouse-shaped house. Training is on Tuesday.\n",
    "heating": "# Heating\n\nThe boiler is serviced in March. The valve behind the stove shuts the water off.\n",
    "code": "# Settings\n\nThe option `maxRetryCount` says how often a call is tried again.\n",
}


@pytest.fixture(scope="module")
def memory(open_notes: Callable[[dict[str, str], int], Memory]) -> Memory:
    return open_notes(NOTES, 200)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("when is the boiler serviced", "heating"),
        ("which shelf are the novels on", "library"),
        ("maxRetryCount of the upload", "code"),
        ("how are pearls formed", ""),
        ("QuickBooks reconcile bank account", ""),  # one part of a name of code is no name
        ("who painted the Sistine Chapel", ""),
        ("café au lait recipe of the house of Bourbon", ""),  # an accent is no other language
        ("MATLAB plot two y axes", ""),  # nor is a letter
    ],
)
def test_a_foreign_question_finds_nothing(memory: Memory, query: str, found: str) -> None:
    paths = [hit.entry.path for hit in memory.search(query).hits]
    assert paths[:1] == ([f"file:notes/{found}.md"] if found else [])


def test_what_may_not_answer_is_said_to_be_doubtful(memory: Memory) -> None:
    result = memory.search("who serviced the car")
    assert result.hits and DOUBTFUL in result.notes
    assert DOUBTFUL not in memory.search("when is the boiler serviced").notes


def test_a_small_vault_shows_what_is_near_and_packs_what_is_less_near(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = Memory(home=tmp_path)
    memory.init()
    for text in ("Ibuprofen gives me hives.", "The rent is 980 euros a month.", "Lena reviews the ingest module."):
        memory.remember(text)
    asked = "What medicine can't I take?"
    found = memory.search(asked)
    assert "Ibuprofen" in found.hits[0].entry.text and DOUBTFUL in found.notes
    vaguer = "What should the nurse know?"
    assert not memory.search(vaguer).hits and "Ibuprofen" in memory.context(vaguer).text
    assert not memory.search("zzzz qqqq").hits and not memory.context("zzzz qqqq").text
    monkeypatch.setattr(question, "SMALL", 0)
    assert not memory.search(asked).hits and not memory.context(asked).text


def test_a_folder_does_not_hide_what_a_small_vault_knows(open_notes: Callable[[dict[str, str], int], Memory]) -> None:
    memory = open_notes({}, 320)
    memory.archive([{"role": "user", "content": "Our dog Fenna takes one tablet of Apoquel with her breakfast."}])
    found = memory.search("What medication does the puppy get?")
    assert any("Apoquel" in hit.entry.text for hit in found.hits) and DOUBTFUL in found.notes
    assert "Apoquel" in memory.context("What medication does the puppy get?").text
    assert not any(hit.entry.tier == "file" for hit in found.hits)
    assert not memory.search("qwxz zzkj").hits


PLOT = (
    ("Nadia", "We got plot 14, it is next to the compost bays and has heavy clay."),
    ("Greg", "I would put the shed at the north end, so that it shades nothing."),
    ("Nadia", "My uncle brings his old shed on a trailer on the 21st."),
    ("Greg", "I pay for the water butt, 38 pounds, and my new job is in Reading."),
)


@pytest.fixture
def plot(tmp_path: Path) -> Memory:
    memory = Memory(home=tmp_path)
    memory.init()
    memory.archive([{"role": "user", "name": name, "content": text} for name, text in PLOT])
    return memory


@pytest.mark.parametrize(
    ("asked", "odds", "answered"),
    [
        ("which school did Greg go to", -6.0, False),
        ("which school did Greg go to", 6.0, True),
        ("Greg", -6.0, True),  # what he said
        ("what do you know about Greg?", -6.0, True),
    ],
)
def test_that_somebody_speaks_in_a_small_vault_is_no_answer_to_a_question_about_them(
    plot: Memory, monkeypatch: pytest.MonkeyPatch, asked: str, odds: float, answered: bool
) -> None:
    monkeypatch.setattr(encoder_rerank, "judge_answer", lambda *_: odds)
    found = plot.search(asked)
    assert bool(found.hits and DOUBTFUL not in found.notes) == answered


def test_a_large_vault_shows_what_a_speaker_said(plot: Memory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encoder_rerank, "judge_answer", lambda *_: -6.0)
    monkeypatch.setattr(question, "SMALL", 0)
    assert plot.search("which school did Greg go to").hits


@pytest.mark.parametrize(("few", "packed"), [(0, False), (100, True)])
def test_what_the_encoder_takes_for_no_answer_is_not_packed_unless_all_fits(
    plot: Memory, monkeypatch: pytest.MonkeyPatch, few: int, packed: bool
) -> None:
    monkeypatch.setattr(encoder_rerank, "judge_answer", lambda *_: -6.0)
    monkeypatch.setattr(relevance_floor, "FEW", few)
    asked = "who lends us a hut"
    assert bool(plot.context(asked).included) == packed
    assert not plot.search(asked).hits
