"""Background jobs of the server: definitions, schedule, and the file watcher.

Tests: tests/serve.
"""
