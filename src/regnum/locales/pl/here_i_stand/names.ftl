# Names of Here I Stand.
# Names of people and things on the table begin with a capital; units, zones and terms are in lower case.
# Powers have their cases as attributes, for sentences that need them.

## The game

his-title = Here I Stand

## Scenarios

his-scenario-1517 = Scenariusz 1517
his-scenario-1532 = Scenariusz 1532
his-scenario-tournament = Scenariusz turniejowy

## Powers

his-power-ottoman = Imperium Osmańskie
    .genitive = Imperium Osmańskiego
    .dative = Imperium Osmańskiemu
    .accusative = Imperium Osmańskie
    .instrumental = Imperium Osmańskim
    .locative = Imperium Osmańskim
his-power-hapsburg = Habsburgowie
    .genitive = Habsburgów
    .dative = Habsburgom
    .accusative = Habsburgów
    .instrumental = Habsburgami
    .locative = Habsburgach
his-power-england = Anglia
    .genitive = Anglii
    .dative = Anglii
    .accusative = Anglię
    .instrumental = Anglią
    .locative = Anglii
his-power-france = Francja
    .genitive = Francji
    .dative = Francji
    .accusative = Francję
    .instrumental = Francją
    .locative = Francji
his-power-papacy = Papiestwo
    .genitive = Papiestwa
    .dative = Papiestwu
    .accusative = Papiestwo
    .instrumental = Papiestwem
    .locative = Papiestwie
his-power-protestant = Protestanci
    .genitive = Protestantów
    .dative = Protestantom
    .accusative = Protestantów
    .instrumental = Protestantami
    .locative = Protestantach
his-power-genoa = Genua
    .genitive = Genui
    .dative = Genui
    .accusative = Genuę
    .instrumental = Genuą
    .locative = Genui
his-power-hungary-bohemia = Węgry i Czechy
    .genitive = Węgier i Czech
    .dative = Węgrom i Czechom
    .accusative = Węgry i Czechy
    .instrumental = Węgrami i Czechami
    .locative = Węgrzech i Czechach
his-power-scotland = Szkocja
    .genitive = Szkocji
    .dative = Szkocji
    .accusative = Szkocję
    .instrumental = Szkocją
    .locative = Szkocji
his-power-venice = Wenecja
    .genitive = Wenecji
    .dative = Wenecji
    .accusative = Wenecję
    .instrumental = Wenecją
    .locative = Wenecji
his-power-independent = Niezależne
    .genitive = Niezależnych
    .dative = Niezależnym
    .accusative = Niezależne
    .instrumental = Niezależnymi
    .locative = Niezależnych

## Spaces

his-space-agram = Zagrzeb
his-space-algiers = Algier
his-space-amsterdam = Amsterdam
his-space-ancona = Ankona
his-space-antwerp = Antwerpia
his-space-athens = Ateny
his-space-augsburg = Augsburg
his-space-avignon = Awinion
his-space-barcelona = Barcelona
his-space-basel = Bazylea
his-space-bastia = Bastia
his-space-belgrade = Belgrad
his-space-berwick = Berwick
his-space-besancon = Besançon
his-space-bilbao = Bilbao
his-space-bordeaux = Bordeaux
his-space-boulogne = Boulogne
his-space-brandenburg = Brandenburg
his-space-bremen = Brema
his-space-breslau = Wrocław
his-space-brest = Brest
his-space-bristol = Bristol
his-space-brunn = Brno
his-space-brunswick = Brunszwik
his-space-brussels = Bruksela
his-space-bucharest = Bukareszt
his-space-buda = Buda
his-space-cagliari = Cagliari
his-space-calais = Calais
his-space-candia = Kandia
his-space-carlisle = Carlisle
his-space-cartagena = Kartagena
his-space-cerignola = Cerignola
his-space-cologne = Kolonia
his-space-cordoba = Kordoba
his-space-corfu = Korfu
his-space-coron = Koron
his-space-corunna = La Coruña
his-space-dijon = Dijon
his-space-durazzo = Durazzo
his-space-edinburgh = Edynburg
his-space-edirne = Adrianopol
his-space-erfurt = Erfurt
his-space-florence = Florencja
his-space-geneva = Genewa
his-space-genoa = Genua
his-space-gibraltar = Gibraltar
his-space-glasgow = Glasgow
his-space-granada = Grenada
his-space-graz = Graz
his-space-grenoble = Grenoble
his-space-hamburg = Hamburg
his-space-innsbruck = Innsbruck
his-space-istanbul = Stambuł
his-space-kassel = Kassel
his-space-larissa = Larisa
his-space-leipzig = Lipsk
his-space-lepanto = Lepanto
his-space-liege = Liège
his-space-limoges = Limoges
his-space-lincoln = Lincoln
his-space-linz = Linz
his-space-london = Londyn
his-space-lubeck = Lubeka
his-space-lyon = Lyon
his-space-madrid = Madryt
his-space-magdeburg = Magdeburg
his-space-mainz = Moguncja
his-space-malta = Malta
his-space-marseille = Marsylia
his-space-messina = Mesyna
his-space-metz = Metz
his-space-milan = Mediolan
his-space-modena = Modena
his-space-mohacs = Mohacz
his-space-munster = Münster
his-space-nantes = Nantes
his-space-naples = Neapol
his-space-navarre = Nawarra
his-space-nezh = Nisz
his-space-nice = Nicea
his-space-nicopolis = Nikopolis
his-space-norwich = Norwich
his-space-nuremberg = Norymberga
his-space-oran = Oran
his-space-orleans = Orlean
his-space-palermo = Palermo
his-space-palma = Palma
his-space-paris = Paryż
his-space-pavia = Pawia
his-space-plymouth = Plymouth
his-space-portsmouth = Portsmouth
his-space-prague = Praga
his-space-pressburg = Preszburg
his-space-ragusa = Raguza
his-space-ravenna = Rawenna
his-space-regensburg = Ratyzbona
his-space-rhodes = Rodos
his-space-rome = Rzym
his-space-rouen = Rouen
his-space-salonika = Saloniki
his-space-salzburg = Salzburg
his-space-scutari = Skutari
his-space-seville = Sewilla
his-space-shrewsbury = Shrewsbury
his-space-siena = Siena
his-space-sofia = Sofia
his-space-st-dizier = Saint-Dizier
his-space-st-quentin = Saint-Quentin
his-space-stettin = Szczecin
his-space-stirling = Stirling
his-space-strasburg = Strasburg
his-space-szegedin = Segedyn
his-space-taranto = Tarent
his-space-toulouse = Tuluza
his-space-tours = Tours
his-space-trent = Trydent
his-space-trier = Trewir
his-space-trieste = Triest
his-space-tripoli = Trypolis
his-space-tunis = Tunis
his-space-turin = Turyn
his-space-valencia = Walencja
his-space-valladolid = Valladolid
his-space-varna = Warna
his-space-venice = Wenecja
his-space-vienna = Wiedeń
his-space-wales = Walia
his-space-wittenberg = Wittenberga
his-space-worms = Wormacja
his-space-york = York
his-space-zara = Zara
his-space-zaragoza = Saragossa
his-space-zurich = Zurych

## Sea zones

his-sea-adriatic-sea = Morze Adriatyckie
his-sea-aegean-sea = Morze Egejskie
his-sea-atlantic-ocean = Ocean Atlantycki
his-sea-baltic-sea = Morze Bałtyckie
his-sea-barbary-coast = Wybrzeże Berberyjskie
his-sea-bay-of-biscay = Zatoka Biskajska
his-sea-black-sea = Morze Czarne
his-sea-english-channel = Kanał La Manche
his-sea-gulf-of-lyon = Zatoka Lwia
his-sea-ionian-sea = Morze Jońskie
his-sea-irish-sea = Morze Irlandzkie
his-sea-north-african-coast = Wybrzeże Północnoafrykańskie
his-sea-north-sea = Morze Północne
his-sea-tyrrhenian-sea = Morze Tyrreńskie

## Language zones

his-zone-german = strefa niemiecka
his-zone-french = strefa francuska
his-zone-english = strefa angielska
his-zone-italian = strefa włoska
his-zone-spanish = strefa hiszpańska

## Faiths

his-faith-catholic = katolicyzm
his-faith-protestant = protestantyzm
his-faith-none = bez wyznania

## Units

his-unit-regular = oddział regularny
his-unit-mercenary = najemnicy
his-unit-cavalry = kawaleria
his-unit-squadron = eskadra
his-unit-corsair = korsarz

## Leaders

his-leader-suleiman = Sulejman I
his-leader-ibrahim-pasha = Ibrahim Pasza
his-leader-charles-v = Karol V
his-leader-duke-of-alva = Książę Alba
his-leader-ferdinand = Ferdynand
his-leader-henry-viii = Henryk VIII
his-leader-charles-brandon = Charles Brandon
his-leader-dudley = John Dudley
his-leader-francis-i = Franciszek I
his-leader-henry-ii = Henryk II
his-leader-montmorency = Montmorency
his-leader-john-frederick = Jan Fryderyk
his-leader-philip-of-hesse = Filip Heski
his-leader-maurice-of-saxony = Maurycy Saski
his-leader-renegade = Wódz-renegat
his-leader-barbarossa = Barbarossa
his-leader-dragut = Dragut
his-leader-andrea-doria = Andrea Doria

## Rulers

his-ruler-suleiman-i = Sulejman I
his-ruler-charles-v = Karol V
his-ruler-henry-viii = Henryk VIII
his-ruler-edward-vi = Edward VI
his-ruler-mary-i = Maria I
his-ruler-elizabeth-i = Elżbieta I
his-ruler-francis-i = Franciszek I
his-ruler-henry-ii = Henryk II
his-ruler-leo-x = Leon X
his-ruler-clement-vii = Klemens VII
his-ruler-paul-iii = Paweł III
his-ruler-julius-iii = Juliusz III
his-ruler-luther = Luter
his-ruler-calvin = Kalwin

## Debaters

his-debater-luther = Luter
his-debater-melanchthon = Melanchton
his-debater-bucer = Bucer
his-debater-carlstadt = Karlstadt
his-debater-zwingli = Zwingli
his-debater-oekolampadius = Ekolampadiusz
his-debater-bullinger = Bullinger
his-debater-calvin = Kalwin
his-debater-farel = Farel
his-debater-cop = Cop
his-debater-olivetan = Olivétan
his-debater-tyndale = Tyndale
his-debater-cranmer = Cranmer
his-debater-coverdale = Coverdale
his-debater-latimer = Latimer
his-debater-wishart = Wishart
his-debater-knox = Knox
his-debater-eck = Eck
his-debater-campeggio = Campeggio
his-debater-aleander = Aleander
his-debater-tetzel = Tetzel
his-debater-cajetan = Kajetan
his-debater-contarini = Contarini
his-debater-pole = Pole
his-debater-caraffa = Carafa
his-debater-loyola = Loyola
his-debater-faber = Faber
his-debater-canisius = Kanizjusz
his-debater-gardiner = Gardiner

## Reformers

his-reformer-luther = Luter
his-reformer-zwingli = Zwingli
his-reformer-calvin = Kalwin
his-reformer-cranmer = Cranmer

## Explorers

his-explorer-cabot-england = Cabot (Anglia)
his-explorer-cabot-france = Cabot (Francja)
his-explorer-cabot-hapsburg = Cabot (Habsburgowie)
his-explorer-chancellor = Chancellor
his-explorer-rut = Rut
his-explorer-willoughby = Willoughby
his-explorer-cartier = Cartier
his-explorer-verrazano = Verrazzano
his-explorer-roberval = Roberval
his-explorer-magellan = Magellan
his-explorer-orellana = Orellana
his-explorer-de-soto = De Soto
his-explorer-leon = Ponce de León
his-explorer-de-vaca = Cabeza de Vaca
his-explorer-narvaez = Narváez

## Conquerors

his-conqueror-cortez = Cortés
his-conqueror-pizarro = Pizarro
his-conqueror-montejo = Montejo
his-conqueror-cordova = Hernández de Córdoba
his-conqueror-coronado = Coronado
his-conqueror-english-conquest-1 = Angielscy zdobywcy
his-conqueror-english-conquest-2 = Angielscy zdobywcy
his-conqueror-french-conquest-1 = Francuscy zdobywcy
his-conqueror-french-conquest-2 = Francuscy zdobywcy

## Prizes and colonies of the New World

his-prize-st-lawrence-river = Rzeka Świętego Wawrzyńca
his-prize-great-lakes = Wielkie Jeziora
his-prize-mississippi-river = Missisipi
his-prize-amazon-river = Amazonka
his-prize-pacific-strait = Cieśnina Pacyficzna
his-prize-circumnavigation = Opłynięcie świata
his-prize-maya = Majowie
his-prize-aztec = Aztekowie
his-prize-inca = Inkowie

his-colony-puerto-rico = Portoryko
his-colony-cuba = Kuba
his-colony-hispaniola = Hispaniola
his-colony-roanoke = Roanoke
his-colony-jamestown = Jamestown
his-colony-charlesbourg = Charlesbourg
his-colony-montreal = Montreal

## Wives of Henry VIII, and what the pregnancy chart brings

his-wife-catherine-of-aragon = Katarzyna Aragońska
his-wife-ask-for-divorce = Prośba o rozwód
his-wife-anne-boleyn = Anna Boleyn
his-wife-jane-seymour = Joanna Seymour
his-wife-anne-of-cleves = Anna Kliwijska
his-wife-kathryn-howard = Katarzyna Howard
his-wife-katherine-parr = Katarzyna Parr

his-pregnancy-fails = małżeństwo nieudane
his-pregnancy-no-child = brak dziecka
his-pregnancy-beheaded = żona ścięta
his-pregnancy-elizabeth = rodzi się Elżbieta
his-pregnancy-sickly-edward = rodzi się chorowity Edward
his-pregnancy-healthy-edward = rodzi się zdrowy Edward

## Home cards

his-card-janissaries = Janczarzy
his-card-holy-roman-emperor = Cesarz Świętego Cesarstwa Rzymskiego
his-card-six-wives-of-henry-viii = Sześć żon Henryka VIII
his-card-patron-of-the-arts = Mecenas sztuki
his-card-papal-bull = Bulla papieska
his-card-leipzig-debate = Dysputa lipska
his-card-here-i-stand = Tu stoję

## Mandatory events

his-card-luthers-95-theses = 95 tez Lutra
his-card-barbary-pirates = Berberyjscy piraci
his-card-clement-vii = Klemens VII
his-card-defender-of-the-faith = Obrońca wiary
his-card-master-of-italy = Pan Italii
his-card-schmalkaldic-league = Związek szmalkaldzki
his-card-paul-iii = Paweł III
his-card-society-of-jesus = Towarzystwo Jezusowe
his-card-calvin = Kalwin
his-card-council-of-trent = Sobór trydencki
his-card-dragut = Dragut
his-card-edward-vi = Edward VI
his-card-henry-ii = Henryk II
his-card-mary-i = Maria I
his-card-julius-iii = Juliusz III
his-card-elizabeth-i = Elżbieta I

## Combat cards

his-card-arquebusiers = Arkebuzerzy
his-card-field-artillery = Artyleria polowa
his-card-mercenaries-bribed = Przekupieni najemnicy
his-card-mercenaries-grow-restless = Najemnicy szemrzą
his-card-siege-mining = Podkop minerski
his-card-surprise-attack = Atak z zaskoczenia
his-card-tercios = Tercios

## Response cards

his-card-foul-weather = Niepogoda
his-card-gout = Podagra
his-card-landsknechts = Lancknechci
his-card-professional-rowers = Zawodowi wioślarze
his-card-siege-artillery = Artyleria oblężnicza
his-card-swiss-mercenaries = Szwajcarscy najemnicy
his-card-the-wartburg = Wartburg
his-card-halleys-comet = Kometa Halleya

## Events

his-card-augsburg-confession = Wyznanie augsburskie
his-card-machiavelli-the-prince = Machiavelli: Książę
his-card-marburg-colloquy = Kolokwium marburskie
his-card-roxelana = Roksolana
his-card-zwingli-dons-armor = Zwingli przywdziewa zbroję
his-card-affair-of-the-placards = Afera plakatowa
his-card-calvin-expelled = Wygnanie Kalwina
his-card-calvins-institutes = Institutio Kalwina
his-card-copernicus = Kopernik
his-card-galleons = Galeony
his-card-huguenot-raiders = Hugenoccy kaprzy
his-card-mercators-map = Mapa Merkatora
his-card-michael-servetus = Michał Serwet
his-card-michelangelo = Michał Anioł
his-card-plantations = Plantacje
his-card-potosi-silver-mines = Kopalnie srebra w Potosí
his-card-jesuit-education = Szkolnictwo jezuickie
his-card-papal-inquisition = Inkwizycja papieska
his-card-philip-of-hesses-bigamy = Bigamia Filipa Heskiego
his-card-spanish-inquisition = Inkwizycja hiszpańska
his-card-lady-jane-grey = Joanna Grey
his-card-maurice-of-saxony = Maurycy Saski
his-card-mary-defies-council = Maria przeciw Radzie
his-card-book-of-common-prayer = Modlitewnik powszechny
his-card-dissolution-of-the-monasteries = Kasata klasztorów
his-card-pilgrimage-of-grace = Pielgrzymka łaski
his-card-a-mighty-fortress = Warownym grodem
his-card-akinji-raiders = Zagony akindżi
his-card-anabaptists = Anabaptyści
his-card-andrea-doria = Andrea Doria
his-card-auld-alliance = Stare przymierze
his-card-charles-bourbon = Karol de Burbon
his-card-city-state-rebels = Bunt w mieście-państwie
his-card-cloth-prices-fluctuate = Wahania cen sukna
his-card-diplomatic-marriage = Mariaż dyplomatyczny
his-card-diplomatic-overture = Zabiegi dyplomatyczne
his-card-erasmus = Erazm z Rotterdamu
his-card-foreign-recruits = Zaciąg cudzoziemski
his-card-fountain-of-youth = Źródło młodości
his-card-frederick-the-wise = Fryderyk Mądry
his-card-fuggers = Fuggerowie
his-card-gabelle-revolt = Bunt przeciw gabeli
his-card-indulgence-vendor = Sprzedawca odpustów
his-card-janissaries-rebel = Bunt janczarów
his-card-john-zapolya = Jan Zápolya
his-card-julia-gonzaga = Giulia Gonzaga
his-card-katherina-bora = Katarzyna von Bora
his-card-knights-of-st-john = Joannici
his-card-mercenaries-demand-pay = Najemnicy żądają żołdu
his-card-peasants-war = Wojna chłopska
his-card-pirate-haven = Przystań piracka
his-card-printing-press = Prasa drukarska
his-card-ransom = Okup
his-card-revolt-in-egypt = Bunt w Egipcie
his-card-revolt-in-ireland = Powstanie w Irlandii
his-card-revolt-of-the-communeros = Powstanie comuneros
his-card-sack-of-rome = Złupienie Rzymu
his-card-sale-of-moluccas = Sprzedaż Moluków
his-card-scots-raid = Szkocki najazd
his-card-search-for-cibola = Poszukiwanie Cíboli
his-card-sebastian-cabot = Sebastian Cabot
his-card-shipbuilding = Budowa okrętów
his-card-smallpox = Ospa
his-card-spring-preparations = Wiosenne przygotowania
his-card-threat-to-power = Zagrożenie dla władzy
his-card-trace-italienne = Fortyfikacje bastionowe
his-card-treachery = Zdrada!
his-card-unpaid-mercenaries = Nieopłaceni najemnicy
his-card-unsanitary-camp = Zaraza w obozie
his-card-venetian-alliance = Sojusz wenecki
his-card-venetian-informant = Wenecki informator
his-card-war-in-persia = Wojna z Persją

## Phases

his-phase-luthers-95-theses = Faza 95 tez Lutra
his-phase-card-draw = Faza rozdania kart
his-phase-diplomacy = Faza dyplomacji
his-phase-negotiation = Segment negocjacji
his-phase-suing-for-peace = Segment próśb o pokój
his-phase-ransom = Segment okupu
his-phase-remove-excommunication = Segment zdejmowania ekskomuniki
his-phase-war = Segment wypowiadania wojen
his-phase-diet-of-worms = Faza sejmu w Wormacji
his-phase-spring-deployment = Faza wiosennego wymarszu
his-phase-action = Faza akcji
his-phase-winter = Faza zimowa
his-phase-new-world = Faza Nowego Świata
his-phase-victory-determination = Faza ustalania zwycięzcy

## Actions

his-action-move-formation-clear = Ruch armii w terenie otwartym
his-action-move-formation-pass = Ruch armii przez przełęcz
his-action-naval-move = Ruch na morzu
his-action-buy-mercenary = Najęcie najemników
his-action-raise-regular = Zaciąg oddziału regularnego
his-action-raise-cavalry = Zaciąg kawalerii (sipahów)
his-action-build-squadron = Budowa eskadry
his-action-build-corsair = Budowa korsarza
his-action-assault-or-foreign-war = Szturm / walka w wojnie zagranicznej
his-action-control-unfortified-space = Zajęcie nieufortyfikowanego miasta
his-action-initiate-piracy = Piractwo w strefie morskiej
his-action-explore = Odkrywanie
his-action-colonize = Kolonizacja
his-action-conquer = Podbój
his-action-translate-scripture = Przekład Pisma
his-action-publish-treatise = Ogłoszenie traktatu
his-action-call-debate = Wezwanie do dysputy
his-action-build-st-peters = Budowa Bazyliki św. Piotra
his-action-burn-books = Palenie ksiąg
his-action-found-jesuit-university = Założenie uniwersytetu jezuickiego

## Terms

his-term-space = miasto
his-term-key = miasto kluczowe
his-term-electorate = elektorat
his-term-fortress = twierdza
his-term-unfortified = miasto nieufortyfikowane
his-term-fortified = miasto ufortyfikowane
his-term-home-space = miasto macierzyste
his-term-capital = stolica
his-term-port = port
his-term-sea-zone = strefa morska
his-term-pass = przełęcz
his-term-connection = połączenie
his-term-regular = oddział regularny
his-term-mercenary = najemnicy
his-term-cavalry = kawaleria
his-term-squadron = eskadra
his-term-corsair = korsarz
his-term-army-leader = wódz
his-term-naval-leader = admirał
his-term-leader = dowódca
his-term-formation = armia
his-term-stack = zgrupowanie
his-term-battle-rating = wartość bojowa
his-term-command-rating = zdolność dowodzenia
his-term-piracy-rating = wartość piracka
his-term-impulse = impuls
his-term-pass-action = pas
his-term-card-home = karta macierzysta
his-term-card-mandatory = karta wydarzenia obowiązkowego
his-term-card-response = karta odpowiedzi
his-term-card-combat = karta bitewna
his-term-card-event = karta wydarzenia
his-term-admin-rating = zdolności administracyjne
his-term-card-bonus = premia kart
his-term-debater = teolog
his-term-reformer = reformator
his-term-committed = zaangażowany
his-term-uncommitted = niezaangażowany
his-term-debate = dysputa teologiczna
his-term-reformation-attempt = próba nawrócenia
his-term-treatise = traktat
his-term-translate = przekład Pisma
his-term-burn-books = palenie ksiąg
his-term-jesuit-university = uniwersytet jezuicki
his-term-st-peters = Bazylika św. Piotra
his-term-excommunication = ekskomunika
his-term-disgraced = zhańbiony
his-term-burnt = spalony na stosie
his-term-language-zone = strefa językowa
his-term-unrest = zamieszki
his-term-line-of-communication = linia komunikacyjna
his-term-siege = oblężenie
his-term-assault = szturm
his-term-relief-force = odsiecz
his-term-intercept = przechwycenie
his-term-avoid-battle = uniknięcie bitwy
his-term-withdraw = wycofanie się za mury
his-term-field-battle = bitwa polowa
his-term-naval-combat = bitwa morska
his-term-naval-transport = transport morski
his-term-piracy = piractwo
his-term-hit = trafienie
his-term-spring-deployment = wiosenny wymarsz
his-term-winter = faza zimowa
his-term-new-world = Nowy Świat
his-term-diplomacy-phase = faza dyplomacji
his-term-sue-for-peace = prośba o pokój
his-term-ransom = okup
his-term-declaration-of-war = wypowiedzenie wojny
his-term-alliance = sojusz
his-term-minor-power = pomniejsze państwo
his-term-major-power = wielkie mocarstwo
his-term-activation = aktywacja
his-term-deactivation = dezaktywacja
his-term-foreign-war = wojna zagraniczna
his-term-diet-of-worms = sejm w Wormacji
his-term-victory-points = punkty zwycięstwa
his-term-domination-victory = zwycięstwo przez dominację
his-term-standard-victory = zwycięstwo zwykłe
his-term-military-victory = zwycięstwo militarne
his-term-religious-victory = zwycięstwo religijne
his-term-time-victory = zwycięstwo po upływie czasu
his-term-chateau = zamek
his-term-colony = kolonia
his-term-conquistador = konkwistador
his-term-explorer = odkrywca
his-term-galleon = galeon
his-term-raider = kaper
his-term-plantations = plantacje
his-term-loaned = wypożyczona
his-term-knights-of-st-john = joannici
his-term-war-winner = zwycięzca wojny
his-term-impulse-order = kolejność impulsów
his-term-protestant-attempt = próba reformacji
his-term-catholic-attempt = próba kontrreformacji
his-term-intervention = interwencja
his-term-political-control = kontrola polityczna
his-term-religious-influence = wpływ religijny
his-term-control-marker = znacznik kontroli
his-term-power-card = karta mocarstwa
his-term-command-points = punkty dowodzenia
his-term-discard-pile = stos kart odrzuconych
his-term-deck = talia
his-term-ruler = władca
his-term-capture = wzięcie do niewoli
his-term-retreat = odwrót
his-term-attrition = straty marszowe
his-term-natural-ally = naturalny sojusznik
his-term-pirate-haven = przystań piracka
his-term-electorate-display = plansza elektoratów
his-term-diplomatic-status-display = tabela stosunków dyplomatycznych
his-term-turn-track = tor tur
his-term-crossing-atlantic = przez Atlantyk
his-term-minus-one-card = jedna karta mniej
his-term-pregnancy-chart = tabela ciąż
his-term-marital-status = stan cywilny Henryka VIII
his-term-protestant-spaces-track = tor miast protestanckich
his-term-exploration = wyprawa odkrywcza
his-term-conquest = podbój
his-term-voyage-underway = wyprawa w drodze
his-term-debate-value = wartość teologa
his-term-independent-key = niezależne miasto kluczowe
his-term-auto-victory = zwycięstwo automatyczne
his-term-deal-package = pakiet umów
his-term-war = wojna
his-term-peace = pokój
his-term-besieged = oblężeni
his-term-besieger = oblegający
his-term-held-cards = karty na ręce
his-term-removed-from-game = usunięte z gry
his-term-force-pool = pula żetonów
his-term-no-language-zone = poza strefami językowymi
his-term-neutral = neutralność
his-term-allied-minor = sprzymierzone pomniejsze państwo
his-term-draw-pile = stos dobierania
his-term-response-window = okno odpowiedzi
his-term-random-discard = losowe odrzucenie karty
his-term-ceded-space = odstąpione miasto
his-term-potosi = Potosí
