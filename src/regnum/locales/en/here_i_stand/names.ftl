# Names of Here I Stand.
# Names of people and things on the table begin with a capital; units, zones and terms are in lower case.

## The game

his-title = Here I Stand

## Scenarios

his-scenario-1517 = 1517: the whole game
his-scenario-1532 = 1532
his-scenario-tournament = Tournament

## Powers

his-power-ottoman = Ottomans
his-power-hapsburg = Hapsburgs
his-power-england = England
his-power-france = France
his-power-papacy = Papacy
his-power-protestant = Protestants
his-power-genoa = Genoa
his-power-hungary-bohemia = Hungary-Bohemia
his-power-scotland = Scotland
his-power-venice = Venice
his-power-independent = Independent

## Spaces

his-space-agram = Agram
his-space-algiers = Algiers
his-space-amsterdam = Amsterdam
his-space-ancona = Ancona
his-space-antwerp = Antwerp
his-space-athens = Athens
his-space-augsburg = Augsburg
his-space-avignon = Avignon
his-space-barcelona = Barcelona
his-space-basel = Basel
his-space-bastia = Bastia
his-space-belgrade = Belgrade
his-space-berwick = Berwick
his-space-besancon = Besançon
his-space-bilbao = Bilbao
his-space-bordeaux = Bordeaux
his-space-boulogne = Boulogne
his-space-brandenburg = Brandenburg
his-space-bremen = Bremen
his-space-breslau = Breslau
his-space-brest = Brest
his-space-bristol = Bristol
his-space-brunn = Brünn
his-space-brunswick = Brunswick
his-space-brussels = Brussels
his-space-bucharest = Bucharest
his-space-buda = Buda
his-space-cagliari = Cagliari
his-space-calais = Calais
his-space-candia = Candia
his-space-carlisle = Carlisle
his-space-cartagena = Cartagena
his-space-cerignola = Cerignola
his-space-cologne = Cologne
his-space-cordoba = Córdoba
his-space-corfu = Corfu
his-space-coron = Coron
his-space-corunna = Corunna
his-space-dijon = Dijon
his-space-durazzo = Durazzo
his-space-edinburgh = Edinburgh
his-space-edirne = Edirne
his-space-erfurt = Erfurt
his-space-florence = Florence
his-space-geneva = Geneva
his-space-genoa = Genoa
his-space-gibraltar = Gibraltar
his-space-glasgow = Glasgow
his-space-granada = Granada
his-space-graz = Graz
his-space-grenoble = Grenoble
his-space-hamburg = Hamburg
his-space-innsbruck = Innsbruck
his-space-istanbul = Istanbul
his-space-kassel = Kassel
his-space-larissa = Larissa
his-space-leipzig = Leipzig
his-space-lepanto = Lepanto
his-space-liege = Liege
his-space-limoges = Limoges
his-space-lincoln = Lincoln
his-space-linz = Linz
his-space-london = London
his-space-lubeck = Lübeck
his-space-lyon = Lyon
his-space-madrid = Madrid
his-space-magdeburg = Magdeburg
his-space-mainz = Mainz
his-space-malta = Malta
his-space-marseille = Marseille
his-space-messina = Messina
his-space-metz = Metz
his-space-milan = Milan
his-space-modena = Modena
his-space-mohacs = Mohacs
his-space-munster = Münster
his-space-nantes = Nantes
his-space-naples = Naples
his-space-navarre = Navarre
his-space-nezh = Nezh
his-space-nice = Nice
his-space-nicopolis = Nicopolis
his-space-norwich = Norwich
his-space-nuremberg = Nuremberg
his-space-oran = Oran
his-space-orleans = Orléans
his-space-palermo = Palermo
his-space-palma = Palma
his-space-paris = Paris
his-space-pavia = Pavia
his-space-plymouth = Plymouth
his-space-portsmouth = Portsmouth
his-space-prague = Prague
his-space-pressburg = Pressburg
his-space-ragusa = Ragusa
his-space-ravenna = Ravenna
his-space-regensburg = Regensburg
his-space-rhodes = Rhodes
his-space-rome = Rome
his-space-rouen = Rouen
his-space-salonika = Salonika
his-space-salzburg = Salzburg
his-space-scutari = Scutari
his-space-seville = Seville
his-space-shrewsbury = Shrewsbury
his-space-siena = Siena
his-space-sofia = Sofia
his-space-st-dizier = St. Dizier
his-space-st-quentin = St. Quentin
his-space-stettin = Stettin
his-space-stirling = Stirling
his-space-strasburg = Strasburg
his-space-szegedin = Szegedin
his-space-taranto = Taranto
his-space-toulouse = Toulouse
his-space-tours = Tours
his-space-trent = Trent
his-space-trier = Trier
his-space-trieste = Trieste
his-space-tripoli = Tripoli
his-space-tunis = Tunis
his-space-turin = Turin
his-space-valencia = Valencia
his-space-valladolid = Valladolid
his-space-varna = Varna
his-space-venice = Venice
his-space-vienna = Vienna
his-space-wales = Wales
his-space-wittenberg = Wittenberg
his-space-worms = Worms
his-space-york = York
his-space-zara = Zara
his-space-zaragoza = Zaragoza
his-space-zurich = Zürich

## Sea zones

his-sea-adriatic-sea = Adriatic Sea
his-sea-aegean-sea = Aegean Sea
his-sea-atlantic-ocean = Atlantic Ocean
his-sea-baltic-sea = Baltic Sea
his-sea-barbary-coast = Barbary Coast
his-sea-bay-of-biscay = Bay of Biscay
his-sea-black-sea = Black Sea
his-sea-english-channel = English Channel
his-sea-gulf-of-lyon = Gulf of Lyon
his-sea-ionian-sea = Ionian Sea
his-sea-irish-sea = Irish Sea
his-sea-north-african-coast = North African Coast
his-sea-north-sea = North Sea
his-sea-tyrrhenian-sea = Tyrrhenian Sea

## Language zones

his-zone-german = German zone
his-zone-french = French zone
his-zone-english = English zone
his-zone-italian = Italian zone
his-zone-spanish = Spanish zone

## Faiths

his-faith-catholic = Catholic faith
his-faith-protestant = Protestant faith
his-faith-none = no faith

## Units

his-unit-regular = regular
his-unit-mercenary = mercenary
his-unit-cavalry = cavalry
his-unit-squadron = squadron
his-unit-corsair = corsair

## Leaders

his-leader-suleiman = Suleiman I
his-leader-ibrahim-pasha = Ibrahim Pasha
his-leader-charles-v = Charles V
his-leader-duke-of-alva = Duke of Alva
his-leader-ferdinand = Ferdinand
his-leader-henry-viii = Henry VIII
his-leader-charles-brandon = Charles Brandon
his-leader-dudley = Dudley
his-leader-francis-i = Francis I
his-leader-henry-ii = Henry II
his-leader-montmorency = Montmorency
his-leader-john-frederick = John Frederick
his-leader-philip-of-hesse = Philip of Hesse
his-leader-maurice-of-saxony = Maurice of Saxony
his-leader-renegade = Renegade leader
his-leader-barbarossa = Barbarossa
his-leader-dragut = Dragut
his-leader-andrea-doria = Andrea Doria

## Rulers

his-ruler-suleiman-i = Suleiman I
his-ruler-charles-v = Charles V
his-ruler-henry-viii = Henry VIII
his-ruler-edward-vi = Edward VI
his-ruler-mary-i = Mary I
his-ruler-elizabeth-i = Elizabeth I
his-ruler-francis-i = Francis I
his-ruler-henry-ii = Henry II
his-ruler-leo-x = Leo X
his-ruler-clement-vii = Clement VII
his-ruler-paul-iii = Paul III
his-ruler-julius-iii = Julius III
his-ruler-luther = Luther
his-ruler-calvin = Calvin

## Debaters

his-debater-luther = Luther
his-debater-melanchthon = Melanchthon
his-debater-bucer = Bucer
his-debater-carlstadt = Carlstadt
his-debater-zwingli = Zwingli
his-debater-oekolampadius = Oekolampadius
his-debater-bullinger = Bullinger
his-debater-calvin = Calvin
his-debater-farel = Farel
his-debater-cop = Cop
his-debater-olivetan = Olivetan
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
his-debater-cajetan = Cajetan
his-debater-contarini = Contarini
his-debater-pole = Pole
his-debater-caraffa = Caraffa
his-debater-loyola = Loyola
his-debater-faber = Faber
his-debater-canisius = Canisius
his-debater-gardiner = Gardiner

## Reformers

his-reformer-luther = Luther
his-reformer-zwingli = Zwingli
his-reformer-calvin = Calvin
his-reformer-cranmer = Cranmer

## Explorers

his-explorer-cabot-england = Cabot (England)
his-explorer-cabot-france = Cabot (France)
his-explorer-cabot-hapsburg = Cabot (Hapsburg)
his-explorer-chancellor = Chancellor
his-explorer-rut = Rut
his-explorer-willoughby = Willoughby
his-explorer-cartier = Cartier
his-explorer-verrazano = Verrazano
his-explorer-roberval = Roberval
his-explorer-magellan = Magellan
his-explorer-orellana = Orellana
his-explorer-de-soto = De Soto
his-explorer-leon = Leon
his-explorer-de-vaca = De Vaca
his-explorer-narvaez = Narvaez

## Conquerors

his-conqueror-cortez = Cortez
his-conqueror-pizarro = Pizarro
his-conqueror-montejo = Montejo
his-conqueror-cordova = Cordova
his-conqueror-coronado = Coronado
his-conqueror-english-conquest-1 = English Conquest
his-conqueror-english-conquest-2 = English Conquest
his-conqueror-french-conquest-1 = French Conquest
his-conqueror-french-conquest-2 = French Conquest

## Prizes and colonies of the New World

his-prize-st-lawrence-river = St. Lawrence River
his-prize-great-lakes = Great Lakes
his-prize-mississippi-river = Mississippi River
his-prize-amazon-river = Amazon River
his-prize-pacific-strait = Pacific Strait
his-prize-circumnavigation = Circumnavigation
his-prize-maya = Maya
his-prize-aztec = Aztecs
his-prize-inca = Incas

his-colony-puerto-rico = Puerto Rico
his-colony-cuba = Cuba
his-colony-hispaniola = Hispaniola
his-colony-roanoke = Roanoke
his-colony-jamestown = Jamestown
his-colony-charlesbourg = Charlesbourg
his-colony-montreal = Montreal

## Wives of Henry VIII, and what the pregnancy chart brings

his-wife-catherine-of-aragon = Catherine of Aragon
his-wife-ask-for-divorce = Asks for a divorce
his-wife-anne-boleyn = Anne Boleyn
his-wife-jane-seymour = Jane Seymour
his-wife-anne-of-cleves = Anne of Cleves
his-wife-kathryn-howard = Kathryn Howard
his-wife-katherine-parr = Katherine Parr

his-pregnancy-fails = the marriage fails
his-pregnancy-no-child = no child
his-pregnancy-beheaded = the wife is beheaded
his-pregnancy-elizabeth = Elizabeth is born
his-pregnancy-sickly-edward = a sickly Edward is born
his-pregnancy-healthy-edward = a healthy Edward is born

## Home cards

his-card-janissaries = Janissaries
his-card-holy-roman-emperor = Holy Roman Emperor
his-card-six-wives-of-henry-viii = Six Wives of Henry VIII
his-card-patron-of-the-arts = Patron of the Arts
his-card-papal-bull = Papal Bull
his-card-leipzig-debate = Leipzig Debate
his-card-here-i-stand = Here I Stand

## Mandatory events

his-card-luthers-95-theses = Luther's 95 Theses
his-card-barbary-pirates = Barbary Pirates
his-card-clement-vii = Clement VII
his-card-defender-of-the-faith = Defender of the Faith
his-card-master-of-italy = Master of Italy
his-card-schmalkaldic-league = Schmalkaldic League
his-card-paul-iii = Paul III
his-card-society-of-jesus = Society of Jesus
his-card-calvin = Calvin
his-card-council-of-trent = Council of Trent
his-card-dragut = Dragut
his-card-edward-vi = Edward VI
his-card-henry-ii = Henry II
his-card-mary-i = Mary I
his-card-julius-iii = Julius III
his-card-elizabeth-i = Elizabeth I

## Combat cards

his-card-arquebusiers = Arquebusiers
his-card-field-artillery = Field Artillery
his-card-mercenaries-bribed = Mercenaries Bribed
his-card-mercenaries-grow-restless = Mercenaries Grow Restless
his-card-siege-mining = Siege Mining
his-card-surprise-attack = Surprise Attack
his-card-tercios = Tercios

## Response cards

his-card-foul-weather = Foul Weather
his-card-gout = Gout
his-card-landsknechts = Landsknechts
his-card-professional-rowers = Professional Rowers
his-card-siege-artillery = Siege Artillery
his-card-swiss-mercenaries = Swiss Mercenaries
his-card-the-wartburg = The Wartburg
his-card-halleys-comet = Halley's Comet

## Events

his-card-augsburg-confession = Augsburg Confession
his-card-machiavelli-the-prince = Machiavelli: The Prince
his-card-marburg-colloquy = Marburg Colloquy
his-card-roxelana = Roxelana
his-card-zwingli-dons-armor = Zwingli Dons Armor
his-card-affair-of-the-placards = Affair of the Placards
his-card-calvin-expelled = Calvin Expelled
his-card-calvins-institutes = Calvin's Institutes
his-card-copernicus = Copernicus
his-card-galleons = Galleons
his-card-huguenot-raiders = Huguenot Raiders
his-card-mercators-map = Mercator's Map
his-card-michael-servetus = Michael Servetus
his-card-michelangelo = Michelangelo
his-card-plantations = Plantations
his-card-potosi-silver-mines = Potosi Silver Mines
his-card-jesuit-education = Jesuit Education
his-card-papal-inquisition = Papal Inquisition
his-card-philip-of-hesses-bigamy = Philip of Hesse's Bigamy
his-card-spanish-inquisition = Spanish Inquisition
his-card-lady-jane-grey = Lady Jane Grey
his-card-maurice-of-saxony = Maurice of Saxony
his-card-mary-defies-council = Mary Defies Council
his-card-book-of-common-prayer = Book of Common Prayer
his-card-dissolution-of-the-monasteries = Dissolution of the Monasteries
his-card-pilgrimage-of-grace = Pilgrimage of Grace
his-card-a-mighty-fortress = A Mighty Fortress
his-card-akinji-raiders = Akinji Raiders
his-card-anabaptists = Anabaptists
his-card-andrea-doria = Andrea Doria
his-card-auld-alliance = Auld Alliance
his-card-charles-bourbon = Charles Bourbon
his-card-city-state-rebels = City State Rebels
his-card-cloth-prices-fluctuate = Cloth Prices Fluctuate
his-card-diplomatic-marriage = Diplomatic Marriage
his-card-diplomatic-overture = Diplomatic Overture
his-card-erasmus = Erasmus
his-card-foreign-recruits = Foreign Recruits
his-card-fountain-of-youth = Fountain of Youth
his-card-frederick-the-wise = Frederick the Wise
his-card-fuggers = Fuggers
his-card-gabelle-revolt = Gabelle Revolt
his-card-indulgence-vendor = Indulgence Vendor
his-card-janissaries-rebel = Janissaries Rebel
his-card-john-zapolya = John Zapolya
his-card-julia-gonzaga = Julia Gonzaga
his-card-katherina-bora = Katherina Bora
his-card-knights-of-st-john = Knights of St. John
his-card-mercenaries-demand-pay = Mercenaries Demand Pay
his-card-peasants-war = Peasants' War
his-card-pirate-haven = Pirate Haven
his-card-printing-press = Printing Press
his-card-ransom = Ransom
his-card-revolt-in-egypt = Revolt in Egypt
his-card-revolt-in-ireland = Revolt in Ireland
his-card-revolt-of-the-communeros = Revolt of the Communeros
his-card-sack-of-rome = Sack of Rome
his-card-sale-of-moluccas = Sale of Moluccas
his-card-scots-raid = Scots Raid
his-card-search-for-cibola = Search for Cibola
his-card-sebastian-cabot = Sebastian Cabot
his-card-shipbuilding = Shipbuilding
his-card-smallpox = Smallpox
his-card-spring-preparations = Spring Preparations
his-card-threat-to-power = Threat to Power
his-card-trace-italienne = Trace Italienne
his-card-treachery = Treachery!
his-card-unpaid-mercenaries = Unpaid Mercenaries
his-card-unsanitary-camp = Unsanitary Camp
his-card-venetian-alliance = Venetian Alliance
his-card-venetian-informant = Venetian Informant
his-card-war-in-persia = War in Persia

## Phases

his-phase-luthers-95-theses = Luther's 95 Theses
his-phase-card-draw = Card Draw phase
his-phase-diplomacy = Diplomacy phase
his-phase-negotiation = Negotiation segment
his-phase-suing-for-peace = Peace segment
his-phase-ransom = Ransom segment
his-phase-remove-excommunication = Excommunication segment
his-phase-war = War segment
his-phase-diet-of-worms = Diet of Worms
his-phase-spring-deployment = Spring Deployment phase
his-phase-action = Action phase
his-phase-winter = Winter phase
his-phase-new-world = New World phase
his-phase-victory-determination = Victory phase

## Actions

his-action-move-formation-clear = Move a formation
his-action-move-formation-pass = Move a formation over a pass
his-action-naval-move = Naval move
his-action-buy-mercenary = Hire a mercenary
his-action-raise-regular = Raise a regular
his-action-raise-cavalry = Raise cavalry
his-action-build-squadron = Build a squadron
his-action-build-corsair = Build a corsair
his-action-assault-or-foreign-war = Assault, or fight a foreign war
his-action-control-unfortified-space = Take an unfortified space
his-action-initiate-piracy = Piracy in a sea zone
his-action-explore = Explore
his-action-colonize = Colonize
his-action-conquer = Conquer
his-action-translate-scripture = Translate Scripture
his-action-publish-treatise = Publish a treatise
his-action-call-debate = Call a debate
his-action-build-st-peters = Build St. Peter's
his-action-burn-books = Burn books
his-action-found-jesuit-university = Found a Jesuit university

## Terms

his-term-space = space
his-term-key = key
his-term-electorate = electorate
his-term-fortress = fortress
his-term-unfortified = unfortified space
his-term-fortified = fortified space
his-term-home-space = home space
his-term-capital = capital
his-term-port = port
his-term-sea-zone = sea zone
his-term-pass = pass
his-term-connection = connection
his-term-regular = regular
his-term-mercenary = mercenary
his-term-cavalry = cavalry
his-term-squadron = squadron
his-term-corsair = corsair
his-term-army-leader = army leader
his-term-naval-leader = naval leader
his-term-leader = leader
his-term-formation = formation
his-term-stack = stack
his-term-battle-rating = battle rating
his-term-command-rating = command rating
his-term-piracy-rating = piracy rating
his-term-impulse = impulse
his-term-pass-action = pass
his-term-card-home = home card
his-term-card-mandatory = mandatory event
his-term-card-response = response card
his-term-card-combat = combat card
his-term-card-event = event
his-term-admin-rating = administrative rating
his-term-card-bonus = card bonus
his-term-debater = debater
his-term-reformer = reformer
his-term-committed = committed
his-term-uncommitted = uncommitted
his-term-debate = theological debate
his-term-reformation-attempt = attempt to convert
his-term-treatise = treatise
his-term-translate = translation of Scripture
his-term-burn-books = burning of books
his-term-jesuit-university = Jesuit university
his-term-st-peters = St. Peter's Basilica
his-term-excommunication = excommunication
his-term-disgraced = disgraced
his-term-burnt = burnt
his-term-language-zone = language zone
his-term-unrest = unrest
his-term-line-of-communication = line of communication
his-term-siege = siege
his-term-assault = assault
his-term-relief-force = relief force
his-term-intercept = interception
his-term-avoid-battle = avoiding battle
his-term-withdraw = withdrawal into fortifications
his-term-field-battle = field battle
his-term-naval-combat = naval combat
his-term-naval-transport = naval transport
his-term-piracy = piracy
his-term-hit = hit
his-term-spring-deployment = spring deployment
his-term-winter = winter phase
his-term-new-world = New World
his-term-diplomacy-phase = diplomacy phase
his-term-sue-for-peace = suing for peace
his-term-ransom = ransom
his-term-declaration-of-war = declaration of war
his-term-alliance = alliance
his-term-minor-power = minor power
his-term-major-power = major power
his-term-activation = activation
his-term-deactivation = deactivation
his-term-foreign-war = foreign war
his-term-diet-of-worms = Diet of Worms
his-term-victory-points = victory points
his-term-domination-victory = domination victory
his-term-standard-victory = standard victory
his-term-military-victory = military victory
his-term-religious-victory = religious victory
his-term-time-victory = victory by time
his-term-chateau = château
his-term-colony = colony
his-term-conquistador = conquistador
his-term-explorer = explorer
his-term-galleon = galleon
his-term-raider = raider
his-term-plantations = plantations
his-term-loaned = loaned
his-term-knights-of-st-john = Knights of St. John
his-term-war-winner = war winner
his-term-impulse-order = impulse order
his-term-protestant-attempt = Reformation attempt
his-term-catholic-attempt = Counter-Reformation attempt
his-term-intervention = intervention
his-term-political-control = political control
his-term-religious-influence = religious influence
his-term-control-marker = control marker
his-term-power-card = power card
his-term-command-points = command points
his-term-discard-pile = discard pile
his-term-deck = deck
his-term-ruler = ruler
his-term-capture = capture
his-term-retreat = retreat
his-term-attrition = attrition
his-term-natural-ally = natural ally
his-term-pirate-haven = pirate haven
his-term-electorate-display = electorate display
his-term-diplomatic-status-display = diplomatic status
his-term-turn-track = turn track
his-term-crossing-atlantic = crossing the Atlantic
his-term-minus-one-card = one card less
his-term-pregnancy-chart = pregnancy chart
his-term-marital-status = marital status of Henry VIII
his-term-protestant-spaces-track = track of Protestant spaces
his-term-exploration = voyage of exploration
his-term-conquest = voyage of conquest
his-term-voyage-underway = voyage under way
his-term-debate-value = debate value
his-term-independent-key = independent key
his-term-auto-victory = automatic victory
his-term-deal-package = package of agreements
his-term-war = war
his-term-peace = peace
his-term-besieged = besieged
his-term-besieger = besieger
his-term-held-cards = hand
his-term-removed-from-game = out of the game
his-term-force-pool = counters in supply
his-term-no-language-zone = outside all language zones
his-term-neutral = neutral
his-term-allied-minor = allied minor power
his-term-draw-pile = draw pile
his-term-response-window = response window
his-term-random-discard = discard at random
his-term-ceded-space = ceded space
his-term-potosi = Potosí
