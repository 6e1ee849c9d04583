"""``vault-memory log``: list the runs, or show the history of a topic or a statement."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, json_option, pager, pass_context, print_json, say
from vault_memory.cli.completion import topics
from vault_memory.errors import NotFoundError
from vault_memory.text.display import count_noun, name_conversation, shorten
from vault_memory.text.words import content_words

if TYPE_CHECKING:
    from rich.console import Console

    from vault_memory.api.runs import Event, RunSummary
    from vault_memory.memory import Memory


_FRAME = re.compile(r"^\s*(?:[-*+]|\d+[.)])\s+(?:\[[^\]\[]{1,12}\]\s+)?|^\[[^\]\[]{1,12}\]\s+|(?<!\s)\s+\^[\w-]+\s*$")
_PLURALS = {"summary": "summaries"}  # of the counts that are nouns
_STATES = {"applied": "", "applying": " (unfinished)", "undone": " (undone)"}


@click.command(name="log")
@click.argument("what", shell_complete=topics, metavar="[TOPIC|STATEMENT]", nargs=-1)
@click.option(
    "--limit", type=click.IntRange(1), default=20, show_default=True, help="Number of runs, or of events of a topic."
)
@json_option
@pass_context
def command(context: GlobalOptions, what: tuple[str, ...], limit: int, as_json: bool) -> None:
    """List the last runs. With a TOPIC, words, the id of a STATEMENT or the number of a search result, show its
    history: who said it and when. An edit by hand is a run, too.

    \b
    vault-memory log
    vault-memory log Authentication
    vault-memory log vm-k3f9a2q8d1
    vault-memory log 2
    vault-memory log argon2id passwords
    """
    from vault_memory.api.json_output import to_json

    memory = context.memory()
    runs = memory.runs
    name = " ".join(what)
    if not name:
        rows = runs.list(limit)
        print_json([to_json(row) for row in rows]) if as_json else _show_runs(memory, rows)
        return
    if name.isdecimal() and not _is_topic(memory, name):
        name = _name_result(memory, name)
    cell = re.fullmatch(r"\^?(vm-[0-9a-z]{10})", name)
    try:
        events = runs.cell_events(cell[1]) if cell else runs.topic_events(name)[-limit:]
    except NotFoundError as error:
        if cell:
            raise
        events = runs.cell_events(_find_statement(memory, name, error))
    print_json([to_json(event) for event in events]) if as_json else _show_events(memory, events)


def _is_topic(memory: Memory, name: str) -> bool:
    try:
        memory.topics.get(name)
    except NotFoundError:
        return False
    return True


def _name_result(memory: Memory, number: str) -> str:
    """Return the id of the statement, or the topic, of a result of the last search. Raises NotFoundError."""
    entry = memory.show(number).entry
    named = "" if entry is None else entry.id if entry.id.startswith("vm-") else entry.topic
    if not named:
        raise NotFoundError(
            f"result {number} is neither a statement nor part of a topic; show it with: vault-memory show {number}"
        )
    return named


def _find_statement(memory: Memory, words: str, unknown: NotFoundError) -> str:
    """Return the id of the statement that contains all the words, partly perhaps in its topic's name.

    Raises NotFoundError: ``unknown`` if it suggests a topic, else an error that lists the nearest statements.
    """
    asked = set(content_words(words))
    hits = [hit.entry for hit in memory.search(words).hits if hit.entry.tier in ("cell", "past")]
    for entry in hits:
        if asked <= set(content_words(f"{entry.text} {entry.topic}")) and entry.id.startswith("vm-"):
            return entry.id
    if "did you mean" in str(unknown):
        raise unknown
    near = "".join(f"\n  {entry.topic}: {shorten(entry.text, 90)}" for entry in hits[:3])
    hint = f"; nearest are:{near}\nname more of its words" if near else "; 'vault-memory topics' lists the topics"
    raise NotFoundError(f"no topic is called '{words}' and no statement contains all of these words{hint}")


def _show_runs(memory: Memory, rows: Sequence[RunSummary]) -> None:
    if not rows:
        say("no runs yet")
        return
    titles = memory.conversations.titles(row.conversation for row in rows)
    with pager() as out:
        for row in rows:
            _show_run(out, row, titles.get(row.conversation, ""))


def _show_run(out: Console, row: RunSummary, title: str) -> None:
    from rich.text import Text

    called = name_conversation(row.conversation)
    summary = row.summary
    if title and row.conversation:  # a conversation without a title is named by its first words
        summary = summary.replace(row.conversation, f"“{title}”").replace(called, f"“{title}”")
    what = shorten(summary, 120) + _STATES[row.status] + (f" · {row.person}" if row.person else "")
    out.print(Text(row.id, style="bold").append(f"  {row.time:%Y-%m-%d %H:%M}  {what}", style="not bold"))
    about = [
        ", ".join(f"{count} {_PLURALS.get(name, name) if count > 1 else name}" for name, count in row.counts),
        count_noun(len(row.documents), "document") if row.documents else "",
        f"commit {row.commit[:10]}" if row.commit else "",
    ]
    if details := " · ".join(part for part in about if part):
        out.print(Text(f"  {details}", style="dim"))


def _show_events(memory: Memory, events: Sequence[Event]) -> None:
    if not events:
        say("no run has touched it, and nothing says where it came from: it was typed by hand, or the run is forgotten")
        return
    titles = memory.conversations.titles(source for event in events for source in _list_sources(event))
    with pager() as out:
        for event in events:
            _show_event(out, event, titles)


def _list_sources(event: Event) -> list[str]:
    return event.conversation.split(", ") if event.conversation else []


def _name_sources(event: Event, titles: Mapping[str, str]) -> str:
    """Return the titles of an event's conversations, each once, with its first source."""
    named: dict[str, str] = {}
    for source in _list_sources(event):
        conversation = source.partition("#")[0]
        named.setdefault(conversation, source)
    return ", ".join(
        f"“{titles[conversation]}” ({source})" if titles.get(conversation)
        else name_conversation(source)
        for conversation, source in named.items()
    )  # fmt: skip


def read_statement(line: str) -> str:
    """Return a line of a document as a sentence: without bullet, type, strike and id."""
    return _FRAME.sub("", line).replace("~~", "")


def _show_event(out: Console, event: Event, titles: Mapping[str, str]) -> None:
    from rich.text import Text

    undone = " (undone)" if event.undone else ""
    out.print(Text(f"{event.time:%Y-%m-%d %H:%M}  {event.what}{undone}", style="bold"))
    for mark, text, style in (("-", event.before, "red"), ("+", event.after, "green")):
        if text:
            out.print(Text(f"  {mark} {read_statement(text)}", style=style))
    about = [
        event.reason,
        f"from {_name_sources(event, titles)}" if event.conversation else "",
        f"run {event.run}" if event.run else "",
        f"commit {event.commit[:10]}" if event.commit else "",
        f"by {event.author}" if event.author else "",
        event.path,
    ]
    out.print(Text("  " + " · ".join(part for part in about if part), style="dim"))
