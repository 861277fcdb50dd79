"""The tables as the pre-generated sources have them: their names, their bytes in memory, and the numbers in the heads of the files."""
import re
import struct
import textwrap
from dataclasses import dataclass
from pathlib import Path

# The format of an element in memory.
WIDTHS = {"UInt8": "<B", "UInt16": "<H", "UInt32": "<I", "UInt64": "<Q", "Int": "<q"}
HEAD = re.compile(r"^//   (\w+): (\d+) rows, (\d+) bytes$", re.M)
ARRAY = re.compile(r"^  static let (\w+): \[(\w+)\] = \[\n(.*?)^  \]$", re.M | re.S)
TEXT = re.compile(r'^  static let (\w+): StaticString = (?:"([^"\n]*)"|"""\n(.*?)^    """)$', re.M | re.S)
NUMBER = re.compile(r"^  static let (\w+): (\w+) = (\w+)$", re.M)
ANY = re.compile(r"^  static let (\w+)", re.M)


@dataclass
class Constant:
    name: str
    rows: int
    data: bytes
    # A single number becomes part of the code that uses it.
    is_inlined: bool = False


@dataclass
class Table:
    module: str
    name: str
    constants: list

    @property
    def size(self):
        return sum(len(constant.data) for constant in self.constants)


def constants_of(path):
    """The constants of a file, in its order. Stops where the head claims otherwise or a constant is not understood."""
    text = path.read_text()
    found = {}
    for name, kind, elements in ARRAY.findall(text):
        numbers = [int(element.replace("_", ""), 0) for element in re.findall(r"-?\b\w+\b", elements)]
        found[name] = (b"".join(struct.pack(WIDTHS[kind], number) for number in numbers), False)
    for name, line, lines in TEXT.findall(text):
        if "\\" in line + lines:
            raise SystemExit(f"{path.name}: {name} has an escape, whose bytes are not known here")
        found[name] = ((line or textwrap.dedent(lines).removesuffix("\n")).encode(), False)
    for name, kind, number in NUMBER.findall(text):
        found[name] = (struct.pack(WIDTHS[kind], int(number.replace("_", ""), 0)), True)
    claimed = {name: (int(rows), int(size)) for name, rows, size in HEAD.findall(text)}
    if set(found) != set(claimed) or set(found) != set(ANY.findall(text)):
        raise SystemExit(f"{path.name}: not understood: {set(ANY.findall(text)) ^ set(found) or set(claimed) ^ set(found)}")
    for name, (data, _) in found.items():
        if len(data) != claimed[name][1]:
            raise SystemExit(f"{path.name}: the head claims {claimed[name][1]} bytes of {name}, it has {len(data)}")
    return [Constant(name, claimed[name][0], data, inlined) for name, (data, inlined) in found.items()]


def tables(sources):
    """All tables, by module and size."""
    found = [
        Table(path.parents[2].name, path.name.removesuffix("+Pregenerated.swift"), constants_of(path))
        for path in sorted(Path(sources).glob("*/Tables/Pregenerated/*.swift"))
    ]
    modules = ["LocaleMatching", "LocaleCanonicalization", "LocaleValidity", "LocalePlurals"]
    return sorted(found, key=lambda table: (modules.index(table.module), -table.size))
