import LocaleCore
import LocaleMatching

/// ICU's keywords, `@collation=phonebook;calendar=gregorian`, as extensions of BCP 47.
///
/// Long names of keys and types become short ones (UTS #35, Old Locale Extension Syntax). `attribute`, the letter of an
/// extension, and `x` become attributes, that extension, and private use.
struct ICUKeywords {
  private var unicode: [UInt8] = []
  private var attributes: [UInt8] = []
  private var others: [UInt8] = []
  private var privateUse: [UInt8] = []

  mutating func read(_ text: UnsafeBufferPointer<UInt8>, from start: Int) throws(IdentifierError) {
    var start = start
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x3B) ?? text.count
      // An empty keyword is skipped: a semicolon at the end, or two in a row.
      if end > start { try readKeyword(text, start..<end) }
      start = end + 1
    }
  }

  private mutating func readKeyword(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) throws(IdentifierError) {
    let fault = IdentifierError(offset: range.lowerBound, reason: .invalidKeyword)
    guard let equals = text[range].firstIndex(of: 0x3D) else { throw fault }
    let name = Self.lowercased(text[range.lowerBound..<equals])
    // Names of time zones contain underscores: `America/Los_Angeles`.
    let written = Self.lowercased(text[(equals + 1)..<range.upperBound])
    let value = written.map { $0 == 0x5F ? 0x2D : $0 }
    guard !value.isEmpty else { throw fault }
    if name.count == 1 {
      guard let singleton = name.first, singleton != 0x75, Self.isSubtags(value) else { throw fault }
      if singleton == 0x78 {
        privateUse = [0x2D, 0x78, 0x2D] + value
      } else {
        others += [0x2D, singleton, 0x2D] + value
      }
      return
    }
    if name.elementsEqual("attribute".utf8) {
      guard Self.isSubtags(value) else { throw fault }
      attributes = [0x2D] + value
      return
    }
    let key = name.count == 2 ? name : TypeAlias.canonical([0x40] + name) ?? []
    guard key.count == 2, key.allSatisfy(ASCII.isAlphanumeric) else {
      throw fault
    }
    let type = TypeAlias.canonical(key + [0x2D] + written) ?? TypeAlias.canonical(key + [0x2D] + value) ?? value
    guard Self.isSubtags(type) else { throw fault }
    unicode += [0x2D] + key + [0x2D] + type
  }

  private static func lowercased(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes where byte != 0x20 {
      result.append(ASCII.lowercased(byte))
    }
    return result
  }

  /// Whether the bytes are letters and digits between hyphens; the parser checks the rest.
  private static func isSubtags(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { ASCII.isAlphanumeric($0) || $0 == 0x2D }
  }

  func write(to bytes: inout [UInt8]) {
    bytes += others
    if !attributes.isEmpty || !unicode.isEmpty { bytes += [0x2D, 0x75] + attributes + unicode }
    bytes += privateUse
  }
}
