# Names of Here I Stand.
# Names of people and things on the table begin with a capital; units, zones and terms are in lower case.
# Powers have their cases as attributes, for sentences that need them.

## The game

his-title = Here I Stand

## Scenarios

his-scenario-1517 = Сценарий 1517 года
his-scenario-1532 = Сценарий 1532 года
his-scenario-tournament = Турнирный сценарий

## Powers

his-power-ottoman = Османы
    .genitive = Османов
    .dative = Османам
    .accusative = Османов
    .instrumental = Османами
    .locative = Османах
his-power-hapsburg = Габсбурги
    .genitive = Габсбургов
    .dative = Габсбургам
    .accusative = Габсбургов
    .instrumental = Габсбургами
    .locative = Габсбургах
his-power-england = Англия
    .genitive = Англии
    .dative = Англии
    .accusative = Англию
    .instrumental = Англией
    .locative = Англии
his-power-france = Франция
    .genitive = Франции
    .dative = Франции
    .accusative = Францию
    .instrumental = Францией
    .locative = Франции
his-power-papacy = Папство
    .genitive = Папства
    .dative = Папству
    .accusative = Папство
    .instrumental = Папством
    .locative = Папстве
his-power-protestant = Протестанты
    .genitive = Протестантов
    .dative = Протестантам
    .accusative = Протестантов
    .instrumental = Протестантами
    .locative = Протестантах
his-power-genoa = Генуя
    .genitive = Генуи
    .dative = Генуе
    .accusative = Геную
    .instrumental = Генуей
    .locative = Генуе
his-power-hungary-bohemia = Венгрия/Богемия
    .genitive = Венгрии/Богемии
    .dative = Венгрии/Богемии
    .accusative = Венгрию/Богемию
    .instrumental = Венгрией/Богемией
    .locative = Венгрии/Богемии
his-power-scotland = Шотландия
    .genitive = Шотландии
    .dative = Шотландии
    .accusative = Шотландию
    .instrumental = Шотландией
    .locative = Шотландии
his-power-venice = Венеция
    .genitive = Венеции
    .dative = Венеции
    .accusative = Венецию
    .instrumental = Венецией
    .locative = Венеции
his-power-independent = Независимые
    .genitive = Независимых
    .dative = Независимым
    .accusative = Независимых
    .instrumental = Независимыми
    .locative = Независимых

## Spaces

his-space-agram = Аграм
his-space-algiers = Алжир
his-space-amsterdam = Амстердам
his-space-ancona = Анкона
his-space-antwerp = Антверпен
his-space-athens = Афины
his-space-augsburg = Аугсбург
his-space-avignon = Авиньон
his-space-barcelona = Барселона
his-space-basel = Базель
his-space-bastia = Бастия
his-space-belgrade = Белград
his-space-berwick = Берик
his-space-besancon = Безансон
his-space-bilbao = Бильбао
his-space-bordeaux = Бордо
his-space-boulogne = Булонь
his-space-brandenburg = Бранденбург
his-space-bremen = Бремен
his-space-breslau = Бреслау
his-space-brest = Брест
his-space-bristol = Бристоль
his-space-brunn = Брюнн
his-space-brunswick = Брауншвейг
his-space-brussels = Брюссель
his-space-bucharest = Бухарест
his-space-buda = Буда
his-space-cagliari = Кальяри
his-space-calais = Кале
his-space-candia = Кандия
his-space-carlisle = Карлайл
his-space-cartagena = Картахена
his-space-cerignola = Чериньола
his-space-cologne = Кёльн
his-space-cordoba = Кордова
his-space-corfu = Корфу
his-space-coron = Корон
his-space-corunna = Ла-Корунья
his-space-dijon = Дижон
his-space-durazzo = Дураццо
his-space-edinburgh = Эдинбург
his-space-edirne = Эдирне
his-space-erfurt = Эрфурт
his-space-florence = Флоренция
his-space-geneva = Женева
his-space-genoa = Генуя
his-space-gibraltar = Гибралтар
his-space-glasgow = Глазго
his-space-granada = Гранада
his-space-graz = Грац
his-space-grenoble = Гренобль
his-space-hamburg = Гамбург
his-space-innsbruck = Инсбрук
his-space-istanbul = Стамбул
his-space-kassel = Кассель
his-space-larissa = Лариса
his-space-leipzig = Лейпциг
his-space-lepanto = Лепанто
his-space-liege = Льеж
his-space-limoges = Лимож
his-space-lincoln = Линкольн
his-space-linz = Линц
his-space-london = Лондон
his-space-lubeck = Любек
his-space-lyon = Лион
his-space-madrid = Мадрид
his-space-magdeburg = Магдебург
his-space-mainz = Майнц
his-space-malta = Мальта
his-space-marseille = Марсель
his-space-messina = Мессина
his-space-metz = Мец
his-space-milan = Милан
his-space-modena = Модена
his-space-mohacs = Мохач
his-space-munster = Мюнстер
his-space-nantes = Нант
his-space-naples = Неаполь
his-space-navarre = Наварра
his-space-nezh = Ниш
his-space-nice = Ницца
his-space-nicopolis = Никополь
his-space-norwich = Норидж
his-space-nuremberg = Нюрнберг
his-space-oran = Оран
his-space-orleans = Орлеан
his-space-palermo = Палермо
his-space-palma = Пальма
his-space-paris = Париж
his-space-pavia = Павия
his-space-plymouth = Плимут
his-space-portsmouth = Портсмут
his-space-prague = Прага
his-space-pressburg = Прессбург
his-space-ragusa = Рагуза
his-space-ravenna = Равенна
his-space-regensburg = Регенсбург
his-space-rhodes = Родос
his-space-rome = Рим
his-space-rouen = Руан
his-space-salonika = Салоники
his-space-salzburg = Зальцбург
his-space-scutari = Скутари
his-space-seville = Севилья
his-space-shrewsbury = Шрусбери
his-space-siena = Сиена
his-space-sofia = София
his-space-st-dizier = Сен-Дизье
his-space-st-quentin = Сен-Кантен
his-space-stettin = Штеттин
his-space-stirling = Стерлинг
his-space-strasburg = Страсбург
his-space-szegedin = Сегедин
his-space-taranto = Таранто
his-space-toulouse = Тулуза
his-space-tours = Тур
his-space-trent = Триент
his-space-trier = Трир
his-space-trieste = Триест
his-space-tripoli = Триполи
his-space-tunis = Тунис
his-space-turin = Турин
his-space-valencia = Валенсия
his-space-valladolid = Вальядолид
his-space-varna = Варна
his-space-venice = Венеция
his-space-vienna = Вена
his-space-wales = Уэльс
his-space-wittenberg = Виттенберг
his-space-worms = Вормс
his-space-york = Йорк
his-space-zara = Зара
his-space-zaragoza = Сарагоса
his-space-zurich = Цюрих

## Sea zones

his-sea-adriatic-sea = Адриатическое море
his-sea-aegean-sea = Эгейское море
his-sea-atlantic-ocean = Атлантический океан
his-sea-baltic-sea = Балтийское море
his-sea-barbary-coast = Берберское побережье
his-sea-bay-of-biscay = Бискайский залив
his-sea-black-sea = Чёрное море
his-sea-english-channel = Ла-Манш
his-sea-gulf-of-lyon = Лионский залив
his-sea-ionian-sea = Ионическое море
his-sea-irish-sea = Ирландское море
his-sea-north-african-coast = Североафриканское побережье
his-sea-north-sea = Северное море
his-sea-tyrrhenian-sea = Тирренское море

## Language zones

his-zone-german = немецкая зона
his-zone-french = французская зона
his-zone-english = английская зона
his-zone-italian = итальянская зона
his-zone-spanish = испанская зона

## Faiths

his-faith-catholic = католичество
his-faith-protestant = протестантство
his-faith-none = без веры

## Units

his-unit-regular = регулярный отряд
his-unit-mercenary = наёмник
his-unit-cavalry = кавалерия
his-unit-squadron = эскадра
his-unit-corsair = корсар

## Leaders

his-leader-suleiman = Сулейман I
his-leader-ibrahim-pasha = Ибрагим-паша
his-leader-charles-v = Карл V
his-leader-duke-of-alva = Герцог Альба
his-leader-ferdinand = Фердинанд
his-leader-henry-viii = Генрих VIII
his-leader-charles-brandon = Чарльз Брэндон
his-leader-dudley = Дадли
his-leader-francis-i = Франциск I
his-leader-henry-ii = Генрих II
his-leader-montmorency = Монморанси
his-leader-john-frederick = Иоанн-Фридрих
his-leader-philip-of-hesse = Филипп Гессенский
his-leader-maurice-of-saxony = Мориц Саксонский
his-leader-renegade = Полководец-изменник
his-leader-barbarossa = Барбаросса
his-leader-dragut = Драгут
his-leader-andrea-doria = Андреа Дориа

## Rulers

his-ruler-suleiman-i = Сулейман I
his-ruler-charles-v = Карл V
his-ruler-henry-viii = Генрих VIII
his-ruler-edward-vi = Эдуард VI
his-ruler-mary-i = Мария I
his-ruler-elizabeth-i = Елизавета I
his-ruler-francis-i = Франциск I
his-ruler-henry-ii = Генрих II
his-ruler-leo-x = Лев X
his-ruler-clement-vii = Климент VII
his-ruler-paul-iii = Павел III
his-ruler-julius-iii = Юлий III
his-ruler-luther = Лютер
his-ruler-calvin = Кальвин

## Debaters

his-debater-luther = Лютер
his-debater-melanchthon = Меланхтон
his-debater-bucer = Буцер
his-debater-carlstadt = Карлштадт
his-debater-zwingli = Цвингли
his-debater-oekolampadius = Эколампадий
his-debater-bullinger = Буллингер
his-debater-calvin = Кальвин
his-debater-farel = Фарель
his-debater-cop = Коп
his-debater-olivetan = Оливетан
his-debater-tyndale = Тиндаль
his-debater-cranmer = Кранмер
his-debater-coverdale = Кавердейл
his-debater-latimer = Латимер
his-debater-wishart = Уишарт
his-debater-knox = Нокс
his-debater-eck = Экк
his-debater-campeggio = Кампеджо
his-debater-aleander = Алеандер
his-debater-tetzel = Тецель
his-debater-cajetan = Каетан
his-debater-contarini = Контарини
his-debater-pole = Поул
his-debater-caraffa = Карафа
his-debater-loyola = Лойола
his-debater-faber = Фабер
his-debater-canisius = Канизий
his-debater-gardiner = Гардинер

## Reformers

his-reformer-luther = Лютер
his-reformer-zwingli = Цвингли
his-reformer-calvin = Кальвин
his-reformer-cranmer = Кранмер

## Explorers

his-explorer-cabot-england = Кабот (Англия)
his-explorer-cabot-france = Кабот (Франция)
his-explorer-cabot-hapsburg = Кабот (Габсбурги)
his-explorer-chancellor = Ченслор
his-explorer-rut = Рат
his-explorer-willoughby = Уиллоби
his-explorer-cartier = Картье
his-explorer-verrazano = Верранцано
his-explorer-roberval = Роберваль
his-explorer-magellan = Магеллан
his-explorer-orellana = Орельяна
his-explorer-de-soto = Де Сото
his-explorer-leon = Понсе де Леон
his-explorer-de-vaca = Кабеса де Вака
his-explorer-narvaez = Нарваэс

## Conquerors

his-conqueror-cortez = Кортес
his-conqueror-pizarro = Писарро
his-conqueror-montejo = Монтехо
his-conqueror-cordova = Эрнандес де Кордова
his-conqueror-coronado = Коронадо
his-conqueror-english-conquest-1 = Английские завоеватели
his-conqueror-english-conquest-2 = Английские завоеватели
his-conqueror-french-conquest-1 = Французские завоеватели
his-conqueror-french-conquest-2 = Французские завоеватели

## Prizes and colonies of the New World

his-prize-st-lawrence-river = Река Святого Лаврентия
his-prize-great-lakes = Великие Озёра
his-prize-mississippi-river = Миссисипи
his-prize-amazon-river = Амазонка
his-prize-pacific-strait = Тихоокеанский пролив
his-prize-circumnavigation = Кругосветное плавание
his-prize-maya = Майя
his-prize-aztec = Ацтеки
his-prize-inca = Инки

his-colony-puerto-rico = Пуэрто-Рико
his-colony-cuba = Куба
his-colony-hispaniola = Эспаньола
his-colony-roanoke = Роанок
his-colony-jamestown = Джеймстаун
his-colony-charlesbourg = Шарльбур
his-colony-montreal = Монреаль

## Wives of Henry VIII, and what the pregnancy chart brings

his-wife-catherine-of-aragon = Екатерина Арагонская
his-wife-ask-for-divorce = Просит развода
his-wife-anne-boleyn = Анна Болейн
his-wife-jane-seymour = Джейн Сеймур
his-wife-anne-of-cleves = Анна Клевская
his-wife-kathryn-howard = Екатерина Говард
his-wife-katherine-parr = Екатерина Парр

his-pregnancy-fails = брак не удался
his-pregnancy-no-child = нет ребёнка
his-pregnancy-beheaded = жена казнена
his-pregnancy-elizabeth = родилась Елизавета
his-pregnancy-sickly-edward = родился болезненный Эдуард
his-pregnancy-healthy-edward = родился здоровый Эдуард

## Home cards

his-card-janissaries = Янычары
his-card-holy-roman-emperor = Император Священной Римской империи
his-card-six-wives-of-henry-viii = Шесть жён Генриха VIII
his-card-patron-of-the-arts = Покровитель искусств
his-card-papal-bull = Папская булла
his-card-leipzig-debate = Лейпцигский диспут
his-card-here-i-stand = На том стою

## Mandatory events

his-card-luthers-95-theses = 95 тезисов Лютера
his-card-barbary-pirates = Берберские пираты
his-card-clement-vii = Климент VII
his-card-defender-of-the-faith = Защитник веры
his-card-master-of-italy = Хозяин Италии
his-card-schmalkaldic-league = Шмалькальденский союз
his-card-paul-iii = Павел III
his-card-society-of-jesus = Общество Иисуса
his-card-calvin = Кальвин
his-card-council-of-trent = Тридентский собор
his-card-dragut = Драгут
his-card-edward-vi = Эдуард VI
his-card-henry-ii = Генрих II
his-card-mary-i = Мария I
his-card-julius-iii = Юлий III
his-card-elizabeth-i = Елизавета I

## Combat cards

his-card-arquebusiers = Аркебузиры
his-card-field-artillery = Полевая артиллерия
his-card-mercenaries-bribed = Наёмники подкуплены
his-card-mercenaries-grow-restless = Наёмники ропщут
his-card-siege-mining = Осадный подкоп
his-card-surprise-attack = Внезапная атака
his-card-tercios = Терции

## Response cards

his-card-foul-weather = Ужасная погода
his-card-gout = Подагра
his-card-landsknechts = Ландскнехты
his-card-professional-rowers = Профессиональные гребцы
his-card-siege-artillery = Осадная артиллерия
his-card-swiss-mercenaries = Швейцарские наёмники
his-card-the-wartburg = Вартбург
his-card-halleys-comet = Комета Галлея

## Events

his-card-augsburg-confession = Аугсбургское исповедание
his-card-machiavelli-the-prince = Макиавелли: Государь
his-card-marburg-colloquy = Беседа в Марбурге
his-card-roxelana = Роксалана
his-card-zwingli-dons-armor = Цвингли надевает доспехи
his-card-affair-of-the-placards = Дело пасквилей
his-card-calvin-expelled = Кальвин изгнан
his-card-calvins-institutes = Институты Кальвина
his-card-copernicus = Коперник
his-card-galleons = Галеоны
his-card-huguenot-raiders = Протестантские рейдеры
his-card-mercators-map = Карта Меркатора
his-card-michael-servetus = Мигель Сервет
his-card-michelangelo = Микеланджело
his-card-plantations = Плантации
his-card-potosi-silver-mines = Серебряные рудники Потоси
his-card-jesuit-education = Иезуитское образование
his-card-papal-inquisition = Папская инквизиция
his-card-philip-of-hesses-bigamy = Двоежёнство Филиппа Гессенского
his-card-spanish-inquisition = Испанская инквизиция
his-card-lady-jane-grey = Леди Джейн Грей
his-card-maurice-of-saxony = Мориц Саксонский
his-card-mary-defies-council = Мария созывает собор
his-card-book-of-common-prayer = Книга общей молитвы
his-card-dissolution-of-the-monasteries = Секуляризация монастырей
his-card-pilgrimage-of-grace = Благодатное паломничество
his-card-a-mighty-fortress = Оплот могучий
his-card-akinji-raiders = Набег акынджи
his-card-anabaptists = Анабаптисты
his-card-andrea-doria = Андреа Дориа
his-card-auld-alliance = Давний союз
his-card-charles-bourbon = Карл де Бурбон
his-card-city-state-rebels = Восстание в городе
his-card-cloth-prices-fluctuate = Колебание цен на ткань
his-card-diplomatic-marriage = Дипломатический брак
his-card-diplomatic-overture = Дипломатические авансы
his-card-erasmus = Эразм
his-card-foreign-recruits = Иностранные рекруты
his-card-fountain-of-youth = Источник вечной молодости
his-card-frederick-the-wise = Фридрих Мудрый
his-card-fuggers = Фуггеры
his-card-gabelle-revolt = Восстания из-за габели
his-card-indulgence-vendor = Продавец индульгенций
his-card-janissaries-rebel = Бунт янычар
his-card-john-zapolya = Янош Запольяи
his-card-julia-gonzaga = Джулия Гонзага
his-card-katherina-bora = Катерина фон Бора
his-card-knights-of-st-john = Рыцари-иоанниты
his-card-mercenaries-demand-pay = Наёмники требуют жалованья
his-card-peasants-war = Крестьянская война
his-card-pirate-haven = Пиратская гавань
his-card-printing-press = Печатный станок
his-card-ransom = Выкуп
his-card-revolt-in-egypt = Восстание в Египте
his-card-revolt-in-ireland = Восстание в Ирландии
his-card-revolt-of-the-communeros = Восстание коммунаров
his-card-sack-of-rome = Разграбление Рима
his-card-sale-of-moluccas = Продажа Молуккских островов
his-card-scots-raid = Шотландский набег
his-card-search-for-cibola = Поиски Сиболы
his-card-sebastian-cabot = Себастьян Кабот
his-card-shipbuilding = Кораблестроение
his-card-smallpox = Оспа
his-card-spring-preparations = Весенние приготовления
his-card-threat-to-power = Угроза державе
his-card-trace-italienne = Бастионные укрепления
his-card-treachery = Измена!
his-card-unpaid-mercenaries = Наёмники без жалованья
his-card-unsanitary-camp = Зараза в лагере
his-card-venetian-alliance = Венецианский союз
his-card-venetian-informant = Венецианский осведомитель
his-card-war-in-persia = Война с Персией

## Phases

his-phase-luthers-95-theses = Фаза 95 тезисов Лютера
his-phase-card-draw = Фаза раздачи карт
his-phase-diplomacy = Фаза дипломатии
his-phase-negotiation = Подфаза переговоров
his-phase-suing-for-peace = Подфаза запроса мира
his-phase-ransom = Подфаза выкупа
his-phase-remove-excommunication = Подфаза снятия отлучения
his-phase-war = Подфаза войны
his-phase-diet-of-worms = Фаза Вормсского сейма
his-phase-spring-deployment = Фаза весеннего развёртывания
his-phase-action = Фаза действий
his-phase-winter = Зимняя фаза
his-phase-new-world = Фаза Нового Света
his-phase-victory-determination = Фаза определения победителя

## Actions

his-action-move-formation-clear = Движение армии в поле
his-action-move-formation-pass = Движение армии через перевал
his-action-naval-move = Движение по морю
his-action-buy-mercenary = Наём наёмников
his-action-raise-regular = Формирование регулярных войск
his-action-raise-cavalry = Формирование кавалерии (сипахи)
his-action-build-squadron = Постройка эскадры
his-action-build-corsair = Постройка корсара
his-action-assault-or-foreign-war = Штурм/Заграничная война
his-action-control-unfortified-space = Контроль над неукреплённым городом
his-action-initiate-piracy = Инициирование пиратства в морской зоне
his-action-explore = Исследование
his-action-colonize = Колонизация
his-action-conquer = Завоевание
his-action-translate-scripture = Перевод Писания
his-action-publish-treatise = Публикация трактата
his-action-call-debate = Инициирование богословского диспута
his-action-build-st-peters = Строительство базилики св. Петра
his-action-burn-books = Сожжение книг
his-action-found-jesuit-university = Основание иезуитского университета

## Terms

his-term-space = город
his-term-key = ключевой город
his-term-electorate = курфюршество
his-term-fortress = крепость
his-term-unfortified = неукреплённый город
his-term-fortified = укреплённый город
his-term-home-space = национальный город
his-term-capital = столица
his-term-port = порт
his-term-sea-zone = морская зона
his-term-pass = перевал
his-term-connection = связь
his-term-regular = регулярный отряд
his-term-mercenary = наёмник
his-term-cavalry = кавалерия
his-term-squadron = эскадра
his-term-corsair = корсар
his-term-army-leader = полководец
his-term-naval-leader = флотоводец
his-term-leader = военачальник
his-term-formation = армия
his-term-stack = соединение
his-term-battle-rating = боевой рейтинг
his-term-command-rating = командный рейтинг
his-term-piracy-rating = пиратский рейтинг
his-term-impulse = импульс
his-term-pass-action = пас
his-term-card-home = национальная карта
his-term-card-mandatory = карта обязательного события
his-term-card-response = ответная карта
his-term-card-combat = боевая карта
his-term-card-event = карта события
his-term-admin-rating = административные способности
his-term-card-bonus = бонус карт
his-term-debater = богослов
his-term-reformer = реформатор
his-term-committed = задействован
his-term-uncommitted = незадействованный
his-term-debate = богословский диспут
his-term-reformation-attempt = попытка обращения
his-term-treatise = трактат
his-term-translate = перевод Писания
his-term-burn-books = сожжение книг
his-term-jesuit-university = иезуитский университет
his-term-st-peters = базилика св. Петра
his-term-excommunication = отлучение
his-term-disgraced = опозорен
his-term-burnt = сожжён
his-term-language-zone = языковая зона
his-term-unrest = беспорядки
his-term-line-of-communication = линия коммуникаций
his-term-siege = осада
his-term-assault = штурм
his-term-relief-force = деблокирующие силы
his-term-intercept = перехват
his-term-avoid-battle = уклонение от битвы
his-term-withdraw = отступление в укрепления
his-term-field-battle = полевое сражение
his-term-naval-combat = морское сражение
his-term-naval-transport = перевозка армии по морю
his-term-piracy = пиратство
his-term-hit = удар
his-term-spring-deployment = весеннее развёртывание
his-term-winter = зимняя фаза
his-term-new-world = Новый Свет
his-term-diplomacy-phase = фаза дипломатии
his-term-sue-for-peace = запрос мира
his-term-ransom = выкуп
his-term-declaration-of-war = объявление войны
his-term-alliance = союз
his-term-minor-power = второстепенная держава
his-term-major-power = великая держава
his-term-activation = активизация
his-term-deactivation = деактивизация
his-term-foreign-war = заграничная война
his-term-diet-of-worms = Вормсский сейм
his-term-victory-points = победные очки
his-term-domination-victory = победа по доминированию
his-term-standard-victory = стандартная победа
his-term-military-victory = военная победа
his-term-religious-victory = религиозная победа
his-term-time-victory = победа по времени
his-term-chateau = шато
his-term-colony = колония
his-term-conquistador = конкистадор
his-term-explorer = исследователь
his-term-galleon = галеон
his-term-raider = рейдер
his-term-plantations = плантации
his-term-loaned = одолжено
his-term-knights-of-st-john = иоанниты
his-term-war-winner = победа в войне
his-term-impulse-order = стандартный порядок
his-term-protestant-attempt = попытка обращения в протестантизм
his-term-catholic-attempt = попытка обращения в католицизм
his-term-intervention = вмешательство
his-term-political-control = политический контроль
his-term-religious-influence = религиозное влияние
his-term-control-marker = фишка контроля
his-term-power-card = карта державы
his-term-command-points = очки действия
his-term-discard-pile = куча сброса
his-term-deck = колода
his-term-ruler = правитель
his-term-capture = пленение
his-term-retreat = отступление
his-term-attrition = потери от истощения
his-term-natural-ally = естественный союзник
his-term-pirate-haven = пиратская гавань
his-term-electorate-display = диаграмма курфюршеств
his-term-diplomatic-status-display = диаграмма дипломатического статуса
his-term-turn-track = шкала ходов
his-term-crossing-atlantic = пересекают Атлантику
his-term-minus-one-card = на одну карту меньше
his-term-pregnancy-chart = карта беременности жён Генриха VIII
his-term-marital-status = семейное положение Генриха VIII
his-term-protestant-spaces-track = шкала протестантских городов
his-term-exploration = исследовательская экспедиция
his-term-conquest = завоевание
his-term-voyage-underway = экспедиция в пути
his-term-debate-value = рейтинг богослова
his-term-independent-key = независимый ключевой город
his-term-auto-victory = автоматическая победа
his-term-deal-package = пакет соглашений
his-term-war = война
his-term-peace = мир
his-term-besieged = осаждённые
his-term-besieger = осаждающие
his-term-held-cards = рука
his-term-removed-from-game = выбывшие из игры
his-term-force-pool = пул подразделений
his-term-no-language-zone = вне языковых зон
his-term-neutral = нейтральный
his-term-allied-minor = союзная второстепенная держава
his-term-draw-pile = колода добора
his-term-response-window = окно ответных карт
his-term-random-discard = случайный сброс
his-term-ceded-space = уступленный город
his-term-potosi = Потоси
