"""The campaign of a caller who is new here, on screens."""


def begin_campaign(caller):
    """From the menu to the first board, past what newcomers are offered."""
    caller.send("r")
    caller.wait_for("lay level 1")
    caller.send("\r")
    caller.meet()
