/// What a table answers: a position in the app's list instead of a case; the position of the preference, in a header that
/// of the range; the distance in eighths, 0…800.
///
/// A tuple, because what the runtime knows of a struct is linked into every program.
public typealias TableMatch = (position: Int, desiredIndex: Int, eighths: Int)

/// The table of one app, as generated code lends it: everything that matching against the app's localizations needs.
///
/// You never make one: the command `write-app-locale` or the build-tool plugin writes the code that does.
/// It borrows memory, so it must not outlive the closure it is passed to.
public struct SupportedLocaleTable {
  @usableFromInline package let words: UnsafePointer<UInt16>
  @usableFromInline package let texts: UnsafePointer<UInt8>

  /// For generated code only: lends a table of this layout to a closure.
  ///
  /// - Parameters:
  ///   - words: the words that the generator wrote, unaltered. The number of their label, `format2`, goes up when the
  ///     layout changes, so that code generated for another one does not compile.
  ///   - texts: the texts that go with them.
  ///   - body: what is done with the table.
  @_alwaysEmitIntoClient @inline(__always)
  public static func lend<Result>(
    format2 words: [UInt16], texts: StaticString, to body: (SupportedLocaleTable) -> Result
  ) -> Result {
    // The generator writes no table without words, and no text of a single scalar.
    words.withUnsafeBufferPointer {
      body(SupportedLocaleTable(words: $0.baseAddress.unsafelyUnwrapped, texts: texts.utf8Start))
    }
  }

  @_alwaysEmitIntoClient @inline(__always)
  init(words: UnsafePointer<UInt16>, texts: UnsafePointer<UInt8>) {
    self.words = words
    self.texts = texts
  }

  /// How many localizations there are.
  public var localizationCount: Int { self[.localizationCount] }

  /// The identifier of a localization as it was given to the generator; empty for a position that there is not.
  public func identifier(at position: Int) -> UnsafeBufferPointer<UInt8> {
    guard position >= 0, position < localizationCount else { return UnsafeBufferPointer(start: nil, count: 0) }
    let entry = localization(position)
    return text(Int(self[entry]), Int(self[entry &+ 1]))
  }

  /// The place of the localization that stands in where nothing matches; nil where there is none.
  public var defaultPosition: Int? {
    self[.defaultPosition] == Int(TableLayout.nothing) ? nil : self[.defaultPosition]
  }

  /// What else the table was made with.
  public var options: (onlyTwoWay: Bool, favorsScript: Bool) {
    let flags = UInt16(truncatingIfNeeded: self[.flags])
    return (flags & TableLayout.onlyTwoWay != 0, flags & TableLayout.favorsScript != 0)
  }

  /// The release of CLDR that the table was made from: major × 256 + minor.
  public var release: Int { self[.release] }
}

extension SupportedLocaleTable {
  /// The place of the localization that is written so, byte for byte; nil where none is.
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
  /// The same for tables that were made at run time, as tests do. Nil for an empty one.
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
  /// What a distance must be below for the first preference, in eighths.
  public var threshold: Int { self[.threshold] }
  /// What each further preference costs, in eighths.
  public var demotion: Int { self[.demotion] }

  /// The localization nearest to one desired identifier in raw UTF-8, nil where none is near enough or the bytes are no
  /// identifier.
  ///
  /// Allocates nothing; some hundred instructions, whatever the number of localizations.
  @_alwaysEmitIntoClient @inline(__always)
  public func bestMatch(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> TableMatch? {
    Self.match(nearest(to: bytes, below: threshold))
  }

  /// What `nearest` found, taken apart.
  @_alwaysEmitIntoClient @inline(__always)
  static func match(_ found: UInt32) -> TableMatch? {
    found & 0xFFFF == 0xFFFF ? nil : (Int(found & 0xFFFF), 0, Int(found >> 16))
  }

  /// The same from a string. Allocates only for one that is not stored as UTF-8, as bridged ones on Apple systems.
  @_alwaysEmitIntoClient
  public func bestMatch(for identifier: String) -> TableMatch? {
    Self.match(nearest(to: identifier))
  }

  /// The best pair of a desired identifier and a localization, preferences in descending order.
  ///
  /// Each preference costs the demotion. An ill-formed one matches nothing and keeps its place. Allocates nothing.
  @_alwaysEmitIntoClient
  public func bestMatch(for identifiers: [String]) -> TableMatch? {
    bestMatch(of: identifiers.count) { position, threshold in
      nearest(to: identifiers[position], below: threshold)
    }
  }

  /// The same from static strings, which Embedded Swift reads without any String at all.
  @_alwaysEmitIntoClient
  public func bestMatch(forStatic identifiers: [StaticString]) -> TableMatch? {
    bestMatch(of: identifiers.count) { position, threshold in
      identifiers[position].withUTF8Buffer { nearest(to: $0, below: threshold) }
    }
  }

  /// Walks over preferences.
  ///
  /// - Parameters:
  ///   - count: how many preferences there are.
  ///   - nearest: what the preference at a position finds below a threshold: the distance from bit 16, the localization's
  ///     position below; `0x3FF_FFFF` for nothing.
  @_alwaysEmitIntoClient @inline(__always)
  public func bestMatch(of count: Int, nearest: (Int, Int) -> UInt32) -> TableMatch? {
    var walk = PreferenceWalk(threshold: threshold, demotion: demotion)
    var position = 0
    while position < count, !walk.take(nearest(position, walk.threshold), desiredIndex: position) { position &+= 1 }
    return walk.match
  }
}

extension String {
  /// Lends the string's UTF-8; nil for one that is not stored as UTF-8, as only bridged strings of Apple's systems are.
  ///
  /// `withUTF8` would put its way of copying into every program, which takes more room than a table.
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
