"""``vault-memory eval run | thresholds``: measure search on labelled questions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json, say
from vault_memory.cli.progress import progress
from vault_memory.errors import InputError
from vault_memory.memory import Memory

_path = click.Path(exists=True, path_type=Path)
locomo_option = click.option("--locomo", type=_path, help="Ask about the conversations of a LoCoMo file instead.")
beam_option = click.option("--beam", type=_path, help="Ask about the chats of a BEAM folder instead.")


@click.command(name="run", short_help="ask labelled questions and measure the answers")
@click.argument("queries", type=click.Path(exists=True, dir_okay=False, path_type=Path), required=False)
@locomo_option
@beam_option
@click.option(
    "--cells",
    is_flag=True,
    help="With --locomo, --beam: archive the conversations, too; otherwise only transcripts are searched.",
)
@click.option(
    "--compare",
    multiple=True,
    metavar="SETTINGS",
    help="Also measure with these settings: search.alpha=0.5,search.beta=0.4",
)
@json_option
@pass_context
def run(
    context: GlobalOptions,
    queries: Path | None,
    locomo: Path | None,
    beam: Path | None,
    cells: bool,
    compare: tuple[str, ...],
    as_json: bool,
) -> None:
    """Ask the labelled QUERIES of this vault (its queries.yaml) and measure the answers. This does not count as use.

    \b
    queries:
      - query: why not Debezium?
        category: decision
        relevant:
          vm-q152z7gsb8: 3                 # 3 answers it, 1 touches on it
          2026-03-12-outbox#m3: 2          # a message
          "topics/House.md: code F.22": 3  # an entry with these words

    Exit code 1 if labels match nothing in the vault.

    \b
    vault-memory eval run
    vault-memory eval run queries.yaml --compare search.alpha=0.5
    """
    memory = context.memory() if locomo is None and beam is None else Memory(home=context.home, user=context.user)
    configs = list(map(parse_settings, compare))
    with progress("Asking", quiet=as_json) as update:
        found = memory.evaluate(queries, configs=configs, locomo=locomo, beam=beam, cells=cells, progress=update)
    if as_json:
        print_json(found.to_json())
    else:
        for rows in found.tables():
            _print(rows)
        for label in found.unknown_labels:
            console().print(f"label matches nothing: {label}", style="yellow", markup=False)
    if found.unknown_labels:
        raise click.exceptions.Exit(1)


def parse_settings(given: str) -> dict[str, object]:
    """Parse ``search.alpha=0.5,search.beta=0.4`` into settings. Raises InputError."""
    pairs = [part.partition("=") for part in given.split(",")]
    wrong = next((name for name, separator, _ in pairs if not separator), None)
    if wrong is not None:
        raise InputError(f"'{wrong}' must read setting=value, as in search.alpha=0.5")
    return {name.strip(): value.strip() for name, _, value in pairs}


@click.command(name="thresholds", short_help="compare an embedder's similarities of labelled pairs with its threshold")
@click.argument("embedder")
@locomo_option
@click.option("--save", is_flag=True, help="With 'api': write the suggested thresholds to your own configuration.")
@json_option
@pass_context
def thresholds(context: GlobalOptions, embedder: str, locomo: Path | None, save: bool, as_json: bool) -> None:
    """Print, for each kind of pair, the share of matching and of other pairs that reach EMBEDDER's threshold, and a
    suggested threshold.

    \b
    vault-memory eval thresholds api --save
    """
    found = Memory(home=context.home, user=context.user).measure_thresholds(embedder, locomo=locomo, save=save)
    if as_json:
        print_json({**found.json} | ({"written": str(found.written)} if found.written else {}))
        return
    say(f"{found.embedder}: similarities of labelled pairs")
    _print(found.table)
    if found.written:
        console().print(f"Written to {found.written}.", markup=False)


def _print(rows: Sequence[Sequence[str]]) -> None:
    """Print a table whose first row holds the headings."""
    from vault_memory.cli.table_layout import Column, table

    out = console()
    first, *rest = rows[0]
    table(out, [Column(first, gives="folds"), *(Column(heading, right=True) for heading in rest)], rows[1:])
    out.print("")
