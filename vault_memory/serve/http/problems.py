"""Answer errors with problem details (RFC 9457): library errors, invalid requests, unknown addresses."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, Mount

from vault_memory import errors

MEDIA_TYPE = "application/problem+json"
UNEXPECTED = "something went wrong here; the server's log (.state/server.log) says what"
_METHODS = ("DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT")
_STATUS: tuple[tuple[type[errors.VaultMemoryError], int], ...] = (
    (errors.FormatError, 422),
    (errors.RunningError, 409),
    (errors.InputError, 422),
    (errors.NotFoundError, 404),
    (errors.BusyError, 503),
    (errors.IndexUnavailable, 503),
    (errors.MalformedError, 409),
    (errors.AuthError, 502),
    (errors.LlmError, 502),
    (errors.VaultError, 500),
)


class Conflict(Exception):
    """The document has changed since it was read, or the request lacks If-Match (``status`` 428).

    ``etag``: the ETag of the current document.
    """

    def __init__(self, detail: str, etag: str, status: int = HTTPStatus.PRECONDITION_FAILED) -> None:
        self.detail, self.etag, self.status = detail, etag, int(status)
        super().__init__(detail)


def problem(status: int, detail: str = "", headers: dict[str, str] | None = None, **extra: Any) -> JSONResponse:
    """Return one problem as a response. ``extra`` are further members of the object."""
    body = {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status}
    return JSONResponse(
        body | ({"detail": detail} if detail else {}) | extra, status, headers=headers, media_type=MEDIA_TYPE
    )


def install(app: FastAPI) -> None:
    """Register the handlers that answer all errors of the app with problem details."""
    app.add_exception_handler(errors.VaultMemoryError, _answer_error)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Conflict, _conflict)
    app.add_exception_handler(Exception, _answer_unexpected)


def document_problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI description of answers with these problems."""
    schema = {
        "type": "object",
        "required": ["type", "title", "status"],
        "properties": {
            "type": {"type": "string"},
            "title": {"type": "string"},
            "status": {"type": "integer"},
            "detail": {"type": "string"},
        },
    }
    return {
        status: {"description": HTTPStatus(status).phrase, "content": {MEDIA_TYPE: {"schema": schema}}}
        for status in statuses
    }


async def _answer_error(request: Request, error: Exception) -> JSONResponse:
    return answer_error(error)


def answer_error(error: Exception) -> JSONResponse:
    """Return the answer to what the library raised."""
    status = next((status for kind, status in _STATUS if isinstance(error, kind)), 500)
    return problem(status, str(error), {"Retry-After": "1"} if status == 503 else None)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    found = [
        {"where": ".".join(str(part) for part in each["loc"]), "problem": str(each["msg"])} for each in error.errors()
    ]
    return problem(422, "; ".join(f"{each['where']}: {each['problem']}" for each in found), errors=found)


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    detail = error.detail if error.detail != HTTPStatus(error.status_code).phrase else ""
    headers = dict(error.headers or {})
    if error.status_code == 405:
        headers["Allow"] = ", ".join(_list_methods(request))
    return problem(error.status_code, detail, headers)


def _list_methods(request: Request) -> list[str]:
    """Return the methods of all routes of the address; Starlette names those of the first route alone."""
    return [
        method
        for method in _METHODS
        for route in request.app.routes
        if not isinstance(route, Mount) and route.matches({**request.scope, "method": method})[0] is Match.FULL
    ]


async def _conflict(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Conflict)
    return problem(error.status, error.detail, {"ETag": error.etag})


async def _answer_unexpected(request: Request, error: Exception) -> JSONResponse:
    return problem(500, UNEXPECTED)
