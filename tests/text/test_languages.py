import pytest

from vault_memory.text.languages import LANGUAGES, detect_language, function_words
from vault_memory.text.words import MARK, list_index_words, stems, words


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Was kostet die Miete in Hamburg?", "german"),
        ("Nous avons décidé de garder la maison", "french"),
        ("¿Dónde está la llave del garaje?", "spanish"),
        ("Abbiamo deciso di vendere la macchina", "italian"),
        ("Onde está a chave do carro? Não sei", "portuguese"),
        ("Waar is de sleutel van het huis?", "dutch"),
        ("Var är nyckeln till huset? Jag vet inte", "swedish"),
        ("Missä avain on? En tiedä, mutta se on tärkeä", "finnish"),
        ("Anahtar nerede? Bilmiyorum ama çok önemli bir şey", "turkish"),
        ("Gdzie jest klucz? Nie wiem, ale to jest ważne", "polish"),
        ("What was in the box that we found?", ""),
        ("Was in Hamburg", ""),  # as many words of English as of German
        ("kubectl rollout restart", ""),
        ("my uncle's locker", ""),  # no French "s'"
        ("the twins’ aunt’s surname", ""),
        ("grams of yeast per loaf", ""),  # "per" is Italian, too
        ("s'il pleut, la niece's cat", "french"),
        ("garage door opener", ""),  # each of these has one word that is a function word elsewhere: Dutch, here
        ("20 min walk", ""),
        ("elder care costs", ""),
        ("train plus bus", ""),
        ("pour la voiture", "french"),
        ("die Kinder war schon da", "german"),
        ("東京都に住む", ""),
        ("", ""),
    ],
)
def test_detect(text: str, language: str) -> None:
    assert detect_language(text) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_stemmer_and_function_words(language: str) -> None:
    assert len(function_words(language)) > 40
    assert list_index_words("Telefon", language) == [
        *words("Telefon"),
        *(s for s in list_index_words("Telefon", language) if MARK in s),
    ]


@pytest.mark.parametrize(
    ("language", "said", "asked"),
    [
        ("german", "Die Zahlungen gehen an den Vermieter", "Zahlung"),
        ("german", "Die Häuser am See sind verkauft", "Haus"),
        ("german", "Herr Müller hat gekündigt", "Mueller"),
        ("french", "Les réunions ont lieu le mardi", "réunion"),
        ("spanish", "Las reuniones son los martes", "reunión"),
        ("italian", "Le riunioni sono il martedì", "riunione"),
        ("swedish", "Nycklarna ligger på bordet", "nycklar"),
        ("polish", "Spotkania są we wtorki", "spotkanie"),
    ],
)
def test_a_query_meets_another_form_of_a_word(language: str, said: str, asked: str) -> None:
    assert set(list_index_words(said, language)) & set(stems(asked))


def test_an_english_text_holds_no_marked_stem_and_an_english_question_asks_for_none() -> None:
    assert not any(MARK in word for word in list_index_words("Payments go to ~the landlord ~zahlung"))
    assert stems("What are the payments for?") == []


def test_characters_of_unspaced_scripts_are_found_alone() -> None:
    assert set(words("猫")) <= set(list_index_words("黒猫が好き"))
    assert list_index_words("黒猫が")[:2] == words("黒猫が")
