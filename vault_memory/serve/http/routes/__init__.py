"""The routes of the HTTP API, one module for each resource.

A route checks its parameters, calls `Memory` and formats the response. Tests: tests/serve/http.
"""
