"""Extract the outline of a code file: module documentation, and public names with signature, line and documentation.

Python is parsed by ``ast``, other languages by tree-sitter grammars and their tag queries (the extra ``code``). A file
in another language is searched by its text alone.
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
_SCOPE = re.compile(r"class|interface|impl|struct|trait|module|record|object")  # types of nodes that hold members
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


def extract_outline(source: str, language: str) -> Outline | None:
    """Return the outline; None where the language has no parser here, or the source is not valid."""
    if language == "python":
        return _outline_python(source)
    if language not in _GRAMMARS or (tools := _load_grammar(language)) is None:
        return None
    return Outline("", tuple(_find_definitions(source.encode("utf-8", "replace"), language, *tools)))


# --------------------------------------------------------------------------------------------------
# Python


def _outline_python(source: str) -> Outline | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            module = ast.parse(source)
        return Outline(_get_first_paragraph(ast.get_docstring(module)), tuple(_list_members(module.body, "")))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _list_members(body: Iterable[ast.stmt], within: str) -> Iterator[Definition]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            name = f"{within}{node.name}"
            kind = "class" if isinstance(node, ast.ClassDef) else "method" if within else "function"
            yield Definition(
                name, kind, node.lineno, _format_python_signature(node), _get_first_paragraph(ast.get_docstring(node))
            )
            if isinstance(node, ast.ClassDef):
                yield from _list_members(node.body, f"{name}.")


def _format_python_signature(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> str:
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(map(ast.unparse, node.bases))
        return f"class {node.name}({bases})" if bases else f"class {node.name}"
    returned = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    start = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    return f"{start} {node.name}({ast.unparse(node.args)}){returned}"[:_SIGNATURE]


def _get_first_paragraph(doc: str | None) -> str:
    """Return the first paragraph, in one line."""
    return " ".join((doc or "").strip().split("\n\n")[0].split())[:_DOC]


# --------------------------------------------------------------------------------------------------
# Other languages


@cache
def _load_grammar(language: str) -> tuple[Language, Query] | None:
    """Load grammar and tag query of a language; None where the extra is not installed."""
    module, function, queries, own = _GRAMMARS[language]
    try:
        from tree_sitter import Language, Query

        grammar = Language(getattr(importlib.import_module(module), function)())
        tags = [importlib.import_module(name).TAGS_QUERY for name in queries]
    except ImportError:
        return None
    return grammar, Query(grammar, "\n".join([*tags, own]))


def _find_definitions(source: bytes, language: str, grammar: Language, query: Query) -> Iterator[Definition]:
    from tree_sitter import Parser, QueryCursor

    found: dict[tuple[int, str], Definition] = {}
    root = Parser(grammar).parse(source).root_node
    modern = b"export" in source  # a module: names that it does not export are private
    for _, captures in QueryCursor(query).matches(root):
        tag = next((name for name in captures if name.startswith("definition.")), "")
        if not tag or not captures.get("name"):
            continue
        node, name = captures[tag][0], _decode_node(captures["name"][0])
        if not _is_public(node, name, language, modern):
            continue
        doc = " ".join(_decode_node(each) for each in captures.get("doc", []))
        kind = tag.removeprefix("definition.")
        line = captures["name"][0].start_point[0] + 1
        qualified = ".".join([*_list_scopes(node), name])
        found.setdefault(
            (line, name),
            Definition(qualified, kind, line, _extract_signature(source, node, language), _strip_comment_marks(doc)),
        )
    yield from (found[key] for key in sorted(found))


def _is_public(node: Node, name: str, language: str, modern: bool) -> bool:
    begin = _decode_node(node)[:_SIGNATURE].partition("{")[0]
    if name.startswith(("_", "#")) or _PRIVATE.search(begin.partition("(")[0]):
        return False
    if language == "go":
        return name[:1].isupper()
    if language == "rust":
        return begin.lstrip().startswith("pub")
    if language in ("javascript", "typescript", "tsx") and modern:
        return any(above.type == "export_statement" for above in _list_ancestors(node))
    return True


def _list_ancestors(node: Node) -> Iterator[Node]:
    parent = node.parent
    while parent is not None:
        yield parent
        parent = parent.parent


def _list_scopes(node: Node) -> list[str]:
    """Return the names of the scopes around a definition, outermost first."""
    names = []
    for above in _list_ancestors(node):
        if _SCOPE.search(above.type):
            named = above.child_by_field_name("name") or above.child_by_field_name("type")
            if named is not None:
                names.append(_decode_node(named))
    return names[::-1]


def _extract_signature(source: bytes, node: Node, language: str) -> str:
    """Return the definition up to its body, in one line; of a declarator, its whole statement."""
    whole = node.parent if node.type.endswith(("_declarator", "_spec")) and node.parent is not None else node
    body: Any = whole.child_by_field_name("body")
    text = source[whole.start_byte : body.start_byte if body is not None else whole.end_byte]
    begin = text.decode("utf-8", "replace").partition("\n" if language == "ruby" else "{")[0]
    line = " ".join(begin.split())
    return line[:_SIGNATURE].rstrip(" ;=")


def _decode_node(node: Node) -> str:
    return (node.text or b"").decode("utf-8", "replace")


def _strip_comment_marks(comment: str) -> str:
    return _get_first_paragraph(re.sub(r"(?m)^[^\S\n]*+(?:/\*+|\*+/?|//+!?|#+)\s?|\*/[^\S\n]*+$", "", comment))
