"""Test what every backend must do: one suite, run on the embedded one and on a Milvus server."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import milvus_server
import numpy as np
import pytest

from vault_memory.index.backend_interface import Backend
from vault_memory.index.backends import EmbeddedBackend, choose_backend
from vault_memory.index.manifest import Manifest
from vault_memory.index.sync import Index
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Filter
from vault_memory.settings import IndexSettings
from vault_memory.text.words import words

FIELDS = {"text": 1.0, "heading": 0.5, "around": 0.35, "asked": 0.6, "code": 0.5}
QUERIES = ("argon2id password hashing", "getUserName", "tomatoes in the garden", "Postgres orders", "Redis", "ok Ann")
DAY = datetime(2026, 1, 18, tzinfo=UTC)
FILTERS = (
    Filter(),
    Filter(tiers=("cell",)),
    Filter(tiers=("message", "summary")),
    Filter(topics=("Garden", 'a "quoted" name')),
    Filter(types=("fact",)),
    Filter(types=("code",)),
    Filter(conversation="conv-1"),
    Filter(path="topics/Code.md"),
    Filter(after=DAY, before=DAY + timedelta(hours=9, minutes=2)),
    Filter(stood=DAY + timedelta(days=9)),
    Filter(roles=("user",)),
    Filter(origin="person"),
    Filter(excluded=(("postgr",),)),
    Filter(topics=('" or owner != "',)),
)
Answer = list[tuple[str, float]]


@pytest.fixture(scope="session")
def milvus_uri(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not milvus_server.available():
        pytest.skip(milvus_server.MISSING)
    with milvus_server.serve_milvus(tmp_path_factory.mktemp("milvus") / "data") as uri:
        yield uri


@pytest.fixture(params=["embedded", pytest.param("milvus", marks=pytest.mark.slow)])
def make_backend(request: pytest.FixtureRequest) -> Callable[[Path], Backend]:
    """Return a function from the vault to its backend."""
    if request.param == "embedded":
        return lambda root: EmbeddedBackend()
    uri = request.getfixturevalue("milvus_uri")
    return lambda root: choose_backend(IndexSettings(backend="milvus", uri=uri), root)


@pytest.fixture
def opened(vault: Any, make_backend: Callable[[Path], Backend]) -> Iterator[Index]:
    root: Path = vault.root
    index = Index(root, get_packaged_embedder(), backend=make_backend(root))
    index.sync()
    yield index
    index.close()


@pytest.fixture
def reference(vault: Any, tmp_path: Path) -> Iterator[Index]:
    """The embedded index of the same files."""
    copy = tmp_path / "reference"
    shutil.copytree(vault.root, copy, ignore=shutil.ignore_patterns(".*"))
    index = Index(copy, get_packaged_embedder())
    index.sync()
    yield index
    index.close()


def ask(index: Index, query: str, where: Filter) -> list[Answer]:
    """What each way to find candidates answers, by key."""
    snapshot, asked = index.snapshot(), words(query)
    hits = (
        snapshot.lexical(asked, FIELDS, 20, where),
        snapshot.phrase(asked[:2], 20, where),
        snapshot.compounds(["tomat", "raisedbed"], 20, where),
        snapshot.dense(get_packaged_embedder().embed([query])[0], 20, where),
    )
    keys = snapshot.keys(snapshot.columns().labels.tolist())
    return [[(keys[label], score) for label, score in found] for found in hits]


def close(one: list[Answer], other: list[Answer]) -> bool:
    """Are the same entries found, with about the same scores? The lengths of texts are rounded by one of the two."""
    return all(
        {key for key, _ in mine} == {key for key, _ in theirs}
        and np.allclose([score for _, score in mine], [score for _, score in theirs], atol=0.02)
        for mine, theirs in zip(one, other, strict=True)
    )


def test_answers_are_those_of_the_embedded_index_whatever_the_filter(opened: Index, reference: Index) -> None:
    for where in FILTERS:
        for query in QUERIES:
            assert close(ask(opened, query, where), ask(reference, query, where)), (query, where)
    assert opened.snapshot().find_known_words(["tomato", "nowher"]) == {"tomato"}
    similar = [(match.cell, round(match.similarity, 4)) for match in opened.similar_cells("Postgres", 5)]
    assert similar == [(match.cell, round(match.similarity, 4)) for match in reference.similar_cells("Postgres", 5)]


def test_a_filter_lets_nothing_else_through(opened: Index) -> None:
    snapshot = opened.snapshot()
    for where in FILTERS:
        for found in (
            snapshot.lexical(words("tomatoes Postgres ok noted user"), FIELDS, 50, where),
            snapshot.dense(get_packaged_embedder().embed(["Postgres"])[0], 50, where),
        ):
            assert snapshot.mask_allowed(found.labels, where).all(), where
            assert len(found) <= snapshot.count(where)


def test_an_edit_is_found_at_once_and_what_it_replaced_is_gone(opened: Index, vault: Any) -> None:
    vault.topic("Garden", "- Leeks go into the raised bed in June\n")
    done = opened.sync()
    assert (done.changed, done.gone) == (1, 0)
    assert [hit for found in ask(opened, "tomatoes", Filter(tiers=("cell",)))[:2] for hit in found] == []
    assert len(ask(opened, "leeks", Filter(tiers=("cell",)))[0]) == 1
    (vault.root / "topics/Garden.md").unlink()
    opened.sync()
    assert ask(opened, "leeks", Filter())[0] == []
    snapshot = opened.snapshot()
    assert len(ask(opened, "leeks", Filter())[3]) <= len(snapshot)


def test_a_rebuild_answers_the_same_and_readers_of_before_go_on(
    opened: Index, vault: Any, make_backend: Callable[[Path], Backend]
) -> None:
    before = [ask(opened, query, Filter()) for query in QUERIES]
    reader = opened.snapshot()
    other = Index(vault.root, get_packaged_embedder(), backend=make_backend(vault.root))
    other.rebuild()
    assert len(reader.lexical(words("Postgres"), FIELDS, 5, Filter()))
    assert len(reader.dense(get_packaged_embedder().embed(["Postgres"])[0], 5, Filter()))
    opened.sync()
    for index in (opened, other):
        assert all(close(ask(index, query, Filter()), found) for query, found in zip(QUERIES, before, strict=True))
    other.close()


def test_words_that_were_begun_and_not_finished_are_written_anew(opened: Index) -> None:
    before = ask(opened, QUERIES[0], Filter())
    opened.close()
    manifest = Manifest(opened.folder / "manifest.db")
    manifest.set_meta(dirty=1)
    manifest.close()
    opened.sync()
    assert close(ask(opened, QUERIES[0], Filter()), before)


def test_an_index_that_is_gone_is_made_anew(opened: Index) -> None:
    before = ask(opened, QUERIES[0], Filter())
    opened.close()
    shutil.rmtree(opened.folder)
    opened.sync()
    assert close(ask(opened, QUERIES[0], Filter()), before)


def test_what_could_not_be_embedded_is_found_by_meaning_once_it_could(
    vault: Any, embedder: Any, clock: Any, make_backend: Callable[[Path], Backend]
) -> None:
    embedder.broken = True
    index = Index(vault.root, embedder, backend=make_backend(vault.root))
    index.sync()
    assert ask(index, "Postgres", Filter())[0]
    assert ask(index, "Postgres", Filter())[3] == []
    embedder.broken = False
    clock.go_on(60)
    index.sync()
    assert ask(index, "Postgres", Filter())[3]
    index.close()


def test_another_embedder_or_none(vault: Any, another_embedder: Any, make_backend: Callable[[Path], Backend]) -> None:
    backend = make_backend(vault.root)
    index = Index(vault.root, None, backend=backend)
    index.sync()
    found, _, _, near = ask(index, "Postgres", Filter())
    assert found
    assert near == []
    index.close()
    index = Index(vault.root, another_embedder, backend=backend)
    index.catch_up()
    assert [key for key, _ in ask(index, "Postgres", Filter())[0]] == [key for key, _ in found]
    assert ask(index, "Postgres", Filter())[3]
    index.close()
