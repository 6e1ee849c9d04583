"""``vault-memory config``: every setting, its value, and where that comes from."""

from __future__ import annotations

import click

from vault_memory.cli.common import Context, console, json_option, pass_context, print_json


@click.command(name="config", short_help="every setting and where it comes from")
@json_option
@pass_context
def command(context: Context, as_json: bool) -> None:
    """Show every setting, its value, and where that comes from; keys are masked.

    A setting is 'section.key'. It can be set in config.yaml of your own configuration folder, in config.yaml of the
    vault (but for the section 'llm'), and by the environment as VAULT_MEMORY_SECTION_KEY; the later of these wins.
    """
    from vault_memory.config import origins, user_file
    from vault_memory.memory import Memory

    memory = Memory(home=context.home, user=context.user)
    vault = memory.root if memory.exists() else None
    rows = [(row.setting, _shown(row.setting, row.value), row.origin) for row in origins(vault)]
    if as_json:
        settings = {name: {"value": value, "origin": origin} for name, value, origin in rows}
        files = [str(user_file()), *([str(vault / "config.yaml")] if vault is not None else [])]
        print_json({"files": files, "settings": settings})
        return
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, header_style="dim")
    for title in ("setting", "value", "from"):
        table.add_column(title, overflow="fold")
    for name, value, origin in rows:
        shown = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
        style = "dim" if origin == "default" else "bold"
        table.add_row(Text(name), Text(shown, style=style), Text(origin, style="dim"))
    out = console()
    out.print(table)
    out.print(f"your own file: {user_file()}", style="dim", markup=False)


def _shown(setting: str, value: object) -> object:
    """Of a secret only that it is there, and its end to tell keys apart."""
    if not setting.endswith("_key") or not value:
        return value
    text = str(value)
    return f"…{text[-4:]}" if len(text) >= 12 else "…"
