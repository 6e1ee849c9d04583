"""Index and search notes with mem0, in the Python of its own environment: each note is one memory, without a model.

    python mem0_program.py FOLDER index NOTES
    python mem0_program.py FOLDER search QUERY [QUERY ...]

Needs OPENAI_BASE_URL of ``embedder.py``. A search prints for each query a line of JSON, the paths of what is found.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

DIMENSIONS = 256  # of our embedder
FOUND = 40


def main() -> None:
    folder, verb, *words = sys.argv[1:]
    os.environ |= {"MEM0_TELEMETRY": "False", "MEM0_DIR": folder}
    from mem0 import Memory

    memory = Memory.from_config(settings(Path(folder)))
    if verb == "index":
        root = Path(words[0])
        for path in sorted(path for folder in root.iterdir() if folder.is_dir() for path in folder.rglob("*.md")):
            text = path.read_text(encoding="utf-8", errors="replace").strip()
            if text:
                memory.add(text, user_id="notes", infer=False, metadata={"path": str(path)})
        return
    for query in words:
        found = memory.search(query, top_k=FOUND, filters={"user_id": "notes"}, threshold=0.0)
        print(json.dumps([each["metadata"]["path"] for each in found["results"]]))


def settings(folder: Path) -> dict[str, Any]:
    return {
        "vector_store": {
            "provider": "qdrant",
            "config": {"path": str(folder / "qdrant"), "on_disk": True, "embedding_model_dims": DIMENSIONS},
        },
        "embedder": {
            "provider": "openai",
            "config": {"model": "text-embedding-3-small", "embedding_dims": DIMENSIONS, "api_key": "none"},
        },
        "llm": {"provider": "openai", "config": {"api_key": "none"}},
        "history_db_path": str(folder / "history.db"),
    }


if __name__ == "__main__":
    main()
