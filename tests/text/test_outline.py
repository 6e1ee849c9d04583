"""Test the outline of public names in code, by language."""

from __future__ import annotations

import pytest

from vault_memory.text.outline import extract_outline


def names(source: str, language: str) -> list[tuple[str, int]]:
    found = extract_outline(source, language)
    assert found is not None
    return [(one.name, one.line) for one in found.definitions]


def test_python_modules_classes_methods_and_functions() -> None:
    source = '''"""Reads users.

More about it.
"""
import os

class User(Base):
    """Somebody."""
    def rename(self, name: str = "x", *rest: int) -> None:
        """Another name."""
    def _hidden(self): ...
class _Private: ...
async def load(path): ...
LIMIT = 3
'''
    found = extract_outline(source, "python")
    assert found is not None and found.doc == "Reads users."
    assert [(one.name, one.kind, one.line) for one in found.definitions] == [
        ("User", "class", 7),
        ("User.rename", "method", 9),
        ("load", "function", 13),
    ]
    assert found.definitions[1].signature == "def rename(self, name: str='x', *rest: int) -> None"
    assert found.definitions[1].doc == "Another name."


@pytest.mark.parametrize("source", ["def broken(:", "\0", "(" * 2000])
def test_python_that_is_not_valid_has_no_outline(source: str) -> None:
    assert extract_outline(source, "python") is None


def test_a_language_that_is_not_understood_has_no_outline() -> None:
    assert extract_outline("(define x 1)", "scheme") is None


@pytest.mark.parametrize(
    ("language", "source", "expected"),
    [
        ("go", "package a\n// Run runs.\nfunc Run(x int) error {\n}\nfunc hidden() {}\ntype T struct{}\n",
         [("Run", 3), ("T", 6)]),
        ("javascript", "export function add(a, b) { return a }\nfunction own() {}\nexport class A { m() {} }\n",
         [("add", 1), ("A", 3), ("A.m", 3)]),
        ("javascript", "function add(a) {}\n", [("add", 1)]),
        ("typescript", "export interface P { a: number }\nexport type X = string\nexport class C { private x() {} }\n",
         [("P", 1), ("X", 2), ("C", 3)]),
        ("rust", "pub struct S;\nimpl S { pub fn m(&self) {} fn p() {} }\n", [("S", 1), ("S.m", 2)]),
        ("java", "public class A {\n  int b(int x) { return 1; }\n  private void c() {}\n}\n", [("A", 1), ("A.b", 2)]),
        ("c", "int add(int a) { return a; }\n", [("add", 1)]),
        ("cpp", "class A { void f(int x); };\n", [("A", 1), ("A.f", 1)]),
        ("ruby", "class A\n  def b(x)\n  end\nend\n", [("A", 1), ("A.b", 2)]),
        ("php", "<?php class A { public function b($x) {} private function c() {} }", [("A", 1), ("A.b", 1)]),
        ("csharp", "class A { public int B(int x) { return 1; } }", [("A", 1), ("A.B", 1)]),
    ],
)  # fmt: skip
def test_other_languages(language: str, source: str, expected: list[tuple[str, int]]) -> None:
    pytest.importorskip("tree_sitter")
    assert names(source, language) == expected


def test_signatures_end_where_bodies_begin_and_comments_are_kept() -> None:
    pytest.importorskip("tree_sitter")
    found = extract_outline("package a\n// Run runs it.\nfunc Run(x int) error {\n\treturn nil\n}\n", "go")
    assert found is not None
    assert (found.definitions[0].signature, found.definitions[0].doc) == ("func Run(x int) error", "Run runs it.")


def test_broken_source_of_another_language_gives_what_can_be_read() -> None:
    pytest.importorskip("tree_sitter")
    assert ("Fine", 2) in names("package a\nfunc Fine() {}\nfunc Broken(((\n", "go")


def test_an_expression_of_a_thousand_parts_is_no_error() -> None:
    assert extract_outline(f"def f(x={'+'.join('1' * 2000)}): pass\n", "python") is None
