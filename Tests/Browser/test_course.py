"""`hitviz build`: the course, read as a student reads it, from disk."""

import json
import re

import pytest
from axe_selenium_python import Axe
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from stage import prefer, resize
from support import ROOT

COURSE = ROOT / "examples" / "course"
LANGUAGES = ["en", "zh-Hans", "zh-Hant"]
# Code whose lines go on where nobody sees them.
CUT_CODE = "return [...document.querySelectorAll('pre, .lines')].filter((code) => code.scrollWidth > code.clientWidth).map((code) => code.textContent)"
LESSONS = sorted(path.stem for path in (COURSE / "en").glob("*.md") if path.stem != "glossary")


@pytest.fixture(scope="module")
def site(hitviz, tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    done = hitviz.run("build", COURSE, "-o", folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def read(browser, site):
    """Opens a page and waits for its figures."""
    prefer(browser, "light")

    def read(page, width=1280, height=1000):
        resize(browser, width, height)
        browser.get((site / page).as_uri())
        for figure in browser.find_elements(By.CSS_SELECTOR, "figure.hitviz-stage"):
            WebDriverWait(browser, 20).until(lambda _: "ready" in figure.get_attribute("class"))
        WebDriverWait(browser, 20).until(
            lambda _: len(browser.find_elements(By.CSS_SELECTOR, ".hitviz-quiz:not(.ready-quiz)")) == 0
        )
        return browser

    yield read
    assert [entry["message"] for entry in browser.get_log("browser")] == []


def test_the_same_course_gives_the_same_site(hitviz, site, tmp_path):
    assert hitviz.run("build", COURSE, "-o", tmp_path).returncode == 0
    names = sorted(path.relative_to(site) for path in site.rglob("*") if path.is_file())
    assert names == sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file())
    for name in names:
        assert (site / name).read_bytes() == (tmp_path / name).read_bytes()


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
def test_touches_are_called_in_the_language_of_the_lesson(read, language):
    names = json.loads((COURSE / language / "touches.json").read_text())
    for lesson in LESSONS:
        browser = read(f"{language}/{lesson}.html")
        offered = {option.get_attribute("textContent") for option in browser.find_elements(By.CSS_SELECTOR, ".touch-choice option")}
        assert offered & set(names) == set()
    page = read(f"{language}/the-algorithm.html")
    assert names["tap on B1"] in page.find_element(By.CSS_SELECTOR, ".answer").text


def test_only_figures_with_switches_say_how_to_get_at_them(read):
    browser = read("en/back-to-front.html")
    hints = browser.execute_script(
        "return [...document.querySelectorAll('figure')].filter((figure) => figure.checkVisibility())"
        ".map((figure) => [figure.matches('.shows-inspector'), figure.querySelector('.tree-hint').checkVisibility()])"
    )
    assert [False, False] in hints and [True, True] in hints
    assert all(has_inspector == is_shown for has_inspector, is_shown in hints)


def test_a_figure_about_the_delivery_shows_it_beside_the_screen(read):
    page = read("en/phases-and-recognizers.html")
    screen, stations = page.execute_script(
        "const figure = document.querySelector('figure');"
        "return ['.screen-pane', '.stations'].map((part) => figure.querySelector(part).getBoundingClientRect().toJSON())"
    )
    assert stations["height"] > 0
    assert stations["left"] >= screen["right"]
    assert screen["top"] < stations["top"] < screen["bottom"]


def test_a_lone_screen_does_not_fill_the_paper(read):
    browser = read("en/phases-and-recognizers.html", width=720)
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        figure, screen = browser.execute_script(
            "const figure = document.querySelector('figure');"
            "return [figure, figure.querySelector('.screen-frame')].map((part) => part.getBoundingClientRect().width)"
        )
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert 0 < screen < figure / 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["index", "glossary", *LESSONS])
@pytest.mark.parametrize("width, theme", [(360, "dark"), (1280, "light")])
def test_everybody_can_read_it(read, language, page, width, theme):
    browser = read(f"{language}/{page}.html")
    resize(browser, width)
    prefer(browser, theme)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width
    assert browser.execute_script(CUT_CODE) == []
    axe = Axe(browser)
    axe.inject()
    violations = axe.run()["violations"]
    assert violations == [], axe.report(violations)


@pytest.fixture
def lesson(read):
    """Opens a lesson as somebody who has answered nothing yet, at one of its questions."""

    def lesson(page, selector, *size):
        browser = read(page, *size)
        browser.execute_script("localStorage.clear()")
        read(page, *size)
        return browser, browser.find_element(By.CSS_SELECTOR, selector)

    return lesson


def in_sight(browser, element):
    """Whether the element lies in the window with its whole height."""
    return browser.execute_script(
        "const box = arguments[0].getBoundingClientRect(); return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight", element
    )


def press(browser, *keys):
    ActionChains(browser).send_keys(*keys).perform()


def press_with(browser, modifier, key):
    ActionChains(browser).key_down(modifier).send_keys(key).key_up(modifier).perform()


def test_a_choice_is_graded_by_the_hit_test(lesson):
    browser, quiz = lesson("en/back-to-front.html", ".hitviz-quiz[data-ask=hit]")
    verdict = quiz.find_element(By.CSS_SELECTOR, ".quiz-verdict")
    check = quiz.find_element(By.CSS_SELECTOR, ".quiz-check")
    figure = quiz.find_element(By.CSS_SELECTOR, "figure")
    assert not figure.is_displayed()
    for choice, expected in [(None, "wrong"), ("king", "wrong"), ("ace", "right")]:
        if choice:
            browser.execute_script("arguments[0].querySelector(`[value='${arguments[1]}']`).click()", quiz, choice)
        browser.execute_script("arguments[0].click()", check)
        assert expected in verdict.get_attribute("class")
    assert figure.is_displayed()


@pytest.mark.parametrize("page", [f"{language}/{page}" for language in LANGUAGES for page in ("back-to-front", "reaching-below")])
def test_the_picture_of_a_question_does_not_tell_the_answer(site, page):
    text = (site / f"{page}.html").read_text()
    pictures = [part.split("</svg>")[0] for part in text.split('<div class="quiz-still">')[1:]]
    assert pictures
    for picture in pictures:
        states = {word for names in re.findall('class="([^"]*)"', picture) for word in names.split()}
        assert not states & {"chosen", "visited", "rejected-by-flags", "point-inside-false"}


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_figure_s_heading_is_in_the_lesson_s_language(site, language, lesson):
    text = (site / language / f"{lesson}.html").read_text()
    headings = re.findall(r'<header class="stage-head">\s*<h\d id="[^"]*">(.*?)</h\d>', text)
    assert headings
    for heading in headings:
        assert re.search("[\u4e00-\u9fff]", heading), heading


@pytest.mark.parametrize("width", [360, 1280])
def test_a_view_is_chosen_on_the_picture(lesson, width):
    browser, quiz = lesson("en/back-to-front.html", ".hitviz-quiz[data-ask=hit]", width, 700)
    verdict = quiz.find_element(By.CSS_SELECTOR, ".quiz-verdict")
    check = quiz.find_element(By.CSS_SELECTOR, ".quiz-check")
    views = {
        view.find_element(By.CSS_SELECTOR, "title").get_attribute("textContent"): view
        for view in quiz.find_elements(By.CSS_SELECTOR, ".quiz-still .view")
    }
    # Points of two cards that no other one covers.
    for name, expected, across in [("queen", "wrong", 0.25), ("ace", "right", 0.75)]:
        x, y = browser.execute_script(
            "arguments[0].scrollIntoView(); const box = arguments[1].getBoundingClientRect(); "
            "return [Math.round(box.x + box.width * arguments[2]), Math.round(box.y + box.height / 2)]",
            quiz.find_element(By.CSS_SELECTOR, ".quiz-still"), views[name], across,
        )
        actions = ActionBuilder(browser)
        actions.pointer_action.move_to_location(x, y).click()
        actions.perform()
        assert quiz.find_element(By.CSS_SELECTOR, "input:checked").get_attribute("value") == name
        assert "picked" in views[name].get_attribute("class")
        assert verdict.text == ""
        check.click()
        assert expected in verdict.get_attribute("class")
        assert in_sight(browser, verdict) and in_sight(browser, check)


def test_a_choice_is_made_by_keyboard(lesson):
    browser, quiz = lesson("zh-Hans/back-to-front.html", ".hitviz-quiz[data-ask=hit]")
    verdict = quiz.find_element(By.CSS_SELECTOR, ".quiz-verdict")
    browser.execute_script("arguments[0].focus()", quiz.find_element(By.CSS_SELECTOR, "input"))
    press(browser, Keys.SPACE, Keys.TAB, Keys.ENTER)
    assert "wrong" in verdict.get_attribute("class")
    press_with(browser, Keys.SHIFT, Keys.TAB)
    press(browser, *[Keys.ARROW_RIGHT] * 4, Keys.TAB, Keys.ENTER)
    assert quiz.find_element(By.CSS_SELECTOR, "input:checked").get_attribute("value") == "ace"
    assert "right" in verdict.get_attribute("class") and in_sight(browser, verdict)


def test_who_has_answered_may_play_on(lesson, read):
    browser, quiz = lesson("en/back-to-front.html", ".hitviz-quiz[data-ask=reach]")
    verdict = quiz.find_element(By.CSS_SELECTOR, ".quiz-verdict")
    note = quiz.find_element(By.CSS_SELECTOR, ".answered-note")
    figure = "arguments[0].querySelector('figure').hitviz"
    assert not note.is_displayed()
    browser.execute_script(f"{figure}.touch(10, 10)", quiz)
    assert verdict.text == "Not yet: this touch reaches MainView."
    browser.execute_script(f"{figure}.reset()", quiz)
    assert verdict.text == ""
    browser.execute_script(f"{figure}.touch(160, 380)", quiz)
    assert verdict.text == "Right."
    browser.execute_script(f"{figure}.touch(10, 10)", quiz)
    assert verdict.text == "" and note.is_displayed()
    read("en/back-to-front.html")
    assert browser.find_element(By.CSS_SELECTOR, "[data-ask=reach] .answered-note").is_displayed()


def test_a_point_is_graded_by_the_hit_test(read):
    browser = read("en/back-to-front.html")
    browser.execute_script("localStorage.clear()")
    quiz = browser.find_element(By.CSS_SELECTOR, ".hitviz-quiz[data-ask=reach]")
    verdict = quiz.find_element(By.CSS_SELECTOR, ".quiz-verdict")
    touch = "arguments[0].querySelector('figure').hitviz.touch(arguments[1], arguments[2])"
    browser.execute_script(touch, quiz, 10, 10)
    assert "wrong" in verdict.get_attribute("class")
    browser.execute_script(touch, quiz, 160, 380)
    assert "right" in verdict.get_attribute("class")
    browser = read("en/index.html")
    item = browser.find_element(By.CSS_SELECTOR, "[data-lesson-name=back-to-front]")
    assert "1 answered" in item.text


def test_a_change_is_graded_by_the_hit_test(read):
    browser = read("en/who-can-be-touched.html")
    quiz = browser.find_element(By.CSS_SELECTOR, ".hitviz-quiz[data-ask=fix]")
    verdict = quiz.find_element(By.CSS_SELECTOR, ".quiz-verdict")
    change = "arguments[0].querySelector('figure').hitviz.set(arguments[1], { isUserInteractionEnabled: true })"
    browser.execute_script(change, quiz, "confetti")
    assert "wrong" in verdict.get_attribute("class")
    browser.execute_script("arguments[0].querySelector('figure').hitviz.reset()", quiz)
    browser.execute_script(change, quiz, "payment")
    assert "right" in verdict.get_attribute("class")
    # What was tried and taken back by hand is no second change.
    browser.execute_script("arguments[0].querySelector('figure').hitviz.reset()", quiz)
    browser.execute_script(change, quiz, "confetti")
    browser.execute_script(change.replace("true", "false"), quiz, "confetti")
    browser.execute_script(change, quiz, "payment")
    assert "right" in verdict.get_attribute("class")


def test_only_a_flag_answers_a_question_for_a_flag(read):
    browser = read("en/letting-touches-through.html")
    quiz = browser.find_element(By.CSS_SELECTOR, ".hitviz-quiz[data-ask=fix]")
    verdict = quiz.find_element(By.CSS_SELECTOR, ".quiz-verdict")
    change = "arguments[0].querySelector('figure').hitviz.set('overlay', arguments[1])"
    browser.execute_script(change, quiz, {"frame": [0, 400, 320, 20]})
    assert browser.execute_script("return arguments[0].querySelector('figure').hitviz.trace().hitView", quiz) == "row"
    assert "wrong" in verdict.get_attribute("class")
    browser.execute_script("arguments[0].querySelector('figure').hitviz.reset()", quiz)
    browser.execute_script(change, quiz, {"isUserInteractionEnabled": False})
    assert "right" in verdict.get_attribute("class")


def test_code_of_another_class_is_told(read):
    browser = read("zh-Hant/letting-touches-through.html")
    exercise = browser.find_element(By.CSS_SELECTOR, ".hitviz-exercise")
    code = "@implementation OverlyView\n- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return nil; }\n@end\n"
    browser.execute_script("arguments[0].querySelector('figure').hitviz.useCode({ file: 'OverlayView.m', className: '' }, arguments[1])", exercise, code)
    exercise.find_element(By.CSS_SELECTOR, ".quiz-check").click()
    assert "@implementation" in exercise.find_element(By.CSS_SELECTOR, ".quiz-verdict").text


def test_code_that_takes_too_long_is_stopped(read):
    """Quick enough at one point, it would take minutes over the whole screen."""
    browser = read("en/letting-touches-through.html")
    exercise = browser.find_element(By.CSS_SELECTOR, ".hitviz-exercise")
    code = (
        "@implementation OverlayView\n- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n"
        "  for (int i = 0; i < 100000; i++) { }\n"
        "  UIView *view = [super hitTest:point withEvent:event];\n  return view == self ? nil : view;\n}\n@end\n"
    )
    browser.execute_script("arguments[0].querySelector('figure').hitviz.useCode({ file: 'OverlayView.m', className: '' }, arguments[1])", exercise, code)
    exercise.find_element(By.CSS_SELECTOR, ".quiz-check").click()
    assert "takes too long" in exercise.find_element(By.CSS_SELECTOR, ".quiz-verdict").text


def test_a_change_of_a_flag_is_all_that_is_offered(read):
    """Code and places are no flags; a question that asks for one shows no way to change them."""
    browser = read("en/letting-touches-through.html")
    quiz = browser.find_element(By.CSS_SELECTOR, ".hitviz-quiz[data-ask=fix]")
    browser.execute_script("arguments[0].querySelector('figure').hitviz.select(3)", quiz)
    offered = {
        selector: any(part.is_displayed() for part in quiz.find_elements(By.CSS_SELECTOR, selector))
        for selector in [".switch", ".slider", ".sources", ".edit-code", ".override-switches", ".tool", ".numbers", ".view-handle", ".touch-hint", ".edit-hint"]
    }
    assert {selector for selector, is_shown in offered.items() if is_shown} == {".switch", ".slider", ".sources", ".touch-hint"}
    # An exercise in the same lesson is about the code.
    assert browser.find_element(By.CSS_SELECTOR, ".hitviz-exercise .edit-code").is_displayed()


@pytest.mark.parametrize("selector", [".hitviz-exercise", ".hitviz-quiz[data-ask=fix]"])
@pytest.mark.parametrize("backwards", [False, True])
def test_the_bar_covers_nothing_that_is_focused(lesson, selector, backwards):
    browser, section = lesson("en/letting-touches-through.html", selector, 360, 760)
    if selector == ".hitviz-exercise":
        browser.execute_script("arguments[0].querySelector('.quiz-check').click()", section)
    else:
        browser.execute_script("arguments[0].querySelector('figure').hitviz.touch(1, 1)", section)
        browser.execute_script("arguments[0].querySelector('figure').hitviz.select(3)", section)
    assert section.find_element(By.CSS_SELECTOR, ".quiz-verdict").text
    bar = section.find_element(By.CSS_SELECTOR, ".quiz-bar")
    assert bar.rect["height"] <= 0.2 * 760
    inside = "arguments[0].contains(document.activeElement)"
    covered = (
        "const bar = arguments[1].getBoundingClientRect(), focused = document.activeElement.getBoundingClientRect();"
        "const covers = Math.min(bar.bottom, focused.bottom) - Math.max(bar.top, focused.top);"
        "return document.activeElement.closest('.quiz-bar') || focused.height > 500 || covers < 1 ? null : document.activeElement.outerHTML.slice(0, 120)"
    )
    ends = browser.execute_script("return [...arguments[0].querySelectorAll('button, a, summary')].filter((end) => end.checkVisibility())", section)
    browser.execute_script("arguments[0].focus()", ends[-1 if backwards else 0])
    visited = 0
    while browser.execute_script(f"return {inside}", section):
        assert browser.execute_script(covered, section, bar) is None
        visited += 1
        if backwards:
            press_with(browser, Keys.SHIFT, Keys.TAB)
        else:
            press(browser, Keys.TAB)
    assert visited > 10


@pytest.mark.parametrize("language, words, page", [("en", "zPosition", "back-to-front"), ("zh-Hant", "標籤列", "outside-the-parent")])
def test_the_search_finds_words_of_every_language(read, language, words, page):
    browser = read(f"{language}/index.html")
    browser.find_element(By.CSS_SELECTOR, ".search-words").send_keys(words)
    links = browser.find_elements(By.CSS_SELECTOR, ".search-results a")
    assert any(link.get_attribute("href").endswith(f"/{page}.html") for link in links)


@pytest.mark.parametrize(
    "block, words",
    [
        ("```hitviz scene=none.json", "no file `none.json`"),
        ("```hitviz-quiz scene=none.json ask=hit", "no file `none.json`"),
        ("```hitviz scene=scene.json touch=nobody", "no touch `nobody`"),
        ("```hitviz scene=scene.json shw=story", "`shw`"),
        ("```hitviz-quiz scene=scene.json ask=reach view=window", "reaches `window` already"),
        ("```hitviz-quiz scene=scene.json ask=what", "ask=hit"),
        ("```hitviz-game scene=scene.json", "hitviz-game"),
    ],
)
def test_a_block_that_does_not_fit_is_an_error_at_its_line(hitviz, tmp_path, block, words):
    (tmp_path / "en").mkdir()
    (tmp_path / "course.json").write_text('{ "title": { "en": "T" }, "languages": ["en"], "lessons": ["one"] }')
    (tmp_path / "en" / "scene.json").write_text(
        '{ "window": { "name": "window", "frame": [0, 0, 9, 9] }, "touches": [{ "name": "tap", "point": [1, 1] }] }'
    )
    (tmp_path / "en" / "one.md").write_text(f"# One\n\n{block}\n```\n")
    done = hitviz.run("build", tmp_path, "-o", tmp_path / "site")
    assert done.returncode == 2
    assert words in done.stderr
    assert "one.md:3:1: error:" in done.stderr
    assert not (tmp_path / "site").exists()


def test_an_exercise_is_graded_against_the_solution(read):
    browser = read("en/letting-touches-through.html")
    exercise = browser.find_element(By.CSS_SELECTOR, ".hitviz-exercise")
    verdict = exercise.find_element(By.CSS_SELECTOR, ".quiz-verdict")
    check = exercise.find_element(By.CSS_SELECTOR, ".quiz-check")
    browser.execute_script("arguments[0].click()", check)
    assert "wrong" in verdict.get_attribute("class") and "overlay" in verdict.text
    solution = (COURSE / "solutions" / "OverlayView.m").read_text()
    edit = exercise.find_element(By.CSS_SELECTOR, ".edit-code")
    browser.execute_script("arguments[0].click()", edit)
    editor = exercise.find_element(By.CSS_SELECTOR, ".code-editor")
    editor.clear()
    editor.send_keys(solution)
    browser.execute_script("arguments[0].click()", edit)
    browser.execute_script("arguments[0].click()", check)
    assert "right" in verdict.get_attribute("class")


BROKEN = "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n    return [self.button hitTest:\n}\n"
CRASHING = (
    "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n    return [self hitTest:point withEvent:event];\n}\n"
)


@pytest.mark.parametrize("page", [f"{language}/reaching-below.html" for language in LANGUAGES])
@pytest.mark.parametrize("width", [360, 1280])
def test_an_exercise_is_failed_and_solved_by_keyboard(lesson, page, width):
    browser, exercise = lesson(page, ".hitviz-exercise", width, 700)
    verdict = exercise.find_element(By.CSS_SELECTOR, ".quiz-verdict")
    check = exercise.find_element(By.CSS_SELECTOR, ".quiz-check")
    dot = exercise.find_element(By.CSS_SELECTOR, ".touch-dot")
    browser.execute_script("arguments[0].focus()", exercise.find_element(By.CSS_SELECTOR, ".edit-code"))
    press(browser, Keys.ENTER)
    for code, expected, words in [
        (None, "wrong", "button"),
        (BROKEN, "wrong", "3"),
        (CRASHING, "wrong", "endless recursion"),
        ((COURSE / "solutions" / "TopView.m").read_text(), "right", ""),
    ]:
        if code:
            press_with(browser, Keys.CONTROL, "a")
            press(browser, code)
        # From the editor on, Check comes next.
        press(browser, Keys.TAB)
        assert browser.switch_to.active_element == check
        press(browser, Keys.ENTER)
        assert expected in verdict.get_attribute("class") and words in verdict.text
        assert in_sight(browser, verdict)
        if code is None:
            assert in_sight(browser, dot)
        press_with(browser, Keys.SHIFT, Keys.TAB)
