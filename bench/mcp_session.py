"""Print a transcript of an MCP client's session with our server over each transport, to check what a model reads.

    python bench/mcp_session.py

It uses the official SDK's client and a server process on a copy of the sample vault.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests/tools"), str(ROOT / "tests/serve")]

from mcp import Client  # noqa: E402
from mcp.shared.exceptions import MCPError  # noqa: E402
from test_transports import start, stdio  # noqa: E402

CALLS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("memory_search", {"query": "why an outbox instead of publishing from the handler?", "limit": 3}),
    ("memory_search", {"query": "lock_timeout", "source_type": "conversation", "limit": 2}),
    ("memory_search", {"query": "Dispatch service", "detail_level": "summary"}),
    ("memory_context", {"query": "plan the seed swap at the allotment", "budget": 300}),
    ("memory_remember", {"text": "The relay polls every 10 s since May", "type": "fact", "topic": "Dispatch service"}),
    ("memory_search", {"query": "how often does the relay poll?", "limit": 2}),
    ("memory_show", {"topic": "Mull"}),
    ("memory_topics", {}),
    ("memory_search", {"query": "x", "top_k": 3}),
    ("memory_search", {"query": "x", "limit": 100}),
    ("memory_show", {"topic": "Alotment"}),
)  # fmt: skip


async def session(client: Client) -> None:
    shook = client.server_info
    print(f"initialize → {shook.name} {shook.version}\n  instructions: {client.instructions}")
    tools = (await client.list_tools()).tools
    print(f"tools/list → {', '.join(tool.name for tool in tools)}")
    print(f"  {tools[0].name}: {json.dumps(tools[0].input_schema)}")
    for name, given in CALLS:
        began = time.monotonic()
        result = await client.call_tool(name, given)
        told = "\n".join(part.text for part in result.content if part.type == "text")
        mark = "refused" if result.is_error else f"{len(told)} characters"
        print(f"\ntools/call {name} {json.dumps(given)} → {mark}, {1000 * (time.monotonic() - began):.0f} ms")
        print("\n".join(f"  {line}" for line in told.splitlines()))
    listed = (await client.list_resources()).resources
    print(f"\nresources/list → {len(listed)}, the first {listed[0].uri}")
    read = await client.read_resource(listed[0].uri)
    print("\n".join(f"  {line}" for line in read.contents[0].text.splitlines()[:12]) + "\n  …")  # type: ignore[union-attr]
    asked = (await client.list_prompts()).prompts
    print(f"\nprompts/list → {', '.join(prompt.name for prompt in asked)}")
    got = await client.get_prompt(asked[0].name, {"subject": "Postgres"} if asked[0].arguments else None)
    for message in got.messages:
        shown = getattr(message.content, "text", str(message.content))
        print(f"  {message.role}: " + "\n  ".join(shown.splitlines()[:14]))
    try:
        await client.call_tool("memory_wish", {})
    except MCPError as error:
        print(f"\ntools/call memory_wish → {error}")


async def main() -> None:
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("VAULT_MEMORY", "RAG_"))}
    for transport in ("standard input and output", "streamable HTTP"):
        with tempfile.TemporaryDirectory() as folder:
            home = Path(folder)
            shutil.copytree(ROOT / "sample_vault", home / "default")
            print(f"\n{'=' * 30} {transport}\n")
            if transport == "streamable HTTP":
                served = start(home, environment | {"HOME": folder})
                try:
                    async with served.client() as client:
                        await session(client)
                finally:
                    served.stop()
            else:
                async with Client(stdio(home, environment | {"HOME": folder})) as client:
                    await session(client)


if __name__ == "__main__":
    asyncio.run(main())
