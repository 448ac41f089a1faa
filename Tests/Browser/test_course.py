"""`hitviz build`: the course, read as a student reads it, from disk."""

import pytest
from axe_selenium_python import Axe
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from stage import prefer, resize
from support import ROOT

COURSE = ROOT / "examples" / "course"
LANGUAGES = ["en", "zh-Hans", "zh-Hant"]
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
    resize(browser, 1280)
    prefer(browser, "light")

    def read(page):
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["index", "glossary", *LESSONS])
@pytest.mark.parametrize("width, theme", [(360, "dark"), (1280, "light")])
def test_everybody_can_read_it(read, language, page, width, theme):
    browser = read(f"{language}/{page}.html")
    resize(browser, width)
    prefer(browser, theme)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width
    axe = Axe(browser)
    axe.inject()
    violations = axe.run()["violations"]
    assert violations == [], axe.report(violations)


def test_a_choice_is_graded_by_the_hit_test(read):
    browser = read("en/back-to-front.html")
    quiz = browser.find_element(By.CSS_SELECTOR, ".hitviz-quiz[data-ask=hit]")
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
