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
    var best: TableMatch?
    // Exclusive; shrinks with every find and every preference.
    var threshold = threshold
    var position = 0
    while position < count, threshold > 0 {
      let found = nearest(position, threshold)
      if Int(found >> 16) < threshold {
        best = (Int(found & 0xFFFF), position, Int(found >> 16))
        threshold = Int(found >> 16)
        // Maximises alike and writes the same fields: wins at once.
        if threshold == 0 { break }
      }
      threshold &-= demotion
      position &+= 1
    }
    return best
  }
}
