"""Check README.md and docs/ against the code: links lead somewhere, every verb and every setting is described."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from documents.fences import DOCUMENTS, ROOT
from markdown_it import MarkdownIt

from vault_memory.cli import VERBS
from vault_memory.config import list_origins, list_settings

DOCS = ROOT / "docs"


def links(path: Path) -> list[str]:
    """Return the targets of the links of a document."""
    return [
        str(child.attrs["href"])
        for token in MarkdownIt().enable("table").parse(path.read_text(encoding="utf-8"))
        for child in token.children or ()
        if child.type == "link_open"
    ]


def anchors(path: Path) -> set[str]:
    """Return the anchors that GitHub gives the headings of a document."""
    tokens = MarkdownIt().parse(path.read_text(encoding="utf-8"))
    titles = [tokens[at + 1].content for at, token in enumerate(tokens) if token.type == "heading_open"]
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for link in links(path):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        assert target.exists(), f"{link}: no such file"
        assert not anchor or anchor in anchors(target), f"{link}: no such heading"


def test_every_document_is_reached_from_the_readme() -> None:
    reached, waiting = set(), [ROOT / "README.md"]
    while waiting:
        path = waiting.pop()
        if path not in reached and path.suffix == ".md":
            reached.add(path)
            targets = [link.partition("#")[0] for link in links(path) if not re.match(r"[a-z]+:", link)]
            waiting += [(path.parent / target).resolve() for target in targets if target]
    assert set(DOCS.rglob("*.md")) <= reached


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 250


def test_every_verb_is_in_the_guide() -> None:
    text = (DOCS / "cli.md").read_text(encoding="utf-8")
    assert [verb for verb in VERBS if f"`{verb}`" not in text] == []


def test_every_setting_is_in_the_guide_with_its_default() -> None:
    text = (DOCS / "configuration.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+\.\w+)` \| (.*?) \|", text, re.MULTILINE))
    assert sorted(rows) == sorted(list_settings())
    for row in list_origins(environ={}):
        assert rows[row.setting] == written(row.value), row.setting


def written(value: object) -> str:
    """Return a default as the guide writes it."""
    if isinstance(value, tuple):
        return ", ".join(f"`{part}`" for part in value) or "none"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`" if value != "" else "none"


def test_decisions_are_dated_and_short() -> None:
    for path in sorted((DOCS / "design/decisions").glob("[0-9]*.md")):
        text = path.read_text(encoding="utf-8")
        assert re.match(r"# \d{3} · .+\n\n\d{4}-\d{2}-\d{2}\n", text), path.name
        assert text.startswith(f"# {path.name[:3]} ·"), path.name
        assert [title for title in ("Context", "Decision", "Consequences") if f"**{title}.**" not in text] == [], (
            path.name
        )
        assert len(text.split()) <= 330, path.name


def test_decisions_are_listed_once_in_order() -> None:
    folder = DOCS / "design/decisions"
    rows = re.findall(
        r"^\| (\d{3}) \| \[.+\]\((\1-.+\.md)\) \|$", (folder / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert [name for _, name in rows] == sorted(path.name for path in folder.glob("[0-9]*.md"))


def test_modules_named_in_the_architecture_exist() -> None:
    text = (DOCS / "design/architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`([a-z_][\w/]*(?:\.py|/))`", text)
    there = {f"/{path.relative_to(ROOT / 'vault_memory')}" for path in (ROOT / "vault_memory").rglob("*")}
    assert [name for name in named if not any(path.endswith(f"/{name.rstrip('/')}") for path in there)] == []
