# What the command `regnum` and the game in the terminal say, whatever the title.

## Players, decisions, endings

regnum-seat = player { $seat }
regnum-waiting = Waiting for: { $seats }. { $prompt }
regnum-ended = The game is over.
regnum-over =
    { $count ->
        [one] The game is over. The winner: { $winners } ({ $way }).
       *[other] The game is over. They share the victory: { $winners } ({ $way }).
    }
regnum-reason-with-rule = { $reason } (rule { $rule })
regnum-interrupted = interrupted

## Why a move is possible or not

regnum-why-allowed = { $move }: allowed now.
regnum-why-later = { $move }: possible, but other moves come first: { $after }.
regnum-why-refused = { $move }: not allowed. { $reason }
regnum-why-path = This was judged after: { $after }.
regnum-why-decision = The decision in question: { $prompt }

## Titles

regnum-titles-players =
    { $most ->
        [one] { $fewest } player
       *[other] { $fewest } to { $most } players
    }
regnum-titles-scenarios = scenarios: { $list }
regnum-titles-presets = sets of options: { $list }
regnum-titles-unfinished = unfinished: its board is still to be drawn

## Simulation

regnum-simulate-progress = games
regnum-simulate-games =
    { $games ->
        [one] { $title } with { $players } players: { $games } game
       *[other] { $title } with { $players } players: { $games } games
    }
regnum-simulate-finished = Finished: { $finished }, dead ends: { $dead_ends }, errors: { $errors }
regnum-simulate-decisions = Decisions: { $decisions } in { $seconds } s
regnum-simulate-outcomes = How the games ended:
regnum-simulate-wins = Victories (a shared one counts for each winner):
regnum-simulate-promises = Promises, and what became of them:
regnum-simulate-failed = game { $game } (seed { $seed }) broke off: { $problem }
regnum-simulate-kept = saved as { $file }
regnum-simulate-again = to see it again: { $command }

regnum-bench-no-chess = python-chess is what the speed is measured against: install it with `pip install chess` (./run does it by itself)
regnum-bench-title = { $title }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $build }
regnum-bench-pure = pure Python
regnum-bench-compiled = compiled
regnum-bench-speed = Decisions a second: { $decisions }, { $ratio } times python-chess
regnum-bench-answers = Answers a second, also where there is only one: { $answers }
regnum-bench-games = Games a second: { $games }; decisions a game: { $decisions }; answers to choose from: { $options }
regnum-bench-clone = A copy of the game takes { $time } µs, { $ratio } times that of a chess board

## Ledger of the rules

regnum-ledger-paragraphs = Paragraphs: { $count }
regnum-ledger-with-code = With code: { $count }
regnum-ledger-with-tests = With tests: { $count }
regnum-ledger-seen = Seen in self-play: { $count }
regnum-ledger-unseen = Not seen in self-play ({ $count }):
regnum-ledger-waived = Not rules of play ({ $count }):
regnum-ledger-missing = Missing ({ $count }):

## Recorded games

regnum-replay-undo = takes the last move back
regnum-replay-failing = entry { $sequence } cannot be carried out: { $problem }
regnum-replay-mended = Entry { $sequence } was once a failure and can be carried out now: { $move }
regnum-verified = The game was fair: all { $entries } entries of the log and { $draws } draws were made again and agree.
regnum-verified-commitment = The host committed to: { $commitment }
regnum-unfair = { $file } does not agree with its draws: { $problems }
regnum-verify-other-rules = { $file } was made by other rules (version { $ruleset }). Its key fits; its moves can only be checked by the rules that made them.
regnum-replay-other-rules = The game was made by other rules (version { $ruleset }): its moves are listed, but what they brought about cannot be told again.

## The game in the terminal

regnum-play-welcome =
    { $players ->
        [one] { $title }, { $players } player. Type help to see what you can type.
       *[other] { $title }, { $players } players. Type help to see what you can type.
    }
regnum-play-unfinished = This title is unfinished: all its rules are played, but in the browser its board is still to be drawn.
regnum-play-commitment = The draws are bound by { $commitment }; after the game regnum verify can check them.
regnum-play-prompt = { $seat }>
regnum-play-no-number = There is no number { $number }; choose 1 to { $last }.
regnum-play-why-what = Type why and a move or its number, for example: why 1
regnum-play-undone = The move is taken back.
regnum-play-chapter =
    { $count ->
        [one] { $chapter } – { $count } paragraph
       *[other] { $chapter } – { $count } paragraphs
    }
regnum-play-rules-what = Type rules and a chapter or a paragraph, for example: rules { $example }
regnum-play-which-file = Name a file, for example: my-game.json
regnum-play-saved = Saved: { $file }
regnum-play-loaded = Loaded: { $file }
regnum-play-curtain = The screen passes to { $seat }. The others look away.
regnum-play-curtain-enter = { $seat }: press Enter to see your hand.
regnum-play-no-events = Nothing has happened yet.
regnum-play-log-count = { $text } is no number of events; type for example: log 20
regnum-play-no-odds = This title has no odds to tell.
regnum-play-hint = { $agent } would choose { $number }: { $move }
regnum-play-no-hint = There is no agent { $agent } here to ask for a hint.
regnum-play-deal-with = With { $seat }: deal { $other } { $verb } …
regnum-play-deal-how = Type for example: deal 1 give gold:0:3 get development:4 (deals lists what there is)
regnum-play-deal-thing = { $text } is no thing that can be given; write KIND:NUMBER or KIND:NUMBER:COUNT, as deals lists them
regnum-play-no-deals = Nothing can be traded now.
regnum-play-deal-item = { $giver } → { $taker }: { $item }
regnum-play-deal-confirm = { $seat }: do you agree? (yes or no)
regnum-play-deal-yes = yes y
regnum-play-deal-struck = { $seat } agrees; the deal is struck.
regnum-play-deal-declined = { $seat } does not agree.
regnum-play-deal-declined-why = { $seat } does not agree: { $reason }
regnum-play-deal-countered = { $seat } proposes instead: { $deal }
regnum-play-drafts-how = drafts lists them; confirm NUMBER, decline NUMBER WORD, or counter NUMBER SEAT give THINGS get THINGS
regnum-play-no-drafts = No drafts wait here.
regnum-play-drafts-waiting =
    { $count ->
        [one] { $count } draft waits for your answer: type drafts
       *[other] { $count } drafts wait for your answer: type drafts
    }
regnum-deals-counter = Propose something else
regnum-deals-several-row = Trade with several
regnum-deals-several = Numbers of the seats, for example: 1,2
regnum-deals-whisper-row = Say something in private
regnum-deals-promise-row = Promise something
regnum-deals-confirmed = Confirmed; others have not answered yet.
regnum-deals-signed = Signed by all; it waits until deals are announced.
regnum-deals-agreed = Version { $version }, confirmed by { $seats }
regnum-deals-announced = Your deal is announced: { $deal }
regnum-deals-failed = Your deal ({ $deal }) could not be struck: { $reason }
regnum-talk-no-whispers = These players cannot talk in private now.
regnum-talk-whispered = { $seats } will read it alone at the screen.
regnum-talk-whisper-how = Type for example: whisper 1,2 Shall we?
regnum-talk-seats-how = Name seats by their numbers, for example: 1,2
regnum-talk-no-such-promise = Nothing of this kind can be promised here.
regnum-talk-no-promises = This game knows no promises.
regnum-talk-promise-how = Type SEATS KIND NUMBER, for example: promise 1,2 spare 1. The kinds:
regnum-talk-verdict = { $promise } – { $verdict }
regnum-deal-gift = { $giver } gives { $taker }: { $item }
regnum-deal-taken-out = taken out: { $part }
regnum-deal-put-in = new: { $part }
regnum-promise-made = { $maker } promises { $to }: { $what }
regnum-promise-open = never put to the test
regnum-promise-kept = kept
regnum-promise-broken = broken
regnum-answer-too-little = that is too little
regnum-answer-not-wanted = no use for that
regnum-answer-not-to-a-leader = that would help whoever is ahead
regnum-answer-no-trade = does not trade
regnum-deals-offered = { $seat } offers you:
regnum-deals-own = Your offer to { $seat }:
regnum-deals-gives = { $seat } gives: { $items }
regnum-deals-you-give = You give: { $items }
regnum-deals-of = { $item } (of { $most })
regnum-deals-confirm = Confirm
regnum-deals-decline = Decline
regnum-deals-withdraw = Withdraw
regnum-deals-with = Trade with { $seat }
regnum-deals-propose = Propose this deal
regnum-deals-empty = Mark first what is to change hands.
regnum-deals-keys = Enter marks, ← → how many, Esc leaves it
regnum-deals-laid = The offer is on the table: { $seat } will answer in due course.
regnum-deals-waiting =
    { $count ->
        [one] An offer waits for your answer: press d.
       *[other] { $count } offers wait for your answer: press d.
    }
regnum-play-help =
    A number makes that move; a move can also be typed as it stands in brackets.
    why MOVE         why a move is possible or not, with its rule
    undo             take your last move back, as long as nothing was revealed
    back COUNT       go back further, before one of your last moves, if all at this screen agree
    orders           your standing orders; order TOPIC never|ask|play|cancel changes one
    alone on|off     whether your answer is given for you where you have no choice
    as SEAT          answer for another of your own seats first
    rules PARAGRAPH  a paragraph or a chapter of the rules; rules alone lists the chapters
    board            the whole position
    log COUNT        the last events
    odds             what the next cards or the next check can bring
    hint             what a program would do
    deals            what could be traded now, in a title with trade
    deal SEAT give THINGS get THINGS
                     propose a deal, for example: deal 1 give gold:0:3 get development:4
    drafts           deals that wait for somebody; confirm N, decline N WORD, counter N …
    whisper SEATS TEXT
                     leave a word that only they read, behind their curtain
    promise SEATS KIND NUMBER
                     a promise that binds nobody; at the end all see whether it was kept
    list             the moves once more
    save FILE        save the game (.json), or the position alone (.toml)
    load FILE        go on with a saved game or from a position
    help             this text
    quit             leave the game

## The full screen

regnum-key-why = Why
regnum-key-hint = Hint
regnum-key-odds = Odds
regnum-key-deals = Deals
regnum-key-undo = Undo
regnum-key-log = Log
regnum-key-rules = Rules
regnum-key-save = Save
regnum-key-help = Help
regnum-key-leave = Quit
regnum-key-guide = Guide
regnum-screen-news = What happened
regnum-screen-turn = it is for you to choose
regnum-screen-thinks = { $agent } thinks ({ $seat })…
regnum-screen-wait = One moment…
regnum-screen-close = Esc closes
regnum-screen-answer = Enter confirms, Esc leaves it
regnum-screen-why-any = Which move?
regnum-screen-not-now = Nothing can be done with this now:
regnum-screen-paragraph = Which paragraph or chapter? (nothing: the chapters)
regnum-screen-save = Save under which name? (.json the game, .toml the position)
regnum-screen-load = Load which file?
regnum-screen-help =
    ↑ ↓          choose a move; ➤ marks on the table what it points at
    digits       go to the move with that number; the same numbers stand on the table
    Enter        make the move
    mouse        a click on a move makes it, a click on the table finds it
    PgUp PgDn    scroll the table; Tab goes to its next part
    w            why the move is possible; W asks about any other move
    h            hint: what a program would do
    o            odds: what the next cards or the next check can bring
    d            deals: what is on offer, and a deal of your own, in a title with trade
    u            undo your last move, as long as nothing was revealed
    b            back: further than undo can, if all at this screen agree
    y            standing orders: what is answered for you
    l            log of all that happened
    r            rules, by paragraph or chapter
    s L          save, load
    q            leave the game

## The guide of a tutorial

regnum-guide = Guide
regnum-guide-suggests = My suggestion: { $number }, { $move }. You may also do anything else.
regnum-guide-only = There is only one answer: { $number }, { $move }.
regnum-guide-strayed =
    { $client ->
        [page] You go your own way, and that is how one learns. I stay near and say a word when something new comes up; Hint tells what a program would do, and Undo may bring you back.
       *[terminal] You go your own way, and that is how one learns. I stay near and say a word when something new comes up; hint tells what a program would do, and undo may bring you back.
    }

## Mistakes

regnum-error-usage = { $problem } (see { $command } --help)
regnum-error-internal = a mistake in Regnum itself: { $problem } (set REGNUM_DEBUG=1 to see where)
regnum-error-kept = { $problem }; the game up to there is saved as { $file }
regnum-error-read = cannot read { $file }: { $problem }
regnum-error-too-large = { $file } is larger than { $most } MB; no game is
regnum-error-file = { $file }: { $problem }
regnum-error-damaged = { $file }: the file is damaged or impossible: { $problem }
regnum-error-empty = the file is empty
regnum-error-foreign = this is neither a saved game nor a position file (TOML)
regnum-error-toml = this is neither a saved game nor a position file (TOML): { $problem }
regnum-error-no-title = the position does not say its title; write title = "..." with one of: { $known }
regnum-error-nobody-waits = the position waits for nobody; the last entry of its stack must be a decision
regnum-error-not-ours = { $file } exists and is no game, so it is not replaced; choose another name
regnum-error-no-log = { $file } is not a saved game: a position has no log (show, legal, why and apply can read it)
regnum-error-two-targets = choose either --out or --in-place
regnum-error-seat = there is no seat { $seat }; seats are 0 to { $last }
regnum-error-automated-seat = seat { $seat } is played by the rules themselves; take another
regnum-error-move = { $move }: { $reason } Allowed now: { $allowed }
regnum-error-option = { $text } is no option; write NAME=VALUE
regnum-error-preset = { $title } has no set of options { $preset }; it has: { $known }
regnum-error-jobs = the number of jobs must be 1 or more, not { $jobs }
regnum-error-no-rules = { $title } has no text of its rules
regnum-error-no-ledger = { $title } has no ledger of its rules
regnum-error-paragraph = { $title } has no paragraph { $paragraph }; close to it: { $close }
regnum-error-nobody-plays = nobody plays at { $seats }; write { $person } for your own seat
regnum-error-seats = { $seats } names { $given } seats, but the game has { $wanted }
regnum-error-no-tutorial = { $title } has no tutorial
regnum-error-no-folder = games cannot be kept in { $folder }: { $problem }
regnum-error-no-screen = the full screen needs a terminal; leave out --screen to play line by line

regnum-play-anybody = Does anybody answer ({ $seats })? The number of the seat, or Enter for nobody:
regnum-play-anybody-how = Type the number of the seat that answers, or press Enter if nobody does.
regnum-play-no-orders = This title has no standing orders.
regnum-play-orders = Your standing orders:
regnum-play-order-how = order TOPIC never|ask|play|cancel [SCOPE] [CONDITION] changes one.
regnum-play-no-such-order = There is no such order: { $topic }.
regnum-play-alone-on = Where you have no choice, as everybody can tell, your answer is given for you.
regnum-play-alone-off = You are asked also where you have no choice.
regnum-play-back-how = back, or back with how many of your own moves.
regnum-play-back-all = Does everybody at this screen agree to go back (y/n)?
regnum-play-went-back = The game went back; what is drawn again is drawn anew.
regnum-play-as-how = as, with one of your own seats: { $seats }.
regnum-screen-anybody = Does anybody answer?
regnum-screen-nobody = Nobody
regnum-screen-back = Go back how many of your moves, if all agree?
regnum-key-rewind = Back
regnum-key-orders = Orders
