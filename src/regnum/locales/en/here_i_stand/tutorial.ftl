# The comments of the first turn. They speak to player 1, who plays the Hapsburgs; $client is page or terminal.

## Before the first move

his-tutorial-welcome = Welcome, Your Majesty. You are Charles V: Spain, Naples, the Low Countries and Austria obey you, and you hardly have time to visit them all. Five programs lead the Ottomans, England, France, the Papacy and the Protestants. We play the first turn together, from the Diet of Worms to the news from the New World.
his-tutorial-table = Whoever has 25 victory points at the end of a turn wins. Yours come from key towns above all: you hold 8, and each one more brings points. With 14 you would win on the spot. Discoveries and conquests beyond the ocean count as well. Every power has its own way to points: the Protestants convert, the Papacy builds Saint Peter's, France its châteaux.
his-tutorial-cards = Everything is done with cards. Each has a number: its command points pay for marches, sieges, troops, ships and voyages. Or you play it for its event instead. You hold your Home card, Holy Roman Emperor, which comes back every turn, and five cards from the deck. Luther has already nailed up his theses, and the first towns follow him.

## Talk, and the Diet of Worms

his-tutorial-talk = A turn begins with talk. Powers meet in private rooms and draft packages: peace, alliances, towns, ships, cards. In this first turn only England may deal, with France and with you, and it has proposed nothing. Say that you are ready.
his-tutorial-hear = Now agreements would be announced, and only then they hold. There is none. Promises about the future bind nobody, by the way; but everybody remembers them.
his-tutorial-diet = Luther stands before you at Worms. Protestants, Papacy and you lay down a card each, in secret, and roll a die for each of its command points, the Protestants four more; 5 and 6 are hits, and yours count together with the Pope's. The difference is the number of towns that change their faith. Smallpox, with 4 points, is a good compromise: your Home card would cost you far more.

## Spring deployment

his-tutorial-deploy = The Diet cost five towns. That is the Pope's sorrow first of all; yours is France. Before the action begins, each power may move one army from a capital, however far, as long as the way is clear. Vienna's garrison can stand in Besançon, next door to Metz: a key town that belongs to nobody.
his-tutorial-take = An army is put together step by step. Take four regular units. That leaves Vienna empty, and we will have to think of that: the Turks are coming up the Danube.
his-tutorial-lead = A leader lets more units march together, up to his command rating, and his battle rating adds dice. Ferdinand goes along.
his-tutorial-go = That is all. Off they go.

## The first impulse

his-tutorial-home-card = Now the action phase: in turn, each power plays one card, its impulse, until all pass. Begin with your Home card as an event: Charles leaps to any of your home towns, and you still have its 5 command points.
his-tutorial-charles = Join your army in Besançon, and take the Duke of Alva along. Each of them adds to what the army may hold.
his-tutorial-colonize = Two voyages of yours are on the ocean already, an exploration and a conquest. For 2 points send settlers too: a colony may bring you an extra card every turn. Three points are left.
his-tutorial-march = A march to the next town costs 1 point, over a pass 2. Metz.
his-tutorial-army = Who marches? All of them.
his-tutorial-foul-weather = Foul Weather! What you announce, others may answer with response cards from their hands: a window opens, and nobody can tell who holds something. France did, and your point is lost. Until the end of this impulse nobody of yours assaults or sails, and each unit goes one town at most. One town is enough: march again.
his-tutorial-army-again = All of them once more. In fair weather Metz could even have been stormed next.
his-tutorial-vienna = The garrison has withdrawn behind the walls, and the siege has begun; a town may be assaulted in a later impulse. One point is left. It hires one mercenary unit in Vienna, so that the city is not quite without guards.

## The second impulse

his-tutorial-doria = What a round! Henry VIII has declared war on France, which suits you. The Pope has banned Luther for this turn. And Suleiman stands before Belgrade with eleven units. Keep to Italy: as an event, Andrea Doria makes Genoa your ally, with its key town, its fleet and its admiral.

## The third impulse

his-tutorial-italy = Belgrade has fallen, then Buda in open battle, and with it Hungary. What is left of it, Prague with its key among it, now stands by you, and so does its war: Suleiman is your enemy. Master of Italy must be played once it is drawn; it rewards whoever holds the most keys there. You hold two, Genoa and Naples: that is worth a card. And you get 2 points.
his-tutorial-assault = Storm Metz: 1 point. The chances are good, 87 %.
his-tutorial-storm = Everybody. Before walls that are manned an attacker rolls one die for every two units and the battle rating of the best leader: 3 and 2. The garrison rolls one for its unit and one more. 5 and 6 are hits; one hit is enough if nobody is left inside and one of yours survives.
his-tutorial-vienna-again = Metz is yours; with Genoa and Prague that makes eleven keys. One point is left: one more unit for Vienna.

## The fourth impulse

his-tutorial-printing = The Turks have passed; Vienna is spared for now. The Printing Press would help the Protestants as an event. For you it is 5 command points.
his-tutorial-avoid = A French army stands in Saint-Dizier. March there with everything you have: you are at war with France, and a battle would be in your favour.
his-tutorial-avoid-all = All of them. The enemy may try to intercept you on the way, to avoid the battle, or to stand.
his-tutorial-control = France rolled 11 and slipped away to Paris. Then take the town for 1 point: it is no key, but it lies on the way from Paris to Metz.
his-tutorial-regular = Two points for a regular unit in Vienna. Regulars cost twice as much as mercenaries, but no card sends them home.
his-tutorial-back = With the last point go back to Metz. In an open town the French could fall upon you, and whoever winters there must go home.
his-tutorial-back-all = All of them. Leaders who are captured cost a card to ransom; do not leave them alone.

## The fifth impulse, and the end of the turn

his-tutorial-threat = France besieges Calais. Threat to Power is worth its event now: one of four leaders leaves the map.
his-tutorial-montmorency = Montmorency. A 1 to 3 keeps him away until the next turn, a 4 to 6 for good.
his-tutorial-pass = A 2: he is away until the next turn. Only Tercios is left, a combat card for field battles. Whoever passes may play again later; when all six have passed in a row, the phase is over. You may keep up to two cards for the next turn, so pass.
his-tutorial-winter = Winter. Sieges of those who are far from home are lifted, ships go to port, and units outside of fortified towns go home. You may call troops to a capital from towns where they could stay. Leave them where they are: Metz needs its guards.

## From here on alone

his-tutorial-farewell =
    { $client ->
        [page] And what news from the ocean! De Soto has found the Great Lakes, Montejo the Incas: three points, and their gold is an extra card. You have 15 points and the second turn before you. Now everybody may deal with everybody, sue for peace and declare war. Hint shows what a program would do, Odds what a battle would bring, and any thing on the table explains itself when you press it. Plus ultra!
       *[terminal] And what news from the ocean! De Soto has found the Great Lakes, Montejo the Incas: three points, and their gold is an extra card. You have 15 points and the second turn before you. Now everybody may deal with everybody, sue for peace and declare war. hint shows what a program would do, odds what a battle would bring, rules any paragraph. Plus ultra!
    }

## When something new comes up

his-tutorial-topic-window = Somebody announces something, and you hold a card that could answer it. Mostly it is wise to stay silent and to keep the card for a greater moment. With standing orders you are asked less often.
his-tutorial-topic-combat-cards = A battle. First the attacker, then the defender may play combat cards, as many as they like; then the dice are rolled.
his-tutorial-topic-hire = Before the battle Landsknechts or Swiss mercenaries can be hired by card: the units join at once, if there is room for them.
his-tutorial-topic-cancel = An event has been declared, and you could cancel it. It is then lost, and so is the impulse.
his-tutorial-topic-intercept = An enemy marches past. With 9 or more on two dice, your leader's rating added, you cut him off before he arrives.
his-tutorial-topic-avoid = An enemy is upon you. With 9 or more on two dice you slip away to a neighbouring town; otherwise there is a battle.
his-tutorial-topic-withdraw = Up to four units may withdraw behind the walls of a fortified town. They are besieged then, but live.
his-tutorial-topic-losses = Each hit costs a unit. Mercenaries are cheaper to replace than regulars.
his-tutorial-topic-retreat = The battle is lost. Choose where the survivors go; whoever has nowhere to go is taken prisoner.
his-tutorial-topic-fleet = One point moves all your fleets, each to a neighbouring sea or port. Give each its order, then sail.
his-tutorial-topic-sea = An enemy fleet comes within reach of yours. With 9 or more on two dice you can meet it.
his-tutorial-topic-naval-battle = Enemies share a sea. You may fight them there, or let them be.
his-tutorial-topic-piracy = Corsairs have hit. For each hit you lose a ship, a card or points; choose what hurts least.
his-tutorial-topic-transport = Troops cross a sea that your fleet guards. They may land in a port or go on to the next sea.
his-tutorial-topic-peace = Whoever sues for peace ends a war at a price: the winner gains points, and some of what was taken comes back.
his-tutorial-topic-ransom = A captured leader comes home for a card, drawn at random from your hand.
his-tutorial-topic-war = A declaration of war costs command points that you pay with a card. Without war you may not enter the towns of another power.
his-tutorial-topic-intervene = A minor power was attacked. Whoever may lead it can take up its cause, and its war.
his-tutorial-topic-return = Units outside of fortified towns must go home for the winter. Choose which town of yours takes them.
his-tutorial-topic-leave = A town holds only so many in winter. Choose who stays.
his-tutorial-topic-moor = Ships spend the winter in port. Choose one for them.
his-tutorial-topic-discovery = A great voyage: with 10 or more you may choose which discovery is yours, or sail around the world.
his-tutorial-topic-voyage = A voyage can be strengthened now. The result comes at the end of the turn.
his-tutorial-topic-unrest = Unrest in a town: it pays nothing, counts for nothing, and no line of communication passes until it is put down.
his-tutorial-topic-mercenaries = New mercenaries. They go where your units stand, besieged towns excepted.
