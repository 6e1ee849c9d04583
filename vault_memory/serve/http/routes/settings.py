"""Serve ``settings``: list the settings and where they come from, and change them."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Header, Response

from vault_memory.config import is_private, list_environment_settings
from vault_memory.memory import Memory
from vault_memory.serve.http.problems import document_problems
from vault_memory.serve.http.responses import etag, require_unchanged


def router(memory: Memory) -> APIRouter:
    api = APIRouter(tags=["settings"])

    @api.get("/settings")
    def settings(response: Response) -> dict[str, Any]:
        """List every setting that a vault may set; this excludes models, endpoints and keys."""
        response.headers["ETag"] = etag(memory.config.source())
        return _list_settings(memory)

    @api.patch("/settings", responses=document_problems(412))
    def change(
        values: dict[str, str | bool | int | float],
        response: Response,
        if_match: Annotated[
            str | None, Header(description="The ETag of the settings that were read. Without it, nothing is checked.")
        ] = None,
    ) -> dict[str, Any]:
        """Write settings to the vault's config.yaml; they apply from the next request on."""
        memory.config.set_shared(values, check=lambda now: require_unchanged(if_match or "*", now))
        response.headers["ETag"] = etag(memory.config.source())
        return _list_settings(memory)

    return api


def _list_settings(memory: Memory) -> dict[str, Any]:
    by_environment = list_environment_settings()
    return {
        row.setting: {
            "value": list(row.value) if isinstance(row.value, tuple) else row.value,
            "origin": row.origin,
            "locked": by_environment.get(row.setting, ""),
        }
        for row in memory.config.show()
        if not is_private(row.setting)
    }
