"""The write path: record what a run changes, apply it, finish it after a crash, undo it, tell its history.

Imports `vault.conversations`, `vault.state`, `vault.git`, `vault.storage`. Tests: tests/vault/runs.
"""
