"""Check whether the vault's config.yaml excludes a session from memory.

Only the section ``memory`` is read: loading all settings takes longer than a hook without output may take.
Only a clear exclusion is decided here. Other cases, the user's own file, and errors in a file are left to the settings.
"""

from __future__ import annotations

import os

from vault_memory.hooks.call import OFF, Call


def is_excluded_by_vault(call: Call) -> bool:
    """Return whether config.yaml disables memory or excludes the session. Raises InputError for an invalid pattern."""
    if any(os.environ.get(f"VAULT_MEMORY_MEMORY_{key}") for key in ("ENABLED", "EXCLUDE")):
        return False  # the environment may overrule the file
    memory = _section(os.path.join(call.root, "config.yaml"))  # noqa: PTH118 - pathlib takes longer to load
    if str(memory.get("enabled", "")).strip().lower() in OFF:
        return True
    patterns = memory.get("exclude")
    if not patterns or not isinstance(patterns, list):
        return False
    from vault_memory.exclusion_patterns import find_exclusion

    return bool(find_exclusion([str(each).strip() for each in patterns], project=call.project, session=call.session))


def _section(path: str) -> dict[str, object]:
    """Return the section ``memory``; nothing where there is none or the file cannot be read."""
    try:
        with open(path, encoding="utf-8") as file:  # noqa: PTH123
            text = file.read()
    except (OSError, UnicodeDecodeError):
        return {}
    if "memory" not in text:
        return {}
    import yaml

    try:
        loaded = yaml.safe_load(text)
    except (yaml.YAMLError, ValueError):  # the settings say what is wrong
        return {}
    found = loaded.get("memory") if isinstance(loaded, dict) else None
    return found if isinstance(found, dict) else {}
