"""Run what an agent's host calls at the turns of a session, and install these calls into the host's settings.

A hook never slows or breaks a session: it imports nothing heavy before it knows that there is work, passes long work
to a process of its own, and logs any failure and exits 0. Imports `Memory` and the packages below it.
Tests: tests/hooks.
"""
