/// What stands between two entries.
struct Trivia {
  /// Comments on the line on which the trivia begin.
  private(set) var firstLine: [StringsComment] = []
  private(set) var others: [StringsComment] = []
  /// Whether an empty line stands before the first of the other comments, or before the end where there is none.
  private(set) var startsParagraph = false
  var hasNewline = false

  var all: [StringsComment] { firstLine + others }

  mutating func append(_ comment: StringsComment, isOnFirstLine: Bool) {
    if isOnFirstLine {
      firstLine.append(comment)
      if comment.style == .block, comment.text.unicodeScalars.contains(where: \.isNewline) { hasNewline = true }
    } else {
      others.append(comment)
    }
  }

  /// Adds what is behind a mark. Linear in what is added.
  mutating func append(_ later: Trivia) {
    if hasNewline { others += later.firstLine } else { firstLine += later.firstLine }
    others += later.others
    startsParagraph = startsParagraph || later.startsParagraph
    hasNewline = hasNewline || later.hasNewline
  }

  /// Takes note of the ends of line before the next comment or the end.
  mutating func end(_ newlines: Int) {
    if others.isEmpty {
      if newlines > 1 { startsParagraph = true }
    } else if newlines > 1 {
      others[others.count - 1].endsParagraph = true
    }
  }
}
