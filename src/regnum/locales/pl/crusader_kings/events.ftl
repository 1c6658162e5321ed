# Co się wydarzyło w Crusader Kings: wiersze dziennika.
# W zmiennych są nazwy i imiona; $number, $gold, $points, $shields, $required, $draws i $count to liczby.
# Tam, gdzie cechy albo rywala może nie być, $token i $rival mają wartość „none”.

## Przebieg gry

ck-event-era-began = Zaczyna się Era { $number }
ck-event-round-began = Runda { $number }
ck-event-turn-began = Tura { $number }
ck-event-upkeep-began = Faza utrzymania, runda { $number }
ck-event-game-ended = Koniec gry: { $ending }
ck-event-scored =
    { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, tarcze na torze: { $shields }
ck-event-realm-taken = { $dynasty }: władca – { $character }
ck-event-program-seated = { $seat }: gra program { $strategy }
ck-event-strategy-replaced = { $seat }: program { $strategy } nie może zacząć, zastępuje go inny
ck-event-first-player = Pierwszy gracz: { $seat }
ck-event-token-taken = { $seat }: otrzymano żeton pierwszego gracza
ck-event-lord-placed =
    { $token ->
        [none] { $region }: niezależny pan – { $character }
       *[other] { $region }: niezależny pan – { $character } („{ $token }”)
    }
ck-event-lord-left = { $character } opuszcza region ({ $region })
ck-event-card-opened = Nowa karta rozwoju: { $development }
ck-event-card-cleared = Odrzucono kartę rozwoju: { $development }

## Karty

ck-event-hand-chosen = { $seat }: dobrano karty – { $hand }
ck-event-bonus-chosen = { $seat }: dodatkowa karta ({ $deck })
ck-event-card-drawn = { $seat }: dobrano kartę { $card }
ck-event-deck-shuffled = Odrzucone karty tworzą nową talię ({ $deck })
ck-event-hand-discarded = { $seat }: odrzucono kartę { $card }
ck-event-planned = { $seat }: plan gotowy
ck-event-card-revealed = { $seat }: odkryto kartę { $card }
ck-event-card-skipped = { $seat }: pominięto kartę { $card }
ck-event-action-taken = { $seat }: { $action }
ck-event-action-declined = { $seat }: rezygnacja z akcji

## Testy cech

ck-event-check-began =
    { $seat }: test cech ({ $purpose }), { $required ->
        [one] potrzebny { $required } sukces
        [few] potrzebne { $required } sukcesy
       *[many] potrzeba { $required } sukcesów
    }, { $draws ->
        [one] { $draws } żeton
        [few] { $draws } żetony
       *[many] { $draws } żetonów
    }
ck-event-invested =
    { $seat }: zainwestowano w sukces { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
ck-event-opposed =
    { $seat }: na przeciwdziałanie wydano { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
ck-event-draws-cancelled =
    { $seat }: anulowano { $count ->
        [one] { $count } opłacony żeton
        [few] { $count } opłacone żetony
       *[many] { $count } opłaconych żetonów
    }
ck-event-trait-drawn = { $seat }: wyciągnięto żeton „{ $token }”
ck-event-trait-sacrificed = { $seat }: poświęcono cechę „{ $token }”
ck-event-check-passed = Sukces: { $purpose }
ck-event-check-failed = Porażka: { $purpose }

## Złoto i cechy

ck-event-gold-gained =
    { $seat }: otrzymano { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
ck-event-gold-paid =
    { $seat }: zapłacono { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
ck-event-gold-given =
    { $seat } → { $rival }: { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
ck-event-trait-gained = { $seat }: zyskano cechę „{ $token }”
ck-event-trait-on-card = { $character } zyskuje cechę „{ $token }”
ck-event-trait-lost = { $seat }: utracono cechę „{ $token }”

## Rody

ck-event-proposed = Propozycja małżeństwa ({ $seat } → { $rival }): { $character } i { $other_character }
ck-event-terms-offered =
    { $seat } → { $rival }: zaoferowano { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
ck-event-terms-asked =
    { $seat } → { $rival }: prośba o { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
ck-event-proposal-refused = { $seat }: odmowa
ck-event-married = Ślub ({ $seat }): { $character } i { $other_character }
ck-event-moved-house = { $character } przechodzi do innego rodu ({ $seat })
ck-event-region-allied = { $seat }: sojusz z regionem ({ $region })
ck-event-allied = Sojusz: { $seat } i { $rival }
ck-event-alliance-broken = { $seat }: zerwano sojusz ({ $rival })
ck-event-region-alliance-broken = { $seat }: utracono sojusz z regionem ({ $region })
ck-event-divorced = Unieważniono małżeństwo: { $character } i { $other_character }
ck-event-born =
    { $token ->
        [none] { $seat }: rodzi się dziecko – { $character }
       *[other] { $seat }: rodzi się dziecko – { $character } („{ $token }”)
    }
ck-event-bastard-born =
    { $token ->
        [none] { $seat }: rodzi się bękart – { $character }
       *[other] { $seat }: rodzi się bękart – { $character } („{ $token }”)
    }
ck-event-no-room-for-child = { $seat }: nie ma miejsca dla kolejnego dziecka
ck-event-died = { $character } umiera
ck-event-ruler-died = Umiera władca ({ $seat }): { $character }
ck-event-aged = { $seat }: władca się starzeje, wiek { $number } z 5
ck-event-succeeded = { $seat }: tron dziedziczy { $character }
ck-event-sibling-gone = { $character } opuszcza grę
ck-event-crisis = { $seat }: kryzys dynastyczny, nie ma dziedzica
ck-event-ruler-found =
    { $token ->
        [none] { $seat }: na tron wstępuje { $character }
       *[other] { $seat }: na tron wstępuje { $character } („{ $token }”)
    }
ck-event-title-granted = { $seat }: tytuł książęcy otrzymuje { $character } ({ $region })
ck-event-title-revoked = { $character } traci tytuł książęcy ({ $region })

## Rządy i intrygi

ck-event-castle-built = { $seat }: zbudowano zamek ({ $region })
ck-event-development-bought =
    { $seat }: kupiono kartę „{ $development }” za { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
ck-event-development-taken = Karta „{ $development }” zmienia właściciela: { $rival } → { $seat }
ck-event-development-lost = { $seat }: utracono kartę „{ $development }”
ck-event-plotted = { $seat }: spisek ({ $purpose })
ck-event-plotted-against = { $seat }: spisek ({ $purpose }), cel: { $rival }
ck-event-assassin-sent = { $seat }: zamach, cel: { $character }
ck-event-casus-belli = { $seat }: jest casus belli, przeciwnik: { $rival }
ck-event-casus-belli-lost = { $seat }: nie ma już casus belli, przeciwnik: { $rival }
ck-event-unrest-placed = Niepokoje: { $region }
ck-event-unrest-removed =
    { $count ->
        [one] { $region }: usunięto { $count } żeton niepokojów
        [few] { $region }: usunięto { $count } żetony niepokojów
       *[many] { $region }: usunięto { $count } żetonów niepokojów
    }
ck-event-coup-tried = { $seat }: próba przewrotu ({ $region })
ck-event-overthrown = { $seat }: obalono obcą władzę ({ $region }), region traci: { $rival }
ck-event-region-freed = { $region }: odtąd region niezależny

## Wojna

ck-event-mobilized = { $seat }: mobilizacja ({ $region })
ck-event-demobilized = { $seat }: rozpuszczono armię ({ $region })
ck-event-army-unpaid = { $seat }: armia nie dostała żołdu ({ $region })
ck-event-attack-declared = { $seat }: atak, { $origin } → { $region }
ck-event-support-declared = { $seat }: wsparcie ataku, { $origin } → { $region }
ck-event-war-began = Wojna: { $seat } i { $rival }
ck-event-war-ended = Pokój: { $seat } i { $rival }
ck-event-ally-supports = { $seat }: wsparcie sojusznika ({ $rival })
ck-event-conquered =
    { $rival ->
        [none] { $seat }: podbito region ({ $region })
       *[other] { $seat }: podbito region ({ $region }), poprzedni właściciel: { $rival }
    }
ck-event-annexed = { $seat }: zaanektowano region ({ $region })
ck-event-repelled = { $seat }: atak się nie powiódł ({ $region })
ck-event-army-moved = Armia przechodzi: { $origin } → { $region }
ck-event-looted = { $seat }: splądrowano region ({ $region })
ck-event-region-given-up = { $seat }: oddano region ({ $region })
ck-event-region-abandoned = { $seat }: w kryzysie dynastycznym utracono region ({ $region })

## Podatki i krucjata

ck-event-taxed =
    { $seat }: pobór podatków przynosi { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
ck-event-counter-placed = { $region }: położono żeton ({ $counter })
ck-event-counter-removed = { $region }: usunięto żeton ({ $counter })
ck-event-plague-spread = Zaraza się rozprzestrzenia: { $region }
ck-event-crusade-led = { $seat }: krucjatę prowadzi { $character }
ck-event-shield-placed = { $seat }: położono tarczę na torze krucjat ({ $position })
ck-event-shield-returned = { $seat }: zabrano tarczę z toru krucjat ({ $position })

## Wydarzenia

ck-event-event-began = { $seat }: wydarzenie „{ $event_card }”
ck-event-event-ignored = Wydarzenie „{ $event_card }” nikogo nie spotyka
ck-event-course-taken =
    { $number ->
        [1] { $seat }: wybrano pierwsze wyjście z wydarzenia
        [2] { $seat }: wybrano drugie wyjście z wydarzenia
       *[3] { $seat }: wybrano trzecie wyjście z wydarzenia
    }
ck-event-modifier-gained = { $seat }: o jeden żeton więcej w następnym teście
ck-event-harder-invasion = { $seat }: następny najazd będzie wymagać o jeden sukces więcej

## Osiągnięcia, upadek, handel

ck-event-achievement-taken = { $seat }: zdobyto osiągnięcie „{ $achievement }”
ck-event-achievement-lost = { $seat }: utracono osiągnięcie „{ $achievement }”
ck-event-defeated = { $seat }: dynastia upadła
ck-event-come-back =
    { $rival ->
        [none] { $seat }: powrót do gry, { $character } ({ $region })
       *[other] { $seat }: powrót do gry, { $character } ({ $region }), poprzedni właściciel: { $rival }
    }
ck-event-out = { $seat }: koniec udziału w grze
ck-event-card-traded = { $seat } → { $rival }: karta { $card }
ck-event-cards-traded = { $seat } → { $rival }: karta ({ $deck })
ck-event-region-traded = { $seat } → { $rival }: region ({ $region })
ck-event-development-traded = { $seat } → { $rival }: karta „{ $development }”
