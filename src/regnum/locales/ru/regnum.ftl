# What the command `regnum` and the game in the terminal say, whatever the title.

## Players, decisions, endings

regnum-seat = игрок { $seat }
regnum-waiting = Решение за: { $seats }. { $prompt }
regnum-ended = Игра окончена.
regnum-over =
    { $count ->
        [1] Игра окончена. Победитель: { $winners } ({ $way }).
       *[other] Игра окончена. Победу делят: { $winners } ({ $way }).
    }
regnum-reason-with-rule = { $reason } (правило { $rule })
regnum-interrupted = прервано

## Why a move is possible or not

regnum-why-allowed = { $move }: сейчас можно.
regnum-why-later = { $move }: можно, но сначала нужны другие ходы: { $after }.
regnum-why-refused = { $move }: нельзя. { $reason }
regnum-why-path = Проверено после ходов: { $after }.
regnum-why-decision = Решение, о котором идёт речь: { $prompt }

## Titles

regnum-titles-players =
    { $most ->
        [1] игроков: { $fewest }
       *[other] игроков: от { $fewest } до { $most }
    }
regnum-titles-scenarios = сценарии: { $list }
regnum-titles-presets = наборы настроек: { $list }
regnum-titles-unfinished = не завершена: карта ещё не нарисована

## Simulation

regnum-simulate-progress = партии
regnum-simulate-games =
    { $games ->
        [one] { $title }, игроков: { $players } – { $games } партия
        [few] { $title }, игроков: { $players } – { $games } партии
        [many] { $title }, игроков: { $players } – { $games } партий
       *[other] { $title }, игроков: { $players } – { $games } партии
    }
regnum-simulate-finished = Доиграно: { $finished }, тупиков: { $dead_ends }, ошибок: { $errors }
regnum-simulate-decisions = Решений: { $decisions } за { $seconds } с
regnum-simulate-outcomes = Чем закончились партии:
regnum-simulate-wins = Победы (общая победа засчитана каждому победителю):
regnum-simulate-promises = Обещания и что из них вышло:
regnum-simulate-failed = партия { $game } (зерно { $seed }) оборвалась: { $problem }
regnum-simulate-kept = сохранена в { $file }
regnum-simulate-again = повторить: { $command }

regnum-bench-no-chess = скорость измеряется относительно python-chess: установите его командой `pip install chess` (./run делает это сам)
regnum-bench-title = { $title }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, { $build }
regnum-bench-pure = чистый Python
regnum-bench-compiled = скомпилировано
regnum-bench-speed = Решений в секунду: { $decisions }, { $ratio } скорости python-chess
regnum-bench-answers = Ответов в секунду, включая единственно возможные: { $answers }
regnum-bench-games = Партий в секунду: { $games }; решений в партии: { $decisions }; ответов на выбор: { $options }
regnum-bench-clone = Копия партии занимает { $time } мкс, { $ratio } времени копии шахматной доски

## Ledger of the rules

regnum-ledger-paragraphs = Пунктов правил: { $count }
regnum-ledger-with-code = С кодом: { $count }
regnum-ledger-with-tests = С тестами: { $count }
regnum-ledger-seen = Встретились в играх программ: { $count }
regnum-ledger-unseen = Не встретились в играх программ ({ $count }):
regnum-ledger-waived = Не являются правилами игры ({ $count }):
regnum-ledger-missing = Не хватает ({ $count }):

## Recorded games

regnum-replay-undo = отменяет последний ход
regnum-replay-failing = запись { $sequence } выполнить нельзя: { $problem }
regnum-replay-mended = Запись { $sequence } когда-то была сбоем, теперь её можно выполнить: { $move }
regnum-verified = Партия честная. Повторено и совпало: записей журнала – { $entries }, случайных выборов – { $draws }.
regnum-verified-commitment = Обязательство ведущего: { $commitment }
regnum-unfair = { $file } не сходится со своими случайными выборами: { $problems }
regnum-verify-other-rules = { $file }: партия сыграна по другим правилам (версия { $ruleset }). Её ключ верен; ходы могут проверить только те правила, по которым она сыграна.
regnum-replay-other-rules = Партия сыграна по другим правилам (версия { $ruleset }): ходы перечислены, но их последствия заново рассказать нельзя.

## The game in the terminal

regnum-play-welcome = { $title }, игроков: { $players }. Наберите help, чтобы узнать команды.
regnum-play-unfinished = Эта игра не завершена: все правила действуют, но карты в браузере ещё нет.
regnum-play-commitment = Случайные выборы связаны обязательством { $commitment }; после игры их проверит regnum verify.
regnum-play-prompt = { $seat }>
regnum-play-no-number = Номера { $number } нет; выберите от 1 до { $last }.
regnum-play-why-what = Наберите why и ход или его номер, например: why 1
regnum-play-undone = Ход отменён.
regnum-play-chapter =
    { $count ->
        [one] { $chapter } – { $count } пункт
        [few] { $chapter } – { $count } пункта
        [many] { $chapter } – { $count } пунктов
       *[other] { $chapter } – { $count } пункта
    }
regnum-play-rules-what = Наберите rules и главу или пункт, например: rules { $example }
regnum-play-which-file = Назовите файл, например: my-game.json
regnum-play-saved = Сохранено: { $file }
regnum-play-loaded = Загружено: { $file }
regnum-play-curtain = Теперь у экрана { $seat }. Остальные не смотрят.
regnum-play-curtain-enter = { $seat }: нажмите Enter, чтобы увидеть свою руку.
regnum-play-no-events = Ещё ничего не произошло.
regnum-play-log-count = { $text } – не число событий; наберите, например: log 20
regnum-play-no-odds = Для этой игры вероятности не подсчитываются.
regnum-play-hint = { $agent }: выбор { $number } – { $move }
regnum-play-no-hint = Здесь нет программы { $agent }, которая могла бы подсказать.
regnum-play-deal-with = { $seat }: deal { $other } { $verb } …
regnum-play-deal-how = Наберите, например: deal 1 give gold:0:3 get development:4 (deals покажет, что есть)
regnum-play-deal-thing = { $text } нельзя передать; пишите ВИД:НОМЕР или ВИД:НОМЕР:СКОЛЬКО, как показывает deals
regnum-play-no-deals = Сейчас обмениваться нечем.
regnum-play-deal-item = { $giver } → { $taker }: { $item }
regnum-play-deal-confirm = { $seat }: вы согласны? (да или нет)
regnum-play-deal-yes = да д
regnum-play-deal-struck = { $seat }: согласие, сделка заключена.
regnum-play-deal-declined = { $seat }: отказ.
regnum-play-deal-declined-why = { $seat } не соглашается: { $reason }
regnum-play-deal-countered = { $seat } предлагает взамен: { $deal }
regnum-play-drafts-how = drafts показывает их; confirm НОМЕР, decline НОМЕР СЛОВО или counter НОМЕР МЕСТО give ВЕЩИ get ВЕЩИ
regnum-play-no-drafts = Предложений здесь нет.
regnum-play-drafts-waiting =
    { $count ->
        [one] { $count } предложение ждёт вашего ответа: наберите drafts
        [few] { $count } предложения ждут вашего ответа: наберите drafts
       *[many] { $count } предложений ждут вашего ответа: наберите drafts
    }
regnum-deals-counter = Предложить другое
regnum-deals-several-row = Сделка с несколькими
regnum-deals-several = Номера мест, например: 1,2
regnum-deals-whisper-row = Сказать наедине
regnum-deals-promise-row = Пообещать
regnum-deals-confirmed = Подтверждено; остальные ещё не ответили.
regnum-deals-signed = Подписано всеми; сделка ждёт объявления.
regnum-deals-agreed = Редакция { $version }, подтвердили: { $seats }
regnum-deals-announced = Ваша сделка объявлена: { $deal }
regnum-deals-failed = Вашу сделку ({ $deal }) заключить не удалось: { $reason }
regnum-talk-no-whispers = Сейчас эти игроки не могут говорить наедине.
regnum-talk-whispered = Это прочтут за экраном без посторонних: { $seats }.
regnum-talk-whisper-how = Наберите, например: whisper 1,2 Договоримся?
regnum-talk-seats-how = Назовите места по номерам, например: 1,2
regnum-talk-no-such-promise = Пообещать такое здесь нельзя.
regnum-talk-no-promises = Обещаний в этой игре нет.
regnum-talk-promise-how = Наберите МЕСТА ВИД НОМЕР, например: promise 1,2 spare 1. Виды:
regnum-talk-verdict = { $promise } – { $verdict }
regnum-deal-gift = { $giver } → { $taker }: { $item }
regnum-deal-taken-out = убрано: { $part }
regnum-deal-put-in = добавлено: { $part }
regnum-promise-made = { $maker } → { $to }, обещание: { $what }
regnum-promise-open = до проверки не дошло
regnum-promise-kept = сдержано
regnum-promise-broken = нарушено
regnum-answer-too-little = этого мало
regnum-answer-not-wanted = это мне ни к чему
regnum-answer-not-to-a-leader = это поможет тому, кто впереди
regnum-answer-no-trade = не торгует
regnum-deals-offered = Вам предлагают ({ $seat }):
regnum-deals-own = Ваше предложение ({ $seat }):
regnum-deals-gives = Другая сторона ({ $seat }): { $items }
regnum-deals-you-give = Вы отдаёте: { $items }
regnum-deals-of = { $item } (из { $most })
regnum-deals-confirm = Согласиться
regnum-deals-decline = Отказаться
regnum-deals-withdraw = Отозвать
regnum-deals-with = Сделка: { $seat }
regnum-deals-propose = Предложить эту сделку
regnum-deals-empty = Сначала отметьте, что перейдёт из рук в руки.
regnum-deals-keys = Enter отмечает, ← → сколько, Esc отменяет
regnum-deals-laid = Предложение на столе, ответ за: { $seat }.
regnum-deals-waiting =
    { $count ->
        [one] { $count } предложение ждёт вашего ответа: нажмите d.
        [few] { $count } предложения ждут вашего ответа: нажмите d.
       *[many] { $count } предложений ждут вашего ответа: нажмите d.
    }
regnum-play-help =
    Номер делает этот ход; ход можно набрать и словами, как он записан в скобках.
    why ХОД          почему ход возможен или нет, с правилом
    undo             отменить свой последний ход, пока ничего не открылось
    back ЧИСЛО       вернуться дальше, до одного из своих последних ходов, если все за этим экраном согласны
    orders           ваши постоянные распоряжения; order ТЕМА never|ask|play|cancel меняет одно из них
    alone on|off     отвечать ли за вас там, где выбора нет
    as МЕСТО         сначала ответить за другое из своих мест
    rules ПУНКТ      пункт или глава правил; просто rules – список глав
    board            вся позиция
    log ЧИСЛО        последние события
    odds             что могут принести следующие карты или проверка
    hint             что сделала бы программа
    deals            чем можно обменяться сейчас, если в игре есть торговля
    deal МЕСТО give ВЕЩИ get ВЕЩИ
                     предложить сделку, например: deal 1 give gold:0:3 get development:4
    drafts           сделки, которые ждут ответа; confirm N, decline N СЛОВО, counter N …
    whisper МЕСТА ТЕКСТ
                     записка, которую за занавесом прочтут только они
    promise МЕСТА ВИД НОМЕР
                     обещание, которое не связывает; в конце все увидят, сдержано ли оно
    list             ещё раз список ходов
    save ФАЙЛ        сохранить партию (.json) или только позицию (.toml)
    load ФАЙЛ        продолжить сохранённую партию или начать с позиции
    help             эта подсказка
    quit             выйти из игры

## The full screen

regnum-key-why = Почему
regnum-key-hint = Совет
regnum-key-odds = Шансы
regnum-key-deals = Сделки
regnum-key-undo = Назад
regnum-key-log = Журнал
regnum-key-rules = Правила
regnum-key-save = Запись
regnum-key-help = Помощь
regnum-key-leave = Выход
regnum-key-guide = Проводник
regnum-screen-news = Что произошло
regnum-screen-turn = выбор за вами
regnum-screen-thinks = { $agent } думает ({ $seat })…
regnum-screen-wait = Минуту…
regnum-screen-close = Esc – закрыть
regnum-screen-answer = Enter – готово, Esc – отмена
regnum-screen-why-any = О каком ходе речь?
regnum-screen-not-now = Сейчас с этим ничего нельзя сделать:
regnum-screen-paragraph = Какой пункт или какая глава? (пусто: список глав)
regnum-screen-save = Под каким именем сохранить? (.json – партия, .toml – позиция)
regnum-screen-load = Какой файл загрузить?
regnum-screen-help =
    ↑ ↓          выбрать ход; ➤ показывает на столе, к чему он относится
    цифры        перейти к ходу с этим номером; те же номера стоят на столе
    Enter        сделать ход
    мышь         щелчок по ходу делает его, щелчок по столу находит ход
    PgUp PgDn    прокрутить стол; Tab – следующая его часть
    w            почему ход возможен; W – то же о любом другом ходе
    h            совет: что сделала бы программа
    o            шансы: что могут принести следующие карты или проверка
    d            сделки: что предлагают, и своё предложение, если в игре торгуют
    u            отменить свой последний ход, пока ничего не открылось
    b            вернуться дальше, чем может отмена, если все за этим экраном согласны
    y            постоянные распоряжения: что отвечают за вас
    l            журнал всего, что произошло
    r            правила: пункт или глава
    s L          сохранить, загрузить
    q            выйти из игры

## The guide of a tutorial

regnum-guide = Проводник
regnum-guide-suggests = Мой совет: { $number } – { $move }. Можно поступить и иначе.
regnum-guide-only = Ответ только один: { $number } – { $move }.
regnum-guide-strayed =
    { $client ->
        [page] Вы пошли своим путём – так и учатся. Я останусь рядом и скажу, когда встретится что-то новое; «Подсказка» покажет, как сыграла бы программа, а «Вернуть ход» иногда вернёт вас назад.
       *[terminal] Вы пошли своим путём – так и учатся. Я останусь рядом и скажу, когда встретится что-то новое; hint покажет, что сделала бы программа, а undo иногда вернёт вас назад.
    }

## Mistakes

regnum-error-usage = { $problem } (см. { $command } --help)
regnum-error-internal = ошибка в самой программе: { $problem } (REGNUM_DEBUG=1 покажет, где)
regnum-error-kept = { $problem }; партия до этого момента сохранена в { $file }
regnum-error-read = не удаётся прочитать { $file }: { $problem }
regnum-error-too-large = { $file } больше { $most } МБ; таких партий не бывает
regnum-error-file = { $file }: { $problem }
regnum-error-damaged = { $file }: файл повреждён или невозможен: { $problem }
regnum-error-empty = файл пуст
regnum-error-foreign = это не сохранённая партия и не файл позиции (TOML)
regnum-error-toml = это не сохранённая партия и не файл позиции (TOML): { $problem }
regnum-error-no-title = в позиции не названа игра; напишите title = "..." и одно из: { $known }
regnum-error-nobody-waits = позиция никого не ждёт; последней записью её стека должно быть решение
regnum-error-not-ours = { $file } уже есть и не содержит партии, поэтому не будет заменён; выберите другое имя
regnum-error-no-log = { $file } – не сохранённая партия: у позиции нет журнала (её читают show, legal, why и apply)
regnum-error-two-targets = выберите что-то одно: --out или --in-place
regnum-error-seat = места { $seat } нет; места – от 0 до { $last }
regnum-error-automated-seat = за место { $seat } играют сами правила; выберите другое
regnum-error-move = { $move }: { $reason } Сейчас можно: { $allowed }
regnum-error-option = { $text } – не настройка; пишите ИМЯ=ЗНАЧЕНИЕ
regnum-error-preset = у { $title } нет набора настроек { $preset }; есть: { $known }
regnum-error-jobs = число процессов должно быть не меньше 1, а не { $jobs }
regnum-error-no-rules = у { $title } нет текста правил
regnum-error-no-ledger = у { $title } нет реестра правил
regnum-error-paragraph = у { $title } нет пункта { $paragraph }; похожие: { $close }
regnum-error-nobody-plays = за столом { $seats } нет людей; своё место пишите как { $person }
regnum-error-seats = в { $seats } мест: { $given }, а в игре их { $wanted }
regnum-error-no-tutorial = у { $title } нет обучения
regnum-error-no-folder = в папке { $folder } нельзя хранить партии: { $problem }
regnum-error-no-screen = для полного экрана нужен терминал; без --screen игра идёт строками

regnum-play-anybody = Кто-нибудь отвечает ({ $seats })? Номер места или Enter, если никто:
regnum-play-anybody-how = Введите номер места, которое отвечает, или нажмите Enter, если не отвечает никто.
regnum-play-no-orders = В этой игре нет постоянных распоряжений.
regnum-play-orders = Ваши постоянные распоряжения:
regnum-play-order-how = order ТЕМА never|ask|play|cancel [СРОК] [УСЛОВИЕ] меняет распоряжение.
regnum-play-no-such-order = Такого распоряжения нет: { $topic }.
regnum-play-alone-on = Там, где выбора нет и это видно всем, за вас отвечают сразу.
regnum-play-alone-off = Вас спрашивают и там, где выбора нет.
regnum-play-back-how = back или back и число ваших ходов.
regnum-play-back-all = Все за этим экраном согласны вернуться назад (д/н)?
regnum-play-went-back = Партия возвращена назад; всё, что выпадает снова, выпадает заново.
regnum-play-as-how = as и номер одного из ваших мест: { $seats }.
regnum-screen-anybody = Кто-нибудь отвечает?
regnum-screen-nobody = Никто
regnum-screen-back = На сколько ваших ходов вернуться, если все согласны?
regnum-key-rewind = Назад
regnum-key-orders = Распоряжения
