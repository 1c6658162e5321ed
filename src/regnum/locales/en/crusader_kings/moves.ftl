# Labels of the choices in Crusader Kings. Variables hold names; $gold and $number are numbers.

## Set-up and hands

ck-move-fortify = Build the free castle: { $region }
ck-move-bonus = Bonus card: { $deck }
ck-move-draw = Draw { $hand }
ck-move-plan = Plan { $first }, then { $second }

## Dynasty phase

ck-move-marry-lord = Marry the { $kin } to the lord of { $region }
ck-move-marry-kin = Propose to { $seat }: your { $kin } and their { $other }
ck-move-marry-court = Marry the { $kin } to a minor noble ({ $culture })
ck-move-stay = Arrange no marriage
ck-move-wed = Marry { $character }
ck-move-offer =
    { $gold ->
        [0] Offer no gold; the couple lives { $home }
       *[other] Offer { $gold } gold; the couple lives { $home }
    }
ck-move-ask = Ask for { $gold } gold; the couple lives { $home }
ck-move-accept = Accept
ck-move-refuse = Refuse
ck-move-grant = Grant the duchy of { $region } to the { $kin }
ck-move-revoke = Revoke the title of { $region }
ck-move-done = Done

## Turns

ck-move-calm = Calm { $region } with the Marshal
ck-move-wait = Keep the Marshal at court
ck-move-build = Build
ck-move-develop = Develop
ck-move-plot = Plot
ck-move-coup = Coup
ck-move-mobilize = Mobilize
ck-move-invade = Invade
ck-move-tax = Collect taxes
ck-move-crusade = Lead a crusade
ck-move-decline = Take no action
ck-move-stop = Stop

## Trait checks

ck-move-invest =
    { $gold ->
        [0] Put no gold into the check
       *[other] Put { $gold } gold into the check
    }
ck-move-oppose =
    { $gold ->
        [0] Do not oppose
       *[other] Pay { $gold } gold to oppose
    }
ck-move-keep = Keep the trait
ck-move-sacrifice = Sacrifice the trait

## Realm and intrigue

ck-move-raise-castle = Castle in { $region }
ck-move-buy = Buy { $development }
ck-move-discard = Discard { $development }
ck-move-fabricate = Fabricate a casus belli against { $seat }
ck-move-unrest = Provoke unrest in { $region }
ck-move-assassinate = Assassinate the { $person } ({ $seat })
ck-move-assassinate-lord = Assassinate the lord of { $region }
ck-move-bribe = Bribe the { $development } ({ $seat })
ck-move-divorce = Divorce the { $kin }
ck-move-overthrow = Coup in { $region }

## War

ck-move-call-up = Army in { $region }
ck-move-attack = Attack { $region } from { $origin }
ck-move-attack-by-sea = Attack { $region } by sea from { $origin }
ck-move-support = Support the attack on { $region } from { $origin }
ck-move-support-by-sea = Support the attack on { $region } by sea from { $origin }
ck-move-support-ally = Support the ally
ck-move-break-alliance = Break the alliance
ck-move-hold = Hold the region
ck-move-move-in = Move the army in
ck-move-loot = Loot: 2 gold and unrest
ck-move-give-up = Give up { $region }
ck-move-pay = Pay all armies
ck-move-leave-unpaid = Leave the army in { $region } unpaid
ck-move-disband = Disband the army in { $region }

## Crusade and age

ck-move-lead = Send the { $person }
ck-move-take-back = Take back the shield from { $position }
ck-move-keep-all = Remove nothing
ck-move-remove = Remove { $token }
ck-move-abandon = Lose { $region }

## Events

ck-move-befall = { $seat }
ck-move-place = Place the token: { $region }
ck-move-clear = Remove the token: { $region }
ck-move-muster = Place an army in { $region }
ck-move-dismiss = Remove the army in { $region }
ck-move-strip = Revoke the title of { $region }
ck-move-forsake = End the alliance with { $region }
ck-move-turn-down = Turn the offer down
ck-move-court = Somebody of { $culture } culture
ck-move-bury = { $person }
ck-move-take = Take { $trait } into the bag
ck-move-take-for = { $trait } for the { $kin }
ck-move-accuse = A casus belli against { $seat }
ck-move-forgive = Give up the casus belli against { $seat }
ck-move-course = Choice { $number }

## Defeat and trade

ck-move-return = Return with { $ruler }
ck-move-leave = Leave the game
ck-move-settle = Begin again in { $region }
ck-move-hand-over = Hand over { $card }
