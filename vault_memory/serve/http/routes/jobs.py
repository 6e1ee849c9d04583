"""Serve ``jobs``: list the background jobs, and run one now."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from vault_memory.serve.jobs.scheduler import Jobs
from vault_memory.serve.jobs.watcher_thread import WatcherThread


def router(background: Jobs, watching: WatcherThread | None = None) -> APIRouter:
    api = APIRouter(tags=["jobs"])

    @api.get("/jobs")
    def jobs() -> dict[str, Any]:
        """List the jobs with their schedule, last result and next run, and the state of the file watcher."""
        return {"items": background.list_jobs(), "watcher": watching.state() if watching is not None else None}

    @api.post("/jobs/{name}/run", status_code=202)
    def run(name: str) -> dict[str, Any]:
        """Run a job now."""
        return background.run(name)

    return api
