extension AppLocaleTable {
  /// The localization nearest to one desired identifier in raw UTF-8, nil where none is near enough or the bytes are no
  /// identifier.
  ///
  /// Allocates nothing; some hundred instructions, whatever the number of localizations.
  public func bestMatch(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> TableMatch? {
    let found = nearest(to: bytes, below: self[.threshold])
    return found.distance == Int(TableLayout.noMatch) ? nil : TableMatch(found, desiredIndex: 0)
  }

  /// The same from a string. Allocates only for one that is not stored as UTF-8, as bridged ones on Apple systems.
  public func bestMatch(for identifier: String) -> TableMatch? {
    identifier.utf8.withContiguousStorageIfAvailable { bestMatch(forUTF8: $0) } ?? bestMatch(copying: identifier)
  }

  @inline(never)
  private func bestMatch(copying identifier: String) -> TableMatch? {
    var native = identifier
    return native.withUTF8 { bestMatch(forUTF8: $0) }
  }

  /// The best pair of a desired identifier and a localization, preferences in descending order.
  ///
  /// Each preference costs the demotion. An ill-formed one matches nothing and keeps its place. Allocates nothing.
  public func bestMatch(for identifiers: [String]) -> TableMatch? {
    var walk = PreferenceWalk(self)
    for position in identifiers.indices {
      if walk.take(nearest(to: identifiers[position], below: walk.threshold), desiredIndex: position) { break }
    }
    return walk.match
  }

  /// The same from static strings, which Embedded Swift reads without any String at all.
  public func bestMatch(forStatic identifiers: [StaticString]) -> TableMatch? {
    var walk = PreferenceWalk(self)
    for position in identifiers.indices {
      let found = identifiers[position].withUTF8Buffer { nearest(to: $0, below: walk.threshold) }
      if walk.take(found, desiredIndex: position) { break }
    }
    return walk.match
  }

  @inline(never)
  private func nearest(to identifier: String, below threshold: Int) -> Found {
    if let found = identifier.utf8.withContiguousStorageIfAvailable({ nearest(to: $0, below: threshold) }) {
      return found
    }
    var native = identifier
    return native.withUTF8 { nearest(to: $0, below: threshold) }
  }
}
