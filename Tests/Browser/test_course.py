"""`hitviz build`: the course, read as a student reads it, from disk."""

import json
import re

import pytest
from axe_selenium_python import Axe
from selenium.webdriver.common.by import By

from course import COURSE, LANGUAGES, LESSONS
from stage import prefer, resize

# Code whose lines go on where nobody sees them.
CUT_CODE = "return [...document.querySelectorAll('pre, .lines')].filter((code) => code.scrollWidth > code.clientWidth).map((code) => code.textContent)"


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


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_figure_s_heading_is_in_the_lesson_s_language(site, language, lesson):
    text = (site / language / f"{lesson}.html").read_text()
    headings = re.findall(r'<header class="stage-head">\s*<h\d id="[^"]*">(.*?)</h\d>', text)
    assert headings
    for heading in headings:
        assert re.search("[\u4e00-\u9fff]", heading), heading


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
