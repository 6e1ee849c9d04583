from datetime import UTC, datetime

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.errors import VaultError
from vault_memory.vault import config_file
from vault_memory.vault.config_file import set_values
from vault_memory.vault.storage.store import Store


@pytest.mark.parametrize(
    ("before", "values", "after"),
    [
        ("", {"search.alpha": 0.5}, "search:\n  alpha: 0.5\n"),
        ("# all defaults\n", {"search.alpha": 0.5}, "# all defaults\n\nsearch:\n  alpha: 0.5\n"),
        (
            "search:   # mine\n    alpha: 0.6             # meaning\n    # beta: 0.3\n\nembedder:\n    name: 'none'\n",
            {"search.alpha": 0.5, "search.beta": 0.4},
            "search:   # mine\n    alpha: 0.5             # meaning\n    beta: 0.4\n    # beta: 0.3\n\n"
            "embedder:\n    name: 'none'\n",
        ),
        ("search:\n  alpha: '0.6'\n", {"search.alpha": 0.5}, "search:\n  alpha: 0.5\n"),
        ("search:\r\n  alpha: 0.6\r\n", {"search.beta": 0.4}, "search:\r\n  alpha: 0.6\r\n  beta: 0.4\r\n"),
        ("search:\n  alpha: 0.6", {"search.beta": 0.4}, "search:\n  alpha: 0.6\n  beta: 0.4\n"),
        ("search:\n", {"search.beta": 0.4}, "search:\n  beta: 0.4\n"),
        (
            "search:\n  alpha:\nmemory:\n  enabled: no\n",
            {"search.alpha": 1},
            "search:\n  alpha: 1\nmemory:\n  enabled: no\n",
        ),
        (
            "archive:\n  vague_topics:\n    - misc\n    - other\n  # end\n\nsearch:\n  limit: 5\n",
            {"archive.min_length": 30},
            "archive:\n  vague_topics:\n    - misc\n    - other\n  min_length: 30\n  # end\n\nsearch:\n  limit: 5\n",
        ),
        ("\ufeffsearch:\n  alpha: 0.6\n", {"search.alpha": 0.5}, "\ufeffsearch:\n  alpha: 0.5\n"),
        ("embedder:\n  name: wordllama\n", {"embedder.name": "none"}, "embedder:\n  name: none\n"),
    ],
)
def test_nothing_but_the_values_changes(before: str, values: dict[str, float], after: str) -> None:
    assert set_values(before, values) == after


@pytest.mark.parametrize(
    "text",
    [
        "search: {alpha: 0.6}\n",
        "search: 3\n",
        "{search: {alpha: 1}}\n",
        "- a\n",
        "search: [\n",
        "a: &x\n  b: 1\nsearch: *x\n",
    ],
)
def test_what_would_have_to_be_written_anew_is_refused(text: str) -> None:
    with pytest.raises(VaultError):
        set_values(text, {"search.beta": 0.4})


@given(
    st.dictionaries(
        st.sampled_from(["search", "archive", "memory"]),
        st.dictionaries(
            st.sampled_from("abcde"), st.integers() | st.booleans() | st.text("xyz", min_size=1), min_size=1
        ),
        max_size=3,
    ),
    st.dictionaries(st.sampled_from(["search.a", "search.f", "memory.b"]), st.floats(0, 2).map(lambda f: round(f, 3))),
)
def test_the_other_settings_stay(given_: dict[str, dict[str, object]], values: dict[str, float]) -> None:
    wanted = {section: dict(keys) for section, keys in given_.items()}
    for setting, value in values.items():
        section, _, key = setting.partition(".")
        wanted.setdefault(section, {})[key] = value
    assert (yaml.safe_load(set_values(yaml.safe_dump(given_) if given_ else "", values)) or {}) == wanted


def test_save_makes_the_file_where_there_is_none(tmp_path) -> None:  # type: ignore[no-untyped-def]
    store = Store.open(tmp_path, "nora", create=True)
    config_file.save(store, {"search.alpha": 0.5}, datetime(2026, 10, 20, tzinfo=UTC))
    config_file.save(store, {"search.beta": 0.4}, datetime(2026, 10, 20, tzinfo=UTC))
    assert (store.root / "config.yaml").read_text() == "search:\n  alpha: 0.5\n  beta: 0.4\n"
