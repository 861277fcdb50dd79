/// A format string in its parts, as `NSString` reads it.
public struct FormatString: Hashable, Sendable {
  /// The conversions in order, `%%` included.
  public let specifiers: [FormatSpecifier]
  /// The offsets of percent signs that do not begin a conversion, in Unicode scalars from the start. A text with such a
  /// sign is not a format, or is wrong.
  public let malformed: [Int]

  /// Parses a text. Time is linear in its length. Allocates for its conversions.
  ///
  /// - Parameters:
  ///   - text: any text, a format or not.
  ///   - isSubstitution: whether it is a substitution of a catalog, where `%arg` is the argument of the
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
          specifier.isAmbiguous = Self.isAmbiguous(specifier, before: previous, after: cursor.current)
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

  /// Whether the text is certainly a format: it has a conversion that does not occur in prose by chance.
  package var isFormat: Bool { specifiers.contains { !$0.isAmbiguous } }

  /// Whether a conversion may be a percent sign of prose. A conversion is certain if it has a position, a length or a
  /// precision, if it reads an object, or if it is `%d`, `%i`, `%u`, `%f` or `%s` without a letter or digit beside it.
  private static func isAmbiguous(
    _ specifier: FormatSpecifier, before: Unicode.Scalar?, after: Unicode.Scalar?
  ) -> Bool {
    if ["@", "%"].contains(specifier.conversion) { return false }
    let isProseFlag = specifier.flags.contains(" ") || specifier.flags.contains("-") && specifier.width == nil
    if isProseFlag { return true }
    if specifier.position != nil || specifier.length != nil || specifier.precision != nil { return false }
    guard ["d", "i", "u", "f", "s"].contains(specifier.conversion) else { return true }
    // A digit on the right is of percent-encoding: `/%d0%bf`.
    return [before, after].contains { $0?.properties.numericType != nil } || after?.properties.isAlphabetic ?? false
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

extension FormatSpecifier.Length {
  static let longestFirst: [Self] = [.hh, .ll, .h, .l, .q, .longDouble, .z, .t, .j]
}

extension FormatString {
  /// The conversion or measure that reads each argument, by position from 1. If several read one argument, the first.
  package var arguments: [Int: FormatSpecifier] {
    var arguments: [Int: FormatSpecifier] = [:]
    var next = 1
    func take(_ position: Int?, _ specifier: FormatSpecifier) {
      let place = position ?? next
      if position == nil { next += 1 }
      if arguments[place] == nil { arguments[place] = specifier }
    }
    for specifier in specifiers where specifier.takesArgument {
      for measure in [specifier.width, specifier.precision] {
        if case .argument(let position)? = measure {
          take(position, FormatSpecifier(flags: "", conversion: "d", offset: specifier.offset))
        }
      }
      if specifier.argumentType != .none { take(specifier.position, specifier) }
    }
    return arguments
  }

  /// The arguments that are read by certain conversions, which do not occur in prose by chance.
  private var certainArguments: [Int: FormatSpecifier] {
    FormatString(specifiers: specifiers.filter { !$0.isAmbiguous }, malformed: []).arguments
  }

  /// Whether some conversions have a position and some have none.
  package var mixesPositions: Bool {
    let positions = specifiers.filter { $0.argumentType != .none }.map { $0.position != nil }
    return positions.contains(true) && positions.contains(false)
  }

  /// The differences between the arguments that this text and its translation read; empty if they are compatible.
  ///
  /// The translator may choose order, flags, width and precision. `%d` and `%i` are compatible, and also `%ld` and
  /// `%lld`. `%d` and `%lld` are not compatible, nor are a number and `%@`.
  ///
  /// A source without certain conversions is not a format: its percent signs are text, as in "50 % of", and also those
  /// of its translation. Certain conversions of the translation are still reported. A malformed percent sign is
  /// reported if the source is a format without one. Mixed positions are reported if the source does not mix them.
  public func mismatches(in translation: FormatString) -> [FormatMismatch] {
    if !isFormat, !translation.isFormat { return [] }
    var found: [FormatMismatch] = []
    let target = isFormat ? translation.arguments : translation.certainArguments
    // What may be prose is a conversion if the translation has one of its type: `%g` and `%f`. `% o` stays prose.
    let source = arguments.filter { position, specifier in
      if isFormat { return true }
      let other = target[position]?.argumentType
      return specifier.flags.isEmpty && other?.isCompatible(with: specifier.argumentType) ?? false
    }
    let names = (Set(specifiers.compactMap(\.substitution)), Set(translation.specifiers.compactMap(\.substitution)))
    found += names.0.subtracting(names.1).sorted().map(FormatMismatch.missingSubstitution)
    found += names.1.subtracting(names.0).sorted().map(FormatMismatch.extraSubstitution)
    for position in Set(source.keys).union(target.keys).sorted() {
      switch (source[position], target[position]) {
      case (let left?, let right?):
        // Other names of a varying part are reported above.
        if left.substitution != nil, right.substitution != nil { continue }
        if !left.argumentType.isCompatible(with: right.argumentType) {
          found.append(.type(position: position, source: left, translation: right))
        }
      case (let left?, nil) where left.substitution == nil:
        found.append(.missing(position: position, left))
      case (nil, let right?) where right.substitution == nil:
        found.append(.extra(position: position, right))
      default: break
      }
    }
    if translation.mixesPositions, !mixesPositions { found.append(.mixedPositions) }
    if isFormat, malformed.isEmpty { found += translation.malformed.map(FormatMismatch.malformed) }
    return found
  }
}

/// A difference between the formats of a translation and its source.
public enum FormatMismatch: Hashable, Sendable {
  /// The source has an argument at this position (from 1) that the translation never shows.
  case missing(position: Int, FormatSpecifier)
  /// The translation reads an argument that the source does not have: wrong text, or a crash.
  case extra(position: Int, FormatSpecifier)
  /// Both read the argument, but as different types: wrong text, or a crash.
  case type(position: Int, source: FormatSpecifier, translation: FormatSpecifier)
  /// The translation has conversions with and without a position, which C does not define.
  case mixedPositions
  /// A percent sign does not begin a conversion. The offset counts Unicode scalars from the start of the translation.
  case malformed(offset: Int)
  /// The source has a varying part (`%#@name@`) that the translation lacks. `nil` position: it takes its own argument.
  case missingSubstitution(String)
  /// The translation has a varying part that the source lacks.
  case extraSubstitution(String)

  /// Whether the translation reads an argument that the source does not have.
  package var isExtra: Bool { if case .extra = self { true } else { false } }

  /// Whether the app may crash or show wrong text, and not only omit something.
  ///
  /// Integers of different sizes are not dangerous: on 64-bit systems each is passed in its own register, and typical
  /// counts fit into the smaller size. Mixed positions are not dangerous: Foundation numbers arguments without a
  /// position from 1.
  public var isDangerous: Bool {
    switch self {
    case .type(_, let source, let translation):
      switch (source.argumentType, translation.argumentType) {
      case (.integer, .integer): false
      default: true
      }
    case .extra, .extraSubstitution: true
    case .missing, .malformed, .missingSubstitution, .mixedPositions: false
    }
  }
}

extension FormatMismatch: CustomStringConvertible {
  /// The difference in words: `argument 1 ('%@') is missing`.
  public var description: String {
    switch self {
    case .missing(let position, let specifier): "argument \(position) ('\(specifier)') is missing"
    case .extra(let position, let specifier): "argument \(position) ('\(specifier)') is not in the source"
    case .type(let position, let source, let translation):
      "argument \(position) is '\(translation)' where the source has '\(source)'"
    case .mixedPositions: "conversions with and without a position"
    case .malformed(let offset): "a percent sign that begins no conversion, at offset \(offset)"
    case .missingSubstitution(let name): "'%#@\(name.shown)@' is missing"
    case .extraSubstitution(let name): "'%#@\(name.shown)@' is not in the source"
    }
  }
}
