"""Store transcripts of conversations and their summaries.

Imports `vault.state` and `vault.storage`. Tests: tests/vault/conversations.
"""
