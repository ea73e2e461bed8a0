"""A preview page in a browser: the golden page of the renderer."""

import os
import pathlib
import unittest

import accessibility
from page import ARGUMENTS
from playwright.sync_api import sync_playwright

GOLDEN = pathlib.Path(__file__).resolve().parents[1] / "RenderersTests" / "Goldens" / "preview.html"


def setUpModule():
    global browser
    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=ARGUMENTS)
    unittest.addModuleCleanup(playwright.stop)
    unittest.addModuleCleanup(browser.close)


class PreviewTests(unittest.TestCase):
    def setUp(self):
        self.page = browser.new_page(viewport={"width": 1000, "height": 700})
        self.addCleanup(self.page.close)
        self.problems, self.requests = [], []
        self.page.on("console", lambda message: self.problems.append(message.text))
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(GOLDEN.as_uri())

    def tearDown(self):
        self.assertEqual(self.problems, [])
        self.assertEqual([url for url in self.requests if not url.startswith(("file:", "data:"))], [])

    def status(self):
        return self.page.locator("[role=status]").inner_text()

    def box(self, name):
        return self.page.get_by_role("checkbox", name=name, exact=True)

    def shown(self):
        return self.page.locator("figure:visible figcaption").all_inner_texts()

    def test_filters(self):
        self.assertEqual(self.status(), "2 of 2 pictures")
        self.box("iPhone 5").uncheck()
        self.assertEqual((self.shown(), self.status()), (["large"], "1 of 2 pictures"))
        self.box("iPad").uncheck()
        self.assertEqual(self.shown(), ["large"])
        self.box("iPad <mini>").uncheck()
        self.assertEqual((self.shown(), self.status()), ([], "0 of 2 pictures"))
        self.assertFalse(self.page.locator("h2", has_text="Sign").is_visible())
        for name in ["iPhone 5", "iPad <mini>"]:
            self.box(name).check()
        self.page.get_by_label("Appearance").select_option("light")
        self.assertEqual(self.shown(), ["iPhone 5 · 320 × 420"])

    def test_findings_mark_their_views(self):
        button = self.page.get_by_role("button", name="'Logo' is misplaced.")
        button.focus()
        self.page.keyboard.press("Enter")
        self.assertEqual(button.get_attribute("aria-pressed"), "true")
        self.assertEqual(self.page.locator(".mark").count(), 2)
        self.assertEqual(self.status(), "Marked in 1 picture")
        logo = self.page.locator("[data-view=logo] .area").bounding_box()
        mark = self.page.locator(".mark").first.bounding_box()
        self.assertAlmostEqual(logo["x"] + logo["width"] / 2, mark["x"] + mark["width"] / 2, delta=1)
        self.page.keyboard.press("Escape")
        self.assertEqual(self.page.locator(".mark").count(), 0)
        self.assertEqual(button.get_attribute("aria-pressed"), "false")

    def test_everything_has_a_name(self):
        self.assertEqual(self.page.evaluate(accessibility.NAMELESS), [])
        self.assertEqual(self.page.evaluate(accessibility.OVERFLOW), 0)
        names = [svg.get_attribute("aria-label") for svg in self.page.locator("svg[role=img]").all()]
        self.assertEqual(names, ['Sign "In", iPhone 5 · 320 × 420', 'Sign "In", large'])


if __name__ == "__main__":
    unittest.main()
