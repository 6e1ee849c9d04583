"""Use the git repository that a vault is in: what git has (`repository`, `versions`), commits of runs, setting it up.

The only package that runs git. `repository` and `versions` import nothing of the vault and stand below `vault.storage`;
`commits` and `commit_log` stand above it, `setup` above `vault.runs`. Tests: tests/vault/git.
"""
