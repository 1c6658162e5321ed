# What the server answers when a request cannot be carried out, and what it notes at the table.

regnum-server-no-language = There are no texts in the language { $language }.
regnum-server-not-json = The request must be JSON (application/json).
regnum-server-too-large = The request is larger than { $limit } bytes.
regnum-server-malformed = The request cannot be read: { $problem }
regnum-server-no-game = There is no such game.
regnum-server-no-title = There is no such title.
regnum-server-no-catalogue = This title has no catalogue.
regnum-server-no-paragraph = The rules have no such paragraph.
regnum-server-no-link = This link opens no seat.
regnum-server-no-page = There is nothing at this address.
regnum-server-not-possible = This is not possible at this address.
regnum-server-no-seat = Spectators only watch: this needs a seat.
regnum-server-not-your-seat = This seat belongs to somebody else.
regnum-server-not-alone = Others play here too: the programs take their time.
regnum-server-unknown-token = This key opens no seat.
regnum-server-other-origin = The request comes from another site and was refused.
regnum-server-wrong-seats = { $given } seats were named, but { $wanted } are needed.
regnum-server-bad-game = Such a game cannot be set up: { $problem }
regnum-server-fixed-tutorial = A tutorial is set up as its title says: name the title and nothing else.
regnum-server-no-tutorial = { $title } has no tutorial.
regnum-server-not-a-move = This is not a move: { $problem }
regnum-server-old-ruleset = This game was begun with rules of version { $ruleset }; this server plays version { $version }.
regnum-server-rule-failure = A rule broke down here. The game stands as it was, and a report has been kept.
regnum-server-busy = The server cannot write just now. Nothing was changed; try again in a moment.
regnum-server-failure = The server made a mistake. Nothing was changed.
regnum-server-bad-pace = There is no pace { $pace }; there is none, live:MINUTES+SECONDS and days:DAYS.
regnum-server-resigned = You have resigned; a program plays this seat to the end.
regnum-server-nothing-said = There is nothing to say in an empty line.
regnum-server-not-your-turn = You are not being asked for anything now.
regnum-server-no-hint = The program found no advice in time. Ask again.
regnum-server-game-over = This game is over.
regnum-server-too-often =
    { $seconds ->
        [one] That was too often. Try again in { $seconds } second.
       *[other] That was too often. Try again in { $seconds } seconds.
    }
regnum-server-too-many-sockets = Too many windows with games are open. Close some of them.
regnum-server-wrong-partners = Name other seats of this game to trade with.
regnum-server-too-many-offers = You already have several offers on the table. Withdraw one first.
regnum-server-too-many-rollbacks = The game has gone back { $most } times, which is as often as it may.
regnum-server-not-a-party = You are no party of this deal.
regnum-server-wrong-gifts = Everything in a deal goes from one of its parties to another.
regnum-server-not-traded = The deal contains something that cannot be traded here.
regnum-server-empty-deal = There is nothing in this deal.
regnum-server-wrong-clauses = What is agreed on must be between different parties of the deal.
regnum-server-other-parties = Another version of a draft has the same parties; draft a new deal instead.
regnum-server-stale-draft = The draft was changed meanwhile. Look at it again.
regnum-server-no-whispers = These players cannot talk in private now.
regnum-server-no-room = There is no such room.
regnum-server-no-such-promise = Nothing of this kind can be promised here.
regnum-server-too-many-promises = You have promised enough for one game.
regnum-server-no-offer = This offer is no longer on the table.

regnum-server-note-fallback = the program ({ $seat }) gave no answer in time; a move was drawn for it.
regnum-server-note-hurried = { $seat } was hurried; a move was drawn for it.
regnum-server-note-talks-over = the time for talks is over.
regnum-server-note-time-up = time is up: { $seat }.
regnum-server-note-absent = { $seat } is away; a program plays on.
regnum-server-note-back = { $seat } is back.
regnum-server-note-resigned = { $seat } resigns.
regnum-server-note-end-offered = { $seat } is for ending the game without a winner.
regnum-server-note-end-refused = { $seat } is for playing on.
regnum-server-note-ended-resigned = the game was given up.
regnum-server-note-ended-agreed = the game was ended by agreement.
regnum-server-note-deal-offered = { $seat } offers a deal.
regnum-server-note-deal-accepted = { $seat } confirms a deal.
regnum-server-note-deal-declined = { $seat } takes a deal off the table.
regnum-server-note-deal-struck = { $seat } confirms last: the deal is struck.
regnum-server-note-deal-struck-signed = A signed deal is struck.
regnum-server-note-deal-countered = { $seat } proposes instead: { $deal }
regnum-server-note-deal-declined-word = { $seat } takes a deal off the table: { $word }
regnum-server-note-deal-failed = A signed deal could not be struck: { $reason }
regnum-server-note-deal-announced = A deal is announced: { $deal }
regnum-server-note-rule-failed = a rule broke down here; a report has been kept.

regnum-server-ended-agreed = The players agreed to end the game; nobody has won.
regnum-server-ended-resigned =
    { $count ->
        [0] The game was given up; nobody has won.
        [one] The others gave up: { $winners } has won.
       *[other] The others gave up: { $winners } have won.
    }

regnum-server-no-port = The server cannot listen at { $host }, port { $port }: { $problem }
regnum-server-running = The table is at { $address }. Ctrl+C ends the server.
regnum-server-note-rollback-offered = { $seat } is for going back to an earlier moment.
regnum-server-note-rollback-refused = { $seat } is against going back.
regnum-server-note-rolled-back = the game went back to an earlier moment, by consent of all; what is drawn again is drawn anew.
regnum-server-no-such-order = There is no such order: { $topic }.
regnum-server-damaged = This game is damaged: a part of what was stored of it is missing. It cannot be played on.
regnum-server-note-answered-alone = { $seat } had only one answer, and it was given.
