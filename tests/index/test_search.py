"""Test the answers of the index (models.SearchIndex, archive.match.FindSimilar)."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from examples import examples
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from vault_memory.index.sync import Index
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Filter
from vault_memory.text.words import identifiers, meaning, words

EVERYTHING = Filter()
START = datetime(2026, 1, 18, 9, 0, tzinfo=UTC)


def texts(index: Index, hits: list[tuple[int, float]]) -> list[str]:
    entries = index.snapshot().entries([label for label, _ in hits])
    return [entries[label].text for label, _ in hits]


def lexical(index: Index, query: str, field: str = "text", where: Filter = EVERYTHING, limit: int = 10) -> list[str]:
    return texts(index, index.snapshot().lexical(words(query), {field: 1.0}, limit, where))


def dense(index: Index, query: str, where: Filter = EVERYTHING, limit: int = 10) -> list[str]:
    return texts(index, index.snapshot().dense(get_packaged_embedder().embed([query])[0], limit, where))


def test_words_are_found_in_the_field_that_was_asked(index: Index) -> None:
    assert lexical(index, "token cookie") == ["Tokens are stored in httpOnly cookies"]
    assert lexical(index, "authentication") == []
    assert "Tokens are stored in httpOnly cookies" in lexical(index, "authentication", "heading")
    assert "Noted: Postgres." in lexical(index, "Redis orders", "around")
    assert lexical(index, "x", "no such field") == []


def test_identifiers_are_found_whole_and_by_part(index: Index) -> None:
    for query in ("getUserName()", "src/users.py", "getUserName", "`name`"):
        found = index.snapshot().lexical(identifiers(query), {"code": 1.0}, 10, EVERYTHING)
        assert texts(index, found) == ["`getUserName()` lives in src/users.py"]


def test_phrases_are_words_one_after_the_other(index: Index) -> None:
    assert texts(index, index.snapshot().phrase(words("raised beds"), 5, EVERYTHING)) == [
        "Tomatoes go into the raised bed in May"
    ]
    assert not index.snapshot().phrase(words("bed raised"), 5, EVERYTHING)
    assert len(index.snapshot().phrase(words("postgres"), 5, EVERYTHING)) == 3
    assert not index.snapshot().phrase([], 5, EVERYTHING)


def test_the_nearest_vectors_come_first(index: Index) -> None:
    assert dense(index, "hashing of passwords", limit=1) == ["Passwords are hashed with argon2id"]
    scores = [
        score for _, score in index.snapshot().dense(get_packaged_embedder().embed(["Postgres"])[0], 20, EVERYTHING)
    ]
    assert scores == sorted(scores, reverse=True)
    assert not index.snapshot().dense(get_packaged_embedder().embed([""])[0], 5, EVERYTHING)
    assert not index.snapshot().dense(np.full(256, np.nan, dtype=np.float32), 5, EVERYTHING)


def test_vectors_are_those_of_the_texts(index: Index) -> None:
    labels = [
        label for label, _ in index.snapshot().dense(get_packaged_embedder().embed(["Postgres"])[0], 4, EVERYTHING)
    ]
    entries = index.snapshot().entries(labels)
    texts = [meaning(entries[k].text) if entries[k].tier == "message" else entries[k].text for k in labels]
    expected = get_packaged_embedder().embed(texts)
    assert np.abs(index.snapshot().vectors(labels) - expected).max() < 0.005
    assert not index.snapshot().vectors([12345]).any()
    assert index.snapshot().entries([12345]) == {}


def test_the_same_text_twice_is_two_entries(index: Index) -> None:
    labels = [
        label
        for label, score in index.snapshot().dense(get_packaged_embedder().embed(["ok"])[0], 10, EVERYTHING)
        if score > 0.99
    ]
    assert {index.snapshot().entries([label])[label].message for label in labels} == {"m2", "m4"}


@pytest.mark.parametrize(
    ("where", "count"),
    [
        (Filter(), 12),
        (Filter(tiers=("summary",)), 1),
        (Filter(tiers=("cell", "passage")), 6),
        (Filter(topics=("gARDEN", "nope")), 3),
        (Filter(conversation="conv-1"), 5),
        (Filter(path="topics/Code.md"), 2),
        (Filter(types=("fact",)), 6),
        (Filter(after=START + timedelta(minutes=2), before=START + timedelta(minutes=4)), 2),
        (Filter(tiers=("message",), topics=("Garden",)), 0),
        (Filter(topics=("\ud800",)), 0),
    ],
)
def test_both_arms_keep_to_filters(index: Index, where: Filter, count: int) -> None:
    found = index.snapshot().dense(get_packaged_embedder().embed(["Postgres"])[0], 100, where)
    assert len(found) == count
    everything = words("tokens tomatoes prose passwords getUserName postgres roses ok redis")
    assert {label for label, _ in index.snapshot().lexical(everything, {"text": 1.0}, 100, where)} == {
        label for label, _ in found
    }


def test_messages_know_the_labels_of_their_neighbours(index: Index) -> None:
    labels = index.snapshot().newest(10, Filter(tiers=("message",)))
    order = sorted(labels, key=lambda label: index.snapshot().entries([label])[label].position)
    columns = index.snapshot().columns()
    before, after = (
        [columns.labels[at] if at >= 0 else None for at in places.tolist()]
        for places in columns.neighbours(columns.places(np.array(order)))
    )
    assert (before, after) == ([None, *order[:-1]], [*order[1:], None])
    cell = index.snapshot().dense(get_packaged_embedder().embed(["tomatoes"])[0], 1, Filter(tiers=("cell",))).labels
    assert [places.tolist() for places in columns.neighbours(columns.places(cell))] == [[-1], [-1]]


def test_a_message_is_new_as_far_as_it_lies_from_the_one_before_it(index: Index) -> None:
    labels = index.snapshot().newest(10, Filter(tiers=("message",)))
    for _ in range(2):  # worked out, and known
        order = np.array(sorted(labels, key=lambda label: index.snapshot().entries([label])[label].position))
        vectors = index.snapshot().vectors(order)
        likeness = np.append(0.0, np.einsum("ij,ij->i", vectors[1:], vectors[:-1]))
        assert index.snapshot().novelty(order) == pytest.approx(1.0 - likeness, abs=1e-6)
    cell = index.snapshot().dense(get_packaged_embedder().embed(["tomatoes"])[0], 1, Filter(tiers=("cell",))).labels
    assert index.snapshot().novelty(np.append(cell, 12345)).tolist() == [1.0, 0.0]


def test_topics_are_near_by_name_alias_or_summary(index: Index, vault: Any) -> None:
    vault.write("topics/Auth.md", "---\ntopic: Access\naliases: [horticulture]\n---\n\n- x\n")
    index.sync()
    assert index.similar_topics("authentication", 3)[0].name == "Authentication"
    assert index.similar_topics("roses and tomatoes", 1)[0].name == "Garden"
    (best, *_) = index.similar_topics("horticulture", 3)
    assert (best.name, best.path, best.similarity) == ("Access", "topics/Auth.md", pytest.approx(1, abs=1e-3))
    assert len(index.similar_topics("x", 2)) == 2
    assert [topic.name for topic in index.topic_names()] == ["Access", "Authentication", "Code", "Garden"]


def test_cells_are_near_anywhere_or_in_one_document(index: Index) -> None:
    best = index.similar_cells("Passwords are hashed with bcrypt", 2)[0]
    assert (best.cell, best.path, best.name) == ("vm-aaaaaaaaaa", "topics/Authentication.md", "Authentication")
    assert best.similarity > get_packaged_embedder().thresholds.similar
    assert {match.path for match in index.similar_cells("Passwords", 9, "topics/Code.md")} == {"topics/Code.md"}


def test_limits_of_any_size_are_kept(index: Index) -> None:
    for limit in (-1, 0, 1, 3, 10**9):
        for found in (
            index.snapshot().lexical(["postgr"], {"text": 1.0}, limit, EVERYTHING),
            index.snapshot().phrase(["postgr"], limit, EVERYTHING),
            index.snapshot().dense(get_packaged_embedder().embed(["Postgres"])[0], limit, EVERYTHING),
        ):
            assert len(found) <= max(limit, 0)


@examples(60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.text(), max_size=8), st.text())
def test_no_words_can_raise(index: Index, query: list[str], name: str) -> None:
    index.snapshot().lexical(query, {"text": 1.0, "code": 2.0}, 5, Filter(topics=(name,), path=name))
    index.snapshot().phrase(query, 5, Filter(conversation=name, types=(name,)))
    assert len(index) == 12


def test_which_of_many_equals_are_found_depends_on_their_keys_alone(vault: Any, embedder: Any) -> None:
    vault.talk("conv-2", ["the same words"] * 300)
    index = Index(vault.root, embedder)
    index.sync()

    def found() -> list[list[str]]:
        asked = (
            index.snapshot().lexical(words("same words"), {"text": 1.0}, 3, EVERYTHING),
            index.snapshot().dense(get_packaged_embedder().embed(["the same words"])[0], 3, EVERYTHING),
        )
        return [[index.snapshot().entries([label])[label].key for label, _ in hits] for hits in asked]

    before = found()
    assert len(set(before[0])) == len(set(before[1])) == 3
    vault.write("conversations/conv-0.md", (vault.root / "conversations/conv-1.md").read_text().replace("conv-1", "0"))
    index.rebuild()
    assert found() == before


def test_an_empty_vault_answers_with_nothing(tmp_path: Path, embedder: Any) -> None:
    index = Index(tmp_path, embedder)
    for _ in range(2):
        assert not index.snapshot().lexical(["x"], {"text": 1.0}, 5, EVERYTHING)
        assert not index.snapshot().dense(get_packaged_embedder().embed(["x"])[0], 5, EVERYTHING)
        assert (len(index), index.similar_topics("x", 3), index.topic_names()) == (0, [], [])
        index.sync()


def test_without_an_embedder_words_are_enough(vault: Any) -> None:
    index = Index(vault.root, None)
    index.sync()
    assert lexical(index, "token cookie") == ["Tokens are stored in httpOnly cookies"]
    assert not index.snapshot().dense(get_packaged_embedder().embed(["token"])[0], 5, EVERYTHING)
    assert index.similar_topics("token", 5) == index.similar_cells("token", 5) == []
    assert index.snapshot().vectors([1, 2]).shape == (2, 0)


def test_a_graph_answers_like_an_exact_search(vault: Any, embedder: Any, index: Index, answers: Any) -> None:
    graph = Index(vault.root, embedder, exact=2)
    vault.topic("More", "".join(f"- statement number {n} about postgres\n" for n in range(60)))
    graph.sync()
    assert list(graph.folder.glob("vectors-*/graph-*"))
    vault.topic("Late", "- added after the graph was built\n")
    graph.sync()
    index.sync()
    assert answers(graph) == answers(index)
    assert dense(graph, "added after the graph was built", limit=1) == ["added after the graph was built"]
