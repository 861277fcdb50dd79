import LocaleMatching

/// Identifier [, `favor=script`] → identifier in BCP 47, with or without its likely subtags.
enum LikelySubtagsCommand {
  static func maximize(_ columns: [String]) throws(Refusal) -> String {
    try answer(columns) { identifier, _ in identifier.maximized }
  }

  static func minimize(_ columns: [String]) throws(Refusal) -> String {
    try answer(columns) { identifier, keepsScript in identifier.minimized(keepsScript: keepsScript) }
  }

  private static func answer(
    _ columns: [String], change: (LanguageIdentifier, Bool) -> LanguageIdentifier
  ) throws(Refusal) -> String {
    let text = columns.first ?? ""
    var keepsScript = false
    for column in columns.dropFirst() where !column.isEmpty {
      guard column == "favor=script" else { throw Refusal(reason: "unknown option '\(column)'") }
      keepsScript = true
    }
    let identifier = try LanguageIdentifier(column: text, called: "identifier")
    let tail = IdentifierTail(of: text, read: identifier)
    return change(identifier, keepsScript).description + tail.text
  }
}
