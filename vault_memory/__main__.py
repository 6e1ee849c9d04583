"""Run the command line as ``python -m vault_memory``, even if its script is not on the PATH."""

from vault_memory.cli import main

if __name__ == "__main__":
    main()
