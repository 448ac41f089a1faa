"""How far a point of the screen is from the nearest border of any view."""

import math


def distance_to_borders(scene):
    """A function that gives, for a point of the screen, the distance in points to the nearest border of the scene."""
    segments = []
    for window in scene["windows"]:
        collect(window, lambda point: point, segments)
    return lambda point: min(distance(point, *segment) for segment in segments)


def collect(view, to_screen_from_superview, segments):
    anchor = view.get("anchorPoint", [0.5, 0.5])
    if "frame" in view:
        x, y, width, height = view["frame"]
        offset = view.get("contentOffset", [0, 0])
        center = (x + anchor[0] * width, y + anchor[1] * height)
    else:
        *offset, width, height = view["bounds"]
        center = view["center"]
    a, b, c, d, tx, ty = matrix(view.get("transform"))

    def to_screen(point):
        x = point[0] - offset[0] - anchor[0] * width
        y = point[1] - offset[1] - anchor[1] * height
        return to_screen_from_superview((center[0] + a * x + c * y + tx, center[1] + b * x + d * y + ty))

    ox, oy = offset
    corners = [to_screen(p) for p in [(ox, oy), (ox + width, oy), (ox + width, oy + height), (ox, oy + height)]]
    segments.extend(zip(corners, corners[1:] + corners[:1]))
    for subview in view["subviews"]:
        collect(subview, to_screen, segments)


def matrix(transform):
    if transform is None:
        return (1, 0, 0, 1, 0, 0)
    if isinstance(transform, list):
        return transform
    scale = transform["scale"]
    sx, sy = scale if isinstance(scale, list) else (scale, scale)
    sine, cosine = math.sin(math.radians(transform["rotation"])), math.cos(math.radians(transform["rotation"]))
    return (sx * cosine, sx * sine, -sy * sine, sy * cosine, *transform["translation"])


def distance(point, start, end):
    """From a point to a segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    along = 0 if length == 0 else ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length
    along = max(0, min(1, along))
    return math.hypot(point[0] - start[0] - along * dx, point[1] - start[1] - along * dy)
