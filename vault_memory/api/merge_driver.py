"""Merge three versions of a document for git (`vault-memory merge-driver`); no vault is opened for it."""

from __future__ import annotations

from pathlib import Path

from vault_memory.errors import VaultError
from vault_memory.vault.merge.documents import merge, merge_transcripts


def merge_files(base: Path, ours: Path, theirs: Path, path: str = "", marks: int = 7) -> tuple[str, ...]:
    """Merge ``theirs`` into ``ours``, of which ``base`` is the ancestor; return the conflicts that are left in it.

    ``path`` names the document in the repository; ``marks`` is the length of conflict markers. Raises VaultError.
    """
    try:
        texts = [place.read_bytes().decode("utf-8", "surrogateescape") for place in (base, ours, theirs)]
        work = merge_transcripts if "conversations" in Path(path).parts else merge
        merged = work(*texts, marks=marks)
        ours.write_bytes(merged.text.encode("utf-8", "surrogateescape"))
    except OSError as error:
        raise VaultError(path or str(ours), f"cannot be merged ({error.strerror})") from error
    return tuple(merged.conflicts)
