# The comments of the first game. They speak to player 0, who plays the Fugger bank; $client is page or terminal.

## Before the first move

pax-tutorial-welcome = Witaj w świecie bankierów. Jest rok 1460, a ty prowadzisz bank Fuggerów: za mały, by rządzić Europą, dość bogaty, by decydować, kto nią rządzi. W każdej turze masz dwie akcje.
pax-tutorial-table =
    { $client ->
        [page] Na stole widać dziesięć imperiów z miastami, granice między nimi, dwa rzędy rynku (Zachód i Wschód) oraz to, co mają gracze. Rycerze i zamki stoją w miastach, statki piratów i pionki na granicach, biskupi na kartach; kolor figury to jej religia. Naciśnij dowolną rzecz na planszy, a dowiesz się, czym jest.
       *[terminal] Na stole widać dziesięć imperiów z miastami, granice między nimi, dwa rzędy rynku (Zachód i Wschód) oraz to, co mają gracze. Rycerz to R, zamek to Z, statek piratów to S, biskup to B; druga litera oznacza religię.
    }
pax-tutorial-victories = Wygrać można na pięć sposobów. Renesansowo: republiki i prawo. Globalizacyjnie: koncesje i odkrycia. Imperialnie: królowie. Religijnie: renoma dominującej religii. Te cztery drogi są zamknięte, dopóki ktoś nie kupi komety. Jeśli wcześniej opustoszeje rynek, wygra najlepszy mecenas.

## The first turn

pax-tutorial-buy = Zakup: karta kosztuje tyle florenów, ile wskazuje jej kolumna, a po jednym florenie kładziesz na każdej tańszej karcie rzędu. „Ałun fokajski” kosztuje tylko 1. Daje dwa pionki, czyli twoich agentów, oraz działania represje i transakcja.
pax-tutorial-play = Karta jest już na twojej ręce. Zagrana trafia do twojej tablicy, do swojej części świata: na Wschód. Gdyby miała akcję jednorazową (znak !), nastąpiłaby teraz; nie ma jej, ale agenci wchodzą na mapę.
pax-tutorial-agents = Agenci trafiają do lokalizacji swojej karty, tutaj do Imperium osmańskiego. Pionek na granicy to koncesja: zarabia, gdy przechodzi tamtędy wyprawa handlowa. Szlak wschodni biegnie przez Węgry, Imperium osmańskie i Sułtanat mameluków, więc ta granica na nim leży.
pax-tutorial-second-agent = Drugi pionek stanie na następnej granicy tego samego szlaku. Dwie koncesje z rzędu, a koncesje liczą się też do zwycięstwa globalizacyjnego.
pax-tutorial-end-turn = Obie akcje są wykorzystane. Na koniec tury rynek się odnawia: karty przesuwają się w lewo i tanieją, z prawej dochodzą nowe. Zobacz, co zrobi z tym przeciwnik.

## The second turn

pax-tutorial-fair = Szybko poszło: akcją jednorazową „Czarnej Armii” bank Marchionnich stoczył bitwę, zdobył koronę Węgier i represjonował twój pionek; spójrz na Węgry. Potrzebne są pieniądze. Wyprawa handlowa na Wschodzie zamienia floreny na swojej karcie w zysk: 1 dla ciebie jako organizatora, potem po 1 dla każdej koncesji na szlaku.
pax-tutorial-levy = Wyprawa wzmacnia imperia, przez które przechodzi: w każdym pojawia się rekrut w niezajętym mieście, a miejsce wybiera organizator. Litery w nawiasie mówią, jaką figurę daje miasto. Kaffa daje katolickiego rycerza. To figury niczyje, ale od nich zależy, kto zdobędzie tron.
pax-tutorial-second-levy = Na Węgrzech zostało jedno niezajęte miasto, więc nie ma w czym wybierać. Decyzje z jedną odpowiedzią zdarzają się często: gra nigdy nie odpowiada za ciebie.
pax-tutorial-third-levy = Teraz Imperium osmańskie. Zamki bronią imperium, rycerze atakują. Rodos daje zamek katolicki, cierń w oku każdego, kto zechce tego imperium. Potem twoja koncesja dostanie zapłatę.
pax-tutorial-queen = Masz 4 floreny i jedną akcję. „Maria Bogata” to królowa z renomą za prawo i kosztuje 1. Królowe to najtańsza droga do korony: ich akcją jednorazową jest koronacja. Na ręce mieszczą się najwyżej dwie karty.
pax-tutorial-end-again = Kupić i zagrać kartę w jednej turze to obie akcje; jedna poszła na wyprawę, więc królowa czeka na ręce. Wszyscy widzieli zakup, ale nikt nie może jej zabrać.

## The third turn

pax-tutorial-play-queen = Teraz ją zagraj. Królowa nie ma własnego miejsca: idzie do króla, którego poślubia.
pax-tutorial-one-shot = Akcja jednorazowa zdarza się tylko raz, przy zagraniu karty. Koronacja daje królowej za męża króla, który jest jeszcze na tronie, i przenosi jego kartę do twojej tablicy bez żadnej bitwy. Francja: na jej granicy masz już koncesję, będziesz więc mieć coś do powiedzenia.
pax-tutorial-concession = Francja zmieniła pana: to zmiana ustroju. Kto ją wywołał, może umieścić koncesję na jednej z jej granic. Granica Anglii i Francji leży na szlaku zachodnim, długim i bogatym.
pax-tutorial-operations = Masz już króla; to ich liczy zwycięstwo imperialne. Została jedna akcja. Aktywowanie działań pozwala każdej karcie w jednej części tablicy zrobić jedną rzecz z tych, które stoją po znaku ».
pax-tutorial-operation =
    { $client ->
        [page] „Ałun fokajski” potrafi represjonować i przeprowadzić transakcję. Do transakcji nie ma teraz na rynku ani florena, więc zostają tylko represje. O powody można pytać w zakładce „Czemu nie?”.
       *[terminal] „Ałun fokajski” potrafi represjonować i przeprowadzić transakcję. Do transakcji nie ma teraz na rynku ani florena, więc zostają tylko represje. Naciśnij w albo wpisz why, aby poznawać powody.
    }
pax-tutorial-repress = Represje odbierają figurze siłę: pionek staje się chłopem pańszczyźnianym, szlachta siedzi w lochu. Dostajesz za to nawet 1 florena. Koncesja banku Marchionnich między Węgrami a Imperium osmańskim stoi tam, gdzie stała twoja: odpłać mu.
pax-tutorial-last-end = Dobrze zagrane: król, królowa, trzy koncesje i trochę pieniędzy. Zakończ turę i zobacz, jaka będzie odpowiedź.

## From here on alone

pax-tutorial-farewell =
    { $client ->
        [page] Kometa: bank Marchionnich otworzył zwycięstwo imperialne. Kto ma teraz o 3 królów więcej, może je zadeklarować akcją. Spójrz na zwycięstwa na planszy: mówią, czego komu brakuje. Dalej to już twoja gra. „Podpowiedź” pokaże, co zrobiłby program, „Szanse” – co może wyjść z talii, a każda rzecz na planszy opowie o sobie, gdy ją naciśniesz. Powodzenia!
       *[terminal] Kometa: bank Marchionnich otworzył zwycięstwo imperialne. Kto ma teraz o 3 królów więcej, może je zadeklarować akcją. Spójrz na zwycięstwa na stole: liczba w nawiasie mówi, czego komu brakuje. Dalej to już twoja gra. hint (rada) pokaże, co zrobiłby program, odds (szanse) – co może wyjść z talii, rules – dowolny paragraf zasad. Powodzenia!
    }

## When something new comes up

pax-tutorial-topic-action = Akcja to jedno z tego: kup kartę, zagraj ją, sprzedaj za 2 floreny, aktywuj działania jednej części tablicy, zorganizuj wyprawę handlową albo zadeklaruj otwarte zwycięstwo.
pax-tutorial-topic-one-shot = Akcja jednorazowa zdarza się tylko teraz, przy zagraniu karty. Konspiracje, powstania i wojny religijne obalają królów, koronacja ich żeni, zmiana szlaku przenosi handel. Można też zrezygnować.
pax-tutorial-topic-agents = Agenci przychodzą z kartą, jeśli nie zużyła ich akcja jednorazowa: rycerze i zamki do miast, piraci i pionki na granice, biskupi na karty, które uciszają.
pax-tutorial-topic-operations = Każda karta tej części może wykonać jedno działanie. Transakcja bierze florena z rynku, podatek i represje uderzają w koncesje, głosowanie zamienia króla w republikę, oblężenie i korsarze zabijają, kampania atakuje sąsiada.
pax-tutorial-topic-levy = Przeszła tędy wyprawa: wybierz niezajęte miasto, które dostanie figurę. Rycerze atakują, zamki bronią, a każda figura liczy się dla swojej religii.
pax-tutorial-topic-concession = Po zmianie ustroju możesz umieścić swój pionek na granicy imperium; zarabia on na wyprawach.
pax-tutorial-topic-battle = Bitwa: każdy atakujący zabija jednego obrońcę i ginie razem z nim. To ty wybierasz, kto padnie; jeśli atakujący ocaleje, tron jest twój.
pax-tutorial-topic-comet = Kometa otwiera wszystkim jedną z czterech dróg do zwycięstwa. Wybierz tę, na której stoisz najlepiej.
pax-tutorial-topic-hand = Na ręce mieszczą się dwie karty. Graj i sprzedawaj w porę, bo nadmiar trzeba odrzucić.
