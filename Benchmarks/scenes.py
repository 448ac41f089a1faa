"""Scenes of any number of views, always the same ones."""

SUBVIEWS = 6


def scene(count):
    """A scene of `count` views, the window among them: a tree that is filled level by level, six subviews a view.

    The subviews of a view lie side by side; the touch in the middle of the screen goes down to the last level.
    """
    window = view(0, [0, 0, 390, 844])
    window["class"] = "UIWindow"
    made = [window]
    for index in range(1, count):
        parent = made[(index - 1) // SUBVIEWS]
        _, _, width, height = parent["frame"]
        place = (index - 1) % SUBVIEWS
        frame = [width * place / SUBVIEWS, 0, width / SUBVIEWS, height]
        # Side by side or one below the other, in turn, so that the views do not become slivers at once.
        if height > width:
            frame = [0, height * place / SUBVIEWS, width, height / SUBVIEWS]
        made.append(view(index, frame))
        parent["subviews"].append(made[-1])
    return {"title": f"{count} views", "window": window, "touches": [{"name": "tap", "point": [195, 422]}]}


def view(index, frame):
    return {"name": f"view{index}", "frame": frame, "subviews": []}
