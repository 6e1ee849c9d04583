"""Small SQLite and JSON files beside the knowledge: usage, consent, tombstones, imports.

Imports `vault.storage`. Tests: tests/vault/state.
"""
