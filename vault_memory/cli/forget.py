"""``vault-memory forget``: take something out of the memory for good."""

from __future__ import annotations

import difflib
import re
import shlex
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, confirm, json_option, pass_context, print_json, say
from vault_memory.cli.forget_report import describe_target, print_outcome, show_preview, to_row
from vault_memory.errors import NotFoundError

if TYPE_CHECKING:
    from vault_memory.memory import Memory

Targets = list[tuple[str, str]]
_KINDS = ("conversation", "message", "statement", "topic", "entity", "search")
_CELL = re.compile(r"\^?vm-[0-9a-z]{10}")


@click.command(name="forget")
@click.argument("kind", metavar="KIND")
@click.argument("what", nargs=-1)
@click.option("--topic", default="", metavar="NAME", help="Topic of a statement that is given by part of its text.")
@click.option("--keep-cells", is_flag=True, help="With a conversation: keep the statements learned from it.")
@click.option("--keep-messages", is_flag=True, help="Do not change the transcripts that contain a statement.")
@click.option("--limit", type=click.IntRange(1, 25), default=10, help="With a search: number of results to offer. [10]")
@click.option("--dry-run", is_flag=True, help="Show what would be removed; write nothing.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@json_option
@pass_context
def command(
    context: GlobalOptions,
    kind: str,
    what: tuple[str, ...],
    topic: str,
    keep_cells: bool,
    keep_messages: bool,
    limit: int,
    dry_run: bool,
    yes: bool,
    as_json: bool,
) -> None:
    """Remove something permanently, after showing what will be removed. KIND is the number of a result of the last
    search, or one of conversation, message, statement, topic, entity, or search (for results of a query).

    A conversation is removed with its transcript, its summary and the statements that only it supports; those with
    other sources stay. A statement is removed from its document and from the messages that contain it. The index,
    caches, run records and queries are cleaned, and archiving the same conversation again does not bring it back. What
    git's history still contains is reported, with the command that purges it. With search, you choose from the results;
    without a terminal (--yes, --json, pipes) only results that contain all words are removed.

    \b
    vault-memory forget 2
    vault-memory forget conversation conv-456
    vault-memory forget conversation 'Achilles, and what I may still run' --keep-cells
    vault-memory forget message conv-456#m12
    vault-memory forget statement vm-k3f9a2q8d1 --dry-run
    vault-memory forget statement --topic Authentication the refresh endpoint is rate limited
    vault-memory forget topic 'Reading list' --yes
    vault-memory forget entity Anneke
    vault-memory forget search knee injury --limit 5
    """
    kind = "statement" if kind == "cell" else kind
    numbers = _read_numbers(kind, what)
    if not numbers:
        _check_kind(kind, what)
    memory = context.memory()
    options = {"keep_cells": keep_cells, "keep_messages": keep_messages}
    name = " ".join(what)
    if numbers:
        targets = [name_result(memory, number) for number in numbers]
    elif kind == "search":
        choosing = sys.stdin.isatty() and not (yes or dry_run or as_json)
        targets = _choose_targets(memory, name, limit) if choosing else [("words", name)]
    else:
        targets = [_resolve_target(memory, kind, name, topic)]
    preview = memory.forget(*targets, dry_run=True, **options)
    if not as_json:
        show_preview(memory, preview)
    if dry_run:
        print_json(to_row(preview)) if as_json else say("nothing was forgotten: a dry run")
        return
    if not confirm("Forget this for good?", yes=yes, to="forget", as_json=as_json):
        say("nothing was forgotten")
        raise click.exceptions.Exit(1)
    done = memory.forget(*targets, **options)
    if as_json:
        print_json(to_row(done))
    else:
        print_outcome(done)
    if done.remains:
        raise click.exceptions.Exit(1)


def _read_numbers(kind: str, what: tuple[str, ...]) -> list[str]:
    """Return the result numbers if numbers were given instead of a kind: ``forget 2``, ``forget 2 5``."""
    given = [part for each in (kind, *what) for part in each.split(",") if part]
    return given if all(part.isdecimal() for part in given) else []


def name_result(memory: Memory, number: str) -> tuple[str, str]:
    """Return the target for a result of the last search. Raises NotFoundError."""
    entry = memory.show(number).entry
    if entry is not None and entry.tier == "message":
        return "message", entry.id
    if entry is not None and entry.tier in ("cell", "past"):
        return "cell", entry.id if entry.id.startswith("vm-") else entry.key
    if entry is not None and entry.tier == "summary" and entry.topic:
        named = shlex.quote(entry.topic)
        raise NotFoundError(f"result {number} is a whole topic: vault-memory forget topic {named}")
    raise NotFoundError(
        f"result {number} is neither a statement nor a message; delete it in its file: vault-memory show {number}"
    )


def _resolve_target(memory: Memory, kind: str, name: str, topic: str) -> tuple[str, str]:
    """Return the target for `Memory.forget`. A statement may be given by its text, a conversation by its title."""
    if kind == "conversation":
        same = [row.id for row in memory.conversations.list() if row.title.casefold() == name.casefold()]
        return kind, same[0] if len(same) == 1 else name
    if kind == "statement":
        return "cell", memory.topics.cell_key(topic, name) if topic else _find_statement(memory, name)
    return kind, name


def _find_statement(memory: Memory, name: str) -> str:
    """Return the key of the statement with this id or whole text. Raises UsageError, NotFoundError."""
    wanted = " ".join(name.split()).casefold()
    if " " not in wanted:
        return name
    topics = [topic for topic in memory.topics.list() if any(cell.text.casefold() == wanted for cell in topic.cells)]
    if len(topics) == 1:
        return memory.topics.cell_key(topics[0].path, name)
    if topics:
        names = ", ".join(shlex.quote(topic.name) for topic in topics)
        raise click.UsageError(f"several topics have this statement ({names}); say which: --topic NAME")
    raise NotFoundError(
        f"no statement says just '{name}'; for part of one add --topic NAME, for everything that contains these words: "
        f"vault-memory forget search {shlex.quote(name)}"
    )


def _check_kind(kind: str, what: tuple[str, ...]) -> None:
    """Raise UsageError with the likely command: `forget Tea` may mean a topic, or words."""
    name = " ".join((kind, *what))
    if kind in _KINDS and what:
        return
    if kind in _KINDS:
        raise click.UsageError(f"say which {kind}: vault-memory forget {kind} …")
    if near := difflib.get_close_matches(kind, _KINDS, 1) if what else []:
        raise click.UsageError(f"'{kind}' is not a kind of target; did you mean '{near[0]}'?")
    if _CELL.fullmatch(name):
        raise click.UsageError(f"to forget this statement: vault-memory forget statement {name}")
    raise click.UsageError(
        f"say what '{name}' is: `vault-memory forget topic {shlex.quote(name)}` for a document,"
        f" `vault-memory forget search {shlex.quote(name)}` for everything that contains it; or "
        f"{', '.join(_KINDS[:3])}, entity"
    )


def _choose_targets(memory: Memory, query: str, limit: int) -> Targets:
    """Ask which results to forget: first those with all the words, then those that are only similar.

    The answer ``all`` selects the first group; similar results are selected only by number.
    """
    said = memory.find_forgettable(query, limit=limit)
    with suppress(NotFoundError):
        memory.forget(("words", query), dry_run=True)
        said.append(("words", query))
    alike = [target for target in memory.find_forgettable(query, limit=limit, alike=True) if target not in said]
    if not said and not alike:
        raise NotFoundError(f"nothing contains '{query}'; nothing was forgotten")
    for heading, begin, targets in (
        (f"says '{query}':", 1, said),
        ("only alike, and not taken by 'all':", len(said) + 1, alike),
    ):
        if targets:
            say(heading)
        for number, target in enumerate(targets, begin):
            say(f"{number:>3}  {describe_target(memory, target)}")
    answer = click.prompt("Which? (numbers, all, none)", default="none").strip().lower()
    if answer == "all" and said:
        return said
    numbers = {int(part) for part in answer.replace(",", " ").split() if part.isdigit()}
    chosen = [target for number, target in enumerate((*said, *alike), 1) if number in numbers]
    if not chosen:
        raise click.exceptions.Abort
    return chosen
