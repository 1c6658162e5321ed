# Что говорит страница в браузере, какой бы ни была игра.

## Каждая страница

web-skip = К основной части
web-page-table = стол
web-settings = Настройки
web-offline = Связь потеряна, пробуем снова…
web-language = Язык
web-theme = Оформление
web-theme-auto = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-confirm-moves = Спрашивать перед каждым ходом
web-number-keys = Цифры выбирают ход
web-only-answer = Давать ответ за меня, если он единственный
web-sound = Звук, когда мой ход
web-notify = Уведомления браузера, когда мой ход
web-notify-denied = Браузер запрещает их для этой страницы.
web-rule = Правило { $rule }
web-rule-this = Правило об этом
web-close = Закрыть
web-cancel = Отмена
web-loading = Загрузка…
web-busy = Минуту…
web-home = На главную
web-unofficial = Неофициальный проект: не создан и не одобрен авторами и издателями игр.

## Главная

web-home-lead = Глубокие исторические настольные игры, полные и точные, в вашем браузере.
web-home-quick = Сыграть сразу против программ:
web-home-against =
    { $count ->
        [one] { $count } соперник
        [few] { $count } соперника
       *[many] { $count } соперников
    }
web-unfinished = Не завершена
web-unfinished-text = Все правила действуют; карта ещё не нарисована, поэтому стол показан словами.
web-home-new = Впервые за этим столом?
web-home-lesson = Первая партия с комментариями
web-home-continue = Продолжить
web-home-forget = Забыть
web-home-forget-label = Забыть игру { $game }
web-home-your-turn = Ваш ход
web-home-over = Окончена
web-home-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
web-home-create = Выберите игроков, места и трактовки правил.
web-home-create-button = Настроить игру
web-home-join = Войти по ссылке
web-home-join-label = Присланная ссылка или код
web-home-join-button = Войти

## Новая игра

web-create-heading = Новая игра
web-create-title = Игра
web-create-players = Игроки
web-create-scenario = Сценарий
web-create-seed = Зерно (пусто: случайно)
web-create-seats = Кто где сидит
web-create-seat = Место { $seat }
web-create-start = Начать игру
web-create-options =
    { $count ->
        [one] Варианты и трактовки правил ({ $count })
        [few] Варианты и трактовки правил ({ $count })
       *[many] Варианты и трактовки правил ({ $count })
    }
web-create-presets = Наборы вариантов:
web-kind-me = Я
web-kind-screen = Человек за этим экраном
web-kind-open = Человек по ссылке
web-kind-person = Человек
web-kind-program = Программа: { $agent }
web-agent-greedy = играет на выгоду
web-agent-random = играет наугад
web-agent-bank = автоматический банк
web-create-pace = Темп
web-create-more = Ещё
web-pace = Темп
web-pace-none = Без часов
web-pace-live =
    { $minutes ->
        [one] Вживую: { $minutes } минута на игрока, плюс { $seconds } с за ход
        [few] Вживую: { $minutes } минуты на игрока, плюс { $seconds } с за ход
       *[many] Вживую: { $minutes } минут на игрока, плюс { $seconds } с за ход
    }
web-pace-days =
    { $days ->
        [one] По переписке: { $days } день на ход
        [few] По переписке: { $days } дня на ход
       *[many] По переписке: { $days } дней на ход
    }
web-scenario-standard = Обычный
web-value-on = Включено
web-value-off = Выключено
web-value-yes = Да
web-value-no = Нет

## Что идёт не так

web-problem-server = Сервер не отвечает.
web-problem-no-game = Такой игры нет.
web-problem-link = Это не ссылка на игру.
web-problem-stale = Игра уже ушла вперёд; посмотрите на стол ещё раз.

## Стол

web-your-turn = Ваш ход.
web-you = вы
web-winners =
    { $count ->
        [1] Победитель: { $names }
       *[other] Победители: { $names }
    }
web-no-winner = Никто не победил.
web-won = Вы победили!
web-waiting-for = Ждём: { $names }
web-thinks = Думает: { $names }…
web-hurry = Поторопить
web-hurry-text = Не ждать программу: за неё будет сделан случайный ход
web-to-move = ходит
web-undo = Вернуть ход
web-options =
    { $count ->
        [one] { $count } возможный ход
        [few] { $count } возможных хода
       *[many] { $count } возможных ходов
    }
web-aimed = Только ходы с выбранным.
web-show-all = Показать все
web-confirm = Сделать этот ход
web-keys-hint = Стрелки или цифры выбирают, Enter ходит.
web-lit =
    { $count ->
        [one] возможен { $count } ход
        [few] возможны { $count } хода
       *[many] возможно { $count } ходов
    }
web-log = Что произошло
web-seats = Игроки
web-more = Ещё
web-invite = Ссылка: { $name }
web-table-form = Вид стола
web-tab-board = Доска
web-tab-words = Словами
web-closer-look = Поближе
web-export = Сохранить игру в файл
web-again = Сыграть ещё раз
web-curtain = Следующий: { $name }
web-curtain-text = Передайте экран. Остальным смотреть нельзя.
web-curtain-raise = Я – { $name }: показать стол
web-redo = Повторить
web-hint = Подсказка
web-hint-text = Программа сыграла бы так: { $move }
web-hint-none = Сейчас подсказки нет.
web-odds = Шансы: что может принести случай
web-last-move = Последний ход
web-last-move-again = Показать последний ход ещё раз
web-last-move-before = Стол до последнего хода
web-log-short = Ход игры
web-log-empty = Пока ничего не произошло.
web-panels = Ход игры, беседа, заметки и прочее
web-sandbox = Попробовать в песочнице
web-sandbox-banner = Песочница: здесь ничего не засчитывается.
web-sandbox-text = Вы ходите за всех; всё, чего вы не можете знать, разыграно заново.
web-sandbox-back = Назад к игре
web-generic-things = Что можно назвать в ходе
web-generic-players = Что у кого есть
web-generic-table = На столе
web-closer-moves =
    { $count ->
        [one] С этим возможен { $count } ход:
        [few] С этим возможны { $count } хода:
       *[many] С этим возможно { $count } ходов:
    }
web-closer-now = Сейчас с этим ходов нет. Решается: { $prompt }
web-own-seats = Ваши места (клавиша S)
web-own-seat-asked = ждёт ответа
web-pass-on = Передать экран:
web-window-asked = Спрошены: { $names }.
web-window-answered = Вы ответили; пока не ответят все, ответ можно изменить.
web-talks-until = Переговоры закончатся в { $time } или когда все будут готовы.
web-window-until = Кто не ответит до { $time }, тот молчит.
web-anybody = Ответит ли кто-нибудь?
web-anybody-text = Кто отвечает, остаётся у экрана один; никто не узнает, кто ещё мог бы.
web-anybody-nobody = Никто
web-anybody-claim = Кто отвечает
web-anybody-me = Отвечаю я: { $name }
web-anybody-back = Назад к общему вопросу
web-log-earlier = Раньше
web-log-more-shown =
    { $count ->
        [one] Показана ещё { $count } более ранняя строка.
        [few] Показаны ещё { $count } более ранние строки.
       *[many] Показано ещё { $count } более ранних строк.
    }
web-back-choose = Вернуться к строке…
web-back-which = Выберите последнюю строку, которая останется в силе.
web-back-here = Вернуться сюда
web-back-here-label = Вернуться сюда: { $line }
web-back-start = Вернуться к началу
web-back-beginning = Начало партии
web-back-question = Вернуться сюда?
web-back-line = «{ $line }»
web-back-text = Нужно согласие всех, кто играет. Всё, что было потом, не считается, а вытянутое заново вытягивается по-новому.
web-back-text-here = Нужно согласие всех у этого экрана. Всё, что было потом, не считается, а вытянутое заново вытягивается по-новому.
web-back-propose = Предложить
web-back-go = Мы согласны: вернуться
web-back-offered = Вы предложили вернуться к строке:
web-back-absent = Нет за столом: { $names }. С { $time } остальные могут вернуться, не дожидаясь ответа.
web-back-without = Вернуться без отсутствующих
web-back-asked =
    { $count ->
        [one] { $names } предлагает вернуться к строке:
        [few] { $names } предлагают вернуться к строке:
       *[many] { $names } предлагают вернуться к строке:
    }
web-orders = Указания
web-orders-text = Что отвечается за вас без вопроса. Этого не видит никто другой; указание действует, пока не истечёт срок или вы его не отмените.
web-orders-answer = что ответить
web-orders-condition = при каком условии
web-orders-scope = на какой срок
web-orders-always = всегда
web-orders-in-force = действует
web-orders-none = указания нет
web-orders-give = Указать
web-orders-cancel = Отменить
web-orders-given = Указание дано.
web-orders-cancelled = Указание отменено.
web-orders-not = Не { $scope }

## Беседа и заметки

web-deals = Сделки
web-deals-none = Предложений нет.
web-deals-by = Предлагает { $name }
web-deals-gives = { $name } отдаёт:
web-deals-nothing = ничего
web-deals-accept = Согласиться
web-deals-decline = Отклонить
web-deals-withdraw = Снять
web-deals-draft = Ваше предложение
web-deals-partner = С кем торговать
web-deals-propose = Предложить
web-deals-count = Сколько: { $name }
web-deals-waiting =
    { $count ->
        [one] вас ждёт { $count } предложение
        [few] вас ждут { $count } предложения
       *[many] вас ждут { $count } предложений
    }
web-talk = Беседа
web-talk-label = Сказать всем за столом
web-talk-send = Отправить
web-talk-empty = Пока никто ничего не сказал.
web-talk-unread =
    { $count ->
        [one] { $count } новая реплика
        [few] { $count } новые реплики
       *[many] { $count } новых реплик
    }
web-deals-version = { $name }: редакция { $version }
web-deals-private = наедине
web-deals-public = это видят все
web-deals-agreed = Подтвердили: { $names }.
web-deals-missing = Ещё не ответили: { $names }.
web-deals-signed = Подписано всеми, ждёт объявления
web-deals-counter = Предложить изменение
web-deals-word = Пояснение, если отклоняете
web-deals-word-withdraw = Пояснение, если снимаете
web-deals-instead = Ваша редакция; участники: { $names }
web-deals-send-version = Отправить эту редакцию
web-deals-together = Договорённости
web-deals-more =
    { $count ->
        [one] Ещё { $count } вещь
        [few] Ещё { $count } вещи
       *[many] Ещё { $count } вещей
    }
web-deals-hide = Видят только вы и { $names }
web-promises = Обещания
web-promises-what = Обещание
web-promises-about = О чём
web-promises-to = Кому
web-promises-make = Пообещать
web-promises-private = Услышат только они. Обещание не связывает; в конце все увидят, сдержано ли оно.
web-talk-rooms = Комнаты
web-talk-table = Стол
web-talk-private = Наедине
web-talk-with = Поговорить наедине с
web-talk-open = Открыть комнату
web-talk-whisper = Сказать наедине: { $names }
web-talk-closed = Разговоры наедине пока окончены.
web-notes = Заметки
web-notes-label = Заметки, которые видите только вы
web-notes-saving = Сохраняется…
web-notes-saved = Сохранено
web-notes-failed = Не сохранено: сервер не отвечает.

## Часы

web-clock = Часы
web-clock-days =
    { $days ->
        [one] { $days } день { $hours } ч
        [few] { $days } дня { $hours } ч
       *[many] { $days } дней { $hours } ч
    }
web-clock-short = спешите
web-clock-grace = время вышло
web-clock-out = просрочено
web-clock-minute = У вас осталась одна минута.

## Кто здесь и кто ушёл

web-seat-resigned = сдача
web-seat-absent = нет на месте: играет программа
web-seat-here = в сети
web-seat-away = не в сети
web-program-plays = За вас играет программа.
web-take-back = Вернуться на своё место
web-resign = Сдаться
web-resign-question = Сдать эту игру?
web-resign-text = Вернуться будет нельзя. Если остальные продолжат, за вас до конца доиграет программа.
web-end-offer = Предложить закончить игру
web-end-alone = Закончить игру
web-end-question = Закончить игру без победителя?
web-end-text = Игра закончится, когда согласятся все, кто ещё играет; если соперники – только программы, она закончится сразу.
web-end-offered = Вы предложили закончить игру без победителя.
web-end-withdraw = Отозвать
web-end-asked = Закончить игру без победителя предлагает: { $names }.
web-end-agree = Согласиться
web-end-refuse = Отказаться

## Причины и правила

web-why = Почему нельзя…?
web-why-short = Почему?
web-why-label = Ход в записи
web-why-ask = Спросить
web-why-hint = Запишите ход или нажмите на что угодно неподсвеченное на столе.
web-why-allowed = Сейчас можно.
web-why-later = Сначала другие ходы: { $after }
web-rules = Правила
web-rules-search = Поиск по правилам: слова или параграф
web-rules-english = Правила пока написаны по-английски; ищите английские слова.
web-rules-all = Все найденные параграфы
web-rules-count =
    { $count ->
        [0] Ничего не найдено
        [one] { $count } параграф
        [few] { $count } параграфа
       *[many] { $count } параграфов
    }
web-rules-missing = Такого параграфа нет.

## Проводник первой партии

web-guide = Проводник
web-guide-step = Шаг { $step } из { $count }
web-guide-begin = Начнём
web-guide-suggests = Мой совет: { $move }
web-guide-only = Ответ только один: { $move }
web-guide-play = Сыграть так
web-guide-back = Вернуть ход
web-guide-quiet = Ничего нового: играйте, как хотите.
web-guide-alone = Дальше без проводника
web-guide-again = Позвать проводника
