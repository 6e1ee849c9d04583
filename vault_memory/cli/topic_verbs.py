"""``vault-memory topics rename | merge | split | delete``: reshape topic documents."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from vault_memory.cli import completion
from vault_memory.cli.common import (
    GlobalOptions,
    confirm,
    console,
    json_option,
    pass_context,
    print_json,
    say,
)
from vault_memory.text.display import count_noun

if TYPE_CHECKING:
    from vault_memory.models import TopicChange


@click.command(name="rename", short_help="rename a topic")
@click.argument("old", shell_complete=completion.topic)
@click.argument("new")
@json_option
@pass_context
def rename(context: GlobalOptions, old: str, new: str, as_json: bool) -> None:
    """Rename the topic OLD to NEW: its title, its file and all links to it. OLD remains as an alias.

    \b
    vault-memory topics rename Auth Authentication
    """
    _print(context.memory().topics.rename(old, new), as_json)


@click.command(name="merge", short_help="merge one topic into another")
@click.argument("topic", shell_complete=completion.topic)
@click.argument("into", shell_complete=completion.topic)
@json_option
@pass_context
def merge(context: GlobalOptions, topic: str, into: str, as_json: bool) -> None:
    """Merge TOPIC into INTO, under headings of the same name. TOPIC becomes an alias of INTO.

    \b
    vault-memory topics merge Login Authentication
    """
    _print(context.memory().topics.merge(topic, into), as_json)


@click.command(name="split", short_help="make a section a topic of its own")
@click.argument("topic", shell_complete=completion.topic)
@click.argument("section")
@click.argument("new", default="")
@json_option
@pass_context
def split(context: GlobalOptions, topic: str, section: str, new: str, as_json: bool) -> None:
    """Move one SECTION of TOPIC to a topic of its own, named after the section unless NEW is given.

    \b
    vault-memory topics split Authentication 'Token storage'
    vault-memory topics split Authentication 'Token storage' Tokens
    """
    _print(context.memory().topics.split(topic, section, new), as_json)


@click.command(name="delete", short_help="delete a topic")
@click.argument("topic", shell_complete=completion.topic)
@click.option("--yes", is_flag=True, help="Do not ask.")
@json_option
@pass_context
def delete(context: GlobalOptions, topic: str, yes: bool, as_json: bool) -> None:
    """Delete the document of TOPIC. `vault-memory undo` restores it within `undo.days`.

    \b
    vault-memory topics delete Login
    vault-memory topics delete Login --yes
    """
    topics = context.memory().topics
    found, plan = topics.get(topic), topics.delete(topic, dry_run=True)
    links = f"; {plan.links:,} links lead to it" if plan.links else ""
    question = f"Delete {found.path} with {count_noun(len(found.cells), 'statement')}{links}?"
    if not confirm(question, yes=yes, to="delete", as_json=as_json):
        say("nothing was deleted")
        raise click.exceptions.Exit(1)
    _print(topics.delete(topic), as_json)


def _print(done: TopicChange, as_json: bool) -> None:
    if as_json:
        print_json(asdict(done))
        return
    from rich.text import Text

    out = console()
    commit = f" · commit {done.commit[:10]}" if done.commit else ""
    out.print(Text(done.what).append(f"  {done.path}", style="dim"))
    if done.links:
        gone = "leads nowhere now" if done.links == 1 else "lead nowhere now"
        out.print(f"  {count_noun(done.links, 'link')} {gone if done.what.startswith('deleted') else 'changed'}")
    for note in done.notes:
        out.print(Text(f"  ! {note}", style="yellow"))
    out.print(Text(f"  run {done.run}{commit}; vault-memory undo reverses it", style="dim"))


VERBS = (rename, merge, split, delete)
