"""Test the sources of settings, and which source may set which setting."""

from __future__ import annotations

from pathlib import Path

import pytest

from vault_memory.config import find_user_config, list_origins, load_settings
from vault_memory.errors import InputError
from vault_memory.settings import LlmSettings


@pytest.fixture
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    (tmp_path / "vault").mkdir()
    return tmp_path / "vault"


def own(text: str) -> None:
    find_user_config().parent.mkdir(parents=True, exist_ok=True)
    find_user_config().write_text(text)


def test_the_later_source_wins(vault: Path) -> None:
    own("search: {limit: 1, alpha: 0.1}\nllm: {model: mine, timeout: 9}")
    (vault / "config.yaml").write_text("search: {limit: 2}")
    environ = {"VAULT_MEMORY_LLM_MODEL": "theirs", "RAG_RERANK_BETA": "0.2"}
    settings = load_settings(vault, {"search.gamma": 0.3}, environ)
    assert (settings.search.limit, settings.search.alpha) == (2, 0.1)
    assert (settings.search.beta, settings.search.gamma) == (0.2, 0.3)
    assert (settings.llm.model, settings.llm.timeout) == ("theirs", 9.0)
    found = {row.setting: row.origin for row in list_origins(vault, {"search.gamma": 0.3}, environ)}
    assert found["search.limit"] == str(vault / "config.yaml")
    assert found["search.alpha"] == found["llm.timeout"] == str(find_user_config())
    assert found["llm.model"] == "environment (VAULT_MEMORY_LLM_MODEL)"
    assert found["search.beta"] == "environment (RAG_RERANK_BETA)"
    assert (found["search.gamma"], found["llm.cache"]) == ("arguments", "default")


def test_the_full_name_of_a_variable_wins_over_the_short_one() -> None:
    environ = {"VAULT_MEMORY_SEARCH_BETA": "0.4", "RAG_RERANK_BETA": "0.2"}
    assert load_settings(None, None, environ).search.beta == 0.4


@pytest.mark.parametrize("setting", ["model: gpt-5", "api_base: https://evil.example", "api_key: sk-1", "cache: false"])
def test_a_vault_cannot_choose_a_model(vault: Path, setting: str) -> None:
    (vault / "config.yaml").write_text(f"llm:\n  {setting}\n")
    with pytest.raises(InputError) as caught:
        load_settings(vault, None, {})
    assert str(vault / "config.yaml") in str(caught.value) and str(find_user_config()) in str(caught.value)


def test_a_section_whose_settings_are_commented_out_is_empty(vault: Path) -> None:
    (vault / "config.yaml").write_text("search:\n#   limit: 2\narchive:\n  min_length: 30\n")
    settings = load_settings(vault, None, {})
    assert (settings.search.limit, settings.archive.min_length) == (10, 30)


def test_values_are_checked_where_they_stand(vault: Path) -> None:
    own("llm: {structured: maybe}")
    with pytest.raises(InputError, match=r"config\.yaml: llm\.structured must be one of auto, always, never"):
        load_settings(vault, None, {})
    own("llm: {modle: x}")
    with pytest.raises(InputError, match=r"did you mean 'llm\.model'"):
        load_settings(vault, None, {})


def test_a_key_is_not_in_the_repr() -> None:
    assert "sk-secret" not in repr(LlmSettings(api_key="sk-secret"))


def test_without_settings_there_is_no_model() -> None:
    assert load_settings(None, None, {"OPENAI_API_KEY": "sk-stray"}).llm.model == ""


@pytest.mark.parametrize(
    ("setting", "value", "said"),
    [
        ("metrics.days", "1000000", "a whole number of 365000 at most"),
        ("undo.days", "1000000", "a whole number of 365000 at most"),
        ("search.patience", "1e12", "a number of 1000000000 at most"),
        ("search.alpha", "inf", "a number of 1000000000 at most"),
        ("search.alpha", "nan", "a number of 0 or more"),
        ("search.limit", "5000000", "a whole number of 1000 at most"),
        ("serve.port", "70000", "a whole number of 65535 at most"),
        ("archive.min_confidence", "70", "a number of 1 at most"),
        ("decay.rate", "5", "a number of 1 at most"),
    ],
)
def test_numbers_that_no_date_or_sum_can_hold_are_refused(setting: str, value: str, said: str) -> None:
    with pytest.raises(InputError, match=rf"{setting} must be {said}, not '{value}'"):
        load_settings(overrides={setting: value}, environ={})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("serch:\n", "no section 'serch'; did you mean 'search'?"),
        ("serch: {}\n", "no section 'serch'; did you mean 'search'?"),
        ("search:\n  limit: 2\narchiv:\n# min_length: 30\n", "no section 'archiv'; did you mean 'archive'?"),
        ("zzz: []\n", "no section 'zzz'"),
        ("search:\n  limt:\n", "no setting 'search.limt'; did you mean 'search.limit'?"),
        ("search: 5\n", "'search' must hold keys and values"),
        ("search:\n  limit: 2026-13-45\n", "search.limit must be a whole number of 1 or more, not '2026-13-45'"),
        ("a: " + "[" * 3000, "not valid YAML; fix it or remove the file"),
        ("memory:\n  exclude:\n    - project: ~/work\n", "write 'project:~/work', without a space after ':'"),
        ("memory:\n  exclude: {text: my pin}\n", "write 'text:my pin', without a space after ':'"),
        ("memory:\n  exclude: [~]\n", "memory.exclude holds an empty pattern"),
        ("decay:\n  types: {task: 1}\n", "decay.types must be a list of texts, not {'task': 1}"),
    ],
)
def test_what_a_file_cannot_hold_is_said_with_the_mend(vault: Path, text: str, said: str) -> None:
    (vault / "config.yaml").write_text(text)
    with pytest.raises(InputError) as caught:
        load_settings(vault, None, {})
    assert said in str(caught.value) and str(vault / "config.yaml") in str(caught.value)


@pytest.mark.parametrize("written", ["13:30", "'13:30'", "03:00", "3:05", "00:00"])
def test_a_time_of_day_needs_no_quotes(vault: Path, written: str) -> None:
    (vault / "config.yaml").write_text(f"jobs:\n  decay: {written}\nsearch:\n  limit: 7\n  alpha: 0.25\n")
    settings = load_settings(vault, None, {})
    assert (settings.jobs.decay, settings.search.limit, settings.search.alpha) == (written.strip("'"), 7, 0.25)


def test_a_setting_without_a_value_sets_nothing(vault: Path) -> None:
    own("llm:\n  model:\ngraph:\n  user: Nora\n")
    (vault / "config.yaml").write_text("graph:\n  user:\nsearch:\n  limit: null\n")
    settings = load_settings(vault, {"llm.model": None}, {})
    assert (settings.llm.model, settings.graph.user, settings.search.limit) == ("", "Nora", 10)
    assert {row.origin for row in list_origins(vault, None, {}) if row.setting == "search.limit"} == {"default"}


def test_a_section_is_not_taken_for_a_setting() -> None:
    with pytest.raises(InputError, match=r"'search' is a section; name a setting, such as 'search\.limit'"):
        load_settings(overrides={"search": {"limit": 5}}, environ={})
