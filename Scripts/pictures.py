#!/usr/bin/env python3
"""Makes the pictures of the documents from what which-locale answers: Documentation/Pictures.

usage: Scripts/pictures.py [--check]

- explain.svg: a terminal with `which-locale explain`, drawn from its colours.
- matrix.svg: what `which-locale matrix --format svg` writes.
- reach.png: a screenshot by Chromium of the head of the page of `which-locale report --html`. Its bytes depend on the
  browser, so sources.txt has the hash of the page and not of the picture.

--check writes nothing, and exits with 1 if a source has changed: then run the script without it.
Takes the built .build/debug/which-locale, or WHICH_LOCALE. Chromium is needed only for the screenshot.
"""
import hashlib
import html
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, "Documentation/Pictures")
PROGRAM = os.environ.get("WHICH_LOCALE", os.path.join(ROOT, ".build/debug/which-locale"))
EXPLAIN = ["explain", "--supported", "en,en-GB,en-IE,en-IN,de,it,it-CH", "--preferred", "en-IT"]
MATRIX = ["matrix", "--supported", "en,en-AU,en-GB,en-IN,de,gsw,nb,nn,da,pt,pt-PT,es,zh-Hans,zh-Hant,sr-Latn,hr"]
REPORT = ["report", "Tests/Fixtures/Bundles/Which.app", "--html"]
# The colours of ANSI on a dark terminal.
COLOURS = {"31": "#ff7b72", "32": "#7ee787", "33": "#e3b341", "34": "#79c0ff", "35": "#d2a8ff", "36": "#76e3ea", "90": "#8b949e"}
WIDTH, HEIGHT, MARGIN = 8.43, 19, 16


def answer(arguments):
    run = subprocess.run([PROGRAM, *arguments], cwd=ROOT, capture_output=True, text=True)
    if run.returncode not in (0, 1) or not run.stdout:
        sys.exit(f"which-locale {' '.join(arguments)} fails: {run.stderr}")
    return run.stdout


def runs(line):
    """The parts of a line with their attributes: text, colour or None, bold, dim."""
    colour, bold, dim, parts = None, False, False, []
    for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
        if piece.startswith("\x1b"):
            for code in piece[2:-1].split(";"):
                if code in ("", "0"):
                    colour, bold, dim = None, False, False
                elif code == "1":
                    bold = True
                elif code == "2":
                    dim = True
                elif code in COLOURS:
                    colour = COLOURS[code]
        elif piece:
            parts.append((piece, colour, bold, dim))
    return parts


def terminal(command, output):
    """A picture of a terminal: every word at its column, so that the font's width does not matter."""
    lines = [f"$ {command}", *output.rstrip("\n").split("\n")]
    columns = max(sum(len(part[0]) for part in runs(line)) for line in lines)
    width, height = round(columns * WIDTH + 2 * MARGIN), len(lines) * HEIGHT + 2 * MARGIN
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{html.escape(command)}</title>",
        f'<rect width="{width}" height="{height}" rx="8" fill="#0d1117"/>',
        '<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14" fill="#e6edf3">',
    ]
    for number, line in enumerate(lines):
        column = 0
        for text, colour, bold, dim in runs(line):
            style = f' fill="{colour}"' if colour else ""
            style += ' font-weight="bold"' if bold else ""
            style += ' opacity="0.65"' if dim else ""
            for word in re.finditer(r"\S+", text):
                drawn.append(
                    f'<text x="{MARGIN + (column + word.start()) * WIDTH:.1f}" y="{MARGIN + number * HEIGHT + 14}" '
                    f'textLength="{len(word.group()) * WIDTH:.1f}"{style}>{html.escape(word.group())}</text>')
            column += len(text)
    return "\n".join([*drawn, "</g>", "</svg>", ""])


def photograph(page, target):
    with tempfile.TemporaryDirectory() as work:
        source = os.path.join(work, "page.html")
        with open(source, "w") as file:
            file.write(page)
        subprocess.run(
            [os.path.join(ROOT, "Scripts", "browse.sh"), source, "--hide-scrollbars", "--window-size=1100,760",
             f"--screenshot={target}"], check=True, stdout=subprocess.DEVNULL)


def main():
    check = "--check" in sys.argv
    page = answer(REPORT)
    # The rest is the list of options in force, which are the defaults here.
    explained = re.split(r"\n\n(?=(?:\x1b\[1m)?In force)", answer([*EXPLAIN, "--color", "always"]))[0]
    made = {
        "explain.svg": terminal("which-locale " + " ".join(EXPLAIN), explained),
        "matrix.svg": answer([*MATRIX, "--format", "svg"]),
        "sources.txt": f"{hashlib.sha256(page.encode()).hexdigest()}  which-locale {' '.join(REPORT)}  reach.png\n",
    }
    stale = []
    for name, text in made.items():
        path = os.path.join(FOLDER, name)
        if not os.path.exists(path) or open(path).read() != text:
            stale.append(name)
    if not os.path.exists(os.path.join(FOLDER, "reach.png")):
        stale.append("reach.png")
    if check:
        for name in stale:
            print(f"FAILED Documentation/Pictures/{name} is not what which-locale shows: run Scripts/pictures.py")
        print(f"{len(made) + 1 - len(stale)} pictures and sources up to date")
        sys.exit(1 if stale else 0)
    os.makedirs(FOLDER, exist_ok=True)
    if {"sources.txt", "reach.png"} & set(stale):
        photograph(page, os.path.join(FOLDER, "reach.png"))
    for name in stale:
        if name in made:
            with open(os.path.join(FOLDER, name), "w") as file:
                file.write(made[name])
    print(f"made anew: {', '.join(stale) or 'nothing'}")


main()
