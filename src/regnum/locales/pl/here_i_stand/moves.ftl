# Etykiety wyborów w Here I Stand. Zmienne zawierają nazwy; $count to liczba.

## Cards

his-move-points =
    Zagraj dla { $points ->
        [one] { $points } punktu dowodzenia
        [few] { $points } punktów dowodzenia
       *[many] { $points } punktów dowodzenia
    }: „{ $card }”
his-move-event = Zagraj jako wydarzenie: „{ $card }”
his-move-event-a = Zagraj jako wydarzenie: „{ $card }” – { $branch }
his-move-event-b = Zagraj jako wydarzenie: „{ $card }” – { $branch }
his-move-event-c = Zagraj jako wydarzenie: „{ $card }” – { $branch }
his-move-pass = Pas
his-move-the-wartburg = Odwołaj wydarzenie kartą „Wartburg”
his-move-comet-discard = Kometa Halleya: strata losowej karty – { $power }
his-move-comet-skip = Kometa Halleya: strata następnego impulsu – { $power }
his-move-name = Wskaż mocarstwo: { $power }
his-move-raise = Nowe oddziały regularne, { $space }: { $count }
his-move-go-with-alva = Przejdź razem z księciem Albą: { $space }
his-move-gout-of-charles = Podagra: Karol V zostaje na miejscu
his-move-foul-weather = Niepogoda: zatrzymaj to
his-move-gout = Podagra: zatrzymaj, chory jest { $leader }
his-move-landsknechts = Zagraj „Lancknechci”
his-move-swiss-mercenaries = Zagraj „Szwajcarscy najemnicy”
his-move-siege-artillery = Zagraj „Artyleria oblężnicza”
his-move-professional-rowers = Zagraj „Zawodowi wioślarze”: { $help }
his-move-arquebusiers = Zagraj „Arkebuzerzy”
his-move-field-artillery = Zagraj „Artyleria polowa”
his-move-mercenaries-bribed = Zagraj „Przekupieni najemnicy”
his-move-mercenaries-grow-restless = Zagraj „Najemnicy szemrzą”
his-move-siege-mining = Zagraj „Podkop minerski”
his-move-surprise-attack = Zagraj „Atak z zaskoczenia”
his-move-tercios = Zagraj „Tercios”
his-move-play-janissaries = Zagraj „Janczarzy” dla dodatkowych kości
his-move-keep = Zatrzymaj kartę

## Actions

his-move-march = Marsz: { $link }{ $cost }
his-move-assault = Szturm: { $space }
his-move-control = Przejmij kontrolę: { $space }
his-move-mercenary = Najmij najemników: { $space }
his-move-regular = Zaciągnij oddział regularny: { $space }{ $cost }
his-move-cavalry = Zaciągnij kawalerię: { $space }
his-move-squadron = Zbuduj eskadrę: { $space }{ $cost }
his-move-corsair = Zbuduj korsarza: { $space }
his-move-sail = Wypłyń
his-move-embark = Przewieź armię morzem: { $passage }
his-move-piracy = Piractwo, { $sea }, cel – { $power }{ $cost }
his-move-done =
    { $points ->
        [0] Gotowe
        [one] Zakończ: ostatni punkt dowodzenia przepadnie
        [few] Zakończ: ostatnie { $points } punkty dowodzenia przepadną
       *[many] Zakończ: ostatnie { $points } punktów dowodzenia przepadnie
    }

## Armies

his-move-all = Wszyscy, którzy mogą
his-move-lead = Z dowódcą: { $leader }
his-move-take = Weź: { $troops }
his-move-go = W tym składzie
his-move-back = Wróć
his-move-intercept = Przechwyć z miejsca: { $place }
his-move-let-pass = Przepuść
his-move-avoid = Uniknij bitwy: { $place }
his-move-stand = Stań do walki
his-move-withdraw = Wycofaj się
his-move-join = Wyjdź i walcz
his-move-stay-inside = Zostań w środku
his-move-lose = Strać: { $troops }
his-move-retreat = Odwrót: { $place }
his-move-place = Nowi najemnicy, { $space }: { $count }
his-move-dismiss = Usuń najemników: { $space }, { $power }
his-move-go-to = Przejdź: { $space }
his-move-enter = Miejsce wejścia: { $space }
his-move-return-to = Wróć: { $space }

## At sea

his-move-send = Wyślij okręty: { $passage }
his-move-admiral = Z admirałem: { $leader }
his-move-ships = Weź: { $ships }
his-move-fight = Walcz: { $location }, { $power }
his-move-lose-ship = Strać: { $ships }
his-move-to = Dalej: { $location }
his-move-sail-to = Płyń do portu: { $space }
his-move-give-squadron = Strać eskadrę: { $place }
his-move-give-card = Oddaj losową kartę
his-move-give-points = Oddaj punkt zwycięstwa

## Diplomacy

his-move-declare = Wypowiedz wojnę: { $power }{ $cost }
his-move-declare-war = Wypowiedz wojnę nowemu sojusznikowi
his-move-intervene = Interweniuj
his-move-stay-out = Nie mieszaj się
his-move-win-over = Pozyskaj sojusznika: { $power }
his-move-part-from-ally = Pozbaw sojusznika: { $power }
his-move-pay = Zapłać kartą „{ $card }” ({ $points })
his-move-sue = Proś o pokój: { $power }
his-move-sue-by-marriage = Proś o pokój kartą „Mariaż dyplomatyczny”: { $power }
his-move-venetian-informant = Wenecki informator: czyja ręka – { $power }, kto ogląda – { $reader }
his-move-spring-preparations = Zagraj „Wiosenne przygotowania”
his-move-copernicus = Zagraj „Kopernika”
his-move-michael-servetus = Zagraj „Michała Serweta”
his-move-fight-on = Walcz dalej
his-move-storm = Darmowy szturm z Sulejmanem: { $space }
his-move-land = Oddziały regularne przybywają: { $space } × { $count }
his-move-help-at = Wenecjanie przybywają: { $space }
his-move-add-regular = Dodaj wenecki oddział regularny
his-move-add-squadron = Dodaj wenecką eskadrę
his-move-call-suleiman-home = Wyślij Sulejmana do Stambułu (2 z 4 punktów)
his-move-let-him-be = Zachowaj wszystkie 4 punkty
his-move-betray = Zdrada: { $space }, szturmujący – { $power }
his-move-rebel = Bunt w mieście: { $space }
his-move-lose-troop = Strać: { $troops }
his-move-ferry = Przeprowadź: { $leader }, { $space } (3 punkty zamiast 6)
his-move-ferry-nobody = Nie przeprowadzaj nikogo (6 punktów)
his-move-remove = Usuń: { $unit }, { $location }
his-move-regain = Odzyskaj: { $space } (cena – { $payment })
his-move-regain-also = Odzyskaj także: { $space }
his-move-free = Uwolnij: { $leader } (cena – { $payment })
his-move-ransom = Wykup: { $leader }
his-move-remain = Pozostań pod ekskomuniką

## Spring and winter

his-move-deploy = Wymarsz: { $capital } → { $space }
his-move-decline = Bez wymarszu
his-move-all-to = Wszyscy: { $space }
his-move-send-to = Wyślij: { $troops } → { $space }
his-move-lead-to = { $leader }: { $space }
his-move-stay = Pozostali zostają
his-move-moor = Wyślij: { $ships } → { $space }
his-move-admiral-to = { $leader } z okrętami: { $space }
his-move-from = Część idzie do stolicy, skąd: { $space }

## Reformacja

his-move-treatise = Opublikuj traktat: { $zone }{ $cost }
his-move-translate = Tłumacz Pismo: { $zone }
his-move-translate-with = Tłumacz Pismo, teolog { $debater }: dwa pola
his-move-debate = Wezwij do dysputy: { $zone }{ $cost }
his-move-basilica = Buduj bazylikę św. Piotra: jeden punkt dowodzenia
his-move-burn-books = Pal księgi: { $zone }{ $cost }
his-move-university = Załóż uniwersytet jezuicki: { $space }{ $cost }
his-move-university-with-loyola = Załóż uniwersytet jezuicki z Loyolą: { $space }
his-move-place-university = Uniwersytet jezuicki: { $space }
his-move-convert = Spróbuj nawrócić: { $space }
his-move-win = Nawróć: { $space }
his-move-commit = Zaangażuj teologa dla premii: { $debater }
his-move-commit-nobody = Nie angażuj nikogo
his-move-against-uncommitted = Przeciw niezaangażowanemu teologowi, losowo
his-move-against-committed = Przeciw zaangażowanemu teologowi, losowo
his-move-here-i-stand = „Tu stoję”: Luter zastępuje twojego teologa
his-move-call-bullinger = W drugiej rundzie przemawia Bullinger
his-move-send-debater = Dysputa: { $zone }; za ciebie atakuje { $debater }
his-move-exclude = Dysputa: { $zone }; nie bierze udziału { $debater }
his-move-bring = Weź na sejm: „{ $card }” ({ $points })
his-move-retrieve = Weź z odrzuconych: { $card }
his-move-retrieve-nothing = Nie ma czego wziąć
his-move-delegate = Wyślij na sobór: { $debater }
his-move-no-more-delegates = Nie wysyłaj nikogo więcej

## Anglia i ekskomunika

his-move-banish = Ekskomunikuj reformatora: { $reformer }
his-move-call-debate = Wezwij do dysputy
his-move-excommunicate = Ekskomunikuj władcę: { $power }
his-move-reveal = Odkryj kartę: { $card }
his-move-stir = Niepokoje: { $space }

## The New World, foreign wars, havens and the sack of Rome

his-move-explore = Wyślij wyprawę odkrywczą{ $cost }
his-move-colonize = Załóż kolonię{ $cost }
his-move-conquer = Wyślij wyprawę zdobywców{ $cost }
his-move-sail-first = Pierwszy płynie { $explorer }
his-move-go-for = Cel: { $prize }
his-move-fight-abroad = Walcz w wojnie zagranicznej: { $foreign_war }
his-move-join-war = Jednostka idzie na wojnę zagraniczną: { $foreign_war }
his-move-send-abroad = Wyślij: { $troops }, { $space }
his-move-lead-abroad = Prowadzi ich { $leader }
his-move-nobody-leads = Nikt ich nie prowadzi
his-move-give-up-unit = Poświęć: { $troops }, { $space }
his-move-give-no-unit = Nikogo nie poświęcaj
his-move-haven = Przystań: { $space }
his-move-sack-with = Rzym plądrują stojący tu: { $space }, { $power }
his-move-lose-one = Strać: { $troops }
his-move-keep-card = Zatrzymaj: „{ $card }”

## Negocjacje

his-move-ready = Gotowe
his-move-hear = Zakończ negocjacje
his-move-give-from = Oddaj jeden oddział: { $space }
his-move-place-at = Dokąd: { $space }

## Handel, nowe siły, żołd, dowódcy i joannici

his-move-recruit = Własna jednostka: { $space }, { $unit }
his-move-recruit-ally = Jednostka sojusznika: { $space }, { $unit }
his-move-corsairs = Dwa okręty korsarzy zamiast eskadry: { $space }
his-move-fortify = Twierdza: { $space }
his-move-hire-in = Nowe jednostki: { $space }
his-move-give-away = Oddaj kartę „{ $card }” mocarstwu: { $power }
his-move-threaten = Zagrożony będzie { $leader }
his-move-settle = Joannici osiądą tutaj: { $space }
his-move-pay-nothing = Nic nie płać
his-move-disband = Najemnicy odchodzą: { $space }, { $count }
his-move-desert = Wszyscy najemnicy mocarstwa odchodzą: { $space }, { $power }
his-move-sicken = Zaraza: { $space }, zgrupowanie mocarstwa { $power }
his-move-recall-exploration = Odwołaj wyprawę odkrywczą mocarstwa: { $power }
his-move-recall-cabot = Odwołaj Sebastiana Cabota w służbie mocarstwa: { $power }
his-move-recall-conquest = Odwołaj wyprawę zdobywców mocarstwa: { $power }

## Wydarzenia na kartach

his-move-enough = To wystarczy
his-move-send-to-marburg = { $debater } jedzie do Marburga
his-move-inspect = Obejrzyj karty innego mocarstwa: { $power }
his-move-take-random = Weź losową kartę z tej ręki
his-move-do-nothing = Nic nie można zrobić
his-move-confiscate = Odrzuć: „{ $card }”
his-move-confiscate-nothing = Nie ma czego odrzucić
his-move-leave-discarded = Zostaw wśród odrzuconych
his-move-strike-down = Strać: { $troops }, { $space }
his-move-part-with-philip = Filip Heski opuszcza grę
his-move-discard-at-random = Odrzuć losową kartę
his-move-hand-over = „{ $card }” przechodzi do innego mocarstwa: { $power }
