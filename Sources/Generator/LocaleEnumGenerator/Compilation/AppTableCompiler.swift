import LocaleMatching

/// Works out an app's table by asking the general matcher about everything that it can tell apart.
///
/// What is asked is text, so aliases, likely subtags and rules are the general matcher's own: the table holds answers,
/// no facts. `SubtagDomain` says what need not be asked.
package struct AppTableCompiler {
  let supported: [String]
  let options: LocaleMatcher.Options
  let matcher: LocaleMatcher
  let entries: [LocaleMatcher.ArrangedEntry]
  let relations: SubtagRelations
  /// Whether languages can match that no rule joins.
  let isWide: Bool
  /// Whether scripts can match that no rule joins.
  let isScriptOpen: Bool
  let supportedScripts: Set<UInt64>
  let supportedRegions: Set<UInt16>
  let allRuleScripts: Set<UInt64>
  /// The place of the localization that stands in where nothing matches.
  let defaultPosition: Int?

  var pool: TablePool
  var outcomes: OutcomeCompiler

  /// - Throws: an identifier that is ill-formed or stands twice, a default that is not there.
  package init(supported: [String], options: LocaleMatcher.Options = .init()) throws(AppTableError) {
    guard !supported.isEmpty else { throw .nothingSupported }
    for (position, identifier) in supported.enumerated() {
      if let error = LocaleMatcher.error(in: identifier) { throw .illFormed(position: position, error: error) }
      if supported[..<position].contains(identifier) { throw .repeated(position: position) }
    }
    switch options.defaultLocale {
    case .firstSupported: defaultPosition = 0
    case .none: defaultPosition = nil
    case .identifier(let identifier):
      guard let position = supported.firstIndex(of: identifier) else { throw .unsupportedDefault(identifier) }
      defaultPosition = position
    }
    self.supported = supported
    self.options = options
    matcher = LocaleMatcher(supported: supported, options: options)
    entries = matcher.arrangedEntries
    relations = SubtagRelations()
    let threshold = matcher.effectiveThreshold
    isWide = options.favoring == .script || threshold > Self.distance("qaa-Latn-US", "qab-Latn-US")
    isScriptOpen = threshold > Self.distance("en-Latn-US", "en-Cyrl-US")
    supportedScripts = Set(entries.map { UInt64($0.lsr.script) })
    supportedRegions = Set(entries.map(\.lsr.region))
    allRuleScripts = relations.ruleScripts.values.reduce(into: []) { $0.formUnion($1) }
    pool = TablePool()
    outcomes = OutcomeCompiler(matcher: matcher, entries: entries)
  }

  private static func distance(_ desired: String, _ supported: String) -> LocaleDistance {
    LocaleDistance.between(desired: desired, supported: supported) ?? 100
  }

  /// The table.
  ///
  /// - Throws: where it does not fit 16-bit positions: such lists are the general matcher's.
  package func compile() throws(AppTableError) -> CompiledAppTable {
    var compiler = self
    let languages = compiler.languageRecords()
    return try compiler.assemble(languages)
  }
}

/// Why no table can be made.
package enum AppTableError: Error, Hashable, Sendable {
  case nothingSupported
  /// A position in the list, and what is wrong with what stands there.
  case illFormed(position: Int, error: IdentifierError)
  /// A position in the list whose identifier stood before.
  case repeated(position: Int)
  /// A default that is not in the list.
  case unsupportedDefault(String)
  /// More than fits: how many 16-bit words, or bytes of text, there would be.
  case tooLarge(count: Int)
}

extension LocaleMatcher {
  /// What is wrong with an identifier, nil where nothing is.
  fileprivate static func error(in identifier: String) -> IdentifierError? {
    do throws(UnsupportedIdentifier) {
      _ = try LocaleMatcher(validating: [identifier])
      return nil
    } catch {
      return error.error
    }
  }
}
