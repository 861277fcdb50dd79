import LocaleCore

/// A place in CLDR's files where a code stands.
struct CodePlace {
  /// The ways in which a code may be wrong.
  enum Fault: Hashable {
    case unlisted, replaced, deprecated
  }

  /// The element or attribute.
  var name: String
  var kind: SubtagKind
  var code: String
  /// The text that the code stands in.
  var text: String
  var location: SourceLocation
  /// The statuses that the code may have beside `regular` and `macroregion`.
  var statuses: Set<SubtagStatus> = []
  /// Faults that CLDR has there itself: warnings.
  var known: Set<Fault> = []
}

extension SubtagKind {
  /// The kind of the aliases that replace such codes.
  var alias: AliasFact.AliasKind? { AliasFact.AliasKind(rawValue: self == .region ? "territory" : description) }

  /// A code in the letters that CLDR uses.
  func written(_ code: some StringProtocol) -> String {
    switch self {
    case .language, .subdivision, .variant: code.lowercased()
    case .script: code.prefix(1).uppercased() + code.dropFirst().lowercased()
    case .region: code.uppercased()
    }
  }
}

/// Every place of a code in the facts, with what CLDR itself has there.
struct CodePlaces {
  private(set) var all: [CodePlace] = []

  init(_ facts: CLDRFacts) {
    addMatching(facts.languageMatching)
    for row in facts.likelySubtags {
      // Programs that ask with old codes get the old codes back: `iw` has a row of its own.
      add([row.$from, row.$to], "likelySubtag", at: row.location, [.unknown], known: [.replaced, .deprecated])
    }
    for alias in facts.aliases {
      for text in alias.replacements { add(replacement: text, in: alias) }
    }
    addTerritories(facts)
    for entry in facts.parentLocales.flatMap(\.entries) {
      add([entry.$parent] + entry.$locales, "parentLocale", at: entry.location)
    }
    for locale in facts.defaultContentLocales { add([locale.$name], "defaultContent", at: locale.location) }
    for set in facts.pluralRules {
      // Programs may ask with old codes.
      add(set.$locales, "pluralRules", at: set.location, known: [.replaced, .deprecated])
    }
    for set in facts.pluralRanges { add(set.$locales, "pluralRanges", at: set.location) }
  }

  private mutating func add(
    _ kind: SubtagKind, _ code: some StringProtocol, in text: String, _ name: String, at location: SourceLocation,
    _ statuses: Set<SubtagStatus> = [], known: Set<CodePlace.Fault> = []
  ) {
    all.append(
      CodePlace(
        name: name, kind: kind, code: String(code), text: text, location: location, statuses: statuses, known: known))
  }

  /// Adds the codes of locales.
  ///
  /// - Parameter known: the faults that are known of their languages.
  private mutating func add(
    _ locales: [LocaleForm], _ name: String, at location: SourceLocation, _ statuses: Set<SubtagStatus> = [],
    known: Set<CodePlace.Fault> = []
  ) {
    for locale in locales where locale != .none {
      add(.language, locale.language, in: locale.text, name, at: location, statuses, known: known)
      let others =
        [(SubtagKind.script, locale.script), (.region, locale.region)] + locale.variants.map { (.variant, $0) }
      for case (let kind, let code?) in others { add(kind, code, in: locale.text, name, at: location, statuses) }
    }
  }

  private mutating func addMatching(_ facts: LanguageMatchingFacts) {
    for variable in facts.variables {
      for term in variable.$value.terms {
        add(.region, term.region, in: variable.value, "matchVariable \(variable.id)", at: variable.location)
      }
    }
    for rule in facts.rules {
      for (pattern, text) in [(rule.$desired, rule.desired), (rule.$supported, rule.supported)] {
        for (kind, code) in pattern.codes {
          // CLDR has rules for `sh` and `bh`, which it replaces, and for languages that ISO 639 has retired.
          let known: Set<CodePlace.Fault> = kind == .language ? [.replaced, .deprecated] : []
          add(kind, code, in: text, "languageMatch", at: rule.location, known: known)
        }
      }
    }
    for locale in facts.paradigmLocales { add([locale.$name], "paradigmLocales", at: locale.location) }
  }

  private mutating func add(replacement text: String, in alias: AliasFact) {
    let (name, place) = ("the replacement in \(alias.kind.rawValue)Alias", alias.location)
    switch alias.kind {
    case .language: add([alias.locale], name, at: place, [.unknown, .special], known: [.deprecated])
    case .script: add(.script, text, in: text, name, at: place, [.special])
    case .variant: add(.variant, text, in: text, name, at: place)
    // ISO 3166 has codes of three letters for private use too.
    case .territory:
      add(.region, text, in: text, name, at: place, [.privateUse, .reserved, .special, .unknown])
    case .subdivision where SubtagForm.isRegion(text): add(.region, text, in: text, name, at: place)
    // Subdivisions are replaced more often than the lists are.
    case .subdivision: add(.subdivision, text, in: text, name, at: place, known: [.deprecated, .unlisted])
    case .zone: break
    }
  }

  private mutating func addTerritories(_ facts: CLDRFacts) {
    // Groups that are deprecated have the members of states that are no more.
    for group in facts.territoryContainment where group.status != "deprecated" {
      let text = group.contains.joined(separator: " ")
      for region in [group.type] + group.contains {
        add(.region, region, in: text, "group '\(group.type)'", at: group.location)
      }
    }
    for fact in facts.speakers {
      add([fact.$language], "languagePopulation", at: fact.location, [.unknown])
      add(.region, fact.territory, in: fact.territory, "territory", at: fact.location, [.unknown])
    }
    for fact in facts.scripts {
      add(.script, fact.script, in: fact.script, "a row of scripts", at: fact.location, [.special, .unknown])
    }
  }
}

/// The codes that CLDR knows: its validity lists, and its aliases of single codes.
struct CodeLists {
  /// The statuses of codes in use.
  static let used: Set<SubtagStatus> = [.regular, .macroregion]

  private var statuses: [SubtagKind: [String: SubtagStatus]] = [:]
  private var replacements: [SubtagKind: [String: String]] = [:]
  /// The codes that the release itself uses for people, whatever their status: scripts with a row of their own, languages and
  /// regions with speakers.
  private let inUse: [SubtagKind: Set<String>]

  init(_ facts: CLDRFacts) {
    inUse = [
      .script: Set(facts.scripts.map(\.script)), .language: Set(facts.speakers.map(\.$language.language)),
      .region: Set(facts.speakers.map(\.territory)),
    ]
    for list in facts.validity {
      for code in list.identifiers { statuses[list.type, default: [:]][code] = list.status }
    }
    for kind in SubtagKind.allCases {
      for alias in facts.aliases where alias.kind == kind.alias {
        // An alias of a code in use is an error of its own.
        if status(of: alias.type, kind).map(Self.used.contains) == true { continue }
        replacements[kind, default: [:]][alias.type] = alias.replacement
      }
    }
  }

  /// The status of a code; nil if it is not listed.
  func status(of code: String, _ kind: SubtagKind) -> SubtagStatus? { statuses[kind]?[code] }

  /// The error or warning about a code in its place; nil if there is none. Without a list of its kind, only aliases count.
  func diagnostic(for place: CodePlace) -> CLDRDiagnostic? {
    let listed = statuses[place.kind]
    let kind = place.kind
    func diagnostic(
      _ fault: CodePlace.Fault?, _ what: String, _ hint: String, isKnown: Bool = false
    ) -> CLDRDiagnostic {
      // Warnings about one kind of place become one, with all the codes.
      isKnown || fault.map(place.known.contains) == true
        ? CLDRDiagnostic(
          "\(kind) in \(place.name) \(what), as in CLDR", at: place.location, text: place.code, hint: hint,
          severity: .warning)
        : CLDRDiagnostic(
          "\(kind) '\(place.code)' in \(place.name) \(what)", at: place.location, text: place.text, hint: hint)
    }
    if let replacement = replacements[place.kind]?[place.code] {
      return diagnostic(
        listed.map { $0[place.code] != nil } == false ? nil : .replaced, "is replaced",
        place.known.contains(.replaced) ? "write the code that replaces it" : "write \(replacement)")
    }
    guard let listed else { return nil }
    guard let status = listed[place.code] else {
      let written = place.kind.written(place.code)
      if written != place.code, listed[written] != nil {
        return diagnostic(nil, "is not written so", "write \(written)")
      }
      return diagnostic(
        .unlisted, "is not listed", "correct it, or add it to \(CLDRFilePath.validity(of: kind))")
    }
    if Self.used.contains(status) || place.statuses.contains(status) { return nil }
    // Up to CLDR 43, Zanb is special in validity and has a row in scriptMetadata.txt.
    return diagnostic(
      status == .deprecated ? .deprecated : nil, "has the status '\(status.cldrName)'", "write a code that is in use",
      isKnown: status == .special && inUse[place.kind]?.contains(place.code) == true)
  }
}
