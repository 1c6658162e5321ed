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

## Доска

pax-web-hand =
    { $count ->
        [one] Рука: { $count } карта
        [few] Рука: { $count } карты
       *[many] Рука: { $count } карт
    }
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
pax-web-price = Цена:
pax-web-pile =
    { $count ->
        [one] здесь лежит { $count } флорин
        [few] здесь лежат { $count } флорина
       *[many] здесь лежат { $count } флоринов
    }
pax-web-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
pax-web-concessions =
    { $count ->
        [one] { $count } концессия на карте
        [few] { $count } концессии на карте
       *[many] { $count } концессий на карте
    }
pax-web-supply =
    { $count ->
        [one] в запасе осталась { $count }
        [few] в запасе осталось { $count }
       *[many] в запасе осталось { $count }
    }
pax-web-capital = столица
pax-web-location = место: { $place }
pax-web-in-market =
    { $count ->
        [one] стоит { $count } флорин
        [few] стоит { $count } флорина
       *[many] стоит { $count } флоринов
    }
pax-web-in-fair = на ячейке ярмарки: купить нельзя, ярмарка её израсходует
pax-web-in-hand = на руке: { $name }
pax-web-in-tableau = в банке: { $name }
pax-web-in-maids = незамужняя королева, владелец: { $name }

## Trade fairs, as they would go now

pax-web-fairs = Ярмарки, если провести их сейчас
pax-web-fair = Ярмарка, { $row }: { $city }
pax-web-fair-show = Показать на карте
pax-web-fair-none = карты нет: провести нельзя
pax-web-fair-used = в этот ход уже проведена
pax-web-fair-lost =
    { $count ->
        [one] пираты забирают { $count } флорин
        [few] пираты забирают { $count } флорина
       *[many] пираты забирают { $count } флоринов
    }
pax-web-fair-profits =
    { $count ->
        [one] прибыль: { $count } флорин
        [few] прибыль: { $count } флорина
       *[many] прибыль: { $count } флоринов
    }
pax-web-pay = { $name }: +{ $count }
pax-web-pay-pirate = пират: −{ $count }
pax-web-pay-nobody = здесь никто ничего не получает
pax-web-stop = остановка { $number }, путь: { $city }

## Victories, threats and religions

pax-web-needs-renaissance = Больше республик и на 2 больше престижа закона, чем у каждого соперника
pax-web-needs-globalization = На 2 больше концессий и больше престижа открытий, чем у каждого соперника
pax-web-needs-imperial =
    { $kings ->
        [one] На { $kings } короля больше, чем у каждого соперника
        [few] На { $kings } короля больше, чем у каждого соперника
       *[many] На { $kings } королей больше, чем у каждого соперника
    }
pax-web-needs-holy = Больше престижа главенствующей религии, чем у каждого соперника
pax-web-needs-patron = Больше всех престижа меценатства, когда рынок нечем пополнить
pax-web-costs =
    { $count ->
        [one] объявление стоит { $count } действие
        [few] объявление стоит { $count } действия
       *[many] объявление стоит { $count } действий
    }
pax-web-lacks = не хватает { $count }
pax-web-leads = ближе всех
pax-web-threat = может победить следующим ходом
pax-web-threat-now = прямо сейчас
pax-web-threats-none = Насколько вам известно, следующим ходом никто победить не может.
pax-web-threats-later = Кто может победить следующим ходом, будет видно после этого действия.
pax-web-threats-unsure = Слишком много вариантов, проверены не все: { $names }
pax-web-tracker = Главенствующая религия
pax-web-religion = Религия
pax-web-bishops = Слоны
pax-web-believers = Верующие
pax-web-ahead = впереди на { $count }
pax-web-behind = не хватает { $count }

## What things are

pax-web-about-tableau = За одно действие можно выполнить по одной операции с каждой карты этой половины.
pax-web-about-deck = Отсюда в конце каждого хода приходят новые карты.
pax-web-about-repressed = Угнетённые фишки лежат на карте правителя до смены власти; каждая делает выборы дороже на 1 флорин.
pax-web-about-comet = Купивший комету сбрасывает её и активирует одну из побед.
pax-web-about-queen = Выходит замуж за свободного короля из числа претендентов или остаётся незамужней: престиж всё равно учитывается при победе.
pax-web-about-king = Король учитывается в победе империализма и может вести кампании.
pax-web-about-republic = Республика учитывается в победе Ренессанса.
pax-web-about-silenced = Заблокирована слоном: доступна только инквизиция; престиж по-прежнему учитывается.
pax-web-about-disk = Центр торговли закрыт диском: размещать здесь фишки нельзя, пока его не откроет смена пути.
pax-web-about-medieval = религии у власти нет; фишки в ней не учитываются при главенстве
pax-web-about-theocracy = фишки её веры в городах и на границах учитываются при главенстве
pax-web-about-sea = Морская граница: место для одной концессии или одного пирата; ярмарка платит концессиям на своём пути.
pax-web-about-land = Сухопутная граница: место для одной концессии, пиратов не бывает.
pax-web-about-fair = Организатор берёт 1 флорин, затем платят каждой концессии на пути; в каждой империи по пути появляется воин.
pax-web-about-supreme = Главенствует религия, у которой больше слонов и больше верующих в её теократиях, чем у двух других вместе.
pax-web-piece-pawn = На границе это концессия, она приносит доход с ярмарок; на карте правителя – серв.
pax-web-piece-knight = Стоит в городе; сражается дома, а также в кампаниях и религиозных войнах за его пределами.
pax-web-piece-rook = Стоит в городе и сражается только дома.
pax-web-piece-pirate = Стоит на морской границе, берёт флорин с каждой проходящей ярмарки и участвует в религиозных войнах.
pax-web-piece-bishop = Стоит на карте и блокирует её; учитывается при определении главенствующей религии.
pax-web-counts-law = учитывается в победе Ренессанса
pax-web-counts-discovery = учитывается в победе глобализации
pax-web-counts-patron = приносит победу, когда рынок иссякнет
pax-web-counts-catholic = учитывается в победе веры, пока главенствует католичество
pax-web-counts-islamic = учитывается в победе веры, пока главенствует ислам
pax-web-counts-reformist = учитывается в победе веры, пока главенствует протестантизм
pax-web-shot-conspiracy = агенты, пираты и угнетённая знать нападают на империю; при победе её правитель ваш
pax-web-shot-peasant-revolt = агенты, ваши концессии, пираты и сервы нападают на империю; при победе её правитель ваш
pax-web-shot-crusade = религиозная война: империя становится католической теократией
pax-web-shot-reformation = религиозная война: империя становится протестантской теократией
pax-web-shot-jihad = религиозная война: империя становится исламской теократией
pax-web-shot-apostasy = у кого есть престиж обеих религий, тот сбрасывает все карты с ним
pax-web-shot-trade-shift = открывает этот центр торговли и закрывает другой того же цвета
pax-web-shot-coronation = выдаёт королеву за одного из претендентов, и он приходит в ваш банк
pax-web-op-inquisitor = переместить слона этого цвета на соседнюю карту или на карту с тем же местом
pax-web-op-commerce = взять флорин с карты в этом ряду рынка
pax-web-op-behead = сбросить другую карту банка с тем же местом
pax-web-op-tax = владелец концессии платит 1 флорин или её угнетают, затем он размещает воина
pax-web-op-repress = переместить фишку с поля на карту правителя её империи
pax-web-op-vote = заплатить за смену власти в империи, чей правитель лежит в этой половине банка
pax-web-op-corsair = переправить пирата этого цвета на другую морскую границу и убить того, кто там стоит
pax-web-op-siege = убить коня, ладью или пирата в этом месте
pax-web-op-campaign = напасть конями на соседнюю империю; при победе она становится вассалом
pax-web-arrows = Стрелки ведут по столу; Enter выбирает, а неподсвеченное объясняет.

## Options, readings and presets

pax-option-setup-1550-white-route = Белый путь на старте (1550)
pax-option-setup-1550-white-route-red-sea = Красное море
pax-option-setup-1550-white-route-trebizond = Трапезунд
pax-option-first-player-rule = Кто ходит первым
pax-option-first-player-rule-fugger-else-random = Фуггер, иначе случайный игрок
pax-option-first-player-rule-farthest-white-route = Банк, самый дальний на белом пути
pax-option-market-exhaustion = Когда пустой рынок завершает игру
pax-option-market-exhaustion-any-gap = Осталась хотя бы одна пустая ячейка
pax-option-market-exhaustion-no-card-at-all = Карт не осталось совсем
pax-option-payment-both-rows-empty = Оплата, если в столбце пусты обе ячейки
pax-option-payment-both-rows-empty-china = Флорин уходит в Китай
pax-option-payment-both-rows-empty-not-payable = Карту купить нельзя
pax-option-no-battle-agent-timing = Разовое действие без битвы: что сначала
pax-option-no-battle-agent-timing-agents-first = Сначала агенты
pax-option-no-battle-agent-timing-one-shot-first = Сначала разовое действие
pax-option-no-battle-forced-placement = Смена пути и отречение: агенты, если всё занято
pax-option-no-battle-forced-placement-if-room = Можно не размещать
pax-option-no-battle-forced-placement-always = Обязательны, с оплатой
pax-option-agent-may-repress-agent-of-same-card = Агент может угнести агента той же карты
pax-option-agent-may-repress-agent-of-same-card-yes = Да
pax-option-agent-may-repress-agent-of-same-card-no = Нет
pax-option-agents-of-region-card-split = Агенты карты Востока или Запада в разных империях
pax-option-agents-of-region-card-split-yes = Можно
pax-option-agents-of-region-card-split-no = Все в одной империи
pax-option-pirate-agent-may-replace-same-colour = Пират-агент может сменить пирата своего цвета
pax-option-pirate-agent-may-replace-same-colour-yes = Да
pax-option-pirate-agent-may-replace-same-colour-no = Нет
pax-option-commerce-from-empty-fair-space = Торговля с пустой ячейки ярмарки
pax-option-commerce-from-empty-fair-space-no = Нельзя
pax-option-commerce-from-empty-fair-space-yes = Можно
pax-option-golden-liberty-result = Что даёт Золотая вольность
pax-option-golden-liberty-result-medieval-only = Только феодальное государство
pax-option-golden-liberty-result-any-theocracy = Также другая религия
pax-option-corsair-range = Дальность налёта
pax-option-corsair-range-sea-neighbour = В империи с общей морской границей
pax-option-corsair-range-any-neighbour = В любую соседнюю империю
pax-option-condottiere-pieces = Второе место в Венеции (кондотьер)
pax-option-condottiere-pieces-any = Для любой фишки
pax-option-condottiere-pieces-gold-only = Для золотых фишек
pax-option-condottiere-pieces-gold-knights-only = Для золотых коней
pax-option-pawn-agents-in-religious-war = Пешки-агенты воюют в религиозных войнах
pax-option-pawn-agents-in-religious-war-no = Нет
pax-option-pawn-agents-in-religious-war-yes = Да
pax-option-both-sides-one-action-order = Обе половины за одно действие
pax-option-both-sides-one-action-order-one-side-then-other = Одна за другой
pax-option-both-sides-one-action-order-mixed = В любом порядке вперемешку
pax-option-cryptography-targets = Чьи операции доступны криптографии
pax-option-cryptography-targets-any-half = Из любой половины
pax-option-cryptography-targets-west-half = Из западной половины
pax-option-star-chamber-former-queen = Звёздная палата: прежняя королева претендента
pax-option-star-chamber-former-queen-discard = Сбрасывается
pax-option-star-chamber-former-queen-keep = Остаётся, если он не был у соперника
pax-option-comet-with-full-hand = Покупка кометы с полной рукой
pax-option-comet-with-full-hand-allowed = Можно
pax-option-comet-with-full-hand-forbidden = Нельзя
pax-option-machiavellianism-sales = Макиавеллизм: какие продажи запускают действие
pax-option-machiavellianism-sales-tableau-only = Из банка
pax-option-machiavellianism-sales-tableau-and-hand = Из банка и с руки
pax-option-machiavellianism-wars = Макиавеллизм: какие войны доступны
pax-option-machiavellianism-wars-crusade = Крестовые походы
pax-option-machiavellianism-wars-all-religious-wars = Все религиозные войны
pax-option-couple-with-ransom-price = Цена четы, где королева стоит 4
pax-option-couple-with-ransom-price-6 = 6 флоринов
pax-option-couple-with-ransom-price-4 = 4 флорина
pax-option-astrology = Астрология: верхняя карта колод открыта
pax-option-astrology-off = Нет
pax-option-astrology-on = Да
pax-option-europe-1550 = Начало в 1550 году: Англия и Священная Римская империя протестантские
pax-option-europe-1550-off = Нет
pax-option-europe-1550-on = Да
pax-option-bankruptcy = Банкротство: у кого ничего нет, выбывает
pax-option-bankruptcy-off = Нет
pax-option-bankruptcy-on = Да
pax-option-solo-cards-on-top = Соло: карт над кометами в каждой колоде
pax-option-solo-cards-on-top-4 = 4 – труднее всего
pax-option-solo-cards-on-top-6 = 6 – трудно
pax-option-solo-cards-on-top-8 = 8 – обычно
pax-option-solo-cards-on-top-10 = 10 – легко
pax-option-solo-cards-on-top-12 = 12 – легче всего
pax-preset-rulebook = Как в правилах
pax-preset-living = Как в обновляемых правилах (living rules)
pax-scenario-standard = Обычная игра
