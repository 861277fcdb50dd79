import LocaleCore

/// A text that may be a format. It is read when it is shown: a bundle has a hundred thousand of them, and shows few.
package struct PreparedText: Sendable {
  /// The text as it is in the file.
  package let text: String
  /// The developer's names of arguments, which give a text that names arguments their positions; nil if it names none.
  let names: ArgumentNames?

  init(_ text: String, names: ArgumentNames?) { (self.text, self.names) = (text, names) }

  init(_ text: String, _ names: ArgumentNames) { self.init(text, names: text.mayHaveArgumentNames ? names : nil) }

  /// The conversions, each with its position, of a text that names arguments; nil if it names none.
  ///
  /// - Parameter part: the part that the text is of.
  func numbered(in part: LocalizedFormat.FormatPart?) -> [FormatSpecifier]? {
    names.map { FormatString(text, isSubstitution: part != nil, argument: part?.argument, names: $0).specifiers }
  }

  /// Whether it has a part, or what looks like one, or names an argument.
  var hasPartsOrNames: (parts: Bool, names: Bool) {
    var found = (parts: false, names: false)
    if names == nil, !text.utf8.contains(UInt8(ascii: "#")) { return found }
    text.withIdentifierBytes { bytes in
      var reader = FormatReader(bytes, isSubstitution: false)
      while let item = reader.next() {
        switch item {
        case .malformed: found.parts = found.parts || bytes[reader.place].starts(with: "%#@".utf8)
        case .conversion:
          found.parts = found.parts || !reader.conversion.part.isEmpty
          found.names = found.names || !reader.conversion.name.isEmpty
        case .argumentOfPart: break
        }
      }
    }
    return found
  }
}
