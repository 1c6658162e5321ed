# Why a request is refused, whatever the title.

regnum-reason-not-your-decision = Teraz decyduje kto inny: poczekaj na swoją kolej.
regnum-reason-game-is-over = Gra jest zakończona.
regnum-reason-no-such-answer = Na bieżące pytanie nie ma takiej odpowiedzi: wybierz jedną z proponowanych.
regnum-reason-old-decision = Od tego czasu gra potoczyła się dalej: sprawdź sytuację i wybierz ponownie.
regnum-reason-nothing-to-undo = Nie masz czego cofnąć.
regnum-reason-nothing-to-redo = Nie masz czego przywrócić.
regnum-reason-deals-are-closed = Teraz nie można zawierać umów.
regnum-reason-drafts-are-closed = Teraz nie można rozmawiać o umowach.
regnum-reason-other-decision = Teraz trzeba rozstrzygnąć coś innego: ten ruch nie jest na to odpowiedzią.
regnum-reason-unknown-move = Gra nie zna takiego ruchu: sprawdź jego zapis.
regnum-reason-no-way-back = Nie można cofnąć partii do tej chwili.
regnum-order-never = nigdy
regnum-order-ask = zapytaj mnie
regnum-order-play = zagraj
