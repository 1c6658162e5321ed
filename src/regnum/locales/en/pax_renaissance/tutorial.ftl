# The comments of the first game. They speak to player 0, who plays the Fugger bank; $client is page or terminal.

## Before the first move

pax-tutorial-welcome = Welcome, banker. You are the house of Fugger in the year 1460: too small to rule Europe, rich enough to decide who does. In each turn you take two actions.
pax-tutorial-table =
    { $client ->
        [page] On the table you see ten empires with their cities, the borders between them, two rows of the market (West and East) and what both players own. Knights and rooks stand in cities, pirates and pawns on borders, bishops on cards; the colour of a piece is its religion. Press anything on the board to hear what it is.
       *[terminal] On the table you see ten empires with their cities, the borders between them, two rows of the market (West and East) and what both players own. A knight is K, a rook R, a pirate P, a bishop B; the second letter is the religion.
    }
pax-tutorial-victories = There are five ways to win. Renaissance: republics and law. Globalization: concessions and discoveries. Imperial: kings. Holy: prestige of the supreme religion. All four are closed until somebody buys a comet. If the market runs dry first, the best patron wins.

## The first turn

pax-tutorial-buy = Buying: a card costs as many florins as its column says, and you lay one florin on each cheaper card of its row. Phocoean Alum costs only 1. It brings two pawns, your agents, and the operations repress and commerce.
pax-tutorial-play = The card is in your hand now. Playing it puts it into your tableau, into its half of the world: the East. If it had a one-shot (marked !), that would happen now; this one has none, but its agents come onto the map.
pax-tutorial-agents = Agents go to the location of their card, here the Ottoman Empire. A pawn on a border is a concession: it earns money whenever a trade fair passes there. The East route runs Hungary – Ottoman – Mamluk, so this border lies on it.
pax-tutorial-second-agent = The second pawn goes to the next border of the same route. Two concessions in a row, and Globalization counts concessions too.
pax-tutorial-end-turn = Both actions are used. At the end of a turn the market is refreshed: cards slide to the left and get cheaper, new ones come in on the right. Watch what your opponent does with it.

## The second turn

pax-tutorial-fair = That was quick: with the one-shot of the Black Army Marchionni fought a battle, took the crown of Hungary, and repressed your pawn there; look under Hungary. You need money. A trade fair in the East turns the florins on its fair card into profits: 1 for you as its host, then 1 for each concession on the way.
pax-tutorial-levy = The voyage strengthens the empires that it passes: each gets a levy in an empty city, and the host chooses where. The letters in brackets tell which piece a city gives. Caffa gives a Catholic knight. These are nobody's pieces, but they decide who can take a throne.
pax-tutorial-second-levy = Hungary has one empty city left, so there is nothing to choose. You will often meet decisions with one answer: the game never answers for you.
pax-tutorial-third-levy = The Ottoman Empire next. Rooks are the defenders of an empire, knights its attackers. Rhodes gives one of the Catholic faith, a thorn in the side of whoever wants this empire. Then your concession is paid.
pax-tutorial-queen = You have 4 florins and an action. Mary the Rich is a queen with law prestige, and she costs 1. Queens are the cheapest way to a crown: their one-shot is a coronation. At most two cards fit into your hand.
pax-tutorial-end-again = Buying and playing in one turn takes both actions; one went into the fair, so she waits in your hand. Everybody saw you buy her, but nobody can take her.

## The third turn

pax-tutorial-play-queen = Now play her. A queen has no place of her own: she goes to the king whom she marries.
pax-tutorial-one-shot = A one-shot happens once, when the card is played. A coronation marries the queen to a king who is still on his throne, and brings his card into your tableau, without any battle. France: you already have a concession on its border, so you will have a say there.
pax-tutorial-concession = France has changed hands: a regime change. Whoever brings it about may place a concession on one of its borders. England – France lies on the West route, which is long and rich.
pax-tutorial-operations = You have one king now; that is what the Imperial victory counts. One action is left. Running operations lets every card in one half of your tableau do one thing that stands after its » sign.
pax-tutorial-operation =
    { $client ->
        [page] Phocoean Alum can repress or trade (commerce). For commerce there is no florin lying on the market now, so only repress is offered. Under Why not? you hear the reasons for such things.
       *[terminal] Phocoean Alum can repress or trade (commerce). For commerce there is no florin lying on the market now, so only repress is offered. Press w or type why to hear the reason for such things.
    }
pax-tutorial-repress = Repressing makes a piece powerless: a pawn becomes a serf, a noble sits in the dungeon. You even get 1 florin for it. The concession of Marchionni between Hungary and the Ottoman Empire stands where yours stood: pay it back.
pax-tutorial-last-end = Well played: a king, a queen, three concessions and some money. End the turn and see what the answer is.

## From here on alone

pax-tutorial-farewell =
    { $client ->
        [page] A comet: Marchionni has opened the Imperial victory. From now on whoever has 3 kings more than the other can declare it with an action. Look at the victories on the board: they tell what each of you lacks. Now it is your game. Hint shows what a program would do, Odds what may come from the decks, and any thing on the board explains itself when you press it. Good luck!
       *[terminal] A comet: Marchionni has opened the Imperial victory. From now on whoever has 3 kings more than the other can declare it with an action. Look at the victories on the table: the number in brackets is what each of you lacks. Now it is your game. hint shows what a program would do, odds what may come from the decks, rules any paragraph. Good luck!
    }

## When something new comes up

pax-tutorial-topic-action = An action is one of these: buy a card, play one, sell one for 2 florins, run the operations of one half, hold a trade fair, or declare an open victory.
pax-tutorial-topic-one-shot = A one-shot happens only now, as the card is played. Conspiracies, revolts and holy wars can overthrow a king; coronations marry one; a trade shift moves a route. You may also leave it.
pax-tutorial-topic-agents = Agents come with the card, if its one-shot has not used them up: knights and rooks into cities, pirates and pawns onto borders, bishops onto cards, which they silence.
pax-tutorial-topic-operations = Of each card in this half you may run one operation. Commerce takes a florin from the market, tax and repress press concessions, vote turns a king into a republic, siege and corsair kill, campaign attacks a neighbour.
pax-tutorial-topic-levy = A fair has passed here: choose which empty city gets a piece. Knights attack, rooks defend, and each counts for its religion.
pax-tutorial-topic-concession = After a regime change you may place a pawn of yours on a border of the empire; it earns money at fairs.
pax-tutorial-topic-battle = A battle: each attacker kills one defender and dies with it. You choose who falls; if an attacker survives, the throne is yours.
pax-tutorial-topic-comet = A comet opens one of the four victories to everybody. Choose the one for which you stand best.
pax-tutorial-topic-hand = A hand holds two cards. Play or sell early, or you will have to throw one away.
