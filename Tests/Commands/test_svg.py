"""What pages and scripts rely on in a drawing: its classes, its titles, its description."""

import json
import re
import xml.etree.ElementTree as ElementTree

import pytest

from support import EXAMPLES

SVG = "{http://www.w3.org/2000/svg}"
CLASSES = {
    "chosen": "chosen",
    "visited": "visited",
    "rejectedByFlags": "rejected-by-flags",
    "pointInsideFalse": "point-inside-false",
    "notVisited": "not-visited",
}


def draw(hitviz, scene, *options):
    done = hitviz.run("render", scene, *options)
    assert done.returncode == 0, done.stderr
    return ElementTree.fromstring(done.stdout)


def nodes(svg, kind):
    """The groups of a kind of node, with their other classes and their title."""
    for group in svg.iter(f"{SVG}g"):
        classes = group.get("class", "").split()
        if classes[:2] == ["node", kind]:
            yield classes[2:], group.findtext(f"{SVG}title"), "".join(group.itertext())


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_view_is_a_node_with_its_state(hitviz, path):
    trace = hitviz.trace(path)[0]
    drawn = {title: classes[0] for classes, title, _ in nodes(draw(hitviz, path, "--show", "traversal"), "view")}
    assert drawn == {view["name"]: CLASSES[view["state"]] for view in trace["views"]}


def test_visited_nodes_show_their_number_and_rejected_ones_the_reason(hitviz):
    texts = {title: text for _, title, text in nodes(draw(hitviz, "examples/hidden.json", "--show", "traversal"), "view")}
    assert "isHidden" in texts["undoBanner"]
    orders = {view["name"]: view["order"] for view in hitviz.trace("examples/hidden.json")[0]["views"] if "order" in view}
    assert all(re.search(rf"\b{order}\b", texts[name]) for name, order in orders.items())


def test_responders_that_are_no_views_have_their_kind(hitviz):
    svg = draw(hitviz, "examples/responder-chain.json", "--touch", "tap beside Play", "--show", "responder-chain")
    # The player's view lies in the list's, and that in the navigation's: both controllers are passed.
    assert [(classes[0], title) for classes, title, _ in nodes(svg, "responder")] == [
        ("viewController", "player"),
        ("viewController", "list"),
        ("viewController", "navigation"),
        ("windowScene", "UIWindowScene"),
        ("application", "UIApplication"),
        ("applicationDelegate", "AppDelegate"),
    ]


def test_the_root_describes_the_picture_in_words(hitviz):
    svg = draw(hitviz, "examples/three-views.json")
    assert svg.get("role") == "img"
    assert svg.findtext(f"{SVG}title")
    assert "ViewB1" in svg.findtext(f"{SVG}desc")


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_a_drawing_needs_no_other_file_and_runs_no_script(hitviz, theme):
    svg = hitviz.run("render", "examples/windows.json", "--theme", theme).stdout
    root = ElementTree.fromstring(svg)
    assert not {element.tag for element in root.iter()} & {f"{SVG}script", f"{SVG}image", f"{SVG}foreignObject"}
    attributes = {name.split("}")[-1] for element in root.iter() for name in element.attrib}
    assert not [name for name in attributes if name.startswith("on")]
    assert not re.search(r"url\(\s*['\"]?(?!#)|@import", svg)


def test_ids_are_unique(hitviz):
    svg = draw(hitviz, "examples/responder-chain.json", "--show", "traversal,responder-chain,geometry")
    ids = [element.get("id") for element in svg.iter() if element.get("id")]
    assert len(ids) == len(set(ids))


def large_scene(count):
    """One long row of views, the touch on the last one, and as many below a sibling that is not visited."""
    rows = [{"name": f"row{index}", "frame": [0, 0, 1, 1]} for index in range(count)]
    return {
        "window": {
            "name": "window",
            "frame": [0, 0, 320, 480],
            "subviews": [
                {"name": "untouched", "frame": [0, 0, 320, 480], "subviews": rows},
                {"name": "front", "frame": [0, 0, 320, 480]},
            ],
        },
        "touches": [{"point": [160, 240]}],
    }


def test_large_scenes_are_folded_unless_all_is_asked_for(hitviz, tmp_path):
    path = tmp_path / "large.json"
    path.write_text(json.dumps(large_scene(300)))
    folded = {title for _, title, _ in nodes(draw(hitviz, path, "--show", "traversal"), "view")}
    assert {"window", "front"} <= folded and "row7" not in folded
    assert "301" in "".join(draw(hitviz, path, "--show", "traversal").itertext())
    whole = {title for _, title, _ in nodes(draw(hitviz, path, "--show", "traversal", "--all"), "view")}
    assert len(whole) == 303


def test_200_views_are_not_folded(hitviz, tmp_path):
    path = tmp_path / "large.json"
    path.write_text(json.dumps(large_scene(197)))
    assert len(list(nodes(draw(hitviz, path, "--show", "traversal"), "view"))) == 200
