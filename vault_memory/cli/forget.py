"""``vault-memory forget``: take something out of the memory for good."""

from __future__ import annotations

import difflib
import re
import shlex
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import click

from vault_memory.cli.common import (
    GlobalOptions,
    confirm,
    console,
    json_option,
    pass_context,
    print_json,
    say,
)
from vault_memory.errors import NotFoundError
from vault_memory.text.display import count_noun

if TYPE_CHECKING:
    from vault_memory.api.forgetting import Forgotten, ForgottenStatement
    from vault_memory.memory import Memory

Targets = list[tuple[str, str]]
_KINDS = ("conversation", "message", "cell", "topic", "entity", "search")
_CELL = re.compile(r"\^?vm-[0-9a-z]{10}")


@click.command(name="forget")
@click.argument("kind", metavar="KIND")
@click.argument("what", nargs=-1)
@click.option("--topic", default="", metavar="NAME", help="The topic of a cell that is named by its text.")
@click.option("--keep-cells", is_flag=True, help="Of a conversation: keep what was learned from it.")
@click.option("--keep-messages", is_flag=True, help="Keep the transcripts that a statement was said in as they are.")
@click.option("--limit", type=click.IntRange(1, 25), default=10, help="Of a search: how many to offer. [10]")
@click.option("--dry-run", is_flag=True, help="Only say what would go.")
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
    """Forget what is named, for good, after showing what goes. KIND is conversation, message, cell, topic, entity, or
    search for what a search finds.

    A conversation goes with its transcript and summary, and with the statements that only it supports; those with
    other sources stay. A statement goes from its document and from the messages that say it. Nothing of it is left in
    the index, caches, run records or queries, and it is not learned again when the same conversation is archived anew.
    What git's history still holds is said, with the command that purges it. Of a search you choose from what is found;
    without asking (--yes, --json, pipes) only what says all its words goes.

    \b
    vault-memory forget conversation conv-456
    vault-memory forget conversation conv-456 --keep-cells
    vault-memory forget message conv-456#m12
    vault-memory forget cell vm-k3f9a2q8d1 --dry-run
    vault-memory forget cell --topic Authentication the refresh endpoint is rate limited
    vault-memory forget topic 'Reading list' --yes
    vault-memory forget entity Anneke
    vault-memory forget search knee injury --limit 5
    """
    _check_kind(kind, what)
    memory = context.memory()
    options = {"keep_cells": keep_cells, "keep_messages": keep_messages}
    name = " ".join(what)
    if kind == "search":
        choosing = sys.stdin.isatty() and not (yes or dry_run or as_json)
        targets = _choose_targets(memory, name, limit) if choosing else [("words", name)]
    else:
        targets = [(kind, _resolve_name(memory, kind, name, topic))]
    preview = memory.forget(*targets, dry_run=True, **options)
    if not as_json:
        _show(preview)
    if dry_run:
        print_json(_row(preview)) if as_json else say("nothing was forgotten: a dry run")
        return
    if not confirm("Forget this for good?", yes=yes, to="forget", as_json=as_json):
        say("nothing was forgotten")
        raise click.exceptions.Exit(1)
    done = memory.forget(*targets, **options)
    if as_json:
        print_json(_row(done))
    else:
        _print_outcome(done)
    if done.remains:
        raise click.exceptions.Exit(1)


def _resolve_name(memory: Memory, kind: str, name: str, topic: str) -> str:
    """The name that `Memory.forget` takes; of a cell that is given by its text its key."""
    return memory.topics.cell_key(topic, name) if kind == "cell" and topic else name


def _check_kind(kind: str, what: tuple[str, ...]) -> None:
    """Raises UsageError with the command that may be meant: `forget Tea` may be a topic, or words."""
    name = " ".join((kind, *what))
    if kind in _KINDS and what:
        return
    if kind in _KINDS:
        raise click.UsageError(f"say which {kind}: vault-memory forget {kind} …")
    if near := difflib.get_close_matches(kind, _KINDS, 1) if what else []:
        raise click.UsageError(f"'{kind}' is nothing to forget; did you mean '{near[0]}'?")
    if _CELL.fullmatch(name):
        raise click.UsageError(f"to forget this statement: vault-memory forget cell {name}")
    raise click.UsageError(
        f"say what '{name}' is: `vault-memory forget topic {shlex.quote(name)}` for a document,"
        f" `vault-memory forget search {shlex.quote(name)}` for all that says it; or {', '.join(_KINDS[:3])}, entity"
    )


def _choose_targets(memory: Memory, query: str, limit: int) -> Targets:
    """Which of what a search finds: what says all the words, and apart from it what is only alike.

    ``all`` takes the first; what is alike goes by its number alone.
    """
    said = memory.find_forgettable(query, limit=limit)
    with suppress(NotFoundError):
        memory.forget(("words", query), dry_run=True)
        said.append(("words", query))
    alike = [target for target in memory.find_forgettable(query, limit=limit, alike=True) if target not in said]
    if not said and not alike:
        raise NotFoundError(f"nothing says '{query}'; nothing was forgotten")
    for heading, begin, targets in (
        (f"says '{query}':", 1, said),
        ("only alike, and not taken by 'all':", len(said) + 1, alike),
    ):
        if targets:
            say(heading)
        for number, target in enumerate(targets, begin):
            _offer(memory, number, target)
    answer = click.prompt("Which? (numbers, all, none)", default="none").strip().lower()
    if answer == "all" and said:
        return said
    numbers = {int(part) for part in answer.replace(",", " ").split() if part.isdigit()}
    chosen = [target for number, target in enumerate((*said, *alike), 1) if number in numbers]
    if not chosen:
        raise click.exceptions.Abort
    return chosen


def _offer(memory: Memory, number: int, target: tuple[str, str]) -> None:
    preview = memory.forget(target, dry_run=True)
    texts = [*(cell.text for cell in preview.cells), *(trace.text for trace in preview.traces)]
    text = next(iter(texts), "")
    if target[0] == "words":
        text = f"(wherever all its words are said: {_count_parts(preview)})"
    say(f"{number:>3}  {target[0]} {target[1]}  {text}")


def _count_parts(preview: Forgotten) -> str:
    parts = (count_noun(len(preview.cells), "statement"), count_noun(len(preview.redacted), "conversation"))
    return ", ".join((*parts, count_noun(len(preview.traces), "file of the state", "files of the state")))


def _show(preview: Forgotten) -> None:
    out = console()
    for conversation in preview.conversations:
        out.print(f"conversation {conversation}: transcript and summary", markup=False)
    for path in preview.documents:
        out.print(f"document {path}", markup=False)
    _list("going", preview.cells)
    _list(
        "that loses this source and stays" if len(preview.kept) == 1 else "that lose this source and stay", preview.kept
    )
    for conversation in preview.redacted:
        out.print(f"conversation {conversation}: the parts that say it", markup=False)
    if preview.traces:
        out.print("what else holds it:")
    texts: dict[str, list[str]] = {}
    for trace in preview.traces:
        texts.setdefault(trace.path, []).append(trace.text)
    for path, found in sorted(texts.items()):
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        out.print(f"  {path}: {found[0]}{more}", markup=False)


def _list(what: str, said: tuple[ForgottenStatement, ...]) -> None:
    out = console()
    if said:
        out.print(f"{len(said)} statement{'' if len(said) == 1 else 's'} {what}:", markup=False)
    for each in said:
        who = " (yours)" if each.by_person else ""
        out.print(f"  {each.path}:{each.line}  {each.text}{who}", markup=False)


def _print_outcome(done: Forgotten) -> None:
    out = console()
    counts = [
        f"{count} {noun}{'' if count == 1 else 's'}"
        for count, noun in (
            (len(done.cells), "statement"),
            (len(done.documents), "document"),
            (len(done.conversations), "conversation"),
        )
        if count
    ]
    out.print(f"forgotten: {', '.join(counts) or 'what was said'}; index, caches and queries hold nothing of it")
    for line in done.remains:
        out.print(f"left for you: {line}", style="yellow", markup=False)
    if done.git:
        out.print(
            "git's history still holds it. This purges the files it stood in from the history, and puts those that"
        )
        out.print("there still are back (git filter-repo must be installed; commit or stash other changes first):")
        out.print(f"  {done.git}", markup=False, soft_wrap=True)
        out.print("Commit messages name topics and titles: git filter-repo --replace-message. Copies elsewhere stay.")


def _row(found: Forgotten) -> dict[str, Any]:
    return {
        "dry_run": found.dry_run,
        "cells": [_statement_fields(each) for each in found.cells],
        "kept": [_statement_fields(each) for each in found.kept],
        "conversations": list(found.conversations),
        "redacted": list(found.redacted),
        "documents": list(found.documents),
        "traces": [{"path": trace.path} | ({"text": trace.text} if trace.text else {}) for trace in found.traces],
        "remains": list(found.remains),
        "git": found.git,
    }


def _statement_fields(each: ForgottenStatement) -> dict[str, Any]:
    row = {"path": each.path, "topic": each.topic, "line": each.line, "cell": each.name, "by_person": each.by_person}
    return row | ({"text": each.text} if each.text else {})
