"""Serve a memory to other programs: HTTP API and page (`http`, `web`), MCP (`mcp`), background jobs (`jobs`).

Calls `Memory` and the packages below it; nothing but `cli` imports it. Needs the extras ``serve`` and ``mcp``.
Tests: tests/serve.
"""
