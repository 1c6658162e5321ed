# The board in words, and names made of other names.

pax-title = Pax Renaissance

## Names made of other names

pax-ruler-card = { $empire } (карта правителя)
pax-circle = { $city } { $number }
pax-pawn-of = пешка ({ $seat })
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
pax-victory-dry-market = победа при опустевшем рынке
pax-automated-bank = { $bank } (автоматический банк)

## The board

pax-board-nothing = –
pax-board-turn =
    { $actions ->
        [0] Ходит { $seat }: действий не осталось
        [one] Ходит { $seat }: осталось { $actions } действие
        [few] Ходит { $seat }: осталось { $actions } действия
       *[many] Ходит { $seat }: осталось { $actions } действий
    }
pax-board-row =
    { $cards ->
        [one] рынок, { $row } – в колоде { $cards } карта, начало пути: { $route }
        [few] рынок, { $row } – в колоде { $cards } карты, начало пути: { $route }
       *[many] рынок, { $row } – в колоде { $cards } карт, начало пути: { $route }
    }
pax-board-fair = ярмарка
pax-board-next = следующая карта: { $card }
pax-board-empires = империи
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
pax-board-hidden =
    { $count ->
        [one] { $count } закрытая карта
        [few] { $count } закрытые карты
       *[many] { $count } закрытых карт
    }
pax-board-old-maids = незамужние королевы: { $list }

## The drawn table: letters of pieces and religions, and what stands next to signs

pax-mark-knight = К
pax-mark-rook = Л
pax-mark-pirate = П
pax-mark-bishop = С
pax-mark-pawn = пш
pax-mark-catholic = к
pax-mark-islamic = и
pax-mark-reformist = п
pax-table-players = игроки
pax-table-routes = открытые торговые пути и границы
pax-table-victories = победы
pax-table-on-ruler = на правителе
pax-table-busted = разорён
pax-table-silenced = заблокирована
pax-table-hand =
    { $count ->
        [one] Рука, { $count } карта:
        [few] Рука, { $count } карты:
       *[many] Рука, { $count } карт:
    }
pax-table-open = активна
pax-table-closed = неактивна
pax-table-at-the-end = когда рынок нельзя пополнить
pax-table-ready = условия выполнены
pax-table-supreme = главенствует: { $religion }
pax-table-no-supreme = главенствующей религии нет
pax-table-legend = (…) пустой город и его воин; ≈ морская граница, ∧ сухопутная; ★ престиж, ! разовое действие, » операции; ▲ впереди, (−2) не хватает 2
pax-score-republics = республики
pax-score-law = закон
pax-score-concessions = концессии
pax-score-discovery = открытия
pax-score-kings = короли
pax-score-faith = престиж
pax-score-patron = меценатство
pax-score-florins = флорины

## Odds

pax-odds-deck =
    { $cards ->
        [one] { $deck }: в колоде { $cards } закрытая карта
        [few] { $deck }: в колоде { $cards } закрытые карты
       *[many] { $deck }: в колоде { $cards } закрытых карт
    }
pax-odds-comet = вероятность, что следующая – комета: { $percent } %
pax-odds-comet-later =
    { $cards ->
        [one] комета не выйдет, пока не взята ещё { $cards } карта
        [few] комета не выйдет, пока не взяты ещё { $cards } карты
       *[many] комета не выйдет, пока не взято ещё { $cards } карт
    }
pax-odds-unseen =
    { $cards ->
        [one] { $cards } карту ещё никто не видел (в колоде или в коробке):
        [few] { $cards } карты ещё никто не видел (в колоде или в коробке):
       *[many] { $cards } карт ещё никто не видел (в колоде или в коробке):
    }
pax-odds-no-one-shot = без разового действия
