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

extension Sequence<String> {
  /// The name that a word is meant for, mistyped: the first of the nearest, whatever the case. Nil if so many letters differ
  /// that it is anybody's guess: more than two of a short word, half of a very short one, or a third of a long one.
  package func nearest(to word: String) -> String? {
    func letters(_ name: String) -> String { String(name.drop { $0 == "-" }).lowercased() }
    let wanted = letters(word)
    let limit = Swift.max(wanted.utf8.count / 3, Swift.min(2, wanted.utf8.count / 2))
    let nearest = lazy.map { (name: $0, distance: letters($0).editDistance(to: wanted)) }.min {
      $0.distance < $1.distance
    }
    return nearest.flatMap { $0.distance <= limit ? $0.name : nil }
  }
}
