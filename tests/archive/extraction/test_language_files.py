"""Test that every language has the same tables, and that replies, facts and undertakings are read in each."""

from __future__ import annotations

import pytest

from vault_memory.archive.decisions.independent_clauses import split_standing
from vault_memory.archive.extraction.rules import cues
from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.archive.extraction.rules.language_cues import compile_filled, find_or
from vault_memory.archive.extraction.rules.language_files import LANGUAGES, read_lists, split_alternatives
from vault_memory.archive.extraction.rules.person_facts import tells_of_person
from vault_memory.archive.extraction.rules.picked_options import find_pick, read_options
from vault_memory.archive.extraction.rules.reply_context import is_assent, is_refusal
from vault_memory.archive.extraction.rules.secret_questions import asks_for_secret, find_told_secrets
from vault_memory.models import Conversation, Message

TABLES = ("clauses", "secrets", "replies", "answers", "people", "directions", "duties")
OF_ENGLISH = {
    ("people", "been"), ("people", "relations"), ("people", "workplaces"), ("people", "languages"), ("people", "days"),
    ("people", "speaker"), ("people", "about_speaker"),
    ("directions", "manners"), ("duties", "made"), ("secrets", "held"),
    ("duties", "asks_who"), ("duties", "asks_you"), ("duties", "volunteers"), ("duties", "accepts_request"),
}  # fmt: skip


def learned(*said: tuple[str, str]) -> list[str]:
    """Return the statements of a talk of (speaker, text)."""
    messages = tuple(
        Message("assistant" if who == "assistant" else "user", text, f"m{at}", name="" if who == "assistant" else who)
        for at, (who, text) in enumerate(said)
    )
    return [each.text for each in OfflineExtractor().extract(Conversation(messages, "c1"), messages, ()).items]


@pytest.mark.parametrize("language", ["english", *LANGUAGES])
@pytest.mark.parametrize("table", TABLES)
def test_every_language_has_every_list_and_none_is_empty(language: str, table: str) -> None:
    lists, german = read_lists(language)[table], read_lists("german")[table]
    more = {kind for where, kind in OF_ENGLISH if where == table} if language == "english" else set[str]()
    assert lists.keys() - more == german.keys()
    assert [kind for kind, text in lists.items() if not text.strip()] == []


@pytest.mark.parametrize("language", ["english", *LANGUAGES])
def test_no_list_matches_nothing_and_ordinals_are_six(language: str) -> None:
    for table in TABLES:
        for kind in read_lists(language)[table]:
            if kind not in {"lead", "tail", "linking"}:  # what may be there and may not
                assert not compile_filled(kind, table=table, language=language).fullmatch(""), (table, kind)
    assert len(split_alternatives(read_lists(language)["replies"]["ordinals"].strip())) == 6


SECRETS = [
    ("Qual è il codice del cancello?", "è 7312B", "7312B"),
    ("Mi mandi la password del wifi?", "certo, è gattonero88", "gattonero88"),
    ("Qual é a senha do roteador?", "é gatopreto88", "gatopreto88"),
    ("Me passa o código do portão?", "claro, 7312B", "7312B"),
    ("Wat is de code van de poort?", "het is 7312B", "7312B"),
    ("Wat was het wifi-wachtwoord ook alweer?", "zwartekat88", "zwartekat88"),
    ("C'est quoi le mot de passe du wifi ?", "c'est chatnoir88", "chatnoir88"),
]


@pytest.mark.parametrize(("question", "answer", "secret"), SECRETS)
def test_a_secret_told_as_an_answer_is_not_kept(question: str, answer: str, secret: str) -> None:
    assert find_told_secrets(asks_for_secret(question), answer) == [secret]
    assert not learned(("Ada", question), ("Bo", answer))


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Chi ha il codice del cancello?", "Mirella Conti"),
        ("Quem tem a senha do wifi?", "Dulce Prado"),
        ("Wie heeft de code van de poort?", "Truus Bakker"),
        ("Qual è la password?", "boh, chiedi a Mirella"),
        ("Qual é a senha?", "não sei, pergunta à Dulce"),
        ("Wat is het wachtwoord?", "geen idee, vraag het Truus"),
    ],
)
def test_who_knows_a_secret_is_none(question: str, answer: str) -> None:
    assert not find_told_secrets(asks_for_secret(question), answer)


@pytest.mark.parametrize(
    ("question", "reply", "picked"),
    [
        ("Prendiamo il traghetto o il treno?", "il secondo", "il treno"),
        ("A) lino B) cuoio C) carta: quale?", "direi B, grazie", "cuoio"),
        ("Levamos o carro ou a bicicleta?", "a segunda", "a bicicleta"),
        ("A) linho B) couro C) papel: qual?", "prefiro a última", "papel"),
        ("Nemen we de bus of de trein?", "doe maar de tweede", "de trein"),
        ("A) linnen B) leer C) papier: welke?", "liever B", "leer"),
        ("On prend le bus ou le bateau ?", "plutôt le deuxième", "le bateau"),
        ("A slice of cake or a bowl of soup?", "the second", "a bowl of soup"),
    ],
)
def test_a_picked_option_is_found(question: str, reply: str, picked: str) -> None:
    offered = read_options(question)
    assert offered is not None and find_pick(reply, offered) == picked


def test_a_day_of_the_week_is_no_ordinal() -> None:
    offered = read_options("Preferes segunda ou terça?")
    assert offered is not None and not find_pick("segunda", offered)


def test_dutch_of_joins_choices_only_in_dutch() -> None:
    assert find_or("Wil je de trein of de bus nemen?").search("de trein of de bus")
    assert not find_or("Who wants a slice of the cake?").search("a slice of the cake")


@pytest.mark.parametrize(
    "said", ["sì, facciamo così", "pode ser", "doe maar", "ja is goed, boek maar", "bora, fechado"]
)
def test_assent_is_recognised(said: str) -> None:
    assert is_assent(said)


@pytest.mark.parametrize("said", ["no grazie, lascia stare", "não, deixa pra lá", "nee, laat maar", "melhor não"])
def test_a_refusal_is_recognised(said: str) -> None:
    assert is_refusal(said) and not is_assent(said)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Combien de chambres ?", "quatre"),
        ("Quanti invitati vengono alla festa?", "45"),
        ("Quantos convidados vêm à festa?", "45"),
        ("Hoeveel gasten komen er op het feest?", "45"),
        ("Willen jullie thee of koffie bij het ontbijt?", "thee"),
    ],
)
def test_a_short_answer_is_kept_with_its_question(question: str, answer: str) -> None:
    (text,) = learned(("assistant", question), ("Bo", answer))
    assert question in text


@pytest.mark.parametrize(
    "said",
    [
        "Mia sorella è celiaca.",
        "Il mio capo si chiama Ottavio.",
        "Mio nipote compie gli anni il 4 marzo.",
        "A minha irmã é vegetariana.",
        "Meu avô toma insulina.",
        "A Dulce é alérgica a amendoim.",
        "Mijn zus is allergisch voor noten.",
        "Opa woont in Delft.",
        "Onze buurvrouw heet Truus.",
        "Ma cousine est infirmière.",
        "Meu chefe chama-se Tadeu.",
        "Ella's birthday is 4 March.",
        "Bob arbeitet als Koch.",
        "Mi cuñado es fontanero.",
        "Mein Schwager ist jetzt Vegetarier.",
    ],
)
def test_a_fact_about_a_relative_is_told(said: str) -> None:
    assert tells_of_person(said)


@pytest.mark.parametrize(
    "said",
    [
        "Forse mia sorella è celiaca.",
        "La protagonista è celiaca.",
        "Talvez a minha irmã seja vegetariana.",
        "No meu romance, a Dulce é alérgica a amendoim.",
        "Misschien is mijn zus allergisch voor noten.",
        "In mijn roman is de held allergisch voor noten.",
        "Mijn zus is een ramp.",
    ],
)
def test_a_supposition_or_a_tale_is_no_fact(said: str) -> None:
    assert not tells_of_person(said)


@pytest.mark.parametrize("name", ["Dan", "Mia", "Ella"])
def test_a_name_that_is_a_small_word_elsewhere_is_a_name(name: str) -> None:
    assert tells_of_person(f"{name} is diabetic.")


@pytest.mark.parametrize(
    "said",
    [
        "Mi occupo io delle bibite.",
        "Alla musica ci penso io.",
        "Segnami per la cassa.",
        "Eu trago os copos.",
        "Deixa a música comigo.",
        "Eu trato das bebidas.",
        "Ik breng de borden mee.",
        "De muziek regel ik.",
        "Ik zorg voor de drankjes.",
        "Truus zorgt voor de taarten.",
        "Dulce trata das rifas.",
        "Mirella si occupa dei dolci.",
        "Marius apporte les chaises.",
    ],
)
def test_who_takes_on_what_is_an_undertaking(said: str) -> None:
    assert cues.takes_on_task(said)


@pytest.mark.parametrize(
    "said", ["Prendo il treno.", "Ik maak me zorgen.", "Ik neem de trein.", "Eu faço o possível.", "Preparo la cena."]
)
def test_what_only_sounds_like_an_undertaking_is_none(said: str) -> None:
    assert not cues.takes_on_task(said)


@pytest.mark.parametrize(
    "said",
    [
        "Rispondimi sempre in italiano.",
        "Niente elenchi, per favore.",
        "Vai dritto al punto.",
        "Responde sempre em português.",
        "Sem rodeios, por favor.",
        "Sempre que eu colar um texto, corrige primeiro.",
        "Hou het kort.",
        "Geen emoji's alsjeblieft.",
        "Pas d'emojis s'il te plaît.",
        "Sin rodeos, por favor.",
    ],
)
def test_how_to_answer_is_a_direction(said: str) -> None:
    assert cues.is_answer_direction(said)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Mia sorella abita a Trieste da anni, e la mia macchina costa duecento euro al mese.", 2),
        ("A minha irmã mora em Sintra há anos, e o meu carro custa duzentos euros por mês.", 2),
        ("Mijn zus woont al jaren in Delft, en onze auto kost tweehonderd euro per maand.", 2),
        ("Mijn zus woont al jaren in Delft, en ze werkt daar ook.", 1),
    ],
)
def test_clauses_are_told_apart(text: str, count: int) -> None:
    assert len([part for part in split_standing(text) if not part.leans]) == count
