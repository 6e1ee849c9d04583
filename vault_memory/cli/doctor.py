"""``vault-memory doctor``: what is wrong with the vault, and what to do about it."""

from __future__ import annotations

from dataclasses import asdict
from itertools import groupby
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json, say
from vault_memory.cli.progress import progress

if TYPE_CHECKING:
    from vault_memory.api.results import Diagnosis

_STYLES = {"error": "red", "warning": "yellow", "note": "dim"}


@click.command(name="doctor", short_help="what is wrong with the vault, and how to mend it")
@click.option("--fix", is_flag=True, help="Repair what is safe to repair; never what a person wrote.")
@json_option
@pass_context
def command(context: GlobalOptions, fix: bool, as_json: bool) -> None:
    """Look at every document, at what waits, at the index and the state, and change nothing.

    Exit code 1 where something is wrong; notes alone leave it at 0.

    \b
    vault-memory doctor
    vault-memory doctor --fix
    """
    from vault_memory.memory import Memory

    memory = Memory(home=context.home, user=context.user)
    with progress("Examining", quiet=as_json) as update:
        diagnosis = memory.doctor(fix=fix, progress=update)
    if as_json:
        rows = asdict(diagnosis)
        done = rows.pop("fixed")
        counts = {weight: diagnosis.count(weight) for weight in _STYLES}
        print_json(rows | {"counts": counts, "healthy": diagnosis.healthy, "fixed": list(done)})
    else:
        for line in diagnosis.fixed:
            say(f"fixed  {line}")
        _show(diagnosis)
    if not diagnosis.healthy:
        raise click.exceptions.Exit(1)


def _show(diagnosis: Diagnosis) -> None:
    from rich.text import Text

    out = console()
    for heading, found in groupby(diagnosis.findings, key=lambda finding: finding.heading):
        out.print(Text(f"\n{heading}", style="bold"))
        for finding in found:
            line = Text(f"  {finding.weight:<8}", style=_STYLES[finding.weight])
            out.print(line.append(f"{finding.place}: {finding.message}", style=""), hang=10)
            if finding.mend:
                fixable = " (or: vault-memory doctor --fix)" if finding.fixable else ""
                out.print(Text(f"          → {finding.mend}{fixable}", style="dim"), hang=12)
    looked = f"{diagnosis.documents:,} documents, {diagnosis.cells:,} current statements"
    counts = ", ".join(filter(None, (_counted(diagnosis, weight) for weight in _STYLES)))
    if diagnosis.findings:
        out.print("")
    out.print(Text(f"{looked}: {counts or 'nothing wrong'}", style="bold"))


def _counted(diagnosis: Diagnosis, weight: str) -> str:
    count = diagnosis.count(weight)
    return f"{count:,} {weight}{'' if count == 1 else 's'}" if count else ""
