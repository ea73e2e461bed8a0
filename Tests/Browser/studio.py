"""Plumb Studio in a browser: the server of this build on a copy of the documents."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from page import ARGUMENTS, SCREENSHOTS

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLUMB = os.environ.get("PLUMB") or str(ROOT / ".build/debug/plumb")


class Chromium:
    """A browser for all tests."""

    def __init__(self):
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=ARGUMENTS)
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)

    def close(self):
        self.browser.close()
        self.playwright.stop()


class Server:
    """`plumb studio` on a folder of its own with documents of the examples."""

    def __init__(self, *documents, port=0):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="studio-"))
        for document in documents:
            shutil.copy(ROOT / document, self.folder)
        self.start(port)

    def start(self, port=0):
        command = [PLUMB, "studio", "--no-open", "--port", str(port), str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def close(self):
        self.stop()
        shutil.rmtree(self.folder)

    def text(self, name):
        return (self.folder / name).read_text()


class Window:
    """A window of Plumb Studio, with short names for what the tests do."""

    def __init__(self, chromium, server, document="", scheme="light", locale="en-US", route=None):
        self.server = server
        self.context = chromium.browser.new_context(viewport={"width": 1360, "height": 860}, color_scheme=scheme, locale=locale)
        self.page = self.context.new_page()
        if route:
            route(self.page)
        self.problems = []
        self.page.on("console", lambda message: self.problems.append(message.text) if message.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.goto(server.address + (f"#{document}" if document else ""))
        self.page.wait_for_selector("body.ready")

    def close(self):
        self.context.close()

    # MARK: State

    def state(self):
        return self.page.evaluate("() => window.studio.model.state")

    def view(self, name):
        """The view with a name or id."""
        for scene in self.state()["scenes"]:
            for view in scene["views"]:
                if name in (view["id"], view.get("name")):
                    return view
        return None

    def frame(self, name):
        return self.view(name)["frame"]

    def findings(self):
        return [entry["finding"]["id"] for entry in self.state()["findings"]]

    def selection(self):
        return self.page.evaluate("() => window.studio.model.selection.map(id => window.studio.model.title(id))")

    def revision(self):
        return self.state()["revision"]

    def after(self, act):
        """Does something that changes the document, and waits for the change."""
        revision = self.revision()
        act()
        self.wait(lambda: self.revision() > revision)

    def wait(self, condition):
        """Waits for a condition; the page forbids the evaluation of text, which Playwright's own wait needs."""
        for _ in range(400):
            if condition():
                return
            self.page.wait_for_timeout(25)
        raise AssertionError("the condition does not become true")

    # MARK: Pointer

    def point(self, x, y, scene=0):
        """The point of the page at a point of a scene."""
        return self.page.evaluate(
            """([x, y, place]) => {
                const { canvas, model } = window.studio;
                const box = canvas.svg.getBoundingClientRect();
                const [left, top] = canvas.toScreen(model.state.scenes[place], x, y);
                return [left + box.left, top + box.top];
            }""", [x, y, scene])

    def middle(self, name):
        x, y, width, height = self.frame(name)
        return self.point(x + width / 2, y + height / 2)

    def click(self, name, shift=False):
        if shift:
            self.page.keyboard.down("Shift")
        self.page.mouse.click(*self.middle(name))
        if shift:
            self.page.keyboard.up("Shift")

    def drag(self, start, end, steps=6):
        """Drags with the mouse, both points on the page."""
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=steps)
        self.page.mouse.up()

    def drag_view(self, name, dx, dy):
        """Drags a view by a distance in points, without snapping."""
        start = self.middle(name)
        zoom = self.page.evaluate("() => window.studio.canvas.zoom")
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.keyboard.down("Control")
        self.page.mouse.move(start[0] + dx * zoom, start[1] + dy * zoom, steps=6)
        self.after(self.page.mouse.up)
        self.page.keyboard.up("Control")

    def create(self, name, kind):
        """Creates a document with File > New."""
        self.page.click("#new-button")
        self.page.select_option("#new-kind", kind)
        self.page.fill("#new-name", name)
        self.page.click("#create-button")
        self.wait(lambda: self.state()["document"] == name)

    def take_from_library(self, kind, x, y):
        """Drags a view of the library to a point of the first scene."""
        self.page.click("#library-button")
        item = self.page.locator(f"[data-item={kind}]")
        item.scroll_into_view_if_needed()
        box = item.bounding_box()
        start = (box["x"] + 20, box["y"] + box["height"] / 2)
        self.after(lambda: self.drag(start, self.point(x, y)))
        return self.page.evaluate("() => window.studio.model.selection[0]")

    def shoot(self, name):
        self.page.screenshot(path=str(SCREENSHOTS / f"studio-{name}.png"))


def diff(old, new):
    """The numbers of removed and added lines."""
    old, new = old.splitlines(), new.splitlines()
    import difflib
    lines = [line for line in difflib.unified_diff(old, new, n=0, lineterm="") if not line.startswith(("---", "+++", "@@"))]
    return sum(line.startswith("-") for line in lines), sum(line.startswith("+") for line in lines)


def layout(path):
    """The frames of a document as the command lays them out."""
    output = subprocess.run([PLUMB, "layout", "--json", str(path)], capture_output=True, text=True, check=False).stdout
    return {view.get("name") or view["id"]: view["frame"] for view in json.loads(output)["scenes"][0]["views"]}
