"""Every example scene does what its touches expect, and draws."""

import xml.dom.minidom

import json5
import pytest

from support import EXAMPLES


def scene(path):
    return json5.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_touch_hits_what_the_scene_expects(hitviz, path):
    touches = scene(path)["touches"]
    traces = hitviz.trace(path)
    assert [trace["touch"]["name"] for trace in traces] == [touch["name"] for touch in touches]
    hit = {trace["touch"]["name"]: trace["hitView"] for trace in traces}
    assert hit == {touch["name"]: touch["expect"] for touch in touches}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_touch_is_handled_as_the_scene_expects(hitviz, path):
    expected = {t["name"]: t["expectHandledBy"] for t in scene(path)["touches"] if "expectHandledBy" in t}
    handled = {trace["touch"]["name"]: trace["handledBy"] for trace in hitviz.trace(path)}
    assert {name: handled[name] for name in expected} == expected


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_draws_as_well_formed_svg(hitviz, path):
    drawn = hitviz.run("render", path, "--show", "traversal,responder-chain,geometry,delivery")
    assert drawn.returncode == 0, drawn.stderr
    root = xml.dom.minidom.parseString(drawn.stdout.encode()).documentElement
    assert root.tagName == "svg"


def test_the_touch_on_b1_visits_the_views_of_the_story_in_order(hitviz):
    """Back to front, pruned where pointInside is false: ViewA is never asked."""
    (trace,) = hitviz.trace("examples/three-views.json", "--touch", "tap on B1")
    visits = sorted((view for view in trace["views"] if "order" in view), key=lambda view: view["order"])
    assert [(view["name"], view["state"]) for view in visits] == [
        ("window", "visited"),
        ("MainView", "visited"),
        ("ViewC", "pointInsideFalse"),
        ("ViewB", "visited"),
        ("ViewB2", "pointInsideFalse"),
        ("ViewB1", "chosen"),
    ]
    assert [view["name"] for view in trace["views"] if view["state"] == "notVisited"] == ["ViewA"]
