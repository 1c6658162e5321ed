# Что произошло в Crusader Kings: строки журнала.
# В переменных — названия и имена; $number, $gold, $points, $shields, $required, $draws и $count — числа.
# Там, где черты или соперника может не быть, $token и $rival равны «none».

## Ход партии

ck-event-era-began = Начинается Век { $number }
ck-event-round-began = Раунд { $number }
ck-event-turn-began = Ход { $number }
ck-event-upkeep-began = Фаза поддержки, раунд { $number }
ck-event-game-ended = Партия окончена: { $ending }
ck-event-scored =
    { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, щитов на треке: { $shields }
ck-event-realm-taken = { $dynasty }: правитель — { $character }
ck-event-program-seated = { $seat }: играет программа { $strategy }
ck-event-strategy-replaced = { $seat }: программа { $strategy } не может начать, её место занимает другая
ck-event-first-player = Первый игрок: { $seat }
ck-event-token-taken = { $seat }: получен жетон первого игрока
ck-event-lord-placed =
    { $token ->
        [none] { $region }: независимый феодал — { $character }
       *[other] { $region }: независимый феодал — { $character } («{ $token }»)
    }
ck-event-lord-left = { $character } покидает регион ({ $region })
ck-event-card-opened = Новая карта развития: { $development }
ck-event-card-cleared = Сброшена карта развития: { $development }

## Карты

ck-event-hand-chosen = { $seat }: набраны карты — { $hand }
ck-event-bonus-chosen = { $seat }: бонусная карта ({ $deck })
ck-event-card-drawn = { $seat }: взята карта { $card }
ck-event-deck-shuffled = Сброс становится новой колодой ({ $deck })
ck-event-hand-discarded = { $seat }: сброшена карта { $card }
ck-event-planned = { $seat }: замысел готов
ck-event-card-revealed = { $seat }: открыта карта { $card }
ck-event-card-skipped = { $seat }: пропущена карта { $card }
ck-event-action-taken = { $seat }: { $action }
ck-event-action-declined = { $seat }: отказ от действия

## Проверки черт

ck-event-check-began =
    { $seat }: проверка черт ({ $purpose }), { $required ->
        [one] нужен { $required } успех
        [few] нужно { $required } успеха
       *[many] нужно { $required } успехов
    }, { $draws ->
        [one] { $draws } жетон
        [few] { $draws } жетона
       *[many] { $draws } жетонов
    }
ck-event-invested =
    { $seat }: { $gold ->
        [one] в успех вложен { $gold } золотой
        [few] в успех вложено { $gold } золотых
       *[many] в успех вложено { $gold } золотых
    }
ck-event-opposed =
    { $seat }: { $gold ->
        [one] на противодействие потрачен { $gold } золотой
        [few] на противодействие потрачено { $gold } золотых
       *[many] на противодействие потрачено { $gold } золотых
    }
ck-event-draws-cancelled =
    { $seat }: { $count ->
        [one] отменён { $count } оплаченный жетон
        [few] отменено { $count } оплаченных жетона
       *[many] отменено { $count } оплаченных жетонов
    }
ck-event-trait-drawn = { $seat }: вытянут жетон «{ $token }»
ck-event-trait-sacrificed = { $seat }: черта «{ $token }» принесена в жертву
ck-event-check-passed = Успех: { $purpose }
ck-event-check-failed = Провал: { $purpose }

## Золото и черты

ck-event-gold-gained =
    { $seat }: { $gold ->
        [one] получен { $gold } золотой
        [few] получено { $gold } золотых
       *[many] получено { $gold } золотых
    }
ck-event-gold-paid =
    { $seat }: { $gold ->
        [one] уплачен { $gold } золотой
        [few] уплачено { $gold } золотых
       *[many] уплачено { $gold } золотых
    }
ck-event-gold-given =
    { $seat } → { $rival }: { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    }
ck-event-trait-gained = { $seat }: получена черта «{ $token }»
ck-event-trait-on-card = { $character } получает черту «{ $token }»
ck-event-trait-lost = { $seat }: потеряна черта «{ $token }»

## Семьи

ck-event-proposed = Предложение о браке ({ $seat } → { $rival }): { $character } и { $other_character }
ck-event-terms-offered =
    { $seat } → { $rival }: { $gold ->
        [one] предложен { $gold } золотой
        [few] предложено { $gold } золотых
       *[many] предложено { $gold } золотых
    }
ck-event-terms-asked =
    { $seat } → { $rival }: { $gold ->
        [one] просьба дать { $gold } золотой
        [few] просьба дать { $gold } золотых
       *[many] просьба дать { $gold } золотых
    }
ck-event-proposal-refused = { $seat }: отказ
ck-event-married = Свадьба ({ $seat }): { $character } и { $other_character }
ck-event-moved-house = { $character } переходит в другую семью ({ $seat })
ck-event-region-allied = { $seat }: союз с регионом ({ $region })
ck-event-allied = Союз: { $seat } и { $rival }
ck-event-alliance-broken = { $seat }: разорван союз ({ $rival })
ck-event-region-alliance-broken = { $seat }: утрачен союз с регионом ({ $region })
ck-event-divorced = Развод: { $character } и { $other_character }
ck-event-born =
    { $token ->
        [none] { $seat }: родился ребёнок — { $character }
       *[other] { $seat }: родился ребёнок — { $character } («{ $token }»)
    }
ck-event-bastard-born =
    { $token ->
        [none] { $seat }: родился бастард — { $character }
       *[other] { $seat }: родился бастард — { $character } («{ $token }»)
    }
ck-event-no-room-for-child = { $seat }: нет места для ещё одного ребёнка
ck-event-died = { $character } умирает
ck-event-ruler-died = Умирает правитель ({ $seat }): { $character }
ck-event-aged = { $seat }: правитель стареет, возраст { $number } из 5
ck-event-succeeded = { $seat }: трон наследует { $character }
ck-event-sibling-gone = { $character } покидает игру
ck-event-crisis = { $seat }: династический кризис, наследника нет
ck-event-ruler-found =
    { $token ->
        [none] { $seat }: на трон восходит { $character }
       *[other] { $seat }: на трон восходит { $character } («{ $token }»)
    }
ck-event-title-granted = { $seat }: герцогский титул получает { $character } ({ $region })
ck-event-title-revoked = { $character } теряет герцогский титул ({ $region })

## Правление и интриги

ck-event-castle-built = { $seat }: построен замок ({ $region })
ck-event-development-bought =
    { $seat }: куплена карта «{ $development }» за { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    }
ck-event-development-taken = Карта «{ $development }» переманена: { $rival } → { $seat }
ck-event-development-lost = { $seat }: потеряна карта «{ $development }»
ck-event-plotted = { $seat }: Заговор ({ $purpose })
ck-event-plotted-against = { $seat }: Заговор ({ $purpose }), цель: { $rival }
ck-event-assassin-sent = { $seat }: покушение, цель: { $character }
ck-event-casus-belli = { $seat }: есть повод к войне, противник: { $rival }
ck-event-casus-belli-lost = { $seat }: повода к войне больше нет, противник: { $rival }
ck-event-unrest-placed = Беспорядки: { $region }
ck-event-unrest-removed =
    { $count ->
        [one] { $region }: убран { $count } жетон беспорядков
        [few] { $region }: убрано { $count } жетона беспорядков
       *[many] { $region }: убрано { $count } жетонов беспорядков
    }
ck-event-coup-tried = { $seat }: попытка Переворота ({ $region })
ck-event-overthrown = { $seat }: свергнута чужая власть ({ $region }), регион теряет: { $rival }
ck-event-region-freed = { $region }: теперь независимый регион

## Война

ck-event-mobilized = { $seat }: Мобилизация ({ $region })
ck-event-demobilized = { $seat }: армия распущена ({ $region })
ck-event-army-unpaid = { $seat }: армия осталась без жалованья ({ $region })
ck-event-attack-declared = { $seat }: атака, { $origin } → { $region }
ck-event-support-declared = { $seat }: поддержка атаки, { $origin } → { $region }
ck-event-war-began = Война: { $seat } и { $rival }
ck-event-war-ended = Мир: { $seat } и { $rival }
ck-event-ally-supports = { $seat }: поддержка союзника ({ $rival })
ck-event-conquered =
    { $rival ->
        [none] { $seat }: завоёван регион ({ $region })
       *[other] { $seat }: завоёван регион ({ $region }), прежний владелец: { $rival }
    }
ck-event-annexed = { $seat }: аннексирован регион ({ $region })
ck-event-repelled = { $seat }: атака не удалась ({ $region })
ck-event-army-moved = Армия переходит: { $origin } → { $region }
ck-event-looted = { $seat }: разграблен регион ({ $region })
ck-event-region-given-up = { $seat }: отказ от региона ({ $region })
ck-event-region-abandoned = { $seat }: в династический кризис потерян регион ({ $region })

## Налоги и поход

ck-event-taxed =
    { $seat }: Сбор податей приносит { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    }
ck-event-counter-placed = { $region }: положен жетон ({ $counter })
ck-event-counter-removed = { $region }: убран жетон ({ $counter })
ck-event-plague-spread = Чума распространяется: { $region }
ck-event-crusade-led = { $seat }: Крестовый поход возглавляет { $character }
ck-event-shield-placed = { $seat }: щит выставлен на трек походов ({ $position })
ck-event-shield-returned = { $seat }: щит убран с трека походов ({ $position })

## События

ck-event-event-began = { $seat }: событие «{ $event_card }»
ck-event-event-ignored = Событие «{ $event_card }» никого не касается
ck-event-course-taken =
    { $number ->
        [1] { $seat }: выбран первый исход события
        [2] { $seat }: выбран второй исход события
       *[3] { $seat }: выбран третий исход события
    }
ck-event-modifier-gained = { $seat }: в следующей проверке на один жетон больше
ck-event-harder-invasion = { $seat }: следующее Вторжение потребует на один успех больше

## Достижения, поражение, торговля

ck-event-achievement-taken = { $seat }: получено достижение «{ $achievement }»
ck-event-achievement-lost = { $seat }: утрачено достижение «{ $achievement }»
ck-event-defeated = { $seat }: династия пала
ck-event-come-back =
    { $rival ->
        [none] { $seat }: возвращение в игру, { $character } ({ $region })
       *[other] { $seat }: возвращение в игру, { $character } ({ $region }), прежний владелец: { $rival }
    }
ck-event-out = { $seat }: выход из игры
ck-event-card-traded = { $seat } → { $rival }: карта { $card }
ck-event-cards-traded = { $seat } → { $rival }: карта ({ $deck })
ck-event-region-traded = { $seat } → { $rival }: регион ({ $region })
ck-event-development-traded = { $seat } → { $rival }: карта «{ $development }»
