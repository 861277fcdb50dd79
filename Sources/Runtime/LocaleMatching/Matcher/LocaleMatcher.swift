import LocaleCore

/// Finds the supported locale that suits a person best, by CLDR's rules (UTS #35, Language Matching).
///
///     let matcher = LocaleMatcher(supported: ["en", "en-GB", "de", "it"])
///     matcher.bestIdentifier(for: "en-IT")   // en-GB
///
/// Making a matcher arranges the supported list once, in time and memory that grow linearly with it: some 40 bytes for
/// each identifier. A match then takes a probe, or compares the few of the language, and allocates nothing.
public struct LocaleMatcher: Sendable {
  /// The identifiers the matcher was made from, as they were given.
  public let supported: [String]
  /// The options the matcher was made with.
  public let options: Options

  /// The limit of the first preference's distance, exclusive, by the options.
  package var effectiveThreshold: LocaleDistance { settings.firstThreshold }

  let names: InternedNames
  let settings: MatchSettings
  /// Plain memory, which `memory` owns.
  let index: SupportedIndex
  let memory: IndexMemory
  /// The place of the first well-formed identifier; beyond the list if there is none.
  private let firstPlace: Int

  /// Makes a matcher. An ill-formed identifier keeps its place in the list and is never chosen.
  ///
  /// Allocates in proportion to the list. To get an error for ill-formed identifiers use `init(validating:options:)`.
  /// The first 2,097,152 identifiers are arranged; those after them are never chosen.
  public init(supported: [String], options: Options = Options()) {
    self.supported = supported
    self.options = options
    var names = InternedNames()
    var first = supported.endIndex
    memory = withUnsafeTemporaryAllocation(of: SupportedForm.self, capacity: supported.count) { forms in
      for position in forms.indices {
        let form = names.adding(supported[position]).map { SupportedForm($0.form, isOrdinary: $0.isOrdinary) }
        forms.initializeElement(at: position, to: form ?? .illFormed)
      }
      let preferred =
        switch options.default {
        case .noDefault: LSR?.none
        case .first:
          forms.firstIndex { $0.identity != nil }.flatMap { place in
            first = place
            return forms[place].identity
          }
        case .identifier(let identifier): names.adding(identifier)?.form.lsr
        }
      return IndexMemory(forms, preferred: preferred) { place in
        if case .identifier(let identifier) = options.default { return supported[place].isSpelledLike(identifier) }
        return place == first
      }
    }
    self.names = names
    firstPlace = first
    index = memory.index
    settings = MatchSettings(options)
  }

  /// The answer if nothing matches: the identifier that the options name, else the first well-formed one of the list.
  ///
  /// Nil with `Default.noDefault`, and if the options name none and the list has none.
  public var defaultIdentifier: String? {
    switch options.default {
    case .first: firstPlace < supported.endIndex ? supported[firstPlace] : nil
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
    for (position, identifier) in supported.prefix(20).enumerated() { text += (position > 0 ? ", " : "") + identifier }
    if supported.count > 20 { text += ", … \(supported.count) in all" }
    return text + "], \(options))"
  }
}
