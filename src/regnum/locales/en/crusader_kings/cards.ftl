# The texts of the event cards of Crusader Kings. Conditions and rules speak to the player
# whom the event meets, the line of the chronicle to the one who played the card.

## Whom an event meets

ck-target-self = on yourself
ck-target-other = on another player
ck-pick-next = the next player to the left who meets the condition
ck-pick-choice = another player chosen by the active one
ck-pick-richest = the richest of the other players
ck-pick-poorest = the poorest of the other players
ck-pick-leader = the other player with the most regions
ck-pick-trailing = the other player with the fewest regions

## Events: the title, a line of the chronicle, the condition if there is one, and the rules

ck-card-cradle-abroad = A Cradle Across the Border
ck-card-flavour-cradle-abroad = Your herald brings the news; you practise your smile.
ck-card-condition-cradle-abroad = your ruler is married (Glitterhoof does not count); you have fewer than 3 children
ck-card-text-cradle-abroad = A child is born to you.

ck-card-bells-for-newborn = Bells for a Newborn
ck-card-flavour-bells-for-newborn = The ringers are drunk before noon, and nobody minds.
ck-card-condition-bells-for-newborn = your ruler is married (Glitterhoof does not count); you have fewer than 3 children
ck-card-text-bells-for-newborn = A child is born to you.

ck-card-christening-feast = The Christening Feast
ck-card-flavour-christening-feast = Forty geese, nine barrels and one very tired godfather.
ck-card-condition-christening-feast = your ruler is married (Glitterhoof does not count); you have fewer than 3 children
ck-card-text-christening-feast = A child is born to you. Pay 1 gold if you have it.

ck-card-twins = Two Cries in the Night
ck-card-flavour-twins = The midwife swears she knows which came first. The midwife was paid.
ck-card-condition-twins = your ruler is married (Glitterhoof does not count); you have fewer than 3 children
ck-card-text-twins = Two children are born to you (or one, if there is room for only one).

ck-card-hard-labour = The Long Night
ck-card-flavour-hard-labour = Candles for the saint, hot water, and no answer yet.
ck-card-condition-hard-labour = your ruler is married (Glitterhoof does not count); you have fewer than 3 children
ck-card-text-hard-labour = A child is born to you. Trait check: 1 success, no critical traits, no gold may be spent. Failure: your ruler's spouse dies.

ck-card-bastard-at-court = The Miller's Secret
ck-card-flavour-bastard-at-court = The child has a royal chin and the mill's manners.
ck-card-condition-bastard-at-court = you have no children
ck-card-text-bastard-at-court = A bastard is born to you: a child in every respect, but last in the succession, after all other relatives. Pay 1 gold if you have it.

ck-card-late-blessing = A Late Blessing
ck-card-flavour-late-blessing = The physicians had already written their excuses.
ck-card-condition-late-blessing = your ruler is married (Glitterhoof does not count); you have no children
ck-card-text-late-blessing = A son is born to you: turn over cards of your culture deck until a man appears, then shuffle the others back in.

ck-card-born-under-the-banner = Born Under the Banner
ck-card-flavour-born-under-the-banner = The first lullaby was a war horn.
ck-card-condition-born-under-the-banner = your ruler is married (Glitterhoof does not count); you have fewer than 3 children
ck-card-text-born-under-the-banner = A child is born to you. It gets the event token Brave instead of a random one.

ck-card-bride-from-outremer = A Match from Outremer
ck-card-flavour-bride-from-outremer = Four languages for conversation, a fifth for bargaining.
ck-card-text-bride-from-outremer = Choose one: your ruler, if unmarried, marries without a check (the first card of the other sex from the deck of any culture in play, with a random trait; no alliance follows); or take 2 gold.

ck-card-bumper-crop = Granaries Too Small
ck-card-flavour-bumper-crop = The barns are full, so the church becomes a barn.
ck-card-text-bumper-crop = Put a harvest token in one of your regions.

ck-card-toll-paid = A Toll Paid in Full
ck-card-flavour-toll-paid = Somewhere a bridge has paid for itself at last.
ck-card-text-toll-paid = Take 2 gold.

ck-card-caravan = Sails on the Horizon
ck-card-flavour-caravan = Pepper, silk and a monkey nobody ordered.
ck-card-condition-caravan = you hold a coastal region
ck-card-text-caravan = Take 1 gold for each of your coastal regions, at most 3.

ck-card-promising-ward = A Promising Ward
ck-card-flavour-promising-ward = He beat the tutor at chess, then at wrestling.
ck-card-text-promising-ward = Put the event token Clever or Strong into your bag or onto the card of a child or sibling.

ck-card-friend-of-the-poor = Friend of the Poor
ck-card-flavour-friend-of-the-poor = The almoner is exhausted; the crowd is not.
ck-card-text-friend-of-the-poor = Put the event token Kind or Humble into your bag or onto the card of a child or sibling.

ck-card-master-mason = The Mason from Abroad
ck-card-flavour-master-mason = He measures twice and drinks once, which is rare.
ck-card-condition-master-mason = you have a region without a castle and at least 3 gold, and the supply has a castle
ck-card-text-master-mason = You may pay 3 gold and build a castle, without a check, in one of your regions that has none.

ck-card-wandering-scholar = The Wandering Scholar
ck-card-flavour-wandering-scholar = A bag of books, a bag of debts, a bag of ideas.
ck-card-condition-wandering-scholar = you have gold
ck-card-text-wandering-scholar = You may buy one open development card for 1 gold; a new one is turned up at once.

ck-card-tournament-laurels = Laurels of the Lists
ck-card-flavour-tournament-laurels = Your champion fell. Theirs bowed to the gallery.
ck-card-text-tournament-laurels = You draw one more free token in your next trait check this Era.

ck-card-spilled-wine = Spilled Wine
ck-card-flavour-spilled-wine = It was the best tablecloth in Christendom.
ck-card-condition-spilled-wine = you have no casus belli against the active player and are neither at war nor allied with that player
ck-card-text-spilled-wine = You gain a casus belli against the active player.

ck-card-calm-streets = The Preacher of Peace
ck-card-flavour-calm-streets = He talked until the torches burned out.
ck-card-text-calm-streets = Choose one: remove an unrest token from one of your regions; or take 1 gold.

ck-card-absolution = Absolution at Dawn
ck-card-flavour-absolution = Three hours in confession; the priest needed wine.
ck-card-condition-absolution = there is a negative token in your bag
ck-card-text-absolution = Remove one negative token of your choice from your bag for good.

ck-card-free-captain = A Captain Without a War
ck-card-flavour-free-captain = He asks for bread, pay and somebody to hit.
ck-card-condition-free-captain = you have fewer than 4 armies and a region without one
ck-card-text-free-captain = Put an army in one of your regions without one; all unrest there is removed.

ck-card-old-oath = An Old Oath Remembered
ck-card-flavour-old-oath = Your grandfather swore it, and monks keep everything.
ck-card-condition-old-oath = the active player has a casus belli against you, but you are not at war with each other
ck-card-text-old-oath = The active player loses the casus belli against you.

ck-card-blight = Rust on the Wheat
ck-card-flavour-blight = The reeve counts the sheaves twice, hoping.
ck-card-text-blight = Put a crop failure token in one of your regions.

ck-card-grumbling = Grumbling in the Villages
ck-card-flavour-grumbling = They sing an old song with new words about you.
ck-card-condition-grumbling = you hold a region without an army
ck-card-text-grumbling = Put an unrest token in one of your regions without an army.

ck-card-market-rumours = Rumours in the Market
ck-card-flavour-market-rumours = By noon you had died twice and converted once.
ck-card-condition-market-rumours = you hold a region without an army
ck-card-text-market-rumours = Put an unrest token in one of your regions without an army. The player on your left chooses the region.

ck-card-ducal-ambition = A Duke Rides with Banners
ck-card-flavour-ducal-ambition = Only a hunting party, he says. Two hundred hunters.
ck-card-condition-ducal-ambition = you have a child
ck-card-text-ducal-ambition = Choose one: revoke one of your ducal titles; pay 1 gold; or put an unrest token in one of your regions without an army.

ck-card-empty-coffers = A Hole in the Treasury
ck-card-flavour-empty-coffers = The chest was locked. The wall behind it was not.
ck-card-condition-empty-coffers = you have gold
ck-card-text-empty-coffers = Pay 2 gold (or as much as you have).

ck-card-lender-at-the-door = The Lender at the Door
ck-card-flavour-lender-at-the-door = He bows deeply and reads very slowly.
ck-card-condition-lender-at-the-door = you have at least 4 gold
ck-card-text-lender-at-the-door = Pay 1 gold for every 4 gold you have.

ck-card-sick-child = Fever in the Nursery
ck-card-flavour-sick-child = The toys lie in a row, as if waiting.
ck-card-condition-sick-child = you have a child
ck-card-text-sick-child = Trait check: 1 success, no critical traits, no gold may be spent. Failure: your youngest child dies.

ck-card-fever-in-the-chamber = Drawn Curtains
ck-card-flavour-fever-in-the-chamber = The physician takes his fee in advance.
ck-card-condition-fever-in-the-chamber = your ruler is married
ck-card-text-fever-in-the-chamber = Trait check: 1 success, no critical traits. Failure: your ruler's spouse dies.

ck-card-hunting-accident = The Boar Turned
ck-card-flavour-hunting-accident = The hounds came home first.
ck-card-condition-hunting-accident = your ruler has a sibling or at least two children
ck-card-text-hunting-accident = Trait check: 1 success, no critical traits, no gold may be spent. Failure: one of your ruler's siblings dies, as you choose; if there are none, one of the children.

ck-card-creeping-years = Creeping Years
ck-card-flavour-creeping-years = The armour shrank in the chest, or so you say.
ck-card-condition-creeping-years = your ruler has at most 3 age tokens
ck-card-text-creeping-years = Choose one: pay 2 gold; or give your ruler an age token.

ck-card-ungrateful-adviser = The Ungrateful Adviser
ck-card-flavour-ungrateful-adviser = He has had an offer. He has always had an offer.
ck-card-condition-ungrateful-adviser = you have a councilor
ck-card-text-ungrateful-adviser = Choose one: pay 1 gold; or discard one of your councilors.

ck-card-workshop-fire = Sparks in the Workshop
ck-card-flavour-workshop-fire = One careless apprentice, one excellent view.
ck-card-condition-workshop-fire = you have an invention
ck-card-text-workshop-fire = Trait check: 1 success, critical traits as for Realm. Failure: discard one of your inventions.

ck-card-deserters = Empty Tents
ck-card-flavour-deserters = The fires still burn, but nobody sits beside them.
ck-card-text-deserters = Choose one: pay 1 gold; remove one of your armies; or put an unrest token in one of your regions without an army.

ck-card-pestilence = The Yellow Flag
ck-card-flavour-pestilence = The gates close. Then, behind them, the doors.
ck-card-text-pestilence = Put a plague token in one of your regions.

ck-card-harbour-rats = Rats in the Harbour
ck-card-flavour-harbour-rats = The ship came in without a crew and without a cargo.
ck-card-condition-harbour-rats = you hold a coastal region
ck-card-text-harbour-rats = Put a plague token in one of your coastal regions. The player on your left chooses the region.

ck-card-second-supper = The Second Supper
ck-card-flavour-second-supper = The cooks already work in shifts.
ck-card-text-second-supper = Put the event token Gluttonous into your bag.

ck-card-candle-ends = Counting Candle Ends
ck-card-flavour-candle-ends = The court sups in the dark and calls it piety.
ck-card-text-candle-ends = Choose one: put the event token Stingy into your bag; or pay 2 gold.

ck-card-taste-for-secrets = A Taste for Secrets
ck-card-flavour-taste-for-secrets = You read the letter. Then you sealed it again.
ck-card-text-taste-for-secrets = Put the event token Deceitful into your bag.

ck-card-masked-dancer = The Masked Dancer
ck-card-flavour-masked-dancer = The whole hall knew the name behind the mask.
ck-card-text-masked-dancer = Put the event token Lustful into your bag.

ck-card-gallows-hill = Gallows Hill
ck-card-flavour-gallows-hill = Mercy or rope: both are remembered.
ck-card-condition-gallows-hill = you hold a region without an army
ck-card-text-gallows-hill = Choose one: put the event token Cruel into your bag; or put an unrest token in one of your regions without an army.

ck-card-the-scar = The Scar
ck-card-flavour-the-scar = The mirror was moved to another room.
ck-card-text-the-scar = Trait check: 1 success, critical traits as for War. Failure: put the event token Ugly into your bag.

ck-card-flight-from-the-ford = Flight from the Ford
ck-card-flavour-flight-from-the-ford = The chronicler wrote “withdrew”. He was kind.
ck-card-text-flight-from-the-ford = Put the event token Craven into your bag.

ck-card-plot-exposed = The Seal Was False
ck-card-flavour-plot-exposed = The wax was still warm, the date a century old.
ck-card-condition-plot-exposed = you have a casus belli
ck-card-text-plot-exposed = Give up one casus belli of your choice (not one against a player with whom you are at war).

ck-card-disputed-dowry = A Disputed Dowry
ck-card-flavour-disputed-dowry = Twelve cows were promised; eleven cows came.
ck-card-condition-disputed-dowry = you have gold
ck-card-text-disputed-dowry = Choose one: pay 1 gold; or end one of your alliances with independent regions.

ck-card-roads-of-mud = Roads of Mud
ck-card-flavour-roads-of-mud = The siege engine sank. Then the oxen looked at you.
ck-card-text-roads-of-mud = Your next invasion check this Era needs one more success.

ck-card-spoils = Spoils of the Caravan
ck-card-flavour-spoils = The quartermaster weeps with joy, then counts again.
ck-card-text-spoils = Take 3 gold.

ck-card-holy-relic = A Finger of the Saint
ck-card-flavour-holy-relic = The fourth this year, but surely the true one.
ck-card-text-holy-relic = Put the event token Pious into your bag.

ck-card-hero-of-the-breach = First Through the Breach
ck-card-flavour-hero-of-the-breach = Songs need a name, and yours was near the wall.
ck-card-text-hero-of-the-breach = Put the event token Brave into your bag.

ck-card-courtly-manners = Manners of the East
ck-card-flavour-courtly-manners = Soap, silk and the art of keeping one's word.
ck-card-text-courtly-manners = Put the event token Attractive or Honest into your bag or onto the card of a child or sibling.

ck-card-penance = Barefoot to the Shrine
ck-card-flavour-penance = Forty miles, one vow, no shoes.
ck-card-condition-penance = there is a negative token in your bag
ck-card-text-penance = Remove one negative token of your choice from your bag for good.

ck-card-righteous-cause = The Legate's Letter
ck-card-flavour-righteous-cause = It says “just war” three times on one page.
ck-card-condition-righteous-cause = there is a rival against whom you have no casus belli and with whom you are neither at war nor allied
ck-card-text-righteous-cause = Gain a casus belli against one such rival of your choice.

ck-card-veterans-return = The Veterans Return
ck-card-flavour-veterans-return = They came home sunburnt, lame and unbeaten.
ck-card-condition-veterans-return = you have fewer than 4 armies and a region without one
ck-card-text-veterans-return = Put an army in one of your regions without one; all unrest there is removed.

ck-card-masons-from-acre = Masons from the Coast
ck-card-flavour-masons-from-acre = They have built against worse neighbours than yours.
ck-card-condition-masons-from-acre = you have a region without a castle and at least 2 gold, and the supply has a castle
ck-card-text-masons-from-acre = You may pay 2 gold and build a castle, without a check, in one of your regions that has none.

ck-card-absent-lord = The Lord Is Away
ck-card-flavour-absent-lord = The bailiff rules in his name, and drinks in it too.
ck-card-condition-absent-lord = you hold a region without an army
ck-card-text-absent-lord = Put an unrest token in one of your regions without an army. The active player chooses the region.

ck-card-camp-fever = Pilgrims with a Cough
ck-card-flavour-camp-fever = They asked only for water and a barn to sleep in.
ck-card-text-camp-fever = Put a plague token in one of your regions. The active player chooses the region.

ck-card-rivals-in-outremer = Keys to a Foreign City
ck-card-flavour-rivals-in-outremer = The garrison changed its mind, and its flag.
ck-card-condition-rivals-in-outremer = you have a shield on the crusade track, and the active player has fewer than 4
ck-card-text-rivals-in-outremer = A shield of the active player replaces your lowest one on the crusade track; trait tokens stay where they are.

ck-card-poisoned-cup = The Bitter Cup
ck-card-flavour-poisoned-cup = The taster was on pilgrimage, alas.
ck-card-condition-poisoned-cup = your ruler has a spouse or a child
ck-card-text-poisoned-cup = Trait check: 1 success, no critical traits. Failure: your ruler's spouse or one of the children dies, as you choose.

ck-card-indulgence-sellers = Alms for the Holy War
ck-card-flavour-indulgence-sellers = It is hard to refuse a man with a cross on his coat.
ck-card-condition-indulgence-sellers = you have gold
ck-card-text-indulgence-sellers = Pay the active player 2 gold (or as much as you have).
