# What only the board in the browser says.

## Groups of moves

ck-web-group-lords = Lords of independent regions
ck-web-group-dynasties = Other dynasties
ck-web-group-court = Minor nobles
ck-web-group-titles = Titles
ck-web-group-attack = Attacks
ck-web-group-support = Support
ck-web-group-murder = Assassination
ck-web-group-other = Choose

## The map

ck-web-map = Europe
ck-web-zoom = Size of the map
ck-web-zoom-in = Larger
ck-web-zoom-out = Smaller
ck-web-region-list = All regions as a list
ck-web-borders = Borders: { $list }
ck-web-routes = Sea routes: { $list }
ck-web-lord-of = Lord of { $region }
ck-web-legend-knight = knight
ck-web-legend-army = army
ck-web-legend-castle = castle
ck-web-legend-duchy = duke or lord
ck-web-legend-unrest = unrest
ck-web-legend-harvest = harvest
ck-web-legend-crop-failure = crop failure
ck-web-legend-plague = plague

## Families

ck-web-families = Families
ck-web-age = Age: { $age } of 5
ck-web-spouse = spouse
ck-web-married-to = Married to { $name }
ck-web-first = first player

## The bag

ck-web-bag = Trait bag
ck-web-odds = Chance of one success by tokens drawn
ck-web-check = Check
ck-web-draws =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
ck-web-critical = critical: { $checks }
ck-web-fails-in = A failure in checks: { $check }
ck-web-succeeds-in = A success in checks: { $check }
ck-web-check-marriage = marriage
ck-web-check-realm = realm
ck-web-check-intrigue = intrigue
ck-web-check-war = war
ck-web-check-crusade = crusade
ck-web-check-none = without critical traits

## Cards

ck-web-hand = Hand and plan
ck-web-cards = Action cards
ck-web-planned = Planned { $number }
ck-web-no-cards = No cards now.
ck-web-holdings = Cards that everybody holds
ck-web-condition = Condition: { $text }

## The war planner

ck-web-planner = War planner
ck-web-planner-annex = can be annexed
ck-web-planner-free = independent
ck-web-planner-has-cause = casus belli or war
ck-web-planner-no-cause = no casus belli
ck-web-planner-ally = ally
ck-web-planner-armies = army in { $list }
ck-web-planner-mobilize = mobilize in { $list }
ck-web-planner-successes =
    { $count ->
        [one] { $count } success
       *[other] { $count } successes
    }
ck-web-planner-gold =
    { $count ->
        [one] { " " }with { $count } gold
       *[other] { " " }with { $count } gold
    }
ck-web-planner-line = Successes needed by an invasion: { $successes }; chance without gold: { $chance } %.

## Chronicle and pack

ck-web-chronicle = Chronicle: { $name }
ck-web-chronicle-house = House
ck-web-chronicle-empty = Nothing has been written yet.
ck-web-ours = Events, deck sizes, some developments, the bonuses of the track and the names of minor characters are our own design.
ck-web-pack = Cards of the data pack { $name }.

## Options of a game

ck-option-programs = Absent dynasties played by programs
ck-option-programs-usual = As the rulebook has it
ck-option-programs-0 = None
ck-option-programs-1 = One
ck-option-programs-2 = Two
ck-option-programs-3 = Three
ck-option-programs-4 = Four
ck-option-team = People together against the programs
ck-option-allied-programs = Programs are allied with each other
ck-option-glitterhoof = Glitterhoof the horse
ck-option-navy-limit = The Navy carries one army
ck-option-navy-limit-action = in an invasion
ck-option-navy-limit-target = to each target
ck-option-deck-rebuild = When a deck runs out
ck-option-deck-rebuild-alone = it is rebuilt alone
ck-option-deck-rebuild-together = all decks are rebuilt
ck-option-castle-against-unrest = Castles protect against unrest
ck-option-castle-against-unrest-yes = Yes
ck-option-castle-against-unrest-no = No
ck-option-programs-mobilized = Regions of programs count as mobilized
ck-option-programs-mobilized-attack = when they attack
ck-option-programs-mobilized-always = always
ck-option-pomerania-sea = The sea of Pomerania
ck-option-pomerania-sea-north-sea = North Sea
ck-option-pomerania-sea-none = None
ck-option-pack = Cards
ck-option-pack-regnum = Our own
ck-option-seat-0 = Seat 0 is
ck-option-seat-0-usual = whoever sits there
ck-option-seat-0-person = a person
ck-option-seat-0-ferox = Ferox
ck-option-seat-0-postis = Postis
ck-option-seat-0-munitio = Munitio
ck-option-seat-0-amandit = Amandit
ck-option-seat-0-aperio = Aperio
ck-option-realm-0 = Dynasty of seat 0
ck-option-realm-0-any = by lot
ck-option-realm-0-english = English
ck-option-realm-0-frankish = Frankish
ck-option-realm-0-german = German
ck-option-realm-0-italian = Italian
ck-option-realm-0-iberian = Iberian
ck-option-seat-1 = Seat 1 is
ck-option-seat-1-usual = whoever sits there
ck-option-seat-1-person = a person
ck-option-seat-1-ferox = Ferox
ck-option-seat-1-postis = Postis
ck-option-seat-1-munitio = Munitio
ck-option-seat-1-amandit = Amandit
ck-option-seat-1-aperio = Aperio
ck-option-realm-1 = Dynasty of seat 1
ck-option-realm-1-any = by lot
ck-option-realm-1-english = English
ck-option-realm-1-frankish = Frankish
ck-option-realm-1-german = German
ck-option-realm-1-italian = Italian
ck-option-realm-1-iberian = Iberian
ck-option-seat-2 = Seat 2 is
ck-option-seat-2-usual = whoever sits there
ck-option-seat-2-person = a person
ck-option-seat-2-ferox = Ferox
ck-option-seat-2-postis = Postis
ck-option-seat-2-munitio = Munitio
ck-option-seat-2-amandit = Amandit
ck-option-seat-2-aperio = Aperio
ck-option-realm-2 = Dynasty of seat 2
ck-option-realm-2-any = by lot
ck-option-realm-2-english = English
ck-option-realm-2-frankish = Frankish
ck-option-realm-2-german = German
ck-option-realm-2-italian = Italian
ck-option-realm-2-iberian = Iberian
ck-option-seat-3 = Seat 3 is
ck-option-seat-3-usual = whoever sits there
ck-option-seat-3-person = a person
ck-option-seat-3-ferox = Ferox
ck-option-seat-3-postis = Postis
ck-option-seat-3-munitio = Munitio
ck-option-seat-3-amandit = Amandit
ck-option-seat-3-aperio = Aperio
ck-option-realm-3 = Dynasty of seat 3
ck-option-realm-3-any = by lot
ck-option-realm-3-english = English
ck-option-realm-3-frankish = Frankish
ck-option-realm-3-german = German
ck-option-realm-3-italian = Italian
ck-option-realm-3-iberian = Iberian
ck-option-seat-4 = Seat 4 is
ck-option-seat-4-usual = whoever sits there
ck-option-seat-4-person = a person
ck-option-seat-4-ferox = Ferox
ck-option-seat-4-postis = Postis
ck-option-seat-4-munitio = Munitio
ck-option-seat-4-amandit = Amandit
ck-option-seat-4-aperio = Aperio
ck-option-realm-4 = Dynasty of seat 4
ck-option-realm-4-any = by lot
ck-option-realm-4-english = English
ck-option-realm-4-frankish = Frankish
ck-option-realm-4-german = German
ck-option-realm-4-italian = Italian
ck-option-realm-4-iberian = Iberian
