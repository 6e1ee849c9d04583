from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from vault_memory.index import graphs, vectors
from vault_memory.index.embeddings import Embeddings, folder_name, text_hash
from vault_memory.index.graphs import build, due
from vault_memory.index.vectors import RowSelection, Vectors

DIMENSIONS = 16


def unit(count: int, seed: int = 0) -> np.ndarray:
    vectors = np.random.default_rng(seed).normal(size=(count, DIMENSIONS)).astype(np.float32)
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def made(kept: Embeddings, exact: int = 50) -> None:
    """A graph of all rows but every seventh, which are another group's."""
    build(kept, {"said": np.flatnonzero(np.arange(len(kept)) % 7 != 0)}, exact)


def found(vectors: Vectors, query: np.ndarray, among: np.ndarray) -> tuple[list[int], np.ndarray]:
    rows, scores = vectors.nearest(query, 10, RowSelection(vectors.stored, among, "said"))
    return rows.tolist(), scores


def hashes(count: int, start: int = 0) -> list[bytes]:
    return [text_hash(str(number)) for number in range(start, start + count)]


@pytest.fixture
def kept(tmp_path: Path) -> Embeddings:
    kept = Embeddings(tmp_path / "vectors", DIMENSIONS)
    kept.append(hashes(400), unit(400))
    kept.flush()
    return kept


def test_rows_are_found_again_by_content(kept: Embeddings) -> None:
    again = Embeddings(kept.folder, DIMENSIONS)
    assert again.find([text_hash("7"), text_hash("unheard of")]) == {text_hash("7"): 7}
    assert again.find(hashes(400)) == {key: row for row, key in enumerate(hashes(400))}
    assert again.append([text_hash("new")], unit(1, 1)) == {text_hash("new"): 400}
    assert len(again) == 401
    assert again.find([text_hash("new")]) == {text_hash("new"): 400}
    assert again.vectors()[[400]][0] == pytest.approx(unit(1, 1)[0], abs=0.005)


@pytest.mark.parametrize(("name", "cut"), [("codes", 1), ("codes", DIMENSIONS + 4), ("hashes", 3)])
def test_a_torn_tail_is_cut_off_by_the_next_writer(kept: Embeddings, name: str, cut: int) -> None:
    path = kept.folder / name
    path.write_bytes(path.read_bytes()[:-cut])
    again = Embeddings(kept.folder, DIMENSIONS)
    assert len(again) == 399
    assert again.append([text_hash("new")], unit(1, 1)) == {text_hash("new"): 399}
    assert again.sound()
    assert again.vectors()[[399]][0] == pytest.approx(unit(1, 1)[0], abs=0.005)
    assert (kept.folder / "hashes").stat().st_size == 400 * 16


def test_overwritten_rows_are_noticed(kept: Embeddings) -> None:
    assert kept.sound()
    with (kept.folder / "codes").open("rb+") as file:
        file.seek(5000)
        file.write(b"\x7f" * 500)
    assert not kept.sound()


def test_vectors_of_an_earlier_version_are_taken_over(tmp_path: Path) -> None:
    kept = Embeddings(tmp_path / folder_name("some"), DIMENSIONS)
    old = tmp_path / folder_name("some").removesuffix("-8")
    old.mkdir()
    (old / "rows").write_bytes(unit(20).tobytes())
    (old / "hashes").write_bytes(b"".join(hashes(20)))
    kept.convert()
    assert kept.find([text_hash("7")]) == {text_hash("7"): 7}
    assert kept.vectors()[[7]][0] == pytest.approx(unit(20)[7], abs=0.005)
    assert [path.name for path in tmp_path.iterdir()] == [kept.folder.name]


def test_damaged_vectors_of_an_earlier_version_are_not_taken_over(tmp_path: Path) -> None:
    kept = Embeddings(tmp_path / folder_name("some"), DIMENSIONS)
    old = tmp_path / folder_name("some").removesuffix("-8")
    old.mkdir()
    (old / "rows").write_bytes(unit(20).tobytes()[:-100] + b"\x7f" * 100)
    (old / "hashes").write_bytes(b"".join(hashes(20)))
    kept.convert()
    assert not len(kept)
    assert list(tmp_path.rglob("*")) == []  # nothing of what was begun, either


def test_a_folder_for_each_embedder() -> None:
    assert folder_name("openai/text-embedding-3-small") != folder_name("openai/text-embedding-3 small")
    assert folder_name("a/../b") == folder_name("a/../b")
    assert "/" not in folder_name("a/../b")


def exact(matrix: np.ndarray, query: np.ndarray, rows: np.ndarray, limit: int) -> list[int]:
    scores = matrix[rows] @ query
    return [int(rows[i]) for i in np.argsort(-scores, kind="stable")[:limit]]


@pytest.mark.parametrize(("exactly", "few"), [(1000, 0), (50, 0), (50, 100)])
def test_nearest_is_what_an_exact_search_finds(
    kept: Embeddings, exactly: int, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The graph is asked even of these few, and looks at so many that it finds them all."""
    monkeypatch.setattr(vectors, "_FEW", few)
    monkeypatch.setattr(vectors, "_VISIT", 1)
    made(kept)
    kept.append(hashes(30, 400), unit(30, 2))
    stored = Vectors(kept, exactly)
    matrix = stored.stored[:]
    for among in (np.arange(430), np.arange(0, 430, 3), np.arange(395, 430), np.arange(20)):
        for query in unit(5, 3):
            rows, scores = found(stored, query, among)
            assert rows[:10] == exact(matrix, query, among, 10)
            assert scores[:10] == pytest.approx(matrix[rows[:10]] @ query, abs=1e-5)


def test_links_found_among_shorter_vectors_lead_to_the_nearest(tmp_path: Path) -> None:
    """Of more than 128 dimensions half are looked at while a graph is built, all while it is searched."""
    shares = np.random.default_rng(0).normal(size=(700, 200)) * np.linspace(1, 0, 200) ** 2
    rows = (shares / np.linalg.norm(shares, axis=1, keepdims=True)).astype(np.float32)
    kept = Embeddings(tmp_path / "vectors", 200)
    kept.append(hashes(600), rows[:600])
    build(kept, {"said": np.arange(600)}, 100)
    kept.append(hashes(100, 600), rows[600:])
    build(kept, {"said": np.arange(700)}, 100)  # extended
    (path,) = kept.folder.glob("graph-*")
    graph = graphs.load(kept, path)
    assert graph is not None
    assert len(graph) == 700
    for query in rows[::50]:
        nearest = exact(kept.vectors()[:], query, np.arange(700), 10)
        assert len(set(graph.index.knn_query(query, k=10)[0][0]) & set(nearest)) >= 9


def test_nothing_to_search_gives_nothing(tmp_path: Path) -> None:
    empty = Vectors(Embeddings(tmp_path, DIMENSIONS))
    assert found(empty, unit(1)[0], np.zeros(0, dtype=np.int64))[0] == []


def test_the_graph_is_extended_not_touched_by_single_edits(kept: Embeddings) -> None:
    assert due(kept, exact=100)
    made(kept)
    (graph,) = kept.folder.glob("graph-*")
    before = graph.stat().st_mtime_ns
    kept.append(hashes(1, 400), unit(1, 2))
    assert not due(kept, exact=100)
    kept.append(hashes(60, 401), unit(60, 4))
    assert due(kept, exact=100)
    assert graph.stat().st_mtime_ns == before
    made(kept)
    assert [path.name.split("-")[1:3] for path in kept.folder.glob("graph-*")] == [["said", "461"]]
    assert not due(kept, exact=100)


@pytest.mark.parametrize("damage", [lambda data: b"", lambda data: data[:1000], lambda data: data[::-1]])
def test_a_damaged_graph_is_searched_around_and_built_anew(kept: Embeddings, damage: Callable[[bytes], bytes]) -> None:
    made(kept)
    (graph,) = kept.folder.glob("graph-*")
    graph.write_bytes(damage(graph.read_bytes()))
    rows, _ = found(Vectors(kept, 50, patience=0), unit(1, 9)[0], np.arange(400))
    assert len(rows) == 10
    made(kept)
    assert found(Vectors(kept, 50, patience=0), unit(1, 9)[0], np.arange(400))[0] == rows


def test_a_graph_that_another_process_has_replaced_is_searched_around(
    kept: Embeddings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vault_memory.index.vectors._FEW", 0)
    made(kept)
    vectors, exact = Vectors(kept, 50, patience=0), Vectors(kept, 1000)
    (graph,) = kept.folder.glob("graph-*")
    graph.unlink()
    query = unit(1, 9)[0]
    assert found(vectors, query, np.arange(400))[0] == found(exact, query, np.arange(400))[0]


def test_a_graph_in_another_layout_is_noticed_when_built(kept: Embeddings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A version of hnswlib whose file has a longer head, so that everything behind it stands elsewhere."""
    import hnswlib

    real, head = graphs._make_empty, 96

    class Later:
        def __init__(self, dimensions: int) -> None:
            self.graph: hnswlib.Index = real(dimensions)

        def __getattr__(self, name: str) -> object:
            return getattr(self.graph, name)

        def save_index(self, path: str) -> None:
            self.graph.save_index(path)
            data = Path(path).read_bytes()
            Path(path).write_bytes(data[:head] + bytes(8) + data[head:])

        def load_index(self, path: str) -> None:
            data = Path(path).read_bytes()
            shorter = kept.folder / "shorter"
            shorter.write_bytes(data[:head] + data[head + 8 :])
            self.graph.load_index(str(shorter))

    monkeypatch.setattr("vault_memory.index.vectors._FEW", 0)
    monkeypatch.setattr(graphs, "_make_empty", Later)
    made(kept)
    assert list(kept.folder.glob("graph-*")) == []
    query = unit(1, 9)[0]
    rows = np.flatnonzero(np.arange(400) % 7)
    assert found(Vectors(kept, 50, patience=0), query, rows)[0] == found(Vectors(kept, 1000), query, rows)[0]


def test_a_graph_is_read_where_no_file_can_be_kept_in_memory(kept: Embeddings, monkeypatch: pytest.MonkeyPatch) -> None:
    made(kept)
    (path,) = kept.folder.glob("graph-*")
    before = graphs.load(kept, path)
    monkeypatch.delattr("os.memfd_create", raising=False)
    after = graphs.load(kept, path)
    assert before is not None
    assert after is not None
    for each in (before, after):
        assert each.index.knn_query(unit(1, 9), k=5)[0].tolist() == before.index.knn_query(unit(1, 9), k=5)[0].tolist()


def test_an_open_graph_is_taken_over(kept: Embeddings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vault_memory.index.vectors._FEW", 0)
    made(kept)
    first, query = Vectors(kept, 50, patience=0), unit(1, 9)[0]
    before = RowSelection(first.stored, np.arange(400), "said")
    first.nearest(query, 10, before)
    kept.append(hashes(1, 400), unit(1, 2))
    second = Vectors(kept, 50, first)
    after = RowSelection(second.stored, np.arange(401), "said")
    second.nearest(query, 10, after)
    assert before.graph is not None
    assert after.graph is before.graph


def test_the_first_queries_of_a_process_read_no_graph(kept: Embeddings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vault_memory.index.vectors._FEW", 0)
    made(kept)
    vectors, rows = Vectors(kept, 50, patience=2), np.flatnonzero(np.arange(400) % 7)
    among = RowSelection(vectors.stored, rows, "said")
    used = []
    for seed in (9, 9, 8, 7):
        vectors.nearest(unit(1, seed)[0], 10, among)
        used.append(among.graph is not None)
    assert used == [False, False, False, True]  # the same query again is no new one


def test_a_graph_that_was_not_written_whole_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """hnswlib does not say that the disk was full."""
    import hnswlib

    kept = Embeddings(tmp_path / "vectors", 8)
    rows = np.eye(8, dtype=np.float32)
    kept.append([bytes([n]) * 16 for n in range(8)], rows)
    real = graphs._make_empty

    class Cut:
        def __init__(self) -> None:
            self.graph: hnswlib.Index = real(8)

        def __getattr__(self, name: str) -> object:
            return getattr(self.graph, name)

        def save_index(self, path: str) -> None:
            self.graph.save_index(path)
            Path(path).write_bytes(Path(path).read_bytes()[:-40])

    monkeypatch.setattr(graphs, "_make_empty", lambda dimensions: Cut())
    graphs.build(kept, {"said": np.arange(8)}, 8)
    assert [path.name for path in kept.folder.iterdir() if "graph" in path.name] == []
    monkeypatch.undo()
    graphs.build(kept, {"said": np.arange(8)}, 8)
    assert len(list(kept.folder.glob("graph-said-8-*.links"))) == 1
