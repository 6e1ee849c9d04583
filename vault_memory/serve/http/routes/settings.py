"""``settings``: what is set, where it comes from, and what the environment has locked."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Header, Response

from vault_memory.config import is_private, list_environment_settings, list_origins
from vault_memory.errors import InputError, NotFoundError
from vault_memory.memory import Memory
from vault_memory.serve.http.problems import documented
from vault_memory.serve.http.responses import etag, unchanged
from vault_memory.vault import config_file


def router(memory: Memory) -> APIRouter:
    api = APIRouter(tags=["settings"])

    @api.get("/settings")
    def settings(response: Response) -> dict[str, Any]:
        """Every setting that a vault may hold; models, endpoints and keys are not among them."""
        response.headers["ETag"] = etag(_file(memory))
        return _all(memory)

    @api.patch("/settings", responses=documented(412))
    def change(
        values: dict[str, str | bool | int | float],
        response: Response,
        if_match: Annotated[str | None, Header(description="The ETag of what was read; without it, any.")] = None,
    ) -> dict[str, Any]:
        """Write settings into the vault's config.yaml; they hold from the next request on."""
        by_environment = list_environment_settings()
        for name in values:
            if is_private(name):
                raise InputError(f"{name} is not set here: models, endpoints and keys never come from a vault")
            if name in by_environment:
                raise InputError(f"{name} is locked by {by_environment[name]} in the server's environment")
        memory.check_settings(values)
        with memory.store.lock():
            unchanged(if_match or "*", _file(memory))
            config_file.save(memory.store, values)
        response.headers["ETag"] = etag(_file(memory))
        return _all(memory)

    return api


def _file(memory: Memory) -> bytes:
    try:
        return memory.store.read(config_file.PATH)
    except NotFoundError:
        return b""


def _all(memory: Memory) -> dict[str, Any]:
    by_environment = list_environment_settings()
    return {
        row.setting: {
            "value": list(row.value) if isinstance(row.value, tuple) else row.value,
            "origin": row.origin,
            "locked": by_environment.get(row.setting, ""),
        }
        for row in list_origins(memory.root)
        if not is_private(row.setting)
    }
