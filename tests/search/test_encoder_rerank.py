"""Test reranking: the best results are read with the question and reordered; each rank keeps its score."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from vault_memory import Memory
from vault_memory.models import SearchResult
from vault_memory.search import encoder_rerank
from vault_memory.search.ranking import Ranking

Search = Callable[..., SearchResult]

SAID = "We switched from bcrypt to argon2id, bcrypt was too slow."
QUESTION = "which hash do we use for passwords now"


def order(result: SearchResult) -> list[str]:
    return [hit.entry.key for hit in result.hits]


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are read."""
    read: list[str] = []
    judge = encoder_rerank.judge_answer

    def note(question: str, text: str, speaker: str) -> float:
        read.append(text)
        return judge(question, text, speaker)

    monkeypatch.setattr(encoder_rerank, "judge_answer", note)
    return read


def test_places_are_exchanged_and_keep_their_scores(find: Search, monkeypatch: pytest.MonkeyPatch) -> None:
    scores: list[tuple[list[float], list[float]]] = []
    read = encoder_rerank.read_best

    def note(asked: str, ranking: Ranking, most: int) -> Ranking:
        again = read(asked, ranking, most)
        scores.append((ranking.scores.tolist(), again.scores.tolist()))
        return again

    monkeypatch.setattr(encoder_rerank, "read_best", note)
    with monkeypatch.context() as patch:
        patch.setattr(encoder_rerank, "WEIGHT", 0.0)
        before = find(QUESTION)
    with monkeypatch.context() as patch:
        patch.setattr(encoder_rerank, "WEIGHT", -100.0)
        after = find(QUESTION)
    assert order(before) != order(after)
    assert len(scores) == 2 and all(len(one) > 3 and one == other for one, other in scores)
    assert any(hit.explain.get("answers") for hit in after.hits)


def test_what_answers_stands_above_what_shares_words(find: Search) -> None:
    assert "argon2id" in find(QUESTION).hits[0].entry.text


@pytest.mark.parametrize(
    "query", ["water_daily", "welche Hashfunktion haben wir für die Passwörter gewählt", "after:2026-01-01"]
)
def test_names_of_code_other_languages_and_filters_are_not_read(find: Search, reads: list[str], query: str) -> None:
    find(query)
    assert not reads


def test_a_question_is_read_beside_so_many_at_most(find: Search, reads: list[str]) -> None:
    find(QUESTION, limit=25)
    assert 0 < len(reads) <= encoder_rerank.READ


@pytest.mark.parametrize(("query", "is_read"), [("the password?", True), ("who set the hash", True), ("hash", False)])
def test_one_content_word_is_a_question_if_there_are_function_words(
    find: Search, reads: list[str], query: str, is_read: bool
) -> None:
    find(query)
    assert bool(reads) == is_read


@pytest.mark.parametrize("small", [True, False])
def test_more_texts_are_read_in_a_small_vault(
    find: Search, reads: list[str], monkeypatch: pytest.MonkeyPatch, small: bool
) -> None:
    monkeypatch.setattr(encoder_rerank, "READ", 2)
    monkeypatch.setattr(encoder_rerank, "READ_SMALL", 5)
    monkeypatch.setattr("vault_memory.search.question.SMALL", 10_000 if small else 0)
    find(QUESTION, limit=25)
    assert (len(reads) > 2) == small and len(reads) <= 5  # a summary among them is not read


@pytest.mark.parametrize("odds", [3.0, -3.0])
def test_a_short_list_gains_what_the_encoder_takes_for_an_answer(
    find: Search, monkeypatch: pytest.MonkeyPatch, odds: float
) -> None:
    assert "Tomatoes" not in " ".join(hit.entry.text for hit in find(QUESTION, limit=25).hits)
    monkeypatch.setattr(
        encoder_rerank, "judge_answer", lambda _, text, __: odds if text.startswith("Tomatoes") else -9.0
    )
    found = [hit.entry.text for hit in find(QUESTION, limit=25).hits]
    assert any(text.startswith("Tomatoes") for text in found) == (odds > encoder_rerank.ANSWERS)


def test_what_a_search_for_files_holds_back_does_not_come_back(find: Search, monkeypatch: pytest.MonkeyPatch) -> None:
    def is_tomatoes(ranking: Ranking) -> NDArray[np.bool_]:
        return np.array([hit.entry.text.startswith("Tomatoes") for hit in ranking], dtype=bool)

    monkeypatch.setattr(encoder_rerank, "judge_answer", lambda *_: 9.0)
    question = "what is due for the raised bed and the compost"
    for held_back in (False, True):
        if held_back:
            monkeypatch.setattr(Ranking, "suspect", property(is_tomatoes))
        found = [hit.entry.text for hit in find(question, limit=25, source_type="file").hits]
        assert found and any(text.startswith("Tomatoes") for text in found) != held_back


@pytest.mark.parametrize(
    ("better", "size", "first"),
    [(0.5, 10_000, "vm-k3f9a2q8d1"), (2.0, 10_000, "chat#m2"), (2.0, 0, "vm-k3f9a2q8d1")],
)
def test_a_message_that_answers_much_better_than_its_statement_is_shown_in_its_place(
    find: Search, monkeypatch: pytest.MonkeyPatch, better: float, size: int, first: str
) -> None:
    told = {"Switched from bcrypt to argon2id because bcrypt was too slow": 2.0, SAID: 2.0 + better}
    monkeypatch.setattr("vault_memory.search.question.SMALL", size)
    monkeypatch.setattr(encoder_rerank, "judge_answer", lambda _, text, __: told.get(text, -9.0))
    monkeypatch.setattr(encoder_rerank, "WEIGHT", 100.0)
    shown = [hit.entry.id for hit in find(QUESTION).hits]
    assert shown[0] == first and len({"vm-k3f9a2q8d1", "chat#m2"} & set(shown)) == 1


def test_what_a_person_says_stands_above_what_a_tool_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Memory(home=tmp_path, user="nora")
    memory.init()
    talk = [
        ("tool", "error: the queue worker hung after the upgrade of the queue worker"),
        ("assistant", "The queue worker hung because the upgrade removed its timeout."),
        ("user", "thanks, what about the rest"),
    ]
    memory.archive([{"role": role, "content": text} for role, text in talk])
    monkeypatch.setattr(encoder_rerank, "judge_answer", lambda *_: 0.0)
    roles = {}
    for taken_off in (0.0, 5.0):
        monkeypatch.setattr(encoder_rerank, "OUTPUT", taken_off)
        found = memory.search("why did the queue worker hang", source_type="conversation").hits
        roles[taken_off] = [hit.entry.role for hit in found]
    memory.index.close()
    assert sorted(roles[0.0]) == sorted(roles[5.0])
    assert roles[5.0][-1] == "tool" != roles[5.0][0]


def test_what_answers_stands_above_a_message_that_only_asks(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, user="nora")
    memory.init()
    told = "The deposit for the flat is 1,450 euros, paid by Ines."
    memory.archive([{"role": "user", "content": told}, {"role": "assistant", "content": "Noted."}])
    memory.archive([{"role": "user", "content": "how high was the deposit?"}])
    found = memory.search("how high was the deposit").hits
    memory.index.close()
    assert [hit.entry.text for hit in found[:2]] == [told, "how high was the deposit?"]


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("how high was the deposit?", True),
        ("押金是多少？", True),
        ("The deposit was 1,450. Who paid it?", False),
        ("We switched to pnpm, ok?\nThe lockfile is committed", False),
        ("The deposit was 1,450.", False),
    ],
)
def test_only_one_question_by_itself_only_asks(text: str, asks: bool) -> None:
    assert encoder_rerank.only_asks(text) == asks


PLOTS = """---
topic: Plots
---

| plot | tenant | crop |
|------|--------|------|
| A4 | Mrs Lindqvist | strawberries |
| B9 | the school | pumpkins |
"""


def test_of_a_table_the_row_with_the_words_is_read_as_a_phrase(tmp_path: Path, reads: list[str]) -> None:
    memory = Memory(home=tmp_path)
    memory.init()
    (memory.root / "topics").mkdir(exist_ok=True)
    (memory.root / "topics/Plots.md").write_text(PLOTS)
    assert memory.search("which tenant has plot B9?").hits
    assert set(reads) == {"plot: B9, tenant: the school, crop: pumpkins"}
