"""Servers: the Model Context Protocol for agents, HTTP for everything else."""
