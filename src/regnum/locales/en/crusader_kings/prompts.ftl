# What has to be decided in Crusader Kings. Variables hold names; $gold, $required and $free are numbers.

ck-decide-place-castle = One castle is yours to place: choose a region of your realm.
    .others = One castle is still to be placed: its region is being chosen.
ck-decide-choose-bonus = Choose the deck of a bonus card.
    .others = The deck of a bonus card is being chosen.
ck-decide-choose-hand = A new Era: choose how many cards of each deck you draw. You see them once all eight are drawn.
    .others = A new Era: how many cards of each deck are drawn is being chosen.
ck-decide-propose = Dynasty phase: you may try to arrange one marriage.
    .others = Dynasty phase: one marriage may be arranged.
ck-decide-pick-spouse = The court says yes: choose whom { $member } marries.
    .others = The court says yes: whom { $member } marries is being chosen.
ck-decide-offer-terms = { $member } and { $other } ({ $rival }): choose the dowry and the family that the couple joins.
    .others = { $member } and { $other } ({ $rival }): the dowry and the family of the couple are being chosen.
ck-decide-answer-proposal =
    { $gold ->
        [0] { $seat } proposes a marriage without a dowry: { $member } and your { $other }. The couple would live { $home }.
       *[other] { $seat } proposes a marriage: { $member } and your { $other }. Gold for you: { $gold } (a minus sign means that you pay). The couple would live { $home }.
    }
    .others = { $seat } proposes a marriage: { $member } and { $other }. Gold for the other family: { $gold } (a minus sign means that it pays). The couple would live { $home }.
ck-decide-titles = Dynasty phase: grant or revoke ducal titles. Revocations come first.
    .others = Dynasty phase: ducal titles are being granted and revoked.
ck-decide-plan = Choose two cards in secret: the one to play first, and the other.
    .others = Two cards are being chosen in secret.
ck-decide-calm = Your Marshal may remove one unrest token.
    .others = The Marshal may remove one unrest token.
ck-decide-choose-action = { $deck } card: choose an action.
    .others = { $deck } card: an action is being chosen.
ck-decide-invest =
    { $required ->
        [one] Trait check ({ $purpose }): one success needed, free tokens: { $free }. Each gold draws one more token.
       *[other] Trait check ({ $purpose }): { $required } successes needed, free tokens: { $free }. Each gold draws one more token.
    }
    .others = Trait check ({ $purpose }), successes needed: { $required }, free tokens: { $free }. The gold for more tokens is being chosen.
ck-decide-oppose = { $seat }: trait check ({ $purpose }). You may oppose it: every two gold that you pay take away one of the tokens that were paid for.
    .others = { $seat }: trait check ({ $purpose }). Whether somebody opposes it is being decided.
ck-decide-sacrifice = A critical trait was drawn: { $token }. Keep it, or sacrifice it for good to turn its meaning.
    .others = A critical trait was drawn: { $token }. Whether to keep or to sacrifice it is being decided.
ck-decide-choose-site = Build: choose a region without a castle.
    .others = Build: a region without a castle is being chosen.
ck-decide-buy = Develop: buy up to three open cards for 1, 2 and 3 gold.
    .others = Develop: open cards are being bought.
ck-decide-drop-development = Choose the development to discard.
    .others = The development to discard is being chosen.
ck-decide-choose-plot = Choose a plot.
    .others = A plot is being chosen.
ck-decide-choose-coup = Choose a region with unrest for a coup.
    .others = A region with unrest is being chosen for a coup.
ck-decide-mobilize = Choose where armies gather, four at most.
    .others = The places where armies gather are being chosen.
ck-decide-declare = Give every army its task: attack or support. Nothing is resolved before all are declared.
    .others = Every army is being given its task: attack or support.
ck-decide-back-ally = { $invader } invades { $victim } and counts on you: support your ally, or break the alliance.
    .others = { $invader } invades { $victim } and counts on an ally, who is deciding.
ck-decide-spoils =
    { $annexed ->
        [1] { $region } is yours: hold it, or move the army in from { $origin }.
       *[other] { $region } is yours: hold it, move the army in from { $origin }, or loot it.
    }
    .others = { $region } has been taken, from { $origin }: what becomes of it is being decided.
ck-decide-give-up = Eight regions are the limit: choose one of the others to give up.
    .others = Eight regions are the limit: one of the others is being given up.
ck-decide-choose-leader = Choose who leads the crusade.
    .others = The leader of the crusade is being chosen.
ck-decide-return-shield = Four shields are the limit: choose one to take back.
    .others = Four shields are the limit: the one to take back is being chosen.
ck-decide-choose-befallen = Choose whom the event befalls.
    .others = Whom the event befalls is being chosen.
ck-decide-pick-region = The event touches a region: choose which.
    .others = The event touches a region, which is being chosen.
ck-decide-offer-castle = A castle is offered for { $gold } gold, without a check.
    .others = A castle is on offer, without a check. Its price in gold: { $gold }.
ck-decide-offer-development = An open development is offered for { $gold } gold.
    .others = An open development is on offer. Its price in gold: { $gold }.
ck-decide-pick-culture = Choose the culture from which the spouse comes.
    .others = The culture from which the spouse comes is being chosen.
ck-decide-pick-victim = Choose who dies.
    .others = Who dies is being chosen.
ck-decide-pick-trait = Choose a trait, and who gets it.
    .others = A trait and who gets it are being chosen.
ck-decide-pick-loss = Choose the trait that leaves your bag.
    .others = The trait that leaves the bag is being chosen.
ck-decide-pick-rival = Choose the rival.
    .others = The rival is being chosen.
ck-decide-pick-course = The event leaves you a choice.
    .others = The event leaves a choice.
ck-decide-pay-armies = Upkeep: each army costs 1 gold; an unpaid one goes home and leaves unrest.
    .others = Upkeep: the armies to pay, at 1 gold each, are being chosen.
ck-decide-disband = Upkeep: you may send armies home.
    .others = Upkeep: armies may be sent home.
ck-decide-remove-trait = The ruler has grown wise: you may remove one trait from the bag for good.
    .others = The ruler has grown wise: one trait may leave the bag for good.
ck-decide-lose-region = Dynastic crisis: choose a region that you lose.
    .others = Dynastic crisis: the region that is lost is being chosen.
ck-decide-come-back = Your dynasty has fallen: return with a ruler of another house, or leave the game.
    .others = A dynasty has fallen: whether it returns with a ruler of another house is being decided.
ck-decide-choose-home = Choose where { $ruler } begins.
    .others = The place where { $ruler } begins is being chosen.
ck-decide-hand-over = You promised { $rival } a card ({ $deck }): choose which.
    .others = A card was promised to { $rival } ({ $deck }): which one is being chosen.
