"""Reads what the peers' measure.py prints."""
import re


class Measurements:
    """Cells by figure, (workload, mode) and implementation, and the lines that name versions."""

    def __init__(self, text):
        self.versions = {}
        self.tables = {}
        title, columns = None, []
        for line in text.splitlines():
            version = re.match(r"^- ([\w-]+): (.*)$", line)
            if version:
                self.versions[version.group(1)] = version.group(2).replace("\t", ", ")
            elif line.startswith("### "):
                title = line[4:]
                self.tables[title] = {}
            elif line.startswith("| workload"):
                columns = [cell.strip() for cell in line.strip("|").split("|")][2:]
            elif line.startswith("| ") and title:
                cells = [cell.strip() for cell in line.strip("|").split("|")]
                self.tables[title][cells[0], cells[1]] = dict(zip(columns, cells[2:]))

    def cell(self, figure, workload, mode, name):
        """A cell as it was printed, empty if there is none. A figure is known by how its title begins."""
        for title, rows in self.tables.items():
            if title.startswith(figure):
                return rows.get((workload, mode), {}).get(name, "")
        return ""

    def number(self, figure, workload, mode, name):
        """The number a cell begins with, None where it is empty."""
        found = re.match(r"-?[\d.]+", self.cell(figure, workload, mode, name))
        return float(found.group()) if found else None


def shown(number):
    return "–" if number is None else f"{number:,.0f}"
