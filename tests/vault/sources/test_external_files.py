"""Test listing external folders: what is searched, what is reported as left out, what counts as deleted."""

from __future__ import annotations

import os
import random
import subprocess
from pathlib import Path

import pytest

from vault_memory.errors import InputError, NotFoundError, UnsafeNameError, VaultError
from vault_memory.vault.sources import folders
from vault_memory.vault.sources.external_files import LARGEST, SearchedFiles, list_folder
from vault_memory.vault.sources.folders import Folder
from vault_memory.vault.storage.store import Store


@pytest.fixture
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    root = tmp_path / "home" / "default"
    root.mkdir(parents=True)
    return root


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    folder.mkdir()
    return folder


def put(root: Path, *paths: str, text: str = "text\n") -> None:
    for path in paths:
        place = root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")


def listed(root: Path, vault: Path, *exclude: str) -> list[str]:
    listing = list_folder(Folder("notes", root, exclude), vault)
    return [file.path.removeprefix("file:notes/") for file in listing.scan.files]


def test_markdown_text_and_code_are_searched_and_nothing_else(notes: Path, vault: Path) -> None:
    put(notes, "a.md", "deep/er/b.txt", "src/c.py", "Makefile", "pic.png", "data.json", ".obsidian/x.md", ".hidden.md")
    put(notes, "node_modules/m/index.js", "app.min.js")
    assert listed(notes, vault) == ["Makefile", "a.md", "deep/er/b.txt", "src/c.py"]
    left_out = list_folder(Folder("notes", notes), vault).left_out
    assert left_out == {"neither markdown, text nor code": 3}


def git_keeps(root: Path) -> list[str]:
    done = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=root, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return sorted(path for path in done.stdout.split("\n") if path.endswith(".md"))


def test_gitignore_files_mean_what_they_mean_to_git(notes: Path, vault: Path) -> None:
    put(notes, "a.md", "b.md", "build/c.md", "sub/b.md", "sub/d.md", "sub/build/e.md", "sub/keep.md", "x/y/only.md")
    put(notes, "x/only.md", "only.md", "deep/logs/l.md", "deep/logs/kept.md")
    put(notes, ".gitignore", text="build/\nb.md\n/only.md\ndeep/logs/*\n!deep/logs/kept.md\n# comment\n")
    put(notes, "sub/.gitignore", text="!b.md\nd.md\n")
    put(notes, "x/.gitignore", text="*\n!y/\n!*.md\n")
    subprocess.run(["git", "init", "-q"], cwd=notes, check=True)
    put(notes, ".git/info/exclude", text="sub/keep.md\n")
    assert listed(notes, vault) == git_keeps(notes)
    assert "sub/b.md" in listed(notes, vault) and "sub/keep.md" not in listed(notes, vault)


PATTERNS = (
    "*", "**", "/**", "foo/**", "**/foo/**", "*/**", "foo", "foo/", "/foo", "*.md", "a/b", "a/*", "**/b", "b/**/a",
    "/*", "/", "foo/*/", "a/**/", "**/", "a?/**", "**foo", "[ab]/", "[", "[z-a]", "!", "foo\\", "[[a]", "!*", "!foo/",
    "!*.md", "!a/**", "!/foo/b", "!*/", "!b/",
)  # fmt: skip


def test_any_patterns_mean_what_they_mean_to_git(notes: Path, vault: Path) -> None:
    folders = ("", "a/", "b/", "foo/", "ab/")
    put(notes, *(f"{one}{two}{name}.md" for one in folders for two in folders for name in ("a", "foo")))
    subprocess.run(["git", "init", "-q"], cwd=notes, check=True)
    chance = random.Random(5)
    for lines in [[each] for each in PATTERNS] + [chance.sample(PATTERNS, 3) for _ in range(60)]:
        put(notes, ".gitignore", text="\n".join(lines) + "\n")
        assert listed(notes, vault) == git_keeps(notes), lines


def test_rules_of_the_repository_above_hold_unless_they_exclude_the_folder_itself(notes: Path, vault: Path) -> None:
    subprocess.run(["git", "init", "-q"], cwd=notes, check=True)
    put(notes, "docs/a.md", "docs/drafts/b.md", "out/c.md")
    put(notes, ".gitignore", text="/docs/drafts/\n/out/\n")
    assert listed(notes / "docs", vault) == ["a.md"]
    assert listed(notes / "out", vault) == ["c.md"]


def test_own_patterns_cannot_be_taken_back_by_a_gitignore(notes: Path, vault: Path) -> None:
    put(notes, "a.md", "Templates/t.md")
    put(notes, "Templates/.gitignore", text="!*\n")
    assert listed(notes, vault, "Templates/") == ["a.md"]


def test_links_are_not_followed_whatever_they_lead_to(notes: Path, vault: Path, tmp_path: Path) -> None:
    put(notes, "a.md")
    put(tmp_path, "elsewhere/b.md")
    (notes / "circle").symlink_to(notes)
    (notes / "nothing.md").symlink_to(notes / "gone.md")
    (notes / "same.md").symlink_to(notes / "a.md")
    (notes / "out").symlink_to(tmp_path / "elsewhere")
    (notes / "loop.md").symlink_to(notes / "loop.md")
    listing = list_folder(Folder("notes", notes), vault)
    assert [file.path for file in listing.scan.files] == ["file:notes/a.md"]
    assert [problem.path for problem in listing.scan.problems] == ["notes/out"]


def test_huge_files_and_conflict_copies_are_left_out_and_told(notes: Path, vault: Path) -> None:
    put(notes, "a.md", "a (Ann's conflicted copy 2026-01-02).md")
    with (notes / "huge.md").open("wb") as file:
        file.truncate(LARGEST + 1)
    listing = list_folder(Folder("notes", notes), vault)
    assert [file.path for file in listing.scan.files] == ["file:notes/a.md"]
    assert listing.left_out == {"conflict copies of sync tools": 1, "larger than 4 MiB": 1}
    assert [problem.path for problem in listing.scan.problems] == ["notes/huge.md"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_folder_that_may_not_be_read_is_not_gone(notes: Path, vault: Path) -> None:
    put(notes, "a.md", "locked/b.md")
    (notes / "locked").chmod(0)
    try:
        scan = list_folder(Folder("notes", notes), vault).scan
    finally:
        (notes / "locked").chmod(0o755)
    assert not scan.is_gone("file:notes/locked/b.md") and scan.is_gone("file:notes/c.md")


@pytest.mark.parametrize("what", ["missing", "empty"])
def test_a_folder_that_cannot_be_reached_says_nothing_about_its_files(what: str, notes: Path, vault: Path) -> None:
    if what == "missing":
        notes.rmdir()
    listing = list_folder(Folder("notes", notes), vault)
    assert not listing.reachable and listing.scan.problems
    assert not listing.scan.is_gone("file:notes/a.md")


def test_the_vault_inside_a_folder_is_left_out(vault: Path, tmp_path: Path) -> None:
    put(tmp_path, "a.md", "home/default/topics/b.md")
    assert "home/default/topics/b.md" not in listed(tmp_path, vault)


def test_what_cannot_be_registered(notes: Path, vault: Path) -> None:
    put(notes, "a.md", "sub/b.md")
    for path, why in (
        (notes / "nowhere", "no such folder"),
        (notes / "a.md", "is a file"),
        (vault, "belongs to the vault"),
        (vault.parent, "belongs to the vault"),
    ):
        with pytest.raises(InputError, match=why):
            folders.register(vault, path)
    folders.register(vault, notes)
    with pytest.raises(InputError, match="overlaps"):
        folders.register(vault, notes / "sub")
    assert [folder.name for folder in folders.list_folders(vault)] == ["notes"]


def test_names_are_unique_and_lasting(notes: Path, vault: Path, tmp_path: Path) -> None:
    put(tmp_path, "other/Notes/a.md", "third/b.md")
    assert folders.register(vault, notes).name == "notes"
    assert folders.register(vault, tmp_path / "other/Notes").name == "Notes (2)"
    with pytest.raises(InputError, match="taken"):
        folders.register(vault, tmp_path / "third", name="NOTES")
    assert folders.register(vault, notes, exclude=["x/"]) == Folder("notes", notes, ("x/",))
    assert folders.register(vault, notes).exclude == ("x/",)
    assert folders.unregister(vault, str(notes)).name == "notes"
    with pytest.raises(NotFoundError, match="Notes \\(2\\)"):
        folders.unregister(vault, "notes")


def test_each_vault_has_folders_of_its_own_and_a_bad_list_is_told(notes: Path, vault: Path) -> None:
    put(notes, "a.md")
    folders.register(vault, notes)
    assert folders.list_folders(vault.parent / "another") == ()
    place = Path(os.environ["XDG_CONFIG_HOME"]) / "vault-memory" / "folders.json"
    assert place.stat().st_mode & 0o777 == 0o600
    place.write_text("{]")
    with pytest.raises(VaultError, match="is not a list of folders"):
        folders.list_folders(vault)


def test_reading_stays_in_the_folder(notes: Path, vault: Path) -> None:
    put(notes, "a.md")
    folders.register(vault, notes)
    searched = SearchedFiles(Store(vault))
    assert searched.read("file:notes/a.md") == b"text\n"
    for path in ("file:notes/../secret.md", "file:notes//etc/passwd"):
        with pytest.raises(UnsafeNameError):
            searched.read(path)
    with pytest.raises(NotFoundError):
        searched.read("file:unknown/a.md")
