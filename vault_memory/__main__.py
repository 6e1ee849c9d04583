"""``python -m vault_memory``: the command line, whatever the path says."""

from vault_memory.cli import main

if __name__ == "__main__":
    main()
