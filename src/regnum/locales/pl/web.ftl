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
web-rule = Reguła { $rule }
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
web-home-continue = Kontynuuj
web-home-forget = Zapomnij
web-home-forget-label = Zapomnij grę { $game }
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
web-create-seat = Gracz { $seat }
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
web-agent-greedy = zachłanny
web-agent-random = losowy
web-agent-bank = bank automatyczny

## Co się nie udaje

web-problem-server = Serwer nie odpowiada.
web-problem-no-game = Nie ma takiej gry.
web-problem-link = To nie jest link do gry.
web-problem-stale = Gra poszła dalej; spójrz na stół jeszcze raz.

## Stół

web-your-turn = Twój ruch.
web-you = ty
web-over = Koniec gry.
web-won = Zwycięstwo!
web-waiting-for = Oczekiwanie: { $names }
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
web-more = Więcej
web-invite = Link dla gracza { $seat }
web-table-form = Sposób pokazania stołu
web-tab-board = Plansza
web-tab-words = Słowami
web-closer-look = Z bliska
web-export = Zapisz grę do pliku
web-again = Zagraj ponownie
web-curtain = Następny gracz: { $name }
web-curtain-text = Przekaż ekran. Pozostali nie powinni teraz patrzeć.
web-curtain-raise = Tu { $name }: pokaż stół

## Powody i reguły

web-why = Dlaczego nie mogę…?
web-why-label = Ruch w zapisie
web-why-ask = Zapytaj
web-why-hint = Zapisz ruch albo naciśnij dowolną niepodświetloną kartę.
web-why-allowed = Teraz dozwolone.
web-why-later = Najpierw inne ruchy: { $after }
web-rules = Reguły
web-rules-paragraph = Paragraf
web-rules-open = Otwórz
web-rules-missing = Nie ma takiego paragrafu.
