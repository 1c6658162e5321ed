# The texts of the event cards of Crusader Kings. Conditions and rules speak to the player
# whom the event meets, the line of the chronicle to the one who played the card.

## Whom an event meets

ck-target-self = na siebie
ck-target-other = na innego gracza
ck-pick-next = następny gracz po lewej, który spełnia warunek
ck-pick-choice = inny gracz wybrany przez aktywnego
ck-pick-richest = najbogatszy z pozostałych graczy
ck-pick-poorest = najuboższy z pozostałych graczy
ck-pick-leader = inny gracz, który ma najwięcej regionów
ck-pick-trailing = inny gracz, który ma najmniej regionów

## Events: the title, a line of the chronicle, the condition if there is one, and the rules

ck-card-cradle-abroad = Kołyska za miedzą
ck-card-flavour-cradle-abroad = Nowinę przynosi twój herold, a ty ćwiczysz uśmiech.
ck-card-condition-cradle-abroad = twój władca ma małżonka (Lśniące Kopyto się nie liczy); masz mniej niż troje dzieci
ck-card-text-cradle-abroad = Rodzi ci się dziecko.

ck-card-bells-for-newborn = Dzwony na narodziny
ck-card-flavour-bells-for-newborn = Dzwonnicy są pijani jeszcze przed południem i nikt im tego nie wypomina.
ck-card-condition-bells-for-newborn = twój władca ma małżonka (Lśniące Kopyto się nie liczy); masz mniej niż troje dzieci
ck-card-text-bells-for-newborn = Rodzi ci się dziecko.

ck-card-christening-feast = Uczta chrzcielna
ck-card-flavour-christening-feast = Czterdzieści gęsi, dziewięć beczek i jeden bardzo zmęczony chrzestny.
ck-card-condition-christening-feast = twój władca ma małżonka (Lśniące Kopyto się nie liczy); masz mniej niż troje dzieci
ck-card-text-christening-feast = Rodzi ci się dziecko. Zapłać 1 sztukę złota, jeśli ją masz.

ck-card-twins = Dwa krzyki w nocy
ck-card-flavour-twins = Akuszerka przysięga, że wie, które było pierwsze. Akuszerce zapłacono.
ck-card-condition-twins = twój władca ma małżonka (Lśniące Kopyto się nie liczy); masz mniej niż troje dzieci
ck-card-text-twins = Rodzi ci się dwoje dzieci (lub jedno, jeśli zostało miejsce tylko dla jednego).

ck-card-hard-labour = Długa noc
ck-card-flavour-hard-labour = Świece przed obrazem świętej, gorąca woda i wciąż żadnej odpowiedzi.
ck-card-condition-hard-labour = twój władca ma małżonka (Lśniące Kopyto się nie liczy); masz mniej niż troje dzieci
ck-card-text-hard-labour = Rodzi ci się dziecko. Test cech: 1 sukces, bez cech krytycznych, bez wydawania złota. Porażka: małżonek twojego władcy umiera.

ck-card-bastard-at-court = Sekret młynarza
ck-card-flavour-bastard-at-court = Dziecko ma królewski podbródek i maniery z młyna.
ck-card-condition-bastard-at-court = nie masz dzieci
ck-card-text-bastard-at-court = Rodzi ci się bękart: pod każdym względem zwykłe dziecko, lecz dziedziczy ostatnie, po wszystkich innych krewnych. Zapłać 1 sztukę złota, jeśli ją masz.

ck-card-late-blessing = Późne błogosławieństwo
ck-card-flavour-late-blessing = Medycy zdążyli już spisać wymówki.
ck-card-condition-late-blessing = twój władca ma małżonka (Lśniące Kopyto się nie liczy); nie masz dzieci
ck-card-text-late-blessing = Rodzi ci się syn: odkrywaj karty z talii swojej kultury do pierwszego mężczyzny, a pozostałe wtasuj z powrotem.

ck-card-born-under-the-banner = Narodziny pod chorągwią
ck-card-flavour-born-under-the-banner = Pierwszą kołysanką był róg bojowy.
ck-card-condition-born-under-the-banner = twój władca ma małżonka (Lśniące Kopyto się nie liczy); masz mniej niż troje dzieci
ck-card-text-born-under-the-banner = Rodzi ci się dziecko. Zamiast losowej cechy otrzymuje żeton wydarzenia „Odważny”.

ck-card-bride-from-outremer = Swaty zza morza
ck-card-flavour-bride-from-outremer = Cztery języki do rozmowy, piąty do targów.
ck-card-text-bride-from-outremer = Wybierz jedno: twój władca, jeśli nie ma małżonka, zawiera małżeństwo bez testu (pierwsza karta przeciwnej płci z talii dowolnej kultury w grze i losowa cecha; sojusz nie powstaje) albo weź 2 sztuki złota.

ck-card-bumper-crop = Za ciasne spichlerze
ck-card-flavour-bumper-crop = Stodoły są pełne, więc stodołą staje się kościół.
ck-card-text-bumper-crop = Połóż żeton żniw w jednym ze swoich regionów.

ck-card-toll-paid = Myto co do grosza
ck-card-flavour-toll-paid = Gdzieś wreszcie zwrócił się jakiś most.
ck-card-text-toll-paid = Weź 2 sztuki złota.

ck-card-caravan = Żagle na horyzoncie
ck-card-flavour-caravan = Pieprz, jedwab i małpa, której nikt nie zamawiał.
ck-card-condition-caravan = masz region nadmorski
ck-card-text-caravan = Weź 1 sztukę złota za każdy swój region nadmorski, najwyżej 3.

ck-card-promising-ward = Obiecujący wychowanek
ck-card-flavour-promising-ward = Ograł nauczyciela w szachy, a potem pokonał go w zapasach.
ck-card-text-promising-ward = Żeton wydarzenia „Bystry” lub „Silny” włóż do swojego woreczka albo połóż na karcie dziecka, brata lub siostry.

ck-card-friend-of-the-poor = Przyjaciel ubogich
ck-card-flavour-friend-of-the-poor = Jałmużnik opada z sił, tłum – nie.
ck-card-text-friend-of-the-poor = Żeton wydarzenia „Dobry” lub „Skromny” włóż do swojego woreczka albo połóż na karcie dziecka, brata lub siostry.

ck-card-master-mason = Murator z obczyzny
ck-card-flavour-master-mason = Dwa razy mierzy, raz pije – rzadki okaz.
ck-card-condition-master-mason = masz region bez zamku i co najmniej 3 sztuki złota, a w puli jest zamek
ck-card-text-master-mason = Możesz zapłacić 3 sztuki złota i bez testu zbudować zamek w jednym ze swoich regionów, w którym jeszcze go nie ma.

ck-card-wandering-scholar = Wędrowny uczony
ck-card-flavour-wandering-scholar = Worek ksiąg, worek długów, worek pomysłów.
ck-card-condition-wandering-scholar = masz złoto
ck-card-text-wandering-scholar = Możesz kupić jedną odkrytą kartę rozwoju za 1 sztukę złota; w jej miejsce od razu odkrywa się nową.

ck-card-tournament-laurels = Laury turniejowe
ck-card-flavour-tournament-laurels = Twój rycerz wyleciał z siodła. Cudzy kłania się galerii.
ck-card-text-tournament-laurels = W swoim następnym teście cech w tej Erze ciągniesz o jeden darmowy żeton więcej.

ck-card-spilled-wine = Rozlane wino
ck-card-flavour-spilled-wine = Był to najlepszy obrus w całym chrześcijaństwie.
ck-card-condition-spilled-wine = nie masz casus belli przeciw aktywnemu graczowi i nie łączy was ani wojna, ani sojusz
ck-card-text-spilled-wine = Zyskujesz casus belli przeciw aktywnemu graczowi.

ck-card-calm-streets = Kaznodzieja pokoju
ck-card-flavour-calm-streets = Mówił, aż zgasły pochodnie.
ck-card-text-calm-streets = Wybierz jedno: usuń żeton niepokojów z jednego ze swoich regionów albo weź 1 sztukę złota.

ck-card-absolution = Rozgrzeszenie o świcie
ck-card-flavour-absolution = Po trzech godzinach spowiedzi to ksiądz potrzebował wina.
ck-card-condition-absolution = w twoim woreczku jest żeton negatywny
ck-card-text-absolution = Usuń na stałe ze swojego woreczka jeden wybrany żeton negatywny.

ck-card-free-captain = Kapitan bez wojny
ck-card-flavour-free-captain = Prosi o chleb, żołd i kogoś do bicia.
ck-card-condition-free-captain = masz mniej niż 4 armie i region bez armii
ck-card-text-free-captain = Wystaw armię w jednym ze swoich regionów bez armii; wszystkie niepokoje tam ustają.

ck-card-old-oath = Dawna przysięga
ck-card-flavour-old-oath = Przysiągł ją twój dziad, a mnisi niczego nie gubią.
ck-card-condition-old-oath = aktywny gracz ma casus belli przeciw tobie, ale nie prowadzicie ze sobą wojny
ck-card-text-old-oath = Aktywny gracz traci swoje casus belli przeciw tobie.

ck-card-blight = Rdza na pszenicy
ck-card-flavour-blight = Włodarz z nadzieją liczy snopy po raz drugi.
ck-card-text-blight = Połóż żeton nieurodzaju w jednym ze swoich regionów.

ck-card-grumbling = Szemranie po wsiach
ck-card-flavour-grumbling = Śpiewają starą pieśń z nowymi słowami – o tobie.
ck-card-condition-grumbling = masz region bez armii
ck-card-text-grumbling = Połóż żeton niepokojów w jednym ze swoich regionów bez armii.

ck-card-market-rumours = Plotki na targu
ck-card-flavour-market-rumours = Do południa dwa razy cię pogrzebano i raz nawrócono na inną wiarę.
ck-card-condition-market-rumours = masz region bez armii
ck-card-text-market-rumours = Połóż żeton niepokojów w jednym ze swoich regionów bez armii. Region wybiera gracz po twojej lewej stronie.

ck-card-ducal-ambition = Książę pod chorągwiami
ck-card-flavour-ducal-ambition = Mówi, że to tylko polowanie. Na dwustu łowczych.
ck-card-condition-ducal-ambition = masz dziecko
ck-card-text-ducal-ambition = Wybierz jedno: odbierz jeden z tytułów książęcych, zapłać 1 sztukę złota albo połóż żeton niepokojów w jednym ze swoich regionów bez armii.

ck-card-empty-coffers = Dziura w skarbcu
ck-card-flavour-empty-coffers = Skrzynia była zamknięta. Ściana za nią – nie.
ck-card-condition-empty-coffers = masz złoto
ck-card-text-empty-coffers = Zapłać 2 sztuki złota (lub tyle, ile masz).

ck-card-lender-at-the-door = Lichwiarz u drzwi
ck-card-flavour-lender-at-the-door = Kłania się nisko i czyta bardzo powoli.
ck-card-condition-lender-at-the-door = masz co najmniej 4 sztuki złota
ck-card-text-lender-at-the-door = Zapłać 1 sztukę złota za każde 4, które masz.

ck-card-sick-child = Gorączka w dziecięcej komnacie
ck-card-flavour-sick-child = Zabawki leżą rzędem, jakby czekały.
ck-card-condition-sick-child = masz dziecko
ck-card-text-sick-child = Test cech: 1 sukces, bez cech krytycznych, bez wydawania złota. Porażka: twoje najmłodsze dziecko umiera.

ck-card-fever-in-the-chamber = Zaciągnięte kotary
ck-card-flavour-fever-in-the-chamber = Cyrulik bierze zapłatę z góry.
ck-card-condition-fever-in-the-chamber = twój władca ma małżonka
ck-card-text-fever-in-the-chamber = Test cech: 1 sukces, bez cech krytycznych. Porażka: małżonek twojego władcy umiera.

ck-card-hunting-accident = Dzik zawrócił
ck-card-flavour-hunting-accident = Psy wróciły pierwsze.
ck-card-condition-hunting-accident = twój władca ma rodzeństwo lub co najmniej dwoje dzieci
ck-card-text-hunting-accident = Test cech: 1 sukces, bez cech krytycznych, bez wydawania złota. Porażka: umiera brat lub siostra twojego władcy (ty wybierasz), a jeśli ich nie ma – jedno z dzieci.

ck-card-creeping-years = Lata robią swoje
ck-card-flavour-creeping-years = Zbroja skurczyła się w skrzyni – tak przynajmniej twierdzisz.
ck-card-condition-creeping-years = twój władca ma najwyżej 3 żetony wieku
ck-card-text-creeping-years = Wybierz jedno: zapłać 2 sztuki złota albo połóż na karcie swojego władcy żeton wieku.

ck-card-ungrateful-adviser = Niewdzięczny doradca
ck-card-flavour-ungrateful-adviser = Dostał propozycję. On zawsze ma jakąś propozycję.
ck-card-condition-ungrateful-adviser = masz doradcę
ck-card-text-ungrateful-adviser = Wybierz jedno: zapłać 1 sztukę złota albo odrzuć jednego ze swoich doradców.

ck-card-workshop-fire = Iskry w warsztacie
ck-card-flavour-workshop-fire = Jeden niedbały czeladnik, jedna wspaniała łuna.
ck-card-condition-workshop-fire = masz wynalazek
ck-card-text-workshop-fire = Test cech: 1 sukces, cechy krytyczne jak dla Rządów. Porażka: odrzuć jeden ze swoich wynalazków.

ck-card-deserters = Puste namioty
ck-card-flavour-deserters = Ogniska jeszcze płoną, ale nikt przy nich nie siedzi.
ck-card-text-deserters = Wybierz jedno: zapłać 1 sztukę złota, usuń jedną ze swoich armii albo połóż żeton niepokojów w jednym ze swoich regionów bez armii.

ck-card-pestilence = Żółta chorągiew
ck-card-flavour-pestilence = Zamykają się bramy. A za nimi drzwi domów.
ck-card-text-pestilence = Połóż żeton zarazy w jednym ze swoich regionów.

ck-card-harbour-rats = Szczury w porcie
ck-card-flavour-harbour-rats = Statek przybił do brzegu bez załogi i bez ładunku.
ck-card-condition-harbour-rats = masz region nadmorski
ck-card-text-harbour-rats = Połóż żeton zarazy w jednym ze swoich regionów nadmorskich. Region wybiera gracz po twojej lewej stronie.

ck-card-second-supper = Druga wieczerza
ck-card-flavour-second-supper = Kucharze pracują już na zmiany.
ck-card-text-second-supper = Włóż żeton wydarzenia „Żarłoczny” do swojego woreczka.

ck-card-candle-ends = Liczenie ogarków
ck-card-flavour-candle-ends = Dwór wieczerza po ciemku i nazywa to pobożnością.
ck-card-text-candle-ends = Wybierz jedno: włóż żeton wydarzenia „Skąpy” do swojego woreczka albo zapłać 2 sztuki złota.

ck-card-taste-for-secrets = Upodobanie do tajemnic
ck-card-flavour-taste-for-secrets = List przeczytany. I znów zapieczętowany.
ck-card-text-taste-for-secrets = Włóż żeton wydarzenia „Podstępny” do swojego woreczka.

ck-card-masked-dancer = Taniec w masce
ck-card-flavour-masked-dancer = Cała sala wiedziała, czyja twarz jest pod maską.
ck-card-text-masked-dancer = Włóż żeton wydarzenia „Lubieżny” do swojego woreczka.

ck-card-gallows-hill = Wzgórze szubienic
ck-card-flavour-gallows-hill = Łaska albo sznur: pamięta się jedno i drugie.
ck-card-condition-gallows-hill = masz region bez armii
ck-card-text-gallows-hill = Wybierz jedno: włóż żeton wydarzenia „Okrutny” do swojego woreczka albo połóż żeton niepokojów w jednym ze swoich regionów bez armii.

ck-card-the-scar = Blizna
ck-card-flavour-the-scar = Zwierciadło przeniesiono do innej komnaty.
ck-card-text-the-scar = Test cech: 1 sukces, cechy krytyczne jak dla Wojny. Porażka: włóż żeton wydarzenia „Szpetny” do swojego woreczka.

ck-card-flight-from-the-ford = Ucieczka spod brodu
ck-card-flavour-flight-from-the-ford = Kronikarz zapisał „odwrót”. Był łaskaw.
ck-card-text-flight-from-the-ford = Włóż żeton wydarzenia „Tchórzliwy” do swojego woreczka.

ck-card-plot-exposed = Fałszywa pieczęć
ck-card-flavour-plot-exposed = Wosk jeszcze ciepły, a data sprzed stu lat.
ck-card-condition-plot-exposed = masz casus belli
ck-card-text-plot-exposed = Zrezygnuj z jednego wybranego casus belli (ale nie przeciw komuś, z kim już prowadzisz wojnę).

ck-card-disputed-dowry = Spór o posag
ck-card-flavour-disputed-dowry = Obiecano dwanaście krów, przyszło jedenaście.
ck-card-condition-disputed-dowry = masz złoto
ck-card-text-disputed-dowry = Wybierz jedno: zapłać 1 sztukę złota albo zerwij jeden ze swoich sojuszy z niezależnymi regionami.

ck-card-roads-of-mud = Rozmokłe drogi
ck-card-flavour-roads-of-mud = Machina oblężnicza ugrzęzła. Woły popatrzyły na ciebie.
ck-card-text-roads-of-mud = Twój następny test najazdu w tej Erze wymaga o jeden sukces więcej.

ck-card-spoils = Łupy z karawany
ck-card-flavour-spoils = Kwatermistrz płacze z radości i liczy od nowa.
ck-card-text-spoils = Weź 3 sztuki złota.

ck-card-holy-relic = Palec świętego
ck-card-flavour-holy-relic = Czwarty w tym roku, ale ten na pewno prawdziwy.
ck-card-text-holy-relic = Włóż żeton wydarzenia „Pobożny” do swojego woreczka.

ck-card-hero-of-the-breach = Pierwszy w wyłomie
ck-card-flavour-hero-of-the-breach = Pieśń potrzebuje imienia, a twoje było pod murem.
ck-card-text-hero-of-the-breach = Włóż żeton wydarzenia „Odważny” do swojego woreczka.

ck-card-courtly-manners = Maniery Wschodu
ck-card-flavour-courtly-manners = Mydło, jedwab i sztuka dotrzymywania słowa.
ck-card-text-courtly-manners = Żeton wydarzenia „Urodziwy” lub „Uczciwy” włóż do swojego woreczka albo połóż na karcie dziecka, brata lub siostry.

ck-card-penance = Boso do sanktuarium
ck-card-flavour-penance = Czterdzieści mil, jedno ślubowanie i żadnych butów.
ck-card-condition-penance = w twoim woreczku jest żeton negatywny
ck-card-text-penance = Usuń na stałe ze swojego woreczka jeden wybrany żeton negatywny.

ck-card-righteous-cause = List legata
ck-card-flavour-righteous-cause = „Wojna sprawiedliwa” – trzy razy na jednej stronie.
ck-card-condition-righteous-cause = jest rywal, przeciw któremu nie masz casus belli i z którym nie łączy cię ani wojna, ani sojusz
ck-card-text-righteous-cause = Zyskaj casus belli przeciw wybranemu z takich rywali.

ck-card-veterans-return = Powrót weteranów
ck-card-flavour-veterans-return = Wrócili ogorzali, kulawi i niepokonani.
ck-card-condition-veterans-return = masz mniej niż 4 armie i region bez armii
ck-card-text-veterans-return = Wystaw armię w jednym ze swoich regionów bez armii; wszystkie niepokoje tam ustają.

ck-card-masons-from-acre = Kamieniarze z wybrzeża
ck-card-flavour-masons-from-acre = Budowali już przeciw gorszym sąsiadom niż twoi.
ck-card-condition-masons-from-acre = masz region bez zamku i co najmniej 2 sztuki złota, a w puli jest zamek
ck-card-text-masons-from-acre = Możesz zapłacić 2 sztuki złota i bez testu zbudować zamek w jednym ze swoich regionów, w którym jeszcze go nie ma.

ck-card-absent-lord = Pan wyjechał
ck-card-flavour-absent-lord = Rządca rządzi w jego imieniu. Pije też w jego imieniu.
ck-card-condition-absent-lord = masz region bez armii
ck-card-text-absent-lord = Połóż żeton niepokojów w jednym ze swoich regionów bez armii. Region wybiera aktywny gracz.

ck-card-camp-fever = Kaszlący pielgrzymi
ck-card-flavour-camp-fever = Prosili tylko o wodę i nocleg w stodole.
ck-card-text-camp-fever = Połóż żeton zarazy w jednym ze swoich regionów. Region wybiera aktywny gracz.

ck-card-rivals-in-outremer = Klucze do cudzego miasta
ck-card-flavour-rivals-in-outremer = Załoga zmieniła zdanie, a z nim sztandar.
ck-card-condition-rivals-in-outremer = masz tarczę na torze krucjat, a aktywny gracz ma ich mniej niż 4
ck-card-text-rivals-in-outremer = Twoją najniższą tarczę na torze krucjat zastępuje tarcza aktywnego gracza; żetony cech zostają na miejscu.

ck-card-poisoned-cup = Gorzki kielich
ck-card-flavour-poisoned-cup = Podczaszy był, niestety, na pielgrzymce.
ck-card-condition-poisoned-cup = twój władca ma małżonka lub dziecko
ck-card-text-poisoned-cup = Test cech: 1 sukces, bez cech krytycznych. Porażka: umiera małżonek twojego władcy albo jedno z dzieci – ty wybierasz.

ck-card-indulgence-sellers = Jałmużna na świętą wojnę
ck-card-flavour-indulgence-sellers = Trudno odmówić człowiekowi z krzyżem na płaszczu.
ck-card-condition-indulgence-sellers = masz złoto
ck-card-text-indulgence-sellers = Oddaj aktywnemu graczowi 2 sztuki złota (lub tyle, ile masz).
