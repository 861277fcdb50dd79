import LocaleCore

extension String {
  /// The first sixty characters on one line, with everything that changes a display escaped, for messages that repeat a
  /// text from outside.
  package var excerpt: String {
    let limit = 60
    let start = String(String.UnicodeScalarView(unicodeScalars.prefix(limit))).visibleLine
    return unicodeScalars.dropFirst(limit).isEmpty ? start : start + "…"
  }
}

extension Unicode.Scalar {
  package var excerpt: String { String(self).excerpt }
}
