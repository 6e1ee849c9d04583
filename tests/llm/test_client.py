"""Test the client with a scripted server, through real litellm and real HTTP."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from llm_server import Request, Script, Scripted, drop, filtered, ok, raw, refusal, status, truncated

from vault_memory import errors
from vault_memory.events import subscribe
from vault_memory.llm import cache
from vault_memory.llm.client import Client
from vault_memory.llm.prompts.extract import Extracted
from vault_memory.settings import LlmSettings

from .conftest import Scripted as Scene
from .conftest import item, prompt


def test_a_valid_reply_takes_one_call(scripted: Scene) -> None:
    scene = scripted(ok({"knowledge": [item()]}, tokens=(120, 30)))
    seen: list[dict[str, object]] = []
    with subscribe(lambda name, values: seen.append({"event": name, **values})):
        answer = scene.client.ask(prompt(), Extracted)
    assert [each.knowledge for each in answer.value.knowledge] == ["Tokens are JWT signed with RS256."]
    assert (answer.problems, answer.calls, answer.tokens_in, answer.tokens_out) == ((), 1, 120, 30)
    assert scene.client.usage.tokens_in == 120 and scene.client.usage.calls == 1
    assert [each["operation"] for each in seen if each["event"] == "llm"] == ["extract"]
    [request] = scene.server.requests
    assert request.headers["Authorization"] == "Bearer test-key"
    assert request.body["temperature"] == 0 and request.body["max_tokens"] == 4096
    assert request.schema is not None and "knowledge" in request.schema["required"]


def test_an_invalid_reply_is_told_what_was_wrong(scripted: Scene) -> None:
    scene = scripted(ok({"knowledge": [item(message="banana")]}), ok({"knowledge": [item()]}))
    answer = scene.client.ask(prompt(), Extracted)
    assert len(answer.value.knowledge) == 1 and answer.problems == () and answer.calls == 2
    told = scene.server.requests[1].messages
    assert [message["role"] for message in told] == ["system", "user", "assistant", "user"]
    assert "knowledge[0].message" in told[3]["content"] and "integer" in told[3]["content"]


def test_valid_items_survive_and_only_the_others_are_asked_for_again(scripted: Scene) -> None:
    wrong = item("Keys rotate every 90 days.", message="three")
    scene = scripted(ok({"knowledge": [item(), wrong]}), ok({"knowledge": [item("Keys rotate every 90 days.")]}))
    answer = scene.client.ask(prompt(), Extracted)
    assert [each.knowledge[:4] for each in answer.value.knowledge] == ["Toke", "Keys"]
    assert "only what is missing" in scene.server.requests[1].messages[3]["content"]


def test_a_model_that_repeats_everything_makes_no_doubles(scripted: Scene) -> None:
    scene = scripted(ok({"knowledge": [item(), {"message": 1}]}), ok({"knowledge": [item(), item("Keys rotate.")]}))
    assert len(scene.client.ask(prompt(), Extracted).value.knowledge) == 2


def test_what_stays_wrong_is_reported_beside_what_is_right(scripted: Scene) -> None:
    scene = scripted(ok({"knowledge": [item(), item(message="banana")]}))
    answer = scene.client.ask(prompt(), Extracted)
    assert len(answer.value.knowledge) == 1 and answer.calls == 3
    assert len(answer.problems) == 1 and "knowledge[1].message" in answer.problems[0]


@pytest.mark.parametrize("reply", [raw("I am sorry."), raw(""), raw("{}"), ok({"knowledge": None}), ok({"facts": []})])
def test_never_valid_is_an_error_after_two_further_calls(scripted: Scene, reply: Scripted) -> None:
    scene = scripted(reply)
    with pytest.raises(errors.InvalidOutput) as caught:
        scene.client.ask(prompt(), Extracted)
    assert caught.value.problems and scene.server.count == 3


def test_of_a_truncated_reply_the_complete_items_survive_and_the_rest_is_asked_for(scripted: Scene) -> None:
    whole = json.dumps({"knowledge": [item(), item("Keys rotate every 90 days, on Sundays.")]})
    scene = scripted(truncated(whole[:-12]), ok({"knowledge": [item("Keys rotate every 90 days, on Sundays.")]}))
    answer = scene.client.ask(prompt(), Extracted)
    assert [each.knowledge[:4] for each in answer.value.knowledge] == ["Toke", "Keys"]
    assert "cut off" in scene.server.requests[1].messages[3]["content"]


def test_of_a_long_truncated_reply_the_model_sees_the_end(scripted: Scene) -> None:
    rows = [item(f"Shelf {n} of the cellar holds {n * 37} jars of plum jam from the year before.") for n in range(120)]
    whole = json.dumps({"knowledge": rows})
    scene = scripted(truncated(whole[:-12]), ok({"knowledge": rows[-1:]}))
    answer = scene.client.ask(prompt(), Extracted)
    assert len(answer.value.knowledge) == 120
    said = scene.server.requests[1].messages[2]["content"]
    assert rows[-2]["knowledge"] in said and rows[0]["knowledge"] not in said  # what comes next it can tell


def test_a_failure_while_mending_keeps_what_was_valid(scripted: Scene) -> None:
    scene = scripted(ok({"knowledge": [item(), {"a": 1}]}), status(401))
    answer = scene.client.ask(prompt(), Extracted)
    assert len(answer.value.knowledge) == 1
    assert "key" in answer.problems[-1]


def test_numbers_are_clamped(scripted: Scene) -> None:
    scene = scripted(ok({"knowledge": [item(confidence=1e15, salience=-3), item("Second one.", confidence="90%")]}))
    first, second = scene.client.ask(prompt(), Extracted).value.knowledge
    assert (first.confidence, first.salience, second.confidence) == (1.0, 0.0, 0.9)


@pytest.mark.parametrize(
    ("reply", "error", "calls"),
    [
        (status(401), errors.AuthError, 1),
        (status(403), errors.AuthError, 1),
        (status(404, "no such model"), errors.RequestRejected, 1),
        (status(422), errors.RequestRejected, 2),  # once more without the schema
        (status(429, retry_after=0), errors.RateLimited, 3),
        (status(500), errors.Unavailable, 3),
        (status(503), errors.Unavailable, 3),
        (drop(), errors.Unavailable, 3),
        (Scripted(b"<html>busy</html>"), errors.Unavailable, 3),
        (Scripted(b'{"choices": []}'), errors.Unavailable, 3),
        (refusal(), errors.Refused, 1),
        (filtered(), errors.Refused, 1),
        (
            status(400, "This model's maximum context length is 8192 tokens", kind="context_length_exceeded"),
            errors.ContextTooLong,
            1,
        ),
    ],
)
def test_every_failure_is_typed(scripted: Scene, reply: Script, error: type[errors.LlmError], calls: int) -> None:
    scene = scripted(reply)
    with pytest.raises(error) as caught:
        scene.client.ask(prompt(), Extracted)
    assert scene.server.count == calls
    assert "\n" not in str(caught.value) and "litellm" not in str(caught.value)


def test_slow_replies_time_out(scripted: Scene) -> None:
    scene = scripted(ok({"knowledge": []}, delay=1.0), timeout=0.3, retries=0)
    with pytest.raises(errors.TimedOut, match=r"0\.3 s"):
        scene.client.ask(prompt(), Extracted)


def test_nobody_there_is_unavailable() -> None:
    settings = LlmSettings(model="openai/x", api_base="http://127.0.0.1:9/v1", retries=0, cache=False)
    with pytest.raises(errors.Unavailable):
        Client(settings).ask(prompt(), Extracted)


def test_no_error_shows_the_key_or_the_password(scripted: Scene) -> None:
    server = scripted(status(401, "no such key: sk-secret")).server
    address = server.url.replace("//", "//ada:secret@")
    settings = LlmSettings(model="openai/x", api_base=address, api_key="sk-secret", retries=0, cache=False)
    with pytest.raises(errors.AuthError) as caught:
        Client(settings).ask(prompt(), Extracted)
    assert "secret" not in str(caught.value) and "//…@127.0.0.1" in str(caught.value)


def test_what_passes_is_waited_for_as_long_as_the_server_says(scripted: Scene) -> None:
    scene = scripted(status(429, retry_after=7), status(500), drop(), ok({"knowledge": [item()]}), retries=3)
    answer = scene.client.ask(prompt(), Extracted)
    assert len(answer.value.knowledge) == 1
    assert scene.slept[0] == 7 and len(scene.slept) == 3
    assert scene.client.usage.retries == 3 and scene.client.usage.calls == 1


def test_a_server_that_wants_to_be_left_alone_for_long_is(scripted: Scene) -> None:
    scene = scripted(status(429, retry_after=3600))
    with pytest.raises(errors.RateLimited) as caught:
        scene.client.ask(prompt(), Extracted)
    assert caught.value.retry_after == 3600 and scene.server.count == 1


def test_a_server_that_takes_no_schema_gets_it_in_words_from_then_on(scripted: Scene) -> None:
    scene = scripted(status(400, "unknown field response_format"), ok({"knowledge": [item()]}))
    assert len(scene.client.ask(prompt(), Extracted).value.knowledge) == 1
    scene.client.ask(prompt("Another text."), Extracted)
    assert [request.schema is None for request in scene.server.requests] == [False, True, True]
    assert '"knowledge"' in scene.server.requests[1].messages[0]["content"].rpartition("JSON schema of the reply")[2]


@pytest.mark.parametrize(("structured", "sent"), [("never", False), ("always", True), ("auto", True)])
def test_structure_is_a_setting(scripted: Scene, structured: str, sent: bool) -> None:
    scene = scripted(ok({"knowledge": []}), structured=structured)
    scene.client.ask(prompt(), Extracted)
    assert (scene.server.requests[0].schema is not None) == sent


def test_the_name_of_a_schema_is_one_that_openai_accepts(scripted: Scene) -> None:
    """The scripted server refuses others, as OpenAI does."""
    scene = scripted(ok({"knowledge": [item()]}))
    scene.client.ask(replace(prompt(), name="consolidate several"), Extracted)
    assert [request.schema is None for request in scene.server.requests] == [False]


def test_the_same_question_is_paid_for_once(scripted: Scene, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    scene = scripted(ok({"knowledge": [item()]}), folder=folder)
    first = scene.client.ask(prompt(), Extracted)
    again = scene.client.ask(prompt(), Extracted)
    assert again.value == first.value and again.cached and again.tokens_in == 0
    assert scene.server.count == 1 and scene.client.usage.cached == 1
    scene.client.ask(prompt("Something else was said."), Extracted)
    assert scene.server.count == 2
    cache.clear_cache(folder)
    scene.client.ask(prompt(), Extracted)
    assert scene.server.count == 3


def test_a_reply_that_was_cached_for_one_vault_is_not_shown_to_another(scripted: Scene, tmp_path: Path) -> None:
    scene = scripted(ok({"knowledge": [item()]}))
    settings = scene.settings
    for owner, asked in (("/srv/anna", 1), ("/srv/ben", 2), ("/srv/anna", 2)):
        Client(replace(settings, cache=True), cache=tmp_path, owner=owner).ask(prompt(), Extracted)
        assert scene.server.count == asked


def test_a_reply_with_problems_is_not_kept(scripted: Scene) -> None:
    scene = scripted(ok({"knowledge": [item(), {"a": 1}]}))
    scene.client.ask(prompt(), Extracted)
    scene.client.ask(prompt(), Extracted)
    assert scene.server.count == 6


def test_the_cache_can_be_switched_off(scripted: Scene) -> None:
    scene = scripted(ok({"knowledge": []}), cache=False)
    scene.client.ask(prompt(), Extracted)
    scene.client.ask(prompt(), Extracted)
    assert scene.server.count == 2


def test_the_budget_of_tokens_stops_the_run_before_the_call(scripted: Scene) -> None:
    scene = scripted(ok({"knowledge": []}, tokens=(2000, 500)), budget_tokens=4000)
    scene.client.ask(prompt(), Extracted)
    with pytest.raises(errors.BudgetExceeded, match="2,500 so far"):
        scene.client.ask(prompt("Another text."), Extracted)
    assert scene.server.count == 1


def test_a_budget_of_cost_needs_a_price(scripted: Scene) -> None:
    with pytest.raises(errors.InputError, match=r"llm\.budget_tokens"):
        scripted(ok({"knowledge": []}), budget_cost=1.0).client.ask(prompt(), Extracted)


def test_cost_is_counted_and_limited_where_the_price_is_known(scripted: Scene) -> None:
    scene = scripted(ok({"knowledge": []}, tokens=(1_000_000, 1)), model="gpt-5-mini", budget_cost=0.26)
    assert scene.client.ask(prompt(), Extracted).cost == pytest.approx(0.25, abs=1e-4)
    scene.client.ask(prompt("Another text."), Extracted)
    with pytest.raises(errors.BudgetExceeded, match=r"\$0\.26"):
        scene.client.ask(prompt("A third text."), Extracted)
    assert scene.client.usage.cost == pytest.approx(0.5, abs=1e-4)


def test_an_estimate_sends_nothing(scripted: Scene) -> None:
    scene = scripted(ok({}), model="gpt-5-mini")
    estimate = scene.client.estimate(prompt())
    assert estimate.tokens_in > 500 and estimate.tokens_out == 800
    assert estimate.cost == pytest.approx(estimate.tokens_in * 2.5e-7 + 800 * 2e-6)
    assert scripted(ok({})).client.estimate(prompt()).cost is None
    assert scene.server.count == 0


def test_a_prompt_that_cannot_fit_is_not_sent(scripted: Scene) -> None:
    scene = scripted(ok({}), context_tokens=2000)
    with pytest.raises(errors.ContextTooLong):
        scene.client.ask(prompt("word " * 3000), Extracted)
    assert scene.server.count == 0
    assert 800 < scene.client.room < 1000


def test_calls_under_way_are_limited(scripted: Scene) -> None:
    under_way, most, lock = 0, 0, threading.Lock()
    gate = threading.Event()

    def answer(request: Request) -> Scripted:
        nonlocal under_way, most
        with lock:
            under_way += 1
            most = max(most, under_way)
            if under_way == 2:
                gate.set()
        gate.wait(2)
        with lock:
            under_way -= 1
        return ok({"knowledge": []})

    scene = scripted(answer, concurrency=2)
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda n: scene.client.ask(prompt(f"Text number {n}."), Extracted), range(6)))
    assert most == 2 and scene.client.usage.calls == 6


def test_a_stray_key_is_never_sent_to_another_server(scripted: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-not-yours")
    scene = scripted(ok({"knowledge": []}), api_key="")
    scene.client.ask(prompt(), Extracted)
    assert "sk-not-yours" not in str(scene.server.requests[0].headers)


def test_a_missing_key_is_said_before_any_call() -> None:
    with pytest.raises(errors.AuthError, match="OPENAI_API_KEY"):
        Client(LlmSettings(model="gpt-5-mini", cache=False)).ask(prompt(), Extracted)


def test_no_model_is_chosen_from_a_stray_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-stray")
    with pytest.raises(errors.InputError, match="VAULT_MEMORY_LLM_MODEL"):
        Client(LlmSettings())


def test_without_the_extra_the_mend_is_said() -> None:
    code = (
        "import sys; sys.modules['pydantic'] = None\n"
        "from vault_memory.errors import InputError\n"
        "try:\n    import vault_memory.llm.client\nexcept InputError as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pip install 'vault-memory[llm]'" in done.stdout


def test_a_model_without_provider_is_explained() -> None:
    with pytest.raises(errors.RequestRejected, match="provider/model"):
        Client(LlmSettings(model="nonsense", cache=False)).ask(prompt(), Extracted)


def test_other_providers_are_asked_in_their_own_way(scripted: Scene) -> None:
    def ollama(request: Request) -> Scripted:
        message = {"role": "assistant", "content": json.dumps({"knowledge": [item()]})}
        body = {"model": "x", "message": message, "done": True, "prompt_eval_count": 9, "eval_count": 3}
        return Scripted(json.dumps(body).encode())

    scene = scripted(ollama, model="ollama_chat/x", api_key="")
    base = scene.settings.api_base.removesuffix("/v1")
    client = Client(LlmSettings(model="ollama_chat/x", api_base=base, cache=False))
    assert len(client.ask(prompt(), Extracted).value.knowledge) == 1
    [request] = scene.server.requests
    assert request.path == "/api/chat" and "knowledge" in request.body["format"]["required"]
    assert request.body["options"]["num_ctx"] == 8192


def test_anthropic_gets_a_schema(scripted: Scene) -> None:
    def claude(request: Request) -> Scripted:
        text = json.dumps({"knowledge": [item()]})
        content: list[dict[str, object]] = [{"type": "text", "text": text}]
        if request.body.get("tools"):
            use = {"type": "tool_use", "id": "t", "name": request.body["tools"][0]["name"], "input": json.loads(text)}
            content = [use]
        body = {
            "id": "m", "type": "message", "role": "assistant", "model": "claude", "content": content,
            "stop_reason": "end_turn", "usage": {"input_tokens": 9, "output_tokens": 3},
        }  # fmt: skip
        return Scripted(json.dumps(body).encode())

    scene = scripted(claude)
    base = scene.settings.api_base.removesuffix("/v1")
    for model in ("anthropic/claude-haiku-4-5", "anthropic/claude-3-haiku-20240307"):
        client = Client(LlmSettings(model=model, api_base=base, api_key="test", cache=False))
        assert len(client.ask(prompt(), Extracted).value.knowledge) == 1
    for request in scene.server.requests:  # newer models take a schema, older ones a tool of that form
        asked = [request.body.get(key) for key in ("output_format", "output_config", "tools")]
        assert "knowledge" in json.dumps(asked)


def test_a_correction_without_anything_ends_the_questions(scripted: Scene) -> None:
    scene = scripted(ok({"knowledge": [item(), item(message="banana")]}), ok({"knowledge": []}))
    answer = scene.client.ask(prompt(), Extracted)
    assert (len(answer.value.knowledge), answer.calls, len(answer.problems)) == (1, 2, 1)
