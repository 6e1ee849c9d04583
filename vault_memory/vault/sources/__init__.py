"""List and read folders elsewhere that are searched in place, and copy notes from them.

Never writes to those folders. Imports `vault.storage`. Tests: tests/vault/sources.
"""
