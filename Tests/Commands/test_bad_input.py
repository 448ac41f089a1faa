"""Whatever a file holds, the answer is a clear message or a right picture: no crash, no hang, no broken or half-written file."""

import json
import os
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

from support import ROOT

THREE_VIEWS = (ROOT / "examples" / "three-views.json").read_text()
# What is wrong with a file as a whole has no line.
DIAGNOSTIC = re.compile(r"^[^\n:]+(:\d+:\d+)?: ((error|warning): .+ \[[a-z-]+\]|note: .+)$")


def window(**more):
    return {"window": {"name": "window", "frame": [0, 0, 320, 480], **more}, "touches": [{"point": [10, 10]}]}


BAD = {
    "empty": "",
    "blank": " \n\t",
    "truncated": THREE_VIEWS[:300],
    "not json": "<html></html>",
    "array": "[]",
    "no window": "{}",
    "two kinds of window": '{ "window": { "frame": [0, 0, 1, 1] }, "windows": [] }',
    "frame of text": '{ "window": { "frame": "0 0 320 480" } }',
    "frame of three": '{ "window": { "frame": [0, 0, 320] } }',
    "no frame": '{ "window": { "name": "w" } }',
    "nan": '{ "window": { "frame": [0, 0, NaN, 480] } }',
    "infinity": '{ "window": { "frame": [0, 0, Infinity, 480] } }',
    "too far away": '{ "window": { "frame": [1e308, 0, 1e308, 480] } }',
    "overflow": '{ "window": { "frame": [0, 0, 1e999, 480] } }',
    "negative size": '{ "window": { "frame": [0, 0, -320, 480] } }',
    "flag of text": json.dumps(window(isHidden="yes")),
    "flag of number": json.dumps(window(isHidden=1)),
    "unknown key": json.dumps(window(ishidden=True)),
    "unknown behavior": json.dumps(window(behavior={"hitTest": "passthrough"})),
    "unknown target": json.dumps(window(behavior={"hitTest": {"forwardTo": "nobody"}})),
    "duplicate name": json.dumps(window(subviews=[{"name": "window", "frame": [0, 0, 1, 1]}])),
    "duplicate key": '{ "window": { "frame": [0, 0, 1, 1], "frame": [0, 0, 2, 2] } }',
    "touch without point": '{ "window": { "frame": [0, 0, 1, 1] }, "touches": [{}] }',
    "touch in nobody": '{ "window": { "frame": [0, 0, 1, 1] }, "touches": [{ "point": [0, 0], "in": "x" }] }',
    "expects nobody known": '{ "window": { "frame": [0, 0, 1, 1] }, "touches": [{ "point": [0, 0], "expect": "x" }] }',
    "NUL": json.dumps(window(label="NUL \u0000 in it")),
    "control characters": json.dumps(window(label="\u0001\u001b")),
    "lone surrogate": '{ "window": { "name": "\\ud800", "frame": [0, 0, 1, 1] }, "titel": 1 }',
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_at_its_place(hitviz, name):
    done = hitviz.run("trace", "-", stdin=BAD[name])
    assert (done.returncode, done.stdout) == (2, "")
    assert [line for line in done.stderr.splitlines() if not DIAGNOSTIC.match(line)] == []


def test_all_problems_of_a_file_are_told_in_one_run(hitviz):
    scene = window(ishidden=True, alpha="1", subviews=[{"frame": [0, 0, 1]}, {"name": "window", "frame": [0, 0, 1, 1]}])
    assert len(hitviz.run("trace", "-", stdin=json.dumps(scene)).stderr.splitlines()) >= 4


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\x00" * 1000, bytes(range(256)), b'{"window": "\xc3\x28"}'])
def test_bytes_that_are_no_text(hitviz, tmp_path, content):
    path = tmp_path / "scene.json"
    path.write_bytes(content)
    done = hitviz.run("trace", path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "error:" in done.stderr


def test_a_far_coordinate_is_a_coordinate(hitviz):
    traces = hitviz.trace(window(subviews=[{"name": "far", "frame": [1e14, 0, 1e14, 100]}]))
    assert traces[0]["hitView"] == "window"


def nested(depth):
    """A scene of that many levels, written without recursion."""
    view = '{ "frame": [0, 0, 100, 100], "subviews": ['
    return '{ "touches": [{ "point": [1, 1] }], "window": ' + view * depth + "]}" * depth + "}"


def test_500_levels(hitviz):
    done = hitviz.run("trace", "-", "--format", "json", stdin=nested(500))
    assert done.returncode == 0, done.stderr
    assert hitviz.run("render", "-", stdin=nested(500)).returncode == 0


def test_50_000_levels_do_not_overflow_the_stack(hitviz):
    done = hitviz.run("trace", "-", stdin=nested(50_000))
    assert done.returncode in (0, 2), done.stderr


def test_100_000_siblings(hitviz):
    subviews = [{"frame": [0, index, 320, 1]} for index in range(100_000)]
    done = hitviz.run("render", "-", stdin=json.dumps(window(subviews=subviews)))
    assert done.returncode == 0, done.stderr
    ElementTree.fromstring(done.stdout)


HOSTILE = [
    "<script>alert(1)</script>",
    "]]>",
    "\"quoted\" and 'quoted'",
    "back\\slash",
    "line\nbreak",
    "\\N \\G \\E \\l",
    "bidi \u202e override \u2066 isolate",
    "controls \u007f\u0085",
    "&amp; &#x26; %s ${x} {{x}}",
    "😀👩‍👩‍👧 العربية 視圖",
    "",
    " ",
    "x" * 5000,
]


def hostile_scene():
    subviews = [
        {"name": name or "empty", "class": name or "UIView", "label": name, "frame": [0, 30 * index, 320, 30]}
        for index, name in enumerate(HOSTILE)
    ]
    return window(subviews=subviews) | {"title": "".join(HOSTILE[:10])}


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_hostile_names_give_well_formed_svg(hitviz, theme):
    show = "traversal,responder-chain,geometry"
    done = hitviz.run("render", "-", "--show", show, "--theme", theme, stdin=json.dumps(hostile_scene()))
    assert done.returncode == 0, done.stderr
    assert "{http://www.w3.org/2000/svg}script" not in {element.tag for element in ElementTree.fromstring(done.stdout).iter()}


@pytest.mark.parametrize("format_", ["png", "pdf", "dot"])
def test_hostile_names_in_the_other_formats(hitviz, tmp_path, format_):
    done = hitviz.run("render", "-", "-o", tmp_path / f"a.{format_}", stdin=json.dumps(hostile_scene()))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / f"a.{format_}").stat().st_size > 0


def test_hostile_names_leave_one_line_a_call_in_the_text(hitviz):
    done = hitviz.run("trace", "-", stdin=json.dumps(hostile_scene()))
    assert done.returncode == 0
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]", done.stdout)


def test_names_come_back_from_json_as_they_were(hitviz):
    (trace,) = hitviz.trace(hostile_scene())
    assert [view["name"] for view in trace["views"][1:]] == [name or "empty" for name in HOSTILE]


def test_a_full_disk_is_an_error(hitviz):
    done = hitviz.run("render", ROOT / "examples/three-views.json", "-o", "/dev/full")
    assert done.returncode == 2
    assert "/dev/full" in done.stderr
    with open("/dev/full", "w") as full:
        scene = ROOT / "examples/three-views.json"
        done = subprocess.run([hitviz.path, "trace", scene], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert done.stderr


def test_an_error_leaves_the_old_file_as_it_was(hitviz, tmp_path):
    old = tmp_path / "old.svg"
    old.write_text("old")
    assert hitviz.run("render", "-", "-o", old, stdin=BAD["unknown key"]).returncode == 2
    assert old.read_text() == "old"
    assert os.listdir(tmp_path) == ["old.svg"]


@pytest.mark.parametrize("target", ["", "missing/a.svg"])
def test_where_nothing_can_be_written(hitviz, tmp_path, target):
    done = hitviz.run("render", ROOT / "examples/three-views.json", "--format", "svg", "-o", tmp_path / target)
    assert (done.returncode, done.stdout) == (2, "")
    assert str(tmp_path) in done.stderr


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_no_permission(hitviz, tmp_path):
    path = tmp_path / "scene.json"
    path.write_text(THREE_VIEWS)
    path.chmod(0)
    done = hitviz.run("trace", path)
    assert done.returncode == 2
    assert str(path) in done.stderr


def test_a_reader_that_goes_away_is_no_error(hitviz):
    """As in `hitviz render … | head -1`."""
    command = f"{hitviz.path} render examples/three-views.json | head -c 10"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == "<svg xmlns"
    assert done.stderr == ""
