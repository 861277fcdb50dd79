/// Finds the supported locale that suits a person best, by CLDR's rules (UTS #35, Language Matching).
///
///     let matcher = LocaleMatcher(supported: ["en", "en-GB", "de", "it"])
///     matcher.bestIdentifier(for: "en-IT")   // en-GB
///
/// Making a matcher arranges the supported list once, in time and memory that grow linearly with it: some 300 bytes, and
/// a hundred for each identifier. A match then takes a few probes, as many for eight hundred supported locales as for
/// seven, and allocates nothing.
public struct LocaleMatcher: Sendable {
  /// The identifiers the matcher was made from, as they were given.
  public let supported: [String]
  /// The options the matcher was made with.
  public let options: Options

  /// The limit of the first preference's distance, exclusive, by the options.
  public var effectiveThreshold: LocaleDistance { list.settings.firstThreshold }

  let names: InternedNames
  /// Owns the memory of `list`; nil if that is constant. A method's receiver outlives the call.
  let memory: IndexMemory?
  let list: ArrangedList
  /// The index that a generated enum lends for one question.
  let prepared: PreparedIndex?

  /// Makes a matcher. An ill-formed identifier keeps its place in the list and is never chosen.
  ///
  /// Allocates in proportion to the list. To get an error for ill-formed identifiers use `init(validating:options:)`.
  /// The first 2,097,152 identifiers are arranged; those after them are never chosen.
  public init(supported: [String], options: Options = Options()) {
    self.supported = supported
    self.options = options
    var names = InternedNames()
    let memory = withUnsafeTemporaryAllocation(of: SupportedForm.self, capacity: supported.count) { forms in
      for position in forms.indices {
        let form = supported[position].withIdentifierBytes { Self.form(of: $0, adding: &names) }
        forms.initializeElement(at: position, to: form.map { SupportedForm($0) } ?? .illFormed)
      }
      let preferred: LSR? =
        switch options.default {
        case .none: nil
        case .first: forms.first.flatMap { $0.isIllFormed ? nil : $0.lsr }
        case .identifier(let identifier): identifier.withIdentifierBytes { Self.form(of: $0, adding: &names)?.lsr }
        }
      return SupportedIndexBuilder.index(of: forms, preferred: preferred)
    }
    self.names = names
    self.memory = memory
    prepared = nil
    list = ArrangedList(index: IndexView(memory.words), settings: MatchSettings(options))
  }

  /// The matching form of an identifier; nil if it is ill-formed.
  private static func form(
    of bytes: UnsafeBufferPointer<UInt8>, adding names: inout InternedNames
  ) -> MatchingForm? {
    let fields = CommonForm.read(bytes)
    if !fields.isNone, let form = MatchingForm(ordinary: fields) { return form }
    guard let parsed = try? ParsedIdentifier(bytes, fields) else { return nil }
    return MatchingForm(parsed) { names.adding($0, bytes) }
  }

  /// A matcher over a prepared index, valid while that is lent. It has no texts of its own.
  @usableFromInline
  init(_ prepared: PreparedIndex) {
    supported = []
    options = Options()
    names = InternedNames()
    memory = nil
    list = prepared.list
    self.prepared = prepared
  }

  func maximized(_ text: String) -> LSR? { names.maximized(text) }

  /// The answer if nothing matches: the identifier that the options name, else the first supported one.
  ///
  /// Nil with `Default.none`, and if nothing is supported and the options name none.
  public var defaultIdentifier: String? { options.default.identifier(among: supported) }

  /// The entry of the default locale; nil if it is not supported.
  var defaultEntry: Int? {
    if let prepared { return prepared.defaultEntry }
    return defaultIdentifier.flatMap { maximized($0) }.flatMap { list.index.entry(mostLike: $0)?.entry }
  }

  /// Calls a body with the identifier at a position of the supported list.
  func withIdentifier<Result>(at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let prepared { return body(prepared.identifier(at: position)) }
    return supported[position].withIdentifierBytes(body)
  }
}

extension LocaleMatcher.Default {
  func identifier(among supported: [String]) -> String? {
    switch self {
    case .first: supported.first
    case .identifier(let identifier): identifier
    case .none: nil
    }
  }
}

extension LocaleMatcher: CustomStringConvertible {
  /// The supported identifiers and the options: `LocaleMatcher(supported: [en, en-GB], threshold: below 50, …)`.
  ///
  /// Of more than twenty identifiers the first twenty. Allocates.
  public var description: String {
    var text = "LocaleMatcher(supported: ["
    for (position, identifier) in supported.prefix(20).enumerated() { text += (position > 0 ? ", " : "") + identifier }
    if supported.count > 20 { text += ", … \(supported.count) in all" }
    return text + "], \(options))"
  }
}
