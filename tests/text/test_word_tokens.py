"""Check that the fast encoding of a search's few words equals that of the tokenizer."""

from __future__ import annotations

from vault_memory.text import tokens
from vault_memory.text.word_tokens import SPACE, WordTokens

WORDS = (
    " onions", "onions", " aaaaaaa", " Postgres-migration", " snake_case_name", "camelCaseName", " naïve", " Straße",
    "läuft", " 世界", "https://example.org/a?b=c", " e", "(", " ...", " hypercholesterolemia",
)  # fmt: skip


def test_words_have_the_tokens_that_the_tokenizer_gives() -> None:
    vocabulary = WordTokens(tokens._find_file())
    encoded = {word: vocabulary.encode(word.replace(" ", SPACE)) for word in WORDS}
    assert sum(found is not None for found in encoded.values()) >= len(WORDS) - 2
    for word, found in encoded.items():
        plain = word[1:] if word[0] == " " else f"\n{word}"
        known = tokens.tokenizer().encode(plain, add_special_tokens=False).ids
        assert found in (None, known if word[0] == " " else known[2:]), word


def test_what_the_vocabulary_does_not_settle_is_left_to_the_tokenizer() -> None:
    vocabulary = WordTokens(tokens._find_file())
    assert vocabulary.encode(f"{SPACE}{SPACE}onions") is None  # several spaces merge last
    assert vocabulary.encode("\U0001f9c5\u0378") is None  # letters that it does not have
