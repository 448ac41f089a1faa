"""An override's Objective-C is edited in the page: it runs at once, is undone and reset, and goes with a link."""

import random
import string

import pytest
from selenium.webdriver.common.keys import Keys

from support import ROOT

SCENE = ROOT / "examples" / "override-in-objective-c.json"
NOBODY = "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n    return nil;\n}\n"
ITSELF = "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n    return self;\n}\n"
BROKEN = "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return ((; }"


@pytest.fixture
def page(play):
    page = play(SCENE)
    assert page.trace()["hitView"] == "buy"
    return page


def edit(page, text):
    """Replaces the code as a student does, and leaves the editor."""
    page.find(".edit-code").click()
    editor = page.find(".code-editor")
    editor.clear()
    editor.send_keys(text)
    page.find(".edit-code").click()


def shown_code(page):
    return "".join(line.get_attribute("textContent").rstrip() + "\n" for line in page.find_all(".lines li"))


def address(page):
    return page.browser.execute_async_script(
        "const done = arguments[1]; arguments[0].hitviz.link.address().then(done)", page.figure
    )


def test_an_edit_runs_at_once_and_its_problems_are_told(page):
    edit(page, NOBODY)
    assert page.trace()["hitView"] == "window"
    assert page.find_all(".problems li") == []
    edit(page, BROKEN)
    assert page.find_all(".problems li")
    page.find(".reset").click()
    assert page.trace()["hitView"] == "buy"
    assert page.find_all(".problems li") == []


def test_views_are_drawn_where_code_has_moved_them(play):
    """The drag moves the menu by (150, -100): the tap after it lies on it, a free touch finds it where the scene has it."""
    page = play(ROOT / "examples" / "dragged-button.json")
    corner = "stage.layout.views.find((view) => view.name === 'menu').polygon[0]"
    before = page.call(corner)
    page.call("stage.touch('the menu, after the drag')")
    assert page.trace()["hitView"] == "menu"
    assert page.call(corner) == [before[0] + 150, before[1] - 100]
    page.call("stage.touch(140, 360)")
    assert page.trace()["hitView"] == "menu"
    assert page.call(corner) == before


def test_a_page_begins_with_the_views_where_code_has_moved_them(play):
    page = play(ROOT / "examples" / "dragged-button.json", "--touch", "the menu, after the drag")
    corner = "stage.layout.views.find((view) => view.name === 'menu').polygon[0]"
    moved = page.call(corner)
    page.call("stage.touch(140, 360)")
    assert page.call(corner) == [moved[0] - 150, moved[1] + 100]
    page.call("stage.reset()")
    assert page.call(corner) == moved


def test_undo_takes_edits_and_other_changes_back_in_turn(page):
    author = shown_code(page)
    expected = [(author, False, 0)]
    edit(page, NOBODY)
    expected.append((NOBODY, False, 0))
    page.call("stage.set('buy', { isHidden: true })")
    expected.append((NOBODY, True, 0))
    edit(page, BROKEN)
    problems = len(page.find_all(".problems li"))
    expected.append((BROKEN + "\n", True, problems))
    edit(page, ITSELF)
    assert (shown_code(page), len(page.find_all(".problems li"))) == (ITSELF, 0)
    for code, is_hidden, problems in reversed(expected):
        page.find(".undo").click()
        index = page.call("stage.layout.views.findIndex((view) => view.name === 'buy')")
        assert page.call(f"stage.layout.views[{index}].isHidden") is is_hidden
        assert (shown_code(page), len(page.find_all(".problems li"))) == (code, problems)
    assert page.trace()["hitView"] == "buy"
    assert page.find(".undo").get_attribute("aria-disabled") == "true"


def test_what_is_typed_in_one_go_is_one_change(page):
    page.find(".edit-code").click()
    editor = page.find(".code-editor")
    editor.clear()
    for line in NOBODY.splitlines(keepends=True):
        editor.send_keys(line)
        # As a pause of the student's has it read.
        page.call("stage.codePane.files.values().next().value.run(values[0])", editor.get_attribute("value"))
    assert page.trace()["hitView"] == "window"
    page.find(".undo").click()
    assert page.trace()["hitView"] == "buy"
    # What is undone stands in the editor, too, and the next edit is a change of its own.
    assert editor.get_attribute("value") == page.call("stage.data.sources[0].text")
    editor.send_keys(Keys.CONTROL, "a")
    editor.send_keys(NOBODY)
    page.find(".edit-code").click()
    assert page.trace()["hitView"] == "window"
    page.find(".undo").click()
    assert page.trace()["hitView"] == "buy"


def test_reset_puts_the_author_s_code_back(page):
    author = shown_code(page)
    edit(page, NOBODY)
    page.find(".reset").click()
    assert shown_code(page) == author
    assert page.trace()["hitView"] == "buy"
    assert page.find(".reset").get_attribute("aria-disabled") == "true"


def test_a_link_carries_the_code(page):
    edit(page, NOBODY)
    link = address(page)
    assert "scene=" not in link
    page.call("stage.set('buy', { isHidden: true })")
    both = address(page)
    page.find(".reset").click()
    assert "code=" not in address(page)

    page.open("#" + link.split("#")[1])
    assert (shown_code(page), page.trace()["hitView"]) == (NOBODY, "window")
    assert not page.call("stage.layout.views.find((view) => view.name === 'buy').isHidden")
    page.open("#" + both.split("#")[1])
    assert shown_code(page) == NOBODY
    assert page.call("stage.layout.views.find((view) => view.name === 'buy').isHidden")
    page.find(".reset").click()
    assert page.trace()["hitView"] == "buy"


@pytest.mark.parametrize("code", ["", "zzz", "q1ZKVLJSqgUA", "bnVsbA"])
def test_a_link_that_nobody_has_made_leaves_the_author_s_code(page, code):
    page.open(f"#stage-1?x=60&y=200&step=1&code={code}")
    assert page.call("stage.codePane.edits") == {}


def test_a_link_that_would_be_cut_off_is_refused_in_words(page):
    noise = "".join(random.Random(1).choices(string.ascii_letters, k=40_000))
    page.call("stage.codePane.use({ [stage.data.sources[0].file]: values[0] })", "// " + noise + "\n" + NOBODY)
    before = page.browser.current_url
    page.find(".copy-link").click()
    page.wait_for(lambda: "too much for a link" in page.find(".notice").text)
    assert page.browser.current_url == before
    page.find(".undo").click()
    assert page.find(".notice").text == ""


@pytest.mark.parametrize(
    "call",
    [
        "return [self hitTest:point withEvent:event];",
        "for (int i = 0; i < 3; i++) { if (YES) { UIView *view = YES ? (YES ? [self hitTest:point withEvent:event] : nil) : nil; return view; } }",
        "return [super hitTest:[self convertPoint:point fromView:[self hitTest:point withEvent:event]] withEvent:event];",
    ],
)
def test_an_endless_recursion_is_a_crash_of_the_app_and_not_of_the_page(page, call):
    edit(page, f"- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {{ {call} return nil; }}")
    assert "endless recursion" in page.find(".story").text
    assert page.call("stage.engine.restarts") == 0


def test_figures_outlive_a_failure_of_the_engine(page):
    """One figure's trap stops the engine of all; each goes on in the fresh one with what it had."""
    page.call("stage.set('buy', { isHidden: true })")
    before = page.trace()
    page.call("(() => { stage.engine.instance = new WebAssembly.Instance(stage.engine.module, {}); stage.engine.restarts++ })()")
    assert page.trace()["hitView"] == before["hitView"]
    page.find(".reset").click()
    assert page.trace()["hitView"] == "buy"


@pytest.mark.parametrize("handle", [-1, 7, 2**31 - 1])
def test_the_engine_takes_a_wrong_handle_for_no_figure(page, handle):
    answers = page.call(
        "(() => { const { engine } = stage, [handle] = values; engine.call('close', handle); engine.call('touchAt', handle, 1, 1); "
        "return [engine.text('trace', handle), engine.call('undo', handle), engine.json('sources', handle), "
        "engine.json('difference', handle, stage.handle, 3), engine.call('set', handle, 'a', '{}', 0), engine.restarts] })()",
        handle,
    )
    assert answers == ["", 0, [], None, 0, 0]
    assert page.trace()["hitView"] == "buy"
