extension JSONParser {
  /// A string in quotes, with its escapes.
  mutating func readString() throws(LocalizationDiagnostic) -> String {
    let start = cursor.index
    cursor.advance()
    var scalars = String.UnicodeScalarView()
    var surrogate: UInt16?
    while let scalar = cursor.next() {
      var unit: UInt16?
      var plain: Unicode.Scalar? = scalar
      switch scalar {
      case "\"":
        if surrogate != nil { loseSurrogate(&scalars, start) }
        return String(scalars)
      case "\\":
        (plain, unit) = try readEscape()
      case "\u{0}"..."\u{1F}":
        throw problem("a control character \(scalar.shown) within a string", at: cursor.index - 1)
      default: break
      }
      if let high = surrogate, let low = unit, UTF16.isTrailSurrogate(low) {
        let value = 0x10000 + (UInt32(high & 0x3FF) << 10) + UInt32(low & 0x3FF)
        scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        surrogate = nil
        continue
      }
      if surrogate != nil { loseSurrogate(&scalars, start) }
      surrogate = nil
      if let unit {
        if UTF16.isLeadSurrogate(unit) {
          surrogate = unit
        } else if let value = Unicode.Scalar(unit) {
          scalars.append(value)
        } else {
          loseSurrogate(&scalars, start)
        }
      } else if let plain {
        scalars.append(plain)
      }
    }
    throw problem("a string without its closing quote", at: start)
  }

  private mutating func loseSurrogate(_ scalars: inout String.UnicodeScalarView, _ start: Int) {
    scalars.append("\u{FFFD}")
    warn(.JSON.loneSurrogate, "half a surrogate pair: it becomes U+FFFD", at: start)
  }

  /// What stands for itself, or a UTF-16 unit.
  private mutating func readEscape() throws(LocalizationDiagnostic) -> (Unicode.Scalar?, UInt16?) {
    let backslash = cursor.index - 1
    switch cursor.next() {
    case "\"": return ("\"", nil)
    case "\\": return ("\\", nil)
    case "/": return ("/", nil)
    case "b": return ("\u{8}", nil)
    case "f": return ("\u{C}", nil)
    case "n": return ("\n", nil)
    case "r": return ("\r", nil)
    case "t": return ("\t", nil)
    case "u":
      var unit: UInt16 = 0
      for _ in 0..<4 {
        guard let digit = cursor.current?.hexadecimalValue else {
          throw problem("'\\u' without 4 hexadecimal digits", at: backslash)
        }
        unit = unit << 4 | UInt16(digit)
        cursor.advance()
      }
      return (nil, unit)
    case let scalar?: throw problem("'\\\(scalar.shown)' is no escape of JSON", at: backslash)
    case nil: throw problem("the file ends within a string", at: backslash)
    }
  }
}
