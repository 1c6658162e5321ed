# Co mówi tylko plansza w przeglądarce.

## Grupy ruchów

ck-web-group-lords = Niezależni panowie
ck-web-group-dynasties = Inne dynastie
ck-web-group-court = Drobna szlachta
ck-web-group-titles = Tytuły
ck-web-group-attack = Ataki
ck-web-group-support = Wsparcie
ck-web-group-murder = Zamach
ck-web-group-other = Wybór

## Mapa

ck-web-map = Europa
ck-web-zoom = Rozmiar mapy
ck-web-zoom-in = Większa
ck-web-zoom-out = Mniejsza
ck-web-region-list = Lista wszystkich regionów
ck-web-borders = Sąsiednie regiony: { $list }
ck-web-routes = Szlaki morskie: { $list }
ck-web-lord-of = Niezależny pan: { $region }
ck-web-legend-knight = rycerz
ck-web-legend-army = armia
ck-web-legend-castle = zamek
ck-web-legend-duchy = książę lub pan
ck-web-legend-unrest = niepokoje
ck-web-legend-harvest = żniwa
ck-web-legend-crop-failure = nieurodzaj
ck-web-legend-plague = zaraza

## Rody

ck-web-families = Rody
ck-web-age = Wiek: { $age } z 5
ck-web-spouse = małżonek
    .feminine = małżonka
ck-web-married-to = W małżeństwie: { $name }
ck-web-first = pierwszy gracz

## Woreczek

ck-web-bag = Woreczek cech
ck-web-odds = Szansa na jeden sukces według liczby wyciągniętych żetonów
ck-web-check = Test
ck-web-draws =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
ck-web-critical = cecha krytyczna: { $checks }
ck-web-fails-in = Porażka w testach: { $check }
ck-web-succeeds-in = Sukces w testach: { $check }
ck-web-check-marriage = małżeństwo
ck-web-check-realm = rządy
ck-web-check-intrigue = intryga
ck-web-check-war = wojna
ck-web-check-crusade = krucjata
ck-web-check-none = bez cech krytycznych

## Karty akcji

ck-web-hand = Ręka i plan
ck-web-cards = Karty akcji
ck-web-planned = Plan { $number }
ck-web-no-cards = Teraz nie ma kart.
ck-web-holdings = Ile kart ma każdy
ck-web-condition = Warunek: { $text }

## Plan wojny

ck-web-planner = Plan wojny
ck-web-planner-annex = można zaanektować
ck-web-planner-free = niezależny
ck-web-planner-has-cause = casus belli lub wojna
ck-web-planner-no-cause = brak casus belli
ck-web-planner-ally = sojusznik
ck-web-planner-armies = armia: { $list }
ck-web-planner-mobilize = potrzebna mobilizacja: { $list }
ck-web-planner-successes =
    { $count ->
        [one] { $count } sukces
        [few] { $count } sukcesy
       *[many] { $count } sukcesów
    }
ck-web-planner-gold =
    { $count ->
        [one] { " " }za { $count } sztukę złota
        [few] { " " }za { $count } sztuki złota
       *[many] { " " }za { $count } sztuk złota
    }
ck-web-planner-line = Sukcesy potrzebne do najazdu: { $successes }; szansa bez złota: { $chance } %.

## Kronika i zestaw danych

ck-web-chronicle = Kronika: { $name }
ck-web-chronicle-house = Dynastia
ck-web-chronicle-empty = Niczego jeszcze nie zapisano.
ck-web-ours = Wydarzenia, wielkości talii, część kart rozwoju, premie toru krucjat i imiona postaci drugoplanowych są naszego pomysłu.
ck-web-pack = Karty z zestawu danych { $name }.

## Opcje gry

ck-option-programs = Dynastie prowadzone przez programy
ck-option-programs-usual = Jak w instrukcji
ck-option-programs-0 = Żadna
ck-option-programs-1 = Jedna
ck-option-programs-2 = Dwie
ck-option-programs-3 = Trzy
ck-option-programs-4 = Cztery
ck-option-team = Ludzie razem przeciw programom
ck-option-allied-programs = Programy są ze sobą w sojuszu
ck-option-glitterhoof = Koń Lśniące Kopyto
ck-option-navy-limit = Flota przewozi jedną armię
ck-option-navy-limit-action = w jednym najeździe
ck-option-navy-limit-target = do każdego celu
ck-option-deck-rebuild = Gdy wyczerpie się talia
ck-option-deck-rebuild-alone = odtwarza się tylko ją
ck-option-deck-rebuild-together = odtwarza się wszystkie talie
ck-option-castle-against-unrest = Zamki chronią przed niepokojami
ck-option-castle-against-unrest-yes = Tak
ck-option-castle-against-unrest-no = Nie
ck-option-programs-mobilized = Regiony programów są uznawane za zmobilizowane
ck-option-programs-mobilized-attack = gdy programy atakują
ck-option-programs-mobilized-always = zawsze
ck-option-pomerania-sea = Morze u brzegów Pomorza
ck-option-pomerania-sea-north-sea = Morze Północne
ck-option-pomerania-sea-none = Brak
ck-option-pack = Karty
ck-option-pack-regnum = Nasze własne
ck-option-seat-0 = Miejsce 0
ck-option-seat-0-usual = ten, kto tam siedzi
ck-option-seat-0-person = człowiek
ck-option-seat-0-ferox = Ferox
ck-option-seat-0-postis = Postis
ck-option-seat-0-munitio = Munitio
ck-option-seat-0-amandit = Amandit
ck-option-seat-0-aperio = Aperio
ck-option-realm-0 = Dynastia miejsca 0
ck-option-realm-0-any = losowa
ck-option-realm-0-english = Angielska
ck-option-realm-0-frankish = Frankijska
ck-option-realm-0-german = Niemiecka
ck-option-realm-0-italian = Włoska
ck-option-realm-0-iberian = Iberyjska
ck-option-seat-1 = Miejsce 1
ck-option-seat-1-usual = ten, kto tam siedzi
ck-option-seat-1-person = człowiek
ck-option-seat-1-ferox = Ferox
ck-option-seat-1-postis = Postis
ck-option-seat-1-munitio = Munitio
ck-option-seat-1-amandit = Amandit
ck-option-seat-1-aperio = Aperio
ck-option-realm-1 = Dynastia miejsca 1
ck-option-realm-1-any = losowa
ck-option-realm-1-english = Angielska
ck-option-realm-1-frankish = Frankijska
ck-option-realm-1-german = Niemiecka
ck-option-realm-1-italian = Włoska
ck-option-realm-1-iberian = Iberyjska
ck-option-seat-2 = Miejsce 2
ck-option-seat-2-usual = ten, kto tam siedzi
ck-option-seat-2-person = człowiek
ck-option-seat-2-ferox = Ferox
ck-option-seat-2-postis = Postis
ck-option-seat-2-munitio = Munitio
ck-option-seat-2-amandit = Amandit
ck-option-seat-2-aperio = Aperio
ck-option-realm-2 = Dynastia miejsca 2
ck-option-realm-2-any = losowa
ck-option-realm-2-english = Angielska
ck-option-realm-2-frankish = Frankijska
ck-option-realm-2-german = Niemiecka
ck-option-realm-2-italian = Włoska
ck-option-realm-2-iberian = Iberyjska
ck-option-seat-3 = Miejsce 3
ck-option-seat-3-usual = ten, kto tam siedzi
ck-option-seat-3-person = człowiek
ck-option-seat-3-ferox = Ferox
ck-option-seat-3-postis = Postis
ck-option-seat-3-munitio = Munitio
ck-option-seat-3-amandit = Amandit
ck-option-seat-3-aperio = Aperio
ck-option-realm-3 = Dynastia miejsca 3
ck-option-realm-3-any = losowa
ck-option-realm-3-english = Angielska
ck-option-realm-3-frankish = Frankijska
ck-option-realm-3-german = Niemiecka
ck-option-realm-3-italian = Włoska
ck-option-realm-3-iberian = Iberyjska
ck-option-seat-4 = Miejsce 4
ck-option-seat-4-usual = ten, kto tam siedzi
ck-option-seat-4-person = człowiek
ck-option-seat-4-ferox = Ferox
ck-option-seat-4-postis = Postis
ck-option-seat-4-munitio = Munitio
ck-option-seat-4-amandit = Amandit
ck-option-seat-4-aperio = Aperio
ck-option-realm-4 = Dynastia miejsca 4
ck-option-realm-4-any = losowa
ck-option-realm-4-english = Angielska
ck-option-realm-4-frankish = Frankijska
ck-option-realm-4-german = Niemiecka
ck-option-realm-4-italian = Włoska
ck-option-realm-4-iberian = Iberyjska
