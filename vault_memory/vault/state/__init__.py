"""Small SQLite and JSON files beside the knowledge: the journals of runs, usage, consent, tombstones, imports.

Imports `vault.storage`. Tests: tests/vault/state.
"""
