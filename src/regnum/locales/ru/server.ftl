# Что отвечает сервер, когда запрос нельзя выполнить, и что он отмечает за столом.

regnum-server-no-language = Нет текстов на языке { $language }.
regnum-server-not-json = Запрос должен быть в формате JSON (application/json).
regnum-server-too-large = Запрос больше допустимого размера (байты: { $limit }).
regnum-server-malformed = Запрос нельзя прочитать: { $problem }
regnum-server-no-game = Такой партии нет.
regnum-server-no-title = Такой игры нет.
regnum-server-no-catalogue = У этой игры нет каталога.
regnum-server-no-paragraph = В правилах нет такого параграфа.
regnum-server-no-link = Эта ссылка не ведёт ни к какому месту за столом.
regnum-server-no-page = По этому адресу ничего нет.
regnum-server-not-possible = По этому адресу так сделать нельзя.
regnum-server-no-seat = Зрители только смотрят: для этого нужно место за столом.
regnum-server-not-your-seat = Это место принадлежит другому.
regnum-server-not-alone = Здесь играют и другие: программы не торопят.
regnum-server-unknown-token = Этот ключ не подходит ни к какому месту.
regnum-server-other-origin = Запрос пришёл с другого сайта и отклонён.
regnum-server-wrong-seats = Названо мест: { $given }, а нужно: { $wanted }.
regnum-server-bad-game = Такую партию нельзя начать: { $problem }
regnum-server-fixed-tutorial = Как пройдёт обучение, решает сама игра: назовите её и ничего больше.
regnum-server-no-tutorial = У игры { $title } нет обучения.
regnum-server-not-a-move = Это не ход: { $problem }
regnum-server-old-ruleset = Партия начата по правилам версии { $ruleset }, а этот сервер играет по версии { $version }.
regnum-server-rule-failure = Здесь сломалось правило. Партия осталась как была, отчёт сохранён.
regnum-server-busy = Сервер сейчас не может записывать. Ничего не изменилось; попробуйте через мгновение.
regnum-server-failure = Ошибка сервера. Ничего не изменилось.
regnum-server-bad-pace = Нет такого темпа: { $pace }; бывает none, live:МИНУТЫ+СЕКУНДЫ и days:ДНИ.
regnum-server-resigned = Вы сдались; за это место до конца играет программа.
regnum-server-nothing-said = Пустую строку сказать нельзя.
regnum-server-not-your-turn = Сейчас от вас ничего не ждут.
regnum-server-no-hint = Программа не успела найти совет. Спросите ещё раз.
regnum-server-game-over = Эта партия окончена.
regnum-server-too-often =
    { $seconds ->
        [one] Слишком часто. Попробуйте снова через { $seconds } секунду.
        [few] Слишком часто. Попробуйте снова через { $seconds } секунды.
       *[many] Слишком часто. Попробуйте снова через { $seconds } секунд.
    }
regnum-server-too-many-sockets = Открыто слишком много окон с играми. Закройте лишние.
regnum-server-wrong-partners = Назовите другие места этой партии, с которыми хотите торговать.
regnum-server-too-many-offers = На столе уже лежит несколько ваших предложений. Сначала снимите одно.
regnum-server-too-many-rollbacks = Партия уже возвращалась назад столько раз, сколько можно: { $most }.
regnum-server-not-a-party = Вы не участвуете в этой сделке.
regnum-server-wrong-gifts = Всё в сделке переходит от одного её участника к другому.
regnum-server-not-traded = В сделке есть то, чем здесь не торгуют.
regnum-server-empty-deal = В этой сделке ничего нет.
regnum-server-wrong-clauses = Договариваться можно только между разными участниками сделки.
regnum-server-other-parties = У новой редакции должны быть те же участники; предложите отдельную сделку.
regnum-server-stale-draft = Предложение тем временем изменили. Посмотрите на него ещё раз.
regnum-server-no-whispers = Сейчас эти игроки не могут говорить наедине.
regnum-server-no-room = Такой комнаты нет.
regnum-server-no-such-promise = Пообещать такое здесь нельзя.
regnum-server-too-many-promises = Для одной партии вы обещали достаточно.
regnum-server-no-offer = Этого предложения на столе больше нет.

regnum-server-note-fallback = программа ({ $seat }) не ответила вовремя; за неё сделан случайный ход.
regnum-server-note-hurried = программу ({ $seat }) поторопили; за неё сделан случайный ход.
regnum-server-note-talks-over = время переговоров истекло.
regnum-server-note-time-up = время вышло: { $seat }.
regnum-server-note-absent = { $seat }: никого за столом; дальше играет программа.
regnum-server-note-back = { $seat }: снова за столом.
regnum-server-note-resigned = { $seat }: партия сдана.
regnum-server-note-end-offered = { $seat }: предложено закончить партию без победителя.
regnum-server-note-end-refused = { $seat }: решено играть дальше.
regnum-server-note-ended-resigned = партия сдана.
regnum-server-note-ended-agreed = партия окончена по соглашению.
regnum-server-note-deal-offered = { $seat }: предложена сделка.
regnum-server-note-deal-accepted = { $seat }: согласие на сделку.
regnum-server-note-deal-declined = { $seat }: сделка снята со стола.
regnum-server-note-deal-struck = { $seat }: последнее согласие, сделка заключена.
regnum-server-note-deal-struck-signed = Подписанная сделка заключена.
regnum-server-note-deal-countered = { $seat } предлагает взамен: { $deal }
regnum-server-note-deal-declined-word = { $seat } снимает предложение сделки: { $word }
regnum-server-note-deal-failed = Подписанную сделку заключить не удалось: { $reason }
regnum-server-note-deal-announced = Объявлена сделка: { $deal }
regnum-server-note-rule-failed = здесь сломалось правило; отчёт сохранён.

regnum-server-ended-agreed = Игроки договорились закончить партию; победителя нет.
regnum-server-ended-resigned =
    { $count ->
        [0] Партия сдана; победителя нет.
        [one] Остальные сдались. Победитель: { $winners }.
        [few] Остальные сдались. Победители: { $winners }.
       *[many] Остальные сдались. Победители: { $winners }.
    }

regnum-server-no-port = Сервер не может слушать { $host }, порт { $port }: { $problem }
regnum-server-running = Стол открыт по адресу { $address }. Ctrl+C останавливает сервер.
regnum-server-note-rollback-offered = { $seat } — за возвращение к более раннему моменту.
regnum-server-note-rollback-refused = { $seat } — против возвращения.
regnum-server-note-rolled-back = с общего согласия партия возвращена к более раннему моменту; всё, что выпадает снова, выпадает заново.
regnum-server-no-such-order = Такого распоряжения нет: { $topic }.
regnum-server-damaged = Эта партия повреждена: часть сохранённого пропала. Продолжать её нельзя.
regnum-server-note-answered-alone = единственный возможный ответ дан сам собой: { $seat }.
