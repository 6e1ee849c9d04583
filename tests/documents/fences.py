"""Find the fenced code blocks and the commands of README.md and docs/."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parents[2]
_OTHERS = ("README.md", "CHANGELOG.md", "sample_vault/README.md", "vault_memory/schemas/README.md")
DOCUMENTS = sorted([*(ROOT / name for name in _OTHERS), *(ROOT / "docs").rglob("*.md")])


@dataclass(frozen=True, slots=True)
class Fence:
    """A fenced block; ``info`` is what stands behind the opening fence, ``line`` where it opens."""

    path: Path
    line: int
    info: str
    content: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}"


def fences(path: Path, *infos: str) -> list[Fence]:
    """Return the fenced blocks of a document whose info string is one of ``infos`` (all, if none is given)."""
    found = []
    for token in MarkdownIt().parse(path.read_text(encoding="utf-8")):
        if token.type == "fence" and token.map is not None:
            fence = Fence(path, token.map[0] + 1, token.info.strip(), token.content)
            if not infos or fence.info in infos:
                found.append(fence)
    return found


def console_steps(path: Path) -> list[tuple[str, str]]:
    """Return the commands of the console blocks, each with the output that the document shows for it."""
    found = []
    for fence in fences(path, "console"):
        for part in re.split(r"^\$ ", fence.content, flags=re.MULTILINE)[1:]:
            command, _, printed = part.partition("\n")
            found.append((command, printed))
    return found


def shell_commands(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each vault-memory command of the ``sh`` blocks, with the place of its block."""
    for fence in fences(path, "sh"):
        for line in fence.content.replace("\\\n", " ").splitlines():
            for part in re.split(r"\||&&|;", re.sub(r"\$\(.*?\)", "VALUE", line)):
                if part.strip().startswith("vault-memory "):
                    yield str(fence), part.strip()
