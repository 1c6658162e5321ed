# Stół słowami i nazwy złożone z innych nazw.

## Nazwy złożone z innych nazw

ck-card-name = „{ $title }” ({ $deck })
ck-cards-of = { $deck } × { $count }
ck-spouse-of = małżonek postaci „{ $role }”
ck-home-ours = w rodzie składającym propozycję
ck-home-theirs = w rodzie otrzymującym propozycję
ck-named-trait = { $name } ({ $traits })
ck-person = { $role }: { $name }

## Po co przeprowadza się test

ck-purpose-marriage = małżeństwo
ck-purpose-build = budowa
ck-purpose-fabricate-casus-belli = casus belli
ck-purpose-provoke-unrest = niepokoje
ck-purpose-assassinate = zamach
ck-purpose-bribe = przekupstwo
ck-purpose-divorce = unieważnienie małżeństwa
ck-purpose-coup = przewrót
ck-purpose-invade = najazd
ck-purpose-crusade = krucjata
ck-purpose-plague = zaraza
ck-purpose-event = wydarzenie
ck-purpose-life = życie i śmierć

## Żetony i zakończenia gry

ck-counter-harvest = żniwa
ck-counter-crop-failure = nieurodzaj
ck-counter-plague = zaraza
ck-counter-unrest = niepokoje
ck-ending-last-era = dobiegła końca ostatnia Era
ck-ending-jerusalem = osiągnięto Jerozolimę
ck-ending-last-dynasty = pozostała jedna dynastia

## Stół

ck-board-nothing = –
ck-board-now =
    { $phase ->
        [era-start] Era { $era } z { $eras }: początek; pierwszy gracz: { $first }
        [turn] Era { $era } z { $eras }, runda { $round }, tura { $turn }; pierwszy gracz: { $first }
       *[other] Era { $era } z { $eras }, runda { $round }, { $phase ->
            [dynasty] faza dynastii
            [plan] faza planów
           *[upkeep] faza utrzymania
        }; pierwszy gracz: { $first }
    }
ck-board-ours = Wydarzenia, wielkości talii, część kart rozwoju, premie toru krucjat i imiona postaci drugoplanowych są naszego pomysłu.
ck-board-pack = Karty z zestawu danych { $name }.
ck-board-played = { $seat }: zagrano kartę { $card }
ck-board-realms = Regiony
ck-board-players = Dynastie
ck-board-track = Tor krucjat
ck-board-developments = Odkryte karty rozwoju
ck-board-achievements = Osiągnięcia
ck-board-not-in-play = nie bierze udziału w grze
ck-board-lord = Pan: { $name }
ck-board-no-lord = brak pana
ck-board-allies = W sojuszu: { $list }
ck-board-army = armia
ck-board-castle = zamek
ck-board-duke = księstwo: { $name }
ck-board-count = { $name } × { $count }
ck-board-plague-ending = zaraza wygasa
ck-board-program = Program: { $strategy }
ck-board-program-instead = Program: { $strategy } (zamiast { $chosen }, którego pierwsza karta jest zajęta)
ck-board-gold =
    { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
ck-board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
ck-board-regions = Regiony: { $count }
ck-board-ruler = { $name }, wiek { $age }
ck-board-heir = Dziedzic: { $name }
ck-board-married-to = { $name }, małżonek: { $spouse }
ck-board-bag = Woreczek: { $list }
ck-board-bag-size =
    { $count ->
        [one] Woreczek: { $count } żeton
        [few] Woreczek: { $count } żetony
       *[many] Woreczek: { $count } żetonów
    }
ck-board-held = Karty rozwoju: { $list }
ck-board-casus-belli = Jest casus belli, przeciwnik: { $list }
ck-board-at-war = Trwa wojna, przeciwnik: { $list }
ck-board-allied = W sojuszu: { $list }
ck-board-hand = Ręka: { $list }
ck-board-plan = Plan: { $list }
ck-board-cards = Karty: { $list }
ck-board-out = poza grą
ck-board-free = wolne
ck-board-bonus = { $name }: { $text }
ck-board-token-there = cecha: { $token }
ck-board-odds =
    { $count ->
        [one] { $purpose }: { $chance } % z { $count } żetonem
        [few] { $purpose }: { $chance } % z { $count } żetonami
       *[many] { $purpose }: { $chance } % z { $count } żetonami
    }

## Szanse

ck-odds-usual = Gdy potrzebny jest jeden sukces, bez złota:
ck-odds-sure = { $move }: test niepotrzebny
ck-odds-free =
    { $required ->
        [one] { $move }: { $chance } %, potrzebny { $required } sukces
        [few] { $move }: { $chance } %, potrzebne { $required } sukcesy
       *[many] { $move }: { $chance } %, potrzeba { $required } sukcesów
    }
ck-odds-paid =
    { $required ->
        [one] { $move }: { $chance } % bez złota, { $best } % za { $gold } szt. złota, potrzebny { $required } sukces
        [few] { $move }: { $chance } % bez złota, { $best } % za { $gold } szt. złota, potrzebne { $required } sukcesy
       *[many] { $move }: { $chance } % bez złota, { $best } % za { $gold } szt. złota, potrzeba { $required } sukcesów
    }
ck-odds-gold =
    { $count ->
        [one] { $gold } szt. złota: { $chance } % ({ $count } żeton)
        [few] { $gold } szt. złota: { $chance } % ({ $count } żetony)
       *[many] { $gold } szt. złota: { $chance } % ({ $count } żetonów)
    }

## Umowy

ck-deal-gold =
    { $count ->
        [one] { $count } sztuka złota
        [few] { $count } sztuki złota
       *[many] { $count } sztuk złota
    }
ck-deal-region = { $name }
ck-deal-development = { $name }
ck-deal-deck =
    { $count ->
        [one] { $count } karta ({ $name })
        [few] { $count } karty ({ $name })
       *[many] { $count } kart ({ $name })
    }
