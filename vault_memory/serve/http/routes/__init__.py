"""The routes of the HTTP API, one module a resource.

A route checks its parameters, calls `Memory` and formats the response. Tests: tests/serve/http.
"""
