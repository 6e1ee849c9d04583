"""Store the state of a vault in SQLite and JSON files: journals of runs, usage, consent, tombstones, imports.

Imports `vault.storage`. Tests: tests/vault/state.
"""
