"""Run Schemathesis on a real server: requests that its OpenAPI document allows, and invalid ones."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow
pytest.importorskip("schemathesis")

EXAMPLES = "20" if "SOAK" in os.environ else "3"  # of each operation
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,"
    "response_schema_conformance,unsupported_method,ignored_auth"
)


def test_the_api_keeps_to_its_document(tmp_path: Path) -> None:
    shutil.copytree(Path(__file__).parents[2] / "sample_vault", tmp_path / "default")
    programs = Path(sys.executable).parent
    server = subprocess.Popen(
        [programs / "vault-memory", "--home", tmp_path, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    try:
        server.stdout.readline()
        url = server.stdout.readline().split()[1]
        token = (tmp_path / "default/.state/server-token").read_text().strip()
        done = subprocess.run(
            [
                programs / "st", "run", f"{url}/api/memory/openapi.json", "-H", f"Authorization: Bearer {token}",
                "--checks", CHECKS, "--max-examples", EXAMPLES, "--seed", "1", "--no-color",
                "--exclude-path-regex", "/session$",
            ],
            capture_output=True, text=True, timeout=240, cwd=tmp_path, check=False,
        )  # fmt: skip
    finally:
        server.terminate()
        server.wait(30)
        server.stdout.close()
    assert done.returncode == 0, done.stdout[-6000:]
