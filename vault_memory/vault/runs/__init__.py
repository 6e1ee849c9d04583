"""The write path: begin a run, record its changes, commit it, finish it after a crash, undo it, read its history.

`run.start_run` is the only way in: `Store` refuses to write a file of the vault outside a run. Imports `vault.review`,
`vault.conversations`, `vault.state`, `vault.git`, `vault.storage`. Tests: tests/vault/runs and
tests/test_every_verb_is_a_run.py.
"""
