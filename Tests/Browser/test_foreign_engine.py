"""A browser, which knows nothing of UIKit, is asked the same questions about the same rectangles.

Random scenes are mirrored as absolutely positioned elements (mirror.js) and `elementFromPoint` must name the view that
hitviz names. Points within 1.5 points of a border are left out: there a browser rounds, and UIKit's edges are half-open.
"""

from pathlib import Path

import random_scenes
from borders import distance_to_borders

MIRROR = (Path(__file__).parent / "mirror.js").read_text()
SCENES = [random_scenes.scene(seed) for seed in range(250)]
MARGIN = 1.5


def test_a_browser_agrees_on_random_scenes(hitviz, browser):
    browser.get("data:text/html,<!doctype html><title>mirror</title><body style='margin:0'>")
    answers = browser.execute_script(MIRROR, SCENES)

    compared, hit, disagreements = 0, set(), []
    for scene, names in zip(SCENES, answers):
        to_border = distance_to_borders(scene)
        for trace, name in zip(hitviz.trace(scene), names, strict=True):
            point = trace["touch"]["point"]
            if to_border(point) <= MARGIN:
                continue
            compared += 1
            hit.add((scene["title"], name))
            if trace["hitView"] != name:
                disagreements.append(f"{scene['title']} at {point}: hitviz {trace['hitView']}, browser {name}")

    assert not disagreements, f"{len(disagreements)} of {compared}:\n" + "\n".join(disagreements[:20])
    # The scenes must have been worth asking: many points left, and many different views hit.
    assert compared > 7500
    assert len(hit) > 1500
