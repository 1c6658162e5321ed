# Почему ход в Here I Stand невозможен.

## Forming an army

his-reason-not-here = Их здесь нет.
his-reason-leader-is-in = Этот военачальник уже в армии.
his-reason-kind-is-in = Отряды этого вида уже взяты.
his-reason-too-few-here = Здесь нет столько отрядов, которые могут пойти.
his-reason-too-many-for-leaders = Отрядов больше, чем могут вести военачальники: четыре без них, иначе сколько ведут двое лучших.
his-reason-nobody-chosen = Пока никто не выбран.
his-reason-no-units-chosen = Без отрядов военачальники туда не идут.
his-reason-already-forming = Часть уже выбрана: продолжайте по одному.
his-reason-no-counters-to-divide = Для такого разделения не хватает фишек.
his-reason-leader-was-beaten = Этот военачальник проиграл сражение в этом импульсе.
his-reason-leader-has-gout = У этого военачальника подагра до конца импульса.
his-reason-besieged = Осаждённые остаются на месте.

## Moving by land

his-reason-nobody-can-move = Оттуда некому двигаться.
his-reason-siege-began-now = Начавшие осаду в этом импульсе остаются на месте.
his-reason-leaders-need-units = Военачальники без отрядов не входят в города врага и туда, где стоят вражеские отряды.
his-reason-too-few-points = Движение стоит одно очко действия, через перевал — два.
his-reason-not-in-play-yet = До прихода берберских пиратов в Алжир никто не входит.
his-reason-electorates-are-closed = До Шмалькальденского союза чужие не входят в курфюршества.
his-reason-protestants-stay = До Шмалькальденского союза протестанты не двигаются.
his-reason-not-at-war = В города другой державы входят только на войне или как союзник.
his-reason-others-are-there = Там стоят отряды не врага и не союзника.
his-reason-allies-besiege-each-other = Там двое ваших союзников осаждают друг друга.
his-reason-enemies-besiege-each-other = Там двое ваших врагов осаждают друг друга.

## Interception, avoiding battle, retreat

his-reason-not-beside = Перехват возможен из соседнего города и никогда — через перевал.
his-reason-already-tried = Они уже пытались перехватить в этом импульсе.
his-reason-tried-from-there = Отсюда уже была попытка.
his-reason-nobody-to-intercept = Там нет ваших отрядов для перехвата.
his-reason-not-a-neighbour = Это не соседний город.
his-reason-enemy-came-from-there = Враг пришёл оттуда.
his-reason-enemy-came-that-way = Враг пришёл этим путём.
his-reason-not-a-friends-space = Уйти можно только в свой или союзный город.
his-reason-unrest-there = Там беспорядки.
his-reason-enemies-there = Там враги.
his-reason-siege-there = Осаждённый город никого не принимает.
his-reason-not-the-nearest = Выберите один из ближайших городов или столицу.
his-reason-too-many-for-shelter = В укреплениях помещается не больше четырёх отрядов.
his-reason-too-many-inside = Для стольких в городе нет места.
his-reason-not-from-inside = В город могут вернуться только те, кто вышел из него.

## Combat

his-reason-not-among-them = Таких отрядов в этом бою нет.
his-reason-too-many-losses = Вы теряете меньше.
his-reason-not-besieging = Вы не осаждаете этот город.
his-reason-siege-is-fresh = Осада начата в этом импульсе: штурм возможен в следующих.
his-reason-assaulted-already = Город штурмуют раз за импульс.
his-reason-no-line-of-communication = У вас нет линии коммуникаций к этому городу.
his-reason-squadrons-off-the-town = Эскадры владельца города стоят в соседней морской зоне.
his-reason-town-is-not-blockaded = Вокруг города нужно больше эскадр, чем стоит в его порту.
his-reason-not-in-foul-weather = Ужасная погода не позволяет.
his-reason-not-for-the-ottoman = Эта карта не для Османов.
his-reason-enemy-is-ottoman = У Османов нет наёмников, которых можно подкупить.
his-reason-no-hapsburg-regulars = На другой стороне должны сражаться хотя бы три регулярных отряда Габсбургов.
his-reason-not-in-this-combat = Эта карта не подходит к этому бою.

## Cards

his-reason-not-held = Этой карты нет у вас в руке.
his-reason-not-in-your-hand = У вас нет этой карты, или играть её пока нельзя.
his-reason-not-in-hand = Этой карты нет у вас в руке.
his-reason-not-at-this-moment = В этот момент эту карту не играют.
his-reason-mandatory-is-no-points = Обязательное событие играют только как событие.
his-reason-home-card-left = Пока национальная карта в руке, пасовать нельзя.
his-reason-mandatory-left = Пока в руке обязательное событие, пасовать нельзя.
his-reason-too-many-cards = Карт больше, чем может сохранить ваш правитель.
his-reason-not-an-event = Эту карту сейчас нельзя сыграть как событие.
his-reason-not-your-event = Ваша держава не играет это событие.
his-reason-event-only-once = Это событие уже сыграно в этом ходу.
his-reason-not-yourself = Назовите другую державу.
his-reason-no-friends-there = Новые наёмники присоединяются к вашим отрядам.
his-reason-stack-is-besieged = Эти отряды осаждены.
his-reason-army-is-passing = Армия там лишь проходит мимо.
his-reason-no-counters-left = Для них не осталось фишек.
his-reason-too-many-mercenaries = Карта даёт меньше.
his-reason-not-before-the-league = До Шмалькальденского союза протестанты не получают войск.
his-reason-no-mercenary-there = Там нет наёмников этой державы.
his-reason-not-in-this-army = Этого военачальника нет в армии.
his-reason-not-a-home-space = Выберите национальный город Османов; Алжир и пиратские гавани не подходят.
his-reason-not-held-in-peace = Город должен быть ваш, без беспорядков, осады и врагов.
his-reason-too-many-regulars = Карта даёт меньше.
his-reason-charles-is-not-free = Карл V в плену или в осаде.
his-reason-no-place-for-charles = Карл V не может туда перейти.
his-reason-alva-is-elsewhere = Герцога Альбы нет рядом с Карлом V.
his-reason-enough-chateaux = Все шато построены.
his-reason-too-early-for-league = Союз не создаётся раньше хода 2.
his-reason-too-few-protestants = Для союза слишком мало протестантских городов.
his-reason-not-the-nearest-stack = Выберите ближайшее соединение.
his-reason-not-the-nearest-electorate = Выберите ближайшее протестантское курфюршество.
his-reason-not-where-he-enters = Он появляется не здесь.
his-reason-not-a-place-to-return = Он не может вернуться сюда.

## Actions

his-reason-no-points-left = Оставшихся очков действия не хватает.
his-reason-too-dear = На это не хватает очков действия.
his-reason-not-for-this-power = Ваша держава так не может.
his-reason-fortified = Укреплённый город берут осадой.
his-reason-not-to-be-taken = Взять можно только независимые и вражеские города и свои с беспорядками.
his-reason-no-line-to-it = К нему нет линии коммуникаций.
his-reason-no-units-near = Нужны отряды в нём или рядом, не через перевал.
his-reason-enemies-near = Рядом вражеские отряды: ваши должны стоять в самом городе.
his-reason-strangers-inside = В нём стоят чужие отряды.
his-reason-not-before-league = До Шмалькальденского союза протестанты не берут контроль.
his-reason-not-yet-the-league = До Шмалькальденского союза протестанты ничего не строят.
his-reason-not-at-home = Отряды появляются в национальных городах.
his-reason-not-controlled = Вы не контролируете этот город.
his-reason-in-unrest = В этом городе беспорядки.
his-reason-under-siege = Этот город осаждён.
his-reason-enemies-in-it = В нём стоят вражеские отряды.
his-reason-no-units-left = Фишек для новых отрядов не осталось.
his-reason-no-port = Это не порт.
his-reason-no-ships-left = В этом ходу кораблей больше не построить.
his-reason-only-corsairs-here = Здесь строят только корсаров.
his-reason-pirates-have-not-come = До прихода берберских пиратов корсаров нет.
his-reason-only-regulars-and-squadrons = Для второстепенного союзника строят только регулярные отряды и эскадры.

## At sea

his-reason-no-ships = Нет кораблей, которые могут идти.
his-reason-no-navy = У вас нет кораблей для движения.
his-reason-not-your-port = В чужие порты входят только для боя с вражескими кораблями.
his-reason-closed-to-them = Эти корабли не выходят в Атлантический океан.
his-reason-ships-were-beaten = Эти корабли проиграли бой в этом импульсе.
his-reason-passage-is-ordered = Этим путём корабли уже отправлены.
his-reason-nothing-ordered = Ни один корабль ещё не получил приказа.
his-reason-no-such-ships = Столько таких кораблей здесь не выбрать.
his-reason-no-such-admiral = Этого флотоводца здесь нет, или он уже выбран.
his-reason-admiral-needs-ships = Флотоводец не остаётся без кораблей.
his-reason-no-ships-chosen = Корабли не выбраны.
his-reason-no-fleet-there = Там нет ваших кораблей для перехвата.
his-reason-active-ships-there = Там уже есть корабли той державы, что движется.
his-reason-tried-from-here = Отсюда уже была попытка.
his-reason-not-next-to-it = Это не рядом с этой морской зоной.
his-reason-not-a-refuge = Уйти можно в свой порт или в морскую зону без врагов.
his-reason-no-refuge = Флот не может отступить туда.
his-reason-no-battle-there = Там нет сражения.
his-reason-no-such-ship-to-lose = Такого корабля в этом бою нет.
his-reason-not-the-nearest-port = Выберите один из ближайших портов.
his-reason-no-pirates-yet = До прихода берберских пиратов пиратства нет.
his-reason-only-the-ottoman = Пиратов посылают только Османы.
his-reason-no-corsairs-there = В этой морской зоне нет ваших корсаров.
his-reason-pirated-already = В этой морской зоне в этом ходу уже было пиратство.
his-reason-no-port-there = У этой державы нет порта в этой морской зоне.
his-reason-no-squadron-there = Там нет вашей эскадры.
his-reason-no-card-to-give = У вас нет карты, которую можно вытянуть.
his-reason-piracy-track-is-full = Шкала пиратства заполнена.
his-reason-no-ships-to-carry = В этой морской зоне нет ваших кораблей.
his-reason-nobody-to-carry = Оттуда некого везти.
his-reason-not-from-a-port = Армия выходит в море из порта.
his-reason-siege-just-began = Начавшие осаду в этом импульсе остаются на месте.
his-reason-no-landing = Армия должна успеть высадиться в этом импульсе.
his-reason-enemy-ships-in-port = В порту вражеские корабли.
his-reason-not-beside-the-fleet = Это не рядом с армией на кораблях.
his-reason-points-for-landing = На высадку нужно оставить очко действия.

## Diplomacy

his-reason-not-on-yourself = Только не себе.
his-reason-already-at-war = Вы уже воюете с этой державой.
his-reason-not-on-hungary = Венгрии/Богемии войну не объявляют.
his-reason-not-on-scotland = Ваша держава сейчас не может объявить войну Шотландии.
his-reason-not-on-venice = Англия не может объявить войну Венеции.
his-reason-on-its-ally = У неё есть союзник: войну объявляют ему.
his-reason-on-own-ally = Это ваш союзник.
his-reason-protestants-not-yet = До Шмалькальденского союза протестантам войну не объявляют.
his-reason-no-war-before-league = До Шмалькальденского союза протестанты войн не объявляют.
his-reason-no-war-needed = На независимые города нападают без объявления войны.
his-reason-peace-just-made = В этой фазе вы заключили с ней мир.
his-reason-venice-is-papal = Вы союзник Папства или заключили с ним мир в этой фазе.
his-reason-scotland-is-french = В этой фазе вы заключили мир с Францией.
his-reason-cannot-pay-for-war = Ваших карт не хватит, чтобы это оплатить.
his-reason-not-for-payment = Обязательным событием не платят.
his-reason-no-war-by-this-card = Эта карта объявляет войну Франции, Габсбургам или Шотландии.
his-reason-nobody-to-attack = Этой картой некому объявить войну.
his-reason-not-yours-to-win = Ваша держава не может привлечь её этой картой.
his-reason-not-yours-to-part = Ваша держава не может разорвать этот союз этой картой.
his-reason-follows-somebody = У неё уже есть союзник.
his-reason-follows-you = Она уже ваш союзник.
his-reason-follows-nobody = У неё нет союзника.
his-reason-not-at-war-with = Вы не воюете с этой державой.
his-reason-nothing-lost = Просить мира можно, только если у противника ваш военачальник или национальный город.
his-reason-war-without-end = Между этими державами мира не бывает.
his-reason-only-in-spring = Как событие эту карту играют только в фазу весеннего развёртывания.
his-reason-not-your-own-hand = Держава смотрит карты другой державы, а не свои.
his-reason-stops-nobody = Эти очки не помешают победе по доминированию.
his-reason-no-marriage-for-this-power = Османы и Протестанты не играют «Дипломатический брак» как событие.
his-reason-no-marriage-in-hand = У вас нет карты «Дипломатический брак».
his-reason-no-such-unit-there = Там нет такого вашего отряда.
his-reason-no-free-assault = У вас нет бесплатного штурма; его даёт Османам «Роксалана».
his-reason-doria-does-not-cruise = Дориа должен быть в морской зоне с двумя османскими портами и служить державе, воюющей с Османами.
his-reason-scotland-is-no-ally = Шотландия – не союзник Франции.
his-reason-venice-is-no-ally = Венеция – не союзник Папства.
his-reason-not-a-place-for-help = Туда помощь не приходит.
his-reason-too-much-help = Больше по этой карте прибыть не может.
his-reason-no-counters-for-help = Фишек для этого не осталось.
his-reason-no-space-for-bourbon = Изменник появляется в вашем неосаждённом городе или, во время войны с Францией, в незанятом городе рядом с Лионом.
his-reason-maurice-is-not-here = Морица Саксонского нет ни на карте, ни в плену.
his-reason-no-space-for-maurice = Мориц идёт в ближайший незанятый город новой державы, из плена – в укреплённый.
his-reason-suleiman-is-elsewhere = Сулеймана там нет.
his-reason-nobody-can-fight = Ни один отряд там сейчас не может действовать.
his-reason-suleiman-cannot-be-sent = Сулеймана сейчас нельзя отправить в Стамбул.
his-reason-no-town-is-besieged = Ни один город не осаждён.
his-reason-does-not-besiege-it = Эта держава не осаждает этот город.
his-reason-no-city-for-rebels = Нет захваченного ключевого города, который мог бы восстать.
his-reason-not-a-city-for-rebels = Восстаёт только чужой или бывший независимым ключевой город в руках великой державы.
his-reason-city-under-siege = Осаждённый город не восстаёт.
his-reason-not-in-the-city = Там нет такого вашего отряда.
his-reason-not-frances-ally = Шотландия – не союзник Франции.
his-reason-outside-the-raid = Набег идёт только в Шотландии, Бервике, Карлайле и Йорке.
his-reason-not-a-free-frenchman = Перейти может только французский военачальник на карте и не в осаде.
his-reason-no-place-in-scotland = Он идёт в шотландский национальный город под контролем Франции, не осаждённый.
his-reason-not-to-be-regained = Этот город сейчас не вернуть.
his-reason-no-card-to-pay = Вам нечем платить: нет карты.
his-reason-not-his-prisoner = Этот военачальник не в плену у победителя.
his-reason-no-place-to-return = Ему некуда вернуться.
his-reason-not-a-prisoner = Это не ваш пленный военачальник.
his-reason-no-card-for-ransom = У вас нет карты для выкупа.
his-reason-nowhere-to-release = Ему некуда вернуться.
his-reason-not-the-place-of-release = Выберите столицу, если можно, иначе свой ключевой город.

## Spring and winter

his-reason-not-your-capital = Развёртывание идёт из своей столицы, которая в ваших руках.
his-reason-nobody-in-capital = В этой столице некого развернуть.
his-reason-no-path-in-spring = Нет пути через дружественные спокойные города; можно пересечь одну морскую зону между дружественными портами.
his-reason-not-the-nearest-harbour = Корабли идут в ближайший порт своей державы.
his-reason-no-ship-went-there = Он возвращается с кораблями, ушедшими туда.
his-reason-not-a-winter-home = Отряды зимуют в столице или в ближайшем своём укреплённом городе.
his-reason-town-is-full = Там зимует не больше четырёх отрядов.
his-reason-surplus-in-town = Там больше четырёх отрядов: часть должна уйти.
his-reason-leader-follows-units = Военачальник уходит с отрядами.
his-reason-leader-not-here = Этого военачальника здесь нет.
his-reason-not-too-many = Уходят только лишние.
his-reason-must-return = Эти отряды должны вернуться на зиму.
his-reason-nobody-may-leave = Оттуда некому идти в столицу.
his-reason-enemies-do-not-ally = Державы, воюющие друг с другом, не вступают в союз.
his-reason-pope-and-sultan = Папство и Османы никогда не вступают в союз.
his-reason-divorce-was-granted = В этот ход Папство дало Генриху развод и не может стать союзником Габсбургов.
his-reason-allied-already = Они уже союзники.
his-reason-only-to-allies = Корабли одалживают только союзнику.
his-reason-with-the-alliance-only = Корабли одалживают, объявляя союз, но не позже.
his-reason-not-both-ways = Две державы не одалживают корабли друг другу в один ход.
his-reason-nothing-to-protestants = Протестантам корабли не одалживают.
his-reason-not-yours-to-lend = Этого нет в ваших портах, одолжить это нельзя.
his-reason-no-corsairs = Корсаров не одалживают.
his-reason-no-way-by-sea = Ни один путь через одни морские зоны не ведёт в порт союзника.
his-reason-no-squadron-with-him = Флотоводца одалживают только вместе с эскадрой, которая стоит там же.

## Реформация

his-reason-all-are-committed = Все богословы, которые могли бы там выступить за вас, задействованы.
his-reason-all-is-translated = Для этой зоны переведено уже всё.
his-reason-basilica-is-done = Базилика святого Петра больше не приносит победных очков.
his-reason-card-not-yours = Этой карты нет у вас на руке.
his-reason-debater-is-committed = Этот богослов уже задействован или не в игре.
his-reason-luther-is-dead = Лютера уже нет в живых.
his-reason-mandatory-stays-discarded = Обязательное событие нельзя взять из сброса.
his-reason-no-bible-for-this-zone = Библия переводится только на немецкий, французский и английский языки.
his-reason-no-bonus-here = Бонус этого богослова здесь не поможет.
his-reason-no-cranmer-yet = Англия публикует трактаты, только пока Кранмер на карте.
his-reason-no-debates-there = Диспуты проходят только в немецкой, французской и английской зонах.
his-reason-no-debates-this-turn = После «Вартбурга» вы не инициируете диспуты в этот ход.
his-reason-no-jesuits-yet = До «Общества Иисуса» иезуитских университетов нет.
his-reason-no-mandatory-card-at-the-diet = Обязательное событие нельзя выбрать на Вормсском сейме.
his-reason-no-such-discard = Этой карты нет в сбросе.
his-reason-nobody-else-in-this-zone = Он единственный, кто мог бы ответить вам в этой зоне.
his-reason-nobody-of-that-kind = Такого богослова для этого диспута нет.
his-reason-nobody-to-convert = Сейчас нет города, который можно обратить.
his-reason-nobody-to-debate-with = У одной из сторон нет в игре богослова для этой зоны.
his-reason-not-beside-the-faith = Рядом с этим городом нет города той веры.
his-reason-not-catholic = Иезуитский университет основывают в католическом городе.
his-reason-not-in-this-debate = Этот богослов не может участвовать в таком диспуте.
his-reason-not-in-this-zone = Этот город – вне языковой зоны.
his-reason-not-the-shown-card = Сейчас можно разыграть только взятую карту.
his-reason-not-this-powers-action = Это действие вашей державе недоступно.
his-reason-not-your-debater = Этот богослов – не ваш.
his-reason-nothing-leads-there = Там нет реформатора или университета, а рядом нет спокойного города или порта той веры.
his-reason-one-bonus-an-impulse = В этот импульс вы уже использовали бонус богослова.
his-reason-only-english-home-spaces = Можно обращать только английские национальные города.
his-reason-only-in-english = Англия публикует трактаты только в английской зоне.
his-reason-played-by-you-this-turn = В этот ход вы уже разыгрывали эту карту.
his-reason-tried-in-this-impulse = В этот импульс этот город уже пытались обратить.
his-reason-university-stands = Там уже есть иезуитский университет.
his-reason-wrong-faith-already = Вера этого города не та, из которой вы обращаете.
his-reason-zone-comes-first = Сначала обращаются города в зоне диспута.

## Англия и отлучение

his-reason-henry-cannot-marry = Генрих сейчас не может жениться: до второго хода, в плену, в осаде, если уже не правит или если наследники уже есть.
his-reason-must-be-played = Эта карта должна быть разыграна сейчас.
his-reason-only-for-points-under-mary = В правление Марии I Англия разыгрывает такие карты только ради очков действия.
his-reason-not-on-the-map = Этого реформатора нет на карте.
his-reason-was-excommunicated = Никто не отлучается дважды; из французских королей – только один.
his-reason-no-such-ruler = Отлучить можно только Карла V, Генриха VIII и короля Франции.
his-reason-no-grounds = Нет оснований: ни войны с Папством, ни союза с Османами, а для Генриха VIII – ни одного протестантского английского национального города.
his-reason-not-a-calm-catholic-home = Это не незанятый католический национальный город без беспорядков.

## The New World, foreign wars, havens and the sack of Rome

his-reason-already-exploring = Эта держава уже отправила исследовательскую экспедицию в этот ход.
his-reason-no-explorers-left = У этой державы не осталось исследователей.
his-reason-already-colonizing = Эта держава уже отправила колонию в этот ход.
his-reason-enough-colonies = Эта держава не может иметь больше колоний.
his-reason-already-conquering = Эта держава уже отправила завоевательную экспедицию в этот ход.
his-reason-no-conquerors-left = У этой державы не осталось завоевателей.
his-reason-not-next-to-sail = Сначала отправляется другой исследователь.
his-reason-prize-is-taken = Это открытие уже совершено.
his-reason-not-for-explorers = Исследователь не может выбрать это.
his-reason-world-was-sailed = Кругосветное плавание уже совершено.
his-reason-not-in-the-new-world = В Новом Свете действуют только Габсбурги, Англия и Франция.
his-reason-has-this-marker = У этой державы уже есть такая фишка.
his-reason-has-a-raider = У этой державы уже есть рейдер.
his-reason-no-protestant-port = Там нет протестантского национального порта.
his-reason-not-a-raiding-power = Рейдеры бывают только у Англии, Франции и Протестантов.
his-reason-no-voyage-to-aid = Сейчас никто не может отправить исследовательскую экспедицию.
his-reason-no-box-for-the-mines = Среди колоний нет места для рудников.
his-reason-cabot-is-lost = Себастьян Кабот пропал.
his-reason-cabot-is-at-sea = Себастьян Кабот уже в пути.
his-reason-no-such-war = Эта держава не ведёт такой заграничной войны.
his-reason-fought-this-impulse = В этом импульсе в этой заграничной войне уже было сражение.
his-reason-nobody-abroad = В этой заграничной войне некому сражаться.
his-reason-not-a-way-home = Туда они не возвращаются.
his-reason-war-has-enough = Этой заграничной войне больше не нужны отряды.
his-reason-space-under-siege = Из осаждённого города никого не отправляют на заграничную войну.
his-reason-enough-sent = Заграничной войне нужно меньше отрядов.
his-reason-not-your-units = Это не ваши отряды.
his-reason-leader-cannot-go = Этот полководец не может отправиться на заграничную войну.
his-reason-haven-needs-pirates = Берберские пираты ещё не пришли.
his-reason-no-place-for-a-haven = Ни Орон, ни Триполи сейчас не могут стать гаванью.
his-reason-only-oran-or-tripoli = Гаванью может стать только Орон или Триполи.
his-reason-haven-is-occupied = Там есть отряды или корабли.
his-reason-haven-is-no-enemys = Этот город не под контролем врага Османов.
his-reason-no-ottoman-port-near = На его море нет укреплённого османского порта.
his-reason-nobody-to-sack-rome = Ни в одном соединении в итальянской зоне нет больше наёмников, чем папских регулярных отрядов в Риме.
his-reason-not-an-italian-space = Это не в итальянской зоне.
his-reason-too-few-mercenaries = Нужно больше наёмников, чем папских регулярных отрядов в Риме.
his-reason-not-the-popes-men = Папские отряды не грабят Рим.
his-reason-lose-evenly = Наёмники и регулярные отряды гибнут поровну.
his-reason-not-plundered = Эта карта не взята в Риме.

## Соглашения и игроки с двумя державами

his-reason-no-such-agreement = В пакет входят только соглашения из правил, и каждое — один раз.
his-reason-england-talks-alone = В первый ход договаривается только Англия, отдельно с Габсбургами и с Францией.
his-reason-one-package-each = В первый ход с каждой из двух держав возможен один пакет.
his-reason-no-war-to-end = Эти державы не воюют.
his-reason-league-fights-on = Война Шмалькальденского союза не кончается.
his-reason-no-prisoner-of-his = Этот военачальник не в плену у дающей державы или не принадлежит другой.
his-reason-no-place-for-him = Ему некуда вернуться.
his-reason-not-yours-to-cede = Уступающая держава не контролирует этот город.
his-reason-not-the-capital = Собственную столицу не уступают.
his-reason-not-a-key-of-an-ally = Национальные ключевые города союзной второстепенной державы не уступают.
his-reason-no-spaces-before-league = До Шмалькальденского союза протестанты ничего не контролируют.
his-reason-two-cards-at-most = За ход одна держава передаёт другой не больше двух карт.
his-reason-too-few-cards = У дающей державы мало карт; национальные карты не в счёт.
his-reason-no-cards-both-ways = Две державы не передают друг другу карты в один ход.
his-reason-none-to-ottomans = Османам наёмников не передают.
his-reason-four-mercenaries-at-most = За ход одна держава передаёт другой не больше четырёх наёмников.
his-reason-too-few-to-give = У дающей державы мало наёмников вне осаждённых городов.
his-reason-no-place-for-mercenaries = Получающая держава не контролирует столицу (протестанты — курфюршество).
his-reason-no-counters-for-mercenaries = У получающей державы не хватает фишек.
his-reason-no-mercenaries-both-ways = Две державы не передают друг другу наёмников в один ход.
his-reason-not-asked-for = Генрих VIII сейчас не просит развода.
his-reason-hapsburgs-are-allies = Папство в этот ход — союзник Габсбургов.
his-reason-not-excommunicated = Этот правитель не отлучён.
his-reason-no-cards-to-oneself = Игрок не передаёт карты между своими державами.
his-reason-no-mercenaries-to-oneself = Игрок не передаёт наёмников между своими державами.
his-reason-no-spaces-to-oneself = Между державами одного игрока можно лишь вернуть национальный город.
his-reason-too-few-squadrons = В этом порту меньше эскадр.
his-reason-not-the-borrowers-port = Одолженные эскадры идут в ближайший порт получающей державы.
his-reason-no-mercenaries-to-give-there = Там нет ваших наёмников для передачи.
his-reason-not-a-place-for-them = Они прибывают в подконтрольную столицу, к протестантам — в курфюршество.
his-reason-not-between-own-powers = Игрок не объявляет войну между своими державами.
his-reason-not-on-own-power = Пираты не грабят вторую державу того же игрока.

## Торговля, новые войска, жалованье, военачальники и иоанниты

his-reason-no-trade-in-cloth = Кале должен быть под контролем Англии, а Антверпен — Габсбургов.
his-reason-home-cards-stay = Национальные карты не отдают.
his-reason-mandatory-cards-stay = Карту обязательного события отдают, только если больше отдать нечего.
his-reason-to-another-power = Карта достаётся другой державе.
his-reason-not-yours-to-give = У вас нет этой карты.
his-reason-nobody-went-round-the-world = Кругосветное плавание ещё никто не совершил.
his-reason-builds-its-own-at-home = Отряды второстепенных союзников появляются только в их национальных городах.
his-reason-buda-is-besieged = Буда осаждена.
his-reason-no-fortress-left = Все фишки крепостей на карте.
his-reason-fortified-already = Этот город уже укреплён.
his-reason-knights-are-homeless = Иоаннитов нет на карте.
his-reason-knights-are-besieged = Иоанниты осаждены.
his-reason-no-ottoman-shipping = У моря, где живут иоанниты, нет османского порта.
his-reason-knights-have-a-home = Иоанниты на карте.
his-reason-no-home-for-knights = Иоанниты селятся в национальном порту Габсбургов под контролем Габсбургов.
his-reason-has-no-mercenaries = У этой державы нет наёмников на карте.
his-reason-mandatory-cards-pay-nobody = Картой обязательного события наёмникам не платят.
his-reason-not-your-card = У вас нет этой карты.
his-reason-so-many-may-stay = Столько наёмников уходить не должно.
his-reason-no-mercenaries-at-all = На карте нет наёмников.
his-reason-no-mercenaries-there = Там нет стольких наёмников этой державы.
his-reason-no-camp-there = Там нет сухопутных отрядов этой державы.
his-reason-regulars-first = Не меньше половины потерь — регулярные отряды, пока они есть.
his-reason-nobody-is-captive = Ни один военачальник не в плену.
his-reason-not-captured = Этот военачальник не в плену.
his-reason-nobody-to-threaten = На карте нет ни Ибрагима-паши, ни Альбы, ни Брэндона, ни Монморанси.
his-reason-not-an-overmighty-man = Угроза касается только Ибрагима-паши, Альбы, Брэндона и Монморанси.
his-reason-out-of-reach = Этот военачальник в плену или не на карте.
his-reason-recalled-this-turn = Такую экспедицию в этот ход отозвали: новую отправят не раньше следующего.
his-reason-no-voyage-at-all = Ни одна экспедиция не в пути.
his-reason-not-under-way = Такая экспедиция этой державы не в пути.
his-reason-nobody-hunts-julia = Берберские пираты ещё не пришли.

## События на картах

his-reason-not-the-scene-of-the-revolt = Восстание этой карты туда не доходит.
his-reason-unrest-there-already = Там уже беспорядки.
his-reason-occupied-spaces-stay-calm = Там стоят войска: восстают только незанятые города.
his-reason-he-cannot-be-committed = Богослов, которого задействует событие, не в игре или уже задействован.
his-reason-nobody-for-the-colloquy = Лютер или Меланхтон и Цвингли или Эколампадий должны быть в игре и не задействованы.
his-reason-calvin-is-not-there = Кальвина нет на карте.
his-reason-only-italian-spaces = Этот город не в итальянской зоне.
his-reason-only-spanish-spaces = Этот город не в испанской зоне.
his-reason-not-an-electorate = Курфюршества анабаптистам неподвластны.
his-reason-units-keep-its-faith = Там стоят войска: веру меняют только незанятые города.
his-reason-nearer-to-wittenberg-first = Веру меняют только ближайшие к Виттенбергу католические города немецкой зоны.
his-reason-only-the-wartburg = Вернуть можно только «Вартбург».
his-reason-not-a-suspect = Просматриваются карты только Англии или Протестантов.
his-reason-no-card-to-take = В этой руке нет карт, кроме национальных.
his-reason-something-can-be-done = Что-то сделать можно, значит, нужно.
his-reason-not-in-their-hands = Этой карты нет среди просмотренных.
his-reason-not-a-card-to-choose = Национальные карты и обязательные события выбирать нельзя.
his-reason-not-catholic-and-calm = Это не католический английский национальный город без беспорядков.
his-reason-zwingli-is-gone = Цвингли нет в игре.
his-reason-too-far-from-zurich = Это дальше 3 городов от Цюриха.
his-reason-not-a-catholic-unit = Этот отряд не считается католическим.
his-reason-philip-is-gone = Филипп Гессенский выбыл из игры.
his-reason-no-card-to-lose = В руке нет карт, кроме национальных.
his-reason-no-new-ruler-in-england = В этот ход правитель Англии не сменился.
his-reason-england-has-no-card = У Англии нет других карт, кроме национальных.
his-reason-not-laid-aside = Это не одна из двух карт.
his-reason-only-to-papacy-or-protestants = Карта переходит к Папству или Протестантам, но не к вам самим.
his-reason-nobody-to-raid = Османская кавалерия слишком далеко от городов врагов.
his-reason-not-within-reach = Османская кавалерия слишком далеко от городов этой державы, или она не враг.
his-reason-not-before-an-impulse = Взятая так карта не разыгрывается до следующего импульса.
