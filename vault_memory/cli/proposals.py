"""``vault-memory profile propose|review``: let a model propose changes to the profile, and decide on them."""

from __future__ import annotations

import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from vault_memory.cli import review_prompt
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json, say
from vault_memory.errors import VaultMemoryError
from vault_memory.text.display import count_noun

if TYPE_CHECKING:
    from rich.console import Console

    from vault_memory.api.profile import ProfileProposal
    from vault_memory.memory import Memory


@click.command(name="propose", short_help="ask the model for additions")
@click.option("--all", "again", is_flag=True, help="Read all conversations again, not only new messages.")
@json_option
@pass_context
def propose(context: GlobalOptions, again: bool, as_json: bool) -> None:
    """Ask the language model what the profile should say according to your own messages.

    Needs consent (vault-memory profile consent grant). Each proposal quotes one of your messages; others are dropped.
    Proposals wait for review; nothing is changed. With profile.synthesize_every set, this runs automatically after that
    many messages.

    \b
    vault-memory profile propose
    vault-memory config set profile.synthesize_every 3
    """
    from vault_memory.api.json_output import to_json

    done = context.memory().profile.propose(again=again)
    if as_json:
        print_json(to_json(done))
        return
    line = f"{count_noun(done.read, 'message')} read: {count_noun(len(done.new), 'proposal')}"
    say(line + (f", {done.dropped} without evidence dropped" if done.dropped else ""))
    if done.new:
        say("decide on them with: vault-memory profile review")
    if done.left:
        say(f"{count_noun(done.left, 'message')} left: run it again")


@click.command(name="review", short_help="decide on proposed changes")
@click.option("--yes", is_flag=True, help="Accept everything that can be done, without asking.")
@click.option("--reject-all", is_flag=True, help="Reject everything, without asking.")
@json_option
@pass_context
def review(context: GlobalOptions, yes: bool, reject_all: bool, as_json: bool) -> None:
    """Review the proposed changes, each as a diff of profile.md with the message it quotes.

    Accepting a proposal changes one line. A rejected proposal is not made again.

    \b
    vault-memory profile review
    vault-memory profile review --json
    vault-memory profile review --yes
    """
    review_prompt.refuse_both(yes, reject_all)
    memory = context.memory()
    waiting, rows = memory.profile.proposals(), []
    ask = _is_terminal() and not (yes or reject_all or as_json)
    out = console()
    if not (waiting or as_json):
        out.print("nothing waits for you")
    for number, proposal in enumerate(waiting, 1):
        if not as_json:
            _show(out, proposal, f"{number} of {len(waiting)}")
        outcome = _ask(memory, proposal) if ask else _decide(memory, proposal, yes, reject_all)
        if outcome == "quit":
            return
        rows.append(_row(proposal, outcome))
        if not as_json:
            out.print(f"  {outcome}", style="dim")
    if as_json:
        print_json(rows)


VERBS = (propose, review)


def _is_terminal() -> bool:
    return sys.stdin.isatty()


def _decide(memory: Memory, proposal: ProfileProposal, yes: bool, reject_all: bool) -> str:
    if reject_all:
        memory.review.reject(proposal)
        return "rejected"
    if yes and not proposal.problem:
        memory.review.accept(proposal)
        return "accepted"
    return "waiting"


def _ask(memory: Memory, proposal: ProfileProposal) -> str:
    return review_prompt.ask_decision(
        lambda value: _accept(memory, proposal, value),
        lambda: memory.review.reject(proposal),
        proposal.change.value,
    )


def _accept(memory: Memory, proposal: ProfileProposal, value: str | None) -> str:
    try:
        memory.review.accept(proposal, value)
    except VaultMemoryError as error:
        return f"cannot be done: {error}"
    return "accepted"


def _show(out: Console, proposal: ProfileProposal, number: str) -> None:
    from rich.text import Text

    change = proposal.change
    field = change.field.replace("_", " ")
    out.print(Text(f"{number} · {field}", style="bold").append(f"  you said: “{change.quote}”", style="dim"))
    out.print(Text(f"  {change.source}", style="dim"))
    review_prompt.show_diff(out, proposal.diff)
    if proposal.problem:
        out.print(Text(f"  cannot be done: {proposal.problem}", style="yellow"))


def _row(proposal: ProfileProposal, outcome: str) -> dict[str, object]:
    rest = {"diff": list(proposal.diff), "problem": proposal.problem, "outcome": outcome}
    return {**asdict(proposal.change), **rest}
