# Why a request is refused, whatever the title.

regnum-reason-not-your-decision = It is not your decision now; wait until you are asked.
regnum-reason-game-is-over = The game is over.
regnum-reason-no-such-answer = The open decision has no such answer; choose one of those on offer.
regnum-reason-old-decision = The game has moved on since then; look at the position and choose again.
regnum-reason-nothing-to-undo = There is nothing that you could undo.
regnum-reason-nothing-to-redo = There is nothing that you could do again.
regnum-reason-deals-are-closed = Deals are not possible now.
regnum-reason-drafts-are-closed = Deals cannot be talked about now.
regnum-reason-other-decision = Something else has to be decided now; this move does not answer it.
regnum-reason-unknown-move = The game knows no such move; check its spelling.
regnum-reason-no-way-back = The game cannot go back to that moment.
regnum-order-never = never
regnum-order-ask = ask me
regnum-order-play = play it
