extension HelpText {
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
    searchList, isMatch, backstop, steps}. TSV, a line for each localization: name, folders and catalogs, tables.
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
}
