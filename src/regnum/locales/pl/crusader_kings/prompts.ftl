# Co trzeba rozstrzygnąć w Crusader Kings. W zmiennych są nazwy i imiona; $gold, $required i $free to liczby.

ck-decide-place-castle = Miejsce jednego zamku wybierasz ty: wskaż region swojego królestwa.
ck-decide-choose-bonus = Wybierz talię dodatkowej karty.
ck-decide-choose-hand = Nowa Era: wybierz, ile kart dobierasz z każdej talii. Obejrzysz je, gdy dobierzesz wszystkie osiem.
ck-decide-propose = Faza dynastii: możesz spróbować zaaranżować jedno małżeństwo.
ck-decide-pick-spouse = Dwór się zgadza: wybierz, z kim małżeństwo zawrze { $member }.
ck-decide-offer-terms = { $member } i { $other } ({ $rival }): wybierz posag i ród, do którego będzie należeć para.
ck-decide-answer-proposal =
    { $gold ->
        [0] { $seat }: propozycja małżeństwa bez posagu – { $member } i { $other } z twojego rodu. Para zamieszka { $home }.
       *[other] { $seat }: propozycja małżeństwa – { $member } i { $other } z twojego rodu. Złoto dla ciebie: { $gold } (ze znakiem minus – to ty płacisz). Para zamieszka { $home }.
    }
ck-decide-titles = Faza dynastii: odbieraj i nadawaj tytuły książęce. Najpierw odbieranie.
ck-decide-plan = Wybierz potajemnie dwie karty: tę, którą zagrasz najpierw, i drugą.
ck-decide-calm = Twój Marszałek może usunąć jeden żeton niepokojów.
ck-decide-choose-action = Karta „{ $deck }”: wybierz akcję.
ck-decide-invest =
    { $required ->
        [one] Test cech ({ $purpose }): potrzebny { $required } sukces, darmowe żetony: { $free }. Każda sztuka złota daje jeszcze jeden żeton.
        [few] Test cech ({ $purpose }): potrzebne { $required } sukcesy, darmowe żetony: { $free }. Każda sztuka złota daje jeszcze jeden żeton.
       *[many] Test cech ({ $purpose }): potrzeba { $required } sukcesów, darmowe żetony: { $free }. Każda sztuka złota daje jeszcze jeden żeton.
    }
ck-decide-oppose = { $seat }: test cech ({ $purpose }). Każde dwie sztuki złota anulują jeden opłacony żeton.
ck-decide-sacrifice = Wyciągnięto cechę krytyczną „{ $token }”. Zachowaj ją albo poświęć na zawsze, by odwrócić jej działanie.
ck-decide-choose-site = Budowa: wybierz region bez zamku.
ck-decide-buy = Rozwój: kup najwyżej trzy odkryte karty za 1, 2 i 3 sztuki złota.
ck-decide-drop-development = Wybierz kartę rozwoju, którą odrzucisz.
ck-decide-choose-plot = Wybierz spisek.
ck-decide-choose-coup = Wybierz na przewrót region z niepokojami.
ck-decide-mobilize = Wybierz, gdzie zbierają się armie, najwyżej cztery.
ck-decide-declare = Daj każdej armii zadanie: atak albo wsparcie. Testy zaczną się, gdy wszystko będzie ogłoszone.
ck-decide-back-ally = Najazd ({ $invader } → { $victim }) i liczy na ciebie sojusznik: wesprzyj go albo zerwij sojusz.
ck-decide-spoils =
    { $annexed ->
        [1] Region jest twój ({ $region }): utrzymaj go albo wprowadź armię ({ $origin }).
       *[other] Region jest twój ({ $region }): utrzymaj go, wprowadź armię ({ $origin }) albo go splądruj.
    }
ck-decide-give-up = Można mieć najwyżej osiem regionów: wybierz, który z pozostałych oddasz.
ck-decide-choose-leader = Wybierz, kto poprowadzi krucjatę.
ck-decide-return-shield = Na torze mogą leżeć najwyżej cztery twoje tarcze: wybierz, którą zabierzesz.
ck-decide-choose-befallen = Wybierz, kogo spotka wydarzenie.
ck-decide-pick-region = Wydarzenie dotyczy jednego regionu: wybierz go.
ck-decide-offer-castle =
    { $gold ->
        [one] Możesz bez testu postawić zamek za { $gold } sztukę złota.
        [few] Możesz bez testu postawić zamek za { $gold } sztuki złota.
       *[many] Możesz bez testu postawić zamek za { $gold } sztuk złota.
    }
ck-decide-offer-development =
    { $gold ->
        [one] Możesz kupić odkrytą kartę rozwoju za { $gold } sztukę złota.
        [few] Możesz kupić odkrytą kartę rozwoju za { $gold } sztuki złota.
       *[many] Możesz kupić odkrytą kartę rozwoju za { $gold } sztuk złota.
    }
ck-decide-pick-culture = Wybierz kulturę, z której pochodzi małżonek.
ck-decide-pick-victim = Wybierz, kto umrze.
ck-decide-pick-trait = Wybierz cechę i tego, kto ją otrzyma.
ck-decide-pick-loss = Wybierz cechę, która opuści twój woreczek.
ck-decide-pick-rival = Wybierz rywala.
ck-decide-pick-course = Wydarzenie zostawia ci wybór.
ck-decide-pay-armies = Faza utrzymania: każda armia kosztuje 1 sztukę złota; nieopłacona rozchodzi się i zostawia niepokoje.
ck-decide-disband = Faza utrzymania: możesz rozpuścić armie.
ck-decide-remove-trait = Władca nabrał mądrości: możesz na zawsze usunąć z woreczka jedną cechę.
ck-decide-lose-region = Kryzys dynastyczny: wybierz region, który tracisz.
ck-decide-come-back = Twoja dynastia upadła: wróć z władcą z innego rodu albo opuść grę.
ck-decide-choose-home = Wybierz, gdzie zacznie { $ruler }.
ck-decide-hand-over = Obiecana karta ({ $deck }), odbiorca: { $rival }. Wybierz, którą oddasz.
