"""``vault-memory doctor``: what is wrong with the vault, and what to do about it."""

from __future__ import annotations

from dataclasses import asdict
from itertools import groupby
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import Context, console, json_option, pass_context, print_json, say
from vault_memory.cli.progress import progress

if TYPE_CHECKING:
    from vault_memory.doctor.examine import Diagnosis
    from vault_memory.memory import Memory

_STYLES = {"error": "red", "warning": "yellow", "note": "dim"}


@click.command(name="doctor", short_help="what is wrong with the vault, and how to mend it")
@click.option("--fix", is_flag=True, help="Repair what is safe to repair; never what a person wrote.")
@json_option
@pass_context
def command(context: Context, fix: bool, as_json: bool) -> None:
    """Look at every document, at what waits, at the index and the state, and change nothing.

    Exit code 1 where something is wrong; notes alone leave it at 0.

    \b
    vault-memory doctor
    vault-memory doctor --fix
    """
    from vault_memory.doctor.examine import examine
    from vault_memory.doctor.repair import repair_findings
    from vault_memory.memory import Memory

    memory = Memory(home=context.home, user=context.user)
    done: list[str] = []
    diagnosis = _examined(memory, as_json)
    if fix:
        done = list(repair_findings(memory.store, memory.index, diagnosis.findings, memory.clock()))
        diagnosis = examine(memory.store, memory.index, memory.clock())
    if as_json:
        counts = {weight: diagnosis.count(weight) for weight in _STYLES}
        print_json(asdict(diagnosis) | {"counts": counts, "healthy": diagnosis.healthy, "fixed": done})
    else:
        for line in done:
            say(f"fixed  {line}")
        _show(diagnosis)
    if not diagnosis.healthy:
        raise click.exceptions.Exit(1)


def _examined(memory: Memory, quiet: bool) -> Diagnosis:
    from vault_memory.doctor.examine import examine

    with progress("Examining", quiet=quiet) as update:
        return examine(memory.store, memory.index, memory.clock(), update)


def _show(diagnosis: Diagnosis) -> None:
    from rich.text import Text

    from vault_memory.doctor.finding import KINDS

    out = console()
    for kind, found in groupby(diagnosis.findings, key=lambda finding: finding.kind):
        out.print(Text(f"\n{KINDS[kind]}", style="bold"))
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
