# Стол в словах и названия, составленные из других названий.

## Названия, составленные из других названий

ck-card-name = «{ $title }» ({ $deck })
ck-cards-of = { $deck } × { $count }
ck-spouse-of = супруг(а) персонажа «{ $role }»
ck-home-ours = в семье, сделавшей предложение
ck-home-theirs = в семье, получившей предложение
ck-named-trait = { $name } ({ $traits })
ck-person = { $role }: { $name }

## Для чего проводится проверка

ck-purpose-marriage = брак
ck-purpose-build = строительство
ck-purpose-fabricate-casus-belli = повод к войне
ck-purpose-provoke-unrest = беспорядки
ck-purpose-assassinate = покушение
ck-purpose-bribe = подкуп
ck-purpose-divorce = развод
ck-purpose-coup = переворот
ck-purpose-invade = вторжение
ck-purpose-crusade = поход
ck-purpose-plague = чума
ck-purpose-event = событие
ck-purpose-life = жизнь и смерть

## Жетоны и окончания партии

ck-counter-harvest = жатва
ck-counter-crop-failure = неурожай
ck-counter-plague = чума
ck-counter-unrest = беспорядки
ck-ending-last-era = завершился последний Век
ck-ending-jerusalem = достигнут Иерусалим
ck-ending-last-dynasty = осталась одна династия

## Стол

ck-board-nothing = –
ck-board-now =
    { $phase ->
        [era-start] Век { $era } из { $eras }: начало; первый игрок: { $first }
        [turn] Век { $era } из { $eras }, раунд { $round }, ход { $turn }; первый игрок: { $first }
       *[other] Век { $era } из { $eras }, раунд { $round }, { $phase ->
            [dynasty] фаза династии
            [plan] фаза замыслов
           *[upkeep] фаза поддержки
        }; первый игрок: { $first }
    }
ck-board-ours = События, размеры колод, часть карт развития, бонусы трека походов и имена второстепенных персонажей придуманы нами.
ck-board-pack = Карты из набора данных { $name }.
ck-board-played = { $seat }: сыграна карта { $card }
ck-board-realms = Регионы
ck-board-players = Династии
ck-board-track = Трек походов
ck-board-developments = Открытые карты развития
ck-board-achievements = Достижения
ck-board-not-in-play = не участвует в игре
ck-board-lord = Феодал: { $name }
ck-board-no-lord = феодала нет
ck-board-allies = В союзе: { $list }
ck-board-army = армия
ck-board-castle = замок
ck-board-duke = герцогство: { $name }
ck-board-count = { $name } × { $count }
ck-board-plague-ending = эпидемия завершается
ck-board-program = Программа: { $strategy }
ck-board-program-instead = Программа: { $strategy } (вместо { $chosen }: её первая карта занята)
ck-board-gold =
    { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    }
ck-board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
ck-board-regions = Регионов: { $count }
ck-board-ruler = { $name }, возраст { $age }
ck-board-heir = Наследник: { $name }
ck-board-married-to = { $name }, супруг(а): { $spouse }
ck-board-bag = Мешочек: { $list }
ck-board-bag-size =
    { $count ->
        [one] Мешочек: { $count } жетон
        [few] Мешочек: { $count } жетона
       *[many] Мешочек: { $count } жетонов
    }
ck-board-held = Карты развития: { $list }
ck-board-casus-belli = Есть повод к войне, противник: { $list }
ck-board-at-war = Идёт война, противник: { $list }
ck-board-allied = В союзе: { $list }
ck-board-hand = Рука: { $list }
ck-board-plan = Замысел: { $list }
ck-board-cards = Карты: { $list }
ck-board-out = вне игры
ck-board-free = свободно
ck-board-bonus = { $name }: { $text }
ck-board-token-there = черта: { $token }
ck-board-odds =
    { $count ->
        [one] { $purpose }: { $chance } % с { $count } жетоном
        [few] { $purpose }: { $chance } % с { $count } жетонами
       *[many] { $purpose }: { $chance } % с { $count } жетонами
    }

## Шансы

ck-odds-usual = Если нужен один успех, без золота:
ck-odds-sure = { $move }: проверка не нужна
ck-odds-free =
    { $required ->
        [one] { $move }: { $chance } %, нужен { $required } успех
        [few] { $move }: { $chance } %, нужно { $required } успеха
       *[many] { $move }: { $chance } %, нужно { $required } успехов
    }
ck-odds-paid =
    { $required ->
        [one] { $move }: { $chance } % без золота, { $best } % при { $gold } зол., нужен { $required } успех
        [few] { $move }: { $chance } % без золота, { $best } % при { $gold } зол., нужно { $required } успеха
       *[many] { $move }: { $chance } % без золота, { $best } % при { $gold } зол., нужно { $required } успехов
    }
ck-odds-gold =
    { $count ->
        [one] { $gold } зол.: { $chance } % ({ $count } жетон)
        [few] { $gold } зол.: { $chance } % ({ $count } жетона)
       *[many] { $gold } зол.: { $chance } % ({ $count } жетонов)
    }

## Сделки

ck-deal-gold =
    { $count ->
        [one] { $count } золотой
        [few] { $count } золотых
       *[many] { $count } золотых
    }
ck-deal-region = { $name }
ck-deal-development = { $name }
ck-deal-deck =
    { $count ->
        [one] { $count } карта ({ $name })
        [few] { $count } карты ({ $name })
       *[many] { $count } карт ({ $name })
    }
