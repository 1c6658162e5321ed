# Names of Crusader Kings.
# What is printed on a component begins with a capital; cultures, bonuses and places of a family are in lower case.

## The game

ck-title = Crusader Kings: The Board Game

## Regions

ck-region-scotland = Scotland
ck-region-northumbria = Northumbria
ck-region-ireland = Ireland
ck-region-wales = Wales
ck-region-mercia = Mercia
ck-region-wessex = Wessex
ck-region-low-countries = The Low Countries
ck-region-normandy = Normandy
ck-region-brittany = Brittany
ck-region-paris = Paris
ck-region-lorraine = Lorraine
ck-region-aquitaine = Aquitaine
ck-region-burgundy = Burgundy
ck-region-toulouse = Toulouse
ck-region-denmark = Denmark
ck-region-saxony = Saxony
ck-region-pomerania = Pomerania
ck-region-poland = Poland
ck-region-bohemia = Bohemia
ck-region-swabia = Swabia
ck-region-hungary = Hungary
ck-region-dalmatia = Dalmatia
ck-region-lombardy = Lombardy
ck-region-venice = Venice
ck-region-papal-states = Papal States
ck-region-apulia = Apulia
ck-region-sicily = Sicily
ck-region-sardinia = Sardinia
ck-region-leon = León
ck-region-navarra = Navarra
ck-region-aragon = Aragon
ck-region-castile = Castile
ck-region-portugal = Portugal
ck-region-al-andalus = Al-Andalus

## Cultures, each as an adjective

ck-culture-english = English
ck-culture-frankish = Frankish
ck-culture-german = German
ck-culture-italian = Italian
ck-culture-iberian = Iberian

## Seas

ck-sea-north-sea = North Sea
ck-sea-mediterranean = Mediterranean Sea
ck-sea-atlantic = Atlantic Ocean

## Realms of the scenarios

ck-realm-england = England
ck-realm-france = France
ck-realm-hre = Holy Roman Empire
ck-realm-italian-normans = Italian Normans
ck-realm-italian-states = Italian States
ck-realm-sicily = Kingdom of Sicily
ck-realm-hungary = Hungary
ck-realm-iberia = Iberian Kingdoms

## Dynasties

ck-dynasty-normandy = House of Normandy
ck-dynasty-blois = House of Blois
ck-dynasty-plantagenet = House of Plantagenet
ck-dynasty-capet = House of Capet
ck-dynasty-salian = Salian dynasty
ck-dynasty-hohenstaufen = House of Hohenstaufen
ck-dynasty-habsburg = House of Habsburg
ck-dynasty-hauteville = House of Hauteville
ck-dynasty-canossa = House of Canossa
ck-dynasty-arpad = House of Árpád
ck-dynasty-anjou = House of Anjou
ck-dynasty-jimenez = Jiménez dynasty
ck-dynasty-ivrea = House of Ivrea

## Rulers

ck-character-william-i = William the Conqueror
ck-character-philip-i = Philip I
ck-character-henry-iv = Henry IV
ck-character-robert-guiscard = Robert Guiscard
ck-character-sancho = Sancho of Pamplona
ck-character-henry-i = Henry I
ck-character-henry-v = Henry V
ck-character-matilda = Matilda of Canossa
ck-character-alfonso-vi = Alfonso VI
ck-character-stephen = Stephen of Blois
ck-character-louis-vii = Louis VII
ck-character-conrad-iii = Conrad III
ck-character-roger-ii = Roger II
ck-character-alfonso-vii = Alfonso VII
ck-character-henry-iii = Henry III
ck-character-louis-ix = Louis IX the Saint
ck-character-frederick-ii = Frederick II
ck-character-bela-iv = Béla IV
ck-character-ferdinand-iii = Ferdinand III the Saint
ck-character-edward-i = Edward I
ck-character-philip-iii = Philip III the Bold
ck-character-rudolf-i = Rudolf I
ck-character-charles-i = Charles I of Anjou
ck-character-alfonso-x = Alfonso X

## Characters of the English culture: odd numbers are men, even numbers women

ck-character-english-01 = Robert
ck-character-english-02 = Adela
ck-character-english-03 = Hugh
ck-character-english-04 = Edith
ck-character-english-05 = Godwin
ck-character-english-06 = Gunhild
ck-character-english-07 = Edmund
ck-character-english-08 = Maud
ck-character-english-09 = Ranulf
ck-character-english-10 = Rohese
ck-character-english-11 = Aldred
ck-character-english-12 = Godiva
ck-character-english-13 = Osbert
ck-character-english-14 = Margaret
ck-character-english-15 = Malcolm
ck-character-english-16 = Sybil
ck-character-english-17 = Gilbert
ck-character-english-18 = Mabel
ck-character-english-19 = Harold
ck-character-english-20 = Christina

## Characters of the Frankish culture: odd numbers are men, even numbers women

ck-character-frankish-01 = Eudes
ck-character-frankish-02 = Alienor
ck-character-frankish-03 = Thibaut
ck-character-frankish-04 = Blanche
ck-character-frankish-05 = Raoul
ck-character-frankish-06 = Ermengarde
ck-character-frankish-07 = Guy
ck-character-frankish-08 = Mahaut
ck-character-frankish-09 = Enguerrand
ck-character-frankish-10 = Héloïse
ck-character-frankish-11 = Fulk
ck-character-frankish-12 = Constance
ck-character-frankish-13 = Baldwin
ck-character-frankish-14 = Yolande
ck-character-frankish-15 = Gautier
ck-character-frankish-16 = Petronilla
ck-character-frankish-17 = Aimery
ck-character-frankish-18 = Agnes
ck-character-frankish-19 = Bertrand
ck-character-frankish-20 = Clemence

## Characters of the German culture: odd numbers are men, even numbers women

ck-character-german-01 = Otto
ck-character-german-02 = Gisela
ck-character-german-03 = Welf
ck-character-german-04 = Kunigunde
ck-character-german-05 = Leopold
ck-character-german-06 = Hedwig
ck-character-german-07 = Dietrich
ck-character-german-08 = Richenza
ck-character-german-09 = Albrecht
ck-character-german-10 = Judith
ck-character-german-11 = Lothar
ck-character-german-12 = Adelheid
ck-character-german-13 = Bolesław
ck-character-german-14 = Sophia
ck-character-german-15 = Břetislav
ck-character-german-16 = Hildegard
ck-character-german-17 = Berthold
ck-character-german-18 = Irmgard
ck-character-german-19 = Géza
ck-character-german-20 = Uta

## Characters of the Italian culture: odd numbers are men, even numbers women

ck-character-italian-01 = Bohemond
ck-character-italian-02 = Beatrice
ck-character-italian-03 = Tancred
ck-character-italian-04 = Sikelgaita
ck-character-italian-05 = Enrico
ck-character-italian-06 = Costanza
ck-character-italian-07 = Guido
ck-character-italian-08 = Adelasia
ck-character-italian-09 = Azzo
ck-character-italian-10 = Violante
ck-character-italian-11 = Ruggero
ck-character-italian-12 = Bianca
ck-character-italian-13 = Lamberto
ck-character-italian-14 = Alberada
ck-character-italian-15 = Obizzo
ck-character-italian-16 = Ginevra
ck-character-italian-17 = Domenico
ck-character-italian-18 = Theodora
ck-character-italian-19 = Pandulf
ck-character-italian-20 = Gemma

## Characters of the Iberian culture: odd numbers are men, even numbers women

ck-character-iberian-01 = Ramiro
ck-character-iberian-02 = Urraca
ck-character-iberian-03 = García
ck-character-iberian-04 = Elvira
ck-character-iberian-05 = Fernán
ck-character-iberian-06 = Jimena
ck-character-iberian-07 = Rodrigo
ck-character-iberian-08 = Sancha
ck-character-iberian-09 = Ordoño
ck-character-iberian-10 = Teresa
ck-character-iberian-11 = Bermudo
ck-character-iberian-12 = Berenguela
ck-character-iberian-13 = Nuño
ck-character-iberian-14 = Mencía
ck-character-iberian-15 = Diego
ck-character-iberian-16 = Leonor
ck-character-iberian-17 = Pedro
ck-character-iberian-18 = Toda
ck-character-iberian-19 = Íñigo
ck-character-iberian-20 = Aldonza

## The horse

ck-character-glitterhoof = Glitterhoof

## Traits

ck-trait-pious = Pious
    .feminine = Pious
ck-trait-brave = Brave
    .feminine = Brave
ck-trait-attractive = Attractive
    .feminine = Attractive
ck-trait-clever = Clever
    .feminine = Clever
ck-trait-cultivated = Cultivated
    .feminine = Cultivated
ck-trait-scholar = Scholar
    .feminine = Scholar
ck-trait-swordmaster = Swordmaster
    .feminine = Swordmaster
ck-trait-noble = Noble
    .feminine = Noble
ck-trait-strong = Strong
    .feminine = Strong
ck-trait-chaste = Chaste
    .feminine = Chaste
ck-trait-humble = Humble
    .feminine = Humble
ck-trait-honest = Honest
    .feminine = Honest
ck-trait-kind = Kind
    .feminine = Kind
ck-trait-lustful = Lustful
    .feminine = Lustful
ck-trait-ambitious = Ambitious
    .feminine = Ambitious
ck-trait-deceitful = Deceitful
    .feminine = Deceitful
ck-trait-cruel = Cruel
    .feminine = Cruel
ck-trait-dimwitted = Dimwitted
    .feminine = Dimwitted
ck-trait-gluttonous = Gluttonous
    .feminine = Gluttonous
ck-trait-godless = Godless
    .feminine = Godless
ck-trait-ugly = Ugly
    .feminine = Ugly
ck-trait-weak = Weak
    .feminine = Weak
ck-trait-craven = Craven
    .feminine = Craven
ck-trait-inbred = Inbred
    .feminine = Inbred
ck-trait-stingy = Stingy
    .feminine = Stingy
ck-trait-ignorant = Ignorant
    .feminine = Ignorant

## Developments

ck-development-chancellor = Chancellor
ck-development-steward = Steward
ck-development-marshal = Marshal
ck-development-spymaster = Spymaster
ck-development-archbishop = Archbishop
ck-development-court-physician = Court Physician
ck-development-navy = Navy
ck-development-longbow = Longbow
ck-development-plate-armor = Plate Armor
ck-development-royal-guard = Royal Guard
ck-development-bank = Bank
ck-development-library = Library

## What developments do

ck-development-text-chancellor = One more free token in your marriage checks and when you fabricate a casus belli.
ck-development-text-steward = Each of your tax actions that brings gold brings 2 gold more.
ck-development-text-marshal = Once per round, at the start of your turn, you may remove one unrest token from one of your regions.
ck-development-text-spymaster = You may provoke unrest and stage coups anywhere on the map (but no unrest where an army stands).
ck-development-text-archbishop = You may play a second crusade card in the same Era.
ck-development-text-court-physician = One more free token in event checks for the lives of your family and in plague checks for your regions, whoever makes them.
ck-development-text-navy = In each of your invasion actions one army may attack or support by sea, from a coastal region of yours to any other on the same sea.
ck-development-text-longbow = One more free token in your invasion checks, counter-attacks included.
ck-development-text-plate-armor = In each invasion by an enemy the first check against one of your regions needs one more success.
ck-development-text-royal-guard = Everyone may spend gold to oppose other players' assassination attempts on your characters.
ck-development-text-bank = Take 1 gold at the start of each upkeep phase. Cancelling a rival's paid token alone costs you 1 gold instead of 2.
ck-development-text-library = At the start of each Era draw one bonus action card from any deck except crusade.

## Kinds of developments

ck-development-type-councilor = Councilor
ck-development-type-invention = Invention

## The crusade track

ck-track-1 = Constantinople
ck-track-2 = Nicaea
ck-track-3 = Dorylaeum
ck-track-4 = Tarsus
ck-track-5 = Edessa
ck-track-6 = Antioch
ck-track-7 = Tripoli
ck-track-8 = Tyre
ck-track-9 = Acre
ck-track-10 = Jerusalem

## Bonuses of the crusade track

ck-track-bonus-1 = +1 gold in each of your tax actions that brings gold
ck-track-bonus-2 = one more free token in your marriage checks
ck-track-bonus-3 = one bonus action card from any deck at the start of each Era
ck-track-bonus-4 = one more free token in your build checks
ck-track-bonus-5 = invasions of those of your regions where your army stands need one more success
ck-track-bonus-6 = one more free token in your plot checks
ck-track-bonus-7 = one bonus action card from any deck at the start of each Era
ck-track-bonus-8 = one more free token in your invasion checks
ck-track-bonus-9 = +2 gold in each of your tax actions that brings gold
ck-track-bonus-10 = you are King of Jerusalem, and the game ends at once

## Action cards

ck-deck-realm = Realm
ck-deck-intrigue = Intrigue
ck-deck-war = War
ck-deck-tax = Tax
ck-deck-crusade = Crusade

## Actions

ck-action-build = Build
ck-action-develop = Develop
ck-action-plot = Plot
ck-action-coup = Coup
ck-action-mobilize = Mobilize
ck-action-invade = Invade
ck-action-tax = Collect taxes
ck-action-crusade = Crusade
ck-action-marriage = Marriage
ck-action-titles = Ducal titles

## Plots

ck-plot-fabricate-casus-belli = Fabricate a casus belli
ck-plot-provoke-unrest = Provoke unrest
ck-plot-assassinate = Assassinate
ck-plot-bribe = Bribe a councilor
ck-plot-divorce = Arrange a divorce

## Phases

ck-phase-setup = Setup
ck-phase-era-start = Start of the Era
ck-phase-dynasty = Dynasty phase
ck-phase-plan = Plan phase
ck-phase-turn = Turn
ck-phase-upkeep = Upkeep phase
ck-phase-refresh = Refresh phase
ck-phase-scoring = Scoring

## Strategies of the AI

ck-strategy-ferox = Ferox (Aggressor)
ck-strategy-postis = Postis (Researcher)
ck-strategy-munitio = Munitio (Defender)
ck-strategy-amandit = Amandit (Libertine)
ck-strategy-aperio = Aperio (Crusader)
ck-strategy-text-ferox = Collects reasons for war and strikes first where the walls are strongest; a wedding interests him only for a strong arm or a high price.
ck-strategy-text-postis = Fills his court with councilors and inventions, his own or bribed away, and takes only lands that fall without much effort.
ck-strategy-text-munitio = Builds walls, buys protection and cools enmity with weddings; when he does attack, he looks for the weakest.
ck-strategy-text-amandit = Marries, divorces and marries again: every wedding brings an ally, and allied lands sooner or later become his own.
ck-strategy-text-aperio = Takes the cross more often than anyone, his Archbishop at his side, and makes war on the one with the most shields on the road to Jerusalem.

## Achievements

ck-achievement-crusader = Crusader
ck-achievement-builder = Builder
ck-achievement-inventor = Inventor
ck-achievement-king-of-jerusalem = King of Jerusalem

## Scenarios

ck-scenario-kingdom-of-jerusalem = The Kingdom of Jerusalem
ck-scenario-crusade-of-1101 = The Crusade of 1101
ck-scenario-second-crusade = The Second Crusade
ck-scenario-barons-crusade = The Barons' Crusade
ck-scenario-ninth-crusade = The Ninth Crusade
ck-scenario-tournament = The Kingdom of Jerusalem (tournament)
ck-scenario-text-kingdom-of-jerusalem = The generation of William the Conqueror: crowns are still won by the sword, and no crusader has set out for the East yet. Five young dynasties without families and no special rules: a good first game.
ck-scenario-text-crusade-of-1101 = Jerusalem has already been taken, and those who came too late want their share of the glory. The track ends at position 7, where a Pious token waits, so nobody becomes King of Jerusalem; whoever loses the last region is out for good.
ck-scenario-text-second-crusade = Edessa has fallen, kings themselves take the cross, and England is torn by civil war. No special rules, but most rulers are no longer young and have families, and the English begin with unrest and armies in the field.
ck-scenario-text-barons-crusade = Frederick II grows old between Germany and Sicily while others set out for the East. An extra Pious token lies on position 7 of the track, the Árpáds of Hungary play with the Italian culture, Italian regions always stay in play, and whoever loses the last region is out for good.
ck-scenario-text-ninth-crusade = The last strongholds in the Holy Land are failing, and in Europe new houses, Habsburgs and Angevins, rise past the old ones. No special rules; the English place one of their castles where they like.
ck-scenario-text-tournament = The age of the Conqueror for three or four players and a single evening. Two Eras instead of three, and every dynasty begins with a casus belli against one of its rivals.

## Places of a family

ck-role-ruler = ruler
ck-role-spouse = ruler's spouse
ck-role-child-1 = first child
ck-role-child-2 = second child
ck-role-child-3 = third child
ck-role-sibling-1 = first sibling
ck-role-sibling-2 = second sibling

## Terms

ck-term-era = Era
ck-term-round = Round
ck-term-turn = Turn
ck-term-dynasty-phase = Dynasty phase
ck-term-plan-phase = Plan phase
ck-term-upkeep-phase = Upkeep phase
ck-term-refresh-phase = Refresh phase
ck-term-realm = Realm
ck-term-intrigue = Intrigue
ck-term-war = War
ck-term-tax = Tax
ck-term-crusade = Crusade
ck-term-build = Build
ck-term-develop = Develop
ck-term-plot = Plot
ck-term-coup = Coup
ck-term-mobilize = Mobilize
ck-term-invade = Invade
ck-term-tax-action = Collect taxes
ck-term-crusade-action = Crusade
ck-term-fabricate-casus-belli = Fabricate a casus belli
ck-term-provoke-unrest = Provoke unrest
ck-term-assassinate = Assassinate
ck-term-bribe = Bribe a councilor
ck-term-divorce = Arrange a divorce
ck-term-trait-check = Trait check
ck-term-invest = Invest in success
ck-term-oppose = Opposition
ck-term-sacrifice = Sacrifice of a trait
ck-term-casus-belli = Casus belli
ck-term-alliance = Alliance
ck-term-unrest = Unrest
ck-term-harvest = Harvest
ck-term-crop-failure = Crop failure
ck-term-plague = Plague
ck-term-plague-ending = The plague fades
ck-term-duchy = Duchy
ck-term-castle = Castle
ck-term-knight = Knight
ck-term-soldier = Soldier (army)
ck-term-shield = Dynasty shield
ck-term-first-player = First player token
ck-term-age-token = Age token
ck-term-loot = Looting
ck-term-counter-attack = Counter-attack
ck-term-annex = Annexation
ck-term-support = Support
ck-term-dynastic-crisis = Dynastic crisis
ck-term-succession = Succession
ck-term-councilor = Councilor
ck-term-invention = Invention
ck-term-glitterhoof = Glitterhoof
ck-term-victory-point = Victory point
ck-term-gold = Gold
ck-term-treasury = Treasury
ck-term-trait = Trait
ck-term-success = Success
ck-term-failure = Failure
ck-term-critical = Critical trait
ck-term-bag = Trait bag
ck-term-event = Event
ck-term-target-self = On yourself
ck-term-target-other = On another player
ck-term-marriage = Marriage
ck-term-family-board = Family board
ck-term-independent = Independent
ck-term-crusade-track = Crusade track
ck-term-action-card = Action card
ck-term-development-card = Development card
ck-term-discard = Discard pile
ck-term-trade = Trade
ck-term-ai = AI
ck-term-region = Region
ck-term-king = King
ck-term-queen = Queen
ck-term-wife = Wife
ck-term-son = Son
ck-term-daughter = Daughter
ck-term-brother = Brother
ck-term-ruler = Ruler
ck-term-child = Child
ck-term-sister = Sister
ck-term-husband = Husband
ck-term-positive = positive
ck-term-negative = negative
ck-term-general-bag = Bag of random traits
ck-term-free-draw = Free token
ck-term-war-state = State of war
ck-term-duke = Duke
ck-term-heir = Heir
ck-term-spouse = Spouse
ck-term-bastard = Bastard
ck-term-sibling = Sibling
ck-term-son-in-law = Son-in-law
ck-term-dowry = Dowry
ck-term-independent-lord = Independent lord
ck-term-sea-route = Sea route
ck-term-condition = Condition
ck-term-hand = Hand
ck-term-offer = Offer
ck-term-random-trait = Random trait
ck-term-initial-trait = Starting trait
ck-term-event-trait = Event trait
ck-term-crusader-trait = Crusader's trait
ck-term-elimination = Fall of a dynasty
ck-term-comeback = New dynasty
ck-term-chronicle = Chronicle

## Ways to win

ck-victory-last-era = points after the last Era
ck-victory-jerusalem = points when Jerusalem was reached
ck-victory-last-dynasty = the last dynasty in the game
