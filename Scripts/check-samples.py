#!/usr/bin/env python3
"""Compiles and runs every ```swift block of the articles and of README.md, in a package that depends on this one.

usage: Scripts/check-samples.py [--keep FOLDER]

- The blocks of a document are read from top to bottom: what one declares the next may use, or declare anew.
- `expression  // text` is asserted, and a comment on the lines below an expression without one: the expression's description
  has to be the text, or the part of it before a colon, `8: CLDR's distance`. An expression may have several lines. An optional
  is unwrapped, `nil` is nil; an array is written with commas; a case may have its dot. Comments above an expression and on
  declarations are not checked.
- Samples run where `Which.app` and the other bundles of the tests lie, and `App_App.resources` in English and Italian.
- A block that begins with `// Package.swift`, `.package(` `.target(` or `.executableTarget(` is a manifest or a part of one, and is compiled as
  that.
- `Bundle.module` has `Localizable.strings` in English, British English and Italian.
- `AppLocale`, of the articles on tables for one app, is generated for en, en-GB, de and it.
- The files of `Examples` that stand alone, which pages name, are compiled with them.
- `<!-- sample: from PATH -->` before a block: that file, which is built elsewhere, has it word for word.

Run by .ci/run. Exits with 1 if something does not compile, if an expectation fails, or if so few samples are found that the search for
them must be broken.
"""
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tempfile

from documents import ROOT, documents

# The package's line in README, the only place that names the owner of the repository.
with open(os.path.join(ROOT, "README.md")) as readme:
    PACKAGE = re.search(r'^ *\.package\(\n? *url: .*?\)$', readme.read(), re.M | re.S).group()
PRODUCTS = [
    "LocaleMatching", "LocaleCanonicalization", "LocaleValidity", "LocalePlurals",
    "LocalizationEngines", "AppLocalization", "LocalizationAudit",
    "LocaleMatchingFoundation", "LocaleNegotiation",
]
FENCE = re.compile(r"(?:<!-- sample: from (\S+) -->\n)?^```swift\n(.*?)^```$", re.M | re.S)
MANIFEST = re.compile(r"// Package\.swift|\.package\(|\.target\(|\.executableTarget\(|dependencies: \[|// swift-tools-version")
EXPECTATION = re.compile(r"^(\s*)(.*?\S)\s+// (?:→ )?(.*)$")
STATEMENT = re.compile(r"(let|var|func|return|case|guard|if|for|switch|import|struct|enum|extension|public|private|_ =|//|[.{})@#])")
SUPPORT = '''
func shown<Value>(_ value: Value?) -> String {
  guard let value else { return "nil" }
  if let list = value as? [Any] { return list.map { "\\($0)" }.joined(separator: ", ") }
  return "\\(value)"
}

nonisolated(unsafe) var failures = 0
nonisolated(unsafe) var count = 0

func expect<Value>(_ value: Value?, _ expected: String, _ place: String) {
  count += 1
  let text = shown(value)
  let wanted = expected.hasPrefix(".") ? expected.dropFirst() : expected[...]
  if wanted == text || wanted.hasPrefix(text + ": ") { return }
  failures += 1
  print("\\(place): '\\(text)' in place of '\\(expected)'")
}
'''


def blocks(text):
    for found in FENCE.finditer(text):
        line = text[: found.start(2)].count("\n") + 1
        yield found.group(1), found.group(2), line


def literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def depth(code, pairs):
    """How many brackets are open at the end; negative if one is closed that was not opened."""
    code = re.sub(r'"(\\.|[^"\\])*"', '""', code)
    counts = [code.count(a) - code.count(b) for a, b in pairs]
    return min(counts) if min(counts) < 0 else max(counts)


def extent(lines, at):
    """The end of the statement or expression that begins at a line, and whether it is an expression."""
    is_expression = not STATEMENT.match(lines[at].strip())
    pairs = ["()", "[]", "{}"] if is_expression else ["()", "[]"]
    code, end = "", at
    while True:
        found = EXPECTATION.match(lines[end])
        code += found.group(2) if found and not lines[end].strip().startswith("//") else lines[end]
        open_brackets = depth(code, pairs)
        end += 1
        if open_brackets < 0:
            return at + 1, False
        goes_on = open_brackets > 0 or end < len(lines) and lines[end].strip().startswith(".") and not found
        if not goes_on or end == len(lines):
            return end, is_expression and open_brackets == 0


def statements(block, document, line):
    """Imports, and the block's other lines with their expectations as calls."""
    imports, lines, at = [], block.split("\n"), 0
    while at < len(lines):
        if lines[at].startswith("import "):
            imports.append(lines[at])
            # An import is left as an empty line, so that the lines stay those of the document.
            lines[at] = ""
        if not lines[at].strip():
            at += 1
            continue
        end, is_expression = extent(lines, at)
        first, last = at, end - 1
        at = end
        if not is_expression:
            continue
        found = EXPECTATION.match(lines[last])
        below = []
        while not found and at < len(lines) and lines[at].strip().startswith("//"):
            below.append(lines[at].strip()[2:].strip())
            at += 1
        expected = (found.group(3) if found else " ".join(below)).strip()
        if expected:
            if found:
                lines[last] = found.group(1) + found.group(2)
            lines[first] = "expect(" + lines[first]
            lines[last] += f", {literal(expected)}, {literal(f'{document}:{line + first}')})"
    return imports, f"#sourceLocation(file: {literal(document)}, line: {line})\n" + "\n".join(lines)


def source(number, document, found):
    imports, body = [], ""
    for block, line in found:
        more, text = statements(block, document, line)
        imports += more
        body += "do {\n" + text + "\n"
    body += "#sourceLocation()\n" + "}\n" * len(found)
    return "\n".join(dict.fromkeys(imports)) + f"\n\nfunc document{number}() async throws {{\n{body}}}\n"


def manifest(block):
    if "let package" in block:
        return block
    part = "\n".join(line for line in block.split("\n") if not line.startswith("//")).strip().rstrip(",")
    part = part.replace('"…"', '"0.1.0"')
    if part.startswith("dependencies:"):
        return f'// swift-tools-version: 6.1\nimport PackageDescription\n\nlet package = Package(name: "sample",\n{part})\n'
    if part.startswith(".package"):
        packages = [line for line in part.split("\n") if not line.startswith(".product")]
        products = [line for line in part.split("\n") if line.startswith(".product")]
        lists = "dependencies: [\n" + "\n".join(packages) + "\n]"
        if products:
            lists += ',\ntargets: [.target(name: "sample", dependencies: [\n' + "\n".join(products) + "\n])]"
    else:
        # A target may name a product of this package.
        lists = f"dependencies: [{PACKAGE}],\ntargets: [\n{part}\n]"
    return f'// swift-tools-version: 6.1\nimport PackageDescription\n\nlet package = Package(name: "sample",\n{lists})\n'


def check_manifest(block, place, work):
    folder = os.path.join(work, "manifest")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "Package.swift"), "w") as file:
        file.write(manifest(block))
    run = subprocess.run(["swift", "package", "--package-path", folder, "dump-package"], capture_output=True, text=True)
    if run.returncode != 0:
        print(f"{place}: no manifest\n{run.stderr}")
    return run.returncode == 0


def without_indent(text):
    return [line.strip() for line in text.split("\n") if line.strip()]


def is_part(block, path):
    wanted, lines = without_indent(block), without_indent(open(os.path.join(ROOT, path)).read())
    return any(lines[at : at + len(wanted)] == wanted for at in range(len(lines)))


def bundles(work):
    """The folder that samples run in: the tests' bundles, and one of the simplest sort."""
    folder = os.path.join(work, "bundles")
    os.makedirs(folder, exist_ok=True)
    fixtures = os.path.join(ROOT, "Tests/Fixtures/Bundles")
    for name in os.listdir(fixtures):
        if not os.path.lexists(os.path.join(folder, name)):
            os.symlink(os.path.join(fixtures, name), os.path.join(folder, name))
    greetings(os.path.join(folder, "App_App.resources"), {"en": "Hello", "it": "Ciao"})
    return folder


def greetings(folder, texts):
    for language, greeting in texts.items():
        strings = os.path.join(folder, f"{language}.lproj")
        os.makedirs(strings, exist_ok=True)
        with open(os.path.join(strings, "Localizable.strings"), "w") as file:
            file.write(f'"greeting" = "{greeting}";\n')


def main():
    work = tempfile.mkdtemp() if "--keep" not in sys.argv else sys.argv[sys.argv.index("--keep") + 1]
    sources = os.path.join(work, "Sources/samples")
    os.makedirs(sources, exist_ok=True)
    with open(os.path.join(work, "Package.swift"), "w") as file:
        products = "\n".join(f'        .product(name: "{name}", package: "swift-locale-matching"),' for name in PRODUCTS)
        file.write(
            f'''// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "samples",
  defaultLocalization: "en",
  dependencies: [.package(name: "swift-locale-matching", path: {literal(str(ROOT))}, traits: [])],
  targets: [
    .executableTarget(
      name: "samples",
      dependencies: [
{products}
      ],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "GenerateAppLocale", package: "swift-locale-matching")])
  ],
  swiftLanguageModes: [.v6]
)
'''
        )
    greetings(os.path.join(sources, "Resources"), {"en": "Hello", "en-GB": "How do you do", "it": "Ciao"})
    with open(os.path.join(sources, "Resources/it.lproj/Localizable.stringsdict"), "wb") as file:
        days = {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
                "one": "%d giorno", "many": "%d di giorni", "other": "%d giorni"}
        plistlib.dump({"days": {"NSStringLocalizedFormatKey": "%#@days@", "days": days}}, file)
    with open(os.path.join(sources, "locales.json"), "w") as file:
        file.write('{"supported": ["en", "en-GB", "de", "it"]}\n')
    failed = compiled = manifests = copies = 0
    calls = []
    for document in documents():
        found, text = [], open(os.path.join(ROOT, document)).read()
        for origin, block, line in blocks(text):
            place = f"{document}:{line}"
            if origin:
                copies += 1
                if not is_part(block, origin):
                    failed += 1
                    print(f"{place}: not in {origin}")
            elif MANIFEST.match(block):
                manifests += 1
                failed += 0 if check_manifest(block, place, work) else 1
            else:
                found.append((block, line))
        if found:
            compiled += len(found)
            with open(os.path.join(sources, f"Document{len(calls)}.swift"), "w") as file:
                file.write(source(len(calls), document, found))
            calls.append(f"try await document{len(calls)}()")
    with open(os.path.join(sources, "main.swift"), "w") as file:
        file.write("import Foundation\n" + "\n".join(calls) + '\nprint("\\(count) expectations, \\(failures) failed")\n')
        file.write("exit(failures == 0 ? 0 : 1)\n")
    with open(os.path.join(sources, "Support.swift"), "w") as file:
        file.write(SUPPORT)
    for path in (ROOT / "Examples").glob("*.swift"):
        shutil.copy(path, sources)
    print(f"{compiled} samples in {len(calls)} documents, {manifests} manifests, {copies} copies", flush=True)
    if compiled < 20 or manifests < 3:
        print("so few samples cannot be all")
        failed += 1
    scratch = os.path.join(work, "build")
    build = subprocess.run(
        ["swift", "build", "--package-path", work, "--scratch-path", scratch], capture_output=True, text=True)
    if build.returncode != 0:
        errors = dict.fromkeys(line for line in build.stdout.split("\n") if re.match(r"\S+:\d+:\d+: error:", line))
        print("\n".join(errors) or build.stdout + build.stderr)
        return 1
    run = subprocess.run([os.path.join(scratch, "debug/samples")], cwd=bundles(work))
    return 1 if failed or run.returncode != 0 else 0


sys.exit(main())
