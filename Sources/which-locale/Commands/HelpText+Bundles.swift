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
    Tells localizations that nobody can be shown, names that mean one language or none, a development region that is \
    not localized, missing and stale keys, and formats that take other arguments than those of the reference.

      $ which-locale audit Plain --names-only
      Plain/fr.lproj: warning: named like a localization, but no folder [bundle.localizationIsNoFolder]
      Plain/x-klingon.lproj: error: no engine knows a language 'x-klingon' [audit.unmatchedName]
      …

    Findings are told as compilers tell them, with file, line and column. The exit status is 1 where one is as bad \
    as --fail-on says, an error by default, and 0 otherwise.

    JSON: path, developmentRegion, localizations, counts {error, warning, note}, findings [{severity, code, message, \
    path, line, column, localization, table, key}], coverage [{table, localization, isReference, hasTable, keys, \
    translated, needsReview, missing, stale}], reachability [{localization, engine, way, preference}] with the ways \
    preferred, fallback, developmentRegion and never. TSV, a line for each finding: severity, code, localization, \
    table, key, path, line, message.
    """
}
