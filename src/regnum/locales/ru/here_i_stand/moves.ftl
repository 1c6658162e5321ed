# Подписи вариантов в Here I Stand. В переменных — названия и имена; $count — число.

## Cards

his-move-points =
    Сыграть ради { $points ->
        [one] { $points } очка действия
        [few] { $points } очков действия
       *[many] { $points } очков действия
    }: «{ $card }»
his-move-event = Сыграть как событие: «{ $card }»
his-move-event-a = Сыграть как событие: «{ $card }» — { $branch }
his-move-event-b = Сыграть как событие: «{ $card }» — { $branch }
his-move-event-c = Сыграть как событие: «{ $card }» — { $branch }
his-move-pass = Пас
his-move-the-wartburg = Отменить событие картой «Вартбург»
his-move-comet-discard = Комета Галлея: потеря случайной карты — { $power }
his-move-comet-skip = Комета Галлея: пропуск следующего импульса — { $power }
his-move-name = Назвать державу: { $power }
his-move-raise = Новые регулярные отряды, { $space }: { $count }
his-move-go-with-alva = Перейти вместе с герцогом Альбой: { $space }
his-move-gout-of-charles = Подагра: Карл V остаётся на месте
his-move-foul-weather = Ужасная погода: остановить действие
his-move-gout = Подагра: остановить, болен { $leader }
his-move-landsknechts = Сыграть «Ландскнехты»
his-move-swiss-mercenaries = Сыграть «Швейцарские наёмники»
his-move-siege-artillery = Сыграть «Осадная артиллерия»
his-move-professional-rowers = Сыграть «Профессиональные гребцы»: { $help }
his-move-arquebusiers = Объявить «Аркебузиры»
his-move-field-artillery = Объявить «Полевая артиллерия»
his-move-mercenaries-bribed = Объявить «Наёмники подкуплены»
his-move-mercenaries-grow-restless = Объявить «Наёмники ропщут»
his-move-siege-mining = Объявить «Осадный подкоп»
his-move-surprise-attack = Объявить «Внезапная атака»
his-move-tercios = Объявить «Терции»
his-move-play-janissaries = Сыграть «Янычары» ради кубиков
his-move-keep = Оставить карту

## Actions

his-move-march = Движение: { $link }{ $cost }
his-move-assault = Штурм: { $space }
his-move-control = Взять под контроль: { $space }
his-move-mercenary = Нанять наёмника: { $space }
his-move-regular = Сформировать регулярный отряд: { $space }{ $cost }
his-move-cavalry = Сформировать кавалерию: { $space }
his-move-squadron = Построить эскадру: { $space }{ $cost }
his-move-corsair = Построить корсара: { $space }
his-move-sail = Выйти в море
his-move-embark = Перевезти армию по морю: { $passage }
his-move-piracy = Пиратство, { $sea }, цель — { $power }{ $cost }
his-move-done =
    { $points ->
        [0] Готово
        [one] Закончить: последнее очко действия пропадёт
        [few] Закончить: последние { $points } очка действия пропадут
       *[many] Закончить: последние { $points } очков действия пропадут
    }

## Armies

his-move-all = Все, кто может
his-move-lead = Взять: { $leader }
his-move-take = Взять: { $troops }
his-move-go = В таком составе
his-move-back = Вернуться
his-move-intercept = Перехват: { $place }
his-move-let-pass = Пропустить
his-move-avoid = Уклониться от битвы: { $place }
his-move-stand = Принять бой
his-move-withdraw = Отступить
his-move-join = Выйти и сражаться
his-move-stay-inside = Остаться внутри
his-move-lose = Потерять: { $troops }
his-move-retreat = Отступить: { $place }
his-move-place = Новые наёмники, { $space }: { $count }
his-move-dismiss = Убрать наёмника: { $space }, { $power }
his-move-go-to = Перейти: { $space }
his-move-enter = Место появления: { $space }
his-move-return-to = Вернуться: { $space }

## At sea

his-move-send = Отправить корабли: { $passage }
his-move-admiral = Взять: { $leader }
his-move-ships = Взять: { $ships }
his-move-fight = Сразиться: { $location }, { $power }
his-move-lose-ship = Потерять: { $ships }
his-move-to = Далее: { $location }
his-move-sail-to = Плыть в порт: { $space }
his-move-give-squadron = Потерять эскадру: { $place }
his-move-give-card = Отдать случайную карту
his-move-give-points = Отдать победное очко

## Diplomacy

his-move-declare = Объявить войну: { $power }{ $cost }
his-move-declare-war = Объявить войну новому союзнику
his-move-intervene = Вмешаться
his-move-stay-out = Не вмешиваться
his-move-win-over = Привлечь в союзники: { $power }
his-move-part-from-ally = Лишить союзника: { $power }
his-move-pay = Заплатить картой «{ $card }» ({ $points })
his-move-sue = Запросить мира: { $power }
his-move-sue-by-marriage = Запросить мира картой «Дипломатический брак»: { $power }
his-move-venetian-informant = Венецианский осведомитель: чья рука — { $power }, кто смотрит — { $reader }
his-move-spring-preparations = Сыграть «Весенние приготовления»
his-move-copernicus = Сыграть «Коперника»
his-move-michael-servetus = Сыграть «Мигеля Сервета»
his-move-fight-on = Продолжать войну
his-move-storm = Бесплатный штурм с Сулейманом: { $space }
his-move-land = Регулярные отряды: { $space } × { $count }
his-move-help-at = Венецианцы прибывают: { $space }
his-move-add-regular = Добавить венецианский регулярный отряд
his-move-add-squadron = Добавить венецианскую эскадру
his-move-call-suleiman-home = Отправить Сулеймана в Стамбул (2 из 4 очков)
his-move-let-him-be = Оставить все 4 очка
his-move-betray = Измена: { $space }, штурмующий — { $power }
his-move-rebel = Мятеж в городе: { $space }
his-move-lose-troop = Потерять: { $troops }
his-move-ferry = Перевести: { $leader }, { $space } (3 очка вместо 6)
his-move-ferry-nobody = Никого не переводить (6 очков)
his-move-remove = Убрать: { $unit }, { $location }
his-move-regain = Вернуть: { $space } (цена — { $payment })
his-move-regain-also = Вернуть также: { $space }
his-move-free = Освободить: { $leader } (цена — { $payment })
his-move-ransom = Выкупить: { $leader }
his-move-remain = Остаться отлучённым

## Spring and winter

his-move-deploy = Развернуть: { $capital } → { $space }
his-move-decline = Никого не разворачивать
his-move-all-to = Все идут: { $space }
his-move-send-to = Отправить: { $troops } → { $space }
his-move-lead-to = { $leader } идёт: { $space }
his-move-stay = Остальные остаются
his-move-moor = Отправить: { $ships } → { $space }
his-move-admiral-to = { $leader } идёт с кораблями: { $space }
his-move-from = Часть идёт в столицу, откуда: { $space }

## Реформация

his-move-treatise = Опубликовать трактат: { $zone }{ $cost }
his-move-translate = Переводить Библию: { $zone }
his-move-translate-with = Переводить Библию, богослов { $debater }: две позиции
his-move-debate = Инициировать диспут: { $zone }{ $cost }
his-move-basilica = Строить базилику святого Петра: одно очко действия
his-move-burn-books = Жечь книги: { $zone }{ $cost }
his-move-university = Основать иезуитский университет: { $space }{ $cost }
his-move-university-with-loyola = Основать иезуитский университет с Лойолой: { $space }
his-move-place-university = Иезуитский университет: { $space }
his-move-convert = Попытаться обратить: { $space }
his-move-win = Обратить: { $space }
his-move-commit = Задействовать богослова ради бонуса: { $debater }
his-move-commit-nobody = Никого не задействовать
his-move-against-uncommitted = Против незадействованного богослова, случайно
his-move-against-committed = Против задействованного богослова, случайно
his-move-here-i-stand = «На том стою»: Лютер заменяет вашего богослова
his-move-call-bullinger = Во втором раунде выступает Буллингер
his-move-send-debater = Диспут: { $zone }; за вас атакует { $debater }
his-move-exclude = Диспут: { $zone }; не участвует { $debater }
his-move-bring = Взять на сейм: «{ $card }» ({ $points })
his-move-retrieve = Взять из сброса: { $card }
his-move-retrieve-nothing = Взять нечего
his-move-delegate = Послать на собор: { $debater }
his-move-no-more-delegates = Больше никого не посылать

## Англия и отлучение

his-move-banish = Отлучить реформатора: { $reformer }
his-move-call-debate = Инициировать диспут
his-move-excommunicate = Отлучить правителя: { $power }
his-move-reveal = Открыть карту: { $card }
his-move-stir = Беспорядки: { $space }

## The New World, foreign wars, havens and the sack of Rome

his-move-explore = Отправить исследовательскую экспедицию{ $cost }
his-move-colonize = Основать колонию{ $cost }
his-move-conquer = Отправить завоевательную экспедицию{ $cost }
his-move-sail-first = Первым отправляется { $explorer }
his-move-go-for = Цель: { $prize }
his-move-fight-abroad = Сражаться в заграничной войне: { $foreign_war }
his-move-join-war = Отряд идёт на заграничную войну: { $foreign_war }
his-move-send-abroad = Отправить: { $troops }, { $space }
his-move-lead-abroad = Их ведёт { $leader }
his-move-nobody-leads = Их никто не ведёт
his-move-give-up-unit = Пожертвовать: { $troops }, { $space }
his-move-give-no-unit = Никем не жертвовать
his-move-haven = Гавань: { $space }
his-move-sack-with = Рим грабят стоящие здесь: { $space }, { $power }
his-move-lose-one = Потерять: { $troops }
his-move-keep-card = Оставить: «{ $card }»

## Переговоры

his-move-ready = Готово
his-move-hear = Завершить переговоры
his-move-give-from = Передать одного: { $space }
his-move-place-at = Куда: { $space }

## Торговля, новые войска, жалованье, военачальники и иоанниты

his-move-recruit = Свой отряд: { $space }, { $unit }
his-move-recruit-ally = Отряд союзника: { $space }, { $unit }
his-move-corsairs = Два корсара вместо эскадры: { $space }
his-move-fortify = Крепость: { $space }
his-move-hire-in = Новые отряды: { $space }
his-move-give-away = Отдать карту «{ $card }» державе: { $power }
his-move-threaten = Под угрозой { $leader }
his-move-settle = Иоанниты поселятся здесь: { $space }
his-move-pay-nothing = Ничего не платить
his-move-disband = Наёмники уходят: { $space }, { $count }
his-move-desert = Все наёмники державы уходят: { $space }, { $power }
his-move-sicken = Зараза: { $space }, соединение державы { $power }
his-move-recall-exploration = Отозвать исследовательскую экспедицию державы: { $power }
his-move-recall-cabot = Отозвать Себастьяна Кабота на службе державы: { $power }
his-move-recall-conquest = Отозвать завоевательную экспедицию державы: { $power }

## События на картах

his-move-enough = Этого достаточно
his-move-send-to-marburg = { $debater } едет в Марбург
his-move-inspect = Просмотреть карты другой державы: { $power }
his-move-take-random = Взять случайную карту из этой руки
his-move-do-nothing = Ничего сделать нельзя
his-move-confiscate = Сбросить: «{ $card }»
his-move-confiscate-nothing = Сбросить нечего
his-move-leave-discarded = Оставить в сбросе
his-move-strike-down = Потерять: { $troops }, { $space }
his-move-part-with-philip = Филипп Гессенский выходит из игры
his-move-discard-at-random = Сбросить случайную карту
his-move-hand-over = «{ $card }» переходит к другой державе: { $power }
