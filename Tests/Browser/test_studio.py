"""Plumb Studio in a browser: the flows of someone who knows Interface Builder."""

import unittest

from page import SCREENSHOTS
from studio import Chromium, Server, Window, diff, layout


def setUpModule():
    global chromium
    chromium = Chromium()
    unittest.addModuleCleanup(chromium.close)
    print(f"screenshots: {SCREENSHOTS}")


class StudioCase(unittest.TestCase):
    """A server with the sign-in screen and an empty document."""

    documents = ["Examples/SignIn.storyboard", "Examples/TwoButtons.yaml"]

    def setUp(self):
        self.server = Server(*self.documents)
        self.addCleanup(self.server.close)

    def open(self, document="SignIn.storyboard", allows=(), **options):
        window = Window(chromium, self.server, document, **options)
        self.addCleanup(window.close)

        def quiet():
            problems = [text for text in window.problems if not any(part in text for part in allows)]
            self.assertEqual(problems, [], "the console has messages")

        self.addCleanup(quiet)
        return window


class SignInTests(StudioCase):
    def test_update_constants_changes_two_lines(self):
        window = self.open()
        before = self.server.text("SignIn.storyboard")
        window.click("Logo")
        window.shoot("selection")
        window.drag_view("Logo", -40, 0)
        self.assertEqual(window.findings(), ["ib.misplaced"])
        self.assertTrue(window.view("Logo")["misplaced"])
        self.assertEqual(window.page.locator(".overlay .laid-out").count(), 1)
        self.assertEqual(window.page.locator(".overlay .bar.misplaced").count(), 3)
        window.page.click("#issues-tab")
        window.shoot("misplaced")
        window.after(lambda: window.page.click("text=Update Constraint Constants"))
        self.assertEqual(window.findings(), [])
        self.assertEqual(window.page.inner_text("#issues"), "No issues.")
        window.page.click("#save-button")
        window.wait(lambda: not window.state()["edited"])
        self.assertEqual(diff(before, self.server.text("SignIn.storyboard")), (2, 2))

    def test_update_frames_goes_back(self):
        window = self.open()
        before = window.frame("Logo")
        window.click("Logo")
        window.drag_view("Logo", 30, 40)
        self.assertNotEqual(window.frame("Logo"), before)
        window.page.click("#resolve-button")
        window.after(lambda: window.page.locator(".menu button:enabled", has_text="Update Frames").first.click())
        for value, wanted in zip(window.frame("Logo"), before):
            self.assertAlmostEqual(value, wanted, delta=0.5)

    def test_ambiguity_is_cured_by_a_button(self):
        window = self.open()
        window.click("Forgot password?")
        window.page.locator(".constraint .text", has_text="centerX").click()
        window.after(lambda: window.page.keyboard.press("Delete"))
        self.assertIn("ib.ambiguous", window.findings())
        window.page.click("#issues-tab")
        window.shoot("ambiguous")
        window.after(lambda: window.page.click("text=Add Missing Constraints"))
        self.assertEqual(window.findings(), [])

    def test_undo_of_twenty_steps_is_byte_equal(self):
        window = self.open()
        before = self.server.text("SignIn.storyboard")
        window.click("Logo")
        for _ in range(20):
            window.after(lambda: window.page.keyboard.press("ArrowRight"))
        self.assertAlmostEqual(window.frame("Logo")[0], 168.667, delta=0.01)
        window.page.keyboard.press("Control+s")
        window.wait(lambda: not window.state()["edited"])
        self.assertNotEqual(self.server.text("SignIn.storyboard"), before)
        for _ in range(20):
            window.after(lambda: window.page.keyboard.press("Control+z"))
        self.assertTrue(window.page.is_disabled("#undo-button"))
        window.page.keyboard.press("Control+s")
        window.wait(lambda: not window.state()["edited"])
        self.assertEqual(self.server.text("SignIn.storyboard"), before)

    def test_snapping_shows_guides(self):
        window = self.open()
        window.click("Logo")
        x, y = window.middle("Logo")
        window.page.mouse.move(x, y)
        window.page.mouse.down()
        window.page.mouse.move(x + 30, y + 30, steps=4)
        window.page.mouse.move(x + 2, y + 30, steps=4)
        self.assertGreater(window.page.locator(".overlay .guide").count(), 0)
        window.shoot("guides")
        window.after(window.page.mouse.up)
        # The middle snapped to that of the screen, or to that of a view beside it, within a pixel.
        frame = window.frame("Logo")
        self.assertAlmostEqual(frame[0] + frame[2] / 2, 393 / 2, delta=1 / 3)

    def test_conflict_is_drawn_in_red(self):
        window = self.open()
        window.click("Forgot password?")
        window.page.click("#pin-button")
        window.page.fill("[data-size=width]", "60")
        window.after(lambda: window.page.click(".popover .primary"))
        window.page.click("#pin-button")
        window.page.fill("[data-size=width]", "90")
        window.wait(lambda: "conflicts" in window.page.inner_text(".edits"))
        window.after(lambda: window.page.click(".popover .primary"))
        self.assertIn("ib.conflict", window.findings())
        self.assertGreater(window.page.locator(".overlay .bar.conflicting").count(), 0)
        window.page.click("#issues-tab")
        window.shoot("conflict")
        window.after(lambda: window.page.locator(".cure").first.click())
        self.assertNotIn("ib.conflict", window.findings())

    def test_edits_a_constraint_in_its_pop_over(self):
        window = self.open()
        window.click("Logo")
        window.page.locator(".constraint .edit").last.click()
        window.page.fill(".popover [data-field=constant]", "20+4")
        window.after(lambda: window.page.keyboard.press("Enter"))
        texts = [constraint["text"] for constraint in window.state()["scenes"][0]["constraints"]]
        self.assertIn("V:[Logo]-(24)-[Welcome back]", texts)

    def test_opens_by_double_click(self):
        window = self.open()
        window.click("Logo")
        x, y, width, _ = window.frame("Logo")
        # The badge is at the middle of the line.
        window.page.mouse.dblclick(*window.point(x + width / 2, y - 10))
        window.wait(lambda: window.page.locator(".popover [data-field=constant]").count() == 1)
        self.assertEqual(window.page.input_value(".popover [data-field=constant]"), "48")
        window.page.keyboard.press("Escape")
        window.click("Forgot password?")
        window.page.wait_for_timeout(500)
        window.page.mouse.dblclick(*window.middle("Forgot password?"))
        window.wait(lambda: window.page.evaluate("() => document.activeElement.dataset.attribute") == "title")
        self.assertEqual(window.page.locator(".popover").count(), 0)

    def test_undo_in_a_field(self):
        window = self.open()
        window.click("Forgot password?")
        window.page.click("#inspector [role=tab]:has-text('Attributes')")
        title = "[data-attribute=title]"
        window.wait(lambda: window.page.locator(title).count() == 1 and window.page.input_value(title) == "Forgot password?")
        window.page.click(title)
        window.page.keyboard.press("End")
        window.page.keyboard.type("XYZ")
        window.after(lambda: window.page.keyboard.press("Enter"))
        window.wait(lambda: window.page.input_value(title) == "Forgot password?XYZ")
        window.page.wait_for_timeout(200)
        window.page.keyboard.type("!")
        window.page.keyboard.press("Control+z")
        self.assertEqual(window.page.input_value(title), "Forgot password?XYZ")
        self.assertEqual(window.state()["undo"], "Change 'Forgot password?'")
        window.after(lambda: window.page.keyboard.press("Control+z"))
        self.assertIsNone(window.state().get("undo"))
        window.wait(lambda: window.page.input_value(title) == "Forgot password?")

    def test_control_drag_offers_constraints(self):
        window = self.open()
        window.page.keyboard.down("Control")
        window.drag(window.middle("Logo"), window.middle("Welcome back"))
        window.page.keyboard.up("Control")
        self.assertIn("Vertical Spacing", window.page.locator(".menu button").all_inner_texts())
        window.shoot("connect")
        window.after(lambda: window.page.locator(".menu button", has_text="Equal Widths").click())
        texts = [constraint["text"] for constraint in window.state()["scenes"][0]["constraints"]]
        self.assertIn("H:[Logo(==Welcome back)]", texts)

    def test_embeds_in_a_stack_view(self):
        window = self.open()
        window.click("Forgot password?")
        window.click("Create an account", shift=True)
        window.page.click("#embed-button")
        window.after(lambda: window.page.click("text=Stack View"))
        stack = window.view("Forgot password?")["parent"]
        self.assertEqual(window.view(stack)["class"], "stackView")
        self.assertEqual(window.view("Create an account")["parent"], stack)

    def test_selects_by_rectangle_and_in_the_outline(self):
        window = self.open()
        window.drag(window.point(10, 70), window.point(380, 250))
        self.assertEqual(window.selection(), ["Logo", "Welcome back"])
        window.page.locator("#outline .name", has_text="Password").first.click()
        self.assertEqual(window.selection(), ["Password"])
        window.page.keyboard.press("ArrowDown")
        self.assertEqual(window.selection(), ["Keep"])

    def test_edits_text_in_the_attributes_inspector(self):
        window = self.open()
        window.click("Welcome back")
        window.page.click("#inspector [role=tab]:has-text('Attributes')")
        window.wait(lambda: window.page.input_value("[data-attribute=text]") == "Welcome back")
        window.page.fill("[data-attribute=text]", "Hello <&> \"you\"")
        window.after(lambda: window.page.keyboard.press("Enter"))
        self.assertEqual(window.view("tIt-le-lbl")["text"]["string"], "Hello <&> \"you\"")
        window.shoot("attributes")

    def test_devices(self):
        window = self.open()
        window.page.select_option("#device", "retina4_0")
        window.wait(lambda: window.state()["scenes"][0]["size"] == [320, 568])
        window.page.select_option("#orientation", "landscape")
        window.wait(lambda: window.state()["scenes"][0]["size"] == [568, 320])
        window.page.check("#rtl")
        window.wait(lambda: window.state()["settings"]["rightToLeft"])
        self.assertIn("run time", window.page.inner_text("#notice"))
        window.shoot("landscape")
        window.click("Welcome back")
        revision = window.revision()
        window.page.keyboard.press("ArrowRight")
        window.page.wait_for_timeout(100)
        self.assertEqual(window.revision(), revision)
        self.assertFalse(window.state()["edited"])


class NewDocumentTests(StudioCase):
    def test_two_buttons_by_mouse_alone(self):
        """The screen of the document that started Plumb, from nothing."""
        window = self.open()
        window.create("Buttons.xib", "xib")
        left = window.take_from_library("view", 100, 200)
        right = window.take_from_library("view", 250, 400)
        for view, x in [(left, 80), (right, 170)]:
            window.page.locator(f"#outline [data-id='{view}']").click()
            for name, value in [("x", x), ("y", 30), ("width", 60), ("height", 30)]:
                field = f"[data-frame={name}]"
                if window.page.input_value(field) == str(value):
                    continue
                window.page.fill(field, str(value))
                window.after(lambda: window.page.keyboard.press("Enter"))
        self.assertEqual(window.findings(), [])
        # The left one: spaces to the left and above, and its width and height.
        window.page.locator(f"#outline [data-id='{left}']").click()
        window.page.click("#pin-button")
        window.page.fill("[data-space=top]", "30")
        window.page.fill("[data-space=leading]", "80")
        window.page.check("[data-pin=width]")
        window.page.check("[data-pin=height]")
        window.wait(lambda: window.page.inner_text(".popover .primary") == "Add 4 Constraints")
        window.shoot("pin")
        window.after(lambda: window.page.click(".popover .primary"))
        # The right one: 30 from the left one, as wide and high, and their tops aligned.
        window.page.locator(f"#outline [data-id='{right}']").click()
        window.page.click("#pin-button")
        window.page.fill("[data-space=leading]", "30")
        window.after(lambda: window.page.click(".popover .primary"))
        window.page.locator(f"#outline [data-id='{left}']").click()
        window.page.locator(f"#outline [data-id='{right}']").click(modifiers=["Shift"])
        window.page.click("#pin-button")
        window.page.check("[data-pin=equalWidths]")
        window.page.check("[data-pin=equalHeights]")
        window.wait(lambda: window.page.inner_text(".popover .primary") == "Add 2 Constraints")
        window.after(lambda: window.page.click(".popover .primary"))
        window.page.click("#align-button")
        window.page.check("[data-align=top]")
        window.page.select_option("#update-frames", "all")
        window.wait(lambda: window.page.is_enabled(".popover .primary"))
        window.shoot("align")
        window.after(lambda: window.page.click(".popover .primary"))
        self.assertEqual(window.findings(), [])
        window.shoot("two-buttons")
        window.page.click("#save-button")
        window.wait(lambda: not window.state()["edited"])
        frames = layout(self.server.folder / "Buttons.xib")
        example = layout(self.server.folder / "TwoButtons.yaml")
        top = frames[left][1]
        self.assertEqual([frames[left][0], *frames[left][2:]], [example["leftButton"][0], *example["leftButton"][2:]])
        self.assertEqual([frames[right][0], *frames[right][2:]], [example["rightButton"][0], *example["rightButton"][2:]])
        self.assertEqual(frames[right][1], top)

    def test_library_by_keyboard(self):
        window = self.open()
        window.create("New.storyboard", "storyboard")
        window.page.keyboard.press("Control+Shift+L")
        window.page.keyboard.type("text f")
        window.page.keyboard.press("Tab")
        window.after(lambda: window.page.keyboard.press("Enter"))
        field = window.view(window.page.evaluate("() => window.studio.model.selection[0]"))
        self.assertEqual(field["class"], "textField")
        window.page.focus("#canvas")
        x = field["frame"][0]
        window.after(lambda: window.page.keyboard.press("Shift+ArrowLeft"))
        self.assertEqual(window.view(field["id"])["frame"][0], x - 10)
        window.after(lambda: window.page.keyboard.press("Alt+ArrowRight"))
        window.page.keyboard.press("Control+k")
        window.page.keyboard.type("missing")
        window.after(lambda: window.page.keyboard.press("Enter"))
        self.assertEqual(len(window.state()["scenes"][0]["constraints"]), 4 - 1)
        window.after(lambda: window.page.keyboard.press("Delete"))
        self.assertIsNone(window.view(field["id"]))
        self.assertEqual(window.state()["scenes"][0]["constraints"], [])


class WindowTests(StudioCase):
    def test_two_windows_see_each_other(self):
        one, other = self.open(), self.open()
        one.click("Logo")
        one.drag_view("Logo", 20, 0)
        other.wait(lambda: other.frame("Logo") == one.frame("Logo"))
        other.click("Welcome back")
        other.drag_view("Welcome back", 0, 9)
        one.wait(lambda: one.frame("Welcome back") == other.frame("Welcome back"))
        self.assertEqual(one.selection(), ["Logo"])

    def test_typing_goes_on_while_another_window_edits(self):
        one, other = self.open(), self.open()
        title = "[data-attribute=title]"
        one.click("Forgot password?")
        one.page.click("#inspector [role=tab]:has-text('Attributes')")
        one.wait(lambda: one.page.locator(title).count() == 1 and one.page.input_value(title) == "Forgot password?")
        one.page.click(title)
        one.page.keyboard.press("End")
        one.page.keyboard.type("XYZ")
        other.click("Logo")
        other.drag_view("Logo", 20, 0)
        one.wait(lambda: one.frame("Logo") == other.frame("Logo"))
        one.page.wait_for_timeout(300)
        undo = other.state()["undo"]
        self.assertTrue(undo.startswith("Move"), undo)
        self.assertEqual(one.page.input_value(title), "Forgot password?XYZ")
        one.after(lambda: one.page.keyboard.press("Tab"))
        one.wait(lambda: one.state()["undo"] != undo)
        one.wait(lambda: other.revision() == one.revision())
        other.after(lambda: other.page.click("#undo-button"))
        self.assertEqual(other.state()["undo"], undo)

    def test_other_programs(self):
        window = self.open()
        path = self.server.folder / "SignIn.storyboard"
        path.write_text(path.read_text().replace('constant="48"', 'constant="60"'))
        window.wait(lambda: window.findings() == ["ib.misplaced"] * window.findings().count("ib.misplaced") and window.findings())
        self.assertFalse(window.state()["edited"])
        window.click("Forgot password?")
        window.after(lambda: window.page.keyboard.press("ArrowDown"))
        path.write_text(path.read_text().replace('constant="60"', 'constant="70"'))
        window.wait(lambda: window.page.is_visible("text=Merge"))
        window.shoot("changed-on-disk")
        window.after(lambda: window.page.click("text=Merge"))
        self.assertFalse(window.page.is_visible("text=Merge"))

    def test_the_server_ends_and_starts_again(self):
        window = self.open(allows=["WebSocket", "Failed to load resource"])
        before = window.frame("Logo")
        window.click("Logo")
        window.drag_view("Logo", 20, 0)
        moved = window.frame("Logo")
        self.server.stop()
        window.wait(lambda: window.page.is_visible("text=The server is not running"))
        self.assertTrue(window.page.is_disabled("#undo-button"))
        self.server.start()
        other = self.open()
        self.assertEqual(other.frame("Logo"), before)
        other.shoot("unsaved")
        other.after(lambda: other.page.click("text=Restore Edits"))
        self.assertEqual(other.frame("Logo"), moved)
        other.page.keyboard.press("Control+s")
        other.wait(lambda: not other.state()["edited"])
        self.assertEqual(sorted(path.name for path in self.server.folder.iterdir()), ["SignIn.storyboard", "TwoButtons.yaml"])

    def test_code_and_changes(self):
        window = self.open()
        window.click("Logo")
        window.drag_view("Logo", 20, 0)
        window.page.click("#code-button")
        window.wait(lambda: "+" in window.page.inner_text(".code"))
        lines = window.page.inner_text(".code").splitlines()
        self.assertEqual(len([line for line in lines if line.startswith("+") and "rect" in line]), 1)
        window.page.select_option("#code-form", "swift")
        window.wait(lambda: "withVisualFormat" in window.page.inner_text(".code"))
        window.shoot("code")

    def test_why_is_it_here(self):
        window = self.open()
        window.click("Forgot password?")
        window.page.click("text=Why is it here?")
        window.wait(lambda: window.page.locator("button.reason").count() > 2)
        self.assertIn("V:[Form]-(16)-[Forgot password?]", window.page.locator("button.reason").all_inner_texts())
        self.assertIn("the content size of 'Forgot password?'", window.page.locator("p.reason").all_inner_texts())
        window.shoot("why")
        window.page.locator("button.reason", has_text="V:[Form]").click()
        self.assertIn("V:[Form]-(16)", window.page.inner_text("#inspector code"))

    def test_chinese_and_dark(self):
        window = self.open(scheme="dark", locale="zh-CN")
        window.click("Logo")
        self.assertIn("框架矩形", window.page.inner_text("#inspector"))
        window.page.click("#align-button")
        self.assertIn("前边缘", window.page.inner_text(".popover"))
        window.shoot("chinese")

    def test_documents_that_cannot_be_read(self):
        (self.server.folder / "Broken.xib").write_text("<document><a></document>")
        window = self.open("Broken.xib")
        self.assertIn("cannot be edited", window.page.inner_text("#notice"))
        window.page.click("#issues-tab")
        self.assertIn("1:", window.page.inner_text("#issues"))
        window.page.select_option("#document", "TwoButtons.yaml")
        window.wait(lambda: window.state()["document"] == "TwoButtons.yaml")
        window.shoot("layout-document")
