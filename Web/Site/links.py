#!/usr/bin/env python3
"""Follows every link of a site: pages, anchors, images, scripts, styles, and the addresses of the search.

Usage: links.py FOLDER
"""

import html.parser
import json
import pathlib
import re
import sys
import urllib.parse


class Page(html.parser.HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                if value in self.anchors:
                    self.links.append(f"#the id {value} occurs twice")
                self.anchors.add(value)
            elif name in ("href", "src") and value is not None:
                self.links.append(value)


def check(folder):
    pages = {path: Page(path.read_text()) for path in folder.rglob("*.html") if "docc" not in path.relative_to(folder).parts}
    wrong, followed = [], 0

    def follow(link, page):
        nonlocal followed
        if re.match(r"[a-z]+:", link):
            return
        followed += 1
        path, _, anchor = link.partition("#")
        target = (page.parent / urllib.parse.unquote(path)).resolve() if path else page
        if target.is_dir():
            target /= "index.html"
        if not target.is_file():
            wrong.append(f"{page.relative_to(folder)}: no file for {link}")
        elif anchor and target in pages and urllib.parse.unquote(anchor) not in pages[target].anchors:
            wrong.append(f"{page.relative_to(folder)}: no anchor for {link}")

    for path, page in pages.items():
        for link in page.links:
            follow(link, path)
    for entry in json.loads((folder / "search.json").read_text()):
        follow(entry["address"], folder / "search.json")
    for script in folder.rglob("*.js"):
        for name in re.findall(r"^(?:import|export) .*?from '(\.[^']+)'", script.read_text(), re.M):
            follow(name, script)
    for line in wrong:
        print(f"links: {line}", file=sys.stderr)
    print(f"links: {followed} followed on {len(pages)} pages, {len(wrong)} wrong")
    return not wrong and followed > 100


if __name__ == "__main__":
    sys.exit(0 if check(pathlib.Path(sys.argv[1]).resolve()) else 1)
