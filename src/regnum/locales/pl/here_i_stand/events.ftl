# Co się wydarzyło w Here I Stand: wiersze dziennika. Zmienne zawierają nazwy; $count, $turn, $hits, $total i podobne to liczby.

## The course of the game

his-event-turn-began = Zaczyna się tura { $turn }
his-event-phase-began = { $phase }
his-event-passed = { $power }: pas
his-event-skip-ordered = { $power }: następny impuls przepadnie
his-event-impulse-skipped = { $power }: ten impuls przepada
his-event-game-won = { $power }: wygrana partia ({ $ending })
his-event-points-gained =
    { $power }: { $count ->
        [one] { $count } punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
       *[many] { $count } punktów zwycięstwa
    }
his-event-ruler-changed = { $power }: nowy władca: { $ruler }
his-event-excommunicated = { $power }: władca zostaje obłożony ekskomuniką
his-event-excommunication-lifted = { $power }: ekskomunika zostaje zdjęta
his-event-st-peters-built = Punkty dowodzenia na Bazylikę św. Piotra: { $count }
his-event-piracy-scored = Tor piractwa: { $count }
his-event-chateau-rolled =
    { $power }: rzut na zamek: { $die }, { $success ->
        [1] zamek powstaje
       *[other] zamek nie powstaje
    }

## Cards

his-event-cards-dealt =
    { $power }: { $count ->
        [one] dobrana { $count } karta
        [few] dobrane { $count } karty
       *[many] dobranych { $count } kart
    }
his-event-card-drawn = { $power }: dobrana karta „{ $card }”
his-event-card-played = { $power }: „{ $card }” ({ $use })
his-event-card-discarded = { $power }: odrzucona karta „{ $card }”
his-event-card-removed = Karta „{ $card }” wypada z gry
his-event-event-overdue = „{ $card }”: nikt nie zagrał tego wydarzenia, więc następuje teraz
his-event-event-cancelled = Wydarzenie odwołane: „{ $card }”
his-event-card-passed = { $power }: karta przechodzi do innego mocarstwa: { $to }
his-event-card-passed-seen = { $power }: karta „{ $card }” przechodzi do innego mocarstwa: { $to }
his-event-hand-read = { $power }: obejrzano karty innego mocarstwa – { $of }
his-event-card-read = { $power }: na ręce karta „{ $card }”
his-event-piracy-undone =
    Zapłata za piractwo: Osmanowie mają za nie teraz { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
his-event-town-betrayed = { $space }: miasto zdradzone oblegającemu – { $power }
his-event-city-freed = { $space }: miasto wyzwoliło się – { $power }
his-event-cards-entered =
    { $count ->
        [one] { $count } nowa karta wchodzi
        [few] { $count } nowe karty wchodzą
       *[many] { $count } nowych kart wchodzi
    } do talii
his-event-weather-broke = { $power }: niepogoda do końca impulsu
his-event-gout-struck = { $leader }: podagra do końca impulsu

## Wars and alliances

his-event-war-declared = { $power }: wypowiedziana wojna, przeciwnik: { $to }
his-event-war-ended = Pokój między mocarstwami: { $power }, { $to }
his-event-peace-sued = { $power }: prośba o pokój, adresat: { $to }
his-event-alliance-formed = Sojusz dwóch mocarstw: { $power }, { $to }
his-event-divorce-granted = Papiestwo zgadza się na rozwód Henryka VIII
his-event-aragon-used = { $power }: żeton Katarzyny Aragońskiej zmniejsza koszt tej wojny
his-event-minor-activated = { $minor }: nowy sojusznik – { $power }
his-event-minor-deactivated = { $minor }: koniec sojuszu, dawny sojusznik – { $power }
his-event-league-formed = Powstaje Związek Szmalkaldzki
his-event-hungary-defeated = Węgry i Czechy są pokonane

## The map

his-event-control-taken = { $space }: nowy właściciel – { $power }
his-event-unrest-began = { $space }: zamieszki
his-event-unrest-ended = { $space }: koniec zamieszek
his-event-fortress-built = { $space }: miasto jest teraz ufortyfikowane
his-event-converted = { $space }: { $faith }
his-event-siege-began = { $space }: zaczyna się oblężenie, oblega: { $power }
his-event-siege-lifted = { $space }: koniec oblężenia, oblegał: { $power }

## Units and leaders

his-event-units-placed = { $power }: nowe jednostki, { $space } – { $units }
his-event-units-lost = { $power }: straty, { $location } – { $units }
his-event-units-went = { $power }: { $units }, { $space } → { $to }
his-event-leader-went = { $leader }: nowe miejsce – { $location }
his-event-leader-placed = { $leader } wchodzi do gry: { $location }
his-event-leader-captured = { $leader } w niewoli, trzyma go: { $power }
his-event-leader-freed = { $leader } wraca z niewoli: { $space }
his-event-leader-removed = { $leader } wypada z gry
his-event-leader-waits = { $leader } czeka na następną turę

## Armies

his-event-army-moved =
    { $power }: armia ({ $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[many] { $count } jednostek
    }), { $location } → { $to }
his-event-two-dice-rolled =
    { $power }: kości { $first } i { $second }, modyfikator { $modifier } – { $success ->
        [1] sukces
       *[other] niepowodzenie
    }
his-event-dice-rolled =
    { $power }: { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    } (kości: { $dice })
his-event-intercepted = { $power }: udane przechwycenie, { $space } → { $to }
his-event-not-intercepted = { $power }: nieudane przechwycenie, { $space }
his-event-avoided = { $power }: bitwa uniknięta, { $space } → { $to }
his-event-not-avoided = { $power }: bitwy nie udało się uniknąć, { $space }
his-event-withdrew = { $power }: wycofanie się za mury, { $space }

## Combat on land

his-event-battle-began = Bitwa polowa, { $space }; atakujący – { $power }
his-event-garrison-joined = { $power }: oblężeni włączają się do bitwy, { $space }
his-event-battle-won = { $power }: wygrana bitwa, { $space }
his-event-retreated = { $power }: odwrót, { $space } → { $to }
his-event-destroyed = { $power }: brak drogi odwrotu, jednostki zniszczone, { $space }
his-event-town-taken = { $power }: miasto zdobyte szturmem, { $space }
his-event-assault-failed = { $power }: nieudany szturm, { $space }

## At sea

his-event-ship-built = { $power }: budowa, { $space } – { $unit }
his-event-ship-sailed = { $power }: { $unit }, { $location } → { $to }
his-event-admiral-sailed = { $leader }: rejs – { $location }
his-event-ship-lent = { $power }: eskadra pożyczona sojusznikowi – { $to }
his-event-leader-lent = { $leader }: pożyczony sojusznikowi – { $to }
his-event-ship-lost = { $power }: utracony okręt ({ $unit }), { $location }
his-event-rolled-at-sea = { $power }: kości z modyfikatorami – { $total }
his-event-roll-changed = { $power }: rzut zmieniony o { $modifier }
his-event-fleet-intercepted = { $power }: flota przechwytuje, { $location } → { $to }
his-event-fleet-missed = { $power }: flocie nie udaje się przechwycenie, { $location }
his-event-fleet-avoided = { $power }: flota unika bitwy, { $location } → { $to }
his-event-fleet-caught = { $power }: flocie nie udaje się uniknąć bitwy, { $location }
his-event-naval-battle-began = Bitwa morska, { $location }: { $power }, przeciwnik – { $enemy }
his-event-naval-battle-won = { $power }: wygrana bitwa morska, { $location }
his-event-fleet-retreated = { $power }: odwrót floty, { $location } → { $to }
his-event-piracy-began = Piractwo, { $sea }; cel – { $power }

## Reformacja

his-event-attempt-made = { $power }: próba nawrócenia, { $space }; wiara: { $faith }
his-event-attempt-failed = Próba się nie udaje: { $space }; wiara: { $faith }
his-event-faith-rolled = { $power }: najlepsza kość pokazuje { $best } (kości: { $dice })
his-event-card-retrieved = { $power }: z odrzuconych wzięto kartę „{ $card }”
his-event-council-ended = Sobór trydencki: trafienia Papiestwa { $hits }, Protestantów { $other_hits }
his-event-diet-ended = Sejm w Wormacji: trafienia Protestantów { $hits }, katolików { $other_hits }
his-event-debate-called = { $power }: dysputa, { $zone }
his-event-debater-speaks = W dyspucie przemawia { $debater }
his-event-debate-tied = Runda dysputy { $round }: remis
his-event-debate-won = { $power }: dysputa wygrana, przewaga trafień – { $count }
his-event-debater-saved =
    { $debater }: kość { $die } – { $success ->
        [1] porażka się nie liczy
       *[other] porażka zostaje
    }
his-event-debater-committed = Zaangażowany teolog: { $debater }
his-event-debater-entered = Teolog w grze: { $debater }
his-event-debater-left = Teolog opuszcza grę: { $debater }
his-event-reformer-banished = Do następnej tury poza grą: reformator { $reformer }
his-event-reformer-entered = Reformator na mapie: { $reformer }
his-event-translated = Przekład, { $zone }: Nowy Testament { $testament }, cała Biblia { $bible }
his-event-university-founded = Uniwersytet jezuicki: { $space }

## Anglia i ekskomunika

his-event-card-shown = { $power }: odkryta karta { $card }
his-event-marital-status-changed = Stan cywilny Henryka VIII: { $wife }
his-event-child-rolled = { $wife }: kość { $die } – { $child }
his-event-mary-rolled = { $power }: za panowania Marii kość { $die }; przy 3 lub mniej działa Papiestwo

## The New World, foreign wars, havens and the sack of Rome

his-event-exploration-sent = { $power }: wyprawa odkrywcza wyrusza do Nowego Świata
his-event-cabot-sent = { $power }: Sebastian Cabot wyrusza do Nowego Świata
his-event-conquest-sent = { $power }: wyprawa zdobywców wyrusza do Nowego Świata
his-event-loan-taken = { $power }: pożyczka od Fuggerów – o kartę mniej przy następnym rozdaniu
his-event-power-threatened = { $leader } jest zagrożony: na kości { $die }
his-event-exploration-recalled = { $power }: wyprawa odkrywcza odwołana
his-event-cabot-recalled = { $power }: Sebastian Cabot nie wypływa
his-event-conquest-recalled = { $power }: wyprawa zdobywców odwołana
his-event-colony-sent = { $power }: osadnicy wyruszają – { $colony }
his-event-colony-arrived = Osadnicy dotarli do celu – { $colony }
his-event-colony-lost = Kolonia przepada: { $colony }
his-event-colony-given-up = Żeton opuszcza grę: { $colony }
his-event-explorer-drawn = { $power }: odkrywca – { $explorer }
his-event-conqueror-drawn = { $power }: wyprawę prowadzi { $conqueror }
his-event-explorer-rolled = { $explorer }, wyprawa odkrywcza: { $first }, { $second } i { $modifier }, razem { $total }
his-event-world-sailed = { $explorer }, opłynięcie świata: { $first }, { $second } i { $modifier }, razem { $total }
his-event-conqueror-rolled = { $conqueror }, podbój: { $first }, { $second } i { $modifier }, razem { $total }
his-event-explorer-gone = { $explorer } już nie wraca
his-event-explorer-back = { $explorer } wraca bez odkrycia
his-event-explorer-stays = { $explorer } zostaje na zawsze: { $prize }
his-event-conqueror-gone = { $conqueror }: wyprawa zostaje zniszczona
his-event-conqueror-back = { $conqueror }: wyprawa wraca z niczym
his-event-conqueror-stays = { $conqueror } zostaje na zawsze: { $prize }
his-event-prize-taken = { $power }: { $prize }
his-event-conquest-depleted = { $power }: bogactwa się wyczerpały – { $prize }
his-event-potosi-taken = { $power }: kopalnie srebra w Potosí
his-event-potosi-lost = { $power }: kopalnie w Potosí są stracone
his-event-galleons-built = { $power }: galeony
his-event-plantations-built = { $power }: plantacje
his-event-raider-came = { $power }: kaper czyha na flotę srebra
his-event-raider-gone = { $power }: kapra już nie ma
his-event-raider-rolled =
    { $power }: kaper wyrzuca { $die }, { $success ->
        [1] karta skradziona
       *[other] karta ocalona
    }
his-event-conquest-yielded = { $power }, bogactwa Nowego Świata – { $prize }: { $first } i { $second }, razem { $total }
his-event-colony-yielded = { $power }, bogactwa Nowego Świata – { $colony }: { $first } i { $second }, razem { $total }
his-event-potosi-yielded = { $power }, bogactwa Potosí: { $first } i { $second }, razem { $total }
his-event-war-began-abroad = { $power }: zaczyna się wojna zagraniczna – { $foreign_war }; jednostek wroga: { $count }
his-event-foreigners-joined = { $foreign_war }: jednostek wroga jest teraz { $count }
his-event-foreigners-lost = { $foreign_war }: stracone jednostki wroga: { $count }
his-event-battle-abroad = { $power }: bitwa w wojnie zagranicznej – { $foreign_war }
his-event-war-ended-abroad = { $power }: wojna zagraniczna skończona – { $foreign_war }
his-event-rome-sacked = { $power }: Rzym splądrowany
## Wydarzenia na kartach

his-event-artist-rolled = { $power }: dla bazyliki św. Piotra kości { $first } i { $second }
his-event-prayer-book-rolled = { $power }: Modlitewnik powszechny burzy Anglię, kość { $die }
his-event-card-picked = { $power }: losowa karta odłożona
his-event-card-picked-seen = { $power }: odłożona karta „{ $card }”
his-event-fountain-sought = { $power }: poszukiwanie źródła młodości, kość { $die }; przy 4 lub więcej odkrywca przepada
