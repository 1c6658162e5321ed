# What happened in Pax Renaissance: lines of the log.
# Variables hold names; $florins, $price, $gain, $attackers, $defenders and $republic (0 or 1) are numbers.

## Turn and market

pax-event-turn-began = { $seat }: начало хода
pax-event-turn-ended = { $seat }: конец хода
pax-event-card-turned-up = Новая карта на рынке: «{ $card }» ({ $space })
pax-event-card-foreseen = Следующая карта колоды ({ $half }): «{ $card }»
pax-event-card-bought =
    { $seat }: куплена карта «{ $card }» за { $price ->
        [one] { $price } флорин
        [few] { $price } флорина
        [many] { $price } флоринов
       *[other] { $price } флорина
    }{ $gain ->
        [0] { "" }
        [one] , с неё получен { $gain } флорин
        [few] , с неё получено { $gain } флорина
        [many] , с неё получено { $gain } флоринов
       *[other] , с неё получено { $gain } флорина
    }
pax-event-florin-on-card = { $seat }: 1 флорин положен на карту «{ $card }»
pax-event-florin-to-china = { $seat }: 1 флорин из стоимости карты уходит в Китай
pax-event-comet-seen = { $seat }: комета — «{ $card }»
pax-event-victory-activated = { $seat }: активирована карта победы — { $victory }

## Cards

pax-event-card-played = { $seat }: разыграна карта «{ $card }»
pax-event-queen-unmarried = { $seat }: королева «{ $card }» остаётся незамужней
pax-event-card-sold =
    { $seat }: продана карта «{ $card }» за { $price ->
        [one] { $price } флорин
        [few] { $price } флорина
        [many] { $price } флоринов
       *[other] { $price } флорина
    }
pax-event-hand-card-sold =
    { $seat }: продана карта из руки за { $price ->
        [one] { $price } флорин
        [few] { $price } флорина
        [many] { $price } флоринов
       *[other] { $price } флорина
    }
pax-event-hand-card-discarded = { $seat }: сброшена карта из руки
pax-event-own-card-discarded = { $seat }: сброшена карта «{ $card }» из руки
pax-event-card-discarded = Сброшена карта «{ $card }»
# $empire is "none" if the one-shot concerns no single empire.
pax-event-one-shot-fired =
    { $empire ->
        [none] { $seat }: разовое действие карты «{ $card }»
       *[other] { $seat }: разовое действие карты «{ $card }» ({ $empire })
    }
pax-event-one-shot-declined = { $seat }: отказ от разового действия карты «{ $card }»

## Pieces

pax-event-piece-placed = Размещена фишка: { $piece } ({ $circle })
pax-event-piece-on-border = Размещена фишка: { $piece } ({ $border })
pax-event-bishop-placed = Размещён слон ({ $religion }): «{ $card }»
pax-event-bishop-moved = Перемещён слон ({ $religion }): «{ $card }» → «{ $target }»
pax-event-bishops-killed = Взаимно уничтожены два слона: «{ $card }»
pax-event-bishop-removed = Слон возвращён в запас ({ $religion }): «{ $card }»
pax-event-pacified = Усмирена фишка: { $piece } ({ $empire })
pax-event-piece-repressed = Угнетена фишка: { $piece } ({ $empire })
pax-event-piece-killed = Уничтожена фишка: { $piece }
pax-event-piece-fetched = Запас пуст, взята фишка из игры: { $piece }
pax-event-piece-freed = Освобождена фишка: { $piece } ({ $empire })
pax-event-levy-raised = { $seat }: новый воин — { $piece } ({ $circle })

## Florins

pax-event-paid-china =
    { $seat }: в Китай { $florins ->
        [one] отдан { $florins } флорин
        [few] отдано { $florins } флорина
        [many] отдано { $florins } флоринов
       *[other] отдано { $florins } флорина
    }
pax-event-got-from-china =
    { $seat }: из Китая { $florins ->
        [one] получен { $florins } флорин
        [few] получено { $florins } флорина
        [many] получено { $florins } флоринов
       *[other] получено { $florins } флорина
    }

## Operations

pax-event-operation-run = { $seat }: операция — { $operation } («{ $card }»)
pax-event-florin-taken = { $seat }: взят 1 флорин с рынка ({ $space })
pax-event-card-beheaded = Казнена карта «{ $target }» (операция карты «{ $card }»)
pax-event-concession-taxed = { $seat }: концессия обложена налогом — { $border } ({ $empire })
pax-event-vote-held =
    { $price ->
        [0] { $seat }: победа на выборах без затрат ({ $empire })
        [one] { $seat }: победа на выборах за { $price } флорин ({ $empire })
        [few] { $seat }: победа на выборах за { $price } флорина ({ $empire })
        [many] { $seat }: победа на выборах за { $price } флоринов ({ $empire })
       *[other] { $seat }: победа на выборах за { $price } флорина ({ $empire })
    }
pax-event-pirate-sailed = Налёт пирата ({ $religion }): { $border } → { $target_border }
pax-event-piece-besieged = Осада, цель: { $piece }
pax-event-campaign-begun =
    { $seat }: кампания за { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
        [many] { $florins } флоринов
       *[other] { $florins } флорина
    }, { $empire } → { $target_empire }

## Battles and rulers

pax-event-battle-fought = Сражение ({ $empire }): нападающих — { $attackers }, защитников — { $defenders }
pax-event-battle-won = { $seat }: сражение выиграно ({ $empire })
pax-event-battle-lost = { $seat }: сражение не выиграно ({ $empire })
pax-event-ruler-taken = { $seat }: получена карта правителя ({ $empire })
pax-event-ruler-flipped =
    { $republic ->
        [1] { $empire }: теперь республика
       *[other] { $empire }: теперь монархия
    }
pax-event-ruler-to-throne = { $empire }: карта правителя возвращена в ячейку престола
pax-event-vassal-made = Новый вассал: { $empire } (сюзерен — { $suzerain })
pax-event-queen-crowned = { $seat }: коронация королевы «{ $card }» ({ $empire })
pax-event-regime-set = { $empire }: теперь { $regime }

## Trade

pax-event-fair-opened =
    { $seat }: торговая ярмарка ({ $half }), общая прибыль — { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
        [many] { $florins } флоринов
       *[other] { $florins } флорина
    }
pax-event-subsidy-taken =
    { $seat }: субсидия — { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
        [many] { $florins } флоринов
       *[other] { $florins } флорина
    }
pax-event-profit-paid =
    { $seat }: прибыль концессии — { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
        [many] { $florins } флоринов
       *[other] { $florins } флорина
    } ({ $border })
pax-event-pirate-paid = Из-за пирата 1 флорин уходит в Китай: { $border }
pax-event-voyage-ended =
    { $florins ->
        [0] Путешествие окончено ({ $half })
        [one] Путешествие окончено ({ $half }), остался { $florins } флорин
        [few] Путешествие окончено ({ $half }), осталось { $florins } флорина
        [many] Путешествие окончено ({ $half }), осталось { $florins } флоринов
       *[other] Путешествие окончено ({ $half }), осталось { $florins } флорина
    }
pax-event-trade-shifted = Смена пути, новый центр торговли: { $route } (разорён прежний: { $old_route })

## Faith and victory

pax-event-apostasy-held = Отречение: { $religion } и { $other_religion }
pax-event-victory-declared = { $seat }: партия выиграна — { $victory }
pax-event-patron-victory-held = Рынок не заполнить, победа мецената: { $seat }
pax-event-player-ruined = { $seat }: банкротство и выход из игры

## Автоматический банк

pax-event-course-set = { $seat } выбирает образ действий: { $row } ({ $objective })
pax-event-market-ran-dry = Рынок больше нечем пополнить: { $seat } побеждает
