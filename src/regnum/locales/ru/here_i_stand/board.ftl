# Стол словами, шансы и названия, составленные из других.

## Names made of other names

his-way = { $start } → { $end }
his-owned = { $power }: { $unit }
his-place-in-pool = в пуле
his-place-on-turn-track = на шкале ходов
his-place-not-in-play = вне игры
his-place-abroad = за границей
his-place-captive = в плену, { $power }
his-units-regular =
    { $count ->
        [one] { $count } регулярный отряд
        [few] { $count } регулярных отряда
       *[many] { $count } регулярных отрядов
    }
his-units-mercenary =
    { $count ->
        [one] { $count } наёмник
        [few] { $count } наёмника
       *[many] { $count } наёмников
    }
his-units-cavalry =
    { $count ->
        [one] { $count } кавалерийский отряд
        [few] { $count } кавалерийских отряда
       *[many] { $count } кавалерийских отрядов
    }
his-units-squadron =
    { $count ->
        [one] { $count } эскадра
        [few] { $count } эскадры
       *[many] { $count } эскадр
    }
his-units-corsair =
    { $count ->
        [one] { $count } корсар
        [few] { $count } корсара
       *[many] { $count } корсаров
    }
his-counted-of = { $units } ({ $power })
his-cost =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
his-branch-janissaries-b = четыре новых регулярных отряда
his-branch-six-wives-of-henry-viii-a = объявление войны и 5 очков действия
his-branch-six-wives-of-henry-viii-b = Генрих VIII устраивает свой брак
his-branch-papal-bull-a = отлучить реформатора
his-branch-papal-bull-b = отлучить правителя
his-branch-here-i-stand-a = взять карту из сброса
his-branch-halleys-comet-a = держава теряет случайную карту
his-branch-halleys-comet-b = держава пропускает импульс
his-branch-andrea-doria-a = Генуя становится вашим союзником
his-branch-andrea-doria-b = Дориа выходит против пиратов
his-branch-auld-alliance-a = Шотландия становится вашим союзником
his-branch-auld-alliance-b = Шотландия покидает союзника
his-branch-auld-alliance-c = до трёх французских регулярных отрядов высаживаются в Шотландии
his-branch-cloth-prices-fluctuate-a = торговля процветает
his-branch-cloth-prices-fluctuate-b = торговля в упадке
his-branch-diplomatic-marriage-a = привлечь малую державу или отделить её от союзника
his-branch-knights-of-st-john-a = захват карты Османов
his-branch-knights-of-st-john-b = иоанниты обживают новый порт
his-branch-venetian-alliance-a = Венеция становится вашим союзником
his-branch-venetian-alliance-b = Венеция покидает союзника
his-branch-venetian-alliance-c = венецианские отряды помогают Папству

## How a card is played, what is announced, sides and combats

his-use-points = ради очков действия
his-use-event = как событие
his-use-response = как ответ
his-use-combat = в бою
his-use-diet = на Вормсском сейме
his-announced-move = движение
his-announced-assault = штурм
his-announced-naval-move = движение по морю
his-announced-transport = перевозка по морю
his-announced-piracy = пиратство
his-side-attacker = нападающий
his-side-defender = обороняющийся
his-combat-field = полевое сражение
his-combat-town = штурм
his-combat-sea = морское сражение
his-payment-point = победное очко
his-payment-card = случайная карта
his-change-more = на два больше
his-change-less = на два меньше

## How games end

his-victory-turn-limit = закончен последний ход
his-victory-military = военная победа
his-victory-religious = религиозная победа
his-victory-standard = стандартная победа
his-victory-domination = победа по доминированию

## What is going on

his-board-nothing = –
his-board-nobody = никто
his-board-turn = Ход { $turn } из { $turns } ({ $years })
his-board-impulse = Импульс: { $power }; осталось очков действия: { $count }
his-board-army = Армия, { $place }: { $forces }
his-board-other-army = Другая армия, { $place }: { $forces }
his-board-combat = Бой, { $place }: нападает { $attacker }, обороняется { $defenders }
his-board-rolled = нападающий: кубиков { $dice }, ударов { $hits }; обороняющийся: кубиков { $others }, ударов { $others_hits }
his-board-declared = { $power }: «{ $card }»
his-board-weather = Ужасная погода до конца импульса
his-board-gout = Подагра до конца импульса: { $leaders }

## Powers

his-board-powers = Великие державы
his-board-minors = Второстепенные державы
his-board-keeps = может сохранить карт: { $count }
his-board-points =
    { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[many] { $count } победных очков
    }
his-board-keys = ключевые города: { $count } из { $need }
his-board-piracy = пиратство: { $count }
his-board-chateaux = шато: { $count }
his-board-st-peters = потрачено на базилику св. Петра: { $count }
his-board-war-winner = побед в войнах: { $count }
his-board-bonus = очков на фишках: { $count }
his-board-fewer-cards = меньше карт в следующий раз: { $count }
his-board-owed = к оплате за войны: { $count }
his-board-skips = пропуск импульсов: { $count }
his-board-excommunicated = отлучение
his-board-home-played = Сыграны национальные карты:
his-board-home-held = национальные карты:
his-board-hand = Рука:
his-board-cards = карт в руке: { $count }
his-board-card = { $card } ({ $points })
his-board-wars = Воюет с:
his-board-allies = Союзники:
his-board-prisoners = Пленные:
his-board-follows = Союзник:
his-board-inactive = неактивна
his-board-may-follow = Может примкнуть:
his-board-its-keys = Ключевые города:

## Faith

his-board-faith = Религиозная борьба
his-board-zones = Языковые зоны
his-board-zone = { $zone }: протестантских городов { $count } из { $all }
his-board-translations = Новый Завет: { $testament } из { $testaments }, вся Библия: { $bible } из { $bibles }
his-board-debaters = Богословы:
his-board-uncommitted = Не задействованы:
his-board-committed = Задействованы:
his-board-banished = Вне игры до следующего хода:
his-board-gone = Выбыли из игры:
his-board-reformers = Реформаторы
his-board-universities = Иезуитские университеты
his-board-bulls = Отлучались в этой игре
his-board-tudors = Генрих VIII и его наследники
his-board-birth = { $wife }: { $child }
his-board-wedding = Генрих женится снова, когда Англия спасует
his-board-debate = Диспут, { $zone }: { $attacker } — { $defender }
his-board-inspiration = Действует бонус богослова: { $debater }

## The map

his-board-outside = Вне языковых зон: { $power }
his-board-calm = Остальные
his-board-besiegers = Осаждает:
his-board-unrest = беспорядки
his-board-fortress-built = построена крепость
his-board-haven = пиратская гавань
his-board-knights = иоанниты
his-board-not-in-play = ещё не в игре
his-board-faith-catholic = католичество
his-board-faith-protestant = протестантство
his-board-faith-none = без веры
his-board-seas = Морские зоны
his-board-empty-seas = Без кораблей:
his-board-pirated = в этом ходу было пиратство
his-board-lent =
    { $count ->
        [one] из них { $count } служит державе { $power }
        [few] из них { $count } служат державе { $power }
       *[many] из них { $count } служат державе { $power }
    }

## Beside the map

his-board-waiting = Рядом с картой
his-board-lost-ships = Корабли, которые вернутся в следующем ходу
his-board-all-cards = Карты
his-board-deck = Карт в колоде: { $count }
his-board-on-table = Разыгрываются ({ $count })
his-board-discards = Сброс ({ $count })
his-board-out-of-game = Выбыли из игры ({ $count })
his-board-not-yet = Ещё не в колоде ({ $count })
his-board-happened = События, изменившие игру
his-board-in-force = Действуют в этом ходу

## Odds

his-odds-intercept-from = Откуда: { $space }, всеми силами — { $chance } %
his-odds-intercept = Перехват выбранными силами: { $chance } %
his-odds-avoid = Уклонение от битвы: { $chance } %
his-odds-avoid-sure = Они уже разбиты и уходят без броска
his-odds-battle = Сражение, { $space }, без новых карт: победа нападающего ({ $attacker }) — { $chance } % (кубиков { $dice } против { $others }, ожидаемых ударов { $hits } против { $others_hits })
his-odds-janissaries = Победа без «Янычар»: { $without } %, с ними: { $chance } %
his-odds-assault = Штурм, { $space }, без новых карт: город падёт — { $chance } % (кубиков { $dice } против { $others }, ожидаемых ударов { $hits } против { $others_hits })
his-odds-attempt = { $space }: кубиков { $dice } против { $others }, обращение – { $chance } %
his-odds-attempt-ties = { $space }: кубиков { $dice } против { $others }, ничьи за обращающим, обращение – { $chance } %
his-odds-debate-uncommitted = Диспут, { $zone }, против незадействованного богослова, первый раунд: победа – { $chance } %, ничья – { $tie } %; чужой богослов выбывает – { $burns } %, свой – { $loses } %
his-odds-debate-committed = Диспут, { $zone }, против задействованного богослова, первый раунд: победа – { $chance } %, ничья – { $tie } %; чужой богослов выбывает – { $burns } %, свой – { $loses } %
his-odds-debate-with = Участник { $debater }: победа в этом раунде ({ $power }) – { $chance } %, ничья – { $tie } %
his-odds-mary = Вместо Англии действует Папство: { $chance } %
his-odds-marriage = Брак, { $wife }: { $results }
his-odds-birth = { $child } – { $chance } %

## The New World, foreign wars, havens and the sack of Rome

his-board-new-world = Новый Свет
his-board-unknown-lands = Для всех
his-board-free-prizes = Ещё не открыто:
his-board-raiders = Рейдеры:
his-board-prizes = Открытия и завоевания:
his-board-rich = Богатства ещё есть:
his-board-colonies = Колонии:
his-board-potosi = Потоси
his-board-under-way = Пересекают Атлантику:
his-board-recalled = Больше не в этот ход:
his-board-explorers = Осталось исследователей:
his-board-conquerors = Осталось завоевателей:
his-board-galleons = Галеоны
his-board-plantations = Плантации
his-board-exploration = исследовательская экспедиция
his-board-exploration-with-map = исследовательская экспедиция с картой Меркатора
his-board-cabot = Себастьян Кабот
his-board-conquest = завоевательная экспедиция
his-board-conquest-with-smallpox = завоевательная экспедиция с оспой
his-board-foreign-wars = Заграничные войны
his-board-war-needs = Требуется отрядов: { $count }
his-board-foreigners = Вражеских отрядов: { $count }
his-odds-threat = Угроза державе: военачальник уйдёт навсегда — { $gone } %, вернётся в следующий ход — { $back } %
his-odds-exploration = Исследование: исследователь пропадёт — { $gone } %, вернётся — { $back } %, совершит открытие — { $found } %, дойдёт до дальнего юга — { $far } %
his-odds-conquest = Завоевание: экспедиция погибнет — { $gone } %, вернётся — { $back } %, победит — { $found } %
his-odds-world = { $explorer }, кругосветное плавание: { $chance } %, с картой { $card } %
his-odds-fountain = { $power }, потеря исследователя: { $chance } %
his-odds-abroad = { $foreign_war }, без новых карт: война закончится — { $chance } % (кубиков { $dice } против { $others })
his-odds-sack = Разграбление Рима, { $power }, { $space }, без новых карт: { $chance } % (кубиков { $dice } против { $others })

## Соглашения и обещания

his-squadrons-at = { $power }, порт — { $space }
his-deal-squadron = Эскадры взаймы на этот ход ({ $name }): { $count }
his-deal-admiral = { $name }, взаймы вместе с эскадрами
his-deal-prisoner = освобождение из плена: { $name }
his-deal-space = контроль над городом: { $name }
his-deal-cards =
    { $count ->
        [one] { $count } случайная карта
        [few] { $count } случайные карты
       *[many] { $count } случайных карт
    }
his-deal-mercenaries =
    { $count ->
        [one] { $count } наёмник
        [few] { $count } наёмника
       *[many] { $count } наёмников
    }
his-deal-divorce = развод, которого просит Генрих VIII
his-deal-pardon = снятие отлучения
his-clause-peace = Мир: { $seats }
his-clause-alliance = Союз на этот ход: { $seats }
his-promise-no-war = { $maker } → { $to }: обещание не объявлять в этот ход войну ({ $name })
his-promise-war = { $maker } → { $to }: обещание объявить в этот ход войну ({ $name })
his-promise-no-piracy = { $maker } → { $to }: обещание не заниматься в этот ход пиратством ({ $name })
his-promise-no-debate = { $maker } → { $to }: обещание не созывать в этот ход диспутов
his-promise-leave-space = { $maker } → { $to }: обещание не брать в этот ход город ({ $name })
his-promise-alliance-next = { $maker } → { $to }: обещание союза в следующий ход ({ $name })
his-promise-cede-next = { $maker } → { $to }: обещание уступить город в следующий ход ({ $name })
his-promise-kind-no-war = не объявлять войну
his-promise-kind-war = объявить войну
his-promise-kind-no-piracy = без пиратства против
his-promise-kind-no-debate = без диспутов
his-promise-kind-leave-space = не брать город
his-promise-kind-alliance-next = союз в следующий ход
his-promise-kind-cede-next = уступить в следующий ход
