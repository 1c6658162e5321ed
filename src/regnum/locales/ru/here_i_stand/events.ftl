# Что произошло в Here I Stand: строки журнала. В переменных — названия и имена; $count, $turn, $hits, $total и подобные — числа.

## The course of the game

his-event-turn-began = Начинается ход { $turn }
his-event-phase-began = { $phase }
his-event-passed = { $power }: пас
his-event-skip-ordered = { $power }: следующий импульс будет пропущен
his-event-impulse-skipped = { $power }: импульс пропущен
his-event-game-won = { $power }: победа в партии ({ $ending })
his-event-points-gained =
    { $power }: { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[many] { $count } победных очков
    }
his-event-ruler-changed = { $power }: новый правитель — { $ruler }
his-event-excommunicated = { $power }: правитель отлучён от церкви
his-event-excommunication-lifted = { $power }: отлучение снято
his-event-st-peters-built = Очки действия на базилику св. Петра: { $count }
his-event-piracy-scored = Шкала пиратства: { $count }
his-event-chateau-rolled =
    { $power }: бросок на шато — { $die }, { $success ->
        [1] шато построено
       *[other] шато не построено
    }

## Cards

his-event-cards-dealt =
    { $power }: { $count ->
        [one] взята { $count } карта
        [few] взяты { $count } карты
       *[many] взято { $count } карт
    }
his-event-card-drawn = { $power }: взята карта «{ $card }»
his-event-card-played = { $power }: «{ $card }» ({ $use })
his-event-card-discarded = { $power }: сброшена карта «{ $card }»
his-event-card-removed = Карта «{ $card }» выбывает из игры
his-event-event-overdue = «{ $card }»: событие никто не сыграл, и оно происходит сейчас
his-event-event-cancelled = Событие отменено: «{ $card }»
his-event-card-passed = { $power }: карта переходит к другой державе: { $to }
his-event-card-passed-seen = { $power }: карта «{ $card }» переходит к другой державе: { $to }
his-event-hand-read = { $power }: просмотрены карты другой державы – { $of }
his-event-card-read = { $power }: в руке карта «{ $card }»
his-event-piracy-undone =
    Расплата за пиратство: у Османов за него теперь { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[many] { $count } победных очков
    }
his-event-town-betrayed = { $space }: город предан осаждающему – { $power }
his-event-city-freed = { $space }: город освободился – { $power }
his-event-cards-entered =
    { $count ->
        [one] { $count } новая карта добавлена
        [few] { $count } новые карты добавлены
       *[many] { $count } новых карт добавлено
    } в колоду
his-event-weather-broke = { $power }: ужасная погода до конца импульса
his-event-gout-struck = { $leader }: подагра до конца импульса

## Wars and alliances

his-event-war-declared = { $power }: объявлена война, противник — { $to }
his-event-war-ended = Мир между державами: { $power }, { $to }
his-event-peace-sued = { $power }: запрос мира, адресат — { $to }
his-event-alliance-formed = Союз двух держав: { $power }, { $to }
his-event-divorce-granted = Папство даёт Генриху VIII развод
his-event-aragon-used = { $power }: фишка Екатерины Арагонской удешевляет эту войну
his-event-minor-activated = { $minor }: новый союзник — { $power }
his-event-minor-deactivated = { $minor }: союз расторгнут, бывший союзник — { $power }
his-event-league-formed = Создан Шмалькальденский союз
his-event-hungary-defeated = Венгрия/Богемия побеждена

## The map

his-event-control-taken = { $space }: новый владелец — { $power }
his-event-unrest-began = { $space }: беспорядки
his-event-unrest-ended = { $space }: беспорядки прекращены
his-event-fortress-built = { $space }: город теперь укреплён
his-event-converted = { $space }: { $faith }
his-event-siege-began = { $space }: начата осада, осаждающий — { $power }
his-event-siege-lifted = { $space }: осада снята, осаждавший — { $power }

## Units and leaders

his-event-units-placed = { $power }: новые отряды, { $space } — { $units }
his-event-units-lost = { $power }: потери, { $location } — { $units }
his-event-units-went = { $power }: { $units }, { $space } → { $to }
his-event-leader-went = { $leader }: новое место — { $location }
his-event-leader-placed = { $leader } вступает в игру: { $location }
his-event-leader-captured = { $leader } в плену, пленитель — { $power }
his-event-leader-freed = { $leader } на свободе: { $space }
his-event-leader-removed = { $leader } выбывает из игры
his-event-leader-waits = { $leader } ждёт следующего хода

## Armies

his-event-army-moved =
    { $power }: армия ({ $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    }), { $location } → { $to }
his-event-two-dice-rolled =
    { $power }: кубики { $first } и { $second }, модификатор { $modifier } — { $success ->
        [1] успех
       *[other] неудача
    }
his-event-dice-rolled =
    { $power }: { $hits ->
        [one] { $hits } удар
        [few] { $hits } удара
       *[many] { $hits } ударов
    } (кубики: { $dice })
his-event-intercepted = { $power }: перехват удался, { $space } → { $to }
his-event-not-intercepted = { $power }: перехват не удался, { $space }
his-event-avoided = { $power }: уклонение от битвы, { $space } → { $to }
his-event-not-avoided = { $power }: уклониться от битвы не удалось, { $space }
his-event-withdrew = { $power }: отступление в укрепления, { $space }

## Combat on land

his-event-battle-began = Полевое сражение, { $space }; нападающий — { $power }
his-event-garrison-joined = { $power }: осаждённые вступают в сражение, { $space }
his-event-battle-won = { $power }: победа в сражении, { $space }
his-event-retreated = { $power }: отступление, { $space } → { $to }
his-event-destroyed = { $power }: отступать некуда, отряды уничтожены, { $space }
his-event-town-taken = { $power }: город взят штурмом, { $space }
his-event-assault-failed = { $power }: штурм не удался, { $space }

## At sea

his-event-ship-built = { $power }: постройка, { $space } — { $unit }
his-event-ship-sailed = { $power }: { $unit }, { $location } → { $to }
his-event-admiral-sailed = { $leader }: переход по морю — { $location }
his-event-ship-lent = { $power }: эскадра одолжена союзнику — { $to }
his-event-leader-lent = { $leader }: одолжен союзнику — { $to }
his-event-ship-lost = { $power }: потерян корабль ({ $unit }), { $location }
his-event-rolled-at-sea = { $power }: на кубиках с модификаторами — { $total }
his-event-roll-changed = { $power }: бросок изменён на { $modifier }
his-event-fleet-intercepted = { $power }: флот идёт на перехват, { $location } → { $to }
his-event-fleet-missed = { $power }: флоту не удался перехват, { $location }
his-event-fleet-avoided = { $power }: флот уклоняется от битвы, { $location } → { $to }
his-event-fleet-caught = { $power }: флоту не удалось уклониться, { $location }
his-event-naval-battle-began = Морское сражение, { $location }: { $power } против державы { $enemy }
his-event-naval-battle-won = { $power }: победа в морском сражении, { $location }
his-event-fleet-retreated = { $power }: флот отступает, { $location } → { $to }
his-event-piracy-began = Пиратство, { $sea }; цель — { $power }

## Реформация

his-event-attempt-made = { $power }: попытка обращения, { $space }; вера: { $faith }
his-event-attempt-failed = Попытка не удалась: { $space }; вера: { $faith }
his-event-faith-rolled = { $power }: на лучшем кубике { $best } (кубики: { $dice })
his-event-card-retrieved = { $power }: из сброса взята карта «{ $card }»
his-event-council-ended = Тридентский собор: «ударов» у Папства { $hits }, у Протестантов { $other_hits }
his-event-diet-ended = Вормсский сейм: «ударов» у Протестантов { $hits }, у католиков { $other_hits }
his-event-debate-called = { $power }: диспут, { $zone }
his-event-debater-speaks = В диспуте участвует { $debater }
his-event-debate-tied = Раунд диспута { $round }: ничья
his-event-debate-won = { $power }: диспут выигран, перевес в «ударах» – { $count }
his-event-debater-saved =
    { $debater }: на кубике { $die } – { $success ->
        [1] поражение не засчитывается
       *[other] поражение остаётся в силе
    }
his-event-debater-committed = Задействован богослов: { $debater }
his-event-debater-entered = Богослов в игре: { $debater }
his-event-debater-left = Выбывает из игры богослов { $debater }
his-event-reformer-banished = До следующего хода вне игры реформатор { $reformer }
his-event-reformer-entered = Реформатор на карте: { $reformer }
his-event-translated = Перевод, { $zone }: Новый Завет { $testament }, вся Библия { $bible }
his-event-university-founded = Иезуитский университет: { $space }

## Англия и отлучение

his-event-card-shown = { $power }: открыта карта { $card }
his-event-marital-status-changed = Семейное положение Генриха VIII: { $wife }
his-event-child-rolled = { $wife }: на кубике { $die } – { $child }
his-event-mary-rolled = { $power }: в правление Марии на кубике { $die }; при 3 или меньше действует Папство

## The New World, foreign wars, havens and the sack of Rome

his-event-exploration-sent = { $power }: исследовательская экспедиция отправляется в Новый Свет
his-event-cabot-sent = { $power }: Себастьян Кабот отправляется в Новый Свет
his-event-conquest-sent = { $power }: завоевательная экспедиция отправляется в Новый Свет
his-event-loan-taken = { $power }: заём у Фуггеров — на карту меньше при следующей раздаче
his-event-power-threatened = { $leader } под угрозой: на кубике { $die }
his-event-exploration-recalled = { $power }: исследовательская экспедиция отозвана
his-event-cabot-recalled = { $power }: Себастьян Кабот не отправляется
his-event-conquest-recalled = { $power }: завоевательная экспедиция отозвана
his-event-colony-sent = { $power }: колонисты отправляются — { $colony }
his-event-colony-arrived = Колонисты прибыли — { $colony }
his-event-colony-lost = Колония уничтожена: { $colony }
his-event-colony-given-up = Фишка выходит из игры: { $colony }
his-event-explorer-drawn = { $power }: исследователь — { $explorer }
his-event-conqueror-drawn = { $power }: экспедицию ведёт { $conqueror }
his-event-explorer-rolled = { $explorer }, исследование: { $first }, { $second } и { $modifier }, итог { $total }
his-event-world-sailed = { $explorer }, кругосветное плавание: { $first }, { $second } и { $modifier }, итог { $total }
his-event-conqueror-rolled = { $conqueror }, завоевание: { $first }, { $second } и { $modifier }, итог { $total }
his-event-explorer-gone = { $explorer } не возвращается
his-event-explorer-back = { $explorer } возвращается без открытий
his-event-explorer-stays = { $explorer } навсегда остаётся здесь: { $prize }
his-event-conqueror-gone = { $conqueror }: экспедиция уничтожена
his-event-conqueror-back = { $conqueror }: экспедиция возвращается ни с чем
his-event-conqueror-stays = { $conqueror } остаётся здесь навсегда: { $prize }
his-event-prize-taken = { $power }: { $prize }
his-event-conquest-depleted = { $power }: богатства исчерпаны — { $prize }
his-event-potosi-taken = { $power }: серебряные рудники Потоси
his-event-potosi-lost = { $power }: рудники Потоси потеряны
his-event-galleons-built = { $power }: галеоны
his-event-plantations-built = { $power }: плантации
his-event-raider-came = { $power }: рейдер подстерегает серебряный флот
his-event-raider-gone = { $power }: рейдера больше нет
his-event-raider-rolled =
    { $power }: рейдер, на кубике { $die }, { $success ->
        [1] карта украдена
       *[other] карта спасена
    }
his-event-conquest-yielded = { $power }, богатства Нового Света — { $prize }: { $first } и { $second }, итог { $total }
his-event-colony-yielded = { $power }, богатства Нового Света — { $colony }: { $first } и { $second }, итог { $total }
his-event-potosi-yielded = { $power }, богатства Потоси: { $first } и { $second }, итог { $total }
his-event-war-began-abroad = { $power }: начинается заграничная война — { $foreign_war }; вражеских отрядов: { $count }
his-event-foreigners-joined = { $foreign_war }: вражеских отрядов теперь { $count }
his-event-foreigners-lost = { $foreign_war }: потеряно вражеских отрядов: { $count }
his-event-battle-abroad = { $power }: сражение в заграничной войне — { $foreign_war }
his-event-war-ended-abroad = { $power }: заграничная война окончена — { $foreign_war }
his-event-rome-sacked = { $power }: Рим разграблен
## События на картах

his-event-artist-rolled = { $power }: ради базилики святого Петра на кубиках { $first } и { $second }
his-event-prayer-book-rolled = { $power }: «Книга общей молитвы» возмущает Англию, на кубике { $die }
his-event-card-picked = { $power }: отложена случайная карта
his-event-card-picked-seen = { $power }: отложена карта «{ $card }»
his-event-fountain-sought = { $power }: поиски источника вечной молодости, на кубике { $die }; при 4 и больше исследователь потерян
