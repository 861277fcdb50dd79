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
    var silent = SilentChoosing()
    return classMethod(
      localizations, preferredLanguages, governedBy: governingSearchList(mainBundle.map(prepared), &silent))
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
    PreparedLocalizations(bundle.localizations, developmentRegion: bundle.developmentRegion, for: engine)
  }

  /// The search list of a bundle that was prepared for this context's engine.
  ///
  /// - Parameter main: the main bundle, whose languages decide; nil for the main bundle itself.
  package func searchList(
    of localizations: PreparedLocalizations, governedBy main: PreparedLocalizations? = nil
  ) -> LocalizationChoice {
    var silent = SilentChoosing()
    return searchList(of: localizations, governedBy: main, &silent)
  }

  package func explanation(
    of localizations: PreparedLocalizations, governedBy main: PreparedLocalizations? = nil
  ) -> LocalizationExplanation {
    LocalizationExplanation { searchList(of: localizations, governedBy: main, &$0) }
  }

  private func searchList<Listener: StepListener>(
    of localizations: PreparedLocalizations, governedBy main: PreparedLocalizations?, _ listener: inout Listener
  ) -> LocalizationChoice {
    // How the main bundle's languages were chosen is no step of this bundle's choice.
    var aside = Listener()
    return searchList(of: localizations, following: governingSearchList(main, &aside), &listener)
  }

  /// The languages that the main bundle is shown in; nil if they do not decide for other bundles.
  private func governingSearchList(
    _ main: PreparedLocalizations?, _ listener: inout some StepListener
  ) -> [String]? {
    guard let main, !allowsMixedLocalizations, !followsParentLocalization else { return nil }
    return searchList(of: main, following: nil, &listener).localizations
  }

  private func classMethod(
    _ localizations: [String], _ preferences: [String], governedBy searchList: [String]?
  ) -> LocalizationChoice {
    var silent = SilentChoosing()
    var choice = core(
      PreparedLocalizations(localizations, for: engine), preferences, governedBy: searchList, &silent)
    choice.fallBack(on: .firstLocalization, to: Array(localizations.prefix(1)), &silent)
    choice.fallBack(on: .english, to: ["en"], &silent)
    return choice
  }

  func searchList(
    of localizations: PreparedLocalizations, following searchList: [String]?, _ listener: inout some StepListener
  ) -> LocalizationChoice {
    let names = localizations.names
    var choice = core(localizations, preferredLanguages, governedBy: searchList, &listener)
    if let first = names.first { choice.fallBack(on: .firstLocalization, asking: first, of: localizations, &listener) }
    if let region = localizations.developmentRegion {
      choice.add(.developmentRegion, region, &listener)
    } else if let english = ["en", "English", "en_US"].first(where: { name in names.contains { $0.hasBytes(of: name) } }
    ) {
      choice.add(.americanEnglish, english, &listener)
    }
    choice.fallBack(on: .defaultLocalization, to: [defaultLocalization ?? "en"], &listener)
    return choice
  }

  /// The step that both layers share. The choice is empty if nothing matches.
  private func core(
    _ localizations: PreparedLocalizations, _ preferences: [String], governedBy searchList: [String]?,
    _ listener: inout some StepListener
  ) -> LocalizationChoice {
    if let searchList {
      listener.tell(.mainBundle(searchList: searchList))
      var choice = localizations.choice(preferring: searchList, &listener)
      if !choice.localizations.isEmpty {
        if case .preference(let index) = choice.origin { choice.origin = .mainBundle(index) }
        return choice
      }
    }
    var choice = localizations.choice(preferring: preferences, &listener)
    if let region = localizations.developmentRegion {
      choice.fallBack(on: .developmentRegion, asking: region, of: localizations, &listener)
    }
    choice.fallBack(on: .americanEnglish, asking: "en_US", of: localizations, &listener)
    return choice
  }
}

extension LocalizationChoice {
  /// Chooses what the engine chooses for a name if nothing is chosen yet.
  fileprivate mutating func fallBack<Listener: StepListener>(
    on fallback: LocalizationFallback, asking name: String, of available: PreparedLocalizations,
    _ listener: inout Listener
  ) {
    guard localizations.isEmpty else { return }
    var aside = Listener()
    fallBack(on: fallback, asked: name, to: available.choice(preferring: [name], &aside).localizations, &listener)
    for step in aside.steps {
      if case .appended = step { listener.tell(step) }
    }
  }

  /// Chooses a fallback's localizations if nothing is chosen yet, and if the fallback has any.
  fileprivate mutating func fallBack(
    on fallback: LocalizationFallback, asked: String? = nil, to names: [String], _ listener: inout some StepListener
  ) {
    guard localizations.isEmpty, let first = names.first else { return }
    localizations = names
    origin = .fallback(fallback)
    listener.tell(.fallback(fallback, localization: first, asked: asked))
  }

  /// Appends a localization if it is not in the list.
  fileprivate mutating func add(
    _ fallback: LocalizationFallback, _ localization: String, _ listener: inout some StepListener
  ) {
    guard !localizations.contains(where: { $0.hasBytes(of: localization) }) else { return }
    if localizations.isEmpty { return fallBack(on: fallback, to: [localization], &listener) }
    localizations.append(localization)
    listener.tell(.added(fallback, localization: localization))
  }
}
