"""Test the glossary, from words of a question in another language to words of English texts."""

from pathlib import Path

import pytest

from vault_memory.text import glossary
from vault_memory.text.glossary import LANGUAGES, UNSPACED, translate

FOLDER = Path(glossary.__file__).with_name("glossaries")


@pytest.mark.parametrize("language", [*LANGUAGES, *UNSPACED])
def test_each_line_is_a_word_and_up_to_three_english_ones(language: str) -> None:
    lines = (FOLDER / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
    pairs = [line.split("\t") for line in lines]
    assert all(len(pair) == 2 for pair in pairs)
    assert len({word for word, _ in pairs}) == len(pairs) > 1_000
    assert lines == sorted(lines)
    for word, glosses in pairs:
        assert word.strip() == word and word and glosses.isascii() and 1 <= len(glosses.split(",")) <= 3, word


@pytest.mark.parametrize(
    ("word", "language", "first"),
    [
        ("Hochzeit", "german", "wedding"),
        ("Häuser", "german", "house"),
        ("Hochzeit", "", "wedding"),
        ("mariage", "french", "wedding"),
        ("mot", "french", "word"),
        ("carpeta", "spanish", "folder"),
        ("carpetas", "spanish", "folder"),
        ("文件夹", "", "folder"),
        ("フォルダ", "", "folder"),
    ],
)
def test_a_word_is_found_in_its_forms(word: str, language: str, first: str) -> None:
    assert first in translate(word, language)


def test_a_compound_is_translated_by_its_parts() -> None:
    assert translate("Kuchenfehler", "german") == ("cake", "error")


def test_a_run_without_spaces_is_translated_word_by_word() -> None:
    found = translate("截图总是保存到桌面")
    assert {"screenshot", "save", "desktop"} <= set(found)


@pytest.mark.parametrize(("word", "language"), [("xqzt", "german"), ("", "french"), ("ぬ", "")])
def test_what_no_glossary_has_gives_nothing(word: str, language: str) -> None:
    assert translate(word, language) == ()
