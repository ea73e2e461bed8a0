"""The scenes and segues of a storyboard, and the values for size classes, in Plumb Studio in a browser."""

import test_studio
from test_studio import StudioCase
from test_studio_panes import select, source

setUpModule = test_studio.setUpModule


class SceneCase(StudioCase):
    """A server with the sign-in screen, and short names for scenes."""

    documents = ["Examples/SignIn.storyboard"]

    def nodes(self, window):
        return window.state()["overview"]["nodes"]

    def arrows(self, window):
        return window.state()["overview"]["arrows"]

    def title(self, window, place):
        """The middle of the title of a scene on the page."""
        box = window.page.locator(f"#canvas [data-controller='{self.nodes(window)[place]['id']}']").first.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def two_scenes(self):
        window = self.open()
        window.after(lambda: window.page.evaluate("() => window.studio.model.addScene([600, 0])"))
        window.page.click("[aria-label='Zoom to fit']")
        return window

    def connect(self, window, start, end, choice):
        """Control-drags between two points, and chooses a segue."""
        window.page.keyboard.down("Control")
        window.page.mouse.move(*start)
        window.page.mouse.down()
        window.page.mouse.move(*end, steps=6)
        self.assertEqual(window.page.locator(".overlay .ghost").count(), 1)
        window.page.mouse.up()
        window.page.keyboard.up("Control")
        window.page.wait_for_selector(".popover.menu")
        window.shoot("segue-menu")
        window.after(lambda: window.page.get_by_role("menuitem", name=choice, exact=True).click())


class SegueTests(SceneCase):
    def test_a_segue_from_a_button(self):
        window = self.two_scenes()
        before = source(window)
        self.connect(window, window.middle("sIg-nI-btn"), window.point(200, 300, scene=1), "Present Modally")
        arrow = self.arrows(window)[0]
        self.assertEqual([arrow["source"], arrow["kind"]], ["sIg-nI-btn", "presentation"])
        window.wait(lambda: window.page.locator("[data-segue-value=identifier]").count() == 1)
        self.assertEqual(window.page.locator(".segue.chosen").count(), 1)
        window.page.fill("[data-segue-value=identifier]", "home")
        window.after(lambda: window.page.keyboard.press("Enter"))
        window.after(lambda: window.page.select_option("[data-segue-value=kind]", "popoverPresentation"))
        window.shoot("segue-inspector")
        self.assertIn('kind="popoverPresentation" identifier="home" popoverAnchorView="sIg-nI-btn"', source(window))
        # Another selection, and the arrow again.
        window.page.focus("#canvas")
        window.page.keyboard.press("Escape")
        window.page.locator("#canvas [data-segue] .badge").click()
        self.assertEqual(window.page.evaluate("() => window.studio.model.segue"), arrow["id"])
        window.after(lambda: window.page.keyboard.press("Delete"))
        self.assertEqual(source(window), before)
        for _ in range(4):
            window.after(lambda: window.page.keyboard.press("Control+z"))
        self.assertEqual(source(window), before)

    def test_views_that_perform_no_segue(self):
        window = self.two_scenes()
        revision = window.revision()
        window.page.keyboard.down("Control")
        window.drag(window.middle("Welcome back"), window.point(200, 300, scene=1))
        window.page.keyboard.up("Control")
        window.wait(lambda: "cannot perform a segue" in window.page.inner_text("#status"))
        self.assertEqual(window.revision(), revision)

    def test_a_segue_from_a_scene_by_keyboard(self):
        window = self.two_scenes()
        window.page.locator(f"#outline [data-controller='{self.nodes(window)[1]['id']}']").focus()
        window.page.keyboard.press("ArrowDown")
        window.page.keyboard.press("ArrowUp")
        self.assertEqual(window.page.evaluate("() => window.studio.model.controller"), self.nodes(window)[1]["id"])
        window.wait(lambda: window.page.evaluate("() => window.studio.model.segueKinds.length") == 5)
        window.page.keyboard.press("Control+k")
        window.page.keyboard.type("Add Segue")
        window.page.keyboard.press("Enter")
        window.page.wait_for_selector("#segue-destination")
        window.shoot("segue-popover")
        window.after(lambda: window.page.click(".popover .primary"))
        self.assertEqual([self.arrows(window)[0][key] for key in ("from", "to", "kind")], [1, 0, "show"])


class ControllerTests(SceneCase):
    def test_the_initial_scene_and_its_deletion(self):
        window = self.two_scenes()
        before = source(window)
        window.page.mouse.click(*self.title(window, 1))
        window.after(lambda: window.page.check("[data-controller-value=initial]"))
        self.assertEqual([node["initial"] for node in self.nodes(window)], [False, True])
        window.page.fill("[data-controller-value=title]", "Home")
        window.after(lambda: window.page.keyboard.press("Enter"))
        self.assertEqual(self.nodes(window)[1]["title"], "Home")
        window.shoot("controller-inspector")
        window.page.focus("#canvas")
        window.after(lambda: window.page.keyboard.press("Delete"))
        self.assertEqual(len(self.nodes(window)), 1)
        self.assertEqual(window.page.locator(".segue.initial").count(), 0)
        for _ in range(3):
            window.after(lambda: window.page.keyboard.press("Control+z"))
        self.assertEqual(source(window), before)

    def test_moves_a_scene(self):
        window = self.two_scenes()
        start = self.title(window, 1)
        zoom = window.page.evaluate("() => window.studio.canvas.zoom")
        window.after(lambda: window.drag(start, (start[0] + 100 * zoom, start[1] + 50 * zoom)))
        x, y = self.nodes(window)[1]["frame"][:2]
        self.assertAlmostEqual(x, 700, delta=3)
        self.assertAlmostEqual(y, 50, delta=3)

    def test_scenes_stay_on_another_device(self):
        """The places on the canvas are not those of the storyboard then."""
        window = self.two_scenes()
        before = source(window)
        for settings in [{"device": "retina4_0"}, {"width": 800}]:
            window.page.evaluate("settings => window.studio.model.request('configure', { settings })", settings)
            window.wait(lambda: not window.state()["ownDevice"])
            window.page.click("[aria-label='Zoom to fit']")
            start = self.title(window, 1)
            window.drag(start, (start[0] + 40, start[1] + 30))
            self.assertEqual(window.page.evaluate("() => window.studio.model.controller"), self.nodes(window)[1]["id"])
            self.assertEqual(source(window), before)

    def test_the_scene_of_a_selected_controller_or_segue_is_current(self):
        window = self.two_scenes()
        nodes = self.nodes(window)
        current = "() => window.studio.model.currentScene.root"
        window.click("Logo")
        window.page.mouse.click(*self.title(window, 1))
        self.assertEqual(window.page.evaluate(current), nodes[1]["root"])
        window.after(lambda: window.page.evaluate("ids => { window.studio.model.perform({ name: 'addSegue', source: ids[0], destination: ids[1], kind: 'show' }); }", [nodes[0]["id"], nodes[1]["id"]]))
        window.page.evaluate("id => window.studio.model.selectSegue(id)", self.arrows(window)[0]["id"])
        self.assertEqual(window.page.evaluate(current), nodes[0]["root"])
        window.page.evaluate("id => window.studio.model.selectController(id)", nodes[1]["id"])
        window.page.evaluate("() => window.studio.model.select([])")
        self.assertEqual(window.page.evaluate(current), nodes[1]["root"])

    def test_embeds_in_a_navigation_controller(self):
        window = self.two_scenes()
        before = source(window)
        window.page.mouse.click(*self.title(window, 0))
        window.page.click("#embed-button")
        window.shoot("embed-menu")
        window.after(lambda: window.page.get_by_role("menuitem", name="Navigation Controller").click())
        self.assertEqual([node["kind"] for node in self.nodes(window)], ["viewController", "viewController", "navigationController"])
        self.assertEqual([node["initial"] for node in self.nodes(window)], [False, False, True])
        # The views are below the bar.
        self.assertEqual(window.frame("Logo")[1], 151)
        self.assertEqual(window.findings(), [])
        window.page.click("[aria-label='Zoom to fit']")
        window.shoot("navigation-controller")
        window.page.mouse.click(*self.title(window, 0))
        window.page.fill("[data-controller-value=navigationTitle]", "Welcome")
        window.after(lambda: window.page.keyboard.press("Enter"))
        self.assertEqual(window.page.locator("#canvas .navigation-title").all_text_contents(), ["Welcome"])
        window.shoot("navigation-bar")
        # The second scene becomes the root.
        window.page.keyboard.press("Escape")
        self.connect(window, self.title(window, 2), window.point(200, 300, scene=1), "Root View Controller")
        self.assertEqual([[arrow["from"], arrow["to"]] for arrow in self.arrows(window)], [[2, 1]])
        window.page.focus("#canvas")
        for _ in range(3):
            window.after(lambda: window.page.keyboard.press("Control+z"))
        self.assertEqual(source(window), before)


class VariationTests(SceneCase):
    def test_constants_for_size_classes(self):
        window = self.open()
        before = source(window)
        select(window, "Logo")
        window.page.locator("#inspector .constraint .text", has_text="safe area").first.click()
        window.page.click("[data-add-variation=constant]")
        self.assertEqual(window.page.input_value("#variation-width"), "compact")
        window.page.select_option("#variation-height", "")
        window.shoot("variation-popover")
        window.after(lambda: window.page.click("#add-variation"))
        self.assertIn('<variation key="widthClass=compact" constant="48"/>', source(window))
        window.wait(lambda: window.page.locator("[data-variation]").count() == 2)
        field = window.page.locator("[data-variation='c01-lo-top constant widthClass=compact']")
        field.fill("60")
        window.after(lambda: field.press("Enter"))
        self.assertEqual(window.view("Logo")["laidOut"][1], 119)
        window.shoot("variation-fields")
        window.after(lambda: window.page.click("[aria-label='Remove variation: Constant wC']"))
        self.assertEqual(source(window), before)

    def test_views_for_size_classes(self):
        window = self.open()
        before = source(window)
        select(window, "Forgot password?")
        window.page.click("#inspector [role=tab]:has-text('Attributes')")
        window.wait(lambda: window.page.locator("[data-add-variation=installed]").count() == 1)
        window.page.click("[data-add-variation=installed]")
        window.after(lambda: window.page.click("#add-variation"))
        # It is not on the canvas now. Its superview lists it.
        self.assertIsNone(window.view("Forgot password?"))
        select(window, "sIg-nI-vw1")
        window.page.click("#inspector [role=tab]:has-text('Size')")
        row = window.page.locator("#inspector .variation", has=window.page.locator("[data-variation^='fOr-go-btn installed']"))
        window.wait(lambda: row.count() == 1)
        self.assertIn("Forgot password?", row.inner_text())
        row.scroll_into_view_if_needed()
        window.shoot("variation-list")
        window.after(lambda: row.locator("button").click())
        self.assertEqual(source(window), before)


    def test_a_value_without_words_keeps_its_name(self):
        text = self.server.text("SignIn.storyboard")
        logo = '<rect key="frame" x="148.66666666666666" y="107" width="96" height="96"/>'
        (self.server.folder / "Image.storyboard").write_text(text.replace(logo, logo + '<variation key="widthClass=regular" image="wide"/>'))
        window = self.open("Image.storyboard")
        select(window, "Logo")
        row = window.page.locator("#inspector .variation", has_text="wR image")
        window.wait(lambda: row.count() == 1)

    def test_one_list_of_alignments(self):
        window = self.open()
        select(window, "Form")
        window.page.click("#inspector [role=tab]:has-text('Attributes')")
        window.wait(lambda: window.page.locator("[data-add-variation=alignment]").count() == 1)
        window.page.click("[data-add-variation=alignment]")
        window.after(lambda: window.page.click("#add-variation"))
        options = "all => all.map(one => one.value)"
        window.wait(lambda: window.page.locator("[data-variation^='fOr-m0-stk alignment']").count() == 1)
        varied = window.page.locator("[data-variation^='fOr-m0-stk alignment'] option").evaluate_all(options)
        self.assertEqual(window.page.get_by_label("Alignment", exact=True).locator("option").evaluate_all(options), varied)
        self.assertIn("trailing", varied)


class LayoutDocumentTests(StudioCase):
    def test_containers_and_attributes(self):
        window = self.open("TwoButtons.yaml")
        before = source(window)
        frame = window.frame("leftButton")
        select(window, "leftButton")
        window.page.click("#embed-button")
        window.after(lambda: window.page.get_by_role("menuitem", name="View", exact=True).click())
        self.assertEqual(window.view("leftButton")["parent"], "view2" if window.view("view2") else "view")
        self.assertEqual(window.frame("leftButton"), frame)
        self.assertEqual(window.findings(), [])
        window.shoot("layout-embedded")
        select(window, "leftButton")
        window.page.click("#inspector [role=tab]:has-text('Attributes')")
        label = window.page.locator("[data-attribute=userLabel]")
        window.wait(lambda: label.is_disabled())
        self.assertIn("no key", label.get_attribute("title"))
        window.after(lambda: window.page.select_option("[data-attribute=font]", "boldSystem"))
        window.page.fill("[data-attribute=title]", "Back")
        window.after(lambda: window.page.keyboard.press("Enter"))
        self.assertEqual(window.view("leftButton")["text"]["string"], "Back")
        window.shoot("layout-attributes")
        window.page.focus("#canvas")
        for _ in range(3):
            window.after(lambda: window.page.keyboard.press("Control+z"))
        self.assertEqual(source(window), before)

    def test_a_new_view_moves(self):
        window = self.open("TwoButtons.yaml")
        view = window.take_from_library("label", 150, 100)
        x, y = window.frame(view)[:2]
        window.drag_view(view, 20, 30)
        self.assertAlmostEqual(window.frame(view)[0], x + 20, delta=1)
        self.assertAlmostEqual(window.frame(view)[1], y + 30, delta=1)
        window.drag(window.middle("leftButton"), window.point(200, 200))
        window.wait(lambda: "determine its position" in window.page.inner_text("#status"))
        # On a wider screen it has no frame to edit.
        before = source(window)
        window.page.evaluate("() => window.studio.model.configure({ width: 800 })")
        window.wait(lambda: not window.state()["movable"])
        start = window.middle(view)
        window.drag(start, (start[0] + 40, start[1] + 30))
        window.page.focus("#canvas")
        window.page.keyboard.press("ArrowRight")
        window.page.wait_for_timeout(200)
        self.assertEqual(source(window), before)
        self.assertTrue(window.page.locator("#inspector [data-frame=x]").is_disabled())
