# Co odpowiada serwer, gdy żądania nie można wykonać, i co notuje przy stole.

regnum-server-no-language = Nie ma tekstów w języku { $language }.
regnum-server-not-json = Żądanie musi być w formacie JSON (application/json).
regnum-server-too-large = Żądanie jest większe, niż wolno (bajty: { $limit }).
regnum-server-malformed = Żądania nie można odczytać: { $problem }
regnum-server-no-game = Nie ma takiej partii.
regnum-server-no-title = Nie ma takiej gry.
regnum-server-no-catalogue = Ta gra nie ma katalogu.
regnum-server-no-paragraph = W zasadach nie ma takiego paragrafu.
regnum-server-no-link = Ten odnośnik nie prowadzi do żadnego miejsca przy stole.
regnum-server-no-page = Pod tym adresem nic nie ma.
regnum-server-not-possible = Pod tym adresem nie można tego zrobić.
regnum-server-no-seat = Widzowie tylko patrzą: do tego potrzebne jest miejsce przy stole.
regnum-server-not-your-seat = To miejsce należy do kogoś innego.
regnum-server-unknown-token = Ten klucz nie pasuje do żadnego miejsca.
regnum-server-other-origin = Żądanie przyszło z innej strony i zostało odrzucone.
regnum-server-wrong-seats = Podano miejsc: { $given }, a potrzeba: { $wanted }.
regnum-server-bad-game = Takiej partii nie można rozpocząć: { $problem }
regnum-server-not-a-move = To nie jest ruch: { $problem }
regnum-server-old-ruleset = Partię rozpoczęto według zasad w wersji { $ruleset }, a ten serwer gra według wersji { $version }.
regnum-server-rule-failure = Zawiodła tu reguła. Partia została taka, jaka była, a raport zachowano.
regnum-server-busy = Serwer nie może teraz zapisywać. Nic się nie zmieniło; spróbuj za chwilę.
regnum-server-failure = Błąd serwera. Nic się nie zmieniło.

regnum-server-note-fallback = program ({ $seat }) nie odpowiedział na czas; wylosowano za niego ruch.

regnum-server-no-port = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $problem }
regnum-server-running = Stół jest pod adresem { $address }. Ctrl+C zatrzymuje serwer.
