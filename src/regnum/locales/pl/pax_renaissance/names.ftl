# Names of Pax Renaissance.
# Common nouns are in lower case; the first letter of a line is raised where it is shown.

## Cards

pax-card-pren001 = Papież inkwizytor
pax-card-pren002 = Biały słoń papieża
pax-card-pren003 = Wielki inkwizytor
pax-card-pren004 = Antypapież
pax-card-pren005 = Teologia reformowana
pax-card-pren006 = Izba Gwiaździsta
pax-card-pren007 = Świętopietrze
pax-card-pren008 = Jezuici
pax-card-pren009 = Borgiowie
pax-card-pren010 = Stos próżności
pax-card-pren011 = Reformacja anabaptystów
pax-card-pren012 = Joannici
pax-card-pren013 = Flota genueńska
pax-card-pren014 = Armada indyjska
pax-card-pren015 = Hanza
pax-card-pren016 = Kompania Kupców Awanturników
pax-card-pren017 = Szkoccy kaprowie
pax-card-pren018 = Armada Almeidy
pax-card-pren019 = Monopol Złotego Wybrzeża
pax-card-pren020 = Czarna Banda z Arum
pax-card-pren021 = Konkwistadorzy
pax-card-pren022 = Ostatni rycerz
pax-card-pren023 = Hiszpańskie tercio
pax-card-pren024 = Gonfalonier
pax-card-pren025 = Krzyżacy
pax-card-pren026 = Cromwell
pax-card-pren027 = Związek Szwabski
pax-card-pren028 = Karol Śmiały
pax-card-pren029 = Krucjaty do Ziemi Świętej
pax-card-pren030 = Święta Hermandada
pax-card-pren031 = Szwajcarscy najemnicy
pax-card-pren032 = Książę Mediolanu
pax-card-pren033 = Czarny Oddział
pax-card-pren034 = Powstanie Jacka Cade'a
pax-card-pren035 = Gildie comuneros
pax-card-pren036 = Flandryjska gildia
pax-card-pren037 = Ukryty
pax-card-pren038 = Powstanie Bundschuh
pax-card-pren039 = Florencka wełna
pax-card-pren040 = Sindicat Remença
pax-card-pren041 = Chłopska republika Dithmarschen
pax-card-pren042 = Bank Höchstetterów
pax-card-pren043 = Gutenberg
pax-card-pren044 = Izabela Kastylijska
pax-card-pren045 = Anna Bretońska
pax-card-pren046 = Joanna Szalona
pax-card-pren047 = Małgorzata Andegaweńska
pax-card-pren048 = Maria Bogata
pax-card-pren049 = Zakon Santiago
pax-card-pren050 = Serenissima
pax-card-pren051 = Twórca Królów
pax-card-pren052 = Marcin Luter
pax-card-pren053 = Fryzyjska wolność
pax-card-pren054 = Maréchaussée
pax-card-pren055 = Księstwo Ferrary
pax-card-pren058 = Groźny
pax-card-pren059 = Safawidzi
pax-card-pren060 = Derwisze
pax-card-pren061 = Kyzyłbasze
pax-card-pren062 = Bracia Barbarossa
pax-card-pren063 = Flota osmańska
pax-card-pren064 = Żydowscy piraci
pax-card-pren065 = Mameluccy żołnierze niewolni
pax-card-pren066 = Czarna Armia
pax-card-pren067 = Janczarzy
pax-card-pren068 = Plemię Czarnego Barana
pax-card-pren069 = Baszybuzucy
pax-card-pren070 = Żupy krakowskie
pax-card-pren071 = Radu Piękny
pax-card-pren072 = Srebro bośniackie i serbskie
pax-card-pren073 = Orda krymska
pax-card-pren074 = Kreml
pax-card-pren075 = Elżbieta Rakuszanka
pax-card-pren076 = Zofia Paleolog
pax-card-pren077 = Hürrem Sultan Roksolana
pax-card-pren078 = Sitti Hatun z Dulkadiru
pax-card-pren079 = Szarlotta z Lusignan, królowa Cypru
pax-card-pren080 = Greccy kleftowie
pax-card-pren081 = Goci krymscy
pax-card-pren082 = Kawa z Damaszku
pax-card-pren083 = Pospolite ruszenie
pax-card-pren084 = System timarów
pax-card-pren085 = Wład Palownik
pax-card-pren086 = Święty Stefan Wielki
pax-card-pren087 = Kupcy Wangara
pax-card-pren088 = Dżem, antyzakładnik
pax-card-pren089 = Grand Hiszpanii
pax-card-pren090 = Książę Aten
pax-card-pren093x = Koczownicy Fundż
pax-card-pren094x = Wojsko Zaporoskie
pax-card-pren095x = Elżbieta Batory
pax-card-pren096x = Amerigo Vespucci
pax-card-pren097x = Podesta Wenecji
pax-card-pren098x = Jednota Braterska
pax-card-pren099x = Legat papieski w Persji
pax-card-pren100x = Zjednoczone chrześcijaństwo
pax-card-pren101x = Inżynier budownictwa
pax-card-pren102x = Medresa Sahn-i Seman
pax-card-pren103x = Akademia
pax-card-pren104x = Kradzież Świętej Korony
pax-card-pren105x = Flota francusko-osmańska
pax-card-pren106x = Flota Związku Pruskiego
pax-card-pren107x = Arsenał sułtański
pax-card-pren108x = Dynastia Isfendijarydów
pax-card-pren109x = Bractwo Świętego Marka
pax-card-pren110x = Spisek siedmiogrodzki
pax-card-pren111x = Bunt Glińskiego
pax-card-pren112x = Ałun fokajski
pax-card-pren113x = Dalmacka flota handlowa
pax-card-pren114x = Hrabiowie cylejscy
pax-card-pren115x = Szyickie powstanie Szahkulu
pax-card-pren116x = Bunty podatkowe Czelebiego
pax-card-pren117x = Despina Hatun
pax-card-pren118x = Wielki mufti
pax-card-pren119x = Hetman wielki
pax-card-pren120x = Agenci Dukagjiniego
pax-card-pren121x = Koczownicy z Tlemcenu
pax-card-pren122x = Ostatnie westchnienie Maura
pax-card-pren123x = Nihil novi
pax-card-pren124x = Ostatni Bizantyjczyk
pax-card-pren125x = Bejlerbej Egiptu
pax-card-pren126x = Związek Jaszczurczy
pax-card-pren127x = Flota Morza Czerwonego
pax-card-pren128x = Człowiek na każdą porę
pax-card-pren129x = Oratorium Bożej Miłości
pax-card-pren130x = Kryptografia
pax-card-pren131x = Michał Anioł
pax-card-pren132x = Geometria w sztuce
pax-card-pren133x = Realizm romantyczny
pax-card-pren134x = Inżynier górnictwa
pax-card-pren135x = Makiawelizm
pax-card-pren136x = Hermetyzm
pax-card-pren137x = Wiara kontra rozum
pax-card-pren138x = Korona Rzeszy
pax-card-pren139x = Francuscy piraci
pax-card-pren140x = Flota wenecka
pax-card-pren141x = Klein-Venedig Welserów
pax-card-pren142x = Unia kalmarska
pax-card-pren143x = Wilk z Rimini
pax-card-pren144x = Mons Meg
pax-card-pren145x = Kappelska zupa mleczna
pax-card-pren146x = Bank Strozzich
pax-card-pren147x = William Caxton
pax-card-pren148x = Ałun z Tolfy
pax-card-pren149x = Kornwalijska cyna
pax-card-pren150x = Katalońscy paktyści
pax-card-pren151x = Katarzyna z Nawarry
pax-card-pren152x = Małgorzata Austriacka
pax-card-pren153x = Mary Rose
pax-card-pren154x = Unia Europejska
pax-card-pren155x = Zwrot epikurejski
pax-card-pren156x = Humanizm
pax-card-pren157x = Sobór trydencki
pax-card-pren158x = Zakon Kaznodziejski
pax-card-pren159x = Zgoda rządzonych
pax-card-pren160x = Jacques Lefèvre d'Étaples
pax-card-pren161x = Grodzenia
pax-card-pren162x = Katarzyna Medycejska
pax-card-pren163x = Bunt przeciw dżizji
pax-card-pren164x = Czerkiescy mamelucy
pax-card-pren165x = Sasi siedmiogrodzcy
pax-card-pren166x = Bank Świętego Jerzego
pax-card-pren167x = Ghulat dwunastowców
pax-card-pren168x = Państwo syjonistyczne
pax-card-comet1 = Kopernik i rewolucja heliocentryczna
pax-card-comet2 = Astrologia Nostradamusa
pax-card-comet3 = Ekskomunika komety Halleya
pax-card-comet4 = Regiomontanus i kometa z 1472 roku

## Empires and regions

pax-empire-england = Anglia
pax-empire-france = Francja
pax-empire-holy-roman-empire = Święte Cesarstwo Rzymskie
pax-empire-hungary = Węgry
pax-empire-byzantium = Bizancjum
pax-empire-portugal = Portugalia
pax-empire-aragon = Aragonia
pax-empire-papal-states = Państwo Kościelne
pax-empire-ottoman = Imperium osmańskie
pax-empire-mamluk = Sułtanat mameluków
pax-region-east = Wschód
pax-region-west = Zachód

## Cities

pax-city-london = Londyn
pax-city-bordeaux = Bordeaux
pax-city-paris = Paryż
pax-city-bruges = Brugia
pax-city-lyon = Lyon
pax-city-vienna = Wiedeń
pax-city-lubeck = Lubeka
pax-city-novgorod = Nowogród
pax-city-nurnberg = Norymberga
pax-city-buda = Buda
pax-city-varna = Warna
pax-city-tana = Tana
pax-city-caffa = Kaffa
pax-city-trebizond = Trapezunt
pax-city-toledo = Toledo
pax-city-granada = Grenada
pax-city-spice-islands = Wyspy Korzenne
pax-city-valencia = Walencja
pax-city-algiers = Algier
pax-city-timbuktu = Timbuktu
pax-city-venice = Wenecja
pax-city-constantinople = Konstantynopol
pax-city-modon = Modon
pax-city-rhodes = Rodos
pax-city-cairo = Kair
pax-city-cyprus = Cypr
pax-city-red-sea = Morze Czerwone

## Borders

pax-border-england--france = Anglia – Francja
pax-border-france--holy-roman-empire = Francja – Święte Cesarstwo Rzymskie
pax-border-holy-roman-empire--hungary = Święte Cesarstwo Rzymskie – Węgry
pax-border-hungary--byzantium = Węgry – Bizancjum
pax-border-portugal--aragon = Portugalia – Aragonia
pax-border-aragon--papal-states = Aragonia – Państwo Kościelne
pax-border-papal-states--ottoman = Państwo Kościelne – Imperium osmańskie
pax-border-ottoman--mamluk = Imperium osmańskie – Sułtanat mameluków
pax-border-england--portugal = Anglia – Portugalia
pax-border-france--aragon = Francja – Aragonia
pax-border-holy-roman-empire--papal-states = Święte Cesarstwo Rzymskie – Państwo Kościelne
pax-border-hungary--ottoman = Węgry – Imperium osmańskie
pax-border-byzantium--mamluk = Bizancjum – Sułtanat mameluków

## Places of the first concessions

pax-place-augsburg = Augsburg
pax-place-florence = Florencja
pax-place-alexandria = Aleksandria
pax-place-lisbon = Lizbona

## Banks

pax-bank-fugger = Bank Fuggerów
pax-bank-medici = Bank Medyceuszy
pax-bank-coeur = Bank Cœura
pax-bank-marchionni = Bank Marchionnich

## Rulers

pax-ruler-england-king = Edward IV, dynastia Yorków
pax-ruler-england-republic = Parlament angielski
pax-ruler-france-king = Ludwik XI Pająk, dynastia Walezjuszy
pax-ruler-france-republic = Stany Generalne Burgundii
pax-ruler-holy-roman-empire-king = Fryderyk III, dynastia Habsburgów
pax-ruler-holy-roman-empire-republic = Sejm Rzeszy
pax-ruler-hungary-king = Maciej Korwin
pax-ruler-hungary-republic = Sejm polsko-litewski
pax-ruler-byzantium-king = Dawid Komnen, bazyleus Trapezuntu
pax-ruler-byzantium-republic = Konfederacja Turkmenów Białego Barana
pax-ruler-portugal-king = Henryk Żeglarz
pax-ruler-portugal-republic = Kortezy Generalne Kastylii
pax-ruler-aragon-king = Jan Wiarołomny, król Aragonii
pax-ruler-aragon-republic = Złota Republika Ambrozjańska
pax-ruler-papal-states-king = Papież Juliusz II
pax-ruler-papal-states-republic = Signoria florencka
pax-ruler-ottoman-king = Sułtan Mehmed II Zdobywca
pax-ruler-ottoman-republic = Osmański system milletów
pax-ruler-mamluk-king = Kajtbaj z dynastii Burdżytów
pax-ruler-mamluk-republic = Bejlik Karamanu

## Operations

pax-op-inquisitor = inkwizycja
pax-op-commerce = transakcja
pax-op-behead = ścięcie
pax-op-tax = podatek
pax-op-repress = represje
pax-op-vote = głosowanie
pax-op-corsair = korsarze
pax-op-siege = oblężenie
pax-op-campaign = kampania

## One-shots

pax-one-shot-conspiracy = konspiracja
pax-one-shot-peasant-revolt = powstanie chłopskie
pax-one-shot-crusade = krucjata
pax-one-shot-reformation = reformacja
pax-one-shot-jihad = dżihad
pax-one-shot-apostasy = apostazja
pax-one-shot-trade-shift = zmiana szlaku
pax-one-shot-coronation = koronacja

## Prestige

pax-prestige-law = renoma za prawo
pax-prestige-discovery = renoma za odkrycia
pax-prestige-patron = renoma za mecenat
pax-prestige-catholic = renoma katolicka
pax-prestige-islamic = renoma islamska
pax-prestige-reformist = renoma reformacyjna

## Religions

pax-religion-catholic = katolicyzm
pax-religion-islamic = islam
pax-religion-reformist = reformacja

## Pieces

pax-piece-bishop = biskup
pax-piece-knight = rycerz
pax-piece-rook = zamek
pax-piece-pawn = pionek
pax-piece-pirate = statek piratów

## Pieces by religion

pax-piece-catholic-bishop = złoty biskup
pax-piece-catholic-knight = złoty rycerz
pax-piece-catholic-rook = złoty zamek
pax-piece-catholic-pirate = złoty statek piratów
pax-piece-islamic-bishop = turkusowy biskup
pax-piece-islamic-knight = turkusowy rycerz
pax-piece-islamic-rook = turkusowy zamek
pax-piece-islamic-pirate = turkusowy statek piratów
pax-piece-reformist-bishop = czerwony biskup
pax-piece-reformist-knight = czerwony rycerz
pax-piece-reformist-rook = czerwony zamek
pax-piece-reformist-pirate = czerwony statek piratów

## Pawns

pax-pawn-blue = niebieski pionek
pax-pawn-yellow = żółty pionek
pax-pawn-purple = fioletowy pionek
pax-pawn-green = zielony pionek

## Victories

pax-victory-holy = zwycięstwo religijne
pax-victory-imperial = zwycięstwo imperialne
pax-victory-globalization = zwycięstwo globalizacyjne
pax-victory-renaissance = zwycięstwo renesansowe
pax-victory-patron = zwycięstwo kulturowe

## States of an empire

pax-regime-medieval = państwo średniowieczne
pax-regime-catholic = teokracja katolicka
pax-regime-islamic = teokracja islamska
pax-regime-reformist = teokracja reformacyjna

## Abilities

pax-ability-behead-limited-west-red-gold = Ścięcie z tej karty może dotknąć tylko karty tablicy o zachodniej lokalizacji, na której stoi czerwony lub złoty biskup.
pax-ability-behead-limited-east-green-red = Ścięcie z tej karty może dotknąć tylko karty tablicy o wschodniej lokalizacji, na której stoi turkusowy lub czerwony biskup.
pax-ability-coronation-may-claim-any-king = Podczas koronacji właściciel może wybrać zalotnika królowej, który jest już żonaty lub leży w tablicy przeciwnika, o ile jego karta leży stroną z królem do góry.
pax-ability-crusade-rooks-as-knights = W krucjatach właściciela złote zamki mogą liczyć się jako rycerze, wtedy atakują również te z imperiów sąsiadujących z celem.
pax-ability-double-concessions-spice-islands-fair = Każda koncesja właściciela otrzymuje podwójne zyski z każdej zachodniej wyprawy handlowej, która zaczyna się na Wyspach Korzennych, bez względu na to, kto ją organizuje.
pax-ability-double-concessions-fairs-and-votes = Każda koncesja właściciela otrzymuje podwójne zyski z każdej wyprawy handlowej i liczy się podwójnie w każdym głosowaniu.
pax-ability-sell-price-4 = Sprzedana z tablicy, ta karta przynosi 4 floreny zamiast 2.
pax-ability-condottiere-venice-two-slots = Dla wszystkich graczy: dopóki rekrutem Wenecji jest złoty rycerz, w mieście mieszczą się 2 figury.
pax-ability-unlimited-hand = Właściciel nie ma limitu kart na ręce.
pax-ability-immune-to-silencing = Biskupi nie uciszają żadnych kart w tablicy właściciela.
pax-ability-discard-for-peasant-revolt = W ramach akcji właściciel może odrzucić tę zamężną królową, aby w imperium jej męża przeprowadzić powstanie chłopskie bez agentów.
pax-ability-free-trade-fair = Raz na turę właściciel może zorganizować jedną wyprawę handlową bez zużywania akcji.
pax-ability-free-east-ops = Raz na turę właściciel może aktywować działania w swojej wschodniej tablicy bez zużywania akcji.
pax-ability-free-west-ops = Raz na turę właściciel może aktywować działania w swojej zachodniej tablicy bez zużywania akcji.
pax-ability-east-and-west-ops-one-action = W ramach jednej akcji właściciel może aktywować działania w obu częściach tablicy: najpierw wszystkie w jednej, potem wszystkie w drugiej.
pax-ability-patron-as-concession-globalization = Przy każdym sprawdzaniu zwycięstwa globalizacyjnego każdy symbol renomy za mecenat właściciela liczy się jako jeszcze 1 jego koncesja.
pax-ability-patron-as-law-renaissance = Przy każdym sprawdzaniu zwycięstwa renesansowego każdy symbol renomy za mecenat właściciela liczy się także jako 1 renoma za prawo.
pax-ability-card-as-republic-renaissance = Przy każdym sprawdzaniu zwycięstwa renesansowego ta karta liczy się jako 1 republika swojego właściciela.
pax-ability-concessions-safe-from-pirates = Statki piratów nie zabijają koncesji właściciela: pionek i statek dzielą granicę, a statek nie otrzymuje tam zysków.
pax-ability-globalization-costs-two-actions = Zadeklarowanie zwycięstwa globalizacyjnego kosztuje każdego gracza 2 akcje.
pax-ability-holy-costs-two-actions = Zadeklarowanie zwycięstwa religijnego kosztuje każdego gracza 2 akcje.
pax-ability-imperial-costs-two-actions = Zadeklarowanie zwycięstwa imperialnego kosztuje każdego gracza 2 akcje.
pax-ability-apostasy-as-action = W ramach akcji właściciel może przeprowadzić apostazję z dowolnymi 2 religiami.
pax-ability-sell-for-opponents-political-op = Sprzedając tę kartę z tablicy, właściciel może wykonać 1 działanie polityczne karty z tablicy przeciwnika, tak jakby tamta karta była jego własną.
pax-ability-sold-cards-fire-one-shot = Sprzedając inną kartę, właściciel może przeprowadzić jej konspirację, powstanie chłopskie, krucjatę lub apostazję wraz z jej agentami.
pax-ability-portugal-france-not-adjacent = Dla wszystkich graczy: dopóki ta królowa jest zamężna i leży w czyjejś tablicy, Portugalia i Francja nie sąsiadują ze sobą.
pax-ability-immune-to-apostasy = Podczas apostazji właściciel niczego nie odrzuca.
pax-ability-sell-to-emancipate-west = Sprzedając tę kartę z tablicy, właściciel może wyzwolić dowolne represjonowane figury zachodnich imperiów, gdziekolwiek leżą ich karty stanu imperium.
pax-ability-patron-as-green-bishop-holy = Dla wszystkich graczy: przy ustalaniu dominującej religii każdy symbol renomy za mecenat właściciela liczy się jako 1 turkusowy biskup.
pax-ability-mamluk-repressed-as-campaign-knights = W kampaniach właściciela przeciwko wschodnim imperiom wszystkie represjonowane figury z karty stanu imperium Sułtanatu mameluków atakują jako rycerze, po 1 florenie za każdą.
pax-ability-patron-lowers-vote-cost = Każdy symbol renomy za mecenat właściciela obniża koszt każdego jego głosowania o 1 florena, najniżej do 0.
pax-ability-green-pirates-as-red = Dla wszystkich graczy: przy ustalaniu dominującej religii każdy turkusowy statek piratów liczy się także jako 1 czerwony biskup oraz jako 1 czerwona figura dla każdej teokracji reformacyjnej, z którą graniczy.

## Terms

pax-term-tableau = tablica
pax-term-hand = ręka
pax-term-market = rynek
pax-term-throne = tron
pax-term-florin = floren
pax-term-concession = koncesja
pax-term-serf = chłop pańszczyźniany
pax-term-vassal = wasal
pax-term-suzerain = suzeren
pax-term-old-maid = stara panna
pax-term-royal-couple = para królewska
pax-term-levy = rekrut
pax-term-regime-change = zmiana ustroju
pax-term-emancipation = wyzwalanie
pax-term-golden-liberty = złota wolność
pax-term-trade-fair = wyprawa handlowa
pax-term-voyage = przebieg wyprawy
pax-term-china = Chiny
pax-term-comet = kometa
pax-term-one-shot = akcja jednorazowa
pax-term-operation = działanie
pax-term-action = akcja
pax-term-turn = tura

## Automatyczny bank

pax-course-1 = królestwa
pax-course-2 = republiki
pax-course-3 = wierni
pax-course-4 = biskupi
pax-course-5 = koncesje
pax-course-6 = zakup
pax-course-7 = dochód
pax-objective-main = cel główny
pax-objective-secondary = cel drugi
pax-objective-prestige = cel prestiżu
