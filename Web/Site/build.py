#!/usr/bin/env python3
"""Writes the site: each Markdown file of the repository as a page, the playground, and the index of the search.

Usage: build.py FOLDER [MODULE ...]

Each module gets a link to its documentation, which DocC writes into FOLDER/docc.
"""

import html
import json
import os
import pathlib
import re
import shutil
import string
import subprocess
import sys
import urllib.parse

from markdown_it import MarkdownIt

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = os.environ.get("SITE_REPOSITORY", "").rstrip("/")
# Folders whose Markdown files are not guides.
OTHER = ("Tests/", "Web/Tests/", "Sources/")


def sources():
    """The tracked Markdown files that become pages, by their paths in the repository."""
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return [path for path in listed if path and not path.startswith(OTHER) and (ROOT / path).is_file()]


def address(path):
    """The address of a page in the site: README.md is the page of its folder."""
    name = re.sub(r"README\.md$", "index.md", path)
    return name[: -len(".md")] + ".html"


def slug(title, used):
    """The anchor of a heading, as GitHub makes it."""
    text = "".join(c for c in title.lower() if c.isalnum() or c in " -_").replace(" ", "-")
    number = used.get(text)
    used[text] = (number or 0) + 1
    return text if number is None else f"{text}-{number}"


class Guide:
    """A Markdown file as a page: its title, its sections, and its HTML."""

    def __init__(self, path, pages):
        self.path, self.pages = path, pages
        self.address = address(path)
        self.root = "../" * self.address.count("/")
        self.files = set()
        self.sections = []
        parser = MarkdownIt("commonmark").enable(["table", "strikethrough"])
        tokens = parser.parse((ROOT / path).read_text())
        self.title = pathlib.Path(path).stem
        self._prepare(tokens)
        self.content = parser.renderer.render(tokens, parser.options, {})
        self.content = self.content.replace("<table>", '<div class="table"><table>').replace("</table>", "</table></div>")

    def _prepare(self, tokens):
        """Gives headings anchors, points links into the site, and collects the sections for the search."""
        used, section = {}, None
        for place, token in enumerate(tokens):
            if token.type == "heading_open":
                title = plain(tokens[place + 1])
                anchor = slug(title, used)
                token.attrSet("id", anchor)
                level = int(token.tag[1])
                if level == 1:
                    self.title = title
                section = {"title": title, "anchor": anchor, "level": level, "text": []}
                self.sections.append(section)
            elif token.type == "inline":
                before = tokens[place - 1].type
                if section and before != "heading_open":
                    section["text"].append(plain(token))
                for child in token.children:
                    for name in ("href", "src"):
                        if child.attrGet(name) is not None:
                            child.attrSet(name, self._target(child.attrGet(name)))
            elif section and token.type in ("fence", "code_block"):
                section["text"].append(token.content)

    def _target(self, link):
        """The address of a link in the site."""
        if re.match(r"[a-z]+:", link) or link.startswith("#"):
            return link
        path, _, anchor = urllib.parse.unquote(link).partition("#")
        path = os.path.normpath(os.path.join(os.path.dirname(self.path), path))
        if (ROOT / path / "README.md").is_file():
            path = os.path.join(path, "README.md") if path != "." else "README.md"
        if path in self.pages:
            target = address(path)
        elif (ROOT / path).is_file():
            self.files.add(path)
            target = path
        elif (ROOT / path).is_dir():
            return f"{REPOSITORY}/tree/main/{path}" if REPOSITORY else self.root + "index.html"
        else:
            sys.exit(f"{self.path}: the link '{link}' leads nowhere")
        return urllib.parse.quote(self.root + target) + (f"#{anchor}" if anchor else "")

    def entries(self):
        """The sections for the search."""
        for section in self.sections:
            text = re.sub(r"\s+", " ", " ".join(section["text"])).strip()
            yield {"title": section["title"], "page": self.title, "address": f"{self.address}#{section['anchor']}", "text": text[:1500]}

    def contents(self):
        """The headings of the page as a list of links."""
        rows = [(s["level"], s["anchor"], s["title"]) for s in self.sections if s["level"] in (2, 3)]
        if len(rows) < 3 or len(rows) > 60:
            rows = [row for row in rows if row[0] == 2][:60]
        items = "".join(
            f'<li{" class=deep" if level == 3 else ""}><a href="#{anchor}">{html.escape(title)}</a></li>' for level, anchor, title in rows)
        return f"<ul>{items}</ul>" if items else ""


def plain(token):
    """The text of an inline token."""
    return "".join(child.content if child.type in ("text", "code_inline") else " " if child.type in ("softbreak", "hardbreak") else ""
                   for child in token.children or [])


def menu(guides):
    """The groups of guides with their pages, as the front page of the documentation has them."""
    front = (ROOT / "Documentation/README.md").read_text()
    groups, seen = [], set()
    for heading, body in re.findall(r"^## (.+)\n((?:(?!^## ).*\n?)*)", front, re.M):
        rows = []
        for link in re.findall(r"\]\(([^)#]+\.md)\)", body):
            path = os.path.normpath(os.path.join("Documentation", link))
            if path in guides and path not in seen:
                seen.add(path)
                rows.append(path)
        groups.append((heading, rows))
    return groups


def reference(module):
    """The address of the documentation of a module; its script knows the folder only."""
    name = module.lower()
    return f"docc/{name}/documentation/{name}/"


def write(folder, modules):
    pages = sources()
    guides = {path: Guide(path, pages) for path in pages}
    groups = menu(guides)
    template = string.Template((HERE / "page.html").read_text())
    files = set()
    for guide in guides.values():
        links = "".join(
            f'<a href="{guide.root}{target}">{title}</a>'
            for target, title in [("playground/index.html", "Playground"), ("Documentation/index.html", "Documentation"), ("Examples/index.html", "Examples")])
        menus = "".join(
            f"<h2>{html.escape(heading)}</h2><ul>" + "".join(
                f'<li><a href="{guide.root}{guides[path].address}"{" aria-current=page" if path == guide.path else ""}>{html.escape(guides[path].title)}</a></li>'
                for path in rows) + "</ul>"
            for heading, rows in groups if rows)
        if modules:
            menus += "<h2>Modules</h2><ul>" + "".join(
                f'<li><a href="{guide.root}{reference(module)}">{module}</a></li>' for module in modules) + "</ul>"
        title = guide.title if guide.title == "Plumb" else f"{guide.title} · Plumb"
        page = template.substitute(
            language="zh-Hans" if "zh-Hans" in guide.path else "en", title=html.escape(title), root=guide.root, links=links, guides=menus,
            content=guide.content, contents=guide.contents())
        place = folder / guide.address
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(page)
        files |= guide.files
    for path in sorted(files):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, folder / path)
    for name in ["site.css", "search.js"]:
        shutil.copyfile(HERE / name, folder / name)
    shutil.copytree(ROOT / "Web/Page", folder / "playground")
    for name in ["plumb.js", "plumb.wasm"]:
        shutil.copyfile(ROOT / "Web" / name, folder / name)
    entries = [entry for guide in guides.values() for entry in guide.entries()]
    (folder / "search.json").write_text(json.dumps(entries, ensure_ascii=False, separators=(",", ":")))
    (folder / ".nojekyll").touch()
    print(f"site: {len(guides)} pages, {len(files)} files, {len(entries)} sections in the search")


if __name__ == "__main__":
    write(pathlib.Path(sys.argv[1]), sys.argv[2:])
