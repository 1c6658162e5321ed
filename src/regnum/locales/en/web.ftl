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
web-rule = Rule { $rule }
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
web-home-continue = Continue
web-home-forget = Forget
web-home-forget-label = Forget game { $game }
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
web-create-seat = Player { $seat }
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
web-agent-greedy = greedy
web-agent-random = random
web-agent-bank = automated bank

## What goes wrong

web-problem-server = The server does not answer.
web-problem-no-game = There is no such game.
web-problem-link = This is no link to a game.
web-problem-stale = The game has moved on; look at the table again.

## The table

web-your-turn = Your move.
web-you = you
web-over = The game is over.
web-won = You have won!
web-waiting-for = Waiting for { $names }
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
web-invite = Link for player { $seat }
web-table-form = How the table is shown
web-tab-board = Board
web-tab-words = In words
web-closer-look = A closer look
web-export = Save the game as a file
web-again = Play again
web-curtain = Next: { $name }
web-curtain-text = Pass the screen on. Nobody else should look now.
web-curtain-raise = I am { $name }: show the table

## Reasons and rules

web-why = Why can't I…?
web-why-label = A move in its written form
web-why-ask = Ask
web-why-hint = Write a move, or press any card that is not lit.
web-why-allowed = Allowed now.
web-why-later = Other moves come first: { $after }
web-rules = Rules
web-rules-paragraph = Paragraph
web-rules-open = Open
web-rules-missing = There is no such paragraph.
