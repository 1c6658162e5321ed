# Names of Crusader Kings.
# What is printed on a component begins with a capital; cultures, bonuses and places of a family are in lower case.

## The game

ck-title = Crusader Kings: Настольная игра

## Regions

ck-region-scotland = Шотландия
ck-region-northumbria = Нортумбрия
ck-region-ireland = Ирландия
ck-region-wales = Уэльс
ck-region-mercia = Мерсия
ck-region-wessex = Уэссекс
ck-region-low-countries = Фландрия
ck-region-normandy = Нормандия
ck-region-brittany = Бретань
ck-region-paris = Париж
ck-region-lorraine = Лотарингия
ck-region-aquitaine = Аквитания
ck-region-burgundy = Бургундия
ck-region-toulouse = Тулуза
ck-region-denmark = Дания
ck-region-saxony = Саксония
ck-region-pomerania = Померания
ck-region-poland = Польша
ck-region-bohemia = Богемия
ck-region-swabia = Швабия
ck-region-hungary = Венгрия
ck-region-dalmatia = Далмация
ck-region-lombardy = Ломбардия
ck-region-venice = Венеция
ck-region-papal-states = Папская область
ck-region-apulia = Апулия
ck-region-sicily = Сицилия
ck-region-sardinia = Сардиния
ck-region-leon = Леон
ck-region-navarra = Наварра
ck-region-aragon = Арагон
ck-region-castile = Кастилия
ck-region-portugal = Португалия
ck-region-al-andalus = Андалусия

## Cultures, each as an adjective

ck-culture-english = английская
ck-culture-frankish = франкская
ck-culture-german = германская
ck-culture-italian = итальянская
ck-culture-iberian = иберийская

## Seas

ck-sea-north-sea = Северное море
ck-sea-mediterranean = Средиземное море
ck-sea-atlantic = Атлантический океан

## Realms of the scenarios

ck-realm-england = Англия
ck-realm-france = Франция
ck-realm-hre = Священная Римская империя
ck-realm-italian-normans = Итальянские норманны
ck-realm-italian-states = Итальянские государства
ck-realm-sicily = Сицилийское королевство
ck-realm-hungary = Венгрия
ck-realm-iberia = Иберийские королевства

## Dynasties

ck-dynasty-normandy = Нормандский дом
ck-dynasty-blois = Блуаский дом
ck-dynasty-plantagenet = Плантагенеты
ck-dynasty-capet = Капетинги
ck-dynasty-salian = Салическая династия
ck-dynasty-hohenstaufen = Гогенштауфены
ck-dynasty-habsburg = Габсбурги
ck-dynasty-hauteville = Дом Отвилей
ck-dynasty-canossa = Дом Каносса
ck-dynasty-arpad = Арпады
ck-dynasty-anjou = Анжуйский дом
ck-dynasty-jimenez = Династия Хименес
ck-dynasty-ivrea = Иврейская династия

## Rulers

ck-character-william-i = Вильгельм Завоеватель
ck-character-philip-i = Филипп I
ck-character-henry-iv = Генрих IV
ck-character-robert-guiscard = Роберт Гвискар
ck-character-sancho = Санчо Памплонский
ck-character-henry-i = Генрих I
ck-character-henry-v = Генрих V
ck-character-matilda = Матильда ди Каносса
ck-character-alfonso-vi = Альфонсо VI
ck-character-stephen = Стефан Блуаский
ck-character-louis-vii = Людовик VII
ck-character-conrad-iii = Конрад III
ck-character-roger-ii = Рожер II
ck-character-alfonso-vii = Альфонсо VII
ck-character-henry-iii = Генрих III
ck-character-louis-ix = Людовик IX Святой
ck-character-frederick-ii = Фридрих II
ck-character-bela-iv = Бела IV
ck-character-ferdinand-iii = Фердинанд III Святой
ck-character-edward-i = Эдуард I
ck-character-philip-iii = Филипп III Смелый
ck-character-rudolf-i = Рудольф I
ck-character-charles-i = Карл I Анжуйский
ck-character-alfonso-x = Альфонсо X

## Characters of the English culture: odd numbers are men, even numbers women

ck-character-english-01 = Роберт
ck-character-english-02 = Адела
ck-character-english-03 = Хью
ck-character-english-04 = Эдит
ck-character-english-05 = Годвин
ck-character-english-06 = Гунхильда
ck-character-english-07 = Эдмунд
ck-character-english-08 = Мод
ck-character-english-09 = Ранульф
ck-character-english-10 = Рогеза
ck-character-english-11 = Элдред
ck-character-english-12 = Годива
ck-character-english-13 = Осберт
ck-character-english-14 = Маргарет
ck-character-english-15 = Малькольм
ck-character-english-16 = Сибилла
ck-character-english-17 = Гилберт
ck-character-english-18 = Мейбл
ck-character-english-19 = Гарольд
ck-character-english-20 = Кристина

## Characters of the Frankish culture: odd numbers are men, even numbers women

ck-character-frankish-01 = Эд
ck-character-frankish-02 = Алиенора
ck-character-frankish-03 = Тибо
ck-character-frankish-04 = Бланка
ck-character-frankish-05 = Рауль
ck-character-frankish-06 = Эрменгарда
ck-character-frankish-07 = Ги
ck-character-frankish-08 = Маго
ck-character-frankish-09 = Ангерран
ck-character-frankish-10 = Элоиза
ck-character-frankish-11 = Фульк
ck-character-frankish-12 = Констанция
ck-character-frankish-13 = Бодуэн
ck-character-frankish-14 = Иоланда
ck-character-frankish-15 = Готье
ck-character-frankish-16 = Петронилла
ck-character-frankish-17 = Эмери
ck-character-frankish-18 = Агнесса
ck-character-frankish-19 = Бертран
ck-character-frankish-20 = Клеменция

## Characters of the German culture: odd numbers are men, even numbers women

ck-character-german-01 = Оттон
ck-character-german-02 = Гизела
ck-character-german-03 = Вельф
ck-character-german-04 = Кунигунда
ck-character-german-05 = Леопольд
ck-character-german-06 = Гедвига
ck-character-german-07 = Дитрих
ck-character-german-08 = Рикса
ck-character-german-09 = Альбрехт
ck-character-german-10 = Юдифь
ck-character-german-11 = Лотарь
ck-character-german-12 = Адельгейда
ck-character-german-13 = Болеслав
ck-character-german-14 = София
ck-character-german-15 = Бржетислав
ck-character-german-16 = Хильдегарда
ck-character-german-17 = Бертольд
ck-character-german-18 = Ирмгарда
ck-character-german-19 = Геза
ck-character-german-20 = Ута

## Characters of the Italian culture: odd numbers are men, even numbers women

ck-character-italian-01 = Боэмунд
ck-character-italian-02 = Беатриче
ck-character-italian-03 = Танкред
ck-character-italian-04 = Сишельгаита
ck-character-italian-05 = Энрико
ck-character-italian-06 = Костанца
ck-character-italian-07 = Гвидо
ck-character-italian-08 = Аделазия
ck-character-italian-09 = Аццо
ck-character-italian-10 = Виоланта
ck-character-italian-11 = Руджеро
ck-character-italian-12 = Бьянка
ck-character-italian-13 = Ламберто
ck-character-italian-14 = Альберада
ck-character-italian-15 = Обиццо
ck-character-italian-16 = Джиневра
ck-character-italian-17 = Доменико
ck-character-italian-18 = Теодора
ck-character-italian-19 = Пандульф
ck-character-italian-20 = Джемма

## Characters of the Iberian culture: odd numbers are men, even numbers women

ck-character-iberian-01 = Рамиро
ck-character-iberian-02 = Уррака
ck-character-iberian-03 = Гарсия
ck-character-iberian-04 = Эльвира
ck-character-iberian-05 = Фернан
ck-character-iberian-06 = Химена
ck-character-iberian-07 = Родриго
ck-character-iberian-08 = Санча
ck-character-iberian-09 = Ордоньо
ck-character-iberian-10 = Тереса
ck-character-iberian-11 = Бермудо
ck-character-iberian-12 = Беренгела
ck-character-iberian-13 = Нуньо
ck-character-iberian-14 = Менсия
ck-character-iberian-15 = Диего
ck-character-iberian-16 = Леонор
ck-character-iberian-17 = Педро
ck-character-iberian-18 = Тода
ck-character-iberian-19 = Иньиго
ck-character-iberian-20 = Альдонса

## The horse

ck-character-glitterhoof = Блескопыт

## Traits

ck-trait-pious = Благочестивый
    .feminine = Благочестивая
ck-trait-brave = Храбрый
    .feminine = Храбрая
ck-trait-attractive = Привлекательный
    .feminine = Привлекательная
ck-trait-clever = Умный
    .feminine = Умная
ck-trait-cultivated = Образованный
    .feminine = Образованная
ck-trait-scholar = Учёный
    .feminine = Учёная
ck-trait-swordmaster = Фехтовальщик
    .feminine = Фехтовальщица
ck-trait-noble = Благородный
    .feminine = Благородная
ck-trait-strong = Сильный
    .feminine = Сильная
ck-trait-chaste = Целомудренный
    .feminine = Целомудренная
ck-trait-humble = Скромный
    .feminine = Скромная
ck-trait-honest = Честный
    .feminine = Честная
ck-trait-kind = Добрый
    .feminine = Добрая
ck-trait-lustful = Похотливый
    .feminine = Похотливая
ck-trait-ambitious = Амбициозный
    .feminine = Амбициозная
ck-trait-deceitful = Коварный
    .feminine = Коварная
ck-trait-cruel = Жестокий
    .feminine = Жестокая
ck-trait-dimwitted = Туповатый
    .feminine = Туповатая
ck-trait-gluttonous = Обжора
    .feminine = Обжора
ck-trait-godless = Безбожник
    .feminine = Безбожница
ck-trait-ugly = Уродливый
    .feminine = Уродливая
ck-trait-weak = Слабый
    .feminine = Слабая
ck-trait-craven = Трусливый
    .feminine = Трусливая
ck-trait-inbred = Дегенерат
    .feminine = Дегенератка
ck-trait-stingy = Скупой
    .feminine = Скупая
ck-trait-ignorant = Невежественный
    .feminine = Невежественная

## Developments

ck-development-chancellor = Канцлер
ck-development-steward = Стюард
ck-development-marshal = Маршал
ck-development-spymaster = Мастер над шептунами
ck-development-archbishop = Архиепископ
ck-development-court-physician = Придворный лекарь
ck-development-navy = Флот
ck-development-longbow = Длинный лук
ck-development-plate-armor = Латный доспех
ck-development-royal-guard = Королевская гвардия
ck-development-bank = Банк
ck-development-library = Библиотека

## What developments do

ck-development-text-chancellor = На один бесплатный жетон больше в ваших проверках брака и когда вы фабрикуете повод к войне.
ck-development-text-steward = Каждый ваш Сбор податей, принёсший золото, приносит ещё 2 золотых.
ck-development-text-marshal = Раз в раунд, в начале своего хода, вы можете убрать один жетон беспорядков из одного из своих регионов.
ck-development-text-spymaster = Вы можете провоцировать беспорядки и устраивать перевороты в любом регионе карты (беспорядки — только там, где нет армии).
ck-development-text-archbishop = Вы можете сыграть вторую карту похода за один Век.
ck-development-text-court-physician = На один бесплатный жетон больше в проверках событий за жизнь членов вашей семьи и в проверках чумы для ваших регионов, кто бы их ни проводил.
ck-development-text-navy = В каждом вашем Вторжении одна армия может атаковать или поддерживать атаку морем: из вашего приморского региона в любой другой на том же море.
ck-development-text-longbow = На один бесплатный жетон больше в ваших проверках Вторжения, в том числе при контратаке.
ck-development-text-plate-armor = В каждом вражеском Вторжении первая проверка против вашего региона требует на один успех больше.
ck-development-text-royal-guard = Покушениям других игроков на ваших персонажей можно противодействовать золотом.
ck-development-text-bank = В начале каждой фазы поддержки возьмите 1 золотой. Отменяя оплаченный жетон соперника в одиночку, вы платите 1 золотой вместо 2.
ck-development-text-library = В начале каждого Века берите одну дополнительную карту действия из любой колоды, кроме походов.

## Kinds of developments

ck-development-type-councilor = Советник
ck-development-type-invention = Изобретение

## The crusade track

ck-track-1 = Константинополь
ck-track-2 = Никея
ck-track-3 = Дорилей
ck-track-4 = Тарс
ck-track-5 = Эдесса
ck-track-6 = Антиохия
ck-track-7 = Триполи
ck-track-8 = Тир
ck-track-9 = Акра
ck-track-10 = Иерусалим

## Bonuses of the crusade track

ck-track-bonus-1 = +1 золотой при каждом вашем Сборе податей, принёсшем золото
ck-track-bonus-2 = на один бесплатный жетон больше в ваших проверках брака
ck-track-bonus-3 = одна дополнительная карта действия из любой колоды в начале каждого Века
ck-track-bonus-4 = на один бесплатный жетон больше в ваших проверках Строительства
ck-track-bonus-5 = вторжения в те ваши регионы, где стоит ваша армия, требуют на один успех больше
ck-track-bonus-6 = на один бесплатный жетон больше в ваших проверках Заговора
ck-track-bonus-7 = одна дополнительная карта действия из любой колоды в начале каждого Века
ck-track-bonus-8 = на один бесплатный жетон больше в ваших проверках Вторжения
ck-track-bonus-9 = +2 золотых при каждом вашем Сборе податей, принёсшем золото
ck-track-bonus-10 = вы — Король Иерусалима, и партия немедленно завершается

## Action cards

ck-deck-realm = Правление
ck-deck-intrigue = Интриги
ck-deck-war = Война
ck-deck-tax = Налоги
ck-deck-crusade = Поход

## Actions

ck-action-build = Строительство
ck-action-develop = Развитие
ck-action-plot = Заговор
ck-action-coup = Переворот
ck-action-mobilize = Мобилизация
ck-action-invade = Вторжение
ck-action-tax = Сбор податей
ck-action-crusade = Крестовый поход
ck-action-marriage = Брак
ck-action-titles = Герцогские титулы

## Plots

ck-plot-fabricate-casus-belli = Сфабриковать повод к войне
ck-plot-provoke-unrest = Спровоцировать беспорядки
ck-plot-assassinate = Совершить покушение
ck-plot-bribe = Устроить подкуп
ck-plot-divorce = Объявить о разводе

## Phases

ck-phase-setup = Расстановка
ck-phase-era-start = Начало Века
ck-phase-dynasty = Фаза династии
ck-phase-plan = Фаза замыслов
ck-phase-turn = Ход
ck-phase-upkeep = Фаза поддержки
ck-phase-refresh = Фаза обновления
ck-phase-scoring = Подсчёт очков

## Strategies of the AI

ck-strategy-ferox = Ferox (Агрессор)
ck-strategy-postis = Postis (Исследователь)
ck-strategy-munitio = Munitio (Защитник)
ck-strategy-amandit = Amandit (Развратник)
ck-strategy-aperio = Aperio (Крестоносец)
ck-strategy-text-ferox = Копит поводы к войне и первым делом бьёт туда, где стены крепче; свадьбы ценит лишь ради сильной руки или щедрой платы.
ck-strategy-text-postis = Наполняет двор советниками и изобретениями, своими и переманенными, а земли берёт лишь те, что даются без большого труда.
ck-strategy-text-munitio = Строит стены, запасается защитой и гасит вражду свадьбами, а если нападает, то на самого слабого.
ck-strategy-text-amandit = Женится, разводится и женится снова: каждая свадьба приносит союзника, а земли союзников рано или поздно становятся его землями.
ck-strategy-text-aperio = Чаще всех принимает крест — на то при нём Архиепископ — и воюет с тем, у кого больше всего щитов на пути к Иерусалиму.

## Achievements

ck-achievement-crusader = Крестоносец
ck-achievement-builder = Зодчий
ck-achievement-inventor = Изобретатель
ck-achievement-king-of-jerusalem = Король Иерусалима

## Scenarios

ck-scenario-kingdom-of-jerusalem = Иерусалимское королевство
ck-scenario-crusade-of-1101 = Арьергардный Крестовый поход
ck-scenario-second-crusade = Второй Крестовый поход
ck-scenario-barons-crusade = Крестовый поход баронов
ck-scenario-ninth-crusade = Девятый Крестовый поход
ck-scenario-tournament = Иерусалимское королевство (турнирный вариант)
ck-scenario-text-kingdom-of-jerusalem = Поколение Вильгельма Завоевателя: короны ещё добывают мечом, а на Восток не ушёл ни один крестоносец. Пять молодых династий без семей и никаких особых правил — хорошая первая партия.
ck-scenario-text-crusade-of-1101 = Иерусалим уже взят, но опоздавшие хотят своей доли славы. Трек походов кончается на позиции 7, где лежит жетон «Благочестивый», поэтому Королём Иерусалима не станет никто; потерявший последний регион выбывает насовсем.
ck-scenario-text-second-crusade = Эдесса пала, крест принимают сами короли, а Англию терзает усобица. Особых правил нет, но у многих правителей уже есть и годы за плечами, и семья, а Англия начинает с беспорядками и армиями в поле.
ck-scenario-text-barons-crusade = Фридрих II стареет между Германией и Сицилией, а на Восток уходят другие. На позиции 7 трека лежит ещё и жетон «Благочестивый», венгерские Арпады играют за итальянскую культуру, итальянские регионы всегда в игре, а потерявший последний регион выбывает насовсем.
ck-scenario-text-ninth-crusade = В Святой земле гаснут последние крепости, а в Европе новые династии, Габсбурги и Анжуйцы, теснят старые. Особых правил нет; один из своих замков Англия ставит где пожелает.
ck-scenario-text-tournament = Эпоха Завоевателя для трёх-четырёх игроков и одного вечера. Веков два вместо трёх, и у каждой династии с самого начала есть повод к войне против одного из соперников.

## Places of a family

ck-role-ruler = правитель
ck-role-spouse = супруг(а) правителя
ck-role-child-1 = первый ребёнок
ck-role-child-2 = второй ребёнок
ck-role-child-3 = третий ребёнок
ck-role-sibling-1 = первый из братьев и сестёр
ck-role-sibling-2 = второй из братьев и сестёр

## Terms

ck-term-era = Век
ck-term-round = Раунд
ck-term-turn = Ход
ck-term-dynasty-phase = Фаза династии
ck-term-plan-phase = Фаза замыслов
ck-term-upkeep-phase = Фаза поддержки
ck-term-refresh-phase = Фаза обновления
ck-term-realm = Правление
ck-term-intrigue = Интриги
ck-term-war = Война
ck-term-tax = Налоги
ck-term-crusade = Поход
ck-term-build = Строительство
ck-term-develop = Развитие
ck-term-plot = Заговор
ck-term-coup = Переворот
ck-term-mobilize = Мобилизация
ck-term-invade = Вторжение
ck-term-tax-action = Сбор податей
ck-term-crusade-action = Крестовый поход
ck-term-fabricate-casus-belli = Сфабриковать повод к войне
ck-term-provoke-unrest = Спровоцировать беспорядки
ck-term-assassinate = Совершить покушение
ck-term-bribe = Устроить подкуп
ck-term-divorce = Объявить о разводе
ck-term-trait-check = Проверка черт
ck-term-invest = Вложиться в успех
ck-term-oppose = Противодействие
ck-term-sacrifice = Жертва чертой
ck-term-casus-belli = Повод к войне
ck-term-alliance = Союз
ck-term-unrest = Беспорядки
ck-term-harvest = Жатва
ck-term-crop-failure = Неурожай
ck-term-plague = Чума
ck-term-plague-ending = Эпидемия завершается
ck-term-duchy = Герцогство
ck-term-castle = Замок
ck-term-knight = Рыцарь
ck-term-soldier = Солдат (армия)
ck-term-shield = Щит династии
ck-term-first-player = Жетон первого игрока
ck-term-age-token = Жетон возраста
ck-term-loot = Разграбление
ck-term-counter-attack = Контратака
ck-term-annex = Аннексия
ck-term-support = Поддержка
ck-term-dynastic-crisis = Династический кризис
ck-term-succession = Наследование
ck-term-councilor = Советник
ck-term-invention = Изобретение
ck-term-glitterhoof = Блескопыт
ck-term-victory-point = Победное очко
ck-term-gold = Золото
ck-term-treasury = Сокровищница
ck-term-trait = Черта
ck-term-success = Успех
ck-term-failure = Провал
ck-term-critical = Критическая черта
ck-term-bag = Мешочек для черт
ck-term-event = Событие
ck-term-target-self = На себя
ck-term-target-other = На другого игрока
ck-term-marriage = Брак
ck-term-family-board = Планшет семьи
ck-term-independent = Независимый
ck-term-crusade-track = Трек походов
ck-term-action-card = Карта действия
ck-term-development-card = Карта развития
ck-term-discard = Сброс
ck-term-trade = Торговля
ck-term-ai = ИИ
ck-term-region = Регион
ck-term-king = Король
ck-term-queen = Королева
ck-term-wife = Жена
ck-term-son = Сын
ck-term-daughter = Дочь
ck-term-brother = Брат
ck-term-ruler = Правитель
ck-term-child = Ребёнок
ck-term-sister = Сестра
ck-term-husband = Муж
ck-term-positive = положительная
ck-term-negative = отрицательная
ck-term-general-bag = Мешочек для случайных черт
ck-term-free-draw = Бесплатный жетон
ck-term-war-state = Состояние войны
ck-term-duke = Герцог
ck-term-heir = Наследник
ck-term-spouse = Супруг(а)
ck-term-bastard = Бастард
ck-term-sibling = Брат или сестра
ck-term-son-in-law = Зять
ck-term-dowry = Приданое
ck-term-independent-lord = Независимый феодал
ck-term-sea-route = Морской путь
ck-term-condition = Условие
ck-term-hand = Рука
ck-term-offer = Предложение
ck-term-random-trait = Случайная черта
ck-term-initial-trait = Начальная черта
ck-term-event-trait = Черта события
ck-term-crusader-trait = Черта крестоносца
ck-term-elimination = Падение династии
ck-term-comeback = Новая династия
ck-term-chronicle = Летопись

## Способы победить

ck-victory-last-era = очки после последнего Века
ck-victory-jerusalem = очки при взятии Иерусалима
ck-victory-last-dynasty = последняя династия в игре
