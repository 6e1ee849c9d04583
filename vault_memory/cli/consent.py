"""``vault-memory profile consent``: show, give or revoke the consent to the use of the profile."""

from __future__ import annotations

import click

from vault_memory.api.profile import PROFILE
from vault_memory.cli.common import GlobalOptions, confirm, console, json_option, pass_context, print_json, say
from vault_memory.text.display import format_moment

_SHOWN = 10  # of the audit log


@click.command(name="consent", short_help="grant or revoke the use of the profile")
@click.argument("action", type=click.Choice(("grant", "revoke", "status")), default="status")
@click.option("--keep-file", is_flag=True, help="With revoke: keep profile.md.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@json_option
@pass_context
def command(context: GlobalOptions, action: str, keep_file: bool, yes: bool, as_json: bool) -> None:
    """Grant or revoke the use of profile.md in searches, prompts and language models, or show its history.

    Without consent, the profile is in no result, context or prompt. Revoking deletes profile.md and the cache of model
    replies; --keep-file leaves the file. It is never in the search index. Git's history keeps what was committed.
    Every grant, revocation and use is a line of .state/audit.jsonl.

    \b
    vault-memory profile consent
    vault-memory profile consent grant
    vault-memory profile consent revoke --yes
    """
    memory, outcome = context.memory(), ""
    if action == "grant":
        memory.consent.grant()
    elif action == "revoke":
        question = "Delete profile.md and withdraw consent?"
        if not confirm(question, yes=yes or keep_file, to="delete profile.md", as_json=as_json):
            say("nothing was changed")
            raise click.exceptions.Exit(1)
        there = (memory.root / PROFILE).exists()
        memory.consent.revoke(keep_file=keep_file)
        if there and not as_json:
            outcome = f"{PROFILE} is kept" if keep_file else f"{PROFILE} is deleted, with the cached replies of models"
    now, log = memory.consent.status(), memory.consent.audit()
    since = format_moment(now.since)
    if as_json:
        rows = [{"time": format_moment(use.time), "event": use.event, "verb": use.verb, "by": use.by} for use in log]
        print_json({"granted": now.granted, "since": since, "audit": rows})
        return
    out = console()
    if now.granted:
        out.print(f"consent granted on {since}")
    else:
        out.print("consent not given" + (f": revoked on {since}" if since else ""))
    if outcome:
        out.print(f"  {outcome}")
    for use in log[-_SHOWN:] if action == "status" else ():
        out.print(f"  {use.time:%Y-%m-%d %H:%M:%S}  {use.event:8}{use.verb}  by {use.by}", markup=False, style="dim")
