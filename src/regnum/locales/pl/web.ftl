# Co mówi strona w przeglądarce, niezależnie od gry.

## Każda strona

web-skip = Przejdź do treści
web-page-table = stół
web-settings = Ustawienia
web-offline = Utracono połączenie, ponawiam…
web-language = Język
web-theme = Wygląd
web-theme-auto = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-confirm-moves = Pytaj przed każdym ruchem
web-number-keys = Cyfry wybierają ruch
web-only-answer = Odpowiadaj za mnie, gdy możliwa jest tylko jedna odpowiedź
web-sound = Dźwięk, gdy mój ruch
web-notify = Powiadomienia przeglądarki, gdy mój ruch
web-notify-denied = Przeglądarka zabrania ich na tej stronie.
web-rule = Reguła { $rule }
web-rule-this = Reguła o tym
web-close = Zamknij
web-cancel = Anuluj
web-loading = Wczytywanie…
web-busy = Chwileczkę…
web-home = Strona główna
web-unofficial = Projekt nieoficjalny: nie jest tworzony ani zatwierdzony przez autorów i wydawców gier.

## Strona główna

web-home-lead = Złożone historyczne gry planszowe, kompletne i dokładne, w przeglądarce.
web-home-quick = Zagraj od razu przeciw programom:
web-home-against =
    { $count ->
        [one] { $count } przeciwnik
        [few] { $count } przeciwników
       *[many] { $count } przeciwników
    }
web-unfinished = Nieukończona
web-unfinished-text = Gra się według wszystkich reguł; plansza nie jest jeszcze narysowana, więc stół jest opisany słowami.
web-home-new = Pierwszy raz przy tym stole?
web-home-lesson = Pierwsza gra z komentarzami
web-home-continue = Kontynuuj
web-home-forget = Zapomnij
web-home-forget-label = Zapomnij grę { $game }
web-home-your-turn = Twój ruch
web-home-over = Zakończona
web-home-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
web-home-create = Wybierz graczy, miejsca i wykładnie reguł.
web-home-create-button = Przygotuj grę
web-home-join = Dołącz przez link
web-home-join-label = Otrzymany link lub kod
web-home-join-button = Dołącz

## Nowa gra

web-create-heading = Nowa gra
web-create-title = Gra
web-create-players = Gracze
web-create-scenario = Scenariusz
web-create-seed = Ziarno (puste: losowo)
web-create-seats = Kto gdzie siedzi
web-create-seat = Miejsce { $seat }
web-create-start = Rozpocznij grę
web-create-options =
    { $count ->
        [one] Warianty i wykładnie reguł ({ $count })
        [few] Warianty i wykładnie reguł ({ $count })
       *[many] Warianty i wykładnie reguł ({ $count })
    }
web-create-presets = Zestawy opcji:
web-kind-me = Ja
web-kind-screen = Osoba przy tym ekranie
web-kind-open = Osoba przez link
web-kind-person = Osoba
web-kind-program = Program: { $agent }
web-agent-greedy = gra dla zysku
web-agent-random = gra losowo
web-agent-bank = bank automatyczny
web-create-pace = Tempo
web-create-more = Więcej
web-pace = Tempo
web-pace-none = Bez zegara
web-pace-live =
    { $minutes ->
        [one] Na żywo: { $minutes } minuta na gracza i { $seconds } s za ruch
        [few] Na żywo: { $minutes } minuty na gracza i { $seconds } s za ruch
       *[many] Na żywo: { $minutes } minut na gracza i { $seconds } s za ruch
    }
web-pace-days =
    { $days ->
        [one] Korespondencyjnie: { $days } dzień na ruch
        [few] Korespondencyjnie: { $days } dni na ruch
       *[many] Korespondencyjnie: { $days } dni na ruch
    }
web-scenario-standard = Standardowy
web-value-on = Włączone
web-value-off = Wyłączone
web-value-yes = Tak
web-value-no = Nie

## Co się nie udaje

web-problem-server = Serwer nie odpowiada.
web-problem-no-game = Nie ma takiej gry.
web-problem-link = To nie jest link do gry.
web-problem-stale = Gra poszła dalej; spójrz na stół jeszcze raz.

## Stół

web-your-turn = Twój ruch.
web-you = ty
web-winners =
    { $count ->
        [1] Zwycięzca: { $names }
       *[other] Zwycięzcy: { $names }
    }
web-no-winner = Nikt nie wygrał.
web-won = Zwycięstwo!
web-waiting-for = Oczekiwanie: { $names }
web-thinks = Myśli: { $names }…
web-hurry = Ponaglij
web-hurry-text = Nie czekać na program: ruch zostanie za niego wylosowany
web-to-move = na ruchu
web-undo = Cofnij
web-options =
    { $count ->
        [one] { $count } możliwy ruch
        [few] { $count } możliwe ruchy
       *[many] { $count } możliwych ruchów
    }
web-aimed = Tylko ruchy z wybranym elementem.
web-show-all = Pokaż wszystkie
web-confirm = Wykonaj ten ruch
web-keys-hint = Strzałki lub cyfry wybierają, Enter gra.
web-lit =
    { $count ->
        [one] możliwy { $count } ruch
        [few] możliwe { $count } ruchy
       *[many] możliwych { $count } ruchów
    }
web-log = Co się wydarzyło
web-seats = Gracze
web-more = Inne
web-invite = Link: { $name }
web-table-form = Sposób pokazania stołu
web-tab-board = Plansza
web-tab-words = Słowami
web-closer-look = Z bliska
web-export = Zapisz grę do pliku
web-again = Zagraj ponownie
web-curtain = Następny gracz: { $name }
web-curtain-text = Przekaż ekran. Pozostali nie powinni teraz patrzeć.
web-curtain-raise = Tu { $name }: pokaż stół
web-redo = Ponów
web-hint = Podpowiedź
web-hint-text = Program zagrałby tak: { $move }
web-hint-none = Teraz nie ma podpowiedzi.
web-odds = Szanse: co może przynieść los
web-last-move = Ostatni ruch
web-last-move-again = Pokaż ostatni ruch jeszcze raz
web-last-move-before = Stół przed ostatnim ruchem
web-log-short = Przebieg
web-log-empty = Jeszcze nic się nie wydarzyło.
web-panels = Przebieg, rozmowa, notatki i inne
web-sandbox = Wypróbuj w piaskownicy
web-sandbox-banner = Piaskownica: tu nic się nie liczy.
web-sandbox-text = Grasz za wszystkich; to, czego nie możesz wiedzieć, rozlosowano na nowo.
web-sandbox-back = Wróć do gry
web-generic-things = Co można wskazać w ruchu
web-generic-players = Co kto ma
web-generic-table = Na stole
web-closer-moves =
    { $count ->
        [one] Możliwy { $count } ruch z tym elementem:
        [few] Możliwe { $count } ruchy z tym elementem:
       *[many] Możliwych { $count } ruchów z tym elementem:
    }
web-closer-now = Teraz nie ma z tym ruchu. Do rozstrzygnięcia: { $prompt }
web-own-seats = Twoje miejsca (klawisz S)
web-own-seat-asked = czeka na odpowiedź
web-pass-on = Przekaż ekran:
web-window-asked = Zapytani: { $names }.
web-window-answered = Odpowiedź zapisana; możesz ją zmienić, dopóki nie odpowiedzą wszyscy.
web-talks-until = Rozmowy kończą się o { $time } albo gdy wszyscy będą gotowi.
web-window-until = Kto nie odpowie do { $time }, ten milczy.
web-anybody = Czy ktoś odpowiada?
web-anybody-text = Kto odpowiada, zostaje sam przy ekranie; nikt się nie dowie, kto jeszcze mógłby.
web-anybody-nobody = Nikt
web-anybody-claim = Kto odpowiada
web-anybody-me = Ja: { $name }
web-anybody-back = Wróć do wspólnego pytania
web-log-earlier = Wcześniej
web-log-more-shown =
    { $count ->
        [one] Pokazano jeszcze { $count } wcześniejszy wiersz.
        [few] Pokazano jeszcze { $count } wcześniejsze wiersze.
       *[many] Pokazano jeszcze { $count } wcześniejszych wierszy.
    }
web-back-choose = Cofnij do wiersza…
web-back-which = Wybierz ostatni wiersz, który ma zostać w mocy.
web-back-here = Cofnij tutaj
web-back-here-label = Cofnij tutaj: { $line }
web-back-start = Cofnij do początku
web-back-beginning = Początek partii
web-back-question = Cofnąć się tutaj?
web-back-line = „{ $line }”
web-back-text = Muszą się zgodzić wszyscy grający. To, co było potem, przestaje się liczyć, a co dobiera się ponownie, dobiera się od nowa.
web-back-text-here = Muszą się zgodzić wszyscy przy tym ekranie. To, co było potem, przestaje się liczyć, a co dobiera się ponownie, dobiera się od nowa.
web-back-propose = Zaproponuj
web-back-go = Zgadzamy się: cofnij
web-back-offered = Proponujesz cofnięcie gry do wiersza:
web-back-absent = Nieobecni: { $names }. Od { $time } pozostali mogą się cofnąć bez odpowiedzi.
web-back-without = Cofnij bez nieobecnych
web-back-asked =
    { $count ->
        [one] { $names } proponuje cofnięcie gry do wiersza:
        [few] { $names } proponują cofnięcie gry do wiersza:
       *[many] { $names } proponują cofnięcie gry do wiersza:
    }
web-orders = Polecenia
web-orders-text = Co zostanie odpowiedziane za ciebie bez pytania. Nikt inny tego nie widzi; polecenie obowiązuje do końca swojego czasu albo do odwołania.
web-orders-answer = co odpowiedzieć
web-orders-condition = pod jakim warunkiem
web-orders-scope = jak długo
web-orders-always = zawsze
web-orders-in-force = obowiązuje
web-orders-none = brak polecenia
web-orders-give = Poleć
web-orders-cancel = Odwołaj
web-orders-given = Polecenie wydane.
web-orders-cancelled = Polecenie odwołane.
web-orders-not = Nie { $scope }

## Rozmowa i notatki

web-deals = Umowy
web-deals-none = Nikt nic nie proponuje.
web-deals-by = Proponuje { $name }
web-deals-gives = { $name } oddaje:
web-deals-nothing = nic
web-deals-accept = Zgadzam się
web-deals-decline = Odrzuć
web-deals-withdraw = Wycofaj
web-deals-draft = Twoja oferta
web-deals-partner = Z kim handlować
web-deals-propose = Zaproponuj
web-deals-count = Ile: { $name }
web-deals-waiting =
    { $count ->
        [one] czeka na ciebie { $count } oferta
        [few] czekają na ciebie { $count } oferty
       *[many] czeka na ciebie { $count } ofert
    }
web-talk = Rozmowa
web-talk-label = Powiedz coś przy stole
web-talk-send = Wyślij
web-talk-empty = Nikt jeszcze nic nie powiedział.
web-talk-unread =
    { $count ->
        [one] { $count } nowa wypowiedź
        [few] { $count } nowe wypowiedzi
       *[many] { $count } nowych wypowiedzi
    }
web-deals-version = { $name }: wersja { $version }
web-deals-private = na osobności
web-deals-public = widzą to wszyscy
web-deals-agreed = Potwierdzili: { $names }.
web-deals-missing = Jeszcze nie odpowiedzieli: { $names }.
web-deals-signed = Podpisana przez wszystkich, czeka na ogłoszenie
web-deals-counter = Zaproponuj zmianę
web-deals-word = Słowo wyjaśnienia, jeśli odrzucasz
web-deals-word-withdraw = Słowo wyjaśnienia, jeśli wycofujesz
web-deals-instead = Twoja wersja; strony: { $names }
web-deals-send-version = Wyślij tę wersję
web-deals-together = Wspólne ustalenia
web-deals-more =
    { $count ->
        [one] Jeszcze { $count } rzecz
        [few] Jeszcze { $count } rzeczy
       *[many] Jeszcze { $count } rzeczy
    }
web-deals-hide = Widzicie to tylko ty i { $names }
web-promises = Obietnice
web-promises-what = Obietnica
web-promises-about = Czego dotyczy
web-promises-to = Komu
web-promises-make = Obiecaj
web-promises-private = Usłyszą to tylko oni. Obietnica nie wiąże; na końcu wszyscy zobaczą, czy jej dotrzymano.
web-talk-rooms = Pokoje
web-talk-table = Stół
web-talk-private = Na osobności
web-talk-with = Porozmawiaj na osobności z
web-talk-open = Otwórz pokój
web-talk-whisper = Powiedz na osobności: { $names }
web-talk-closed = Rozmowy na osobności są na razie zakończone.
web-notes = Notatki
web-notes-label = Notatki, które widzisz tylko ty
web-notes-saving = Zapisywanie…
web-notes-saved = Zapisano
web-notes-failed = Nie zapisano: serwer nie odpowiada.

## Zegary

web-clock = Zegar
web-clock-days =
    { $days ->
        [one] { $days } dzień { $hours } godz.
        [few] { $days } dni { $hours } godz.
       *[many] { $days } dni { $hours } godz.
    }
web-clock-short = szybko
web-clock-grace = koniec czasu
web-clock-out = po czasie
web-clock-minute = Została ci jedna minuta.

## Obecni i nieobecni

web-seat-resigned = rezygnacja
web-seat-absent = brak gracza: gra program
web-seat-here = w sieci
web-seat-away = poza siecią
web-program-plays = Gra za ciebie program.
web-take-back = Wracam na swoje miejsce
web-resign = Poddaj grę
web-resign-question = Poddać tę grę?
web-resign-text = Nie będzie można wrócić. Jeśli inni grają dalej, twoje miejsce do końca poprowadzi program.
web-end-offer = Zaproponuj zakończenie gry
web-end-alone = Zakończ grę
web-end-question = Zakończyć grę bez zwycięzcy?
web-end-text = Gra kończy się, gdy zgodzą się wszyscy, którzy jeszcze grają; przeciw samym programom kończy się od razu.
web-end-offered = Zaproponowano przez ciebie zakończenie gry bez zwycięzcy.
web-end-withdraw = Wycofaj
web-end-asked = Zakończenie gry bez zwycięzcy proponuje: { $names }.
web-end-agree = Zgoda
web-end-refuse = Odmowa

## Powody i reguły

web-why = Dlaczego nie mogę…?
web-why-short = Czemu nie?
web-why-label = Ruch w zapisie
web-why-ask = Zapytaj
web-why-hint = Zapisz ruch albo naciśnij na stole cokolwiek niepodświetlonego.
web-why-allowed = Teraz dozwolone.
web-why-later = Najpierw inne ruchy: { $after }
web-rules = Reguły
web-rules-search = Szukaj w regułach: słowa lub paragraf
web-rules-english = Reguły są na razie napisane po angielsku; szukaj angielskich słów.
web-rules-all = Wszystkie znalezione paragrafy
web-rules-count =
    { $count ->
        [0] Nic nie znaleziono
        [one] { $count } paragraf
        [few] { $count } paragrafy
       *[many] { $count } paragrafów
    }
web-rules-missing = Nie ma takiego paragrafu.

## Przewodnik pierwszej gry

web-guide = Przewodnik
web-guide-step = Krok { $step } z { $count }
web-guide-begin = Zaczynajmy
web-guide-suggests = Moja rada: { $move }
web-guide-only = Jest tylko jedna odpowiedź: { $move }
web-guide-play = Zagraj to
web-guide-back = Cofnij ruch
web-guide-quiet = Nic nowego: graj, jak chcesz.
web-guide-alone = Dalej bez przewodnika
web-guide-again = Przywołaj przewodnika
