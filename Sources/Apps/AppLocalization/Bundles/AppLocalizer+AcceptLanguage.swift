import LocaleMatching

/// A localizer for each request of a server (RFC 9110, §12.5.4).
///
///     let tables = BundleTables(of: LocalizedBundle(path: path))
///     let localizer = AppLocalizer(tables, acceptLanguage: AcceptLanguage("fr, it;q=0"))
extension AppLocalizer {
  /// A localizer over strings that have been read, for a visitor whose browser sent a header.
  ///
  /// The ranges are preferences, the most wanted first. What the header excludes is not among the search list, neither as
  /// a match nor as what stands in; only where it excludes everything does the bundle answer as if it had not been asked.
  /// `*` is the development region if no other range names that, else the first localization that none names.
  ///
  /// Reads no file. Allocates; time is the product of ranges and localizations.
  public init(
    _ tables: BundleTables, acceptLanguage header: AcceptLanguage, engine: LocalizationEngine = .apple,
    missingKeys: StringLookup.MissingKeyPolicy = .apple
  ) {
    self.init(
      tables, choice: tables.bundle.choice(for: header, engine: engine), missingKeys: missingKeys,
      hasBase: tables.bundle.isBaseWanted(header))
  }

  /// A localizer for a folder, of which it reads the strings in the visitor's languages.
  public init(
    path: String, acceptLanguage header: AcceptLanguage, engine: LocalizationEngine = .apple,
    missingKeys: StringLookup.MissingKeyPolicy = .apple
  ) {
    let bundle = LocalizedBundle(path: path)
    self.init(
      reading: bundle, choice: bundle.choice(for: header, engine: engine), missingKeys: missingKeys,
      hasBase: bundle.isBaseWanted(header))
  }
}

extension LocalizedBundle {
  /// The search list of this bundle for a visitor, and how it came about: see
  /// ``AppLocalizer/init(_:acceptLanguage:engine:missingKeys:)``.
  public func choice(for header: AcceptLanguage, engine: LocalizationEngine = .apple) -> LocalizationChoice {
    let all = choices
    var allowed = all
    allowed.localizations.removeAll { header.excludes($0) }
    guard !allowed.localizations.isEmpty else {
      return LocalizationContext(engine: engine, preferredLanguages: []).searchList(of: all, isMain: true)
    }
    if !isBaseWanted(header) { allowed.developmentRegion = nil }
    let preferences = header.filter { $0.weight > 0 }.compactMap { range in
      range.isWildcard ? allowed.standIn(besides: header) : range.text
    }
    return LocalizationContext(engine: engine, preferredLanguages: preferences)
      .searchList(of: allowed, isMain: true)
  }

  /// Whether the header allows the language of the developer, which `Base.lproj` is in.
  fileprivate func isBaseWanted(_ header: AcceptLanguage) -> Bool {
    guard let developmentRegion else { return true }
    return !header.excludes(developmentRegion) || localizations.allSatisfy { header.excludes($0) }
  }
}

extension BundleLocalizations {
  /// What `*` is: a localization that no range of the header names.
  fileprivate func standIn(besides header: AcceptLanguage) -> String? {
    if let developmentRegion, !header.names(developmentRegion) { return developmentRegion }
    return localizations.first { !header.names($0) }
  }
}
