/// The long help of each command. A test runs the examples and compares their output.
enum HelpText {
  static let explain = """
    Somebody in Italy whose phone speaks English wants en-IT, and gets British English. Why?

      $ which-locale explain --supported en,en-GB,de --preferred en-IT
      en-GB, because nothing supported is nearer to 'en-IT': its distance is 3, of 'en' it is 5.

      en-IT maximizes to en-Latn-IT; a match has to be below 50.
        supported  maximized   language  + script  + region  = distance  by rule  verdict
        en-GB      en-Latn-GB         0       + 0       + 3         = 3  [1]      chosen
        en         en-Latn-US         0       + 0       + 5         = 5  [2]      farther than 'en-GB'
        de         de-Latn-DE        80       + 0       + 4        = 84  [3] [4]  too far: not below 50
      …

    Then the rules follow, as CLDR writes them, and the options in force. Matching first adds the likely script and \
    region where one is missing. The distance is the sum of the rules' distances for language, script and region. \
    Eighths below 1 distinguish identifiers that differ only in their explicit subtags.

    JSON: identifier, isDefault, match {supportedIndex, desiredIndex, distance}, summary, cldr, options {threshold, \
    demotion, favor, direction, default}, preferences [{identifier, state, maximized, threshold, foundIndex, \
    candidates [{identifier, supportedIndex, maximized, distance, language, script, region {distance, rule}, \
    verdict}]}], rules [{number, desired, supported, distance, oneWay, xml}]. Indexes count from 0, rules from 1. \
    A preference that was not reached has no candidates; an ill-formed one has error {offset, reason} instead.
    States: considered, illFormed, notReachedAfterPerfectMatch, notReachedBelowThreshold. Verdicts: won, farther, \
    lessLikelyScript, lessLikelyRegion, later, tooFar, tooFarBack, duplicate (with duplicateOf), illFormed (with \
    error).

    TSV, one line for each candidate: desired index, desired, supported index, supported, verdict, distance, language, \
    script and region distance, desired maximized, supported maximized, rule for language, script and region.
    """

  static let match = """
      $ which-locale match --supported en,en-GB,it,it-CH --preferred fr-FR,it-FR
      it

      $ which-locale match --supported en,en-GB,it,it-CH --preferred en-IT --ranked
        supported  distance  from
        en-GB             3  en-IT
        en                5  en-IT

    If no supported locale is near enough, the default is printed and marked, and the exit status is 1.

      $ which-locale match --supported en,en-GB --preferred fr
      en (the default: nothing matches)

    Batches: each line of standard input is SUPPORTED<TAB>PREFERRED, two comma-separated lists. Its answer is one line \
    IDENTIFIER<TAB>SUPPORTED INDEX<TAB>DESIRED INDEX<TAB>DISTANCE. For the default the last three are -1, -1 and -; \
    without a default the identifier is - too. An ill-formed line gets 'error: …'. With --supported and --batch each \
    line is PREFERRED only.

      $ printf 'en,en-GB\\ten-IT\\nde,fr\\tgsw\\n' | which-locale match
      en-GB	1	0	3
      de	0	0	8

    The exit status of a batch is the exit status of its worst line: 64 for an ill-formed line, 1 for no match.

    JSON: identifier, isDefault, match {supportedIndex, desiredIndex, distance} or null; with --ranked matches \
    [{identifier, supportedIndex, desiredIndex, distance}]; in batches one object on each line.
    """

  static let distance = """
    0 means equal, 100 means nothing in common. Some rules apply in one direction only: speakers of Swiss German read \
    German, but not the other way round.

      $ which-locale distance gsw de
      8 is the distance of 'de' for somebody who wants 'gsw'.
                   maximized    language  + script  + region  = distance  by rule
        wants gsw  gsw-Latn-CH
        gets de    de-Latn-DE          4       + 0       + 4         = 8  [1] [2]

      84 is the distance of 'gsw' for somebody who wants 'de'.
      …

    TSV and batches: each line of standard input is DESIRED<TAB>SUPPORTED. Its answer is one line: distance, desired \
    and supported as maximized, and the distances of language, script and region.

      $ printf 'en-IT\\ten-GB\\n' | which-locale distance
      3	en-Latn-IT	en-Latn-GB	0	0	3

    JSON: distance, language, script and region {distance, rule}, desired and supported {identifier, maximized}, \
    otherWay {distance, language, script, region}, rules as in explain.
    """

  static let maximize = """
    UTS #35, Add Likely Subtags. The answer has no variants, extensions or private use subtags.

      $ which-locale maximize zh-TW sr en_gb
      zh-Hant-TW
      sr-Cyrl-RS
      en-Latn-GB

    Without arguments each line of standard input gets one line as its answer, 'error: …' if it is ill-formed.

    JSON: [{identifier, result}]; in batches one object on each line.
    """

  static let minimize = """
    UTS #35, Remove Likely Subtags: the shortest form with the same maximized identifier. The answer has no variants, \
    extensions or private use subtags.

      $ which-locale minimize zh-Hant-TW en-Latn-US
      zh-TW
      en

      $ which-locale minimize --favor script zh-Hant-TW
      zh-Hant

    Without arguments each line of standard input gets one line as its answer, 'error: …' if it is ill-formed.

    JSON: [{identifier, result}]; in batches one object on each line.
    """

  static let plurals = """
    Shows the plural category of each number by CLDR's plural rules (UTS #35 part 3, Language Plural Rules), with the \
    rule that decides. The digits as written count: 1.50 is not 1.5, and 1.2c6 is 1.2 million in a compact form.

      $ which-locale plurals pl 1 2 5 1.5
      pl, cardinal: one, few, many, other
        1    one    i = 1 and v = 0
        2    few    v = 0 and i % 10 = 2..4 and i % 100 != 12..14
        5    many   v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
        1.5  other  everything else

    Without numbers: the rule of each category. Write -- before a number below zero. Operands: n the absolute value, \
    i its integer digits, v and w how many fraction digits are visible, with and without trailing zeros, f and t those \
    digits as an integer, c and e the exponent of a compact form.

    TSV: number or -, category, rule. JSON: {locale, rules, kind, categories, forms [{number, category, rule}]}, where \
    rules is the locale that has the rules: root if CLDR has none for the language.
    """

  static let parents = """
    A locale inherits what it does not define from its parent (UTS #35, Locale Inheritance and Matching). The parent \
    is the locale that CLDR names, or else the identifier without its last subtag. und is the root.

      $ which-locale parents es-AR zh-TW ca-ES-valencia-u-co-trad
      es-AR > es-419 > es > und
      zh-TW > zh-Hant > und
      ca-ES-valencia-u-co-trad > ca-ES-valencia > ca-ES > ca > und

      $ which-locale parents --component collations yue
      yue > zh-Hant > zh > und

    Without arguments each line of standard input gets one line as its answer, 'error: …' if it is ill-formed.

    TSV: the chain, one column for each locale. JSON: [{identifier, chain}]; in batches one object on each line.
    """

  static let acceptLanguage = """
    RFC 9110, §12.5.4. Lists the ranges, highest weight first. Ill-formed ranges are passed over and reported. At most \
    4096 bytes and 32 ranges are read.

      $ which-locale accept-language 'fr-CH, fr;q=0.9, de;q=0, *;q=0.5, it--CH'
        range  weight
        fr-CH       1
        fr        0.9
        *         0.5
        de          0
      passed over: 'it--CH': not a locale identifier: empty subtag

      $ which-locale accept-language --supported en,fr,de 'fr-CH, fr;q=0.9, de;q=0'
      fr

      $ which-locale accept-language --write en-IE,fr
      en-IE, fr;q=0.9

    Batches: each line of standard input is a header. The answer is as in a batch of 'match'; without --supported \
    RANGE;q=WEIGHT,… or - if there is no range. The exit status is 1 if a header gets none of the supported locales.

    JSON: ranges [{range, weight, position}], notes [{text, offset, reason, isPassedOver}], with --supported \
    identifier, isDefault, match as in 'match'; with --write header.
    """

  static let environment = """
    LC_ALL names the locale, else LC_MESSAGES, else LANG. LANGUAGE, a list of names with colons between them, replaces \
    it unless it is C or POSIX (POSIX.1, §8.2; GNU gettext).

      $ LANGUAGE=sr@latin:en LANG=sr_RS.UTF-8 which-locale environment
      sr-Latn, en (LANGUAGE)

      $ LANG=de_AT.UTF-8 which-locale environment --supported en,de
      de

    TSV: identifiers, comma separated, and the variable that decided. JSON: preferred, variable; with --supported \
    also identifier, isDefault, match as in 'match'.
    """

  static let canonicalize = """
    UTS #35, Annex C. Replaces deprecated subtags; sorts variants, attributes, keywords and extensions.

      $ which-locale canonicalize sh-CS iw en-u-ks-primary-ca-islamicc i-klingon
      sr-Latn-RS
      he
      en-u-ca-islamic-civil-ks-level1
      tlh

      $ which-locale canonicalize --lenient sr_RS.UTF-8@latin
      sr-Latn-RS

    Without arguments each line of standard input gets one line as its answer, 'error: …' if it is ill-formed.

    JSON: [{identifier, result}]; in batches one object on each line.
    """

  static let validate = """
    UTS #35, Validity Data. Checks languages, scripts, regions, variants, and the subdivisions of -u-rg and -u-sd. \
    Does not check the types of other keywords.

      $ which-locale validate de-CH iw es-419
      valid
      valid: language 'iw' is deprecated; 'he' replaces it
      valid: region '419' is a region that contains other regions

      $ which-locale validate en-nonsense
      invalid: variant 'nonsense' is not known to CLDR

    The exit status is 1 if an identifier is invalid: CLDR does not know one of its subtags, or reserves it.

    JSON: [{identifier, isValid, subtags [{field, subtag, status, replacement, reason}]}]; in batches an object on \
    each line. Statuses: regular, special, macroregion, deprecated, privateUse, reserved, unknown (und, Zzzz, ZZ), \
    unlisted. TSV: valid or invalid, and the reasons.
    """

  static let data = """
      $ which-locale data --rules gsw
        7  <languageMatch desired="gsw" supported="de" distance="4" oneway="true"/>

    Rules are numbered from 1 in CLDR's order. The first rule that fits decides.

    JSON: version, cldr, rules, languageRules, scriptRules, regionRules, oneWayRules; with --rules rules [{number, \
    desired, supported, distance, oneWay, xml}]. TSV of rules: number, desired, supported, distance, oneway or -.
    """
}
