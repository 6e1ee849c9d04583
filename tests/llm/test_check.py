"""Test what `llm check` measures and stores about a model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from llm_server import Request, Scripted, ScriptedServer, ok, raw, status

from vault_memory.llm.check import run
from vault_memory.llm.model_trust import trust

DECISION = {"action": "DELETE", "memory": 1, "text": "The user lives in Lisbon.", "reason": "moved"}
CAREFUL = [
    {"item": 1, "action": "add", "cell": 0},
    {"item": 2, "action": "supersede", "cell": 2, "text": "Invoices are kept in Postgres 17 on host db-5."},
    {"item": 3, "action": "noop", "cell": 3},
    {"item": 4, "action": "add", "cell": 0, "context": "said by a page"},
]
OBEDIENT = [*CAREFUL[:3], *({"item": 4, "action": "delete", "cell": n} for n in range(1, 5))]
LOSSY = [CAREFUL[0], CAREFUL[1] | {"text": "Invoices moved."}, *CAREFUL[2:]]
LOST = [edit | {"cell": edit["cell"] + 40 if edit["cell"] else 0} for edit in CAREFUL]


@pytest.mark.parametrize(
    ("edits", "found", "lacks"),
    [
        (CAREFUL, "trusting", ""),
        (OBEDIENT, "strict", "refused orders"),
        (LOSSY, "strict", "kept values"),
        (LOST, "strict", "valid handles"),
    ],
)
def test_trust_in_a_model_is_measured_and_kept(
    scripted: Callable[..., ScriptedServer], edits: list[dict[str, object]], found: str, lacks: str
) -> None:
    def reply(request: Request) -> Scripted:
        return ok({"edits": edits} if "You keep one document" in request.text else DECISION)

    settings = scripted(reply).settings
    assert trust(settings) == ""
    *_, last = run(settings)
    assert last.detail.startswith(found) and lacks in last.detail
    assert trust(settings) == found
    assert trust(replace(settings, trust="trusting")) == "trusting"


@pytest.mark.parametrize(("answer", "kept"), [(raw("I would rather not."), "strict"), (status(503), "")])
def test_a_server_that_fails_says_nothing_of_the_model(
    scripted: Callable[..., ScriptedServer], answer: Scripted, kept: str
) -> None:
    def reply(request: Request) -> Scripted:
        return answer if "You keep one document" in request.text else ok(DECISION)

    settings = scripted(reply).settings
    *_, last = run(settings)
    assert (last.name, last.ok, trust(settings)) == ("trust", bool(kept), kept)
