"""Print the preview and the outcome of ``vault-memory forget``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from vault_memory.cli.common import console
from vault_memory.text.display import count_noun, name_conversation, shorten

if TYPE_CHECKING:
    from vault_memory.api.forgetting import Forgotten, ForgottenStatement
    from vault_memory.memory import Memory


def describe_target(memory: Memory, target: tuple[str, str]) -> str:
    """Return a description of a target for a person: its words and its place."""
    kind, name = target
    preview = memory.forget(target, dry_run=True)
    if kind == "words":
        return f"wherever all its words are said: {_count_parts(preview)}"
    if kind == "message":
        titles = memory.conversations.titles([name])
        return f"message in {_name(titles, name.partition('#')[0])}: {shorten(memory.show(name).text, 160)}"
    each = next(iter(preview.cells), None)
    return f"statement in {each.topic}: {each.text}" if each is not None else f"{kind} {name}"


def _count_parts(preview: Forgotten) -> str:
    parts = (count_noun(len(preview.cells), "statement"), count_noun(len(preview.redacted), "conversation"))
    return ", ".join(
        (*parts, count_noun(len(preview.traces), "copy kept by the program", "copies kept by the program"))
    )


def _name(titles: Mapping[str, str], conversation: str) -> str:
    title = titles.get(conversation, "")
    return f"conversation “{title}”" if title else name_conversation(conversation, f"conversation {conversation}")


def show_preview(memory: Memory, preview: Forgotten) -> None:
    """Print what is removed, which statements stay and lose a source, and which files also contain it."""
    out = console()
    titles = memory.conversations.titles((*preview.conversations, *preview.redacted))
    for conversation in preview.conversations:
        out.print(f"{_name(titles, conversation)}: transcript and summary", markup=False)
    for path in preview.documents:
        out.print(f"document {path}", markup=False)
    _list_statements("going", preview.cells)
    _list_statements(
        "that loses this source and stays" if len(preview.kept) == 1 else "that lose this source and stay", preview.kept
    )
    for conversation in preview.redacted:
        out.print(f"{_name(titles, conversation)}: the parts that contain it", markup=False)
    if preview.traces:
        out.print("copies of it in the program's own files:")
    texts: dict[str, list[str]] = {}
    for trace in preview.traces:
        texts.setdefault(trace.path, []).append(trace.text)
    for path, found in sorted(texts.items()):
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        out.print(f"  {path}: {found[0]}{more}", markup=False)


def _list_statements(what: str, said: tuple[ForgottenStatement, ...]) -> None:
    out = console()
    if said:
        out.print(f"{len(said)} statement{'' if len(said) == 1 else 's'} {what}:", markup=False)
    for each in said:
        who = " (yours)" if each.by_person else ""
        out.print(f"  {each.path}:{each.line}  {each.text}{who}", markup=False)


def print_outcome(done: Forgotten) -> None:
    """Print what was forgotten, and what a person must still remove."""
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
    out.print(f"forgotten: {', '.join(counts) or 'what was said'}; the index, caches and queries no longer contain it")
    for line in done.remains:
        out.print(f"left for you: {line}", style="yellow", markup=False)
    if done.git:
        out.print(
            "git's history still contains it. This command purges its files from the history, and restores those that"
        )
        out.print("still exist (git filter-repo must be installed; commit or stash other changes first):")
        out.print(f"  {done.git}", markup=False, soft_wrap=True)
        out.print(
            "Commit messages name topics and titles; git filter-repo --replace-message changes them. Other copies stay."
        )


def to_row(found: Forgotten) -> dict[str, Any]:
    """Return the report as JSON values."""
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
