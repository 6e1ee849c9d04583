"""Count tokens by a real tokenizer: Llama 2's, which comes packaged with wordllama.

Budgets and chunk sizes are in these tokens. Other models' tokenizers differ by some ten per cent on English; a
count by characters would differ by a factor on code or Chinese. wordllama itself is never imported (it takes half
a second and configures the root logger): its folder is looked up and the tokenizer file read directly.
"""

from __future__ import annotations

import threading
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from vault_memory.errors import VaultMemoryError

if TYPE_CHECKING:
    from tokenizers import Tokenizer

_lock = threading.Lock()
_loaded: Tokenizer | None = None


def packaged_folder() -> Path:
    """Return the folder of the installed wordllama package. Raises VaultMemoryError where it is missing."""
    spec = find_spec("wordllama")
    if spec is None or spec.origin is None:
        raise VaultMemoryError("the package 'wordllama' is missing; install it with: pip install wordllama")
    return Path(spec.origin).parent


def tokenizer() -> Tokenizer:
    """Return the tokenizer of this process. It is loaded at first use (0.1 s), and thread-safe."""
    global _loaded
    if _loaded is None:
        with _lock:
            if _loaded is None:
                from tokenizers import Tokenizer

                path = packaged_folder() / "tokenizers" / "l2_supercat_tokenizer_config.json"
                _loaded = Tokenizer.from_file(str(path))
    return _loaded


def count(text: str) -> int:
    """Return how many tokens ``text`` has, without begin and end tokens."""
    return len(tokenizer().encode(text, add_special_tokens=False).ids)


def count_all(texts: list[str]) -> list[int]:
    """Return how many tokens each text has."""
    return [count(text) for text in texts]
