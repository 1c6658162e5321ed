"""21.7.setup1: the three foreign wars: their cards, and the powers that fight them."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.card_numbers import REVOLT_IN_EGYPT, REVOLT_IN_IRELAND, WAR_IN_PERSIA
from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS, kind_of_things
from regnum.titles.here_i_stand.facts.names import ENGLAND, OTTOMAN

WAR_CARDS: Final[tuple[int, ...]] = (REVOLT_IN_EGYPT, REVOLT_IN_IRELAND, WAR_IN_PERSIA)
WAR_POWER: Final[tuple[int, ...]] = (OTTOMAN, ENGLAND, OTTOMAN)
IRELAND: Final = 1  # the war in which others may help the enemy (card 93)
FOREIGN_WAR: Final = kind_of_things("foreign_war", tuple(CARD_IDS[card] for card in WAR_CARDS))
