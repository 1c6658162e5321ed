# Labels of the choices in Pax Renaissance. Variables hold names.

## Actions

pax-move-buy = Kup kartę „{ $card }”
pax-move-play = Zagraj kartę „{ $card }”
pax-move-sell = Sprzedaj kartę „{ $card }”
pax-move-operations = Aktywuj działania: { $half }
pax-move-free-operations = Aktywuj działania bez zużywania akcji: { $half }
pax-move-all-operations = Aktywuj działania obu części tablicy, najpierw: { $first }
pax-move-fair = Zorganizuj wyprawę handlową: { $row }
pax-move-free-fair = Zorganizuj wyprawę handlową bez zużywania akcji: { $row }
pax-move-declare = Zadeklaruj: { $victory }
pax-move-uprising = Odrzuć królową „{ $queen }”, by wywołać powstanie chłopskie
pax-move-condemn = Przeprowadź apostazję: { $religions }
pax-move-end-turn = Zakończ turę

## One-shots

pax-move-fire = Przeprowadź akcję jednorazową: { $empire }
pax-move-fire-everywhere = Przeprowadź akcję jednorazową
pax-move-decline = Zrezygnuj z akcji jednorazowej

## Agents and bishops

pax-move-place = Umieść: { $piece } → { $city }
pax-move-station = Umieść: { $piece } → { $border } ({ $empire })
pax-move-appoint = Umieść: { $piece } → karta „{ $card }”
pax-move-no-more-agents = Zakończ umieszczanie agentów
pax-move-pacify = Spacyfikuj: { $piece }
pax-move-spare = Oszczędź wszystkich

## Where to take a piece from

pax-move-take-from-ruler = Weź z karty stanu imperium: { $empire }
pax-move-take-from-city = Weź z miasta: { $city }
pax-move-take-from-border = Weź z granicy: { $border }
pax-move-take-from-card = Weź z karty „{ $card }”

## Operations

pax-move-operate = Wykonaj działanie: { $operation } („{ $card }”)
pax-move-no-more-operations = Zakończ wykonywanie działań
pax-move-decipher = Użyj działania: { $operation } („{ $card }”)
pax-move-keep-silent = Zrezygnuj z cudzego działania
pax-move-bishop = Przesuń biskupa z karty „{ $card }”
pax-move-to = Przesuń na kartę „{ $card }”
pax-move-collect = Weź florena: { $space }
pax-move-behead = Zetnij kartę „{ $card }”
pax-move-tax = Nałóż podatek na koncesję: { $border } ({ $empire })
pax-move-pay-tax = Zapłać 1 florena
pax-move-accept-repression = Pozwól represjonować koncesję
pax-move-repress =
    { $piece ->
        [none] Represjonuj figurę: { $city }
       *[other] Represjonuj: { $piece } ({ $city })
    }
pax-move-repress-concession =
    { $piece ->
        [none] Represjonuj koncesję: { $border } ({ $empire })
       *[other] Represjonuj: { $piece }, { $border } ({ $empire })
    }
pax-move-vote = Przeprowadź głosowanie: { $empire }
pax-move-sail = Płyń: { $from } → { $to }
pax-move-siege = Zabij figurę: { $city }
pax-move-siege-pirate = Zabij statek piratów: { $border }
pax-move-campaign = Rozpocznij kampanię, cel: { $empire }

## Battles

pax-move-call-rooks = Wezwij zamki do krucjaty
pax-move-leave-rooks = Nie wzywaj zamków
pax-move-lose-agent = Zabij agenta: { $piece }
pax-move-lose-repressed = Zabij represjonowaną figurę: { $piece } ({ $empire })
pax-move-lose-noble = Zabij figurę: { $city }
pax-move-lose-pirate = Zabij statek piratów: { $border }
pax-move-lose-pawn = Zabij koncesję: { $border }
pax-move-settle = Umieść ocalałą figurę: { $piece } → { $city }
pax-move-settle-on-border = Umieść ocalałą figurę: { $piece } → { $border }
pax-move-arrange-123 = Zostaw figury na swoich miejscach
pax-move-arrange-132 = Na pola 1, 2, 3 – figury z pól 1, 3, 2
pax-move-arrange-213 = Na pola 1, 2, 3 – figury z pól 2, 1, 3
pax-move-arrange-231 = Na pola 1, 2, 3 – figury z pól 2, 3, 1
pax-move-arrange-312 = Na pola 1, 2, 3 – figury z pól 3, 1, 2
pax-move-arrange-321 = Na pola 1, 2, 3 – figury z pól 3, 2, 1

## Regime changes

pax-move-concession = Umieść koncesję: { $border }
pax-move-no-concession = Nie umieszczaj koncesji
pax-move-free = Wyzwól: { $piece } → { $city }
pax-move-free-serf = Wyzwól: { $piece } → { $border } ({ $empire })
pax-move-no-more-freed = Zakończ wyzwalanie
pax-move-golden-liberty = Złota wolność: { $regime }
pax-move-keep-theocracy = Zachowaj teokrację

## Other choices

pax-move-levy = Umieść rekruta: { $city }
pax-move-activate = Aktywuj: { $victory }
pax-move-throw-away = Odrzuć kartę „{ $card }”
pax-move-give-up = Zabij figurę: { $city }

## Automatyczny bank

pax-move-buy-and-play = Kup i od razu zagraj: { $card }
pax-move-course = Sposób działania: { $row } ({ $objective })
