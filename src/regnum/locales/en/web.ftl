# What the page in the browser says, whatever the title.

## Every page

web-skip = Skip to the main part
web-page-table = the table
web-settings = Settings
web-offline = Connection lost, trying again…
web-language = Language
web-theme = Look
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-confirm-moves = Ask before every move
web-number-keys = Number keys pick moves
web-only-answer = Give my answer where only one is possible
web-sound = Sound when it is my turn
web-notify = Notices of the browser when it is my turn
web-notify-denied = The browser forbids them for this page.
web-rule = Rule { $rule }
web-rule-this = The rule about this
web-close = Close
web-cancel = Cancel
web-loading = Loading…
web-busy = One moment…
web-home = Home
web-unofficial = Unofficial: not made, endorsed or approved by the designers or publishers of the games.

## Home

web-home-lead = Deep historical board games, complete and exact, in your browser.
web-home-quick = Play at once against programs:
web-home-against =
    { $count ->
        [one] { $count } opponent
       *[other] { $count } opponents
    }
web-unfinished = Unfinished
web-unfinished-text = All its rules are played; its board is still to be drawn, so the table is told in words.
web-home-new = New to it?
web-home-lesson = A first game with comments
web-home-continue = Continue
web-home-forget = Forget
web-home-forget-label = Forget game { $game }
web-home-your-turn = Your move
web-home-over = Over
web-home-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-home-create = Choose the players, the seats and the readings of the rules.
web-home-create-button = Set up a game
web-home-join = Join by link
web-home-join-label = The link or the code you were sent
web-home-join-button = Join

## A new game

web-create-heading = New game
web-create-title = Game
web-create-players = Players
web-create-scenario = Scenario
web-create-seed = Seed (empty: by chance)
web-create-seats = Who sits where
web-create-seat = Seat { $seat }
web-create-start = Start the game
web-create-options =
    { $count ->
        [one] Variants and readings of the rules ({ $count })
       *[other] Variants and readings of the rules ({ $count })
    }
web-create-presets = Sets of options:
web-kind-me = Me
web-kind-screen = Person at this screen
web-kind-open = Person by link
web-kind-person = Person
web-kind-program = Program: { $agent }
web-agent-greedy = plays for gain
web-agent-random = plays at random
web-agent-bank = automated bank
web-create-pace = Pace
web-create-more = More
web-pace = Pace
web-pace-none = No clock
web-pace-live =
    { $minutes ->
        [one] Live: { $minutes } minute each, { $seconds } s more a move
       *[other] Live: { $minutes } minutes each, { $seconds } s more a move
    }
web-pace-days =
    { $days ->
        [one] By correspondence: { $days } day a move
       *[other] By correspondence: { $days } days a move
    }
web-scenario-standard = Standard
web-value-on = On
web-value-off = Off
web-value-yes = Yes
web-value-no = No

## What goes wrong

web-problem-server = The server does not answer.
web-problem-no-game = There is no such game.
web-problem-link = This is no link to a game.
web-problem-stale = The game has moved on; look at the table again.

## The table

web-your-turn = Your move.
web-you = you
web-winners =
    { $count ->
        [1] The winner: { $names }
       *[other] The winners: { $names }
    }
web-no-winner = Nobody has won.
web-won = You have won!
web-waiting-for = Waiting for { $names }
web-thinks = { $names } is thinking…
web-hurry = Hurry
web-hurry-text = Have a move drawn for the program, instead of waiting for it
web-to-move = to move
web-undo = Undo
web-options =
    { $count ->
        [one] { $count } possible move
       *[other] { $count } possible moves
    }
web-aimed = Only moves with the chosen thing.
web-show-all = Show all
web-confirm = Make this move
web-keys-hint = Arrows or digits choose, Enter plays.
web-lit =
    { $count ->
        [one] { $count } move possible
       *[other] { $count } moves possible
    }
web-log = What happened
web-seats = Players
web-more = More
web-invite = Link for { $name }
web-table-form = How the table is shown
web-tab-board = Board
web-tab-words = In words
web-closer-look = A closer look
web-export = Save the game as a file
web-again = Play again
web-curtain = Next: { $name }
web-curtain-text = Pass the screen on. Nobody else should look now.
web-curtain-raise = I am { $name }: show the table
web-redo = Redo
web-hint = Hint
web-hint-text = A program would: { $move }
web-hint-none = There is no hint now.
web-odds = Odds: what chance can bring
web-last-move = Last move
web-last-move-again = Show the last move again
web-last-move-before = The table before the last move
web-log-short = Log
web-log-empty = Nothing has happened yet.
web-panels = Log, talk, notes and more
web-sandbox = Try it out in a sandbox
web-sandbox-banner = Sandbox: nothing here counts.
web-sandbox-text = You move for everybody; what you cannot know was drawn anew.
web-sandbox-back = Back to the game
web-generic-things = What moves can name
web-generic-players = What each player has
web-generic-table = On the table
web-closer-moves =
    { $count ->
        [one] { $count } move possible with it:
       *[other] { $count } moves possible with it:
    }
web-closer-now = No move with it now. To be decided: { $prompt }
web-own-seats = Your seats (key S)
web-own-seat-asked = asked now
web-pass-on = Pass the screen to:
web-window-asked = Asked: { $names }.
web-window-answered = You have answered; you may change it until all have.
web-talks-until = The talks end at { $time }, or as soon as all are ready.
web-window-until = Whoever has not answered by { $time } stays silent.
web-anybody = Does anybody respond?
web-anybody-text = Whoever does takes the screen alone; nobody else learns who could have.
web-anybody-nobody = Nobody
web-anybody-claim = Who responds
web-anybody-me = I do: { $name }
web-anybody-back = Back to the common question
web-log-earlier = Earlier
web-log-more-shown =
    { $count ->
        [one] { $count } earlier line is shown.
       *[other] { $count } earlier lines are shown.
    }
web-back-choose = Go back to a line…
web-back-which = Choose the last line that should count.
web-back-here = Go back to here
web-back-here-label = Go back to here: { $line }
web-back-start = Go back to the beginning
web-back-beginning = The beginning of the game
web-back-question = Go back to here?
web-back-line = “{ $line }”
web-back-text = All who play must agree. What came after no longer counts, and what is drawn again is drawn anew.
web-back-text-here = Everybody at this screen must agree. What came after no longer counts, and what is drawn again is drawn anew.
web-back-propose = Propose it
web-back-go = We agree: go back
web-back-offered = You have proposed to go back to:
web-back-absent = { $names }: absent. From { $time } on the others may go back without an answer.
web-back-without = Go back without those who are absent
web-back-asked =
    { $count ->
        [one] { $names } would like to go back to:
       *[other] { $names } would like to go back to:
    }
web-orders = Orders
web-orders-text = What is answered for you without a question. Nobody else sees it; it holds until the time is over or you cancel it.
web-orders-answer = what is answered
web-orders-condition = on what condition
web-orders-scope = for how long
web-orders-always = always
web-orders-in-force = in force
web-orders-none = no order
web-orders-give = Order this
web-orders-cancel = Cancel
web-orders-given = The order is given.
web-orders-cancelled = The order is cancelled.
web-orders-not = Not { $scope }

## Talk and notes

web-deals = Deals
web-deals-none = Nothing is on offer.
web-deals-by = Offered by { $name }
web-deals-gives = From { $name }:
web-deals-nothing = nothing
web-deals-accept = Confirm
web-deals-decline = Decline
web-deals-withdraw = Withdraw
web-deals-draft = Your offer
web-deals-partner = Trade with
web-deals-propose = Propose
web-deals-count = How many: { $name }
web-deals-waiting =
    { $count ->
        [one] { $count } offer waits for you
       *[other] { $count } offers wait for you
    }
web-talk = Talk
web-talk-label = Say something to the table
web-talk-send = Send
web-talk-empty = Nobody has said anything yet.
web-talk-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
web-deals-version = { $name } proposes version { $version }
web-deals-private = private
web-deals-public = everybody sees this
web-deals-agreed = Confirmed by { $names }.
web-deals-missing = Still to answer: { $names }.
web-deals-signed = Signed by all; it waits to be announced
web-deals-counter = Propose a change
web-deals-word = A word to go with it, if you decline
web-deals-word-withdraw = A word to go with it, if you withdraw
web-deals-instead = Your version, for { $names }
web-deals-send-version = Send this version
web-deals-together = Agreed together
web-deals-more =
    { $count ->
        [one] { $count } more thing
       *[other] { $count } more things
    }
web-deals-hide = Only you and { $names } see it
web-promises = Promises
web-promises-what = Promise
web-promises-about = About
web-promises-to = To
web-promises-make = Promise it
web-promises-private = Only they hear it. It binds nobody; at the end all see whether it was kept.
web-talk-rooms = Rooms
web-talk-table = Table
web-talk-private = Private
web-talk-with = Talk in private with
web-talk-open = Open the room
web-talk-whisper = Say something to { $names } alone
web-talk-closed = Private talk is over for now.
web-notes = Notes
web-notes-label = Notes that only you see
web-notes-saving = Saving…
web-notes-saved = Saved
web-notes-failed = Not saved: the server does not answer.

## Clocks

web-clock = Clock
web-clock-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }
web-clock-short = hurry
web-clock-grace = time is up
web-clock-out = out of time
web-clock-minute = You have one minute left.

## Coming and going

web-seat-resigned = resigned
web-seat-absent = absent: a program plays
web-seat-here = online
web-seat-away = offline
web-program-plays = A program plays for you.
web-take-back = Take my seat back
web-resign = Resign
web-resign-question = Resign this game?
web-resign-text = You cannot come back. If others play on, a program plays your seat to the end.
web-end-offer = Propose to end the game
web-end-alone = End the game
web-end-question = End this game without a winner?
web-end-text = The game ends when every person who still plays agrees; against programs alone it ends at once.
web-end-offered = You have proposed to end the game without a winner.
web-end-withdraw = Withdraw
web-end-asked = { $names } would like to end the game without a winner.
web-end-agree = Agree
web-end-refuse = Refuse

## Reasons and rules

web-why = Why can't I…?
web-why-short = Why not?
web-why-label = A move in its written form
web-why-ask = Ask
web-why-hint = Write a move, or press anything on the table that is not lit.
web-why-allowed = Allowed now.
web-why-later = Other moves come first: { $after }
web-rules = Rules
web-rules-search = Search the rules: words or a paragraph
web-rules-english = The rules are written in English so far; search for English words.
web-rules-all = All paragraphs found
web-rules-count =
    { $count ->
        [0] No paragraph found
        [one] { $count } paragraph
       *[other] { $count } paragraphs
    }
web-rules-missing = There is no such paragraph.

## The guide of a first game

web-guide = Guide
web-guide-step = Step { $step } of { $count }
web-guide-begin = Let us begin
web-guide-suggests = My suggestion: { $move }
web-guide-only = There is only one answer: { $move }
web-guide-play = Play this
web-guide-back = Take the move back
web-guide-quiet = Nothing new here: go on as you like.
web-guide-alone = I go on alone
web-guide-again = Call the guide back
