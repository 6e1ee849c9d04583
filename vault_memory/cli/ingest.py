"""``vault-memory ingest``: search folders elsewhere in place."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, console, json_option, many, pass_context, print_json, say
from vault_memory.cli.progress import progress

if TYPE_CHECKING:
    from vault_memory.memory import Memory
    from vault_memory.models import FolderReport, IngestReport, Report

_SHOWN = 10  # problems


@click.command(name="ingest", short_help="search folders elsewhere in place: notes, docs, code")
@click.argument("paths", nargs=-1, metavar="[FOLDER]...", type=click.Path(path_type=Path))
@click.option("--name", metavar="NAME", default="", help="What the folder is called in results. [its own name]")
@click.option("--exclude", metavar="PATTERN", multiple=True, help="Leave out, as a line of .gitignore would.")
@click.option("--extract", is_flag=True, help="Also take what they say into topics; alone: of all folders.")
@click.option("--list", "as_list", is_flag=True, help="List the folders.")
@click.option("--remove", "removed", metavar="FOLDER", help="Give up a folder, by path or name.")
@json_option
@pass_context
def command(
    context: GlobalOptions,
    paths: tuple[Path, ...],
    name: str,
    exclude: tuple[str, ...],
    extract: bool,
    as_list: bool,
    removed: str | None,
    as_json: bool,
) -> None:
    """Search folders where they are: an Obsidian vault, documents, code. Nothing in them is ever written.

    Markdown is read as topics are, code by its names too. What .gitignore excludes, hidden, binary and huge files are
    left out. Every search takes in what changed. What a person said is never ended by a file: that waits for review.

    \b
    vault-memory ingest ~/Notes
    vault-memory ingest ~/src/dispatch --exclude 'testdata/'
    vault-memory search --source-type file project:dispatch who calls InsertTx
    vault-memory ingest ~/Notes --extract
    vault-memory ingest --list
    vault-memory ingest --remove Notes
    """
    if sum((bool(paths) or extract, as_list, removed is not None)) != 1:
        raise click.UsageError("name folders, or use --extract, --list or --remove FOLDER")
    if name and len(paths) != 1:
        raise click.UsageError("--name goes with one folder")
    if removed is not None:
        _remove(context, removed, as_json)
    elif as_list:
        _list(context, as_json)
    else:
        _ingest(context, paths, name, exclude, extract, as_json)


def _ingest(
    context: GlobalOptions, paths: tuple[Path, ...], name: str, exclude: tuple[str, ...], extract: bool, as_json: bool
) -> None:
    from vault_memory.api.json_output import to_json
    from vault_memory.models import IngestReport

    memory = context.memory(new=True)
    memory.init()
    report = IngestReport()
    if paths:
        with progress("Reading", quiet=as_json) as update:
            report = memory.folders.add(*paths, name=name, exclude=exclude, progress=update)
    if not as_json:
        for folder in report.folders:
            _print(folder)
        if report.stale:
            say("another process is indexing; the rest follows with the next search")
    runs = _extract(memory, report, as_json) if extract else []
    if as_json:
        print_json(to_json({"ingested": report, "extracted": runs} if extract else report))
    if any(run.errors for run in runs):
        raise click.exceptions.Exit(1)
    _exit(report.folders)


def _extract(memory: Memory, report: IngestReport, as_json: bool) -> list[Report]:
    from vault_memory.cli.archive import print_report

    runs = []
    with progress("Extracting", quiet=as_json) as update:
        for run in memory.folders.extract(*(folder.name for folder in report.folders), progress=update):
            runs.append(run)
            if not as_json:
                update.hide()
                print_report(run, of="file")
    if not runs and not as_json:
        say("nothing new to take into topics")
    return runs


def _list(context: GlobalOptions, as_json: bool) -> None:
    from vault_memory.api.json_output import to_json

    with progress("Reading", quiet=as_json) as update:
        folders = context.memory().folders.list(update)
    if as_json:
        print_json(to_json(folders))
    elif not folders:
        say("no folders yet; add one with: vault-memory ingest FOLDER")
    else:
        for folder in folders:
            _print(folder)
    _exit(folders)


def _remove(context: GlobalOptions, wanted: str, as_json: bool) -> None:
    from vault_memory.api.json_output import to_json

    folder = context.memory().folders.remove(wanted)
    if as_json:
        print_json(to_json(folder))
    else:
        removed = many(folder.entries, "entry", "entries")
        say(f"{folder.name}: no longer searched, {removed} removed; {folder.root} is as it was")


def _print(folder: FolderReport) -> None:
    out = console()
    found = ", ".join(f"{count:,} {kind}" for kind, count in folder.files.items()) or "nothing to search"
    state = found if folder.reachable else "cannot be reached; what is known of it stays searchable"
    entries = many(folder.entries, "entry", "entries")
    out.print(f"{folder.name}: {state} ({entries})", style="bold", markup=False)
    out.print(f"  {folder.root}", style="dim", markup=False)
    if folder.exclude:
        out.print(f"  without {', '.join(folder.exclude)}", style="dim", markup=False)
    for reason, count in folder.left_out.items():
        out.print(f"  left out: {count:,} {reason}", style="dim", markup=False)
    for problem in folder.problems[:_SHOWN]:
        out.print(f"  problem: {problem}", style="yellow", markup=False)
    if len(folder.problems) > _SHOWN:
        out.print(f"  … and {len(folder.problems) - _SHOWN:,} more problems (--json lists them)", style="yellow")


def _exit(folders: tuple[FolderReport, ...]) -> None:
    """1 where something could not be looked at."""
    if not all(folder.reachable for folder in folders):
        raise click.exceptions.Exit(1)
