"""Run functions in other processes: of this machine, or of a Dask cluster.

`pools` starts or finds the processes, `ordered_map` keeps a bounded number of items under way and gives those of a
worker that was killed to another one. Knows nothing of memory: what it runs is given. Imports only `errors` and
`events`. Tests: tests/workers.
"""
