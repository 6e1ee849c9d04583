"""Test the Milvus backend: many vaults in one collection, its life cycle, and its failures."""

from __future__ import annotations

import importlib.util
import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent import futures
from contextlib import closing
from pathlib import Path
from typing import Any

import milvus_server
import pytest

from vault_memory.errors import IndexUnavailable, InputError
from vault_memory.index.backends import choose_backend
from vault_memory.index.sync import Index
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Filter
from vault_memory.settings import IndexSettings
from vault_memory.text.words import words
from vault_memory.vault.state.index_owner import PATH, read_owner

FIELDS = {"text": 1.0, "heading": 0.5}
needs_extra = pytest.mark.skipif(importlib.util.find_spec("pymilvus") is None, reason=milvus_server.MISSING)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, so that collections can be counted."""
    if importlib.util.find_spec("milvus_lite") is None:
        pytest.skip("the extra 'milvus' is not installed")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(milvus_server.URI, raising=False)
        with milvus_server.serve_milvus(tmp_path_factory.mktemp("milvus") / "data") as uri:
            yield uri


@pytest.fixture
def client(server: str) -> Iterator[Any]:
    from pymilvus import MilvusClient

    client = MilvusClient(server)
    for name in client.list_collections():
        for alias in client.list_aliases(name)["aliases"]:
            client.drop_alias(alias)
        client.drop_collection(name)
    yield client
    client.close()


def open_index(root: Path, uri: str) -> Index:
    backend = choose_backend(IndexSettings(backend="milvus", uri=uri), root)
    return Index(root, get_packaged_embedder(), backend=backend)


def found(index: Index, query: str, where: Filter | None = None) -> set[str]:
    """Keys of what is found by words and by meaning."""
    snapshot, allowed = index.snapshot(), where or Filter()
    hits = (
        snapshot.lexical(words(query), FIELDS, 100, allowed),
        snapshot.dense(get_packaged_embedder().embed([query])[0], 100, allowed),
    )
    return set(snapshot.keys([label for one in hits for label, _ in one]).values())


def count(client: Any, owner: str = "") -> int:
    """Rows of an owner, or of all, in every collection."""
    expression = f'owner == "{owner}"' if owner else 'owner != ""'
    names = client.list_collections()
    return sum(client.query(name, filter=expression, output_fields=["count(*)"])[0]["count(*)"] for name in names)


@pytest.mark.slow
def test_vaults_in_one_collection_never_see_each_other(vault: Any, client: Any, server: str) -> None:
    other = vault.root.parent / 'evil" or owner != "'
    shutil.copytree(vault.root, other)
    (other / "topics/Garden.md").write_text("# Garden\n\n- The secret of the tomatoes is zanzibar\n", encoding="utf-8")
    one, two = open_index(vault.root, server), open_index(other, server)
    one.sync()
    alone = {query: found(one, query) for query in ("tomatoes", "zanzibar", "Postgres")}
    two.sync()
    assert len(client.list_collections()) == 1
    assert read_owner(vault.root) != read_owner(other)
    for query, keys in alone.items():
        assert found(one, query) == keys
        theirs = two.snapshot().entries(list(range(1 << 24, (1 << 24) + 50)))  # labels are the same in both vaults
        assert {entry.text for entry in theirs.values()} >= {"The secret of the tomatoes is zanzibar"}
        assert all("zanzibar" not in entry.text for entry in one.snapshot().entries(list(theirs)).values())
    assert one.snapshot().find_known_words(["zanzibar"]) == set()
    scores = one.snapshot().lexical(words("Postgres"), FIELDS, 10, Filter()).scores.tolist()
    (other / "topics/Much.md").write_text("# Much\n\n" + "- Postgres and more Postgres\n" * 50, encoding="utf-8")
    two.sync()
    assert one.snapshot().lexical(words("Postgres"), FIELDS, 10, Filter()).scores.tolist() == scores


@pytest.mark.slow
def test_a_rebuild_takes_a_new_collection_where_nobody_shares_it(vault: Any, client: Any, server: str) -> None:
    index = open_index(vault.root, server)
    index.sync()
    (first,) = client.list_collections()
    (alias,) = client.list_aliases(first)["aliases"]
    assert count(client) == len(index)
    index.rebuild()
    second = client.describe_alias(alias)["collection_name"]
    assert second != first
    assert set(client.list_collections()) == {first, second}  # readers of before may still be at it
    vault.topic("More", "- Something more\n")
    index.sync()
    assert client.list_collections() == [second]
    assert count(client) == len(index)

    other = vault.root.parent / "other"
    shutil.copytree(vault.root, other, ignore=shutil.ignore_patterns(".*"))
    shared = open_index(other, server)
    shared.sync()
    index.rebuild()
    assert client.list_collections() == [second]
    assert found(shared, "Postgres") == found(index, "Postgres")


@pytest.mark.slow
@pytest.mark.parametrize("harm", ["collection", "rows"])
def test_what_somebody_deleted_is_written_again(vault: Any, client: Any, server: str, harm: str) -> None:
    index = open_index(vault.root, server)
    index.sync()
    before = found(index, "Postgres")
    index.close()
    (name,) = client.list_collections()
    if harm == "collection":
        for alias in client.list_aliases(name)["aliases"]:
            client.drop_alias(alias)
        client.drop_collection(name)
    else:
        client.delete(name, filter="label > 0")
    again = open_index(vault.root, server)
    assert not again.try_sync(5.0).stale
    assert found(again, "Postgres") == before != set()
    again.close()


@pytest.mark.slow
@pytest.mark.parametrize("column", ["owner", "epoch", "collection"])
def test_files_of_an_index_that_came_with_a_vault_reach_no_other(
    vault: Any, client: Any, server: str, column: str
) -> None:
    victim = vault.root.parent / "victim"
    shutil.copytree(vault.root, victim)
    theirs, index = open_index(victim, server), open_index(vault.root, server)
    theirs.sync()
    index.sync()
    index.close()
    rows, expected = count(client, read_owner(victim)), found(index, "Postgres")
    index.close()
    (statistics,) = index.folder.glob("milvus-*.db")
    with closing(sqlite3.connect(statistics)) as db:
        db.execute("UPDATE meta SET value = ? WHERE key = ?", ('x" or owner != "', column))
        db.commit()
    again = open_index(vault.root, server)
    again.try_sync(5.0)
    again.rebuild()
    assert found(again, "Postgres") == expected
    assert count(client, read_owner(victim)) == rows > 0


@pytest.mark.slow
def test_doctor_finds_rows_that_are_missing(vault: Any, client: Any, server: str) -> None:
    index = open_index(vault.root, server)
    index.sync()
    assert index.find_word_damage() == ""
    client.delete(client.list_collections()[0], filter="label > 0")
    assert "does not hold" in index.find_word_damage()


@pytest.mark.slow
def test_nothing_of_what_was_forgotten_stays_on_the_server(vault: Any, client: Any, server: str) -> None:
    index = open_index(vault.root, server)
    index.sync()
    shutil.rmtree(index.folder)  # and with it what names the rows
    index.close()
    index = open_index(vault.root, server)
    index.sync()
    (vault.root / "topics/Garden.md").unlink()
    index.purge()
    index.sync()
    assert count(client, read_owner(vault.root)) == len(index) > 0
    left = b"".join(path.read_bytes() for path in index.folder.glob("milvus-*"))
    assert b"tomato" not in left
    assert b"postgr" in left


def run(tmp_path: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {
        "PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path),
        **{f"VAULT_MEMORY_INDEX_{name.upper()}": value for name, value in settings.items()},
    }  # fmt: skip
    command = [sys.executable, *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120)


def test_the_embedded_index_loads_nothing_of_milvus(vault: Any, tmp_path: Path) -> None:
    script = (
        "import json, sys\nfrom vault_memory import Memory\n"
        f"with Memory(home={str(vault.root.parent)!r}, user={vault.root.name!r}) as m: m.search('Postgres')\n"
        "print(json.dumps([name for name in sys.modules if 'milvus' in name or name == 'grpc']))"
    )
    done = run(tmp_path, "-c", script)
    assert json.loads(done.stdout) == [], done.stderr
    assert not (vault.root / PATH).exists()


@needs_extra
@pytest.mark.slow
def test_a_server_that_is_away_is_one_line_and_exit_code_2(vault: Any, tmp_path: Path) -> None:
    where = ["-m", "vault_memory", "--home", str(vault.root.parent), "--user", vault.root.name]
    away = {"backend": "milvus", "uri": "http://127.0.0.1:9"}
    assert run(tmp_path, *where, "remember", "The backup runs at four in the morning", **away).returncode == 0
    assert any("backup" in path.read_text(encoding="utf-8") for path in (vault.root / "topics").glob("*.md"))
    done = run(tmp_path, *where, "search", "Postgres", **away)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("error: the Milvus server http://127.0.0.1:9 cannot be reached; start it")
    assert done.stderr.count("\n") == 1


@needs_extra
@pytest.mark.slow
def test_a_wrong_token_is_said_so(vault: Any) -> None:
    import grpc

    class Refusing(grpc.GenericRpcHandler):  # type: ignore[misc]
        """Answers each call as Milvus does where it does not take the token."""

        def service(self, details: object) -> object:
            def refuse(request: bytes, context: Any) -> bytes:
                context.abort(grpc.StatusCode.UNAUTHENTICATED, "auth check failure, please check api key is correct")
                return b""

            return grpc.unary_unary_rpc_method_handler(refuse)

    server = grpc.server(futures.ThreadPoolExecutor(2), handlers=[Refusing()])
    port = server.add_insecure_port("127.0.0.1:0")
    server.start()
    try:
        index = open_index(vault.root, f"http://127.0.0.1:{port}")
        with pytest.raises(IndexUnavailable, match=r"denies access .*see index\.token"):
            index.try_sync(5.0)
    finally:
        server.stop(None)


def test_without_the_extra_it_says_what_to_install(vault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pymilvus", None)
    with pytest.raises(InputError, match=r"pip install 'vault-memory\[milvus\]'"):
        open_index(vault.root, "http://127.0.0.1:9").sync()


def test_a_vault_cannot_choose_the_server(vault: Any, tmp_path: Path) -> None:
    vault.write("config.yaml", "index:\n  uri: http://evil.example:19530\n")
    where = ["-m", "vault_memory", "--home", str(vault.root.parent), "--user", vault.root.name]
    done = run(tmp_path, *where, "search", "Postgres")
    assert done.returncode == 2
    assert "index.uri" in done.stderr
