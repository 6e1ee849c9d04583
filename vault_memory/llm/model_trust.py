"""Store how far each model is trusted (A23): as measured by `llm check`, unless the settings say it.

``strict``: an edit that fails a check, and fails again after the model was asked once more, is not made. ``trusting``:
the model's second answer is applied. A model that was not measured is judged by each of its replies.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from pathlib import Path

import platformdirs

from vault_memory.settings import LlmSettings

STRICT, TRUSTING = "strict", "trusting"


def trust(settings: LlmSettings) -> str:
    """Return ``strict`` or ``trusting``, "" where neither is set nor measured."""
    return settings.trust if settings.trust in (STRICT, TRUSTING) else _read_measured().get(_key(settings), "")


def keep(settings: LlmSettings, found: str) -> None:
    """Store the measured trust of the model; do nothing if the folder cannot be written."""
    file = _file()
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        partial = file.with_suffix(".part")
        partial.write_text(json.dumps(_read_measured() | {_key(settings): found}, indent=1), encoding="utf-8")
        partial.replace(file)


def _read_measured() -> dict[str, str]:
    try:
        found = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(key): str(value) for key, value in found.items()} if isinstance(found, dict) else {}


def _file() -> Path:
    return platformdirs.user_cache_path("vault-memory", appauthor=False) / "model-trust.json"


def _key(settings: LlmSettings) -> str:
    """Return the key of model and server; an address may hold a name or a key, so it is hashed."""
    server = hashlib.sha256(settings.api_base.encode()).hexdigest()[:12] if settings.api_base else ""
    return f"{settings.model} {server}".strip()
