"""The HTTP API and the page: application, authentication, guard, routes.

Calls `Memory` and nothing below it. Tests: tests/serve.
"""
