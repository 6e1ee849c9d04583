"""``vault-memory config``: show every setting, its value and where that comes from, and change settings."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

import click
from click.shell_completion import CompletionItem

from vault_memory.cli import check_model, completion
from vault_memory.cli.command_groups import Subverbs
from vault_memory.cli.common import GlobalOptions, console, json_option, pass_context, print_json, say

if TYPE_CHECKING:
    from pathlib import Path

    from vault_memory.api.config import SettingChange
    from vault_memory.memory import Memory


def _settings(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from vault_memory.config import list_settings

    return [CompletionItem(name) for name in list_settings() if name.startswith(incomplete)]


@click.group(name="config", cls=Subverbs, default="show", words="show")
def command() -> None:
    """Show and change settings; without a verb, show all of them.

    A setting is 'section.key'. It can be set in config.yaml of your own configuration folder, in config.yaml of the
    vault (except models, endpoints and keys), and in the environment as VAULT_MEMORY_SECTION_KEY; later sources
    override earlier ones.

    \b
    vault-memory config
    vault-memory config show search
    vault-memory config set search.limit 5
    vault-memory config set memory.exclude '~/work/secret, session:tmp-*'
    vault-memory config unset search.limit
    vault-memory config check
    """


for _verb in (check_model.check, completion.command):
    command.add_command(_verb)


@command.command(name="show", short_help="show settings, their values and sources")
@click.argument("prefix", default="", shell_complete=_settings)
@json_option
@pass_context
def show(context: GlobalOptions, prefix: str, as_json: bool) -> None:
    """Show every setting, or those that begin with PREFIX ('search', 'llm.model'); keys are masked.

    \b
    vault-memory config show
    vault-memory config show search
    """
    _show(context, prefix, as_json)


@command.command(name="set", short_help="set a setting")
@click.argument("setting", shell_complete=_settings)
@click.argument("value")
@json_option
@pass_context
def set_(context: GlobalOptions, setting: str, value: str, as_json: bool) -> None:
    """Set SETTING to VALUE (parts of a list are separated by commas) in the vault's config.yaml, whose comments and
    order are kept. Models, endpoints and keys are set in your own file instead.

    \b
    vault-memory config set search.limit 5
    vault-memory config set llm.model gpt-5-mini
    """
    _print_change(_memory(context, setting).config.set(setting, value), as_json)


@command.command(name="unset", short_help="return a setting to its default")
@click.argument("setting", shell_complete=_settings)
@json_option
@pass_context
def unset(context: GlobalOptions, setting: str, as_json: bool) -> None:
    """Remove SETTING from the file to which 'config set' writes it.

    \b
    vault-memory config unset search.limit
    """
    _print_change(_memory(context, setting).config.unset(setting), as_json)


def _memory(context: GlobalOptions, setting: str) -> Memory:
    """Open the vault for a setting; it need not exist for settings of the user's own file. Raises InputError."""
    from vault_memory.config import convert_setting, is_private
    from vault_memory.memory import Memory

    convert_setting(setting, None)
    return Memory(home=context.home, user=context.user) if is_private(setting) else context.memory()


def _print_change(change: SettingChange, as_json: bool) -> None:
    shown = _mask_value(change.setting, change.value)
    if as_json:
        row = {"setting": change.setting, "value": shown, "file": str(change.file), "locked_by": change.locked_by}
        print_json(row)
        return
    text = f"{change.setting}: {_text(shown)}" if change.value is not None else f"{change.setting}: no longer set"
    say(f"{text} in {change.file}")
    if change.locked_by:
        say(f"but the environment overrides it: {change.locked_by} is set", err=True)


def _show(context: GlobalOptions, prefix: str, as_json: bool) -> None:
    from vault_memory.config import find_user_config, list_settings
    from vault_memory.memory import Memory

    memory = Memory(home=context.home, user=context.user)
    vault = memory.root if memory.exists() else None
    if prefix and not any(name.startswith(prefix) for name in list_settings()):
        _unknown(prefix, list_settings())
    rows = [(row.setting, _mask_value(row.setting, row.value), row.origin) for row in memory.config.show(prefix)]
    if as_json:
        settings = {name: {"value": value, "origin": origin} for name, value, origin in rows}
        files = [str(find_user_config()), *([str(vault / "config.yaml")] if vault is not None else [])]
        print_json({"files": files, "settings": settings})
        return
    _print(rows, find_user_config())


def _unknown(prefix: str, known: Sequence[str]) -> NoReturn:
    from difflib import get_close_matches

    from vault_memory.errors import InputError

    among = known if "." in prefix else sorted({name.partition(".")[0] for name in known})
    near = get_close_matches(prefix, among, 1)
    raise InputError(
        f"no setting begins with '{prefix}'; "
        + (f"did you mean '{near[0]}'?" if near else "there are: " + ", ".join(among))
    )


def _print(rows: Sequence[tuple[str, object, str]], own: Path) -> None:
    from vault_memory.cli.table_layout import Column, table

    value, origin = Column("value", style="bold", gives="folds"), Column("from", style="dim", gives="folds")
    table(console(), (Column("setting"), value, origin), ((name, _text(is_), by) for name, is_, by in rows))
    console(stderr=not sys.stdout.isatty()).print(f"your own file: {own}", style="dim", markup=False)


def _text(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()  # as in a file
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def _mask_value(setting: str, value: object) -> object:
    """Mask a secret: show only that it is set, and its end, to distinguish keys."""
    if not setting.endswith(("_key", ".token")) or not value:
        return value
    text = str(value)
    return f"…{text[-4:]}" if len(text) >= 12 and ":" not in text else "…"
