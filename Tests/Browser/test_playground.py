"""The playground in a browser."""

import pathlib
import unittest

import accessibility
from page import SCREENSHOTS, Browser, Page


def setUpModule():
    global browser
    browser = Browser()
    unittest.addModuleCleanup(browser.close)
    print(f"screenshots: {SCREENSHOTS}")


class PlaygroundCase(unittest.TestCase):
    def open(self, fragment="", **options):
        page = Page(browser, fragment, **options)
        self.addCleanup(page.close)
        self.addCleanup(lambda: self.assertEqual(page.problems, [], "the console has messages"))
        return page


class EditorTests(PlaygroundCase):
    def test_draws_at_every_key_stroke(self):
        page = self.open()
        page.write("|-[a(5)]\nV:|-[a(30)]")
        self.assertEqual(page.frame("a"), [20, 20, 5, 30])
        page.page.evaluate("() => document.getElementById('text').setSelectionRange(6, 6)")
        page.page.keyboard.type("5")
        self.assertEqual(page.frame("a"), [20, 20, 55, 30])
        page.page.keyboard.type("1")
        self.assertEqual(page.frame("a"), [20, 20, 551, 30])

    def test_caret_and_fix(self):
        page = self.open()
        page.write("|-[a(50)]-[b(60)]\nV:|-[a(30)]\nV:|-[b(30)]")
        page.write("|-[a(70)]-8[b(60)]\nV:|-[a(30)]\nV:|-[b(30)]")
        mistake = page.page.locator("#copy .mistake")
        self.assertEqual(mistake.all_inner_texts(), ["["])
        self.assertEqual(mistake.evaluate("e => getComputedStyle(e, '::after').content"), '"^"')
        box, line = mistake.bounding_box(), page.page.locator("#copy .line").first.bounding_box()
        width = page.page.evaluate("() => { const s = document.querySelector('#copy .name').getBoundingClientRect(); return s.width }")
        self.assertAlmostEqual(box["x"] - line["x"], width * 11, delta=width)
        self.assertIn("Expected a '-' here", page.findings()[0])
        self.assertEqual(page.page.get_attribute("#text", "aria-invalid"), "true")
        self.assertEqual(page.frame("a")[2], 50, "the last picture stays")
        page.shoot("mistake")
        page.page.click(".finding .fix")
        self.assertEqual(page.text.split("\n")[0], "|-[a(70)]-8-[b(60)]")
        self.assertEqual(page.active(), "text")
        self.assertEqual(page.frame("a")[2], 70)
        self.assertEqual(page.page.get_attribute("#text", "aria-invalid"), "false")
        self.assertEqual(page.page.inner_text("#status"), "No findings.")

    def test_undo(self):
        page = self.open()
        page.write("|-[a(70)]-8[b(60)]")
        page.page.click(".finding .fix")
        self.assertEqual(page.text, "|-[a(70)]-8-[b(60)]")
        page.page.keyboard.press("Control+Z")
        self.assertEqual(page.text, "|-[a(70)]-8[b(60)]")
        self.assertIn("Expected a '-' here", page.findings()[0])

    def test_cure_by_removal(self):
        page = self.open()
        page.write("|-[a(70)]-[b(60)] // options: alignAllTop\nV:|-[a(20)]\nV:|-[b(20)]\nb.top == a.bottom @ 1000")
        while page.page.locator(".finding.error .fix").count():
            page.page.locator(".finding.error .fix").first.click()
        self.assertEqual(page.page.locator("#stage .conflicting").count(), 0)

    def test_did_you_mean(self):
        page = self.open()
        page.write("|-[title(50)]\nV:|-[title(20)]\nV:[titel(30)]")
        self.assertIn("Did you mean ‘title’?", page.findings()[0])
        page.page.click(".finding .fix")
        self.assertEqual(page.text.split("\n")[2], "V:[title(30)]")

    def test_misspelled_option_and_attribute(self):
        page = self.open()
        page.write("|-[a(50)][b(50)] // options: alignAlTop\n标题.widht == 30")
        self.assertEqual(page.page.locator("#copy .mistake").all_inner_texts(), ["a", "w"])
        page.page.get_by_role("button", name="Replace ‘widht’ with ‘width’").click()
        page.page.get_by_role("button", name="Replace ‘alignAlTop’ with ‘alignAllTop’").click()
        self.assertEqual(page.text, "|-[a(50)][b(50)] // options: alignAllTop\n标题.width == 30")

    def test_unknown_metric(self):
        page = self.open()
        page.write("|-gpa-[a(50)]\nV:|-[a(20)]")
        self.assertIn("Did you mean gap?", page.findings()[0])
        page.page.get_by_role("button", name="Add the metric gpa = 8").click()
        self.assertEqual(page.frame("a")[0], 8)
        page.write("|-[a(50@high)]\nV:|-[a(20)]")
        page.page.get_by_role("button", name="Add the metric high = 750").click()
        self.assertEqual(page.frame("a")[2], 50)

    def test_fix_of_several_edits(self):
        page = self.open()
        page.write("H: |-[ a ]-|")
        page.page.get_by_role("button", name="Write ‘H:|-[a]-|’").click()
        self.assertEqual(page.text, "H:|-[a]-|")

    def test_completion(self):
        page = self.open()
        page.page.focus("#text")
        page.page.keyboard.press("Control+End")
        page.page.keyboard.type("\nV:|-[fi")
        self.assertEqual(page.page.locator("#completions li").all_inner_texts(), ["field", "find"])
        page.shoot("completion")
        page.page.keyboard.press("ArrowDown")
        self.assertEqual(page.page.get_attribute("#text", "aria-activedescendant"), "completion-1")
        page.page.keyboard.press("Enter")
        self.assertTrue(page.text.endswith("V:|-[find"))
        page.page.keyboard.type("]\n")
        self.assertTrue(page.text.endswith("V:|-[find]\n"))
        page.page.keyboard.type("fin")
        page.page.keyboard.press("Escape")
        self.assertTrue(page.page.is_hidden("#completions"))

    def test_options_menu(self):
        page = self.open()
        page.write("|-[a(20)]-[b(20)]\nV:|-[a(20)]\nV:[b(20)]")
        page.page.evaluate("() => document.getElementById('text').setSelectionRange(0, 0)")
        page.page.click("#text", position={"x": 60, "y": 15})
        page.page.click("#options-summary")
        page.page.check("#options [name=alignAllTop]")
        self.assertEqual(page.text.split("\n")[0], "|-[a(20)]-[b(20)] // options: alignAllTop")
        self.assertEqual(page.frame("b"), [48, 20, 20, 20])
        page.shoot("options")
        page.page.uncheck("#options [name=alignAllTop]")
        self.assertEqual(page.text.split("\n")[0], "|-[a(20)]-[b(20)]")

    def test_hostile_text_is_text(self):
        page = self.open()
        page.write("|-[a]-|\n<img src=x onerror=alert(1)>\n" + "[" * 3000 + "\n\ud83d\ude00.width == 3")
        self.assertEqual(page.page.locator("#copy img, #findings img").count(), 0)
        self.assertGreater(len(page.findings()), 1)
        page.write("|-[a(30)]-|")
        self.assertEqual(page.frame("a")[0], 20)

    def test_metrics(self):
        page = self.open()
        slider = page.page.locator("#metrics input[type=range]")
        self.assertEqual(slider.get_attribute("aria-label"), "Value of gap")
        slider.focus()
        page.page.keyboard.press("ArrowRight")
        self.assertEqual(page.frame("field")[1], 25)
        page.page.fill("#metrics input[type=number]", "40")
        self.assertEqual(page.frame("field")[1], 40)
        page.page.fill("#metric-name", "margin")
        page.page.keyboard.press("Enter")
        self.assertEqual(page.page.locator("#metrics .metric code").all_inner_texts(), ["gap", "margin"])
        page.page.click("#metrics [aria-label='Remove the metric gap']")
        self.assertIn("gap", page.findings()[0])


class PictureTests(PlaygroundCase):
    def test_drags_the_corner(self):
        page = self.open()
        before = page.frame("field")
        box = page.page.locator("#corner").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.page.mouse.move(x, y)
        page.page.mouse.down()
        page.page.mouse.move(x + 60, y + 30, steps=5)
        page.page.mouse.up()
        self.assertEqual([page.page.input_value("#width"), page.page.input_value("#height")], ["380", "170"])
        self.assertEqual(page.frame("field")[2], before[2] + 60)

    def test_corner_by_keys(self):
        page = self.open()
        before = page.frame("field")
        page.page.focus("#corner")
        for key in ["ArrowRight", "Shift+ArrowRight", "ArrowDown", "ArrowUp"]:
            page.page.keyboard.press(key)
        self.assertEqual(page.frame("field")[2], before[2] + 11)
        self.assertIn("331 by 140", page.page.get_attribute("#corner", "aria-label"))

    def test_devices(self):
        page = self.open()
        page.page.select_option("#device", label="iPhone 15 · 393 × 852")
        self.assertEqual(page.page.input_value("#height"), "852")
        page.page.click("#rotate")
        self.assertEqual(page.page.input_value("#width"), "852")
        box = page.page.locator("#frame").bounding_box()
        canvas = page.page.locator("#canvas").bounding_box()
        self.assertLessEqual(box["x"] + box["width"], canvas["x"] + canvas["width"], "the picture fits")

    def test_devices_and_safe_areas(self):
        page = self.open()
        page.write("H:|-[a]-|\nV:|[a(30)]\nb.top == view.safeAreaLayoutGuide.top\nb.leading == view.safeAreaLayoutGuide.leading\n[b(20)]\nV:[b(20)]")
        page.page.select_option("#device", label="iPhone 15 · 393 × 852")
        self.assertEqual(page.frame("b"), [0, 59, 20, 20])
        self.assertEqual(page.page.locator("#overlay .safe").count(), 1)
        page.page.click("#rotate")
        self.assertEqual(page.frame("b"), [59, 0, 20, 20])
        self.assertEqual(page.page.input_value("#width"), "852")
        self.assertNotEqual(page.page.input_value("#device"), "")
        page.page.click('#views [data-view="view"]')
        page.page.fill("[name=safeArea-left]", "10")
        self.assertEqual(page.frame("b"), [10, 0, 20, 20])
        page.page.select_option("#device", "")
        self.assertEqual(page.frame("b"), [0, 0, 20, 20])
        page.page.select_option("#device", label="iPhone 15 · 393 × 852")
        page.shoot("safe-area")

    def test_text_size(self):
        page = self.open()
        page.write("|-[a]\nV:|-[a]")
        page.page.click('#views [data-view="a"]')
        page.page.select_option("[name=class]", "UILabel")
        page.page.fill("[name=text]", "Name")
        page.page.select_option("[name=style]", "title1")
        before = page.frame("a")
        page.page.select_option("#text-size", "ax3")
        self.assertGreater(page.frame("a")[3], before[3] * 1.5)
        size = page.page.locator('#stage [data-view="a"] span').evaluate("e => getComputedStyle(e).fontSize")
        self.assertEqual(size, "48px")
        page.shoot("text-size")
        page.page.select_option("#text-size", "l")
        self.assertEqual(page.frame("a"), before)

    def test_right_to_left(self):
        page = self.open()
        find, field = page.frame("find"), page.frame("field")
        page.page.check("#direction")
        self.assertEqual(page.frame("find")[0], 320 - find[0] - find[2])
        self.assertEqual(page.frame("field")[0], 320 - field[0] - field[2])

    def test_hover_explains(self):
        page = self.open()
        page.page.hover('#stage [data-view="field"]')
        card = page.page.inner_text("#card")
        self.assertIn("field.top == view.top + 24", card)
        page.shoot("hover")
        page.page.mouse.move(5, 5)
        self.assertTrue(page.page.is_hidden("#card"))

    def test_selection_draws_constraints(self):
        page = self.open()
        page.page.click('#stage [data-view="field"]')
        self.assertGreaterEqual(page.page.locator("#overlay line").count(), 9)
        self.assertIn("field.top == view.top + 24", page.page.inner_text("#reasons"))
        page.shoot("selection")

    def test_ambiguity_is_red(self):
        page = self.open()
        page.page.select_option("#examples", "lesson 9")
        red = page.page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--red')")
        self.assertEqual(red, "#c9271d")
        for name in ["caption", "field"]:
            shadow = page.page.locator(f'#stage [data-view="{name}"]').evaluate("e => getComputedStyle(e).boxShadow")
            self.assertIn("rgb(201, 39, 29)", shadow)
        self.assertIn("Width is ambiguous for ‘caption’.", "\n".join(page.findings()))

    def test_conflict_and_cure(self):
        page = self.open()
        page.page.select_option("#examples", "lesson 10")
        finding = page.findings()[0]
        for part in ["field.width == 300", "broken by Auto Layout", "caption.leading == view.leading + 20"]:
            self.assertIn(part, finding)
        self.assertEqual(page.page.locator("#stage .conflicting").count(), 2)
        page.shoot("conflict")
        page.page.click(".finding .fix")
        self.assertIn("[field(272)]", page.text)
        self.assertEqual(page.page.locator("#stage .conflicting").count(), 0)


class InspectorTests(PlaygroundCase):
    def test_keyboard_only(self):
        page = self.open()
        page.page.focus('#views [data-view="view"]')
        page.page.keyboard.press("Tab")
        page.page.keyboard.press("Tab")
        page.page.keyboard.press("Enter")
        self.assertEqual(page.page.get_attribute('#stage [data-view="field"]', "aria-pressed"), "true")
        self.assertEqual(page.page.evaluate("() => document.activeElement.dataset.view"), "field")
        page.page.keyboard.press("Tab")
        self.assertEqual(page.page.evaluate("() => document.activeElement.name"), "class")
        page.page.keyboard.press("ArrowUp")  # The button comes before the text field.
        self.assertIn("Button", page.page.get_attribute('#stage [data-view="field"]', "aria-label"))
        self.assertEqual(page.page.evaluate("() => document.activeElement.name"), "class")

    def test_properties(self):
        page = self.open()
        page.write("|-[a]-[b]-| // options: alignAllTop\nV:|-[a]")
        page.page.click('#views [data-view="a"]')
        page.page.select_option("[name=class]", "UILabel")
        page.page.fill("[name=text]", "Name")
        page.page.fill("[name=hugging-horizontal]", "251")
        self.assertEqual(page.frame("a"), [20, 20, 45, 20.5])
        page.page.fill("[name=intrinsicSize-horizontal]", "70")
        self.assertEqual(page.frame("a")[2], 70)
        page.page.fill("[name=intrinsicSize-horizontal]", "")
        page.page.fill("[name=font]", "34")
        self.assertGreater(page.frame("a")[2], 80)
        page.page.fill("[name=hugging-horizontal]", "0")
        self.assertGreater(page.frame("a")[2], 80, "a value out of range changes nothing")

    def test_superview(self):
        page = self.open()
        page.write("|-10-[box]-10-|\nV:|-10-[box]-10-|\n|-5-[a(20)]\nV:|-5-[a(20)]")
        self.assertEqual(page.frame("a"), [5, 5, 20, 20])
        page.page.click('#views [data-view="a"]')
        page.page.select_option("[name=superview]", "box")
        self.assertEqual(page.frame("a"), [15, 15, 20, 20])


class PageTests(PlaygroundCase):
    def test_link(self):
        page = self.open()
        page.write("|-[linked(77)]\nV:|-[linked(30)]")
        page.page.fill("#width", "444")
        page.page.click("#link-button")
        page.page.wait_for_selector("#notice:not([hidden])")
        address = page.page.evaluate("() => navigator.clipboard.readText()")
        self.assertIn("#1.", address)
        self.assertEqual(address, page.page.url)
        other = self.open(address[address.index("#"):])
        self.assertEqual(other.text, "|-[linked(77)]\nV:|-[linked(30)]")
        self.assertEqual(other.frame("linked"), [20, 20, 77, 30])
        self.assertEqual(other.page.input_value("#width"), "444")

    def test_broken_link(self):
        for fragment in ["#1.AAAA", "#nonsense", "#9.abc"]:
            page = self.open(fragment)
            self.assertIn("broken", page.page.inner_text("#notice"))
            self.assertIn("[find]", page.text)
            page.page.click("#notice-close")
            self.assertTrue(page.page.is_hidden("#notice"))

    def test_language(self):
        page = self.open()
        page.page.select_option("#language", "zh")
        self.assertEqual(page.page.get_attribute("html", "lang"), "zh-Hans")
        self.assertEqual(page.page.inner_text("#editor-title"), "格式与等式")
        page.write("|-[a(50)]-8[b(60)]")
        self.assertIn("这里应有 “-”", page.findings()[0])
        self.assertEqual(page.page.inner_text(".finding .fix"), "插入 “-”")
        page.page.select_option("#examples", "lesson 9")
        self.assertIn("歧义", page.page.inner_text("#tutorial h3"))
        page.shoot("chinese")
        page.page.reload()
        page.page.wait_for_selector("body.ready")
        self.assertEqual(page.page.inner_text("#editor-title"), "格式与等式")

    def test_every_example(self):
        page = self.open()
        values = page.page.evaluate("() => [...document.querySelectorAll('#examples option')].map(option => option.value).filter(Boolean)")
        self.assertEqual(len(values), 26)
        for value in values:
            page.page.select_option("#examples", value)
            self.assertTrue(page.text)
        page.page.select_option("#examples", "example 0")
        self.assertEqual(page.page.inner_text("#status"), "No findings.")
        page.shoot("apple-list")

    def test_start_over(self):
        page = self.open()
        first = page.text
        page.page.select_option("#examples", "example 4")
        page.write("[a(30)]")
        self.assertEqual(page.page.locator("#views .name").all_inner_texts(), ["superview", "a"])
        page.page.select_option("#examples", "first")
        self.assertEqual(page.text, first)

    def test_tutorial(self):
        page = self.open()
        page.page.click("#tutorial-button")
        self.assertIn("Step 1 of 12", page.page.inner_text("#tutorial"))
        for _ in range(3):
            page.page.click("#tutorial .next")
        page.page.click("#tutorial .primary")
        self.assertIn("margin", page.text)
        self.assertEqual(page.page.locator("#metrics .metric").count(), 2)
        page.shoot("tutorial")
        page.page.click("#tutorial [aria-label='Close the tutorial']")
        self.assertEqual(page.active(), "tutorial-button")

    def test_copies_code(self):
        page = self.open()
        page.page.click("#code-button")
        for kind, part in [("vfl", "withVisualFormat"), ("anchors", "leadingAnchor.constraint("), ("yaml", "constraints:"), ("svg", "<svg")]:
            page.page.select_option("#code-kind", kind)
            self.assertIn(part, page.page.input_value("#code-text"))
        page.shoot("code")
        page.page.click("#code-copy")
        self.assertIn("<svg", page.page.evaluate("() => navigator.clipboard.readText()"))
        page.page.keyboard.press("Escape")
        self.assertFalse(page.page.is_visible("#code"))

    def test_nothing_leaves_the_page(self):
        page = self.open()
        page.page.wait_for_load_state("networkidle")
        loaded = len(page.requests)
        self.assertTrue(all(url.startswith(browser.address.rsplit("/Page", 1)[0]) for url in page.requests))
        page.write("|-[secret(77)]\nV:|-[secret(30)]")
        page.page.select_option("#examples", "lesson 3")
        page.page.select_option("#language", "zh")
        page.page.wait_for_timeout(500)
        # The browser may load the icon late.
        self.assertEqual([url for url in page.requests[loaded:] if not url.endswith("/icon.svg")], [])

    def test_content_security_policy(self):
        page = self.open()
        blocked = page.page.evaluate("""() => { const script = document.createElement('script'); script.textContent = 'window.ran = true';
            document.head.append(script); const ran = window.ran === true; script.remove(); return !ran }""")
        self.assertTrue(blocked)
        self.assertTrue(any("Content Security Policy" in problem for problem in page.problems))
        page.problems.clear()


class LogTests(PlaygroundCase):
    consistent = """Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x1 UILabel:0xa.top == UIView:0xb.top   (active)>"
)"""

    def open_log(self, fragment="#log", **options):
        page = self.open(fragment, **options)
        self.assertTrue(page.page.is_visible("#log"))
        self.assertTrue(page.page.is_hidden("#layout"))
        return page

    def test_sample(self):
        page = self.open_log()
        self.assertIn("Paste a log", page.page.inner_text("#log-list"))
        page.page.click("#log-sample")
        self.assertEqual(page.page.inner_text("#log-status"), "2 logs.")
        first = page.page.locator(".log").first
        text = first.inner_text()
        for part in ["UITableViewCellContentView gets the height 44 pt from its container", "Height of UIImageView is 80 pt.", "UIKit breaks this one",
                     "Height of UIImageView becomes 20 pt instead of 80 pt.", "Lower the priority of constraint 1 to 999."]:
            self.assertIn(part, text)
        self.assertEqual(first.locator(".constraints .number").all_inner_texts(), ["1", "2", "3", "4"])
        self.assertEqual(first.locator(".is-broken").count(), 1)
        self.assertEqual(first.locator(".cures li").count(), 3)
        self.assertIn("UIImageView, 200 × 20", first.locator("svg").get_attribute("aria-label") or "")
        page.shoot("log", whole=True)

    def test_typing_and_picture(self):
        page = self.open_log()
        page.page.fill("#log-text", "noise\n" + self.consistent)
        self.assertEqual(page.page.inner_text("#log-status"), "1 log.")
        text = page.page.inner_text(".log")
        self.assertIn("The constraints as printed do not conflict.", text)
        self.assertIn("A required content size is probably missing from the log, for example of UILabel.", text)
        page.page.locator(".constraints button").first.hover()
        self.assertEqual(page.page.locator("svg .shape.marked").count(), 2)
        page.page.mouse.move(2, 2)
        self.assertEqual(page.page.locator("svg .shape.marked").count(), 0)
        page.page.locator(".constraints button").first.click()
        selected = page.page.evaluate("() => { const e = document.getElementById('log-text'); return e.value.slice(e.selectionStart, e.selectionEnd) }")
        self.assertIn("UILabel:0xa.top", selected)
        page.page.fill("#log-text", "no log")
        self.assertEqual(page.page.inner_text("#log-status"), "The text has no conflict log.")
        page.page.click("#log-clear")
        self.assertEqual(page.active(), "log-text")

    def test_captions_do_not_overlap(self):
        page = self.open_log()
        page.page.click("#log-sample")
        boxes = page.page.evaluate("""() => [...document.querySelectorAll('.log svg')].map(svg => [...svg.querySelectorAll('text')].map(text => {
            const { left, right, top, bottom } = text.getBoundingClientRect(); return [left, right, top + 2, bottom - 2] }))""")
        for captions in boxes:
            for index, one in enumerate(captions):
                for other in captions[index + 1:]:
                    self.assertFalse(one[0] < other[1] and other[0] < one[1] and one[2] < other[3] and other[2] < one[3], captions)

    def test_unread_constraints_are_named(self):
        page = self.open_log()
        page.page.fill("#log-text", self.consistent.replace("UILabel:0xa.top == UIView:0xb.top", "UILabel:0xa.size == 3"))
        self.assertIn("Constraints that cannot be read", page.page.inner_text(".log"))
        self.assertIn("UILabel:0xa.size == 3", page.page.inner_text(".log code"))

    def test_keyboard_and_modes(self):
        page = self.open()
        page.page.focus("#mode-layout")
        page.page.keyboard.press("ArrowRight")
        self.assertEqual(page.active(), "mode-log")
        self.assertTrue(page.page.is_visible("#log-text"))
        self.assertTrue(page.page.is_hidden("#examples"))
        page.page.wait_for_function("() => location.hash === '#log'")
        page.page.keyboard.press("ArrowLeft")
        self.assertTrue(page.page.is_visible("#text"))
        self.assertEqual(page.frame("find")[0], 20)
        page.page.wait_for_function("() => location.hash.startsWith('#1.')")

    def test_link(self):
        page = self.open_log()
        page.page.fill("#log-text", self.consistent)
        page.page.click("#link-button")
        page.page.wait_for_selector("#notice:not([hidden])")
        address = page.page.evaluate("() => navigator.clipboard.readText()")
        self.assertIn("#log.1.", address)
        self.assertIn("holds the whole log", page.page.inner_text("#notice"))
        other = self.open_log(address[address.index("#"):])
        self.assertEqual(other.page.input_value("#log-text"), self.consistent)
        self.assertEqual(other.page.locator(".log").count(), 1)
        broken = self.open("#log.1.AAAA")
        self.assertIn("broken", broken.page.inner_text("#notice"))

    def test_chinese_and_dark(self):
        page = self.open_log(scheme="dark")
        page.page.click("#log-sample")
        page.page.select_option("#language", "zh")
        text = page.page.inner_text("#log-list")
        for part in ["UIImageView 的高度是 80 pt。", "UIKit 打破这一条", "把约束 1 的优先级降为 999。", "UIImageView 的高度变为 20 pt，而不是 80 pt。", "autoresizing mask"]:
            self.assertIn(part, text)
        page.shoot("log-chinese", whole=True)

    def test_hostile_text_is_text(self):
        page = self.open_log()
        page.page.fill("#log-text", self.consistent.replace("UILabel:0xa", "UILabel:0xa'<img src=x onerror=alert(1)>'"))
        self.assertEqual(page.page.locator("#log-list img").count(), 0)
        self.assertIn("<img", page.page.inner_text(".log"))
        page.paste("#log-text", "<NSLayoutConstraint:0x1 A:0xa.width == 1>\n" * 5000)
        page.page.wait_for_timeout(500)
        page.paste("#log-text", "simultaneously satisfy constraints <NSLayoutConstraint:" * 2000)
        page.page.wait_for_timeout(500)
        page.paste("#log-text", self.consistent)
        page.page.wait_for_function("() => document.querySelectorAll('.log').length === 1")

    def test_phone(self):
        for scheme in ["light", "dark"]:
            page = self.open_log(width=390, height=844, scheme=scheme)
            page.page.click("#log-sample")
            self.assertLessEqual(page.page.evaluate(accessibility.OVERFLOW), 0)
            page.shoot(f"log-phone-{scheme}", whole=True)


class AccessibilityTests(PlaygroundCase):
    scenes = ["", "lesson 8", "lesson 9", "lesson 10", "example 0"]

    def each(self):
        for scheme in ["light", "dark"]:
            page = self.open("#log", scheme=scheme)
            page.page.click("#log-sample")
            with self.subTest(scheme=scheme, scene="log"):
                yield page
            page = self.open(scheme=scheme)
            for scene in self.scenes:
                if scene:
                    page.page.select_option("#examples", scene)
                views = page.page.locator("#views button")
                views.nth(min(1, views.count() - 1)).click()
                page.page.mouse.move(2, 2)
                with self.subTest(scheme=scheme, scene=scene):
                    yield page

    def test_names(self):
        for page in self.each():
            self.assertEqual(page.page.evaluate(accessibility.NAMELESS), [])

    def test_contrast(self):
        for page in self.each():
            self.assertEqual(page.page.evaluate(accessibility.FAINT), [])

    def test_axe(self):
        try:
            import axe_playwright_python
        except ImportError:
            self.skipTest("axe is not installed")
        source = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
        for page in self.each():
            page.page.evaluate(source)
            # The colour of the editor's text is that of its copy, which test_contrast measures.
            result = page.page.evaluate("() => axe.run({ exclude: ['#text'] })")
            self.assertEqual([(rule["id"], [node["html"][:150] for node in rule["nodes"]]) for rule in result["violations"]], [])

    def test_focus_is_visible(self):
        page = self.open()
        page.page.select_option("#examples", "lesson 10")
        page.page.click('#views [data-view="field"]')
        page.page.click("h1")
        seen = set()
        for _ in range(80):
            page.page.keyboard.press("Tab")
            focus = page.page.evaluate(accessibility.OUTLINE)
            if focus["tag"] == "BODY":
                break
            seen.add(focus["name"])
            self.assertTrue(focus["visible"], focus)
        for name in ["examples", "tutorial-button", "text", "device", "corner", "metric-name"]:
            self.assertIn(name, seen)

    def test_phone(self):
        for scheme in ["light", "dark"]:
            page = self.open(width=390, height=844, scheme=scheme, has_touch=True, is_mobile=True)
            for scene in self.scenes:
                if scene:
                    page.page.select_option("#examples", scene)
                self.assertLessEqual(page.page.evaluate(accessibility.OVERFLOW), 0, scene)
            page.page.select_option("#examples", "lesson 10")
            page.shoot(f"phone-{scheme}", whole=True)
            page.page.tap('#stage [data-view="field"]')
            self.assertEqual(page.page.get_attribute('#views [data-view="field"]', "aria-pressed"), "true")

    def test_every_width(self):
        page = self.open()
        page.page.select_option("#examples", "lesson 1")
        page.page.click('#views [data-view="find"]')
        for width in [320, 600, 721, 900, 1181, 1600]:
            page.page.set_viewport_size({"width": width, "height": 1000})
            page.page.wait_for_timeout(100)
            self.assertLessEqual(page.page.evaluate(accessibility.OVERFLOW), 0, width)
            frame, canvas = page.page.locator("#frame").bounding_box(), page.page.locator("#canvas").bounding_box()
            self.assertLessEqual(frame["x"] + frame["width"], canvas["x"] + canvas["width"] + 1, width)
            self.assertTrue(page.page.is_hidden("#notice"), width)
            page.shoot(f"width-{width}")

    def test_dark(self):
        page = self.open()
        page.page.select_option("#theme", "dark")
        self.assertEqual(page.page.evaluate("() => getComputedStyle(document.body).backgroundColor"), "rgb(22, 22, 24)")
        page.page.select_option("#examples", "lesson 10")
        page.page.click('#views [data-view="field"]')
        page.shoot("dark")
        page.page.reload()
        page.page.wait_for_selector("body.ready")
        self.assertEqual(page.page.input_value("#theme"), "dark")


if __name__ == "__main__":
    unittest.main()
