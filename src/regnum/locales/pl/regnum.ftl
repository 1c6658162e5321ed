# What the command `regnum` and the game in the terminal say, whatever the title.

## Players, decisions, endings

regnum-seat = gracz { $seat }
regnum-waiting = Decyduje: { $seats }. { $prompt }
regnum-ended = Koniec gry.
regnum-over =
    { $count ->
        [1] Koniec gry. Wygrywa: { $winners } ({ $way }).
       *[other] Koniec gry. Zwycięstwo dzielą: { $winners } ({ $way }).
    }
regnum-reason-with-rule = { $reason } (zasada { $rule })
regnum-interrupted = przerwano

## Why a move is possible or not

regnum-why-allowed = { $move }: teraz wolno.
regnum-why-later = { $move }: możliwe, ale najpierw trzeba wykonać inne ruchy: { $after }.
regnum-why-refused = { $move }: nie wolno. { $reason }
regnum-why-path = Sprawdzono po ruchach: { $after }.
regnum-why-decision = Decyzja, o którą chodzi: { $prompt }

## Titles

regnum-titles-players =
    { $most ->
        [1] liczba graczy: { $fewest }
       *[other] liczba graczy: od { $fewest } do { $most }
    }
regnum-titles-scenarios = scenariusze: { $list }
regnum-titles-presets = zestawy opcji: { $list }
regnum-titles-unfinished = nieukończona: plansza nie jest jeszcze narysowana

## Simulation

regnum-simulate-progress = partie
regnum-simulate-games =
    { $games ->
        [one] { $title }, liczba graczy: { $players } – { $games } partia
        [few] { $title }, liczba graczy: { $players } – { $games } partie
        [many] { $title }, liczba graczy: { $players } – { $games } partii
       *[other] { $title }, liczba graczy: { $players } – { $games } partii
    }
regnum-simulate-finished = Ukończone: { $finished }, ślepe zaułki: { $dead_ends }, błędy: { $errors }
regnum-simulate-decisions = Decyzje: { $decisions } w { $seconds } s
regnum-simulate-outcomes = Jak kończyły się partie:
regnum-simulate-wins = Zwycięstwa (wspólne liczy się każdemu zwycięzcy):
regnum-simulate-promises = Obietnice i co z nich wyszło:
regnum-simulate-failed = partia { $game } (ziarno { $seed }) została przerwana: { $problem }
regnum-simulate-kept = zapisana w { $file }
regnum-simulate-again = aby to powtórzyć: { $command }

regnum-bench-no-chess = szybkość mierzy się względem python-chess: zainstaluj go poleceniem `pip install chess` (./run robi to sam)
regnum-bench-title = { $title }, { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $build }
regnum-bench-pure = czysty Python
regnum-bench-compiled = skompilowano
regnum-bench-speed = Decyzje na sekundę: { $decisions }, { $ratio } razy tyle co python-chess
regnum-bench-answers = Odpowiedzi na sekundę, także jedynych możliwych: { $answers }
regnum-bench-games = Partie na sekundę: { $games }; decyzje w partii: { $decisions }; odpowiedzi do wyboru: { $options }
regnum-bench-clone = Kopia partii trwa { $time } µs, { $ratio } razy tyle co kopia szachownicy

## Ledger of the rules

regnum-ledger-paragraphs = Paragrafy: { $count }
regnum-ledger-with-code = Z kodem: { $count }
regnum-ledger-with-tests = Z testami: { $count }
regnum-ledger-seen = Wystąpiły w grach programów: { $count }
regnum-ledger-unseen = Nie wystąpiły w grach programów ({ $count }):
regnum-ledger-waived = Nie są zasadami gry ({ $count }):
regnum-ledger-missing = Brakuje ({ $count }):

## Recorded games

regnum-replay-undo = cofa ostatni ruch
regnum-replay-failing = wpisu { $sequence } nie można wykonać: { $problem }
regnum-replay-mended = Wpis { $sequence } był kiedyś błędem, a teraz można go wykonać: { $move }
regnum-verified = Partia była uczciwa. Powtórzono i zgadzają się: wpisy dziennika – { $entries }, losowania – { $draws }.
regnum-verified-commitment = Zobowiązanie gospodarza: { $commitment }
regnum-unfair = { $file } nie zgadza się ze swoimi losowaniami: { $problems }
regnum-verify-other-rules = { $file }: partię rozegrano według innych zasad (wersja { $ruleset }). Jej klucz się zgadza; ruchy mogą sprawdzić tylko te zasady, według których ją rozegrano.
regnum-replay-other-rules = Partię rozegrano według innych zasad (wersja { $ruleset }): ruchy są wymienione, ale ich skutków nie da się opowiedzieć ponownie.

## The game in the terminal

regnum-play-welcome = { $title }, liczba graczy: { $players }. Wpisz help, aby poznać polecenia.
regnum-play-unfinished = Ta gra jest nieukończona: gra się według wszystkich reguł, ale w przeglądarce nie ma jeszcze planszy.
regnum-play-commitment = Losowania wiąże zobowiązanie { $commitment }; po grze sprawdzi je regnum verify.
regnum-play-prompt = { $seat }>
regnum-play-no-number = Nie ma numeru { $number }; wybierz od 1 do { $last }.
regnum-play-why-what = Wpisz why i ruch albo jego numer, na przykład: why 1
regnum-play-undone = Ruch cofnięto.
regnum-play-chapter =
    { $count ->
        [one] { $chapter } – { $count } paragraf
        [few] { $chapter } – { $count } paragrafy
        [many] { $chapter } – { $count } paragrafów
       *[other] { $chapter } – { $count } paragrafu
    }
regnum-play-rules-what = Wpisz rules i rozdział albo paragraf, na przykład: rules { $example }
regnum-play-which-file = Podaj plik, na przykład: my-game.json
regnum-play-saved = Zapisano: { $file }
regnum-play-loaded = Wczytano: { $file }
regnum-play-curtain = Teraz przy ekranie: { $seat }. Pozostali nie patrzą.
regnum-play-curtain-enter = { $seat }: naciśnij Enter, aby zobaczyć swoją rękę.
regnum-play-no-events = Nic się jeszcze nie wydarzyło.
regnum-play-log-count = { $text } to nie liczba wydarzeń; wpisz na przykład: log 20
regnum-play-no-odds = Dla tej gry nie ma obliczonych szans.
regnum-play-hint = { $agent } wybiera { $number }: { $move }
regnum-play-no-hint = Nie ma tu programu { $agent }, który mógłby podpowiedzieć.
regnum-play-deal-with = { $seat }: deal { $other } { $verb } …
regnum-play-deal-how = Wpisz na przykład: deal 1 give gold:0:3 get development:4 (deals pokaże, co jest)
regnum-play-deal-thing = { $text } nie można oddać; pisz RODZAJ:NUMER albo RODZAJ:NUMER:ILE, jak podaje deals
regnum-play-no-deals = Teraz nie ma czym handlować.
regnum-play-deal-item = { $giver } → { $taker }: { $item }
regnum-play-deal-confirm = { $seat }: zgoda? (tak albo nie)
regnum-play-deal-yes = tak t
regnum-play-deal-struck = { $seat }: zgoda, umowa zawarta.
regnum-play-deal-declined = { $seat }: odmowa.
regnum-play-deal-declined-why = { $seat } się nie zgadza: { $reason }
regnum-play-deal-countered = { $seat } proponuje w zamian: { $deal }
regnum-play-drafts-how = drafts pokazuje propozycje; confirm NUMER, decline NUMER SŁOWO albo counter NUMER MIEJSCE give RZECZY get RZECZY
regnum-play-no-drafts = Nie ma tu propozycji.
regnum-play-drafts-waiting =
    { $count ->
        [one] { $count } propozycja czeka na twoją odpowiedź: wpisz drafts
        [few] { $count } propozycje czekają na twoją odpowiedź: wpisz drafts
       *[many] { $count } propozycji czeka na twoją odpowiedź: wpisz drafts
    }
regnum-deals-counter = Zaproponuj coś innego
regnum-deals-several-row = Umowa z kilkoma
regnum-deals-several = Numery miejsc, na przykład: 1,2
regnum-deals-whisper-row = Powiedz na osobności
regnum-deals-promise-row = Obiecaj coś
regnum-deals-confirmed = Potwierdzone; pozostali jeszcze nie odpowiedzieli.
regnum-deals-signed = Podpisana przez wszystkich; czeka na ogłoszenie.
regnum-deals-agreed = Wersja { $version }, potwierdzili: { $seats }
regnum-deals-announced = Ogłoszono twoją umowę: { $deal }
regnum-deals-failed = Twojej umowy ({ $deal }) nie udało się zawrzeć: { $reason }
regnum-talk-no-whispers = Ci gracze nie mogą teraz rozmawiać na osobności.
regnum-talk-whispered = Przeczytają to na osobności przy ekranie: { $seats }.
regnum-talk-whisper-how = Wpisz na przykład: whisper 1,2 Dogadamy się?
regnum-talk-seats-how = Podaj numery miejsc, na przykład: 1,2
regnum-talk-no-such-promise = Czegoś takiego nie można tu obiecać.
regnum-talk-no-promises = Ta gra nie zna obietnic.
regnum-talk-promise-how = Wpisz MIEJSCA RODZAJ NUMER, na przykład: promise 1,2 spare 1. Rodzaje:
regnum-talk-verdict = { $promise } – { $verdict }
regnum-deal-gift = { $giver } → { $taker }: { $item }
regnum-deal-taken-out = usunięto: { $part }
regnum-deal-put-in = dodano: { $part }
regnum-promise-made = { $maker } → { $to }, obietnica: { $what }
regnum-promise-open = nie wystawiono jej na próbę
regnum-promise-kept = dotrzymana
regnum-promise-broken = złamana
regnum-answer-too-little = to za mało
regnum-answer-not-wanted = to mi niepotrzebne
regnum-answer-not-to-a-leader = to pomogłoby prowadzącemu
regnum-answer-no-trade = nie handluje
regnum-deals-offered = Propozycja dla ciebie ({ $seat }):
regnum-deals-own = Twoja propozycja ({ $seat }):
regnum-deals-gives = Druga strona ({ $seat }): { $items }
regnum-deals-you-give = Oddajesz: { $items }
regnum-deals-of = { $item } (z { $most })
regnum-deals-confirm = Zgódź się
regnum-deals-decline = Odmów
regnum-deals-withdraw = Wycofaj
regnum-deals-with = Umowa: { $seat }
regnum-deals-propose = Zaproponuj tę umowę
regnum-deals-empty = Najpierw zaznacz, co ma przejść z rąk do rąk.
regnum-deals-keys = Enter zaznacza, ← → ile, Esc rezygnuje
regnum-deals-laid = Propozycja leży na stole, odpowiada: { $seat }.
regnum-deals-waiting =
    { $count ->
        [one] { $count } propozycja czeka na twoją odpowiedź: naciśnij d.
        [few] { $count } propozycje czekają na twoją odpowiedź: naciśnij d.
       *[many] { $count } propozycji czeka na twoją odpowiedź: naciśnij d.
    }
regnum-play-help =
    Numer wykonuje dany ruch; ruch można też wpisać słowami, tak jak stoi w nawiasie.
    why RUCH         dlaczego ruch jest możliwy albo nie, wraz z zasadą
    undo             cofnij swój ostatni ruch, dopóki nic nie zostało odkryte
    back LICZBA      wróć dalej, przed jeden ze swoich ostatnich ruchów, jeśli wszyscy przy tym ekranie się zgadzają
    orders           twoje stałe polecenia; order TEMAT never|ask|play|cancel zmienia jedno z nich
    alone on|off     czy odpowiadać za ciebie tam, gdzie nie ma wyboru
    as MIEJSCE       odpowiedz najpierw za inne ze swoich miejsc
    rules PARAGRAF   paragraf albo rozdział zasad; samo rules wymienia rozdziały
    board            cała sytuacja na stole
    log LICZBA       ostatnie wydarzenia
    odds             co mogą przynieść następne karty albo test
    hint             co zrobiłby program
    deals            czym można teraz handlować, jeśli gra zna handel
    deal MIEJSCE give RZECZY get RZECZY
                     zaproponuj umowę, na przykład: deal 1 give gold:0:3 get development:4
    drafts           umowy, które czekają na odpowiedź; confirm N, decline N SŁOWO, counter N …
    whisper MIEJSCA TEKST
                     wiadomość, którą za zasłoną przeczytają tylko oni
    promise MIEJSCA RODZAJ NUMER
                     obietnica, która nie wiąże; na końcu wszyscy zobaczą, czy jej dotrzymano
    list             jeszcze raz lista ruchów
    save PLIK        zapisz partię (.json) albo samą pozycję (.toml)
    load PLIK        wczytaj zapisaną partię albo pozycję i graj dalej
    help             ten tekst
    quit             wyjdź z gry

## The full screen

regnum-key-why = Czemu
regnum-key-hint = Rada
regnum-key-odds = Szanse
regnum-key-deals = Umowy
regnum-key-undo = Cofnij
regnum-key-log = Dziennik
regnum-key-rules = Zasady
regnum-key-save = Zapis
regnum-key-help = Pomoc
regnum-key-leave = Wyjdź
regnum-key-guide = Przewodnik
regnum-screen-news = Co się wydarzyło
regnum-screen-turn = wybór należy do ciebie
regnum-screen-thinks = { $agent } myśli ({ $seat })…
regnum-screen-wait = Chwileczkę…
regnum-screen-close = Esc zamyka
regnum-screen-answer = Enter zatwierdza, Esc rezygnuje
regnum-screen-why-any = O który ruch chodzi?
regnum-screen-not-now = Teraz nic nie można z tym zrobić:
regnum-screen-paragraph = Który paragraf lub rozdział? (puste: lista rozdziałów)
regnum-screen-save = Pod jaką nazwą zapisać? (.json partia, .toml pozycja)
regnum-screen-load = Który plik wczytać?
regnum-screen-help =
    ↑ ↓          wybierz ruch; ➤ wskazuje na stole, czego on dotyczy
    cyfry        przejdź do ruchu o tym numerze; te same numery stoją na stole
    Enter        wykonaj ruch
    mysz         kliknięcie ruchu wykonuje go, kliknięcie na stole go znajduje
    PgUp PgDn    przewiń stół; Tab przechodzi do następnej części
    w            dlaczego ruch jest możliwy; W pyta o dowolny inny ruch
    h            rada: co zrobiłby program
    o            szanse: co mogą przynieść następne karty albo test
    d            umowy: co proponują inni, i własna propozycja, jeśli w grze się handluje
    u            cofnij swój ostatni ruch, dopóki nic nie zostało odkryte
    b            wróć dalej niż cofnięcie, jeśli wszyscy przy tym ekranie się zgadzają
    y            stałe polecenia: co odpowiada się za ciebie
    l            dziennik wszystkiego, co się wydarzyło
    r            zasady: paragraf albo rozdział
    s L          zapisz, wczytaj
    q            wyjdź z gry

## The guide of a tutorial

regnum-guide = Przewodnik
regnum-guide-suggests = Moja rada: { $number } – { $move }. Możesz też zrobić co innego.
regnum-guide-only = Jest tylko jedna odpowiedź: { $number } – { $move }.
regnum-guide-strayed =
    { $client ->
        [page] Idziesz własną drogą i tak właśnie się uczy. Zostanę w pobliżu i odezwę się, gdy pojawi się coś nowego; „Podpowiedź” powie, co zrobiłby program, a „Cofnij” czasem pozwoli wrócić.
       *[terminal] Idziesz własną drogą i tak właśnie się uczy. Zostanę w pobliżu i odezwę się, gdy pojawi się coś nowego; hint powie, co zrobiłby program, a undo czasem pozwoli wrócić.
    }

## Mistakes

regnum-error-usage = { $problem } (zob. { $command } --help)
regnum-error-internal = błąd w samym programie: { $problem } (REGNUM_DEBUG=1 pokaże gdzie)
regnum-error-kept = { $problem }; partię do tego momentu zapisano w { $file }
regnum-error-read = nie można odczytać { $file }: { $problem }
regnum-error-too-large = { $file } ma ponad { $most } MB; takich partii nie ma
regnum-error-file = { $file }: { $problem }
regnum-error-damaged = { $file }: plik jest uszkodzony albo niemożliwy: { $problem }
regnum-error-empty = plik jest pusty
regnum-error-foreign = to ani zapisana partia, ani plik pozycji (TOML)
regnum-error-toml = to ani zapisana partia, ani plik pozycji (TOML): { $problem }
regnum-error-no-title = pozycja nie podaje tytułu; dopisz title = "..." z jednym z: { $known }
regnum-error-nobody-waits = pozycja na nikogo nie czeka; ostatnim wpisem jej stosu musi być decyzja
regnum-error-not-ours = { $file } już istnieje i nie zawiera partii, więc nie zostanie zastąpiony; wybierz inną nazwę
regnum-error-no-log = { $file } nie jest zapisaną partią: pozycja nie ma dziennika (czytają ją show, legal, why i apply)
regnum-error-two-targets = wybierz jedno: --out albo --in-place
regnum-error-seat = nie ma miejsca { $seat }; miejsca to od 0 do { $last }
regnum-error-automated-seat = miejsce { $seat } prowadzą same zasady; wybierz inne
regnum-error-move = { $move }: { $reason } Teraz wolno: { $allowed }
regnum-error-option = { $text } to nie opcja; napisz NAZWA=WARTOŚĆ
regnum-error-preset = { $title } nie ma zestawu opcji { $preset }; ma: { $known }
regnum-error-jobs = liczba procesów musi wynosić co najmniej 1, a nie { $jobs }
regnum-error-no-rules = { $title } nie ma tekstu zasad
regnum-error-no-ledger = { $title } nie ma rejestru zasad
regnum-error-paragraph = { $title } nie ma paragrafu { $paragraph }; podobne: { $close }
regnum-error-nobody-plays = przy stole { $seats } nie ma ludzi; swoje miejsce zapisz jako { $person }
regnum-error-seats = { $seats } wymienia miejsca w liczbie { $given }, a gra ma ich { $wanted }
regnum-error-no-tutorial = { $title } nie ma samouczka
regnum-error-no-folder = w folderze { $folder } nie można przechowywać gier: { $problem }
regnum-error-no-screen = pełny ekran wymaga terminala; bez --screen gra toczy się wiersz po wierszu

regnum-play-anybody = Czy ktoś odpowiada ({ $seats })? Numer miejsca albo Enter, jeśli nikt:
regnum-play-anybody-how = Wpisz numer miejsca, które odpowiada, albo naciśnij Enter, jeśli nie odpowiada nikt.
regnum-play-no-orders = W tej grze nie ma stałych poleceń.
regnum-play-orders = Twoje stałe polecenia:
regnum-play-order-how = order TEMAT never|ask|play|cancel [CZAS] [WARUNEK] zmienia polecenie.
regnum-play-no-such-order = Nie ma takiego polecenia: { $topic }.
regnum-play-alone-on = Tam, gdzie nie masz wyboru i wszyscy to widzą, odpowiedź zostanie dana za ciebie.
regnum-play-alone-off = Pytania padną także tam, gdzie nie masz wyboru.
regnum-play-back-how = back albo back z liczbą twoich ruchów.
regnum-play-back-all = Czy wszyscy przy tym ekranie zgadzają się cofnąć (t/n)?
regnum-play-went-back = Partia wróciła; co losuje się ponownie, losuje się od nowa.
regnum-play-as-how = as i numer jednego z twoich miejsc: { $seats }.
regnum-screen-anybody = Czy ktoś odpowiada?
regnum-screen-nobody = Nikt
regnum-screen-back = O ile twoich ruchów wrócić, jeśli wszyscy się zgodzą?
regnum-key-rewind = Wróć
regnum-key-orders = Polecenia
