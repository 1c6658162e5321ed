# Why a request is refused, whatever the title.

regnum-reason-not-your-decision = Сейчас решаете не вы: дождитесь своей очереди.
regnum-reason-game-is-over = Игра окончена.
regnum-reason-no-such-answer = Среди ответов на текущий вопрос такого нет: выберите один из предложенных.
regnum-reason-old-decision = С тех пор игра продвинулась: посмотрите на положение и выберите снова.
regnum-reason-nothing-to-undo = Вам нечего отменять.
regnum-reason-nothing-to-redo = Вам нечего возвращать.
regnum-reason-deals-are-closed = Сейчас заключать сделки нельзя.
regnum-reason-drafts-are-closed = Сейчас договариваться о сделках нельзя.
regnum-reason-other-decision = Сейчас нужно принять другое решение: этот ход к нему не подходит.
regnum-reason-unknown-move = Такого хода в игре нет: проверьте, верно ли он записан.
regnum-reason-no-way-back = К этому моменту партию вернуть нельзя.
regnum-order-never = никогда
regnum-order-ask = спросить меня
regnum-order-play = сыграть
