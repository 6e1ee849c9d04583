from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.vault.document.file_names import MAX_BYTES, decode, encode, file_name, natural, unique

anything = st.text(st.characters(exclude_categories=()))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Token storage", "Token storage"),
        ("المصادقة", "المصادقة"),
        ("Cafe\u0301", "Caf\u00e9"),
        ("../../etc/passwd", "-..-etc-passwd"),
        ('a/b\\c:d*e?f"g<h>i|j#k^l[m]', "a-b-c-d-e-f-g-h-i-j-k-l-m-"),
        ("line\nbreak\0", "line-break-"),
        (" . hidden. . ", "hidden"),
        ("...", "Untitled"),
        ("", "Untitled"),
        ("CON", "CON_"),
        ("nul.txt", "nul_.txt"),
        ("Console", "Console"),
        ("com1.", "com1_"),
    ],
)
def test_names_stay_close_to_what_was_said(name: str, expected: str) -> None:
    assert file_name(name) == expected


@given(anything)
def test_a_file_name_is_safe_everywhere(name: str) -> None:
    safe = file_name(name)
    assert safe
    assert not set(safe) & set('/\\:*?"<>|#^[]')
    assert not any(unicodedata.category(c) in {"Cc", "Cs"} for c in safe)
    assert len(safe.encode()) <= MAX_BYTES
    assert safe == safe.strip().strip(".")
    assert file_name(safe) == safe


def test_long_names_are_cut_at_a_character_and_stay_apart() -> None:
    first, second = file_name("ü" * 300), file_name("ü" * 301)
    assert first != second
    assert first.startswith("ü" * 50)
    assert len(first.encode()) <= MAX_BYTES


def test_clashes_are_numbered_without_regard_to_case() -> None:
    assert unique("Auth", ["Other"]) == "Auth"
    assert unique("Auth", ["AUTH", "auth (2)"]) == "Auth (3)"
    assert unique("Straße", ["STRASSE"]) == "Straße (2)"


@given(st.text())
def test_an_encoded_value_is_one_word_and_comes_back(value: str) -> None:
    word = encode(value)
    assert not set(word) - set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._:#/@+-%")
    assert decode(word) == value


def test_half_a_surrogate_pair_can_be_encoded() -> None:
    assert decode(encode("a\ud800")) == "a?"


def test_names_are_sorted_as_people_count() -> None:
    names = ["10", "1", "100", "2", "Week 12", "week 2b", "Week 2", "week", "été 3", "", "1" * 5000]
    found = sorted(names, key=natural)
    assert found[:5] == ["", "1", "2", "10", "100"]
    assert found[6:] == ["week", "Week 2", "week 2b", "Week 12", "été 3"]
