"""``vault-memory merge-driver``: what git calls to merge a document (`init --git` says so in its config)."""

from __future__ import annotations

from pathlib import Path

import click

from vault_memory.errors import VaultError


@click.command(name="merge-driver", hidden=True, short_help="merge a document for git, cell by cell")
@click.argument("base", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("ours", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("theirs", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("path", default="")
@click.argument("marks", type=click.IntRange(1), default=7)
def command(base: Path, ours: Path, theirs: Path, path: str, marks: int) -> None:
    """Merge THEIRS into OURS, of which BASE is the ancestor; PATH names them in the repository.

    The result stands in OURS. Exit code 1 where conflict markers are left in it.
    """
    from vault_memory.vault.merge.documents import merge, merge_transcripts

    try:
        texts = [place.read_bytes().decode("utf-8", "surrogateescape") for place in (base, ours, theirs)]
        work = merge_transcripts if "conversations" in Path(path).parts else merge
        merged = work(*texts, marks=marks)
        ours.write_bytes(merged.text.encode("utf-8", "surrogateescape"))
    except OSError as error:
        raise VaultError(path or str(ours), f"cannot be merged ({error.strerror})") from error
    for conflict in merged.conflicts:
        click.echo(f"{path}: {conflict}: merge it by hand between the markers", err=True)
    if merged.conflicts:
        raise click.exceptions.Exit(1)
