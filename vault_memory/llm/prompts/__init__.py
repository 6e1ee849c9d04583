"""Build the prompts, one module each: a function that returns the prompt, and the schema of its reply.

Without the extra ``llm`` importing them raises InputError, which says how to install it.
"""

from importlib.util import find_spec

from vault_memory.errors import InputError

if any(find_spec(name) is None for name in ("json_repair", "litellm", "pydantic", "tenacity")):
    raise InputError("language models need more packages; install them with: pip install 'vault-memory[llm]'")
