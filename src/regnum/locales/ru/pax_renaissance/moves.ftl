# Labels of the choices in Pax Renaissance. Variables hold names.

## Actions

pax-move-buy = Купить карту «{ $card }»
pax-move-play = Разыграть карту «{ $card }»
pax-move-sell = Продать карту «{ $card }»
pax-move-operations = Провести операции: { $half }
pax-move-free-operations = Провести операции, не тратя действие: { $half }
pax-move-all-operations = Провести операции в обеих частях, сначала: { $first }
pax-move-fair = Организовать ярмарку: { $row }
pax-move-free-fair = Организовать ярмарку, не тратя действие: { $row }
pax-move-declare = Объявить: { $victory }
pax-move-uprising = Сбросить королеву «{ $queen }» ради народного бунта
pax-move-condemn = Провести отречение: { $religions }
pax-move-end-turn = Закончить ход

## One-shots

pax-move-fire = Выполнить разовое действие: { $empire }
pax-move-fire-everywhere = Выполнить разовое действие
pax-move-decline = Не выполнять разовое действие

## Agents and bishops

pax-move-place = Разместить: { $piece } → { $city }
pax-move-station = Разместить: { $piece } → { $border } ({ $empire })
pax-move-appoint = Разместить: { $piece } → карта «{ $card }»
pax-move-no-more-agents = Закончить размещение агентов
pax-move-pacify = Усмирить: { $piece }
pax-move-spare = Никого не усмирять

## Where to take a piece from

pax-move-take-from-ruler = Взять с карты правителя: { $empire }
pax-move-take-from-city = Взять из города: { $city }
pax-move-take-from-border = Взять с границы: { $border }
pax-move-take-from-card = Взять с карты «{ $card }»

## Operations

pax-move-operate = Провести операцию: { $operation } («{ $card }»)
pax-move-no-more-operations = Закончить операции
pax-move-decipher = Использовать операцию: { $operation } («{ $card }»)
pax-move-keep-silent = Отказаться от чужой операции
pax-move-bishop = Переместить слона с карты «{ $card }»
pax-move-to = Переместить на карту «{ $card }»
pax-move-collect = Взять флорин: { $space }
pax-move-behead = Казнить карту «{ $card }»
pax-move-tax = Обложить налогом концессию: { $border } ({ $empire })
pax-move-pay-tax = Заплатить 1 флорин
pax-move-accept-repression = Позволить угнести концессию
pax-move-repress =
    { $piece ->
        [none] Угнести фишку: { $city }
       *[other] Угнести: { $piece } ({ $city })
    }
pax-move-repress-concession =
    { $piece ->
        [none] Угнести концессию: { $border } ({ $empire })
       *[other] Угнести: { $piece }, { $border } ({ $empire })
    }
pax-move-vote = Провести выборы: { $empire }
pax-move-sail = Отправить пирата: { $from } → { $to }
pax-move-siege = Уничтожить фишку: { $city }
pax-move-siege-pirate = Уничтожить пирата: { $border }
pax-move-campaign = Начать кампанию, цель: { $empire }

## Battles

pax-move-call-rooks = Призвать ладьи в крестовый поход
pax-move-leave-rooks = Не призывать ладьи
pax-move-lose-agent = Уничтожить агента: { $piece }
pax-move-lose-repressed = Уничтожить угнетённую фишку: { $piece } ({ $empire })
pax-move-lose-noble = Уничтожить фишку: { $city }
pax-move-lose-pirate = Уничтожить пирата: { $border }
pax-move-lose-pawn = Уничтожить концессию: { $border }
pax-move-settle = Разместить выжившую фишку: { $piece } → { $city }
pax-move-settle-on-border = Разместить выжившую фишку: { $piece } → { $border }
pax-move-arrange-123 = Оставить фишки на местах
pax-move-arrange-132 = В круги 1, 2, 3 — фишки из кругов 1, 3, 2
pax-move-arrange-213 = В круги 1, 2, 3 — фишки из кругов 2, 1, 3
pax-move-arrange-231 = В круги 1, 2, 3 — фишки из кругов 2, 3, 1
pax-move-arrange-312 = В круги 1, 2, 3 — фишки из кругов 3, 1, 2
pax-move-arrange-321 = В круги 1, 2, 3 — фишки из кругов 3, 2, 1

## Regime changes

pax-move-concession = Разместить концессию: { $border }
pax-move-no-concession = Не размещать концессию
pax-move-free = Освободить: { $piece } → { $city }
pax-move-free-serf = Освободить: { $piece } → { $border } ({ $empire })
pax-move-no-more-freed = Закончить освобождение
pax-move-golden-liberty = Золотая вольность: { $regime }
pax-move-keep-theocracy = Сохранить теократию

## Other choices

pax-move-levy = Разместить воина: { $city }
pax-move-activate = Активировать: { $victory }
pax-move-throw-away = Сбросить карту «{ $card }»
pax-move-give-up = Уничтожить фишку: { $city }

## Автоматический банк

pax-move-buy-and-play = Купить и сразу разыграть: { $card }
pax-move-course = Образ действий: { $row } ({ $objective })
