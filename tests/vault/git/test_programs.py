"""Check that our git calls run no program that the configuration of a repository names."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from command_line import run

from vault_memory.memory import Memory

KINDS = {
    "hook": ("core.hooksPath", "{folder}"),
    "clean filter": ("filter.evil.clean", "{program}"),
    "smudge filter": ("filter.evil.smudge", "{program}"),
    "process filter": ("filter.evil.process", "{program}"),
    "file system monitor": ("core.fsmonitor", "{program}"),
    "external diff": ("diff.external", "{program}"),
    "diff driver": ("diff.evil.command", "{program}"),
    "text conversion": ("diff.evil.textconv", "{program}"),
    "pager": ("core.pager", "{program}"),
    "editor": ("core.editor", "{program}"),
    "signing": ("gpg.program", "{program}"),
    "signatures in the log": ("log.showSignature", "true"),
    "included": ("include.path", "{folder}/more"),
    "included on a condition": ("includeIf.gitdir:**.path", "{folder}/more"),
}
_MORE = """
[filter "evil"]
    clean = {program}
    smudge = {program}
    process = {program}
    required = true
[core]
    fsmonitor = {program}
    sshCommand = {program}
    askPass = {program}
    hooksPath = {folder}
[credential]
    helper = {program}
[merge "evil"]
    driver = {program}
[alias]
    log = !{program}
    update-index = !{program}
"""


@pytest.mark.parametrize("kind", KINDS)
def test_no_program_of_the_configuration_runs(tmp_path: Path, kind: str) -> None:
    home, ran, programs = tmp_path / "home", tmp_path / "ran", tmp_path / "programs"
    run(home, "init", "--git")
    root = home / "default"
    programs.mkdir()
    for name in ("program", "pre-commit", "post-commit", "reference-transaction", "post-index-change", "post-checkout"):
        (programs / name).write_text(f"#!/bin/sh\necho {name} >> {ran}\ncat\n")
        (programs / name).chmod(0o755)
    (programs / "more").write_text(_MORE.format(folder=programs, program=programs / "program"))
    setting, value = KINDS[kind]
    config = {"commit.gpgSign": "true", "filter.evil.required": "true", "gpg.program": str(programs / "program")}
    config[setting] = value.format(folder=programs, program=programs / "program")
    for name, text in config.items():
        subprocess.run(["git", "config", name, text], cwd=root, check=True)
    with (root / ".git/info/attributes").open("a") as file:
        file.write("*.md filter=evil diff=evil merge=evil\n")
    memory = Memory(home)
    memory.remember("The greenhouse is 3 metres wide", topic="Garden")
    memory.remember("The greenhouse is 4 metres wide", topic="Garden")
    for words in (("history",), ("status",), ("undo",)):
        run(home, *words)
    log = subprocess.run(
        ["git", "-c", "core.pager=cat", "-c", "log.showSignature=false", "log", "--format=%s"],
        cwd=root, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "Undo" in log.stdout and log.stdout.count("Remember") >= 2
    assert not ran.exists(), ran.read_text()
