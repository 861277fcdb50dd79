import LocaleCore

/// Language aliases that are replaced on reading BCP 47, before anything is taken apart.
///
/// These are the tags that the grammar cannot read (`i-klingon`, `zh-min-nan`, `no-bok`), sign languages by country
/// (`sgn-BE-FR`), and four that look like a language with a variant.
struct LegacyTagTable {
  private static let lookingWellFormed: Set<String> = ["art_lojban", "zh_guoyu", "zh_hakka", "zh_xiang"]

  private let rows: [(tag: String, head: String, replacement: String, location: SourceLocation)]

  init(_ aliases: [AliasFact]) {
    typealias Row = (tag: String, head: String, replacement: String, location: SourceLocation, subtags: Int)
    let rows = aliases.compactMap { fact -> Row? in
      let subtags = fact.type.lowercased().split(separator: "_").map(String.init)
      guard fact.kind == .language, subtags.count > 1, subtags[0] != "und", let replacement = fact.replacements.first,
        subtags[0] == "sgn" || Self.lookingWellFormed.contains(fact.type) || !Self.isWellFormed(subtags)
      else { return nil }
      return (
        subtags.joined(separator: "-"), Self.languageScriptRegion(replacement),
        replacement.split(separator: "_").joined(separator: "-"), fact.location, subtags.count
      )
    }
    // By first letter, the longest first: `zh-min-nan` begins with `zh-min`.
    self.rows = rows.sorted {
      ($0.tag.utf8.first ?? 0, -$0.subtags, $0.tag) < ($1.tag.utf8.first ?? 0, -$1.subtags, $1.tag)
    }.map { ($0.tag, $0.head, $0.replacement, $0.location) }
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

  /// - Throws: where a line is too long for a `LegacyTagWord`, or there are too many.
  func file() throws(CLDRDiagnostic) -> CompiledFile {
    var initials = [UInt32](repeating: 0, count: 26)
    var lines = ""
    var words: [UInt64] = []
    for (index, row) in rows.enumerated() {
      let letters = row.tag.split(separator: "-").prefix(2).compactMap { $0.utf8.first.map { Int($0) - 0x61 } }
      let lengths = [row.tag.utf8.count, row.head.utf8.count, row.replacement.utf8.count]
      guard letters.count == 2, letters.allSatisfy({ (0..<26).contains($0) }), index < LegacyTagInitials.indexLimit,
        lengths.allSatisfy({ $0 <= Int(UInt8.max) }), lines.utf8.count <= Int(UInt16.max)
      else {
        throw CLDRDiagnostic("a legacy tag that its table cannot hold", at: row.location, text: row.tag)
      }
      var initial = LegacyTagInitials(rawValue: initials[letters[0]])
      if initial.isEmpty { initial = LegacyTagInitials(firstIndex: index) }
      initial.insert(letter: letters[1])
      initials[letters[0]] = initial.rawValue
      words.append(
        LegacyTagWord(start: lines.utf8.count, tag: lengths[0], head: lengths[1], text: lengths[2], row.tag.utf8)
          .rawValue)
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
          "words", .words64(words), rows: words.count, comment: "Where each line has what. See LegacyTagWord."),
        CompiledConstant(
          "initials", .words32(initials), rows: initials.count,
          comment: "For each first letter what its tags begin with. See LegacyTagInitials."),
      ])
  }
}
