# The texts of the event cards of Crusader Kings. Conditions and rules speak to the player
# whom the event meets, the line of the chronicle to the one who played the card.

## Whom an event meets

ck-target-self = на себя
ck-target-other = на другого игрока
ck-pick-next = следующий слева игрок, отвечающий условию
ck-pick-choice = другой игрок по выбору активного
ck-pick-richest = самый богатый из других игроков
ck-pick-poorest = самый бедный из других игроков
ck-pick-leader = другой игрок, у которого больше всего регионов
ck-pick-trailing = другой игрок, у которого меньше всего регионов

## Events: the title, a line of the chronicle, the condition if there is one, and the rules

ck-card-cradle-abroad = Колыбель за рубежом
ck-card-flavour-cradle-abroad = Новость приносит ваш герольд, а вы репетируете улыбку.
ck-card-condition-cradle-abroad = ваш правитель состоит в браке (Блескопыт не в счёт); у вас меньше трёх детей
ck-card-text-cradle-abroad = У вас рождается ребёнок.

ck-card-bells-for-newborn = Колокола в честь новорождённого
ck-card-flavour-bells-for-newborn = Звонари пьяны ещё до полудня, и никто их не бранит.
ck-card-condition-bells-for-newborn = ваш правитель состоит в браке (Блескопыт не в счёт); у вас меньше трёх детей
ck-card-text-bells-for-newborn = У вас рождается ребёнок.

ck-card-christening-feast = Пир на крестинах
ck-card-flavour-christening-feast = Сорок гусей, девять бочек и один очень усталый крёстный.
ck-card-condition-christening-feast = ваш правитель состоит в браке (Блескопыт не в счёт); у вас меньше трёх детей
ck-card-text-christening-feast = У вас рождается ребёнок. Заплатите 1 золотой, если он у вас есть.

ck-card-twins = Два крика в ночи
ck-card-flavour-twins = Повитуха клянётся, что помнит, кто был первым. Повитухе заплатили.
ck-card-condition-twins = ваш правитель состоит в браке (Блескопыт не в счёт); у вас меньше трёх детей
ck-card-text-twins = У вас рождаются двое детей (или один, если место осталось только для одного).

ck-card-hard-labour = Долгая ночь
ck-card-flavour-hard-labour = Свечи перед образом святой, горячая вода — и всё ещё нет ответа.
ck-card-condition-hard-labour = ваш правитель состоит в браке (Блескопыт не в счёт); у вас меньше трёх детей
ck-card-text-hard-labour = У вас рождается ребёнок. Проверка черт: 1 успех, без критических черт, золото тратить нельзя. Провал: супруг(а) вашего правителя умирает.

ck-card-bastard-at-court = Тайна мельника
ck-card-flavour-bastard-at-court = У ребёнка королевский подбородок и манеры мельника.
ck-card-condition-bastard-at-court = у вас нет детей
ck-card-text-bastard-at-court = У вас рождается бастард: во всём обычный ребёнок, но наследует последним, после всех прочих родственников. Заплатите 1 золотой, если он у вас есть.

ck-card-late-blessing = Поздняя милость
ck-card-flavour-late-blessing = Лекари уже успели сочинить оправдания.
ck-card-condition-late-blessing = ваш правитель состоит в браке (Блескопыт не в счёт); у вас нет детей
ck-card-text-late-blessing = У вас рождается сын: открывайте карты колоды своей культуры до первого мужчины, остальные замешайте обратно.

ck-card-born-under-the-banner = Рождённый под знаменем
ck-card-flavour-born-under-the-banner = Первой колыбельной стал боевой рог.
ck-card-condition-born-under-the-banner = ваш правитель состоит в браке (Блескопыт не в счёт); у вас меньше трёх детей
ck-card-text-born-under-the-banner = У вас рождается ребёнок. Вместо случайной черты он получает жетон события «Храбрый».

ck-card-bride-from-outremer = Сватовство из Заморья
ck-card-flavour-bride-from-outremer = Четыре языка для беседы, пятый — для торга.
ck-card-text-bride-from-outremer = Выберите одно: ваш правитель, если он не состоит в браке, вступает в брак без проверки (первая карта другого пола из колоды любой участвующей культуры и случайная черта; союз не возникает) либо возьмите 2 золотых.

ck-card-bumper-crop = Тесные амбары
ck-card-flavour-bumper-crop = Амбары полны, и амбаром становится церковь.
ck-card-text-bumper-crop = Положите жетон жатвы в один из своих регионов.

ck-card-toll-paid = Мыто уплачено сполна
ck-card-flavour-toll-paid = Где-то наконец окупился мост.
ck-card-text-toll-paid = Возьмите 2 золотых.

ck-card-caravan = Паруса на горизонте
ck-card-flavour-caravan = Перец, шёлк и обезьяна, которую никто не заказывал.
ck-card-condition-caravan = у вас есть приморский регион
ck-card-text-caravan = Возьмите по 1 золотому за каждый свой приморский регион, не больше 3.

ck-card-promising-ward = Многообещающий воспитанник
ck-card-flavour-promising-ward = Обыграл наставника в шахматы, а потом и поборол.
ck-card-text-promising-ward = Положите жетон события «Умный» или «Сильный» в свой мешочек либо на карту ребёнка, брата или сестры.

ck-card-friend-of-the-poor = Друг бедных
ck-card-flavour-friend-of-the-poor = Раздатчик милостыни устал, толпа — нет.
ck-card-text-friend-of-the-poor = Положите жетон события «Добрый» или «Скромный» в свой мешочек либо на карту ребёнка, брата или сестры.

ck-card-master-mason = Заезжий каменщик
ck-card-flavour-master-mason = Семь раз отмерит и один раз выпьет — редкий мастер.
ck-card-condition-master-mason = у вас есть регион без замка и не меньше 3 золотых, а в запасе есть замок
ck-card-text-master-mason = Вы можете заплатить 3 золотых и построить без проверки замок в одном из своих регионов, где его ещё нет.

ck-card-wandering-scholar = Странствующий учёный
ck-card-flavour-wandering-scholar = Мешок книг, мешок долгов, мешок затей.
ck-card-condition-wandering-scholar = у вас есть золото
ck-card-text-wandering-scholar = Вы можете купить одну открытую карту развития за 1 золотой; на её место сразу открывают новую.

ck-card-tournament-laurels = Турнирные лавры
ck-card-flavour-tournament-laurels = Ваш рыцарь вылетел из седла. Чужой кланяется галерее.
ck-card-text-tournament-laurels = В вашей следующей проверке черт в этом Веке вы тянете на один бесплатный жетон больше.

ck-card-spilled-wine = Пролитое вино
ck-card-flavour-spilled-wine = Это была лучшая скатерть христианского мира.
ck-card-condition-spilled-wine = у вас нет ни повода к войне против активного игрока, ни войны, ни союза с ним
ck-card-text-spilled-wine = Вы получаете повод к войне против активного игрока.

ck-card-calm-streets = Проповедник мира
ck-card-flavour-calm-streets = Он говорил, пока не догорели факелы.
ck-card-text-calm-streets = Выберите одно: уберите жетон беспорядков из одного из своих регионов либо возьмите 1 золотой.

ck-card-absolution = Отпущение грехов на рассвете
ck-card-flavour-absolution = После трёх часов исповеди вино понадобилось священнику.
ck-card-condition-absolution = в вашем мешочке есть отрицательный жетон
ck-card-text-absolution = Навсегда уберите из своего мешочка один отрицательный жетон по своему выбору.

ck-card-free-captain = Капитан без войны
ck-card-flavour-free-captain = Просит хлеба, жалованья и разрешения кого-нибудь побить.
ck-card-condition-free-captain = у вас меньше 4 армий и есть регион без армии
ck-card-text-free-captain = Выставьте армию в одном из своих регионов, где её нет; все беспорядки там прекращаются.

ck-card-old-oath = Старая клятва
ck-card-flavour-old-oath = Клялся ещё ваш дед, а монахи хранят всё.
ck-card-condition-old-oath = у активного игрока есть повод к войне против вас, но вы не воюете друг с другом
ck-card-text-old-oath = Активный игрок лишается своего повода к войне против вас.

ck-card-blight = Ржа на пшенице
ck-card-flavour-blight = Староста дважды считает снопы — вдруг ошибся.
ck-card-text-blight = Положите жетон неурожая в один из своих регионов.

ck-card-grumbling = Ропот по деревням
ck-card-flavour-grumbling = Поют старую песню с новыми словами — о вас.
ck-card-condition-grumbling = у вас есть регион без армии
ck-card-text-grumbling = Положите жетон беспорядков в один из своих регионов без армии.

ck-card-market-rumours = Слухи на рынке
ck-card-flavour-market-rumours = К полудню вы дважды умерли и раз сменили веру.
ck-card-condition-market-rumours = у вас есть регион без армии
ck-card-text-market-rumours = Положите жетон беспорядков в один из своих регионов без армии. Регион выбирает игрок слева от вас.

ck-card-ducal-ambition = Герцог выехал под знамёнами
ck-card-flavour-ducal-ambition = Просто охота, говорит он. На двести охотников.
ck-card-condition-ducal-ambition = у вас есть ребёнок
ck-card-text-ducal-ambition = Выберите одно: конфискуйте один из герцогских титулов, заплатите 1 золотой либо положите жетон беспорядков в один из своих регионов без армии.

ck-card-empty-coffers = Дыра в казне
ck-card-flavour-empty-coffers = Сундук был заперт. Стена за ним — нет.
ck-card-condition-empty-coffers = у вас есть золото
ck-card-text-empty-coffers = Заплатите 2 золотых (или сколько есть).

ck-card-lender-at-the-door = Заимодавец у дверей
ck-card-flavour-lender-at-the-door = Кланяется низко, читает очень медленно.
ck-card-condition-lender-at-the-door = у вас не меньше 4 золотых
ck-card-text-lender-at-the-door = Заплатите по 1 золотому за каждые 4, что у вас есть.

ck-card-sick-child = Жар в детской
ck-card-flavour-sick-child = Игрушки лежат в ряд, будто ждут.
ck-card-condition-sick-child = у вас есть ребёнок
ck-card-text-sick-child = Проверка черт: 1 успех, без критических черт, золото тратить нельзя. Провал: ваш младший ребёнок умирает.

ck-card-fever-in-the-chamber = Задёрнутый полог
ck-card-flavour-fever-in-the-chamber = Лекарь берёт плату вперёд.
ck-card-condition-fever-in-the-chamber = ваш правитель состоит в браке
ck-card-text-fever-in-the-chamber = Проверка черт: 1 успех, без критических черт. Провал: супруг(а) вашего правителя умирает.

ck-card-hunting-accident = Вепрь развернулся
ck-card-flavour-hunting-accident = Гончие вернулись первыми.
ck-card-condition-hunting-accident = у вашего правителя есть брат или сестра либо не меньше двух детей
ck-card-text-hunting-accident = Проверка черт: 1 успех, без критических черт, золото тратить нельзя. Провал: умирает брат или сестра вашего правителя (выбираете вы), а если их нет — один из детей.

ck-card-creeping-years = Годы берут своё
ck-card-flavour-creeping-years = Доспехи в сундуке усохли — так, во всяком случае, говорите вы.
ck-card-condition-creeping-years = у вашего правителя не больше 3 жетонов возраста
ck-card-text-creeping-years = Выберите одно: заплатите 2 золотых либо положите на карту своего правителя жетон возраста.

ck-card-ungrateful-adviser = Неблагодарный советник
ck-card-flavour-ungrateful-adviser = Ему сделали предложение. Ему вечно делают предложения.
ck-card-condition-ungrateful-adviser = у вас есть советник
ck-card-text-ungrateful-adviser = Выберите одно: заплатите 1 золотой либо сбросьте одного из своих советников.

ck-card-workshop-fire = Искры в мастерской
ck-card-flavour-workshop-fire = Один небрежный подмастерье — и зарево на всю округу.
ck-card-condition-workshop-fire = у вас есть изобретение
ck-card-text-workshop-fire = Проверка черт: 1 успех, критические черты как у Правления. Провал: сбросьте одно из своих изобретений.

ck-card-deserters = Пустые шатры
ck-card-flavour-deserters = Костры ещё горят, но у огня никого.
ck-card-text-deserters = Выберите одно: заплатите 1 золотой, уберите одну из своих армий либо положите жетон беспорядков в один из своих регионов без армии.

ck-card-pestilence = Жёлтый флаг
ck-card-flavour-pestilence = Закрываются ворота. А за ними и двери домов.
ck-card-text-pestilence = Положите жетон чумы в один из своих регионов.

ck-card-harbour-rats = Крысы в гавани
ck-card-flavour-harbour-rats = Корабль причалил без команды и без груза.
ck-card-condition-harbour-rats = у вас есть приморский регион
ck-card-text-harbour-rats = Положите жетон чумы в один из своих приморских регионов. Регион выбирает игрок слева от вас.

ck-card-second-supper = Второй ужин
ck-card-flavour-second-supper = Повара уже работают посменно.
ck-card-text-second-supper = Положите жетон события «Обжора» в свой мешочек.

ck-card-candle-ends = Огарки на счету
ck-card-flavour-candle-ends = Двор ужинает впотьмах и зовёт это благочестием.
ck-card-text-candle-ends = Выберите одно: положите жетон события «Скупой» в свой мешочек либо заплатите 2 золотых.

ck-card-taste-for-secrets = Вкус к тайнам
ck-card-flavour-taste-for-secrets = Вы прочли письмо. И снова запечатали.
ck-card-text-taste-for-secrets = Положите жетон события «Коварный» в свой мешочек.

ck-card-masked-dancer = Танец под маской
ck-card-flavour-masked-dancer = Весь зал знал, чьё лицо под маской.
ck-card-text-masked-dancer = Положите жетон события «Похотливый» в свой мешочек.

ck-card-gallows-hill = Висельный холм
ck-card-flavour-gallows-hill = Милость или верёвка: помнят и то и другое.
ck-card-condition-gallows-hill = у вас есть регион без армии
ck-card-text-gallows-hill = Выберите одно: положите жетон события «Жестокий» в свой мешочек либо жетон беспорядков в один из своих регионов без армии.

ck-card-the-scar = Шрам
ck-card-flavour-the-scar = Зеркало перенесли в другую комнату.
ck-card-text-the-scar = Проверка черт: 1 успех, критические черты как у Войны. Провал: положите жетон события «Уродливый» в свой мешочек.

ck-card-flight-from-the-ford = Бегство от брода
ck-card-flavour-flight-from-the-ford = Хронист написал «отход». Он был добр.
ck-card-text-flight-from-the-ford = Положите жетон события «Трусливый» в свой мешочек.

ck-card-plot-exposed = Поддельная печать
ck-card-flavour-plot-exposed = Воск ещё тёплый, а дата вековой давности.
ck-card-condition-plot-exposed = у вас есть повод к войне
ck-card-text-plot-exposed = Откажитесь от одного повода к войне по своему выбору (но не против того, с кем уже воюете).

ck-card-disputed-dowry = Спор о приданом
ck-card-flavour-disputed-dowry = Обещали двенадцать коров, пришло одиннадцать.
ck-card-condition-disputed-dowry = у вас есть золото
ck-card-text-disputed-dowry = Выберите одно: заплатите 1 золотой либо расторгните один из своих союзов с независимыми регионами.

ck-card-roads-of-mud = Раскисшие дороги
ck-card-flavour-roads-of-mud = Осадная башня увязла. Волы посмотрели на вас.
ck-card-text-roads-of-mud = Ваша следующая проверка Вторжения в этом Веке требует на один успех больше.

ck-card-spoils = Добыча из каравана
ck-card-flavour-spoils = Казначей плачет от радости и пересчитывает ещё раз.
ck-card-text-spoils = Возьмите 3 золотых.

ck-card-holy-relic = Перст святого
ck-card-flavour-holy-relic = Четвёртый за год, но этот уж точно подлинный.
ck-card-text-holy-relic = Положите жетон события «Благочестивый» в свой мешочек.

ck-card-hero-of-the-breach = Первым в пролом
ck-card-flavour-hero-of-the-breach = Песне нужно имя, а ваше было у стены.
ck-card-text-hero-of-the-breach = Положите жетон события «Храбрый» в свой мешочек.

ck-card-courtly-manners = Восточная учтивость
ck-card-flavour-courtly-manners = Мыло, шёлк и умение держать слово.
ck-card-text-courtly-manners = Положите жетон события «Привлекательный» или «Честный» в свой мешочек либо на карту ребёнка, брата или сестры.

ck-card-penance = Босиком к святыне
ck-card-flavour-penance = Сорок миль, один обет и никакой обуви.
ck-card-condition-penance = в вашем мешочке есть отрицательный жетон
ck-card-text-penance = Навсегда уберите из своего мешочка один отрицательный жетон по своему выбору.

ck-card-righteous-cause = Письмо легата
ck-card-flavour-righteous-cause = «Справедливая война» — трижды на одной странице.
ck-card-condition-righteous-cause = есть соперник, против которого у вас нет повода к войне и с которым вы не в войне и не в союзе
ck-card-text-righteous-cause = Получите повод к войне против одного из таких соперников по своему выбору.

ck-card-veterans-return = Возвращение ветеранов
ck-card-flavour-veterans-return = Вернулись загорелые, хромые и непобеждённые.
ck-card-condition-veterans-return = у вас меньше 4 армий и есть регион без армии
ck-card-text-veterans-return = Выставьте армию в одном из своих регионов, где её нет; все беспорядки там прекращаются.

ck-card-masons-from-acre = Каменщики с побережья
ck-card-flavour-masons-from-acre = Им случалось строить и против соседей похуже ваших.
ck-card-condition-masons-from-acre = у вас есть регион без замка и не меньше 2 золотых, а в запасе есть замок
ck-card-text-masons-from-acre = Вы можете заплатить 2 золотых и построить без проверки замок в одном из своих регионов, где его ещё нет.

ck-card-absent-lord = Господин в отлучке
ck-card-flavour-absent-lord = Управитель правит от его имени. И пьёт тоже от его имени.
ck-card-condition-absent-lord = у вас есть регион без армии
ck-card-text-absent-lord = Положите жетон беспорядков в один из своих регионов без армии. Регион выбирает активный игрок.

ck-card-camp-fever = Кашляющие паломники
ck-card-flavour-camp-fever = Просили лишь воды да ночлега в амбаре.
ck-card-text-camp-fever = Положите жетон чумы в один из своих регионов. Регион выбирает активный игрок.

ck-card-rivals-in-outremer = Ключи от чужого города
ck-card-flavour-rivals-in-outremer = Гарнизон переменил мнение, а с ним и флаг.
ck-card-condition-rivals-in-outremer = у вас есть щит на треке походов, а у активного игрока их меньше 4
ck-card-text-rivals-in-outremer = Ваш самый нижний щит на треке походов заменяется щитом активного игрока; жетоны черт остаются на месте.

ck-card-poisoned-cup = Горькая чаша
ck-card-flavour-poisoned-cup = Виночерпий, увы, был в паломничестве.
ck-card-condition-poisoned-cup = у вашего правителя есть супруг(а) или ребёнок
ck-card-text-poisoned-cup = Проверка черт: 1 успех, без критических черт. Провал: умирает супруг(а) вашего правителя или один из детей — выбираете вы.

ck-card-indulgence-sellers = Подаяние на священную войну
ck-card-flavour-indulgence-sellers = Трудно отказать человеку с крестом на плаще.
ck-card-condition-indulgence-sellers = у вас есть золото
ck-card-text-indulgence-sellers = Отдайте активному игроку 2 золотых (или сколько есть).
