"""``vault-memory review``: decide on the edits that wait for a person."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from vault_memory.cli import review_prompt
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json
from vault_memory.models import Rewrite
from vault_memory.text.display import name_conversation

if TYPE_CHECKING:
    from rich.console import Console

    from vault_memory.api.review import WaitingProposal
    from vault_memory.memory import Memory


_WAITS = "decide in a terminal with 'vault-memory review', or add --yes or --reject-all"


@click.command(name="review")
@click.option("--yes", is_flag=True, help="Accept everything that can be done, without asking.")
@click.option("--reject-all", is_flag=True, help="Reject everything, without asking.")
@json_option
@pass_context
def command(context: GlobalOptions, yes: bool, reject_all: bool, as_json: bool) -> None:
    """Review the proposed edits of text that a person wrote: the old text, the new text, and its source.

    Accepting applies the edit; rejecting leaves the document as it is. Either removes the edit from the queue.

    \b
    vault-memory review
    vault-memory review --json
    vault-memory review --yes
    """
    review_prompt.refuse_both(yes, reject_all)
    memory = context.memory()
    memory.runs.record_edits()
    review(memory, yes=yes, reject_all=reject_all, as_json=as_json)


def review(memory: Memory, *, yes: bool = False, reject_all: bool = False, as_json: bool = False) -> None:
    """Show what waits and do what the person says; without a terminal only show it."""
    waiting = memory.review.list()
    if as_json:
        print_json([_row(each, _decide(memory, each, yes, reject_all)) for each in waiting])
        return
    from rich.text import Text

    out = console()
    if not waiting:
        out.print("nothing waits for you")
        return
    ask = sys.stdin.isatty() and not (yes or reject_all)
    topic = ""
    for number, each in enumerate(waiting, 1):
        if each.topic != topic:
            topic = each.topic
            out.print(Text(f"\n{topic}", style="bold").append(f"  {each.proposal.path}", style="dim"))
        _show(out, memory, each, f"{number} of {len(waiting)}")
        outcome = _ask(memory, each) if ask else _decide(memory, each, yes, reject_all)
        if outcome == "quit":
            return
        if ask or outcome != "waiting":
            out.print(f"  {outcome}", style="dim")
    if not ask and memory.review.list():
        out.print(f"\n{_WAITS}", style="dim")


def _decide(memory: Memory, each: WaitingProposal, yes: bool, reject_all: bool) -> str:
    if reject_all:
        memory.review.reject(each.proposal)
        return "rejected"
    if yes and not each.problem:
        result = memory.review.accept(each.proposal)
        return "accepted" if result.done else result.reason
    return "waiting"


def _ask(memory: Memory, each: WaitingProposal) -> str:
    from vault_memory.api.review import statement

    def accept(text: str | None) -> str:
        result = memory.review.accept(each.proposal, text)
        return "accepted" if result.done else f"could not be done: {result.reason or result.outcome}"

    return review_prompt.ask_decision(
        accept, lambda: memory.review.reject(each.proposal), statement(each.proposal.edit)
    )


def _show(out: Console, memory: Memory, each: WaitingProposal, number: str) -> None:
    from rich.text import Text

    from vault_memory.api.review import list_sources, statement

    edit = each.proposal.edit
    reason = each.proposal.reason or "proposed"
    out.print(Text(f"\n  {number} · {reason}", style="dim"))
    text = statement(edit) or ""
    if isinstance(edit, Rewrite):
        review_prompt.show_change(out, each.was, text, dropped="nothing: these lines go")
    else:
        review_prompt.show_change(out, each.was, text)
    titles = memory.conversations.titles(list_sources(edit))
    for source in list_sources(edit):
        conversation, _, message = source.partition("#")
        said = memory.conversations.find_message(conversation, message)
        if said is not None:
            when = f", {said.time:%Y-%m-%d}" if said.time else ""
            called = name_conversation(conversation, titles.get(conversation, ""))
            quote = review_prompt.quote_source(said.content, text or each.was)
            out.print(Text("  said    ", style="dim").append(f"“{quote}”", style="not dim italic"))
            out.print(Text(f"          {said.name or said.role}{when}, in {called}", style="dim"))
    if each.problem:
        out.print(Text(f"  can no longer be applied: {each.problem}", style="yellow"))
    if each.note:
        out.print(Text(f"  {each.note}", style="yellow"))


def _row(each: WaitingProposal, outcome: str) -> dict[str, object]:
    proposal = each.proposal
    return {
        "id": proposal.id,
        "topic": each.topic,
        "path": proposal.path,
        "reason": proposal.reason,
        "diff": list(each.diff),
        "problem": each.problem,
        "note": each.note,
        "outcome": outcome,
    }
