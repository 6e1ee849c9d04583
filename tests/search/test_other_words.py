"""Check that a question finds an answer that uses other words."""

from pathlib import Path

import pytest

from vault_memory import Memory

STATEMENTS = (
    "Theo is vegan now.",
    "Ibuprofen gives Oksana hives.",
    "Our puppy needs a rabies shot in May.",
    "Production runs on OVH in Frankfurt.",
    "The hall costs 220 euros.",
    "Nina plays the cello in an orchestra.",
    "The server room is on the second floor.",
    "Ruben takes the tram to the depot.",
)


@pytest.fixture(scope="module")
def memory(tmp_path_factory: pytest.TempPathFactory) -> Memory:
    opened = Memory(home=tmp_path_factory.mktemp("words") / "home")
    opened.init()
    for text in STATEMENTS:
        opened.remember(text)
    return opened


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What diet has Theo?", "vegan"),
        ("Which painkiller must she avoid?", "Ibuprofen"),
        ("When does the dog see the vet?", "puppy"),
        ("What is the price of the venue?", "220 euros"),
        ("Which instrument does Nina play?", "cello"),
    ],
)
def test_the_answer_comes_first(memory: Memory, question: str, answer: str) -> None:
    assert answer in memory.context(question).text.split("\n- ")[1]


def test_an_explanation_says_what_other_words_brought(memory: Memory) -> None:
    first = memory.search("What diet has Theo?").hits[0]
    assert "vegan" in first.entry.text
    assert first.explain["related"] > 0 and first.explain["meaning"] > 0


def test_a_word_of_the_question_counts_as_itself(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path)
    memory.init()
    memory.remember("The diet of the zebra is grass.")
    hit = memory.search("diet of the zebra").hits[0]
    assert "related" not in hit.explain and hit.explain["coverage"] > 0
