# Nazwy wyborów w Crusader Kings. W zmiennych są nazwy i imiona; $gold i $number to liczby.

## Przygotowanie i ręka

ck-move-fortify = Postaw darmowy zamek: { $region }
ck-move-bonus = Dodatkowa karta: { $deck }
ck-move-draw = Dobierz: { $hand }
ck-move-plan = Plan: { $first }, potem { $second }

## Faza dynastii

ck-move-marry-lord = Małżeństwo: { $kin } i niezależny pan ({ $region })
ck-move-marry-kin = Zaproponuj małżeństwo: { $kin } i { $other } ({ $seat })
ck-move-marry-court = Małżeństwo: { $kin } i ktoś z drobnej szlachty (kultura { $culture })
ck-move-stay = Nie aranżuj małżeństwa
ck-move-wed = Małżeństwo: { $character }
ck-move-offer =
    { $gold ->
        [0] Nie oferuj złota; para mieszka { $home }
        [one] Zaoferuj { $gold } sztukę złota; para mieszka { $home }
        [few] Zaoferuj { $gold } sztuki złota; para mieszka { $home }
       *[many] Zaoferuj { $gold } sztuk złota; para mieszka { $home }
    }
ck-move-ask =
    { $gold ->
        [one] Poproś o { $gold } sztukę złota; para mieszka { $home }
        [few] Poproś o { $gold } sztuki złota; para mieszka { $home }
       *[many] Poproś o { $gold } sztuk złota; para mieszka { $home }
    }
ck-move-accept = Zgódź się
ck-move-refuse = Odmów
ck-move-grant = Nadaj tytuł książęcy: { $kin } ({ $region })
ck-move-revoke = Odbierz tytuł: { $region }
ck-move-done = Gotowe

## Tury

ck-move-calm = Marszałek tłumi niepokoje: { $region }
ck-move-wait = Zostaw Marszałka na dworze
ck-move-build = Budowa
ck-move-develop = Rozwój
ck-move-plot = Spisek
ck-move-coup = Przewrót
ck-move-mobilize = Mobilizacja
ck-move-invade = Najazd
ck-move-tax = Pobór podatków
ck-move-crusade = Krucjata
ck-move-decline = Nie wykonuj akcji
ck-move-stop = Zakończ

## Testy cech

ck-move-invest =
    { $gold ->
        [0] Nie inwestuj złota
        [one] Zainwestuj w sukces { $gold } sztukę złota
        [few] Zainwestuj w sukces { $gold } sztuki złota
       *[many] Zainwestuj w sukces { $gold } sztuk złota
    }
ck-move-oppose =
    { $gold ->
        [0] Nie przeciwdziałaj
        [one] Wydaj na przeciwdziałanie { $gold } sztukę złota
        [few] Wydaj na przeciwdziałanie { $gold } sztuki złota
       *[many] Wydaj na przeciwdziałanie { $gold } sztuk złota
    }
ck-move-keep = Zachowaj cechę
ck-move-sacrifice = Poświęć cechę

## Rządy i intrygi

ck-move-raise-castle = Zamek: { $region }
ck-move-buy = Kup: { $development }
ck-move-discard = Odrzuć: { $development }
ck-move-fabricate = Sfabrykuj casus belli, przeciwnik: { $seat }
ck-move-unrest = Wznieć niepokoje: { $region }
ck-move-assassinate = Zamach: { $person } ({ $seat })
ck-move-assassinate-lord = Zamach na niezależnego pana: { $region }
ck-move-bribe = Przekupstwo: { $development } ({ $seat })
ck-move-divorce = Unieważnienie małżeństwa: { $kin }
ck-move-overthrow = Przewrót: { $region }

## Wojna

ck-move-call-up = Armia: { $region }
ck-move-attack = Atak: { $origin } → { $region }
ck-move-attack-by-sea = Atak morzem: { $origin } → { $region }
ck-move-support = Wsparcie ataku: { $origin } → { $region }
ck-move-support-by-sea = Wsparcie ataku morzem: { $origin } → { $region }
ck-move-support-ally = Wesprzyj sojusznika
ck-move-break-alliance = Zerwij sojusz
ck-move-hold = Utrzymaj region
ck-move-move-in = Wprowadź armię
ck-move-loot = Splądruj: 2 sztuki złota i niepokoje
ck-move-give-up = Oddaj region: { $region }
ck-move-pay = Opłać wszystkie armie
ck-move-leave-unpaid = Nie płać armii: { $region }
ck-move-disband = Rozpuść armię: { $region }

## Krucjata i wiek

ck-move-lead = Wyślij na krucjatę: { $person }
ck-move-take-back = Zabierz tarczę: { $position }
ck-move-keep-all = Niczego nie usuwaj
ck-move-remove = Usuń cechę „{ $token }”
ck-move-abandon = Utrać region: { $region }

## Wydarzenia

ck-move-befall = { $seat }
ck-move-place = Połóż żeton: { $region }
ck-move-clear = Usuń żeton: { $region }
ck-move-muster = Wystaw armię: { $region }
ck-move-dismiss = Usuń armię: { $region }
ck-move-strip = Odbierz tytuł: { $region }
ck-move-forsake = Zerwij sojusz: { $region }
ck-move-turn-down = Odrzuć ofertę
ck-move-court = Kultura: { $culture }
ck-move-bury = { $person }
ck-move-take = Cecha „{ $trait }” – do woreczka
ck-move-take-for = Cecha „{ $trait }”, otrzymuje: { $kin }
ck-move-accuse = Casus belli, przeciwnik: { $seat }
ck-move-forgive = Zrezygnuj z casus belli, przeciwnik: { $seat }
ck-move-course = Opcja { $number }

## Upadek i handel

ck-move-return = Wróć do gry, nowy władca: { $ruler }
ck-move-leave = Opuść grę
ck-move-settle = Zacznij od nowa: { $region }
ck-move-hand-over = Oddaj kartę { $card }
