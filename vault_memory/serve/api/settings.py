"""``settings``: what is set, where it comes from, and what the environment has locked."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from vault_memory.config import locked, origins, private
from vault_memory.errors import InputError
from vault_memory.memory import Memory
from vault_memory.vault import preferences


def router(memory: Memory) -> APIRouter:
    api = APIRouter(tags=["settings"])

    @api.get("/settings")
    def settings() -> dict[str, Any]:
        """Every setting that a vault may hold; models, endpoints and keys are not among them."""
        return _all(memory)

    @api.patch("/settings")
    def change(values: dict[str, str | bool | int | float]) -> dict[str, Any]:
        """Write settings into the vault's config.yaml; they hold from the next request on."""
        by_environment = locked()
        for name in values:
            if private(name):
                raise InputError(f"{name} is not set here: models, endpoints and keys never come from a vault")
            if name in by_environment:
                raise InputError(f"{name} is locked by {by_environment[name]} in the server's environment")
        memory.check_settings(values)
        preferences.save(memory.store, values)
        return _all(memory)

    return api


def _all(memory: Memory) -> dict[str, Any]:
    by_environment = locked()
    return {
        row.setting: {
            "value": list(row.value) if isinstance(row.value, tuple) else row.value,
            "origin": row.origin,
            "locked": by_environment.get(row.setting, ""),
        }
        for row in origins(memory.root)
        if not private(row.setting)
    }
