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
web-rule = Правило { $rule }
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
web-home-continue = Продолжить
web-home-forget = Забыть
web-home-forget-label = Забыть игру { $game }
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
web-create-seat = Игрок { $seat }
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
web-agent-greedy = жадная
web-agent-random = случайная
web-agent-bank = автоматический банк

## Что идёт не так

web-problem-server = Сервер не отвечает.
web-problem-no-game = Такой игры нет.
web-problem-link = Это не ссылка на игру.
web-problem-stale = Игра уже ушла вперёд; посмотрите на стол ещё раз.

## Стол

web-your-turn = Ваш ход.
web-you = вы
web-over = Игра окончена.
web-won = Вы победили!
web-waiting-for = Ждём: { $names }
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
web-invite = Ссылка для игрока { $seat }
web-table-form = Вид стола
web-tab-board = Доска
web-tab-words = Словами
web-closer-look = Поближе
web-export = Сохранить игру в файл
web-again = Сыграть ещё раз
web-curtain = Следующий: { $name }
web-curtain-text = Передайте экран. Остальным смотреть нельзя.
web-curtain-raise = Я – { $name }: показать стол

## Причины и правила

web-why = Почему нельзя…?
web-why-label = Ход в записи
web-why-ask = Спросить
web-why-hint = Запишите ход или нажмите на любую неподсвеченную карту.
web-why-allowed = Сейчас можно.
web-why-later = Сначала другие ходы: { $after }
web-rules = Правила
web-rules-paragraph = Параграф
web-rules-open = Открыть
web-rules-missing = Такого параграфа нет.
