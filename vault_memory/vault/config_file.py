"""Set values in ``config.yaml`` without changing any other character.

Comments, order, quoting and line ends stay. Values are written at the spans of pyyaml's nodes; a file that cannot be
edited in this way (a flow mapping, an alias) is refused, not rewritten.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

import yaml

from vault_memory.errors import VaultError
from vault_memory.vault.document.lines import ending, split
from vault_memory.vault.document.yaml_spans import (
    insert_below,
    is_block_scalar,
    is_own,
    last_line,
    pairs,
    replace_value,
)
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.storage import atomic_files
from vault_memory.vault.storage.store import Store

PATH = "config.yaml"
_INDENT = "  "

Scalar = str | int | float | bool
Preference = Scalar | Sequence[str] | None  # None: remove the setting


def save(store: Store, values: Mapping[str, Preference], now: datetime) -> None:
    """Set ``section.key`` → value in the vault's config.yaml. Raises VaultError, BusyError."""
    with start_run(store, "config", now=now) as run:
        run.change(PATH, lambda data: _edit_bytes(data or b"", values, PATH))
        run.summary = "; ".join(
            f"set {key} to {_dump_value(value)}" if value is not None else f"unset {key}"
            for key, value in values.items()
        )


def save_own(path: Path, values: Mapping[str, Preference]) -> None:
    """Write the user's own file like `save`; nobody else may read it. Raises VaultError."""
    before = atomic_files.read(path, str(path)) if path.exists() else b""
    after = _edit_bytes(before, values, str(path))
    if after != before:
        atomic_files.replace(path, after, str(path), mode=0o600)


def _edit_bytes(before: bytes, values: Mapping[str, Preference], shown: str) -> bytes:
    try:
        return set_values(before.decode("utf-8"), values).encode("utf-8")
    except UnicodeDecodeError as error:
        raise VaultError(shown, "is not UTF-8") from error


def set_values(text: str, values: Mapping[str, Preference]) -> str:
    """Return ``text`` with these settings. Raises VaultError if the file cannot be edited in place."""
    bom, lines = split(text)
    before = after = "".join(lines)
    for setting, value in values.items():
        section, _, key = setting.partition(".")
        after = _unset(after, section, key) if value is None else _set(after, section, key, _dump_value(value))
    wanted = {key: list(value) if isinstance(value, tuple) else value for key, value in values.items()}
    if _flat(after) != {key: value for key, value in {**_flat(before), **wanted}.items() if value is not None}:
        raise VaultError(PATH, "cannot be edited without rewriting it; set the values by hand")
    return bom + after


def _flat(text: str) -> dict[str, object]:
    sections = yaml.safe_load(text) or {}
    return {f"{name}.{key}": value for name, keys in sections.items() for key, value in (keys or {}).items()}


def _set(text: str, section: str, key: str, value: str) -> str:
    newline = ending(split(text)[1]) or "\n"
    sections = pairs(_compose(text))
    if section not in sections:
        lead = text if not text or text.endswith(("\n", "\r")) else text + newline
        gap = newline if lead.strip() else ""
        return f"{lead}{gap}{section}:{newline}{_INDENT}{key}: {value}{newline}"
    name, node = sections[section]
    if isinstance(node, yaml.ScalarNode) and not node.value:  # "search:" with nothing below it
        return insert_below(text, name.end_mark.line, f"{_INDENT}{key}: {value}", newline)
    if not isinstance(node, yaml.MappingNode) or node.flow_style or node.start_mark.index < name.end_mark.index:
        raise VaultError(PATH, f"'{section}' must hold lines 'key: value'; fix it or remove it")
    keys = pairs(node)
    if key not in keys:
        return insert_below(text, last_line(text, node), f"{' ' * node.start_mark.column}{key}: {value}", newline)
    old = keys[key][1]
    if isinstance(old, yaml.SequenceNode):
        if not old.flow_style:
            text = _unset(text, section, key)
            return _set(text, section, key, value)
        return replace_value(text, old, value)
    if not isinstance(old, yaml.ScalarNode) or is_block_scalar(old) or not is_own(text, keys[key]):
        raise VaultError(PATH, f"'{section}.{key}' must be a plain value; fix it or remove it")
    gap = "" if old.value or old.end_mark.index > old.start_mark.index else " "
    return replace_value(text, old, gap + value)


def _unset(text: str, section: str, key: str) -> str:
    """Return the text without the lines of the key, and without its section if the key was the only one."""
    sections = pairs(_compose(text))
    if section not in sections:
        return text
    name, node = sections[section]
    if not isinstance(node, yaml.MappingNode) or node.flow_style or key not in (keys := pairs(node)):
        return text
    first = keys[key][0].start_mark.line if len(keys) > 1 else name.start_mark.line
    last = last_line(text, yaml.MappingNode(node.tag, [keys[key]], node.start_mark, node.end_mark))
    lines = split(text)[1]
    gap = (
        len(keys) == 1
        and first > 0
        and not lines[first - 1].strip()
        and not "".join(lines[last + 1 : last + 2]).strip()
    )
    return "".join([*lines[: first - gap], *lines[last + 1 :]])


def _compose(text: str) -> yaml.Node | None:
    try:
        root = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        raise VaultError(PATH, "is not valid YAML; fix it first") from error
    if root is not None and (not isinstance(root, yaml.MappingNode) or root.flow_style):
        raise VaultError(PATH, "must hold sections such as 'search:'; fix it first")
    return root


def _dump_value(value: Scalar | Sequence[str]) -> str:
    """Return the value as YAML on one line."""
    plain = value if isinstance(value, str | int | float | bool) else list(value)
    dumped: str = yaml.safe_dump(plain, allow_unicode=True, default_flow_style=True, width=float("inf"))
    return dumped.removesuffix("\n").removesuffix("\n...")
