# Названия вариантов выбора в Crusader Kings. В переменных — названия и имена; $gold и $number — числа.

## Расстановка и рука

ck-move-fortify = Поставить бесплатный замок: { $region }
ck-move-bonus = Бонусная карта: { $deck }
ck-move-draw = Набрать: { $hand }
ck-move-plan = Замысел: { $first }, затем { $second }

## Фаза династии

ck-move-marry-lord = Брак: { $kin } и независимый феодал ({ $region })
ck-move-marry-kin = Предложить брак: { $kin } и { $other } ({ $seat })
ck-move-marry-court = Брак: { $kin } и представитель мелкой знати ({ $culture } культура)
ck-move-stay = Не устраивать брак
ck-move-wed = Брак: { $character }
ck-move-offer =
    { $gold ->
        [0] Не предлагать золото; пара живёт { $home }
        [one] Предложить { $gold } золотой; пара живёт { $home }
        [few] Предложить { $gold } золотых; пара живёт { $home }
       *[many] Предложить { $gold } золотых; пара живёт { $home }
    }
ck-move-ask =
    { $gold ->
        [one] Попросить { $gold } золотой; пара живёт { $home }
        [few] Попросить { $gold } золотых; пара живёт { $home }
       *[many] Попросить { $gold } золотых; пара живёт { $home }
    }
ck-move-accept = Согласиться
ck-move-refuse = Отказать
ck-move-grant = Даровать герцогский титул: { $kin } ({ $region })
ck-move-revoke = Конфисковать титул: { $region }
ck-move-done = Готово

## Ходы

ck-move-calm = Маршал усмиряет беспорядки: { $region }
ck-move-wait = Оставить Маршала при дворе
ck-move-build = Строительство
ck-move-develop = Развитие
ck-move-plot = Заговор
ck-move-coup = Переворот
ck-move-mobilize = Мобилизация
ck-move-invade = Вторжение
ck-move-tax = Сбор податей
ck-move-crusade = Крестовый поход
ck-move-decline = Не выполнять действие
ck-move-stop = Остановиться

## Проверки черт

ck-move-invest =
    { $gold ->
        [0] Не вкладывать золото
        [one] Вложить в успех { $gold } золотой
        [few] Вложить в успех { $gold } золотых
       *[many] Вложить в успех { $gold } золотых
    }
ck-move-oppose =
    { $gold ->
        [0] Не противодействовать
        [one] Потратить на противодействие { $gold } золотой
        [few] Потратить на противодействие { $gold } золотых
       *[many] Потратить на противодействие { $gold } золотых
    }
ck-move-keep = Оставить черту
ck-move-sacrifice = Пожертвовать чертой

## Правление и интриги

ck-move-raise-castle = Замок: { $region }
ck-move-buy = Купить: { $development }
ck-move-discard = Сбросить: { $development }
ck-move-fabricate = Сфабриковать повод к войне, противник: { $seat }
ck-move-unrest = Спровоцировать беспорядки: { $region }
ck-move-assassinate = Покушение: { $person } ({ $seat })
ck-move-assassinate-lord = Покушение на независимого феодала: { $region }
ck-move-bribe = Подкуп: { $development } ({ $seat })
ck-move-divorce = Развод: { $kin }
ck-move-overthrow = Переворот: { $region }

## Война

ck-move-call-up = Армия: { $region }
ck-move-attack = Атака: { $origin } → { $region }
ck-move-attack-by-sea = Атака морем: { $origin } → { $region }
ck-move-support = Поддержка атаки: { $origin } → { $region }
ck-move-support-by-sea = Поддержка атаки морем: { $origin } → { $region }
ck-move-support-ally = Поддержать союзника
ck-move-break-alliance = Разорвать союз
ck-move-hold = Удержать регион
ck-move-move-in = Ввести армию
ck-move-loot = Разграбить: 2 золотых и беспорядки
ck-move-give-up = Отказаться от региона: { $region }
ck-move-pay = Заплатить всем армиям
ck-move-leave-unpaid = Не платить армии: { $region }
ck-move-disband = Распустить армию: { $region }

## Поход и возраст

ck-move-lead = Отправить в поход: { $person }
ck-move-take-back = Забрать щит: { $position }
ck-move-keep-all = Ничего не удалять
ck-move-remove = Удалить черту «{ $token }»
ck-move-abandon = Потерять регион: { $region }

## События

ck-move-befall = { $seat }
ck-move-place = Положить жетон: { $region }
ck-move-clear = Убрать жетон: { $region }
ck-move-muster = Поставить армию: { $region }
ck-move-dismiss = Убрать армию: { $region }
ck-move-strip = Конфисковать титул: { $region }
ck-move-forsake = Разорвать союз: { $region }
ck-move-turn-down = Отказаться от предложения
ck-move-court = Культура: { $culture }
ck-move-bury = { $person }
ck-move-take = Черта «{ $trait }» — в мешочек
ck-move-take-for = Черта «{ $trait }», получатель: { $kin }
ck-move-accuse = Повод к войне, противник: { $seat }
ck-move-forgive = Отказаться от повода к войне, противник: { $seat }
ck-move-course = Вариант { $number }

## Поражение и торговля

ck-move-return = Вернуться, новый правитель: { $ruler }
ck-move-leave = Выйти из игры
ck-move-settle = Начать заново: { $region }
ck-move-hand-over = Отдать карту { $card }
