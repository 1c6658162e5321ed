# Co trzeba rozstrzygnąć w Crusader Kings. W zmiennych są nazwy i imiona; $gold, $required i $free to liczby.

ck-decide-place-castle = Miejsce jednego zamku wybierasz ty: wskaż region swojego królestwa.
    .others = Pozostał jeden zamek do postawienia: trwa wybór regionu.
ck-decide-choose-bonus = Wybierz talię dodatkowej karty.
    .others = Trwa wybór talii dodatkowej karty.
ck-decide-choose-hand = Nowa Era: wybierz, ile kart dobierasz z każdej talii. Obejrzysz je, gdy dobierzesz wszystkie osiem.
    .others = Nowa Era: trwa wybór, ile kart dobrać z każdej talii.
ck-decide-propose = Faza dynastii: możesz spróbować zaaranżować jedno małżeństwo.
    .others = Faza dynastii: można spróbować zaaranżować jedno małżeństwo.
ck-decide-pick-spouse = Dwór się zgadza: wybierz, z kim małżeństwo zawrze { $member }.
    .others = Dwór się zgadza: trwa wybór, z kim małżeństwo zawrze { $member }.
ck-decide-offer-terms = { $member } i { $other } ({ $rival }): wybierz posag i ród, do którego będzie należeć para.
    .others = { $member } i { $other } ({ $rival }): trwa wybór posagu i rodu, do którego będzie należeć para.
ck-decide-answer-proposal =
    { $gold ->
        [0] { $seat }: propozycja małżeństwa bez posagu – { $member } i { $other } z twojego rodu. Para zamieszka { $home }.
       *[other] { $seat }: propozycja małżeństwa – { $member } i { $other } z twojego rodu. Złoto dla ciebie: { $gold } (ze znakiem minus – to ty płacisz). Para zamieszka { $home }.
    }
    .others = { $seat }: propozycja małżeństwa – { $member } i { $other }. Złoto dla drugiego rodu: { $gold } (ze znakiem minus – płaci on). Para zamieszka { $home }.
ck-decide-titles = Faza dynastii: odbieraj i nadawaj tytuły książęce. Najpierw odbieranie.
    .others = Faza dynastii: trwa odbieranie i nadawanie tytułów książęcych.
ck-decide-plan = Wybierz potajemnie dwie karty: tę, którą zagrasz najpierw, i drugą.
    .others = Trwa potajemny wybór dwóch kart.
ck-decide-calm = Twój Marszałek może usunąć jeden żeton niepokojów.
    .others = Marszałek może usunąć jeden żeton niepokojów.
ck-decide-choose-action = Karta „{ $deck }”: wybierz akcję.
    .others = Karta „{ $deck }”: trwa wybór akcji.
ck-decide-invest =
    { $required ->
        [one] Test cech ({ $purpose }): potrzebny { $required } sukces, darmowe żetony: { $free }. Każda sztuka złota daje jeszcze jeden żeton.
        [few] Test cech ({ $purpose }): potrzebne { $required } sukcesy, darmowe żetony: { $free }. Każda sztuka złota daje jeszcze jeden żeton.
       *[many] Test cech ({ $purpose }): potrzeba { $required } sukcesów, darmowe żetony: { $free }. Każda sztuka złota daje jeszcze jeden żeton.
    }
    .others = Test cech ({ $purpose }), potrzebne sukcesy: { $required }, darmowe żetony: { $free }. Trwa wybór, ile złota przeznaczyć na kolejne.
ck-decide-oppose = { $seat }: test cech ({ $purpose }). Możesz przeciwdziałać: każde dwie zapłacone sztuki złota anulują jeden opłacony żeton.
    .others = { $seat }: test cech ({ $purpose }). Rozstrzyga się, czy ktoś przeciwdziała.
ck-decide-sacrifice = Wyciągnięto cechę krytyczną „{ $token }”. Zachowaj ją albo poświęć na zawsze, by odwrócić jej działanie.
    .others = Wyciągnięto cechę krytyczną „{ $token }”. Rozstrzyga się, czy zostanie, czy będzie poświęcona.
ck-decide-choose-site = Budowa: wybierz region bez zamku.
    .others = Budowa: trwa wybór regionu bez zamku.
ck-decide-buy = Rozwój: kup najwyżej trzy odkryte karty za 1, 2 i 3 sztuki złota.
    .others = Rozwój: trwa zakup odkrytych kart.
ck-decide-drop-development = Wybierz kartę rozwoju, którą odrzucisz.
    .others = Trwa wybór karty rozwoju do odrzucenia.
ck-decide-choose-plot = Wybierz spisek.
    .others = Trwa wybór spisku.
ck-decide-choose-coup = Wybierz na przewrót region z niepokojami.
    .others = Trwa wybór regionu z niepokojami na przewrót.
ck-decide-mobilize = Wybierz, gdzie zbierają się armie, najwyżej cztery.
    .others = Trwa wybór miejsc, w których zbierają się armie.
ck-decide-declare = Daj każdej armii zadanie: atak albo wsparcie. Testy zaczną się, gdy wszystko będzie ogłoszone.
    .others = Każda armia dostaje zadanie: atak albo wsparcie.
ck-decide-back-ally = Najazd ({ $invader } → { $victim }) i liczy na ciebie sojusznik: wesprzyj go albo zerwij sojusz.
    .others = Najazd ({ $invader } → { $victim }): decyduje sojusznik, na którego liczy najeźdźca.
ck-decide-spoils =
    { $annexed ->
        [1] Region jest twój ({ $region }): utrzymaj go albo wprowadź armię ({ $origin }).
       *[other] Region jest twój ({ $region }): utrzymaj go, wprowadź armię ({ $origin }) albo go splądruj.
    }
    .others = Region zdobyty ({ $region }, armia: { $origin }): rozstrzyga się jego los.
ck-decide-give-up = Można mieć najwyżej osiem regionów: wybierz, który z pozostałych oddasz.
    .others = Można mieć najwyżej osiem regionów: trwa wybór, który z pozostałych oddać.
ck-decide-choose-leader = Wybierz, kto poprowadzi krucjatę.
    .others = Trwa wybór, kto poprowadzi krucjatę.
ck-decide-return-shield = Na torze mogą leżeć najwyżej cztery twoje tarcze: wybierz, którą zabierzesz.
    .others = Na torze mogą leżeć najwyżej cztery tarcze: trwa wybór, którą zabrać.
ck-decide-choose-befallen = Wybierz, kogo spotka wydarzenie.
    .others = Trwa wybór, kogo spotka wydarzenie.
ck-decide-pick-region = Wydarzenie dotyczy jednego regionu: wybierz go.
    .others = Wydarzenie dotyczy jednego regionu: trwa jego wybór.
ck-decide-offer-castle =
    { $gold ->
        [one] Możesz bez testu postawić zamek za { $gold } sztukę złota.
        [few] Możesz bez testu postawić zamek za { $gold } sztuki złota.
       *[many] Możesz bez testu postawić zamek za { $gold } sztuk złota.
    }
    .others = Oferowany jest zamek bez testu. Cena w złocie: { $gold }.
ck-decide-offer-development =
    { $gold ->
        [one] Możesz kupić odkrytą kartę rozwoju za { $gold } sztukę złota.
        [few] Możesz kupić odkrytą kartę rozwoju za { $gold } sztuki złota.
       *[many] Możesz kupić odkrytą kartę rozwoju za { $gold } sztuk złota.
    }
    .others = Oferowana jest odkryta karta rozwoju. Cena w złocie: { $gold }.
ck-decide-pick-culture = Wybierz kulturę, z której pochodzi małżonek.
    .others = Trwa wybór kultury, z której pochodzi małżonek.
ck-decide-pick-victim = Wybierz, kto umrze.
    .others = Rozstrzyga się, kto umrze.
ck-decide-pick-trait = Wybierz cechę i tego, kto ją otrzyma.
    .others = Trwa wybór cechy i tego, kto ją otrzyma.
ck-decide-pick-loss = Wybierz cechę, która opuści twój woreczek.
    .others = Trwa wybór cechy, która opuści woreczek.
ck-decide-pick-rival = Wybierz rywala.
    .others = Trwa wybór rywala.
ck-decide-pick-course = Wydarzenie zostawia ci wybór.
    .others = Wydarzenie zostawia wybór.
ck-decide-pay-armies = Faza utrzymania: każda armia kosztuje 1 sztukę złota; nieopłacona rozchodzi się i zostawia niepokoje.
    .others = Faza utrzymania: trwa wybór armii, które dostaną po 1 sztuce złota.
ck-decide-disband = Faza utrzymania: możesz rozpuścić armie.
    .others = Faza utrzymania: armie można rozpuścić.
ck-decide-remove-trait = Władca nabrał mądrości: możesz na zawsze usunąć z woreczka jedną cechę.
    .others = Władca nabrał mądrości: jedna cecha może na zawsze opuścić woreczek.
ck-decide-lose-region = Kryzys dynastyczny: wybierz region, który tracisz.
    .others = Kryzys dynastyczny: trwa wybór traconego regionu.
ck-decide-come-back = Twoja dynastia upadła: wróć z władcą z innego rodu albo opuść grę.
    .others = Dynastia upadła: rozstrzyga się, czy wróci z władcą z innego rodu.
ck-decide-choose-home = Wybierz, gdzie zacznie { $ruler }.
    .others = Trwa wybór, gdzie zacznie { $ruler }.
ck-decide-hand-over = Obiecana karta ({ $deck }), odbiorca: { $rival }. Wybierz, którą oddasz.
    .others = Obiecana karta ({ $deck }), odbiorca: { $rival }. Trwa wybór, którą oddać.
