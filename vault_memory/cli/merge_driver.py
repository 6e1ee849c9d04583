"""``vault-memory merge-driver``: merge a document for git, which calls this verb (set up by `init --git`)."""

from __future__ import annotations

from pathlib import Path

import click


@click.command(name="merge-driver", hidden=True, short_help="merge a document for git, cell by cell")
@click.argument("base", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("ours", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("theirs", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("path", default="")
@click.argument("marks", type=click.IntRange(1), default=7)
def command(base: Path, ours: Path, theirs: Path, path: str, marks: int) -> None:
    """Merge THEIRS into OURS, of which BASE is the ancestor; PATH names them in the repository.

    The result is written to OURS. Exit code 1 if it contains conflict markers.
    """
    from vault_memory.api.merge_driver import merge_files

    conflicts = merge_files(base, ours, theirs, path, marks)
    for conflict in conflicts:
        click.echo(f"{path}: {conflict}: merge it by hand between the markers", err=True)
    if conflicts:
        raise click.exceptions.Exit(1)
