import SystemAccess

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
      var cursor = ScalarCursor(text)
      while !cursor.isAtEnd {
        let textStart = cursor.index
        cursor.skip { $0 != "%" }
        let start = cursor.index
        let previous = start > textStart ? cursor.peek(-1) : nil
        guard cursor.take("%") else { break }
        if isSubstitution, cursor.take("arg") {
          if var argument {
            (argument.offset, argument.scalarCount) = (start, cursor.index - start)
            specifiers.append(argument)
          }
          continue
        }
        if var specifier = Self.read(&cursor, start) {
          specifier.scalarCount = cursor.index - start
          specifier.certainty = Self.certainty(of: specifier, before: previous, after: cursor.current)
          specifiers.append(specifier)
        } else {
          var sign = MalformedConversion(offset: start, Array(cursor.text(from: start).unicodeScalars), cursor.isAtEnd)
          cursor.rewind(to: start + 1)
          sign.unclosedName = Self.unclosedName(cursor)
          malformed.append(sign)
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
    if ["@", "%"].contains(specifier.conversion) || specifier.position != nil || specifier.name != nil {
      return .certain
    }
    if specifier.flags.contains(" ") || specifier.flags.contains("-") && specifier.width == nil { return .percentSign }
    if specifier.length != nil || specifier.precision != nil { return .certain }
    guard ["d", "i", "u", "f", "s"].contains(specifier.conversion) else { return .doubtful }
    // A digit on the right is of percent-encoding: `/%d0%bf`.
    let isInWord =
      [before, after].contains { $0?.properties.numericType != nil } || after?.properties.isAlphabetic ?? false
    return isInWord ? .doubtful : .certain
  }

  private static func read(_ cursor: inout ScalarCursor, _ start: Int) -> FormatSpecifier? {
    if cursor.take("%") { return FormatSpecifier(flags: "", conversion: "%", offset: start) }
    var position = readPosition(&cursor)
    let lacksDollarSign = position == nil && readPositionWithoutDollarSign(&cursor, &position)
    let name = cursor.takeArgumentName()
    // `100 %(net) of`: no conversion needs a space.
    if name != nil, cursor.current == " " { return nil }
    let flagsStart = cursor.index
    cursor.skip { ["-", "+", " ", "#", "0", "'"].contains($0) }
    let flags = cursor.text(from: flagsStart)
    let width = readMeasure(&cursor)
    var precision: FormatSpecifier.Measure?
    if cursor.take(".") { precision = readMeasure(&cursor) ?? .value(0) }
    let isLength = cursor.current.map("hlqLztj".unicodeScalars.contains) ?? false
    let length = isLength ? FormatSpecifier.Length.longestFirst.first { cursor.take($0.rawValue) } : nil
    guard let conversion = cursor.next(), conversions.contains(conversion) else { return nil }
    var specifier = FormatSpecifier(
      position: position, flags: flags, width: width, precision: precision, length: length, conversion: conversion,
      offset: start)
    specifier.name = name
    if conversion == "@", flags.contains("#") {
      let nameStart = cursor.index
      cursor.skip { $0 != "@" && $0 != "%" && !$0.isNewline }
      let part = cursor.text(from: nameStart)
      guard cursor.take("@"), !part.isEmpty else { return nil }
      specifier.substitution = part
      specifier.lacksDollarSign = lacksDollarSign
    }
    return specifier
  }

  private static func unclosedName(_ cursor: ScalarCursor) -> String? {
    var cursor = cursor
    _ = readPosition(&cursor)
    guard cursor.take("("), let name = cursor.takeWord(), cursor.current != ")" else { return nil }
    return name
  }

  private static let conversions: Set<Unicode.Scalar> = Set("@diuxXoDUOcCaAeEfFgGsSpnm%".unicodeScalars)

  /// Reads a position, `2$`, if there is one.
  private static func readPosition(_ cursor: inout ScalarCursor) -> Int? {
    let start = cursor.index
    if let number = readNumber(&cursor), number > 0, cursor.take("$") { return number }
    cursor.rewind(to: start)
    return nil
  }

  /// Reads a position without its dollar sign, such as `1` before `#@`.
  private static func readPositionWithoutDollarSign(_ cursor: inout ScalarCursor, _ position: inout Int?) -> Bool {
    let start = cursor.index
    if let number = readNumber(&cursor), number > 0 {
      var ahead = cursor
      if ahead.take("#@") {
        position = number
        return true
      }
    }
    cursor.rewind(to: start)
    return false
  }

  private static func readMeasure(_ cursor: inout ScalarCursor) -> FormatSpecifier.Measure? {
    if cursor.take("*") { return .argument(readPosition(&cursor)) }
    return readNumber(&cursor).map(FormatSpecifier.Measure.value)
  }

  /// Reads digits as a number; nil if there are none, or if the number is too large.
  private static func readNumber(_ cursor: inout ScalarCursor) -> Int? {
    let start = cursor.index
    cursor.skip { ("0"..."9").contains($0) }
    return cursor.index - start > 9 ? nil : Int(cursor.text(from: start))
  }
}

/// What looks like a conversion and is none: `% v` in `100 % von %@`. Foundation writes its first character without the sign, and
/// skips the rest.
package struct MalformedConversion: Equatable, Sendable {
  /// The offset of the percent sign, in Unicode scalars from the start of the text.
  package let offset: Int
  /// The number of its scalars, to the first that no conversion has.
  let scalarCount: Int
  /// What Foundation writes; empty where the text ends before a conversion could.
  let shown: String
  /// The name of an argument that no bracket closes, `count` of `%(count lld`; nil for anything else.
  package fileprivate(set) var unclosedName: String?

  fileprivate init(offset: Int, _ scalars: [Unicode.Scalar], _ isAtEnd: Bool) {
    self.offset = offset
    scalarCount = scalars.count
    let isCutOff = isAtEnd && scalars.last.map("%-+ #0'123456789.*$hlqLztj".unicodeScalars.contains) ?? true
    shown = isCutOff ? "" : scalars.dropFirst().first.map { String($0) } ?? ""
  }
}

extension FormatSpecifier.Length {
  static let longestFirst: [Self] = [.hh, .ll, .h, .l, .q, .longDouble, .z, .t, .j]
}
