"""Test the thesaurus, from words of questions to related words of answers."""

from pathlib import Path

from vault_memory.text import thesaurus
from vault_memory.text.thesaurus import find_related
from vault_memory.text.words import words

LINES = Path(thesaurus.__file__).with_name("thesaurus.tsv").read_text(encoding="utf-8").splitlines()


def test_each_line_is_a_stem_and_words_of_answers() -> None:
    stems = [line.split("\t")[0] for line in LINES]
    assert len(set(stems)) == len(stems) > 1_000
    assert sorted(LINES) == LINES  # they are found by bisection
    for line in LINES:
        stem, related = line.split("\t")
        assert words(stem) and " " not in stem and related == related.lower()
        assert 1 <= len(related.split()) <= 24, stem


def test_a_stem_has_the_stems_of_what_answers_have() -> None:
    (diet,) = words("diets")
    assert set(words("vegan vegetarian")) <= set(find_related(diet))
    assert diet not in find_related(diet)


def test_a_word_that_is_not_in_it_has_none() -> None:
    assert find_related("xqzt") == () and find_related("") == () and find_related("diet\tvegan") == ()
