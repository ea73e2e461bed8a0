#!/usr/bin/env python3
"""Writes the man page of a command from the JSON of `--experimental-dump-help` on standard input.

Usage: plumb --experimental-dump-help | manual.py VERSION DATE > plumb.1
"""

import json
import sys


def escaped(text):
    """The text with what roff reads as commands made literal."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def spelled(argument):
    """An argument as a reader types it."""
    value = "<" + argument["valueName"] + ">"
    if argument["kind"] == "positional":
        return value
    names = sorted(argument["names"], key=lambda name: name["kind"] != "short")
    words = ", ".join(("-" if name["kind"] == "short" else "--") + name["name"] for name in names)
    return words if argument["kind"] == "flag" else words + " " + value


def explained(argument):
    """The summary of an argument with its values and its default."""
    text = argument.get("abstract", "")
    notes = []
    if argument.get("allValues"):
        notes.append("values: " + ", ".join(argument["allValues"]))
    if argument.get("defaultValue"):
        notes.append("default: " + argument["defaultValue"])
    return text + (" (" + "; ".join(notes) + ")" if notes else "")


def paragraphs(text):
    """The lines of a discussion; indented lines keep their breaks."""
    for block in text.strip().split("\n\n"):
        yield ".PP"
        if "\n " in block:
            yield ".nf\n" + escaped(block) + "\n.fi"
        else:
            yield escaped(" ".join(block.split()))


def section(command, path):
    """The lines of one subcommand and of those below it."""
    shown = [item for item in command.get("arguments", []) if item.get("shouldDisplay", True)]
    below = [item for item in command.get("subcommands", []) if item["commandName"] != "help"]
    if len(path) > 1:
        yield ".SS " + escaped(" ".join(path))
        yield escaped(command.get("abstract", ""))
    yield from paragraphs(command["discussion"]) if command.get("discussion") else ()
    for argument in shown:
        if len(path) > 1 and argument["valueName"] in ("version", "help"):
            continue
        yield ".TP\n.B " + escaped(spelled(argument)) + "\n" + escaped(explained(argument))
    if len(path) == 1:
        yield ".SH COMMANDS"
    for item in below:
        yield from section(item, path + [item["commandName"]])


def main():
    version, date = sys.argv[1:3]
    command = json.load(sys.stdin)["command"]
    name = command["commandName"]
    print(f'.TH {name.upper()} 1 "{date}" "{name} {version}" "User Commands"')
    print(".SH NAME\n" + name + " \\- " + escaped(command["abstract"].rstrip(".")))
    print(".SH SYNOPSIS\n.B " + name + "\n.I command\n[\\fIoptions\\fR] [\\fIfiles\\fR]")
    print(".SH DESCRIPTION")
    for line in section(command, [name]):
        print(line)


main()
