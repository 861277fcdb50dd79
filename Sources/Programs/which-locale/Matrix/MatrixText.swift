/// The matrix as columns of whole numbers. `=` is the same locale, `-` no match, `0'` the same but for what is written.
struct MatrixText {
  let matrix: DistanceMatrix
  /// Columns of the terminal; nil for as many as it takes.
  let width: Int?
  let style: Style

  var lines: [String] {
    let names = matrix.identifiers.map(\.shown)
    let head = names.map(\.count).max() ?? 0
    let cell = max(4, head) + 2
    let perBlock = width.map { max(1, ($0 - head - 2) / cell) } ?? names.count
    var lines: [String] = []
    for start in stride(from: 0, to: names.count, by: max(1, perBlock)) {
      let columns = start..<min(start + perBlock, names.count)
      if start > 0 { lines.append("") }
      let titles = columns.map { padded(names[$0], to: cell) }.joined()
      lines.append("  " + style.apply(.faint, to: String(repeating: " ", count: head) + titles))
      for row in names.indices {
        let name = names[row] + String(repeating: " ", count: head - names[row].count)
        lines.append("  " + name + columns.map { self.cell(row, $0, cell) }.joined())
      }
    }
    return lines + [
      "",
      "  A row for each locale that is wanted, a column for each that is supported; below \(matrix.threshold) is a match.",
      "  = is the same, 0' the same but for what is written out, - no match.",
    ]
  }

  private func cell(_ desired: Int, _ supported: Int, _ width: Int) -> String {
    let distance = matrix.distance(desired: desired, supported: supported)
    switch DistanceBand(distance, threshold: matrix.threshold) {
    case .same: return style.apply(.chosen, to: padded("=", to: width))
    case .alike: return style.apply(.chosen, to: padded("0'", to: width))
    case .near, .middle: return style.apply(.strong, to: padded("\(distance.whole)", to: width))
    case .far: return padded("\(distance.whole)", to: width)
    case .none: return style.apply(.faint, to: padded("-", to: width))
    }
  }

  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
