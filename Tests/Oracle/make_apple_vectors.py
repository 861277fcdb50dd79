#!/usr/bin/env python3
"""Writes Tests/Vectors/icu76-cldr46-apple-localizations.tsv: what the function that Apple's bundles call answers.

  make_apple_vectors.py .build-proof/icu > Tests/Vectors/icu76-cldr46-apple-localizations.tsv

Every preference below with every app below. Preferences with the same answer share a line.
"""
import subprocess
import sys

APPS = {
    'which-locale': 'en,en-IN,en-IE,en-GB,de,it,it-CH',
    'which-locale-repository': 'de,en-GB,en-IE,it,it-CH',
    'two-englishes': 'en,en-GB',
    'british-only': 'en-GB,fr',
    'englishes': 'en-CA,en-AU,en-IN,en-NZ,en-ZA,en-001,en-US',
    'european-english': 'en,en-150,en-001',
    'spanish': 'en,es,es-419,es-MX,es-US',
    'spanish-regions': 'es-ES,es-AR,es-MX,pt-BR,fr-FR',
    'portuguese': 'pt-BR,en,es',
    'portugueses': 'pt,pt-BR,pt-PT,en',
    'chinese-regions': 'zh_CN,zh_TW,zh_HK,en',
    'chinese-scripts': 'en,zh-Hans,zh-Hant,zh-Hant-HK',
    'chinese-all': 'zh_CN,zh_TW,zh_HK,zh_MO,zh_Hans,zh_Hant,zh_Hant_HK,yue,wuu',
    'simplified-only': 'zh-Hans,en',
    'norwegian': 'nb,da,en,sv',
    'norwegian-macro': 'no,nn,en',
    'serbian': 'sr,sr-Latn,hr,bs,en',
    'latin-serbian': 'sr-Latn,en',
    'legacy': 'English,French,German,Japanese,Spanish,Portuguese,Norwegian,Chinese,en',
    'regions-only': 'fr-FR,fr-CA,de-DE,de-AT,it-IT,nl-BE,es-MX',
    'hindi': 'hi,en-IN,en,ar,ar-SA,ur,pa',
    'old-codes': 'iw,in,tl,mo,sh,no_NO,Base',
    'duplicates': 'en,EN,en_GB,en-GB,fr,fr',
    'silent': 'Base,zxx,de',
    'old-folders': ('Arabic,Chinese,Danish,Dutch,English,Finnish,French,German,Italian,Japanese,Korean,Norwegian,Polish,'
                    'Portuguese,Russian,Spanish,Swedish,Thai,Turkish,Hebrew'),
    'replaced-with-regions': 'sw,sw_CD,swc_KE,sr_ME,cnr,cnr_RS,fa,prs_IR,tnf',
    'written-oddly': ('ca_ES_VALENCIA,ca-valencia,ca_es-valencia@x,ca,en_US.UTF-8,eng-USA,ENG,de_DE.utf8@euro,de_AT_1901,'
                      'de_1901,sr@latin,sl_SI_rozaj-biske,sl__ROZAJ'),
    'signs': 'sgn,sgn_DE,gsg,ase,sgn-BE-FR,en',
    'other-scripts': 'rej,rej_Rjng,ru,ja,hi,az,az_Cyrl',
    'undetermined': 'und,und_Latn-u-ca-buddhist,_US,und-GB,zh_MO,zh_SG',
    'app-store': ('ar,ca,cs,da,de,el,en-AU,en-CA,en-GB,en-US,es-ES,es-MX,fi,fr-CA,fr-FR,he,hi,hr,hu,id,it,ja,ko,ms,nl-NL,no,pl,'
                  'pt-BR,pt-PT,ro,ru,sk,sv,th,tr,uk,vi,zh-Hans,zh-Hant'),
}
PREFERENCES = (
    'en en-US en-GB en-AU en-CA en-IN en-IE en-NZ en-ZA en-SG en-HK en-IT en-JP en-PH en-FR en-ES en-AE en-BR en-001 en-150 en-CY '
    'en-DE en-Latn-US en_US_POSIX EN-gb en-GB-u-rg-itzzzz en-Cyrl en-Dsrt fr fr-FR fr-CA fr-CH fr-BE fr-Latn-FR fr-US de de-DE '
    'de-AT de-CH de-LI gsw gsw-CH de-IT lb it it-IT it-CH it-FR it-US es es-ES es-MX es-419 es-US es-AR es-CL es-CO es-PH es-GQ '
    'es-JP es-IT ca ca-ES eu gl pt pt-BR pt-PT pt-AO pt-MO pt-CH zh zh-CN zh-TW zh-HK zh-MO zh-SG zh-MY zh-Hans zh-Hant zh-Hans-CN '
    'zh-Hant-TW zh-Hant-HK zh-Hant-MO zh-Hans-HK zh-Hans-US zh-Hant-US zh-Latn yue yue-HK yue-CN yue-Hans yue-Hant yue-Hans-CN '
    'yue-Hant-HK wuu wuu-CN wuu-Hans cmn cmn-Hans ja ja-JP ja-US ko ko-KR nb nb-NO no no-NO nn nn-NO da da-DK sv is fi nl nl-NL '
    'nl-BE af ru ru-UA uk be bg mk sr sr-Latn sr-Cyrl sr-ME sr-RS sr-Latn-RS sr-Latn-ME sh hr hr-BA bs bs-Cyrl sl pl cs sk hu ro '
    'ro-MD mo el tr az he he-IL iw iw-IL id id-ID in in-ID ms ms-MY fil fil-PH tl ar ar-AE ar-SA ars ars-SA fa prs hi hi-IN '
    'hi-Latn hi-Latn-IN pa pa-PK pa-Arab ur ur-IN ta bn th vi vi-GB ckb haw mul zxx und root Base English French eng deu x-bork '
    'fr-CH,fr-CA de-CH,de-AT de-LI,de-AT,de-DE pt-PT,es pt-PT,en pt-PT,fr es-AR,es-MX en-AU,en-GB fr,it fr-FR,it-FR fr-CH,it-CH '
    'zh-Hant-TW,zh-Hans-TW,en-TW zh-HK,en-HK yue-Hant-HK,zh-Hant-HK,en-HK pa-IN,hi-IN hi-IN,en-IN nb-NO,en-NO nn-NO,nb-NO '
    'sr-Latn-RS,sr-RS ca-ES,es-ES gsw-CH,de-CH,fr-CH xx,yy,it ja-JP,fr-JP,en-JP '
    'th-TH Thai swc swc-KE sw-CD sw-KE cnr cnr-RS prs-IR fa-AF ca-valencia ca_ES_VALENCIA ca-ES-valencia@x sr@latin en_US.UTF-8 '
    'de_DE@euro de-AT-1901 de_1901 sl-rozaj-biske sl-SI-rozaj '
    'sgn sgn-DE gsg sgn-US ase sfb rej rej-Rjng ru-Latn ja-Latn az-Cyrl az-Arab uz-Arab es-CW es-CA und-u-ca-buddhist und-Latn und-US-x-a und-GB '
    'zh-MO,zh-TW zh-SG,zh-CN zh-Hant-MO,zh-Hant-TW zh-Hans-HK,zh-HK zh-Hant-MY,zh-HK').split()


def main():
    oracle = sys.argv[1]
    stamp = subprocess.run([oracle, 'version'], capture_output=True, text=True, check=True).stdout.strip()
    print(f'# {stamp}, Apple\'s fork, of the Swift toolchain: ualoc_localizationsToUse. Made by Tests/Oracle/make_apple_vectors.py.')
    print('# app NAME LOCALIZATIONS, then lines of an answer, - for none, and the preferences that get it.')
    for name, available in APPS.items():
        text = ''.join(f'{available}\t{preferred}\n' for preferred in PREFERENCES)
        done = subprocess.run([oracle, 'localizations'], input=text, capture_output=True, text=True, check=True)
        groups = {}
        for preferred, answer in zip(PREFERENCES, done.stdout.split('\n')):
            groups.setdefault(answer, []).append(preferred)
        print(f'app\t{name}\t{available}')
        for answer, preferred in groups.items():
            print(f'{answer}\t{" ".join(preferred)}')


main()
