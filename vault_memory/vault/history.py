"""Git: the one module that calls the git CLI.

A vault that ``init --git`` set up gets one commit for each run (`commit_run`), of just the files that the run wrote.
Git is the log of a vault, not its mechanism: a commit that fails costs a run nothing, and undo does not need it.

Commits are put together in an index of their own, so that what a person has staged stays staged and uncommitted;
a file with staged changes is left to the person. Neither hooks nor signing nor prompts run: they are for people's
commits, and a formatter in a hook would rewrite documents behind our back.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path, PurePosixPath

from vault_memory.config import load_settings
from vault_memory.errors import VaultError
from vault_memory.events import emit
from vault_memory.vault.store import Store

MARK = "vault-memory.vault"  # in the repository's own config: the vaults in it that we commit, by path
MERGE_DRIVER = "merge.vault-memory.driver"
NOBODY = ("vault-memory", "vault-memory@localhost")  # commits, where git does not know who the person is
TIMEOUT = 30.0  # seconds a call of git may take
_ATTEMPTS = 3
_LOCK_WAITS = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8)  # seconds, while another git holds the index
_SECOND = 1.0  # file systems' clocks may be as coarse
_CHUNK = 200  # paths on a command line
_MOST = 300  # commits that are looked through for versions of a file
_KEPT = ("GIT_AUTHOR_", "GIT_COMMITTER_", "GIT_CONFIG_", "GIT_EXEC_PATH", "GIT_SSH")
_UNDER_WAY = {
    "MERGE_HEAD": "a merge",
    "CHERRY_PICK_HEAD": "a cherry-pick",
    "REVERT_HEAD": "a revert",
    "rebase-merge": "a rebase",
    "rebase-apply": "a rebase",
    "BISECT_LOG": "a bisection",
}
_RUN = re.compile(r"^Run: (\S+)$", re.MULTILINE)


class GitError(VaultError):
    """A call of git failed; ``problem`` is what git said."""


@dataclass(frozen=True, slots=True)
class Committed:
    """``commit`` is empty where nothing was committed; ``problem`` says why, where it should have been.

    ``staged`` are files that were left to the person, who has staged changes of theirs.
    """

    commit: str = ""
    problem: str = ""
    staged: tuple[str, ...] = ()

    @property
    def notes(self) -> tuple[str, ...]:
        """What a person should know, if anything."""
        left = f"left out of the commit, as you have staged changes there: {', '.join(self.staged)}"
        return ((f"not committed: {self.problem}",) if self.problem else ()) + ((left,) if self.staged else ())


@dataclass(frozen=True, slots=True)
class Commit:
    id: str
    time: datetime
    author: str
    subject: str
    run: str = ""  # the run that it is of, where it is one of ours


def available() -> bool:
    return shutil.which("git") is not None


def versioned(store: Store) -> bool:
    """Does a run of this vault get a commit? (Not having git or a repository is found out by a few stats.)"""
    try:
        repository = find(store.root)
        return repository is not None and repository.ours(store.root)
    except GitError:
        return True  # it may be: committing says what is wrong


def commit_run(
    store: Store, message: str, paths: Collection[str], *, enabled: bool | None = None, force: bool = False
) -> Committed:
    """Commit what a run wrote at ``paths`` (or deleted there): a no-op unless the vault is versioned by us.

    ``enabled`` is the setting ``git.commit`` where the caller has it at hand. Never raises: a run that is done must
    not fail for its log.
    """
    if not paths:
        return Committed()
    try:
        repository = find(store.root)
        if repository is None or not repository.ours(store.root):
            return Committed()
        wanted = load_settings(store.root).git.commit if enabled is None else enabled
        if not (wanted or force):
            return Committed()
        with _alone(repository):
            done = _commit(repository, message, [path for path in paths if not _private(path)])
    except GitError as error:
        done = Committed(problem=error.problem)
    stage = "failed" if done.problem else "complete" if done.commit else "nothing"
    emit("git", operation="commit", stage=stage, commit=done.commit, problem=done.problem, staged=len(done.staged))
    return done


def create(root: Path) -> None:
    """A repository at ``root``. Raises GitError."""
    _git(root, "init", "--quiet", "--initial-branch=main")


def find(root: Path) -> Repository | None:
    """The repository that the vault at ``root`` is in, unless that one ignores it. Raises GitError."""
    if not available() or not any((folder / ".git").exists() for folder in (root, *root.parents)):
        return None
    found = _git(root, "rev-parse", "--show-toplevel", "--absolute-git-dir", check=False)
    if found.returncode:
        reason = found.stderr.strip().splitlines()
        raise GitError(str(root), reason[0] if reason else "git cannot use this repository")
    top, git_dir = (Path(line) for line in found.stdout.splitlines())
    repository = Repository(root, top, git_dir)
    return None if top != root and repository.ignored(["topics/x.md"]) else repository


@dataclass(frozen=True)
class Repository:
    """``top`` is its work tree, in which the vault at ``vault`` lies. Paths are the vault's."""

    vault: Path
    top: Path
    git_dir: Path

    @cached_property
    def prefix(self) -> str:
        """Of the vault's files in the repository: "" or ending in "/"."""
        inside = self.vault.relative_to(self.top).as_posix()
        return "" if inside == "." else f"{inside}/"

    def git(self, *arguments: str, stdin: str = "", env: Mapping[str, str] | None = None, check: bool = True) -> str:
        return _git(self.top, *arguments, stdin=stdin, env=env, check=check).stdout

    def ours(self, vault: Path) -> bool:
        """Did ``init --git`` set this vault up here?"""
        marks = self.git("config", "--local", "--null", "--get-all", MARK, check=False)
        return (vault.relative_to(self.top).as_posix()) in marks.split("\0")

    def under_way(self) -> str:
        """What of the person's is going on in the repository, and must not be meddled with; else ""."""
        for name, what in _UNDER_WAY.items():
            if (self.git_dir / name).exists():
                return f"{what} is under way; finish it, and the next run commits what is there"
        if not self.branch:
            return "HEAD is detached: a commit would be on no branch; git switch to one"
        return ""

    @property
    def head(self) -> str:
        """The commit, "" before the first."""
        return self.git("rev-parse", "--quiet", "--verify", "HEAD", check=False).strip()

    @property
    def branch(self) -> str:
        return self.git("symbolic-ref", "--quiet", "HEAD", check=False).strip()

    def ignored(self, paths: Sequence[str]) -> set[str]:
        names = "".join(f"{self.prefix}{path}\0" for path in paths)
        found = self.git("check-ignore", "-z", "--stdin", stdin=names, check=False)
        return {name.removeprefix(self.prefix) for name in found.split("\0") if name}

    def in_index(self, paths: Sequence[str], env: Mapping[str, str] | None = None) -> dict[str, str]:
        """Mode, blob and stage by path; several stages of a conflict are one string that equals no other."""
        found: dict[str, str] = {}
        for entry, path in self._entries(["--literal-pathspecs", "ls-files", "--stage", "-z"], paths, env):
            mode, blob, stage = entry.split()
            found[path] = f"{mode} {blob}" if stage == "0" else f"conflict {found.get(path, '')}{blob}"
        return found

    def in_commit(self, commit: str, paths: Sequence[str]) -> dict[str, str]:
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
        """A pathspec: one file of the vault, or all of it."""
        return f":(literal){self.prefix}{path}" if self.prefix or path else "."

    def identity(self) -> dict[str, str]:
        """What the environment of a commit needs where git does not know who the person is."""
        if self.git("config", "user.email", check=False).strip() or os.environ.get("GIT_COMMITTER_EMAIL"):
            return {}
        name, email = NOBODY
        author = {"GIT_AUTHOR_NAME": name, "GIT_AUTHOR_EMAIL": email}
        return author | {"GIT_COMMITTER_NAME": name, "GIT_COMMITTER_EMAIL": email}


# --------------------------------------------------------------------------------------------------
# Committing


@contextmanager
def _alone(repository: Repository) -> Iterator[None]:
    """One commit of ours at a time; a person's git is waited for where it holds git's own locks."""
    from filelock import FileLock, Timeout

    try:
        with FileLock(repository.git_dir / "vault-memory.lock", timeout=TIMEOUT):
            yield
    except Timeout:
        raise GitError(str(repository.top), f"another run has been committing for {TIMEOUT:g} seconds") from None
    except OSError as error:
        raise GitError(str(repository.git_dir), f"cannot be written ({error.strerror})") from error


def _private(path: str) -> bool:
    parts = PurePosixPath(path).parts
    return bool(parts) and parts[0] in {".index", ".state", ".git"}


def _commit(repository: Repository, message: str, paths: Collection[str]) -> Committed:
    if problem := repository.under_way():
        return Committed(problem=problem)
    for attempt in range(_ATTEMPTS):
        head = repository.head
        wanted = sorted(set(paths))
        ignored = repository.ignored(wanted)
        wanted = [path for path in wanted if path not in ignored]
        before, index = repository.in_commit(head, wanted), repository.in_index(wanted)
        staged = tuple(path for path in wanted if index.get(path) != before.get(path))
        mine = [path for path in wanted if path not in staged]
        tree, after = _tree(repository, head, mine)
        changed = [path for path in mine if after.get(path) != before.get(path)]
        if not changed:
            return Committed(staged=staged)
        parent = ["-p", head] if head else []
        made = repository.git("commit-tree", tree, *parent, "-F", "-", stdin=message, env=repository.identity()).strip()
        _into_index(repository, {path: after.get(path, "") for path in changed})
        subject = message.split("\n", 1)[0]
        moved = _git(
            repository.top, "update-ref", "-m", f"vault-memory: {subject}", "HEAD", made, head or "0" * len(made),
            check=False,
        )  # fmt: skip
        if not moved.returncode:
            return Committed(made, staged=staged)
        _into_index(repository, {path: before.get(path, "") for path in changed})
        if attempt + 1 == _ATTEMPTS:
            raise GitError(str(repository.top), _said(moved))
    raise AssertionError("unreachable")


def _tree(repository: Repository, head: str, paths: Sequence[str]) -> tuple[str, dict[str, str]]:
    """The tree of ``head`` with the files at ``paths`` as they are on disk, and its entries of these."""
    with tempfile.TemporaryDirectory(prefix="vault-memory-") as folder:
        env = {"GIT_INDEX_FILE": str(Path(folder) / "index")}
        if head:
            repository.git("read-tree", head, env=env)
        names = "".join(f"{repository.prefix}{path}\0" for path in paths)
        repository.git("update-index", "--add", "--remove", "-z", "--stdin", stdin=names, env=env)
        return repository.git("write-tree", env=env).strip(), repository.in_index(paths, env)


def _into_index(repository: Repository, entries: Mapping[str, str]) -> None:
    """The person's index gets these entries and keeps all others. Waits a moment for another git at work."""
    null = "0" * 40
    lines = "".join(f"{entry or f'0 {null}'}\t{repository.prefix}{path}\0" for path, entry in entries.items())
    for wait in (*_LOCK_WAITS, None):
        done = _git(repository.top, "update-index", "-z", "--index-info", stdin=lines, check=False)
        if not done.returncode:
            return
        if wait is None or "index.lock" not in done.stderr:
            raise GitError(str(repository.top), _said(done))
        time.sleep(wait)


# --------------------------------------------------------------------------------------------------
# Looking back


def log(store: Store, path: str = "", *, limit: int = 0, touching: str = "") -> list[Commit]:
    """Commits of the vault, or of one file through its renames, newest first; none without git. Raises GitError.

    ``touching``: only those that changed a line with this text.
    """
    repository = find(store.root)
    if repository is None or not repository.head:
        return []
    follow = ["--follow"] if path else []
    bound = [*([f"-n{limit}"] if limit else []), *([f"-G{re.escape(touching)}"] if touching else [])]
    form = "--format=%H%x00%aI%x00%an%x00%s%x00%b%x01"
    out = repository.git("log", *bound, *follow, form, "--", repository.scope(path))
    commits = []
    for record in out.split("\x01")[:-1]:
        commit, moment, author, subject, body = record.lstrip("\n").split("\0")
        run = _RUN.search(body)
        commits.append(Commit(commit, datetime.fromisoformat(moment), author, subject, run[1] if run else ""))
    return commits


def commit_before(store: Store, moment: datetime) -> str:
    """The last commit that was there at ``moment``; "" where there is none. Raises GitError."""
    repository = find(store.root)
    if repository is None or not repository.head:
        return ""
    return repository.git("rev-list", "-n1", f"--before={moment.isoformat()}", "HEAD").strip()


def changed_since(store: Store, commit: str) -> list[str]:
    """Files of the vault that are not as they were in ``commit``, untracked ones among them. Raises GitError."""
    repository = find(store.root)
    if repository is None:
        return []
    scope = repository.scope()
    found = repository.git("diff", "--name-only", "--no-renames", "-z", commit, "--", scope)
    found += repository.git("ls-files", "--others", "--exclude-standard", "-z", "--", scope)
    return sorted({name.removeprefix(repository.prefix) for name in found.split("\0") if name})


def content(store: Store, commit: str, path: str) -> bytes | None:
    """The file as it was in ``commit``; None: it was not there. Raises GitError."""
    repository = find(store.root)
    if repository is None or not (entry := repository.in_commit(commit, [path])):
        return None
    return _run(repository.top, ["cat-file", "blob", entry[path].split()[1]], b"", None).stdout


def versions(store: Store, path: str) -> Iterator[bytes]:
    """The file as commits and stashes have it, of whatever branch, and where HEAD was: each version once, the newest
    first, and no more than the last few hundred. Raises GitError.
    """
    repository = find(store.root)
    if repository is None:
        return
    every = ("--all", "--reflog", "--full-history", "-m", "--no-renames", "--diff-filter=AM")
    form = ("--format=", "--raw", "--no-abbrev")
    out = repository.git("log", *every, *form, f"-n{_MOST}", "--", repository.scope(path))
    for blob in dict.fromkeys(line.split()[3] for line in out.splitlines() if line.startswith(":")):
        yield _run(repository.top, ["cat-file", "blob", blob], b"", None).stdout


def overwrote(store: Store, path: str, written: bytes, now: bytes | None, at: float) -> bool:
    """Has git put ``now`` (None: no file), a version from before ``at``, in the place of ``written``, which it does
    not know? It takes away only files that it knows."""
    try:
        repository = find(store.root)
        if repository is None or _known_since(repository, written) is not None:
            return False
        if now is None:
            return bool(repository.git("rev-list", "--all", "-n1", "--", repository.scope(path)))
        since = _known_since(repository, now)
        return since is not None and (since < at + _SECOND or _committed_before(repository, now, at))
    except GitError:
        return False


def knows(store: Store, data: bytes) -> bool:
    """Was git ever told of a file of that content?"""
    try:
        repository = find(store.root)
        return repository is not None and _known_since(repository, data) is not None
    except GitError:
        return False


def wrote(store: Store, path: str, there: os.stat_result) -> bool:
    """Is the file that is there the very one that git has put there, or has looked at since?"""
    try:
        repository = find(store.root)
        if repository is None:
            return False
        told = repository.git("ls-files", "--debug", "--", repository.scope(path))
    except GitError:
        return False
    seen = re.search(r"ctime: (\d+):.*\bino: (\d+)", told, re.DOTALL)
    return seen is not None and (int(seen[1]), int(seen[2])) == (int(there.st_ctime), there.st_ino & 0xFFFFFFFF)


def _committed_before(repository: Repository, data: bytes, at: float) -> bool:
    """Had a commit a file of that content by then? (Git gives an object it meets again a new time.)"""
    blob = _run(repository.top, ["hash-object", "--stdin"], data, None).stdout.decode().strip()
    when = f"--before=@{int(at + _SECOND)}"
    return bool(repository.git("log", "--all", "--reflog", "-n1", "--format=%H", when, f"--find-object={blob}"))


def _known_since(repository: Repository, data: bytes) -> float | None:
    """When git was last told of a file of that content, for a commit, a stash or its index; 0: long ago; or None."""
    blob = _run(repository.top, ["hash-object", "--stdin"], data, None).stdout.decode().strip()
    if _git(repository.top, "cat-file", "-e", blob, check=False).returncode:
        return None
    with suppress(OSError):
        return (repository.git_dir / "objects" / blob[:2] / blob[2:]).stat().st_mtime
    return 0.0


def once_in(store: Store, texts: Sequence[str]) -> set[str]:
    """The vault's files that held one of these texts in any commit, also under names that are no more.

    Nothing where git cannot say.
    """
    found: set[str] = set()
    try:
        repository = find(store.root)
        for text in texts if repository is not None else ():
            assert repository is not None
            said = repository.git("log", "--all", "--no-renames", "--format=", "--name-only", "-z", f"-S{text}")
            names = {name.strip("\n") for name in said.split("\0")}
            found |= {name.removeprefix(repository.prefix) for name in names if name.startswith(repository.prefix)}
    except GitError as error:
        emit("git", operation="log", stage="failed", problem=error.problem)
    return found - {""}


# --------------------------------------------------------------------------------------------------
# The seam


def _git(
    folder: Path, *arguments: str, stdin: str = "", env: Mapping[str, str] | None = None, check: bool = True
) -> subprocess.CompletedProcess[str]:
    """Raises GitError where git fails (with ``check``), cannot be started or takes too long."""
    done = _run(folder, arguments, stdin.encode("utf-8", "surrogateescape"), env)
    out, err = (part.decode("utf-8", "surrogateescape") for part in (done.stdout, done.stderr))
    text = subprocess.CompletedProcess(done.args, done.returncode, out, err)
    if check and done.returncode:
        raise GitError(str(folder), _said(text))
    return text


def _run(
    folder: Path, arguments: Sequence[str], stdin: bytes, env: Mapping[str, str] | None
) -> subprocess.CompletedProcess[bytes]:
    """Git in ``folder``, whatever repository the environment names (we may run inside somebody's hook)."""
    inherited = {k: v for k, v in os.environ.items() if not k.startswith("GIT_") or k.startswith(_KEPT)}
    quiet = {"GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_EDITOR": "true", "LC_ALL": "C"}
    command = ["git", "-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=false", "-c", "core.fsmonitor=false"]
    try:
        return subprocess.run(
            [*command, *arguments], cwd=folder, input=stdin, capture_output=True, timeout=TIMEOUT, check=False,
            env={**inherited, **quiet, **(env or {})},
        )  # fmt: skip
    except FileNotFoundError:
        raise GitError(str(folder), "git is not installed") from None
    except subprocess.TimeoutExpired:
        raise GitError(str(folder), f"git {arguments[0]} took longer than {TIMEOUT:g} seconds") from None
    except OSError as error:
        raise GitError(str(folder), f"git cannot be run ({error.strerror})") from error


def _said(done: subprocess.CompletedProcess[str]) -> str:
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    return lines[0].removeprefix("fatal: ").removeprefix("error: ") if lines else f"git ended with {done.returncode}"
