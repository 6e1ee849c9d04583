"""``vault-memory topics rename | merge | split | delete``."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from vault_memory.cli import completion
from vault_memory.cli.common import Context, agreed, console, json_option, many, pass_context, print_json, say

if TYPE_CHECKING:
    from vault_memory.memory import Memory
    from vault_memory.vault.topics import Plan


@click.command(name="rename", short_help="call a topic something else")
@click.argument("old", shell_complete=completion.topic)
@click.argument("new")
@json_option
@pass_context
def rename(context: Context, old: str, new: str, as_json: bool) -> None:
    """Call the topic OLD, NEW: its title, its file and all links to it; the old name stays as an alias.

    \b
    vault-memory topics rename Auth Authentication
    """
    from vault_memory.archive.secrets import refuse_secret
    from vault_memory.vault import topics

    memory = context.memory()
    _do(memory, topics.rename(memory.store, memory.topic(old), refuse_secret(new)), as_json)


@click.command(name="merge", short_help="put one topic into another")
@click.argument("topic", shell_complete=completion.topic)
@click.argument("into", shell_complete=completion.topic)
@json_option
@pass_context
def merge(context: Context, topic: str, into: str, as_json: bool) -> None:
    """Put all that TOPIC says into INTO, under headings of the same name; its name becomes an alias there.

    \b
    vault-memory topics merge Login Authentication
    """
    from vault_memory.vault import topics

    memory = context.memory()
    _do(memory, topics.merge(memory.store, memory.topic(topic), memory.topic(into)), as_json)


@click.command(name="split", short_help="make a topic of a section")
@click.argument("topic", shell_complete=completion.topic)
@click.argument("section")
@click.argument("new", default="")
@json_option
@pass_context
def split(context: Context, topic: str, section: str, new: str, as_json: bool) -> None:
    """Make a topic of one SECTION of TOPIC; it is named after the section unless NEW says otherwise.

    \b
    vault-memory topics split Authentication 'Token storage'
    vault-memory topics split Authentication 'Token storage' Tokens
    """
    from vault_memory.archive.secrets import refuse_secret
    from vault_memory.vault import topics

    memory = context.memory()
    _do(memory, topics.split_out(memory.store, memory.topic(topic), section, refuse_secret(new)), as_json)


@click.command(name="delete", short_help="take a topic away")
@click.argument("topic", shell_complete=completion.topic)
@click.option("--yes", is_flag=True, help="Do not ask.")
@json_option
@pass_context
def delete(context: Context, topic: str, yes: bool, as_json: bool) -> None:
    """Take the document of TOPIC away; `vault-memory undo` brings it back for as long as undo.days says.

    \b
    vault-memory topics delete Login
    vault-memory topics delete Login --yes
    """
    from vault_memory.vault import topics

    memory = context.memory()
    found = memory.topic(topic)
    plan = topics.delete(memory.store, found)
    links = f"; {plan.links:,} links lead to it" if plan.links else ""
    question = f"Delete {found.path} with {many(len(found.cells), 'statement')}{links}?"
    if not agreed(question, yes=yes, to="delete", as_json=as_json):
        say("nothing was deleted")
        raise click.exceptions.Exit(1)
    _do(memory, plan, as_json)


def _do(memory: Memory, plan: Plan, as_json: bool) -> None:
    from vault_memory.vault.runs import planned_changes

    done = planned_changes.carry_out(
        memory.store, plan.what, plan.snapshots, memory.clock(), commit=memory.settings.git.commit
    )
    memory.index.sync()
    notes = (*plan.notes, *done.notes)
    if as_json:
        told = asdict(plan)
        del told["snapshots"]
        print_json(
            {**told, "run": done.run, "documents": list(done.paths), "notes": list(notes), "commit": done.commit}
        )
        return
    from rich.text import Text

    out = console()
    commit = f" · commit {done.commit[:10]}" if done.commit else ""
    out.print(Text(plan.what).append(f"  {plan.path}", style="dim"))
    if plan.links:
        gone = "leads nowhere now" if plan.links == 1 else "lead nowhere now"
        out.print(f"  {many(plan.links, 'link')} {gone if plan.what.startswith('Delete') else 'changed'}")
    for note in notes:
        out.print(Text(f"  ! {note}", style="yellow"))
    out.print(Text(f"  run {done.run}{commit}; vault-memory undo takes it back", style="dim"))


VERBS = (rename, merge, split, delete)
