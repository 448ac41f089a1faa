"""`hitviz build`: what is wrong with a course is told with its place, and nothing is written."""

import json

import pytest

SCENE = {
    "window": {
        "name": "window",
        "frame": [0, 0, 100, 100],
        "subviews": [{"name": "button", "class": "MyButton", "frame": [10, 10, 20, 20]}],
    },
    "touches": [{"name": "tap", "point": [15, 15]}, {"name": "tap beside", "point": [50, 50]}],
    "sources": [{"file": "MyButton.m", "class": "MyButton"}],
}
START = "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return NO; }\n"
COURSE = {"title": {"en": "T"}, "languages": ["en"], "lessons": ["one"]}
FIGURE = "# One\n\n```hitviz scene=../scene.json\n```\n"
EXERCISE = "# One\n\n```hitviz-exercise scene=../scene.json solution=../Solution.m\nWrite it.\n```\n"


@pytest.fixture
def build(hitviz, tmp_path):
    """Builds a course of these files, some of them changed."""

    def build(*options, **changed):
        files = {
            "course.json": json.dumps(COURSE),
            "en/one.md": FIGURE,
            "scene.json": json.dumps(SCENE),
            "MyButton.m": START,
            "Solution.m": START.replace("NO", "YES"),
            **changed,
        }
        for name, text in files.items():
            path = tmp_path / "course" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return hitviz.run("build", tmp_path / "course", "-o", tmp_path / "site", *options)

    yield build


def page(tmp_path, name="en/one.html"):
    return (tmp_path / "site" / name).read_text()


def solution(body):
    return {"en/one.md": EXERCISE, "Solution.m": START.replace("return NO;", body)}


@pytest.mark.parametrize(
    "changed, message",
    [
        (solution("return point.x < 5 ? YES;"), "Solution.m:1:"),
        (solution("retrun YES;"), "Solution.m:1:"),
        (solution("while (1) {}"), "en/one.md:3:1: error: ../Solution.m: at (2.0, 2.0) the solution crashes: the code ran for"),
        (solution("return point.x > 50 ? [@[] objectAtIndex:3] : NO;"), "the solution crashes"),
        (solution("return NO;"), "answers as the code does that the student starts from"),
        ({"course.json": json.dumps({**COURSE, "lesons": []})}, "course.json:1:"),
        ({"course.json": json.dumps({**COURSE, "lesons": []})}, "did you mean `lessons`?"),
        ({"course.json": json.dumps({**COURSE, "languages": ["en", "en"]})}, "`en` is given twice"),
        ({"course.json": json.dumps({**COURSE, "lessons": ["index"]})}, "a page `index` of its own"),
        ({"course.json": json.dumps({**COURSE, "lessons": ["CON?x"]})}, "cannot have `?`"),
        ({"en/one.md": "# One\n\n- list\n\n  ```hitviz scene=../nosuch.json\n  ```\n"}, "en/one.md:5:"),
        ({"en/one.md": "# One\n\nText and\n![a](nosuch.png)\n"}, "en/one.md:4:1: error: there is no file `nosuch.png`"),
        ({"en/one.md": "# One\n\n![a](a.pdf)\n"}, "`a.pdf` is no image for a page"),
        ({"en/touches.json": '{ "tapp": "x" }'}, "en/touches.json:1:3: error: no lesson's scene has a touch `tapp`; did you mean `tap`?"),
        ({"en/touches.json": '{ "tap": "tap beside" }'}, "two of the scene's touches have the same name"),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else None,
)
def test_what_is_wrong_is_told_and_nothing_written(build, tmp_path, changed, message):
    done = build(**changed)
    assert done.returncode == 2
    assert message in done.stderr
    assert not (tmp_path / "site").exists()


def test_a_scene_that_many_figures_use_is_told_once(build):
    wrong = json.dumps({**SCENE, "window": {**SCENE["window"], "frame": "large"}})
    course = {**COURSE, "title": {"en": "T", "zh-Hans": "T"}, "languages": ["en", "zh-Hans"]}
    done = build(**{"scene.json": wrong, "course.json": json.dumps(course), "zh-Hans/one.md": FIGURE, "en/one.md": FIGURE + FIGURE[5:]})
    assert done.returncode == 2
    assert done.stderr.count("`frame` must be") == 1


def test_figures_stand_in_lists_and_quotations(build, tmp_path):
    lesson = "# One\n\n- list\n\n  ```hitviz scene=../scene.json\n  ```\n\n> ```hitviz scene=../scene.json\n> ```\n"
    assert build(**{"en/one.md": lesson}).returncode == 0
    assert page(tmp_path).count("<figure") == 2


def test_images_are_part_of_the_page_and_links_lead_to_pages(build, tmp_path):
    (tmp_path / "course" / "en").mkdir(parents=True)
    (tmp_path / "course" / "en" / "a.png").write_bytes(b"\x89PNG\r\n")
    lesson = '# One\n\n![a "b"](a.png) [two](two.md#part) [out](https://example.com/x.md)\n'
    assert build(**{"en/one.md": lesson}).returncode == 0
    assert '<img src="data:image/png;base64,iVBORw0K" alt="a &quot;b&quot;">' in page(tmp_path)
    assert 'href="two.html#part"' in page(tmp_path)
    assert 'href="https://example.com/x.md"' in page(tmp_path)


def test_a_language_without_glossary_has_no_dead_link(build, tmp_path):
    course = {**COURSE, "title": {"en": "T", "zh-Hans": "T"}, "languages": ["en", "zh-Hans"]}
    done = build(**{"course.json": json.dumps(course), "zh-Hans/one.md": FIGURE, "en/glossary.md": "# Glossary\n\nWords.\n"})
    assert done.returncode == 0
    assert 'href="../zh-Hans/index.html"' in page(tmp_path, "en/glossary.html")
    assert 'href="../zh-Hans/one.html"' in page(tmp_path)


@pytest.mark.parametrize(
    "name, text, message",
    [
        (None, None, "there is no folder"),
        ("course/page.mustache", b"{{> head}}", "course/page.mustache: error: `{{> … }}` includes no other template"),
        ("course/page.mustache", b"\xff\xfe", "it is not UTF-8"),
        ("course/page.mustache", b"{{#a}}", "course/page.mustache"),
    ],
)
def test_templates_that_are_wrong_are_told(build, tmp_path, name, text, message):
    templates = tmp_path / "templates"
    if name:
        (templates / name).parent.mkdir(parents=True)
        (templates / name).write_bytes(text)
    done = build("--templates", templates)
    assert done.returncode == 2
    assert message in done.stderr
