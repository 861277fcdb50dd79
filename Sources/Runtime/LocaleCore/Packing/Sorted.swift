/// Looks up in a sorted table, by binary search.
public enum Sorted {
  /// The index of the first element for which a condition holds, as it does for all after it; the count for none.
  @inlinable @inline(__always)
  public static func firstIndex<Element>(in table: [Element], where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low &+ high) >> 1
      if holds(table[middle]) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }

  /// The index of an element; nil if it is not there.
  @inlinable @inline(__always)
  public static func index<Element: Comparable>(of element: Element, in table: [Element]) -> Int? {
    let index = firstIndex(in: table) { $0 >= element }
    return index < table.count && table[index] == element ? index : nil
  }
}
