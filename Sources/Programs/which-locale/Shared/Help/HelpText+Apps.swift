extension HelpText {
  static let compare = """
    apple: the bundles of Apple's platforms; cldr: language matching (UTS #35); classic: Technical Q&A 1828; rfc4647: \
    lookup. No fallbacks: - is no match; a header gets a search list, with its fallback. For Apple's rules the order of \
    the localizations matters.

      $ which-locale compare --supported en,en-AU,en-GB --preferred en-NZ
        apple    en-AU, en-GB, en
                 en-AU for en-NZ: the preference falls back to en_AU in 1 step
        cldr     en-GB, en-AU, en
                 en-GB for en-NZ: the distance is 3
        classic  en
                 en for en-NZ: the preference without its end is en
        rfc4647  en
                 en for en-NZ: the range begins with en
    """

  static let device = """
    A language that was chosen without a region gets the device's region. A language that was chosen with a region keeps \
    it. The app is shown in the first localization of its bundle's search list; the exit status is 1 where that is a \
    fallback.

      $ which-locale device --preferred en --region IT --supported en,en-GB,it
        AppleLanguages  en-IT
        AppleLocale     en_IT
        shown in        en-GB, en
      …

      $ which-locale device --apple-languages '(en_GB,it)'
        AppleLanguages  en-GB, it
        AppleLocale     en_GB

      $ which-locale device Which.app --preferred en --region IT --override it
        AppleLanguages  it, en-IT
        AppleLocale     en_IT
        shown in        it, en-GB
        why             it for it: the same name
        Locale.current  en_IT
        settings menu   shown
    """

  static let bundle = """
    Reads the folder itself, in the layouts of iOS and macOS. Knows the names that SwiftPM writes in lower case. With \
    --preferred it chooses a localization as Apple's platforms do, including the development region; then the exit \
    status is 1 if nothing matches and a fallback is shown. 'texts' lists the texts of a file.

      $ which-locale bundle Which.app --preferred en-IT
      en-GB
        search list: en-GB, en
      …

      $ which-locale bundle Shelf_Shelf.resources
      Shelf_Shelf.resources: flat, development region en-GB
        localization  from                         tables
        Base          base.lproj
        de            de.lproj, Menu.xcstrings     Localizable, Menu
        en-GB         en-gb.lproj, Menu.xcstrings  Localizable, Menu
      …
    """

  static let texts = """
    A line KEY = TEXT for each text, and for each variation by plural and device. With --arguments each is \
    printed once, in the forms that fit the numbers. The exit status is 1 if a requested key is missing or the file has \
    errors, 65 if nothing of it can be used.

      $ which-locale texts Shelf_Shelf.resources/Menu.xcstrings --language de
      Open = Öffnen
    """

  static let audit = """
    Errors are problems that crash an app or show wrong text: damaged files, formats whose arguments differ from the \
    reference's, unknown localization names. Warnings are problems to fix: missing and stale keys, missing plural \
    forms. Notes may be intended. Problems with one cause are one finding, and many of one kind in one table are one \
    line. In sources, each package and each target of a project is audited separately, with its own development region; \
    test targets are skipped. The engines are those that must reach each localization.

      $ which-locale audit Plain --names-only --summary
      warning: 1 × audit.noDevelopmentRegion
      …

    Of files of texts, or .lproj folders, the folder around them is audited, and what concerns them is reported. A column \
    is a Unicode scalar value.

      $ which-locale audit Broken.strings --quiet
      Broken.strings:1:16: error: no semicolon after the value [strings.malformed]

    The exit status is 1 if a reported finding is at least as severe as --fail-on says (by default: error), 66 if there \
    is nothing to audit, else 0. If an app already has findings, write them to a file and commit it. From then on only \
    new findings fail, and lines of the file that no finding needs are named on standard error. Only a baseline is \
    overwritten; with --only the lines of other codes stay:

      $ which-locale audit App --baseline known.json --write-baseline
      $ which-locale audit App --baseline known.json

    Codes may be named without their first part, by their beginning, or with * and ?: 'missingKey' is audit.missingKey. \
    So they may in the configuration and in comments.

      $ which-locale audit --list-rules missingKey
      audit.missingKey (warning)
      …

    To change severities, write .which-locale.json in the folder that is audited: exclude [paths], keysInCode [functions \
    that look up keys, beside Apple's], baseline (which --write-baseline writes), failOn, reference, \
    fallsBackToReference (true if the app's code shows the reference's text for a missing key), rules [{code, table, \
    localization, key, path, severity}], with * and ? in each and error, warning, note or ignore as severity; the last \
    rule that matches decides. The comment 'which-locale:ignore audit.formatMismatch' beside a text silences this code; \
    without a code, all codes.

    Formats: text, most severe first, then what to do about each code, totals last; github, workflow commands; sarif, \
    SARIF 2.1.0; junit, for GitLab and Jenkins; xcode, one line for each place; json; tsv, one line for each finding, \
    also for those that the others join: severity, code, localizations, table, key, path, line, column, message.
    """

  static let report = """
    Takes each locale that CLDR has texts for as a preference. Reports what the app shows, its distance, the rules \
    behind it, and whether the other engines choose it too. Text lists the locales that get something near, and those \
    on which engines disagree. html is a page without scripts that needs no network: \
    'which-locale report Which.app --format html -o reach.html'.

      $ which-locale report --supported en,en-GB,de --format tsv
      af	en	24	match	-	en	-	-
      …

    --speakers ~/cldr-48.2 counts people: how many use the language in that script in that territory, by CLDR's \
    <territoryInfo>. No program of this package contains these figures. People who use several languages, or one \
    in two scripts, count with each. Locales with one maximized identifier, such as en and en-US, count once in sums.
    """

  static let traffic = """
    What visitors get by each engine, who gets the default and what they had asked for, and what one more localization \
    would win. A line is a header, a list of locales, or a count and one of them, as 'sort | uniq -c' writes it; --column \
    takes a log's. Memory does not grow with the log.

      $ printf 'de-CH\\nfr, en;q=0.5\\nja\\n' | which-locale traffic --supported en,de
      3 visits on 3 lines
      …
    """
}
