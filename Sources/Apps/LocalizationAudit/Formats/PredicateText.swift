import AppLocalization
import SystemAccess

/// A text of a predicate editor or rule editor (`formattingStringsFilename`): `%1$[is,is not]@` is a menu at a position, with its
/// alternatives in the order of the key's. Nobody passes arguments to it.
struct PredicateText {
  /// The number of alternatives at each position; nil for a field, `%@`.
  private let menus: [Int: Int?]

  /// Nil for a text without a menu.
  init?(_ text: String) {
    guard text.utf8.contains(0x5B), text.utf8.contains(0x25) else { return nil }
    var menus: [Int: Int?] = [:]
    var cursor = ScalarCursor(Array(text.unicodeScalars))
    var next = 1
    while !cursor.isAtEnd {
      cursor.skip { $0 != "%" }
      guard cursor.take("%") else { break }
      let start = cursor.index
      cursor.skip { ("0"..."9").contains($0) }
      let number = Int(cursor.text(from: start))
      if !cursor.take("$") { cursor.rewind(to: start) }
      let position = cursor.index > start ? number ?? next : next
      if cursor.take("@") {
        menus[position] = .some(nil)
      } else if cursor.take("[") {
        let start = cursor.index
        cursor.skip { $0 != "]" && $0 != "%" }
        let alternatives = cursor.text(from: start).components(cutAt: ",")
        guard cursor.take("]@") else { continue }
        menus[position] = alternatives.count
      } else {
        continue
      }
      next += 1
    }
    if menus.values.allSatisfy({ $0 == nil }) { return nil }
    self.menus = menus
  }

  /// The differences between the menus of a key and of its text.
  func differences(in text: PredicateText?) -> [FormatDifference] {
    let others = text?.menus ?? [:]
    let field = { (position: Int) in FormatSpecifier(position: position, flags: "", conversion: "@", offset: 0) }
    return Set(menus.keys).union(others.keys).sorted().compactMap { position in
      switch (menus[position], others[position]) {
      case (let own?, let other?):
        own == other ? nil : .alternatives(position: position, source: own ?? 1, translation: other ?? 1)
      case (.some, nil): .missing(position: position, field(position))
      case (nil, .some): .extra(position: position, field(position))
      case (nil, nil): nil
      }
    }
  }
}
