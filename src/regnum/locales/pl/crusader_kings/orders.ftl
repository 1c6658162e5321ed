# Czego dotyczą stałe polecenia i jak długo obowiązują.

ck-topic-opposition = Przeciwdziałanie cudzym testom cech
ck-scope-round = w tej rundzie
ck-scope-era = w tej Erze
ck-scope-game = przez całą partię
