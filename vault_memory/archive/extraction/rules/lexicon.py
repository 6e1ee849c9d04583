"""Word lists of the offline extractor: of English, and the months and weekdays of all languages that have lists."""

from __future__ import annotations


def word_set(text: str) -> frozenset[str]:
    """Return the words of a list as it is written here."""
    return frozenset(text.split())


# Words of grammar: articles, pronouns, auxiliaries, prepositions, plain adverbs, interjections.
FUNCTION = word_set(
    """
a an the this that these those i me my mine myself we us our ours ourselves you your yours yourself he him his
himself she her hers herself it its itself they them their theirs themselves who whom whose which what where when
why how there here is am are was were be been being do does did doing done have has had having will would shall
should can could may might must ought and or but nor so yet if then than because since as while although though
unless until of at by for with about against between into through during before after above below to from up down in
out on off over under again further once both each few more most other some such no not only own same too very just
also even ever never always already still any all either neither one ones every much many lot lots bit around along
across behind beyond without within upon per via etc now soon later today tomorrow yesterday tonight ago really
quite rather almost enough well maybe perhaps else instead i'm i've i'd i'll you're you've you'd you'll he's he'd
he'll she's she'd she'll it's it'd it'll we're we've we'd we'll they're they've they'd they'll that's that'd that'll
there's here's what's who's where's how's when's let's don't doesn't didn't won't wouldn't can't couldn't shouldn't
isn't aren't wasn't weren't haven't hasn't hadn't ain't cannot 'cause cause im ive dont cant didnt thats gonna wanna
gotta kinda sorta ya yeah yep yes nope nah ok okay oh wow hey hi hello bye thanks thank please sure hmm ah haha lol
btw whatever whenever wherever however therefore thus hence anyway definitely totally absolutely actually basically
literally probably especially particularly recently currently previously finally usually often sometimes away back
together apart onto toward towards among amongst despite except like unlike near next last first second third two
three four five six seven eight nine ten using used vs till til tho cuz coz bc incl esp etcetera btw omg lol hahaha per
said okay alright yours
"""
)

# Words that carry little of a subject in talk: judgements, general verbs and nouns, times.
FILLER = word_set(
    """
great good nice awesome amazing wonderful fantastic incredible cool lovely beautiful perfect fun happy glad proud
excited exciting excellent brilliant super special important meaningful rewarding inspiring inspired interesting
helpful powerful unique real true sweet kind best better worse worst bad hard tough easy difficult big small little
huge tiny new old long short high low full whole different similar right wrong able ready possible clear main key
certain several various thing things stuff something anything everything nothing someone anyone everyone somebody
anybody everybody people folks guy guys time times day days week weeks month months year years moment moments way
ways sort type part parts side place point case fact idea ideas issue problem question answer example reason result
end start beginning step steps level number set piece bunch couple ton tons matter sense hand plan plans tip tips
detail details option options help support love hope wish feel feeling feels felt feelings think thinking thought
thoughts know knowing knew known want wants wanted need needs needed try trying tried get gets getting got gotten go
goes going went gone come comes coming came make makes making made take takes taking took taken give gives giving
gave given see sees seeing saw seen look looks looking looked keep keeps keeping kept find finds finding found say
says saying said tell tells telling told talk talks talking talked hear hears heard hearing let lets put puts
putting show shows showing showed mean means meant seem seems seemed become becomes became happen happens happened
happening believe remember imagine guess agree appreciate understand enjoy enjoyed enjoying enjoys care share
sharing shared chat chatting bring brings bringing brought spend spent spending helps helped helping use uses work
works working worked starts started starting stop stopped learn learned learning change changes changed live living
add added adding life world journey experience experiences chance opportunity luck progress effort goal goals dream
dreams passion joy happiness strength courage inspiration motivation motivated encouragement encouraging supportive
supporting supported kindness positive positivity impact difference reminder memories memory vibe vibes congrats
congratulations pic pics photo photos picture pictures image images check checking checked ask asked asking join
joined joining meet meeting met follow following followed stay staying stayed setting run running ran call called
calling turn turned pick picked grab grabbed wait waiting waited planning planned decide decided choose chose chosen
consider considering hit hitting move moved moving leave leaving left reach reached build building built create
creating created improve improving improved ensure manage managing managed handle handling handled include including
includes provide providing focus focusing focused finish finished complete completed completing continue continuing
begin began struggle struggling suggest suggested suggestion suggestions recommend recommended recommendation
recommendations prefer plus morning afternoon evening night weekend total amount current recent hours hour minutes
minute mins secs seconds monday tuesday wednesday thursday friday saturday sunday january february march april june
july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec daily weekly
monthly yearly annually pretty fair worried stressed nervous curious frustrated confused overwhelmed wondering
interested keen stoked thrilled pumped grateful thankful blessed lucky sorry worth hopefully honestly seriously
sounds sound sounding stands nan approach process strategy strategies area areas advice information info forward
ahead upcoming favorite favorites favourite favourites home lately update updates story stories item items hobby
hobbies rest eye eyes name names blast note notes track body screen kick deal deals news adventure another others
trouble involve involves involving hoping hoped country figure figures figuring understanding mistake mistakes
"""
)

COMMON = FUNCTION | FILLER

# Words of a title that say when or what kind of talk it is.
TIME_WORDS = word_set(
    """
january february march april may june july august september october november december monday tuesday wednesday
thursday friday saturday sunday spring summer autumn fall winter day days week weeks month months year years today
notes note update updates questions question chat talk conversation conversations meeting call plan plans planning
thing things stuff news follow-up followup review discussion session new help ideas thoughts start middle beginning
dm pm group end term semester first last next second third stretch half again left one two three four five six seven
eight nine ten
"""
)

WENT_ON = word_set(  # at the end of a title: the talk goes on with what is named before
    """
    again update updates continued cont revisited follow-up followup nochmal nochmals fortsetzung suite encore
    continuación continuazione continuação vervolg
    """
)
HOW_OFTEN = word_set(  # say nothing alone of what an update is of
    """
    daily weekly monthly quarterly yearly annual quick short small brief big latest final status progress regular good
    wöchentliche monatliche kurze kleine kurzes kleines petite brève
    """
)

UNITS = word_set(
    "euro euros dollar dollars pounds quid percent "
    "kg g mg ml cl l km cm mm m tsp tbsp oz lb lbs ft px ms s kb mb gb tb mrs mr dr sir usd eur gbp"
)

# Finite verbs that a phrase may end with, or hold, and a name does not: "DPD sends", "Priya approved dispatch".
FINITE = word_set(
    """
send sends says goes wants needs gives gets makes takes keeps runs works looks comes calls asks tells holds pays costs
reuses uses does has is are was were approved signed asked replied wrote sent said told gave took made went came got
wanted needed paid booked confirmed agreed decided moved changed cancelled ordered bought sold opened closed started
stopped finished released merged deployed fixed broke breaks fails failed crashes crashed expires pulls leaves left
signs brings buys becomes begins believes belongs builds carries catches chooses covers cuts deals decides depends
draws drives drops eats ends enjoys expects falls feels fills finds fits flies follows forgets grows handles happens
hates hears helps hits hopes hurts includes joins jumps keeps kills knows lacks lasts learns lends lets lies likes lives
loses loves maintains matters means meets mentions misses moves offers opens owes owns passes prefers promises proves
provides puts raises reaches reads recommends refuses remembers replaces requires returns rises seems sells sends
serves sets shows signs sits sleeps speaks spends stands starts stays stops suggests supports swims takes talks
teaches thinks throws tries turns understands visits waits walks wears wins wishes wonders worries writes accepts
adds admits affects agrees allows announces appears applies arrives avoids became began brought built came caught chose
cost cut did drew drove ate fell felt flew forgot found grew had heard held hit hurt kept knew lent led let lost meant
met put read rang ran saw sat slept spoke spent stood stole swam taught thought threw understood woke wore won
"""
)

# Adjectives that alone name no topic.
BARE_ADJECTIVES = word_set(
    """
able active actual afraid alive angry annoying anxious available aware awful basic bold brave brief bright broken busy
calm careful cheap clean clever close cold comfy common complete complex confident convenient correct cozy crazy
creative critical curious current cute damp dangerous dark dead dear deep delicious desperate difficult direct dirty
dry due eager early easy effective efficient elegant emotional empty endless essential exact exhausted expensive extra
familiar famous fast fat few final fine firm flat flexible fluffy foreign formal free fresh friendly frozen frustrating
full funny furry future general gentle genuine giant global grand gross handy happy healthy heavy helpful hidden honest
hot hungry ideal ill immediate impossible incredible independent individual initial innocent intense internal joint key
large late lazy legal lively local lonely loose loud loyal mad main major many mature mean minor missing mixed mobile
moderate modern multiple narrow native natural neat necessary negative nervous neutral normal noisy obvious odd
official online open optional ordinary original overall painful pale past patient perfect permanent physical plain
pleasant polite poor popular positive potential practical precious pregnant present pretty previous primary private
proper proud public pure quick quiet random rare raw ready real reasonable refreshing regular relaxed relevant reliable
rich rough round rude sad safe scary secret secure senior sensitive separate serious severe shallow sharp shiny shy
sick silent silly similar simple single slight slow smart smooth soft solid special specific spicy stable steady steep
stiff straight strange strict stupid successful sudden sunny sweet tall tasty temporary tense terrible thick thin tidy
tight tired tough toxic traditional trendy typical unable unique unusual upset urgent usual valid vague various vast
vibrant visible vital warm weak wealthy weird wet wicked wide wild wise wonderful wooden worried worthy wrong young
freed fulfilling peaceful serene gorgeous stunning cozy enormous outdated responsive
"""
)

KIN = word_set(
    """
friend spouse wife husband partner mom dad mother father sister brother son daughter cousin boss colleague neighbor
uncle aunt
"""
)

FIRST_PERSON = word_set("i i'm i've i'd i'll im ive me my mine myself we we're we've we'd we'll us our ours ourselves")
SECOND_PERSON = word_set("you you're you've you'd you'll your yours yourself ya u ur")
DETERMINERS = word_set("a an the my our your his her their its this that these those some any no each every")
PREPOSITIONS = word_set(
    "of in on at for with about from into by through during after before without via per as like between"
)
# What stands before a verb or an adjective rather than before a noun.
BEFORE_VERBS = word_set(
    """
i you we they he she it who to can could will would should might must may not don't doesn't didn't can't won't i'll
we'll you'll i'd i've we've they've please just also always never really so very too let's is was are were been be
being am i'm we're you're
"""
)
MACHINES = word_set("assistant ai bot chatgpt gpt claude gemini copilot codex model user system tool me i human you")

ENGLISH_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
ENGLISH_MONTHS = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
)  # fmt: skip
MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "jan january januar janvier enero gennaio janeiro januari",
            "feb february februar février febrero febbraio fevereiro februari",
            "mar march märz mars marzo março maart",
            "apr april avril abril aprile",
            "may mai mayo maggio maio mei",
            "jun june juni juin junio giugno junho",
            "jul july juli juillet julio luglio julho",
            "aug august août agosto augustus",
            "sep sept september septembre septiembre settembre setembro",
            "oct october oktober octobre octubre ottobre outubro",
            "nov november novembre noviembre novembro",
            "dec december dezember décembre diciembre dicembre dezembro",
        ),
        start=1,
    )
    for name in names.split()
}  # fmt: skip
WEEKDAYS = (
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag"
    "|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo"
    "|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda-feira|terça-feira|quarta-feira|quinta-feira|terça"
    "|sexta-feira|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag"
)
