# Komentarze pierwszej tury. Zwracają się do gracza 1, który prowadzi Habsburgów; $client to page albo terminal.

## Before the first move

his-tutorial-welcome = Witaj, Wasza Cesarska Mość. Jesteś Karolem V: słuchają cię Hiszpania, Neapol, Niderlandy i Austria, a ty ledwo nadążasz je objeżdżać. Imperium Osmańskie, Anglię, Francję, Papiestwo i protestantów prowadzi pięć programów. Pierwszą turę zagramy razem, od sejmu w Wormacji po wieści z Nowego Świata.
his-tutorial-table = Wygrywa, kto na koniec tury ma 25 punktów zwycięstwa. Tobie przynoszą je przede wszystkim miasta kluczowe: masz ich 8, a każde następne dodaje punktów. Czternaście dałoby ci zwycięstwo natychmiast. Liczą się też odkrycia i podboje za oceanem. Każde mocarstwo ma własną drogę do punktów: protestanci nawracają, Papiestwo buduje Bazylikę św. Piotra, Francja zamki.
his-tutorial-cards = Wszystko robi się kartami. Na każdej jest liczba: jej punkty dowodzenia opłacają marsze, oblężenia, wojska, okręty i wyprawy. Albo zagrywa się ją dla wydarzenia. Trzymasz swoją kartę macierzystą, „Cesarz Świętego Cesarstwa Rzymskiego”, która wraca co turę, i pięć kart z talii. Luter przybił już swoje tezy i pierwsze miasta poszły za nim.

## Talk, and the Diet of Worms

his-tutorial-talk = Tura zaczyna się od rozmów. Mocarstwa spotykają się na osobności i spisują umowy: pokój, sojusze, miasta, okręty, karty. W pierwszej turze układać się może tylko Anglia, z Francją i z tobą, a niczego nie zaproponowała. Powiedz, że to wszystko.
his-tutorial-hear = Teraz ogłasza się umowy i dopiero od tej chwili obowiązują. Nie ma żadnej. Obietnice na przyszłość nikogo zresztą nie wiążą, ale wszyscy je pamiętają.
his-tutorial-diet = Luter stoi przed tobą w Wormacji. Protestanci, Papiestwo i ty kładziecie w tajemnicy po karcie i rzucacie kością za każdy jej punkt dowodzenia, protestanci czterema więcej; 5 i 6 to trafienia, a twoje liczą się razem z papieskimi. Różnica to liczba miast, które zmienią wiarę. „Ospa” za 4 punkty to rozsądna cena: karta macierzysta kosztowałaby cię o wiele więcej.

## Spring deployment

his-tutorial-deploy = Sejm kosztował pięć miast. To zmartwienie przede wszystkim papieża, twoim jest Francja. Zanim zacznie się faza akcji, każde mocarstwo może przesunąć jedną armię ze stolicy dowolnie daleko, jeśli droga jest wolna. Garnizon Wiednia może stanąć w Besançon, tuż obok Metz: miasta kluczowego, które nie należy do nikogo.
his-tutorial-take = Armię składa się krok po kroku. Weź cztery oddziały regularne. Wiedeń zostanie pusty i trzeba będzie o tym pomyśleć: Turcy idą w górę Dunaju.
his-tutorial-lead = Z dowódcą może iść razem więcej oddziałów, tyle, ile wynosi jego zdolność dowodzenia, a jego wartość bojowa dodaje kości. Ferdynand idzie z nimi.
his-tutorial-go = To wszyscy. W drogę.

## The first impulse

his-tutorial-home-card = Teraz faza akcji: mocarstwa po kolei zagrywają po karcie, to ich impuls, aż wszyscy spasują. Zacznij od karty macierzystej jako wydarzenia: Karol przenosi się do dowolnego z twoich miast macierzystych, a 5 punktów dowodzenia nadal masz.
his-tutorial-charles = Dołącz do armii w Besançon i zabierz księcia Albę. Każdy z nich powiększa liczbę oddziałów, które mogą iść razem.
his-tutorial-colonize = Dwie twoje wyprawy są już na oceanie: odkrywcza i zdobywcza. Za 2 punkty wyślij jeszcze osadników: kolonia może co turę przynosić dodatkową kartę. Zostają trzy punkty.
his-tutorial-march = Marsz do sąsiedniego miasta kosztuje 1 punkt, przez przełęcz 2. Metz.
his-tutorial-army = Kto maszeruje? Wszyscy.
his-tutorial-foul-weather = „Niepogoda”! Na to, co ogłaszasz, inni mogą odpowiedzieć kartami odpowiedzi z ręki: otwiera się okno i nikt nie widzi, kto co ma. Francja miała i twój punkt przepadł. Do końca tego impulsu nie szturmujesz ani nie wypływasz, a każdy oddział przejdzie najwyżej jedno miasto. Jedno wystarczy: jeszcze raz marsz.
his-tutorial-army-again = Znowu wszyscy. Przy dobrej pogodzie można by zaraz potem szturmować Metz.
his-tutorial-vienna = Garnizon schował się za murami, oblężenie się zaczęło; szturmować można w którymś z następnych impulsów. Został jeden punkt. Najmij za niego oddział najemników w Wiedniu, żeby miasto nie stało całkiem bez straży.

## The second impulse

his-tutorial-doria = Co za kolejka! Henryk VIII wypowiedział wojnę Francji, i dobrze. Papież wyklął Lutra do końca tury. A Sulejman stoi pod Belgradem z jedenastoma oddziałami. Zajmij się Italią: jako wydarzenie „Andrea Doria” czyni Genuę twoim sojusznikiem, z jej miastem kluczowym, flotą i admirałem.

## The third impulse

his-tutorial-italy = Padł Belgrad, potem w otwartej bitwie Buda, a z nią Węgry. To, co z nich zostało, w tym kluczowa Praga, jest teraz z tobą, ale i ich wojna jest twoja: Sulejman jest twoim wrogiem. „Pana Italii” trzeba zagrać, gdy się go ma; nagradza tych, którzy mają tam najwięcej miast kluczowych. Masz dwa, Genuę i Neapol: to jedna karta. Dostajesz też 2 punkty dowodzenia.
his-tutorial-assault = Szturmuj Metz: 1 punkt. Szanse są dobre, 87 %.
his-tutorial-storm = Wszyscy. Przed obsadzonymi murami atakujący rzuca kością za każde dwa oddziały i tyloma, ile wynosi wartość bojowa najlepszego dowódcy: 3 i 2. Garnizon – za swój oddział i jeszcze jedną. 5 i 6 to trafienia; wystarczy jedno, jeśli w środku nikt nie zostanie, a z twoich ktoś przeżyje.
his-tutorial-vienna-again = Metz jest twoje; z Genuą i Pragą to jedenaście miast kluczowych. Został jeden punkt: jeszcze jeden oddział do Wiednia.

## The fourth impulse

his-tutorial-printing = Turcy spasowali, Wiedeń na razie ocalał. „Prasa drukarska” jako wydarzenie pomogłaby protestantom. Dla ciebie to 5 punktów dowodzenia.
his-tutorial-avoid = W Saint-Dizier stoi francuska armia. Maszeruj tam ze wszystkim, co masz: z Francją jesteś w stanie wojny, a przewaga jest po twojej stronie.
his-tutorial-avoid-all = Wszyscy. Wróg może próbować przechwycić cię po drodze, uniknąć bitwy albo ją przyjąć.
his-tutorial-control = Francja wyrzuciła 11 i wymknęła się do Paryża. Weź więc miasto za 1 punkt: nie jest kluczowe, ale leży na drodze z Paryża do Metz.
his-tutorial-regular = Dwa punkty za oddział regularny w Wiedniu. Regularni kosztują dwa razy tyle co najemnicy, ale żadna karta nie odeśle ich do domu.
his-tutorial-back = Za ostatni punkt wróć do Metz. W otwartym mieście mogą na ciebie spaść Francuzi, a zimować tam nie wolno: trzeba by wracać do domu.
his-tutorial-back-all = Wszyscy. Okup za pojmanego dowódcę to jedna karta; nie zostawiaj ich samych.

## The fifth impulse, and the end of the turn

his-tutorial-threat = Francja oblega Calais. „Zagrożenie dla władzy” jest teraz warte swojego wydarzenia: jeden z czterech dowódców zniknie z mapy.
his-tutorial-montmorency = Montmorency. Od 1 do 3 nie będzie go do następnej tury, od 4 do 6 już nigdy.
his-tutorial-pass = Wypadło 2: wróci dopiero w następnej turze. Zostały „Tercios”, karta bitewna do bitew polowych. Kto spasował, może później znów zagrać; gdy cała szóstka spasuje z rzędu, faza się kończy. Do dwóch kart możesz zachować na następną turę, więc spasuj.
his-tutorial-winter = Zima. Oblężenia z dala od domu się kończą, okręty idą do portów, a oddziały spoza miast ufortyfikowanych do domu. Można ściągnąć wojska do stolicy i stamtąd, gdzie mogłyby zostać. Niech stoją, gdzie stoją: Metz potrzebuje straży.

## From here on alone

his-tutorial-farewell =
    { $client ->
        [page] A jakie wieści zza oceanu! De Soto odkrył Wielkie Jeziora, Montejo podbił Inków: trzy punkty, a ich złoto to dodatkowa karta. Masz 15 punktów i drugą turę przed sobą. Teraz wszyscy mogą się układać ze wszystkimi, prosić o pokój i wypowiadać wojny. „Podpowiedź” pokaże, co zrobiłby program, „Szanse” – czego spodziewać się po bitwie, a każda rzecz na stole opowie o sobie, gdy ją naciśniesz. Plus ultra!
       *[terminal] A jakie wieści zza oceanu! De Soto odkrył Wielkie Jeziora, Montejo podbił Inków: trzy punkty, a ich złoto to dodatkowa karta. Masz 15 punktów i drugą turę przed sobą. Teraz wszyscy mogą się układać ze wszystkimi, prosić o pokój i wypowiadać wojny. hint pokaże, co zrobiłby program, odds – czego spodziewać się po bitwie, rules – dowolny punkt zasad. Plus ultra!
    }

## When something new comes up

his-tutorial-topic-window = Ktoś coś ogłasza, a ty masz kartę, którą można odpowiedzieć. Najczęściej rozsądniej jest milczeć i zachować ją na ważniejszą chwilę. Dzięki stałym rozkazom będziesz pytany rzadziej.
his-tutorial-topic-combat-cards = Bitwa. Najpierw atakujący, potem broniący się mogą zagrać karty bitewne, ile chcą; potem rzuca się kośćmi.
his-tutorial-topic-hire = Przed bitwą kartą można nająć lancknechtów albo Szwajcarów: oddziały stają w szeregu od razu, jeśli jest dla nich miejsce.
his-tutorial-topic-cancel = Ogłoszono wydarzenie, a ty możesz je odwołać. Przepadnie i ono, i impuls.
his-tutorial-topic-intercept = Obok maszeruje wróg. Przy 9 lub więcej na dwóch kościach, z wartością bojową dowódcy, przetniesz mu drogę.
his-tutorial-topic-avoid = Wróg już tu jest. Przy 9 lub więcej na dwóch kościach wymkniesz się do sąsiedniego miasta; inaczej będzie bitwa.
his-tutorial-topic-withdraw = Do czterech oddziałów może się schować za murami ufortyfikowanego miasta. Będą oblegane, ale żywe.
his-tutorial-topic-losses = Każde trafienie kosztuje oddział. Najemników uzupełnić taniej niż regularnych.
his-tutorial-topic-retreat = Bitwa przegrana. Wybierz, dokąd pójdą ocaleni; kto nie ma dokąd, idzie do niewoli.
his-tutorial-topic-fleet = Za jeden punkt ruszają wszystkie twoje floty, każda na sąsiednie morze lub do portu. Daj rozkaz każdej, potem wypłyń.
his-tutorial-topic-sea = Wroga flota podpłynęła blisko twojej. Przy 9 lub więcej na dwóch kościach wyjdziesz jej naprzeciw.
his-tutorial-topic-naval-battle = Na jednym morzu spotkali się wrogowie. Możesz tam walczyć albo dać im spokój.
his-tutorial-topic-piracy = Korsarze trafili. Za każde trafienie tracisz okręt, kartę albo punkty; wybierz, co boli najmniej.
his-tutorial-topic-transport = Wojsko przekracza morze, którego strzeże twoja flota. Może wysiąść w porcie albo płynąć na następne morze.
his-tutorial-topic-peace = Kto prosi o pokój, kończy wojnę, ale płaci: zwycięzca dostaje punkty, a część zdobyczy wraca.
his-tutorial-topic-ransom = Pojmany dowódca wróci za kartę wyciągniętą w ciemno z twojej ręki.
his-tutorial-topic-war = Wypowiedzenie wojny kosztuje punkty dowodzenia, które płaci się kartą. Bez wojny nie wejdziesz do miast obcego mocarstwa.
his-tutorial-topic-intervene = Zaatakowano pomniejsze państwo. Kto może je prowadzić, może się za nim ująć i przejąć jego wojnę.
his-tutorial-topic-return = Oddziały spoza miast ufortyfikowanych idą na zimę do domu. Wybierz, które miasto je przyjmie.
his-tutorial-topic-leave = Zimą miasto nie pomieści wszystkich. Wybierz, kto zostaje.
his-tutorial-topic-moor = Okręty zimują w porcie. Wybierz go.
his-tutorial-topic-discovery = Wielka wyprawa: przy 10 lub więcej możesz wybrać odkrycie albo opłynąć świat.
his-tutorial-topic-voyage = Wyprawę można teraz wzmocnić. Wynik poznasz na koniec tury.
his-tutorial-topic-unrest = Zamieszki w mieście: nic nie płaci, nie liczy się, a linie komunikacyjne przez nie nie przechodzą, dopóki się ich nie stłumi.
his-tutorial-topic-mercenaries = Nowi najemnicy. Stają tam, gdzie są twoje oddziały, ale nie w miastach obleganych.
