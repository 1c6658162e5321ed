# Co trzeba rozstrzygnąć w Here I Stand. Zmienne zawierają nazwy; $count, $cost, $dice, $price i $hits to liczby.

## Impulses and cards

his-decide-play-card = Twój impuls: zagraj kartę dla punktów dowodzenia lub jako wydarzenie albo spasuj.
    .others = { $power }: zagranie karty albo pas.
his-decide-cancel-event = { $power }: wydarzenie „{ $card }”. Możesz je odwołać.
    .others = { $power }: wydarzenie „{ $card }”. Może zostać odwołane.
his-decide-between-impulses = Między impulsami: możesz zagrać „Kometę Halleya”.
    .others = Między impulsami możliwa jest odpowiedź.
his-decide-name-unlucky = Kometa Halleya: wybierz mocarstwo, które odrzuci losową kartę.
    .others = { $power }: wskazywane jest mocarstwo, które odrzuci kartę.
his-decide-name-delayed = Kometa Halleya: wybierz mocarstwo, które straci następny impuls.
    .others = { $power }: wskazywane jest mocarstwo, które straci impuls.
his-decide-raise-janissaries = Wybierz, gdzie pojawią się nowe oddziały regularne. Zostało: { $count }.
    .others = { $power }: rozmieszczane są nowe oddziały regularne. Zostało: { $count }.
his-decide-transfer-charles = Wybierz, dokąd przejdzie Karol V i czy pójdzie z nim książę Alba.
    .others = { $power }: rozstrzyga się, dokąd przejdzie Karol V.
his-decide-transfer-announced = { $power }: ogłoszono przeniesienie Karola V. Możesz zatrzymać go kartą „Podagra”.
    .others = { $power }: ogłoszono przeniesienie Karola V. Możliwa jest odpowiedź.
his-decide-declare-by-card = Wybierz mocarstwo, któremu wypowiesz wojnę bez kosztu.
    .others = { $power }: wskazywane jest mocarstwo do wypowiedzenia wojny bez kosztu.
his-decide-announcement = { $power }: ogłoszono akcję – { $action }. Możesz odpowiedzieć; w grze punkty dowodzenia: { $cost }.
    .others = { $power }: ogłoszono akcję – { $action }. Możliwe są odpowiedzi; w grze punkty dowodzenia: { $cost }.
his-decide-spend-points =
    { $points ->
        [0] Wybierz coś, co nie kosztuje punktów dowodzenia, albo zakończ.
        [one] Wybierz akcję; masz jeszcze { $points } punkt dowodzenia.
        [few] Wybierz akcję; masz jeszcze { $points } punkty dowodzenia.
       *[many] Wybierz akcję; masz jeszcze { $points } punktów dowodzenia.
    }
    .others = { $power }: wybierana jest akcja.

## Leaders who come and return

his-decide-enter-leader = Wybierz, gdzie wejdzie do gry { $leader }.
    .others = { $power }: wybierane jest miejsce, gdzie wejdzie do gry { $leader }.
his-decide-join-stack = Wybierz zgrupowanie w pobliżu miasta { $town }, do którego dołączy { $leader }.
    .others = { $power }: wybierane jest zgrupowanie w pobliżu miasta { $town }, do którego dołączy { $leader }.
his-decide-leave-electorate = Wybierz protestancki elektorat, do którego przejdą wojska z miasta { $space }.
    .others = { $power }: wybierany jest elektorat, do którego przejdą wojska z miasta { $space }.
his-decide-choose-return = Wybierz, dokąd wróci { $leader }.
    .others = Wybierane jest miejsce, dokąd wróci { $leader }.
his-decide-choose-release = Wybierz, dokąd uda się uwolniony { $leader }.
    .others = { $power }: wybierane jest miejsce dla uwolnionego dowódcy: { $leader }.

## Diplomacy

his-decide-sue-for-peace = Możesz prosić o pokój, aby zakończyć jedną z wojen.
    .others = { $power }: rozważana jest prośba o pokój.
his-decide-hear-informant = Przed rozstawieniem: możesz zagrać „Weneckiego informatora”.
    .others = Przed wiosennym rozstawieniem może zostać zagrana karta.
his-decide-prepare-for-spring = Przed twoim rozstawieniem: możesz zagrać „Wiosenne przygotowania”.
    .others = { $power }: przed rozstawieniem może zostać zagrana karta.
his-decide-stop-domination = Bliskie jest zwycięstwo przez dominację: możesz zagrać kartę, której punkty mu zapobiegną.
    .others = Bliskie jest zwycięstwo przez dominację: może mu jeszcze zapobiec karta.
his-decide-remove-units = Cena pokoju: wybierz jednostkę do usunięcia. Zostało: { $count }.
    .others = { $power }: jednostki są usuwane jako cena pokoju. Zostało: { $count }.
his-decide-send-suleiman = Roksolana: za dwa z czterech punktów można wysłać Sulejmana do Stambułu.
    .others = { $power }: rozważane jest odwołanie Sulejmana.
his-decide-land-in-scotland = Stary sojusz: wybierz szkockie miasto i liczbę francuskich regularnych, najwyżej trzy.
    .others = { $power }: rozmieszczane są oddziały w Szkocji.
his-decide-call-venice = Sojusz z Wenecją: wybierz papieski port, do którego przybędą Wenecjanie.
    .others = { $power }: wybierany jest port dla Wenecjan.
his-decide-add-venetians = Sojusz z Wenecją: wybierz, co przybędzie ({ $space }). Zostało: regularne { $regulars }, eskadry { $squadrons }.
    .others = { $power }: wybierana jest wenecka pomoc ({ $space }). Zostało: regularne { $regulars }, eskadry { $squadrons }.
his-decide-raise-renegade = Karol Burbon: wybierz, gdzie pojawi się renegat z oddziałami.
    .others = { $power }: wybierane jest miejsce renegata.
his-decide-turn-maurice = Maurycy Saski zmienia stronę: wybierz, dokąd idzie.
    .others = { $power }: wybierane jest miejsce, do którego przechodzi Maurycy.
his-decide-choose-betrayed = Zdrada: wybierz oblegane miasto i mocarstwo, które je szturmuje.
    .others = { $power }: wybierane jest zdradzone miasto.
his-decide-choose-city = Bunt w miastach-państwach: wybierz kluczowe miasto.
    .others = { $power }: wybierane jest zbuntowane miasto.
his-decide-lose-to-rebels = Bunt ({ $space }): wybierz jednostkę lub okręt do stracenia. Zostało: { $count }.
    .others = { $power }: wybierane są straty od buntu ({ $space }). Zostało: { $count }.
his-decide-bring-leader = Najazd Szkotów: możesz przeprowadzić francuskiego dowódcę do Szkocji za trzy z sześciu punktów.
    .others = { $power }: rozważane jest przeprowadzenie dowódcy do Szkocji.
his-decide-spend-on-raid = Najazd Szkotów: wydaj punkty w Szkocji, Berwick, Carlisle i Yorku.
    .others = { $power }: wydawane są punkty najazdu Szkotów.
his-decide-regain-keys = Możesz odzyskać miasta kluczowe, każde za punkt zwycięstwa albo losową kartę. Dostaje je: { $winner }.
    .others = { $power }: odzyskiwane są miasta kluczowe; zapłatę dostaje: { $winner }.
his-decide-regain-leaders = Możesz uwolnić jeńców, każdego za punkt zwycięstwa albo losową kartę. Dostaje je: { $winner }.
    .others = { $power }: uwalniani są jeńcy; zapłatę dostaje: { $winner }.
his-decide-regain-spaces = Możesz odzyskać miasta macierzyste, dwa za punkt zwycięstwa albo losową kartę. Dostaje je: { $winner }.
    .others = { $power }: odzyskiwane są miasta macierzyste; zapłatę dostaje: { $winner }.
his-decide-regain-second = Wybierz drugie miasto z pary. Trzyma je: { $winner }.
    .others = { $power }: odzyskiwane jest drugie miasto z pary; trzyma je: { $winner }.
his-decide-ransom = Możesz wykupić dowódców z niewoli, każdego za losową kartę.
    .others = { $power }: rozważany jest okup.
his-decide-atone = Oddaj losową kartę, aby zdjąć ekskomunikę, albo pozostań pod nią.
    .others = { $power }: rozstrzyga się, czy ekskomunika zostanie zdjęta za kartę.
his-decide-declare-war = Możesz wypowiedzieć wojnę jednemu lub kilku mocarstwom; płaci się za to kartami z ręki.
    .others = { $power }: rozważane jest wypowiedzenie wojny.
his-decide-intervene = { $attacker }: początek wojny, przeciwnik – { $minor }. Możesz interweniować; punkty dowodzenia: { $price }.
    .others = { $attacker }: początek wojny, przeciwnik – { $minor }. Możliwa interwencja, { $power }; punkty dowodzenia: { $price }.
his-decide-pay-for-war = Wybierz karty, którymi zapłacisz za wypowiedzenia wojny. Punktów do zapłacenia: { $points }.
    .others = { $power }: opłacane są wypowiedzenia wojen.
his-decide-take-up-war = { $minor }: nowy sojusznik – { $ally }. Wypowiedz mu wojnę bez kosztu albo się wycofaj.
    .others = { $minor }: nowy sojusznik – { $ally }. { $power }: wojna albo wycofanie się.
his-decide-arrange-marriage = Wybierz pomniejsze państwo, które pozyskasz albo pozbawisz sojusznika.
    .others = { $power }: wybierane jest pomniejsze państwo, które zyska albo straci sojusznika.
his-decide-choose-port = Wybierz port, do którego odpłyną okręty: { $location }. Ich właściciel: { $owner }.
    .others = Wybierany jest port, do którego odpłyną okręty: { $location }. Ich właściciel: { $owner }.

## Moves by land

his-decide-form-march = Wybierz, kto maszeruje: { $link }. Wszyscy albo najpierw dowódcy, potem jednostki.
    .others = { $power }: formowana jest armia, { $link }.
his-decide-go-on = Armia jest za słaba na oblężenie: { $space }. Maszeruj dalej z narażeniem życia albo wróć: { $origin }.
    .others = { $power }: armia jest za słaba na oblężenie, { $space }; dalej albo z powrotem, { $origin }.
his-decide-intercept = Wrogia armia idzie do miasta { $destination }. Wybierz, skąd ją przechwycić, albo ją przepuść.
    .others = { $power }: rozważane jest przechwycenie, { $destination }.
his-decide-form-interceptors = Wybierz, kto spróbuje przechwycić wroga.
    .others = { $power }: wybierane są siły do przechwycenia.
his-decide-avoid-battle = Wróg wkracza do miasta { $space } z miasta { $origin }. Wybierz, dokąd uniknąć bitwy, albo stań do walki.
    .others = { $power }: rozważane jest uniknięcie bitwy, { $space }; wróg idzie z miasta { $origin }.
his-decide-form-avoiders = Wybierz, kto spróbuje uniknąć bitwy.
    .others = { $power }: wybierane są siły, które spróbują uniknąć bitwy.
his-decide-withdraw = Wróg jest w mieście { $space }. Wycofaj się za mury albo stań do walki.
    .others = { $power }: wycofanie się za mury albo walka, { $space }.

## Combat on land

his-decide-join-relief = Do miasta { $space } przyszła odsiecz: zdecyduj, czy oblężeni wyjdą do walki.
    .others = { $power }: rozstrzyga się, czy oblężeni wyjdą, { $space }.
his-decide-hire-before-battle = Przed rzutami: możesz zagrać „Lancknechtów” lub „Szwajcarskich najemników”.
    .others = { $power }: możliwa odpowiedź przed rzutami.
his-decide-declare-combat-cards = { $combat }: twoja strona – { $side }. Możesz zagrać karty bitewne.
    .others = { $power } ({ $side }, { $combat }): mogą zostać zagrane karty bitewne.
his-decide-play-janissaries = Obie strony rzuciły. Możesz zagrać „Janczarów”; dodatkowe kości: { $dice }.
    .others = { $power }: mogą zostać zagrani „Janczarzy”; dodatkowe kości: { $dice }.
his-decide-bring-artillery = { $power }: szturm, { $space }. Możesz zagrać „Artylerię oblężniczą”.
    .others = { $power }: szturm, { $space }. Możliwa jest odpowiedź.
his-decide-take-losses = Wybierz straty, { $space }. Zostało: { $count }.
    .others = { $power }: wybierane są straty, { $space }. Zostało: { $count }.
his-decide-choose-retreat =
    { $barred ->
        [none] Wybierz kierunek odwrotu, { $space }.
       *[other] Wybierz kierunek odwrotu, { $space }, ale nie tam, skąd przyszedł wróg: { $barred }.
    }
    .others = { $power }: wybierany jest kierunek odwrotu, { $space }.
his-decide-form-retreat = Wybierz, kto odchodzi; za murami mogą zostać najwyżej cztery jednostki.
    .others = { $power }: wybierane są siły, które odchodzą, i te, które zostają za murami.
his-decide-form-shelter = Wybierz, kto wejdzie do oblężonego miasta.
    .others = { $power }: wybierane są siły, które wejdą do oblężonego miasta.
his-decide-form-assault = Wybierz, kto szturmuje.
    .others = { $power }: wybierane są siły do szturmu.
his-decide-place-mercenaries = Wybierz, gdzie pojawią się nowi najemnicy. Zostało: { $count }.
    .others = { $power }: rozmieszczani są nowi najemnicy. Zostało: { $count }.
his-decide-dismiss-mercenaries = Wybierz najemników do usunięcia z mapy. Zostało: { $count }.
    .others = { $power }: najemnicy są usuwani z mapy. Zostało: { $count }.
his-decide-choose-friends = Wybierz przyjazne miasto, do którego przejdą twoje jednostki i dowódcy z miasta { $space }.
    .others = { $power }: wybierane jest, dokąd przejdą jednostki z miasta { $space }.
his-decide-choose-home = Wybierz, dokąd przejdą twoje jednostki i dowódcy z miasta { $space }.
    .others = { $power }: wybierane jest, dokąd przejdą jednostki z miasta { $space }.
his-decide-choose-leaders-home = Wybierz, dokąd przejdą dowódcy z miasta { $space }: { $leaders }.
    .others = { $power }: wybierane jest, dokąd przejdą dowódcy z miasta { $space }: { $leaders }.

## At sea

his-decide-give-orders = Wybierz, którędy popłyną okręty, a potem wypłyń.
    .others = { $power }: planowany jest ruch na morzu.
his-decide-form-sailing = Wybierz, kto płynie: { $passage }.
    .others = { $power }: wybierane są okręty, { $passage }.
his-decide-intercept-fleet = Przybyła flota, { $sea }; jej mocarstwo – { $active }. Wybierz, skąd ją przechwycić, albo ją przepuść.
    .others = { $power }: rozważane jest przechwycenie, { $sea }; czyja flota – { $active }.
his-decide-form-intercepting-fleet = Wybierz okręty do przechwycenia: { $place } → { $sea }.
    .others = { $power }: wybierane są okręty do przechwycenia, { $place } → { $sea }.
his-decide-avoid-fleet = Wroga flota wpływa, { $sea }. Wybierz, dokąd uniknąć bitwy, albo stań do walki.
    .others = { $power }: rozważane jest uniknięcie bitwy, { $sea }.
his-decide-change-roll = Na morzu rzucono dwiema kośćmi. Możesz zmienić rzut „Zawodowymi wioślarzami”.
    .others = Na morzu rzucono dwiema kośćmi. Możliwa jest odpowiedź.
his-decide-choose-naval-battle = Wybierz następną bitwę morską.
    .others = { $power }: wybierana jest następna bitwa morska.
his-decide-lose-squadron = Wybierz utraconą eskadrę, { $place }. Zostało: { $count }.
    .others = { $power }: wybierana jest utracona eskadra, { $place }. Zostało: { $count }.
his-decide-choose-refuge = Wybierz kierunek odwrotu floty, { $place }.
    .others = { $power }: wybierany jest kierunek odwrotu floty, { $place }.
his-decide-send-rowers = Bitwa morska: { $power }, przeciwnik – { $enemy }. Możesz pomóc jednej stronie „Zawodowymi wioślarzami”.
    .others = Bitwa morska: { $power }, przeciwnik – { $enemy }. Możliwa jest odpowiedź.
his-decide-form-passengers = Wybierz, kto zostanie przewieziony morzem: najwyżej pięć jednostek i dowódcy.
    .others = { $power }: wybierane są siły, które zostaną przewiezione morzem.
his-decide-cross = Wybierz, dokąd popłynie armia: do innej strefy morskiej albo na ląd.
    .others = { $power }: wybierana jest droga armii na morzu.
his-decide-give-award = Piraci, { $sea }: wybierz, co oddajesz za trafienie. Pozostałe trafienia: { $hits }.
    .others = { $power }: wybierany jest łup piratów, { $sea }. Pozostałe trafienia: { $hits }.

## Spring and winter

his-decide-deploy = Wiosenny wymarsz: wybierz, dokąd pójdzie armia ze stolicy, albo zrezygnuj.
    .others = { $power }: wiosenny wymarsz.
his-decide-form-deployment =
    Wybierz, kto wymaszeruje{ $limit ->
        [0] : najpierw dowódcy, potem jednostki.
       *[other] { "" }; jednostek najwyżej: { $most }.
    }
    .others = { $power }: wybierane są siły do wymarszu.
his-decide-moor-ships = Zima: wybierz porty dla okrętów, { $place }.
    .others = { $power }: wybierane są porty dla okrętów, { $place }.
his-decide-follow-ships = Zima: wybierz, z którymi okrętami odpłynie admirał, { $place }.
    .others = { $power }: wybierane są okręty, z którymi odpłynie admirał, { $place }.
his-decide-return-units = Zima: wybierz, dokąd przejdą jednostki i dowódcy, { $space }.
    .others = { $power }: wybierane są leża zimowe dla wojsk, { $space }.
his-decide-leave-town = Zima: wybierz, kto odejdzie, { $space }; zostać mogą najwyżej cztery jednostki.
    .others = { $power }: wybierane są siły, które odejdą, { $space }.
his-decide-lose-on-the-way = Zima: wybierz jednostki utracone w drodze. Zostało: { $count }.
    .others = { $power }: wybierane są jednostki utracone w drodze. Zostało: { $count }.
his-decide-return-to-capital = Zima: wybierz miasta, z których jednostki lub dowódcy przejdą do stolicy, choć mogliby zostać.
    .others = { $power }: wybierane są siły, które na zimę przejdą do stolicy.

## Reformacja

his-decide-choose-target = Wybierz obszar do nawrócenia; najpierw możesz zaangażować teologa.
    .others = { $power }: trwa wybór obszaru do nawrócenia.
his-decide-win-space = Wybierz obszar, który przyjmie twoją wiarę.
    .others = { $power }: trwa wybór obszaru, który zmienia wiarę.
his-decide-commit-debater = Możesz zaangażować teologa dla jego premii.
    .others = { $power }: można zaangażować teologa.
his-decide-choose-opponent = Dysputa: wybierz, czy odpowiada teolog zaangażowany, czy niezaangażowany.
    .others = { $power }: trwa wybór przeciwnika w dyspucie.
his-decide-stand-up = Dysputa: kartą „Tu stoję” możesz zastąpić swojego teologa Lutrem.
    .others = { $power }: Luter może zastąpić teologa.
his-decide-call-bullinger = Druga runda dysputy: może przemówić Bullinger.
    .others = { $power }: w drugiej rundzie może przemówić Bullinger.
his-decide-arrange-debate = Dysputa lipska: wybierz strefę oraz tego, kto atakuje za ciebie albo kto nie bierze udziału.
    .others = { $power }: trwa przygotowanie dysputy lipskiej.
his-decide-diet-of-worms = Sejm w Wormacji: wybierz potajemnie kartę. Jej punkty to twoje kości; Protestanci mają cztery więcej.
    .others = Sejm w Wormacji: Habsburgowie, Papiestwo i Protestanci potajemnie wybierają po karcie.
his-decide-take-discard = „Tu stoję”: wybierz kartę z odrzuconych.
    .others = { $power }: trwa wybór karty z odrzuconych.
his-decide-play-shown = Zagraj wziętą kartę teraz albo ją zatrzymaj.
    .others = { $power }: karta wzięta z odrzuconych może zostać zagrana.
his-decide-place-university = Wybierz katolicki obszar na uniwersytet jezuicki.
    .others = { $power }: trwa wybór obszaru na uniwersytet jezuicki.
his-decide-send-delegates = Sobór trydencki: wybierz teologa. Zostało: { $count }.
    .others = { $power }: trwa wybór teologów na sobór trydencki. Zostało: { $count }.

## Anglia i ekskomunika

his-decide-banish = Bulla papieska: wybierz reformatora.
    .others = { $power }: trwa wybór ekskomunikowanego reformatora.
his-decide-condemn = Bulla papieska: wybierz władcę.
    .others = { $power }: trwa wybór ekskomunikowanego władcy.
his-decide-debate-after-bull = Możesz od razu wezwać do dysputy: { $zone }.
    .others = { $power }: możliwa dysputa: { $zone }.
his-decide-reveal-card = Panuje Maria I: odkryj kartę, którą chcesz zagrać, albo spasuj.
    .others = { $power }: karta zostanie odkryta.
his-decide-stir-unrest = Wybierz obszar, w którym wybuchną niepokoje.
    .others = { $power }: trwa wybór obszaru niepokojów.

## The New World, foreign wars, havens and the sack of Rome

his-decide-choose-voyage = Wybierz, który z twoich odkrywców płynie pierwszy.
    .others = { $power }: wybierany jest odkrywca, który płynie pierwszy.
his-decide-choose-discovery = { $explorer } dotarł daleko: wybierz jego cel.
    .others = { $power }: wybierany jest cel odkrywcy, to { $explorer }.
his-decide-place-galleons = Wybierz mocarstwo, które będzie miało galeony.
    .others = { $power }: wybierane jest mocarstwo, które będzie miało galeony.
his-decide-place-plantations = Wybierz mocarstwo, które będzie miało plantacje.
    .others = { $power }: wybierane jest mocarstwo, które będzie miało plantacje.
his-decide-place-raider = Wybierz mocarstwo, którego kaper się pojawi.
    .others = { $power }: wybierane jest mocarstwo, którego kaper się pojawi.
his-decide-lend-map = Wybierz mocarstwo, które wyśle wyprawę z mapą Merkatora.
    .others = { $power }: wybierane jest mocarstwo, które wyśle wyprawę z mapą Merkatora.
his-decide-place-potosi = Wybierz mocarstwo, które będzie miało kopalnie w Potosí.
    .others = { $power }: wybierane jest mocarstwo, które będzie miało kopalnie w Potosí.
his-decide-help-irish = Bunt w Irlandii: możesz poświęcić jednostkę za jeszcze jedną irlandzką.
    .others = { $power }: rozstrzyga się pomoc dla Irlandczyków.
his-decide-send-abroad = { $foreign_war }: wybierz jednostki na tę wojnę zagraniczną. Jeszcze potrzeba: { $missing }.
    .others = { $power }: wybierane są jednostki na wojnę zagraniczną – { $foreign_war }.
his-decide-lead-abroad = { $foreign_war }: wybierz, kto poprowadzi jednostki za granicę, jeśli ktokolwiek.
    .others = { $power }: wybierany jest dowódca na wojnę zagraniczną – { $foreign_war }.
his-decide-choose-foreign-war = Wybierz wojnę zagraniczną dla nowej jednostki ({ $unit }). Zostało: { $count }.
    .others = { $power }: wybierana jest wojna zagraniczna dla nowej jednostki ({ $unit }). Zostało: { $count }.
his-decide-lose-abroad = { $foreign_war }: wybierz straty. Zostało: { $count }.
    .others = { $power }: wybierane są straty w wojnie zagranicznej – { $foreign_war }. Zostało: { $count }.
his-decide-choose-way-home = { $foreign_war }: wybierz, dokąd wszyscy wrócą.
    .others = { $power }: wybierana jest droga do domu z wojny zagranicznej – { $foreign_war }.
his-decide-choose-haven = Wybierz miejsce przystani pirackiej.
    .others = Wybierane jest miejsce przystani pirackiej.
his-decide-choose-sackers = Wybierz zgrupowanie, które plądruje Rzym.
    .others = { $power }: wybierane jest zgrupowanie, które plądruje Rzym.
his-decide-lose-sackers = Wybierz jednostkę utraconą w Rzymie. Zostało: { $count }.
    .others = { $power }: wybierane są straty w Rzymie. Zostało: { $count }.
his-decide-keep-card = Rzym splądrowany: wybierz kartę, którą zatrzymasz; druga jest odrzucana.
    .others = { $power }: wybierana jest karta do zatrzymania.

## Negocjacje

his-decide-talk =
    { $few ->
        [1] Pierwsza tura: układać się może tylko Anglia, z Habsburgami albo z Francją, osobno. Rozmawiaj, układaj umowy, podpisuj je i powiedz, gdy skończysz.
       *[other] Negocjuj: rozmawiaj na osobności, układaj umowy i podpisuj je. Powiedz, gdy skończysz.
    }
    .others = Mocarstwa negocjują.
his-decide-hear-agreements = Umowy zostały ogłoszone. Zakończ negocjacje.
    .others = { $power }: koniec negocjacji.
his-decide-choose-harbour = Pożyczone ci eskadry mają równie blisko do kilku twoich portów. Wybierz port.
    .others = { $power }: wybór portu dla pożyczonych eskadr.
his-decide-give-mercenaries = Wybierz, skąd oddać oddział najemników. Zostało: { $count }.
    .others = { $power }: wybór oddawanych najemników. Zostało: { $count }.
his-decide-take-mercenaries = Wybierz, dokąd przybędą oddani ci najemnicy: { $count }.
    .others = { $power }: wybór miejsca dla otrzymanych najemników.

## Handel, nowe siły, żołd, dowódcy i joannici

his-decide-hire-at-home = Wybierz miasto macierzyste, w którym pojawią się nowe jednostki: { $count }.
    .others = { $power }: wybierane jest miasto dla nowych jednostek.
his-decide-give-card = Wybierz kartę z ręki i mocarstwo, któremu ją oddasz.
    .others = { $power }: wybierana jest karta dla innego mocarstwa.
his-decide-recruit = „Zaciąg cudzoziemski”: wybierz jednostkę i kontrolowane miasto. Na nic innego te punkty nie idą.
    .others = { $power }: trwa zaciąg.
his-decide-build-ships = Wybierz port macierzysty dla nowej eskadry. Zostało: { $count }.
    .others = { $power }: wybierane są porty dla nowych okrętów. Zostało: { $count }.
his-decide-build-fortress = Wybierz nieufortyfikowane miasto, które stanie się twierdzą.
    .others = { $power }: wybierane jest miasto, które stanie się twierdzą.
his-decide-settle-knights = Wybierz port, w którym osiądą joannici.
    .others = { $power }: wybierany jest nowy dom joannitów.
his-decide-name-debtor = Wybierz mocarstwo, którego najemnicy żądają żołdu.
    .others = { $power }: wybierane jest mocarstwo, którego najemnicy żądają żołdu.
his-decide-pay-mercenaries = Twoi najemnicy żądają żołdu: wybierz kartę albo nic nie płać. Jej punkty mówią, ilu zostanie: za 1 – dwóch, za 2 – czterech, za 3 – sześciu, za 4 – dziesięciu, za więcej – wszyscy.
    .others = { $power }: rozstrzyga się, czy zapłacić najemnikom.
his-decide-disband-mercenaries = Wybierz najemników, którzy odchodzą. Może zostać: { $kept }.
    .others = { $power }: wybierani są najemnicy, którzy odchodzą. Może zostać: { $kept }.
his-decide-choose-deserters = Wybierz najemników, którzy się rozejdą: wszystkich jednego mocarstwa w jednym mieście.
    .others = { $power }: wybierani są najemnicy, którzy się rozejdą.
his-decide-choose-camp = Wybierz zgrupowanie, które straci trzecią część jednostek.
    .others = { $power }: wybierane jest zgrupowanie dotknięte zarazą.
his-decide-lose-to-fever = Wybierz jednostki, które giną: { $space }. Zostało: { $count }; w tym regularnych: { $regulars }.
    .others = { $power }: wybierane są jednostki, które giną: { $space }. Zostało: { $count }.
his-decide-ransom-prisoner = Wybierz jeńca, który wyjdzie na wolność.
    .others = { $power }: wybierany jest jeniec, który wyjdzie na wolność.
his-decide-come-home = Wybierz ufortyfikowane miasto macierzyste, dokąd wróci { $leader }.
    .others = Wybierane jest miejsce, dokąd wróci { $leader }.
his-decide-threaten-leader = Wybierz dowódcę, którego władza jest zagrożona.
    .others = { $power }: wybierany jest dowódca, którego władza jest zagrożona.
his-decide-recall-voyage = Wybierz wyprawę, którą przerwie poszukiwanie Cíboli.
    .others = { $power }: wybierana jest wyprawa, którą przerwie poszukiwanie Cíboli.

## Wydarzenia na kartach

his-decide-revolt = { $card }: wybierz miasto dla niepokojów albo zakończ. Zostało: { $count }.
    .others = { $power }: szerzą się niepokoje ({ $card }). Zostało: { $count }.
his-decide-send-to-marburg = Wybierz teologa, który pojedzie do Marburga.
    .others = { $power }: wybór teologa do Marburga.
his-decide-convert-by-card = { $card }: wybierz miasto, które zmienia wyznanie. Zostało: { $count }.
    .others = { $power }: wybór miast, które zmieniają wyznanie ({ $card }). Zostało: { $count }.
his-decide-retrieve-wartburg = Możesz wziąć z odrzuconych kartę „Wartburg”.
    .others = { $power }: z odrzuconych może zostać wzięta karta „Wartburg”.
his-decide-inspect = Inkwizycja papieska: wybierz, czyje karty obejrzysz.
    .others = { $power }: trwa wybór, czyje karty zostaną obejrzane.
his-decide-sentence = Karty obejrzane ({ $target }): weź losową z nich albo jedną z odrzuconych, albo wezwij do dysputy.
    .others = { $power }: karty obejrzane ({ $target }), trwa wybór, co dalej.
his-decide-confiscate = Inkwizycja hiszpańska: wybierz jedną z obejrzanych kart; zostaje odrzucona.
    .others = { $power }: wybór karty do odrzucenia.
his-decide-call-free-debate = Inkwizycja hiszpańska: wybierz strefę dysputy.
    .others = { $power }: wybór strefy dysputy.
his-decide-rise-against-book = Modlitewnik powszechny: wybierz katolickie angielskie miasto, w którym wybuchną niepokoje.
    .others = { $power }: wybór angielskiego miasta dla niepokojów.
his-decide-strike-down = Zwingli chwyta za broń: wybierz katolicką jednostkę, która ginie.
    .others = { $power }: wybór katolickiej jednostki, która ginie.
his-decide-part-with-philip = Filip Heski ma dwie żony: opuszcza grę albo odrzucasz losową kartę.
    .others = { $power }: rozstrzyga się, czy Filip Heski opuści grę.
his-decide-hand-over = Joanna Grey: wybierz, którą kartę i komu oddajesz; drugą zatrzymujesz.
    .others = { $power }: rozstrzyga się, kto dostanie kartę.
his-decide-name-raided = Zagony akindżi: wybierz mocarstwo, które traci kartę.
    .others = { $power }: wybór mocarstwa, które traci kartę przez zagony akindżi.
his-decide-cancel-voyage = Źródło młodości: wybierz odwoływaną wyprawę.
    .others = { $power }: wybór odwoływanej wyprawy.
