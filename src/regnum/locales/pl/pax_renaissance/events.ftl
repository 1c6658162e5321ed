# What happened in Pax Renaissance: lines of the log.
# Variables hold names; $florins, $price, $gain, $attackers, $defenders and $republic (0 or 1) are numbers.

## Turn and market

pax-event-turn-began = { $seat }: początek tury
pax-event-turn-ended = { $seat }: koniec tury
pax-event-card-turned-up = Nowa karta na rynku: „{ $card }” ({ $space })
pax-event-card-foreseen = Następna karta talii ({ $half }): „{ $card }”
pax-event-card-bought =
    { $seat }: kupiono kartę „{ $card }” za { $price ->
        [one] { $price } florena
        [few] { $price } floreny
        [many] { $price } florenów
       *[other] { $price } florena
    }{ $gain ->
        [0] { "" }
        [one] , a z niej otrzymano { $gain } florena
        [few] , a z niej otrzymano { $gain } floreny
        [many] , a z niej otrzymano { $gain } florenów
       *[other] , a z niej otrzymano { $gain } florena
    }
pax-event-florin-on-card = { $seat }: położono 1 florena na karcie „{ $card }”
pax-event-florin-to-china = { $seat }: z ceny karty wpłacono 1 florena do Chin
pax-event-comet-seen = { $seat }: kometa – „{ $card }”
pax-event-victory-activated = { $seat }: aktywowano kartę drogi zwycięstwa – { $victory }

## Cards

pax-event-card-played = { $seat }: zagrano kartę „{ $card }”
pax-event-queen-unmarried = { $seat }: królowa „{ $card }” zostaje starą panną
pax-event-card-sold =
    { $seat }: sprzedano kartę „{ $card }” za { $price ->
        [one] { $price } florena
        [few] { $price } floreny
        [many] { $price } florenów
       *[other] { $price } florena
    }
pax-event-hand-card-sold =
    { $seat }: sprzedano kartę z ręki za { $price ->
        [one] { $price } florena
        [few] { $price } floreny
        [many] { $price } florenów
       *[other] { $price } florena
    }
pax-event-hand-card-discarded = { $seat }: odrzucono kartę z ręki
pax-event-own-card-discarded = { $seat }: odrzucono z ręki kartę „{ $card }”
pax-event-card-discarded = Odrzucono kartę „{ $card }”
# $empire is "none" if the one-shot concerns no single empire.
pax-event-one-shot-fired =
    { $empire ->
        [none] { $seat }: akcja jednorazowa karty „{ $card }”
       *[other] { $seat }: akcja jednorazowa karty „{ $card }” ({ $empire })
    }
pax-event-one-shot-declined = { $seat }: rezygnacja z akcji jednorazowej karty „{ $card }”

## Pieces

pax-event-piece-placed = Umieszczono figurę: { $piece } ({ $circle })
pax-event-piece-on-border = Umieszczono figurę: { $piece } ({ $border })
pax-event-bishop-placed = Umieszczono biskupa ({ $religion }): „{ $card }”
pax-event-bishop-moved = Przesunięto biskupa ({ $religion }): „{ $card }” → „{ $target }”
pax-event-bishops-killed = Dwaj biskupi zabili się nawzajem: „{ $card }”
pax-event-bishop-removed = Biskup wraca do puli ({ $religion }): „{ $card }”
pax-event-pacified = Spacyfikowano figurę: { $piece } ({ $empire })
pax-event-piece-repressed = Represjonowano figurę: { $piece } ({ $empire })
pax-event-piece-killed = Zabito figurę: { $piece }
pax-event-piece-fetched = Pula jest pusta, wzięto figurę z gry: { $piece }
pax-event-piece-freed = Wyzwolono figurę: { $piece } ({ $empire })
pax-event-levy-raised = { $seat }: umieszczono rekruta – { $piece } ({ $circle })

## Florins

pax-event-paid-china =
    { $seat }: zapłacono do Chin { $florins ->
        [one] { $florins } florena
        [few] { $florins } floreny
        [many] { $florins } florenów
       *[other] { $florins } florena
    }
pax-event-got-from-china =
    { $seat }: otrzymano z Chin { $florins ->
        [one] { $florins } florena
        [few] { $florins } floreny
        [many] { $florins } florenów
       *[other] { $florins } florena
    }

## Operations

pax-event-operation-run = { $seat }: działanie – { $operation } („{ $card }”)
pax-event-florin-taken = { $seat }: wzięto 1 florena z rynku ({ $space })
pax-event-card-beheaded = Ścięto kartę „{ $target }” (działanie karty „{ $card }”)
pax-event-concession-taxed = { $seat }: opodatkowano koncesję – { $border } ({ $empire })
pax-event-vote-held =
    { $price ->
        [0] { $seat }: wygrano głosowanie bez kosztów ({ $empire })
        [one] { $seat }: wygrano głosowanie za { $price } florena ({ $empire })
        [few] { $seat }: wygrano głosowanie za { $price } floreny ({ $empire })
        [many] { $seat }: wygrano głosowanie za { $price } florenów ({ $empire })
       *[other] { $seat }: wygrano głosowanie za { $price } florena ({ $empire })
    }
pax-event-pirate-sailed = Statek piratów płynie ({ $religion }): { $border } → { $target_border }
pax-event-piece-besieged = Oblężenie, cel: { $piece }
pax-event-campaign-begun =
    { $seat }: rozpoczęto kampanię za { $florins ->
        [one] { $florins } florena
        [few] { $florins } floreny
        [many] { $florins } florenów
       *[other] { $florins } florena
    }, { $empire } → { $target_empire }

## Battles and rulers

pax-event-battle-fought = Bitwa ({ $empire }): atakujących – { $attackers }, obrońców – { $defenders }
pax-event-battle-won = { $seat }: wygrano bitwę ({ $empire })
pax-event-battle-lost = { $seat }: nie wygrano bitwy ({ $empire })
pax-event-ruler-taken = { $seat }: zdobyto kartę stanu imperium ({ $empire })
pax-event-ruler-flipped =
    { $republic ->
        [1] { $empire }: teraz republika
       *[other] { $empire }: teraz królestwo
    }
pax-event-ruler-to-throne = { $empire }: karta stanu imperium wraca na tron
pax-event-vassal-made = Nowy wasal: { $empire } (suzeren – { $suzerain })
pax-event-queen-crowned = { $seat }: koronacja królowej „{ $card }” ({ $empire })
pax-event-regime-set = { $empire }: teraz { $regime }

## Trade

pax-event-fair-opened =
    { $seat }: wyprawa handlowa ({ $half }), zyski – { $florins ->
        [one] { $florins } floren
        [few] { $florins } floreny
        [many] { $florins } florenów
       *[other] { $florins } florena
    }
pax-event-subsidy-taken =
    { $seat }: dotacja – { $florins ->
        [one] { $florins } floren
        [few] { $florins } floreny
        [many] { $florins } florenów
       *[other] { $florins } florena
    }
pax-event-profit-paid =
    { $seat }: zysk koncesji – { $florins ->
        [one] { $florins } floren
        [few] { $florins } floreny
        [many] { $florins } florenów
       *[other] { $florins } florena
    } ({ $border })
pax-event-pirate-paid = Przez statek piratów 1 floren trafia do Chin: { $border }
pax-event-voyage-ended =
    { $florins ->
        [0] Koniec wyprawy ({ $half })
        [one] Koniec wyprawy ({ $half }), pozostał { $florins } floren
        [few] Koniec wyprawy ({ $half }), pozostały { $florins } floreny
        [many] Koniec wyprawy ({ $half }), pozostało { $florins } florenów
       *[other] Koniec wyprawy ({ $half }), pozostało { $florins } florena
    }
pax-event-trade-shifted = Zmiana szlaku, nowe emporium: { $route } (zablokowano dotychczasowe: { $old_route })

## Faith and victory

pax-event-apostasy-held = Apostazja: { $religion } i { $other_religion }
pax-event-victory-declared = { $seat }: gra wygrana – { $victory }
pax-event-patron-victory-held = Rynku nie da się uzupełnić, zwycięstwo kulturowe: { $seat }
pax-event-player-ruined = { $seat }: bankructwo i koniec udziału w grze

## Automatyczny bank

pax-event-course-set = { $seat } wybiera sposób działania: { $row } ({ $objective })
pax-event-market-ran-dry = Rynku nie można już uzupełnić: wygrywa { $seat }
