"""Find what git's history may still hold, and build the command that purges it. The history is not changed here."""

from __future__ import annotations

import shlex
from collections.abc import Collection

from vault_memory.forget.links import list_linking_documents
from vault_memory.forget.plan import Planner
from vault_memory.forget.remains import LOOKED_UP, TELLING
from vault_memory.vault.conversations import summaries
from vault_memory.vault.git import commit_log
from vault_memory.vault.state import undo_journal
from vault_memory.vault.state_erasure import ErasurePlan
from vault_memory.vault.storage.store import Store


def list_committed_paths(store: Store, plan: ErasurePlan, planner: Planner) -> set[str]:
    """Return paths in the vault, former ones included, under which git's history may hold the forgotten text."""
    paths = {
        *plan.documents,
        *(path for path, _ in plan.cells),
        *(path for path, _ in list_linking_documents(store, plan)),
    }
    for name in (*plan.conversations, *plan.heard):
        for found in planner.versions(name):
            paths |= {found.path, summaries.path(found.id)}
    texts = [said.text for said in planner.gone if len(said.text) >= TELLING]
    paths |= commit_log.find_past_files(store, texts[:LOOKED_UP])
    for path in plan.documents:
        before = undo_journal.former_paths(store, path)
        paths |= before.union(*(commit_log.find_past_names(store, each) for each in (path, *before)))
    return paths


def describe_purge(store: Store, paths: Collection[str]) -> str:
    """Return the command that removes the files' old versions from git's history; '' without a repository or files."""
    top = next((folder for folder in (store.root, *store.root.parents) if (folder / ".git").exists()), None)
    if top is None or not paths:
        return ""
    within = sorted((store.root / path).relative_to(top).as_posix() for path in paths)
    kept = " ".join(shlex.quote(path) for path in within if (top / path).exists())
    options = " ".join(f"--path {shlex.quote(path)}" for path in within)
    steps = [f"cd {shlex.quote(str(top))}", f"git filter-repo --force --invert-paths {options}"]
    if kept:  # filter-repo also deletes them from the folder
        steps.insert(1, f"tar -cf .git/kept.tar -- {kept}")
        steps += ["tar -xf .git/kept.tar", "rm .git/kept.tar", f"git add -- {kept}", "git commit -m 'Purge history'"]
    return " && ".join(steps)
