"""The documents of the project, for the scripts that check what they show."""
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def documents():
    """README.md and CONTRIBUTING.md, then the articles and the examples' pages by their folders."""
    yield from ["README.md", "CONTRIBUTING.md"]
    for top in ["Documentation", "Sources", "Examples"]:
        for path in sorted((ROOT / top).rglob("*.md")):
            if not any(part.startswith(".") for part in path.relative_to(ROOT).parts):
                yield path.relative_to(ROOT).as_posix()
