# Что страница говорит о Here I Stand помимо стола: настройки, сценарии, заголовки вариантов.

## Headings of choices

his-web-group-cards = Карты
his-web-group-march = Движение
his-web-group-assault = Штурмы
his-web-group-control = Контроль
his-web-group-build = Строительство
his-web-group-sea = На море
his-web-group-new-world = Новый Свет
his-web-group-abroad = Заграничные войны
his-web-group-leaders = Военачальники
his-web-group-units = Отряды
his-web-group-diplomacy = Дипломатия
his-web-group-other = Выбор

## Options

his-option-siege-lifted = Осада снимается, когда осаждающих
his-option-siege-lifted-equal = не больше, чем осаждённых
his-option-siege-lifted-fewer = меньше, чем осаждённых
his-option-shuffle = Колода перетасовывается
his-option-shuffle-before-riches = до бросков за богатства Нового Света
his-option-shuffle-after-riches = после бросков за богатства Нового Света
his-option-bora-attempts = «Катерина фон Бора» даёт
his-option-bora-attempts-five = пять попыток
his-option-bora-attempts-four = четыре попытки
his-option-strait-ports = Флоты входят в порты проливов
his-option-strait-ports-own = только в свои
his-option-strait-ports-friendly = в свои и в порты союзника
his-option-carlstadt-unrest = Неудачи Карлштадта вызывают беспорядки
his-option-carlstadt-unrest-unoccupied = в незанятых городах
his-option-carlstadt-unrest-any = в любом городе-цели
his-option-after-interception = После перехвата избежать сражения может
his-option-after-interception-nobody-avoids = никто
his-option-after-interception-others-avoid = тот, кто не перехватывал
his-option-gardiner = Гардинер атакует с лишним кубиком
his-option-gardiner-english-zone = в английской зоне
his-option-gardiner-every-zone = в любой зоне
his-option-pack = Числа на картах и фишках
his-option-pack-regnum = известные нам

## Scenarios

his-scenario-text-1517 = От тезисов Лютера до Аугсбургского мира: девять ходов, Реформация начинается с первого.
his-scenario-text-1532 = Середина истории: игра с хода 4, союз создан, пираты уже пришли.
his-scenario-text-tournament = Как 1532, но короче: на один вечер.
