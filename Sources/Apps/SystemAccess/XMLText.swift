/// Texts as XML 1.0 writes them; a page of HTML can be well-formed XML too.
package enum XMLText {
  /// Escapes element content or an attribute, with U+FFFD in place of characters that XML cannot hold. White space that
  /// a parser would change becomes a character reference.
  package static func escaped(_ text: String, isAttribute: Bool = false) -> String {
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
      default: escaped.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  /// Whether XML allows the character (XML 1.0, production 2).
  package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
