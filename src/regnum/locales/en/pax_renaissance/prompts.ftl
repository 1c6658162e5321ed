# What has to be decided in Pax Renaissance. Variables hold names.

## Turn, cards and agents

pax-decide-choose-action = Choose an action: buy, play or sell a card, run operations, hold a trade fair or declare a victory.
pax-decide-declare-one-shot = { $card } has a one-shot: decide whether to carry it out, and where.
pax-decide-place-agent = { $card } brings agents: choose which one to place next, and where.
pax-decide-pacify = A bishop has come to the throne card ({ $empire }): you may kill one of the pieces repressed there.
pax-decide-take-piece = The supply has no such piece left ({ $piece }): choose where to take one from.

## Operations

pax-decide-choose-operation = Choose the next card and one of its operations to run.
pax-decide-break-cipher = Cryptography has been sold: choose a political operation on an opponent's card to run as your own.
pax-decide-choose-bishop = Inquisitor: choose the bishop to move.
pax-decide-move-bishop = Inquisitor: choose the card to which the bishop moves, adjacent in its tableau or of the same location.
pax-decide-collect-florin = Commerce: choose the market card from which to take a florin.
pax-decide-behead = Behead with { $card }: choose the card of the same location that is discarded.
pax-decide-tax = Tax with { $card }: choose the concession to tax and the empire that gets a levy.
pax-decide-answer-tax = Your concession { $border } is taxed ({ $empire }): pay 1 florin to China or let it be repressed.
pax-decide-repress = Repress with { $card }: choose the piece to repress for 1 florin from China.
pax-decide-vote = Vote: choose an empire where you have most concessions; each piece repressed there costs you 1 florin.
pax-decide-corsair = Corsair with { $card }: choose the pirate that sails and the sea border to which it goes.
pax-decide-siege = Siege with { $card }: choose the rook, knight or pirate that is killed.
pax-decide-campaign = Campaign of { $card }: choose the adjacent empire to attack, for 1 florin per knight.

## Battles and regime changes

pax-decide-call-rooks = Crusade ({ $empire }): decide whether all gold rooks of the adjacent empires attack like knights.
pax-decide-choose-loss = Battle: choose the piece that dies next; you choose the losses of both sides.
pax-decide-place-survivor = The battle is won ({ $empire }): choose a surviving piece and the empty place it goes to.
pax-decide-arrange-constantinople = The Ottoman Empire has a new confession: choose in which circles of Constantinople its pieces stand.
pax-decide-place-concession = Regime change ({ $empire }): you may place one concession on a border of this empire.
pax-decide-emancipate = You may emancipate repressed pieces: choose a piece and an empty place for it, or stop.
pax-decide-choose-regime = Golden Liberty ({ $empire }): decide whether the empire stays a theocracy.

## Other choices

pax-decide-place-levy = Levy ({ $empire }): choose the empty city that receives it; the circle shows which piece it is.
pax-decide-activate-victory = You have bought a comet: choose the victory card that becomes active.
pax-decide-discard-down = Your hand is over its limit of 2 cards: choose a card to discard.
pax-decide-leave-venice = Venice has room for only one piece now: choose which of the two is killed.

## The automated bank

pax-decide-set-course = The automated bank chooses its course of action and its objective.
