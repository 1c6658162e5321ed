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
his-reason-not-into-this-space = Перехват возможен только в свои, союзные, вражеские и независимые города.
his-reason-not-a-neighbour = Это не соседний город.
his-reason-enemy-came-from-there = Враг пришёл оттуда.
his-reason-enemy-came-that-way = Враг пришёл этим путём.
his-reason-not-a-friends-space = Уйти можно только в свой или союзный город.
his-reason-unrest-there = Там беспорядки.
his-reason-enemies-there = Там враги.
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
his-reason-nobody-to-assault = Здесь некому штурмовать.
his-reason-too-far-for-artillery = Осадной артиллерии нужен укреплённый национальный город нападающего не дальше четырёх городов.
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

his-reason-no-points-left = Очков действия не осталось.
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
his-reason-not-at-war-with = Вы не воюете с этой державой.
his-reason-nothing-lost = Просить мира можно, только если у противника ваш военачальник или национальный город.
his-reason-war-without-end = Между этими державами мира не бывает.
his-reason-no-such-unit-there = Там нет такого вашего отряда.
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
