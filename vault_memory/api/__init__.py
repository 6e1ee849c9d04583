"""The parts of :class:`vault_memory.Memory`: the opened vault, and one module for each of its namespaces.

The command line, the servers and the hooks use ``Memory`` and this package, and nothing below them. A namespace has
the asynchronous one beside it, which :class:`vault_memory.AsyncMemory` uses. Modules are loaded when first used.

May import everything below ``memory``. Tests: tests/api.
"""
