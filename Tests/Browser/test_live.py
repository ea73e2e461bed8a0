"""A live page in a browser: the corner, the keys, the devices, and the frames of `plumb layout`."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

import accessibility
from page import ARGUMENTS
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLUMB = os.environ.get("PLUMB", str(ROOT / ".build" / "debug" / "plumb"))
DOCUMENT = str(ROOT / "Examples" / "SignIn.storyboard")
DEVICES = ["iPhone 4", "iPhone 15 Pro:landscape"]


def setUpModule():
    global browser, page_file
    folder = tempfile.TemporaryDirectory()
    unittest.addModuleCleanup(folder.cleanup)
    page_file = pathlib.Path(folder.name) / "page.html"
    subprocess.run(
        [PLUMB, "preview", "--live", "-q", "--devices", ",".join(DEVICES), "-o", str(page_file), DOCUMENT],
        check=False, capture_output=True)
    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=ARGUMENTS)
    unittest.addModuleCleanup(playwright.stop)
    unittest.addModuleCleanup(browser.close)


def frames(device, width, height):
    """The frames of the first scene by id, relative to the parent."""
    output = subprocess.run(
        [PLUMB, "layout", "--json", "--device", device, "--size", f"{width}x{height}", DOCUMENT],
        check=False, capture_output=True, text=True).stdout
    scene = json.loads(output.splitlines()[0])["scenes"][0]
    return {view["id"]: view["frame"] for view in scene["views"]}


BOXES = """figure => Object.fromEntries([...figure.querySelectorAll('[data-item]:not([hidden])')].map(box => [box.dataset.item,
  ['left', 'top', 'width', 'height'].map(name => parseFloat(box.style[name]))]))"""


class LiveTests(unittest.TestCase):
    def setUp(self):
        self.page = browser.new_page(viewport={"width": 1400, "height": 1200})
        self.addCleanup(self.page.close)
        self.problems, self.requests = [], []
        self.page.on("console", lambda message: self.problems.append(message.text))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(page_file.as_uri())
        self.figure = self.page.locator(".live").first

    def tearDown(self):
        self.assertEqual(self.problems, [])
        self.assertEqual([url for url in self.requests if not url.startswith(("file:", "data:"))], [])

    def size(self):
        return [int(self.figure.get_by_label(name, exact=True).input_value()) for name in ["Width", "Height"]]

    def check(self, device):
        shown = self.figure.evaluate(BOXES)
        expected = frames(device, *self.size())
        self.assertEqual(shown.keys(), expected.keys())
        for name, frame in expected.items():
            for one, other in zip(shown[name], frame):
                self.assertAlmostEqual(one, other, delta=0.51, msg=f"{name} at {self.size()}")

    def press_corner(self):
        """Presses the pointer on the corner, and returns its place."""
        corner = self.figure.locator(".corner")
        corner.scroll_into_view_if_needed()
        box = corner.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        return x, y

    def test_the_corner_resizes_the_screen(self):
        self.assertEqual(self.size(), [320, 480])
        self.check(DEVICES[0])
        x, y = self.press_corner()
        # The pictures have half their size.
        for step in range(1, 6):
            self.page.mouse.move(x + 17 * step, y + 23 * step)
            self.check(DEVICES[0])
        self.page.mouse.up()
        self.assertEqual(self.size(), [320 + 170, 480 + 230])
        self.page.mouse.move(x, y)
        self.assertEqual(self.size(), [320 + 170, 480 + 230])

    def test_keys_resize_the_screen(self):
        self.figure.locator(".corner").focus()
        for key in ["ArrowRight", "ArrowRight", "Shift+ArrowDown", "ArrowUp"]:
            self.page.keyboard.press(key)
        self.assertEqual(self.size(), [322, 489])
        self.assertEqual(self.figure.locator(".size").inner_text(), "322 × 489 pt")
        self.check(DEVICES[0])

    def test_devices_change_the_screen(self):
        device = self.figure.get_by_label("Device")
        device.select_option(index=1)
        self.assertEqual(self.size(), [852, 393])
        self.check(DEVICES[1])
        self.figure.get_by_label("Width").fill("700")
        self.figure.get_by_label("Width").press("Enter")
        self.assertEqual(self.size(), [700, 393])
        self.check(DEVICES[1])
        label = self.figure.locator(".screen").get_attribute("aria-label")
        self.assertIn("700 × 393 points", label)

    def test_unknown_sizes_are_named(self):
        self.figure.get_by_label("Width").fill("5000")
        self.figure.get_by_label("Width").press("Enter")
        self.assertIn("5000 × 480 is outside of this page", self.figure.locator(".size").inner_text())
        self.figure.get_by_label("Width").fill("400")
        self.figure.get_by_label("Width").press("Enter")
        self.assertEqual(self.figure.locator(".size").inner_text(), "400 × 480 pt")

    def test_each_axis_stops_by_itself(self):
        x, y = self.press_corner()
        # The width stops at the end of the range, and the height goes on.
        self.page.mouse.move(x - 200, y + 40)
        self.page.mouse.up()
        self.assertEqual(self.size(), [280, 560])
        self.check(DEVICES[0])
        self.page.keyboard.press("Shift+ArrowLeft")
        self.assertEqual(self.size(), [280, 560])

    def test_rows_bars_and_contents_follow_the_corner(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        document = pathlib.Path(folder.name) / "List.storyboard"
        document.write_text(LIST)
        output = document.with_suffix(".html")
        subprocess.run([PLUMB, "preview", "--live", "-q", "--devices", DEVICES[0], "-o", str(output), str(document)], check=False, capture_output=True)
        self.page.goto(output.as_uri())
        picture = self.page.evaluate("figure => [...document.querySelector('figure svg').querySelectorAll('[data-view]')].map(part => part.dataset.view)")
        self.assertTrue({"cell.3", "screen.navigationBar.title", "inside"} <= set(picture))
        for width, height in [(320, 480), (500, 700), (320, 380)]:
            for name, value in [("Width", width), ("Height", height)]:
                self.figure.get_by_label(name, exact=True).fill(str(value))
                self.figure.get_by_label(name, exact=True).press("Enter")
            boxes = self.figure.evaluate(BOXES)
            self.assertEqual(boxes["screen.navigationBar"], [0, 20, width, 44])
            self.assertEqual([boxes[name] for name in ["cell", "cell.2", "cell.3"]], [[0, y, width, 44] for y in [28, 72, 116]])
            self.assertEqual(boxes["inside"], [0, 0, width, height - 364])
        self.assertEqual(self.figure.locator("[data-item='screen.navigationBar.title']").inner_text(), "List")
        self.assertEqual(self.figure.locator("[data-item='screen.navigationBar'] svg path").count(), 2)

    def test_everything_has_a_name(self):
        self.assertEqual(self.page.evaluate(accessibility.NAMELESS), [])
        self.assertEqual(self.page.evaluate(accessibility.OVERFLOW), 0)


LIST = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="nav">
<device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
<scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"><rect key="frame" width="375" height="44"/></navigationBar>
<connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
<scene sceneID="s1"><objects><viewController title="List" id="vc" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="screen"><rect key="frame" width="375" height="667"/><subviews>
<tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" translatesAutoresizingMaskIntoConstraints="NO" id="table"><rect key="frame" y="64" width="375" height="300"/>
<prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="cell" id="cell"><rect key="frame" y="28" width="375" height="44"/><tableViewCellContentView key="contentView" contentMode="scaleToFill" tableViewCell="cell" id="content"><rect key="frame" width="375" height="44"/></tableViewCellContentView></tableViewCell></prototypes></tableView>
<containerView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" y="364" width="375" height="303"/><connections><segue destination="inner" kind="embed" id="e"/></connections></containerView>
</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
<constraint firstItem="table" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/><constraint firstItem="table" firstAttribute="leading" secondItem="screen" secondAttribute="leading" id="c2"/>
<constraint firstItem="table" firstAttribute="trailing" secondItem="screen" secondAttribute="trailing" id="c3"/><constraint firstItem="table" firstAttribute="height" constant="300" id="c4"/>
<constraint firstItem="box" firstAttribute="top" secondItem="table" secondAttribute="bottom" id="c5"/><constraint firstItem="box" firstAttribute="leading" secondItem="screen" secondAttribute="leading" id="c6"/>
<constraint firstItem="box" firstAttribute="trailing" secondItem="screen" secondAttribute="trailing" id="c7"/><constraint firstItem="box" firstAttribute="bottom" secondItem="screen" secondAttribute="bottom" id="c8"/>
</constraints></view></viewController></objects></scene>
<scene sceneID="s2"><objects><viewController id="inner" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="inside"><rect key="frame" width="375" height="303"/></view></viewController></objects></scene>
</scenes></document>
"""


if __name__ == "__main__":
    unittest.main()
