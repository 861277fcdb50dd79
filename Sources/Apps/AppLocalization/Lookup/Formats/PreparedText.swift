import LocaleCore

/// A text that may be a format. It is read when it is shown: a bundle has a hundred thousand of them, and shows few.
package struct PreparedText: Sendable {
  /// The text as it is in the file.
  package let text: String
  /// The developer's names of arguments, which give a text that names arguments their positions; nil if it names none.
  let names: ArgumentNames?

  /// A text of which its table knows that it names no argument.
  init(unnamed text: String) { (self.text, names) = (text, nil) }

  init(_ text: String, _ names: ArgumentNames) {
    self.text = text
    self.names = text.mayHaveArgumentNames ? names : nil
  }

  /// The conversions, each with its position, of a text that names arguments; nil if it names none.
  ///
  /// - Parameter part: the part that the text is of.
  func numbered(in part: LocalizedFormat.FormatPart?) -> [FormatSpecifier]? {
    names.map { FormatString(text, isSubstitution: part != nil, argument: part?.argument, names: $0).specifiers }
  }

  /// Whether it has a part, or what looks like one, or names an argument, if names count.
  func hasParts(orNames namesCount: Bool) -> Bool {
    if names == nil, !text.utf8.contains(UInt8(ascii: "#")) { return false }
    return text.withIdentifierBytes { bytes in
      var reader = FormatReader(bytes, isSubstitution: false)
      while let item = reader.next() {
        let (hasPart, hasName) = (!reader.conversion.part.isEmpty, !reader.conversion.name.isEmpty)
        switch item {
        case .malformed where bytes[reader.place].starts(with: "%#@".utf8): return true
        case .conversion where hasPart || hasName && namesCount: return true
        default: continue
        }
      }
      return false
    }
  }
}
