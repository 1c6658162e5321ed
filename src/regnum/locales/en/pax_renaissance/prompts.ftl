# What has to be decided in Pax Renaissance. Variables hold names.

## Turn, cards and agents

pax-decide-choose-action = Choose an action: buy, play or sell a card, run operations, hold a trade fair or declare a victory.
    .others = An action is being chosen.
pax-decide-declare-one-shot = { $card } has a one-shot: decide whether to carry it out, and where.
    .others = { $card } has a one-shot: whether it is carried out, and where, is being decided.
pax-decide-place-agent = { $card } brings agents: choose which one to place next, and where.
    .others = { $card } brings agents: the next one and its place are being chosen.
pax-decide-pacify = A bishop has come to the throne card ({ $empire }): you may kill one of the pieces repressed there.
    .others = A bishop has come to the throne card ({ $empire }): one of the pieces repressed there may be killed.
pax-decide-take-piece = The supply has no such piece left ({ $piece }): choose where to take one from.
    .others = The supply has no such piece left ({ $piece }): where to take one from is being chosen.

## Operations

pax-decide-choose-operation = Choose the next card and one of its operations to run.
    .others = The next card and its operation are being chosen.
pax-decide-break-cipher = Cryptography has been sold: choose a political operation on an opponent's card to run as your own.
    .others = Cryptography has been sold: a political operation on an opponent's card is being chosen.
pax-decide-choose-bishop = Inquisitor: choose the bishop to move.
    .others = Inquisitor: the bishop to move is being chosen.
pax-decide-move-bishop = Inquisitor: choose the card to which the bishop moves, adjacent in its tableau or of the same location.
    .others = Inquisitor: the card to which the bishop moves is being chosen.
pax-decide-collect-florin = Commerce: choose the market card from which to take a florin.
    .others = Commerce: the market card that gives a florin is being chosen.
pax-decide-behead = Behead with { $card }: choose the card of the same location that is discarded.
    .others = Behead with { $card }: the card to be discarded is being chosen.
pax-decide-tax = Tax with { $card }: choose the concession to tax and the empire that gets a levy.
    .others = Tax with { $card }: the concession to tax and the empire that gets a levy are being chosen.
pax-decide-answer-tax = Your concession { $border } is taxed ({ $empire }): pay 1 florin to China or let it be repressed.
    .others = The concession { $border } is taxed ({ $empire }): its owner pays 1 florin to China or lets it be repressed.
pax-decide-repress = Repress with { $card }: choose the piece to repress for 1 florin from China.
    .others = Repress with { $card }: the piece to repress is being chosen.
pax-decide-vote = Vote: choose an empire where you have most concessions; each piece repressed there costs you 1 florin.
    .others = Vote: an empire is being chosen.
pax-decide-corsair = Corsair with { $card }: choose the pirate that sails and the sea border to which it goes.
    .others = Corsair with { $card }: the pirate and the sea border to which it sails are being chosen.
pax-decide-siege = Siege with { $card }: choose the rook, knight or pirate that is killed.
    .others = Siege with { $card }: the piece to be killed is being chosen.
pax-decide-campaign = Campaign of { $card }: choose the adjacent empire to attack, for 1 florin per knight.
    .others = Campaign of { $card }: the adjacent empire to attack is being chosen.

## Battles and regime changes

pax-decide-call-rooks = Crusade ({ $empire }): decide whether all gold rooks of the adjacent empires attack like knights.
    .others = Crusade ({ $empire }): whether the gold rooks of the adjacent empires attack is being decided.
pax-decide-choose-loss = Battle: choose the piece that dies next; you choose the losses of both sides.
    .others = Battle: the piece that dies next is being chosen.
pax-decide-place-survivor = The battle is won ({ $empire }): choose a surviving piece and the empty place it goes to.
    .others = The battle is won ({ $empire }): a surviving piece and its place are being chosen.
pax-decide-arrange-constantinople = The Ottoman Empire has a new confession: choose in which circles of Constantinople its pieces stand.
    .others = The Ottoman Empire has a new confession: the circles of its pieces in Constantinople are being chosen.
pax-decide-place-concession = Regime change ({ $empire }): you may place one concession on a border of this empire.
    .others = Regime change ({ $empire }): one concession may be placed on a border of this empire.
pax-decide-emancipate = You may emancipate repressed pieces: choose a piece and an empty place for it, or stop.
    .others = Repressed pieces may be emancipated.
pax-decide-choose-regime = Golden Liberty ({ $empire }): decide whether the empire stays a theocracy.
    .others = Golden Liberty ({ $empire }): whether the empire stays a theocracy is being decided.

## Other choices

pax-decide-place-levy = Levy ({ $empire }): choose the empty city that receives it; the circle shows which piece it is.
    .others = Levy ({ $empire }): the empty city that receives it is being chosen.
pax-decide-activate-victory = You have bought a comet: choose the victory card that becomes active.
    .others = A comet has been bought: the victory card that becomes active is being chosen.
pax-decide-discard-down = Your hand is over its limit of 2 cards: choose a card to discard.
    .others = A hand is over its limit of 2 cards: the card to discard is being chosen.
pax-decide-leave-venice = Venice has room for only one piece now: choose which of the two is killed.
    .others = Venice has room for only one piece now: which of the two is killed is being chosen.

## The automated bank

pax-decide-set-course = The automated bank chooses its course of action and its objective.
    .others = The automated bank chooses its course of action and its objective.
