"""The JSON Schema that hitviz prints accepts and refuses the same files as hitviz itself."""

import json

import json5
import jsonschema
import pytest

from support import EXAMPLES, ROOT

BAD = ROOT / "Tests" / "SceneFilesTests" / "BadScenes"


@pytest.fixture(scope="module")
def schema(hitviz):
    done = hitviz.run("schema")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def validator(schema):
    return jsonschema.Draft202012Validator(schema)


def read(path):
    """The file as the validator sees it: JSON5 turned into Python's values."""
    return json5.loads(path.read_text(encoding="utf-8"), allow_duplicate_keys=True)


def messages(validator, scene):
    return [error.message for error in validator.iter_errors(scene)]


def test_is_a_schema_of_its_draft(schema):
    jsonschema.Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_explains_every_key(schema):
    for name, definition in schema["$defs"].items():
        assert definition["description"], name
        for key, rule in definition.get("properties", {}).items():
            assert rule["description"], f"{name}.{key}"


def test_defaults_keep_to_their_own_rules(schema):
    for name, definition in schema["$defs"].items():
        for key, rule in definition.get("properties", {}).items():
            if "default" in rule:
                rules = {**rule, "$defs": schema["$defs"]}
                assert messages(jsonschema.Draft202012Validator(rules), rule["default"]) == [], f"{name}.{key}"


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_accepts_the_examples(validator, path):
    assert messages(validator, read(path)) == []


def files(folder):
    return sorted((BAD / folder).glob("*.json"))


@pytest.mark.parametrize("path", files("Shape"), ids=lambda path: path.stem)
def test_refuses_bad_shapes(validator, path):
    assert messages(validator, read(path)) != []


@pytest.mark.parametrize("path", files("Meaning"), ids=lambda path: path.stem)
def test_cannot_see_mistakes_of_meaning(validator, path):
    """If the schema learns to see one of these, its file belongs to Shape."""
    if path.stem == "nan":
        pytest.skip("JSON Schema knows no NaN, but does know how large a number may be")
    assert messages(validator, read(path)) == []


# Files that are no text are refused before anybody knows that they should be scenes.
NO_TEXTS = ["empty", "binary"]
BAD_SCENES = [path for path in files("Syntax") + files("Shape") + files("Meaning") if path.stem not in NO_TEXTS]


@pytest.mark.parametrize("path", BAD_SCENES, ids=lambda path: path.stem)
def test_hitviz_refuses_them_all(hitviz, path):
    done = hitviz.run("trace", path)
    assert done.returncode == 2
    assert done.stdout == ""
    expected = path.with_suffix(".txt").read_text(encoding="utf-8")
    first = expected.splitlines()[0].removeprefix(path.name)
    assert done.stderr.startswith(str(path) + first)


WINDOW = {"frame": [0, 0, 320, 480]}

# Small scenes and whether they are right; hitviz and the schema must agree.
CASES = {
    "plain": ({"window": WINDOW}, True),
    "windows": ({"windows": [WINDOW, WINDOW]}, True),
    "both": ({"window": WINDOW, "windows": [WINDOW]}, False),
    "neither": ({}, False),
    "bounds and center": ({"window": {"bounds": [0, 0, 1, 1], "center": {"x": 0, "y": 0}}}, True),
    "bounds and frame": ({"window": {**WINDOW, "bounds": [0, 0, 1, 1], "center": [0, 0]}}, False),
    "center alone": ({"window": {"center": [0, 0]}}, False),
    "rect as an object": ({"window": {"frame": {"x": 0, "y": 0, "width": 1, "height": 1}}}, True),
    "scale 0": ({"window": {**WINDOW, "transform": {"scale": 0}}}, True),
    "scale of two": ({"window": {**WINDOW, "transform": {"scale": [1, 2], "rotation": -30}}}, True),
    "scale of three": ({"window": {**WINDOW, "transform": {"scale": [1, 2, 3]}}}, False),
    "alpha 1": ({"window": {**WINDOW, "alpha": 1}}, True),
    "alpha below 0": ({"window": {**WINDOW, "alpha": -0.1}}, False),
    "negative level": ({"window": {**WINDOW, "windowLevel": -1}}, True),
    "coordinate 1e15": ({"window": {"frame": [-1e15, 1e15, 1e15, 0]}}, True),
    "coordinate 1e16": ({"window": {"frame": [1e16, 0, 0, 0]}}, False),
    "name of blanks": ({"window": {**WINDOW, "name": " "}}, True),
    "name with newline": ({"window": {**WINDOW, "name": "a\nb"}}, True),
    "name with escape": ({"window": {**WINDOW, "name": "a\u001bb"}}, False),
    "null for a flag": ({"window": {**WINDOW, "isHidden": None}}, False),
    "delegate null": ({"window": WINDOW, "application": {"delegate": None}}, True),
    "delegate empty": ({"window": WINDOW, "application": {"delegate": ""}}, False),
    "event null": ({"window": WINDOW, "touches": [{"point": [0, 0], "event": None}]}, True),
    "event a word": ({"window": WINDOW, "touches": [{"point": [0, 0], "event": "hover"}]}, False),
    "values": (
        {
            "window": {
                **WINDOW,
                "properties": {
                    "a": 1e300,
                    "b": [1, 2, 3],
                    "c": {"x": 1, "y": 2},
                    "d": {"width": 1, "height": 2},
                    "e": {"ellipse": [0, 0, 1, 1]},
                    "f": {"closure": {"closure": None}},
                    "g": [[True, None, ".automatic"], {"class": "A"}],
                    "h": {},
                },
                "outlets": {"o": None, "p": [None, {"properties": {"x": 1}}]},
                "answers": {"f()": {"top": 1, "left": 2, "bottom": 3, "right": 4}},
            }
        },
        True,
    ),
    "empty key of a value": ({"window": {**WINDOW, "properties": {"": 1}}}, False),
    "two paths": ({"window": {**WINDOW, "properties": {"a": {"rect": [0, 0, 1, 1], "ellipse": [0, 0, 1, 1]}}}}, False),
    "number as an outlet": ({"window": {**WINDOW, "outlets": {"a": 1}}}, False),
    "numbers as an outlet": ({"window": {**WINDOW, "outlets": {"a": [1, 2]}}}, False),
    "unknown object": ({"window": {**WINDOW, "properties": {"a": {"colour": 1}}}}, False),
}


@pytest.mark.parametrize("scene, right", CASES.values(), ids=CASES.keys())
def test_agrees_with_hitviz(hitviz, validator, scene, right):
    assert (messages(validator, scene) == []) == right
    done = hitviz.run("trace", "-", "--touch", "1,1", stdin=json.dumps(scene))
    assert (done.returncode == 0) == right, done.stderr


@pytest.mark.parametrize("kind", ["window", "view"])
@pytest.mark.parametrize("value", [None, True, 7, "x", [], {}], ids=json.dumps)
def test_agrees_with_hitviz_on_every_key_of_a_view(hitviz, validator, schema, kind, value):
    """Each kind of JSON value for each key: what one accepts the other accepts."""
    for key in schema["$defs"][kind]["properties"]:
        view = {"frame": [0, 0, 1, 1], key: value}
        if key in ("bounds", "center"):
            del view["frame"]
            view |= {"bounds": [0, 0, 1, 1], "center": [0, 0]} | {key: value}
        scene = {"window": view if kind == "window" else {**WINDOW, "subviews": [view]}}
        done = hitviz.run("trace", "-", "--touch", "1,1", stdin=json.dumps(scene))
        assert (done.returncode == 0) == (messages(validator, scene) == []), f"{key}: {done.stderr}"
