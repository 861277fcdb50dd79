import LocaleMatching

/// An alias of more than a bare language, `hy-arevmda` → `hyw`: a line of the generated table, taken apart.
struct CompoundAlias {
  var language: UInt64 = 0
  var region: UInt16 = 0
  var script: UInt32 = 0
  private(set) var variants: (UInt64, UInt64) = (0, 0)

  /// Reads one side of a line.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < bytes.count {
      let end = IdentifierLayout.subtagEnd(bytes, from: start)
      let subtag = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if start == 0 {
        language = PackedSubtag.language(subtag) ?? 0
      } else if subtag.count == 4, let packed = PackedSubtag.script(subtag) {
        script = packed
      } else if subtag.count <= 3, let packed = PackedSubtag.region(subtag) {
        region = packed
      } else if variants.0 == 0 {
        variants.0 = SubtagWord.pack(subtag) ?? 0
      } else {
        variants.1 = SubtagWord.pack(subtag) ?? 0
      }
      start = end + 1
    }
  }

  /// Goes through the lines in the order in which they apply, until the body returns true.
  ///
  /// - Returns: whether it did.
  static func first(where body: (_ type: CompoundAlias, _ replacement: CompoundAlias) -> Bool) -> Bool {
    AliasTable.compounds.withIdentifierBytes { table in
      var start = 0
      while start < table.count {
        guard let space = table[start...].firstIndex(of: 0x20), let end = table[space...].firstIndex(of: 0x0A) else {
          return false
        }
        let type = CompoundAlias(UnsafeBufferPointer(rebasing: table[start..<space]))
        let replacement = CompoundAlias(UnsafeBufferPointer(rebasing: table[(space + 1)..<end]))
        if body(type, replacement) { return true }
        start = end + 1
      }
      return false
    }
  }
}
