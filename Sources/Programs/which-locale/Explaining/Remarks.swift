import LocaleMatching

/// What a column of distances does not say by itself.
enum Remarks {
  static func lines(_ distances: [DistanceExplanation]) -> [String] {
    var lines: [String] = []
    if distances.contains(where: { $0.sum > $0.distance.whole }) { lines.append("  No distance exceeds 100.") }
    if distances.contains(where: { $0.distance.eighths % 8 != 0 }) {
      lines.append(
        "  Eighths: what only one of the two writes out counts 4 (language), 2 (script) or 1 (region) of 8.")
    }
    return lines
  }
}
