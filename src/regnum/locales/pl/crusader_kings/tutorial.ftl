# Komentarze pierwszej gry. Zwracają się do gracza 0, który prowadzi Anglię; $client to page albo terminal.

## Przed pierwszym ruchem

ck-tutorial-welcome = Witaj, królu. Jesteś Wilhelmem Zdobywcą: masz Anglię, Normandię i koronę, którą inni chętnie by przymierzyli. Przeciw tobie grają dwa programy z reguł: Postis prowadzi Francję, Munitio – Święte Cesarstwo Rzymskie. Pierwszą z trzech Er przejdziemy razem.
ck-tutorial-table = W jednej Erze dobierasz osiem kart akcji i zagrywasz sześć z nich, po dwie w każdej z trzech rund. Na koniec gry każdy twój region wart jest punkt, każde osiągnięcie również. A kto na torze krucjat dojdzie do Jerozolimy, ten natychmiast kończy grę.
ck-tutorial-bag = Prawie o wszystkim, na co się ważysz, rozstrzyga woreczek cech. Żetony ciągnie się w ciemno: cecha zielona to sukces, czerwona – porażka. Masz po dwie: „Pobożny” i „Odważny”, „Okrutny” i „Tępy”. Im lepsi ludzie przy tronie, tym lepszy woreczek.

## Pierwsza runda

ck-tutorial-hand = Zdecyduj, ile kart bierzesz z każdej talii: zobaczysz je dopiero, gdy będzie ich osiem. Trzy karty wojny na wyprawę, dwie rządów na budowę, po jednej podatków, intrygi i krucjaty – wszystkiego po trochu. Jedna karta krucjaty to minimum, bo raz w Erze krzyż bierze każdy.
ck-tutorial-marriage = Każda runda zaczyna się od rodziny. Małżeństwo nie wymaga karty, a król bez dzieci zostawia po sobie chaos. Roheza, pani Walii, to „Mistrz miecza”: jako twoja żona dołoży tę zieloną cechę do woreczka, a Walia zostanie sojusznikiem. Ziemię sojusznika można zająć bez walki.
ck-tutorial-check = O rękę damy z zieloną cechą trzeba się postarać: potrzebny jeden sukces. Pierwszy żeton jest darmowy, każda sztuka złota daje następny; płaci się przed pierwszym ciągnieniem albo wcale. Bez złota: 50 %. Jedna sztuka: 83 %. Dwie: trzy żetony, a z twoich czterech tylko dwa są czerwone – to musi się udać.
ck-tutorial-plan = „Okrutny”, potem „Tępy”, i dopiero trzeci żeton był zielony: dwie sztuki złota uratowały ślub. Teraz wybierz potajemnie dwie karty i ich kolejność. Przed najazdem potrzebna jest armia, weź więc dwie karty wojny. „Ucieczkę spod brodu” zostaw na ręce: jej wydarzenie dołożyłoby do twojego własnego woreczka czerwoną cechę „Tchórzliwy”.
ck-tutorial-mobilize = Karta ma dwie połowy. Z górnej wybierasz akcję, potem następuje wydarzenie z dolnej, czy ci miłe, czy nie. Karta wojny to mobilizacja albo najazd. Bez armii nikt nie najeżdża, więc najpierw mobilizacja.
ck-tutorial-army = Armie zbierają się w twoich regionach i uderzają na sąsiednie. Mercja graniczy z Walią.
ck-tutorial-second-army = Nortumbria graniczy ze Szkocją. Dwie armie, dwa cele.
ck-tutorial-enough-armies = Można by wystawić jeszcze dwie. Ale na koniec rundy każda armia na mapie kosztuje 1 sztukę złota, a w skarbcu są 3. Wystarczy.
ck-tutorial-invade = Wiele się wydarzyło. Wydarzenie z twojej karty dało Francji dziecko. Francja zaanektowała Bretanię, tak jak my zamierzamy Walię. Zabójcę nasłanego przez Cesarstwo schwytano, a nieudany spisek daje ofierze casus belli, czyli powód do wojny. Odkryta jest twoja druga karta: czas na najazd.
ck-tutorial-annex = Najpierw każda armia dostaje zadanie, dopiero potem zaczyna się walka. Walia jest niezależna i jest twoim sojusznikiem, więc armia z Mercji po prostu ją zaanektuje: bez testu i bez krwi.
ck-tutorial-attack = Szkocja nie jest sojusznikiem, trzeba ją podbić. Przeciw ziemiom niezależnym nie potrzeba casus belli. Nie ma tam zamku, armii ani księcia, więc wystarczy jeden sukces.
ck-tutorial-spoils = Walia jest twoja. Armia może zostać na miejscu albo wejść do niej. To, co zdobyto siłą, można też splądrować: 2 sztuki złota, ale i żeton niepokojów na ziemi, która jest teraz twoja. Po prostu ją utrzymaj.
ck-tutorial-battle = Na wojnie i na krucjacie „Okrutny” to cecha krytyczna: czerwona, a jednak daje sukces. Z „Mistrzem miecza” Rohezy sukcesem są cztery żetony z pięciu: 80 % za darmo. Za sztukę złota ciągniesz drugi, a z dwóch zawieść może najwyżej jeden. Jedna moneta i masz pewność.
ck-tutorial-second-spoils = Szkocja też jest twoja: sześć regionów, sześć punktów. Utrzymaj i ją.
ck-tutorial-upkeep = Rundę kończy faza utrzymania: 1 sztuka złota za każdą armię. Żołnierze bez żołdu rozchodzą się i zostawiają niepokoje, a niepokoje kuszą do przewrotu. Opłać obie armie, choć to twoje ostatnie złoto.
ck-tutorial-disband = Opłaconą armię można rozpuścić za darmo. W następnej rundzie nikogo nie atakujesz, a płacić trzeba by znowu.
ck-tutorial-second-disband = Rozpuść i drugą. Region bez armii łatwiej zdobyć, a odkąd rozlało się wino, Francja ma casus belli przeciw tobie: to wydarzenie z twojej własnej karty. Dlatego w następnej rundzie postawimy mury tam, gdzie Francja uderzyłaby najpierw, w Normandii.

## Druga runda

ck-tutorial-second-dynasty = Druga runda. Król jest żonaty, a dzieci ani rodzeństwa jeszcze nie ma: nie ma kogo wydać za mąż ani ożenić. Decyzje z jedną odpowiedzią trafią się jeszcze nieraz: gra nigdy nie odpowiada za ciebie.
ck-tutorial-second-plan = Skarbiec jest pusty: najpierw karta podatków, potem karta rządów, żeby pieniądze na coś się przydały. Przeczytaj też wydarzenie z karty podatków: „Szczury w porcie” przyniosą zarazę na wybrzeże rywala, który ma najwięcej ziem. Tym razem nieszczęście spadnie na innych.
ck-tutorial-tax = Pobór podatków nie wymaga testu. Każdy region daje 1 sztukę złota, a z zamkiem o 1 więcej. Masz sześć regionów.
ck-tutorial-build = Sześć sztuk złota, a szczury popłynęły do Francji: w Bretanii jest zaraza, przy następnym poborze nie da ona nic. I trzech synów w jednej turze! Wydarzenia z kart obu rywali przypadły tobie: Aldred, twój dziedzic, i Osbert, którego chrzciny kosztowały cię monetę. Cesarstwo było na krucjacie, doszło do Konstantynopola i zabrało żeton pierwszego gracza, więc gra teraz pierwsze. Karta rządów to budowa zamku albo rozwój: zakup odkrytych kart, które służą ci na stałe.
ck-tutorial-site = Zamek kosztuje jeden sukces i 3 sztuki złota. Kto tam zaatakuje albo zacznie intrygować, potrzebuje o jeden sukces więcej, a podatek rośnie o 1. Trzy zamki dają tytuł Budowniczego, a to punkt. Normandia to twój jedyny przyczółek na kontynencie, tuż obok jest Francja: tu potrzeba murów.
ck-tutorial-castle = Zielone są trzy z twoich pięciu żetonów: jeden żeton dałby 60 %. Ale karta Cesarstwa przyniosła ci „Laury turniejowe”, jeden żeton więcej w następnym teście, czyli w tym: dwa żetony, 90 %. Za jedną sztukę złota sukces jest pewny. Podejmij to małe ryzyko: 3 sztuki pójdą na mury, a krucjata i intryga też upomną się o swoje.

## Trzecia runda

ck-tutorial-third-dynasty = „Tępy”, potem „Odważny”: zamek zbudował żeton z laurów. Zaczyna się trzecia, ostatnia runda Ery. Synów można by zaręczyć, ale ślub na obcym dworze to loteria, a sukces kosztuje złoto. Są jeszcze mali, a krucjata jest ważniejsza: niech zaczekają.
ck-tutorial-titles = Masz teraz synów, więc jednego możesz zrobić księciem. Księstwo jest o jeden sukces trudniejsze do zdobycia, ale płaci o 1 sztukę złota mniej, a gdy padnie, książę ginie. Potrzebujesz każdej monety: zakończ.
ck-tutorial-third-plan = Kto nie był jeszcze na krucjacie, musi ją teraz zaplanować. Zagraj ją najpierw: sukces daje żeton pierwszego gracza. Druga karta to intryga. Przeczytaj jej wydarzenie: „Taniec w masce” włoży do twojego własnego woreczka „Lubieżny”, cechę czerwoną. Taka jest cena spisku.
ck-tutorial-crusade = Cesarstwo podbiło Węgry, a wydarzenie z jego karty dało ci trzeciego syna, Gilberta. Teraz twoja śmierć byłaby smutkiem, a nie katastrofą. Z krucjaty, którą trzeba odbyć, nie można zrezygnować.
ck-tutorial-leader = Prowadzić mogą mężczyźni z rodu: mogliby i synowie, ale leżą jeszcze w kołysce. Gdy krucjata się nie uda, wódz ginie. Zadbamy, żeby się udała. Poprowadź ją osobiście.
ck-tutorial-march = „Okrutny” pomaga tu jak na wojnie: sukcesem są cztery żetony z pięciu, 80 %. Za sztukę złota ciągniesz dwa, a zawieść może najwyżej jeden. Życie króla jest warte monety. Żywi rywale mogliby teraz zapłacić, by anulować twoje opłacone żetony; programy nigdy tego nie robią.
ck-tutorial-relic = Nicea! Twoja tarcza stoi na drugim polu toru. Odtąd w testach małżeństwa masz o jeden darmowy żeton więcej, a cecha z tego pola, „Odważny”, jest już w woreczku. Wydarzenie z karty to też podarek: „Pobożny”, zielona cecha, która nigdzie nie jest krytyczna.
ck-tutorial-plot = Zabójca nasłany przez Francję zgładził małego Osberta. Udany spisek nie zostawia śladów: nie masz za to casus belli. Masz jednak żeton pierwszego gracza, więc od razu znów jest twoja kolej. Karta intrygi to spisek, a jeśli u sąsiadów tlą się niepokoje, to i przewrót. Intrygi są tajne: nikt nie może im przeciwdziałać.
ck-tutorial-unrest = Odpłać Francji i wznieć niepokoje w Bretanii, którą ona właśnie połknęła: gdzie są niepokoje, tam następną kartą intrygi można dokonać przewrotu, i region się oderwie. Gdy spisek się nie uda, ofiara zyskuje casus belli przeciw tobie, ale Francja i tak je ma.
ck-tutorial-whisper = Z siedmiu żetonów pięć jest zielonych, a krytycznych dla intryg („Uczciwy” i „Podstępny”) nie masz: 71 %. Ostatnia sztuka złota daje 95 %. Nie masz armii, którym trzeba płacić, więc ją wydaj.
ck-tutorial-dancer = W Bretanii wrze! Teraz „Taniec w masce” żąda zapłaty: do woreczka trafia „Lubieżny”. Prawie zawsze to porażka, ale w zalotach ta cecha jest krytyczna: czerwona, a jednak sukces, tak jak „Okrutny” na wojnie.

## Dalej bez przewodnika

ck-tutorial-farewell =
    { $client ->
        [page] Pierwsza Era za nami: sześć regionów, zamek, żona, trzech synów i tarcza w Nicei. Francja ma tyle samo regionów i osiągnięcie, ale Bretania wrze: jedna karta intrygi i można tam spróbować przewrotu. Wilhelm się starzeje; z piątym żetonem wieku tron obejmie Aldred. Teraz to twoja gra. „Podpowiedź” pokaże, co zrobiłby program, „Szanse” – ile wart jest twój woreczek, a każda rzecz na planszy opowie o sobie, gdy ją naciśniesz. Niech żyje król!
       *[terminal] Pierwsza Era za nami: sześć regionów, zamek, żona, trzech synów i tarcza w Nicei. Francja ma tyle samo regionów i osiągnięcie, ale Bretania wrze: jedna karta intrygi i można tam spróbować przewrotu. Wilhelm się starzeje; z piątym żetonem wieku tron obejmie Aldred. Teraz to twoja gra. hint pokaże, co zrobiłby program, odds – ile wart jest twój woreczek, rules – dowolny paragraf. Niech żyje król!
    }

## Gdy pojawi się coś nowego

ck-tutorial-topic-hand = Nowa Era, osiem nowych kart: jedna lub dwie krucjaty, do trzech kart rządów, intrygi i wojny, do dwóch podatków. Zagrasz sześć. Wojna zwykle wymaga trzech: spisku o casus belli, mobilizacji i najazdu.
ck-tutorial-topic-bonus = Twoje miejsce na torze krucjat daje kartę ponad osiem. Wybierz tylko talię; zobaczysz ją razem z innymi.
ck-tutorial-topic-marriage = Raz w rundzie możesz spróbować zaaranżować jedno małżeństwo w rodzie. Pan z czerwoną cechą zgadza się od razu, z zieloną – potrzebny sukces. Małżonek władcy dokłada cechę do woreczka, a ślub z niezależnym panem albo inną dynastią daje sojusz.
ck-tutorial-topic-spouse = Wybierasz z całej talii; cechę małżonka losuje się potem. Myśl o dzieciach i dziedzicach.
ck-tutorial-topic-terms = Małżeństwo między dynastiami to układ: złoto w jedną lub drugą stronę i ród, do którego wejdzie para. Sojusz powstaje na każdych warunkach.
ck-tutorial-topic-proposal = Swaty z innego dworu. Zgoda czyni was sojusznikami, a wojnę, jeśli trwała, kończy. Zważ, kto do kogo przechodzi: kto opuści ród, ten już nie dziedziczy.
ck-tutorial-topic-duchy = Tytuł książęcy dla dziecka lub rodzeństwa: region trudniej zdobyć o jeden sukces, ale daje o 1 sztukę złota mniej, a gdy padnie, książę ginie. Nic tu nie nagli, możesz niczego nie zmieniać.
ck-tutorial-topic-plan = Wybierz potajemnie dwie karty i ich kolejność. Czytaj też wydarzenia: z kart krucjaty zwykle ci pomagają, z innych zwykle nie. W trzeciej rundzie jedna karta musi być krucjatą, chyba że masz ją już za sobą.
ck-tutorial-topic-action = Wybierz akcję z górnej połowy karty albo z niej zrezygnuj; wydarzenie nastąpi tak czy inaczej. Zrezygnować nie można tylko z krucjaty, którą trzeba odbyć.
ck-tutorial-topic-check = Test cech: ciągniesz żetony z woreczka, zielone to sukces. Jeden żeton jest darmowy, każda sztuka złota daje następny, najwyżej do dwóch ponad potrzebne sukcesy. Płacisz teraz albo wcale.
ck-tutorial-topic-critical = Cecha krytyczna znaczy tu coś przeciwnego. Zachowaj ją tak, jak się liczy, albo poświęć: na zawsze opuści woreczek i policzy się odwrotnie.
ck-tutorial-topic-castle = Zamek kosztuje test i 3 sztuki złota. Daje o 1 więcej podatku, a region trudniej zdobyć o jeden sukces.
ck-tutorial-topic-develop = Odkryte karty kosztują 1, 2 i 3 sztuki złota, bez testu. Można mieć trzech doradców i trzy wynalazki; kto pierwszy ma cztery karty, ten jest Wynalazcą, a to punkt.
ck-tutorial-topic-plot = Jest pięć spisków: casus belli, niepokoje u sąsiada, zamach, przekupienie doradcy i unieważnienie małżeństwa, po którym można zawrzeć nowe. Gdy spisek się nie uda, ofiara ma casus belli przeciw tobie. Unieważnienie nikomu innemu nie szkodzi.
ck-tutorial-topic-coup = Gdzie są niepokoje, tam przewrót może uczynić region niezależnym. Zamek i książę utrudniają go o jeden sukces każdy. Po porażce znika jeden żeton niepokojów, a właściciel ma casus belli.
ck-tutorial-topic-mobilize = Armie nic teraz nie kosztują, ale w każdej fazie utrzymania po 1 sztuce złota. Gdzie mobilizujesz, tam kończą się niepokoje. Armii może być najwyżej cztery.
ck-tutorial-topic-war = Jedna armia atakuje, inne obok tego samego celu mogą ją wesprzeć: każda daje darmowy żeton. Region zdobywa jeden sukces; zamek, armia i książę dodają po jednym. Przeciw dynastii potrzeba casus belli albo wojny.
ck-tutorial-topic-spoils = Region jest twój. Zostaw armię na miejscu, wprowadź ją, by strzegła zdobyczy, albo splądruj: 2 sztuki złota i niepokoje.
ck-tutorial-topic-ally = Sojusznik liczy na ciebie. Jeśli go wesprzesz, jego ofiara zyska casus belli przeciw tobie; jeśli zerwiesz sojusz, zyska je on.
ck-tutorial-topic-limit = Nikt nie ma więcej niż osiem regionów. Ten, który oddasz, znów stanie się niezależny.
ck-tutorial-topic-crusade = Wybierz, kto weźmie krzyż. Sukces to tarcza na torze, cecha i żeton pierwszego gracza; porażka zabija wodza. Po śmierci władcy dziedziczy najstarszy syn, potem najstarsza córka, potem bracia i siostry. Bez dziedzica przepada pół królestwa.
ck-tutorial-topic-event-region = Wydarzenie dotyczy jednego regionu. Zaraza i nieurodzaj odbierają podatek, niepokoje kuszą do przewrotu, żniwa dają o 1 sztukę złota więcej.
ck-tutorial-topic-event-trait = Do gry wchodzi cecha. W woreczku działa od razu, u dziecka – gdy obejmie tron.
ck-tutorial-topic-event-course = Wydarzenie z wyborem. Przeczytaj kartę i oceń, bez czego się obejdziesz.
ck-tutorial-topic-upkeep = Każda armia kosztuje teraz 1 sztukę złota. Nieopłacona rozchodzi się i zostawia niepokoje; opłaconą można potem rozpuścić.
ck-tutorial-topic-age = Czwarty żeton wieku: możesz na zawsze usunąć z woreczka jedną cechę. Z piątym władca umrze, a tron obejmie dziedzic, którego cechy też trafią do woreczka. Zadbaj, żeby go nie zabrakło.
ck-tutorial-topic-crisis = Nie ma kto dziedziczyć: przepada połowa regionów i połowa złota, a tron zajmuje ktoś obcy. Oddaj to, co najłatwiej odzyskać.
ck-tutorial-topic-defeat = Ostatni region przepadł. Możesz wrócić z innym rodem swojej kultury i jednym regionem; złoto zostaje.
ck-tutorial-topic-deal = W układzie obiecana została karta: wybierz która. Handlować można prawie wszystkim i w każdej chwili: złotem, regionami, kartami, rozwojem.
