import LocaleCore

/// The spellings of a localization's name.
package enum LocalizationName {
  /// The form that all spellings of one name have in common, such as `en_GB` and `en-gb`.
  package static func folded(_ name: String) -> String { String(decoding: foldedBytes(name), as: UTF8.self) }

  static func foldedBytes(_ name: String) -> [UInt8] { name.utf8.map(ASCII.canonical) }

  /// Whether one of the names is another spelling of this one for Core Foundation: equal except for case and
  /// separators, or after legacy names are replaced.
  package static func contains(_ names: [String], _ region: String) -> Bool {
    first(of: names, region) != nil
  }

  /// The first of the names that is another spelling of this one.
  package static func first(of names: [String], _ region: String) -> String? {
    let wanted = comparableBytes(region)
    return names.first { comparableBytes($0) == wanted }
  }

  /// The form that all spellings of one localization have in common: `en` for `English`, `zh_hant_tw` for `zh-TW`.
  package static func comparable(_ name: String) -> String { String(decoding: comparableBytes(name), as: UTF8.self) }

  private static func comparableBytes(_ name: String) -> [UInt8] {
    let identifier = AppleIdentifier(name)
    return identifier.base == nil ? foldedBytes(name) : identifier.normalized.map(ASCII.lowercased)
  }
}

/// The names of folders from the time before language tags: `English.lproj`.
package enum LegacyFolderName {
  /// The tag of a name, regardless of case; nil for any other name. The list is complete: `Hebrew` is not such a name.
  package static func tag(of name: String) -> String? {
    tag(of: name.utf8.map(ASCII.lowercased)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The tag of a name in lower case. Nearly all names are shorter, or have a separator.
  static func tag(of name: [UInt8]) -> [UInt8]? { name.count < 4 || name.contains(0x5F) ? nil : names[name] }

  private static let names = WordPairs(
    """
    arabic ar chinese zh_Hans danish da dutch nl english en finnish fi french fr german de italian it japanese ja korean ko \
    norwegian nb polish pl portuguese pt russian ru spanish es swedish sv thai th turkish tr
    """)
}

/// A small table in one text: a word, its value, and so on, with a space after each. It compares bytes, takes no time when a
/// program starts, and needs none of Swift's Unicode tables.
struct WordPairs: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  /// The value of a word; nil if the table does not have it.
  subscript(_ word: [UInt8]) -> [UInt8]? {
    text.withIdentifierBytes { bytes in
      word.withUnsafeBufferPointer { word in
        var start = 0
        while start < bytes.count {
          let end = Self.end(of: start, in: bytes)
          let valueEnd = Self.end(of: end + 1, in: bytes)
          if end - start == word.count, word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) {
            return Array(bytes[min(end + 1, valueEnd)..<valueEnd])
          }
          start = valueEnd + 1
        }
        return nil
      }
    }
  }

  /// The end of the word that begins at a place.
  private static func end(of start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x20 { end += 1 }
    return min(end, bytes.count)
  }
}

extension String {
  /// Whether both texts have the same bytes. Comparing Strings also finds other spellings of one character equal, and needs
  /// Swift's Unicode tables, which Embedded Swift does not link by itself.
  func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
