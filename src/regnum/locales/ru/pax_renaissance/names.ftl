# Names of Pax Renaissance.
# Common nouns are in lower case; the first letter of a line is raised where it is shown.

## Cards

pax-card-pren001 = Папа-инквизитор
pax-card-pren002 = Белый слон папы
pax-card-pren003 = Великий инквизитор
pax-card-pren004 = Антипапа
pax-card-pren005 = Реформатское богословие
pax-card-pren006 = Звёздная палата
pax-card-pren007 = Лепта святого Петра
pax-card-pren008 = Иезуиты
pax-card-pren009 = Род Борджиа
pax-card-pren010 = Костёр тщеславия
pax-card-pren011 = Реформация анабаптистов
pax-card-pren012 = Рыцари-госпитальеры
pax-card-pren013 = Генуэзский флот
pax-card-pren014 = Индийская армада
pax-card-pren015 = Ганзейский союз
pax-card-pren016 = Компания купцов-авантюристов
pax-card-pren017 = Шотландские каперы
pax-card-pren018 = Армада Алмейды
pax-card-pren019 = Монополия Золотого Берега
pax-card-pren020 = Чёрная надежда Арума
pax-card-pren021 = Конкистадоры
pax-card-pren022 = Последний рыцарь
pax-card-pren023 = Испанская терция
pax-card-pren024 = Гонфалоньер
pax-card-pren025 = Тевтонские рыцари
pax-card-pren026 = Кромвель
pax-card-pren027 = Швабский союз
pax-card-pren028 = Карл Смелый
pax-card-pren029 = Крестовый поход на Святую землю
pax-card-pren030 = Святая эрмандада
pax-card-pren031 = Швейцарские наёмники
pax-card-pren032 = Герцог Миланский
pax-card-pren033 = Чёрный отряд
pax-card-pren034 = Купцы-стапельщики
pax-card-pren035 = Гильдии комунерос
pax-card-pren036 = Гильдии Фландрии
pax-card-pren037 = Сокрытый
pax-card-pren038 = Восстание „Башмака“
pax-card-pren039 = Флорентийская шерсть
pax-card-pren040 = Гильдия крестьян
pax-card-pren041 = Крестьянская республика Дитмаршен
pax-card-pren042 = Банк Хёхштеттеров
pax-card-pren043 = Гутенберг
pax-card-pren044 = Изабелла I Кастильская
pax-card-pren045 = Анна Бретонская
pax-card-pren046 = Хуана Безумная
pax-card-pren047 = Маргарита Анжуйская
pax-card-pren048 = Мария Богатая
pax-card-pren049 = Орден Сантьяго
pax-card-pren050 = Серениссима
pax-card-pren051 = Делатель королей
pax-card-pren052 = Мартин Лютер
pax-card-pren053 = Фризская вольность
pax-card-pren054 = Марешоссе
pax-card-pren055 = Герцогство Феррара
pax-card-pren058 = Селим Грозный
pax-card-pren059 = Сефевиды
pax-card-pren060 = Дервиши
pax-card-pren061 = Кызылбаш
pax-card-pren062 = Братья Барбаросса
pax-card-pren063 = Османский флот
pax-card-pren064 = Еврейские пираты
pax-card-pren065 = Мамлюкские воины-рабы
pax-card-pren066 = Чёрная армия
pax-card-pren067 = Янычары
pax-card-pren068 = Племя Чёрного барана
pax-card-pren069 = Башибузуки
pax-card-pren070 = Краковские соляные жупы
pax-card-pren071 = Раду III Красивый
pax-card-pren072 = Боснийское и сербское серебро
pax-card-pren073 = Крымская орда
pax-card-pren074 = Кремль
pax-card-pren075 = Эльжбета Чешская
pax-card-pren076 = Софья Палеолог
pax-card-pren077 = Хюррем-султан Роксолана
pax-card-pren078 = Ситти-хатун из Дулькадира
pax-card-pren079 = Шарлотта Лузиньян Кипрская
pax-card-pren080 = Греческие клефты
pax-card-pren081 = Крымские готы
pax-card-pren082 = Дамасский кофе
pax-card-pren083 = Посполитое рушение
pax-card-pren084 = Тимарная система
pax-card-pren085 = Влад Цепеш
pax-card-pren086 = Святой Стефан Великий
pax-card-pren087 = Купцы вангара
pax-card-pren088 = Джем, антизаложник
pax-card-pren089 = Испанский гранд
pax-card-pren090 = Герцог Афинский
pax-card-pren093x = Кочевники фундж
pax-card-pren094x = Войско Запорожское
pax-card-pren095x = Эржебет Батори
pax-card-pren096x = Америго Веспуччи
pax-card-pren097x = Венецианский подеста
pax-card-pren098x = Единство братьев
pax-card-pren099x = Папский легат в Персии
pax-card-pren100x = Единый христианский мир
pax-card-pren101x = Инженер-строитель
pax-card-pren102x = Медресе Сахн-и Семан
pax-card-pren103x = Академия
pax-card-pren104x = Похищение Святой короны
pax-card-pren105x = Франко-османский флот
pax-card-pren106x = Флот Прусского союза
pax-card-pren107x = Имперский арсенал
pax-card-pren108x = Династия Исфендияридов
pax-card-pren109x = Братство святого Марка
pax-card-pren110x = Трансильванский заговор
pax-card-pren111x = Мятеж Глинского
pax-card-pren112x = Фокейские квасцы
pax-card-pren113x = Торговый флот Далмации
pax-card-pren114x = Графы Цельские
pax-card-pren115x = Шиитское восстание Шахкулу
pax-card-pren116x = Налоговые бунты Челеби
pax-card-pren117x = Деспина-хатун
pax-card-pren118x = Великий муфтий
pax-card-pren119x = Великий гетман
pax-card-pren120x = Агенты Дукагини
pax-card-pren121x = Королевство Тлемсен
pax-card-pren122x = Последний вздох мавра
pax-card-pren123x = Ничего нового
pax-card-pren124x = Последний византиец
pax-card-pren125x = Бейлербей Египта
pax-card-pren126x = Союз ящериц
pax-card-pren127x = Флот Красного моря
pax-card-pren128x = Человек на все времена
pax-card-pren129x = Ораторий божественной любви
pax-card-pren130x = Криптография
pax-card-pren131x = Микеланджело
pax-card-pren132x = Геометрия в искусстве
pax-card-pren133x = Романтический реализм
pax-card-pren134x = Горный инженер
pax-card-pren135x = Макиавеллизм
pax-card-pren136x = Герметизм
pax-card-pren137x = Вера против разума
pax-card-pren138x = Имперская корона
pax-card-pren139x = Французские пираты
pax-card-pren140x = Венецианский флот
pax-card-pren141x = Кляйн-Венедиг Вельзеров
pax-card-pren142x = Кальмарская уния
pax-card-pren143x = Волк Романьи
pax-card-pren144x = Монс Мег
pax-card-pren145x = Каппельский молочный суп
pax-card-pren146x = Банк Строцци
pax-card-pren147x = Уильям Кекстон
pax-card-pren148x = Квасцы Тольфы
pax-card-pren149x = Корнуолльское олово
pax-card-pren150x = Каталонские пактисты
pax-card-pren151x = Екатерина Наваррская
pax-card-pren152x = Маргарита Австрийская
pax-card-pren153x = Мэри Роуз
pax-card-pren154x = Европейский союз
pax-card-pren155x = Эпикурейское отклонение
pax-card-pren156x = Гуманизм
pax-card-pren157x = Тридентский собор
pax-card-pren158x = Орден проповедников
pax-card-pren159x = Согласие управляемых
pax-card-pren160x = Жак Лефевр д'Этапль
pax-card-pren161x = Огораживание
pax-card-pren162x = Екатерина Медичи
pax-card-pren163x = Бунт против джизьи
pax-card-pren164x = Черкесы Мамлюкского султаната
pax-card-pren165x = Трансильванские саксы
pax-card-pren166x = Банк Святого Георгия
pax-card-pren167x = Гулат двенадцатников
pax-card-pren168x = Сионистское государство
pax-card-comet1 = Коперник и гелиоцентрическая революция
pax-card-comet2 = Астрология Нострадамуса
pax-card-comet3 = Папа „отлучает“ комету Галлея 1456 года
pax-card-comet4 = Региомонтан и комета 1472 года

## Empires and regions

pax-empire-england = Англия
pax-empire-france = Франция
pax-empire-holy-roman-empire = Священная Римская империя
pax-empire-hungary = Венгрия
pax-empire-byzantium = Византия
pax-empire-portugal = Португалия
pax-empire-aragon = Арагон
pax-empire-papal-states = Папская область
pax-empire-ottoman = Османская империя
pax-empire-mamluk = Мамлюкский султанат
pax-region-east = Восток
pax-region-west = Запад

## Cities

pax-city-london = Лондон
pax-city-bordeaux = Бордо
pax-city-paris = Париж
pax-city-bruges = Брюгге
pax-city-lyon = Лион
pax-city-vienna = Вена
pax-city-lubeck = Любек
pax-city-novgorod = Новгород
pax-city-nurnberg = Нюрнберг
pax-city-buda = Буда
pax-city-varna = Варна
pax-city-tana = Тана
pax-city-caffa = Каффа
pax-city-trebizond = Трапезунд
pax-city-toledo = Толедо
pax-city-granada = Гранада
pax-city-spice-islands = Молуккские острова
pax-city-valencia = Валенсия
pax-city-algiers = Алжир
pax-city-timbuktu = Томбукту
pax-city-venice = Венеция
pax-city-constantinople = Константинополь
pax-city-modon = Модон
pax-city-rhodes = Родос
pax-city-cairo = Каир
pax-city-cyprus = Кипр
pax-city-red-sea = Красное море

## Borders

pax-border-england--france = Англия — Франция
pax-border-france--holy-roman-empire = Франция — Священная Римская империя
pax-border-holy-roman-empire--hungary = Священная Римская империя — Венгрия
pax-border-hungary--byzantium = Венгрия — Византия
pax-border-portugal--aragon = Португалия — Арагон
pax-border-aragon--papal-states = Арагон — Папская область
pax-border-papal-states--ottoman = Папская область — Османская империя
pax-border-ottoman--mamluk = Османская империя — Мамлюкский султанат
pax-border-england--portugal = Англия — Португалия
pax-border-france--aragon = Франция — Арагон
pax-border-holy-roman-empire--papal-states = Священная Римская империя — Папская область
pax-border-hungary--ottoman = Венгрия — Османская империя
pax-border-byzantium--mamluk = Византия — Мамлюкский султанат

## Places of the first concessions

pax-place-augsburg = Аугсбург
pax-place-florence = Флоренция
pax-place-alexandria = Александрия
pax-place-lisbon = Лиссабон

## Banks

pax-bank-fugger = Якоб Фуггер
pax-bank-medici = Козимо Медичи
pax-bank-coeur = Жак Кёр
pax-bank-marchionni = Бартоломео Маркьонни

## Rulers

pax-ruler-england-king = Эдуард IV, дом Йорков
pax-ruler-england-republic = Английский парламент
pax-ruler-france-king = Людовик XI Паук, дом Валуа
pax-ruler-france-republic = Генеральные штаты Бургундии
pax-ruler-holy-roman-empire-king = Фридрих III, дом Габсбургов
pax-ruler-holy-roman-empire-republic = Имперский рейхстаг
pax-ruler-hungary-king = Матьяш I Корвин
pax-ruler-hungary-republic = Польско-литовский сейм
pax-ruler-byzantium-king = Давид Комнин, василевс Трапезунда
pax-ruler-byzantium-republic = Союз туркмен Белого барана
pax-ruler-portugal-king = Генрих Мореплаватель
pax-ruler-portugal-republic = Генеральные кортесы Кастилии
pax-ruler-aragon-king = Хуан Вероломный, король Арагона
pax-ruler-aragon-republic = Золотая Амброзианская республика
pax-ruler-papal-states-king = Папа Юлий II
pax-ruler-papal-states-republic = Флорентийская синьория
pax-ruler-ottoman-king = Султан Мехмед II Завоеватель
pax-ruler-ottoman-republic = Османская система миллетов
pax-ruler-mamluk-king = Кайтбей из династии Бурджи
pax-ruler-mamluk-republic = Бейлик Караман

## Operations

pax-op-inquisitor = инквизиция
pax-op-commerce = торговля
pax-op-behead = казнь
pax-op-tax = налог
pax-op-repress = угнетение
pax-op-vote = выборы
pax-op-corsair = налёт
pax-op-siege = осада
pax-op-campaign = кампания

## One-shots

pax-one-shot-conspiracy = заговор
pax-one-shot-peasant-revolt = народный бунт
pax-one-shot-crusade = крестовый поход
pax-one-shot-reformation = реформация
pax-one-shot-jihad = джихад
pax-one-shot-apostasy = отречение
pax-one-shot-trade-shift = смена пути
pax-one-shot-coronation = коронация

## Prestige

pax-prestige-law = престиж закона
pax-prestige-discovery = престиж открытий
pax-prestige-patron = престиж меценатства
pax-prestige-catholic = престиж католичества
pax-prestige-islamic = престиж ислама
pax-prestige-reformist = престиж протестантизма

## Religions

pax-religion-catholic = католичество
pax-religion-islamic = ислам
pax-religion-reformist = протестантизм

## Pieces

pax-piece-bishop = слон
pax-piece-knight = конь
pax-piece-rook = ладья
pax-piece-pawn = пешка
pax-piece-pirate = пират

## Pieces by religion

pax-piece-catholic-bishop = золотой слон
pax-piece-catholic-knight = золотой конь
pax-piece-catholic-rook = золотая ладья
pax-piece-catholic-pirate = золотой пират
pax-piece-islamic-bishop = зелёный слон
pax-piece-islamic-knight = зелёный конь
pax-piece-islamic-rook = зелёная ладья
pax-piece-islamic-pirate = зелёный пират
pax-piece-reformist-bishop = красный слон
pax-piece-reformist-knight = красный конь
pax-piece-reformist-rook = красная ладья
pax-piece-reformist-pirate = красный пират

## Pawns

pax-pawn-blue = синяя пешка
pax-pawn-yellow = жёлтая пешка
pax-pawn-purple = фиолетовая пешка
pax-pawn-green = салатовая пешка

## Victories

pax-victory-holy = победа веры
pax-victory-imperial = победа империализма
pax-victory-globalization = победа глобализации
pax-victory-renaissance = победа Ренессанса
pax-victory-patron = победа мецената

## States of an empire

pax-regime-medieval = феодальное государство
pax-regime-catholic = католическая теократия
pax-regime-islamic = исламская теократия
pax-regime-reformist = протестантская теократия

## Abilities

pax-ability-behead-limited-west-red-gold = Операция казни с этой карты может поразить только карту банка с западной локацией, на которой стоит красный или золотой слон.
pax-ability-behead-limited-east-green-red = Операция казни с этой карты может поразить только карту банка с восточной локацией, на которой стоит зелёный или красный слон.
pax-ability-coronation-may-claim-any-king = При коронации владелец может выбрать претендента королевы, который уже женат или лежит в банке соперника, если его карта лежит монархией вверх.
pax-ability-crusade-rooks-as-knights = В крестовых походах владельца золотые ладьи могут считаться конями: тогда нападают и те, что стоят в империях, соседних с целью.
pax-ability-double-concessions-spice-islands-fair = Каждая концессия владельца получает двойную прибыль на любой западной торговой ярмарке, путь которой начинается на Молуккских островах, кто бы её ни организовал.
pax-ability-double-concessions-fairs-and-votes = Каждая концессия владельца получает двойную прибыль на любой торговой ярмарке и учитывается дважды на любых выборах.
pax-ability-sell-price-4 = При продаже из банка эта карта приносит 4 флорина вместо 2.
pax-ability-condottiere-venice-two-slots = Для всех игроков: пока воин Венеции — золотой конь, в этом городе помещаются 2 фишки.
pax-ability-unlimited-hand = У владельца нет предела руки.
pax-ability-immune-to-silencing = Слоны не блокируют карты в банке владельца.
pax-ability-discard-for-peasant-revolt = За 1 действие владелец может сбросить эту замужнюю королеву и устроить в империи её супруга народный бунт без агентов.
pax-ability-free-trade-fair = Один раз за ход владелец может организовать одну торговую ярмарку, не тратя действие.
pax-ability-free-east-ops = Один раз за ход владелец может провести операции в восточной части банка, не тратя действие.
pax-ability-free-west-ops = Один раз за ход владелец может провести операции в западной части банка, не тратя действие.
pax-ability-east-and-west-ops-one-action = За 1 действие владелец может провести операции в обеих частях банка: сначала все в одной, затем все в другой.
pax-ability-patron-as-concession-globalization = При каждой проверке победы глобализации каждый престиж меценатства владельца считается ещё 1 его концессией.
pax-ability-patron-as-law-renaissance = При каждой проверке победы Ренессанса каждый престиж меценатства владельца считается также 1 престижем закона.
pax-ability-card-as-republic-renaissance = При каждой проверке победы Ренессанса эта карта считается 1 республикой своего владельца.
pax-ability-concessions-safe-from-pirates = Пираты не уничтожают концессии владельца: пешка и пират делят границу, и пират не получает там прибыли.
pax-ability-globalization-costs-two-actions = Чтобы объявить о победе глобализации, любой игрок тратит 2 действия.
pax-ability-holy-costs-two-actions = Чтобы объявить о победе веры, любой игрок тратит 2 действия.
pax-ability-imperial-costs-two-actions = Чтобы объявить о победе империализма, любой игрок тратит 2 действия.
pax-ability-apostasy-as-action = За 1 действие владелец может провести отречение с любыми 2 религиями на выбор.
pax-ability-sell-for-opponents-political-op = Продав эту карту из банка, владелец может провести 1 политическую операцию карты из банка соперника, как если бы та карта была его собственной.
pax-ability-sold-cards-fire-one-shot = Продавая другую карту, владелец может выполнить её заговор, народный бунт, крестовый поход или отречение вместе с её агентами.
pax-ability-portugal-france-not-adjacent = Для всех игроков: пока эта королева замужем и лежит в чьём-либо банке, Португалия и Франция не считаются соседними.
pax-ability-immune-to-apostasy = При отречении владелец ничего не сбрасывает.
pax-ability-sell-to-emancipate-west = Продав эту карту из банка, владелец может освободить любые угнетённые фишки западных империй, где бы ни лежали карты их правителей.
pax-ability-patron-as-green-bishop-holy = Для всех игроков: при определении главенствующей религии каждый престиж меценатства владельца считается 1 зелёным слоном.
pax-ability-mamluk-repressed-as-campaign-knights = В кампаниях владельца против восточных империй все угнетённые фишки с карты правителя Мамлюкского султаната нападают как кони, по 1 флорину за каждую.
pax-ability-patron-lowers-vote-cost = Каждый престиж меценатства владельца снижает стоимость каждых его выборов на 1 флорин, но не ниже 0.
pax-ability-green-pirates-as-red = Для всех игроков: при определении главенствующей религии каждый зелёный пират считается также 1 красным слоном и 1 красной фишкой для каждой протестантской теократии, на границе которой он находится.

## Terms

pax-term-tableau = банк
pax-term-hand = рука
pax-term-market = рынок
pax-term-throne = ячейка престола
pax-term-florin = флорин
pax-term-concession = концессия
pax-term-serf = серв
pax-term-vassal = вассал
pax-term-suzerain = сюзерен
pax-term-old-maid = незамужняя королева
pax-term-royal-couple = королевская чета
pax-term-levy = воин
pax-term-regime-change = смена власти
pax-term-emancipation = освобождение
pax-term-golden-liberty = Золотая вольность
pax-term-trade-fair = торговая ярмарка
pax-term-voyage = путешествие
pax-term-china = Китай
pax-term-comet = комета
pax-term-one-shot = разовое действие
pax-term-operation = операция
pax-term-action = действие
pax-term-turn = ход

## Автоматический банк

pax-course-1 = королевства
pax-course-2 = республики
pax-course-3 = верующие
pax-course-4 = епископы
pax-course-5 = концессии
pax-course-6 = покупка
pax-course-7 = доход
pax-objective-main = главная цель
pax-objective-secondary = вторая цель
pax-objective-prestige = цель престижа
