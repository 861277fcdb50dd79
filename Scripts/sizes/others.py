"""The sizes of other implementations on this machine."""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HEADER = "| other implementation | what | bytes |\n|---|---|---:|"


def icu_libraries():
    """The shared libraries that a program with ICU's LocaleMatcher loads."""
    listing = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True).stdout
    for name in ("libicudata", "libicuuc", "libicui18n"):
        found = re.search(rf"({name}\.so\.\d+) .*=> (\S+)", listing)
        if found:
            yield "ICU4C (Debian)", f"{found.group(1)}", Path(found.group(2)).stat().st_size


def toolchain_icu():
    swift = subprocess.run(["which", "swiftc"], capture_output=True, text=True).stdout.strip()
    library = Path(os.path.realpath(swift)).parents[1] / "lib/swift/linux/lib_FoundationICU.so"
    if library.exists():
        yield "ICU in Swift's Foundation", library.name, library.stat().st_size


def icu_resources(shared, peers):
    """Sizes of the resources that likely subtags and matching need, by the peers' harness."""
    script = Path(shared, "peers/data_sizes.py")
    files = [("ICU4C (Debian)", p) for p in Path("/usr/lib").glob("*/libicudata.so.*") if p.name.count(".") == 2]
    files += [("ICU in Swift's Foundation", Path(peers, "icu76"))]
    files = [(name, path) for name, path in files if path.exists()]
    if not script.exists() or not files:
        return
    with tempfile.TemporaryDirectory() as work:
        done = subprocess.run([sys.executable, script, work, *[p for _, p in files]], capture_output=True, text=True)
    name = ""
    for line in done.stdout.splitlines():
        if not line.startswith(" "):
            name = next((n for n, p in files if line.startswith(p.resolve().name + ":")), "")
        for item in ("langInfo", "likelySubtags"):
            if f"{item}.res: " in line and name:
                yield name, f"{item}.res", int(line.split(": ")[1])


def go_tables():
    """What golang.org/x/text says of its own tables, at the end of each."""
    listing = subprocess.run(["dpkg", "-L", "golang-golang-x-text-dev"], capture_output=True, text=True).stdout
    for folder in ("internal/language", "internal/language/compact", "language"):
        path = next((p for p in listing.split() if p.endswith(f"golang.org/x/text/{folder}/tables.go")), None)
        total = re.search(r"Total table size (\d+) bytes", Path(path).read_text()) if path else None
        if total:
            yield "Go x/text", f"tables of {folder}", int(total.group(1))


def report(shared, peers):
    print("\n## Beside others\n\n" + HEADER)
    rows = [*icu_libraries(), *toolchain_icu(), *icu_resources(shared, peers), *go_tables()]
    for name, what, size in rows:
        print(f"| {name} | {what} | {size:,} |")
    missing = {"ICU4C (Debian)": "libicu-dev", "Go x/text": "golang-golang-x-text-dev"}
    for name, package in missing.items():
        if name not in {row[0] for row in rows}:
            print(f"\n{name}: not measured, {package} is not installed.")
    if not any(what == "langInfo.res" for _, what, _ in rows):
        print("\nThe resources inside ICU's data: not measured, the peers' harness is not here (LOCALE_SHARED).")
