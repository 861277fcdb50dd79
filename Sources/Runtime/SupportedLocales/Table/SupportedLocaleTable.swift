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
