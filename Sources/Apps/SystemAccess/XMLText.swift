/// Texts as XML 1.0 writes them: CLDR's data, and pages and pictures, which are well-formed XML too.
package enum XMLText {
  /// A character that XML cannot hold, not even as a reference.
  package struct ForbiddenCharacter: Error {
    package let scalar: Unicode.Scalar
  }

  /// Escapes element content or an attribute. Markup becomes entities. White space that a parser would change becomes a
  /// character reference.
  ///
  /// - Throws: the first character that XML cannot hold.
  package static func escaped(_ text: String, isAttribute: Bool = false) throws(ForbiddenCharacter) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where isAttribute: escaped += "&quot;"
      case "\n" where isAttribute: escaped += "&#10;"
      case "\t" where isAttribute: escaped += "&#9;"
      case "\r": escaped += "&#13;"
      case _ where !isAllowed(scalar): throw ForbiddenCharacter(scalar: scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The escaped text, with U+FFFD in place of characters that XML does not allow.
  package static func plain(_ text: String, isAttribute: Bool = false) -> String {
    if let escaped = try? escaped(text, isAttribute: isAttribute) { return escaped }
    var allowed = String.UnicodeScalarView()
    allowed.append(contentsOf: text.unicodeScalars.map { isAllowed($0) ? $0 : "\u{FFFD}" })
    return (try? escaped(String(allowed), isAttribute: isAttribute)) ?? ""
  }

  /// Whether XML allows the character (XML 1.0, production 2).
  package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Whether a byte is a printable ASCII character without a meaning in XML: most texts of data hold no other.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20..<0x7F).contains(byte)
    }
  }
}
