"""Check that the profile is used only with consent, in every way that it could be read."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from command_line import run
from hypothesis import given
from hypothesis import strategies as st
from llm_server import ScriptedServer
from processes import die
from scripted_brain import brain

from vault_memory.errors import InputError, MalformedError, VaultError
from vault_memory.events import subscribe
from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message
from vault_memory.text import tokens
from vault_memory.vault import profile
from vault_memory.vault.state import consent

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
SECRET = "Quagga9"
PROFILE = f"""---
# mine
coding_style:
  - table tests   # always
  - errors wrapped with %w
languages: [Go, SQL, {SECRET}lang]
domain: delivery slots for {SECRET}
shoe_size: 44
---

# Profile

Keep answers short, and never mention {SECRET} to anybody.
"""


@pytest.fixture
def memory(memory: Memory) -> Memory:
    (memory.root / "profile.md").write_text(PROFILE)
    return memory


def files_with(root: Path, text: str = SECRET) -> list[str]:
    found = (file for file in root.rglob("*") if file.is_file() and text.lower().encode() in file.read_bytes().lower())
    return sorted(file.relative_to(root).as_posix() for file in found)


QUERIES = (
    "what must never be mentioned",
    "delivery slots",
    "which languages do I write",
    "keep answers short",
    "Percy Pud",
)


def answers(memory: Memory) -> str:
    """All that leaves by way of the Python API and its JSON."""
    from vault_memory.search.output import context_to_json, to_json, to_text

    said = []
    for query in QUERIES:
        for kind in ("all", "conversation", "file"):
            found = memory.search(query, source_type=kind)
            said += [json.dumps(to_json(found, explain=True)), to_text(found, explain=True)]
        said.append(json.dumps(to_json(memory.search(query, detail_level="summary"))))
        said.append(json.dumps(to_json(memory.search(query, as_of="2026-10-19"))))
        said.append(json.dumps(to_json(memory.recall(query))))
        said += [json.dumps(context_to_json(memory.context(query, form=form))) for form in ("plain", "prompt")]
    return "\n".join(said)


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[ScriptedServer]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    with ScriptedServer([brain]) as server:
        yield server


@pytest.mark.parametrize("how", ["never granted", "revoked", "state deleted", "damaged"])
def test_without_consent_it_leaves_by_no_road(
    memory: Memory, model: ScriptedServer, how: str, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    caplog.set_level(logging.DEBUG, "vault_memory")
    asked = Memory(
        home=memory.home,
        config={"llm.model": "openai/scripted", "llm.api_base": model.url, "llm.api_key": "x"},
        clock=lambda: NOW,
    )
    if how != "never granted":
        consent.grant(memory.store, NOW, "test")
        assert SECRET in answers(asked)
    if how == "revoked":
        asked.consent.revoke(keep_file=True)
    elif how == "state deleted":
        asked.usage.close()
        for file in (memory.root / ".state").glob("*"):
            if file.is_file():
                file.unlink()
    elif how == "damaged":
        (memory.root / ".state/consent.json").write_text('{"granted": "yes"')
    caplog.clear()
    seen: list[object] = []
    begun = model.count
    with subscribe(lambda name, values: seen.append((name, values))):
        said = answers(asked)
        for number in range(4):
            message = Message("user", f"Billing: The billing service listens on port 844{number}.", "m1", NOW)
            asked.archive(Conversation((message,), id=f"c{number}"))
        asked.consolidate()
        asked.rebuild()
        said += json.dumps(asked.status(), default=str)
    assert SECRET not in said
    assert model.count > begun and all(SECRET not in json.dumps(r.body) for r in model.requests[begun:])
    assert SECRET not in caplog.text + repr(seen)
    assert files_with(memory.root) == ["profile.md"]
    assert not files_with(tmp_path / "cache") if how == "never granted" else True
    assert "git" in (Path(__file__).parent.parent / "vault_memory/cli/consent.py").read_text().lower()


def test_with_consent_it_is_found_packed_and_logged_and_in_no_index(memory: Memory) -> None:
    consent.grant(memory.store, NOW, "test")
    hits = memory.search("which languages do I write", limit=5).hits
    assert (hits[0].entry.tier, hits[0].entry.type, hits[0].entry.line) == ("profile", "languages", 6)
    for form in ("plain", "prompt"):
        packed = memory.context("which languages do I write", form=form, budget=400)
        own = [hit for hit in packed.included if hit.entry.tier == "profile"]
        assert own[0].entry.type == "languages" and packed.tokens <= 400
        assert sum(tokens.count(hit.entry.text) for hit in own) <= 0.2 * 400
        first = packed.text.splitlines()[3 if form == "prompt" else 2]
        assert first == f"- [profile] languages: Go; SQL; {SECRET}lang"
    assert files_with(memory.root / ".index") == []
    assert memory.query_records()[-1].sources["profile"] > 0
    log = consent.uses(memory.store)
    assert [use.event for use in log] == ["grant", "read", "read", "read"]
    assert {use.verb for use in log} == {"test", "search", "context"}
    assert SECRET not in (memory.root / ".state/audit.jsonl").read_text()
    assert (memory.root / ".state/audit.jsonl").stat().st_mode & 0o077 == 0


def test_a_search_with_fields_or_of_one_kind_is_not_about_the_profile(memory: Memory) -> None:
    consent.grant(memory.store, NOW, "test")
    for query, kind in (("type:fact languages", "all"), ("languages", "file"), ("languages", "conversation")):
        assert all(hit.entry.tier != "profile" for hit in memory.search(query, source_type=kind).hits)


def test_revoking_clears_the_profile(memory: Memory) -> None:
    consent.grant(memory.store, NOW, "test")
    memory.search(SECRET)
    memory.consent.revoke()
    memory._metrics.forget_queries()
    assert files_with(memory.root) == []
    assert [use.event for use in consent.uses(memory.store)] == ["grant", "read", "revoke"]
    assert not consent.consent(memory.store).granted


@pytest.mark.parametrize("after", range(5))
def test_a_revocation_that_was_killed_is_none_or_whole(memory: Memory, after: int) -> None:
    consent.grant(memory.store, NOW, "test")
    die(memory.home, "memory.consent.revoke()", after)
    again = Memory(home=memory.home, clock=lambda: NOW)
    found = again.search("which languages do I write", touch=False).hits
    granted = consent.consent(again.store).granted
    assert granted == any(hit.entry.tier == "profile" for hit in found) == (again.root / "profile.md").exists()
    if not granted:
        assert "revoke" in {use.event for use in consent.uses(again.store)}


def test_what_cannot_be_logged_is_not_read(memory: Memory) -> None:
    consent.grant(memory.store, NOW, "test")
    log = memory.root / ".state/audit.jsonl"
    log.unlink()
    log.mkdir()
    assert SECRET not in memory.context("which languages do I write").text
    with pytest.raises(VaultError, match="audit"):
        consent.record(memory.store, "read", "test", NOW)


def test_a_line_that_a_crash_tore_takes_no_other_out_of_the_log(memory: Memory) -> None:
    consent.grant(memory.store, NOW, "test")
    with (memory.root / ".state/audit.jsonl").open("a") as log:
        log.write('{"time": "2026-10-')
    consent.record(memory.store, "read", "test", NOW)
    assert [use.event for use in consent.uses(memory.store)] == ["grant", "read"]


def test_a_broken_profile_stands_in_no_search_s_way(memory: Memory) -> None:
    consent.grant(memory.store, NOW, "test")
    (memory.root / "profile.md").write_text("---\nlanguages: [Go\n---\n")
    assert all(hit.entry.tier != "profile" for hit in memory.search("languages").hits)
    with pytest.raises(MalformedError, match=r"profile\.md:\d"):
        profile.assign(memory.store, "domain", ["x"], NOW)
    (memory.root / "profile.md").write_bytes(b"\xff\xfe")
    assert memory.search("languages") is not None
    with pytest.raises(VaultError, match="UTF-8"):
        profile.load(memory.store)


# --------------------------------------------------------------------------------------------------
# The file


def test_setting_a_field_changes_its_own_lines_only() -> None:
    after = profile.set_values(PROFILE, "coding_style", ["table tests", "no panics: ever"])
    assert (
        after == PROFILE.replace("  - errors wrapped with %w\n", "  - 'no panics: ever'\n")
        or "no panics: ever" in after
    )
    assert "  - table tests   # always\n" in after and "# mine" in after and "shoe_size: 44" in after
    assert profile.set_values(PROFILE, "languages", ["SQL", "Rust"]) == PROFILE.replace(
        f"[Go, SQL, {SECRET}lang]", "[SQL, Rust]"
    )
    assert profile.set_values(PROFILE, "domain", []) == PROFILE.replace(f"domain: delivery slots for {SECRET}\n", "")
    assert profile.set_values(PROFILE, "goals", ["rest"]) == PROFILE.replace("44\n", "44\ngoals:\n  - rest\n")
    crlf = PROFILE.replace("\n", "\r\n")
    assert profile.set_values(crlf, "goals", ["rest"]) == crlf.replace("44\r\n", "44\r\ngoals:\r\n  - rest\r\n")
    assert profile.set_values("only text\n", "domain", ["x"]) == "---\ndomain: x\n---\n\nonly text\n"


ODD = (  # as a person writes: with a BOM, line ends of two kinds, a value twice, a folded one, no newline at the end
    "\ufeff---\r\n# mine\r\nlanguages:   [Go,  'SQL', Go]   # twice\r\ncoding_style:\r\n- table tests\r\n"
    '- "errors: wrapped"\ngoals:\r\n  - rest   # more\r\ndomain: >-\r\n  delivery\r\n  slots\r\n'
    "shoe_size: 44\r\n---\r\n\r\n# Profile\r\n\r\nKeep answers short.\n\r\nNo jargon."
)


def revised(memory: Memory, fields: dict[str, list[str]], text: str | None) -> str:
    profile.revise(memory.store, fields, text, lambda now: None, NOW)
    return (memory.root / "profile.md").read_bytes().decode()


def test_fields_that_nobody_touched_stay_to_the_byte(memory: Memory) -> None:
    (memory.root / "profile.md").write_bytes(ODD.encode())
    shown = {key: list(values) for key, values in profile.parse(ODD).fields.items() if key in profile.FIELDS}
    assert shown["languages"] == ["Go", "SQL", "Go"] and shown["domain"] == ["delivery slots"]
    assert revised(memory, {}, None) == ODD
    assert revised(memory, shown, profile.body(ODD)) == ODD
    assert revised(memory, shown, profile.body(ODD).replace("\r", "")) == ODD  # as a browser sends it
    after = revised(memory, shown | {"goals": ["rest", "run"]}, None)
    assert after == ODD.replace("- rest   # more\r\n", "- rest   # more\r\n  - run\r\n")
    assert revised(memory, {"goals": ["rest"]}, None) == ODD


def test_line_ends_of_a_profile_stay(memory: Memory) -> None:
    (memory.root / "profile.md").write_bytes(ODD.encode())
    typed = profile.body(ODD).replace("\r", "")
    after = revised(memory, {"constraints": ["16 GB"]}, typed.replace("No jargon.", "No jargon,\nno haste."))
    assert after == ODD.replace("shoe_size: 44\r\n", "shoe_size: 44\r\nconstraints:\r\n  - 16 GB\r\n").replace(
        "No jargon.", "No jargon,\r\nno haste."
    )
    assert revised(memory, {"constraints": []}, typed) == ODD
    (memory.root / "profile.md").write_bytes(b"One line\r\nand another\r\n")
    assert revised(memory, {"domain": ["tea"]}, None).endswith("One line\r\nand another\r\n")


VALUES = st.lists(
    st.text(alphabet="ab: #-[]{}'\"&*!|>%,no1.", min_size=1, max_size=12)
    .map(str.strip)
    .filter(lambda v: v not in ("", "~")),
    max_size=4,
    unique=True,
)


@given(st.sampled_from(profile.FIELDS), VALUES, VALUES)
def test_any_value_reads_back_and_nothing_else_changes(key: str, first: list[str], second: list[str]) -> None:
    text = PROFILE
    for values in (first, second):
        text = profile.set_values(text, key, values)
        found, before = profile.parse(text), profile.parse(PROFILE)
        assert sorted(found.fields.get(key, ())) == sorted(values)
        assert {k: v for k, v in found.fields.items() if k != key} == {
            k: v for k, v in before.fields.items() if k != key
        }
        assert [t for _, t in found.paragraphs] == [t for _, t in before.paragraphs] and "# mine" in text


def test_a_field_that_is_none_is_refused(memory: Memory) -> None:
    with pytest.raises(InputError, match="did you mean 'languages'"):
        profile.assign(memory.store, "language", ["x"], NOW)


# --------------------------------------------------------------------------------------------------
# As people call it


def test_on_the_command_line(home: Path) -> None:
    before = (home / "default/profile.md").read_text()
    assert "not used: no consent" in run(home, "profile")
    assert (
        run(home, "profile", "set", "languages", "Go", "SQL", "Python", "a little TypeScript")
        and (home / "default/profile.md").read_text() == before
    )
    assert "languages: Go; SQL; Zig" in run(home, "profile", "set", "languages", "Go", "SQL", "Zig")
    run(home, "profile", "edit", EDITOR="sed -i s/Zig/Elm/")
    assert json.loads(run(home, "profile", "show", "--json"))["fields"]["languages"] == ["Go", "SQL", "Elm"]
    assert "[profile]" not in run(home, "context", "which languages do I write")
    assert json.loads(run(home, "consent", "grant", "--json"))["granted"] is True
    assert "- [profile] languages: Go; SQL; Elm" in run(home, "context", "which languages do I write")
    assert "read    context" in run(home, "consent")
    assert "add --yes" in run(home, "consent", "revoke", code=2)
    told = run(home, "consent", "revoke", "--yes")
    assert "consent not given: revoked on 20" in told and "profile.md is deleted" in told
    assert "withdrew consent" in run(home, "log")
    assert not (home / "default/profile.md").exists()
