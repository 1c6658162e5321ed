# The comments of the first game. They speak to player 0, who plays England; $client is page or terminal.

## Before the first move

ck-tutorial-welcome = Welcome, sire. You are William the Conqueror: England and Normandy are yours, and so is a crown that others would like to try on. Two programs of the rulebook play against you. Postis leads France, Munitio the Holy Roman Empire. We go through the first of the three Eras together.
ck-tutorial-table = In an Era you draw eight action cards and play six of them, two in each of its three rounds. At the end every region you hold is worth one point, and so is every achievement. Whoever reaches Jerusalem on the crusade track ends the game on the spot.
ck-tutorial-bag = Nearly everything you dare is decided by your bag of traits. You draw from it blindly: a green trait is a success, a red one a failure. Yours holds two of each: Pious and Brave, Cruel and Dimwitted. The better the people around your throne, the better the bag.

## The first round

ck-tutorial-hand = Say how many cards of each deck you want; you see them only when all eight are drawn. Three of war for a campaign, two of realm to build, one each of tax, intrigue and crusade: a little of everything. At least one must be a crusade card, for everybody has to take the cross once in each Era.
ck-tutorial-marriage = Every round begins with the family. A marriage costs no card, and a king without children leaves chaos behind. Rohese, the lady of Wales, is a Swordmaster: as your wife she puts that green trait into your bag, and Wales becomes your ally. Allied land can be taken without a fight.
ck-tutorial-check = A lady with a green trait has to be won: one success. The first token is free, and each gold draws one more; you pay before the first draw or not at all. No gold: 50 %. One: 83 %. Two: three tokens, and as only two of your four are red, you cannot fail.
ck-tutorial-plan = Cruel, then Dimwitted, and only the third token was green: the two gold saved your wedding. Now choose two cards in secret, and which of them comes first. You will need an army before you can invade, so take two war cards. Leave Flight from the Ford in your hand: its event would put Craven, a red trait, into your own bag.
ck-tutorial-mobilize = A card has two halves. You choose an action from the upper one; then the event in the lower one happens, welcome or not. A war card lets you mobilize or invade. Nobody invades without armies, so mobilize.
ck-tutorial-army = Armies gather in your own regions and strike at what borders on them. Mercia borders on Wales.
ck-tutorial-second-army = Northumbria borders on Scotland. Two armies, two targets.
ck-tutorial-enough-armies = You could raise two more. But at the end of the round every army on the map costs 1 gold, and you have 3. That will do.
ck-tutorial-invade = Much has happened. The event of your card gave France a child. France has annexed Brittany, as we mean to do with Wales. An assassin of the Empire was caught, and a failed plot hands the victim a casus belli: a reason for war. Now your second card is up: invade.
ck-tutorial-annex = First every army gets its task, and only then the fighting begins. Wales is independent and your ally, so the army in Mercia annexes it: no check, no blood.
ck-tutorial-attack = Scotland is nobody's ally and must be conquered. Independent land needs no casus belli. There is neither castle nor army nor duke there, so a single success is enough.
ck-tutorial-spoils = Wales is yours. The army may stay where it is or move in. What is taken by force can also be looted: 2 gold, but an unrest token in what is now your own land. Just hold it.
ck-tutorial-battle = In war and on crusade Cruel is critical: red, and yet a success. With Rohese's Swordmaster four of your five tokens succeed, 80 % for nothing. One gold draws a second token, and at most one of two can fail. For a coin you are certain.
ck-tutorial-second-spoils = Scotland as well: six regions, six points. Hold it, too.
ck-tutorial-upkeep = A round ends with upkeep: 1 gold for each army. Soldiers without pay walk off and leave unrest, and unrest invites a coup. Pay both, though it is your last gold.
ck-tutorial-disband = What is paid may go home for nothing. You attack nobody in the next round, and standing armies would cost you again.
ck-tutorial-second-disband = Send the other one home, too. Land without an army is easier to take, and since the wine was spilled France has a casus belli against you: the event of your own card. So in the next round we build walls where France would strike first, in Normandy.

## The second round

ck-tutorial-second-dynasty = The second round. Your king is married and has neither children nor siblings yet, so there is nobody to marry off. You will meet decisions with a single answer now and then: the game never answers for you.
ck-tutorial-second-plan = The treasury is empty: first a tax card, then a realm card to spend the money. Read the event of the tax card as well: Rats in the Harbour brings plague to a coast of the rival with the most land. This time trouble strikes others.
ck-tutorial-tax = Collecting taxes needs no check. Each region pays 1 gold, and 1 more if it has a castle. You hold six.
ck-tutorial-build = Six gold, and the rats swam to France: Brittany has the plague and will pay nothing at the next tax. And three sons in one turn! The events of both your rivals' cards fell to you: Aldred, your heir, and Osbert, whose christening cost you a coin. The Empire was on crusade, reached Constantinople and took the first player token, so it goes first now. A realm card lets you build a castle, or develop: buy one of the open cards for a lasting advantage.
ck-tutorial-site = A castle costs one success and 3 gold. Whoever attacks or plots there needs one success more, and you collect 1 gold more. Three castles make you the Builder, which is a point. Normandy is your only foothold on the continent, with France next door: that is where walls are needed.
ck-tutorial-castle = Three of your five tokens are green: one token would succeed with 60 %. But a card of the Empire brought you Laurels of the Lists, one more token in your next check, and that is this one: two tokens, 90 %. One gold makes it certain. Take the small risk: 3 gold go into the walls, and crusade and intrigue will want some, too.

## The third round

ck-tutorial-third-dynasty = Dimwitted, then Brave: the token of the laurels built your castle. The third and last round of the Era begins. Your sons could be betrothed, but a wedding at a foreign court is a gamble, and a success costs gold. They are still small, and the crusade comes first: let them stay.
ck-tutorial-titles = You have sons now, so you could make one of them a duke. A duchy is one success harder to take, but it pays 1 gold less, and the duke dies if it falls. You need every coin: be done.
ck-tutorial-third-plan = Whoever has not yet been on crusade must plan it now. Play it first: if it succeeds, you get the first player token. The other card is of intrigue. Read its event: The Masked Dancer puts Lustful, a red trait, into your own bag. That is the price of the plot.
ck-tutorial-crusade = The Empire has conquered Hungary, and the event of its card gave you Gilbert, a third son. Should you die now, it is a sorrow and no longer a catastrophe. A crusade that is due cannot be left out.
ck-tutorial-leader = Men of the family may lead: your sons could, but they lie in the cradle. If the crusade fails, its leader dies. We will see to it that it does not. Lead it yourself.
ck-tutorial-march = Cruel helps here as it does in war: four of five tokens succeed, 80 %. With one gold you draw two, and at most one of them can fail. A king's life is worth a coin. People could now pay to cancel tokens that you have paid for; programs never do.
ck-tutorial-relic = Nicaea! Your shield stands on the second place of the track. From now on you draw one more free token when you woo, and the trait of that place, Brave, is in your bag. The event of the card is a gift as well: Pious, a green trait that is critical nowhere.
ck-tutorial-plot = An assassin of France has killed little Osbert. A plot that succeeds leaves no traces: you get no casus belli for it. But you hold the first player token, so it is your turn at once. An intrigue card lets you plot or, where unrest smoulders next to your borders, stage a coup. Intrigue is secret: nobody can oppose it.
ck-tutorial-unrest = Pay France back and stir up Brittany, which it has just swallowed: where there is unrest, a later intrigue card can stage a coup, and the region breaks away. If a plot fails, the victim has a casus belli against you; France has one anyway.
ck-tutorial-whisper = Of your seven tokens five are green, and none is critical in intrigue, where Honest and Deceitful are: 71 %. Your last gold makes it 95 %. You keep no army that would need pay, so spend it.
ck-tutorial-dancer = Unrest in Brittany! Now the Masked Dancer asks for her fee: Lustful comes into your bag. In most checks it is a failure, but when you woo it is critical: red, and yet a success, as Cruel is in war.

## From here on alone

ck-tutorial-farewell =
    { $client ->
        [page] The first Era is over: six regions, a castle, a wife, three sons and a shield at Nicaea. France has as many regions and an achievement, but Brittany seethes: an intrigue card, and you can try a coup there. William grows old; with his fifth age token Aldred inherits. Now it is your game. Hint shows what a program would do, Odds what your bag is worth, and any thing on the board explains itself when you press it. Long live the king!
       *[terminal] The first Era is over: six regions, a castle, a wife, three sons and a shield at Nicaea. France has as many regions and an achievement, but Brittany seethes: an intrigue card, and you can try a coup there. William grows old; with his fifth age token Aldred inherits. Now it is your game. hint shows what a program would do, odds what your bag is worth, rules any paragraph. Long live the king!
    }

## When something new comes up

ck-tutorial-topic-hand = A new Era, eight new cards: one or two of crusade, up to three each of realm, intrigue and war, up to two of tax. You play six. A war usually takes three: a plot for a casus belli, a mobilization, an invasion.
ck-tutorial-topic-bonus = Your place on the crusade track grants a card beyond the eight. Choose only its deck; you see it with the others.
ck-tutorial-topic-marriage = Once a round you may try to marry off one of your house. A lord with a red trait says yes at once, one with a green trait wants a success. A ruler's spouse adds a trait to the bag, and a marriage with a lord or a dynasty makes an ally.
ck-tutorial-topic-spouse = You are free to choose from the whole deck; the trait of the spouse is drawn afterwards. Think of children and heirs.
ck-tutorial-topic-terms = A marriage between dynasties is a bargain: gold one way or the other, and whose family the couple joins. It makes an alliance, whatever the terms.
ck-tutorial-topic-proposal = A proposal from another court. If you accept, you are allies, and if you were at war, that is over. Mind who joins whom: an heir who leaves cannot inherit.
ck-tutorial-topic-duchy = A duchy for a child or sibling makes a region one success harder to take, but it pays 1 gold less, and the duke dies if the region falls. Nothing is urgent here: you may simply be done.
ck-tutorial-topic-plan = Choose two cards and their order, in secret. Read the events as well: those of crusade cards mostly help you, the others mostly do not. In the third round one must be a crusade, unless you have been on one.
ck-tutorial-topic-action = Choose an action from the upper half of the card, or do without; then the event takes effect in any case. Only a crusade that is due cannot be left out.
ck-tutorial-topic-check = A trait check: you draw tokens from your bag, and green ones succeed. One token is free, each gold adds one, up to two more than the successes you need. You pay now or not at all.
ck-tutorial-topic-critical = A critical trait means the opposite here. Keep it as it counts now, or sacrifice it: it leaves your bag for good and counts the other way round.
ck-tutorial-topic-castle = A castle costs a check and 3 gold. It brings 1 more gold in taxes and makes the region one success harder to take.
ck-tutorial-topic-develop = Open cards cost 1, 2 and 3 gold, without a check. You may keep three councilors and three inventions; whoever has four cards first is the Inventor, for a point.
ck-tutorial-topic-plot = Five kinds of plot: a casus belli, unrest next door, an assassination, the bribe of a councilor, a divorce that makes room for a new wedding. If it fails, the victim has a casus belli against you. A divorce harms nobody else.
ck-tutorial-topic-coup = Where unrest is, a coup can make the region independent. Castle and duke make it harder by one success each. If it fails, one unrest token goes and the owner has a casus belli.
ck-tutorial-topic-mobilize = Armies cost nothing now and 1 gold each in every upkeep. Where you mobilize, unrest ends. Four armies are the most.
ck-tutorial-topic-war = One army attacks, others next to the same target may support: each gives a free token. One success takes a region; castle, army and duke add one each. Against a dynasty you need a casus belli or a war.
ck-tutorial-topic-spoils = The region is yours. Leave the army, move it in to guard your prize, or loot: 2 gold and unrest.
ck-tutorial-topic-ally = Your ally counts on you. If you support him, his victim gains a casus belli against you; if you break the alliance, he does.
ck-tutorial-topic-limit = Nobody holds more than eight regions. The one that you give up becomes independent again.
ck-tutorial-topic-crusade = Choose who takes the cross. One success brings a shield on the track, a trait and the first player token; a failure kills the leader. If the ruler dies, the eldest son inherits, else the eldest daughter, then brothers and sisters. Without any heir half the realm is lost.
ck-tutorial-topic-event-region = An event touches one of the regions. Plague and crop failure cost a tax, unrest invites coups, a harvest pays 1 gold more.
ck-tutorial-topic-event-trait = A trait comes into play. In the bag it counts at once; on a child it counts when that child rules.
ck-tutorial-topic-event-course = An event with a choice. Read the card and weigh what you can spare.
ck-tutorial-topic-upkeep = Each army costs 1 gold now. What you do not pay for goes home and leaves unrest; what is paid you may send home afterwards.
ck-tutorial-topic-age = The fourth age token: you may take one trait out of your bag for good. With the fifth the ruler dies and the heir follows, whose traits join the bag. See to it that there is one.
ck-tutorial-topic-crisis = Nobody can inherit: half of your regions and half of your gold are lost, and a stranger takes the throne. Give up what is easiest to win back.
ck-tutorial-topic-defeat = Your last region is gone. You may return with another house of your culture and a single region; your gold is still there.
ck-tutorial-topic-deal = You promised a card in a deal; now choose which. Nearly everything may be traded at any time: gold, regions, cards, developments.
