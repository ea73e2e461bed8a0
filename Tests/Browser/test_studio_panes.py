"""The format pane, the containers, the further inspectors, the exports and the library of Plumb Studio in a browser."""

import subprocess

import test_studio
from studio import layout
from test_studio import StudioCase

setUpModule = test_studio.setUpModule


def source(window):
    """The text of the open document."""
    return window.page.evaluate("async () => { const { model } = window.studio; return (await model.connection.request('text', { document: model.state.document, form: 'source' })).text }")


def select(window, name):
    """Selects a view in the outline."""
    window.page.locator(f"#outline [data-id='{window.view(name)['id']}']").click()


class FormatPaneTests(StudioCase):
    def pane(self, window, name):
        select(window, name)
        window.page.click("#formats-button")
        window.wait(lambda: window.page.locator(".format-field").count() > 1)

    def line(self, window, start):
        """The field whose text begins in some way."""
        fields = window.page.locator(".format-field")
        for place in range(fields.count()):
            if fields.nth(place).input_value().startswith(start):
                return fields.nth(place)
        raise AssertionError(f"no format begins with {start}")

    def new(self, window):
        return window.page.locator(".format-field").last

    def constraints(self, window):
        return [constraint["text"] for constraint in window.state()["scenes"][0]["constraints"]]

    def test_a_format_replaces_its_constraints(self):
        window = self.open()
        before = source(window)
        self.pane(window, "Welcome back")
        field = self.line(window, "V:[logo]-16-")
        window.shoot("formats")
        field.fill(field.input_value().replace("-16-", "-24-"))
        window.wait(lambda: "change" in window.page.locator(".format-below").all_inner_texts()[0] or any("change" in text for text in window.page.locator(".format-below").all_inner_texts()))
        self.assertGreater(window.page.locator(".overlay .ghost").count(), 0)
        window.shoot("format-preview")
        window.after(lambda: field.press("Enter"))
        self.assertIn("V:[Logo]-(24)-[Welcome back]", self.constraints(window))
        self.line(window, "V:[logo]-24-")
        window.page.focus("#canvas")
        window.after(lambda: window.page.keyboard.press("Control+z"))
        self.assertEqual(source(window), before)
        window.wait(lambda: any(field.input_value().startswith("V:[logo]-16-") for field in window.page.locator(".format-field").all()))

    def test_a_wrong_format_stays_with_its_caret(self):
        window = self.open()
        self.pane(window, "Logo")
        revision = window.revision()
        self.new(window).click()
        window.page.keyboard.type("H:[lgo(100)]")
        window.wait(lambda: window.page.locator(".caret").count() == 1)
        self.assertEqual(window.page.locator(".caret").inner_text(), " " * 6 + "^")
        self.assertIn("lgo is not a key in the views dictionary", window.page.locator(".format-line.wrong .message").inner_text())
        window.shoot("format-error")
        window.page.keyboard.press("Enter")
        self.assertEqual(self.new(window).input_value(), "H:[lgo(100)]")
        # It waits while another view is selected.
        select(window, "Welcome back")
        window.wait(lambda: self.new(window).input_value() == "")
        select(window, "Logo")
        window.wait(lambda: self.new(window).input_value() == "H:[lgo(100)]")
        window.wait(lambda: window.page.locator(".caret").count() == 1)
        self.assertEqual(window.revision(), revision)
        window.page.click(".format-below .fix")
        self.assertEqual(self.new(window).input_value(), "H:[logo(100)]")
        window.wait(lambda: any("H:[Logo(100)]" in text for text in window.page.locator(".format-below").all_inner_texts()))
        window.after(lambda: self.new(window).press("Enter"))
        self.assertIn("H:[Logo(100)]", self.constraints(window))
        window.wait(lambda: self.new(window).input_value() == "")

    def test_completion(self):
        window = self.open()
        self.pane(window, "Logo")
        self.new(window).click()
        window.page.keyboard.type("V:[logo]-30-[welc")
        self.assertEqual(window.page.locator("#format-completions li").all_inner_texts(), ["welcomeBackLabel"])
        window.shoot("format-completion")
        window.page.keyboard.press("Enter")
        self.assertEqual(self.new(window).input_value(), "V:[logo]-30-[welcomeBackLabel")
        window.page.keyboard.type("]")
        window.after(lambda: window.page.keyboard.press("Enter"))
        # The equality between the same edges is replaced.
        self.assertIn("V:[Logo]-(30)-[Welcome back]", self.constraints(window))
        self.assertNotIn("V:[Logo]-(16)-[Welcome back]", self.constraints(window))

    def test_an_empty_line_deletes_and_escape_discards(self):
        window = self.open()
        self.pane(window, "Welcome back")
        field = self.line(window, "V:[logo]-16-")
        field.fill("nonsense")
        field.press("Escape")
        self.assertTrue(field.input_value().startswith("V:[logo]-16-"))
        field.fill("")
        window.after(lambda: field.press("Enter"))
        self.assertNotIn("V:[Logo]-(16)-[Welcome back]", self.constraints(window))

    def test_layout_documents(self):
        window = self.open("TwoButtons.yaml")
        before = source(window)
        self.pane(window, "leftButton")
        field = self.line(window, "H:|-80-")
        field.fill(field.input_value().replace("-30-", "-40-"))
        window.after(lambda: field.press("Enter"))
        self.assertEqual(window.frame("rightButton")[0], 180)
        window.shoot("format-layout-document")
        window.page.focus("#canvas")
        window.after(lambda: window.page.keyboard.press("Control+z"))
        self.assertEqual(source(window), before)

    def test_by_keyboard(self):
        window = self.open()
        select(window, "Logo")
        window.page.keyboard.press("Control+Shift+Y")
        window.wait(lambda: window.page.evaluate("() => document.activeElement.classList.contains('format-field')"))
        window.page.keyboard.press("ArrowDown")
        window.page.keyboard.press("Control+a")
        self.assertEqual(window.page.evaluate("() => [...document.querySelectorAll('.format-field')].indexOf(document.activeElement)"), 1)


class ContainerTests(StudioCase):
    def test_embeds_and_unembeds(self):
        window = self.open()
        before = source(window)
        frame = window.frame("Welcome back")
        for name, element in [("View", "view"), ("View Without Inset", "view"), ("Scroll View", "scrollView")]:
            window.click("Welcome back")
            window.page.click("#embed-button")
            window.after(lambda: window.page.get_by_role("menuitem", name=name, exact=True).click())
            container = window.view("Welcome back")["parent"]
            self.assertEqual(window.view(container)["class"], element)
            self.assertEqual(window.frame("Welcome back"), frame)
            window.wait(lambda: window.page.evaluate("() => window.studio.model.selection") == [container])
            window.shoot("embedded")
            window.page.click("#embed-button")
            window.after(lambda: window.page.get_by_role("menuitem", name="Unembed").click())
            self.assertIsNone(window.view(container))
            self.assertEqual(window.frame("Welcome back"), frame)
            window.page.focus("#canvas")
            for _ in range(2):
                window.after(lambda: window.page.keyboard.press("Control+z"))
            self.assertEqual(source(window), before)


class InspectorTests(StudioCase):
    def test_margins_and_intrinsic_size(self):
        window = self.open()
        before = source(window)
        select(window, "Form")
        window.wait(lambda: window.page.locator("[data-menu=margins]").count() == 1)
        window.after(lambda: window.page.select_option("[data-menu=margins]", "layoutMargins"))
        window.wait(lambda: window.page.locator("[data-margin=left]").count() == 1)
        window.page.fill("[data-margin=left]", "12")
        window.after(lambda: window.page.keyboard.press("Enter"))
        self.assertIn('<edgeInsets key="layoutMargins" top="8" left="12" bottom="8" right="8"/>', source(window))
        window.after(lambda: window.page.locator("[data-flag=insetsLayoutMarginsFromSafeArea]").uncheck())
        self.assertIn('insetsLayoutMarginsFromSafeArea="NO"', source(window))
        window.after(lambda: window.page.select_option("[data-menu=intrinsic]", "placeholder"))
        self.assertIn('placeholderIntrinsicWidth="345"', source(window))
        window.page.locator("[data-menu=intrinsic]").scroll_into_view_if_needed()
        window.shoot("size-inspector")
        window.page.focus("#canvas")
        for _ in range(4):
            window.after(lambda: window.page.keyboard.press("Control+z"))
        self.assertEqual(source(window), before)

    def test_fonts_and_colors(self):
        window = self.open()
        select(window, "Welcome back")
        window.page.click("#inspector [role=tab]:has-text('Attributes')")
        window.wait(lambda: window.page.locator("[data-attribute=font]").count() == 1 and window.page.input_value("[data-attribute=font]") == "boldSystem")
        window.page.fill("[data-attribute=textColor]", "#FF8000")
        window.after(lambda: window.page.keyboard.press("Enter"))
        window.wait(lambda: window.page.input_value("input.well >> nth=-1") == "#ff8000")
        window.page.fill("[data-attribute=tintColor]", "systemRedColor")
        window.after(lambda: window.page.keyboard.press("Enter"))
        window.wait(lambda: window.page.input_value("input.well >> nth=1") == "#ff3b30")
        self.assertGreater(window.page.locator("#system-colors option").count(), 40)
        window.after(lambda: window.page.select_option("[data-attribute=font]", "UICTFontTextStyleTitle1"))
        self.assertIn('style="UICTFontTextStyleTitle1"', source(window))
        self.assertIn('red="1" green="0.5019607843137255" blue="0.0"', source(window))
        window.shoot("attributes-inspector")
        revision = window.revision()
        window.page.fill("[data-attribute=backgroundColor]", "sky")
        window.page.keyboard.press("Enter")
        window.wait(lambda: "not a value of 'backgroundColor'" in window.page.inner_text("#status"))
        self.assertEqual(window.revision(), revision)

    def test_stack_views(self):
        window = self.open()
        select(window, "Form")
        window.page.click("#inspector [role=tab]:has-text('Attributes')")
        window.wait(lambda: window.page.input_value("[aria-label=Spacing]") == "12")
        window.page.fill("[aria-label=Spacing]", "20")
        window.after(lambda: window.page.keyboard.press("Enter"))
        window.after(lambda: window.page.select_option("[aria-label=Distribution]", "fillEqually"))
        self.assertIn('spacing="20"', source(window))
        self.assertIn('distribution="fillEqually"', source(window))

    def test_variations(self):
        window = self.open()
        select(window, "Welcome back")
        window.wait(lambda: window.page.locator(".variation").count() > 1)
        self.assertIn("hC Constant", window.page.locator(".variation").first.inner_text())
        self.assertEqual(window.page.locator("[data-variation$='constant heightClass=compact']").first.input_value(), "8")


class ExportTests(StudioCase):
    def form(self, window, name):
        window.page.select_option("#code-form", name)

    def test_pictures(self):
        window = self.open()
        window.page.click("#code-button")
        for form, start in [("svg", b"<svg"), ("png", b"\x89PNG")]:
            self.form(window, form)
            window.wait(lambda: window.page.evaluate("() => document.querySelector('img.drawing').naturalWidth") > 300)
            window.shoot("export-" + form)
            with window.page.expect_download() as download:
                window.page.click("#export-button")
            self.assertEqual(download.value.suggested_filename, "SignIn." + form)
            with open(download.value.path(), "rb") as file:
                self.assertIn(start, file.read(200))

    def test_revisions_and_overlay(self):
        git = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"]
        for command in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "Add"]]:
            subprocess.run(git + command, cwd=self.server.folder, check=True)
        window = self.open()
        window.click("Logo")
        window.drag_view("Logo", 20, 0)
        window.page.click("#save-button")
        window.wait(lambda: not window.state()["edited"])
        window.page.click("#code-button")
        window.wait(lambda: window.page.inner_text(".code") == "No changes.")
        window.page.fill("#code-revision", "HEAD")
        window.page.keyboard.press("Enter")
        window.wait(lambda: "+" in window.page.inner_text(".code"))
        self.form(window, "overlay")
        window.wait(lambda: window.page.locator(".comparison img").count() == 4)
        self.assertEqual(window.page.locator(".comparison h3").all_inner_texts(), ["Sign In"])
        self.assertFalse(window.page.is_visible(".code"))
        border = window.page.locator(".pair input")
        border.fill("20")
        self.assertEqual(window.page.locator(".pair .new").evaluate("image => getComputedStyle(image).clipPath"), "inset(0px 0px 0px 20%)")
        window.wait(lambda: window.page.locator(".comparison img").evaluate_all("all => all.every(image => image.naturalWidth > 300)"))
        window.shoot("overlay")
        with window.page.expect_download() as download:
            window.page.click("#export-button")
        with open(download.value.path()) as file:
            self.assertIn("Border between old and new", file.read())
        self.form(window, "changes")
        window.page.fill("#code-revision", "nothing")
        window.page.keyboard.press("Enter")
        window.wait(lambda: "Git cannot read" in window.page.inner_text(".code"))


class LibraryTests(StudioCase):
    def test_every_view_is_dragged_in(self):
        window = self.open()
        window.create("All.storyboard", "storyboard")
        kinds = window.page.evaluate("() => window.studio.model.library.map(item => item.name)")
        self.assertEqual(len(kinds), 19)
        for place, kind in enumerate(kinds):
            view = window.take_from_library(kind, 60 + 90 * (place % 4), 120 + 60 * (place // 4))
            self.assertIsNotNone(window.view(view), kind)
            # The next one goes to the root, not into a container.
            select(window, window.state()["scenes"][0]["root"])
        window.shoot("library")
        self.assertEqual([identifier for identifier in window.findings() if identifier.endswith("xml")], [])
        window.page.click("#save-button")
        window.wait(lambda: not window.state()["edited"])
        self.assertGreater(len(layout(self.server.folder / "All.storyboard")), 19)

    def test_drop_snaps(self):
        """A view that is dropped a few points from the standard distance takes it, and guides show during the drag."""
        window = self.open()
        window.create("Snap.storyboard", "storyboard")
        window.page.click("#library-button")
        item = window.page.locator("[data-item=view]")
        item.scroll_into_view_if_needed()
        box = item.bounding_box()
        width, height = window.page.evaluate("() => window.studio.model.library.find(item => item.name === 'view').size")
        window.page.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2)
        window.page.mouse.down()
        window.page.mouse.move(*window.point(23 + width / 2, 200 + height / 2), steps=6)
        self.assertGreaterEqual(window.page.locator("line.guide").count(), 1)
        window.after(window.page.mouse.up)
        self.assertEqual(window.frame(window.page.evaluate("() => window.studio.model.selection[0]"))[0], 20)
        self.assertEqual(window.page.locator("line.guide").count(), 0)

    def test_two_buttons_with_the_mouse_alone(self):
        """The screen of the document that started Plumb, without a key."""
        window = self.open()
        window.page.click("#new-button")
        window.page.click("#create-button")
        window.wait(lambda: window.state()["document"] == "New.storyboard")
        left = window.take_from_library("view", 150, 300)
        right = window.take_from_library("view", 200, 600)
        # Closer up, nothing snaps that is a few points away.
        for _ in range(5):
            window.page.click("[aria-label='Zoom in']")
        for view, frame in [(left, [80, 30, 60, 30]), (right, [170, 30, 60, 30])]:
            self.place(window, view, frame)
        # Their lower edges snap to the safe area, which is a point away. At the largest zoom they do not.
        for _ in range(12):
            window.page.click("[aria-label='Zoom in']")
        for view, frame in [(left, [80, 30, 60, 30]), (right, [170, 30, 60, 30])]:
            self.nudge(window, view, frame)
        window.page.click("[aria-label='Zoom to fit']")
        self.assertEqual([window.frame(left), window.frame(right)], [[80, 30, 60, 30], [170, 30, 60, 30]])
        select(window, left)
        window.page.click("#pin-button")
        for control in ["[data-strut=top]", "[data-strut=leading]", "[data-pin=width]", "[data-pin=height]"]:
            window.page.click(control)
        window.wait(lambda: window.page.inner_text(".popover .primary") == "Add 4 Constraints")
        window.after(lambda: window.page.click(".popover .primary"))
        select(window, right)
        window.page.click("#pin-button")
        window.page.click("[data-strut=leading]")
        window.wait(lambda: window.page.inner_text(".popover .primary") == "Add 1 Constraint")
        window.after(lambda: window.page.click(".popover .primary"))
        # Both are selected by a rectangle.
        window.drag(window.point(70, 90), window.point(240, 50))
        self.assertEqual(len(window.selection()), 2)
        window.page.click("#pin-button")
        window.page.click("[data-pin=equalWidths]")
        window.page.click("[data-pin=equalHeights]")
        window.wait(lambda: window.page.inner_text(".popover .primary") == "Add 2 Constraints")
        window.after(lambda: window.page.click(".popover .primary"))
        window.page.click("#align-button")
        window.page.click("[data-align=top]")
        window.wait(lambda: window.page.is_enabled(".popover .primary"))
        window.after(lambda: window.page.click(".popover .primary"))
        self.assertEqual(window.findings(), [])
        window.shoot("two-buttons-by-mouse")
        window.page.click("#save-button")
        window.wait(lambda: not window.state()["edited"])
        frames = layout(self.server.folder / "New.storyboard")
        example = layout(self.server.folder / "TwoButtons.yaml")
        self.assertEqual([frames[left], frames[right]], [example["leftButton"], example["rightButton"]])
        for _ in range(20):
            if window.page.is_enabled("#undo-button"):
                window.after(lambda: window.page.click("#undo-button"))
        self.assertEqual(len(window.state()["scenes"][0]["views"]), 1)

    def place(self, window, view, frame):
        """Resizes a view by its handle and drags it to its place."""
        select(window, view)
        self.show(window, view)
        x, y, width, height = window.frame(view)
        window.after(lambda: window.drag(window.point(x + width, y + height), window.point(x + frame[2], y + frame[3])))
        self.show(window, view)
        # Drags end beside the place and then at it, as a hand does.
        for goal in ([frame[0], y], frame[:2]):
            x, y = window.frame(view)[:2]
            if [x, y] == list(goal):
                continue
            start = window.middle(view)
            window.after(lambda: window.drag(start, window.point(goal[0] + frame[2] / 2, goal[1] + frame[3] / 2)))
            self.show(window, view)

    def nudge(self, window, view, frame):
        """Drags a view by the points that are left."""
        select(window, view)
        self.show(window, view)
        zoom = window.page.evaluate("() => window.studio.canvas.zoom")
        now, start = window.frame(view), window.middle(view)
        if now != frame:
            window.after(lambda: window.drag(start, (start[0] + (frame[0] - now[0]) * zoom, start[1] + (frame[1] - now[1]) * zoom)))

    def show(self, window, view):
        """Scrolls until a view is in the middle of the canvas."""
        box = window.page.locator("#canvas").bounding_box()
        window.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        x, y = window.middle(view)
        window.page.mouse.wheel(x - box["x"] - box["width"] / 2, y - box["y"] - box["height"] / 2)
        window.page.wait_for_timeout(60)
