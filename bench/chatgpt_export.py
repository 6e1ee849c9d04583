"""Generate a synthetic ChatGPT export of any size in the real format.

    python bench/chatgpt_export.py OUT.json|OUT.zip MEGABYTES

The newest conversation is first, as in real exports. Conversations are trees with regenerated answers, hidden nodes,
canvas, code, citations and empty nodes. Each states a few decisions, some of which replace older ones.
"""

from __future__ import annotations

import json
import random
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import IO, Any
from uuid import UUID

THINGS = [
    "Postgres", "River", "RabbitMQ", "Kafka", "Redis", "PgBouncer", "Caddy", "Grafana",
    "Loki", "Vault", "Consul", "Nomad", "Terraform", "Ansible", "sqlc", "pgx",
    "Tantivy", "SQLite", "Litestream", "Backblaze", "Hetzner", "Tailscale", "Keycloak", "Authelia",
    "Zitadel", "Stripe", "Adyen", "Twilio", "Postmark", "Sentry", "Datadog", "Jaeger",
    "Tempo", "Prometheus", "Alertmanager", "Kyverno", "Flux", "Argo", "Helm", "Kustomize",
    "Cilium", "Istio", "Linkerd",
]  # fmt: skip
PARTS = [
    "billing", "ledger", "dispatch", "relay", "search", "mobile", "portal", "reports",
    "export", "importer", "scheduler", "gateway",
]  # fmt: skip
WHY = (
    "it locked bookings for minutes", "the old one was too slow", "two partners still call it",
    "that is one system less to run", "the licence changed in March", "it lost messages under load",
)  # fmt: skip
WORDS = [
    "the", "request", "handler", "keeps", "a", "connection", "open", "while",
    "the", "worker", "retries", "and", "the", "queue", "grows", "so",
    "every", "client", "waits", "for", "a", "timeout", "that", "nobody",
    "had", "set", "before", "the", "release", "which", "made", "the",
    "rollback", "longer", "than", "planned", "because", "of", "a", "migration",
    "that", "touched", "a", "large", "table", "with", "a", "new",
    "index", "and", "a", "trigger", "that", "fired", "on", "each",
    "row", "during", "the", "import",
]  # fmt: skip


def conversation(chance: random.Random, number: int, started: datetime) -> dict[str, Any]:
    nodes: dict[str, Any] = {}
    last: list[str | None] = [None]
    clock = started

    def add(role: str, content: dict[str, Any], *, stay: bool = False, **more: Any) -> str:
        nonlocal clock
        clock += timedelta(seconds=chance.randint(5, 300))
        node = str(UUID(int=chance.getrandbits(128), version=4))
        author = {"role": role, "name": more.pop("name", None), "metadata": {}}
        metadata = {
            "model_slug": "gpt-5", "request_id": f"{chance.getrandbits(64):016x}-AMS", "timestamp_": "absolute",
            "parent_id": last[0], "citations": [], "content_references": [], **more.pop("metadata", {}),
        }  # fmt: skip
        message = {
            "id": node, "author": author, "create_time": clock.timestamp(), "update_time": None, "content": content,
            "status": "finished_successfully", "end_turn": True, "weight": 1.0, "metadata": metadata,
            "recipient": "all", "channel": None, **more,
        }  # fmt: skip
        nodes[node] = {"id": node, "message": message, "parent": last[0], "children": []}
        if last[0] is not None:
            nodes[last[0]]["children"].append(node)
        if not stay:
            last[0] = node
        return node

    def text(said: str) -> dict[str, Any]:
        return {"content_type": "text", "parts": [said]}

    root = str(UUID(int=chance.getrandbits(128), version=4))
    nodes[root] = {"id": root, "message": None, "parent": None, "children": []}
    last[0] = root
    add("system", text(""), metadata={"is_visually_hidden_from_conversation": True})
    part, thing, other = chance.choice(PARTS), *chance.sample(THINGS, 2)
    for turn in range(chance.randint(3, 14)):
        add("user", text(f"{_sentence(chance, 12)} {_sentence(chance, 18)}"))
        if turn == 1:
            port = chance.randint(1024, 9999)
            said = f"We decided to use {thing} instead of {other} for the {part} service because {chance.choice(WHY)}."
            add("user", text(f"{said} The {part} service now listens on port {port}. What else should I check?"))
        if chance.random() < 0.15:
            add("assistant", text(_prose(chance, 120)), stay=True)  # regenerated
        if chance.random() < 0.1:
            given = json.dumps({"name": part, "type": "document", "content": _prose(chance, 200)})
            add(
                "assistant",
                {"content_type": "code", "language": "json", "text": given},
                recipient="canmore.create_textdoc",
            )
            add("tool", text("Successfully created text document"), name="canmore.create_textdoc")
        code = f"\n\n```python\ndef {part}_{turn}(rows: list[int]) -> int:\n    return sum(rows) + {turn}\n```\n"
        add("assistant", text(_prose(chance, chance.randint(60, 420)) + code + "\ue200cite\ue202turn0search1\ue201"))
    return {
        "title": f"{thing} for {part} {number}", "create_time": started.timestamp(), "update_time": clock.timestamp(),
        "mapping": nodes, "moderation_results": [], "current_node": last[0], "plugin_ids": None,
        "conversation_id": (made := str(UUID(int=chance.getrandbits(128), version=4))), "id": made,
        "conversation_template_id": None, "gizmo_id": None, "is_archived": False, "default_model_slug": "gpt-5",
    }  # fmt: skip


def _sentence(chance: random.Random, words: int) -> str:
    return " ".join(chance.choice(WORDS) for _ in range(words)).capitalize() + "."


def _prose(chance: random.Random, words: int) -> str:
    return "\n\n".join(" ".join(_sentence(chance, 14) for _ in range(3)) for _ in range(max(1, words // 42)))


def conversations(megabytes: float) -> Iterator[str]:
    """Yield the JSON of one conversation at a time until the total size is reached."""
    chance, written, number = random.Random(7), 0, 0
    started = datetime(2026, 10, 1, 9, tzinfo=UTC)
    while written < megabytes * 1_000_000:
        made = json.dumps(conversation(chance, number, started))
        written, number = written + len(made), number + 1
        started -= timedelta(minutes=chance.randint(20, 180))
        yield made


@contextmanager
def _open_file(path: Path) -> Iterator[IO[bytes]]:
    if path.suffix != ".zip":
        with path.open("wb") as file:
            yield file
        return
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("user.json", "{}")
        archive.writestr("chat.html", "<html></html>")
        with archive.open("conversations.json", "w", force_zip64=True) as file:
            yield file


def write(path: Path, megabytes: float) -> int:
    """Write the export and return its number of conversations."""
    count = 0
    with _open_file(path) as file:
        for made in conversations(megabytes):
            file.write((b"[" if not count else b", ") + made.encode())
            count += 1
        file.write(b"]")
    return count


if __name__ == "__main__":
    print(write(Path(sys.argv[1]), float(sys.argv[2])), "conversations")
