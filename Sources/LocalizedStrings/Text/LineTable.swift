/// Finds line and column of a scalar: places are asked for rarely, so that reading need not count.
struct LineTable {
  private let starts: [Int]

  init(_ scalars: [Unicode.Scalar]) {
    var starts = [0]
    var previous: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\n" {
        // CR LF is one end of line: the CR has begun the next too early.
        if previous == "\r" { starts.removeLast() }
        starts.append(index + 1)
      } else if scalar == "\r" {
        starts.append(index + 1)
      }
      previous = scalar
    }
    self.starts = starts
  }

  /// Logarithmic in the number of lines; allocates nothing.
  func position(of index: Int) -> TextPosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return TextPosition(line: low + 1, column: index - (starts.isEmpty ? 0 : starts[low]) + 1)
  }
}
