/// A supported list that was arranged before the program was built: the words that a ``LocaleMatcher`` makes of the list
/// and its options, as constant data.
///
/// Generated code lends one to ``SupportedLocale``; no other code needs it. The words, little-endian:
///
///     word 0      number of all words (low half), position of the identifiers (high half)
///          1      threshold in eighths (bits 0…15), demotion in eighths (16…31), script favored (32), only two-way
///                 pairs count (33)
///          2      position of the default locale's entry; zero for none
///          3…     a `SupportedIndex`, whose positions count from here
///          …      identifiers: for each its offset in bytes from the first of these words (low half) and its number of
///                 bytes (high half); then all bytes
///
/// Numbers of rule sets, region classes and languages are those of one release's tables, so an index belongs to it.
public struct PreparedIndex: @unchecked Sendable {
  /// The release of CLDR that an index is for. It has one member, which is named after the release of this build's
  /// tables, as in `cldr48_2`: code for another release does not compile. Generate it again.
  public struct Release: Sendable {
    /// For tests, which must pass with any release.
    @inlinable
    package init() {}
  }

  @usableFromInline let words: UnsafePointer<UInt64>

  /// Lends an index to a closure, which must not keep it. For generated code only. Allocates nothing.
  ///
  /// - Parameters:
  ///   - words: the words as they were generated. The number in their label increases when the layout changes, so that
  ///     code for another layout does not compile. An array that is not as long as it says stops the program.
  ///   - release: the release of CLDR that the words are for.
  ///   - body: the closure that asks.
  @inlinable
  public static func lend<Result>(
    format2 words: [UInt64], of release: Release, to body: (PreparedIndex) -> Result
  ) -> Result {
    words.withUnsafeBufferPointer { body(PreparedIndex($0)) }
  }

  @inlinable
  init(_ words: UnsafeBufferPointer<UInt64>) {
    guard let start = words.baseAddress, words.count > 3, words[0] & 0xFFFF_FFFF == words.count else {
      preconditionFailure("not a prepared index: generate the enum again")
    }
    self.words = start
  }
}

// How the words are read.
extension PreparedIndex {
  private static let headCount = 3
  fileprivate static let favorsScriptFlag: UInt64 = 1 << 32
  fileprivate static let onlyTwoWayFlag: UInt64 = 1 << 33

  /// The index, the options and no identifiers.
  var list: ArrangedList {
    let count = Int(truncatingIfNeeded: words[0] & 0xFFFF_FFFF) - Self.headCount
    let index = IndexView(UnsafeBufferPointer(start: words + Self.headCount, count: count))
    return ArrangedList(index: index, settings: settings)
  }

  private var settings: MatchSettings {
    MatchSettings(
      threshold: Int(truncatingIfNeeded: words[1] & 0xFFFF), demotion: Int(truncatingIfNeeded: words[1] >> 16 & 0xFFFF),
      favorsScript: words[1] & Self.favorsScriptFlag != 0, onlyTwoWay: words[1] & Self.onlyTwoWayFlag != 0)
  }

  var defaultEntry: Int? { words[2] == 0 ? nil : Int(truncatingIfNeeded: words[2]) }

  /// The identifier at a position of the supported list, as it was given.
  func identifier(at position: Int) -> UnsafeBufferPointer<UInt8> {
    let directory = words + Int(truncatingIfNeeded: words[0] >> 32)
    let place = directory[position]
    let bytes = UnsafeRawPointer(directory).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(
      start: bytes + Int(truncatingIfNeeded: place & 0xFFFF_FFFF), count: Int(truncatingIfNeeded: place >> 32))
  }
}

// How they are written.
extension LocaleMatcher {
  /// The words of this matcher as a ``PreparedIndex``. Nil if a supported identifier has a name (``isName(_:)``),
  /// for which the words of an index have no place. Allocates.
  package var preparedWords: [UInt64]? {
    guard names.isEmpty else { return nil }
    let settings = list.settings
    let flags =
      (settings.favorsScript ? PreparedIndex.favorsScriptFlag : 0)
      | (settings.onlyTwoWay ? PreparedIndex.onlyTwoWayFlag : 0)
    var words = [0, UInt64(settings.threshold) | UInt64(settings.demotion) << 16 | flags, UInt64(defaultEntry ?? 0)]
    words += memory?.words ?? UnsafeBufferPointer(start: nil, count: 0)
    let start = words.count
    var bytes: [UInt8] = []
    for identifier in supported {
      words.append(UInt64(supported.count * 8 + bytes.count) | UInt64(identifier.utf8.count) << 32)
      bytes += identifier.utf8
    }
    for place in stride(from: 0, to: bytes.count, by: 8) {
      words.append(bytes[place...].prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
    words[0] = UInt64(words.count) | UInt64(start) << 32
    return words
  }

  /// Whether an identifier has a name in place of a packed language: five letters or more, or only private use, `x-shop`.
  package static func isName(_ identifier: String) -> Bool {
    identifier.withIdentifierBytes { bytes in
      guard let parsed = ParsedIdentifier(wellFormed: bytes) else { return false }
      return parsed.kind == .privateUse || parsed.language >= PackedSubtag.shortLanguageLimit
    }
  }
}
