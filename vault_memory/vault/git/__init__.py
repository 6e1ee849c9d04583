"""Use the git repository of a vault: query it (`repository`, `versions`), commit runs, set it up.

The only package that runs git. `repository` and `versions` import nothing of the vault and are below `vault.storage`;
`commits` and `commit_log` are above it, `setup` is above `vault.runs`. Tests: tests/vault/git.
"""
