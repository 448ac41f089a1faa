"""`hitviz build --watch`, as a teacher uses it: it goes on, whatever happens to the files, until it is ended.

Nothing here depends on how long something takes: what is to happen is waited for, and only a minute without it is a failure.
"""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

PATIENCE = 60
SCENE = {
    "window": {
        "name": "window",
        "frame": [0, 0, 100, 100],
        "subviews": [{"name": "button", "class": "MyButton", "frame": [10, 10, 20, 20]}],
    },
    "touches": [{"name": "tap", "point": [15, 15]}],
    "sources": [{"file": "MyButton.m", "class": "MyButton"}],
}
SOURCE = "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return YES; }\n"


def eventually(condition, what):
    """Waits for the condition and returns what it gave."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        result = condition()
        if result:
            return result
        time.sleep(0.05)
    raise AssertionError(f"not within {PATIENCE} seconds: {what}")


class Watched:
    """A course of one lesson, whose scene lies outside of its folder, and the command that watches it."""

    def __init__(self, hitviz, folder):
        self.hitviz = hitviz
        self.course = folder / "course"
        self.scenes = folder / "scenes"
        self.site = folder / "course" / "site"
        self.errors = folder / "errors.txt"
        self.lesson = self.course / "en" / "one.md"
        for path in (self.lesson.parent, self.scenes):
            path.mkdir(parents=True)
        self.list_lessons("one")
        self.lesson.write_text("# One\n\nFirst words.\n\n```hitviz scene=../../scenes/scene.json\n```\n")
        self.write_scene(SCENE)
        (self.scenes / "MyButton.m").write_text(SOURCE)

    def list_lessons(self, *names):
        file = {"title": {"en": "T"}, "languages": ["en"], "lessons": names}
        (self.course / "course.json").write_text(json.dumps(file))

    def write_scene(self, scene):
        (self.scenes / "scene.json").write_text(json.dumps(scene))

    def start(self, *options):
        # Inside of the course's folder: what is written must not count as a change.
        arguments = [self.hitviz.path, "build", self.course, "-o", self.site, "--watch", *options]
        self.process = subprocess.Popen(
            arguments,
            stderr=self.errors.open("w"),
            stdout=subprocess.DEVNULL,
            # A shell that runs the tests in the background has them ignore Ctrl-C, and what they start inherits that.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        return self

    def page(self, name="one"):
        path = self.site / "en" / f"{name}.html"
        return path.read_text() if path.exists() else ""

    def waits_for(self, words, name="one"):
        eventually(lambda: words in self.page(name), f"{words!r} in the page of {name}")

    def tells(self, words):
        return eventually(lambda: words in self.errors.read_text() and self.errors.read_text(), f"{words!r} told")

    def builds(self):
        """How often the site was built so far."""
        return self.errors.read_text().count("files are in")

    def end(self, number):
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


@pytest.fixture
def watched(hitviz, tmp_path):
    course = Watched(hitviz, tmp_path)
    yield course
    if course.process.poll() is None:
        course.process.kill()
        course.process.wait()


def test_a_changed_lesson_is_built_again(watched):
    watched.start().waits_for("First words.")
    watched.lesson.write_text(watched.lesson.read_text().replace("First", "Second"))
    watched.waits_for("Second words.")


def test_a_change_of_a_scene_or_of_its_source_is_noticed_outside_of_the_course(watched):
    watched.start().waits_for("First words.")
    watched.write_scene({**SCENE, "title": "Another title"})
    watched.waits_for("Another title")
    (watched.scenes / "MyButton.m").write_text(SOURCE.replace("YES", "NO"))
    watched.waits_for("return NO;")


def test_a_change_of_a_solution_is_noticed_outside_of_the_course(watched):
    solution = watched.scenes / "Solution.m"
    solution.write_text(SOURCE.replace("YES", "NO"))
    exercise = "\n```hitviz-exercise scene=../../scenes/scene.json solution=../../scenes/Solution.m\nWrite it.\n```\n"
    watched.lesson.write_text(watched.lesson.read_text() + exercise)
    watched.start().waits_for("Write it.")
    before = watched.page()
    solution.write_text(SOURCE.replace("YES", "point.x < 5"))
    eventually(lambda: watched.page() != before, "the page with another solution")


def test_an_editor_that_replaces_a_file_is_noticed(watched):
    watched.start().waits_for("First words.")
    new = watched.lesson.with_suffix(".md.new")
    new.write_text(watched.lesson.read_text().replace("First", "Third"))
    os.replace(new, watched.lesson)
    watched.waits_for("Third words.")


@pytest.mark.parametrize(
    "file, broken, expected",
    [
        ("course/en/one.md", "# One\n\n```hitviz scene=../../scenes/scene.json touch=nobody\n```\n", "one.md:3:1: error:"),
        ("course/course.json", "{\n  oops\n", "course.json:3:"),
        ("scenes/scene.json", '{ "window":\n { "name": "window" } }', "scene.json:2:"),
        ("scenes/MyButton.m", "- (BOOL)pointInside:(CGPoint)point\n withEvent:(UIEvent *)event { return ((; }", "MyButton.m:2:"),
    ],
)
def test_a_broken_file_is_told_with_its_line_and_its_mending_noticed(watched, tmp_path, file, broken, expected):
    watched.start().waits_for("First words.")
    good = (tmp_path / file).read_text()
    before = watched.page()
    (tmp_path / file).write_text(broken)
    told = watched.tells(expected)
    assert watched.process.poll() is None
    # What an override's source has wrong is a warning: its figure shows where the code stops.
    assert ("error:" in told) == (file != "scenes/MyButton.m")
    if "error:" in told:
        assert watched.page() == before
    builds = watched.builds()
    (tmp_path / file).write_text(good)
    eventually(lambda: watched.builds() > builds, "the mended course built")
    watched.lesson.write_text("# One\n\nLast words.\n")
    watched.waits_for("Last words.")


def test_a_file_that_is_missing_at_first_is_waited_for(watched):
    (watched.scenes / "scene.json").unlink()
    watched.start().tells("one.md:5:1: error: there is no file")
    watched.write_scene(SCENE)
    (watched.scenes / "MyButton.m").unlink()
    watched.tells("MyButton.m")
    (watched.scenes / "MyButton.m").write_text(SOURCE)
    watched.waits_for("First words.")


def test_a_new_lesson_gets_a_page(watched):
    watched.start().waits_for("First words.")
    (watched.course / "en" / "two.md").write_text("# Two\n\nMore words.\n")
    watched.list_lessons("one", "two")
    watched.waits_for("More words.", "two")
    watched.waits_for("two.html", "one")


def test_a_changed_template_is_noticed(watched, tmp_path):
    template = tmp_path / "templates" / "course" / "index.mustache"
    template.parent.mkdir(parents=True)
    template.write_text("<p>my list</p>")
    watched.start("--templates", tmp_path / "templates").waits_for("my list", "index")
    template.write_text("<p>my other list</p>")
    watched.waits_for("my other list", "index")


def test_what_is_written_is_no_change(watched):
    watched.start().waits_for("First words.")
    eventually(lambda: watched.builds() == 1, "the first build")
    stamps = {path: path.stat().st_mtime_ns for path in watched.site.rglob("*.*")}
    watched.lesson.write_text(watched.lesson.read_text().replace("First", "Second"))
    watched.waits_for("Second words.")
    eventually(lambda: watched.builds() == 2, "the second build")
    # Only what is new is written.
    changed = {path.name for path in stamps if path.stat().st_mtime_ns != stamps[path]}
    assert changed == {"one.html", "search-en.js"}
    # Had the site counted, a third build would have come before this one, which is noticed after it.
    watched.lesson.write_text("# One\n\nLast words.\n")
    watched.waits_for("Last words.")
    eventually(lambda: watched.builds() >= 3, "the third build")
    assert watched.builds() == 3


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_and_leaves_a_whole_site(watched, hitviz, number):
    watched.start().waits_for("First words.")
    # While it builds again, or afterwards: both have to end well.
    watched.lesson.write_text(watched.lesson.read_text().replace("First", "Second"))
    # Ended by the signal, as a shell expects it.
    assert watched.end(number) == -number
    # Every file is as a build of the old lesson, or of the new one, makes it.
    left = site(watched.site)
    fresh = watched.course.parent / "fresh"
    whole = []
    for words in ["Second", "First"]:
        watched.lesson.write_text(watched.lesson.read_text().replace("Second", words))
        assert hitviz.run("build", watched.course, "-o", fresh, "--quiet").returncode == 0
        whole.append(site(fresh))
    assert left in whole


def site(folder: Path):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
