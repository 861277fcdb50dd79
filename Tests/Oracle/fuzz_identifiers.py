"""Draws random identifiers from CLDR's own subtags, biased to where matchers go wrong."""
import os
import re
import xml.etree.ElementTree

# Languages that rules bring near each other: drawn together, they tie.
FAMILIES = [
    ['en'], ['es'], ['pt'], ['fr'], ['de', 'gsw', 'lb'], ['zh', 'yue', 'hak'], ['sr', 'hr', 'bs', 'sh'],
    ['no', 'nb', 'nn', 'da'], ['ar', 'arz', 'ary'], ['it', 'scn'], ['hi', 'mr', 'en'], ['ja'], ['ko'],
    ['am', 'en'], ['az', 'ru', 'uz'], ['ta', 'en'], ['qaa', 'abcdefg'], ['pa', 'ur'], ['ms', 'id'], ['cs', 'sk'],
    ['za', 'zh'], ['kk', 'ru'], ['und', 'en'], ['ku', 'tr'], ['mn', 'ru'],
]
REGIONS = ['US', 'GB', 'CA', 'AU', 'IN', 'IE', 'NZ', 'ZA', 'PH', 'PR', 'AS', 'DE', 'AT', 'CH', 'FR', 'BE', 'IT', 'ES',
           'MX', 'AR', 'PT', 'BR', 'AO', 'CN', 'TW', 'HK', 'MO', 'SG', 'MY', 'RS', 'BA', 'ME', 'HR', 'NO', 'DK', 'SE',
           'EG', 'MA', 'DZ', 'TN', 'SA', 'AE', 'RU', 'JP', 'KR', 'PK', 'ET', 'KZ', 'EU', 'UN', 'EZ']
MACROS = ['001', '002', '003', '005', '009', '011', '013', '015', '019', '021', '029', '030', '035', '039', '057',
          '142', '145', '150', '154', '155', '202', '419', 'QO']
ODD_REGIONS = ['UK', 'SU', 'YU', 'DD', 'AN', 'YD', 'BU', 'CS', 'TP', 'NT', 'QU', 'FX', 'ZR', '840', '826', 'ZZ', 'XK',
               'XD', 'AA', '999']
SCRIPTS = ['Latn', 'Cyrl', 'Arab', 'Hans', 'Hant', 'Hani', 'Deva', 'Jpan', 'Hira', 'Kana', 'Hrkt', 'Kore', 'Hang',
           'Jamo', 'Zzzz', 'Ethi', 'Taml', 'Aran', 'Qaai', 'Zyyy', 'Dsrt', 'Shaw', 'Abcd', 'Mong', 'Guru']
SPECIAL = ['und', 'UND', 'root', 'und-ZZ', 'und-Zzzz', 'und-Zzzz-ZZ', 'und-US', 'und-Latn', 'und-Latn-US', 'und-GB',
           'und-419', 'und-Cyrl', 'und-fonipa', 'und-u-ca-buddhist', 'x-bork', 'x-BORK', 'und-x-bork', 'x-foo-bar',
           'en-x-foo', 'und-US-x-bork', 'en-XA', 'en-Latn-XA', 'fr-XA', 'fr-Latn-XB', 'ar-XB', 'en-XC', 'en-PSACCENT',
           'en-PSBIDI', 'en-DE-PSCRACK', 'en-psaccent-fonipa', 'en-XA-psbidi', 'und-XA', 'und-psaccent', 'root-US',
           'en_PSACCENT', 'en_US_POSIX', 'en-US-posix', 'und-posix', 'und-XB-x-foo', 'qaa-XA', 'root-XA', '']
GRANDFATHERED = ['i-klingon', 'I-Lux', 'i-default', 'i-enochian', 'i-mingo', 'zh-min-nan', 'zh-min-nan-TW', 'zh-min',
                 'art-lojban', 'en-GB-oed', 'zh-guoyu', 'zh-hakka', 'zh-xiang', 'no-bok', 'no-nyn-NO', 'sgn-BE-FR',
                 'sgn-US', 'sgn-BR', 'zh-cmn-Hant', 'zh-yue', 'zh-gan-Hans', 'cel-gaulish', 'hy-arevmda', 'zh-cmn-TW',
                 'aa-saaho', 'no-bokmal', 'i-navajo', 'zh-wuu']
COMPOUND = ['sh', 'sh-Cyrl', 'prs', 'cnr', 'drw', 'swc', 'hbs', 'sr-Latn-ME', 'no-NO', 'nb-SJ', 'zh-Latn-CN', 'ji',
            'tl', 'iw-IL', 'in-ID', 'mo', 'scc', 'aju', 'twi', 'fat', 'cmn-TW', 'cmn-Hant', 'bh', 'eng', 'deu-AT']
TAILS = ['-u-ca-buddhist', '-u-co-phonebk-nu-latn', '-t-en-h0-hybrid', '-a-foo', '-x-foo', '-u-sd-gbsct',
         '-u-rg-uszzzz', '-x-u', '-a-foo-x-bar']
VARIANTS = ['fonipa', '1996', 'oxendict', 'valencia', 'rozaj', '1606nict', 'scouse', 'scotland']


class Identifiers:
    def __init__(self, data, dice):
        self.dice = dice
        folder = os.path.join(data, 'common', 'supplemental')
        parse = xml.etree.ElementTree.parse
        likely = parse(os.path.join(folder, 'likelySubtags.xml')).getroot().iter('likelySubtag')
        self.likely = [(row.get('from'), row.get('to')) for row in likely]
        info = parse(os.path.join(folder, 'languageInfo.xml')).getroot()
        matches = [m for m in info.iter('languageMatches') if m.get('type') == 'written_new']
        pairs = [(r.get('desired'), r.get('supported')) for m in matches for r in m.iter('languageMatch')]
        self.pairs = [[d, s] for d, s in pairs if d.isalpha() and s.isalpha()]
        metadata = parse(os.path.join(folder, 'supplementalMetadata.xml')).getroot()
        aliases = {kind: {a.get('type'): a.get('replacement').split() for a in metadata.iter(kind + 'Alias')}
                   for kind in ('language', 'territory')}
        self.language_aliases = [t for t in aliases['language'] if '_' not in t]
        self.compound_language_aliases = [
            t for t, to in aliases['language'].items() if '_' not in t and '_' in to[0]]
        self.numeric_region_aliases = [t for t in aliases['territory'] if t.isdigit()]
        self.region_aliases = [t for t in aliases['territory'] if len(t) == 2 or t.isdigit()]
        containment = parse(os.path.join(folder, 'supplementalData.xml')).getroot().iter('group')
        self.regions = sorted({r for g in containment for r in [g.get('type')] + g.get('contains').split()
                               if re.fullmatch('[A-Z]{2}|[0-9]{3}', r)})
        self.fields = {}  # the scripts and regions of a language's own rows
        for _, full in self.likely:
            language, script, region = full.split('_')
            self.fields.setdefault(language, set()).update((script, region))
        self.languages = sorted({f.split('_')[0] for f, _ in self.likely})
        self.scripts = sorted({t.split('_')[1] for _, t in self.likely})

    def rows(self):
        for row in self.likely:
            for name in row:
                yield name
                yield name.replace('_', '-')

    def family(self):
        """One to three languages and a handful of regions and scripts, so that lists drawn from it tie."""
        dice = self.dice
        chance = dice.random()
        if chance < 0.65:
            languages = list(dice.choice(FAMILIES))
        elif chance < 0.85:
            languages = list(dice.choice(self.pairs))
        else:
            languages = [dice.choice(self.languages), dice.choice(self.languages)]
        if dice.random() < 0.2:
            languages += dice.choice(FAMILIES)
        regions = dice.sample(REGIONS, dice.randint(2, 10)) + dice.sample(MACROS, dice.randint(0, 4))
        regions += dice.sample(ODD_REGIONS, dice.choice([0, 0, 1, 2])) + dice.sample(self.regions, dice.randint(0, 3))
        own = sorted({field for language in languages for field in self.fields.get(language, ())})
        scripts = [x for x in own if len(x) == 4] + dice.sample(SCRIPTS, dice.randint(0, 3))
        regions += [x for x in own if len(x) < 4]
        return languages, scripts or ['Latn'], regions, dice.choice([0.0, 0.02, 0.1, 0.3])

    def draw(self, family):
        """An identifier for matching, in any spelling."""
        languages, scripts, regions, odd = family
        dice = self.dice
        if dice.random() < odd:
            chance = dice.random()
            if chance < 0.5:
                return dice.choice(SPECIAL)
            if chance < 0.65:
                return dice.choice(GRANDFATHERED)
            if chance < 0.85:
                return dice.choice(COMPOUND)
            if chance < 0.95:
                return dice.choice(self.language_aliases)
            return dice.choice(dice.choice(self.likely))
        parts = [dice.choice(languages)]
        if dice.random() < 0.3:
            parts.append(dice.choice(scripts))
        if dice.random() < 0.65:
            parts.append(dice.choice(regions))
        if dice.random() < odd / 2:
            parts.append(dice.choice(VARIANTS))
        name = '-'.join(parts)
        if dice.random() < odd / 2:
            name += dice.choice(TAILS)
        return self.respell(name) if dice.random() < 0.1 else name

    def plain(self):
        """An identifier for likely subtags: sorted variants, canonical tails, fields mostly of CLDR's rows."""
        dice = self.dice
        if dice.random() < 0.03:
            return dice.choice(SPECIAL)
        if dice.random() < 0.3:
            fields = dice.choice(dice.choice(self.likely)).split('_')
            language, script, region = fields[0], '', ''
            for field in fields[1:]:
                script, region = (field, region) if len(field) == 4 else (script, field)
        else:
            language = dice.choice([dice.choice(self.languages), 'und', 'qaa', 'en', 'zh', 'abcdefg'])
            script, region = '', ''
        if dice.random() < 0.4:
            script = dice.choice([dice.choice(self.scripts), dice.choice(SCRIPTS), ''])
        if dice.random() < 0.5:
            region = dice.choice([dice.choice(self.regions), dice.choice(REGIONS + ODD_REGIONS), ''])
        name = '-'.join(x for x in (language, script, region) if x)
        if dice.random() < 0.1:
            name += '-' + dice.choice(VARIANTS)
        return name + dice.choice(TAILS) if dice.random() < 0.1 else name

    def respell(self, name):
        """The same identifier in another case, or with underscores where its form allows them."""
        dice = self.dice
        name = dice.choice([name, name.lower(), name.upper(), name.title()])
        simple = re.fullmatch('[A-Za-z]{2,8}([-_][A-Za-z]{4})?([-_]([A-Za-z]{2}|[0-9]{3}))?', name)
        hidden = any(name.lower().replace('_', '-').startswith(x) for x in ('sgn-',))
        if simple and not hidden and dice.random() < 0.5:
            return name.replace('-', '_')
        return name
