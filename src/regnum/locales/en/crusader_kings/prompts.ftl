# What has to be decided in Crusader Kings. Variables hold names; $gold, $required and $free are numbers.

ck-decide-place-castle = One castle is yours to place: choose a region of your realm.
ck-decide-choose-bonus = Choose the deck of a bonus card.
ck-decide-choose-hand = A new Era: choose how many cards of each deck you draw. You see them once all eight are drawn.
ck-decide-propose = Dynasty phase: you may try to arrange one marriage.
ck-decide-pick-spouse = The court says yes: choose whom { $member } marries.
ck-decide-offer-terms = { $member } and { $other } ({ $rival }): choose the dowry and the family that the couple joins.
ck-decide-answer-proposal =
    { $gold ->
        [0] { $seat } proposes a marriage without a dowry: { $member } and your { $other }. The couple would live { $home }.
       *[other] { $seat } proposes a marriage: { $member } and your { $other }. Gold for you: { $gold } (a minus sign means that you pay). The couple would live { $home }.
    }
ck-decide-titles = Dynasty phase: grant or revoke ducal titles. Revocations come first.
ck-decide-plan = Choose two cards in secret: the one to play first, and the other.
ck-decide-calm = Your Marshal may remove one unrest token.
ck-decide-choose-action = { $deck } card: choose an action.
ck-decide-invest =
    { $required ->
        [one] Trait check ({ $purpose }): one success needed, free tokens: { $free }. Each gold draws one more token.
       *[other] Trait check ({ $purpose }): { $required } successes needed, free tokens: { $free }. Each gold draws one more token.
    }
ck-decide-oppose = { $seat }: trait check ({ $purpose }). Every two gold take one paid token away.
ck-decide-sacrifice = A critical trait was drawn: { $token }. Keep it, or sacrifice it for good to turn its meaning.
ck-decide-choose-site = Build: choose a region without a castle.
ck-decide-buy = Develop: buy up to three open cards for 1, 2 and 3 gold.
ck-decide-drop-development = Choose the development to discard.
ck-decide-choose-plot = Choose a plot.
ck-decide-choose-coup = Choose a region with unrest for a coup.
ck-decide-mobilize = Choose where armies gather, four at most.
ck-decide-declare = Give every army its task: attack or support. Nothing is resolved before all are declared.
ck-decide-back-ally = { $invader } invades { $victim } and counts on you: support your ally, or break the alliance.
ck-decide-spoils =
    { $annexed ->
        [1] { $region } is yours: hold it, or move the army in from { $origin }.
       *[other] { $region } is yours: hold it, move the army in from { $origin }, or loot it.
    }
ck-decide-give-up = Eight regions are the limit: choose one of the others to give up.
ck-decide-choose-leader = Choose who leads the crusade.
ck-decide-return-shield = Four shields are the limit: choose one to take back.
ck-decide-choose-befallen = Choose whom the event befalls.
ck-decide-pick-region = The event touches a region: choose which.
ck-decide-offer-castle = A castle is offered for { $gold } gold, without a check.
ck-decide-offer-development = An open development is offered for { $gold } gold.
ck-decide-pick-culture = Choose the culture from which the spouse comes.
ck-decide-pick-victim = Choose who dies.
ck-decide-pick-trait = Choose a trait, and who gets it.
ck-decide-pick-loss = Choose the trait that leaves your bag.
ck-decide-pick-rival = Choose the rival.
ck-decide-pick-course = The event leaves you a choice.
ck-decide-pay-armies = Upkeep: each army costs 1 gold; an unpaid one goes home and leaves unrest.
ck-decide-disband = Upkeep: you may send armies home.
ck-decide-remove-trait = The ruler has grown wise: you may remove one trait from the bag for good.
ck-decide-lose-region = Dynastic crisis: choose a region that you lose.
ck-decide-come-back = Your dynasty has fallen: return with a ruler of another house, or leave the game.
ck-decide-choose-home = Choose where { $ruler } begins.
ck-decide-hand-over = You promised { $rival } a card ({ $deck }): choose which.
