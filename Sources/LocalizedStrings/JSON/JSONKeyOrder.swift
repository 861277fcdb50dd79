/// The order in which new keys are put among others: case aside, with runs of digits compared as numbers, as Xcode
/// sorts the keys of a catalog; scalars decide between what is then equal.
///
/// Xcode's own order comes from Foundation's collation on macOS, which other platforms do not have; a file that was
/// read keeps its order, so that this decides only where new keys go.
enum JSONKeyOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    let leftParts = Array(left.lowercased().unicodeScalars)
    let rightParts = Array(right.lowercased().unicodeScalars)
    var (first, second) = (0, 0)
    while first < leftParts.count, second < rightParts.count {
      let numbers = (digits(leftParts, first), digits(rightParts, second))
      if !numbers.0.isEmpty, !numbers.1.isEmpty {
        let values = (numbers.0.drop { $0 == "0" }, numbers.1.drop { $0 == "0" })
        if values.0.count != values.1.count { return values.0.count < values.1.count }
        if values.0 != values.1 { return values.0.lexicographicallyPrecedes(values.1) }
        first += numbers.0.count
        second += numbers.1.count
        continue
      }
      if leftParts[first] != rightParts[second] { return leftParts[first] < rightParts[second] }
      first += 1
      second += 1
    }
    let rest = (leftParts.count - first, rightParts.count - second)
    if rest != (0, 0) { return rest.0 < rest.1 }
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }

  private static func digits(_ scalars: [Unicode.Scalar], _ start: Int) -> ArraySlice<Unicode.Scalar> {
    scalars[start...].prefix { ("0"..."9").contains($0) }
  }
}
