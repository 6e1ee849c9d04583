"""``vault-memory archive``: take conversations into the vault."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import Context, console, json_option, pass_context, print_json, progress

if TYPE_CHECKING:
    from vault_memory.models import Report

FORMATS = ("auto", "openai", "markdown", "locomo")


@click.command(name="archive", short_help="take a conversation into the vault")
@click.argument("file", metavar="FILE|-")
@click.option("--format", "format_", type=click.Choice(FORMATS), default="auto", help="What FILE is. [auto]")
@json_option
@pass_context
def command(context: Context, file: str, format_: str, as_json: bool) -> None:
    """Archive the conversations of FILE: what is worth knowing becomes cells of topic documents.

    FILE is OpenAI-style message JSON or JSONL, markdown or text with speaker lines ("User: …"), or a LoCoMo
    sample; - reads standard input. Archiving the same conversation again adds nothing.

    \b
    vault-memory archive session.json
    pbpaste | vault-memory archive -
    """
    memory = context.memory(new=True)
    source = sys.stdin.buffer.read() if file == "-" else file
    reports: list[Report] = []
    with progress("Archiving", quiet=as_json) as update:
        for report in memory.archive_file(source, format=format_, progress=update):
            reports.append(report)
            if not as_json:
                update.hide()
                print_report(report)
    if as_json:
        print_json([asdict(report) for report in reports] if len(reports) != 1 else asdict(reports[0]))
    if any(report.errors for report in reports):
        raise click.exceptions.Exit(1)


def print_report(report: Report) -> None:
    """What one run did: a line a document, what was left out and why."""
    from rich.text import Text

    out = console()
    if not report.new_messages:
        out.print(
            f"{report.conversation}: nothing new ({_many(report.messages, 'message')} archived before)", markup=False
        )
        return
    kept = report.count("added") + report.count("superseded")
    head = f"{report.conversation}: {_many(report.new_messages, 'new message')}, {_many(kept, 'statement')} kept"
    out.print(Text(head, style="bold"))
    for document in sorted(report.documents, key=lambda d: (not d.created, d.topic.casefold())):
        counts = [
            f"{count} {word}"
            for count, word in (
                (document.added, "added"),
                (document.updated, "said again"),
                (document.superseded, "superseded"),
                (document.pending, "waiting for you"),
            )
            if count
        ]
        mark, style = ("+", "green") if document.created else ("~", "cyan")
        line = Text(f"  {mark} ", style=style)
        line.append(document.topic, style="")
        line.append(f"  {document.error or ', '.join(counts)}", style="red" if document.error else "dim")
        out.print(line)
    left = Counter(item.reason for item in report.items if item.outcome == "rejected")
    for reason, count in left.most_common():
        out.print(Text(f"  - {count} left out: {reason}", style="dim"))
    if report.redacted:
        out.print(Text(f"  ! {_many(report.redacted, 'secret')} redacted before anything was stored", style="yellow"))
    for error in report.errors:
        out.print(Text(f"  ! {error}", style="red"))
    by = "without a model (offline rules)" if report.extractor == "offline" else f"by {report.extractor}"
    out.print(Text(f"  {by} · run {report.run}", style="dim"))


def _many(count: int, noun: str) -> str:
    return f"{count:,} {noun}" + ("" if count == 1 else "s")
