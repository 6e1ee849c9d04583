"""Define a problem of a file, in a form for people."""

from __future__ import annotations

from dataclasses import dataclass


def name_file(path: str, problem: str) -> str:
    """Return the problem behind the path of its file, once: an error of a file begins with it already."""
    return problem if problem.startswith(f"{path}:") else f"{path}: {problem}"


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem of a file: where (line 0: the whole file), what is wrong, and what a person can do."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}" if self.line else f"{self.path}: {self.message}"
