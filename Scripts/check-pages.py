#!/usr/bin/env python3
"""Opens the pages that this project makes in headless Chromium, as a visitor sees them: the page of `which-locale report --format
html`, and Examples/WebPage: the document's eight situations, the presets against which-locale, hostile inputs, a phone's width, an
empty console. Both light and dark. Run by Scripts/release-check.

check-pages.py [PICTURES]      after `swift build`; a folder for README's picture, the page's answer for en-IT, in light and dark

Speaks the DevTools protocol through Chromium's debugging pipe, so that it needs only Python's library.
"""
import base64
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROGRAM, BUNDLES = ROOT / ".build/debug/which-locale", ROOT / "Tests/Fixtures/Bundles"
PICTURES = Path(sys.argv[1]) if len(sys.argv) > 1 else None
DEMO = "en en-IN en-IE en-GB de it it-CH"
# Languages, region, the app, and what both rules show: the document's situations, each with its answer on both sides.
SITUATIONS = [
    ("en-GB", "GB", DEMO, "en-GB", "en-GB"), ("en-GB", "IT", DEMO, "en-GB", "en-GB"),
    ("en", "IE", DEMO, "en-IE", "en-IE"), ("en", "IT", DEMO, "en-GB", "en-GB"), ("fr it", "FR", DEMO, "it", "it"),
    ("fr", "FR", DEMO, "en-GB", "en-GB"), ("fr", "CH", DEMO, "en-GB", "en-GB"), ("en", "IN", "en en-GB", "en-GB", "en-GB"),
]
HOSTILE = [
    "", " , ,, ", "<b>x</b>", "<img src=x onerror=document.title='owned'>", "\"'`;--", "\0\1\2", "\t\n\r", "a" * 100_000,
    "en-" * 20_000, ",".join(["en"] * 5_000), "é ü ß", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 \u202e", "\ud800", "en;q=0.5,de;q=,*;q=0,;;;", "-en- _de_ x-", "$!enUS",
    "${alert(1)}", "</script><script>alert(1)</script>", "en-GB-u-rg-itzzzz x-private i-klingon", "zz-Zzzz-ZZ und root *",
]
# What a page looks like as the browser laid it out: WCAG 2.2, 1.4.3 is the contrast of every text with the first opaque colour
# behind it. Each filter of a report shows exactly the rows that it names, and hides languages without any; its style sheet does
# this alone.
LOOKS = """(() => {
  const visible = (element) => element.getClientRects().length > 0;
  const rows = [...document.querySelectorAll("tr.wanted")];
  const filters = {};
  for (const [name, selector] of Object.entries({changed: ":not(.same)", none: ".none", differs: ".differs", all: "tr"})) {
    const filter = document.getElementById("show-" + name);
    if (!filter) continue;
    filter.click();
    const empty = [...document.querySelectorAll(".preferences tbody")]
      .filter((body) => visible(body) && ![...body.rows].slice(1).some(visible)).length;
    filters[name] = rows.every((row) => visible(row) === row.matches(selector)) && empty === 0;
  }
  const channels = (color) => color.match(/[\\d.]+/g).map(Number);
  const luminance = (color) => {
    const [red, green, blue] = channels(color).slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const background = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor;
      if (channels(color)[3] !== 0) return color;
    }
    return "rgb(255, 255, 255)";
  };
  let least = Infinity;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || element.matches("script, style") || !visible(element)) continue;
    const pair = [luminance(getComputedStyle(element).color), luminance(background(element))].sort((a, b) => b - a);
    least = Math.min(least, (pair[0] + 0.05) / (pair[1] + 0.05));
  }
  return {rows: rows.length, filters, contrast: least, overflow: document.body.scrollWidth > innerWidth,
    dark: matchMedia("(prefers-color-scheme: dark)").matches};
})()"""
failures = checks = 0


def expect(name, actual, expected):
    global failures, checks
    checks += 1
    if actual != expected:
        failures += 1
        print(f"FAILED {name}: {actual!r} in place of {expected!r}")


class Browser:
    """One tab, and everything that its console said."""

    def __init__(self, profile):
        to_browser, ours = os.pipe(), os.pipe()
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec chromium "$@" 3<&{to_browser[0]} 4>&{ours[1]}', "chromium", "--headless", "--no-sandbox",
             "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-pipe",
             "--host-resolver-rules=MAP * ~NOTFOUND", f"--user-data-dir={profile}", "about:blank"],
            pass_fds=(to_browser[0], ours[1]), stderr=subprocess.DEVNULL)
        self.write, self.read = os.fdopen(to_browser[1], "wb", 0), os.fdopen(ours[0], "rb", 0)
        self.number, self.rest, self.session, self.said, self.loaded = 0, b"", None, [], False
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Runtime", "Log", "Page", "Network"):
            self.send(domain + ".enable")

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.write.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self.next()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]

    def next(self):
        while b"\0" not in self.rest:
            more = os.read(self.read.fileno(), 1 << 20)
            if not more:
                sys.exit("the browser ended")
            self.rest += more
        line, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(line)
        method = message.get("method")
        if method in ("Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled"):
            self.said.append(json.dumps(message["params"])[:300])
        if method == "Network.requestWillBeSent" and not message["params"]["request"]["url"].startswith(("file:", "data:", "blob:")):
            self.said.append("request: " + message["params"]["request"]["url"])
        return message

    def run(self, script):
        result = self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            self.said.append(json.dumps(result["exceptionDetails"])[:300])
        return result["result"].get("value")

    def show(self, path):
        """Opens a page that has no script."""
        self.send("Page.navigate", url=path.resolve().as_uri())
        self.run("new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))")

    def open(self, address):
        self.send("Page.navigate", url=address)
        return self.run("""new Promise((done) => { const wait = () => document.getElementById("release")?.textContent
            ? done(document.getElementById("release").textContent) : setTimeout(wait, 20); wait(); })""")

    def size(self, width, height, dark=False):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])


ANSWERS = '["apple", "cldr"].map((id) => document.getElementById(id).children[1].textContent)'


def fill(browser, **values):
    """Types as a person does, and returns both answers."""
    kind = values.pop("has", None)
    script = f'document.querySelector("input[name=has][value={kind}]").click();' if kind else ""
    for name, value in values.items():
        script += f"""{{ const field = document.getElementById({json.dumps(name)}); field.value = {json.dumps(value)};
            field.dispatchEvent(new Event("input", {{bubbles: true}})); }}"""
    return browser.run(script + ANSWERS)


def program(*arguments, text=None):
    return subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True).stdout


def of_device(languages, region, app, development):
    return [program("device", "--preferred", languages.replace(" ", ","), "--region", region, "--supported",
                    app.replace(" ", ","), "--development-region", development, "--engine", engine, "--format", "json"
                    ) for engine in ("apple", "cldr")]


def main():
    with tempfile.TemporaryDirectory() as folder:
        work, page = Path(folder), Path(folder, "page.html")
        subprocess.run(["bash", ROOT / "Examples/WebPage/build.sh", page], check=True)
        browser = Browser(work / "profile")
        try:
            check_report(browser, work)
            copied = check(browser, page.as_uri())
        finally:
            browser.process.terminate()
            browser.process.wait()
        check_programs(copied, work / "programs")
        print(f"both pages: {checks} checks, {failures} failed, {page.stat().st_size} bytes of the web page")
    sys.exit(1 if failures else 0)


def check_report(browser, work):
    # With the optional column shown: then the page has its greatest width.
    page = work / "report.html"
    page.write_text(program("report", BUNDLES / "Which.app", "--format", "html", "--speakers", BUNDLES / "supplementalData.xml"))
    rows = page.read_text().count('<tr class="wanted ')
    for dark in (False, True):
        browser.size(1280, 900, dark)
        browser.show(page)
        found = browser.run(LOOKS)
        expect(f"report: contrast {found['contrast']:.2f} is 4.5 or more, dark {dark}", found.pop("contrast") >= 4.5, True)
        filters = dict.fromkeys(["changed", "none", "differs", "all"], True)
        expect(f"report, dark {dark}", found, {"rows": rows, "filters": filters, "overflow": False, "dark": dark})
    expect("report: no file is asked for", browser.run("performance.getEntriesByType('resource').length"), 0)
    hostile = work / "<img src=x onerror=document.title='owned'>"
    (hostile / "en.lproj").mkdir(parents=True)
    (hostile / "<script>document.title='owned'<.lproj").mkdir()
    page.write_text(program("report", hostile, "--format", "html"))
    browser.show(page)
    expect("a hostile name stays text", browser.run("[document.title.startsWith('owned'), document.querySelectorAll('img').length]"), [False, 0])


def check(browser, address):
    browser.size(1280, 900)
    browser.open(address)
    for languages, region, app, *shown in SITUATIONS:
        development = app.split()[-1] if app != DEMO else "en-GB"
        answers = fill(browser, has="device", languages=languages, region=region, app=app, development=development)
        expect(f"{languages} in {region}", answers, shown)
        chosen = [json.loads(answer)["choice"]["localizations"][0] for answer in of_device(languages, region, app, development)]
        expect(f"{languages} in {region} as which-locale says", answers, chosen)
    # The state is in the address: the same page again.
    fill(browser, has="device", languages="en, it", region="IE", app="de en-IE,it", development="de", favor="script")
    hash_text = browser.run("new Promise((done) => setTimeout(() => done(location.hash), 500))")
    browser.run("document.querySelector('#presets button').click()")
    expect("a preset", browser.run(ANSWERS), ["en-GB", "en-GB"])
    browser.open(address + "?again" + hash_text)
    expect("the address keeps the state", browser.run(ANSWERS), ["en-IE", "en-IE"])
    expect("the address keeps an option", browser.run("document.getElementById('favor').value"), "script")
    presets = browser.run("document.querySelectorAll('#presets button').length")
    expect("presets", presets, 5)
    for place in range(presets):
        browser.run(f"document.querySelectorAll('#presets button')[{place}].click()")
        state = browser.run("Object.fromEntries(['languages', 'region', 'app', 'development'].map((id) => [id, document.getElementById(id).value]))")
        answers = browser.run(ANSWERS)
        if browser.run("document.querySelector('input[name=has]:checked').value") == "header":
            rows = program("traffic", "--supported", state["app"].replace(" ", ","), "--development-region", state["development"],
                           "--headers", "-", "--format", "tsv", text=state["languages"] + "\n").splitlines()
            chosen = [next(row.split("\t")[1] for row in rows if row.startswith(engine + "\t")) for engine in ("apple", "cldr")]
        else:
            chosen = [json.loads(answer)["choice"]["localizations"][0] for answer in of_device(*state.values())]
        expect(f"preset {place + 1} as which-locale says", answers, chosen)
        expect(f"preset {place + 1}: one candidate is marked", browser.run("document.querySelectorAll('tr.won').length") <= 1, True)
    browser.run("document.querySelector('#presets button').click()")
    copied = browser.run("""document.getElementById("copy").click();
        new Promise((done) => setTimeout(() => done(document.getElementById("copied").textContent), 300))""")
    expect("copied as Swift", copied == "Copied." or "wanted: [String] = [\"en-IT\"]" in copied, True)
    # The program that is copied has the options, and its answer is the one with them.
    browser.run("""navigator.clipboard.writeText = (text) => { window.taken = text; return Promise.resolve(); }""")
    copied = []
    for values in ({"has": "list", "threshold": "3", "favor": "script", "direction": "two-way"}, {"has": "device"},
                   {"has": "header", "languages": "de-AT, \"en\";q=0.8, *;q=0.1", "threshold": "50"}):
        fill(browser, **{"languages": "en-IT", "app": "en en-GB de", "development": "", **values})
        browser.run("document.getElementById('copy').click()")
        copied.append(browser.run("window.taken"))
    expect("options are copied", [f"options.{option}" in copied[0] for option in ("threshold = .below(3)", "favor = .script", "direction = .twoWay")], [True] * 3)
    # What people paste: a header with its name, folders, a list of JSON; and a header where languages stand.
    for has, languages, app, shown in [("header", "Accept-Language: it-CH, en;q=0.5", DEMO, "it-CH"), ("list", "it", "en.lproj, it.lproj", "it"),
                                       ("list", '["it", "de"]', '["en", "it"]', "it"), ("list", "it_IT.UTF-8", "en it", "it")]:
        fill(browser, has="list", threshold="50", favor="language", direction="one-way")
        expect(f"{languages} of {app}", fill(browser, has=has, languages=languages, app=app, development="en"), [shown, shown])
        expect("nothing is wrong with it", browser.run("/matches nothing|is no language/.test(document.body.innerText)"), False)
    fill(browser, has="device", languages="it-CH, en;q=0.5")
    expect("a header in the wrong place", "choose Accept-Language" in browser.run("document.getElementById('told').textContent"), True)
    fill(browser, has="device", languages="German")
    expect("a language in words", "no language" in browser.run("document.getElementById('told').textContent"), True)
    for has, field, text in [("device", "languages", "english!!"), ("list", "languages", "de;en"), ("header", "languages", "e--n"),
                             ("device", "region", "Italy!"), ("device", "app", "deutsch!!"), ("device", "development", "en--GB")]:
        fill(browser, has="device", languages="en", region="IT", app=DEMO, development="en", threshold="50")
        fill(browser, has=has, **{field: text})
        told = browser.run("document.getElementById('told').textContent + document.getElementById('app-told').textContent")
        expect(f"'{text}' as {field} of {has} is told", "not a" in told or "no region" in told, True)
    fill(browser, has="device", languages="ua", app="en jp", development="en")
    told = browser.run("document.getElementById('told').textContent + document.getElementById('app-told').textContent")
    expect("countries' codes", ["did you mean 'uk'?" in told, "did you mean 'ja'?" in told], [True, True])
    browser.run("document.querySelector('#presets button').click()")
    browser.run("document.querySelector('tr.won summary').focus()")
    for kind in ("rawKeyDown", "char", "keyUp"):
        browser.send("Input.dispatchKeyEvent", type=kind, key="Enter", code="Enter", text="" if kind != "char" else "\r",
                     windowsVirtualKeyCode=13)
    expect("the keyboard opens a rule", browser.run("document.querySelector('tr.won details').open"), True)
    expect("a rule in words", browser.run("document.querySelector('tr.won details p').innerText").rstrip("."),
           "Whoever wants English, any script, regions outside American Samoa, Canada, Guam, Marshall Islands, Northern Mariana "
           "Islands, Philippines, Puerto Rico, U.S. Outlying Islands, United States, U.S. Virgin Islands is 3 from English, any script, United Kingdom")
    expect("the nearest comes first", browser.run("document.querySelector('#tables tbody tr').className"), "won")
    fill(browser, has="list")
    expect("this browser's languages", browser.run("document.getElementById('languages').value === navigator.languages.join(' ')"), True)
    for text in HOSTILE:
        for kind in ("device", "header", "list"):
            answers = fill(browser, has=kind, languages=text, region=text, app=text + " en", development=text, threshold=text)
            expect(f"{text[:20]!r} is answered", isinstance(answers, list) and all(answers), True)
    expect("hostile text stays text", browser.run("document.querySelectorAll('main img, main section b b, main script').length"), 0)
    expect("hostile text does nothing", browser.run("document.title"), "Which locale?")
    expect("every field has a label", browser.run("[...document.querySelectorAll('input, select')].filter((field) => !field.labels.length).length"), 0)
    browser.run("document.querySelector('#presets button').click()")
    expect("a bar's parts are the distance", browser.run("[...document.querySelectorAll('tr.won .track i')].map((bar) => bar.style.width).join()"), "0%,0%,3%")
    browser.size(390, 844)
    browser.run("document.querySelector('#presets button').click(); scrollTo(0, 0)")
    expect("a phone shows the answers without scrolling", browser.run(
        "['apple', 'cldr'].every((id) => { const box = document.getElementById(id).getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; })"), True)
    expect("a rule is beside its value", browser.run("""[...document.querySelectorAll('summary code')].every((rule) => {
        const cell = rule.closest('td').getBoundingClientRect(); return rule.getBoundingClientRect().left - cell.left >= 90; })"""), True)
    browser.size(640, 844)
    expect("no word of a head breaks", browser.run("""[...document.querySelectorAll('thead th')].every((head) =>
        getComputedStyle(head.closest('thead')).display === 'none' || head.getClientRects().length === 1
        && head.scrollHeight < 2.5 * parseFloat(getComputedStyle(head).lineHeight))"""), True)
    for width in (375, 320, 1280):
        browser.size(width, 800)
        for place in range(presets):
            browser.run(f"document.querySelectorAll('#presets button')[{place}].click()")
            expect(f"no sideways scrolling at {width}", browser.run("document.documentElement.scrollWidth <= innerWidth"), True)
    for dark in (False, True):
        browser.size(1280, 1000, dark)
        browser.run("document.querySelector('#presets button').click()")
        least = browser.run(LOOKS)["contrast"]
        expect(f"contrast {least:.2f} is 4.5 or more, dark {dark}", least >= 4.5, True)
        if PICTURES:
            # Higher than the page, so that the row is painted where it is measured.
            browser.size(1000, 2000, dark)
            browser.send("Emulation.setScrollbarsHidden", hidden=True)
            height = browser.run("document.querySelector('#tables tbody tr:nth-child(4)').getBoundingClientRect().bottom + scrollY")
            clip = {"x": 0, "y": 0, "width": 1000, "height": height, "scale": 1}
            picture = browser.send("Page.captureScreenshot", format="png", clip=clip, captureBeyondViewport=True)["data"]
            (PICTURES / f"which-locale-{'dark' if dark else 'light'}.png").write_bytes(base64.b64decode(picture))
    expect("the console is empty, and nothing is requested", browser.said, [])
    return copied


def check_programs(programs, folder):
    """What the page copies as Swift compiles as it stands, and prints the answers in its comments."""
    names = [f"program{place}" for place in range(len(programs))]
    for name, text in zip(names, programs):
        (folder / "Sources" / name).mkdir(parents=True)
        (folder / "Sources" / name / "main.swift").write_text(text)
    targets = ", ".join(f'.executableTarget(name: "{name}", dependencies: [.product(name: "LocalizationEngines", package: "swift-locale-matching")])'
                        for name in names)
    (folder / "Package.swift").write_text(f"""// swift-tools-version: 6.1
        import PackageDescription
        let package = Package(name: "programs", dependencies: [.package(name: "swift-locale-matching", path: {json.dumps(str(ROOT))}, traits: [])],
                              targets: [{targets}])""")
    built = subprocess.run(["swift", "build", "--package-path", folder], capture_output=True, text=True)
    expect("what is copied compiles", (built.returncode, built.stdout[-2000:] if built.returncode else ""), (0, ""))
    for name, text in zip(names, programs):
        said = [line.split("    // ")[1] for line in text.splitlines() if line.startswith("print(")]
        run = subprocess.run([folder / ".build/debug" / name], capture_output=True, text=True)
        expect(f"{name} prints what its comments say", (run.stdout.splitlines(), len(said)), (said, 2))


main()
