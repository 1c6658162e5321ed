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
regnum-server-unknown-token = This key opens no seat.
regnum-server-other-origin = The request comes from another site and was refused.
regnum-server-wrong-seats = { $given } seats were named, but { $wanted } are needed.
regnum-server-bad-game = Such a game cannot be set up: { $problem }
regnum-server-not-a-move = This is not a move: { $problem }
regnum-server-old-ruleset = This game was begun with rules of version { $ruleset }; this server plays version { $version }.
regnum-server-rule-failure = A rule broke down here. The game stands as it was, and a report has been kept.
regnum-server-busy = The server cannot write just now. Nothing was changed; try again in a moment.
regnum-server-failure = The server made a mistake. Nothing was changed.

regnum-server-note-fallback = the program of { $seat } gave no answer in time; a move was drawn for it.

regnum-server-no-port = The server cannot listen at { $host }, port { $port }: { $problem }
regnum-server-running = The table is at { $address }. Ctrl+C ends the server.
