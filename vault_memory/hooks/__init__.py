"""Hooks: what an agent calls at the turns of a session, and what puts these calls into its settings.

A hook never slows a session and never breaks it: what has nothing to say is told before anything heavy is loaded,
what takes long is done by a process of its own, and whatever fails is logged and exits 0.
"""
