"""Create the server's application: the API under ``/api/memory``, the page, and the guard around both."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING

from fastapi import APIRouter, FastAPI, HTTPException, Request
from fastapi.responses import HTMLResponse
from fastapi.staticfiles import StaticFiles
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match, Route

from vault_memory.errors import NotFoundError
from vault_memory.memory import Memory
from vault_memory.serve.body_limits import LARGE_BODY, MCP_BODY
from vault_memory.serve.http import problems, static
from vault_memory.serve.http.answer_timeout import AnswerTimeout
from vault_memory.serve.http.auth import Access
from vault_memory.serve.http.guard import Guard
from vault_memory.serve.http.parameters import CHECKED
from vault_memory.serve.http.routes import (
    conversations,
    entities,
    history,
    home,
    jobs,
    map,
    metrics,
    profile,
    review,
    search,
    session,
    settings,
    topics,
    upkeep,
    work,
)
from vault_memory.serve.http.tasks import Tasks

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from vault_memory.serve.jobs.scheduler import Jobs
    from vault_memory.serve.jobs.watcher_thread import WatcherThread

API = "/api/memory"
PAGES = (
    *("", "topics", "conversations", "review", "history", "graph", "profile"),
    *("metrics", "jobs", "doctor", "settings", "docs", "login"),
)
_COMPRESSED = 1000  # bytes from which it is worth it

Running = Callable[[], AbstractAsyncContextManager[None]]
Lifespan = Callable[[FastAPI], AbstractAsyncContextManager[None]]


def create_app(
    memory: Memory,
    access: Access,
    *,
    hosts: Sequence[str],
    background: Jobs,
    running: Sequence[Running] = (),
    mounts: Sequence[tuple[str, ASGIApp]] = (),
    work_queue: Tasks | None = None,
    watching: WatcherThread | None = None,
) -> Guard:
    """Create the application for one vault. ``running`` are entered while it runs; ``mounts`` served beside the API.

    ``work_queue`` is closed by whoever gives it.
    """
    queue = work_queue or Tasks(memory.clock, memory.settings.serve.work_seconds)
    closing = [] if work_queue is not None else [lambda: _close_at_end(queue)]
    app = vault_app(
        memory, background=background, work_queue=queue, running=[*closing, *running], mounts=mounts, watching=watching
    )
    app.include_router(session.router(memory, access), prefix=API, dependencies=CHECKED)
    add_page(app)
    limits = memory.settings.serve
    return Guard(
        AnswerTimeout(app, limits),
        access=access,
        hosts=hosts,
        open_paths=is_open,
        login_path=f"{API}/session",
        larger={f"{API}/archive": LARGE_BODY, **{path: MCP_BODY for path, _ in mounts}},
        per_second=limits.requests_per_second,
        body_seconds=limits.body_seconds,
    )


def vault_app(
    memory: Memory,
    *,
    background: Jobs,
    work_queue: Tasks,
    running: Sequence[Running] = (),
    mounts: Sequence[tuple[str, ASGIApp]] = (),
    watching: WatcherThread | None = None,
    admin: bool = True,
) -> FastAPI:
    """Return the API of one vault, for those who have been let in; ``admin`` False: without its owner's profile."""
    writing = memory.another()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        from contextlib import AsyncExitStack

        async with AsyncExitStack() as stack:
            stack.callback(writing.close)
            for each in running:
                await stack.enter_async_context(each())
            yield

    app = new_app(lifespan)
    for part in (
        search.router(memory),
        work.router(memory, writing, work_queue),
        upkeep.router(memory, writing, work_queue),
        profile.router(memory),
        entities.router(memory),
        home.router(memory, admin=admin),
        map.router(memory),
        topics.router(memory),
        conversations.router(memory),
        review.router(memory, admin=admin),
        history.router(memory, admin=admin),
        settings.router(memory),
        metrics.router(memory),
        jobs.router(background, watching),
    ):
        app.include_router(part, prefix=API, dependencies=CHECKED)
    app.router.routes.extend(Route(path, endpoint=mounted) for path, mounted in mounts)
    return app


def new_app(lifespan: Lifespan) -> FastAPI:
    """Return an application without routes, whose errors are problem details."""
    app = FastAPI(
        title="vault_memory",
        version=version("vault-memory"),
        description="Long-term memory kept as plain markdown that you own.",
        docs_url=None,
        redoc_url=None,
        openapi_url=f"{API}/openapi.json",
        lifespan=lifespan,
        responses=problems.document_problems(400, 401, 403, 404, 405, 408, 413, 421, 422, 429, 500, 503),
    )
    problems.install(app)
    return app


def add_page(app: FastAPI) -> None:
    """Serve the page and its files, compressed, beside what ``app`` serves already."""
    app.mount(f"/static/{static.version()}", static.VersionedFiles(directory=static.WEB), name="versioned")
    app.mount("/static", StaticFiles(directory=static.WEB), name="static")
    app.include_router(_pages())
    app.add_middleware(GZipMiddleware, minimum_size=_COMPRESSED, compresslevel=5)


@asynccontextmanager
async def _close_at_end(queue: Tasks) -> AsyncIterator[None]:
    yield
    queue.close()


def is_open(path: str) -> bool:
    """Return whether the address is open to everybody: the empty page and the login."""
    if path == f"{API}/session" or path.startswith("/static/"):
        return True
    return not path.startswith(("/api/", "/mcp"))


def _pages() -> APIRouter:
    """Serve one document for all pages; the browser decides by the address what it shows."""
    pages = APIRouter(include_in_schema=False)

    def page() -> HTMLResponse:
        return HTMLResponse(static.document())

    def unknown(path: str, request: Request) -> HTMLResponse:
        """Raise NotFoundError for addresses of programs, HTTPException where another method is needed."""
        if path.startswith(("api/", "mcp", "static/")):
            others = [each for each in request.app.routes if each.matches(request.scope)[0] is Match.PARTIAL]
            if others:
                allowed = sorted({method for each in others for method in getattr(each, "methods", None) or ()})
                raise HTTPException(405, headers={"Allow": ", ".join(allowed)})
            raise NotFoundError(f"nothing is at /{path}")
        return HTMLResponse(static.document(), 404)

    for name in PAGES:
        pages.add_api_route(f"/{name}", page, methods=["GET", "HEAD"])
    pages.add_api_route("/{path:path}", unknown, methods=["GET", "HEAD"])
    return pages
