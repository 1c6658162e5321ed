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
regnum-server-not-alone = Grają tu też inni: programów się nie pogania.
regnum-server-unknown-token = Ten klucz nie pasuje do żadnego miejsca.
regnum-server-other-origin = Żądanie przyszło z innej strony i zostało odrzucone.
regnum-server-wrong-seats = Podano miejsc: { $given }, a potrzeba: { $wanted }.
regnum-server-bad-game = Takiej partii nie można rozpocząć: { $problem }
regnum-server-fixed-tutorial = Przebieg samouczka ustala sama gra: podaj jej nazwę i nic więcej.
regnum-server-no-tutorial = Gra { $title } nie ma samouczka.
regnum-server-not-a-move = To nie jest ruch: { $problem }
regnum-server-old-ruleset = Partię rozpoczęto według zasad w wersji { $ruleset }, a ten serwer gra według wersji { $version }.
regnum-server-rule-failure = Zawiodła tu reguła. Partia została taka, jaka była, a raport zachowano.
regnum-server-busy = Serwer nie może teraz zapisywać. Nic się nie zmieniło; spróbuj za chwilę.
regnum-server-failure = Błąd serwera. Nic się nie zmieniło.
regnum-server-bad-pace = Nie ma tempa { $pace }; jest none, live:MINUTY+SEKUNDY i days:DNI.
regnum-server-resigned = Ta partia jest już przez ciebie poddana; za to miejsce do końca gra program.
regnum-server-nothing-said = Pustego wiersza nie da się powiedzieć.
regnum-server-not-your-turn = Teraz nikt na ciebie nie czeka.
regnum-server-no-hint = Program nie zdążył znaleźć rady. Spytaj jeszcze raz.
regnum-server-game-over = Ta partia jest zakończona.
regnum-server-too-often =
    { $seconds ->
        [one] Za często. Spróbuj ponownie za { $seconds } sekundę.
        [few] Za często. Spróbuj ponownie za { $seconds } sekundy.
       *[many] Za często. Spróbuj ponownie za { $seconds } sekund.
    }
regnum-server-too-many-sockets = Otwarto zbyt wiele okien z grami. Zamknij niektóre.
regnum-server-wrong-partners = Wskaż inne miejsca tej partii, z którymi chcesz handlować.
regnum-server-too-many-offers = Na stole leży już kilka twoich ofert. Najpierw wycofaj jedną.
regnum-server-too-many-rollbacks = Gra cofała się już tyle razy, ile może: { $most }.
regnum-server-not-a-party = Nie bierzesz udziału w tej umowie.
regnum-server-wrong-gifts = Wszystko w umowie przechodzi od jednej strony do drugiej.
regnum-server-not-traded = W umowie jest coś, czym się tu nie handluje.
regnum-server-empty-deal = W tej umowie nic nie ma.
regnum-server-wrong-clauses = Ustalenia muszą dotyczyć różnych stron umowy.
regnum-server-other-parties = Nowa wersja ma te same strony; zaproponuj osobną umowę.
regnum-server-stale-draft = Propozycję tymczasem zmieniono. Spójrz na nią jeszcze raz.
regnum-server-no-whispers = Ci gracze nie mogą teraz rozmawiać na osobności.
regnum-server-no-room = Nie ma takiego pokoju.
regnum-server-no-such-promise = Czegoś takiego nie można tu obiecać.
regnum-server-too-many-promises = Na jedną partię to dość obietnic.
regnum-server-no-offer = Tej propozycji nie ma już na stole.

regnum-server-note-fallback = program ({ $seat }) nie odpowiedział na czas; wylosowano za niego ruch.
regnum-server-note-hurried = program ({ $seat }) został ponaglony; wylosowano za niego ruch.
regnum-server-note-talks-over = czas rozmów minął.
regnum-server-note-time-up = czas minął: { $seat }.
regnum-server-note-absent = { $seat }: nikogo przy stole; dalej gra program.
regnum-server-note-back = { $seat }: znów przy stole.
regnum-server-note-resigned = { $seat }: partię poddano.
regnum-server-note-end-offered = { $seat }: propozycja zakończenia partii bez zwycięzcy.
regnum-server-note-end-refused = { $seat }: gramy dalej.
regnum-server-note-ended-resigned = partię poddano.
regnum-server-note-ended-agreed = partię zakończono za zgodą wszystkich.
regnum-server-note-deal-offered = { $seat }: propozycja umowy.
regnum-server-note-deal-accepted = { $seat }: zgoda na umowę.
regnum-server-note-deal-declined = { $seat }: umowę zdjęto ze stołu.
regnum-server-note-deal-struck = { $seat }: ostatnia zgoda, umowę zawarto.
regnum-server-note-deal-struck-signed = Podpisaną umowę zawarto.
regnum-server-note-deal-countered = { $seat } proponuje w zamian: { $deal }
regnum-server-note-deal-declined-word = { $seat } wycofuje propozycję umowy: { $word }
regnum-server-note-deal-failed = Podpisanej umowy nie udało się zawrzeć: { $reason }
regnum-server-note-deal-announced = Ogłoszono umowę: { $deal }
regnum-server-note-rule-failed = zawiodła tu reguła; raport zachowano.

regnum-server-ended-agreed = Gracze zgodzili się zakończyć partię; nikt nie wygrał.
regnum-server-ended-resigned =
    { $count ->
        [0] Partię poddano; nikt nie wygrał.
        [one] Pozostali się poddali. Wygrywa: { $winners }.
        [few] Pozostali się poddali. Wygrywają: { $winners }.
       *[many] Pozostali się poddali. Wygrywają: { $winners }.
    }

regnum-server-no-port = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $problem }
regnum-server-running = Stół jest pod adresem { $address }. Ctrl+C zatrzymuje serwer.
regnum-server-note-rollback-offered = { $seat } jest za cofnięciem do wcześniejszej chwili.
regnum-server-note-rollback-refused = { $seat } jest przeciw cofnięciu.
regnum-server-note-rolled-back = za zgodą wszystkich partia wróciła do wcześniejszej chwili; co losuje się ponownie, losuje się od nowa.
regnum-server-no-such-order = Nie ma takiego polecenia: { $topic }.
regnum-server-damaged = Ta partia jest uszkodzona: brakuje części zapisu. Nie można jej kontynuować.
regnum-server-note-answered-alone = jedyna możliwa odpowiedź została udzielona sama: { $seat }.
