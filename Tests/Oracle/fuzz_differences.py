"""Which differences between two matchers are known, and why."""
import re


class KnownDifferences:
    """Rows of known_differences.tsv: kinds, a pattern that an identifier of the case must match whole, the reason.

    A pattern is read against each identifier of a case, in lower case and with hyphens. {language-alias}, {region-alias}
    and so on stand for the types of CLDR's aliases that the matcher applies. A row is asked only when two
    answers differ: it never hides agreement.
    """

    def __init__(self, path, identifiers):
        self.rows = []
        names = {'{language-alias}': identifiers.language_aliases, '{region-alias}': identifiers.region_aliases,
                 '{compound-language-alias}': identifiers.compound_language_aliases,
                 '{numeric-region-alias}': identifiers.numeric_region_aliases}
        with open(path, encoding='utf-8') as file:
            for line in file:
                if line.startswith('#') or not line.strip():
                    continue
                kinds, pattern, reason = line.rstrip('\n').split('\t')
                for name, values in names.items():
                    pattern = pattern.replace(name, '(?:' + '|'.join(v.lower() for v in values) + ')')
                self.rows.append((kinds.split(','), re.compile(pattern), reason))

    def reason(self, kind, case):
        identifiers = [x.lower().replace('_', '-')
                       for cell in case for x in re.split('[,/]', cell.removeprefix('max='))]
        for kinds, pattern, reason in self.rows:
            if kind in kinds and any(pattern.fullmatch(x) for x in identifiers):
                return reason
        return None
