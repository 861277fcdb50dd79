#!/usr/bin/env python3
"""Lists the public names of the products that no page and no example shows, names in pages that no source declares, the relative
links and anchors in Markdown that lead nowhere, and the lines of samples that DocC would cut; fails if there is one. Run by .ci/run.

What nobody shows, nobody finds: it goes, or gets a sentence. What a protocol of the
standard library asks for (`hash`, `description`, `makeAsyncIterator`) needs none.
"""
import re
import sys

from documents import ROOT, documents

PRODUCTS = re.findall(r'product\("(\w+)"|\.library\(name: "(\w+)"', (ROOT / "Package.swift").read_text())
CONFORMANCES = {
    "hash", "encode", "description", "debugDescription", "id", "errorDescription", "allCases", "rawValue", "callAsFunction",
    "startIndex", "endIndex", "AsyncIterator", "makeAsyncIterator", "StringInterpolation", "appendInterpolation", "appendLiteral",
}
# Names of others that pages speak of: of Apple's systems, the package manager, ICU, Swift's runtime, and of an example.
FOREIGN = set("""
  upToNextMinor binaryTarget NSLocalizedString LocalizedStringResource localizedStringWithFormat developmentLocalization localizedString
  CFBundleLocalizations UIPrefersShowingLanguageSettings validating setDefaultLocale setNoDefaultLocale setDemotionPerDesiredLocale
  setDirection setFavorSubtag setMaxDistance ualoc_localizationsToUse _swift_stdlib_getNormData KitDemo
""".split())
NAME = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*public (?:static |mutating |indirect )*"
                  r"(?:func|var|let|struct|enum|protocol|typealias|class) `?(\w+)", re.M)

pages = [path for pattern in ("*.md", "Documentation/**/*.md", "Sources/**/*.docc/**/*.md", "Examples/**/*.md", "Examples/**/*.swift")
         for path in ROOT.glob(pattern) if ".build" not in path.parts]
shown = set(re.findall(r"\w+", "\n".join(path.read_text() for path in pages)))
missing = []
for product in sorted({name for pair in PRODUCTS for name in pair if name}):
    for path in sorted(ROOT.glob(f"Sources/*/{product}/**/*.swift")):
        names = set(NAME.findall(path.read_text())) - CONFORMANCES - shown
        missing += [f"{product}: {name} ({path.name})" for name in sorted(names) if not name.startswith("_")]
def anchors(path):
    """The anchors of a page's headings, as GitHub makes them."""
    found = set()
    for heading in re.findall(r"^#+ +(.*)$", re.sub(r"```.*?```", "", path.read_text(), flags=re.S), re.M):
        text = re.sub(r"[^\w\- ]", "", heading.strip().lower().replace("`", "")).replace(" ", "-")
        found.add(text if text not in found else f"{text}-1")
    return found


generated = set()
for page in ROOT.glob("Sources/*/*/*.docc/*.md"):
    library, name = page.parent.stem.lower(), page.stem.lower()
    generated.add(f"/documentation/{library}" + ("" if name == library else f"/{name}"))
for path in (page for page in pages if page.suffix == ".md"):
    text = re.sub(r"(```|~~~).*?\1", "", path.read_text(), flags=re.S)
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        place, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", link):
            continue
        # A page of another library, as DocC addresses it.
        if place.startswith("/documentation/"):
            if place not in generated:
                missing.append(f"{path.relative_to(ROOT)}: DocC has no page {place}")
            continue
        target = (path.parent / place).resolve() if place else path
        if not target.exists() or anchor and target.suffix == ".md" and anchor not in anchors(target):
            missing.append(f"{path.relative_to(ROOT)}: the link {link} leads nowhere")
# What "How to add" tells to change has to be there: a path, or a name that a source declares.
contributing = (ROOT / "CONTRIBUTING.md").read_text()
sources = [path for top in ("Sources", "Tests", "Documentation", "Scripts") for path in ROOT.glob(f"{top}/**/*") if ".build" not in path.parts] + [ROOT / "Package.swift"]
paths = {path.relative_to(ROOT).as_posix() for path in sources}
code = "\n".join(path.read_text() for path in sources if path.suffix == ".swift")
declared = set(re.findall(r"\b(?:struct|enum|class|protocol|let|var|func|case|extension) `?(\w+)", code))
for section in re.findall(r"^## (?:A new table|How to add)\n(.*?)(?=^## )", contributing, re.M | re.S):
    for name in re.findall(r"`([\w./+]+)`", section):
        ends = ("/" + name, f"/{name}.swift", f"/{name}.md")
        if name.split(".")[-1] not in declared and not any(("/" + path).endswith(ends) for path in paths):
            missing.append(f"CONTRIBUTING.md: '{name}' is nowhere")
# A name in backticks, `oldName` or `Type.member(of:)`, is one that there is: what was renamed has its new name on every page. The codes
# of the audit's rules have a test of their own.
known = declared | FOREIGN | {name for path in sources for name in (path.stem, path.parent.name)} | set(re.findall(r"(\w+):", code)) | {
    name for names in re.findall(r"^\s*case (.*)$|name: \"(.*)\"", code, re.M) for name in re.findall(r"\w+", "".join(names))}
for document in documents():
    text = re.sub(r"(```|~~~).*?\1", "", (ROOT / document).read_text(), flags=re.S)
    for name in re.findall(r"(?<!`)`((?:[A-Z]\w*\.)*\w+(?:\([\w:]*\))?)`(?!`)", text):
        word = re.sub(r"\(.*", "", name).split(".")[-1]
        if re.search(r"[a-z][A-Z]|\(|\.", name) and word not in known and not (word == "init" and FOREIGN & set(re.findall(r"\w+", name))):
            missing.append(f"{document}: no source declares '{name}'")
# A program's example and CONTRIBUTING.md are no pages of DocC.
for document in (name for name in documents() if not name.startswith(("Examples", "CONTRIBUTING"))):
    text = (ROOT / document).read_text()
    for fence in re.finditer(r"^```(?:sh|swift)\n(.*?)^```$", text, re.M | re.S):
        for number, line in enumerate(fence.group(1).split("\n"), text[: fence.start(1)].count("\n") + 1):
            if len(line) > 70 and "://" not in line:
                missing.append(f"{document}:{number}: more than 70 columns: DocC shows some 72, and cuts the answer")
print("\n".join(missing) or f"ok     every public name stands in one of {len(pages)} pages and examples, and every link leads somewhere")
sys.exit(bool(missing))
