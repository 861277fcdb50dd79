import SystemAccess

extension String {
  /// The text with control characters and line breaks escaped, for text from unknown sources.
  var shown: String { visibleLine }

  /// The first sixty characters of `shown`, for messages that repeat what was typed.
  var echoed: String { shown.cut }

  /// The first sixty characters, with an ellipsis if there are more.
  var cut: String {
    let limit = 60
    return count <= limit ? self : prefix(limit) + "…"
  }

  /// The number of letters to insert, remove or replace (Levenshtein).
  func editDistance(to other: String) -> Int {
    var row = Array(0...other.count)
    for (number, letter) in prefix(60).enumerated() {
      var corner = number
      row[0] = number + 1
      for (column, theirs) in other.prefix(60).enumerated() {
        let replaced = corner + (letter == theirs ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = Swift.min(replaced, corner + 1, row[column] + 1)
      }
    }
    return row.last ?? 0
  }
}
