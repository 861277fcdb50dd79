extension LocalizedBundle {
  /// What an engine chooses from.
  public var choices: BundleLocalizations {
    BundleLocalizations(localizations, developmentRegion: developmentRegion)
  }

  /// The search list of this bundle for a user, and how it came about.
  ///
  /// - Parameters:
  ///   - preferredLanguages: what the user wants, best first.
  ///   - engine: how localizations are matched.
  ///   - mainBundle: the app that the bundle belongs to, whose languages it follows unless that app allows mixed
  ///     localizations; nil for the app itself.
  public func choice(
    for preferredLanguages: [String], engine: LocalizationEngine = .apple, in mainBundle: LocalizedBundle? = nil
  ) -> LocalizationChoice {
    let app = mainBundle ?? self
    let context = LocalizationContext(
      engine: engine, preferredLanguages: preferredLanguages, mainBundle: app.choices,
      allowsMixedLocalizations: app.info.allowsMixedLocalizations,
      followsParentLocalization: app.info.followsParentLocalization || app.info.isExtension)
    return context.searchList(of: choices, isMain: mainBundle == nil)
  }

  /// The places of a search list in which this bundle may have tables, under the names by which it has them.
  package func tablePlaces(_ searchList: [String]) -> [TablePlace] {
    let names = folders.filter { !$0.isBase }.map(\.localization) + catalogs.flatMap(\.localizations)
    let known = searchList.flatMap { language -> [String] in
      if names.contains(language) { return [language] }
      let folded = LocalizationName.folded(language)
      let same = names.filter { LocalizationName.folded($0) == folded }
      return same.isEmpty ? [language] : Array(same.prefix(1))
    }
    var seen: Set<TablePlace> = []
    return TablePlace.order(searchList: known).filter { seen.insert($0).inserted }
  }
}
