/// Language aliases that are replaced on reading BCP 47, before anything is taken apart.
///
/// These are the tags that the grammar cannot read (`i-klingon`, `zh-min-nan`, `no-bok`), sign languages by country
/// (`sgn-BE-FR`), and four that look like a language with a variant.
struct LegacyTagTable {
  private static let lookingWellFormed: Set<String> = ["art_lojban", "zh_guoyu", "zh_hakka", "zh_xiang"]

  private let rows: [(tag: String, replacement: String)]

  init(_ aliases: [AliasFact]) {
    let rows = aliases.compactMap { fact -> (tag: String, replacement: String, subtags: Int)? in
      let subtags = fact.type.lowercased().split(separator: "_").map(String.init)
      guard fact.kind == .language, subtags.count > 1, subtags[0] != "und", let replacement = fact.replacements.first,
        subtags[0] == "sgn" || Self.lookingWellFormed.contains(fact.type) || !Self.isWellFormed(subtags)
      else { return nil }
      return (subtags.joined(separator: "-"), Self.languageScriptRegion(replacement), subtags.count)
    }
    // The longest first: `zh-min-nan` begins with `zh-min`.
    self.rows = rows.sorted { (-$0.subtags, $0.tag) < (-$1.subtags, $1.tag) }.map { ($0.tag, $0.replacement) }
  }

  /// Whether the grammar reads the tag as language, script, region and variants.
  private static func isWellFormed(_ subtags: [String]) -> Bool {
    guard let first = subtags.first, SubtagForm.isLanguage(first) else { return false }
    var rest = subtags.dropFirst()
    if let next = rest.first, SubtagForm.isScript(next) { rest = rest.dropFirst() }
    if let next = rest.first, SubtagForm.isRegion(next) { rest = rest.dropFirst() }
    return rest.allSatisfy { SubtagForm.isVariant($0) }
  }

  /// `en_GB_oxendict` → `en-gb`: what matching and likely subtags ask for. `en_x_i_default` → `en-x`, because what
  /// follows the tag is private use then; `und_x_i_enochian` → `x`, private use alone.
  private static func languageScriptRegion(_ identifier: String) -> String {
    let subtags = identifier.lowercased().split(separator: "_")
    let head = subtags.prefix(1) + subtags.dropFirst().prefix { SubtagForm.isScript($0) || SubtagForm.isRegion($0) }
    guard subtags.contains("x") else { return head.joined(separator: "-") }
    return head == ["und"] ? "x" : head.joined(separator: "-") + "-x"
  }

  /// - Throws: where a tag or what replaces it is longer than its words.
  func file() throws(CLDRDiagnostic) -> CompiledFile {
    var words: [UInt64] = []
    var secondInitials = [UInt32](repeating: 0, count: 26)
    for row in rows {
      let tag = Array(row.tag.utf8)
      let replacement = Array(row.replacement.utf8)
      guard tag.count <= 16, replacement.count <= 8, let first = tag.first,
        let second = tag.drop(while: { $0 != UInt8(ascii: "-") }).dropFirst().first,
        let firstLetter = Self.letterIndex(first), let secondLetter = Self.letterIndex(second)
      else {
        throw CLDRDiagnostic(
          "key wider than its field: a legacy tag",
          at: SourceLocation(file: CLDRFilePath.supplementalMetadata, line: 0),
          text: "\(row.tag) → \(row.replacement)", hint: "sixteen bytes for the tag, eight for what replaces it")
      }
      words += [Self.word(tag.prefix(8)), Self.word(tag.dropFirst(8)), Self.word(replacement[...])]
      secondInitials[firstLetter] |= 1 << UInt32(secondLetter)
    }
    return CompiledFile(
      name: "LegacyTagTable", summary: "Tags from before BCP 47's grammar and what replaces them on reading.",
      constants: [
        CompiledConstant(
          "rows", .words64(words), rows: rows.count,
          comment:
            "Three words a row, the longest tag first: the tag's ASCII (two), language, script and region; x where private use follows."
        ),
        CompiledConstant(
          "secondInitials", .words32(secondInitials), rows: secondInitials.count,
          comment: "For each first letter of a tag a bit for each letter that its second subtag begins with."),
      ])
  }

  private static func letterIndex(_ byte: UInt8) -> Int? {
    (0x61...0x7A).contains(byte) ? Int(byte) - 0x61 : nil
  }

  /// The first byte lowest.
  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
