# What has to be decided in Pax Renaissance. Variables hold names.

## Turn, cards and agents

pax-decide-choose-action = Wybierz akcję: kup, zagraj lub sprzedaj kartę, aktywuj działania, zorganizuj wyprawę handlową albo zadeklaruj zwycięstwo.
    .others = Trwa wybór akcji.
pax-decide-declare-one-shot = Karta „{ $card }”: zdecyduj, czy i gdzie przeprowadzić jej akcję jednorazową.
    .others = Karta „{ $card }”: rozstrzyga się, czy i gdzie przeprowadzić jej akcję jednorazową.
pax-decide-place-agent = Karta „{ $card }”: wybierz, którego agenta umieścić jako następnego i gdzie.
    .others = Karta „{ $card }”: trwa wybór następnego agenta i miejsca dla niego.
pax-decide-pacify = Na kartę stanu imperium wszedł biskup ({ $empire }): możesz zabić jedną z represjonowanych tam figur.
    .others = Na kartę stanu imperium wszedł biskup ({ $empire }): jedną z represjonowanych tam figur można zabić.
pax-decide-take-piece = W puli nie ma już takiej figury ({ $piece }): wybierz, skąd ją wziąć.
    .others = W puli nie ma już takiej figury ({ $piece }): trwa wybór, skąd ją wziąć.

## Operations

pax-decide-choose-operation = Wybierz następną kartę i jej działanie, które chcesz wykonać.
    .others = Trwa wybór następnej karty i jej działania.
pax-decide-break-cipher = Sprzedano kartę „Kryptografia”: wybierz działanie polityczne karty przeciwnika, aby wykonać je jak własne.
    .others = Sprzedano kartę „Kryptografia”: trwa wybór działania politycznego karty przeciwnika.
pax-decide-choose-bishop = Inkwizycja: wybierz biskupa, którego chcesz przesunąć.
    .others = Inkwizycja: trwa wybór biskupa do przesunięcia.
pax-decide-move-bishop = Inkwizycja: wybierz kartę, na którą przejdzie biskup, sąsiednią w tej samej tablicy lub o tej samej lokalizacji.
    .others = Inkwizycja: trwa wybór karty, na którą przejdzie biskup.
pax-decide-collect-florin = Transakcja: wybierz kartę rynku, z której chcesz wziąć florena.
    .others = Transakcja: trwa wybór karty rynku, z której zostanie wzięty floren.
pax-decide-behead = Ścięcie („{ $card }”): wybierz kartę o tej samej lokalizacji, która zostanie odrzucona.
    .others = Ścięcie („{ $card }”): trwa wybór karty do odrzucenia.
pax-decide-tax = Podatek („{ $card }”): wybierz koncesję, która zapłaci, oraz imperium, w którym pojawi się rekrut.
    .others = Podatek („{ $card }”): trwa wybór koncesji, która zapłaci, i imperium, w którym pojawi się rekrut.
pax-decide-answer-tax = Twoja koncesja jest objęta podatkiem ({ $border }; { $empire }): zapłać 1 florena do Chin albo pozwól ją represjonować.
    .others = Koncesja jest objęta podatkiem ({ $border }; { $empire }): właściciel płaci 1 florena do Chin albo pozwala ją represjonować.
pax-decide-repress = Represje („{ $card }”): wybierz figurę do represjonowania; dostaniesz za nią 1 florena z Chin.
    .others = Represje („{ $card }”): trwa wybór figury do represjonowania.
pax-decide-vote = Głosowanie: wybierz imperium, w którym masz najwięcej koncesji; każda represjonowana tam figura kosztuje 1 florena.
    .others = Głosowanie: trwa wybór imperium.
pax-decide-corsair = Korsarze („{ $card }”): wybierz statek piratów i granicę morską, na którą popłynie.
    .others = Korsarze („{ $card }”): trwa wybór statku piratów i granicy morskiej, na którą popłynie.
pax-decide-siege = Oblężenie („{ $card }”): wybierz zamek, rycerza lub statek piratów do zabicia.
    .others = Oblężenie („{ $card }”): trwa wybór figury do zabicia.
pax-decide-campaign = Kampania („{ $card }”): wybierz sąsiednie imperium do zaatakowania; każdy rycerz kosztuje 1 florena.
    .others = Kampania („{ $card }”): trwa wybór sąsiedniego imperium do zaatakowania.

## Battles and regime changes

pax-decide-call-rooks = Krucjata ({ $empire }): zdecyduj, czy wszystkie złote zamki z sąsiednich imperiów zaatakują jak rycerze.
    .others = Krucjata ({ $empire }): rozstrzyga się, czy zaatakują złote zamki z sąsiednich imperiów.
pax-decide-choose-loss = Bitwa: wybierz figurę, która zginie jako następna; to ty wybierasz straty obu stron.
    .others = Bitwa: trwa wybór figury, która zginie jako następna.
pax-decide-place-survivor = Bitwa jest wygrana ({ $empire }): wybierz ocalałą figurę i puste miejsce dla niej.
    .others = Bitwa jest wygrana ({ $empire }): trwa wybór ocalałej figury i miejsca dla niej.
pax-decide-arrange-constantinople = W Imperium osmańskim zmieniło się wyznanie: wybierz, na których polach Konstantynopola stoją jego figury.
    .others = W Imperium osmańskim zmieniło się wyznanie: trwa wybór pól Konstantynopola dla jego figur.
pax-decide-place-concession = Zmiana ustroju ({ $empire }): możesz umieścić jedną koncesję na granicy tego imperium.
    .others = Zmiana ustroju ({ $empire }): na granicy tego imperium można umieścić jedną koncesję.
pax-decide-emancipate = Możesz wyzwolić represjonowane figury: wybierz figurę i puste miejsce dla niej albo zakończ.
    .others = Represjonowane figury można wyzwolić.
pax-decide-choose-regime = Złota wolność ({ $empire }): zdecyduj, czy imperium pozostanie teokracją.
    .others = Złota wolność ({ $empire }): rozstrzyga się, czy imperium pozostanie teokracją.

## Other choices

pax-decide-place-levy = Nowy rekrut ({ $empire }): wybierz dla niego niezajęte miasto; symbol miasta wskazuje rodzaj i kolor figury.
    .others = Nowy rekrut ({ $empire }): trwa wybór niezajętego miasta dla niego.
pax-decide-activate-victory = Kometa jest twoja: wybierz kartę drogi zwycięstwa, która stanie się aktywna.
    .others = Kupiono kometę: trwa wybór karty drogi zwycięstwa, która stanie się aktywna.
pax-decide-discard-down = Przekraczasz limit 2 kart na ręce: wybierz kartę, którą odrzucisz.
    .others = Przekroczony jest limit 2 kart na ręce: trwa wybór karty do odrzucenia.
pax-decide-leave-venice = W Wenecji jest teraz miejsce tylko dla jednej figury: wybierz, która z dwóch zostanie zabita.
    .others = W Wenecji jest teraz miejsce tylko dla jednej figury: rozstrzyga się, która z dwóch zostanie zabita.

## Automatyczny bank

pax-decide-set-course = Automatyczny bank wybiera sposób działania i cel.
    .others = Automatyczny bank wybiera sposób działania i cel.
