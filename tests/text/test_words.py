import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.text.words import content_words, fold, identifiers, meaning, storable, words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Running migrations", ["run", "migrat"]),
        ("Melanie's café, naïve", ["melani", "cafe", "naiv"]),
        ("Melanie’s don’t don't", ["melani", "dont", "dont"]),
        ("snake_case and kebab-case", ["snake", "case", "and", "kebab", "case"]),
        ("ＦＵＬＬ width ﬁle", ["full", "width", "file"]),
        ("RS256 v1.2", ["rs256", "v1", "2"]),
        ("東京都に住む", ["東京", "京都", "都に", "に住", "住む"]),
        ("GPT4で東京", ["gpt4", "で東", "東京"]),
        ("हिन्दी भाषाओं", ["हिन्द", "भाष"]),
        ("مرحبا بالعالم", ["مرحب", "عالم"]),
        ("Łódź København Ærø", ["lodz", "kobenhavn", "aero"]),
        ("แมว", ["แม", "มว"]),
        ("", []),
        ("— … !", []),
    ],
)
def test_words(text: str, expected: list[str]) -> None:
    assert words(text) == expected


@given(st.text())
def test_any_text_gives_words_that_can_be_joined_and_split(text: str) -> None:
    found = words(text)
    assert " ".join(found).split() == found
    assert " ".join(identifiers(text)).split() == identifiers(text)
    storable(text).encode()


@given(st.text(alphabet=st.characters(codec="ascii")))
def test_ascii_takes_the_short_way_to_the_same_words(text: str) -> None:
    assert words(text) == [word for word in words(f"{text} é") if word != "e"] or "e" in words(text)


def test_accents_and_case_are_folded() -> None:
    assert fold("ÉCOLE Straße Ωμέγα") == "ecole strasse ωμεγα"


def test_queries_lose_question_words_but_never_everything() -> None:
    assert content_words("When did Caroline go to the support group?") == ["carolin", "go", "support", "group"]
    assert content_words("What is it?") == ["what", "is", "it"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("call getUserName() now", {"getusername", "get", "user", "name"}),
        ("the class HTTPServer", {"httpserver", "http", "server"}),
        ("set MAX_POOL_SIZE", {"max_pool_size", "max", "pool", "size"}),
        ("edit src/auth/token.py", {"src/auth/token.py", "src", "auth", "token", "py"}),
        ("uses os.path.join here", {"os.path.join", "os", "path", "join"}),
        ("std::vec", {"std::vec", "std", "vec"}),
        ("the Caddyfile of LeBron", {"lebron", "le", "bron"}),
        ("in /etc/hosts", {"etc/hosts", "etc", "hosts"}),
        (r"C:\work\notes.txt", {r"c:\work\notes.txt", "work", "notes", "txt"}),
        ("since v1.2.3", {"v1.2.3"}),
        ("error TS2345", {"ts2345", "ts", "2345"}),
        ("pass --no-verify", {"no-verify", "no", "verify"}),
        ("a well-known fact", {"well-known"}),
        ("`bar`", {"bar"}),
        ("```py\nfoo = load(x_1)\n```", {"foo", "load", "x_1"}),
        ("plain prose. Nothing to see, e.g. here.", set()),
        ("He said yes.No wait", {"yes.no", "yes", "no"}),
    ],
)
def test_identifiers_whole_and_by_part(text: str, expected: set[str]) -> None:
    assert set(identifiers(text)) == expected


def test_meaning_is_the_prose_without_function_words() -> None:
    assert meaning("We moved to Postgres.\n```sql\nselect 1;\n```\nIt is the fastest!") == "moved Postgres. fastest!"
    assert meaning("Is it?") == "Is it?"


def test_names_in_prose_are_found_whatever_stands_around_them() -> None:
    names = ["-verbose", "0x80070005", "in_time", "getUserName()", "v1.2.3-rc1", "src/a.py", "ABC-123", "std::vec"]
    prose = "it was late, and Nora said: so be it"
    alone = [part for name in names for part in identifiers(f"{name} a_b")]
    together = identifiers(f" {prose}\n\u00a0".join(names) + " a_b")
    assert set(together) == set(alone) and identifiers(prose) == []
