"""Serve topic documents as resources: ``vault-memory://topics/Authentication.md``, the file between recall marks.

A host puts a resource into its conversation. Without the marks, the model could take the document's text for orders,
and we could take it for news when that conversation is archived. The bare file is on disk.

Only topic documents are ever read, by paths that the vault itself resolves: no link, ``..`` or other scheme leads
anywhere else, and neither profile nor configuration nor state can be asked for.
"""

from __future__ import annotations

from urllib.parse import quote, unquote, urlsplit

import mcp_types as types

from vault_memory.errors import NotFoundError
from vault_memory.memory import Memory
from vault_memory.serve.mcp.results import NOTE
from vault_memory.text.recall_marks import mark_recalled

SCHEME = "vault-memory"
PAGE = 200
_TYPE = "text/markdown"


def list_resources(memory: Memory, cursor: str | None) -> types.ListResourcesResult:
    """Return a page of the topic documents, by path. ``cursor`` is the last path of the page before."""
    topics = [topic for topic in memory.topics.list() if topic.path > (cursor or "")] if memory.exists() else []
    page = topics[:PAGE]
    return types.ListResourcesResult(
        resources=[
            types.Resource(
                uri=uri(topic.path),
                name=topic.name,
                description=" ".join(topic.summary.split())[:200] or None,
                mime_type=_TYPE,
            )
            for topic in page
        ],
        next_cursor=page[-1].path if len(topics) > PAGE else None,
    )


def list_templates() -> types.ListResourceTemplatesResult:
    template = types.ResourceTemplate(
        uri_template=f"{SCHEME}://topics/{{+path}}",
        name="topic",
        title="Topic document",
        description="A topic document of the vault, e.g. vault-memory://topics/Authentication.md",
        mime_type=_TYPE,
    )
    return types.ListResourceTemplatesResult(resource_templates=[template])


def read_resource(memory: Memory, wanted: str) -> types.ReadResourceResult:
    """Read a topic document. Raises NotFoundError for anything else."""
    path = _path(wanted)
    try:
        source = memory.topics.source(path)
    except NotFoundError:
        raise NotFoundError(f"no topic document {wanted}; resources/list lists all") from None
    text = mark_recalled(source.decode("utf-8", "replace"), NOTE)
    return types.ReadResourceResult(contents=[types.TextResourceContents(uri=wanted, mime_type=_TYPE, text=text)])


def uri(path: str) -> str:
    return f"{SCHEME}://{quote(path, safe='/')}"


def _path(wanted: str) -> str:
    try:
        parts = urlsplit(wanted)
    except ValueError:
        return ""
    if parts.scheme != SCHEME or parts.query or parts.fragment:
        return ""
    return unquote(f"{parts.netloc}{parts.path}")
