"""Count tokens by a real tokenizer: Llama 2's, which comes packaged with wordllama.

Budgets and chunk sizes are in these tokens. Other models' tokenizers differ by some ten per cent on English; a
count by characters would differ by a factor on code or Chinese. wordllama itself is never imported (it takes half a
second and configures the root logger): its folder is looked up and the tokenizer file read directly.

In this vocabulary a space stands only at the beginning of a token, and a digit, a tab and a line break in none with
anything else. So a text's tokens are those of its words one after the other, and those of a word need to be found once.
"""

from __future__ import annotations

import re
import threading
from array import array
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from vault_memory.errors import VaultMemoryError
from vault_memory.text.word_tokens import SPACE, WordTokens

if TYPE_CHECKING:
    from tokenizers import Tokenizer

_WHOLE = re.compile(f"</?s>|<unk>|{SPACE}")  # read as special tokens, or taken for a space
_WORD = re.compile(r" *[^ \n\t0-9]+| +|[\n\t]+|[0-9]{1,4}")
_LONGEST = 64  # characters of a word that is remembered
_MOST = 65_536  # words that are remembered
_WORTH_IT = 3  # words: fewer are encoded one by one
_BREAK = 13  # the token of a line break
_FEW = 200  # words that are encoded without the tokenizer; to load it takes as long as some thousand of them

_lock = threading.Lock()
_loaded: Tokenizer | None = None
_by_word: WordTokens | None = None
_words: dict[str, bytes] = {}  # with the spaces before it → its tokens, two bytes each


def find_packaged_folder() -> Path:
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

                _loaded = Tokenizer.from_file(str(_find_file()))
    return _loaded


def _find_file() -> Path:
    return find_packaged_folder() / "tokenizers" / "l2_supercat_tokenizer_config.json"


def encode(text: str) -> bytes:
    """Return the ids of the tokens of ``text``, two bytes each in the order of this machine, without begin and end."""
    if not text:
        return b""
    if _WHOLE.search(text):
        return _encode_whole(text)
    words = _WORD.findall(f" {text}")
    try:
        return b"".join([_words[word] for word in words])
    except KeyError:
        _encode_unknown([word for word in dict.fromkeys(words) if word not in _words])
        return b"".join([_words.get(word) or _encode_word(word) for word in words])


def count(text: str) -> int:
    """Return how many tokens ``text`` has, without begin and end tokens."""
    return len(encode(text)) // 2


def count_all(texts: list[str]) -> list[int]:
    """Return how many tokens each text has."""
    return [count(text) for text in texts]


def _encode_unknown(words: list[str]) -> None:
    """Encode words together, with a line break between them, which is in no token with anything else.

    One by one takes four times as long. What is left out is encoded by `_encode_word`.
    """
    if _loaded is None or len(_words) + len(words) > _MOST:
        return
    known = [word for word in words if len(word) <= _LONGEST and "\n" not in word]
    if len(known) < _WORTH_IT:
        return
    ids = tokenizer().encode("\n" + "\n".join(known), add_special_tokens=False).ids
    ends = [at for at, each in enumerate(ids) if each == _BREAK]
    if len(ends) != len(known):
        return
    for word, begin, end in zip(known, ends, [*ends[1:], len(ids)], strict=True):
        _words[word] = _pack(ids[begin + 1 : end])


def _encode_word(word: str) -> bytes:
    """Encode a word with the spaces before it. The tokenizer puts a space before every text that is not empty."""
    few = _encode_without_tokenizer(word)
    if few is not None:
        found = _pack(few)
    elif word[0] == " ":
        found = _encode_whole(word[1:]) if len(word) > 1 else _pack([_space()])
    else:
        found = _encode_whole(f"\n{word}")[4:]  # without that space and the line break
    if len(word) <= _LONGEST:
        if len(_words) >= _MOST:
            _words.clear()
        _words[word] = found
    return found


def _encode_without_tokenizer(word: str) -> list[int] | None:
    """Return the tokens of one of the first words of this process; None where the tokenizer has to say."""
    global _by_word
    if _loaded is not None or len(_words) >= _FEW or len(word) > _LONGEST:
        return None
    if _by_word is None:
        _by_word = WordTokens(_find_file())
    return _by_word.encode(word.replace(" ", SPACE))


def _space() -> int:
    found = tokenizer().token_to_id(SPACE)
    assert found is not None
    return found


def _encode_whole(text: str) -> bytes:
    return _pack(tokenizer().encode(text, add_special_tokens=False).ids)


def _pack(ids: list[int]) -> bytes:
    return array("H", ids).tobytes()
