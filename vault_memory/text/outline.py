"""What a code file defines: its module text and its public names with signature, line and first words of doc.

Python by its own parser. Other languages by tree-sitter's grammars and the tag queries that come with them (the extra
``code``); patterns of our own would be wrong in every second file. Where a language is not understood the file is
searched by its text alone.
"""

from __future__ import annotations

import ast
import importlib
import re
import warnings
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tree_sitter import Language, Node, Query

_DOC = 200  # characters of documentation that are kept
_SIGNATURE = 200

# language → module of its grammar, function that gives it, modules whose queries it takes, and a query of ours
_GRAMMARS: dict[str, tuple[str, str, tuple[str, ...], str]] = {
    "c": ("tree_sitter_c", "language", ("tree_sitter_c",), ""),
    "cpp": ("tree_sitter_cpp", "language", ("tree_sitter_cpp",), ""),
    "csharp": (
        "tree_sitter_c_sharp",
        "language",
        (),
        "(class_declaration name: (identifier) @name) @definition.class"
        " (interface_declaration name: (identifier) @name) @definition.interface"
        " (method_declaration name: (identifier) @name) @definition.method",
    ),
    "go": ("tree_sitter_go", "language", ("tree_sitter_go",), ""),
    "java": ("tree_sitter_java", "language", ("tree_sitter_java",), ""),
    "javascript": ("tree_sitter_javascript", "language", ("tree_sitter_javascript",), ""),
    "php": ("tree_sitter_php", "language_php", ("tree_sitter_php",), ""),
    "ruby": ("tree_sitter_ruby", "language", ("tree_sitter_ruby",), ""),
    "rust": ("tree_sitter_rust", "language", ("tree_sitter_rust",), ""),
    **{
        language: (
            "tree_sitter_typescript",
            f"language_{language}",
            ("tree_sitter_javascript", "tree_sitter_typescript"),
            "(type_alias_declaration name: (type_identifier) @name) @definition.type"
            " (enum_declaration name: (identifier) @name) @definition.enum",
        )
        for language in ("typescript", "tsx")
    },
}
_INSIDE = re.compile(r"class|interface|impl|struct|trait|module|record|object")  # types of nodes that hold members
_PRIVATE = re.compile(r"\b(?:private|fileprivate)\b")


@dataclass(frozen=True, slots=True)
class Definition:
    """``name`` is qualified within the file (``User.rename``); ``line`` counts from 1."""

    name: str
    kind: str
    line: int
    signature: str
    doc: str = ""


@dataclass(frozen=True, slots=True)
class Outline:
    doc: str
    definitions: tuple[Definition, ...]


def outline(source: str, language: str) -> Outline | None:
    """None: the language is not understood (here), or the source is not valid in it."""
    if language == "python":
        return _python(source)
    if language not in _GRAMMARS or (tools := _tools(language)) is None:
        return None
    return Outline("", tuple(_tagged(source.encode("utf-8", "replace"), language, *tools)))


def understood() -> tuple[str, ...]:
    """The languages whose names are found with what is installed."""
    return ("python", *(language for language in sorted(_GRAMMARS) if _tools(language) is not None))


# --------------------------------------------------------------------------------------------------
# Python


def _python(source: str) -> Outline | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            module = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return Outline(_first(ast.get_docstring(module)), tuple(_members(module.body, "")))


def _members(body: Iterable[ast.stmt], within: str) -> Iterator[Definition]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            name = f"{within}{node.name}"
            kind = "class" if isinstance(node, ast.ClassDef) else "method" if within else "function"
            yield Definition(name, kind, node.lineno, _python_signature(node), _first(ast.get_docstring(node)))
            if isinstance(node, ast.ClassDef):
                yield from _members(node.body, f"{name}.")


def _python_signature(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> str:
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(map(ast.unparse, node.bases))
        return f"class {node.name}({bases})" if bases else f"class {node.name}"
    returned = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    start = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    return f"{start} {node.name}({ast.unparse(node.args)}){returned}"[:_SIGNATURE]


def _first(doc: str | None) -> str:
    """The first paragraph, in one line."""
    return " ".join((doc or "").strip().split("\n\n")[0].split())[:_DOC]


# --------------------------------------------------------------------------------------------------
# Other languages


@cache
def _tools(language: str) -> tuple[Language, Query] | None:
    """None: the extra is not installed."""
    module, function, queries, own = _GRAMMARS[language]
    try:
        from tree_sitter import Language, Query

        grammar = Language(getattr(importlib.import_module(module), function)())
        tags = [importlib.import_module(name).TAGS_QUERY for name in queries]
    except ImportError:
        return None
    return grammar, Query(grammar, "\n".join([*tags, own]))


def _tagged(source: bytes, language: str, grammar: Language, query: Query) -> Iterator[Definition]:
    from tree_sitter import Parser, QueryCursor

    found: dict[tuple[int, str], Definition] = {}
    root = Parser(grammar).parse(source).root_node
    modern = b"export" in source  # a module: what it does not export is its own
    for _, captures in QueryCursor(query).matches(root):
        tag = next((name for name in captures if name.startswith("definition.")), "")
        if not tag or not captures.get("name"):
            continue
        node, name = captures[tag][0], _text(captures["name"][0])
        if not _public(node, name, language, modern):
            continue
        doc = " ".join(_text(each) for each in captures.get("doc", []))
        kind = tag.removeprefix("definition.")
        line = captures["name"][0].start_point[0] + 1
        qualified = ".".join([*_within(node), name])
        found.setdefault(
            (line, name), Definition(qualified, kind, line, _signature(source, node, language), _plain(doc))
        )
    yield from (found[key] for key in sorted(found))


def _public(node: Node, name: str, language: str, modern: bool) -> bool:
    begin = _text(node)[:_SIGNATURE].partition("{")[0]
    if name.startswith(("_", "#")) or _PRIVATE.search(begin.partition("(")[0]):
        return False
    if language == "go":
        return name[:1].isupper()
    if language == "rust":
        return begin.lstrip().startswith("pub")
    if language in ("javascript", "typescript", "tsx") and modern:
        return any(above.type == "export_statement" for above in _above(node))
    return True


def _above(node: Node) -> Iterator[Node]:
    parent = node.parent
    while parent is not None:
        yield parent
        parent = parent.parent


def _within(node: Node) -> list[str]:
    """The names of what holds the definition, outermost first."""
    names = []
    for above in _above(node):
        if _INSIDE.search(above.type):
            named = above.child_by_field_name("name") or above.child_by_field_name("type")
            if named is not None:
                names.append(_text(named))
    return names[::-1]


def _signature(source: bytes, node: Node, language: str) -> str:
    """The definition up to its body, in one line; of a declarator the statement it stands in."""
    whole = node.parent if node.type.endswith(("_declarator", "_spec")) and node.parent is not None else node
    body: Any = whole.child_by_field_name("body")
    text = source[whole.start_byte : body.start_byte if body is not None else whole.end_byte]
    begin = text.decode("utf-8", "replace").partition("\n" if language == "ruby" else "{")[0]
    line = " ".join(begin.split())
    return line[:_SIGNATURE].rstrip(" ;=")


def _text(node: Node) -> str:
    return (node.text or b"").decode("utf-8", "replace")


def _plain(comment: str) -> str:
    return _first(re.sub(r"(?m)^\s*(?:/\*+|\*+/?|//+!?|#+)\s?|\*/\s*$", "", comment))
