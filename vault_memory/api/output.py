"""Search results and contexts as JSON values and as text, as the command line and the servers print them."""

from vault_memory.search.output import context_to_json, to_json, to_text

__all__ = ["context_to_json", "to_json", "to_text"]
