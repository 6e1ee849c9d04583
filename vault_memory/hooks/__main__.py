"""``python -P -m vault_memory.hooks claude-code``: what the agent runs, with as little of us loaded as will do."""

from vault_memory.hooks.dispatch import main

if __name__ == "__main__":
    main()
