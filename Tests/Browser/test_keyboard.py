"""Whatever the mouse can do in a figure the keyboard can do: nothing here but Tab and keys."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from support import ROOT

THREE_VIEWS = ROOT / "examples" / "three-views.json"
OBJECTIVE_C = ROOT / "examples" / "override-in-objective-c.json"


def focused_view(page):
    """The name of the view that the keyboard is at."""
    return page.call("stage.layout.views[document.activeElement.dataset.view]?.name")


def test_the_arrow_keys_go_through_the_hierarchy(play):
    page = play(THREE_VIEWS)
    page.tab_to(".tree [role=treeitem]")
    walk = [
        ("", "window"),
        (Keys.ARROW_UP, "window"),
        (Keys.ARROW_RIGHT, "MainView"),
        (Keys.ARROW_DOWN, "ViewA"),
        (Keys.ARROW_DOWN, "ViewB"),
        (Keys.ARROW_RIGHT, "ViewB1"),
        (Keys.ARROW_RIGHT, "ViewB1"),
        (Keys.ARROW_LEFT, "ViewB"),
        (Keys.ARROW_LEFT, "MainView"),
        (Keys.END, "ViewC"),
        (Keys.ARROW_DOWN, "ViewC"),
        (Keys.HOME, "window"),
        ("m", "MainView"),
        ("v", "ViewA"),
        ("v", "ViewB"),
        ("x", "ViewB"),
    ]
    step = page.call("stage.current")
    for key, expected in walk:
        page.press(key)
        assert focused_view(page) == expected
    # Arrows that go through the views do not go through the steps as well.
    assert page.call("stage.current") == step


def test_the_letters_of_a_name_lead_to_its_view(play):
    page = play(THREE_VIEWS)
    page.tab_to(".tree [role=treeitem]")
    # At once, so that no pause comes between them.
    page.call(
        "[...'viewb2'].forEach((key) => document.activeElement.dispatchEvent("
        "new KeyboardEvent('keydown', { key, bubbles: true })))"
    )
    assert focused_view(page) == "ViewB2"


def test_tab_leads_into_the_hierarchy_once_and_back_to_the_same_view(play):
    page = play(THREE_VIEWS)
    page.tab_to(".tree [role=treeitem]")
    page.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    page.press(Keys.TAB)
    assert not page.is_at(".tree *")
    page.press_with(Keys.SHIFT, Keys.TAB)
    assert focused_view(page) == "ViewA"


@pytest.mark.parametrize("key", [Keys.ENTER, Keys.SPACE])
def test_a_view_of_the_hierarchy_is_chosen_and_its_flags_are_switched(play, key):
    page = play(THREE_VIEWS)
    assert page.trace()["hitView"] == "ViewB1"
    page.tab_to(".tree [role=treeitem]")
    page.press(*[Keys.ARROW_DOWN] * 4, key)
    assert page.is_at("[data-key=isHidden]")
    page.press(Keys.SPACE)
    assert page.trace()["hitView"] == "ViewB"
    page.press(Keys.ESCAPE)
    assert focused_view(page) == "ViewB1"
    page.press(Keys.ESCAPE)
    assert page.call("stage.selected") is None
    page.press_with(Keys.CONTROL, "z")
    assert page.trace()["hitView"] == "ViewB1"


def test_closing_the_flags_leads_back_to_the_view(play):
    page = play(THREE_VIEWS)
    page.tab_to(".tree [role=treeitem]")
    page.press(Keys.END, Keys.ENTER)
    page.tab_to(".deselect")
    page.press(Keys.ENTER)
    assert focused_view(page) == "ViewC"
    assert page.call("stage.selected") is None


def test_a_screen_reader_hears_names_states_and_places(play):
    page = play(THREE_VIEWS)
    page.call("stage.select(4)")
    items = {
        item.accessible_name: item for item in page.find_all(".tree [role=treeitem]")
    }
    assert list(items) == [
        "window, asked as number 1, visited",
        "MainView, asked as number 2, visited",
        "ViewA, not visited",
        "ViewB, asked as number 4, visited",
        "ViewB1, asked as number 6, hit-test view",
        "ViewB2, asked as number 5, pointInside NO",
        "ViewC, asked as number 3, pointInside NO",
    ]
    assert [item.get_attribute("aria-level") for item in items.values()] == list("1233443")
    assert [item.get_attribute("aria-selected") for item in items.values()].index("true") == 4
    assert page.find(".tree svg").aria_role == "tree"
    page.call("stage.step(0)")
    assert page.find(".tree [role=treeitem]").accessible_name == "window, not visited"


def test_a_view_is_chosen_moved_and_resized_on_the_screen(play):
    page = play(THREE_VIEWS)
    before = page.call("stage.layout.views[3].frame")
    page.tab_to(".tool-touch")
    page.press(Keys.ARROW_RIGHT)
    assert page.is_at(".tool-edit:checked")
    page.press(Keys.TAB)
    assert page.is_at(".screen-drawing [role=treeitem]")
    page.press(*[Keys.ARROW_DOWN] * 3, Keys.ENTER)
    assert page.call("stage.selected") == 3
    assert page.is_at("[data-handle=middle]")
    page.press(Keys.ARROW_RIGHT, Keys.ARROW_DOWN)
    page.press_with(Keys.SHIFT, Keys.ARROW_DOWN)
    assert page.call("stage.layout.views[3].frame") == [before[0] + 1, before[1] + 11, *before[2:]]
    page.press(Keys.TAB, Keys.ARROW_LEFT)
    assert page.call("stage.layout.views[3].frame") == [before[0] + 1, before[1] + 11, before[2] - 1, before[3]]
    page.press(Keys.ESCAPE)
    assert focused_view(page) == "ViewB"
    # The drawing is made anew by every change; the keyboard stays where it is.
    for _ in range(4):
        page.press_with(Keys.CONTROL, "z")
        assert focused_view(page) == "ViewB"
    assert page.call("stage.layout.views[3].frame") == before


def test_the_screen_is_a_picture_again_when_the_touch_is_moved(play):
    page = play(THREE_VIEWS)
    page.tab_to(".tool-touch")
    page.press(Keys.ARROW_RIGHT, Keys.ARROW_LEFT)
    assert page.find(".screen-drawing").get_attribute("role") == "img"
    assert page.find_all(".screen-drawing [tabindex]") == []
    page.press(Keys.TAB)
    assert page.is_at(".touch-dot")


def test_the_touch_is_moved_and_chosen(play):
    page = play(ROOT / "examples" / "larger-touch-area.json")
    first, second = page.call("stage.layout.touches.slice(0, 2).map((touch) => touch.name)")
    assert page.trace()["touch"]["name"] == first
    page.tab_to(".touch-choice")
    page.press(Keys.ARROW_DOWN)
    assert page.trace()["touch"]["name"] == second
    x, y = page.trace()["touch"]["point"]
    page.tab_to(".touch-dot")
    page.press(Keys.ARROW_LEFT, Keys.ARROW_UP, Keys.ARROW_UP)
    assert page.trace()["touch"]["point"] == [x - 1, y - 2]


def test_the_steps_are_gone_through_to_both_ends(play):
    page = play(THREE_VIEWS)
    count = page.call("stage.count")
    page.tab_to("[data-step=back]")
    for step in [*range(count - 1, -1, -1), 0]:
        page.press(Keys.ENTER)
        assert page.call("stage.current") == step
        # A button that has nothing more to do keeps the focus.
        assert page.is_at("[data-step=back]")
    page.press(Keys.ARROW_RIGHT)
    assert page.call("stage.current") == 1
    page.press(Keys.END)
    assert page.call("stage.current") == count
    page.tab_to(".progress")
    page.press(Keys.ARROW_LEFT)
    assert page.call("stage.current") == count - 1
    page.tab_to(".story a[href]", backwards=True)
    page.press(Keys.ENTER)
    assert page.is_at(f".story li:nth-child({page.call('stage.current')}) a")


def test_numbers_are_typed_and_undo_and_reset_keep_the_focus(play):
    page = play(THREE_VIEWS)
    before = page.scene()
    page.tab_to(".view-choice")
    page.press("ViewC")
    page.tab_to("[data-part='2']")
    page.press_with(Keys.CONTROL, "a")
    page.press("33", Keys.ENTER)
    assert page.call("stage.layout.views[6].frame[2]") == 33
    page.tab_to("[data-key=alpha]", backwards=True)
    page.press(Keys.HOME)
    assert page.call("stage.layout.views[6].alpha") == 0
    page.tab_to(".undo", backwards=True)
    page.press(Keys.ENTER)
    assert page.call("[stage.layout.views[6].alpha, stage.layout.views[6].frame[2]]") == [1, 33]
    page.press(Keys.ENTER)
    assert page.scene() == before
    assert page.is_at(".undo")
    page.call("stage.set('ViewC', { isHidden: true })")
    page.press(Keys.TAB, Keys.ENTER)
    assert page.scene() == before
    assert page.is_at(".reset")


def test_code_is_edited(play):
    page = play(OBJECTIVE_C)
    page.tab_to(".edit-code")
    page.press(Keys.ENTER)
    assert page.is_at(".code-editor")
    page.press_with(Keys.CONTROL, "a")
    page.press("- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return nil; }")
    page.tab_to(".edit-code", backwards=True)
    page.press(Keys.ENTER)
    assert page.trace()["hitView"] == "window"
    assert page.find(".lines").find_elements(By.CSS_SELECTOR, "li")
