/// Texts as XML 1.0 writes them: property lists, XLIFF, and pages and pictures, which are well-formed XML too.
package enum XMLText {
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

  /// The text for a reader: U+FFFD in place of what XML has no way to write.
  package static func plain(_ text: String, isAttribute: Bool = false) -> String {
    if let escaped = try? escaped(text, isAttribute: isAttribute) { return escaped }
    var allowed = String.UnicodeScalarView()
    allowed.append(contentsOf: text.unicodeScalars.map { isAllowed($0) ? $0 : "\u{FFFD}" })
    return (try? escaped(String(allowed), isAttribute: isAttribute)) ?? ""
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
