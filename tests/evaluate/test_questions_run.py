"""Test running questions on a real vault, among them the labelled set of the sample vault."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vault_memory.errors import InputError
from vault_memory.evaluate import conversations, figures, labelled, questions_run, thresholds
from vault_memory.evaluate.questions_run import LabelledVault
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.memory import Memory

LOCOMO = [
    {
        "sample_id": "conv-1",
        "conversation": {
            "speaker_a": "Ann",
            "speaker_b": "Ben",
            "session_1_date_time": "1:56 pm on 8 May, 2023",
            "session_1": [
                {"speaker": "Ann", "dia_id": "D1:1", "text": "I adopted a puppy called Biscuit last week!"},
                {"speaker": "Ben", "dia_id": "D1:2", "text": "How lovely, I only have a cactus."},
            ],
            "session_2_date_time": "2:10 pm on 9 June, 2023",
            "session_2": [{"speaker": "Ann", "dia_id": "D2:1", "text": "We are moving to Lisbon in autumn."}],
        },
        "qa": [
            {"question": "What is Ann's puppy called?", "answer": "Biscuit", "evidence": ["D1:1"], "category": 4},
            {"question": "Where is Ann moving to?", "answer": "Lisbon", "evidence": ["D2:1; D1:2"], "category": 1},
            {"question": "Who is nobody?", "evidence": ["D9:9"], "category": 4},
            {"question": "Adversarial?", "evidence": ["D1:1"], "category": 5},
        ],
        "observation": {
            "session_1_observation": {"Ann": [["Ann has a puppy.", "D1:1"]], "Ben": [["Ben has a cactus.", "D1:2"]]},
            "session_2_observation": {"Ann": [["Ann moves to Lisbon.", "D2:1"], ["Ann likes autumn.", "D2:1"]]},
        },
        "event_summary": {},
        "session_summary": {},
    }
]


def sample_set(home: Path) -> LabelledVault:
    return LabelledVault(home, "default", labelled.load_labelled_set(home / "default" / labelled.FILE))


def test_the_sample_vaults_set_is_answered_well_and_all_its_labels_are_there(home: Path) -> None:
    subject = sample_set(home)
    assert len(subject.labelled.queries) == 30
    assert questions_run.list_unknown_labels(subject) == []
    found = questions_run.average_figures(questions_run.ask_questions(subject, {}))
    assert found["ndcg@5"] >= 0.7
    assert found["recall@10"] >= 0.78


def test_asking_touches_nothing(home: Path) -> None:
    def files() -> dict[Path, bytes]:
        return {path: path.read_bytes() for path in home.rglob("*") if path.is_file() and ".index" not in path.parts}

    before = files()
    questions_run.ask_questions(sample_set(home), {})
    assert files() == before


def test_configurations_are_compared_on_the_same_questions(home: Path) -> None:
    done: list[tuple[int, int]] = []
    plain, lexical = questions_run.compare_configs(
        [sample_set(home)], [{}, {"embedder.name": "none"}], lambda *at: done.append(at)
    )
    assert done == [(1, 2), (2, 2)]
    assert [outcome.category for outcome in plain] == [outcome.category for outcome in lexical]
    assert questions_run.average_figures(plain) != questions_run.average_figures(lexical)
    shown = figures.to_json([{}, {"embedder.name": "none"}], [plain, lexical], [])
    assert shown["questions"] == 30
    assert shown["configurations"][0]["categories"]["risk"]["questions"] == 5
    with pytest.raises(InputError, match="no setting"):
        questions_run.ask_questions(sample_set(home), {"search.alfa": 1})


def test_locomo(tmp_path: Path) -> None:
    path = tmp_path / "locomo.json"
    path.write_text(json.dumps(LOCOMO))
    (sample,) = conversations.read_locomo(path)
    assert [dict(query.relevant) for query in sample.labelled.queries] == [
        {"conv-1#D1:1": 1},
        {"conv-1#D1:2": 1, "conv-1#D2:1": 1},
    ]
    (subject,) = questions_run.build_vaults([sample], tmp_path / "home")
    first, second = questions_run.ask_questions(subject, {})
    assert (first.category, first.figures["mrr"], first.figures[questions_run.SESSION]) == ("single-hop", 1, 1)
    assert second.figures["recall@5"] > 0
    with_cells = questions_run.build_vaults([sample], tmp_path / "archived", cells=True)
    assert Memory(home=tmp_path / "archived", user="conv-1").status()["conversations"] == 1
    assert questions_run.average_figures(questions_run.ask_questions(with_cells[0], {}))["recall@10"] > 0


def test_beam(tmp_path: Path) -> None:
    chat = {
        "id": "beam-1",
        "messages": [
            {"id": "1", "role": "user", "content": "My flat costs 940 a month.", "time_anchor": "March-15-2024"},
            {"id": "2", "role": "assistant", "content": "Noted."},
        ],
    }
    (tmp_path / "beam-1.json").write_text(json.dumps(chat))
    (tmp_path / "beam-1.queries.json").write_text(
        json.dumps([{"query": "what does the flat cost", "gold": ["1"], "kind": "x"}])
    )
    (sample,) = conversations.read_beam(tmp_path)
    assert [str(message.time)[:10] for message in sample.conversation.messages] == ["2024-03-15"] * 2
    (subject,) = questions_run.build_vaults([sample], tmp_path / "home")
    assert questions_run.average_figures(questions_run.ask_questions(subject, {}))["mrr"] == 1
    with pytest.raises(InputError, match="no beam-N"):
        list(conversations.read_beam(tmp_path / "home"))


def test_thresholds_of_the_packaged_embedder_join_few_that_do_not_belong_together(tmp_path: Path) -> None:
    path = tmp_path / "locomo.json"
    path.write_text(json.dumps([LOCOMO[0], {**LOCOMO[0], "sample_id": "conv-2"}]))
    spreads = thresholds.measure_spreads(get_packaged_embedder(), path)
    for spread in spreads[:4]:
        same, different = spread.shares_above(getattr(get_packaged_embedder().thresholds, spread.threshold))
        assert different <= 1e-3 < same or spread.pairs == "statement ~ another of its topic"
        assert spread.shares_above(spread.suggestion)[1] <= spread.wrong + 1e-3
    assert {spread.threshold for spread in spreads} == {"topic", "text", "similar", "duplicate", "recall"}
    assert len(thresholds.to_json(spreads, get_packaged_embedder())["spreads"]) == len(spreads)


def test_files_of_another_form_are_told_so(tmp_path: Path) -> None:
    path, folder = tmp_path / "locomo.json", tmp_path / "beam"
    path.write_text(json.dumps([{key: LOCOMO[0][key] for key in ("sample_id", "conversation")}]))
    with pytest.raises(InputError, match=r"locomo.json: is not in the form of LoCoMo with questions .*'qa'"):
        list(conversations.read_locomo(path))
    with pytest.raises(InputError, match=r"locomo.json: .*'observation'"):
        thresholds.measure_spreads(get_packaged_embedder(), path)
    with pytest.raises(InputError, match="cannot be read"):
        thresholds.measure_spreads(get_packaged_embedder(), tmp_path)
    folder.mkdir()
    for name, text in (("beam-1.json", '{"messages": []}'), ("beam-1.queries.json", "[]")):
        (folder / name).write_text(text)
    with pytest.raises(InputError, match=r"beam-1.json: is not in the form of BEAM .*'id'"):
        list(conversations.read_beam(folder))
