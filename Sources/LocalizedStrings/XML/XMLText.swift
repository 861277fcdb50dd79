/// Texts as XML 1.0 writes them.
enum XMLText {
  /// Element content or an attribute: markup as entities; what a parser would change or not tell from a space as a
  /// character reference.
  static func escaped(_ text: String, isAttribute: Bool = false) throws(LocalizationDiagnostic) -> String {
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
      case _ where !isAllowed(scalar):
        throw LocalizationDiagnostic(.error, "xml.character", "XML cannot hold the character \(scalar.shown)")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A comment, without the two hyphens that it must not hold.
  static func comment(_ text: String) throws(LocalizationDiagnostic) -> String {
    var comment = ""
    for scalar in text.unicodeScalars {
      if !isAllowed(scalar) {
        throw LocalizationDiagnostic(.error, "xml.character", "XML cannot hold the character \(scalar.shown)")
      }
      if scalar == "-", comment.unicodeScalars.last == "-" { comment += " " }
      comment.unicodeScalars.append(scalar)
    }
    return comment.unicodeScalars.last == "-" ? comment + " " : comment
  }

  /// XML 1.0, production 2.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
