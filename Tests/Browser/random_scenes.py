"""Random scenes of what both UIKit and a browser can express, from a seed: the same seed, the same scene."""

import random

SCREEN = 400
# Below 0.01 a view takes no touches.
ALPHAS = [1, 1, 1, 0.5, 0.02, 0.009, 0]
ANCHORS = [[0.5, 0.5], [0.5, 0.5], [0, 0], [1, 1], [0.25, 0.75]]


def scene(seed):
    """A scene of one to three windows with some dozens of views, and `touches` all over the screen."""
    random_ = random.Random(seed)
    views = Names()
    windows = [window(random_, views, is_back=index == 0) for index in range(random_.randint(1, 3))]
    touches = [
        {"name": f"t{index}", "point": [random_.randrange(SCREEN + 40) + 0.5, random_.randrange(SCREEN + 40) + 0.5]}
        for index in range(60)
    ]
    return {"title": f"seed {seed}", "windows": windows, "touches": touches}


class Names:
    """Names the views v1, v2, …"""

    def __init__(self):
        self.count = 0

    def next(self):
        self.count += 1
        return f"v{self.count}"


def window(random_, names, is_back):
    frame = [0, 0, SCREEN, SCREEN] if is_back else rect(random_, SCREEN, SCREEN)
    made = {"name": names.next(), "frame": frame, "windowLevel": 0 if is_back else random_.choice([0, 0, 1, 2])}
    if not is_back and random_.random() < 0.5:
        made["behavior"] = {"hitTest": "passThrough"}
    made["subviews"] = subviews(random_, names, frame[2], frame[3], depth=1)
    return made


def subviews(random_, names, width, height, depth):
    count = random_.randint(2, 4) if depth < 3 else random_.randint(0, 2)
    return [view(random_, names, width, height, depth) for _ in range(count)] if depth < 6 else []


def view(random_, names, parent_width, parent_height, depth):
    frame = rect(random_, parent_width, parent_height)
    made = {"name": names.next()}
    offset = [random_.randint(-40, 40), random_.randint(-40, 40)] if random_.random() < 0.25 else [0, 0]
    if random_.random() < 0.3:
        anchor = random_.choice(ANCHORS)
        made["anchorPoint"] = anchor
        made["bounds"] = [*offset, frame[2], frame[3]]
        made["center"] = [frame[0] + anchor[0] * frame[2], frame[1] + anchor[1] * frame[3]]
    else:
        made["frame"] = frame
        made["contentOffset"] = offset
    if random_.random() < 0.4:
        made["transform"] = transform(random_)
    if random_.random() < 0.08:
        made["isHidden"] = True
    if random_.random() < 0.08:
        made["isUserInteractionEnabled"] = False
    if random_.random() < 0.3:
        made["alpha"] = random_.choice(ALPHAS)
    if random_.random() < 0.1:
        made["behavior"] = {"hitTest": random_.choice(["passThrough", "none"])}
    made["subviews"] = subviews(random_, names, frame[2], frame[3], depth + 1)
    return made


def rect(random_, width, height):
    """A whole-point frame that may reach out of its superview, and is empty now and then."""
    w = random_.randint(max(1, width // 4), max(2, width))
    h = random_.randint(max(1, height // 4), max(2, height))
    if random_.random() < 0.02:
        w = 0
    return [random_.randint(-width // 4, width * 3 // 4), random_.randint(-height // 4, height * 3 // 4), w, h]


def transform(random_):
    """A rotation, a scale (also mirrored, now and then singular), a translation, or a matrix with a shear."""
    if random_.random() < 0.2:
        return [1, random_.choice([0, 0.25]), random_.choice([-0.5, 0.5]), 1, random_.randint(-20, 20), 0]
    return {
        "scale": random_.choice([1, 1, 0.5, 1.5, [-1, 1], [1, -1], [2, 0.75], [0, 1]]),
        "rotation": random_.choice([0, 0, 90, 180, 45, 30, -15, random_.randint(0, 359)]),
        "translation": [random_.randint(-30, 30), random_.randint(-30, 30)],
    }
