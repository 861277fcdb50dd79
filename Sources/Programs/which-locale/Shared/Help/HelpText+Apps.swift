extension HelpText {
  static let device = """
    A language that is chosen without a region takes the device's, one that is chosen with a region keeps it. The app \
    is shown in what its bundle's search list begins with.

      $ which-locale device --languages en --region IT --localizations en,en-GB,it
        AppleLanguages  en-IT
        AppleLocale     en_IT
        shown in        en-GB, en
        why             en-GB for en-IT: they meet at en_GB after 2 + 0 steps
        Locale.current  en_IT

      $ which-locale device --apple-languages '(en_GB,it)'
        AppleLanguages  en-GB, it
        AppleLocale     en_GB

      $ which-locale device --languages en --region IT --override it --bundle Which.app
        AppleLanguages  it, en-IT
        AppleLocale     en_IT
        shown in        it, en-GB
        why             it for it: the same name
        Locale.current  en_IT
        settings menu   shown

    The exit status is 1 where nothing preferred matches and a fallback is used.

    TSV: the rows. JSON: preferredLanguages, appleLocale, passedOver, currentLocale, choice {engine, localizations, \
    origin, fallback, isMatch, reason, steps}, showsLanguageMenu; what is not known is null.
    """

  static let compare = """
    apple: the bundles of Apple's platforms; cldr: language matching (UTS #35); classic: Technical Q&A 1828; rfc4647: \
    lookup. No fallbacks: - is no match.

      $ which-locale compare --localizations en,en-AU,en-GB --preferred en-NZ
        engine   localizations     why
        apple    en-AU, en-GB, en  en-AU for en-NZ: they meet at en_AU after 1 + 0 steps
        cldr     en-GB, en-AU, en  en-GB for en-NZ: the distance is 3
        classic  en                en for en-NZ: the preference without its end is en
        rfc4647  en                en for en-NZ: the range begins with en

    The order of the localizations counts for Apple's rules. The exit status is 1 where the engines disagree about the \
    first localization.

    TSV: engine, localizations, origin, why. JSON: localizations, preferred, agrees, choices as in 'device', \
    differences [{from, engine, kind, verdict, description}]; kinds: onlyBaseMatches, onlyOtherMatches, \
    anotherPreference, anotherLocalization.
    """

  static let verifyPlatform = """
    For Apple's systems: asks Bundle.preferredLocalizations(from:forPreferences:) every question of the golden vectors \
    and prints what it answers otherwise, with the system's version. With --write the differences become a fixture: put \
    it into Tests/Vectors as platform-NAME.tsv.

    Exit status: 0 where all answers agree, 1 where some differ, 69 where there is nothing to ask: on Linux.

    TSV: the fixture. JSON: system, count, differences [{app, localizations, preferences, platform, ours}].
    """

  static let bundle = """
    Reads the folder itself, in the layouts of iOS and macOS, and knows the names that SwiftPM lower-cases. With \
    --preferred it chooses as Apple's platforms do, development region included.

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

    The exit status is 1 where somebody was named and is shown a stand-in, such as the development region.

    JSON: path, layout (flat, contents, versioned, resources, sources), developmentRegion, localizations [{name, \
    folders, catalogs, tables}], declared, knownRegions, allowsMixedLocalizations, prefersShowingLanguageSettings, \
    diagnostics [{severity, code, message, path, line, column}], with --preferred choice {engine, localization, \
    searchList, isMatch, fallback, steps}. TSV, a line for each localization: name, folders and catalogs, tables.
    """

  static let audit = """
    Tells what crashes or shows garbage (errors: damaged files, formats that take other arguments than those of the \
    reference, names that no system knows), what somebody will want to mend (warnings: missing and stale keys, plural \
    forms that a language needs) and what may be meant (notes). What has one cause is one finding. Among sources each \
    package and each target of a project is audited by itself, with its own development region; tests are not.

      $ which-locale audit Plain --names-only
      Plain/x-klingon.lproj: error: no engine knows a language 'x-klingon' [audit.unmatchedName]
      …

    The exit status is 1 where a finding that is told is as bad as --fail-on says, an error by default, and 0 otherwise. \
    To begin with an app that has findings already, write them down and commit the file; from then on only new ones fail:

      $ which-locale audit App --baseline localization-baseline.json --write-baseline
      $ which-locale audit App --baseline localization-baseline.json

    What a team takes for worse or better than that goes into .which-locale.json in the folder that is audited: exclude \
    [paths], baseline, failOn, reference, rules [{code, table, localization, key, path, severity}], with * and ? in each \
    and error, warning, note or ignore as severity; the last rule that matches holds. A comment beside a text, \
    'which-locale:ignore audit.formatMismatch', silences one; without a code, all.

    Formats: text, the worst first and totals at the end; github, workflow commands; sarif, SARIF 2.1.0; xcode, a line \
    for each place; json: path, developmentRegion, localizations, known, bundles [{project, developmentRegion, \
    localizations, folders}], counts {error, warning, note}, findings [{severity, code, message, path, line, column, \
    localization, localizations, table, key, places [{path, line, column, localization}]}], coverage [{table, \
    localization, isReference, hasTable, keys, translated, needsReview, identical, missing, stale}], reachability \
    [{localization, engine, way, preference}] with the ways preferred, fallback, developmentRegion and never; tsv, a line \
    for each finding: severity, code, localizations, table, key, path, line, message.
    """

  static let matrix = """
    A row for each locale that is wanted, a column for each that is supported. The two directions differ where a rule \
    holds in one only.

      $ which-locale matrix --supported en,en-GB,en-IN,de
                  en  en-GB  en-IN     de
        en         =      5      5      -
        en-GB      5      =      3      -
        en-IN      5      3      =      -
        de         -      -      -      =

        A row for each locale that is wanted, a column for each that is supported; below 50 is a match.
        = is the same, 0' the same but for what is written out, - no match.

    --format svg makes a picture that stands by itself, light or dark as its reader likes: \
    'which-locale matrix --supported-file locales.txt --format svg > matrix.svg'.

    JSON: cldr, identifiers, threshold, distances [[…]], a row for each desired identifier. TSV, a line for each \
    ordered pair: desired, supported, distance, match or -.
    """

  static let report = """
    Asks for each of the locales that CLDR has texts for what an app shows it, how far that is and by which rule, and \
    whether the other engines choose the same. Text lists those who get something near or whose engines disagree. \
    --html makes a page that needs no script and no network: 'which-locale report Which.app --html -o reach.html'.

      $ which-locale report --supported en,en-GB,de --format tsv
      af	en	24	match	-	en	-	-
      …

    --speakers ~/cldr-48.2 weighs by people: how many use the language in that script in that territory, by CLDR's \
    <territoryInfo>, which no program of this package has built in. Who uses several languages, or one in \
    two scripts, counts with each. Locales that stand for the same, en and en-US, count once in sums.

    JSON: cldr, title, engine, supported, developmentRegion, counts {same, near, none, differing}, preferences \
    [{preference, localization, outcome, fallback, distance, reason, rules, engines {apple, cldr, classic, rfc4647}, \
    differs, speakers}], speakers {same, near, none, differing, asked, total}; outcomes: same, near, none. Rules count \
    from 1. TSV, a line for each locale: wanted, shown, distance, match or the fallback, then the first localization \
    of apple, cldr, classic, rfc4647, then with --speakers how many people.
    """
}
