"""``vault-memory doctor``: report what is wrong with the vault and what to do about it."""

from __future__ import annotations

from dataclasses import asdict
from itertools import groupby
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json, say
from vault_memory.cli.progress import progress
from vault_memory.text.display import count_noun

if TYPE_CHECKING:
    from vault_memory.api.results import Diagnosis

_STYLES = {"error": "red", "warning": "yellow", "note": "dim"}
_WEIGHTS = {"error": "error", "warning": "warning", "note": "to know"}


@click.command(name="doctor")
@click.option("--fix", is_flag=True, help="Repair what is safe to repair; never change what a person wrote.")
@json_option
@pass_context
def command(context: GlobalOptions, fix: bool, as_json: bool) -> None:
    """Check every document, pending edits, the index and the state; without --fix nothing is changed.

    Exit code 1 if something is wrong; 0 if there are only remarks.

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
    for heading, group in groupby(diagnosis.findings, key=lambda finding: finding.heading):
        out.print(Text(f"\n{heading}", style="bold"))
        found = list(group)
        for finding, after in zip(found, [*found[1:], None], strict=True):
            line = Text(f"  {_WEIGHTS[finding.weight]:<8}", style=_STYLES[finding.weight])
            out.print(line.append(f"{finding.place}: {finding.message}", style=""), hang=10)
            if finding.mend and (after is None or after.mend != finding.mend):  # once for equal advice in sequence
                fixable = " (or: vault-memory doctor --fix)" if finding.fixable else ""
                out.print(Text(f"          → {finding.mend}{fixable}", style="dim"), hang=12)
    if diagnosis.findings:
        out.print("")
    looked = (
        f"{count_noun(diagnosis.documents, 'document')}, {count_noun(diagnosis.cells, 'current statement')} looked at"
    )
    out.print(Text(f"{looked}: {_count_findings(diagnosis) or 'nothing wrong'}", style="bold"))


def _count_findings(diagnosis: Diagnosis) -> str:
    """Return ``3 findings: 1 error, 2 to know``."""
    counts = [(diagnosis.count(weight), count_noun(diagnosis.count(weight), weight)) for weight in ("error", "warning")]
    counts.append((diagnosis.count("note"), f"{diagnosis.count('note'):,} to know"))
    found = ", ".join(text for count, text in counts if count)
    return f"{count_noun(len(diagnosis.findings), 'finding')}: {found}" if found else ""
