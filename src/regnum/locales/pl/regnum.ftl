regnum-seat = player { $seat }
