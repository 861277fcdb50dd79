/// A format string in its parts, as `NSString` reads it.
public struct FormatString: Hashable, Sendable {
  /// The conversions in order, `%%` included.
  public let specifiers: [FormatSpecifier]
  /// Where a percent sign begins no conversion, in Unicode scalars from the start. Such a text is no format, or wrong.
  public let malformed: [Int]

  /// Reads a text. Linear in its length; allocates for what it finds.
  ///
  /// - Parameters:
  ///   - text: any text, a format or not.
  ///   - isSubstitution: whether it is a substitution of a catalog, where `%arg` stands for the argument of the
  ///     substitution; elsewhere it is the hexadecimal `%a` before "rg".
  public init(_ text: String, isSubstitution: Bool = false) {
    var specifiers: [FormatSpecifier] = []
    var malformed: [Int] = []
    if text.utf8.contains(0x25) {
      var cursor = ScalarCursor(Array(text.unicodeScalars))
      while !cursor.isAtEnd {
        let textStart = cursor.index
        cursor.skip { $0 != "%" }
        let start = cursor.index
        let previous = cursor.text(textStart..<start).unicodeScalars.last
        guard cursor.take("%") else { break }
        if isSubstitution, cursor.take("arg") { continue }
        if var specifier = Self.read(&cursor, start) {
          specifier.scalarCount = cursor.index - start
          specifier.isDoubtful = Self.isDoubtful(specifier, before: previous, after: cursor.current)
          specifiers.append(specifier)
        } else {
          malformed.append(start)
          cursor.rewind(to: start + 1)
        }
      }
    }
    self.specifiers = specifiers
    self.malformed = malformed
  }

  /// Whether the text is surely meant as a format: one conversion is enough that prose does not have by chance.
  package var isFormat: Bool { specifiers.contains { !$0.isDoubtful } }

  /// Whether a conversion may be a percent sign of prose. One is certain that has a position, a length or a precision,
  /// that reads an object, or that is `%d`, `%i`, `%u`, `%f` or `%s` between what is neither letter nor digit.
  private static func isDoubtful(
    _ specifier: FormatSpecifier, before: Unicode.Scalar?, after: Unicode.Scalar?
  ) -> Bool {
    if ["@", "%"].contains(specifier.conversion) { return false }
    let isProseFlag = specifier.flags.contains(" ") || specifier.flags.contains("-") && specifier.width == nil
    if isProseFlag { return true }
    if specifier.position != nil || specifier.length != nil || specifier.precision != nil { return false }
    guard ["d", "i", "u", "f", "s"].contains(specifier.conversion) else { return true }
    return before?.properties.numericType != nil || after?.properties.isAlphabetic ?? false
  }

  init(specifiers: [FormatSpecifier], malformed: [Int]) {
    self.specifiers = specifiers
    self.malformed = malformed
  }

  private static func read(_ cursor: inout ScalarCursor, _ start: Int) -> FormatSpecifier? {
    if cursor.take("%") { return FormatSpecifier(flags: "", conversion: "%", offset: start) }
    var position = readPosition(&cursor)
    let lacksDollarSign = position == nil && readPositionWithoutDollarSign(&cursor, &position)
    let flagsStart = cursor.index
    cursor.skip { ["-", "+", " ", "#", "0", "'"].contains($0) }
    let flags = cursor.text(from: flagsStart)
    let width = readMeasure(&cursor)
    var precision: FormatSpecifier.Measure?
    if cursor.take(".") { precision = readMeasure(&cursor) ?? .value(0) }
    let length = FormatSpecifier.Length.longestFirst.first { cursor.take($0.rawValue) }
    guard let conversion = cursor.next(), conversions.contains(conversion) else { return nil }
    var specifier = FormatSpecifier(
      position: position, flags: flags, width: width, precision: precision, length: length, conversion: conversion,
      offset: start)
    if conversion == "@", flags.contains("#") {
      let nameStart = cursor.index
      cursor.skip { $0 != "@" && $0 != "%" && !$0.isNewline }
      let name = cursor.text(from: nameStart)
      guard cursor.take("@"), !name.isEmpty else { return nil }
      specifier.substitution = name
      specifier.lacksDollarSign = lacksDollarSign
    }
    return specifier
  }

  private static let conversions: Set<Unicode.Scalar> = Set("@diuxXoDUOcCaAeEfFgGsSpnm%".unicodeScalars)

  /// `2$`, and nothing otherwise.
  private static func readPosition(_ cursor: inout ScalarCursor) -> Int? {
    let start = cursor.index
    if let number = readNumber(&cursor), number > 0, cursor.take("$") { return number }
    cursor.rewind(to: start)
    return nil
  }

  /// `1` before `#@`: a position that somebody forgot the dollar sign of.
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

  /// Digits; nil without any, or beyond all sense.
  private static func readNumber(_ cursor: inout ScalarCursor) -> Int? {
    let start = cursor.index
    cursor.skip { ("0"..."9").contains($0) }
    return cursor.index - start > 9 ? nil : Int(cursor.text(from: start))
  }
}

extension FormatSpecifier.Length {
  static let longestFirst: [Self] = [.hh, .ll, .h, .l, .q, .longDouble, .z, .t, .j]
}
