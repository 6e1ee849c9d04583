"""A late pattern is compiled by the first method that is called, and does what a compiled one does."""

from __future__ import annotations

import re

import pytest

from vault_memory.text.late_pattern import compile_late


def test_builds_and_compiles_once_and_only_when_it_is_used() -> None:
    built: list[str] = []

    def build() -> str:
        built.append("a")
        return r"(?P<word>a\w*)"

    pattern = compile_late(build, re.IGNORECASE)
    assert not built
    assert pattern.pattern == r"(?P<word>a\w*)"
    assert "search" not in vars(pattern)
    assert pattern.flags & re.IGNORECASE
    assert built == ["a"]


@pytest.mark.parametrize("method", ["search", "match", "fullmatch", "findall", "split"])
def test_each_method_returns_what_a_compiled_pattern_returns(method: str) -> None:
    for text in ("an apple", "no", "Apple"):
        late, now = compile_late(lambda: r"a\w+", re.IGNORECASE), re.compile(r"a\w+", re.IGNORECASE)
        for _ in range(2):
            got, wanted = getattr(late, method)(text), getattr(now, method)(text)
            assert (got.span() if isinstance(got, re.Match) else got) == (
                wanted.span() if isinstance(wanted, re.Match) else wanted
            )


def test_substitutes_and_iterates() -> None:
    late = compile_late(lambda: r"\d")
    assert late.sub("x", "a1b2") == "axbx"
    assert [found[0] for found in late.finditer("a1b2")] == ["1", "2"]


def test_an_error_names_the_pattern_when_it_is_used() -> None:
    late = compile_late(lambda: r"(")
    with pytest.raises(re.error):
        late.search("a")
