# The board in words, and names made of other names.

pax-title = Pax Renaissance

## Names made of other names

pax-ruler-card = { $empire } (карта правителя)
pax-circle = { $city } { $number }
pax-pawn-of = пешка игрока { $seat }
pax-pair = { $one } и { $other }
pax-space =
    { $column ->
        [0] ряд «{ $row }», ярмарка
       *[other] ряд «{ $row }», ячейка { $column }
    }
pax-florins =
    { $count ->
        [one] { $count } флорин
        [few] { $count } флорина
       *[many] { $count } флоринов
    }
pax-ordinal-first = первая
pax-ordinal-second = вторая
pax-ordinal-third = третья
pax-victory-last-banker = победа последнего банкира

## The board

pax-board-nothing = –
pax-board-turn =
    { $actions ->
        [0] Ходит { $seat }: действий не осталось
        [one] Ходит { $seat }: осталось { $actions } действие
        [few] Ходит { $seat }: осталось { $actions } действия
       *[many] Ходит { $seat }: осталось { $actions } действий
    }
pax-board-victories = Победы, открытые для всех: { $list }
pax-board-row =
    { $cards ->
        [one] рынок, { $row } – в колоде { $cards } карта, начало пути: { $route }
        [few] рынок, { $row } – в колоде { $cards } карты, начало пути: { $route }
       *[many] рынок, { $row } – в колоде { $cards } карт, начало пути: { $route }
    }
pax-board-fair = ярмарка
pax-board-next = следующая карта: { $card }
pax-board-empires = империи
pax-board-borders = границы
pax-board-king = король
pax-board-republic = республика
pax-board-on-throne = на престоле
pax-board-vassal = вассал, сюзерен: { $empire }
pax-board-queen = королева: { $card }
pax-board-busted = разорённый центр торговли
pax-board-repressed = угнетены: { $list }
pax-board-times =
    { $count ->
        [1] { $piece }
       *[other] { $piece } ×{ $count }
    }
pax-board-ruined = банкрот
pax-board-hand = рука: { $list }
pax-board-hidden =
    { $count ->
        [one] { $count } закрытая карта
        [few] { $count } закрытые карты
       *[many] { $count } закрытых карт
    }
pax-board-old-maids = незамужние королевы: { $list }
