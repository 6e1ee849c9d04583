"""Call the git CLI, which no other module does, for the repository of a vault.

Hooks, signing and prompts are switched off: they are meant for people's commits, and a formatter in a hook would
rewrite documents unnoticed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from vault_memory.errors import VaultError

MARK = "vault-memory.vault"  # key in the repository's config with the paths of the vaults that we commit
MERGE_DRIVER = "merge.vault-memory.driver"
NOBODY = ("vault-memory", "vault-memory@localhost")  # author of commits if git has no identity for the person
TIMEOUT = 30.0  # seconds a call of git may take
_CHUNK = 200  # paths per command line
_KEPT = ("GIT_AUTHOR_", "GIT_COMMITTER_", "GIT_CONFIG_", "GIT_EXEC_PATH", "GIT_SSH")
_OURS = (  # run no program that the repository's configuration names
    "core.hooksPath=/dev/null", "core.quotePath=false", "core.fsmonitor=false", "core.pager=cat", "core.editor=true",
    "core.sshCommand=false", "core.askPass=", "credential.helper=", "diff.external=", "gpg.program=false",
    "commit.gpgSign=false", "log.showSignature=false", "submodule.recurse=false", "gc.auto=0", "maintenance.auto=false",
)  # fmt: skip
_UNDER_WAY = {
    "MERGE_HEAD": "a merge",
    "CHERRY_PICK_HEAD": "a cherry-pick",
    "REVERT_HEAD": "a revert",
    "rebase-merge": "a rebase",
    "rebase-apply": "a rebase",
    "BISECT_LOG": "a bisection",
}


class GitError(VaultError):
    """A call of git failed; ``problem`` is git's message."""


def available() -> bool:
    return shutil.which("git") is not None


def create(root: Path) -> None:
    """Create a repository at ``root``. Raises GitError."""
    _git(root, "init", "--quiet", "--initial-branch=main")


def find(root: Path) -> Repository | None:
    """Return the repository that contains the vault at ``root``, unless it ignores the vault. Raises GitError."""
    if not available() or not any((folder / ".git").exists() for folder in (root, *root.parents)):
        return None
    found = _git(root, "rev-parse", "--show-toplevel", "--absolute-git-dir", check=False)
    if found.returncode:
        reason = found.stderr.strip().splitlines()
        raise GitError(str(root), reason[0] if reason else "git cannot use this repository")
    top, git_dir = (Path(line) for line in found.stdout.splitlines())
    repository = Repository(root, top, git_dir)
    return None if top != root and repository.list_ignored(["topics/x.md"]) else repository


@dataclass(frozen=True)
class Repository:
    """A repository. ``top``: its work tree, which contains the vault at ``vault``. Paths are relative to the vault."""

    vault: Path
    top: Path
    git_dir: Path

    @cached_property
    def prefix(self) -> str:
        """The path prefix of the vault's files in the repository: "" or ending in "/"."""
        inside = self.vault.relative_to(self.top).as_posix()
        return "" if inside == "." else f"{inside}/"

    def git(self, *arguments: str, stdin: str = "", env: Mapping[str, str] | None = None, check: bool = True) -> str:
        return _git(self.top, *arguments, stdin=stdin, env=env, check=check).stdout

    def run_unchecked(self, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        """Run git and return the finished process, also after a failure."""
        return _git(self.top, *arguments, stdin=stdin, check=False)

    def blob(self, name: str) -> bytes:
        return _run(self.top, ["cat-file", "blob", name], b"", None).stdout

    def hash_blob(self, data: bytes, keep: bool = False) -> str:
        """Return the object id that git gives a file with this content; with ``keep``, store the object in git."""
        return _run(self.top, ["hash-object", *(["-w"] if keep else []), "--stdin"], data, None).stdout.decode().strip()

    def is_set_up(self, vault: Path) -> bool:
        """Return whether ``init --git`` set up this vault here."""
        marks = self.git("config", "--local", "--null", "--get-all", MARK, check=False)
        return (vault.relative_to(self.top).as_posix()) in marks.split("\0")

    def find_operation(self) -> str:
        """Return why we must not commit now (a merge or rebase in progress, a detached HEAD …); "" if we may."""
        for name, what in _UNDER_WAY.items():
            if (self.git_dir / name).exists():
                return f"{what} is under way; finish it, and the next run commits what is there"
        if not self.branch:
            return "HEAD is detached: a commit would be on no branch; git switch to one"
        return ""

    @property
    def head(self) -> str:
        """The current commit; "" before the first."""
        return self.git("rev-parse", "--quiet", "--verify", "HEAD", check=False).strip()

    @property
    def branch(self) -> str:
        return self.git("symbolic-ref", "--quiet", "HEAD", check=False).strip()

    def list_ignored(self, paths: Sequence[str]) -> set[str]:
        names = "".join(f"{self.prefix}{path}\0" for path in paths)
        found = self.git("check-ignore", "-z", "--stdin", stdin=names, check=False)
        return {name.removeprefix(self.prefix) for name in found.split("\0") if name}

    def list_index(self, paths: Sequence[str], env: Mapping[str, str] | None = None) -> dict[str, str]:
        """Return mode, blob and stage by path; the stages of a conflict are joined to one string."""
        found: dict[str, str] = {}
        for entry, path in self._entries(["--literal-pathspecs", "ls-files", "--stage", "-z"], paths, env):
            mode, blob, stage = entry.split()
            found[path] = f"{mode} {blob}" if stage == "0" else f"conflict {found.get(path, '')}{blob}"
        return found

    def list_commit(self, commit: str, paths: Sequence[str]) -> dict[str, str]:
        found = {}
        for entry, path in self._entries(["ls-tree", "-z", "--full-tree", commit], paths) if commit else ():
            mode, _, blob = entry.split()
            found[path] = f"{mode} {blob}"
        return found

    def _entries(
        self, command: list[str], paths: Sequence[str], env: Mapping[str, str] | None = None
    ) -> Iterator[tuple[str, str]]:
        for start in range(0, len(paths), _CHUNK):
            names = [self.prefix + path for path in paths[start : start + _CHUNK]]
            for line in self.git(*command, "--", *names, env=env).split("\0"):
                entry, _, name = line.partition("\t")
                if name:
                    yield entry, name.removeprefix(self.prefix)

    def scope(self, path: str = "") -> str:
        """Return a pathspec: one file of the vault, or all of it."""
        return f":(literal){self.prefix}{path}" if self.prefix or path else "."

    def identity(self, person: str = "") -> dict[str, str]:
        """Return environment variables for a commit if git has no identity for the person.

        ``person``: the author, if several people share the vault: a name or an email address.
        """
        named = (
            {"GIT_AUTHOR_NAME": person, "GIT_AUTHOR_EMAIL": person if "@" in person else NOBODY[1]} if person else {}
        )
        if self.git("config", "user.email", check=False).strip() or os.environ.get("GIT_COMMITTER_EMAIL"):
            return named
        name, email = NOBODY
        ours = {"GIT_AUTHOR_NAME": name, "GIT_AUTHOR_EMAIL": email, "GIT_COMMITTER_NAME": name}
        return ours | {"GIT_COMMITTER_EMAIL": email} | named


def _git(
    folder: Path, *arguments: str, stdin: str = "", env: Mapping[str, str] | None = None, check: bool = True
) -> subprocess.CompletedProcess[str]:
    """Run git. Raises GitError if it fails (with ``check``), cannot be started or takes too long."""
    done = _run(folder, arguments, stdin.encode("utf-8", "surrogateescape"), env)
    out, err = (part.decode("utf-8", "surrogateescape") for part in (done.stdout, done.stderr))
    text = subprocess.CompletedProcess(done.args, done.returncode, out, err)
    if check and done.returncode:
        raise GitError(str(folder), failure_line(text))
    return text


_UNFILTERED = frozenset(
    ("config", "rev-parse", "symbolic-ref", "init", "cat-file", "check-ignore", "rev-list")
)  # commands that read no file of the work tree


def _list_filter_options(folder: Path, arguments: Sequence[str], env: Mapping[str, str]) -> list[str]:
    """Return options that switch off the filters and diff programs named in the repository's configuration."""
    if arguments[0] in _UNFILTERED:
        return []
    names = [
        "git",
        "config",
        "--null",
        "--name-only",
        "--get-regexp",
        r"^(filter|diff)\..*\.(clean|smudge|process|command|textconv|required)$",
    ]
    try:
        found = subprocess.run(names, cwd=folder, capture_output=True, timeout=TIMEOUT, check=False, env=dict(env))
    except (OSError, subprocess.TimeoutExpired):
        return []
    keys = [key for key in found.stdout.decode("utf-8", "surrogateescape").split("\0") if key]
    return [part for key in keys for part in ("-c", f"{key}={'false' if key.endswith('.required') else ''}")]


def _run(
    folder: Path, arguments: Sequence[str], stdin: bytes, env: Mapping[str, str] | None
) -> subprocess.CompletedProcess[bytes]:
    """Run git in ``folder``, ignoring a repository in the environment (we may run inside somebody's hook)."""
    inherited = {k: v for k, v in os.environ.items() if not k.startswith("GIT_") or k.startswith(_KEPT)}
    quiet = {"GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_EDITOR": "true", "LC_ALL": "C"}
    ours = [part for setting in _OURS for part in ("-c", setting)]
    command = ["git", *ours, *_list_filter_options(folder, arguments, {**inherited, **quiet}), *arguments]
    try:
        return subprocess.run(
            command, cwd=folder, input=stdin, capture_output=True, timeout=TIMEOUT, check=False,
            env={**inherited, **quiet, **(env or {})},
        )  # fmt: skip
    except FileNotFoundError:
        raise GitError(str(folder), "git is not installed") from None
    except subprocess.TimeoutExpired:
        raise GitError(str(folder), f"git {arguments[0]} took longer than {TIMEOUT:g} seconds") from None
    except OSError as error:
        raise GitError(str(folder), f"git cannot be run ({error.strerror})") from error


def failure_line(done: subprocess.CompletedProcess[str]) -> str:
    """Return the reason why a call of git failed, on one line."""
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    return lines[0].removeprefix("fatal: ").removeprefix("error: ") if lines else f"git ended with {done.returncode}"
