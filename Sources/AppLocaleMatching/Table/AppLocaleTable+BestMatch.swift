extension AppLocaleTable {
  /// The localization nearest to one desired identifier in raw UTF-8, nil where none is near enough or the bytes are no
  /// identifier.
  ///
  /// Allocates nothing; some hundred instructions, whatever the number of localizations.
  public func bestMatch(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> TableMatch? {
    let node = base(.outcomes) &+ outcome(of: bytes) &* 3
    let distance = self[node &+ 1] & TableLayout.distanceMask
    if distance == TableLayout.noMatch { return nil }
    return TableMatch(Found(distance: Int(distance), position: Int(self[node])), desiredIndex: 0)
  }

  /// The same from a string. Allocates only for one that is not stored as UTF-8, as bridged ones on Apple systems.
  @_alwaysEmitIntoClient
  public func bestMatch(for identifier: String) -> TableMatch? {
    var native = identifier
    return native.withUTF8 { bestMatch(forUTF8: $0) }
  }

  /// The best pair of a desired identifier and a localization, preferences in descending order.
  ///
  /// Each preference costs the demotion. An ill-formed one matches nothing and keeps its place. Allocates nothing.
  @_alwaysEmitIntoClient
  public func bestMatch(for identifiers: [String]) -> TableMatch? {
    var walk = PreferenceWalk(self)
    for position in identifiers.indices {
      var native = identifiers[position]
      if native.withUTF8({ walk.take($0, desiredIndex: position) }) { break }
    }
    return walk.match
  }

  /// The same from static strings, which Embedded Swift reads without any String at all.
  @_alwaysEmitIntoClient
  public func bestMatch(forStatic identifiers: [StaticString]) -> TableMatch? {
    var walk = PreferenceWalk(self)
    for position in identifiers.indices {
      if identifiers[position].withUTF8Buffer({ walk.take($0, desiredIndex: position) }) { break }
    }
    return walk.match
  }
}
