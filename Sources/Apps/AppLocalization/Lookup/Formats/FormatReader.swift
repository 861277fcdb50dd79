import LocaleCore

/// A conversion where it stands in the UTF-8 of a format. Nothing in it is retained and released, because most are written as soon as
/// they are read.
struct PlacedConversion {
  var position: Int?
  /// Where its name is, and its flags, and the name of the part that it stands for; empty for none.
  var name = 0..<0
  var flags = 0..<0
  var part = 0..<0
  var width: FormatSpecifier.Measure?
  var precision: FormatSpecifier.Measure?
  var length: FormatSpecifier.Length?
  var conversion: Unicode.Scalar = "%"
  var lacksDollarSign = false

  /// Whether it is `%@` or `%d` of any length and position, as nearly all are.
  var isBare: Bool {
    (conversion == "d" || conversion == "@") && flags.isEmpty && name.isEmpty && width == nil && precision == nil
  }
}

/// Reads a format, one percent sign after the other.
struct FormatReader {
  /// What a percent sign begins.
  enum Item {
    /// A conversion, which ``FormatReader/conversion`` describes.
    case conversion
    /// `%arg` of a catalog: the argument of the part that the text is of.
    case argumentOfPart
    /// What looks like a conversion and is none.
    case malformed
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor: FormatCursor
  private let isSubstitution: Bool
  /// Where the text before the last percent sign begins.
  private var textStart = 0
  /// The place of what was read last.
  private(set) var place = 0..<0
  /// The conversion that was read last.
  private(set) var conversion = PlacedConversion()

  /// - Parameter isSubstitution: whether the text is of a part, where `%arg` is its argument.
  init(_ bytes: UnsafeBufferPointer<UInt8>, isSubstitution: Bool) {
    self.bytes = bytes
    cursor = FormatCursor(bytes)
    self.isSubstitution = isSubstitution
  }

  /// What the next percent sign begins; nil at the end.
  mutating func next() -> Item? {
    textStart = cursor.offset
    cursor.skip { $0 != UInt8(ascii: "%") }
    let start = cursor.offset
    guard cursor.take("%") else { return nil }
    let sign = cursor
    if isSubstitution, cursor.take("a"), cursor.take("r"), cursor.take("g") {
      place = start..<cursor.offset
      return .argumentOfPart
    }
    cursor = sign
    let isConversion = readConversion()
    place = start..<cursor.offset
    if isConversion { return .conversion }
    // Another sign may follow. A name is part of the text.
    cursor = sign
    if !conversion.name.isEmpty { place = start..<conversion.name.lowerBound }
    return .malformed
  }

  /// What Foundation writes for what looks like a conversion and is none: its first character without the sign; nothing where the
  /// text ends before a conversion could.
  var shownOfMalformed: String {
    let scalars = String(decoding: bytes[place], as: UTF8.self).unicodeScalars
    let isCutOff =
      place.upperBound == bytes.count && scalars.last.map("%-+ #0'123456789.*$hlqLztj".unicodeScalars.contains) ?? true
    return isCutOff ? "" : scalars.dropFirst().first.map { String($0) } ?? ""
  }

  // MARK: - For whoever checks a format

  /// The scalar before the last percent sign, unless that is part of what was read before; nil at the beginning.
  var before: Unicode.Scalar? {
    place.lowerBound > textStart ? FormatCursor(bytes, at: place.lowerBound).previous : nil
  }

  /// The scalar behind what was read last; nil at the end.
  var after: Unicode.Scalar? { FormatCursor(bytes, at: place.upperBound).scalar }

  /// What a sign was meant to be that begins no conversion, at its offset in scalars.
  func malformed(at offset: Int) -> MalformedConversion {
    let sign = FormatCursor(bytes, at: place.lowerBound + 1)
    var cursor = sign
    let hasPosition = Self.readPosition(&cursor).position != nil
    var unclosedName: String?
    if cursor.take("("), let name = cursor.takeWord(), cursor.current != UInt8(ascii: ")") {
      unclosedName = String(decoding: bytes[name], as: UTF8.self)
    }
    cursor = sign
    var misplaced: FormatSpecifier?
    if cursor.take("$"), let position = cursor.takeNumber(), let type = cursor.scalar,
      type == "@" || type.properties.isAlphabetic
    {
      misplaced = FormatSpecifier(flags: "", conversion: type, offset: offset)
      misplaced?.position = position
    }
    return MalformedConversion(
      offset: offset, unclosedName: unclosedName, misplaced: misplaced, hasPosition: hasPosition)
  }

  // MARK: - Conversions

  /// Reads a conversion behind its percent sign, if there is one.
  private mutating func readConversion() -> Bool {
    conversion = PlacedConversion()
    if cursor.take("%") { return true }
    // Nearly all conversions are `%@` or letters alone.
    if !cursor.isAtConversion {
      (conversion.position, conversion.lacksDollarSign) = Self.readPosition(&cursor, mayLackDollarSign: true)
      if let name = cursor.takeArgumentName() {
        conversion.name = name
        // `100 %(net) of`: no conversion needs a space.
        if cursor.current == UInt8(ascii: " ") { return false }
      }
      conversion.flags = cursor.skip(while: Self.isFlag)
      // Foundation reads `% 1$@` as `%1$@`.
      if conversion.position == nil, !conversion.flags.isEmpty, let digit = cursor.current, ASCII.isDigit(digit),
        let position = Self.readPosition(&cursor).position
      {
        conversion.position = position
        cursor.skip(while: Self.isFlag)
      }
      conversion.width = Self.readMeasure(&cursor)
      if cursor.take(".") { conversion.precision = Self.readMeasure(&cursor) ?? .value(0) }
    }
    conversion.length = cursor.takeLength()
    guard let letter = cursor.next(), Self.isConversion(letter) else { return false }
    conversion.conversion = letter
    if letter == "@", cursor.has("#", in: conversion.flags) {
      conversion.part = cursor.skipScalars(while: { $0 != "@" && $0 != "%" && !$0.isNewline })
      return cursor.take("@") && !conversion.part.isEmpty
    }
    return true
  }

  private static func isFlag(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "-", "+", " ", "#", "0", "'": true
    default: false
    }
  }

  private static func isConversion(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "@", "d", "i", "u", "x", "X", "o", "D", "U", "O", "c", "C", "a", "A", "e", "E", "f", "F", "g", "G", "s", "S",
      "p", "n", "m", "%":
      true
    default: false
    }
  }

  /// Reads a position, `2$`, if there is one; or `2`, before `#@`.
  private static func readPosition(
    _ cursor: inout FormatCursor, mayLackDollarSign: Bool = false
  ) -> (position: Int?, lacksDollarSign: Bool) {
    let start = cursor
    if let number = cursor.takeNumber(), number > 0 {
      if cursor.take("$") { return (number, false) }
      var ahead = cursor
      if mayLackDollarSign, ahead.take("#"), ahead.take("@") { return (number, true) }
    }
    cursor = start
    return (nil, false)
  }

  private static func readMeasure(_ cursor: inout FormatCursor) -> FormatSpecifier.Measure? {
    if cursor.take("*") { return .argument(readPosition(&cursor).position) }
    return cursor.takeNumber().map(FormatSpecifier.Measure.value)
  }
}

/// A percent sign that begins no conversion: `% v` in `100 % von %@`.
package struct MalformedConversion: Equatable, Sendable {
  /// The offset of the percent sign, in Unicode scalars from the start of the text.
  package let offset: Int
  /// The name of an argument that no bracket closes, `count` of `%(count lld`; nil for anything else.
  package let unclosedName: String?
  /// The conversion whose position stands behind its dollar sign, `%1$@` for `%$1@`; nil for anything else.
  package let misplaced: FormatSpecifier?
  /// Whether it has a position, `%1$ `, which prose does not have.
  package let hasPosition: Bool
}
