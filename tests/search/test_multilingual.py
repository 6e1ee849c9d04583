"""Test lexical search of vaults in four languages; the packaged embedding model is English."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from vault_memory import Memory
from vault_memory.models import Conversation, Message

VAULTS = {
    "german": {
        "Wohnung.md": """# Wohnung

- Die Miete beträgt 940 € und ist am Monatsanfang fällig
- Herr Müller hat die Zahlungen für die Heizung gekündigt
- Kündigungsfrist: drei Monate, schriftlich an die Hausverwaltung
- Die Häuser am Ufer werden im Frühjahr gestrichen

Der Keller ist feucht, aber die Kartoffeln lagern dort trotzdem gut.
""",
        "Garten.md": """# Garten

- Tomaten erst nach den Eisheiligen pflanzen
- Der Nachbar schneidet die Hecke im Oktober
- Gießkannen stehen hinter dem Schuppen
""",
    },
    "chinese": {
        "项目.md": """# 项目

- 我们决定把数据库迁移到新的服务器上
- 每周三上午十点开例会
- 密码用 argon2id 加密，因为 bcrypt 太慢了
""",
        "家.md": """# 家

- 猫叫小黑，今年三岁
- 周末去爷爷家吃饺子
""",
    },
    "arabic": {
        "العمل.md": """# العمل

- قررنا نقل قاعدة البيانات إلى الخادم الجديد
- الاجتماع كل يوم أربعاء في العاشرة
- المفاتيح عند مدير المكتبة
""",
        "البيت.md": """# البيت

- السيارة تحتاج إلى زيت جديد
- مَدرسة الأولاد قريبة من البيت
""",
    },
    "japanese": {
        "仕事.md": """# 仕事

- データベースを新しいサーバーに移行することにした
- 毎週水曜日の午前十時に会議がある
- パスワードは argon2id で暗号化する
""",
        "家.md": """# 家

- 黒猫の名前はクロで、三歳です
- 東京都に住む祖母は毎週電話をくれる
""",
    },
}

QUESTIONS = [
    ("german", "Wie hoch ist die Miete?", "Die Miete beträgt"),
    ("german", "Zahlung Heizung", "Zahlungen für die Heizung"),
    ("german", "Mueller kündigen", "Herr Müller"),
    ("german", "Haus am Ufer", "Die Häuser"),
    ("german", "kuendigungsfrist", "Kündigungsfrist"),
    ("german", "Kartoffel", "Kartoffeln"),
    ("german", "wo steht die Gießkanne", "Gießkannen"),
    ("german", "Hecken schneiden", "die Hecke im Oktober"),
    ("chinese", "数据库", "数据库迁移"),
    ("chinese", "什么时候开例会?", "例会"),
    ("chinese", "猫", "小黑"),
    ("chinese", "为什么不用 bcrypt", "argon2id"),
    ("chinese", "饺子", "爷爷"),
    ("arabic", "خادم", "الخادم الجديد"),
    ("arabic", "اجتماعنا", "الاجتماع"),
    ("arabic", "والمكتبة", "المكتبة"),
    ("arabic", "المدرسة", "مَدرسة"),
    ("japanese", "会議はいつ", "会議"),
    ("japanese", "猫", "黒猫"),
    ("japanese", "ﾊﾟｽﾜｰﾄﾞ", "パスワード"),
    ("japanese", "東京の祖母", "祖母"),
    ("japanese", "サーバー移行", "データベース"),
]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("home")
    for language, documents in VAULTS.items():
        folder = home / language / "topics"
        folder.mkdir(parents=True)
        for name, text in documents.items():
            (folder / name).write_text(text, encoding="utf-8")
    return home


@pytest.mark.parametrize(("language", "question", "answer"), QUESTIONS)
@pytest.mark.parametrize("embedder", ["none", "wordllama"])
def test_the_first_result_answers(home: Path, language: str, question: str, answer: str, embedder: str) -> None:
    memory = Memory(home=home, user=language, config={"embedder.name": embedder})
    hits = [hit for hit in memory.search(question).hits if hit.explain.get("bm25")]
    assert answer in hits[0].entry.text


def test_what_was_said_in_german_is_found_in_another_form(tmp_path: Path) -> None:
    said = ("Ich habe die Verträge mit den Lieferanten unterschrieben.", "Das ist gut, und wann werden sie verschickt?")
    when = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
    messages = tuple(Message("user", text, f"m{n}", when) for n, text in enumerate(said))
    memory = Memory(home=tmp_path, config={"embedder.name": "none"})
    memory.archive(Conversation(messages, id="chat"))
    result = memory.search("welcher Vertrag mit welchem Lieferant", source_type="conversation")
    best = min(result.hits, key=lambda hit: hit.explain.get("bm25_rank", 99))
    assert "Verträge" in best.entry.text


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("Kannen", "Gießkannen stehen hinter dem Schuppen"),  # the end of a compound
        ("Frist", "Kündigungsfrist: drei Monate, schriftlich an die Hausverwaltung"),
        ("Gieß", "Gießkannen stehen hinter dem Schuppen"),  # the beginning
        ("Tomatenhecke", "Der Nachbar schneidet die Hecke im Oktober"),  # a compound of what is there
        ("Nachbarshecke", "Der Nachbar schneidet die Hecke im Oktober"),
    ],
)
def test_german_compounds_and_their_parts_find_each_other(tmp_path: Path, query: str, found: str) -> None:
    for name, text in VAULTS["german"].items():
        place = tmp_path / "default" / "topics" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    memory = Memory(home=tmp_path, config={"embedder.name": "none"})
    assert found in [hit.entry.text for hit in memory.search(query, limit=3).hits]


def test_english_words_are_not_looked_for_inside_others(tmp_path: Path) -> None:
    topics = tmp_path / "default" / "topics"
    topics.mkdir(parents=True)
    (topics / "Code.md").write_text("# Code\n\n- the backend is slow on Mondays\n")
    memory = Memory(home=tmp_path, config={"embedder.name": "none"})
    assert not memory.search("what is the ends").hits


@pytest.mark.parametrize("word", ["ж" * 30, "ü" * 500, "ΣΑΝ" * 10, "x" * 31, "ab" * 2000, "ßßßß"])
def test_a_word_of_any_length_may_be_absent(tmp_path: Path, word: str) -> None:
    topics = tmp_path / "default" / "topics"
    topics.mkdir(parents=True)
    (topics / "Code.md").write_text("# Code\n\n- the backend is slow on Mondays\n")
    memory = Memory(home=tmp_path, config={"embedder.name": "none"})
    assert not memory.search(word).hits
