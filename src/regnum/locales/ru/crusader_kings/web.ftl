# Что говорит только доска в браузере.

## Группы ходов

ck-web-group-lords = Независимые феодалы
ck-web-group-dynasties = Другие династии
ck-web-group-court = Мелкая знать
ck-web-group-titles = Титулы
ck-web-group-attack = Атаки
ck-web-group-support = Поддержка
ck-web-group-murder = Покушение
ck-web-group-other = Выбор

## Карта

ck-web-map = Европа
ck-web-zoom = Размер карты
ck-web-zoom-in = Крупнее
ck-web-zoom-out = Мельче
ck-web-region-list = Все регионы списком
ck-web-borders = Соседние регионы: { $list }
ck-web-routes = Морские пути: { $list }
ck-web-lord-of = Независимый феодал: { $region }
ck-web-legend-knight = рыцарь
ck-web-legend-army = армия
ck-web-legend-castle = замок
ck-web-legend-duchy = герцог или феодал
ck-web-legend-unrest = беспорядки
ck-web-legend-harvest = жатва
ck-web-legend-crop-failure = неурожай
ck-web-legend-plague = чума

## Семьи

ck-web-families = Семьи
ck-web-age = Возраст: { $age } из 5
ck-web-spouse = супруг
    .feminine = супруга
ck-web-married-to = Супруг(а): { $name }
ck-web-first = первый игрок

## Мешочек

ck-web-bag = Мешочек для черт
ck-web-odds = Вероятность одного успеха по числу вытянутых жетонов
ck-web-check = Проверка
ck-web-draws =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
ck-web-critical = критическая черта: { $checks }
ck-web-fails-in = Провал в проверках: { $check }
ck-web-succeeds-in = Успех в проверках: { $check }
ck-web-check-marriage = брак
ck-web-check-realm = правление
ck-web-check-intrigue = интриги
ck-web-check-war = война
ck-web-check-crusade = поход
ck-web-check-none = без критических черт

## Карты действий

ck-web-hand = Рука и замысел
ck-web-cards = Карты действий
ck-web-planned = Замысел { $number }
ck-web-no-cards = Сейчас карт нет.
ck-web-holdings = Сколько карт у каждого
ck-web-condition = Условие: { $text }

## План войны

ck-web-planner = План войны
ck-web-planner-annex = можно аннексировать
ck-web-planner-free = независимый регион
ck-web-planner-has-cause = повод к войне или война
ck-web-planner-no-cause = нет повода к войне
ck-web-planner-ally = союзник
ck-web-planner-armies = армия: { $list }
ck-web-planner-mobilize = нужна Мобилизация: { $list }
ck-web-planner-successes =
    { $count ->
        [one] { $count } успех
        [few] { $count } успеха
       *[many] { $count } успехов
    }
ck-web-planner-gold =
    { $count ->
        [one] { " " }за { $count } золотой
        [few] { " " }за { $count } золотых
       *[many] { " " }за { $count } золотых
    }
ck-web-planner-line = Успехов для Вторжения: { $successes }; вероятность без золота: { $chance } %.

## Летопись и набор данных

ck-web-chronicle = Летопись: { $name }
ck-web-chronicle-house = Династия
ck-web-chronicle-empty = Пока ничего не записано.
ck-web-ours = События, размеры колод, часть карт развития, бонусы трека походов и имена второстепенных персонажей придуманы нами.
ck-web-pack = Карты из набора данных { $name }.

## Варианты партии

ck-option-programs = Династии под управлением программ
ck-option-programs-usual = Как в правилах
ck-option-programs-0 = Нет
ck-option-programs-1 = Одна
ck-option-programs-2 = Две
ck-option-programs-3 = Три
ck-option-programs-4 = Четыре
ck-option-team = Люди вместе против программ
ck-option-allied-programs = Программы в союзе друг с другом
ck-option-glitterhoof = Лошадь Блескопыт
ck-option-navy-limit = Флот перевозит одну армию
ck-option-navy-limit-action = за одно Вторжение
ck-option-navy-limit-target = к каждой цели
ck-option-deck-rebuild = Когда колода кончается
ck-option-deck-rebuild-alone = заново складывается только она
ck-option-deck-rebuild-together = заново складываются все колоды
ck-option-castle-against-unrest = Замки защищают от беспорядков
ck-option-castle-against-unrest-yes = Да
ck-option-castle-against-unrest-no = Нет
ck-option-programs-mobilized = Регионы программ считаются мобилизованными
ck-option-programs-mobilized-attack = когда программы атакуют
ck-option-programs-mobilized-always = всегда
ck-option-pomerania-sea = Море у берегов Померании
ck-option-pomerania-sea-north-sea = Северное море
ck-option-pomerania-sea-none = Нет
ck-option-pack = Карты
ck-option-pack-regnum = Наши собственные
ck-option-seat-0 = Место 0
ck-option-seat-0-usual = тот, кто там сидит
ck-option-seat-0-person = человек
ck-option-seat-0-ferox = Ferox
ck-option-seat-0-postis = Postis
ck-option-seat-0-munitio = Munitio
ck-option-seat-0-amandit = Amandit
ck-option-seat-0-aperio = Aperio
ck-option-realm-0 = Династия места 0
ck-option-realm-0-any = по жребию
ck-option-realm-0-english = Английская
ck-option-realm-0-frankish = Франкская
ck-option-realm-0-german = Германская
ck-option-realm-0-italian = Итальянская
ck-option-realm-0-iberian = Иберийская
ck-option-seat-1 = Место 1
ck-option-seat-1-usual = тот, кто там сидит
ck-option-seat-1-person = человек
ck-option-seat-1-ferox = Ferox
ck-option-seat-1-postis = Postis
ck-option-seat-1-munitio = Munitio
ck-option-seat-1-amandit = Amandit
ck-option-seat-1-aperio = Aperio
ck-option-realm-1 = Династия места 1
ck-option-realm-1-any = по жребию
ck-option-realm-1-english = Английская
ck-option-realm-1-frankish = Франкская
ck-option-realm-1-german = Германская
ck-option-realm-1-italian = Итальянская
ck-option-realm-1-iberian = Иберийская
ck-option-seat-2 = Место 2
ck-option-seat-2-usual = тот, кто там сидит
ck-option-seat-2-person = человек
ck-option-seat-2-ferox = Ferox
ck-option-seat-2-postis = Postis
ck-option-seat-2-munitio = Munitio
ck-option-seat-2-amandit = Amandit
ck-option-seat-2-aperio = Aperio
ck-option-realm-2 = Династия места 2
ck-option-realm-2-any = по жребию
ck-option-realm-2-english = Английская
ck-option-realm-2-frankish = Франкская
ck-option-realm-2-german = Германская
ck-option-realm-2-italian = Итальянская
ck-option-realm-2-iberian = Иберийская
ck-option-seat-3 = Место 3
ck-option-seat-3-usual = тот, кто там сидит
ck-option-seat-3-person = человек
ck-option-seat-3-ferox = Ferox
ck-option-seat-3-postis = Postis
ck-option-seat-3-munitio = Munitio
ck-option-seat-3-amandit = Amandit
ck-option-seat-3-aperio = Aperio
ck-option-realm-3 = Династия места 3
ck-option-realm-3-any = по жребию
ck-option-realm-3-english = Английская
ck-option-realm-3-frankish = Франкская
ck-option-realm-3-german = Германская
ck-option-realm-3-italian = Итальянская
ck-option-realm-3-iberian = Иберийская
ck-option-seat-4 = Место 4
ck-option-seat-4-usual = тот, кто там сидит
ck-option-seat-4-person = человек
ck-option-seat-4-ferox = Ferox
ck-option-seat-4-postis = Postis
ck-option-seat-4-munitio = Munitio
ck-option-seat-4-amandit = Amandit
ck-option-seat-4-aperio = Aperio
ck-option-realm-4 = Династия места 4
ck-option-realm-4-any = по жребию
ck-option-realm-4-english = Английская
ck-option-realm-4-frankish = Франкская
ck-option-realm-4-german = Германская
ck-option-realm-4-italian = Итальянская
ck-option-realm-4-iberian = Иберийская
