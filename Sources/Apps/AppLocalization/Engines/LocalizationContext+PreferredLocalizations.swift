extension LocalizationContext {
  /// What `Bundle.preferredLocalizations(from:forPreferences:)` gives on Apple's systems: the engine's choice, else that
  /// for `en_US`, else the first of the list, else `en`. Never empty. Neither the main bundle nor any development region
  /// is looked at.
  ///
  /// - Parameters:
  ///   - localizations: what there is to choose from.
  ///   - preferences: what is wanted, best first; nil for the user's languages.
  public func preferredLocalizations(from localizations: [String], forPreferences preferences: [String]?)
    -> LocalizationChoice
  {
    classMethod(localizations, preferences ?? preferredLanguages, governedBy: nil)
  }

  /// What `Bundle.preferredLocalizations(from:)` gives: as with the user's languages, but in an app whose main bundle is
  /// known, and that mixes no localizations, the languages of that bundle come before the user's. Never empty.
  public func preferredLocalizations(from localizations: [String]) -> LocalizationChoice {
    classMethod(localizations, preferredLanguages, governedBy: governingSearchList)
  }

  /// Where a bundle's strings and resources are looked for, in order: what `Bundle.preferredLocalizations` begins with.
  ///
  /// The engine's choice for the main bundle's languages, unless this is the main bundle; else for the user's; else for
  /// the development region; else for `en_US`; else the first localization. Then the development region where it is not
  /// there yet, spelled as `Info.plist` has it, or without one `en`, `English` or `en_US` if the bundle has it. Never
  /// empty.
  ///
  /// - Parameters:
  ///   - bundle: what there is to choose from, and what stands in.
  ///   - isMain: whether this is the app's main bundle, which nothing governs but the user.
  public func searchList(of bundle: BundleLocalizations, isMain: Bool = false) -> LocalizationChoice {
    searchList(of: bundle, governedBy: isMain ? nil : governingSearchList)
  }

  /// The languages that the main bundle is shown in, nil where it does not govern others.
  private var governingSearchList: [String]? {
    guard let mainBundle, !allowsMixedLocalizations, !followsParentLocalization else { return nil }
    return searchList(of: mainBundle, governedBy: nil).localizations
  }

  private func classMethod(
    _ localizations: [String], _ preferences: [String], governedBy searchList: [String]?
  ) -> LocalizationChoice {
    guard let first = localizations.first else {
      let empty = LocalizationChoice(engine: engine, localizations: [], origin: .nothing, steps: [])
      return empty.fallingBack(on: .english, to: "en")
    }
    let choice = core(localizations, preferences, developmentRegion: nil, governedBy: searchList)
    return choice.localizations.isEmpty ? choice.fallingBack(on: .firstLocalization, to: first) : choice
  }

  private func searchList(of bundle: BundleLocalizations, governedBy searchList: [String]?) -> LocalizationChoice {
    let names = bundle.localizations
    var choice = core(
      names, preferredLanguages, developmentRegion: bundle.developmentRegion, governedBy: searchList)
    if choice.localizations.isEmpty, let first = names.first {
      let standIn = engine.choice(from: names, preferring: [first])
      choice = choice.fallingBack(on: .firstLocalization, to: standIn)
    }
    if let region = bundle.developmentRegion {
      choice.add(.developmentRegion, region)
    } else if let english = ["en", "English", "en_US"].first(where: names.contains) {
      choice.add(.americanEnglish, english)
    }
    return choice.localizations.isEmpty
      ? choice.fallingBack(on: .defaultLocalization, to: defaultLocalization ?? "en") : choice
  }

  /// The step both layers share. Empty where nothing fits at all.
  private func core(
    _ localizations: [String], _ preferences: [String], developmentRegion: String?, governedBy searchList: [String]?
  ) -> LocalizationChoice {
    var steps: [LocalizationStep] = []
    if let searchList, !searchList.isEmpty {
      var choice = engine.choice(from: localizations, preferring: searchList)
      choice.steps.insert(.mainBundle(searchList: searchList), at: 0)
      if !choice.localizations.isEmpty {
        if case .preference(let index) = choice.origin { choice.origin = .mainBundle(index) }
        return choice
      }
      steps = choice.steps
    }
    var choice = engine.choice(from: localizations, preferring: preferences)
    choice.steps.insert(contentsOf: steps, at: 0)
    if let developmentRegion, choice.localizations.isEmpty {
      choice = choice.fallingBack(
        on: .developmentRegion, to: engine.choice(from: localizations, preferring: [developmentRegion]))
    }
    if choice.localizations.isEmpty {
      choice = choice.fallingBack(on: .americanEnglish, to: engine.choice(from: localizations, preferring: ["en_US"]))
    }
    return choice
  }
}

extension LocalizationChoice {
  /// The choice for a fallback in place of an empty one; unchanged where that is empty as well.
  fileprivate func fallingBack(on fallback: LocalizationFallback, to other: LocalizationChoice) -> LocalizationChoice {
    guard let first = other.localizations.first else { return self }
    var choice = self
    choice.localizations = other.localizations
    choice.origin = .fallback(fallback)
    choice.steps.append(.fallback(fallback, localization: first))
    choice.steps += other.steps.filter { if case .appended = $0 { true } else { false } }
    return choice
  }

  fileprivate func fallingBack(on fallback: LocalizationFallback, to localization: String) -> LocalizationChoice {
    var choice = self
    choice.localizations = [localization]
    choice.origin = .fallback(fallback)
    choice.steps.append(.fallback(fallback, localization: localization))
    return choice
  }

  /// Puts a localization behind the others, if it is not among them.
  fileprivate mutating func add(_ fallback: LocalizationFallback, _ localization: String) {
    guard !localizations.contains(localization) else { return }
    if localizations.isEmpty {
      self = fallingBack(on: fallback, to: localization)
    } else {
      localizations.append(localization)
      steps.append(.added(fallback, localization: localization))
    }
  }
}
