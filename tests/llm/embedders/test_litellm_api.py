"""Test an embedding model behind an API: real litellm, real HTTP, a scripted server."""

from __future__ import annotations

import json
import re
import zlib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from llm_server import Request, Scripted, ScriptedServer, drop, status
from waiting import until

from vault_memory import Memory
from vault_memory.config import load_settings
from vault_memory.errors import AuthError, InputError, LlmError, RequestRejected, TimedOut, Unavailable
from vault_memory.llm.embedders.litellm_api import ApiEmbedder, get_prefixes, make_embedders
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.settings import EmbedderSettings

DIMENSIONS = 256


def vectors(request: Request) -> Scripted:
    """Deterministic vectors of the texts asked for, in a shuffled order as the protocol allows."""
    texts = request.body["input"]
    rows = [{"object": "embedding", "index": at, "embedding": _vector(text)} for at, text in enumerate(texts)]
    body = {"object": "list", "data": rows[::-1], "model": "m", "usage": {"prompt_tokens": 1, "total_tokens": 1}}
    return Scripted(json.dumps(body).encode())


def _vector(text: str) -> list[float]:
    """The words of a text, hashed: texts that share words are alike."""
    places = [zlib.crc32(word.encode()) % DIMENSIONS for word in re.findall(r"\w+", text.casefold())]
    return [float(places.count(at)) for at in range(DIMENSIONS)]


def settings(server: ScriptedServer, model: str = "openai/some-model", **values: object) -> EmbedderSettings:
    return EmbedderSettings(name="api", model=model, api_base=server.url, api_key="k", **values)  # type: ignore[arg-type]


def embedder(server: ScriptedServer, **values: object) -> ApiEmbedder:
    return ApiEmbedder(settings(server, **values), "", sleep=lambda seconds: None)


def test_vectors_in_the_order_of_the_texts_and_of_length_one() -> None:
    with ScriptedServer(vectors) as server:
        model = embedder(server, batch=2)
        found = model.embed(["a", "b", " ", "c"])
        assert model.dimensions == DIMENSIONS
        assert [request.body["input"] for request in server.requests] == [["dimensions"], ["a", "b"], ["c"]]
        assert server.requests[0].headers["Authorization"] == "Bearer k"
    assert np.linalg.norm(found, axis=1) == pytest.approx([1, 1, 0, 1], abs=1e-6)
    wanted = np.array(_vector("c")) / np.linalg.norm(_vector("c"))
    assert found[3] == pytest.approx(wanted, abs=1e-6)


def test_what_may_pass_is_tried_again_and_what_may_not_is_named() -> None:
    with ScriptedServer([status(503), drop(), vectors]) as server:
        assert embedder(server).dimensions == DIMENSIONS
    for reply, error in ((status(401), AuthError), (status(404), RequestRejected), (status(500), Unavailable)):
        with ScriptedServer(reply) as server, pytest.raises(error):
            embedder(server).embed(["a"])


def test_a_server_that_loses_texts_is_not_believed() -> None:
    def fewer(request: Request) -> Scripted:
        return vectors(Request(request.path, request.headers, {"input": request.body["input"][:1]}))

    with ScriptedServer(fewer) as server, pytest.raises(Unavailable, match="1 vectors for 2 texts"):
        embedder(server, dimensions=DIMENSIONS).embed(["a", "b"])


@pytest.mark.parametrize(
    "rows",
    [
        [{"index": 0, "embedding": None}],
        [{"index": 0, "embedding": []}],
        [{"index": 0, "embedding": [0.5, None]}],
        [{"index": 0, "embedding": [0.5, "x"]}],
        [{"index": 0, "embedding": [0.5, float("nan")]}],
        [{"index": 0, "embedding": [0.5, 1e300]}],
        [{"index": 0, "embedding": [[0.5]]}],
        [{"index": 0}],
        [],
        [0.5],
    ],
    ids=repr,
)
def test_what_is_no_vector_is_not_believed(rows: list[object]) -> None:
    def odd(request: Request) -> Scripted:
        return Scripted(json.dumps({"object": "list", "data": rows, "model": "m", "usage": {}}).encode())

    with ScriptedServer(odd) as server, pytest.raises(LlmError):
        embedder(server).embed(["a"])


def test_a_server_that_fails_is_asked_three_times_and_one_that_is_slow_once() -> None:
    with ScriptedServer(status(503)) as server:
        with pytest.raises(Unavailable):
            embedder(server).embed(["a"])
        assert len(server.requests) == 3  # litellm would try three times each time
    with ScriptedServer(replace(status(200), delay=30)) as server:
        with pytest.raises(TimedOut, match=r"raise embedder\.timeout"):
            embedder(server, timeout=0.2).embed(["a"])
        assert len(server.requests) == 1


def test_another_model_behind_the_same_name_gets_vectors_of_its_own(home: Path) -> None:
    """A server of local models answers to one name, whatever it has loaded."""
    width = 256

    def shorter(request: Request) -> Scripted:
        body = json.loads(vectors(request).body)
        data = [row | {"embedding": row["embedding"][:width]} for row in body["data"]]
        return Scripted(json.dumps(body | {"data": data}).encode())

    with ScriptedServer(shorter) as server:
        config = {f"embedder.{name}": value for name, value in vars_of(settings(server)).items()}
        Memory(home=home, config=config).rebuild()
        width = 200
        memory = Memory(home=home, config=config)
        memory.rebuild()
        assert memory.search("stopcock").hits[0].explain["cosine"] > 0
        assert memory.index.status()["embedder"] == "openai/some-model#200"
        memory.index.close()


@pytest.mark.parametrize(
    ("model", "given", "expected"),
    [
        ("openai/intfloat/e5-small-v2", {}, ("query: ", "passage: ")),
        ("ollama/nomic-embed-text", {}, ("search_query: ", "search_document: ")),
        ("openai/BAAI/bge-m3", {}, ("", "")),
        ("text-embedding-3-small", {}, ("", "")),
        ("openai/intfloat/e5-small-v2", {"query_prefix": "ask: "}, ("ask: ", "passage: ")),
    ],
)
def test_prefixes(model: str, given: dict[str, str], expected: tuple[str, str]) -> None:
    assert get_prefixes(EmbedderSettings(name="api", model=model, **given)) == expected


def test_questions_and_documents_get_their_prefixes() -> None:
    with ScriptedServer(vectors) as server:
        documents, questions = make_embedders(settings(server, "openai/intfloat/e5-small"), lambda seconds: None)
        documents.embed(["x"])
        questions.embed(["x"])
        assert [request.body["input"] for request in server.requests][1:] == [["passage: x"], ["query: x"]]


def test_without_a_model_it_says_what_to_set() -> None:
    with pytest.raises(InputError, match="VAULT_MEMORY_EMBEDDER_MODEL"):
        ApiEmbedder(EmbedderSettings(name="api"), "")


def test_a_vault_cannot_choose_it(tmp_path: Path) -> None:
    (tmp_path / "config.yaml").write_text("embedder:\n  api_base: http://evil.example\n")
    with pytest.raises(InputError, match=r"a vault cannot choose .* VAULT_MEMORY_EMBEDDER_API_BASE"):
        load_settings(tmp_path)


def test_a_vault_is_searched_with_it_and_without_it_while_it_is_away(home: Path) -> None:
    """Model change end to end (R9): each model has its own vectors, the old ones are kept, words work throughout."""
    with ScriptedServer(vectors) as server:
        config = {f"embedder.{name}": value for name, value in vars_of(settings(server)).items()}
        before = Memory(home=home)
        assert before.search("stopcock").hits
        after = Memory(home=home, config=config)
        status_ = after.rebuild()
        assert status_["embedder"] == "openai/some-model#256"
        found = after.search("stopcock").hits
        assert found[0].entry.text.startswith("stopcock") and found[0].explain["cosine"] > 0
        assert server.requests[-1].body["input"] == ["stopcock"]
    gone = Memory(home=home, config=config | {"embedder.timeout": 1})
    result = gone.search("stopcock")
    assert result.hits[0].entry.text.startswith("stopcock")
    assert [note for note in result.notes if note.startswith("lexical only: the embedder failed: openai/some-model at")]
    again = Memory(home=home)
    until(lambda: again.search("stopcock").hits and again.embedder is get_packaged_embedder())
    assert again.search("stopcock").hits[0].explain["cosine"] > 0
    assert again.embedder is get_packaged_embedder()


def vars_of(chosen: EmbedderSettings) -> dict[str, object]:
    return {name: getattr(chosen, name) for name in ("name", "model", "api_base", "api_key")}


def test_a_model_that_comes_back_is_used_without_a_restart(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from vault_memory.llm.embedders import registry as local

    away = True

    def reply(request: Request) -> Scripted:
        return status(503) if away else vectors(request)

    monkeypatch.setattr(local, "RETRY", 0.0)
    monkeypatch.setattr("vault_memory.llm.embedders.litellm_api._RETRIES", 0)
    with ScriptedServer(reply) as server:
        config = {f"embedder.{name}": value for name, value in vars_of(settings(server)).items()}
        memory = Memory(home=home, config=config)
        first = memory.search("stopcock")
        assert first.hits
        assert any(note.startswith("lexical only") for note in first.notes)
        away = False
        until(lambda: memory.search("stopcock").hits[0].explain.get("cosine", 0.0) > 0)
        assert memory.embedder is not None
        assert memory.embedder.name == "openai/some-model#256"
        memory.index.close()


def test_thresholds_of_any_model_are_measured_kept_and_used(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from click.testing import CliRunner

    from vault_memory.cli import cli
    from vault_memory.config import find_user_config
    from vault_memory.llm.embedders.litellm_api import REFERENCE, parse_thresholds

    with ScriptedServer(vectors) as server:
        for name, value in vars_of(settings(server)).items():
            monkeypatch.setenv(f"VAULT_MEMORY_EMBEDDER_{name}".upper(), str(value))
        arguments = ["--home", str(home), "eval", "--thresholds", "api", "--save", "--json"]
        done = CliRunner().invoke(cli, arguments, catch_exceptions=False)
        assert done.exit_code == 0, done.output
        answer = json.loads(done.stdout)
        assert answer["embedder"] == "openai/some-model#256"
        assert answer["written"] == str(find_user_config())
        kept = load_settings().embedder
        assert parse_thresholds(kept.thresholds, "openai/some-model") == ApiEmbedder(kept, "").thresholds != REFERENCE
        assert {"topic": ApiEmbedder(kept, "").thresholds.topic}.items() <= answer["suggested"].items()
        assert parse_thresholds(kept.thresholds, "another/model") is None
    with pytest.raises(InputError, match=r"embedder\.thresholds must read"):
        parse_thresholds("openai/some-model: topic=high", "openai/some-model")
