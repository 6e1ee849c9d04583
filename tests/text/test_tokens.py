import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from vault_memory.text import tokens


def test_counts_by_the_real_tokenizer() -> None:
    assert tokens.count("") == 0
    assert tokens.count("hello world") == 2
    assert tokens.count("def get_user(): return None") > 6


def test_counts_the_same_alone_and_in_a_batch() -> None:
    texts = ["", "one", "a longer sentence, with punctuation!", "東京都", "\ud7ff x"]
    assert tokens.count_all(texts) == [tokens.count(text) for text in texts]


def test_threads_share_one_tokenizer() -> None:
    with ThreadPoolExecutor(8) as pool:
        assert len({id(found) for found in pool.map(lambda _: tokens.tokenizer(), range(32))}) == 1


def test_wordllama_itself_is_never_imported() -> None:
    code = (
        "import sys; from vault_memory.llm.embedders.registry import get_packaged_embedder;"
        "from vault_memory.text import tokens;"
        "tokens.count('x'); get_packaged_embedder().embed(['x']); assert 'wordllama' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    "text",
    ["", " ", "  ", "a ", " a", "a  b ", "x</s> y", "<s>", "a\u2581b", "日本語 テスト", "\n\n a\n", "\t1 22\t333 55555",
     "é ü 😀 ", " \n ", "v2.0 (see https://example.org/a1)", "x" * 200, "e\u0301 \u200b\u00a0 b"],
)  # fmt: skip
def test_words_one_by_one_have_the_tokens_of_the_whole(text: str) -> None:
    whole = tokens.tokenizer().encode(text, add_special_tokens=False).ids
    assert list(memoryview(tokens.encode(text)).cast("H")) == whole
