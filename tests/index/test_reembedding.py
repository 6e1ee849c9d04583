"""Test a change of embedder: the old vectors are searched until the new ones are complete (R9)."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from waiting import until

from vault_memory import Memory
from vault_memory.errors import VaultError, VaultMemoryError
from vault_memory.events import subscribe
from vault_memory.index import reembedding
from vault_memory.index.embeddings import Embeddings
from vault_memory.index.manifest import Manifest
from vault_memory.index.sync import Index
from vault_memory.llm.embedders import registry
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Embedder, Filter, Thresholds

CELLS = 600


class Slow:
    """Vectors at so many texts a second; it may fail, and can be held up."""

    name, dimensions, contextual = "slow", 8, True
    thresholds = Thresholds(0.5, 0.5, 0.5, 0.9, 0.5)

    def __init__(self) -> None:
        self.quick, self.broken, self.texts, self.failures = 0, False, 0, 0  # so many texts are not held up
        self.go = threading.Event()
        self.go.set()

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        if self.texts >= self.quick:
            self.go.wait(10)
        if self.broken:
            self.failures += 1
            raise VaultMemoryError("away")
        self.texts += len(texts)
        rows = np.array([np.random.default_rng(len(text)).normal(size=8) for text in texts], dtype=np.float32)
        return np.asarray(rows / np.linalg.norm(rows, axis=1, keepdims=True))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "vault" / "topics"
    folder.mkdir(parents=True)
    for number in range(6):
        bullets = "\n".join(f"- the pump of bed {number} was serviced {'again ' * at}" for at in range(CELLS // 6))
        (folder / f"Bed {number}.md").write_text(f"# Bed {number}\n\n{bullets}\n")
    Index(folder.parent, get_packaged_embedder()).sync()
    return folder.parent


@pytest.fixture
def slow() -> Iterator[Slow]:
    embedder = Slow()
    yield embedder
    embedder.go.set()


def changed(root: Path, embedder: Embedder) -> Index:
    return Index(
        root, embedder, previous=lambda name: get_packaged_embedder() if name == get_packaged_embedder().name else None
    )


def serves(index: Index, name: str) -> bool:
    """Does it search with the vectors of this embedder, once the files are taken in?"""
    index.sync()
    return index.serving is not None and index.serving.name == name


def near(index: Index) -> list[Any]:
    assert index.serving is not None
    return index.snapshot().dense(index.serving.embed(["pump of the bed"])[0], 5, Filter())


def test_the_old_vectors_are_searched_while_the_new_are_built(root: Path, slow: Slow) -> None:
    slow.go.clear()
    index = changed(root, slow)
    for _ in range(3):
        index.sync()
        assert index.serving is get_packaged_embedder()
        assert len(near(index)) == 5
    assert index.building is not None
    assert "vault-memory index rebuild" in next(iter(index.notes()))
    assert index.status()["embedder"] == get_packaged_embedder().name
    assert str(index.status()["building"]).endswith("vectors of slow")
    slow.go.set()
    until(lambda: serves(index, "slow"))
    assert len(near(index)) == 5
    assert (index.building, list(index.notes())) == (None, [])
    assert slow.texts <= CELLS + 6 + 2  # each text once, and the questions of this test
    index.close()


def test_edits_meanwhile_are_found_and_get_both_vectors(root: Path, slow: Slow) -> None:
    slow.go.clear()
    index = changed(root, slow)
    index.sync()
    (root / "topics" / "Bed 0.md").write_text("# Bed 0\n\n- a hedgehog moved in\n")
    index.sync()
    labels = [label for label, _ in index.snapshot().lexical(["hedgehog"], {"text": 1.0}, 5, Filter())]
    assert len(labels) == 1
    assert index.snapshot().vectors(labels).shape == (1, get_packaged_embedder().dimensions)
    slow.go.set()
    until(lambda: serves(index, "slow"))
    labels = [label for label, _ in index.snapshot().lexical(["hedgehog"], {"text": 1.0}, 5, Filter())]
    assert np.linalg.norm(index.snapshot().vectors(labels)) == pytest.approx(1, abs=1e-5)
    assert index.snapshot().vectors(labels).shape == (1, 8)
    index.close()


def test_what_was_built_before_the_end_of_a_process_is_kept(root: Path, slow: Slow) -> None:
    slow.quick = 2 * 32
    slow.go.clear()
    first = changed(root, slow)
    first.sync()
    until(lambda: slow.texts >= 2 * 32)
    ending = threading.Thread(target=first.close)
    ending.start()
    until(first._embedder_change._reembedding._stop.is_set)  # type: ignore[union-attr]
    slow.go.set()
    ending.join()
    assert 2 * 32 <= slow.texts < CELLS
    again = changed(root, slow)
    until(lambda: serves(again, "slow"))
    assert slow.texts <= CELLS + 6
    again.close()


def test_a_failure_leaves_the_old_vectors(root: Path, slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    slow.broken = True
    monkeypatch.setattr(reembedding, "_RETRY", (0.2, 0.2))
    index = changed(root, slow)
    until(lambda: not serves(index, "slow") and slow.failures >= 2)
    assert index.serving is get_packaged_embedder()
    assert len(near(index)) == 5
    slow.broken = False
    until(lambda: serves(index, "slow"))
    index.close()


def test_a_full_disk_leaves_the_old_vectors_and_is_tried_again_later(
    root: Path, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries, failures = list[object](), list[str]()

    def full(kept: Embeddings, *_: object) -> None:
        tries.append(kept)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    index = changed(root, slow)
    with monkeypatch.context() as patched, subscribe(lambda _, values: failures.append(str(values.get("error")))):
        patched.setattr(Embeddings, "append", full)
        until(lambda: not serves(index, "slow") and any("No space left" in failure for failure in failures))
        for _ in range(3):
            assert not serves(index, "slow")
        assert len(tries) == 1
        with pytest.raises(VaultError, match=r"cannot be written .*No space left"):
            index.rebuild()
    assert len(near(index)) == 5
    index.rebuild()
    assert index.serving is slow
    index.close()


def test_rebuild_finishes_it_at_once_and_tells_how_far_it_is(root: Path, slow: Slow) -> None:
    index = changed(root, slow)
    told: list[tuple[int, int]] = []
    assert index.rebuild(lambda done, total: told.append((done, total))).embedded >= CELLS
    assert index.serving is slow
    assert index.rebuild().embedded == 0  # what was embedded for the change counts once
    assert max(total for _, total in told) >= CELLS
    assert len(near(index)) == 5
    index.close()


def test_only_one_process_builds(root: Path, slow: Slow) -> None:
    slow.go.clear()
    first, second = changed(root, slow), changed(root, slow)
    first.sync()
    second.sync()
    slow.go.set()
    until(lambda: serves(first, "slow"))
    until(lambda: serves(second, "slow"))
    assert slow.texts <= CELLS + 6
    first.close()
    second.close()


def test_a_change_of_settings_in_a_running_process(home: Path) -> None:
    pytest.importorskip("onnxruntime")
    memory = Memory(home=home)
    assert memory.search("stopcock").hits[0].explain["cosine"] > 0
    (memory.root / "config.yaml").write_text("embedder:\n  name: minilm\n")
    assert memory.search("where is the stopcock").hits[0].explain["cosine"] > 0
    assert memory.embedder is not None
    assert memory.embedder.name.startswith("all-MiniLM")


@pytest.mark.parametrize("kind", ["another memory", "a watcher", "rebuild"])
def test_whatever_syncs_keeps_to_the_embedder_set_last(
    home: Path, slow: Slow, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._BY_NAME, "slow", lambda: slow)
    memory, other = Memory(home=home), Memory(home=home)
    watcher = other.watcher(lambda synced: None)
    other.sync()
    watcher._sync()
    (memory.root / "config.yaml").write_text("embedder:\n  name: slow\n")
    memory.search("where is the stopcock")
    (memory.root / "topics/House.md").write_text("# House\n\n- the stopcock is behind the boiler\n")
    if kind == "a watcher":
        watcher._sync()
    else:
        (other.sync if kind == "another memory" else other.rebuild)()
    with closing(Manifest(memory.root / ".index/manifest.db")) as manifest:
        assert [entry.text for _, entry in manifest.iterate_entries()] == ["the stopcock is behind the boiler"]
        assert manifest.meta()["embedder"] == "slow"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    topics = tmp_path / "default" / "topics"
    topics.mkdir(parents=True)
    (topics / "House.md").write_text("# House\n\n- the stopcock is under the kitchen sink\n")
    return tmp_path


ENDING = """
import concurrent.futures, sys, threading, time
from pathlib import Path
from types import SimpleNamespace
from vault_memory.index.reembedding import Reembedding

pool = concurrent.futures.ThreadPoolExecutor(1)
begun = threading.Event()


def embed(texts):  # as litellm does: something of every call is left to a pool
    begun.set()
    while True:
        pool.submit(len, texts).result()
        time.sleep(0.01)


swap = Reembedding(Path(sys.argv[1]), SimpleNamespace(name="pooled", dimensions=8, contextual=True, embed=embed))
swap.start()
begun.wait()
"""


def test_a_process_that_ends_meanwhile_does_so_in_silence(root: Path) -> None:
    """Python shuts pools down before it lets us stop the thread that uses one."""
    done = subprocess.run([sys.executable, "-c", ENDING, str(root / ".index")], capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
