"""The page in a browser, served from this machine."""

import functools
import http.server
import os
import pathlib
import tempfile
import threading

from playwright.sync_api import sync_playwright

WEB = pathlib.Path(__file__).resolve().parents[2] / "Web"
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]
SCREENSHOTS = pathlib.Path(os.environ.get("SCREENSHOTS") or tempfile.mkdtemp(prefix="playground-"))


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript", ".wasm": "application/wasm", ".svg": "image/svg+xml",
    }

    def log_message(self, *arguments):
        pass


class Browser:
    """A server and a browser for all tests."""

    def __init__(self):
        handler = functools.partial(Handler, directory=str(WEB))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/Page/index.html"
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=ARGUMENTS)
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)

    def close(self):
        self.browser.close()
        self.playwright.stop()
        self.server.shutdown()
        self.server.server_close()

    def context(self, width=1360, height=860, scheme="light", **options):
        return self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, locale="en-US",
            permissions=["clipboard-read", "clipboard-write"], **options)


class Page:
    """The playground, with short names for what the tests do."""

    def __init__(self, browser, fragment="", **options):
        self.context = browser.context(**options)
        self.page = self.context.new_page()
        self.problems, self.requests = [], []
        self.page.on("console", lambda message: self.problems.append(message.text) if message.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(browser.address + fragment)
        self.page.wait_for_selector("body.ready")

    def close(self):
        self.context.close()

    @property
    def text(self):
        return self.page.input_value("#text")

    def write(self, text):
        """Types a text in place of the present one."""
        self.page.focus("#text")
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(text)

    def paste(self, selector, text):
        """Pastes a text in place of the present one, as a reader does. Typing is slow for long texts."""
        self.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        self.page.focus(selector)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.press("Control+V")

    def frame(self, name):
        """The frame of a view, as the page has drawn it, in points."""
        style = self.page.locator(f'#stage [data-view="{name}"]').evaluate(
            "e => [e.style.left, e.style.top, e.style.width, e.style.height].map(parseFloat)")
        return style

    def findings(self):
        return self.page.locator("#findings .finding").all_inner_texts()

    def active(self):
        """The focused element: its id, or else its label or text."""
        return self.page.evaluate(
            "() => { const e = document.activeElement; return e.id || e.getAttribute('aria-label') || e.dataset.view || e.textContent }")

    def shoot(self, name, whole=False):
        self.page.screenshot(path=str(SCREENSHOTS / f"{name}.png"), full_page=whole)
