"""``vault-memory folder``: search folders elsewhere in place."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from vault_memory.cli.command_groups import Subverbs
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json, say
from vault_memory.cli.progress import progress
from vault_memory.text.display import count_noun

if TYPE_CHECKING:
    from vault_memory.memory import Memory
    from vault_memory.models import FolderReport, Report

_SHOWN = 10  # problems


@click.group(name="folder", cls=Subverbs, default="list", words="add", flags={"--list": "list", "--remove": "remove"})
def command() -> None:
    """Search folders in place: an Obsidian vault, documents, code. Nothing in them is ever written.

    \b
    vault-memory folder add ~/Notes
    vault-memory folder list
    vault-memory folder remove Notes
    vault-memory folder extract Notes
    """


@command.command(name="add", short_help="search a folder in place from now on")
@click.argument("paths", nargs=-1, metavar="[FOLDER]...", type=click.Path(path_type=Path))
@click.option("--name", metavar="NAME", default="", help="Name of the folder in results. [its own name]")
@click.option("--exclude", metavar="PATTERN", multiple=True, help="Leave out files, in the syntax of .gitignore.")
@click.option("--extract", is_flag=True, help="Also extract statements from its files into topics.")
@json_option
@pass_context
def add(
    context: GlobalOptions, paths: tuple[Path, ...], name: str, exclude: tuple[str, ...], extract: bool, as_json: bool
) -> None:
    """Search FOLDER in place. Adding a folder again changes its options.

    Markdown is read by section, code also by its names. Files that .gitignore excludes and hidden, binary and huge
    files are left out. Every search sees what changed.

    \b
    vault-memory folder add ~/Notes
    vault-memory folder add ~/src/dispatch --exclude 'testdata/'
    vault-memory search --source-type file project:dispatch who calls InsertTx
    """
    if not paths and not extract:
        raise click.UsageError("name the folder to search: vault-memory folder add FOLDER")
    if name and len(paths) != 1:
        raise click.UsageError("--name needs exactly one folder")
    _ingest(context, paths, name, exclude, extract, as_json)


@command.command(name="extract", short_help="extract statements from the files into topics")
@click.argument("folders", nargs=-1, metavar="[FOLDER]...")
@json_option
@pass_context
def extract_(context: GlobalOptions, folders: tuple[str, ...], as_json: bool) -> None:
    """Extract statements from the files of FOLDER (or of all searched folders) into topics. Each file is the source.

    A file never supersedes what a person said: such an edit waits for review.

    \b
    vault-memory folder extract
    vault-memory folder extract Notes
    """
    from vault_memory.api.json_output import to_json

    runs = _extract(context.memory(), folders, as_json)
    if as_json:
        print_json(to_json({"extracted": runs}))
    if any(run.errors for run in runs):
        raise click.exceptions.Exit(1)


@command.command(name="list", short_help="list the searched folders")
@json_option
@pass_context
def list_(context: GlobalOptions, as_json: bool) -> None:
    """List the folders that are searched, with what was found in them and what was left out.

    \b
    vault-memory folder list
    """
    _list(context, as_json)


@command.command(name="remove", short_help="stop searching a folder; its files stay as they are")
@click.argument("folder")
@json_option
@pass_context
def remove(context: GlobalOptions, folder: str, as_json: bool) -> None:
    """Stop searching FOLDER (its path or name). Nothing in it changes.

    \b
    vault-memory folder remove Notes
    """
    _remove(context, folder, as_json)


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
            say("another process is indexing; the next search indexes the rest")
    names = tuple(folder.name for folder in report.folders)
    runs = _extract(memory, names, as_json) if extract else []
    if as_json:
        print_json(to_json({"ingested": report, "extracted": runs} if extract else report))
    if any(run.errors for run in runs):
        raise click.exceptions.Exit(1)
    _exit(report.folders)


def _extract(memory: Memory, names: tuple[str, ...], as_json: bool) -> list[Report]:
    from vault_memory.cli.archive import print_report

    runs = []
    with progress("Extracting", quiet=as_json) as update:
        for run in memory.folders.extract(*names, progress=update):
            runs.append(run)
            if not as_json:
                update.hide()
                print_report(run, of="file", left_out="searched in the files all the same")
    if not runs and not as_json:
        say("no new statements to extract")
    return runs


def _list(context: GlobalOptions, as_json: bool) -> None:
    from vault_memory.api.json_output import to_json

    with progress("Reading", quiet=as_json) as update:
        folders = context.memory().folders.list(update)
    if as_json:
        print_json(to_json(folders))
    elif not folders:
        say("no folders yet; add one with: vault-memory folder add FOLDER")
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
        removed = count_noun(folder.entries, "entry", "entries")
        say(f"{folder.name}: no longer searched, {removed} removed; {folder.root} is unchanged")


def _print(folder: FolderReport) -> None:
    out = console()
    found = ", ".join(f"{count:,} {kind}" for kind, count in folder.files.items()) or "nothing to search"
    state = found if folder.reachable else "cannot be reached; what is known of it stays searchable"
    entries = count_noun(folder.entries, "entry", "entries")
    out.print(f"{folder.name}: {state} ({entries})", style="bold", markup=False)
    out.print(f"  {folder.root}", style="dim", markup=False)
    if folder.exclude:
        out.print(f"  without {', '.join(folder.exclude)}", style="dim", markup=False)
    for reason, count in folder.left_out.items():
        out.print(f"  left out: {count:,} {reason}", style="dim", markup=False)
    for problem in folder.problems[:_SHOWN]:
        out.print(f"  problem: {problem}", style="yellow", markup=False)
    if len(folder.problems) > _SHOWN:
        more = count_noun(len(folder.problems) - _SHOWN, "more problem")
        out.print(f"  … and {more} (--json lists them)", style="yellow")


def _exit(folders: tuple[FolderReport, ...]) -> None:
    """Return exit code 1 where something could not be read."""
    if not all(folder.reachable for folder in folders):
        raise click.exceptions.Exit(1)
