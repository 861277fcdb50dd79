extension String {
  /// The number of letters to insert, remove or replace to turn this text into the other (Levenshtein), for suggestions.
  /// Only the first hundred bytes of either are compared.
  package func editDistance(to other: String) -> Int {
    let other = Array(other.utf8.prefix(100))
    var row = Array(0...other.count)
    for (index, letter) in utf8.prefix(100).enumerated() {
      var next = [index + 1]
      for (candidate, (before, after)) in zip(other, zip(row, row.dropFirst())) {
        next.append(Swift.min(before + (candidate == letter ? 0 : 1), after + 1, (next.last ?? 0) + 1))
      }
      row = next
    }
    return row.last ?? 0
  }
}
