"""The size of an ELF file, by kind of section."""
import re
import subprocess
from pathlib import Path

CODE = re.compile(r"^\.(text|plt|init|fini)")
# Tables, constants and texts. Swift puts arrays of constants into .data, because the head of an array counts its
# references, and texts into .rodata.
DATA = re.compile(r"^\.(data|rodata)(?!\.rel\.ro)")


def sections(path):
    """Bytes that are loaded: code, data, and the rest (metadata of types, and tables for the loader)."""
    listing = subprocess.run(["readelf", "-SW", str(path)], capture_output=True, text=True, check=True).stdout
    weights = {"code": 0, "data": 0, "rest": 0}
    row = re.compile(r"^\s*\[\s*\d+\]\s+(\S+)\s+(\w+)\s+\w+\s+\w+\s+(\w+)\s+\w+\s+(\w+)", re.M)
    for name, kind, size, flags in row.findall(listing):
        if "A" not in flags or kind == "NOBITS":
            continue
        group = "code" if CODE.match(name) else "data" if DATA.match(name) else "rest"
        weights[group] += int(size, 16)
    return weights


def code_of_module(release, module):
    """Bytes of code in the object files of a module."""
    objects = sorted(Path(release, f"{module}.build").glob("*.o"))
    if not objects:
        raise SystemExit(f"no object files of {module} in {release}")
    return sum(sections(path)["code"] for path in objects)


def stripped(path, into):
    target = Path(into, Path(path).name)
    subprocess.run(["strip", "-o", str(target), str(path)], check=True)
    return target
