"""Random cases as apps and devices make them: localizations of an app, preferred languages of a person."""
import re

# The localizations that Xcode and the stores offer, and some that apps have.
COMMON = ('en en-GB en-AU en-CA en-IN en-IE en-NZ en-ZA en-SG en-HK en-US en-001 en-150 fr fr-FR fr-CA fr-CH fr-BE de de-DE '
          'de-AT de-CH it it-IT it-CH es es-ES es-MX es-419 es-US es-AR es-CL es-CO pt pt-BR pt-PT pt-AO zh zh-Hans zh-Hant '
          'zh-CN zh-TW zh-HK zh-MO zh-SG zh-Hans-CN zh-Hant-TW zh-Hant-HK zh-Hant-MO zh-Hans-SG zh-Hans-HK yue yue-HK yue-CN '
          'yue-Hans yue-Hant wuu wuu-Hans wuu-Hant ja ja-JP ko ko-KR nb no nn nb-NO no-NO nn-NO da sv fi is nl nl-NL nl-BE ru '
          'ru-RU uk be pl cs sk hu ro mo bg el tr ar ar-SA ar-EG ar-AE ars he iw fa fa-IR fa-AF prs hi hi-IN hi-Latn '
          'hi-Latn-IN bn bn-IN ta ur ur-PK pa pa-Arab pa-Guru gu mr th vi id in ms ms-MY tl fil sr sr-Latn sr-Cyrl sr-ME '
          'sr-Latn-RS sr-RS sh hr bs bs-Cyrl sl mk ca ca-ES eu gl gsw de-LI lb br ht ku ckb kk uz uz-Cyrl uz-Arab az az-Cyrl '
          'az-Arab mn mn-Mong ka hy km lo my ne si sw sw-CD af zu tlh jbo').split()
LEGACY = ('English French German Italian Japanese Spanish Dutch Korean Arabic Chinese Danish Finnish Norwegian Polish '
          'Portuguese Russian Swedish Thai Turkish Hebrew Greek Czech zh_CN zh_TW zh_HK zh_MO zh_SG no_NO').split()
ODD = ('Base zxx mul und root en_US_POSIX ca-ES-valencia ca-valencia de-1996 en-GB-oxendict eng ger deu fra chi zho cmn '
       'cmn-Hans sgn-DE gsg sgn-BE-FR x-bork i-klingon art-lojban iw-IL in-ID tl-PH ji sr_RS@latin en_GB.UTF-8 '
       'traditional-chinese pt_BRA en-USA en-UK Localizable haw en-x-pirate zh-cmn-Hans ii wuu-CN hi-US en-GB-x-foo').split()
KEYWORDS = ('-u-rg-itzzzz', '-u-ca-buddhist', '@calendar=buddhist', '-u-nu-arab-rg-gbzzzz', '@rg=gbzzzz')


class AppLists:
    def __init__(self, data, dice):
        self.dice = dice
        supplemental = open(f'{data}/common/supplemental/supplementalData.xml', encoding='utf-8').read()
        metadata = open(f'{data}/common/supplemental/supplementalMetadata.xml', encoding='utf-8').read()
        likely = open(f'{data}/common/supplemental/likelySubtags.xml', encoding='utf-8').read()
        self.parents = [x for m in re.finditer(r'<parentLocale [^>]*locales="([^"]*)"', supplemental) for x in m[1].split()]
        self.aliases = [x for x in re.findall(r'<languageAlias type="([^"]*)"', metadata) if re.fullmatch('[a-z]{2,8}', x)]
        rows = re.findall(r'<likelySubtag from="([^"]*)" to="([^"]*)"', likely)
        self.likely = [x for row in rows for x in row if not x.startswith('und')]
        self.regions = sorted(set(re.findall(r'_([A-Z]{2}|[0-9]{3})\b', likely + supplemental)))
        self.scripts = ['Latn', 'Cyrl', 'Arab', 'Hans', 'Hant', 'Deva', 'Guru', 'Mong']
        self.by_language = {}
        for x in COMMON + LEGACY + self.parents + self.likely:
            self.by_language.setdefault(re.split('[-_]', x)[0], []).append(x)
        # Languages that Apple's tables or CLDR's aliases bring together.
        for family in (['zh', 'yue', 'wuu', 'cmn'], ['no', 'nb', 'nn'], ['en', 'hi'], ['ar', 'ars'], ['sr', 'sh', 'hr', 'bs'],
                       ['he', 'iw'], ['id', 'in', 'ms'], ['fil', 'tl'], ['ro', 'mo'], ['fa', 'prs']):
            pool = [x for language in family for x in self.by_language.get(language, [])]
            for language in family:
                self.by_language[language] = pool

    def case(self):
        dice = self.dice
        focus = [self.language() for _ in range(dice.choice((1, 1, 1, 2, 2, 3)))]
        available = [self.available(focus) for _ in range(dice.choice((1, 2, 3, 4, 6, 9, 14)))]
        preferred = [self.preferred(focus) for _ in range(dice.choice((1, 1, 1, 2, 2, 3, 4)))]
        if dice.random() < .1:
            available.append('Base')
        if dice.random() < .05:
            available.append('zxx')
        if dice.random() < .1:
            available.append(dice.choice(available))
        if dice.random() < .3:
            dice.shuffle(available)
        return [','.join(available), ','.join(preferred)]

    def language(self):
        dice = self.dice
        draw = dice.random()
        if draw < .35:
            return dice.choice(('en', 'zh', 'es', 'pt', 'fr', 'sr', 'no', 'hi', 'yue', 'de', 'it', 'ar'))
        if draw < .9:
            return re.split('[-_]', dice.choice(COMMON))[0]
        return dice.choice(list(self.by_language))

    def available(self, focus):
        dice = self.dice
        draw = dice.random()
        if draw < .5:
            name = self.related(dice.choice(focus))
        elif draw < .85:
            name = dice.choice(COMMON)
        elif draw < .92:
            return dice.choice(LEGACY)
        elif draw < .95:
            return dice.choice(ODD)
        else:
            name = dice.choice(self.parents + self.likely + self.aliases)
        return self.spelled(name)

    def preferred(self, focus):
        dice = self.dice
        draw = dice.random()
        if draw < .75:
            name = self.related(dice.choice(focus))
        elif draw < .92:
            name = dice.choice(COMMON)
        elif draw < .96:
            return dice.choice(ODD + LEGACY)
        else:
            name = dice.choice(self.parents + self.likely + self.aliases)
        name = self.spelled(name)
        return name + dice.choice(KEYWORDS) if dice.random() < .04 and '@' not in name else name

    def related(self, language):
        """A language with any script and region: what a device stores."""
        dice = self.dice
        draw = dice.random()
        if draw < .45:
            return dice.choice(self.by_language.get(language, [language]))
        if draw < .55:
            return language
        if draw < .65:
            language += '-' + dice.choice(self.scripts)
            return language if dice.random() < .5 else language + '-' + dice.choice(self.regions)
        return language + '-' + dice.choice(self.regions)

    def spelled(self, name):
        draw = self.dice.random()
        if draw < .6:
            return name.replace('_', '-')
        if draw < .85:
            return name.replace('-', '_')
        return name.replace('_', '-').lower() if draw < .95 else name.upper()
