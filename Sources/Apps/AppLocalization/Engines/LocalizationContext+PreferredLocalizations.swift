extension LocalizationContext {
  /// The result of `Bundle.preferredLocalizations(from:forPreferences:)` on Apple's systems: the engine's choice, else
  /// its choice for `en_US`, else the first of the list, else `en`. Never empty. The main bundle and development
  /// regions are ignored.
  ///
  /// - Parameters:
  ///   - localizations: the available localizations.
  ///   - preferences: the preferred languages, best first; nil for the user's languages.
  public func preferredLocalizations(from localizations: [String], forPreferences preferences: [String]?)
    -> LocalizationChoice
  {
    classMethod(localizations, preferences ?? preferredLanguages, governedBy: nil)
  }

  /// The result of `Bundle.preferredLocalizations(from:)`, by the user's languages. If the main bundle is known and the
  /// app does not mix localizations, the main bundle's languages come before the user's. Never empty.
  public func preferredLocalizations(from localizations: [String]) -> LocalizationChoice {
    classMethod(
      localizations, preferredLanguages,
      governedBy: governingSearchList(
        mainBundle.map { (PreparedLocalizations($0.localizations, for: engine), $0.developmentRegion) }))
  }

  /// The localizations in which a bundle's strings and resources are looked up, in order.
  /// `Bundle.preferredLocalizations` begins with this list.
  ///
  /// The list begins with the engine's choice for the main bundle's languages, unless this is the main bundle; else for
  /// the user's; else for the development region; else for `en_US`; else with the first localization. It ends with the
  /// development region as spelled in `Info.plist`, or, without one, with `en`, `English` or `en_US` if the bundle has
  /// it. Never empty.
  ///
  /// - Parameters:
  ///   - bundle: the available localizations and the development region.
  ///   - isMain: whether this is the app's main bundle, for which only the user's languages decide.
  public func searchList(of bundle: BundleLocalizations, isMain: Bool = false) -> LocalizationChoice {
    let main =
      isMain ? nil : mainBundle.map { (PreparedLocalizations($0.localizations, for: engine), $0.developmentRegion) }
    return searchList(
      of: PreparedLocalizations(bundle.localizations, for: engine), bundle.developmentRegion, governedBy: main)
  }

  /// A bundle's localizations, and its development region.
  package typealias PreparedBundle = (localizations: PreparedLocalizations, developmentRegion: String?)

  /// The search list of a bundle that was prepared.
  ///
  /// - Parameter main: the main bundle, whose languages decide; nil for the main bundle itself.
  package func searchList(
    of localizations: PreparedLocalizations, _ developmentRegion: String?, governedBy main: PreparedBundle?
  ) -> LocalizationChoice {
    searchList(of: localizations, developmentRegion, following: governingSearchList(main))
  }

  /// The languages that the main bundle is shown in; nil if they do not decide for other bundles.
  private func governingSearchList(_ main: PreparedBundle?) -> [String]? {
    guard let main, !allowsMixedLocalizations, !followsParentLocalization else { return nil }
    return searchList(of: main.localizations, main.developmentRegion, following: nil).localizations
  }

  private func classMethod(
    _ localizations: [String], _ preferences: [String], governedBy searchList: [String]?
  ) -> LocalizationChoice {
    var choice = LocalizationChoice(engine: engine, localizations: [], origin: .nothing, steps: [])
    if !localizations.isEmpty {
      choice = core(
        PreparedLocalizations(localizations, for: engine), preferences, developmentRegion: nil, governedBy: searchList)
    }
    choice.fallBack(on: .firstLocalization, to: Array(localizations.prefix(1)))
    choice.fallBack(on: .english, to: ["en"])
    return choice
  }

  private func searchList(
    of localizations: PreparedLocalizations, _ developmentRegion: String?, following searchList: [String]?
  ) -> LocalizationChoice {
    let names = localizations.names
    var choice = core(
      localizations, preferredLanguages, developmentRegion: developmentRegion, governedBy: searchList)
    if choice.localizations.isEmpty, let first = names.first {
      let fallback = localizations.choice(engine, preferring: [first])
      choice.fallBack(on: .firstLocalization, to: fallback.localizations, fallback.steps)
    }
    if let region = developmentRegion {
      choice.add(.developmentRegion, region)
    } else if let english = ["en", "English", "en_US"].first(where: names.contains) {
      choice.add(.americanEnglish, english)
    }
    choice.fallBack(on: .defaultLocalization, to: [defaultLocalization ?? "en"])
    return choice
  }

  /// The step that both layers share. The choice is empty if nothing matches.
  private func core(
    _ localizations: PreparedLocalizations, _ preferences: [String], developmentRegion: String?,
    governedBy searchList: [String]?
  ) -> LocalizationChoice {
    var steps: [LocalizationStep] = []
    if let searchList, !searchList.isEmpty {
      var choice = localizations.choice(engine, preferring: searchList)
      choice.steps.insert(.mainBundle(searchList: searchList), at: 0)
      if !choice.localizations.isEmpty {
        if case .preference(let index) = choice.origin { choice.origin = .mainBundle(index) }
        return choice
      }
      steps = choice.steps
    }
    var choice = localizations.choice(engine, preferring: preferences)
    choice.steps.insert(contentsOf: steps, at: 0)
    for (fallback, name) in [(.developmentRegion, developmentRegion), (LocalizationFallback.americanEnglish, "en_US")] {
      guard let name, choice.localizations.isEmpty else { continue }
      let other = localizations.choice(engine, preferring: [name])
      choice.fallBack(on: fallback, to: other.localizations, other.steps)
    }
    return choice
  }
}

extension LocalizationChoice {
  /// Chooses a fallback's localizations if nothing is chosen yet, and if the fallback has any.
  fileprivate mutating func fallBack(
    on fallback: LocalizationFallback, to names: [String], _ steps: [LocalizationStep] = []
  ) {
    guard localizations.isEmpty, let first = names.first else { return }
    localizations = names
    origin = .fallback(fallback)
    self.steps.append(.fallback(fallback, localization: first))
    self.steps += steps.filter { if case .appended = $0 { true } else { false } }
  }

  /// Appends a localization if it is not in the list.
  fileprivate mutating func add(_ fallback: LocalizationFallback, _ localization: String) {
    guard !localizations.contains(localization) else { return }
    if localizations.isEmpty { return fallBack(on: fallback, to: [localization]) }
    localizations.append(localization)
    steps.append(.added(fallback, localization: localization))
  }
}
