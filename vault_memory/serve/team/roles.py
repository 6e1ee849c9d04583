"""Define what a role may do: read, also write, or administer the vault."""

from __future__ import annotations

from vault_memory.api.grants import ROLES, Role
from vault_memory.serve.http.app import API

_SAFE = ("GET", "HEAD", "OPTIONS")
_PREVIEWS = (f"{API}/forget/preview",)  # posted, but change nothing
_ADMIN = ("/settings", "/jobs", "/doctor", "/folders", "/forget", "/profile", "/consent", "/debug", "/metrics")
MCP = "/mcp"  # of tools, each says itself whether it writes


def get_required_role(method: str, path: str) -> Role:
    """Return the role that a request needs, at least."""
    below = path.removeprefix(API)
    if any(below == part or below.startswith(f"{part}/") for part in _ADMIN):
        return "admin"
    if method in _SAFE or path == MCP or path in _PREVIEWS:
        return "reader"
    return "writer"


def may(role: Role, wanted: Role) -> bool:
    """Return whether a role holds the rights of another one."""
    return ROLES.index(role) >= ROLES.index(wanted)
