"""Read, list and write the bytes of a vault: atomic files, scans, and edits that other programs make meanwhile.

Imports `vault.git.versions`, `vault.merge` and `vault.document`. Tests: tests/vault/storage.
"""
