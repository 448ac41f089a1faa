"""The questions and exercises of a course: answered wrongly and rightly, by mouse and by keyboard."""

import re

import pytest
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from course import COURSE, LANGUAGES, in_sight, press, press_with

BROKEN = "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n    return [self.button hitTest:\n}\n"
CRASHING = (
    "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n    return [self hitTest:point withEvent:event];\n}\n"
)


def verdict_on(code, browser):
    """What the page's exercise says of the code."""
    exercise = browser.find_element(By.CSS_SELECTOR, ".hitviz-exercise")
    use = "arguments[0].querySelector('figure').hitviz.useCode({ file: 'OverlayView.m', className: '' }, arguments[1])"
    browser.execute_script(use, exercise, code)
    exercise.find_element(By.CSS_SELECTOR, ".quiz-check").click()
    return exercise.find_element(By.CSS_SELECTOR, ".quiz-verdict").text


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
    code = "@implementation OverlyView\n- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return nil; }\n@end\n"
    assert "@implementation" in verdict_on(code, browser)


def test_code_that_takes_too_long_is_stopped(read):
    """Quick enough at one point, it would take minutes over the whole screen."""
    browser = read("en/letting-touches-through.html")
    code = (
        "@implementation OverlayView\n- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n"
        "  for (int i = 0; i < 100000; i++) { }\n"
        "  UIView *view = [super hitTest:point withEvent:event];\n  return view == self ? nil : view;\n}\n@end\n"
    )
    assert "takes too long" in verdict_on(code, browser)


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
