"""What the chapters declare where they use it: the events they tell, and the reasons why they refuse."""

from __future__ import annotations

from typing import Final

from regnum.engine.events import Events
from regnum.engine.refusals import Reasons

# Every title has its own two: codes and keys count within it, and `Final` lets compiled chapters name them directly.
EVENTS: Final = Events()
REASONS: Final = Reasons()
