# What standing orders are about, and how long they hold.

ck-topic-opposition = Opposing the trait checks of others
ck-scope-round = this round
ck-scope-era = this Era
ck-scope-game = the whole game
