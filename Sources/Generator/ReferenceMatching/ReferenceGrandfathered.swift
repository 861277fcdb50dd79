import CLDRTables

/// Tags that BCP 47 inherited whole from before its syntax (RFC 5646 §2.2.8), and the redundant ones of its registry
/// that have a preferred form: replaced on reading, as ICU's forLanguageTag does, by the rows of `languageAlias`.
struct ReferenceGrandfathered: Sendable {
  /// Well formed by chance, so that their shape does not give them away. `cel-gaulish`, `hy-arevmda`, `no-bokmal` and
  /// their like are read as language and variant by ICU, and become aliases (Annex C) only later.
  private static let wellFormed: Set<String> = ["art_lojban", "zh_guoyu", "zh_hakka", "zh_xiang"]

  private struct Row: Sendable {
    var subtags: [String]
    var replacement: String
  }

  private let rows: [Row]

  init(facts: CLDRFacts) {
    var rows: [Row] = []
    for alias in facts.aliases where alias.kind == .language && alias.type.contains("_") {
      let subtags = alias.type.lowercased().split(separator: "_").map(String.init)
      guard let first = subtags.first, first != "und", let replacement = alias.replacements.first else { continue }
      let isSignLanguage = first == "sgn"
      if isSignLanguage || Self.wellFormed.contains(alias.type) || !Self.isWellFormed(alias.type) {
        rows.append(Row(subtags: subtags, replacement: replacement.replacing("_", with: "-")))
      }
    }
    // Most subtags first: `zh-min-nan` before `zh-min`.
    self.rows = rows.sorted { $0.subtags.count > $1.subtags.count }
  }

  /// The lower-cased tag with its grandfathered head exchanged, or nil where it has none.
  func replacing(_ tag: String) -> String? {
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    for row in rows where subtags.starts(with: row.subtags) {
      return ([row.replacement] + subtags.dropFirst(row.subtags.count)).joined(separator: "-")
    }
    return nil
  }

  private static func isWellFormed(_ type: String) -> Bool {
    guard let subtags = try? ReferenceSubtag.split(type), let first = subtags.first, first.isLanguage else {
      return false
    }
    var rest = subtags.dropFirst()
    if let next = rest.first, next.isScript { rest = rest.dropFirst() }
    if let next = rest.first, next.isRegion { rest = rest.dropFirst() }
    return rest.allSatisfy(\.isVariant)
  }
}
