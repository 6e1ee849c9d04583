"""``vault-memory eval``: how good search is on labelled questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from vault_memory.cli.common import Context, console, json_option, pass_context, print_json, say
from vault_memory.cli.progress import progress
from vault_memory.errors import InputError

if TYPE_CHECKING:
    from vault_memory.evaluate.run import LabelledVault

_path = click.Path(exists=True, path_type=Path)
locomo_option = click.option("--locomo", type=_path, help="Ask about the conversations of a LoCoMo file instead.")
beam_option = click.option("--beam", type=_path, help="Ask about the chats of a BEAM folder instead.")


@click.command(name="eval", short_help="how good search is on labelled questions")
@click.argument("queries", type=click.Path(exists=True, dir_okay=False, path_type=Path), required=False)
@locomo_option
@beam_option
@click.option("--cells", is_flag=True, help="With --locomo, --beam: archive them, instead of their transcripts alone.")
@click.option("--compare", multiple=True, metavar="SETTINGS", help="Beside it: search.alpha=0.5,search.beta=0.4")
@click.option("--thresholds", metavar="EMBEDDER", help="Where an embedder's similarities fall, on labelled pairs.")
@click.option("--save", is_flag=True, help="With --thresholds api: put them into your own configuration.")
@json_option
@pass_context
def command(
    context: Context,
    queries: Path | None,
    locomo: Path | None,
    beam: Path | None,
    cells: bool,
    compare: tuple[str, ...],
    thresholds: str | None,
    save: bool,
    as_json: bool,
) -> None:
    """Ask the labelled QUERIES of this vault (its queries.yaml) and measure the answers. Nothing is touched by it.

    \b
    queries:
      - query: why not Debezium?
        category: decision
        relevant:
          vm-q152z7gsb8: 3                 # 3 answers it, 1 touches on it
          2026-03-12-outbox#m3: 2          # a message
          "topics/House.md: code F.22": 3  # an entry with these words

    --thresholds prints, for each kind of pair, the share of those that belong together and of those that do not which
    reach the threshold as it is set, and the one suggested.

    Exit code 1 when labels match nothing in the vault.

    \b
    vault-memory eval
    vault-memory eval queries.yaml --compare search.alpha=0.5
    """
    if thresholds is not None:
        _print_thresholds(context, thresholds, locomo, save, as_json)
        return
    if save:
        raise InputError("--save goes with --thresholds api")
    from vault_memory.evaluate import report, run

    configs = [{}, *map(settings, compare)]
    with subjects(context, queries, locomo, beam, cells) as (found, own), progress("Asking", quiet=as_json) as update:
        outcomes = run.compare_configs(found, configs, update)
        unknown = [label for subject in found for label in run.list_unknown_labels(subject)] if own else []
    if as_json:
        print_json(report.to_json(configs, outcomes, unknown))
    else:
        out = console()
        for rows in report.build_tables(configs, outcomes):
            _print(rows)
        for label in unknown:
            out.print(f"label matches nothing: {label}", style="yellow", markup=False)
    if unknown:
        raise click.exceptions.Exit(1)


def settings(given: str) -> dict[str, object]:
    """``search.alpha=0.5,search.beta=0.4`` as settings. Raises InputError."""
    pairs = [part.partition("=") for part in given.split(",")]
    wrong = next((name for name, separator, _ in pairs if not separator), None)
    if wrong is not None:
        raise InputError(f"'{wrong}' must read setting=value, as in search.alpha=0.5")
    return {name.strip(): value.strip() for name, _, value in pairs}


@contextmanager
def subjects(
    context: Context, queries: Path | None, locomo: Path | None, beam: Path | None, cells: bool = False
) -> Iterator[tuple[list[LabelledVault], bool]]:
    """What is asked about, and whether it is the named vault; conversations get vaults in a temporary folder."""
    import tempfile

    from vault_memory.evaluate import conversations, labelled, run

    if locomo is None and beam is None:
        memory = context.memory()
        asked = labelled.load_labelled_set(queries or memory.root / labelled.FILE)
        yield [run.LabelledVault(memory.home, memory.user, asked)], True
        return
    if queries is not None:
        raise InputError("labelled queries are about this vault; give them without --locomo and --beam")
    samples = [*(conversations.read_locomo(locomo) if locomo else ()), *(conversations.read_beam(beam) if beam else ())]
    with tempfile.TemporaryDirectory() as folder:
        yield run.build_vaults(samples, Path(folder), cells=cells), False


def _print_thresholds(context: Context, name: str, locomo: Path | None, save: bool, as_json: bool) -> None:
    from dataclasses import replace

    from vault_memory.config import find_user_config, load_settings
    from vault_memory.evaluate import thresholds
    from vault_memory.llm.embedders.registry import load_embedders

    if save and name != "api":
        raise InputError("only a model behind an API can have its thresholds set; the packaged ones carry theirs")
    settings = replace(load_settings().embedder, name=name)
    embedder, _ = load_embedders(settings)
    if embedder is None:
        raise InputError("'none' has no similarities" if name == "none" else f"{settings.model} cannot be reached")
    spreads = thresholds.measure_spreads(embedder, locomo)
    if save:
        from vault_memory.llm.embedders.litellm_api import format_thresholds
        from vault_memory.vault.config_file import save_own

        save_own(
            find_user_config(),
            {
                "embedder.thresholds": format_thresholds(
                    thresholds.suggest_thresholds(spreads, embedder), settings.model
                )
            },
        )
    if as_json:
        print_json(thresholds.to_json(spreads, embedder) | ({"written": str(find_user_config())} if save else {}))
        return
    say(f"{embedder.name}: similarities of labelled pairs")
    _print(thresholds.build_table(spreads, embedder))
    if save:
        console().print(f"Written to {find_user_config()}.", markup=False)


def _print(rows: Sequence[Sequence[str]]) -> None:
    """The first row holds the headings."""
    from vault_memory.cli.table_layout import Column, table

    out = console()
    first, *rest = rows[0]
    table(out, [Column(first, gives="folds"), *(Column(heading, right=True) for heading in rest)], rows[1:])
    out.print("")
