import LocaleCore

/// A format string in its parts, as `NSString` reads it.
package struct FormatString: Sendable {
  /// The conversions in order, `%%` included.
  package let specifiers: [FormatSpecifier]
  /// Percent signs that do not begin a conversion. A text with such a sign is not a format, or is wrong.
  package let malformed: [MalformedConversion]

  /// Parses a text. Time is linear in its length. Allocates for its conversions.
  ///
  /// - Parameters:
  ///   - text: any text, a format or not.
  ///   - isSubstitution: whether it is a substitution of a catalog, where `%arg` is the argument of the
  ///     substitution; elsewhere it is the hexadecimal `%a` before "rg".
  ///   - argument: how a substitution writes its argument: each `%arg` is that conversion. Nil for none.
  ///   - names: the developer's names of arguments. Of a text that names its arguments each conversion has a position, except
  ///     in a substitution, whose own argument has none.
  package init(
    _ text: String, isSubstitution: Bool = false, argument: FormatSpecifier? = nil,
    names: ArgumentNames = ArgumentNames()
  ) {
    var specifiers: [FormatSpecifier] = []
    var malformed: [MalformedConversion] = []
    if text.utf8.contains(0x25) {
      text.withIdentifierBytes { bytes in
        var reader = FormatReader(bytes, isSubstitution: isSubstitution)
        var (place, count) = (0, 0)
        /// The number of Unicode scalars before a byte behind the last one that was asked for.
        func scalars(before end: Int) -> Int {
          // The bytes after the first of a scalar begin with 10.
          while place < end { (place, count) = (place + 1, bytes[place] & 0xC0 == 0x80 ? count : count + 1) }
          return count
        }
        while let item = reader.next() {
          let offset = scalars(before: reader.place.lowerBound)
          var specifier: FormatSpecifier
          switch item {
          case .conversion: specifier = FormatSpecifier(reader.conversion, in: bytes)
          case .argumentOfPart:
            guard let argument else { continue }
            specifier = argument
          case .malformed:
            malformed.append(reader.malformed(at: offset))
            continue
          }
          specifier.offset = offset
          specifier.scalarCount = scalars(before: reader.place.upperBound) - offset
          specifier.certainty = Self.certainty(of: specifier, before: reader.before, after: reader.after)
          specifiers.append(specifier)
        }
      }
    }
    if isSubstitution {
      for index in specifiers.indices where specifiers[index].position == nil {
        specifiers[index].position = specifiers[index].name.flatMap { names[$0] }
      }
    } else {
      names.number(&specifiers)
    }
    self.specifiers = specifiers
    self.malformed = malformed
  }

  /// A conversion is certain if it has a position, a length or a precision, if it reads an object, or if it is `%d`, `%i`,
  /// `%u`, `%f` or `%s` without a letter or digit beside it.
  private static func certainty(
    of specifier: FormatSpecifier, before: Unicode.Scalar?, after: Unicode.Scalar?
  ) -> FormatSpecifier.Certainty {
    if specifier.conversion == "@" || specifier.conversion == "%" || specifier.position != nil || specifier.name != nil
    {
      return .certain
    }
    let flags = specifier.flags.utf8
    if flags.contains(UInt8(ascii: " ")) || flags.contains(UInt8(ascii: "-")) && specifier.width == nil {
      return .percentSign
    }
    if specifier.length != nil || specifier.precision != nil { return .certain }
    guard ["d", "i", "u", "f", "s"].contains(specifier.conversion) else { return .doubtful }
    // A digit on the right is of percent-encoding: `/%d0%bf`.
    let isInWord =
      [before, after].contains { $0?.properties.numericType != nil } || after?.properties.isAlphabetic ?? false
    return isInWord ? .doubtful : .certain
  }
}
