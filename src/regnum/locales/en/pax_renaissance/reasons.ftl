# Why a move is refused in Pax Renaissance.

## Actions

pax-reason-not-a-choice-here = This is not among the choices here.
pax-reason-no-actions-left = You have no actions left this turn.
pax-reason-must-act-first = You must take at least one action before you end the turn.

## Buying, playing and selling

pax-reason-card-not-for-sale = This card is not in the market.
pax-reason-card-is-face-down = The face-down card of a row cannot be bought; it only serves to hold a trade fair.
pax-reason-too-expensive = You do not have enough florins: a card costs 1 for each space to its left.
pax-reason-usury = You laid a florin on this card earlier this turn, so you cannot buy it now.
pax-reason-hand-full = Your hand already holds 2 cards; play or sell one of them first.
pax-reason-no-card-for-payment = The price cannot be paid: in a column on the way both rows are empty, and a florin would have no card to lie on.
pax-reason-not-in-your-hand = This card is not in your hand.
pax-reason-not-yours-to-sell = You can sell only cards from your hand or tableau, and your old maids.
pax-reason-queen-sells-with-king = A married queen is sold only together with her king; sell the king's card.

## Operations, fairs and victory as actions

pax-reason-operations-used = The operations of each half can be run only once per turn, and you have done so already.
pax-reason-no-operation-possible = No operation in this half of your tableau has a legal target now.
pax-reason-fair-used = You have already held the trade fair of this row this turn.
pax-reason-no-fair-card = The trade fair space of this row is empty; it is filled when the market is refreshed.
pax-reason-victory-inactive = This victory card is not active; whoever buys a comet can activate it.
pax-reason-victory-needs-two-actions = A card in play makes declaring this victory cost 2 actions, and you have only one left.
pax-reason-conditions-not-met = You do not yet meet all conditions of this victory.
pax-reason-victory-already-active = This victory card is already active; choose an inactive one.
pax-reason-ability-missing = This needs a card with the right ability in your tableau, and it must not be silenced.
pax-reason-nobody-would-lose-a-card = Nobody would lose a card by this apostasy, and an action must change something.

## One-shots

pax-reason-not-on-this-card = The one-shot of this card cannot be carried out in this way.
pax-reason-outside-location = This lies outside the location or empire concerned.
pax-reason-no-heretics = A religious war needs somebody to fight: a rook or knight of another religion in a city of the empire, or a pirate of another religion on its borders.
pax-reason-disk-not-there = The emporium named by this trade shift is already open: it carries no busted disk to move.
pax-reason-needs-prestige = This trade shift needs discovery prestige on another card of your tableau.
pax-reason-not-a-suitor = The king of this empire is not among the suitors of the queen.
pax-reason-king-is-married = This king is already married.
pax-reason-king-is-elsewhere = This king lies in an opponent's tableau; the bridegroom must be on his throne or in your own tableau.
pax-reason-not-a-king = This empire is a republic; a coronation needs a king.
pax-reason-agents-cannot-be-placed = You cannot place the agents of this card, so you may not carry out its one-shot.

## Placing pieces

pax-reason-wrong-place-for-piece = Knights and rooks go to cities, pawns and pirates to borders, bishops to cards.
pax-reason-no-such-agent = This piece is not among the agents still to be placed.
pax-reason-land-border = No trade route crosses this border; a pirate needs a sea border.
pax-reason-border-held-by-pirate = A pirate holds this border; pawns cannot be placed there.
pax-reason-border-held-by-same-pirate = A pirate of the same colour already holds this border; choose another one.
pax-reason-cannot-pay-repression = You have no florin to repress the piece that stands there; choose an empty place.
pax-reason-emporium-busted = This emporium is busted; no piece can be placed there until a trade shift opens it.
pax-reason-no-room = There is no room in this city; choose one with an empty circle.
pax-reason-must-place-agent = You are carrying out the one-shot, so its agents must be placed as long as there is a place for them.
pax-reason-agent-of-same-card = An agent of the same card has just been placed there and may not be pushed out.
pax-reason-no-piece-there = There is no such piece to take, neither in the supply nor in the place named.
pax-reason-repressed-first = Such a piece is repressed on a throne card and must be taken from there first.

## Running operations

pax-reason-card-already-acted = This card has already run an operation this turn.
pax-reason-card-silenced = A bishop silences this card; only its inquisitor operations can be run.
pax-reason-not-in-this-half = This card does not lie in the half of the tableau that counts here.
pax-reason-no-such-operation = This card has no such operation.
pax-reason-no-target = There is no legal target here.
pax-reason-must-operate = You must run at least one operation before you stop.
pax-reason-no-bishop-there = No bishop of the right colour stands on this card.
pax-reason-not-adjacent = A bishop moves only to an adjacent card of its tableau or to a card of the same location.
pax-reason-throne-to-throne = A bishop cannot go straight from one throne to another.
pax-reason-not-a-bishops-place = A bishop can only go to a card in a tableau or on a throne, and never to the one it stands on.
pax-reason-no-florin-there = No florin that you could take lies there.
pax-reason-wrong-row = This operation takes a florin from the other row of the market.
pax-reason-not-itself = A card cannot behead itself.
pax-reason-behead-needs-bishop = This card can only behead a card with a bishop of one of the colours that its ability names.
pax-reason-no-concession-there = There is no concession on this border.
pax-reason-empire-saturated = All cities of this empire are full; it cannot be taxed, because there is no room for the levy.
pax-reason-cannot-pay-tax = You have no florin to pay the tax, so the concession must be repressed.
pax-reason-wrong-piece-for-op = The icon of this operation does not show this kind of piece.
pax-reason-ruler-on-throne = The throne card of this empire lies on its throne; only one in a tableau can be voted on.
pax-reason-ruler-is-vassal = This empire is a vassal, and vassals cannot be voted on.
pax-reason-wrong-half-for-vote = This operation votes on empires of the other region.
pax-reason-no-majority = You need more concessions on the borders of this empire than any opponent has.
pax-reason-cannot-pay-vote = You cannot pay for this vote: it costs 1 florin for each piece repressed on the throne card.
pax-reason-no-pirate-there = No pirate of the right colour stands on this border.
pax-reason-out-of-range = Out of range: the pirate sails from a border of the card's location to a sea border of the same empire or of a neighbour.
pax-reason-not-an-adjacent-empire = This empire is not adjacent to the one that campaigns.
pax-reason-own-empire = This empire is in your own tableau, and you cannot campaign against yourself.
pax-reason-no-knights = The campaigning empire has no knights to attack with.
    .card = { $card }: this empire has no knights to attack with.
pax-reason-cannot-pay-campaign = All knights must attack, and you do not have 1 florin for each of them.

## Battles and regime changes

pax-reason-not-in-battle = This piece is not among the fighters to choose from.
pax-reason-place-occupied = This place is not free for the piece; choose an empty one in the empire.
pax-reason-nothing-repressed = No such piece is repressed on this throne card.
pax-reason-already-that-regime = The empire is already in this state.

## Cards with rules of their own

pax-reason-not-in-venice = Choose one of the two pieces in Venice.
pax-reason-silenced-card-of-opponent = A bishop silences this card, so its operation cannot be borrowed.
pax-reason-not-an-opponents-card = Only a card in an opponent's tableau can lend its operation.
pax-reason-not-political = Only a political operation can be borrowed: behead, tax, repress or vote.
pax-reason-venice-gold-only = The second place in Venice is reserved for gold pieces or gold knights, as the options of the game say.
pax-reason-free-action-used = You have already held your free trade fair this turn.

## The automated bank

pax-reason-not-for-automated-bank = The automated bank does not do this: it buys and plays a card at once, leaves comets alone and wins without declaring.
pax-reason-only-automated-bank = Only the automated bank buys and plays a card at once.
pax-reason-needs-both-actions = To buy and play a card at once the automated bank needs both its actions.
pax-reason-no-such-course = This course of action has no such objective.
pax-reason-course-not-called-for = Nothing calls for this course of action now.
pax-reason-course-lies-behind = The automated bank never goes back to an earlier course of action in the same turn.
pax-reason-nothing-there = There is nothing of the kind in that place.
pax-reason-nowhere-to-go = This bishop has nowhere to go.

## What is missing

pax-short-republics = Republics: { $have } of the { $need } that are needed.
pax-short-law = Law prestige: { $have } of the { $need } that are needed.
pax-short-concessions = Concessions: { $have } of the { $need } that are needed.
pax-short-discovery = Discovery prestige: { $have } of the { $need } that are needed.
pax-short-kings = Kings: { $have } of the { $need } that are needed.
pax-short-faith = Prestige of the supreme religion: { $have } of the { $need } that are needed.
pax-short-florins = Florins: { $have } of the { $need } that are needed.
pax-short-supreme-religion = There is no supreme religion.
