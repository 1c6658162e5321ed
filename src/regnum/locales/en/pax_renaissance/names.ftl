# Names of Pax Renaissance.
# Common nouns are in lower case; the first letter of a line is raised where it is shown.

## Cards

pax-card-pren001 = Inquisition Pope
pax-card-pren002 = Papal Elephant
pax-card-pren003 = Grand Inquisitor
pax-card-pren004 = Antipope
pax-card-pren005 = Reformed Theology
pax-card-pren006 = Star Chamber
pax-card-pren007 = Peter's Pence
pax-card-pren008 = Jesuits
pax-card-pren009 = House of Borgia
pax-card-pren010 = Bonfire of the Vanities
pax-card-pren011 = Anabaptist Reformation
pax-card-pren012 = Knights Hospitaller
pax-card-pren013 = Genoese Fleet
pax-card-pren014 = India Armada
pax-card-pren015 = Hanseatic League
pax-card-pren016 = The Company of Merchant Adventurers
pax-card-pren017 = Scottish Privateers
pax-card-pren018 = Almeida Armada
pax-card-pren019 = Gold Coast Monopoly
pax-card-pren020 = Arumer Zwarte Hoop
pax-card-pren021 = Conquistadors
pax-card-pren022 = The Last Knight
pax-card-pren023 = Spanish Tercio
pax-card-pren024 = Gonfalonier
pax-card-pren025 = Teutonic Knights
pax-card-pren026 = Cromwell
pax-card-pren027 = Swabian League
pax-card-pren028 = The Bold
pax-card-pren029 = Holy Land Crusade
pax-card-pren030 = Santa Hermandad
pax-card-pren031 = Swiss Risläufer
pax-card-pren032 = Duke of Milan
pax-card-pren033 = Schwarzer Haufen
pax-card-pren034 = Merchants of the Staple
pax-card-pren035 = Communeros Guilds
pax-card-pren036 = Flanders Guild
pax-card-pren037 = The Hidden
pax-card-pren038 = Bundschuh Revolt
pax-card-pren039 = Florentine Wool
pax-card-pren040 = Sindicat Remença
pax-card-pren041 = Peasant Republic of Dithmarschen
pax-card-pren042 = Höchstetter Bank
pax-card-pren043 = Gutenberg
pax-card-pren044 = Isabella of Castille
pax-card-pren045 = Anne of Brittany
pax-card-pren046 = Joanna the Mad
pax-card-pren047 = Margaret of Anjou
pax-card-pren048 = Mary the Rich
pax-card-pren049 = Order of Santiago
pax-card-pren050 = La Serenissima
pax-card-pren051 = Kingmaker
pax-card-pren052 = Luther
pax-card-pren053 = Friese Freedom
pax-card-pren054 = Maréchaussée
pax-card-pren055 = Duchy of Ferrara
pax-card-pren058 = The Grim
pax-card-pren059 = Safavids
pax-card-pren060 = Dervishes
pax-card-pren061 = Qizilbāsh
pax-card-pren062 = Barbarossa Brothers
pax-card-pren063 = Ottoman Navy
pax-card-pren064 = Jewish Pirates
pax-card-pren065 = Mamluk Slave Soldiers
pax-card-pren066 = Black Army
pax-card-pren067 = Janissaries
pax-card-pren068 = Black Sheep Tribe
pax-card-pren069 = Bashi-bazouk
pax-card-pren070 = Zupy Krakowskie Company
pax-card-pren071 = The Handsome
pax-card-pren072 = Bosnian & Serbian Silver
pax-card-pren073 = The Crim Horde
pax-card-pren074 = The Kremlin
pax-card-pren075 = Elzbieta of Bohemia
pax-card-pren076 = Sophia Palaiologina
pax-card-pren077 = Hürrem Sultan Roxelana
pax-card-pren078 = Sitt-î Hatun of Dulkadir
pax-card-pren079 = Carlotta Lusignan of Cyprus
pax-card-pren080 = Greek Klephts
pax-card-pren081 = Crimean Goths
pax-card-pren082 = Damascus Coffee
pax-card-pren083 = Pospolite Ruszenie
pax-card-pren084 = The Timar System
pax-card-pren085 = Vlad the Impaler
pax-card-pren086 = Saint Stefan cel Mare
pax-card-pren087 = Soninke Wangara
pax-card-pren088 = Cem Anti-Hostage
pax-card-pren089 = Grande of Spain
pax-card-pren090 = Duke of Athens
pax-card-pren093x = Funj Nomads
pax-card-pren094x = Zaporozhian Host
pax-card-pren095x = Elizabeth Báthory
pax-card-pren096x = Amerigo Vespucci
pax-card-pren097x = Podestà of Venice
pax-card-pren098x = Unity of the Brethren
pax-card-pren099x = Papal Legate to Persia
pax-card-pren100x = Unified Christendom
pax-card-pren101x = Civil Engineer
pax-card-pren102x = Sahn-i Seman Medrese
pax-card-pren103x = Academia
pax-card-pren104x = Theft of the Holy Crown
pax-card-pren105x = Franco-Ottoman Navy
pax-card-pren106x = Prussian League Navy
pax-card-pren107x = Tersâne-i Âmire
pax-card-pren108x = Isfendiyarid Dynasty
pax-card-pren109x = Brotherhood of St. Mark
pax-card-pren110x = Transylvanian Plot
pax-card-pren111x = Glinski's Rebellion
pax-card-pren112x = Phocoean Alum
pax-card-pren113x = Dalmatian Merchant Marine
pax-card-pren114x = Counts of Celji
pax-card-pren115x = Şahkulu Shi'ite Revolt
pax-card-pren116x = Çelebi Tax Revolts
pax-card-pren117x = Despina Khatun
pax-card-pren118x = Grand Mufti
pax-card-pren119x = Grand Hetman
pax-card-pren120x = Agents of Dukagjini
pax-card-pren121x = Nomads of Tlemcen
pax-card-pren122x = The Last Sigh
pax-card-pren123x = Nothing New
pax-card-pren124x = The Last Byzantine
pax-card-pren125x = Beylerbey of Egypt
pax-card-pren126x = Lizard Union
pax-card-pren127x = Red Sea Fleet
pax-card-pren128x = Man for all Seasons
pax-card-pren129x = Oratory of Divine Love
pax-card-pren130x = Cryptography
pax-card-pren131x = Michelangelo
pax-card-pren132x = Artistic Geometry
pax-card-pren133x = Romantic Realism
pax-card-pren134x = Mining Engineer
pax-card-pren135x = Machiavellianism
pax-card-pren136x = Hermeticism
pax-card-pren137x = Faith vs. Reason
pax-card-pren138x = Reichskrone
pax-card-pren139x = French Pirates
pax-card-pren140x = Venetian Navy
pax-card-pren141x = Welser Klein-Venedig
pax-card-pren142x = Kalmar Union
pax-card-pren143x = Wolf of Rimini
pax-card-pren144x = Mons Meg
pax-card-pren145x = Kappeler Milchsuppe
pax-card-pren146x = Bank of Strozzi
pax-card-pren147x = William Caxton
pax-card-pren148x = Tolfa Alum
pax-card-pren149x = Cornish Tin
pax-card-pren150x = Catalan Pactists
pax-card-pren151x = Catherine of Navarre
pax-card-pren152x = Margaret of Austria
pax-card-pren153x = The Mary Rose
pax-card-pren154x = European Union
pax-card-pren155x = Epicurean Swerve
pax-card-pren156x = Humanism
pax-card-pren157x = Council of Trent
pax-card-pren158x = Order of Preachers
pax-card-pren159x = Consent of the Governed
pax-card-pren160x = Jacques Lefèvre d'Étaples
pax-card-pren161x = Enclosure
pax-card-pren162x = Catherine de' Medici
pax-card-pren163x = Jizya Tax Revolt
pax-card-pren164x = Circassian Mamluks
pax-card-pren165x = Transylvanian Saxons
pax-card-pren166x = Bank of St. George
pax-card-pren167x = Twelver Ghulat
pax-card-pren168x = Zionist State
pax-card-comet1 = Copernicus & the Heliocentric Revolution
pax-card-comet2 = Astrology of Nostradamus
pax-card-comet3 = Pope 'excommunicates' Halley's Comet of 1456
pax-card-comet4 = Regiomontanus & the Comet of 1472

## Empires and regions

pax-empire-england = England
pax-empire-france = France
pax-empire-holy-roman-empire = Holy Roman Empire
pax-empire-hungary = Hungary
pax-empire-byzantium = Byzantium
pax-empire-portugal = Portugal
pax-empire-aragon = Aragon
pax-empire-papal-states = Papal States
pax-empire-ottoman = Ottoman
pax-empire-mamluk = Mamluk
pax-region-east = East
pax-region-west = West

## Cities

pax-city-london = London
pax-city-bordeaux = Bordeaux
pax-city-paris = Paris
pax-city-bruges = Bruges
pax-city-lyon = Lyon
pax-city-vienna = Vienna
pax-city-lubeck = Lübeck
pax-city-novgorod = Novgorod
pax-city-nurnberg = Nürnberg
pax-city-buda = Buda
pax-city-varna = Varna
pax-city-tana = Tana
pax-city-caffa = Caffa
pax-city-trebizond = Trebizond
pax-city-toledo = Toledo
pax-city-granada = Granada
pax-city-spice-islands = Spice Islands
pax-city-valencia = Valencia
pax-city-algiers = Algiers
pax-city-timbuktu = Timbuktu
pax-city-venice = Venice
pax-city-constantinople = Constantinople
pax-city-modon = Modon
pax-city-rhodes = Rhodes
pax-city-cairo = Cairo
pax-city-cyprus = Cyprus
pax-city-red-sea = Red Sea

## Borders

pax-border-england--france = England–France
pax-border-france--holy-roman-empire = France–Holy Roman Empire
pax-border-holy-roman-empire--hungary = Holy Roman Empire–Hungary
pax-border-hungary--byzantium = Hungary–Byzantium
pax-border-portugal--aragon = Portugal–Aragon
pax-border-aragon--papal-states = Aragon–Papal States
pax-border-papal-states--ottoman = Papal States–Ottoman
pax-border-ottoman--mamluk = Ottoman–Mamluk
pax-border-england--portugal = England–Portugal
pax-border-france--aragon = France–Aragon
pax-border-holy-roman-empire--papal-states = Holy Roman Empire–Papal States
pax-border-hungary--ottoman = Hungary–Ottoman
pax-border-byzantium--mamluk = Byzantium–Mamluk

## Places of the first concessions

pax-place-augsburg = Augsburg
pax-place-florence = Florence
pax-place-alexandria = Alexandria
pax-place-lisbon = Lisbon

## Banks

pax-bank-fugger = Fugger
pax-bank-medici = Medici
pax-bank-coeur = Cœur
pax-bank-marchionni = Marchionni

## Rulers

pax-ruler-england-king = King Edward IV, House of York
pax-ruler-england-republic = English Parliament
pax-ruler-france-king = Louis XI the Spider, House of Valois
pax-ruler-france-republic = States-General of Burgundy
pax-ruler-holy-roman-empire-king = Frederick III, House of Habsburg
pax-ruler-holy-roman-empire-republic = Reichstag Imperial Diet
pax-ruler-hungary-king = Mátyás Corvinus, King of Hungary
pax-ruler-hungary-republic = Polish-Lithuanian Sejm
pax-ruler-byzantium-king = David Comnenus, Basileus of Trebizond
pax-ruler-byzantium-republic = Confederation of White Sheep Turkomen
pax-ruler-portugal-king = Henry the Navigator
pax-ruler-portugal-republic = Cortes Generales of Castile
pax-ruler-aragon-king = John the Faithless, King of Aragon
pax-ruler-aragon-republic = Golden Ambrosian Republic
pax-ruler-papal-states-king = Pope Julius II
pax-ruler-papal-states-republic = Florentine Signoria
pax-ruler-ottoman-king = Sultan Mehmed II the Conqueror
pax-ruler-ottoman-republic = Ottoman Millet System
pax-ruler-mamluk-king = Qa'it Bay of the Burji Dynasty
pax-ruler-mamluk-republic = Karaman Beylik

## Operations

pax-op-inquisitor = inquisitor
pax-op-commerce = commerce
pax-op-behead = behead
pax-op-tax = tax
pax-op-repress = repress
pax-op-vote = vote
pax-op-corsair = corsair
pax-op-siege = siege
pax-op-campaign = campaign

## One-shots

pax-one-shot-conspiracy = conspiracy
pax-one-shot-peasant-revolt = peasant revolt
pax-one-shot-crusade = crusade
pax-one-shot-reformation = reformation
pax-one-shot-jihad = jihad
pax-one-shot-apostasy = apostasy
pax-one-shot-trade-shift = trade shift
pax-one-shot-coronation = coronation

## Prestige

pax-prestige-law = law prestige
pax-prestige-discovery = discovery prestige
pax-prestige-patron = patron prestige
pax-prestige-catholic = Catholic prestige
pax-prestige-islamic = Islamic prestige
pax-prestige-reformist = Reformist prestige

## Religions

pax-religion-catholic = Catholicism
pax-religion-islamic = Islam
pax-religion-reformist = Reformism

## Pieces

pax-piece-bishop = bishop
pax-piece-knight = knight
pax-piece-rook = rook
pax-piece-pawn = pawn
pax-piece-pirate = pirate

## Pieces by religion

pax-piece-catholic-bishop = gold bishop
pax-piece-catholic-knight = gold knight
pax-piece-catholic-rook = gold rook
pax-piece-catholic-pirate = gold pirate
pax-piece-islamic-bishop = green bishop
pax-piece-islamic-knight = green knight
pax-piece-islamic-rook = green rook
pax-piece-islamic-pirate = green pirate
pax-piece-reformist-bishop = red bishop
pax-piece-reformist-knight = red knight
pax-piece-reformist-rook = red rook
pax-piece-reformist-pirate = red pirate

## Pawns

pax-pawn-blue = blue pawn
pax-pawn-yellow = yellow pawn
pax-pawn-purple = purple pawn
pax-pawn-green = green pawn

## Victories

pax-victory-holy = holy victory
pax-victory-imperial = imperial victory
pax-victory-globalization = globalization victory
pax-victory-renaissance = renaissance victory
pax-victory-patron = patron victory

## States of an empire

pax-regime-medieval = medieval state
pax-regime-catholic = Catholic theocracy
pax-regime-islamic = Islamic theocracy
pax-regime-reformist = Reformist theocracy

## Abilities

pax-ability-behead-limited-west-red-gold = This card's behead may only hit a tableau card of a western location on which a red or gold bishop stands.
pax-ability-behead-limited-east-green-red = This card's behead may only hit a tableau card of an eastern location on which a green or red bishop stands.
pax-ability-coronation-may-claim-any-king = In a coronation the owner may choose a suitor of the queen who is already married or lies in an opponent's tableau, as long as he is on his king side.
pax-ability-crusade-rooks-as-knights = In the owner's crusades gold rooks may count as knights, so that those in empires adjacent to the target attack too.
pax-ability-double-concessions-spice-islands-fair = Each of the owner's concessions is paid double in every west trade fair that starts at the Spice Islands, whoever organises it.
pax-ability-double-concessions-fairs-and-votes = Each of the owner's concessions is paid double in every trade fair and counts double in every vote.
pax-ability-sell-price-4 = Sold from the tableau, this card brings 4 florins instead of 2.
pax-ability-condottiere-venice-two-slots = For all players: while the levy of Venice is a gold knight, the city has room for 2 pieces.
pax-ability-unlimited-hand = The owner has no hand limit.
pax-ability-immune-to-silencing = Bishops do not silence any card in the owner's tableau.
pax-ability-discard-for-peasant-revolt = As an action the owner may discard this married queen to carry out a peasant revolt, without agents, in her husband's empire.
pax-ability-free-trade-fair = Once per turn the owner may organise one trade fair without spending an action.
pax-ability-free-east-ops = Once per turn the owner may run the operations of the east side of the tableau without spending an action.
pax-ability-free-west-ops = Once per turn the owner may run the operations of the west side of the tableau without spending an action.
pax-ability-east-and-west-ops-one-action = With a single action the owner may run the operations of both sides of the tableau, first all of one side, then all of the other.
pax-ability-patron-as-concession-globalization = Whenever a globalization victory is checked, each patron prestige of the owner counts as 1 more of the owner's concessions.
pax-ability-patron-as-law-renaissance = Whenever a renaissance victory is checked, each patron prestige of the owner also counts as 1 law prestige.
pax-ability-card-as-republic-renaissance = Whenever a renaissance victory is checked, this card counts as 1 republic of its owner.
pax-ability-concessions-safe-from-pirates = Pirates do not kill the owner's concessions: pawn and pirate share the border, and the pirate takes no profits there.
pax-ability-globalization-costs-two-actions = Declaring a globalization victory costs every player 2 actions.
pax-ability-holy-costs-two-actions = Declaring a holy victory costs every player 2 actions.
pax-ability-imperial-costs-two-actions = Declaring an imperial victory costs every player 2 actions.
pax-ability-apostasy-as-action = As an action the owner may carry out an apostasy with any 2 religions.
pax-ability-sell-for-opponents-political-op = When this card is sold from the tableau, the seller may run 1 political operation of a card in an opponent's tableau as if that card were the seller's own.
pax-ability-sold-cards-fire-one-shot = When the owner sells another card, the owner may carry out that card's conspiracy, peasant revolt, crusade or apostasy, with its agents.
pax-ability-portugal-france-not-adjacent = For all players: while this queen is married in a tableau, Portugal and France are not adjacent.
pax-ability-immune-to-apostasy = The owner discards nothing in an apostasy.
pax-ability-sell-to-emancipate-west = When this card is sold from the tableau, the seller may emancipate any repressed pieces of the western empires, wherever their cards lie.
pax-ability-patron-as-green-bishop-holy = For all players: when the supreme religion is worked out, each patron prestige of the owner counts as 1 green bishop.
pax-ability-mamluk-repressed-as-campaign-knights = In the owner's campaigns against eastern empires all repressed pieces on the Mamluk card attack as knights, for 1 florin each.
pax-ability-patron-lowers-vote-cost = Each patron prestige of the owner makes each of the owner's votes 1 florin cheaper, down to 0.
pax-ability-green-pirates-as-red = For all players: when the supreme religion is worked out, each green pirate also counts as 1 red bishop and as 1 red piece for each Reformist theocracy it borders.

## Terms

pax-term-tableau = tableau
pax-term-hand = hand
pax-term-market = market
pax-term-throne = throne
pax-term-florin = florin
pax-term-concession = concession
pax-term-serf = serf
pax-term-vassal = vassal
pax-term-suzerain = suzerain
pax-term-old-maid = old maid
pax-term-royal-couple = royal couple
pax-term-levy = levy
pax-term-regime-change = regime change
pax-term-emancipation = emancipation
pax-term-golden-liberty = Golden Liberty
pax-term-trade-fair = trade fair
pax-term-voyage = voyage
pax-term-china = China
pax-term-comet = comet
pax-term-one-shot = one-shot
pax-term-operation = operation
pax-term-action = action
pax-term-turn = turn

## The automated bank

pax-course-1 = kingdoms
pax-course-2 = republics
pax-course-3 = believers
pax-course-4 = bishops
pax-course-5 = concessions
pax-course-6 = purchase
pax-course-7 = income
pax-objective-main = main objective
pax-objective-secondary = secondary objective
pax-objective-prestige = prestige objective
