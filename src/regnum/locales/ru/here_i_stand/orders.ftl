# О чём бывают постоянные приказы и как долго они действуют.

his-topic-arquebusiers = Розыгрыш карты «Аркебузиры»
his-topic-field-artillery = Розыгрыш карты «Полевая артиллерия»
his-topic-mercenaries-bribed = Розыгрыш карты «Наёмники подкуплены»
his-topic-mercenaries-grow-restless = Розыгрыш карты «Наёмники ропщут»
his-topic-siege-mining = Розыгрыш карты «Осадный подкоп»
his-topic-surprise-attack = Розыгрыш карты «Внезапная атака»
his-topic-tercios = Розыгрыш карты «Терции»
his-topic-foul-weather = Розыгрыш карты «Ужасная погода»
his-topic-gout = Розыгрыш карты «Подагра»
his-topic-landsknechts = Розыгрыш карты «Ландскнехты»
his-topic-professional-rowers = Розыгрыш карты «Профессиональные гребцы»
his-topic-siege-artillery = Розыгрыш карты «Осадная артиллерия»
his-topic-swiss-mercenaries = Розыгрыш карты «Швейцарские наёмники»
his-topic-the-wartburg = Розыгрыш карты «Вартбург»
his-topic-halleys-comet = Розыгрыш карты «Комета Галлея»
his-topic-copernicus = Розыгрыш «Коперника» против победы по доминированию
his-topic-michael-servetus = Розыгрыш «Мигеля Сервета» против победы по доминированию
his-topic-spring-preparations = Розыгрыш карты «Весенние приготовления»
his-topic-venetian-informant = Розыгрыш карты «Венецианский осведомитель»
his-scope-impulse = этот импульс
his-scope-turn = этот ход
his-scope-game = вся партия
