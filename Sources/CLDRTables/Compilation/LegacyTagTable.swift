/// Language aliases that are replaced on reading BCP 47, before anything is taken apart.
///
/// These are the tags that the grammar cannot read (`i-klingon`, `zh-min-nan`, `no-bok`), sign languages by country
/// (`sgn-BE-FR`), and four that look like a language with a variant.
struct LegacyTagTable {
  private static let lookingWellFormed: Set<String> = ["art_lojban", "zh_guoyu", "zh_hakka", "zh_xiang"]

  private let rows: [(tag: String, head: String, replacement: String)]

  init(_ aliases: [AliasFact]) {
    let rows = aliases.compactMap { fact -> (tag: String, head: String, replacement: String, subtags: Int)? in
      let subtags = fact.type.lowercased().split(separator: "_").map(String.init)
      guard fact.kind == .language, subtags.count > 1, subtags[0] != "und", let replacement = fact.replacements.first,
        subtags[0] == "sgn" || Self.lookingWellFormed.contains(fact.type) || !Self.isWellFormed(subtags)
      else { return nil }
      return (
        subtags.joined(separator: "-"), Self.languageScriptRegion(replacement),
        replacement.split(separator: "_").joined(separator: "-"), subtags.count
      )
    }
    // The longest first: `zh-min-nan` begins with `zh-min`.
    self.rows = rows.sorted { (-$0.subtags, $0.tag) < (-$1.subtags, $1.tag) }.map { ($0.tag, $0.head, $0.replacement) }
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

  func file() -> CompiledFile {
    let initials = rows.reduce(0 as UInt64) { bits, row in
      bits | (row.tag.utf8.first.map { 1 << UInt64($0 &- 0x61) } ?? 0)
    }
    var lines = ""
    var starts: [UInt32] = []
    for row in rows {
      let letters = row.tag.utf8.prefix(2).reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      starts.append(UInt32(lines.utf8.count) << 16 | letters)
      lines += "\(row.tag) \(row.head) \(row.replacement)\n"
    }
    return CompiledFile(
      name: "LegacyTagTable", summary: "Tags from before BCP 47's grammar and what replaces them on reading.",
      constants: [
        CompiledConstant(
          "lines", .text(lines), rows: rows.count,
          comment:
            "A tag, its language, script and region (x where private use follows), and all that replaces it a line."),
        CompiledConstant(
          "starts", .words32(starts), rows: rows.count,
          comment: "Where each line begins (upper half), and its first two characters, the first lowest."),
        CompiledConstant(
          "initials", .word64(initials), rows: 1, comment: "A bit for each letter that a tag begins with, a lowest."),
      ])
  }
}
