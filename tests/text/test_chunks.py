import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.text import tokens
from vault_memory.text.chunks import LONGEST_TOKEN, chunks

PARAGRAPH = "The deployment went well and nobody had to be woken. " * 12


def test_a_text_that_fits_is_one_piece() -> None:
    (piece,) = chunks("Hello.\n\n```py\n# comment\n```\n\nBye.")
    assert (piece.kind, piece.language, piece.start) == ("prose", None, 0)
    assert piece.text == "Hello.\n\n```py\n# comment\n```\n\nBye."


def test_nothing_gives_nothing() -> None:
    assert chunks("") == chunks(" \n\n\t") == []


def test_a_fence_alone_is_code() -> None:
    (piece,) = chunks("```Python title=x\n# not a heading\nx = 1\n```")
    assert (piece.kind, piece.language) == ("code", "python")


def test_fences_are_pieces_of_their_own_and_keep_their_language() -> None:
    text = f"{PARAGRAPH}\n\n```bash\n# a comment, no heading\nls\n\nls\n```\n\n{PARAGRAPH * 3}\n\n~~~\nplain\n~~~\n"
    found = chunks(text)
    code = [piece for piece in found if piece.kind == "code"]
    assert [piece.language for piece in code] == ["bash", None]
    assert code[0].text == "```bash\n# a comment, no heading\nls\n\nls\n```"
    assert all("```" not in piece.text for piece in found if piece.kind == "prose")


def test_a_long_fence_is_never_split() -> None:
    fence = "```sql\n" + "SELECT * FROM orders;\n\n" * 300 + "```"
    assert [piece.text for piece in chunks(f"Look:\n\n{fence}\n\nDone.") if piece.kind == "code"] == [fence]


def test_a_fence_in_a_list_is_found() -> None:
    text = f"- {PARAGRAPH}\n  ```js\n  let x\n  ```\n\n{PARAGRAPH * 3}"
    assert [piece.language for piece in chunks(text) if piece.kind == "code"] == ["js"]


def test_prose_is_cut_at_paragraphs_where_they_fit() -> None:
    paragraphs = [f"{PARAGRAPH}Number {number}." for number in range(8)]
    found = chunks("\n\n".join(paragraphs))
    assert [part for piece in found for part in piece.text.split("\n\n")] == paragraphs


def test_a_long_paragraph_is_cut_at_sentences() -> None:
    found = chunks("Dr. Smith went home at 5.30 p.m. and slept. " * 100)
    assert len(found) > 1
    assert all(piece.text.endswith("slept.") for piece in found)


@pytest.mark.parametrize("text", ["word " * 3000, "a" * 9000, "字" * 2000, "\U0001f600" * 800, "x\n" * 2000])
def test_no_prose_is_longer_than_the_limit(text: str) -> None:
    found = chunks(text)
    assert all(0 < piece.tokens <= 500 for piece in found)
    assert sum(len("".join(piece.text.split())) for piece in found) == len("".join(text.split()))


@given(
    st.lists(
        st.sampled_from(["One. Two! ", "\n\n", "```\n", "~~~\n", "# x\n", "- item\n", "    code\n", "> q\n", "é\r\n"]),
        max_size=30,
    ),
    st.integers(8, 40),
)
def test_pieces_stand_where_they_say_and_nothing_is_lost(parts: list[str], limit: int) -> None:
    text = "".join(parts)
    found = chunks(text, limit)
    assert all(piece.tokens <= limit for piece in found if piece.kind == "prose")
    for piece in found:
        assert text[piece.start : piece.start + len(piece.text)] == piece.text
        assert piece.tokens == tokens.count(piece.text)
    assert [piece.start for piece in found] == sorted(piece.start for piece in found)
    assert "".join("".join(piece.text.split()) for piece in found) == "".join(text.split())


def test_no_token_is_longer_than_is_said() -> None:
    vocabulary = tokens.tokenizer().get_vocab()
    assert max(len(token) for token in vocabulary if not token.startswith("<")) == LONGEST_TOKEN
