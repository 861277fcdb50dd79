import LocaleMatching

/// An alias of more than a bare language, `hy-arevmda` → `hyw`: a line of the generated table, taken apart.
struct CompoundAlias {
  var language: UInt64 = 0
  var region: UInt16 = 0
  var script: UInt32 = 0
  private(set) var variants: (UInt64, UInt64) = (0, 0)

  /// Reads one side of a line.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let head = SubtagHead(bytes, to: bytes.count)
    language = head.language
    script = head.script
    region = head.region
    var walk = SubtagWalk(bytes, from: head.end + 1, to: bytes.count)
    variants.0 = walk.nextBytes().flatMap { SubtagWord.pack(bytes: $0) } ?? 0
    variants.1 = walk.nextBytes().flatMap { SubtagWord.pack(bytes: $0) } ?? 0
  }

  /// Calls the body for each line, in the order in which aliases apply, until the body returns true.
  ///
  /// - Returns: whether the body returned true.
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
