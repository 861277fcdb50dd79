import LocaleCore

/// The result of a match on a table: a position in the app's list instead of a case; the position of the preference, or
/// of the range in a header; the distance in eighths, 0…800.
///
/// It is a tuple, because the runtime metadata of a struct would be linked into every program.
public typealias TableMatch = (position: Int, desiredIndex: Int, eighths: Int)

/// The table of one app, as generated code passes it: all data for matching against the app's localizations.
///
/// Your code does not make one: the command `write-app-locale` or the build-tool plugin writes the code that does. It
/// borrows memory, so it must not outlive the closure it is passed to.
public struct SupportedLocaleTable {
  @usableFromInline package let words: UnsafePointer<UInt16>
  @usableFromInline package let texts: UnsafePointer<UInt8>

  /// Calls a closure with a table of this layout. For generated code only.
  ///
  /// - Parameters:
  ///   - words: the words that the generator wrote, unaltered. The number in their label, `format3`, increases when the
  ///     layout changes, so that code generated for another layout does not compile.
  ///   - texts: the texts that go with them.
  ///   - body: the closure to call with the table.
  @_alwaysEmitIntoClient @inline(__always)
  public static func lend<Result>(
    format3 words: [UInt16], texts: StaticString, to body: (SupportedLocaleTable) -> Result
  ) -> Result {
    // The generator never writes a table without words, nor a text of a single scalar.
    words.withUnsafeBufferPointer {
      body(SupportedLocaleTable(words: $0.baseAddress.unsafelyUnwrapped, texts: texts.utf8Start))
    }
  }

  @_alwaysEmitIntoClient @inline(__always)
  init(words: UnsafePointer<UInt16>, texts: UnsafePointer<UInt8>) {
    self.words = words
    self.texts = texts
  }

  /// The number of localizations.
  public var localizationCount: Int { self[.localizationCount] }

  /// The identifier of a localization as it was given to the generator; empty for a position that does not exist.
  public func identifier(at position: Int) -> UnsafeBufferPointer<UInt8> {
    guard position >= 0, position < localizationCount else { return UnsafeBufferPointer(start: nil, count: 0) }
    let entry = localization(position)
    return text(Int(self[entry]), Int(self[entry &+ 1]))
  }

  /// The position of the localization to use if nothing matches; nil if there is none.
  public var defaultPosition: Int? {
    self[.defaultPosition] == Int(TableLayout.nothing) ? nil : self[.defaultPosition]
  }

  /// The other options that the table was made with.
  public var options: (onlyTwoWay: Bool, favorsScript: Bool) {
    let flags = UInt16(truncatingIfNeeded: self[.flags])
    return (flags & TableLayout.onlyTwoWay != 0, flags & TableLayout.favorsScript != 0)
  }

  /// The release of CLDR that the table was made from: major × 256 + minor.
  public var release: Int { self[.release] }
}

extension SupportedLocaleTable {
  /// The position of the localization with exactly this identifier, byte for byte; nil if there is none.
  @_alwaysEmitIntoClient
  public func position(ofIdentifier bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for position in 0..<localizationCount {
      let identifier = identifier(at: position)
      guard identifier.count == bytes.count else { continue }
      var index = 0
      while index < bytes.count, identifier[index] == bytes[index] { index += 1 }
      if index == bytes.count { return position }
    }
    return nil
  }
}

extension SupportedLocaleTable {
  /// Calls a closure with a table that was made at run time, as tests do. Nil for an empty one.
  @_alwaysEmitIntoClient
  public static func lend<Result>(
    words: [UInt16], texts: [UInt8], to body: (SupportedLocaleTable) -> Result
  ) -> Result? {
    words.withUnsafeBufferPointer { words in
      texts.withUnsafeBufferPointer { texts in
        guard let wordsBase = words.baseAddress, let textsBase = texts.baseAddress else { return nil }
        return body(SupportedLocaleTable(words: wordsBase, texts: textsBase))
      }
    }
  }
}

extension SupportedLocaleTable {
  /// The limit that a distance must be below for the first preference, in eighths.
  public var threshold: Int { self[.threshold] }
  /// The demotion for each further preference, in eighths.
  public var demotion: Int { self[.demotion] }

  /// The localization nearest to one desired identifier in raw UTF-8; nil if none is near enough or the bytes are not
  /// an identifier.
  ///
  /// Allocates nothing; some hundred instructions, whatever the number of localizations.
  @_alwaysEmitIntoClient @inline(__always)
  public func bestMatch(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> TableMatch? {
    Self.match(nearest(to: bytes, below: threshold), desiredIndex: 0)
  }

  /// The parts of what `nearest` found.
  @_alwaysEmitIntoClient @inline(__always)
  static func match(_ found: UInt32, desiredIndex: Int) -> TableMatch? {
    found & 0xFFFF == 0xFFFF ? nil : (Int(found & 0xFFFF), desiredIndex, Int(found >> 16))
  }

  /// The localization nearest to a string. Allocates only for one not stored as UTF-8, as bridged ones on Apple
  /// systems.
  @_alwaysEmitIntoClient
  public func bestMatch(for identifier: String) -> TableMatch? {
    Self.match(nearest(to: identifier), desiredIndex: 0)
  }

  /// The best pair of a desired identifier and a localization, for preferences in descending order.
  ///
  /// Each further preference adds the demotion. An ill-formed one matches nothing and keeps its place. Allocates
  /// nothing.
  @_alwaysEmitIntoClient
  public func bestMatch(for identifiers: [String]) -> TableMatch? {
    bestMatch(of: identifiers.count) { position, threshold in
      nearest(to: identifiers[position], below: threshold)
    }
  }

  /// The best pair for static strings, which Embedded Swift reads without making a String.
  @_alwaysEmitIntoClient
  public func bestMatch(forStatic identifiers: [StaticString]) -> TableMatch? {
    bestMatch(of: identifiers.count) { position, threshold in
      identifiers[position].withUTF8Buffer { nearest(to: $0, below: threshold) }
    }
  }

  /// Walks over preferences.
  ///
  /// - Parameters:
  ///   - count: the number of preferences.
  ///   - nearest: returns what the preference at a position finds below a threshold: the distance from bit 16, the
  ///     localization's position below; `0x3FF_FFFF` for nothing.
  @_alwaysEmitIntoClient @inline(__always)
  public func bestMatch(of count: Int, nearest: (Int, Int) -> UInt32) -> TableMatch? {
    var walk = PreferenceWalk(threshold: threshold, demotion: demotion)
    var position = 0
    while position < count, !walk.take(nearest(position, walk.threshold), desiredIndex: position) { position &+= 1 }
    return walk.match
  }
}

/// The walk on finds of one app's table: the distance from bit 16, the position below.
extension PreferenceWalk {
  @_alwaysEmitIntoClient @inline(__always)
  package init(threshold: Int, demotion: Int) {
    self.init(threshold: threshold, demotion: demotion, none: UInt64(SupportedLocaleTable.noMatch))
  }

  /// Takes what was found for the next preference. Returns true if the walk is over.
  @_alwaysEmitIntoClient @inline(__always)
  package mutating func take(_ found: UInt32, desiredIndex: Int) -> Bool {
    take(UInt64(found), at: Int(found >> 16), desiredIndex: desiredIndex)
  }

  /// The best find; nil if nothing was below the threshold.
  @_alwaysEmitIntoClient @inline(__always)
  package var match: TableMatch? {
    SupportedLocaleTable.match(UInt32(truncatingIfNeeded: best), desiredIndex: desiredIndex)
  }
}

extension String {
  /// Calls a body with the string's UTF-8; nil for a string not stored as UTF-8, as bridged ones on Apple systems.
  ///
  /// `withUTF8` would add its copying code to every program, which takes more space than a table.
  @_alwaysEmitIntoClient @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    #if canImport(ObjectiveC)
      var native = self
      return native.withUTF8(body)
    #else
      return nil
    #endif
  }
}
