"""Run a hook as ``python -P -m vault_memory.hooks claude-code``, with as few imports as possible."""

from vault_memory.hooks.dispatch import main

if __name__ == "__main__":
    main()
