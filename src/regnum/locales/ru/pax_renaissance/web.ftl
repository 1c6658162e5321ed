# Что говорит только доска в браузере.

## Группы ходов

pax-web-group-buy = Купить
pax-web-group-play = Сыграть
pax-web-group-sell = Продать
pax-web-group-operations = Операции
pax-web-group-fair = Ярмарка
pax-web-group-declare = Победа
pax-web-group-other = Выбор

## Карты

pax-web-queen = королева
pax-web-prestige = престиж
pax-web-suitors = претенденты
pax-web-agents = агенты
pax-web-operations = операции

## Доска

pax-web-hand =
    { $count ->
        [one] Рука: { $count } карта
        [few] Рука: { $count } карты
       *[many] Рука: { $count } карт
    }
pax-web-no-hand = Карт на руке нет
pax-web-actions =
    { $count ->
        [one] осталось { $count } действие
        [few] осталось { $count } действия
       *[many] осталось { $count } действий
    }
pax-web-deck =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
pax-web-route = Путь: { $city }
pax-web-row = Ряд рынка: { $row }
pax-web-empty = пусто
pax-web-repressed = Угнетены:
pax-web-emporium = открытый центр торговли
pax-web-levy = пусто; воин: { $piece }
pax-web-sea = морская граница
pax-web-land = сухопутная граница
pax-web-tableaux = Банки и руки
pax-web-old-maids = Незамужние королевы
pax-web-legend = Круг – католики, квадрат – ислам, шестиугольник – реформаты; номер – пешка игрока. ○ → путь западной ярмарки, ● → восточной. Бледно – воин пустого города; × – разорённый центр торговли.
