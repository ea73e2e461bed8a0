"""Plumb Studio in a browser: drags with live layout, scenes, devices, neighbors and accessibility."""

import pathlib
import statistics

import test_studio
from test_studio import StudioCase

setUpModule = test_studio.setUpModule


class CanvasCase(StudioCase):
    """A server with the sign-in screen."""

    documents = ["Examples/SignIn.storyboard"]

    def shown(self, window, view):
        """The frame of a view on the canvas, also during a drag."""
        return window.page.evaluate("id => { const { canvas, model } = window.studio; return canvas.frame(model.view(id)); }", view)


class DragTests(CanvasCase):
    def test_the_layout_follows_each_step(self):
        window = self.open()
        window.click("Logo")
        x, y = window.middle("Logo")
        window.page.mouse.move(x, y)
        window.page.mouse.down()
        window.page.mouse.move(x + 40, y + 30, steps=4)
        window.wait(lambda: window.page.locator(".overlay .laid-out").count() == 1)
        self.assertEqual(window.page.locator(".overlay .bar.misplaced").count(), 9)
        self.assertEqual(window.revision(), 0)
        window.shoot("live")
        window.page.keyboard.press("Escape")
        window.page.mouse.up()
        self.assertEqual(window.page.locator(".overlay .laid-out").count(), 0)
        self.assertEqual(window.revision(), 0)

    def test_arranged_views_stay(self):
        """The stack view places them, and the status line says so."""
        window = self.open()
        window.page.locator("#outline .name", has_text="Email").first.click()
        window.drag(window.middle("Email"), [place + 20 for place in window.middle("Email")])
        window.wait(lambda: "stack view" in window.page.inner_text("#status"))
        self.assertEqual(window.revision(), 0)

    def test_a_higher_label_has_its_text_in_the_middle(self):
        window = self.open()
        window.click("Welcome back")
        baseline = """() => Number([...document.querySelectorAll('#canvas text')].find(e => e.textContent === 'Welcome back').getAttribute('y'))"""
        before, height = window.page.evaluate(baseline), window.frame("Welcome back")[3]
        window.page.fill("[data-frame=height]", "80")
        window.after(lambda: window.page.keyboard.press("Enter"))
        self.assertAlmostEqual(window.page.evaluate(baseline) - before, (80 - height) / 2, delta=.6)

    def test_numbers_that_are_no_lengths_are_refused(self):
        window = self.open()
        window.click("Logo")
        for text in ["-10", "abc", "1e9"]:
            window.page.fill("[data-frame=width]", text)
            window.page.keyboard.press("Enter")
            window.wait(lambda: text in window.page.inner_text("#status"))
            self.assertEqual(window.page.input_value("[data-frame=width]"), "96")
        self.assertEqual(window.revision(), 0)

    def test_the_contents_of_a_resized_view_follow(self):
        window = self.open()
        window.page.locator("#outline .name", has_text="Form").first.click()
        before = window.frame("Email")
        box = window.page.locator("[data-handle=right]").bounding_box()
        start = (box["x"] + 3, box["y"] + 3)
        window.page.mouse.move(*start)
        window.page.mouse.down()
        window.page.mouse.move(start[0] - 50, start[1], steps=5)
        width = float(window.page.input_value("[data-frame=width]"))
        self.assertLess(width, before[2] - 30)
        window.wait(lambda: self.shown(window, "eMa-il-txt")[2] == width)
        during = self.shown(window, "eMa-il-txt")
        window.shoot("live-resize")
        window.after(window.page.mouse.up)
        self.assertEqual(window.frame("Email"), during)
        self.assertEqual(window.findings(), ["ib.misplaced"])
        window.after(lambda: window.page.keyboard.press("Control+z"))
        self.assertEqual(window.frame("Email"), before)

    def test_a_drag_among_500_views(self):
        """Prints the time from the pointer to the picture, which `Documentation/Studio.md` records."""
        (self.server.folder / "Big.xib").write_text(big(500))
        window = self.open("Big.xib")
        self.assertEqual(len(window.state()["scenes"][0]["views"]), 500)
        window.page.evaluate("""() => {
            const { canvas } = window.studio;
            window.times = [];
            let start = null;
            canvas.svg.addEventListener('pointermove', event => { start ??= event.timeStamp; }, true);
            canvas.followed = () => {
                canvas.svg.getBoundingClientRect();
                if (start !== null) window.times.push(performance.now() - start);
                start = null;
            };
        }""")
        view = "v250-aa-aaa"
        window.click(view)
        x, y = window.middle(view)
        window.page.mouse.move(x, y)
        window.page.mouse.down()
        for step in range(1, 81):
            window.page.mouse.move(x + step, y + step / 2)
            window.page.wait_for_timeout(20)
        window.page.wait_for_timeout(200)
        times = window.page.evaluate("() => window.times")
        window.shoot("live-500")
        moved = self.shown(window, view)
        window.after(window.page.mouse.up)
        self.assertEqual(window.frame(view), moved)
        self.assertGreater(len(times), 5)
        print(f"\npointer to picture, 500 views: median {statistics.median(times):.1f} ms of {len(times)} steps")


class SceneTests(CanvasCase):
    def test_adds_a_view_controller(self):
        window = self.open()
        before = self.server.text("SignIn.storyboard")
        window.page.click("#library-button")
        item = window.page.locator("[data-item=viewController]")
        item.scroll_into_view_if_needed()
        box = item.bounding_box()
        start = (box["x"] + 20, box["y"] + 10)
        window.after(lambda: window.drag(start, window.point(500, 0)))
        nodes = window.state()["overview"]["nodes"]
        self.assertEqual([node["title"] for node in nodes], ["Sign In", "View Controller"])
        self.assertAlmostEqual(nodes[1]["frame"][0], 500, delta=3)
        window.page.keyboard.press("Control+0")
        self.assertEqual(window.page.locator(".scene-title").all_text_contents(), ["Sign In", "View Controller"])
        self.assertEqual(window.page.locator(".segue.initial").count(), 1)
        window.shoot("two-scenes")
        window.after(lambda: window.page.keyboard.press("Control+z"))
        window.page.keyboard.press("Control+s")
        self.assertEqual(self.server.text("SignIn.storyboard"), before)


    def test_segues_cells_and_titles(self):
        (self.server.folder / "Story.storyboard").write_text(STORY)
        window = self.open("Story.storyboard")
        window.page.keyboard.press("Control+0")
        self.assertEqual(window.page.locator(".controller-title").all_text_contents(), ["Flow"])
        self.assertEqual(window.page.locator(".segue").evaluate_all("all => all.map(one => one.querySelector('title').textContent)"), ["rootViewController", "details", ""])
        self.assertEqual(window.page.locator(".segue.containment").count(), 1)
        place = "root => { const { canvas, model } = window.studio; return canvas.place(model.state.scenes.find(scene => scene.root === root)); }"
        left, top = window.page.evaluate(place, "tBl-vw-001")
        self.assertEqual(window.page.evaluate(place, "cEl-l0-001"), [left, top + 50])
        rows = window.page.locator("#outline [role=treeitem] .name").all_inner_texts()
        self.assertEqual(rows, ["Flow", "Root View Controller to List", "List", "Table View", "Table View Cell", "Table View Cell Content View", "Open", "“details” to Details", "Details", "View"])
        anchors = window.page.locator(".scene .view[data-id='bTn-le-001'] text").evaluate_all("all => all.map(one => one.getAttribute('text-anchor'))")
        self.assertEqual(anchors, ["start"])
        window.shoot("segues")


class DeviceTests(CanvasCase):
    def test_all_devices(self):
        window = self.open()
        window.page.click("#devices-button")
        window.page.wait_for_selector(".devices")
        self.assertEqual(window.page.locator(".device").count(), len(window.page.evaluate("() => window.studio.model.devices")))
        self.assertEqual(window.page.locator(".device .problems").count(), 1)
        window.shoot("devices")
        window.page.click("[data-device=retina3_5]")
        window.wait(lambda: window.state()["scenes"][0]["size"] == [320, 480])
        window.page.click("#issues-tab")
        window.after(lambda: window.page.click("text=Set Vertical Compression Resistance to 749"))
        self.assertEqual(window.findings(), [])

    def test_all_devices_of_the_last_scene(self):
        (self.server.folder / "Story.storyboard").write_text(STORY)
        window = self.open("Story.storyboard")
        for view in ["dEt-vw-001", "bTn-le-001"]:
            root = window.page.evaluate("view => window.studio.model.scene(view).root", view)
            window.page.locator(f"#outline [data-id='{view}']").click()
            window.page.evaluate("() => window.studio.model.select([])")
            self.assertEqual(window.page.evaluate("() => window.studio.model.currentScene.root"), root)
            window.page.click("#devices-button")
            window.page.wait_for_selector(".devices")
            size = window.page.evaluate("root => window.studio.model.state.scenes.find(scene => scene.root === root).size", root)
            own = window.page.locator(".device svg").first.get_attribute("viewBox").split()
            self.assertEqual(own[3] == "480", size[1] > 400, f"{view}: {own}")
            window.page.keyboard.press("Escape")

    def test_align_and_pin_need_the_own_device(self):
        window = self.open()
        window.click("Logo")
        self.assertTrue(window.page.is_enabled("#pin-button"))
        window.page.select_option("#orientation", "landscape")
        window.wait(lambda: not window.state()["storedFrames"])
        window.page.locator("#outline .name", has_text="Form").first.click()
        self.assertFalse(window.page.is_enabled("#pin-button") or window.page.is_enabled("#align-button"))
        self.assertTrue(window.page.is_enabled("#resolve-button"))

    def test_dark_appearance(self):
        window = self.open()
        window.page.click("#appearance")
        window.wait(lambda: window.page.locator(".scene.dark").count() == 1)
        window.shoot("dark-appearance")
        self.assertTrue(window.state()["storedFrames"])


class SweepTests(CanvasCase):
    """The sweep chart under the canvas."""

    documents = ["Examples/SignIn.storyboard", "Examples/CompressionResistance.yaml"]

    def chart(self, window):
        window.wait(lambda: window.page.locator(".sweep-row").count() > 0 and not window.page.locator("#sweep.stale").count())

    def test_the_sweep_chart(self):
        window = self.open()
        before = self.server.text("SignIn.storyboard")
        window.page.click("#sweep-button")
        self.chart(window)
        self.assertEqual(window.page.inner_text("#sweep .status"), "No findings at any size.")
        window.page.select_option("#sweep-axis", "height")
        window.wait(lambda: window.page.locator(".sweep-finding").count() == 5)
        self.assertIn("460 to 602", window.page.inner_text(".sweep-finding >> nth=4"))
        self.assertIn("480", window.page.locator(".ruler .tick span").all_inner_texts() + window.page.locator(".ruler .tick").evaluate_all("all => all.map(one => one.dataset.value)"))
        window.shoot("sweep")
        # A click on an interval shows the canvas at that height, and a click on a finding selects its view.
        window.page.click("[data-interval='460-602']")
        window.wait(lambda: 460 <= window.state()["scenes"][0]["size"][1] <= 602)
        self.assertIn("ib.ambiguous", window.findings())
        window.page.click("text='Logo' is ambiguous")
        self.assertEqual(window.selection(), ["Logo"])
        window.shoot("sweep-at-height")
        box = window.page.locator(".scene .paper").bounding_box()
        canvas = window.page.locator("#canvas").bounding_box()
        self.assertGreaterEqual(box["y"], canvas["y"])
        self.assertLessEqual(box["y"] + box["height"], canvas["y"] + canvas["height"])
        # By keyboard a bar shows its first height. The device comes back.
        window.page.focus("[data-interval='280-293']")
        window.page.keyboard.press("Enter")
        window.wait(lambda: window.state()["scenes"][0]["size"] == [393, 280])
        self.assertEqual(window.page.locator("#device option:checked").inner_text(), "Height 280")
        window.page.select_option("#device", "")
        window.wait(lambda: window.state()["storedFrames"])
        self.assertEqual(self.server.text("SignIn.storyboard"), before)

    def test_the_chart_of_another_document_goes_away(self):
        (self.server.folder / "Broken.xib").write_text("<document")
        window = self.open("CompressionResistance.yaml")
        window.page.click("#sweep-button")
        self.chart(window)
        window.page.evaluate("() => window.studio.model.open('Broken.xib')")
        window.wait(lambda: window.state()["document"] == "Broken.xib")
        self.assertEqual(window.page.locator("#sweep .sweep-row").count(), 0)
        self.assertEqual(window.page.inner_text("#sweep .status"), "")
        window.page.evaluate("() => window.studio.model.open('CompressionResistance.yaml')")
        self.chart(window)

    def test_the_chart_follows_an_edit_after_a_pause(self):
        window = self.open("CompressionResistance.yaml")
        window.page.click("#sweep-button")
        self.chart(window)
        sentences = window.page.locator(".sweep-finding").all_inner_texts()
        self.assertEqual(len(sentences), 3)
        window.after(lambda: window.page.evaluate("() => { window.studio.model.perform({ name: 'format', constraints: [], view: 'red', text: 'H:[red(200)]' }); }"))
        self.assertEqual(window.page.locator("#sweep.stale").count(), 1)
        self.chart(window)
        self.assertNotEqual(window.page.locator(".sweep-finding").all_inner_texts(), sentences)

    def test_a_drag_comes_first(self):
        window = self.open()
        window.page.click("#sweep-button")
        self.chart(window)
        window.click("Logo")
        start = window.middle("Logo")
        window.page.mouse.move(*start)
        window.page.mouse.down()
        window.page.evaluate("""() => {
            const { connection } = window.studio.model;
            const request = connection.request.bind(connection);
            window.asked = [];
            connection.request = (action, members) => { window.asked.push(action); return request(action, members); };
        }""")
        window.page.select_option("#sweep-axis", "height")
        window.page.mouse.move(start[0] + 30, start[1], steps=5)
        window.page.wait_for_timeout(900)
        self.assertNotIn("sweep", window.page.evaluate("() => window.asked"))
        window.after(window.page.mouse.up)
        window.wait(lambda: "sweep" in window.page.evaluate("() => window.asked"))
        self.chart(window)


class PinTests(CanvasCase):
    def test_chooses_a_neighbor(self):
        window = self.open()
        window.click("Forgot password?")
        window.page.click("#pin-button")
        self.assertEqual(window.page.input_value("[data-space=top]"), "16")
        window.page.select_option("[data-neighbor=top]", "lOg-o0-img")
        self.assertEqual(window.page.input_value("[data-space=top]"), "276.667")
        window.wait(lambda: "Logo" in window.page.inner_text(".edits"))
        window.shoot("neighbor")
        window.after(lambda: window.page.click(".popover .primary"))
        texts = [constraint["text"] for constraint in window.state()["scenes"][0]["constraints"]]
        self.assertTrue(any("Logo" in text and "Forgot password?" in text for text in texts), texts)


class StatusTests(CanvasCase):
    def test_a_refusal_goes_away_with_its_document(self):
        (self.server.folder / "Other.xib").write_text(big(3))
        window = self.open()
        window.page.evaluate("() => window.studio.model.perform({ name: 'constraint', id: 'none', constant: 1 })")
        window.wait(lambda: window.page.get_attribute("#status", "class") == "error")
        window.page.select_option("#document", "Other.xib")
        window.wait(lambda: window.page.get_attribute("#status", "class") == "plain")

    def test_the_keys_of_this_keyboard(self):
        window = self.open()
        window.click("Logo")
        window.after(lambda: window.page.keyboard.press("ArrowRight"))
        self.assertIn("Undo with Ctrl+Z.", window.page.inner_text("#status"))


class AccessibilityTests(CanvasCase):
    """The page at rest, with a selection, its issues, and each pop-over, in both schemes."""

    def each(self):
        for scheme in ["light", "dark"]:
            window = self.open(scheme=scheme)
            yield window
            window.click("Logo")
            window.drag_view("Logo", -40, 0)
            window.page.click("#issues-tab")
            yield window
            window.page.click("#inspector [role=tab]:has-text('Attributes')")
            yield window
            window.page.click("#outline-tab")
            window.page.locator("#outline [data-controller]").first.click()
            yield window
            window.page.locator("#outline [data-id='tIt-le-lbl']").click()
            window.page.click("#inspector [role=tab]:has-text('Size')")
            window.wait(lambda: window.page.locator("[data-variation]").count() > 1)
            yield window
            window.page.locator("#inspector .constraint .text").first.click()
            yield window
            window.page.click("#sweep-button")
            window.page.select_option("#sweep-axis", "height")
            window.wait(lambda: window.page.locator(".sweep-finding").count() > 0)
            yield window
            for button in ["align", "pin", "resolve", "library", "palette", "code", "new", "devices"]:
                window.page.click(f"#{button}-button")
                window.page.wait_for_selector(".popover")
                yield window
                window.page.keyboard.press("Escape")

    def test_axe(self):
        try:
            import axe_playwright_python
        except ImportError:
            self.skipTest("axe is not installed")
        source = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
        for window in self.each():
            window.page.evaluate(source)
            # The canvas shows the colors of the document.
            result = window.page.evaluate("() => axe.run({ exclude: ['#canvas'] })")
            self.assertEqual([(rule["id"], [node["html"][:150] for node in rule["nodes"]]) for rule in result["violations"]], [])


STORY = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nAv-co-001">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="sCe-ne-001"><objects>
            <navigationController title="Flow" id="nAv-co-001" sceneMemberID="viewController">
                <connections><segue destination="lIs-co-001" kind="relationship" relationship="rootViewController" id="sEg-ue-001"/></connections>
            </navigationController></objects><point key="canvasLocation" x="0.0" y="0.0"/></scene>
        <scene sceneID="sCe-ne-002"><objects>
            <tableViewController title="List" id="lIs-co-001" sceneMemberID="viewController">
                <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="-1" id="tBl-vw-001">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="cell" id="cEl-l0-001">
                        <rect key="frame" x="0.0" y="50" width="393" height="44"/><autoresizingMask key="autoresizingMask"/>
                        <tableViewCellContentView key="contentView" contentMode="scaleToFill" tableViewCell="cEl-l0-001" id="cEl-l0-con">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/><autoresizingMask key="autoresizingMask"/>
                            <subviews><button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="left" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="bTn-le-001">
                                <rect key="frame" x="16" y="7" width="200" height="30"/><state key="normal" title="Open"/></button></subviews>
                        </tableViewCellContentView></tableViewCell></prototypes>
                </tableView>
                <connections><segue destination="dEt-co-001" kind="show" identifier="details" id="sEg-ue-002"/></connections>
            </tableViewController></objects><point key="canvasLocation" x="500" y="0.0"/></scene>
        <scene sceneID="sCe-ne-003"><objects>
            <viewController title="Details" id="dEt-co-001" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="dEt-vw-001"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
            </viewController></objects><point key="canvasLocation" x="1000" y="0.0"/></scene>
    </scenes>
</document>
"""


def big(count):
    """An xib with a number of views in rows, each constrained to its neighbors."""
    views, constraints = [], []
    for place in range(count - 1):
        row, column = divmod(place, 20)
        name = f"v{place:03}-aa-aaa"
        left = f'v{place - 1:03}-aa-aaa" secondAttribute="trailing" constant="4' if column else 'root-v-iew" secondAttribute="leading" constant="10'
        above = f'v{place - 20:03}-aa-aaa" secondAttribute="bottom" constant="6' if row else 'root-v-iew" secondAttribute="top" constant="60'
        views.append(
            f'<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="{name}">'
            f'<rect key="frame" x="{10 + column * 18}" y="{60 + row * 30}" width="14" height="24"/>'
            '<color key="backgroundColor" white="0.6" alpha="1" colorSpace="calibratedWhite"/><constraints>'
            f'<constraint firstAttribute="width" constant="14" id="w{place:03}-aa-aaa"/>'
            f'<constraint firstAttribute="height" constant="24" id="h{place:03}-aa-aaa"/></constraints></view>')
        constraints.append(f'<constraint firstItem="{name}" firstAttribute="leading" secondItem="{left}" id="l{place:03}-aa-aaa"/>')
        constraints.append(f'<constraint firstItem="{name}" firstAttribute="top" secondItem="{above}" id="t{place:03}-aa-aaa"/>')
    lines = "\n".join(views), "\n".join(constraints)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
        <view contentMode="scaleToFill" id="root-v-iew"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
{lines[0]}
</subviews><constraints>
{lines[1]}
</constraints></view>
    </objects>
</document>
"""
