"""``vault-memory profile``: show and change what the memory may know about you."""

from __future__ import annotations

import click

from vault_memory.cli import consent
from vault_memory.cli.command_groups import Subverbs
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json, say
from vault_memory.cli.proposals import VERBS
from vault_memory.errors import InputError
from vault_memory.text.display import count_noun


@click.group(name="profile", cls=Subverbs, default="show")
def command() -> None:
    """Show or change profile.md: fields (coding style, languages, frameworks, goals, domain, constraints) and text.

    It is used for searches, prompts and models only with consent (vault-memory profile consent).

    \b
    vault-memory profile
    vault-memory profile set languages Go SQL 'a little TypeScript'
    vault-memory profile set domain 'delivery slots and routes'
    vault-memory profile set goals --clear
    vault-memory profile edit
    vault-memory profile propose
    vault-memory profile review
    vault-memory profile consent grant
    """


for _verb in (*VERBS, consent.command):
    command.add_command(_verb)


@command.command(name="show", short_help="show the profile")
@json_option
@pass_context
def show(context: GlobalOptions, as_json: bool) -> None:
    """Show the profile and whether it is used.

    \b
    vault-memory profile show
    """
    from vault_memory.cli.table_layout import pairs

    memory = context.memory()
    found, granted = memory.profile.get(), memory.consent.status().granted
    if found.problems:
        raise InputError(f"{found.problems[0]}; fix it with: vault-memory profile edit")
    waiting = len(memory.profile.proposals())
    if as_json:
        fields = {key: list(values) for key, values in found.fields.items()}
        body = [text for _, text in found.paragraphs]
        print_json({"fields": fields, "text": body, "consent": granted, "proposals": waiting})
        return
    out = console()
    if found.empty:
        out.print("no profile yet; create one with: vault-memory profile edit")
    pairs(out, ((key.replace("_", " "), "; ".join(values)) for key, values in found.fields.items()))
    for _, text in found.paragraphs:
        out.print(f"\n{text}", markup=False)
    status = "used, with your consent" if granted else "not used: no consent (vault-memory profile consent grant)"
    out.print(f"\n{status}", style="dim")
    if waiting:
        out.print(f"{count_noun(waiting, 'proposal')} for you to decide on: vault-memory profile review", style="dim")


@command.command(name="set", short_help="set a field")
@click.argument("field")
@click.argument("values", nargs=-1)
@click.option("--clear", is_flag=True, help="Remove the field.")
@json_option
@pass_context
def set_field(context: GlobalOptions, field: str, values: tuple[str, ...], clear: bool, as_json: bool) -> None:
    """Set FIELD to VALUES; everything else in the file stays as it is.

    \b
    vault-memory profile set coding-style 'table tests' 'errors wrapped with %w'
    vault-memory profile set goals --clear
    """
    from vault_memory.api.profile import check_field

    if clear == bool(values):
        raise InputError("give the values of the field, or --clear")
    found = context.memory().profile.set(field, values)
    key = check_field(field)
    if as_json:
        print_json({"field": key, "values": list(found.fields.get(key, ()))})
    else:
        console().print(f"{key.replace('_', ' ')}: {'; '.join(found.fields.get(key, ())) or '(none)'}", markup=False)


@command.command(name="edit", short_help="open the profile in an editor")
@pass_context
def edit(context: GlobalOptions) -> None:
    """Open profile.md in $EDITOR.

    \b
    vault-memory profile edit
    """
    profile = context.memory().profile
    click.edit(filename=str(profile.file()))
    for problem in profile.get().problems:
        say(f"problem: {problem}", err=True)
        raise click.exceptions.Exit(1)
