import LocaleCore

/// Finds the supported locale that suits a person best, by CLDR's rules (UTS #35, Language Matching).
///
///     let matcher = LocaleMatcher(supported: ["en", "en-GB", "de", "it"])
///     matcher.bestIdentifier(for: "en-IT")   // en-GB
///
/// Making a matcher arranges the supported list once, in time and memory that grow linearly with it: some 40 bytes for
/// each identifier, and 80 more for one that has variants, extensions or an alias. A match then takes a probe, or compares the
/// few of the language, and allocates nothing.
public struct LocaleMatcher: Sendable {
  /// The identifiers the matcher was made from, as they were given.
  public let supported: [String]
  /// The options the matcher was made with.
  public let options: Options

  /// The limit of the first preference's distance, exclusive, by the options.
  package var effectiveThreshold: LocaleDistance { settings.firstThreshold }

  let names: InternedNames
  /// Those of the supported identifiers, and of the default, that only their texts tell from others, in the list's order.
  let told: [ToldIdentifier]
  let settings: MatchSettings
  /// Plain memory, which `memory` owns.
  let index: SupportedIndex
  let memory: IndexMemory
  /// The index of the first well-formed identifier; beyond the list if there is none.
  private let firstIndex: Int

  /// Makes a matcher. An ill-formed identifier keeps its place in the list and is never chosen.
  ///
  /// Allocates in proportion to the list. To get an error for ill-formed identifiers use `init(validating:options:)`.
  /// The first 2,097,152 identifiers are arranged; those after them are never chosen.
  public init(supported: [String], options: Options = Options()) {
    self.supported = supported
    self.options = options
    var names = InternedNames()
    var told: [ToldIdentifier] = []
    var first = supported.endIndex
    memory = withUnsafeTemporaryAllocation(of: SupportedForm.self, capacity: supported.count) { forms in
      for index in forms.indices {
        forms.initializeElement(at: index, to: names.adding(supported[index], at: index, &told) ?? .illFormed)
      }
      let preferred =
        switch options.default {
        case .noDefault: LSR?.none
        case .first:
          forms.firstIndex { $0.identity != nil }.flatMap { index in
            first = index
            return forms[index].identity
          }
        // It is behind all that may be an answer.
        case .identifier(let identifier): names.adding(identifier, at: supported.endIndex, &told)?.identity
        }
      return IndexMemory(forms, preferred: preferred) { index in
        if case .identifier(let identifier) = options.default { return supported[index].isSpelledLike(identifier) }
        return index == first
      }
    }
    self.names = names
    self.told = told
    firstIndex = first
    index = memory.index
    settings = MatchSettings(options)
  }

  /// The answer if nothing matches: the identifier that the options name, else the first well-formed one of the list.
  ///
  /// Nil with `Default.noDefault`, and if the options name none and the list has none.
  public var defaultIdentifier: String? {
    switch options.default {
    case .first: firstIndex < supported.endIndex ? supported[firstIndex] : nil
    case .identifier(let identifier): identifier
    case .noDefault: nil
    }
  }
}

extension LocaleMatcher: CustomStringConvertible {
  /// The supported identifiers and the options: `LocaleMatcher(supported: [en, en-GB], threshold: below 50, …)`.
  ///
  /// Shows at most twenty identifiers. Allocates.
  public var description: String {
    var text = "LocaleMatcher(supported: ["
    for (index, identifier) in supported.prefix(20).enumerated() { text += (index > 0 ? ", " : "") + identifier }
    if supported.count > 20 { text += ", … \(supported.count) in all" }
    return text + "], \(options))"
  }
}
