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
    classMethod(localizations, preferredLanguages, governedBy: governingSearchList(mainBundle.map(prepared)))
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
    searchList(of: prepared(bundle), governedBy: isMain ? nil : mainBundle.map(prepared))
  }

  /// The same search list with the steps that led to it. Allocates for each step.
  public func explanation(of bundle: BundleLocalizations, isMain: Bool = false) -> LocalizationExplanation {
    explanation(of: prepared(bundle), governedBy: isMain ? nil : mainBundle.map(prepared))
  }

  private func prepared(_ bundle: BundleLocalizations) -> PreparedLocalizations {
    PreparedLocalizations(bundle, for: engine)
  }

  /// The search list of a bundle that was prepared for this context's engine.
  ///
  /// - Parameter main: the main bundle, whose languages decide; nil for the main bundle itself.
  package func searchList(
    of localizations: PreparedLocalizations, governedBy main: PreparedLocalizations? = nil
  ) -> LocalizationChoice {
    LocalizationChoice { searchList(of: localizations, following: governingSearchList(main), &$0) }
  }

  package func explanation(
    of localizations: PreparedLocalizations, governedBy main: PreparedLocalizations? = nil
  ) -> LocalizationExplanation {
    LocalizationExplanation { searchList(of: localizations, following: governingSearchList(main), &$0) }
  }

  /// The languages that the main bundle is shown in; nil if they do not decide for other bundles. How they were chosen is no
  /// step of another bundle's choice.
  private func governingSearchList(_ main: PreparedLocalizations?) -> [String]? {
    guard let main, !allowsMixedLocalizations, !followsParentLocalization else { return nil }
    return searchList(of: main).localizations
  }

  private func classMethod(
    _ localizations: [String], _ preferences: [String], governedBy searchList: [String]?
  ) -> LocalizationChoice {
    LocalizationChoice { silent in
      var choice = core(
        PreparedLocalizations(localizations, for: engine), preferences, governedBy: searchList, &silent)
      choice.fallBack(on: .firstLocalization, to: Array(localizations.prefix(1)), &silent)
      choice.fallBack(on: .english, to: ["en"], &silent)
      return choice
    }
  }

  func searchList(
    of localizations: PreparedLocalizations, following searchList: [String]?, _ steps: inout ChoiceSteps
  ) -> LocalizationChoice {
    let names = localizations.names
    var choice = core(localizations, preferredLanguages, governedBy: searchList, &steps)
    if let first = names.first { choice.fallBack(on: .firstLocalization, asking: first, of: localizations, &steps) }
    if let region = localizations.developmentRegion {
      choice.add(.developmentRegion, region, &steps)
    } else if let english = ["en", "English", "en_US"].first(where: { name in names.contains { $0.hasBytes(of: name) } }
    ) {
      choice.add(.americanEnglish, english, &steps)
    }
    choice.fallBack(on: .defaultLocalization, to: [defaultLocalization ?? "en"], &steps)
    return choice
  }

  /// The step that both layers share. The choice is empty if nothing matches.
  private func core(
    _ localizations: PreparedLocalizations, _ preferences: [String], governedBy searchList: [String]?,
    _ steps: inout ChoiceSteps
  ) -> LocalizationChoice {
    if let searchList {
      steps.tell(.mainBundle(searchList: searchList))
      var choice = localizations.choice(preferring: searchList, &steps)
      if !choice.localizations.isEmpty {
        if case .preference(let index) = choice.origin { choice.origin = .mainBundle(index) }
        return choice
      }
    }
    var choice = localizations.choice(preferring: preferences, &steps)
    if let region = localizations.developmentRegion {
      choice.fallBack(on: .developmentRegion, asking: region, of: localizations, &steps)
    }
    choice.fallBack(on: .americanEnglish, asking: "en_US", of: localizations, &steps)
    return choice
  }
}

extension LocalizationChoice {
  /// Chooses what the engine chooses for a name if nothing is chosen yet.
  fileprivate mutating func fallBack(
    on fallback: LocalizationFallback, asking name: String, of available: PreparedLocalizations,
    _ steps: inout ChoiceSteps
  ) {
    guard localizations.isEmpty else { return }
    var aside = ChoiceSteps(isHeard: steps.isHeard)
    fallBack(on: fallback, asked: name, to: available.choice(preferring: [name], &aside).localizations, &steps)
    for step in aside.steps {
      if case .appended = step { steps.tell(step) }
    }
  }

  /// Chooses a fallback's localizations if nothing is chosen yet, and if the fallback has any.
  fileprivate mutating func fallBack(
    on fallback: LocalizationFallback, asked: String? = nil, to names: [String], _ steps: inout ChoiceSteps
  ) {
    guard localizations.isEmpty, let first = names.first else { return }
    localizations = names
    origin = .fallback(fallback)
    steps.tell(.fallback(fallback, localization: first, asked: asked))
  }

  /// Appends a localization if it is not in the list.
  fileprivate mutating func add(
    _ fallback: LocalizationFallback, _ localization: String, _ steps: inout ChoiceSteps
  ) {
    guard !localizations.contains(where: { $0.hasBytes(of: localization) }) else { return }
    if localizations.isEmpty { return fallBack(on: fallback, to: [localization], &steps) }
    localizations.append(localization)
    steps.tell(.added(fallback, localization: localization))
  }
}
