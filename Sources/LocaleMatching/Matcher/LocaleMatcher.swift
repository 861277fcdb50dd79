/// Answers which of the supported locales suits a person best, by CLDR's rules (UTS #35, Language Matching).
///
///     let matcher = LocaleMatcher(supported: ["en", "en-GB", "de", "it"])
///     matcher.bestMatch(for: "en-IT")?.supportedIndex   // 1: en-GB
///
/// Making a matcher arranges the supported list once, in time and memory that grow linearly with it: some 5 KB, and a
/// hundred bytes for each identifier.
/// A match then takes the same few probes for seven supported locales as for eight hundred, and allocates nothing.
public struct LocaleMatcher: Sendable {
  /// The identifiers the matcher was made from, as they were given.
  public let supported: [String]
  /// The options the matcher was made with.
  public let options: Options

  /// What a distance must be below for the first preference, as the options give it.
  public var effectiveThreshold: LocaleDistance {
    LocaleDistance(eighths: min(settings.threshold, PairDistance.maximum * 8))
  }
  /// What each further preference costs, as the options give it.
  public var effectiveDemotion: LocaleDistance { LocaleDistance(eighths: settings.demotion) }

  let index: SupportedIndex
  let names: InternedNames
  let settings: MatchSettings

  /// Makes a matcher. An ill-formed identifier keeps its place in the list and is never chosen.
  ///
  /// Allocates a few arrays in proportion to the list. To refuse ill-formed identifiers use `init(validating:options:)`.
  /// The first 2,097,152 identifiers are arranged; what comes after them is never chosen.
  public init(supported: [String], options: Options = Options()) {
    self.supported = supported
    self.options = options
    settings = MatchSettings(options)
    var names = InternedNames()
    let settings = settings
    index = withUnsafeTemporaryAllocation(of: SupportedForm.self, capacity: supported.count) { forms in
      Self.read(supported, into: forms, &names)
      let preferred: LSR? =
        switch options.defaultLocale {
        case .none: nil
        case .firstSupported: forms.first.flatMap { $0.isIllFormed ? nil : $0.lsr }
        case .identifier(let identifier): Self.form(of: identifier, names, supported)?.lsr
        }
      return IndexBuilder.index(of: forms, preferred: preferred, settings)
    }
    self.names = names
  }

  /// Makes a matcher and refuses a list with an ill-formed identifier, or with more than 2,097,152.
  ///
  /// - Throws: the first ill-formed identifier's position and what is wrong with it; the first beyond the limit.
  public init(validating supported: [String], options: Options = Options()) throws(UnsupportedIdentifier) {
    if supported.count > SupportedIndex.limit {
      throw UnsupportedIdentifier(
        position: SupportedIndex.limit, identifier: supported[SupportedIndex.limit],
        error: IdentifierError(offset: 0, reason: .beyondLimit))
    }
    for (position, identifier) in supported.enumerated() {
      let error = identifier.withIdentifierBytes { ParsedIdentifier.error(in: $0) }
      if let error { throw UnsupportedIdentifier(position: position, identifier: identifier, error: error) }
    }
    self.init(supported: supported, options: options)
  }

  /// An ill-formed identifier in a supported list.
  public struct UnsupportedIdentifier: Error, Hashable, Sendable, CustomStringConvertible {
    /// The position in the list, from 0.
    public let position: Int
    /// The identifier as it was given.
    public let identifier: String
    /// What is wrong with it, and where.
    public let error: IdentifierError

    /// The position, the identifier and the error in words.
    public var description: String { "supported identifier \(position), '\(identifier)': \(error)" }
  }

  /// Reads the supported identifiers; those with names that no packed subtag holds once more when all names are known.
  private static func read(
    _ supported: [String], into forms: UnsafeMutableBufferPointer<SupportedForm>, _ names: inout InternedNames
  ) {
    var hasNames = false
    for position in forms.indices {
      let short = ShortIdentifier.read(supported[position])
      let fields = short != CommonIdentifier.none ? short : CommonIdentifier.read(supported[position])
      if fields != CommonIdentifier.none, let form = MatchingForm(ordinary: fields) {
        forms.initializeElement(at: position, to: SupportedForm(form))
      } else {
        let form = supported[position].withIdentifierBytes { unusualForm(of: $0, position, &names, &hasNames) }
        forms.initializeElement(at: position, to: form ?? SupportedForm(rawValue: 0))
      }
    }
    guard hasNames else { return }
    names.finish()
    for position in forms.indices {
      if let form = form(of: supported[position], names, supported) { forms[position] = SupportedForm(form) }
    }
  }

  @inline(never)
  private static func unusualForm(
    of bytes: UnsafeBufferPointer<UInt8>, _ position: Int, _ names: inout InternedNames, _ hasNames: inout Bool
  ) -> SupportedForm? {
    guard let parsed = ParsedIdentifier(wellFormed: bytes) else { return nil }
    let form = MatchingForm(parsed) { parsed in
      hasNames = true
      names.note(parsed, bytes, supportedIndex: position)
      return 0
    }
    return SupportedForm(form)
  }

  /// The matching form of any identifier, nil where it is ill-formed.
  static func form(of identifier: String, _ names: InternedNames, _ supported: [String]) -> MatchingForm? {
    identifier.withIdentifierBytes { form(of: $0, names, supported) }
  }

  @inline(__always)
  static func form(
    of bytes: UnsafeBufferPointer<UInt8>, _ names: InternedNames, _ supported: [String]
  ) -> MatchingForm? {
    guard let parsed = ParsedIdentifier(wellFormed: bytes) else { return nil }
    return MatchingForm(parsed) { names.number(of: $0, bytes, supported: supported) }
  }
}
