"""Serve ``map``: a layout of the topics in which similar topics lie close together."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from vault_memory.memory import Memory


def router(memory: Memory) -> APIRouter:
    api = APIRouter(tags=["topics"])

    @api.get("/map")
    def topics_by_meaning() -> dict[str, Any]:
        """Return a place on a plane (x and y from 0 to 1) for each topic; none without an embedder."""
        return {
            "items": [
                {
                    "topic": place.topic.name,
                    "path": place.topic.path,
                    "cells": place.topic.cells,
                    "x": place.x,
                    "y": place.y,
                }
                for place in memory.topics.map()
            ]
        }

    return api
