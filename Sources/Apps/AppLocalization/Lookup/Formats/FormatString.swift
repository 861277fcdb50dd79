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
  ///   - argument: how a substitution writes its argument, `lld`: each `%arg` is that conversion. Nil for none.
  ///   - names: the developer's names of arguments. Of a text that names its arguments each conversion has a position, except
  ///     in a substitution, whose own argument has none.
  package init(
    _ text: String, isSubstitution: Bool = false, argument: String? = nil, names: ArgumentNames = ArgumentNames()
  ) {
    var specifiers: [FormatSpecifier] = []
    var malformed: [MalformedConversion] = []
    if text.utf8.contains(0x25) {
      // Which position it is, is known only where the substitution is put in.
      let argument = argument.flatMap { FormatString("%1$\($0)").specifiers.first }
      text.withIdentifierBytes { bytes in
        var cursor = FormatCursor(bytes)
        while !cursor.isAtEnd {
          let textStart = cursor.offset
          cursor.skip { $0 != UInt8(ascii: "%") }
          let start = cursor
          guard cursor.take("%") else { break }
          if isSubstitution, cursor.take(all: "arg") {
            if var argument {
              argument.place(start, cursor)
              specifiers.append(argument)
            }
            continue
          }
          let sign = cursor
          if var specifier = Self.read(&cursor) {
            specifier.place(start, cursor)
            let previous = start.offset > textStart ? start.previous : nil
            specifier.certainty = Self.certainty(of: specifier, before: previous, after: cursor.scalar)
            specifiers.append(specifier)
          } else {
            malformed.append(MalformedConversion(start, cursor, unclosedName: Self.unclosedName(sign)))
            cursor = sign
          }
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

  /// Reads a conversion behind its percent sign.
  private static func read(_ cursor: inout FormatCursor) -> FormatSpecifier? {
    if cursor.take("%") { return FormatSpecifier(flags: "", conversion: "%", offset: 0) }
    var position = readPosition(&cursor)
    let lacksDollarSign = position == nil && readPositionWithoutDollarSign(&cursor, &position)
    let name = cursor.takeArgumentName()
    // `100 %(net) of`: no conversion needs a space.
    if name != nil, cursor.current == UInt8(ascii: " ") { return nil }
    let flagsStart = cursor
    cursor.skip { "-+ #0'".utf8.contains($0) }
    let flags = cursor.offset == flagsStart.offset ? "" : cursor.text(from: flagsStart)
    let width = readMeasure(&cursor)
    var precision: FormatSpecifier.Measure?
    if cursor.take(".") { precision = readMeasure(&cursor) ?? .value(0) }
    let length = cursor.takeLength()
    guard let conversion = cursor.next(), isConversion(conversion) else { return nil }
    var specifier = FormatSpecifier(
      position: position, flags: flags, width: width, precision: precision, length: length, conversion: conversion,
      offset: 0)
    specifier.name = name
    if conversion == "@", flags.utf8.contains(UInt8(ascii: "#")) {
      let nameStart = cursor
      cursor.skipScalars(while: { $0 != "@" && $0 != "%" && !$0.isNewline })
      let part = cursor.text(from: nameStart)
      guard cursor.take("@"), !part.isEmpty else { return nil }
      specifier.substitution = part
      specifier.lacksDollarSign = lacksDollarSign
    }
    return specifier
  }

  private static func unclosedName(_ cursor: FormatCursor) -> String? {
    var cursor = cursor
    _ = readPosition(&cursor)
    guard cursor.take("("), let name = cursor.takeWord(), cursor.current != UInt8(ascii: ")") else { return nil }
    return name
  }

  private static func isConversion(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "@", "d", "i", "u", "x", "X", "o", "D", "U", "O", "c", "C", "a", "A", "e", "E", "f", "F", "g", "G", "s", "S",
      "p", "n", "m", "%":
      true
    default: false
    }
  }

  /// Reads a position, `2$`, if there is one.
  private static func readPosition(_ cursor: inout FormatCursor) -> Int? {
    let start = cursor
    if let number = cursor.takeNumber(), number > 0, cursor.take("$") { return number }
    cursor = start
    return nil
  }

  /// Reads a position without its dollar sign, such as `1` before `#@`.
  private static func readPositionWithoutDollarSign(_ cursor: inout FormatCursor, _ position: inout Int?) -> Bool {
    let start = cursor
    if let number = cursor.takeNumber(), number > 0 {
      var ahead = cursor
      if ahead.take(all: "#@") {
        position = number
        return true
      }
    }
    cursor = start
    return false
  }

  private static func readMeasure(_ cursor: inout FormatCursor) -> FormatSpecifier.Measure? {
    if cursor.take("*") { return .argument(readPosition(&cursor)) }
    return cursor.takeNumber().map(FormatSpecifier.Measure.value)
  }
}

/// What looks like a conversion and is none: `% v` in `100 % von %@`. Foundation writes its first character without the sign, and
/// skips the rest.
package struct MalformedConversion: Equatable, Sendable {
  /// The offset of the percent sign, in Unicode scalars from the start of the text.
  package let offset: Int
  /// What Foundation writes; empty where the text ends before a conversion could.
  let shown: String
  /// Its place in the UTF-8 of the text.
  let bytes: Range<Int>
  /// The name of an argument that no bracket closes, `count` of `%(count lld`; nil for anything else.
  package let unclosedName: String?

  fileprivate init(_ start: FormatCursor, _ end: FormatCursor, unclosedName: String?) {
    let scalars = end.text(from: start).unicodeScalars
    (offset, bytes, self.unclosedName) = (start.scalarCount, start.offset..<end.offset, unclosedName)
    let isCutOff = end.isAtEnd && scalars.last.map("%-+ #0'123456789.*$hlqLztj".unicodeScalars.contains) ?? true
    shown = isCutOff ? "" : scalars.dropFirst().first.map { String($0) } ?? ""
  }
}
