"""Test which earlier statements a statement ends: gone, done, declined, corrected, changed in value."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from anchors import anchor_counts

from vault_memory import Memory
from vault_memory.archive.decisions.rule_judge import score_change, score_closing
from vault_memory.archive.extraction.rules.attributes import resets
from vault_memory.archive.extraction.rules.changes import corrects, ends
from vault_memory.archive.extraction.rules.done_reports import completes
from vault_memory.archive.extraction.rules.ended_subjects import (
    closes,
    declines,
    find_closed_subjects,
    find_denied,
)
from vault_memory.archive.extraction.rules.reply_context import name_antecedent
from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.archive.extraction.rules.withdrawn_tasks import withdraws
from vault_memory.models import Cell, Conversation, Item, Message

START = datetime(2026, 3, 1, 9, 0, tzinfo=UTC)

GONE = [
    ("Rex died on Sunday.", "Rex takes two tablets a day."),
    ("The Blue Owls can't do the 19th.", 'Ben found "The Blue Owls", £900 with a caller.'),
    ("The hall is flooded, they're closed until May.", "The hall holds 120 people."),
    ("We sold the Skoda.", "The Skoda is due for its inspection in May."),
    ("The pilot was cancelled.", "The pilot is in four schools."),
    ("The council scrapped the carnival to save money.", "The carnival is on 9 May."),
    ("Her flatmates cancelled the Wifi.", "The Wifi is from Orbit, 30 euros."),
    ("I cancelled the dance course.", "The dance course is on Wednesdays."),
    ("Got rid of the aquarium on Sunday.", "The aquarium needs new plants."),
    ("Meine Tante hat das Klavier verkauft.", "Das Klavier steht bei uns im Flur."),
    ("Bettina hat abgesagt.", "Meine Schwester Bettina bringt die Torte."),
    ("Mes parents ont vendu le camping-car.", "Le camping-car dort au garage de Nîmes."),
    ("Por fin vendimos la caravana, nos dieron 4.000 euros.", "La caravana está en el camping de Denia."),
    ("Abbiamo disdetto l'abbonamento.", "L'abbonamento della palestra costa 40 euro."),
    ("We hebben de bakfiets verkocht.", "De bakfiets staat in de schuur."),
]
NOT_GONE = [
    ("Rex nearly died on Sunday.", "Rex takes two tablets a day."),
    ("If the hall is closed we need a tent.", "The hall holds 120 people."),
    ("The shop next to the hall is closed.", "Our party in June is at the hall of the rowing club."),
    ("Rex died on Sunday.", "Ana gave her son a book about Rex."),
    ("I sold my old bike.", "Ana rides to work on her bike."),
    ("The returned parcels are in the hall.", "Parcels go to the porter."),
    ("His brother sold to a chain from Leeds.", "The chain from Leeds has nine shops."),
    ("Sold out of rye by ten.", "Rye bread is 4 euros."),
    ("Nobody cancelled the Wifi.", "The Wifi is from Orbit, 30 euros."),
]
VALUES = [
    ("19 is the ceiling now instead of 20.", "They give us £2,000 more, so 20k is the ceiling."),
    ("About the 92... it's 78 now.", "With the cousins it makes 92 guests."),
    ("She says it's final but she also said that about 85.", "We invite 85 guests."),
]
OTHER_VALUES = [
    ("I raised the word count from 1,200 to 1,500 words.", "The editor costs $1,200."),
    ("The essay covers the films from 1990 to 2020.", "The cinema stands since 1990."),
    ("The rate went from 70% to 90%.", "The triangle has angles of 50° and 70°."),
]
ATTRIBUTES = [
    ("Our rent is 950 euros.", "Our rent is 900 euros."),
    ("Deposit on 28 February then.", "Deposit of £1,200 by 20 February."),
    ("I moved to Porto.", "I live in Leeds."),
    ("My dentist is Dr Okoye.", "My dentist is Dr Lund."),
    ("I got a new job at Brightwell as a nurse.", "I work at Kestrel Labs."),
    ("My brother moved to Ghent in May.", "My brother lives in Oslo."),
    ("Petra works at Brightwell now.", "Petra works as an editor at Kestrel Labs."),
]
OTHER_ATTRIBUTES = [
    ("My sister is Ines.", "My sister is Eva."),
    ("Ana's rent is 950 euros.", "Our rent is 900 euros."),
    ("The rent was 950 euros.", "The rent is 900 euros."),
    ("I moved to a new chapter.", "I live in Leeds."),
    ("I moved to Emacs from Neovim.", "I live in Leeds."),
    ("My brother moved to Ghent in May.", "My sister lives in Oslo."),
    ("Petra works at Brightwell now.", "I work at Kestrel Labs."),
    ("My friend lives in Ghent.", "My friend lives in Oslo."),
]


TURNED = [  # pairs of a newer and an older statement, as people write them
    ("We've a new physio, Ruben.", "On Fridays I see the physio, Marlene, at ten."),
    ("Der neue Hausarzt ist Dr. Yilmaz.", "Unser Hausarzt ist Dr. Kern."),
    ("From now on we do want the old parts back.", "Free replacement, we don't want the old parts back."),
    ("Milk is fine now! It's soy.", "Emil can't drink milk, he gets a rash."),
    ("The driving test got put off till autumn.", "The driving test is on 4 May."),
    ("Choir is every third Friday now.", "Choir is every second Friday."),
    ("I'll call Lind and push the delivery to the 25th.", "The delivery from Lind comes on the 6th of May."),
    ('Jo, asked "discount limit still 15%?": 20% now.', "Up to 15% discount is fine without asking."),
    ("Tickets are 41 now.", "Tickets cost 38 euros."),
    ("We're not keeping the caravan after all.", "We keep the caravan, it stands at the farm."),
    ("My aunt moved out of Lübeck.", "My aunt lives in Lübeck."),
    ("Le rendez-vous est repoussé au 14 mars.", "Le rendez-vous est le 3 mars."),
    ("Sievers hab ich abgesagt.", "Zwei Kühlwagen von Sievers, 310 Euro die Woche."),
    ("Der Kurs ist samstags um 9 Uhr.", "Der Kurs ist freitags um 18 Uhr in der Halle."),
    ("La nueva entrenadora es Leire.", "El entrenador de mi hija es Unai."),
    ("Statt Teppich hat sie Dielen im Flur verlegt.", "Ich will Teppich im Flur."),
    ("We hired a caterer, Pia's Kitchen.", "We are looking for a caterer."),
    ("Le rendez-vous d'Élodie est le 14 mars.", "Élodie a son rendez-vous le 3 mars."),
]
NOT_TURNED = [
    ("We've a new colleague, Ida.", "My colleague Tom keeps the keys."),
    ("We've a new physio, Ruben.", "My sister wants to become a physio in Kiel."),
    ("I don't drink coffee in the evening any more.", "I drink coffee in the morning."),
    ("Trains are every third hour now.", "Choir is every second Friday."),
    ("The exam got put off till autumn.", "The driving test is on 4 May."),
    ("Tickets are 41 now.", "The hall holds 38 people."),
    ("The delivery moved to the 25th.", "Ana's birthday is on the 6th of May."),
    ("My aunt moved out of Lübeck.", "My uncle lives in Lübeck."),
    ("Tea is fine now.", "Emil can't drink milk, he gets a rash."),
    ("Der Kurs für Kinder ist samstags um 9 Uhr.", "Der Kurs ist freitags um 18 Uhr in der Halle."),
    ("La nueva vecina es Leire.", "El entrenador de mi hija es Unai."),
    ("We hired a singer.", "We are looking for a caterer."),
]


def sure_that_it_ends(new: str, old: str) -> float:
    item = Item(new, "Topic", replaces=find_replaced(new))
    cell = Cell(old, "fact", "vm-aaaaaaaaaa", "", 0, (), 0, 0)
    counts = anchor_counts([new, old])
    return max(score_closing(item, cell, counts)[0], score_change(item, cell, counts, 20))


@pytest.mark.parametrize(("new", "old"), TURNED)
def test_a_change_of_mind_ends_the_old_statement(new: str, old: str) -> None:
    assert sure_that_it_ends(new, old) > 0


@pytest.mark.parametrize(("new", "old"), NOT_TURNED)
def test_a_change_of_something_else_does_not(new: str, old: str) -> None:
    assert sure_that_it_ends(new, old) == 0


@pytest.mark.parametrize(("new", "old"), GONE)
def test_what_is_gone_ends_what_was_said_of_it(new: str, old: str) -> None:
    assert closes(new, old, anchor_counts([new, old])) > 0


@pytest.mark.parametrize(("new", "old"), NOT_GONE)
def test_what_is_not_gone_or_another_thing_stays(new: str, old: str) -> None:
    assert closes(new, old, anchor_counts([new, old])) == 0


def test_it_stands_for_the_name_before() -> None:
    assert find_closed_subjects("Millbrook. The manager was crying, they're closed until May.") == (
        frozenset({"millbrook"}),
    )


@pytest.mark.parametrize(("new", "old"), VALUES)
def test_a_value_named_as_old_ends_the_statement_that_gives_it(new: str, old: str) -> None:
    assert corrects(new, old, anchor_counts([new, old])) > 0


@pytest.mark.parametrize(("new", "old"), OTHER_VALUES)
def test_the_same_figure_of_another_kind_is_another_value(new: str, old: str) -> None:
    assert corrects(new, old, anchor_counts([new, old])) == 0


@pytest.mark.parametrize(("new", "old"), ATTRIBUTES)
def test_an_attribute_has_one_value(new: str, old: str) -> None:
    assert resets(new, old) > 0


@pytest.mark.parametrize(("new", "old"), OTHER_ATTRIBUTES)
def test_other_owners_and_what_there_may_be_several_of_stay(new: str, old: str) -> None:
    assert resets(new, old) == 0


@pytest.mark.parametrize(
    ("done", "needed"),
    [
        ("Einen Steuerberater habe ich gefunden, Frau Öz.", "Ich brauche noch einen Steuerberater in Kiel."),
        ("Die Kaution ist überwiesen.", "Ich muss noch die Kaution überweisen."),
        ("Mon permis est renouvelé.", "Il faut que je renouvelle mon permis avant août."),
        ("La caldera ha sido reparada.", "Hay que llamar por la caldera."),
        ("Il contratto è firmato.", "Devo firmare il contratto."),
        ("De taart is besteld.", "Ik moet de taart nog bestellen."),
        ("O carro foi consertado.", "Preciso levar o carro à oficina."),
    ],
)
def test_a_report_that_something_is_done_is_read_in_each_language(done: str, needed: str) -> None:
    assert completes(done, needed, ("fact", "task"), {}) > 0


@pytest.mark.parametrize(
    ("said", "needed"),
    [
        ("Der Antrag ist noch nicht abgegeben.", "Ich muss den Antrag abgeben."),
        ("Anna ist angekommen.", "Wir brauchen Anna am Freitag."),
        ("Die Säge ist repariert.", "Ich brauche jeden Montag die Säge."),
        ("La chaudière n'est pas réparée.", "On doit faire réparer la chaudière."),
    ],
)
def test_what_is_not_done_or_recurs_stays_in_each_language(said: str, needed: str) -> None:
    assert completes(said, needed, ("fact", "fact"), {}) == 0


def test_what_cannot_be_done_on_one_day_may_be_on_another() -> None:
    assert withdraws("I can't drive Ada on Monday.", "I'll drive Ada on Monday.") > 0
    assert withdraws("I can't drive Ada on Monday.", "I'll drive Ada on Tuesday.") == 0


def test_a_task_that_is_done_ends() -> None:
    task = "I need to hand in the school form for Noor by the 20th."
    done, planned = "I handed in the school form yesterday.", "I will hand in the school form tomorrow."
    assert completes(done, task, ("fact", "task"), anchor_counts([done, task])) > 0
    assert completes(planned, task, ("fact", "task"), anchor_counts([planned, task])) == 0
    due = "The school form for Noor is handed in at the office."
    assert completes(done, due, ("fact", "fact"), anchor_counts([done, due])) == 0


DONE = [
    ("The passport photos are done.", "Still need passport photos.", "task"),
    ("Gas certificate: got it.", "We need a gas certificate for the tenants, 90 quid.", "fact"),
    ("Curtains arrived.", "Order curtains for the study.", "task"),
    ("The obituary is written, see the shared folder.", "Write the obituary for the parish paper.", "task"),
    ("MOT: passed!", "MOT still to do before the trip.", "task"),
    ("The skip's here.", "I have to get a skip for the rubble.", "fact"),
]
NOT_DONE = [
    ("Agnes arrived.", "Find a birthday present for Agnes.", "task"),  # a person
    ("The curtains aren't here.", "Order curtains for the study.", "task"),
    ("When the curtains arrived I laughed.", "Order curtains for the study.", "task"),
    ("The drops are here.", "I need drops every morning because of my glaucoma.", "fact"),
    ("The photos are in the attic.", "Print the photos for the hall.", "task"),
]


@pytest.mark.parametrize(("new", "old", "kind"), DONE)
def test_a_report_of_few_words_ends_what_was_to_be_done(new: str, old: str, kind: str) -> None:
    assert completes(new, old, ("fact", kind), anchor_counts([old])) > 0


@pytest.mark.parametrize(("new", "old", "kind"), NOT_DONE)
def test_a_report_of_something_else_ends_no_task(new: str, old: str, kind: str) -> None:
    assert completes(new, old, ("fact", kind), anchor_counts([old])) == 0


def test_who_took_over_from_whom_ends_what_that_one_did() -> None:
    new, old = "Pia has taken over the newsletter from Otis.", "Otis looks after the newsletter."
    assert find_replaced(new) == "Otis"
    assert ends(new, "Otis", old, ("fact", "fact"), anchor_counts([old])) > 0


def test_a_relative_ends_nothing_of_ones_own() -> None:
    old = "I'm vegan."
    assert ends("I'm no longer vegan.", "vegan", old, ("fact", "fact"), anchor_counts([old])) > 0
    assert ends("My sister is no longer vegan.", "vegan", old, ("fact", "fact"), anchor_counts([old])) == 0


def test_a_last_day_ends_what_somebody_does() -> None:
    assert find_replaced("Mirela's last day was Friday.") == "Mirela"
    assert find_replaced("The pool's last day was Friday.") == ""


def test_a_no_ends_what_was_asked_about() -> None:
    assert find_denied("And the marathon?", "Yeah, no.") == "marathon"
    assert find_denied("And the marathon?", "Yes!") == ""
    new, old = 'Dele, asked "And the marathon?": Yeah, no. It\'s the knee.', "Dele: Signed up for the marathon in May."
    assert declines(new, old, anchor_counts([new, old])) > 0
    assert declines(new, old.replace("Dele", "Mara"), anchor_counts([new, old])) == 0


def test_it_is_named_by_the_message_before() -> None:
    previous = (
        "Mind the nginx limit of 50 r/s.",
        "You could drop the Vienna branch when nothing has come for a while.",
    )
    assert name_antecedent("raised it to 120 on friday", previous) == "raised the nginx limit to 120 on friday"
    assert name_antecedent("drop it now.", previous) == "drop the Vienna branch now."
    assert name_antecedent("loved it to bits", previous) == "loved it to bits"


def test_changes_across_conversations_strike_what_they_end(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, user="u")
    memory.init()
    talks = [
        ["The Blue Owls play at our party, £900 for three hours.", "Our budget for the party is £4,000 in all."],
        ["The Blue Owls can't do the 19th, they play in Wales.", "Our budget for the party is £3,500 now."],
    ]
    for number, said in enumerate(talks):
        at = START + timedelta(days=20 * number)
        messages = [
            {"id": f"m{n}", "role": "user", "content": text, "time": f"{at + timedelta(minutes=n):%Y-%m-%dT%H:%M:%SZ}"}
            for n, text in enumerate(said)
        ]
        file = tmp_path / f"party-{number}.json"
        file.write_text(json.dumps({"id": f"party-{number}", "title": "Party", "messages": messages}))
        list(memory.archive_file(file))
    cells = [cell for topic in memory.topics.list() for cell in topic.cells]
    gone = sorted(cell.text for cell in cells if cell.superseded)
    assert [text.split(",")[0] for text in gone] == [
        "Our budget for the party is £4",
        "The Blue Owls play at our party",
    ]
    memory.index.close()


def test_a_sentence_that_says_little_is_kept_where_it_ends_something(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, user="u")
    memory.init()
    talks = ["The beta with Kramp and Lindor starts on 18 May."], ["Lindor dropped out.", "Nginx is out."]
    for number, said in enumerate(talks):
        at = START + timedelta(days=20 * number)
        messages = tuple(Message("user", text, f"m{n}", at + timedelta(minutes=n)) for n, text in enumerate(said))
        report = memory.archive(Conversation(messages, id=f"beta-{number}", started=at))
    (topic,) = memory.topics.list()
    assert [cell.text for cell in topic.cells if not cell.superseded] == ["Lindor dropped out."]
    assert [sentence.text for sentence in report.left_out] == ["Nginx is out."]
    memory.index.close()
