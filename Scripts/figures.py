#!/usr/bin/env python3
"""Whether a page shows what was counted: a number of the row that begins so, within three hundredths.

usage: Scripts/figures.py PAGE ROW NUMBER [UNIT]      UNIT: KB or MB; PAGE is a name, Figures.md
"""
import re
import sys

from documents import ROOT, documents


def shown(page, row, number, unit=""):
    """Whether a number of the row is near."""
    text = next((ROOT / name).read_text() for name in documents() if name.endswith(f"/{page}"))
    number /= {"": 1, "KB": 1024, "MB": 1024 * 1024}[unit]
    for line in re.findall(rf"^.*{row}.*$", text, re.M):
        found = re.findall(rf"\d[\d,.]*(?= {unit})" if unit else r"\d[\d,.]*\d|\d", line)
        if any(abs(float(one.replace(",", "")) - number) <= max(0.03 * number, 0.02) for one in found):
            return True
    return False


if __name__ == "__main__":
    page, row, number = sys.argv[1:4]
    if not shown(page, row, float(number), *sys.argv[4:]):
        sys.exit(f"{page} does not show {number} in the row of '{row}'")
