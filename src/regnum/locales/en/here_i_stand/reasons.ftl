# Why a move is refused in Here I Stand.

## Forming an army

his-reason-not-here = They are not at this place.
his-reason-leader-is-in = This leader is in the army already.
his-reason-kind-is-in = You have already taken units of this kind.
his-reason-too-few-here = There are not that many units here that may go.
his-reason-too-many-for-leaders = These are more units than the leaders command: four without a leader, else what the two best command.
his-reason-nobody-chosen = You have chosen nobody yet.
his-reason-no-units-chosen = Leaders do not go there without units.
his-reason-already-forming = You have already chosen some: go on one by one.
his-reason-no-counters-to-divide = There are not enough counters to divide these units.
his-reason-leader-was-beaten = This leader lost a battle in this impulse.
his-reason-leader-has-gout = This leader has gout until the end of the impulse.
his-reason-besieged = Whoever is besieged stays where he is.

## Moving by land

his-reason-nobody-can-move = Nobody of yours can move from there.
his-reason-siege-began-now = Units that began a siege in this impulse stay.
his-reason-leaders-need-units = Leaders alone enter no space of an enemy and none with enemy units.
his-reason-too-few-points = A move costs one command point, over a pass two.
his-reason-not-in-play-yet = Nobody enters Algiers before the Barbary Pirates come.
his-reason-electorates-are-closed = Before the Schmalkaldic League others do not enter electorates.
his-reason-protestants-stay = Before the Schmalkaldic League the Protestants do not move.
his-reason-not-at-war = You may enter spaces of another power only at war or as an ally.
his-reason-others-are-there = Units of somebody are there who is neither an enemy nor an ally.
his-reason-allies-besiege-each-other = Two of your allies besiege each other there.
his-reason-enemies-besiege-each-other = Two of your enemies besiege each other there.

## Interception, avoiding battle, retreat

his-reason-not-beside = Interception comes from a neighbouring space, and never over a pass.
his-reason-already-tried = They have already tried to intercept in this impulse.
his-reason-tried-from-there = You have already tried from there.
his-reason-nobody-to-intercept = You have no units there that could intercept.
his-reason-not-a-neighbour = This is no neighbouring space.
his-reason-enemy-came-from-there = The enemy came from there.
his-reason-enemy-came-that-way = The enemy came that way.
his-reason-not-a-friends-space = Go only to a space of your own or of an ally.
his-reason-unrest-there = There is unrest.
his-reason-enemies-there = Enemies are there.
his-reason-siege-there = A town under siege takes nobody in.
his-reason-not-the-nearest = Choose one of the nearest towns, or a capital.
his-reason-too-many-for-shelter = No more than four units find room behind the walls.
his-reason-too-many-inside = There is no room for so many in the town.
his-reason-not-from-inside = Only those who came out of the town may go back into it.

## Combat

his-reason-not-among-them = There are no such units in this combat.
his-reason-too-many-losses = You do not lose that many.
his-reason-not-besieging = You do not besiege this town.
his-reason-siege-is-fresh = The siege began in this impulse: assault it in a later one.
his-reason-assaulted-already = A town is assaulted once in an impulse.
his-reason-no-line-of-communication = You have no line of communication to this town.
his-reason-squadrons-off-the-town = Squadrons of the town's master are in a sea zone beside it.
his-reason-town-is-not-blockaded = You need more squadrons off the town than lie in its port.
his-reason-not-in-foul-weather = Not in foul weather.
his-reason-not-for-the-ottoman = This card is not for the Ottomans.
his-reason-enemy-is-ottoman = The Ottomans have no mercenaries to bribe.
his-reason-no-hapsburg-regulars = At least three Hapsburg regulars must fight on the other side.
his-reason-not-in-this-combat = This card does not fit this combat.

## Cards

his-reason-not-held = This card is not in your hand.
his-reason-not-in-your-hand = You do not hold this card, or may not play it yet.
his-reason-not-in-hand = This card is not in your hand.
his-reason-not-at-this-moment = This card is not played at this moment.
his-reason-mandatory-is-no-points = A mandatory event is played as an event.
his-reason-home-card-left = You cannot pass while you hold your home card.
his-reason-mandatory-left = You cannot pass while you hold a mandatory event.
his-reason-too-many-cards = You hold more cards than your ruler may keep.
his-reason-not-an-event = This card is no event that you could play now.
his-reason-not-your-event = Your power does not play this event.
his-reason-event-only-once = This event was already played in this turn.
his-reason-not-yourself = Name another power.
his-reason-no-friends-there = New mercenaries join units of your own.
his-reason-stack-is-besieged = These units are besieged.
his-reason-army-is-passing = An army only passes by there.
his-reason-no-counters-left = There are no counters left for them.
his-reason-too-many-mercenaries = That is more than the card brings.
his-reason-not-before-the-league = The Protestants get no troops before the Schmalkaldic League.
his-reason-no-mercenary-there = There is no mercenary of this power.
his-reason-not-in-this-army = This leader is not in the army.
his-reason-not-a-home-space = Choose an Ottoman home space; Algiers and pirate havens do not count.
his-reason-not-held-in-peace = You must control the space, without unrest, siege or enemies.
his-reason-too-many-regulars = That is more than the card brings.
his-reason-charles-is-not-free = Charles V is a prisoner or besieged.
his-reason-no-place-for-charles = Charles V cannot go there.
his-reason-alva-is-elsewhere = The Duke of Alva is not with Charles V.
his-reason-enough-chateaux = All châteaux are built.
his-reason-too-early-for-league = The League is not formed before turn 2.
his-reason-too-few-protestants = Too few spaces are Protestant for the League.
his-reason-not-the-nearest-stack = Choose the nearest stack.
his-reason-not-the-nearest-electorate = Choose the nearest Protestant electorate.
his-reason-not-where-he-enters = He does not enter there.
his-reason-not-a-place-to-return = He cannot return to this place.

## Actions

his-reason-no-points-left = Not enough command points are left.
his-reason-too-dear = There are not enough command points for this.
his-reason-not-for-this-power = Your power cannot do this.
his-reason-fortified = A fortified space is taken by siege.
his-reason-not-to-be-taken = Only independent and enemy spaces, and your own in unrest, can be taken.
his-reason-no-line-to-it = You have no line of communication to it.
his-reason-no-units-near = You need units in it or beside it, not over a pass.
his-reason-enemies-near = Enemy units are beside it, so yours must be in it.
his-reason-strangers-inside = Units of others are in it.
his-reason-not-before-league = The Protestants take no control before the Schmalkaldic League.
his-reason-not-yet-the-league = The Protestants build nothing before the Schmalkaldic League.
his-reason-not-at-home = Units are built in home spaces.
his-reason-not-controlled = You do not control this space.
his-reason-in-unrest = There is unrest in this space.
his-reason-under-siege = This space is besieged.
his-reason-enemies-in-it = Enemy units are in it.
his-reason-no-units-left = There are no counters left for more units.
his-reason-no-port = This is no port.
his-reason-no-ships-left = There are no ships left to build in this turn.
his-reason-only-corsairs-here = Only corsairs are built here.
his-reason-pirates-have-not-come = There are no corsairs before the Barbary Pirates come.
his-reason-only-regulars-and-squadrons = For a minor ally you build only regulars and squadrons.

## At sea

his-reason-no-ships = There are no ships that could go.
his-reason-no-navy = You have no ships that could move.
his-reason-not-your-port = You enter ports of others only to fight enemy ships there.
his-reason-closed-to-them = These ships do not go to the Atlantic Ocean.
his-reason-ships-were-beaten = These ships lost a combat in this impulse.
his-reason-passage-is-ordered = Ships are already ordered to go that way.
his-reason-nothing-ordered = No ship has its orders yet.
his-reason-no-such-ships = There are not that many such ships to choose.
his-reason-no-such-admiral = This naval leader is not here, or goes already.
his-reason-admiral-needs-ships = A naval leader does not stay behind without ships.
his-reason-no-ships-chosen = You have chosen no ships.
his-reason-no-fleet-there = You have no ships there that could intercept.
his-reason-active-ships-there = Ships of the moving power are there already.
his-reason-tried-from-here = You have already tried from here.
his-reason-not-next-to-it = It is not beside this sea zone.
his-reason-not-a-refuge = Go to an own port or to a sea zone without enemies.
his-reason-no-refuge = The fleet cannot retreat there.
his-reason-no-battle-there = There is no battle there.
his-reason-no-such-ship-to-lose = There is no such ship in this combat.
his-reason-not-the-nearest-port = Choose one of the nearest ports.
his-reason-no-pirates-yet = There is no piracy before the Barbary Pirates come.
his-reason-only-the-ottoman = Only the Ottomans send pirates.
his-reason-no-corsairs-there = You have no corsairs in this sea zone.
his-reason-pirated-already = There was piracy in this sea zone in this turn.
his-reason-no-port-there = This power has no port on this sea zone.
his-reason-no-squadron-there = You have no squadron there.
his-reason-no-card-to-give = You have no card that can be drawn.
his-reason-piracy-track-is-full = The piracy track is full.
his-reason-no-ships-to-carry = You have no ships in this sea zone.
his-reason-nobody-to-carry = There is nobody to carry from there.
his-reason-not-from-a-port = An army goes to sea from a port.
his-reason-siege-just-began = Units that began a siege in this impulse stay.
his-reason-no-landing = The army must be able to land in this impulse.
his-reason-enemy-ships-in-port = Enemy ships are in the port.
his-reason-not-beside-the-fleet = It is not beside the army at sea.
his-reason-points-for-landing = A command point must be left for the landing.

## Diplomacy

his-reason-not-on-yourself = Not on yourself.
his-reason-already-at-war = You are at war with it already.
his-reason-not-on-hungary = Nobody declares war on Hungary-Bohemia.
his-reason-not-on-scotland = Your power cannot declare war on Scotland now.
his-reason-not-on-venice = England cannot declare war on Venice.
his-reason-on-its-ally = It has an ally: declare war on that power.
his-reason-on-own-ally = It is your ally.
his-reason-protestants-not-yet = Nobody declares war on the Protestants before the Schmalkaldic League.
his-reason-no-war-before-league = The Protestants declare no war before the Schmalkaldic League.
his-reason-no-war-needed = Independent towns are attacked without a declaration.
his-reason-peace-just-made = You made peace with this power in this phase.
his-reason-venice-is-papal = You are allied with the Papacy, or made peace with it in this phase.
his-reason-scotland-is-french = You made peace with France in this phase.
his-reason-cannot-pay-for-war = Your cards are not worth enough to pay for it.
his-reason-not-for-payment = A mandatory event is no payment.
his-reason-no-war-by-this-card = This card declares war on France, the Hapsburgs or Scotland.
his-reason-nobody-to-attack = There is nobody on whom you could declare war by this card.
his-reason-not-yours-to-win = Your power cannot win this one over by this card.
his-reason-not-yours-to-part = Your power cannot break this alliance by this card.
his-reason-follows-somebody = It has an ally already.
his-reason-follows-you = It is your ally already.
his-reason-follows-nobody = It has no ally to part from.
his-reason-not-at-war-with = You are not at war with this power.
his-reason-nothing-lost = You may sue only if the other side holds a leader or a home space of yours.
his-reason-war-without-end = Between these powers there is no peace.
his-reason-only-in-spring = This card is an event only in the Spring Deployment phase.
his-reason-not-your-own-hand = A power looks at the hand of another, not at its own.
his-reason-stops-nobody = These points would not stop the domination victory.
his-reason-no-marriage-for-this-power = Neither Ottomans nor Protestants play Diplomatic Marriage as an event.
his-reason-no-marriage-in-hand = You do not hold Diplomatic Marriage.
his-reason-no-such-unit-there = You have no such unit there.
his-reason-no-free-assault = You have no free assault; Roxelana grants one to the Ottomans.
his-reason-doria-does-not-cruise = Doria must sail, for a power at war with the Ottomans, in a sea zone with two Ottoman ports.
his-reason-scotland-is-no-ally = Scotland is not an ally of France.
his-reason-venice-is-no-ally = Venice is not an ally of the Papacy.
his-reason-not-a-place-for-help = The help does not come there.
his-reason-too-much-help = No more may come by this card.
his-reason-no-counters-for-help = There are no counters left for that.
his-reason-no-space-for-bourbon = The renegade rises in a space of yours that is not besieged, or, in war with France, in an unoccupied space next to Lyon.
his-reason-maurice-is-not-here = Maurice of Saxony is neither on the map nor a prisoner.
his-reason-no-space-for-maurice = Maurice goes to the nearest unoccupied space of his new master, from prison to a fortified one.
his-reason-suleiman-is-elsewhere = Suleiman is not there.
his-reason-nobody-can-fight = No unit there can act now.
his-reason-suleiman-cannot-be-sent = Suleiman cannot be sent to Istanbul now.
his-reason-no-town-is-besieged = No space is besieged.
his-reason-does-not-besiege-it = This power does not besiege that space.
his-reason-no-city-for-rebels = No conquered key can rebel.
his-reason-not-a-city-for-rebels = Only a key that a major power has taken from others, or from nobody, rebels.
his-reason-city-under-siege = A besieged key does not rebel.
his-reason-not-in-the-city = You have no such unit there.
his-reason-not-frances-ally = Scotland does not follow France.
his-reason-outside-the-raid = The raid stays in Scotland, Berwick, Carlisle and York.
his-reason-not-a-free-frenchman = Only a French army leader on the map who is not besieged crosses over.
his-reason-no-place-in-scotland = He goes to a Scottish home space that France controls, without a siege.
his-reason-not-to-be-regained = This space cannot be regained now.
his-reason-no-card-to-pay = You have no card to pay with.
his-reason-not-his-prisoner = This leader is not a prisoner of the winner.
his-reason-no-place-to-return = There is no place to which he could return.
his-reason-not-a-prisoner = This is no captured leader of yours.
his-reason-no-card-for-ransom = You have no card that can be drawn as ransom.
his-reason-nowhere-to-release = There is no place to which he could return.
his-reason-not-the-place-of-release = Choose the capital if possible, else a home key of yours.

## Spring and winter

his-reason-not-your-capital = Units deploy from a capital of your own that you hold.
his-reason-nobody-in-capital = Nobody in this capital can deploy.
his-reason-no-path-in-spring = There is no way through friendly calm spaces; one sea zone between friendly ports may be crossed.
his-reason-not-the-nearest-harbour = Ships go to the nearest port of their power.
his-reason-no-ship-went-there = He returns with ships that went there.
his-reason-not-a-winter-home = Units winter in the capital or in the nearest fortified space of their own.
his-reason-town-is-full = No more than four units winter there.
his-reason-surplus-in-town = More than four units are there: some must leave.
his-reason-leader-follows-units = A leader goes with units that leave.
his-reason-leader-not-here = This leader is not here.
his-reason-not-too-many = Only those who are too many go.
his-reason-must-return = These units must return for winter.
his-reason-nobody-may-leave = Nobody there may go to the capital.
his-reason-enemies-do-not-ally = Powers at war with each other do not ally.
his-reason-pope-and-sultan = The Papacy and the Ottomans never ally.
his-reason-divorce-was-granted = The Papacy has granted Henry a divorce in this turn and cannot ally with the Hapsburgs.
his-reason-allied-already = They are allies already.
his-reason-only-to-allies = Ships are lent to allies alone.
his-reason-with-the-alliance-only = Ships are lent when the alliance is announced, not later.
his-reason-not-both-ways = Two powers do not lend ships to each other in the same turn.
his-reason-nothing-to-protestants = Nobody lends ships to the Protestants.
his-reason-not-yours-to-lend = That is not in one of your ports to be lent.
his-reason-no-corsairs = Corsairs are not lent.
his-reason-no-way-by-sea = No way by sea zones alone leads to a port of the ally.
his-reason-no-squadron-with-him = A naval leader is lent only with a squadron that lies where he is.

## The Reformation

his-reason-all-are-committed = All debaters who could speak there for you are committed.
his-reason-all-is-translated = Nothing is left to translate for this zone.
his-reason-basilica-is-done = Saint Peter's gives no more victory points.
his-reason-card-not-yours = This card is not in your hand.
his-reason-debater-is-committed = This debater is committed already, or not in play.
his-reason-luther-is-dead = Luther is not among the living any more.
his-reason-mandatory-stays-discarded = A mandatory event is not taken from the discards.
his-reason-no-bible-for-this-zone = Scripture is translated into German, French and English only.
his-reason-no-bonus-here = The bonus of this debater does not help here.
his-reason-no-cranmer-yet = England publishes treatises only while Cranmer is on the map.
his-reason-no-debates-there = Debates are held in the German, French and English zones only.
his-reason-no-debates-this-turn = After the Wartburg you call no debates in this turn.
his-reason-no-jesuits-yet = There are no Jesuit universities before the Society of Jesus.
his-reason-no-mandatory-card-at-the-diet = A mandatory event cannot be brought to the Diet of Worms.
his-reason-no-such-discard = This card is not among the discards.
his-reason-nobody-else-in-this-zone = He is the only one who could answer you in this zone.
his-reason-nobody-of-that-kind = There is no such debater in this debate.
his-reason-nobody-to-convert = No space can be converted now.
his-reason-nobody-to-debate-with = One side has no debater in play for this zone.
his-reason-not-beside-the-faith = This space has no neighbour of that faith.
his-reason-not-catholic = A Jesuit university stands in a Catholic space.
his-reason-not-in-this-debate = This debater cannot take part in such a debate.
his-reason-not-in-this-zone = This space lies outside the language zone.
his-reason-not-the-shown-card = Only the card just taken can be played now.
his-reason-not-this-powers-action = This action is not open to your power.
his-reason-not-your-debater = This debater is not yours to commit.
his-reason-nothing-leads-there = No reformer or university is there, and no calm space or port of that faith is beside it.
his-reason-one-bonus-an-impulse = You have already used a debater's bonus in this impulse.
his-reason-only-english-home-spaces = Only English home spaces can be tried.
his-reason-only-in-english = England publishes in the English zone only.
his-reason-played-by-you-this-turn = You have played this card in this turn already.
his-reason-tried-in-this-impulse = Somebody has tried to convert this space in this impulse.
his-reason-university-stands = A Jesuit university stands there already.
his-reason-wrong-faith-already = This space does not have the faith from which you convert.
his-reason-zone-comes-first = Spaces in the zone of the debate come first.

## England and excommunication

his-reason-henry-cannot-marry = Henry cannot marry now: not before the second turn, not when he is captured or besieged or rules no more, and not once his heirs are settled.
his-reason-must-be-played = This card must be played now.
his-reason-only-for-points-under-mary = In the reign of Mary I England plays such cards for command points only.
his-reason-not-on-the-map = This reformer is not on the map.
his-reason-was-excommunicated = Nobody is excommunicated twice; of the French kings only one is.
his-reason-no-such-ruler = Only Charles V, Henry VIII and the king of France can be excommunicated.
his-reason-no-grounds = There are no grounds: no war with the Papacy, no alliance with the Ottomans, and for Henry VIII no Protestant English home space.
his-reason-not-a-calm-catholic-home = This is no unoccupied Catholic home space without unrest.

## The New World, foreign wars, havens and the sack of Rome

his-reason-already-exploring = This power has sent its exploration of this turn.
his-reason-no-explorers-left = This power has no explorer left.
his-reason-already-colonizing = This power has sent its colony of this turn.
his-reason-enough-colonies = This power has no room for another colony.
his-reason-already-conquering = This power has sent its conquest of this turn.
his-reason-no-conquerors-left = This power has no conqueror left.
his-reason-not-next-to-sail = Another explorer goes first.
his-reason-prize-is-taken = Somebody has discovered it already.
his-reason-not-for-explorers = An explorer cannot choose this.
his-reason-world-was-sailed = Somebody has sailed round the world already.
his-reason-not-in-the-new-world = Only the Hapsburgs, England and France are in the New World.
his-reason-has-this-marker = This power has that marker already.
his-reason-has-a-raider = This power has a raider already.
his-reason-no-protestant-port = No home port there is Protestant.
his-reason-not-a-raiding-power = Raiders are English, French or Protestant.
his-reason-no-voyage-to-aid = No power can send an exploration now.
his-reason-no-box-for-the-mines = There is no room for the mines among the colonies.
his-reason-cabot-is-lost = Sebastian Cabot is lost.
his-reason-cabot-is-at-sea = Sebastian Cabot is under way already.
his-reason-no-such-war = This power fights no such foreign war.
his-reason-fought-this-impulse = There was a battle in this foreign war in this impulse.
his-reason-nobody-abroad = There is no unit in this foreign war to fight with.
his-reason-not-a-way-home = They do not return there.
his-reason-war-has-enough = This foreign war asks for no more units.
his-reason-space-under-siege = Nobody leaves a besieged space for a foreign war.
his-reason-enough-sent = The foreign war asks for fewer units.
his-reason-not-your-units = These units are not your own.
his-reason-leader-cannot-go = This leader cannot go to a foreign war.
his-reason-haven-needs-pirates = The Barbary Pirates have not come yet.
his-reason-no-place-for-a-haven = Neither Oran nor Tripoli can become a haven now.
his-reason-only-oran-or-tripoli = Only Oran or Tripoli can become a haven.
his-reason-haven-is-occupied = Units or ships are there.
his-reason-haven-is-no-enemys = No enemy of the Ottomans controls it.
his-reason-no-ottoman-port-near = No fortified Ottoman port lies on its sea.
his-reason-nobody-to-sack-rome = No stack in the Italian zone has more mercenaries than there are papal regulars in Rome.
his-reason-not-an-italian-space = That is outside the Italian zone.
his-reason-too-few-mercenaries = It needs more mercenaries than there are papal regulars in Rome.
his-reason-not-the-popes-men = Papal units do not sack Rome.
his-reason-lose-evenly = Mercenaries and regulars die evenly.
his-reason-not-plundered = That card was not taken in Rome.

## Agreements, and players with two powers

his-reason-no-such-agreement = Only the agreements of the rulebook can be written into a package, each thing once.
his-reason-england-talks-alone = In the first turn only England comes to terms, with the Hapsburgs and with France apart.
his-reason-one-package-each = In the first turn there is one package with each of the two.
his-reason-no-war-to-end = They are not at war.
his-reason-league-fights-on = The war of the Schmalkaldic League has no end.
his-reason-no-prisoner-of-his = This leader is no prisoner of the one for the other.
his-reason-no-place-for-him = His power has no place to which he could return.
his-reason-not-yours-to-cede = The giver does not control this space.
his-reason-not-the-capital = No power cedes its own capital.
his-reason-not-a-key-of-an-ally = Home keys of an allied minor power are not ceded.
his-reason-no-spaces-before-league = Before the Schmalkaldic League the Protestants control nothing.
his-reason-two-cards-at-most = One power gives another two cards a turn at most.
his-reason-too-few-cards = The giver has too few cards; Home cards do not count.
his-reason-no-cards-both-ways = Two powers do not give each other cards in the same turn.
his-reason-none-to-ottomans = Nobody gives mercenaries to the Ottomans.
his-reason-four-mercenaries-at-most = One power gives another four mercenaries a turn at most.
his-reason-too-few-to-give = The giver has too few mercenaries outside besieged spaces.
his-reason-no-place-for-mercenaries = The receiver controls no capital, or no electorate, for them.
his-reason-no-counters-for-mercenaries = The receiver has no counters left for them.
his-reason-no-mercenaries-both-ways = Two powers do not give each other mercenaries in the same turn.
his-reason-not-asked-for = Henry VIII does not ask for a divorce now.
his-reason-hapsburgs-are-allies = The Papacy is, or would be, an ally of the Hapsburgs in this turn.
his-reason-not-excommunicated = This ruler is not excommunicated.
his-reason-no-cards-to-oneself = A player gives no cards from one of his powers to the other.
his-reason-no-mercenaries-to-oneself = A player gives no mercenaries from one of his powers to the other.
his-reason-no-spaces-to-oneself = Between two powers of one player only home spaces go back.
his-reason-too-few-squadrons = There are fewer squadrons in that port.
his-reason-not-the-borrowers-port = Lent squadrons go to the nearest port of the borrower.
his-reason-no-mercenaries-to-give-there = You have no mercenaries to give there.
his-reason-not-a-place-for-them = They come to a capital that you control; to the Protestants in an electorate.
his-reason-not-between-own-powers = A player declares no war between his own powers.
his-reason-not-on-own-power = Pirates do not plunder the other power of the same player.

## Trade, new forces, pay, commanders and Knights

his-reason-no-trade-in-cloth = Calais must be English and Antwerp Hapsburg.
his-reason-home-cards-stay = Home cards are not given away.
his-reason-mandatory-cards-stay = A mandatory card is given away only if there is nothing else to give.
his-reason-to-another-power = The card goes to another power.
his-reason-not-yours-to-give = You do not hold this card.
his-reason-nobody-went-round-the-world = Nobody has circumnavigated the world yet.
his-reason-builds-its-own-at-home = Units of minor allies come only to their own home spaces.
his-reason-buda-is-besieged = Buda is besieged.
his-reason-no-fortress-left = All fortress markers are on the map.
his-reason-fortified-already = This space is fortified already.
his-reason-knights-are-homeless = The Knights of St. John are off the map.
his-reason-knights-are-besieged = The Knights of St. John are besieged.
his-reason-no-ottoman-shipping = No Ottoman port lies on the sea of the Knights.
his-reason-knights-have-a-home = The Knights of St. John are on the map.
his-reason-no-home-for-knights = The Knights settle in a Hapsburg home port under Hapsburg control.
his-reason-has-no-mercenaries = This power has no mercenaries on the map.
his-reason-mandatory-cards-pay-nobody = Mercenaries are not paid with mandatory cards.
his-reason-not-your-card = You do not hold this card.
his-reason-so-many-may-stay = That is more than have to leave.
his-reason-no-mercenaries-at-all = There are no mercenaries on the map.
his-reason-no-mercenaries-there = There are not so many mercenaries of this power.
his-reason-no-camp-there = This power has no land units there.
his-reason-regulars-first = At least half of the losses are regulars, as far as there are any.
his-reason-nobody-is-captive = No leader is a prisoner.
his-reason-not-captured = This leader is nobody's prisoner.
his-reason-nobody-to-threaten = Neither Ibrahim Pasha nor Alva, Brandon or Montmorency is on the map.
his-reason-not-an-overmighty-man = Only Ibrahim Pasha, Alva, Brandon and Montmorency can be threatened.
his-reason-out-of-reach = This leader is not on the map, or a prisoner.
his-reason-recalled-this-turn = Such a voyage was given up in this turn: nothing is sent again before the next.
his-reason-no-voyage-at-all = No exploration or conquest is under way.
his-reason-not-under-way = This power has no such voyage under way.
his-reason-nobody-hunts-julia = The Barbary Pirates have not come yet.

## Events of cards

his-reason-not-the-scene-of-the-revolt = The revolt of this card does not reach that space.
his-reason-unrest-there-already = There is unrest already.
his-reason-occupied-spaces-stay-calm = Units stand there: only unoccupied spaces revolt.
his-reason-he-cannot-be-committed = The debater whom this event commits is not in play, or committed already.
his-reason-nobody-for-the-colloquy = Luther or Melanchthon, and Zwingli or Oecolampadius, must be in play and uncommitted.
his-reason-calvin-is-not-there = Calvin is not on the map.
his-reason-only-italian-spaces = That space is not in the Italian zone.
his-reason-only-spanish-spaces = That space is not in the Spanish zone.
his-reason-not-an-electorate = The Anabaptists do not reach electorates.
his-reason-units-keep-its-faith = Units stand there: only unoccupied spaces change their faith.
his-reason-nearer-to-wittenberg-first = Only the Catholic spaces of the German zone nearest to Wittenberg change their faith.
his-reason-only-the-wartburg = Only the Wartburg may be taken back.
his-reason-not-a-suspect = Only the hand of England or of the Protestants is read.
his-reason-no-card-to-take = There is no card in that hand but Home cards.
his-reason-something-can-be-done = Something can be done, so it must be.
his-reason-not-in-their-hands = That card is not in one of the hands that were read.
his-reason-not-a-card-to-choose = Home cards and mandatory events cannot be chosen.
his-reason-not-catholic-and-calm = That is no Catholic English home space without unrest.
his-reason-zwingli-is-gone = Zwingli is not in the game.
his-reason-too-far-from-zurich = That is more than 3 spaces from Zürich.
his-reason-not-a-catholic-unit = That unit does not count as Catholic.
his-reason-philip-is-gone = Philip of Hesse is out of the game.
his-reason-no-card-to-lose = There is no card in hand but Home cards.
his-reason-no-new-ruler-in-england = England has got no new ruler in this turn.
his-reason-england-has-no-card = England holds no other card but Home cards.
his-reason-not-laid-aside = It is not one of the two cards.
his-reason-only-to-papacy-or-protestants = The card goes to the Papacy or to the Protestants, and to another power than your own.
his-reason-nobody-to-raid = No Ottoman cavalry is near enough to the spaces of an enemy.
his-reason-not-within-reach = No Ottoman cavalry is near enough to spaces of that power, or it is no enemy.
his-reason-not-before-an-impulse = A card that was taken like this is not played before the next impulse.
