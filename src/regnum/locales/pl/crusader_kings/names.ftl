# Names of Crusader Kings.
# What is printed on a component begins with a capital; cultures, bonuses and places of a family are in lower case.

## The game

ck-title = Crusader Kings: Gra planszowa

## Regions

ck-region-scotland = Szkocja
ck-region-northumbria = Nortumbria
ck-region-ireland = Irlandia
ck-region-wales = Walia
ck-region-mercia = Mercja
ck-region-wessex = Wessex
ck-region-low-countries = Niderlandy
ck-region-normandy = Normandia
ck-region-brittany = Bretania
ck-region-paris = Paryż
ck-region-lorraine = Lotaryngia
ck-region-aquitaine = Akwitania
ck-region-burgundy = Burgundia
ck-region-toulouse = Tuluza
ck-region-denmark = Dania
ck-region-saxony = Saksonia
ck-region-pomerania = Pomorze
ck-region-poland = Polska
ck-region-bohemia = Czechy
ck-region-swabia = Szwabia
ck-region-hungary = Węgry
ck-region-dalmatia = Dalmacja
ck-region-lombardy = Lombardia
ck-region-venice = Wenecja
ck-region-papal-states = Państwo Kościelne
ck-region-apulia = Apulia
ck-region-sicily = Sycylia
ck-region-sardinia = Sardynia
ck-region-leon = León
ck-region-navarra = Nawarra
ck-region-aragon = Aragonia
ck-region-castile = Kastylia
ck-region-portugal = Portugalia
ck-region-al-andalus = Al-Andalus

## Cultures, each as an adjective

ck-culture-english = angielska
ck-culture-frankish = frankijska
ck-culture-german = niemiecka
ck-culture-italian = włoska
ck-culture-iberian = iberyjska

## Seas

ck-sea-north-sea = Morze Północne
ck-sea-mediterranean = Morze Śródziemne
ck-sea-atlantic = Ocean Atlantycki

## Realms of the scenarios

ck-realm-england = Anglia
ck-realm-france = Francja
ck-realm-hre = Święte Cesarstwo Rzymskie
ck-realm-italian-normans = Normanowie z Italii
ck-realm-italian-states = Państwa włoskie
ck-realm-sicily = Królestwo Sycylii
ck-realm-hungary = Węgry
ck-realm-iberia = Królestwa iberyjskie

## Dynasties

ck-dynasty-normandy = Dynastia normandzka
ck-dynasty-blois = Dynastia z Blois
ck-dynasty-plantagenet = Plantageneci
ck-dynasty-capet = Kapetyngowie
ck-dynasty-salian = Dynastia salicka
ck-dynasty-hohenstaufen = Hohenstaufowie
ck-dynasty-habsburg = Habsburgowie
ck-dynasty-hauteville = Hauteville’owie
ck-dynasty-canossa = Ród z Canossy
ck-dynasty-arpad = Arpadowie
ck-dynasty-anjou = Andegawenowie
ck-dynasty-jimenez = Dynastia Jiménez
ck-dynasty-ivrea = Dynastia z Ivrei

## Rulers

ck-character-william-i = Wilhelm Zdobywca
ck-character-philip-i = Filip I
ck-character-henry-iv = Henryk IV
ck-character-robert-guiscard = Robert Guiscard
ck-character-sancho = Sancho z Pampeluny
ck-character-henry-i = Henryk I
ck-character-henry-v = Henryk V
ck-character-matilda = Matylda z Canossy
ck-character-alfonso-vi = Alfons VI
ck-character-stephen = Stefan z Blois
ck-character-louis-vii = Ludwik VII
ck-character-conrad-iii = Konrad III
ck-character-roger-ii = Roger II
ck-character-alfonso-vii = Alfons VII
ck-character-henry-iii = Henryk III
ck-character-louis-ix = Ludwik IX Święty
ck-character-frederick-ii = Fryderyk II
ck-character-bela-iv = Béla IV
ck-character-ferdinand-iii = Ferdynand III Święty
ck-character-edward-i = Edward I
ck-character-philip-iii = Filip III Śmiały
ck-character-rudolf-i = Rudolf I
ck-character-charles-i = Karol I Andegaweński
ck-character-alfonso-x = Alfons X

## Characters of the English culture: odd numbers are men, even numbers women

ck-character-english-01 = Robert
ck-character-english-02 = Adela
ck-character-english-03 = Hugo
ck-character-english-04 = Edyta
ck-character-english-05 = Godwin
ck-character-english-06 = Gunhilda
ck-character-english-07 = Edmund
ck-character-english-08 = Maud
ck-character-english-09 = Ranulf
ck-character-english-10 = Roheza
ck-character-english-11 = Aldred
ck-character-english-12 = Godiva
ck-character-english-13 = Osbert
ck-character-english-14 = Małgorzata
ck-character-english-15 = Malcolm
ck-character-english-16 = Sybilla
ck-character-english-17 = Gilbert
ck-character-english-18 = Mabel
ck-character-english-19 = Harold
ck-character-english-20 = Krystyna

## Characters of the Frankish culture: odd numbers are men, even numbers women

ck-character-frankish-01 = Odon
ck-character-frankish-02 = Eleonora
ck-character-frankish-03 = Tybald
ck-character-frankish-04 = Blanka
ck-character-frankish-05 = Raul
ck-character-frankish-06 = Ermengarda
ck-character-frankish-07 = Gwidon
ck-character-frankish-08 = Mahaut
ck-character-frankish-09 = Enguerrand
ck-character-frankish-10 = Heloiza
ck-character-frankish-11 = Fulko
ck-character-frankish-12 = Konstancja
ck-character-frankish-13 = Baldwin
ck-character-frankish-14 = Jolanta
ck-character-frankish-15 = Gautier
ck-character-frankish-16 = Petronela
ck-character-frankish-17 = Amalryk
ck-character-frankish-18 = Agnieszka
ck-character-frankish-19 = Bertrand
ck-character-frankish-20 = Klemencja

## Characters of the German culture: odd numbers are men, even numbers women

ck-character-german-01 = Otton
ck-character-german-02 = Gizela
ck-character-german-03 = Welf
ck-character-german-04 = Kunegunda
ck-character-german-05 = Leopold
ck-character-german-06 = Jadwiga
ck-character-german-07 = Dytryk
ck-character-german-08 = Rycheza
ck-character-german-09 = Albrecht
ck-character-german-10 = Judyta
ck-character-german-11 = Lotar
ck-character-german-12 = Adelajda
ck-character-german-13 = Bolesław
ck-character-german-14 = Zofia
ck-character-german-15 = Brzetysław
ck-character-german-16 = Hildegarda
ck-character-german-17 = Bertold
ck-character-german-18 = Irmgarda
ck-character-german-19 = Gejza
ck-character-german-20 = Uta

## Characters of the Italian culture: odd numbers are men, even numbers women

ck-character-italian-01 = Boemund
ck-character-italian-02 = Beatrycze
ck-character-italian-03 = Tankred
ck-character-italian-04 = Sikelgaita
ck-character-italian-05 = Enrico
ck-character-italian-06 = Costanza
ck-character-italian-07 = Guido
ck-character-italian-08 = Adelazja
ck-character-italian-09 = Azzo
ck-character-italian-10 = Wiolanta
ck-character-italian-11 = Ruggero
ck-character-italian-12 = Bianka
ck-character-italian-13 = Lamberto
ck-character-italian-14 = Alberada
ck-character-italian-15 = Obizzo
ck-character-italian-16 = Ginewra
ck-character-italian-17 = Domenico
ck-character-italian-18 = Teodora
ck-character-italian-19 = Pandulf
ck-character-italian-20 = Gemma

## Characters of the Iberian culture: odd numbers are men, even numbers women

ck-character-iberian-01 = Ramiro
ck-character-iberian-02 = Urraka
ck-character-iberian-03 = García
ck-character-iberian-04 = Elwira
ck-character-iberian-05 = Fernán
ck-character-iberian-06 = Jimena
ck-character-iberian-07 = Rodrigo
ck-character-iberian-08 = Sancha
ck-character-iberian-09 = Ordoño
ck-character-iberian-10 = Teresa
ck-character-iberian-11 = Bermudo
ck-character-iberian-12 = Berenguela
ck-character-iberian-13 = Nuño
ck-character-iberian-14 = Mencja
ck-character-iberian-15 = Diego
ck-character-iberian-16 = Leonor
ck-character-iberian-17 = Pedro
ck-character-iberian-18 = Toda
ck-character-iberian-19 = Íñigo
ck-character-iberian-20 = Aldonza

## The horse

ck-character-glitterhoof = Lśniące Kopyto

## Traits

ck-trait-pious = Pobożny
    .feminine = Pobożna
ck-trait-brave = Odważny
    .feminine = Odważna
ck-trait-attractive = Urodziwy
    .feminine = Urodziwa
ck-trait-clever = Bystry
    .feminine = Bystra
ck-trait-cultivated = Światły
    .feminine = Światła
ck-trait-scholar = Uczony
    .feminine = Uczona
ck-trait-swordmaster = Mistrz miecza
    .feminine = Mistrzyni miecza
ck-trait-noble = Szlachetny
    .feminine = Szlachetna
ck-trait-strong = Silny
    .feminine = Silna
ck-trait-chaste = Cnotliwy
    .feminine = Cnotliwa
ck-trait-humble = Skromny
    .feminine = Skromna
ck-trait-honest = Uczciwy
    .feminine = Uczciwa
ck-trait-kind = Dobry
    .feminine = Dobra
ck-trait-lustful = Lubieżny
    .feminine = Lubieżna
ck-trait-ambitious = Ambitny
    .feminine = Ambitna
ck-trait-deceitful = Podstępny
    .feminine = Podstępna
ck-trait-cruel = Okrutny
    .feminine = Okrutna
ck-trait-dimwitted = Tępy
    .feminine = Tępa
ck-trait-gluttonous = Żarłoczny
    .feminine = Żarłoczna
ck-trait-godless = Bezbożny
    .feminine = Bezbożna
ck-trait-ugly = Szpetny
    .feminine = Szpetna
ck-trait-weak = Słaby
    .feminine = Słaba
ck-trait-craven = Tchórzliwy
    .feminine = Tchórzliwa
ck-trait-inbred = Zwyrodniały
    .feminine = Zwyrodniała
ck-trait-stingy = Skąpy
    .feminine = Skąpa
ck-trait-ignorant = Nieuczony
    .feminine = Nieuczona

## Developments

ck-development-chancellor = Kanclerz
ck-development-steward = Ochmistrz
ck-development-marshal = Marszałek
ck-development-spymaster = Mistrz szpiegów
ck-development-archbishop = Arcybiskup
ck-development-court-physician = Nadworny medyk
ck-development-navy = Flota
ck-development-longbow = Długi łuk
ck-development-plate-armor = Zbroja płytowa
ck-development-royal-guard = Gwardia królewska
ck-development-bank = Bank
ck-development-library = Biblioteka

## What developments do

ck-development-text-chancellor = O jeden darmowy żeton więcej w twoich testach małżeństwa i przy fabrykowaniu casus belli.
ck-development-text-steward = Każdy twój pobór podatków, który przyniósł złoto, przynosi o 2 sztuki złota więcej.
ck-development-text-marshal = Raz na rundę, na początku swojej tury, możesz usunąć jeden żeton niepokojów z jednego ze swoich regionów.
ck-development-text-spymaster = Możesz wzniecać niepokoje i przeprowadzać przewroty w dowolnym regionie mapy (niepokoje – tylko tam, gdzie nie ma armii).
ck-development-text-archbishop = Możesz zagrać drugą kartę krucjaty w tej samej Erze.
ck-development-text-court-physician = O jeden darmowy żeton więcej w testach wydarzeń o życie twoich bliskich i w testach zarazy dla twoich regionów, ktokolwiek je przeprowadza.
ck-development-text-navy = W każdej twojej akcji najazdu jedna armia może atakować lub wspierać atak drogą morską: z twojego regionu nadmorskiego do dowolnego innego nad tym samym morzem.
ck-development-text-longbow = O jeden darmowy żeton więcej w twoich testach najazdu, także przy kontrataku.
ck-development-text-plate-armor = W każdym wrogim najeździe pierwszy test przeciw twojemu regionowi wymaga o jeden sukces więcej.
ck-development-text-royal-guard = Zamachom innych graczy na twoje postacie można przeciwdziałać złotem.
ck-development-text-bank = Na początku każdej fazy utrzymania weź 1 sztukę złota. Samodzielne anulowanie opłaconego żetonu rywala kosztuje cię 1 sztukę złota zamiast 2.
ck-development-text-library = Na początku każdej Ery dobierz jedną dodatkową kartę akcji z dowolnej talii oprócz krucjat.

## Kinds of developments

ck-development-type-councilor = Doradca
ck-development-type-invention = Wynalazek

## The crusade track

ck-track-1 = Konstantynopol
ck-track-2 = Nicea
ck-track-3 = Doryleum
ck-track-4 = Tars
ck-track-5 = Edessa
ck-track-6 = Antiochia
ck-track-7 = Trypolis
ck-track-8 = Tyr
ck-track-9 = Akka
ck-track-10 = Jerozolima

## Bonuses of the crusade track

ck-track-bonus-1 = +1 sztuka złota przy każdym twoim poborze podatków, który przyniósł złoto
ck-track-bonus-2 = o jeden darmowy żeton więcej w twoich testach małżeństwa
ck-track-bonus-3 = jedna dodatkowa karta akcji z dowolnej talii na początku każdej Ery
ck-track-bonus-4 = o jeden darmowy żeton więcej w twoich testach budowy
ck-track-bonus-5 = najazdy na te z twoich regionów, w których stoi twoja armia, wymagają o jeden sukces więcej
ck-track-bonus-6 = o jeden darmowy żeton więcej w twoich testach spisku
ck-track-bonus-7 = jedna dodatkowa karta akcji z dowolnej talii na początku każdej Ery
ck-track-bonus-8 = o jeden darmowy żeton więcej w twoich testach najazdu
ck-track-bonus-9 = +2 sztuki złota przy każdym twoim poborze podatków, który przyniósł złoto
ck-track-bonus-10 = zostajesz Królem Jerozolimy i gra natychmiast się kończy

## Action cards

ck-deck-realm = Rządy
ck-deck-intrigue = Intryga
ck-deck-war = Wojna
ck-deck-tax = Podatki
ck-deck-crusade = Krucjata

## Actions

ck-action-build = Budowa
ck-action-develop = Rozwój
ck-action-plot = Spisek
ck-action-coup = Przewrót
ck-action-mobilize = Mobilizacja
ck-action-invade = Najazd
ck-action-tax = Pobór podatków
ck-action-crusade = Krucjata
ck-action-marriage = Małżeństwo
ck-action-titles = Tytuły książęce

## Plots

ck-plot-fabricate-casus-belli = Sfabrykuj casus belli
ck-plot-provoke-unrest = Wznieć niepokoje
ck-plot-assassinate = Dokonaj zamachu
ck-plot-bribe = Przekup doradcę
ck-plot-divorce = Unieważnij małżeństwo

## Phases

ck-phase-setup = Przygotowanie
ck-phase-era-start = Początek Ery
ck-phase-dynasty = Faza dynastii
ck-phase-plan = Faza planów
ck-phase-turn = Tura
ck-phase-upkeep = Faza utrzymania
ck-phase-refresh = Faza odnowienia
ck-phase-scoring = Podliczanie punktów

## Strategies of the AI

ck-strategy-ferox = Ferox (Agresor)
ck-strategy-postis = Postis (Badacz)
ck-strategy-munitio = Munitio (Obrońca)
ck-strategy-amandit = Amandit (Rozpustnik)
ck-strategy-aperio = Aperio (Krzyżowiec)
ck-strategy-text-ferox = Gromadzi powody do wojny i najpierw uderza tam, gdzie mury są mocniejsze; śluby ceni tylko dla silnej ręki albo wysokiej zapłaty.
ck-strategy-text-postis = Zapełnia dwór doradcami i wynalazkami, własnymi i przekupionymi, a ziemie bierze tylko te, które przychodzą bez trudu.
ck-strategy-text-munitio = Buduje mury, gromadzi środki obrony i gasi wrogość ślubami, a jeśli już atakuje, to najsłabszego.
ck-strategy-text-amandit = Żeni się, rozwodzi i znów żeni: każdy ślub daje sojusznika, a ziemie sojuszników prędzej czy później stają się jego ziemiami.
ck-strategy-text-aperio = Najczęściej ze wszystkich bierze krzyż – po to ma Arcybiskupa – i walczy z tym, kto ma najwięcej tarcz na drodze do Jerozolimy.

## Achievements

ck-achievement-crusader = Krzyżowiec
ck-achievement-builder = Budowniczy
ck-achievement-inventor = Wynalazca
ck-achievement-king-of-jerusalem = Król Jerozolimy

## Scenarios

ck-scenario-kingdom-of-jerusalem = Królestwo Jerozolimskie
ck-scenario-crusade-of-1101 = Krucjata 1101 roku
ck-scenario-second-crusade = Druga krucjata
ck-scenario-barons-crusade = Krucjata baronów
ck-scenario-ninth-crusade = Dziewiąta krucjata
ck-scenario-tournament = Królestwo Jerozolimskie (wariant turniejowy)
ck-scenario-text-kingdom-of-jerusalem = Pokolenie Wilhelma Zdobywcy: korony wciąż zdobywa się mieczem, a na Wschód nie wyruszył jeszcze żaden krzyżowiec. Pięć młodych dynastii bez rodzin i żadnych zasad specjalnych – dobra pierwsza gra.
ck-scenario-text-crusade-of-1101 = Jerozolima już padła, ale spóźnialscy chcą swojej części chwały. Tor krucjat kończy się na pozycji 7, gdzie leży żeton „Pobożny”, więc nikt nie zostanie Królem Jerozolimy; kto straci ostatni region, odpada na dobre.
ck-scenario-text-second-crusade = Edessa upadła, krzyż biorą sami królowie, a Anglię rozdziera wojna domowa. Zasad specjalnych nie ma, ale wielu władców ma już swoje lata i rodzinę, a Anglia zaczyna z niepokojami i armiami w polu.
ck-scenario-text-barons-crusade = Fryderyk II starzeje się między Niemcami a Sycylią, a na Wschód ruszają inni. Na pozycji 7 toru leży dodatkowy żeton „Pobożny”, węgierscy Arpadowie grają kulturą włoską, regiony włoskie są zawsze w grze, a kto straci ostatni region, odpada na dobre.
ck-scenario-text-ninth-crusade = W Ziemi Świętej padają ostatnie twierdze, a w Europie nowe rody, Habsburgowie i Andegawenowie, wypierają stare. Zasad specjalnych nie ma; Anglia stawia jeden ze swoich zamków tam, gdzie zechce.
ck-scenario-text-tournament = Epoka Zdobywcy dla trzech lub czterech graczy i na jeden wieczór. Zamiast trzech Er są dwie, a każda dynastia od początku ma casus belli przeciw jednemu z rywali.

## Places of a family

ck-role-ruler = władca
ck-role-spouse = małżonek władcy
ck-role-child-1 = pierwsze dziecko
ck-role-child-2 = drugie dziecko
ck-role-child-3 = trzecie dziecko
ck-role-sibling-1 = pierwsze z rodzeństwa
ck-role-sibling-2 = drugie z rodzeństwa

## Terms

ck-term-era = Era
ck-term-round = Runda
ck-term-turn = Tura
ck-term-dynasty-phase = Faza dynastii
ck-term-plan-phase = Faza planów
ck-term-upkeep-phase = Faza utrzymania
ck-term-refresh-phase = Faza odnowienia
ck-term-realm = Rządy
ck-term-intrigue = Intryga
ck-term-war = Wojna
ck-term-tax = Podatki
ck-term-crusade = Krucjata
ck-term-build = Budowa
ck-term-develop = Rozwój
ck-term-plot = Spisek
ck-term-coup = Przewrót
ck-term-mobilize = Mobilizacja
ck-term-invade = Najazd
ck-term-tax-action = Pobór podatków
ck-term-crusade-action = Krucjata
ck-term-fabricate-casus-belli = Sfabrykuj casus belli
ck-term-provoke-unrest = Wznieć niepokoje
ck-term-assassinate = Dokonaj zamachu
ck-term-bribe = Przekup doradcę
ck-term-divorce = Unieważnij małżeństwo
ck-term-trait-check = Test cech
ck-term-invest = Inwestowanie w sukces
ck-term-oppose = Przeciwdziałanie
ck-term-sacrifice = Poświęcenie cechy
ck-term-casus-belli = Casus belli
ck-term-alliance = Sojusz
ck-term-unrest = Niepokoje
ck-term-harvest = Żniwa
ck-term-crop-failure = Nieurodzaj
ck-term-plague = Zaraza
ck-term-plague-ending = Zaraza wygasa
ck-term-duchy = Księstwo
ck-term-castle = Zamek
ck-term-knight = Rycerz
ck-term-soldier = Żołnierz (armia)
ck-term-shield = Tarcza dynastii
ck-term-first-player = Żeton pierwszego gracza
ck-term-age-token = Żeton wieku
ck-term-loot = Grabież
ck-term-counter-attack = Kontratak
ck-term-annex = Aneksja
ck-term-support = Wsparcie
ck-term-dynastic-crisis = Kryzys dynastyczny
ck-term-succession = Sukcesja
ck-term-councilor = Doradca
ck-term-invention = Wynalazek
ck-term-glitterhoof = Lśniące Kopyto
ck-term-victory-point = Punkt zwycięstwa
ck-term-gold = Złoto
ck-term-treasury = Skarbiec
ck-term-trait = Cecha
ck-term-success = Sukces
ck-term-failure = Porażka
ck-term-critical = Cecha krytyczna
ck-term-bag = Woreczek cech
ck-term-event = Wydarzenie
ck-term-target-self = Na siebie
ck-term-target-other = Na innego gracza
ck-term-marriage = Małżeństwo
ck-term-family-board = Plansza rodu
ck-term-independent = Niezależny
ck-term-crusade-track = Tor krucjat
ck-term-action-card = Karta akcji
ck-term-development-card = Karta rozwoju
ck-term-discard = Stos kart odrzuconych
ck-term-trade = Handel
ck-term-ai = SI
ck-term-region = Region
ck-term-king = Król
ck-term-queen = Królowa
ck-term-wife = Żona
ck-term-son = Syn
ck-term-daughter = Córka
ck-term-brother = Brat
ck-term-ruler = Władca
ck-term-child = Dziecko
ck-term-sister = Siostra
ck-term-husband = Mąż
ck-term-positive = pozytywna
ck-term-negative = negatywna
ck-term-general-bag = Woreczek cech losowych
ck-term-free-draw = Darmowy żeton
ck-term-war-state = Stan wojny
ck-term-duke = Książę
ck-term-heir = Dziedzic
ck-term-spouse = Małżonek
ck-term-bastard = Bękart
ck-term-sibling = Rodzeństwo
ck-term-son-in-law = Zięć
ck-term-dowry = Posag
ck-term-independent-lord = Niezależny pan
ck-term-sea-route = Szlak morski
ck-term-condition = Warunek
ck-term-hand = Ręka
ck-term-offer = Oferta
ck-term-random-trait = Cecha losowa
ck-term-initial-trait = Cecha początkowa
ck-term-event-trait = Cecha z wydarzenia
ck-term-crusader-trait = Cecha krzyżowca
ck-term-elimination = Upadek dynastii
ck-term-comeback = Nowa dynastia
ck-term-chronicle = Kronika

## Sposoby wygrania

ck-victory-last-era = punkty po ostatniej Erze
ck-victory-jerusalem = punkty w chwili zdobycia Jerozolimy
ck-victory-last-dynasty = ostatnia dynastia w grze
