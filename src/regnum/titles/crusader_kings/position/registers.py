"""What the chapters declare where they use it: the events they tell, and the reasons why they refuse."""

from __future__ import annotations

from typing import Final

from regnum.engine.events import Events
from regnum.engine.refusals import Reasons

EVENTS: Final = Events()
REASONS: Final = Reasons()
