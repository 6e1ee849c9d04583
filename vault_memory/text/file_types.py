"""Detect the type of a file by its name: markdown, plain text, or a programming language.

Other files are not searched. The list is our own, because lexer libraries claim hundreds of formats (lock files, data,
logs, fonts) that would drown what a person wrote.
"""

from __future__ import annotations

from pathlib import PurePosixPath

MARKDOWN, TEXT = "markdown", "text"

_EXTENSIONS = {
    MARKDOWN: "md markdown mdown mkd mdx",
    TEXT: "txt text rst org adoc asciidoc tex",
    "bash": "sh bash zsh",
    "c": "c h",
    "clojure": "clj cljs",
    "cpp": "cc cpp cxx hh hpp hxx",
    "csharp": "cs",
    "css": "css scss less",
    "dart": "dart",
    "elixir": "ex exs",
    "erlang": "erl",
    "go": "go",
    "graphql": "graphql gql",
    "haskell": "hs",
    "html": "html htm vue svelte",
    "ini": "ini cfg conf",
    "java": "java",
    "javascript": "js mjs cjs jsx",
    "julia": "jl",
    "kotlin": "kt kts",
    "lua": "lua",
    "nix": "nix",
    "ocaml": "ml mli",
    "perl": "pl pm",
    "php": "php",
    "powershell": "ps1",
    "protobuf": "proto",
    "python": "py pyi",
    "r": "r",
    "ruby": "rb",
    "rust": "rs",
    "scala": "scala",
    "sql": "sql",
    "swift": "swift",
    "terraform": "tf hcl",
    "toml": "toml",
    "tsx": "tsx",
    "typescript": "ts mts cts",
    "yaml": "yaml yml",
    "zig": "zig",
}
_NAMES = {
    "makefile": "make",
    "dockerfile": "dockerfile",
    "containerfile": "dockerfile",
    "justfile": "make",
    "readme": TEXT,
    "license": TEXT,
    "changelog": TEXT,
    "todo": TEXT,
    "notes": TEXT,
}
_GENERATED = (".min.js", ".min.css", "-lock.yaml", "-lock.yml", ".d.ts", ".pb.go", "_pb2.py")  # by a program
_BY_EXTENSION = {extension: kind for kind, listed in _EXTENSIONS.items() for extension in listed.split()}


def detect_file_type(name: str) -> str:
    """Return ``markdown``, ``text``, a language, or ``""`` for a file that is not searched."""
    low = name.lower()
    _, dot, extension = low.rpartition(".")
    if not dot:
        return _NAMES.get(low, "")
    return "" if low.endswith(_GENERATED) else _BY_EXTENSION.get(extension, "")


def detect_path_type(path: str) -> str:
    """Return the type of the file at a path."""
    return detect_file_type(PurePosixPath(path).name)
