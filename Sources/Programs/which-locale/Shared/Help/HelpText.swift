/// The long help of each command. A test runs the examples and compares their output.
enum HelpText {
  static let explain = """
    Somebody in Italy whose phone speaks English wants en-IT, and gets British English. Why?

      $ which-locale explain --supported en,en-GB,de --preferred en-IT
      …
        supported  maximized   language  script  region  distance  rules    verdict
        en-GB      en-Latn-GB         0     + 0     + 3       = 3  [1]      chosen
        en         en-Latn-US         0     + 0     + 5       = 5  [2]      farther
        de         de-Latn-DE        80     + 0     + 4      = 84  [3] [4]  too far
      …

    Then the rules follow, as CLDR writes them, and the options in force. Matching first adds the likely script and region where one is missing. The distance is the sum of the rules' \
    distances for language, script and region: 0 means equal, 100 nothing in common. Eighths below 1 distinguish \
    identifiers that differ only in their explicit subtags. 'compare' asks the rules of Apple and others too.
    """

  static let distance = """
    Some rules apply in one direction only: speakers of Swiss German read German, but not the other way round.

      $ which-locale distance gsw de
      8 is the distance of 'de' for somebody who wants 'gsw'.
                   maximized    language  script  region  distance  rules
        wants gsw  gsw-Latn-CH
        gets de    de-Latn-DE          4     + 0     + 4       = 8  [1] [2]

      84 is the distance of 'gsw' for somebody who wants 'de'.
      …

    A line of standard input gets a line of TSV:

      $ printf 'en-IT\\ten-GB\\n' | which-locale distance
      3	en-Latn-IT	en-Latn-GB	0	0	3
    """

  static let rules = """
    The rules are numbered from 1 in CLDR's order; the first that fits decides.

      $ which-locale rules gsw
        7  <languageMatch desired="gsw" supported="de" distance="4" oneway="true"/>
    """

  static let match = """
      $ which-locale match --supported en,en-GB,it,it-CH --preferred fr-FR,it-FR
      it

      $ which-locale match --supported en,en-GB,it,it-CH --preferred en-IT --ranked
        supported  distance  from
        en-GB             3  en-IT
        en                5  en-IT

      $ which-locale match --supported en,fr --accept-language 'de;q=0, fr;q=0.9'
      fr

    If no supported locale is near enough, the default is printed, a remark goes to standard error, and the exit status \
    is 1.

      $ which-locale match --supported en,en-GB --preferred fr
      en

    --engine asks for the answer of other rules, which have no distance: see 'compare'. --default holds for all.

      $ which-locale match --supported en,en-AU --preferred en-NZ --engine apple
      en-AU

    With --environment, LC_ALL names the preferred locale, else LC_MESSAGES, else LANG. LANGUAGE, a list of names with \
    colons between them, replaces it unless it is C or POSIX (POSIX.1, §8.2; GNU gettext).

      $ LANG=de_AT.UTF-8 which-locale match --environment --supported en,de
      de

    Without preferences, each line of standard input has them: SUPPORTED<TAB>PREFERRED, two comma-separated lists, or \
    with --supported PREFERRED alone, or with '--accept-language -' a header. Its answer is one line of TSV, \
    whose distance is - by another engine. For the default the last three are -1, -1 and -; without a default the \
    identifier is - too. An ill-formed line gets 'error: …', and its number on \
    standard error.

      $ printf 'en,en-GB\\ten-IT\\nde,fr\\tgsw\\n' | which-locale match
      en-GB	1	0	3
      de	0	0	8

    The exit status is that of the worst line: 64 for an ill-formed line, 1 for no match.
    """

  static let environment = """
      $ LANGUAGE=sr@latin:en LANG=sr_RS.UTF-8 which-locale environment
      sr-Latn, en (LANGUAGE)
    """

  static let inspect = """
    canonical: deprecated subtags replaced, variants and extensions sorted (UTS #35, Annex C). maximized, minimized: \
    with and without likely script and region (Likely Subtags), without variants and extensions. parents: where texts \
    are looked for next; und is the root (Locale Inheritance). validity: languages, scripts, regions, variants and the \
    subdivisions of -u-rg and -u-sd, as CLDR lists them (Validity Data).

      $ which-locale inspect zh_TW
      zh_TW
        canonical  zh-TW
        maximized  zh-Hant-TW
        minimized  zh-TW
        parents    zh-Hant > und
        validity   valid
        direction  left-to-right

      $ which-locale inspect --only maximized zh-TW sr en_gb
      zh-Hant-TW
      sr-Cyrl-RS
      en-Latn-GB

      $ which-locale inspect --only minimized --keep script zh-Hant-TW
      zh-Hant

      $ which-locale inspect --only canonical --lenient sr_RS.UTF-8@latin
      sr-Latn-RS

      $ which-locale inspect --only validity en-nonsense
      invalid: variant 'nonsense' is not known to CLDR

    Without arguments each line of standard input gets one line as its answer, 'error: …' if it is ill-formed (its \
    number is on standard error). The exit status is 1 if the validity is shown and an identifier is invalid: CLDR does \
    not know one of its subtags, or reserves it.
    """

  static let plurals = """
    Shows the plural category of each number by CLDR's plural rules (UTS #35 part 3, Language Plural Rules), with the \
    rule that decides. The digits as written count: 1.50 is not 1.5, and 1.2c6 is 1.2 million in a compact form.

      $ which-locale plurals da 1 1.5 5 1-5 5-1.5
      da, cardinal: one, other
        1      one    n = 1 or t != 0 and i = 0,1
        1.5    one    n = 1 or t != 0 and i = 0,1
        5      other  everything else
        1-5    other  a range from one to other
        5-1.5  one    a range from other to one

    Two numbers with - between them are a range, "1–5 files": CLDR has rows for the categories of its ends, and where it \
    has none the range is other. Without numbers: the rule of each category. Write -- before a number below zero. \
    Operands: n the absolute value, i its integer digits, v and w how many fraction digits are visible, with and without \
    trailing zeros, f and t those digits as an integer, c and e the exponent of a compact form.
    """

  static let acceptLanguage = """
    RFC 9110, §12.5.4. Lists the ranges, highest weight first. Of an ill-formed range the beginning counts if it names a \
    language, else it is passed over; both are reported. At most 4096 bytes and 32 ranges are read. 'match \
    --accept-language' answers a header.

      $ which-locale accept-language 'fr-CH, fr;q=0.9, de;q=0, *;q=0.5, -CH'
        range  weight
        fr-CH       1
        fr        0.9
        *         0.5
        de          0
      passed over: '-CH': not a locale identifier: empty subtag

    A line of standard input gets a line of TSV. An empty one is the header of a visitor without preferences.
    """

  static let writeAcceptLanguage = """
      $ which-locale write-accept-language en-IE,fr
      en-IE, fr;q=0.9
    """
}
