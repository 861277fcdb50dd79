import LocaleCore
import SupportedLocales

/// What a header says of one localization: by name, else by `*`, else nothing.
struct RangeVerdict {
  /// Whether a range other than `*` fits the localization.
  private(set) var isNamed = false
  /// In thousandths; nil where nothing in the header fits.
  private var weight: Int?

  /// Whether the header excludes the localization.
  var isExcluded: Bool { weight == 0 }

  /// The longest range that fits decides, of equally long ones one that excludes. It fits by extended filtering
  /// (RFC 4647, §3.3.2), a language also by its other names (`iw`, `he`).
  init(
    on position: Int, of table: SupportedLocaleTable, in list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>
  ) {
    let entry = table.localization(position)
    let identifier = table.text(Int(table[entry]), Int(table[entry &+ 1]))
    let language = UInt64(table[entry &+ 2])
    var longest = 0
    for place in 0..<list.count {
      let word = list[place]
      if word.isWildcard {
        if !isNamed { weight = word.weight }
        continue
      }
      let range = word.text(in: header)
      let isSameLanguage = language != 0 && language == table.language(ofRange: range)
      guard LanguageFilter.extended(range, identifier, isSameLanguage: isSameLanguage) else { continue }
      let length = LanguageFilter.subtagCount(range)
      if !isNamed || length > longest || length == longest && word.weight == 0 {
        longest = length
        weight = word.weight
      }
      isNamed = true
    }
  }
}

extension SupportedLocaleTable {
  /// The language of a range, aliases of the app's own languages replaced; zero where it is none to compare.
  fileprivate func language(ofRange bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let language = language(of: bytes), language < 1 << 15 else { return 0 }
    var position = self[.aliases]
    for _ in 0..<self[.aliasCount] {
      if UInt64(self[position]) == language { return UInt64(self[position &+ 1]) }
      position &+= 2
    }
    return language
  }
}
