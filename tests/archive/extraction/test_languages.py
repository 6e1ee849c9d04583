"""Test what is kept, ended and never kept of chats in languages other than English."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from vault_memory import Memory
from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.archive.extraction.rules.language_cues import list_all
from vault_memory.archive.extraction.rules.language_files import (
    LANGUAGES,
    compile_list,
    group_alternatives,
    read_lists,
)
from vault_memory.archive.extraction.rules.lexicon import COMMON, FINITE
from vault_memory.archive.extraction.rules.sentence_language import find_language
from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.models import Conversation, Message

NOON = datetime(2026, 5, 6, 12, tzinfo=UTC)


def converse(*said: str, id: str = "c1") -> Conversation:
    return Conversation(tuple(Message("user", text, f"m{n}", NOON) for n, text in enumerate(said, 1)), id)


def read(*said: str) -> str:
    conversation = converse(*said)
    return "\n".join(item.text for item in OfflineExtractor().extract(conversation, conversation.messages, ()).items)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Lavoro da Ferrero.", "italian"),
        ("Preferisco le mail brevi.", "italian"),
        ("Ho due figli.", "italian"),
        ("Trabalho na Vodafone.", "portuguese"),
        ("Prefiro mensagens curtas, está bem?", "portuguese"),
        ("Não gosto de coentros.", "portuguese"),
        ("Prefiero mensajes cortos.", "spanish"),
        ("Curro en Mercadona.", "spanish"),
        ("Ik werk bij Philips.", "dutch"),
        ("Geen koriander graag.", "dutch"),
        ("Ich arbeite bei Bosch.", "german"),
        ("Je bosse chez Renault.", "french"),
        ("J'habite à Lille.", "french"),
        ("Mam dwa psy, Reksia i Burka.", "polish"),
        ("Jag bor i Lund.", "swedish"),
        ("Benim köpeğim var.", "turkish"),
        ("犬を飼っています。", "japanese"),
        ("Я живу в Перми.", "russian"),
        ("I live near the Casa da Música in Porto.", ""),
        ("Dinner at Chez Panisse with Ines de la Cruz", ""),
        ("Visited Vincent van den Berg in Leiden.", ""),
        ("I go to bed.", ""),
        ("I prefer tabs over spaces.", ""),
        ("Met Ana y Luis, no wine", ""),
        ("soup's gone, list's done", ""),
        ("kubectl rollout restart", ""),
    ],
)
def test_short_sentences_are_told_apart_and_names_make_no_language(text: str, language: str) -> None:
    assert find_language(text) == language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("nn mangio piu pesce", "italian"),
        ("minha mae mora em Faro", "portuguese"),
        ("Ma mère a 70 ans.", "french"),
        ("mon frere est la aussi", "french"),
        ("ich moechte das nich mehr", "german"),
        ("We meet at the café in May.", ""),
        ("Change the resume.", ""),
    ],
)
def test_words_without_their_accents_tell_the_language_too(text: str, language: str) -> None:
    assert find_language(text) == language


@pytest.mark.parametrize(
    ("accented", "plain"),
    [("perché", "perche"), ("non più", "non piu"), ("amanhã", "amanha"), ("für", "fuer"), ("großer", "grosser")],
)
def test_a_list_matches_its_words_without_their_accents(accented: str, plain: str) -> None:
    assert compile_list(accented).fullmatch(plain) and compile_list(accented).fullmatch(accented)


def test_a_list_of_all_languages_takes_no_english_verb_for_a_participle() -> None:
    assert compile_list("changé|dès").fullmatch("change") and not compile_list("changé|dès").fullmatch("des")
    assert not compile_list("changé", mixed=True).search("we change trains")


@pytest.mark.parametrize("language", LANGUAGES)
def test_telling_words_are_no_english_ones(language: str) -> None:
    assert not set(read_lists(language)["marks"].split()) & (COMMON | FINITE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_lists(language: str) -> None:
    german, lists = read_lists("german"), read_lists(language)
    assert german.keys() <= lists.keys() | {"values"}
    for table in ("endings", "hearsay_and_jokes", "private", "secrets"):
        assert german[table].keys() == lists[table].keys()


KEPT = (
    ("Sono allergica ai crostacei.", "crostacei"),
    ("Mia nonna Iole compie 90 anni il 3 luglio.", "Iole"),
    ("Abbiamo deciso di affittare la casa a Trieste.", "Trieste"),
    ("Devo rinnovare il passaporto entro fine mese.", "passaporto"),
    ("Rispondimi sempre in italiano.", "italiano"),
    ("Sou intolerante à lactose.", "lactose"),
    ("A minha avó Dulce faz 90 anos no dia 3 de julho.", "Dulce"),
    ("Decidimos alugar a casa em Sintra.", "Sintra"),
    ("Preciso renovar o passaporte até ao fim do mês.", "passaporte"),
    ("Responde-me sempre em português.", "português"),
    ("Ik kan niet tegen lactose.", "lactose"),
    ("Mijn oma Truus wordt 90 op 3 juli.", "Truus"),
    ("We hebben besloten het huis in Delft te huren.", "Delft"),
    ("Ik moet mijn paspoort vóór 1 juni verlengen.", "paspoort"),
    ("Antwoord altijd in het Nederlands.", "Nederlands"),
    ("Pracuję w Krakowie od 2021 roku.", "Krakowie"),
    ("Jag bor i Lund sedan 2021.", "Lund"),
    ("2021'den beri Bursa'da oturuyorum.", "Bursa"),
    ("私は2021年から京都に住んでいます。", "京都"),
)


TAGGED = (
    ("Sono vegetariana quindi niente pollo, ok?", "pollo"),
    ("Ich esse keinen Fisch, klar?", "Fisch"),
    ("je suis allergique aux kiwis ok ?", "kiwis"),
    ("heb maandag om 9u de fysio, oke?", "fysio"),
)


@pytest.mark.parametrize(("text", "word"), TAGGED)
def test_a_fact_with_a_tag_is_no_question(text: str, word: str) -> None:
    assert word in read(text)


@pytest.mark.parametrize(
    "text", ["puoi chiamare il dentista a Pavia domani, ok?", "vous avez les billets pour Metz, d'accord ?"]
)
def test_a_request_or_a_question_with_a_tag_is_still_one(text: str) -> None:
    assert read(text) == ""


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Wir nehmen den Kombi doch nich, wir fahren Bahn.", "Kombi"),
        ("das Seminar is nich mehr am Freitag", "Freitag"),
        ("Training ist jetzt um 18:15 statt 18:00.", "18:00"),
        ("nn vado piu in palestra, ora nuoto", "palestra"),
        ("Alla fine Rimini niente, andiamo a Pesaro.", "Rimini"),
        ("A gente desistiu do Fiat, vamos de Seat.", "Fiat"),
        ("De barbecue gaat niet door, we gaan uit eten.", "barbecue"),
        ("on a change de plombier, c'est Marc maintenant", "plombier"),
    ],
)
def test_spoken_changes_are_understood(text: str, word: str) -> None:
    assert word in find_replaced(text)


@pytest.mark.parametrize(("text", "word"), KEPT)
def test_facts_are_kept(text: str, word: str) -> None:
    assert word in read(text)


@pytest.mark.parametrize(
    "text",
    [
        "Il codice dell'allarme è 5582.",
        "La password del router è Gabbiano77!",
        "O código do cofre é 5582.",
        "A senha do roteador é Gaivota77!",
        "De code van het hek is 5582.",
        "Het wachtwoord van de router is Meeuw77!x",
        "Le digicode de l'immeuble c'est 5582.",
        "le code du portail c'est 31A07",
        "il codice della porta e 31A07",
        "mon cousin est endette, garde ca pour toi",
        "Ma tante est malade, note pas ça.",
        "behalts für dich: mein Onkel ist pleite",
        "El código de la alarma es 5582.",
        "Der Code für die Garage ist 5582.",
        "Lösenordet till routern är Fiskmas77!",
        "Hasło do domofonu to 5582.",
        "Pare che il parroco abbia un'amante.",
        "Si dice che la banca chiuda a giugno.",
        "Dizem que o padre tem uma amante.",
        "Ouvi dizer que o banco fecha em junho.",
        "Ze zeggen dat de bank in juni sluit.",
        "Naar verluidt stopt de bakker in juni.",
        "Il paraît que la banque ferme en juin.",
        "Dicen que el banco cierra en junio.",
        "Angeblich macht die Bank im Juni zu.",
        "Podobno bank zamyka się w czerwcu.",
        "Rimanga tra noi: mio zio è in bancarotta.",
        "Fica entre nós: o meu tio foi preso.",
        "Dit blijft onder ons: mijn oom is failliet.",
        "Grazie mille, sei stato gentilissimo!",
        "Muito obrigado, que bom!",
        "Bedankt, wat een leuk idee!",
    ],
)
def test_codes_rumours_secrets_and_thanks_are_not_kept(text: str) -> None:
    assert read(text) == ""


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Lavoro alla Zanussi come tecnica.", "Non lavoro più alla Zanussi, ora sono in Electrolux."),
        ("Trabalho na Sonae como contabilista.", "Já não trabalho na Sonae, agora estou na Galp."),
        ("Ik werk bij Philips als monteur.", "Ik werk niet meer bij Philips, nu zit ik bij ASML."),
        ("Je travaille chez Thalès comme soudeur.", "Je ne bosse plus chez Thalès, maintenant je suis chez Alstom."),
        ("Trabajo en Telefónica de técnica.", "Ya no trabajo en Telefónica, ahora estoy en Orange."),
        ("Ich arbeite bei Siemens als Schlosserin.", "Ich arbeite nicht mehr bei Siemens, jetzt bin ich bei Bosch."),
        ("L'esame di chimica è il 14 giugno.", "L'esame di chimica è stato spostato al 28 giugno."),
        ("O exame de química é no dia 14 de junho.", "O exame de química foi adiado para 28 de junho."),
        ("Het examen scheikunde is op 14 juni.", "Het examen scheikunde is verzet naar 28 juni."),
    ],
)
def test_what_is_no_longer_so_ends(tmp_path: Path, before: str, after: str) -> None:
    with Memory(home=tmp_path, user="u") as memory:
        memory.archive(converse(before, id="c1"))
        memory.archive(converse(after, id="c2"))
        current = [cell.text for topic in memory.topics.list() for cell in topic.cells if not cell.superseded]
    assert any(after in text for text in current)
    assert not any(before in text for text in current)


def test_what_a_statement_says_is_over_ends_nothing_else(tmp_path: Path) -> None:
    with Memory(home=tmp_path, user="u") as memory:
        memory.archive(converse("Estamos reformando el baño, el albañil se llama Otero y cobra 6.200 euros.", id="c1"))
        memory.archive(converse("Al final no ponemos bañera en el baño, elegimos una ducha.", id="c2"))
        cells = [cell for topic in memory.topics.list() for cell in topic.cells]
    assert [cell.text for cell in cells if cell.superseded] == []


@pytest.mark.parametrize(
    ("text", "old"),
    [
        ("Alla fine niente vasca in bagno.", "vasca"),
        ("Ho smesso con la chitarra, troppo difficile.", "chitarra"),
        ("No fim não vai ter piscina no jardim.", "piscina"),
        ("Troquei o ginásio pela natação.", "ginásio"),
        ("Toch geen bad in de badkamer.", "bad"),
        ("Met voetbal ben ik gestopt.", "voetbal"),
        ("Finalement pas de baignoire dans la salle de bain.", "baignoire"),
        ("Al final no ponemos bañera en el baño.", "bañera"),
        ("Doch keine Badewanne im Bad.", "Badewanne"),
    ],
)
def test_everyday_endings_say_what_has_ended(text: str, old: str) -> None:
    assert find_replaced(text) == old


def test_a_chat_without_a_topic_is_named_in_its_language() -> None:
    conversation = converse("Mi chiamo Ada e abito a Lucca.", "Il 4 marzo ho l'esame di guida.")
    found = OfflineExtractor().extract(conversation, conversation.messages, ())
    assert "Conversazione del 2026-05-06" in {item.topic for item in found.items}


def test_grouped_alternatives_match_the_same() -> None:
    assert group_alternatives("ab|ac|(?:x|y)|ad|b?c|Ae") == "a(?:b|c)|(?:x|y)|ad|b?c|ae"
    listed = "|".join(each.strip() for each in list_all("failed", "endings") if each.strip())
    grouped = compile_list(listed)
    for text in ("the pipe burst", "es fällt aus", "Ho venduto la moto", "failliet", "we are fully booked", "nothing"):
        assert (grouped.search(text) is not None) == (text != "nothing")
